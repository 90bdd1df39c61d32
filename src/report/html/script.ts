/**
 * The page's only script: filters what is there and opens what a link names. It makes no element, sets no markup and asks for
 * nothing from anywhere; without it the page shows everything.
 */
export const SCRIPT = `
'use strict';
(function () {
  var form = document.getElementById('filter');
  if (!form) return;
  var items = Array.prototype.slice.call(document.querySelectorAll('[data-item]'));
  var shown = document.getElementById('shown');
  var names = ['server', 'tool', 'rule', 'level', 'state'];
  form.hidden = false;

  function field(name) { return form.elements.namedItem(name); }
  function matches(item, key, value) { return value === '' || item.getAttribute('data-' + key) === value || !item.hasAttribute('data-' + key); }

  function apply(remember) {
    var words = field('words').value.trim().toLowerCase();
    var count = 0;
    var total = 0;
    items.forEach(function (item) {
      var is = names.every(function (name) { var f = field(name); return !f || matches(item, name, f.value); });
      if (is && words !== '') is = item.textContent.toLowerCase().indexOf(words) >= 0;
      item.hidden = !is;
      if (item.getAttribute('data-item') === 'finding') { total++; if (is) count++; }
    });
    shown.textContent = count + ' of ' + total + ' findings';
    if (!remember) return;
    var said = new URLSearchParams();
    names.concat('words').forEach(function (name) { var f = field(name); if (f && f.value !== '') said.set(name, f.value); });
    try { history.replaceState(null, '', said.toString() === '' ? location.pathname : '#?' + said.toString()); } catch (e) { /* a page from disk may refuse */ }
  }

  function clear() { names.concat('words').forEach(function (name) { var f = field(name); if (f) f.value = ''; }); }

  function follow() {
    var hash = location.hash.slice(1);
    if (hash.charAt(0) === '?') {
      clear();
      new URLSearchParams(hash.slice(1)).forEach(function (value, name) { var f = names.concat('words').indexOf(name) >= 0 && field(name); if (f) f.value = value; });
      apply(false);
      return;
    }
    var target = hash === '' ? null : document.getElementById(hash);
    if (!target) { apply(false); return; }
    clear();
    apply(false);
    for (var up = target; up; up = up.parentElement) if (up.tagName === 'DETAILS') up.open = true;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }

  form.addEventListener('input', function () { apply(true); });
  form.addEventListener('submit', function (event) { event.preventDefault(); });
  form.addEventListener('reset', function (event) { event.preventDefault(); clear(); apply(true); field('words').focus(); });
  document.addEventListener('keydown', function (event) {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    var at = document.activeElement;
    if (at && (at.tagName === 'INPUT' || at.tagName === 'SELECT')) return;
    event.preventDefault();
    field('words').focus();
  });
  window.addEventListener('hashchange', follow);
  follow();
})();
`;
