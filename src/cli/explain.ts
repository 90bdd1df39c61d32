import { nearest, UserError } from '../model/error.ts';
import { RULES } from '../rules/index.ts';
import { parse } from './options.ts';
import { put } from './put.ts';

export async function run(args: string[]): Promise<number> {
  const { positionals } = parse('explain', args, { verbose: { type: 'boolean' } });
  const id = positionals[0];
  if (id === undefined || positionals.length > 1) throw new UserError("explain takes one rule; 'mcp-tool-review rules' lists them.");
  const rule = RULES.find((r) => r.meta.id === id) ?? RULES.find((r) => r.meta.id.endsWith(`/${id}`));
  if (!rule) {
    const near = nearest(
      id,
      RULES.flatMap((r) => [r.meta.id, r.meta.id.slice(r.meta.id.indexOf('/') + 1)]),
    );
    throw new UserError(`There is no rule '${id}'${near ? `; did you mean '${near}'?` : '.'} 'mcp-tool-review rules' lists them.`);
  }
  const { meta } = rule;
  const presets = Object.entries(meta.presets ?? {}).map(([preset, level]) => `, ${level} in ${preset}`);
  const options = Object.entries((meta.options?.properties ?? {}) as Record<string, { description?: string; default?: unknown }>).map(
    ([name, o]) => `  ${name}: ${o.description ?? ''}${o.default === undefined ? '' : ` (default ${JSON.stringify(o.default)})`}\n`,
  );
  const messages = Object.values(meta.messages).map((m) => `  ${m.title}\n    ${m.help}\n`);
  put(
    `${meta.id}\n\n${meta.summary}\n\nLevel: ${meta.level}${presets.join('')}. Reads ${meta.kind === 'content' ? 'each list by itself' : 'the change between two lists'}.\nSource: ${meta.source.join(', ')}\n\n${meta.why}\n\nIt says:\n${messages.join('')}${options.length ? `\nOptions:\n${options.join('')}` : ''}`,
    undefined,
  );
  return 0;
}
