import type { Catalogue } from '../../model/finding.ts';
import { textLines } from '../lines.ts';
import { number } from '../numbers.ts';
import { byPlace, byRule, inCommon, type Placed, proofOf, things } from '../order.ts';
import { line } from '../safe.ts';
import type { Section } from '../sections.ts';
import { linesOf, sidesOf } from '../shown.ts';
import { bare, common, count, heading, help, place, plain, serverName, title } from '../words.ts';
import type { Page, Paint } from './page.ts';

/** Names after which a list of tools is cut. */
const NAMES = 6;
/** Places told of one thing. */
const SPOTS = 2;
/** Findings of a rule told one by one. */
const ONE_BY_ONE = 3;
/** Findings told whole; the rest are counted. */
const SECTIONS = 25;
/** Added sentences shown; the rest are counted. */
const SENTENCES = 12;

const names = (list: readonly string[]): string =>
  list.slice(0, NAMES).join(', ') + (list.length > NAMES ? ` and ${number(list.length - NAMES)} more` : '');

/** Findings with their words in their place and what to do. */
export function whole(page: Page, all: readonly Section[], catalogue: Catalogue, many: boolean): void {
  const mark = page.paint.red('✖');
  for (const { group, alike } of all.slice(0, SECTIONS)) {
    const [{ server, finding }, ...others] = group as [Placed, ...Placed[]];
    page.blank();
    page.heading(mark, plain(title(finding, catalogue)));
    const at = finding.location ? [`${line(finding.location.file, 120)}:${finding.location.line}`] : [];
    const on = many ? [line(serverName(server), 80)] : [];
    page.put([finding.rule, plain(place(finding.target, finding.pointer)), ...on, ...at].join(' · '), 2, page.paint.dim);
    const sides = sidesOf(finding, server);
    if (sides) page.text(linesOf(sides.before, sides.after, page.textWidth));
    if (alike.length > 0) page.put(`The same on ${names(alike.map((p) => line(p.finding.tool ?? 'the server', 80)))}.`, 2);
    page.put(plain(help(finding, catalogue)), 2);
    for (const { finding: f } of others) page.put(`Also: ${plain(bare(f, catalogue))} (${f.rule})`, 2);
  }
  if (all.length <= SECTIONS) return;
  page.blank();
  page.put(`${mark} ${count(all.length - SECTIONS, 'more blocking finding')}; --format html or json has all of them`);
}

/** Added sentences that tell the model or the user what to do. */
export function directives(page: Page, list: readonly Placed[], catalogue: Catalogue, many: boolean): void {
  if (list.length === 0) return;
  page.blank();
  const told = `${count(list.length, 'added sentence tells', 'added sentences tell')} the model or the user what to do`;
  page.heading(page.paint.yellow('!'), told);
  for (const group of byPlace(list.slice(0, SENTENCES))) {
    const { server, finding } = group[0]!;
    const name = [...(many ? [line(serverName(server), 80)] : []), ...(finding.tool === null ? [] : [line(finding.tool, 80)])];
    page.put([...name, plain(place(finding.target, finding.pointer))].join(' · '), 2, page.paint.dim);
    page.text(group.flatMap(({ finding: f }) => textLines('+', heading(f, catalogue).words ?? f.message, page.textWidth)));
  }
  if (list.length > SENTENCES) page.put(`and ${number(list.length - SENTENCES)} more; --format html shows all of them`, 2, page.paint.dim);
}

/** Findings in a line each, those of one rule together; with what to do where it is asked for. */
export function briefly(
  page: Page,
  list: readonly Placed[],
  what: string,
  paint: Paint,
  { catalogue, many, advise }: { catalogue: Catalogue; many: boolean; advise: boolean },
): void {
  if (list.length === 0) return;
  page.blank();
  page.put(count(list.length, what), 0, paint);
  for (const alike of byRule(list)) {
    const { finding } = alike[0]!;
    if (alike.length <= ONE_BY_ONE) {
      for (const p of alike) {
        page.put(`${plain(title(p.finding, catalogue))} (${p.finding.rule})`, 2);
        if (advise) page.put(plain(help(p.finding, catalogue)), 4, page.paint.dim);
      }
      continue;
    }
    const words = common(finding, catalogue);
    const same = inCommon(alike.map((p) => p.finding.evidence));
    const breaks = finding.category === 'breaking' && finding.state === 'new';
    const on = things(alike, many).map(({ name, from, times, spots }) => {
      const label = from === null ? line(name, 80) : `${line(from, 80)} → ${line(name, 80)}`;
      const told = breaks ? spots.slice(0, SPOTS) : [];
      const more = times > Math.max(1, told.length) ? [number(told.length ? times - told.length : times)] : [];
      const where = [...told.map((s) => line(s, 80)), ...more.map((n) => (told.length ? `${n} more` : n))];
      return label + (where.length ? ` (${where.join(', ')})` : '');
    });
    page.put(`${number(alike.length)} × ${words} (${finding.rule}${same === '' ? '' : `, ${line(same, 200)}`}): ${names(on)}`, 2);
    const proof = proofOf(alike);
    if (!proof) continue;
    const [name, value] = [line(proof.name, 80), line(proof.witness)];
    page.put(
      proof.result ? `A result of ${name} that may come now: ${value}` : `Refused now, for example by ${name}: ${value}`,
      4,
      page.paint.dim,
    );
  }
}
