import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  steps
} from "./chunk-K4EVMT5Y.js";

// src/model/volatile.ts
var ROOTS = {
  tool: "tools",
  prompt: "prompts",
  resource: "resources",
  template: "resourceTemplates",
  instructions: "instructions",
  server: null
};
function volatileTest(pointers) {
  const patterns = pointers.map(steps).filter((p) => p.length > 0);
  if (patterns.length === 0) return () => false;
  return (target, name, pointer) => {
    const root = ROOTS[target];
    const here = [...root === null ? [] : [root], ...name === null ? [] : [name], ...steps(pointer)];
    return patterns.some((p) => p.length <= here.length && p.every((s, i) => s === "*" || s === here[i]));
  };
}

export {
  volatileTest
};
