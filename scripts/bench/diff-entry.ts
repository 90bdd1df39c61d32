export { diff } from '../../src/diff/index.ts';
export { emptySnapshot } from '../../src/model/snapshot.ts';
export { Surface } from '../../src/model/surface.ts';
