import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Review } from '../../src/model/review.ts';
import { emptySnapshot } from '../../src/model/snapshot.ts';
import { htmlReport } from '../../src/report/html/index.ts';
import { finding, review, risky, server, textChange, words } from './fixture.ts';
import { hostileReview } from './hostile.ts';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
/** What of the page is alive: run in the page. */
const ALIVE = `(() => {
  const allowed = new Set('HTML HEAD META TITLE STYLE SCRIPT BODY A HEADER MAIN FOOTER P H1 H2 H3 H4 H5 SPAN STRONG CODE PRE DIV TABLE THEAD TBODY TR TH TD UL LI ARTICLE SECTION DETAILS SUMMARY INS DEL FORM LABEL INPUT SELECT OPTION BUTTON OUTPUT SVG G TEXT RECT'.split(' '));
  const all = [...document.querySelectorAll('*')];
  return {
    strange: all.map((e) => e.tagName.toUpperCase()).filter((t) => !allowed.has(t)),
    handlers: all.flatMap((e) => [...e.attributes].map((a) => a.name)).filter((name) => /^on|^style$|^src|^xlink|^formaction/i.test(name)),
    scripts: document.scripts.length,
    links: [...document.links].map((a) => a.getAttribute('href') ?? '').filter((href) => !/^#[\\w-]+$/.test(href)),
    images: document.querySelectorAll('img,iframe,object,embed,link,base,video,audio').length,
  };
})()`;

/** Elements whose text stands out from its background by less than 4.5 to 1 (WCAG AA): run in the page. */
const LOW_CONTRAST = `(() => {
  const luminance = (c) => {
    const [r, g, b] = c.map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const rgb = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const background = (e) => {
    for (let up = e; up; up = up.parentElement) {
      const c = rgb(getComputedStyle(up).backgroundColor);
      if (c.length === 3 || c[3] === 1) return c.slice(0, 3);
    }
    return [255, 255, 255];
  };
  return [...document.querySelectorAll('p,h1,h2,h3,h4,h5,td,th,code,ins,del,span,summary,label')].flatMap((e) => {
    const [a, b] = [luminance(rgb(getComputedStyle(e).color).slice(0, 3)), luminance(background(e))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    return ratio < 4.5 ? [e.tagName + ' ' + e.className + ' ' + ratio.toFixed(2)] : [];
  });
})()`;

const inBrowser = CHROMIUM ? describe : describe.skip;

test('the page carries its own policy and names nothing outside', () => {
  const page = htmlReport(risky('<script>alert(1)</script><img src=x onerror=alert(1)>'), words);
  expect(page).toMatch(
    /http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'"/,
  );
  expect(page).not.toMatch(/(?:src|href)\s*=\s*["']?(?:https?:|\/\/|data:|javascript:)/i);
  expect(page).not.toMatch(/<script>alert|<img/);
  expect(page.match(/<script/g)).toHaveLength(1);
});

inBrowser(`in a browser${CHROMIUM ? '' : ' (skipped: no Chromium on this machine)'}`, () => {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox'] });
    folder = mkdtempSync(join(tmpdir(), 'report-html-'));
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens a review from disk. `noise` collects everything the page complains of or asks for. */
  async function open(
    shown: Review,
    options: Parameters<typeof htmlReport>[2] = {},
    hash = '',
    size = { width: 1200, height: 900 },
  ): Promise<{ page: Page; noise: string[] }> {
    const file = join(folder, 'report.html');
    writeFileSync(file, htmlReport(shown, words, options));
    const page = await browser.newPage({ viewport: size });
    const noise: string[] = [];
    page.on('console', (m) => noise.push(m.text()));
    page.on('pageerror', (e) => noise.push(e.message));
    page.on('dialog', (d) => noise.push(`dialog ${d.message()}`));
    page.on('request', (r) => r.url().startsWith('file:') || noise.push(`request ${r.url()}`));
    await page.goto(pathToFileURL(file).href + hash);
    return { page, noise };
  }
  const visible = (page: Page, selector: string): Promise<number> => page.locator(`${selector}:visible`).count();

  test('no element, attribute or request comes from what servers wrote', async () => {
    const reviews = fc.sample(hostileReview, { numRuns: 12, seed: 7 });
    for (const shown of reviews) {
      const { page, noise } = await open(shown);
      const facts = await page.evaluate(ALIVE);
      expect(facts).toEqual({ strange: [], handlers: [], scripts: 1, links: [], images: 0 });
      expect(noise).toEqual([]);
      await page.close();
    }
  });

  test('the words stand side by side, and what hides is drawn', async () => {
    const { page } = await open(risky('Keep it\u200b quiet.'));
    const first = page.locator('article.finding').first();
    expect(await first.locator('.side').first().textContent()).toContain('Returns up to 20 exhibits.');
    expect(await first.locator('ins').textContent()).toContain('Keep it\\u{200B} quiet.');
    expect(await first.locator('del').count()).toBe(0);
    expect(await first.locator('.drawn').first().textContent()).toBe('\\u{200B}');
    await page.close();
  });

  test('filters by tool, rule, level, state and words, and tells how many are left', async () => {
    const { page } = await open(risky());
    expect(await visible(page, 'article.finding')).toBe(4);
    await page.selectOption('select[name=state]', '');
    expect(await page.locator('#shown').textContent()).toBe('6 of 6 findings');
    await page.selectOption('select[name=level]', 'error');
    expect(await visible(page, 'article.finding')).toBe(2);
    await page.selectOption('select[name=tool]', 'museum_cancel_ticket');
    expect(await page.locator('article.finding:visible h3').allTextContents()).toEqual([expect.stringContaining('no longer asks')]);
    expect(await visible(page, 'section.thing')).toBe(1);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await visible(page, 'article.finding')).toBe(6);
    await page.selectOption('select[name=rule]', 'quality/trigger-missing');
    expect(await visible(page, 'article.finding')).toBe(3);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.locator('article.finding').first().focus();
    await page.keyboard.press('/');
    await page.keyboard.type('guide is recorded');
    expect(await page.locator('#shown').textContent()).toBe('2 of 6 findings');
    expect(page.url()).toContain('#?words=guide+is+recorded');
    await page.close();
  });

  test('a link leads to a finding or a tool even when a filter would hide it, and a filter can be sent as a link', async () => {
    const findings = [
      finding({ rule: 'security/secrecy', state: 'existing', fingerprint: 'a'.repeat(32) }),
      finding({ rule: 'security/secrecy', state: 'new', fingerprint: 'b'.repeat(32) }),
    ];
    const shown = review({ servers: [server({ findings, changes: [textChange('Find.', 'Search.', 'a b/"c"')] })] });
    const { page } = await open(shown, {}, `#f-${'a'.repeat(32)}`);
    expect(await page.locator(`#f-${'a'.repeat(32)}`).isVisible()).toBe(true);
    expect(await page.evaluate('document.activeElement.id')).toBe(`f-${'a'.repeat(32)}`);
    expect(await page.locator('section.thing').getAttribute('id')).toMatch(/^tool-museum-a-b--c--[0-9a-f]+$/);
    await page.close();
    const sent = await open(shown, {}, '#?state=existing');
    expect(await sent.page.locator('article.finding:visible').count()).toBe(1);
    await sent.page.close();
  });

  test('the raw JSON of both sides is there', async () => {
    const tool = (description: string) => ({ name: 'museum_find_exhibits', description, 'x-extra': [1] });
    const snapshot = (description: string) => ({ ...emptySnapshot(), tools: [tool(description)] });
    const state = { state: 'listed' as const, reason: null, ref: null };
    const facts = [
      { name: 'museum', variant: null, base: { ...state, snapshot: snapshot('Old.') }, head: { ...state, snapshot: snapshot('New.') } },
    ];
    const { page } = await open(review({ servers: [server({ changes: [textChange('New.', 'Old.')] })] }), { facts });
    await page.getByText('Raw JSON before and after').click();
    const sides = await page.locator('pre:visible').allTextContents();
    expect(sides.map((s) => JSON.parse(s))).toEqual([tool('Old.'), tool('New.')]);
    await page.close();
  });

  test('everything can be reached by keyboard and by name, and nothing runs over the edge of a telephone', async () => {
    const { page } = await open(risky('x'.repeat(3000)), {}, '', { width: 360, height: 700 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the findings');
    for (const name of ['words', 'tool', 'rule', 'level', 'state']) expect(await page.getByLabel(name, { exact: true }).count()).toBe(1);
    expect(await page.getByRole('img', { name: /Bytes that a model reads/ }).count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('2 findings block this change');
    await page.close();
  });

  test('text keeps its contrast in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await open(risky());
      await page.emulateMedia({ colorScheme });
      const low = await page.evaluate<string[]>(LOW_CONTRAST);
      expect([colorScheme, [...new Set(low)]]).toEqual([colorScheme, []]);
      await page.close();
    }
  });
});
