import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import "./chunk-HANBNIMK.js";

// src/report/json.ts
var ODD = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;
var json = (review) => {
  const text = JSON.stringify(review, null, 2);
  return `${text.replace(ODD, escapeUnits).replaceAll("##[", "##\\u005b")}
`;
};
var escapeUnits = (char) => Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, "0")}`).join("");
export {
  json
};
