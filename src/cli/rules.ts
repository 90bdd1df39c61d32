import { RULES } from '../rules/index.ts';
import { oneOf, parse } from './options.ts';
import { put } from './put.ts';

export async function run(args: string[]): Promise<number> {
  const { values } = parse('rules', args, { format: { type: 'string' }, output: { type: 'string' }, verbose: { type: 'boolean' } });
  const format = oneOf('format', values.format, ['terminal', 'json', 'markdown']) ?? 'terminal';
  put(format === 'json' ? json() : format === 'markdown' ? rulesMarkdown() : terminal(), values.output);
  return 0;
}

const category = (id: string): string => id.slice(0, id.indexOf('/'));

const json = (): string =>
  `${JSON.stringify(
    RULES.map(({ meta: { messages: _, ...meta } }) => ({ ...meta, category: category(meta.id) })),
    null,
    2,
  )}\n`;

/** The catalogue as Markdown: the tables of the documentation are made of it. */
export function rulesMarkdown(link = (id: string): string => `${id}.md`): string {
  const groups = [...new Set(RULES.map((r) => category(r.meta.id)))];
  const row = ({ meta }: (typeof RULES)[number]): string =>
    `| [${meta.id}](${link(meta.id)}) | ${meta.level}${meta.presets?.strict ? ` (strict: ${meta.presets.strict})` : ''} | ${meta.summary.replaceAll('|', '\\|')} |`;
  return groups
    .map(
      (g) =>
        `## ${g}\n\n| rule | level | fires on |\n|---|---|---|\n${RULES.filter((r) => category(r.meta.id) === g)
          .map(row)
          .join('\n')}\n`,
    )
    .join('\n');
}

const terminal = (): string => RULES.map(({ meta }) => `${meta.id.padEnd(40)} ${meta.level.padEnd(8)} ${meta.summary}\n`).join('');
