import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/model/finding.ts
var LEVELS = ["note", "warning", "error"];
var CATEGORIES = ["security", "breaking", "compat", "protocol", "quality", "size", "policy"];

export {
  LEVELS,
  CATEGORIES
};
