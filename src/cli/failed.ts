import type { Review } from '../model/review.ts';
import { FORMATS, type Format, render } from '../report/index.ts';
import { catalogue } from '../review.ts';
import { version } from '../version.ts';
import { put } from './put.ts';

const JUDGING = ['review', 'compare', 'lint', 'demo'];

/**
 * Where a machine waits for a review in some format, it gets one that says why there is none: an empty answer, or the file of an
 * earlier run, could be taken for a pass. The sentence for people is on stderr.
 */
export async function failed(argv: readonly string[], message: string): Promise<void> {
  const [verb = ''] = argv;
  const value = (option: string): string | undefined => {
    const at = argv.indexOf(option);
    return at >= 0 ? argv[at + 1] : argv.find((a) => a.startsWith(`${option}=`))?.slice(option.length + 1);
  };
  const format = value('--format') as Format | undefined;
  const output = value('--output');
  if (!JUDGING.includes(verb) || format === 'terminal' || !(FORMATS as readonly (string | undefined)[]).includes(format)) return;
  const review: Review = {
    schemaVersion: 1,
    tool: { name: 'mcp-tool-review', version },
    verdict: 'error',
    servers: [],
    remarks: [message],
  };
  put(await render(review, format!, { catalogue, colour: false, width: 100 }), output);
}
