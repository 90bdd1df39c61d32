import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import "./chunk-HANBNIMK.js";

// src/report/json.ts
var ODD = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;
var MAYBE_ODD = /[^\n\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205f\u2190-\u2bff\u3000-\u3162\u3165-\ud7ff]/;
var json = (review) => {
  const text = `${JSON.stringify(review, null, 2)}
`;
  const told = MAYBE_ODD.test(text) ? text.replace(ODD, escapeUnits) : text;
  return told.includes("##[") ? told.replaceAll("##[", "##\\u005b") : told;
};
var escapeUnits = (char) => Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, "0")}`).join("");
export {
  json
};
