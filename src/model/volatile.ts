import type { Target } from './change.ts';
import { steps } from './json.ts';

const ROOTS: Record<Target, string | null> = {
  tool: 'tools',
  prompt: 'prompts',
  resource: 'resources',
  template: 'resourceTemplates',
  instructions: 'instructions',
  server: null,
};

/** Tells whether a place is declared volatile. */
export type IsVolatile = (target: Target, name: string | null, pointer: string) => boolean;

/**
 * Reads the pointers of the config: `/tools/NAME/description`, `/tools/NAME/inputSchema/properties/since/default`, `/instructions`,
 * `/serverInfo/version`, `/capabilities/...`. A step `*` stands for any one step; what lies below a pointer is volatile with it.
 */
export function volatileTest(pointers: readonly string[]): IsVolatile {
  const patterns = pointers.map(steps).filter((p) => p.length > 0);
  if (patterns.length === 0) return () => false;
  return (target, name, pointer) => {
    const root = ROOTS[target];
    const here = [...(root === null ? [] : [root]), ...(name === null ? [] : [name]), ...steps(pointer)];
    return patterns.some((p) => p.length <= here.length && p.every((s, i) => s === '*' || s === here[i]));
  };
}
