import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  Document,
  RULES,
  annotation,
  child,
  equal,
  features,
  isAnnotation,
  keysOf,
  likeness,
  markGroups,
  measure,
  nameLikeness,
  profilesOf,
  same,
  schemaFacts,
  settingFor
} from "./chunk-MFK6YBMI.js";
import {
  volatileTest
} from "./chunk-YBRQ4QQX.js";
import {
  UserError
} from "./chunk-XMHO7I57.js";
import {
  version
} from "./chunk-SLZ2U25S.js";
import {
  semverAdvice
} from "./chunk-M5C6FBW2.js";
import {
  fill
} from "./chunk-3BFUXI5B.js";
import {
  LEVELS
} from "./chunk-YULPTJJH.js";
import {
  MAX_DEPTH,
  canonical,
  cutDeep,
  define,
  isObject,
  own,
  step,
  steps
} from "./chunk-4UX7WHSI.js";
import {
  __commonJS,
  __toESM
} from "./chunk-HANBNIMK.js";

// node_modules/picomatch/lib/constants.js
var require_constants = __commonJS({
  "node_modules/picomatch/lib/constants.js"(exports, module) {
    "use strict";
    var WIN_SLASH = "\\\\/";
    var WIN_NO_SLASH = `[^${WIN_SLASH}]`;
    var DEFAULT_MAX_EXTGLOB_RECURSION = 0;
    var DOT_LITERAL = "\\.";
    var PLUS_LITERAL = "\\+";
    var QMARK_LITERAL = "\\?";
    var SLASH_LITERAL = "\\/";
    var ONE_CHAR = "(?=.)";
    var QMARK = "[^/]";
    var END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
    var START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
    var DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
    var NO_DOT = `(?!${DOT_LITERAL})`;
    var NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
    var NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
    var NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
    var QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
    var STAR = `${QMARK}*?`;
    var SEP = "/";
    var POSIX_CHARS = {
      DOT_LITERAL,
      PLUS_LITERAL,
      QMARK_LITERAL,
      SLASH_LITERAL,
      ONE_CHAR,
      QMARK,
      END_ANCHOR,
      DOTS_SLASH,
      NO_DOT,
      NO_DOTS,
      NO_DOT_SLASH,
      NO_DOTS_SLASH,
      QMARK_NO_DOT,
      STAR,
      START_ANCHOR,
      SEP
    };
    var WINDOWS_CHARS = {
      ...POSIX_CHARS,
      SLASH_LITERAL: `[${WIN_SLASH}]`,
      QMARK: WIN_NO_SLASH,
      STAR: `${WIN_NO_SLASH}*?`,
      DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
      NO_DOT: `(?!${DOT_LITERAL})`,
      NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
      NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
      START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
      END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
      SEP: "\\"
    };
    var POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
    };
    module.exports = {
      DEFAULT_MAX_EXTGLOB_RECURSION,
      MAX_LENGTH: 1024 * 64,
      POSIX_REGEX_SOURCE,
      // regular expressions
      REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
      REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
      REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
      REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
      REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
      REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
      // Replace globs with equivalent patterns to reduce parsing time.
      REPLACEMENTS: {
        __proto__: null,
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(chars) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${chars.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(win32) {
        return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});

// node_modules/picomatch/lib/utils.js
var require_utils = __commonJS({
  "node_modules/picomatch/lib/utils.js"(exports) {
    "use strict";
    var {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants();
    exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
    exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
    exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
    exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
    exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
    exports.isWindows = () => {
      if (typeof navigator !== "undefined" && navigator.platform) {
        const platform = navigator.platform.toLowerCase();
        return platform === "win32" || platform === "windows";
      }
      if (typeof process !== "undefined" && process.platform) {
        return process.platform === "win32";
      }
      return false;
    };
    exports.removeBackslashes = (str) => {
      return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
        return match === "\\" ? "" : match;
      });
    };
    exports.escapeLast = (input, char, lastIdx) => {
      const idx = input.lastIndexOf(char, lastIdx);
      if (idx === -1) return input;
      if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
      return `${input.slice(0, idx)}\\${input.slice(idx)}`;
    };
    exports.removePrefix = (input, state = {}) => {
      let output = input;
      if (output.startsWith("./")) {
        output = output.slice(2);
        state.prefix = "./";
      }
      return output;
    };
    exports.wrapOutput = (input, state = {}, options = {}) => {
      const prepend = options.contains ? "" : "^";
      const append = options.contains ? "" : "$";
      let output = `${prepend}(?:${input})${append}`;
      if (state.negated === true) {
        output = `(?:^(?!${output}).*$)`;
      }
      return output;
    };
    exports.basename = (path, { windows } = {}) => {
      const segs = path.split(windows ? /[\\/]/ : "/");
      const last = segs[segs.length - 1];
      if (last === "") {
        return segs[segs.length - 2];
      }
      return last;
    };
  }
});

// node_modules/picomatch/lib/scan.js
var require_scan = __commonJS({
  "node_modules/picomatch/lib/scan.js"(exports, module) {
    "use strict";
    var utils = require_utils();
    var {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants();
    var isPathSeparator = (code) => {
      return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
    };
    var depth = (token) => {
      if (token.isPrefix !== true) {
        token.depth = token.isGlobstar ? Infinity : 1;
      }
    };
    var scan = (input, options) => {
      const opts = options || {};
      const length = input.length - 1;
      const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
      const slashes = [];
      const tokens = [];
      const parts = [];
      let str = input;
      let index = -1;
      let start = 0;
      let lastIndex = 0;
      let isBrace = false;
      let isBracket = false;
      let isGlob = false;
      let isExtglob = false;
      let isGlobstar = false;
      let braceEscaped = false;
      let backslashes = false;
      let negated = false;
      let negatedExtglob = false;
      let finished = false;
      let braces = 0;
      let prev;
      let code;
      let token = { value: "", depth: 0, isGlob: false };
      const eos = () => index >= length;
      const peek = () => str.charCodeAt(index + 1);
      const advance = () => {
        prev = code;
        return str.charCodeAt(++index);
      };
      while (index < length) {
        code = advance();
        let next;
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          code = advance();
          if (code === CHAR_LEFT_CURLY_BRACE) {
            braceEscaped = true;
          }
          continue;
        }
        if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (code === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code === CHAR_COMMA) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (code === CHAR_RIGHT_CURLY_BRACE) {
              braces--;
              if (braces === 0) {
                braceEscaped = false;
                isBrace = token.isBrace = true;
                finished = true;
                break;
              }
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_FORWARD_SLASH) {
          slashes.push(index);
          tokens.push(token);
          token = { value: "", depth: 0, isGlob: false };
          if (finished === true) continue;
          if (prev === CHAR_DOT && index === start + 1) {
            start += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== true) {
          const isExtglobChar = code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob = token.isGlob = true;
            isExtglob = token.isExtglob = true;
            finished = true;
            if (code === CHAR_EXCLAMATION_MARK && index === start) {
              negatedExtglob = true;
            }
            if (scanToEnd === true) {
              let parens = 0;
              while (eos() !== true && (code = advance())) {
                if (code === CHAR_BACKWARD_SLASH) {
                  backslashes = token.backslashes = true;
                  advance();
                  continue;
                }
                if (code === CHAR_LEFT_PARENTHESES) {
                  parens++;
                  continue;
                }
                if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                  finished = true;
                  break;
                }
              }
              continue;
            }
            break;
          }
        }
        if (code === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_QUESTION_MARK) {
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_LEFT_SQUARE_BRACKET) {
          while (eos() !== true && (next = advance())) {
            if (next === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (next === CHAR_RIGHT_SQUARE_BRACKET) {
              isBracket = token.isBracket = true;
              isGlob = token.isGlob = true;
              finished = true;
              break;
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
          negated = token.negated = true;
          start++;
          continue;
        }
        if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
          isGlob = token.isGlob = true;
          if (scanToEnd === true) {
            let parens = 1;
            while (eos() !== true && (code = advance())) {
              if (code === CHAR_BACKWARD_SLASH) {
                backslashes = token.backslashes = true;
                advance();
                continue;
              }
              if (code === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished = true;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (isGlob === true) {
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
      }
      if (opts.noext === true) {
        isExtglob = false;
        isGlob = false;
      }
      let base = str;
      let prefix = "";
      let glob = "";
      if (start > 0) {
        prefix = str.slice(0, start);
        str = str.slice(start);
        lastIndex -= start;
      }
      if (base && isGlob === true && lastIndex > 0) {
        base = str.slice(0, lastIndex);
        glob = str.slice(lastIndex);
      } else if (isGlob === true) {
        base = "";
        glob = str;
      } else {
        base = str;
      }
      if (base && base !== "" && base !== "/" && base !== str) {
        if (isPathSeparator(base.charCodeAt(base.length - 1))) {
          base = base.slice(0, -1);
        }
      }
      if (opts.unescape === true) {
        if (glob) glob = utils.removeBackslashes(glob);
        if (base && backslashes === true) {
          base = utils.removeBackslashes(base);
        }
      }
      const state = {
        prefix,
        input,
        start,
        base,
        glob,
        isBrace,
        isBracket,
        isGlob,
        isExtglob,
        isGlobstar,
        negated,
        negatedExtglob
      };
      if (opts.tokens === true) {
        state.maxDepth = 0;
        if (!isPathSeparator(code)) {
          tokens.push(token);
        }
        state.tokens = tokens;
      }
      if (opts.parts === true || opts.tokens === true) {
        let prevIndex;
        for (let idx = 0; idx < slashes.length; idx++) {
          const n2 = prevIndex !== void 0 ? prevIndex + 1 : start;
          const i = slashes[idx];
          const value2 = input.slice(n2, i);
          if (opts.tokens) {
            if (idx === 0 && start !== 0) {
              tokens[idx].isPrefix = true;
              tokens[idx].value = prefix;
            } else {
              tokens[idx].value = value2;
            }
            depth(tokens[idx]);
            state.maxDepth += tokens[idx].depth;
          }
          if (i >= start) {
            parts.push(value2);
            prevIndex = i;
          }
        }
        const n = prevIndex !== void 0 ? prevIndex + 1 : start;
        const value = input.slice(n);
        parts.push(value);
        if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
          tokens[tokens.length - 1].value = value;
          depth(tokens[tokens.length - 1]);
          state.maxDepth += tokens[tokens.length - 1].depth;
        }
        state.slashes = slashes;
        state.parts = parts;
      }
      return state;
    };
    module.exports = scan;
  }
});

// node_modules/picomatch/lib/parse.js
var require_parse = __commonJS({
  "node_modules/picomatch/lib/parse.js"(exports, module) {
    "use strict";
    var constants = require_constants();
    var utils = require_utils();
    var {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants;
    var expandRange = (args, options) => {
      if (typeof options.expandRange === "function") {
        return options.expandRange(...args, options);
      }
      args.sort();
      const value = `[${args.join("-")}]`;
      try {
        new RegExp(value);
      } catch (ex) {
        return args.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value;
    };
    var syntaxError = (type, char) => {
      return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
    };
    var splitTopLevel = (input) => {
      const parts = [];
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let value = "";
      let escaped = false;
      for (const ch of input) {
        if (escaped === true) {
          value += ch;
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          value += ch;
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          value += ch;
          continue;
        }
        if (quote === 0) {
          if (ch === "[") {
            bracket++;
          } else if (ch === "]" && bracket > 0) {
            bracket--;
          } else if (bracket === 0) {
            if (ch === "(") {
              paren++;
            } else if (ch === ")" && paren > 0) {
              paren--;
            } else if (ch === "|" && paren === 0) {
              parts.push(value);
              value = "";
              continue;
            }
          }
        }
        value += ch;
      }
      parts.push(value);
      return parts;
    };
    var isPlainBranch = (branch) => {
      let escaped = false;
      for (const ch of branch) {
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(ch)) {
          return false;
        }
      }
      return true;
    };
    var normalizeSimpleBranch = (branch) => {
      let value = branch.trim();
      let changed = true;
      while (changed === true) {
        changed = false;
        if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
          value = value.slice(2, -1);
          changed = true;
        }
      }
      if (!isPlainBranch(value)) {
        return;
      }
      return value.replace(/\\(.)/g, "$1");
    };
    var hasRepeatedCharPrefixOverlap = (branches) => {
      const values = branches.map(normalizeSimpleBranch).filter(Boolean);
      for (let i = 0; i < values.length; i++) {
        for (let j = i + 1; j < values.length; j++) {
          const a = values[i];
          const b = values[j];
          const char = a[0];
          if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
            continue;
          }
          if (a === b || a.startsWith(b) || b.startsWith(a)) {
            return true;
          }
        }
      }
      return false;
    };
    var parseRepeatedExtglob = (pattern, requireEnd = true) => {
      if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") {
        return;
      }
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let escaped = false;
      for (let i = 1; i < pattern.length; i++) {
        const ch = pattern[i];
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          continue;
        }
        if (quote === 1) {
          continue;
        }
        if (ch === "[") {
          bracket++;
          continue;
        }
        if (ch === "]" && bracket > 0) {
          bracket--;
          continue;
        }
        if (bracket > 0) {
          continue;
        }
        if (ch === "(") {
          paren++;
          continue;
        }
        if (ch === ")") {
          paren--;
          if (paren === 0) {
            if (requireEnd === true && i !== pattern.length - 1) {
              return;
            }
            return {
              type: pattern[0],
              body: pattern.slice(2, i),
              end: i
            };
          }
        }
      }
    };
    var buildCharClassStar = (chars) => {
      const source = chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`;
      return `${source}*`;
    };
    var getStarExtglobSequenceChars = (pattern) => {
      let index = 0;
      const chars = [];
      while (index < pattern.length) {
        const match = parseRepeatedExtglob(pattern.slice(index), false);
        if (!match || match.type !== "*") {
          return;
        }
        const branches = splitTopLevel(match.body).map((branch2) => branch2.trim());
        if (branches.length !== 1) {
          return;
        }
        const branch = normalizeSimpleBranch(branches[0]);
        if (!branch || branch.length !== 1) {
          return;
        }
        chars.push(branch);
        index += match.end + 1;
      }
      if (chars.length < 1) {
        return;
      }
      return chars;
    };
    var repeatedExtglobRecursion = (pattern) => {
      let depth = 0;
      let value = pattern.trim();
      let match = parseRepeatedExtglob(value);
      while (match) {
        depth++;
        value = match.body.trim();
        match = parseRepeatedExtglob(value);
      }
      return depth;
    };
    var analyzeRepeatedExtglob = (body, options) => {
      if (options.maxExtglobRecursion === false) {
        return { risky: false };
      }
      const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
      const branches = splitTopLevel(body).map((branch) => branch.trim());
      if (branches.length > 1) {
        if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) {
          return { risky: true };
        }
      }
      const safeChars = [];
      let sawStarSequence = false;
      let combinable = true;
      for (const branch of branches) {
        const chars = getStarExtglobSequenceChars(branch);
        if (chars) {
          sawStarSequence = true;
          safeChars.push(...chars);
          continue;
        }
        const literal = normalizeSimpleBranch(branch);
        if (literal && literal.length === 1) {
          safeChars.push(literal);
          continue;
        }
        combinable = false;
        if (repeatedExtglobRecursion(branch) > max) {
          return { risky: true };
        }
      }
      if (sawStarSequence) {
        return combinable ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) } : { risky: true };
      }
      return { risky: false };
    };
    var parse = (input, options) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected a string");
      }
      input = REPLACEMENTS[input] || input;
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      let len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      const bos = { type: "bos", value: "", output: opts.prepend || "" };
      const tokens = [bos];
      const capture = opts.capture ? "" : "?:";
      const PLATFORM_CHARS = constants.globChars(opts.windows);
      const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
      const {
        DOT_LITERAL,
        PLUS_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOT_SLASH,
        NO_DOTS_SLASH,
        QMARK,
        QMARK_NO_DOT,
        STAR,
        START_ANCHOR
      } = PLATFORM_CHARS;
      const globstar = (opts2) => {
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const nodot = opts.dot ? "" : NO_DOT;
      const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
      let star = opts.bash === true ? globstar(opts) : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      if (typeof opts.noext === "boolean") {
        opts.noextglob = opts.noext;
      }
      const state = {
        input,
        index: -1,
        start: 0,
        dot: opts.dot === true,
        consumed: "",
        output: "",
        prefix: "",
        backtrack: false,
        negated: false,
        brackets: 0,
        braces: 0,
        parens: 0,
        quotes: 0,
        globstar: false,
        tokens
      };
      input = utils.removePrefix(input, state);
      len = input.length;
      const extglobs = [];
      const braces = [];
      const stack = [];
      let prev = bos;
      let value;
      const eos = () => state.index === len - 1;
      const peek = state.peek = (n = 1) => input[state.index + n];
      const advance = state.advance = () => input[++state.index] || "";
      const remaining = () => input.slice(state.index + 1);
      const consume = (value2 = "", num = 0) => {
        state.consumed += value2;
        state.index += num;
      };
      const append = (token) => {
        state.output += token.output != null ? token.output : token.value;
        consume(token.value);
      };
      const negate = () => {
        let count = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
          advance();
          state.start++;
          count++;
        }
        if (count % 2 === 0) {
          return false;
        }
        state.negated = true;
        state.start++;
        return true;
      };
      const increment = (type) => {
        state[type]++;
        stack.push(type);
      };
      const decrement = (type) => {
        state[type]--;
        stack.pop();
      };
      const push2 = (tok) => {
        if (prev.type === "globstar") {
          const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
          const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
          if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
            state.output = state.output.slice(0, -prev.output.length);
            prev.type = "star";
            prev.value = "*";
            prev.output = star;
            state.output += prev.output;
          }
        }
        if (extglobs.length && tok.type !== "paren") {
          extglobs[extglobs.length - 1].inner += tok.value;
        }
        if (tok.value || tok.output) append(tok);
        if (prev && prev.type === "text" && tok.type === "text") {
          prev.output = (prev.output || prev.value) + tok.value;
          prev.value += tok.value;
          return;
        }
        tok.prev = prev;
        tokens.push(tok);
        prev = tok;
      };
      const extglobOpen = (type, value2) => {
        const token = { ...EXTGLOB_CHARS[value2], conditions: 1, inner: "" };
        token.prev = prev;
        token.parens = state.parens;
        token.output = state.output;
        token.startIndex = state.index;
        token.tokensIndex = tokens.length;
        const output = (opts.capture ? "(" : "") + token.open;
        increment("parens");
        push2({ type, value: value2, output: state.output ? "" : ONE_CHAR });
        push2({ type: "paren", extglob: true, value: advance(), output });
        extglobs.push(token);
      };
      const extglobClose = (token) => {
        const literal = input.slice(token.startIndex, state.index + 1);
        const body = input.slice(token.startIndex + 2, state.index);
        const analysis = analyzeRepeatedExtglob(body, opts);
        if ((token.type === "plus" || token.type === "star") && analysis.risky) {
          const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
          const open = tokens[token.tokensIndex];
          open.type = "text";
          open.value = literal;
          open.output = safeOutput || utils.escapeRegex(literal);
          for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
            tokens[i].value = "";
            tokens[i].output = "";
            delete tokens[i].suffix;
          }
          state.output = token.output + open.output;
          state.backtrack = true;
          push2({ type: "paren", extglob: true, value, output: "" });
          decrement("parens");
          return;
        }
        let output = token.close + (opts.capture ? ")" : "");
        let rest;
        if (token.type === "negate") {
          let extglobStar = star;
          if (token.inner && token.inner.length > 1 && token.inner.includes("/")) {
            extglobStar = globstar(opts);
          }
          if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
            output = token.close = `)$))${extglobStar}`;
          }
          if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            const expression = parse(rest, { ...options, fastpaths: false }).output;
            output = token.close = `)${expression})${extglobStar})`;
          }
          if (token.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push2({ type: "paren", extglob: true, value, output });
        decrement("parens");
      };
      if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
        let backslashes = false;
        let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
          if (first === "\\") {
            backslashes = true;
            return m;
          }
          if (first === "?") {
            if (esc) {
              return esc + first + (rest ? QMARK.repeat(rest.length) : "");
            }
            if (index === 0) {
              return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
            }
            return QMARK.repeat(chars.length);
          }
          if (first === ".") {
            return DOT_LITERAL.repeat(chars.length);
          }
          if (first === "*") {
            if (esc) {
              return esc + first + (rest ? star : "");
            }
            return star;
          }
          return esc ? m : `\\${m}`;
        });
        if (backslashes === true) {
          if (opts.unescape === true) {
            output = output.replace(/\\/g, "");
          } else {
            output = output.replace(/\\+/g, (m) => {
              return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
            });
          }
        }
        if (output === input && opts.contains === true) {
          state.output = input;
          return state;
        }
        state.output = utils.wrapOutput(output, state, options);
        return state;
      }
      while (!eos()) {
        value = advance();
        if (value === "\0") {
          continue;
        }
        if (value === "\\") {
          const next = peek();
          if (next === "/" && opts.bash !== true) {
            continue;
          }
          if (next === "." || next === ";") {
            continue;
          }
          if (!next) {
            value += "\\";
            push2({ type: "text", value });
            continue;
          }
          const match = /^\\+/.exec(remaining());
          let slashes = 0;
          if (match && match[0].length > 2) {
            slashes = match[0].length;
            state.index += slashes;
            if (slashes % 2 !== 0) {
              value += "\\";
            }
          }
          if (opts.unescape === true) {
            value = advance();
          } else {
            value += advance();
          }
          if (state.brackets === 0) {
            push2({ type: "text", value });
            continue;
          }
        }
        if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
          if (opts.posix !== false && value === ":") {
            const inner = prev.value.slice(1);
            if (inner.includes("[")) {
              prev.posix = true;
              if (inner.includes(":")) {
                const idx = prev.value.lastIndexOf("[");
                const pre = prev.value.slice(0, idx);
                const rest2 = prev.value.slice(idx + 2);
                const posix = POSIX_REGEX_SOURCE[rest2];
                if (posix) {
                  prev.value = pre + posix;
                  state.backtrack = true;
                  advance();
                  if (!bos.output && tokens.indexOf(prev) === 1) {
                    bos.output = ONE_CHAR;
                  }
                  continue;
                }
              }
            }
          }
          if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") {
            value = `\\${value}`;
          }
          if (value === "]" && (prev.value === "[" || prev.value === "[^")) {
            value = `\\${value}`;
          }
          if (opts.posix === true && value === "!" && prev.value === "[") {
            value = "^";
          }
          prev.value += value;
          append({ value });
          continue;
        }
        if (state.quotes === 1 && value !== '"') {
          value = utils.escapeRegex(value);
          prev.value += value;
          append({ value });
          continue;
        }
        if (value === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1;
          if (opts.keepQuotes === true) {
            push2({ type: "text", value });
          }
          continue;
        }
        if (value === "(") {
          increment("parens");
          push2({ type: "paren", value });
          continue;
        }
        if (value === ")") {
          if (state.parens === 0 && opts.strictBrackets === true) {
            throw new SyntaxError(syntaxError("opening", "("));
          }
          const extglob = extglobs[extglobs.length - 1];
          if (extglob && state.parens === extglob.parens + 1) {
            extglobClose(extglobs.pop());
            continue;
          }
          push2({ type: "paren", value, output: state.parens ? ")" : "\\)" });
          decrement("parens");
          continue;
        }
        if (value === "[") {
          if (opts.nobracket === true || !remaining().includes("]")) {
            if (opts.nobracket !== true && opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("closing", "]"));
            }
            value = `\\${value}`;
          } else {
            increment("brackets");
          }
          push2({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push2({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push2({ type: "text", value, output: `\\${value}` });
            continue;
          }
          decrement("brackets");
          const prevValue = prev.value.slice(1);
          if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) {
            value = `/${value}`;
          }
          prev.value += value;
          append({ value });
          if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
            continue;
          }
          const escaped = utils.escapeRegex(prev.value);
          state.output = state.output.slice(0, -prev.value.length);
          if (opts.literalBrackets === true) {
            state.output += escaped;
            prev.value = escaped;
            continue;
          }
          prev.value = `(${capture}${escaped}|${prev.value})`;
          state.output += prev.value;
          continue;
        }
        if (value === "{" && opts.nobrace !== true) {
          increment("braces");
          const open = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open);
          push2(open);
          continue;
        }
        if (value === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push2({ type: "text", value, output: value });
            continue;
          }
          let output = ")";
          if (brace.dots === true) {
            const arr = tokens.slice();
            const range = [];
            for (let i = arr.length - 1; i >= 0; i--) {
              tokens.pop();
              if (arr[i].type === "brace") {
                break;
              }
              if (arr[i].type !== "dots") {
                range.unshift(arr[i].value);
              }
            }
            output = expandRange(range, opts);
            state.backtrack = true;
          }
          if (brace.comma !== true && brace.dots !== true) {
            const out = state.output.slice(0, brace.outputIndex);
            const toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{";
            value = output = "\\}";
            state.output = out;
            for (const t of toks) {
              state.output += t.output || t.value;
            }
          }
          push2({ type: "brace", value, output });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push2({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output = "|";
          }
          push2({ type: "comma", value, output });
          continue;
        }
        if (value === "/") {
          if (prev.type === "dot" && state.index === state.start + 1) {
            state.start = state.index + 1;
            state.consumed = "";
            state.output = "";
            tokens.pop();
            prev = bos;
            continue;
          }
          push2({ type: "slash", value, output: SLASH_LITERAL });
          continue;
        }
        if (value === ".") {
          if (state.braces > 0 && prev.type === "dot") {
            if (prev.value === ".") prev.output = DOT_LITERAL;
            const brace = braces[braces.length - 1];
            prev.type = "dots";
            prev.output += value;
            prev.value += value;
            brace.dots = true;
            continue;
          }
          if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
            push2({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push2({ type: "dot", value, output: DOT_LITERAL });
          continue;
        }
        if (value === "?") {
          const isGroup = prev && prev.value === "(";
          if (!isGroup && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("qmark", value);
            continue;
          }
          if (prev && prev.type === "paren") {
            const next = peek();
            let output = value;
            if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) {
              output = `\\${value}`;
            }
            push2({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push2({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push2({ type: "qmark", value, output: QMARK });
          continue;
        }
        if (value === "!") {
          if (opts.noextglob !== true && peek() === "(") {
            if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
              extglobOpen("negate", value);
              continue;
            }
          }
          if (opts.nonegate !== true && state.index === 0) {
            negate();
            continue;
          }
        }
        if (value === "+") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("plus", value);
            continue;
          }
          if (prev && prev.value === "(" || opts.regex === false) {
            push2({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push2({ type: "plus", value });
            continue;
          }
          push2({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push2({ type: "at", extglob: true, value, output: "" });
            continue;
          }
          push2({ type: "text", value });
          continue;
        }
        if (value !== "*") {
          if (value === "$" || value === "^") {
            value = `\\${value}`;
          }
          const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
          if (match) {
            value += match[0];
            state.index += match[0].length;
          }
          push2({ type: "text", value });
          continue;
        }
        if (prev && (prev.type === "globstar" || prev.star === true)) {
          prev.type = "star";
          prev.star = true;
          prev.value += value;
          prev.output = star;
          state.backtrack = true;
          state.globstar = true;
          consume(value);
          continue;
        }
        let rest = remaining();
        if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
          extglobOpen("star", value);
          continue;
        }
        if (prev.type === "star") {
          if (opts.noglobstar === true) {
            consume(value);
            continue;
          }
          const prior = prev.prev;
          const before = prior.prev;
          const isStart = prior.type === "slash" || prior.type === "bos";
          const afterStar = before && (before.type === "star" || before.type === "globstar");
          if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
            push2({ type: "star", value, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push2({ type: "star", value, output: "" });
            continue;
          }
          while (rest.slice(0, 3) === "/**") {
            const after = input[state.index + 4];
            if (after && after !== "/") {
              break;
            }
            rest = rest.slice(3);
            consume("/**", 3);
          }
          const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
          if (prior.type === "bos" && eos()) {
            prev.type = "globstar";
            prev.value += value;
            prev.output = globstar(opts);
            state.output = prev.output;
            state.globstar = true;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
            prev.value += value;
            state.globstar = true;
            state.output += prior.output + prev.output;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
            const end = rest[1] !== void 0 ? "|$" : "";
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
            prev.value += value;
            state.output += prior.output + prev.output;
            state.globstar = true;
            consume(value + advance());
            push2({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value + advance());
            push2({ type: "slash", value: "/", output: "" });
            continue;
          }
          state.output = state.output.slice(0, -prev.output.length);
          prev.type = "globstar";
          prev.output = globstar(opts);
          prev.value += value;
          state.output += prev.output;
          state.globstar = true;
          consume(value);
          continue;
        }
        const token = { type: "star", value, output: star };
        if (opts.bash === true) {
          token.output = ".*?";
          if (prev.type === "bos" || prev.type === "slash") {
            token.output = nodot + token.output;
          }
          push2(token);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token.output = value;
          push2(token);
          continue;
        }
        if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
          if (prev.type === "dot") {
            state.output += NO_DOT_SLASH;
            prev.output += NO_DOT_SLASH;
          } else if (opts.dot === true) {
            state.output += NO_DOTS_SLASH;
            prev.output += NO_DOTS_SLASH;
          } else {
            state.output += nodot;
            prev.output += nodot;
          }
          if (peek() !== "*") {
            state.output += ONE_CHAR;
            prev.output += ONE_CHAR;
          }
        }
        push2(token);
      }
      while (state.brackets > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
        state.output = utils.escapeLast(state.output, "[");
        decrement("brackets");
      }
      while (state.parens > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
        state.output = utils.escapeLast(state.output, "(");
        decrement("parens");
      }
      while (state.braces > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
        state.output = utils.escapeLast(state.output, "{");
        decrement("braces");
      }
      if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) {
        push2({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
      }
      if (state.backtrack === true) {
        state.output = "";
        for (const token of state.tokens) {
          state.output += token.output != null ? token.output : token.value;
          if (token.suffix) {
            state.output += token.suffix;
          }
        }
      }
      return state;
    };
    parse.fastpaths = (input, options) => {
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      const len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      input = REPLACEMENTS[input] || input;
      const {
        DOT_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOTS,
        NO_DOTS_SLASH,
        STAR,
        START_ANCHOR
      } = constants.globChars(opts.windows);
      const nodot = opts.dot ? NO_DOTS : NO_DOT;
      const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
      const capture = opts.capture ? "" : "?:";
      const state = { negated: false, prefix: "" };
      let star = opts.bash === true ? ".*?" : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      const globstar = (opts2) => {
        if (opts2.noglobstar === true) return star;
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const create = (str) => {
        switch (str) {
          case "*":
            return `${nodot}${ONE_CHAR}${star}`;
          case ".*":
            return `${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*.*":
            return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*/*":
            return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
          case "**":
            return nodot + globstar(opts);
          case "**/*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
          case "**/*.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "**/.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
          default: {
            const match = /^(.*?)\.(\w+)$/.exec(str);
            if (!match) return;
            const source2 = create(match[1]);
            if (!source2) return;
            return source2 + DOT_LITERAL + match[2];
          }
        }
      };
      const output = utils.removePrefix(input, state);
      let source = create(output);
      if (source && opts.strictSlashes !== true) {
        source += `${SLASH_LITERAL}?`;
      }
      return source;
    };
    module.exports = parse;
  }
});

// node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var scan = require_scan();
    var parse = require_parse();
    var utils = require_utils();
    var constants = require_constants();
    var isObject2 = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch2 = (glob, options, returnState = false) => {
      if (Array.isArray(glob)) {
        const fns = glob.map((input) => picomatch2(input, options, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject2(glob) && glob.tokens && glob.input;
      if (glob === "" || typeof glob !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options || {};
      const posix = opts.windows;
      const regex = isState ? picomatch2.compileRe(glob, options) : picomatch2.makeRe(glob, options, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch2(opts.ignore, ignoreOpts, returnState);
      }
      const matcher = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch2.test(input, regex, options, { glob, posix });
        const result = { glob, state, regex, posix, input, output, match, isMatch };
        if (typeof opts.onResult === "function") {
          opts.onResult(result);
        }
        if (isMatch === false) {
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (isIgnored(input)) {
          if (typeof opts.onIgnore === "function") {
            opts.onIgnore(result);
          }
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (typeof opts.onMatch === "function") {
          opts.onMatch(result);
        }
        return returnObject ? result : true;
      };
      if (returnState) {
        matcher.state = state;
      }
      return matcher;
    };
    picomatch2.test = (input, regex, options, { glob, posix } = {}) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected input to be a string");
      }
      if (input === "") {
        return { isMatch: false, output: "" };
      }
      const opts = options || {};
      const format = opts.format || (posix ? utils.toPosixSlashes : null);
      let match = input === glob;
      let output = match && format ? format(input) : input;
      if (match === false) {
        output = format ? format(input) : input;
        match = output === glob;
      }
      if (match === false || opts.capture === true) {
        if (opts.matchBase === true || opts.basename === true) {
          match = picomatch2.matchBase(input, regex, options, posix);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch2.matchBase = (input, glob, options, posix = options && options.windows) => {
      const regex = glob instanceof RegExp ? glob : picomatch2.makeRe(glob, options);
      return regex.test(utils.basename(input, { windows: posix }));
    };
    picomatch2.isMatch = (str, patterns, options) => picomatch2(patterns, options)(str);
    picomatch2.parse = (pattern, options) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch2.parse(p, options));
      return parse(pattern, { ...options, fastpaths: false });
    };
    picomatch2.scan = (input, options) => scan(input, options);
    picomatch2.compileRe = (state, options, returnOutput = false, returnState = false) => {
      if (returnOutput === true) {
        return state.output;
      }
      const opts = options || {};
      const prepend = opts.contains ? "" : "^";
      const append = opts.contains ? "" : "$";
      let source = `${prepend}(?:${state.output})${append}`;
      if (state && state.negated === true) {
        source = `^(?!${source}).*$`;
      }
      const regex = picomatch2.toRegex(source, options);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch2.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed = { negated: false, fastpaths: true };
      if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed.output = parse.fastpaths(input, options);
      }
      if (!parsed.output) {
        parsed = parse(input, options);
      }
      return picomatch2.compileRe(parsed, options, returnOutput, returnState);
    };
    picomatch2.toRegex = (source, options) => {
      try {
        const opts = options || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options && options.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch2.constants = constants;
    module.exports = picomatch2;
  }
});

// node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch2(glob, options, returnState = false) {
      if (options && (options.windows === null || options.windows === void 0)) {
        options = { ...options, windows: utils.isWindows() };
      }
      return pico(glob, options, returnState);
    }
    Object.assign(picomatch2, pico);
    module.exports = picomatch2;
  }
});

// src/model/policy.ts
var defaultPolicy = () => ({
  preset: "recommended",
  failOn: "error",
  clients: ["claude-code", "claude-api", "openai-api", "vscode", "cursor"],
  trust: "own",
  baseFailure: "fail",
  rules: {},
  tools: [],
  budgets: {},
  accept: [],
  volatile: [],
  renames: {}
});

// src/config/resolve.ts
var TIGHTNESS = {
  preset: ["security", "recommended", "strict"],
  failOn: ["never", "error", "warning"],
  trust: ["own", "third-party"],
  baseFailure: ["no-baseline", "warn", "fail"]
};
var KEYS = { preset: "preset", failOn: "fail-on", trust: "trust", baseFailure: "base-failure" };
function resolvePolicy(file, inputs, mode, server) {
  const policy = defaultPolicy();
  const remarks = [];
  if (file) {
    for (const key of ["preset", "failOn", "trust", "baseFailure", "clients"]) {
      if (file[key] !== void 0) Object.assign(policy, { [key]: file[key] });
    }
    const { rules, tools, budgets, accept, volatile, renames } = file;
    Object.assign(policy, { rules, tools, budgets, accept, volatile, renames });
    policy.trust = file.servers.find((s) => s.name === server)?.trust ?? policy.trust;
  }
  const where = file ? `\`${file.file}\`` : "the default";
  for (const key of ["preset", "failOn", "trust", "baseFailure"]) {
    const wanted = inputs[key];
    if (wanted === void 0) continue;
    const order2 = TIGHTNESS[key];
    if (mode === "override" || order2.indexOf(wanted) >= order2.indexOf(policy[key])) Object.assign(policy, { [key]: wanted });
    else {
      remarks.push(
        `The input \`${KEYS[key]}: ${wanted}\` is looser than ${where} on the base branch (\`${policy[key]}\`) and was ignored; loosen it in the config file of the base branch.`
      );
    }
  }
  if (inputs.clients?.length) {
    const kept = policy.clients.filter((c) => !inputs.clients.includes(c));
    if (mode === "override" || kept.length === 0) policy.clients = [...inputs.clients];
    else {
      policy.clients = [...policy.clients, ...inputs.clients.filter((c) => !policy.clients.includes(c))];
      remarks.push(
        `The input \`clients\` leaves out ${kept.join(", ")}, which ${where} on the base branch asks for; they were kept. Leave them out in the config file of the base branch.`
      );
    }
  }
  return { policy, remarks };
}
var pathsOf = (file, serverName) => file?.servers.find((s) => s.name === serverName)?.paths ?? [];
function recipes(file, inputs, side2 = "head") {
  const servers = chosen(file, inputs);
  return servers.flatMap((server) => {
    const variants = server.variants.length ? server.variants : [null];
    return variants.map((variant) => recipe(server, variant, inputs, side2, servers.length === 1));
  });
}
var SINGLE = ["workingDirectory", "install", "build", "start", "url", "baseInstall", "baseBuild", "baseStart"];
var dashed = (key) => key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
function chosen(file, inputs) {
  const servers = file?.servers ?? [];
  if (servers.length === 0) {
    return [{ name: inputs.name ?? "server", env: {}, headers: {}, carry: [], paths: [], variants: [] }];
  }
  if (inputs.name !== void 0 && servers.length > 1) {
    const one = servers.filter((s) => s.name === inputs.name);
    if (one.length) return one;
  }
  const given = SINGLE.filter((key) => inputs[key] != null && !(key === "workingDirectory" && inputs[key] === "."));
  if (servers.length > 1 && given.length) {
    throw new UserError(
      `\`${dashed(given[0])}\` is given, but ${file.file} has ${servers.length} servers: say which one with \`server-name\`, or put it into that server's entry.`
    );
  }
  return servers;
}
function recipe(server, variant, inputs, side2, single) {
  const from = single ? inputs : { env: inputs.env, headers: inputs.headers, carry: inputs.carry };
  const base = side2 === "base";
  const command = (...candidates2) => candidates2.find((c) => c !== void 0 && c !== null)?.trim() ?? null;
  const start = [base ? from.baseStart : void 0, from.start, base ? server.baseStart : void 0, server.start].find(
    (s) => s !== void 0 && s !== null && (Array.isArray(s) ? s.length > 0 : s.trim() !== "")
  );
  const url = [from.url, server.url].find((u) => u?.trim());
  if (start === void 0 && url === void 0) {
    throw new UserError(
      `The server \`${server.name}\` has no \`start\` and no \`url\`: say how it is started, for example \`start: node dist/server.js\`.`
    );
  }
  return {
    name: server.name,
    variant: variant?.name ?? null,
    workingDirectory: (from.workingDirectory === "." ? void 0 : from.workingDirectory) ?? server.workingDirectory ?? ".",
    install: command(base ? from.baseInstall : void 0, from.install, base ? server.baseInstall : void 0, server.install),
    build: command(base ? from.baseBuild : void 0, from.build, base ? server.baseBuild : void 0, server.build),
    start: start ?? null,
    args: variant?.args ?? [],
    url: url ?? null,
    headers: merged(server.headers, from.headers),
    env: merged(server.env, variant?.env, from.env),
    carry: [.../* @__PURE__ */ new Set([...server.carry, ...from.carry ?? []])]
  };
}
function merged(...maps) {
  const all = {};
  for (const map of maps) for (const [key, value] of Object.entries(map ?? {})) define(all, key, value);
  return all;
}

// src/source/snapshot-file.ts
import { readFileSync } from "node:fs";

// src/model/snapshot.ts
var emptySnapshot = () => ({
  schemaVersion: 1,
  kind: "snapshot",
  era: null,
  protocolVersion: null,
  server: null,
  capabilities: null,
  instructions: null,
  tools: [],
  prompts: [],
  resources: [],
  resourceTemplates: [],
  wire: [],
  notes: []
});

// src/source/snapshot-file.ts
var FORMS = "a snapshot of this tool, a tools/list result, its JSON-RPC response or an array of tools";
function readSnapshotFile(file) {
  const where = file === "-" ? "stdin" : file;
  let text;
  try {
    text = readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    const code = error.code;
    throw new UserError(`Cannot read ${where}: ${code === "ENOENT" ? "there is no such file" : code}. Give ${FORMS}.`);
  }
  return parseSnapshot(text, where);
}
function parseSnapshot(text, where) {
  let value;
  try {
    value = JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text);
  } catch (error) {
    throw new UserError(`${where} is not JSON (${error.message.split("\n")[0]?.slice(0, 120)}). Give ${FORMS}.`);
  }
  const found = toSnapshot(value);
  if (!found) throw new UserError(`${where} is JSON but holds no tool list. Give ${FORMS}.`);
  return found;
}
function toSnapshot(value) {
  if (Array.isArray(value)) return { ...emptySnapshot(), tools: value };
  if (!isObject(value)) return void 0;
  const result = own(value, "result");
  if (own(value, "jsonrpc") !== void 0 && isObject(result)) return toSnapshot(result);
  const list2 = (key) => {
    const v = own(value, key);
    return Array.isArray(v) ? v : [];
  };
  const text = (key) => {
    const v = own(value, key);
    return typeof v === "string" ? v : null;
  };
  const object = (key) => {
    const v = own(value, key);
    return isObject(v) ? v : null;
  };
  if (!Array.isArray(own(value, "tools"))) return void 0;
  const ours = value.kind === "snapshot";
  const era = text("era");
  return {
    ...emptySnapshot(),
    era: era === "legacy" || era === "modern" ? era : null,
    protocolVersion: text("protocolVersion"),
    server: object("server") ?? object("serverInfo"),
    capabilities: object("capabilities"),
    instructions: text("instructions"),
    tools: list2("tools"),
    prompts: list2("prompts"),
    resources: list2("resources"),
    resourceTemplates: list2("resourceTemplates"),
    wire: ours ? list2("wire") : [],
    notes: ours ? list2("notes").filter((n) => isObject(n) && typeof n.kind === "string") : []
  };
}

// src/report/index.ts
var FORMATS = ["terminal", "markdown", "json", "sarif", "html"];
async function render(review2, format, options) {
  const { catalogue: catalogue2 } = options;
  switch (format) {
    case "terminal":
      return (await import("./terminal-CJJDZ2LG.js")).terminal(review2, catalogue2, { colour: options.colour ?? false, width: options.width ?? 100 });
    case "markdown":
      return (await import("./markdown-T6NRNOE4.js")).markdown(review2, catalogue2, options.markdown);
    case "json":
      return (await import("./json-723CWFOS.js")).json(review2);
    case "sarif":
      return (await import("./sarif-5LFBDQST.js")).sarif(review2, catalogue2, options.sarif);
    case "html":
      return (await import("./html-KY7XJUON.js")).htmlReport(review2, catalogue2, options.html);
  }
}

// src/verdict/accept.ts
var NEVER = /* @__PURE__ */ new Set(["security/unstable-list"]);
var Acceptances = class {
  constructor(policy, approvals, digest2, today) {
    this.policy = policy;
    this.approvals = approvals;
    this.digest = digest2;
    this.today = today;
  }
  policy;
  approvals;
  digest;
  today;
  #used = /* @__PURE__ */ new Set();
  #late = /* @__PURE__ */ new Set();
  of(finding2) {
    if (NEVER.has(finding2.rule)) return null;
    for (const entry of this.policy.accept) {
      const fits = entry.fingerprint ? entry.fingerprint === finding2.fingerprint : entry.rule === finding2.rule && finding2.category !== "security" && (entry.tool === void 0 || entry.tool === finding2.tool);
      if (!fits) continue;
      if (entry.expires !== void 0 && entry.expires < this.today) this.#late.add(entry);
      else {
        this.#used.add(entry);
        return { by: "config", reason: entry.reason, ...entry.expires ? { expires: entry.expires } : {} };
      }
    }
    if (finding2.state !== "new") return null;
    for (const a of this.approvals) {
      if (a.fingerprints ? a.fingerprints.includes(finding2.fingerprint) : this.digest?.slice(0, 32) === a.digest) {
        return { by: "comment", reason: a.reason, who: a.who, when: a.when };
      }
    }
    return null;
  }
  /** Sentences on entries that have expired; entries that fit nothing are told by `unused`. */
  remarks() {
    return [...this.#late].filter((e) => !this.#used.has(e)).map((e) => `The acceptance of ${subject(e)} expired on ${e.expires} and no longer counts.`);
  }
  unused() {
    return this.policy.accept.filter((e) => !this.#used.has(e) && !this.#late.has(e));
  }
};
var subject = (entry) => entry.fingerprint ? `finding ${entry.fingerprint}` : `${entry.rule}${entry.tool ? ` on ${entry.tool}` : ""}`;

// src/diff/rename.ts
var SAME = 0.6;
var RESPELT = 0.85;
var COMMON = 40;
var CANDIDATES = 8;
function matchRenames(removed, added, floor = SAME) {
  if (!removed.length || !added.length) return [];
  const matches = [];
  const byName2 = (a, b) => (a.name ?? "") < (b.name ?? "") ? -1 : 1;
  const [left, right] = equalContent([...removed].sort(byName2), [...added].sort(byName2), matches);
  if (!left.length || !right.length) return matches;
  const leftFeatures = left.map(features);
  const rightFeatures = right.map(features);
  const index = left.length > CANDIDATES ? indexOf(leftFeatures) : null;
  const weighed = [];
  rightFeatures.forEach((f, r) => {
    for (const l of index ? candidates(f, index) : leftFeatures.keys()) {
      const respelt = nameLikeness(leftFeatures[l].name, f.name) === 1;
      const score = Math.max(likeness(leftFeatures[l], f), respelt ? RESPELT : 0);
      if (score >= floor) weighed.push({ l, r, score });
    }
  });
  weighed.sort((a, b) => b.score - a.score || a.l - b.l || a.r - b.r);
  const takenLeft = /* @__PURE__ */ new Set();
  const takenRight = /* @__PURE__ */ new Set();
  for (const { l, r, score } of weighed) {
    if (takenLeft.has(l) || takenRight.has(r)) continue;
    takenLeft.add(l);
    takenRight.add(r);
    matches.push({ base: left[l], head: right[r], likeness: Math.round(score * 100) / 100 });
  }
  return matches;
}
function indexOf(all) {
  const index = /* @__PURE__ */ new Map();
  all.forEach((f, i) => {
    for (const key of keysOf(f)) {
      const list2 = index.get(key);
      if (list2 === void 0) index.set(key, [i]);
      else if (list2 && list2.at(-1) !== i) {
        if (list2.length < COMMON) list2.push(i);
        else index.set(key, null);
      }
    }
  });
  return index;
}
function candidates(f, index) {
  const votes = /* @__PURE__ */ new Map();
  for (const key of keysOf(f)) {
    const list2 = index.get(key);
    if (list2) for (const l of list2) votes.set(l, (votes.get(l) ?? 0) + 1 / list2.length);
  }
  return [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, CANDIDATES).map(([l]) => l);
}
function equalContent(removed, added, matches) {
  const byText = /* @__PURE__ */ new Map();
  for (const item of removed) {
    const text = told(item);
    if (text === null) continue;
    const list2 = byText.get(text);
    if (list2) list2.push(item);
    else byText.set(text, [item]);
  }
  const taken = /* @__PURE__ */ new Set();
  for (const item of added) {
    const list2 = byText.get(told(item) ?? "");
    if (!list2?.length) continue;
    let best = -1;
    let most = -1;
    for (let i = 0; i < Math.min(list2.length, CANDIDATES); i++) {
      if (!sameContent(list2[i], item)) continue;
      const score = list2.length === 1 ? 1 : nameLikeness(list2[i].name ?? "", item.name ?? "");
      if (score > most) [best, most] = [i, score];
    }
    if (best < 0) continue;
    const [base] = list2.splice(best, 1);
    matches.push({ base, head: item, likeness: 1 });
    taken.add(base).add(item);
  }
  return [removed.filter((i) => !taken.has(i)), added.filter((i) => !taken.has(i))];
}
var told = (item) => (item.description ?? "").length < 20 ? null : item.description;
function sameContent(a, b) {
  if (!isObject(a.raw) || !isObject(b.raw) || told(a) === null || a.description !== b.description) return false;
  for (const key of /* @__PURE__ */ new Set([...Object.keys(a.raw), ...Object.keys(b.raw)])) {
    if (key === "name" || key === "title") continue;
    const [x, y] = [own(a.raw, key), own(b.raw, key)];
    if (key === "annotations" ? !sameHints(x, y) : !equal(x, y)) return false;
  }
  return true;
}
function sameHints(a, b) {
  const hints = (v) => {
    if (!isObject(v)) return {};
    const { title: _, ...rest } = v;
    return rest;
  };
  return equal(hints(a), hints(b));
}

// src/diff/pair.ts
function pair(base, head, renames, volatile = volatileTest([])) {
  const tools = pairItems(base.tools, head.tools, renames, true);
  const prompts = pairItems(base.prompts, head.prompts, renames, true);
  const resources = pairItems(base.resources, head.resources, {}, false);
  const templates = pairItems(base.templates, head.templates, {}, false);
  const toBase = /* @__PURE__ */ new Map();
  const toHead = /* @__PURE__ */ new Map();
  const both = [
    [base.instructions, head.instructions],
    [base.server, head.server]
  ];
  for (const list2 of [tools, prompts, resources, templates]) for (const p of list2) both.push([p.base, p.head]);
  for (const [b, h] of both) {
    if (!b || !h) continue;
    toBase.set(h, b);
    toHead.set(b, h);
  }
  return { tools, prompts, resources, templates, baseOf: (item) => toBase.get(item), headOf: (item) => toHead.get(item), volatile };
}
function pairItems(base, head, renames, similar) {
  const left = byName(base);
  const right = byName(head);
  const pairs = [];
  const places = /* @__PURE__ */ new Map();
  for (const side2 of [left, right])
    for (const same2 of side2.values()) if (same2.length > 1) for (const [i, item] of same2.entries()) places.set(item, i + 1);
  const place = (item) => places.has(item) ? { nth: places.get(item) } : {};
  for (const [to, from] of Object.entries(renames)) {
    const [b, h] = [left.get(from)?.[0], right.get(to)?.[0]];
    if (!b || !h || from === to) continue;
    left.get(from).shift();
    right.get(to).shift();
    pairs.push({ base: b, head: h, how: "renamed", likeness: 1, forced: true, ...place(b) });
  }
  const removed = [];
  const added = [];
  for (const [name, bs] of left) {
    const hs = right.get(name) ?? [];
    const common = Math.min(bs.length, hs.length);
    for (let i = 0; i < common; i++) pairs.push({ base: bs[i], head: hs[i], how: "same", ...place(places.has(bs[i]) ? bs[i] : hs[i]) });
    removed.push(...bs.slice(common));
    added.push(...hs.slice(common));
  }
  for (const [name, hs] of right) if (!left.has(name)) added.push(...hs);
  const renamed = similar ? matchRenames(removed, added) : [];
  const gone = /* @__PURE__ */ new Set();
  for (const match of renamed) {
    pairs.push({ base: match.base, head: match.head, how: "renamed", likeness: match.likeness, ...place(match.base) });
    gone.add(match.base).add(match.head);
  }
  for (const b of removed) if (!gone.has(b)) pairs.push({ base: b, head: void 0, how: "removed", ...place(b) });
  for (const h of added) if (!gone.has(h)) pairs.push({ base: void 0, head: h, how: "added", ...place(h) });
  return pairs.sort(byShownName);
}
function byName(items) {
  const map = /* @__PURE__ */ new Map();
  for (const item of items) {
    const name = item.name ?? "";
    const list2 = map.get(name);
    if (list2) list2.push(item);
    else map.set(name, [item]);
  }
  return map;
}
var shown = (p) => (p.head ?? p.base)?.name ?? "";
function byShownName(a, b) {
  const [x, y] = [shown(a), shown(b)];
  return x < y ? -1 : x > y ? 1 : (a.nth ?? 0) - (b.nth ?? 0);
}

// src/model/surface.ts
var Item = class {
  constructor(target, name, raw, index) {
    this.target = target;
    this.name = name;
    this.raw = raw;
    this.index = index;
  }
  target;
  name;
  raw;
  index;
  #texts;
  get title() {
    const title = own(this.raw, "title");
    return typeof title === "string" ? title : void 0;
  }
  get description() {
    const description = own(this.raw, "description");
    return typeof description === "string" ? description : void 0;
  }
  /** Every string and key of it, down to MAX_DEPTH. */
  get texts() {
    this.#texts ??= walk(this.raw, this.target);
    return this.#texts;
  }
};
var Tool = class extends Item {
  #parameters;
  constructor(raw, index) {
    super("tool", nameOf(raw, "name", index), raw, index);
  }
  get inputSchema() {
    return own(this.raw, "inputSchema");
  }
  get outputSchema() {
    return own(this.raw, "outputSchema");
  }
  get annotations() {
    const annotations = own(this.raw, "annotations");
    return isObject(annotations) ? annotations : void 0;
  }
  get hints() {
    const hint = (key, fallback) => {
      const value = own(this.annotations, key);
      return typeof value === "boolean" ? value : fallback;
    };
    return {
      readOnlyHint: hint("readOnlyHint", false),
      destructiveHint: hint("destructiveHint", true),
      idempotentHint: hint("idempotentHint", false),
      openWorldHint: hint("openWorldHint", true)
    };
  }
  /** Parameters at the root of the input schema, in the order sent. */
  get parameters() {
    const properties = own(this.inputSchema, "properties");
    this.#parameters ??= isObject(properties) ? Object.entries(properties) : [];
    return this.#parameters;
  }
  get required() {
    const required = own(this.inputSchema, "required");
    return Array.isArray(required) ? required.filter((r) => typeof r === "string") : [];
  }
};
var Surface = class {
  constructor(snapshot) {
    this.snapshot = snapshot;
    const items = (list2, target, key) => list2.map((sent, i) => {
      const raw = cutDeep(sent);
      return new Item(target, nameOf(raw, key, i), raw, i);
    });
    this.tools = snapshot.tools.map((raw, i) => new Tool(cutDeep(raw), i));
    this.prompts = items(snapshot.prompts, "prompt", "name");
    this.resources = items(snapshot.resources, "resource", "uri");
    this.templates = items(snapshot.resourceTemplates, "template", "uriTemplate");
    this.instructions = snapshot.instructions === null ? void 0 : new Item("instructions", null, snapshot.instructions, 0);
    this.server = serverItem(snapshot);
    this.items = [
      ...this.tools,
      ...this.prompts,
      ...this.resources,
      ...this.templates,
      ...this.instructions ? [this.instructions] : [],
      ...this.server ? [this.server] : []
    ];
    this.toolNames = new Set(this.tools.map((t) => t.name));
  }
  snapshot;
  tools;
  prompts;
  resources;
  templates;
  instructions;
  server;
  /** All of the above. */
  items;
  toolNames;
};
function serverItem(snapshot) {
  const raw = {};
  if (snapshot.server !== null) raw.serverInfo = cutDeep(snapshot.server);
  if (snapshot.capabilities !== null) raw.capabilities = cutDeep(snapshot.capabilities);
  if (snapshot.protocolVersion !== null) raw.protocolVersion = snapshot.protocolVersion;
  return Object.keys(raw).length ? new Item("server", null, raw, 0) : void 0;
}
function nameOf(raw, key, index) {
  const name = own(raw, key);
  if (typeof name === "string") return name;
  return name === void 0 ? `(unnamed ${index + 1})` : `(not a string: ${String(JSON.stringify(name)).slice(0, 40)})`;
}
var SCHEMA_ROLES = {
  title: "title",
  description: "description",
  $comment: "comment",
  pattern: "pattern",
  format: "format",
  const: "const",
  default: "default",
  enum: "enum",
  examples: "example",
  example: "example",
  type: "type",
  required: "required",
  $ref: "ref",
  $id: "ref",
  $schema: "ref",
  $anchor: "ref",
  $dynamicRef: "ref"
};
var SCHEMA_MAPS = /* @__PURE__ */ new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "dependentSchemas",
  "dependentRequired",
  "dependencies"
]);
function walk(raw, target) {
  const texts = [];
  const visit = (value, pointer, mode, role, depth) => {
    if (typeof value === "string") {
      texts.push({ pointer, value, role });
      return;
    }
    if (typeof value !== "object" || value === null || depth >= MAX_DEPTH) return;
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) visit(value[i], step(pointer, i), mode === "map" ? "schema" : mode, role, depth + 1);
      return;
    }
    for (const key of Object.keys(value)) {
      const child2 = value[key];
      const below = step(pointer, key);
      if (mode === "item") {
        const [next, as] = itemField(key, target);
        if (as === "other" && next !== "item") texts.push({ pointer: below, value: key, role: "key" });
        visit(child2, below, next, as, depth + 1);
      } else if (mode === "schema") {
        if (SCHEMA_MAPS.has(key)) visit(child2, below, "map", "other", depth + 1);
        else if (key in SCHEMA_ROLES && Object.hasOwn(SCHEMA_ROLES, key)) {
          const as = SCHEMA_ROLES[key];
          visit(child2, below, "value", as, depth + 1);
        } else {
          if (!KNOWN_KEYWORDS.has(key)) texts.push({ pointer: below, value: key, role: "key" });
          visit(child2, below, KNOWN_KEYWORDS.has(key) ? "schema" : "value", "other", depth + 1);
        }
      } else if (mode === "map") {
        texts.push({ pointer: below, value: key, role: "key" });
        visit(child2, below, "schema", "required", depth + 1);
      } else {
        texts.push({ pointer: below, value: key, role: "key" });
        visit(child2, below, mode, mode === "annotations" && key === "title" ? "title" : role, depth + 1);
      }
    }
  };
  visit(raw, "", "item", target === "instructions" ? "instructions" : "other", 0);
  return texts;
}
var KNOWN_KEYWORDS = /* @__PURE__ */ new Set([
  "items",
  "prefixItems",
  "additionalItems",
  "unevaluatedItems",
  "contains",
  "minContains",
  "maxContains",
  "minItems",
  "maxItems",
  "uniqueItems",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "minProperties",
  "maxProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "contentEncoding",
  "contentMediaType",
  "contentSchema",
  "readOnly",
  "writeOnly",
  "deprecated",
  "nullable"
]);
function itemField(key, target) {
  switch (key) {
    case "name":
      return ["value", "name"];
    case "title":
      return ["value", "title"];
    case "description":
      return ["value", "description"];
    case "uri":
    case "uriTemplate":
    case "websiteUrl":
      return ["value", "uri"];
    case "inputSchema":
    case "outputSchema":
      return ["schema", "required"];
    case "annotations":
      return ["annotations", "meta"];
    case "_meta":
      return ["meta", "meta"];
    case "serverInfo":
      return ["item", "other"];
    case "capabilities":
      return ["meta", "meta"];
    case "protocolVersion":
      return ["value", "meta"];
    case "icons":
      return ["value", "uri"];
    case "arguments":
      return target === "prompt" ? ["item", "description"] : ["value", "other"];
    case "version":
    case "mimeType":
    case "size":
    case "execution":
      return ["value", "meta"];
    default:
      return ["value", "other"];
  }
}

// src/diff/schema/effect.ts
var SPELLINGS = /* @__PURE__ */ new Set(["type", "anyOf", "oneOf", "allOf", "$ref", "const", "enum", "multipleOf", "not", "if", "then", "else"]);
var INSIDE = /* @__PURE__ */ new Set([
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
  "items",
  "prefixItems",
  "propertyNames"
]);
var OF_THE_OBJECT = /* @__PURE__ */ new Set(["required", "removed", "added", "renamed", "default"]);
var Effects = class {
  constructor(facts) {
    this.facts = facts;
    for (const fact of facts) {
      for (const place of /* @__PURE__ */ new Set([fact.pointer, fact.homes.base, fact.homes.head])) {
        push(this.#at, place, fact);
        for (let end = place.length; end > 0; end = place.lastIndexOf("/", end - 1)) {
          const above = place.slice(0, end);
          const set = this.#below.get(above);
          if (set) set.add(fact);
          else this.#below.set(above, /* @__PURE__ */ new Set([fact]));
        }
      }
    }
  }
  facts;
  /** Facts by the places they are about, and by every place above. */
  #at = /* @__PURE__ */ new Map();
  #below = /* @__PURE__ */ new Map();
  of(pointer) {
    if (this.facts.length === 0) return "equivalent";
    const effects = /* @__PURE__ */ new Set();
    for (const fact of this.#below.get(pointer) ?? []) effects.add(fact.effect);
    for (let end = pointer.lastIndexOf("/"); end > 0; end = pointer.lastIndexOf("/", end - 1)) {
      const found = this.#at.get(pointer.slice(0, end));
      if (!found) continue;
      const rest = steps(pointer.slice(end));
      for (const fact of found) if (concerns(rest, fact)) effects.add(fact.effect);
    }
    return ["narrowed", "unknown", "widened"].find((e) => effects.has(e)) ?? "equivalent";
  }
  /** The fact that a property at this place has another name on the other side. */
  renamed(pointer) {
    for (const fact of this.#below.get(pointer) ?? [])
      if (fact.what === "renamed" && (fact.homes.base === pointer || fact.homes.head === pointer)) return fact;
    return void 0;
  }
};
function concerns(rest, fact) {
  const keyword = rest[0];
  if (keyword === fact.keyword) return true;
  if (isAnnotation(rest.at(-1)) || rest.some((key) => INSIDE.has(key))) return false;
  return SPELLINGS.has(keyword) && !OF_THE_OBJECT.has(fact.what);
}
function push(map, key, fact) {
  const list2 = map.get(key);
  if (list2) list2.push(fact);
  else map.set(key, [fact]);
}

// src/diff/records.ts
var MAPS = /* @__PURE__ */ new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);
var SCHEMAS = /* @__PURE__ */ new Set([
  "items",
  "additionalItems",
  "unevaluatedItems",
  "contains",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "not",
  "if",
  "then",
  "else",
  "contentSchema"
]);
var LISTS = /* @__PURE__ */ new Set(["anyOf", "oneOf", "allOf", "prefixItems", "items"]);
var TEXTS = /* @__PURE__ */ new Set(["title", "description"]);
var SPELLINGS2 = /* @__PURE__ */ new Set(["type", "anyOf", "oneOf", "allOf", "$ref", "const", "enum", "multipleOf", "prefixItems"]);
function records(base, head, nth, volatile) {
  const [b, h] = [base.raw, head.raw];
  if (equal(b, h)) return [];
  const from = base.name === head.name ? null : base.name;
  const walk2 = new Walk(head.target, head.name, { ...from === null ? {} : { from }, ...nth ? { nth } : {} }, volatile);
  if (isObject(b) && isObject(h)) walk2.item(b, h);
  else walk2.leaf(b, h, "", "metadata-changed");
  if (base instanceof Tool && head instanceof Tool) {
    tellHints(base, head, walk2.out);
    tellEffects(base, head, walk2.out);
  }
  return walk2.out;
}
var Walk = class {
  constructor(target, name, which, volatile) {
    this.target = target;
    this.name = name;
    this.which = which;
    this.volatile = volatile;
  }
  target;
  name;
  which;
  volatile;
  out = [];
  /** The schemas the walk is in, so that references can be looked up. */
  #documents;
  /** One difference. `undefined` is nothing on that side. */
  leaf(before, after, pointer, kind, op) {
    if (this.volatile(this.target, this.name, pointer)) return;
    const how = op ?? (before === void 0 ? "add" : after === void 0 ? "remove" : "replace");
    const meta = { op: how, ...this.which };
    this.out.push({ kind, target: this.target, name: this.name, pointer, before: before ?? null, after: after ?? null, meta });
  }
  item(b, h) {
    for (const key of keys(b, h)) {
      const pointer = step("", key);
      const [x, y] = [own(b, key), own(h, key)];
      if (equal(x, y)) continue;
      if (key === "name" && (this.target === "tool" || this.target === "prompt")) {
        if (typeof x !== "string" || typeof y !== "string") this.leaf(x, y, pointer, "metadata-changed");
      } else if (TEXTS.has(key)) this.leaf(x, y, pointer, "text-changed");
      else if (this.target === "tool" && (key === "inputSchema" || key === "outputSchema")) {
        this.#documents = [new Document(x ?? null, pointer), new Document(y ?? null, pointer)];
        this.value(x, y, pointer, "schema", "schema-changed");
      } else if (key === "annotations") this.value(x, y, pointer, "plain", "annotation-changed");
      else if (key === "arguments" && this.target === "prompt") this.value(x, y, pointer, "list", "schema-changed");
      else this.value(x, y, pointer, "plain", "metadata-changed");
    }
  }
  /** Goes on inside where both sides have an object (or as many list entries), else records the whole value. */
  value(x, y, pointer, mode, kind) {
    if (equal(x, y)) return;
    if (this.volatile(this.target, this.name, pointer)) return;
    if (isObject(x) && isObject(y)) {
      const together = mode === "schema" ? this.respelt(x, y, pointer) : void 0;
      for (const key of keys(x, y)) {
        const [x1, y1] = [own(x, key), own(y, key)];
        if (equal(x1, y1) || together?.has(key)) continue;
        const below = step(pointer, key);
        if (mode === "schema") this.keyword(key, x1, y1, below);
        else this.value(x1, y1, below, mode === "map" ? "schema" : mode, kind);
      }
    } else if (mode === "list" && Array.isArray(x) && Array.isArray(y) && x.length === y.length && [...x, ...y].every(isObject)) {
      for (let i = 0; i < x.length; i++) this.value(x[i], y[i], step(pointer, i), "schema", kind);
    } else this.leaf(x, y, pointer, kind);
  }
  keyword(key, x, y, pointer) {
    if (TEXTS.has(key)) this.leaf(x, y, pointer, "text-changed");
    else if (MAPS.has(key)) this.value(x, y, pointer, "map", "schema-changed");
    else if (SCHEMAS.has(key) && isObject(x) && isObject(y)) this.value(x, y, pointer, "schema", "schema-changed");
    else if (LISTS.has(key)) this.value(x, y, pointer, "list", "schema-changed");
    else this.leaf(x, y, pointer, "schema-changed");
  }
  /** One record for keywords that took the place of others, such as `type` that became `anyOf`. Gives the keywords it covers. */
  respelt(x, y, pointer) {
    const differ = keys(x, y).filter((key) => !MAPS.has(key) && !equal(own(x, key), own(y, key)));
    const moved = differ.filter(
      (key) => key === "type" || SPELLINGS2.has(key) && (own(x, key) === void 0 || own(y, key) === void 0)
    );
    const hoisted = moved.includes("$ref");
    const together = differ.filter((key) => hoisted || !isAnnotation(key));
    if (!moved.length || together.length < 2) return void 0;
    const part = (of) => Object.fromEntries(together.filter((key) => Object.hasOwn(of, key)).map((key) => [key, of[key]]));
    this.leaf(part(x), part(y), pointer, "schema-changed", "keywords");
    if (hoisted && this.#documents) {
      const [b, h] = this.#documents.map((d, i) => [child(d.node, i ? y : x, ...steps(pointer).slice(1))]);
      for (const key of TEXTS) {
        const [before, after] = [annotation(b, key), annotation(h, key)];
        if (!equal(before, after)) this.leaf(before, after, step(pointer, key), "text-changed", "derived");
      }
    }
    return new Set(together);
  }
};
var keys = (a, b) => [.../* @__PURE__ */ new Set([...Object.keys(a), ...Object.keys(b)])].sort();
function tellHints(base, head, changes) {
  const first = changes.find((c) => c.kind === "annotation-changed");
  if (!first) return;
  const [before, after] = [base.hints, head.hints];
  const effective = {};
  for (const key of ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"])
    if (before[key] !== after[key]) effective[key] = { before: before[key], after: after[key] };
  first.meta = { ...first.meta, effective };
}
function tellEffects(base, head, changes) {
  for (const key of ["inputSchema", "outputSchema"]) {
    const mine = changes.filter((c) => c.kind === "schema-changed" && c.pointer.startsWith(`/${key}`));
    if (!mine.length) continue;
    const effects = new Effects(schemaFacts(base, head, key));
    for (const change of mine) {
      const meta = { ...change.meta };
      const renamed = meta.op === "remove" || meta.op === "add" ? effects.renamed(change.pointer) : void 0;
      if (renamed) meta[meta.op === "remove" ? "renamedTo" : "renamedFrom"] = meta.op === "remove" ? renamed.after : renamed.before;
      meta.effect = effects.of(change.pointer);
      if (change.pointer === `/${key}` && meta.op !== "keywords")
        meta.effect = meta.op === "add" && key === "outputSchema" ? "widened" : "unknown";
      change.meta = meta;
    }
  }
}

// src/diff/server.ts
var KINDS = [
  ["serverInfo", "server-changed"],
  ["capabilities", "capability-changed"],
  ["protocolVersion", "protocol-changed"]
];
function serverRecords(base, head, volatile) {
  const out = [];
  const add = (kind, target, pointer, before2, after2) => {
    if (volatile(target, null, pointer)) return;
    const op = before2 === void 0 ? "add" : after2 === void 0 ? "remove" : "replace";
    out.push({ kind, target, name: null, pointer, before: before2 ?? null, after: after2 ?? null, meta: { op } });
  };
  const walk2 = (kind, x, y, pointer) => {
    if (equal(x, y)) return;
    if (!isObject(x) || !isObject(y)) {
      add(kind, "server", pointer, x, y);
      return;
    }
    for (const key of [.../* @__PURE__ */ new Set([...Object.keys(x), ...Object.keys(y)])].sort()) walk2(kind, own(x, key), own(y, key), step(pointer, key));
  };
  for (const [key, kind] of KINDS) {
    const [x, y] = [own(base.server?.raw, key), own(head.server?.raw, key)];
    if (x !== void 0 && y !== void 0) walk2(kind, x, y, step("", key));
  }
  const [before, after] = [base.snapshot.instructions, head.snapshot.instructions];
  if (before !== after) add("instructions-changed", "instructions", "", before ?? void 0, after ?? void 0);
  return out;
}

// src/diff/successor.ts
var AKIN = 0.4;
var SAME2 = 0.65;
var MOST = 300;
var OTHER = 0.4;
function tellSuccessors(pairs, changes) {
  const added = /* @__PURE__ */ new Map();
  const records2 = new Map(changes.filter((c) => c.kind === "tool-added").map((c) => [`${c.name} ${c.meta?.nth ?? ""}`, c]));
  for (const p of pairs) {
    const record = p.head && !p.base ? records2.get(`${p.head.name} ${p.nth ?? ""}`) : void 0;
    if (record) added.set(p.head, record);
  }
  if (!added.size) return;
  const kept = pairs.filter((p) => p.how === "same");
  const say = (tool, key, name) => {
    const record = added.get(tool);
    record.meta = { ...record.meta, [key]: name };
  };
  for (const [tool, old] of aliases(kept, [...added.keys()])) say(tool, "aliasOf", old);
  for (const [tool, old] of swapped(kept, [...added.keys()])) say(tool, "formerly", old);
  for (const [tool, old] of resembling(pairs, [...added.keys()])) say(tool, "inPlaceOf", old);
}
var akin = (a, b, floor) => likeness(features(a), features(b)) >= floor;
function aliases(kept, added) {
  const found = /* @__PURE__ */ new Map();
  const byName2 = new Map(added.map((t) => [t.name, t]));
  const bySignature = /* @__PURE__ */ new Map();
  for (const tool of added) {
    const list2 = bySignature.get(signature(tool));
    if (list2) list2.push(tool);
    else bySignature.set(signature(tool), [tool]);
  }
  for (const { base, head } of kept) {
    if (base.description !== head.description) {
      for (const [word] of (head.description ?? "").slice(0, 4e3).matchAll(/[\p{L}\p{N}_.-]+/gu)) {
        const tool = byName2.get(word) ?? byName2.get(word.replace(/[.-]+$/, ""));
        if (tool && !found.has(tool) && equal(head.inputSchema, tool.inputSchema) && akin(head, tool, SAME2)) found.set(tool, head.name);
      }
    }
    for (const tool of bySignature.get(signature(head))?.slice(0, 20) ?? []) {
      if (!found.has(tool) && sameContent(tool, head)) found.set(tool, head.name);
    }
  }
  return found;
}
var signature = (tool) => {
  const properties = own(tool.inputSchema, "properties");
  return `${isObject(properties) ? Object.keys(properties).sort().join(" ") : ""} ${tool.description?.length ?? 0}`;
};
function swapped(kept, added) {
  const found = /* @__PURE__ */ new Map();
  const rewritten = kept.filter(({ base, head }) => base.description !== head.description).slice(0, MOST);
  const others = rewritten.filter(({ base, head }) => likeness(features(base), features(head)) - 0.3 < OTHER);
  const heads = new Map(others.map(({ base, head }) => [base, head]));
  for (const match of matchRenames(
    others.map((p) => p.base),
    added
  )) {
    const own_ = contentLikeness(match.base, heads.get(match.base));
    if (own_ < OTHER && contentLikeness(match.base, match.head) > own_ + 0.3) found.set(match.head, match.base.name);
  }
  return found;
}
function contentLikeness(a, b) {
  const [x, y] = [features(a), features(b)];
  return likeness({ ...x, name: "", nameWords: /* @__PURE__ */ new Set() }, { ...y, name: "", nameWords: /* @__PURE__ */ new Set() }) * (1 / 0.7) - 0.3 / 0.7;
}
function resembling(pairs, added) {
  const removed = pairs.flatMap((p) => p.base && !p.head ? p.base : []);
  return new Map(matchRenames(removed, added, AKIN).map((m) => [m.head, m.base.name]));
}

// src/diff/index.ts
function diff(base, head, options) {
  const volatile = volatileTest(options.volatile);
  const pairing = pair(base, head, options.renames, volatile);
  const changes = serverRecords(base, head, volatile);
  list(pairing.tools, "tool", ["tool-added", "tool-removed", "tool-renamed"], volatile, changes);
  list(pairing.prompts, "prompt", ["prompt-added", "prompt-removed", "prompt-renamed"], volatile, changes);
  list(pairing.resources, "resource", ["resource-added", "resource-removed", "resource-removed"], volatile, changes);
  list(pairing.templates, "template", ["template-added", "template-removed", "template-removed"], volatile, changes);
  tellSuccessors(pairing.tools, changes);
  const both = (pairs) => pairs.filter((p) => p.base && p.head).length;
  markGroups(changes, {
    tool: both(pairing.tools),
    prompt: both(pairing.prompts),
    resource: both(pairing.resources),
    template: both(pairing.templates)
  });
  const moved = movedTools(pairing);
  if (moved > 0)
    changes.push({
      kind: "order-changed",
      target: "tool",
      name: null,
      pointer: "",
      before: null,
      after: null,
      meta: { op: "order", moved }
    });
  return { changes, pairing };
}
function list(pairs, target, [added, removed, renamed], volatile, out) {
  for (const p of pairs) {
    const nth = p.nth ? { nth: p.nth } : {};
    if (p.base && p.head) {
      if (p.how === "renamed") {
        const meta = {
          op: "rename",
          from: p.base.name,
          likeness: p.likeness ?? 1,
          ...p.forced ? { forced: true } : {},
          ...nth
        };
        out.push({ kind: renamed, target, name: p.head.name, pointer: "/name", before: p.base.name, after: p.head.name, meta });
      }
      out.push(...records(p.base, p.head, p.nth, volatile));
    } else if (p.head) out.push(whole(added, target, p.head, null, p.head.raw, { op: "add", ...nth }));
    else if (p.base) out.push(whole(removed, target, p.base, p.base.raw, null, { op: "remove", ...nth }));
  }
}
var whole = (kind, target, item, before, after, meta) => ({
  kind,
  target,
  name: item.name,
  pointer: "",
  before,
  after,
  meta
});
function movedTools(pairing) {
  const order2 = pairing.tools.filter((p) => p.base && p.head).sort((a, b) => a.head.index - b.head.index);
  const tails = [];
  for (const p of order2) {
    const index = p.base.index;
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = low + high >> 1;
      if (tails[middle] < index) low = middle + 1;
      else high = middle;
    }
    tails[low] = index;
  }
  return order2.length - tails.length;
}

// src/rules/run.ts
function run({ rules, base, head, pairing, changes, setting }) {
  const result = { base: [], head: [], change: [] };
  const settings = new Map(rules.map((rule) => [rule, setting(rule)]));
  const content = rules.filter((rule) => rule.tool || rule.item || rule.surface);
  const sides = [[head, "head", result.head]];
  if (base) sides.push([base, "base", result.base]);
  const shareable = base !== null && sameNames(base, head);
  const counterpart = (item) => pairing?.baseOf(item);
  const shared = /* @__PURE__ */ new Map();
  if (shareable && pairing) {
    for (const item of head.items) {
      const twin = pairing.baseOf(item);
      if (twin && twin.name === item.name && same(twin.raw, item.raw)) shared.set(twin, item);
    }
  }
  const contexts = (rule, surface, side2) => ({
    ...settings.get(rule),
    side: side2,
    surface,
    counterpart: side2 === "head" ? counterpart : () => void 0,
    alone: base === null
  });
  for (const rule of content) {
    const perItem = /* @__PURE__ */ new Map();
    for (const [surface, side2, found] of sides) {
      const context = contexts(rule, surface, side2);
      if (rule.tool || rule.item) {
        for (const item of surface.items) {
          if (!rule.item && !(item instanceof Tool)) continue;
          const twin = side2 === "base" ? shared.get(item) : void 0;
          const issues = twin ? perItem.get(twin) ?? [] : [...rule.item?.(item, context) ?? [], ...item instanceof Tool ? rule.tool?.(item, context) ?? [] : []];
          if (side2 === "head" && issues.length) perItem.set(item, issues);
          for (const issue of issues) found.push({ rule, issue });
        }
      }
      for (const issue of rule.surface?.(surface, context) ?? []) found.push({ rule, issue });
    }
  }
  if (base && pairing) {
    for (const rule of rules) {
      for (const issue of rule.change?.({ ...settings.get(rule), base, head, pairing, changes }) ?? [])
        result.change.push({ rule, issue });
    }
  }
  return result;
}
var sameNames = (a, b) => a.toolNames.size === b.toolNames.size && [...a.toolNames].every((n) => b.toolNames.has(n));

// src/verdict/digest.ts
import { createHash } from "node:crypto";
function digest(surface, key, volatile) {
  const isVolatile = volatileTest(volatile);
  const list2 = (items) => items.map((item) => canonical(without(item, isVolatile))).sort();
  const { tools, prompts, resources, templates, instructions, server } = surface;
  const hash = createHash("sha256");
  hash.update(JSON.stringify(["mcp-tool-review", 1, key]));
  for (const items of [tools, prompts, resources, templates, instructions ? [instructions] : [], server ? [server] : []]) {
    hash.update(JSON.stringify(list2(items)));
  }
  return hash.digest("hex");
}
function without(item, isVolatile) {
  const copy = (value, pointer) => {
    if (Array.isArray(value)) return value.map((v, i) => copy(v, step(pointer, i)));
    if (!isObject(value)) return value;
    const out = {};
    for (const [key, child2] of Object.entries(value)) {
      const below = step(pointer, key);
      if (!isVolatile(item.target, item.name, below)) define(out, key, copy(child2, below));
    }
    return out;
  };
  return isVolatile(item.target, item.name, "") ? null : copy(item.raw, "");
}

// src/config/presets.ts
var import_picomatch = __toESM(require_picomatch2(), 1);
var isBreaking = (id) => id.startsWith("breaking/");
var isSecurity = (id) => id.startsWith("security/");
function underPreset(id, level, preset) {
  if (preset === "strict") {
    if (level === "off") return "warning";
    return level === "warning" && isBreaking(id) ? "error" : level;
  }
  if (preset === "security" && !isSecurity(id)) return level === "error" || level === "warning" ? "note" : "off";
  return level;
}
function levelOf(meta, policy, toolName) {
  const set = settingsOf(meta.id, policy, toolName).findLast((s) => s.level !== void 0);
  if (set?.level !== void 0) return { level: set.level, explicit: true };
  return { level: meta.presets?.[policy.preset] ?? underPreset(meta.id, meta.level, policy.preset), explicit: false };
}
var matchers = /* @__PURE__ */ new WeakMap();
function settingsOf(id, policy, toolName) {
  const settings = Object.hasOwn(policy.rules, id) ? [policy.rules[id]] : [];
  if (toolName === null || policy.tools.length === 0) return settings;
  let tools = matchers.get(policy);
  if (!tools) {
    tools = policy.tools.map((t) => ({ matches: (0, import_picomatch.default)(t.match, { dot: true, nonegate: true, bash: true }), rules: t.rules }));
    matchers.set(policy, tools);
  }
  for (const tool of tools) {
    if (Object.hasOwn(tool.rules, id) && tool.matches(toolName)) settings.push(tool.rules[id]);
  }
  return settings;
}

// src/verdict/fingerprint.ts
import { createHash as createHash2 } from "node:crypto";
function fingerprint(of) {
  const pointer = of.pointer.replace(/\/\d+(?=\/|$)/g, "/*");
  const sentence = (of.sentence ?? "").normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  return createHash2("sha256").update(JSON.stringify([of.rule, of.target, of.name, pointer, sentence])).digest("hex").slice(0, 32);
}

// src/verdict/findings.ts
var atLeast = (level, floor) => LEVELS.indexOf(level) >= LEVELS.indexOf(floor);
var fails = (level, failOn) => failOn !== "never" && atLeast(level, failOn);
function states(found, policy, head, pairing) {
  const names = baseNames(head, pairing);
  const of = (f, state, side2) => finding(f, state, policy, side2 === "head" ? names : null);
  const now = found.head.flatMap((f) => of(f, "new", "head") ?? []);
  const before = found.base.flatMap((f) => of(f, "fixed", "base") ?? []);
  const stood = /* @__PURE__ */ new Map();
  for (const f of before) if (!stood.has(f.fingerprint) || !atLeast(stood.get(f.fingerprint), f.level)) stood.set(f.fingerprint, f.level);
  for (const f of now) {
    const level = stood.get(f.fingerprint);
    if (level && atLeast(level, f.level)) f.state = "existing";
  }
  const still = new Set(now.map((f) => f.fingerprint));
  const kept = keptNames(head, pairing);
  const fixed = before.filter((f) => !still.has(f.fingerprint) && (f.tool === null || kept.has(`${f.target} ${f.tool}`)));
  return [...found.change.flatMap((f) => of(f, "new", "head") ?? []), ...now, ...fixed].sort(order);
}
function finding(found, state, policy, names) {
  const { rule, issue } = found;
  const { level, explicit } = levelOf(rule.meta, policy, issue.name);
  if (level === "off") return void 0;
  const messageId = issue.messageId ?? "default";
  const words = rule.meta.messages[messageId] ?? rule.meta.messages.default;
  const known = issue.name === null ? null : names?.get(`${issue.target} ${issue.name}`) ?? issue.name;
  return {
    rule: rule.meta.id,
    category: rule.meta.id.slice(0, rule.meta.id.indexOf("/")),
    level: explicit ? level : scaled(issue.level, rule.meta.level, level),
    state,
    blocking: false,
    accepted: null,
    target: issue.target,
    tool: issue.name,
    pointer: issue.pointer,
    messageId,
    message: fill(words.title, issue.evidence, issue.name),
    help: fill(words.help, issue.evidence, issue.name),
    evidence: issue.evidence,
    fingerprint: fingerprint({ rule: rule.meta.id, target: issue.target, name: known, pointer: issue.pointer, sentence: issue.sentence }),
    location: null
  };
}
function scaled(given, usual, preset) {
  if (given === void 0 || usual === preset) return given ?? preset;
  if (usual === "off") return preset;
  const shift = LEVELS.indexOf(preset) - LEVELS.indexOf(usual);
  return LEVELS[Math.min(2, Math.max(0, LEVELS.indexOf(given) + shift))];
}
function gate(findings, failOn, acceptanceOf) {
  for (const finding2 of findings) {
    if (finding2.state !== "fixed") finding2.accepted = acceptanceOf(finding2);
    finding2.blocking = finding2.state === "new" && finding2.accepted === null && fails(finding2.level, failOn);
  }
}
var STATE_ORDER = { new: 0, existing: 1, fixed: 2 };
var CATEGORY_ORDER = ["security", "policy", "breaking", "protocol", "compat", "quality", "size"];
var ATTENTION = "security/new-directive";
function order(a, b) {
  return STATE_ORDER[a.state] - STATE_ORDER[b.state] || LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level) || Number(b.rule === ATTENTION) - Number(a.rule === ATTENTION) || CATEGORY_ORDER.indexOf(a.category) - CATEGORY_ORDER.indexOf(b.category) || compare(a.rule, b.rule) || compare(a.tool ?? "", b.tool ?? "") || compare(a.pointer, b.pointer);
}
var compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
function baseNames(head, pairing) {
  const names = /* @__PURE__ */ new Map();
  for (const item of head.items) {
    const base = pairing?.baseOf(item);
    if (base?.name && item.name && base.name !== item.name) names.set(`${item.target} ${item.name}`, base.name);
  }
  return names;
}
function keptNames(head, pairing) {
  return new Set(head.items.map((item) => `${item.target} ${pairing?.baseOf(item)?.name ?? item.name}`));
}

// src/verdict/judge.ts
function judge(facts, options) {
  const { policy } = options;
  const head = facts.head.snapshot && new Surface(facts.head.snapshot);
  const base = facts.base?.snapshot ? new Surface(facts.base.snapshot) : null;
  const wrong = cannotJudge(facts, policy);
  const key = facts.variant ? `${facts.name}/${facts.variant}` : facts.name;
  const headSide = side(facts.head, head, key, policy);
  const acceptances = new Acceptances(policy, options.approvals, headSide.digest, options.today);
  const review2 = {
    name: facts.name,
    variant: facts.variant,
    trust: policy.trust,
    base: facts.base && side(facts.base, base, key, policy),
    head: headSide,
    changes: [],
    findings: [],
    size: size(base, head, options.count),
    semver: null,
    remarks: []
  };
  if (wrong !== null || head === null) {
    if (wrong) review2.remarks.push(wrong);
    return { review: review2, verdict: "error", acceptances };
  }
  const compared = facts.base === null ? null : diff(base ?? new Surface(nothing(facts.head)), head, { renames: policy.renames, volatile: policy.volatile });
  const found = run({
    rules: options.rules,
    base,
    head,
    pairing: base ? compared.pairing : null,
    changes: compared?.changes ?? [],
    setting: (rule) => settingFor(rule.meta, policy, profilesOf(policy.clients), facts.name)
  });
  review2.changes = compared?.changes ?? [];
  review2.findings = states(found, policy, head, base ? compared.pairing : null);
  gate(review2.findings, policy.failOn, (f) => acceptances.of(f));
  review2.semver = base ? semverAdvice(review2.changes, review2.findings) : null;
  review2.remarks.push(...acceptances.remarks());
  return { review: review2, verdict: verdictOf(review2.findings, facts, policy), acceptances };
}
function cannotJudge(facts, policy) {
  const { base, head } = facts;
  if (head.state !== "listed" || head.snapshot === null) return reasonOf("head", head);
  if (base && (base.state === "build-failed" || base.state === "list-failed") && policy.baseFailure === "fail")
    return reasonOf("base", base);
  if (head.snapshot.tools.length === 0) {
    return base?.snapshot && base.snapshot.tools.length > 0 ? `The head lists no tools where the base lists ${base.snapshot.tools.length}: a server that starts without its tools is broken, and nothing was compared. Start it by hand and look at its log.` : "The server lists no tools, so there is nothing to review. Check the start command and what the server needs in its environment.";
  }
  return null;
}
var WHAT = {
  listed: "was not listed",
  absent: "is not there",
  "build-failed": "could not be built",
  "list-failed": "could not be listed"
};
var reasonOf = (which, { state, reason }) => `The ${which} ${WHAT[state]}: ${reason ?? "no reason is known."}`;
function verdictOf(findings, facts, policy) {
  if (findings.some((f) => f.blocking)) return "fail";
  const forgiven = facts.base?.state.endsWith("-failed") && policy.baseFailure === "warn";
  const warned = findings.some((f) => f.state === "new" && f.accepted === null && fails(f.level, "warning"));
  return forgiven || warned ? "warn" : "pass";
}
function side(facts, surface, key, policy) {
  const { snapshot } = facts;
  return {
    state: facts.state,
    reason: facts.reason,
    digest: surface && digest(surface, key, policy.volatile),
    ref: facts.ref,
    protocolVersion: snapshot?.protocolVersion ?? null,
    server: snapshot?.server ?? null,
    tools: snapshot?.tools.length ?? 0
  };
}
function size(base, head, count) {
  const of = (surface) => surface && measure(surface, count ?? void 0);
  const [b, h] = [of(base), of(head)];
  const names = [.../* @__PURE__ */ new Set([...h?.tools.keys() ?? [], ...b?.tools.keys() ?? []])];
  const total = (m) => m && { bytes: m.bytes, modelBytes: m.modelBytes, tokens: m.tokens };
  return {
    tokenizer: count ? "o200k" : null,
    base: total(b),
    head: total(h),
    tools: names.map((name) => ({ name, base: b?.tools.get(name) ?? null, head: h?.tools.get(name) ?? null }))
  };
}
var nothing = (head) => ({
  ...head.snapshot,
  tools: [],
  prompts: [],
  resources: [],
  resourceTemplates: [],
  instructions: null,
  notes: []
});
var worst = (verdicts) => ["error", "fail", "warn"].find((v) => verdicts.includes(v)) ?? "pass";

// src/review.ts
function review(facts, { policyFor, approvals = [], today, count = null, remarks = [] }) {
  const judged = facts.map((f) => judge(f, { rules: RULES, policy: policyFor(f.name), approvals, today, count }));
  const unused = judged.length ? judged.map((j) => j.acceptances.unused()).reduce((a, b) => a.filter((entry) => b.some((e) => subject(e) === subject(entry)))) : [];
  return {
    schemaVersion: 1,
    tool: { name: "mcp-tool-review", version },
    verdict: judged.length ? worst(judged.map((j) => j.verdict)) : "error",
    servers: judged.map((j) => j.review),
    remarks: [...remarks, ...unused.map((e) => `The acceptance of ${subject(e)} fits nothing any more: take it out of the config.`)]
  };
}
var catalogue = new Map(
  RULES.map(({ meta }) => [meta.id, { id: meta.id, summary: meta.summary, why: meta.why, messages: meta.messages }])
);

export {
  resolvePolicy,
  pathsOf,
  recipes,
  readSnapshotFile,
  parseSnapshot,
  FORMATS,
  render,
  Surface,
  require_picomatch2 as require_picomatch,
  review,
  catalogue
};
