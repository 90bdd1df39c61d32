import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseConfig
} from "./chunks/chunk-FO5P5OFM.js";
import {
  CONFIG_PATH,
  changedPaths,
  checked,
  choosePair,
  collectFacts,
  configPaths,
  findRoot,
  git,
  haveCommit,
  policyAt,
  policyOf,
  readAt,
  readSettings,
  remoteTip,
  requests,
  settingsAt
} from "./chunks/chunk-7MTBHDL6.js";
import {
  pathsOf,
  resolvePolicy
} from "./chunks/chunk-6Q4BT6ZB.js";
import {
  Surface,
  catalogue,
  render,
  review
} from "./chunks/chunk-3B5VI6LK.js";
import {
  CLIENT_NAMES,
  RULES,
  require__
} from "./chunks/chunk-HIR5STKP.js";
import {
  limitsFrom
} from "./chunks/chunk-NAHT2U5F.js";
import "./chunks/chunk-V6R2PHQ7.js";
import "./chunks/chunk-AGR5PYKK.js";
import "./chunks/chunk-XCWXDAL5.js";
import {
  UserError,
  nearest
} from "./chunks/chunk-JECDOTJQ.js";
import {
  version
} from "./chunks/chunk-SLZ2U25S.js";
import {
  bytes,
  changelog,
  inline,
  markdown
} from "./chunks/chunk-D7PKQ67W.js";
import "./chunks/chunk-XX72DSOY.js";
import "./chunks/chunk-VG6KGALB.js";
import "./chunks/chunk-ADCB63FS.js";
import {
  count,
  failures,
  help,
  number,
  plain,
  serverName,
  sort,
  title
} from "./chunks/chunk-MKNZ2JRH.js";
import "./chunks/chunk-FYU3YSYK.js";
import "./chunks/chunk-YULPTJJH.js";
import {
  at,
  cutDeep,
  own,
  steps
} from "./chunks/chunk-K4EVMT5Y.js";
import {
  clip,
  code,
  fence,
  line,
  logLine,
  prose
} from "./chunks/chunk-SD42AGYI.js";
import "./chunks/chunk-4HT2VLJ3.js";
import {
  __commonJS,
  __toESM
} from "./chunks/chunk-HANBNIMK.js";

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
      const append2 = options.contains ? "" : "$";
      let output = `${prepend}(?:${input})${append2}`;
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
    var isPathSeparator = (code2) => {
      return code2 === CHAR_FORWARD_SLASH || code2 === CHAR_BACKWARD_SLASH;
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
      let code2;
      let token = { value: "", depth: 0, isGlob: false };
      const eos = () => index >= length;
      const peek = () => str.charCodeAt(index + 1);
      const advance = () => {
        prev = code2;
        return str.charCodeAt(++index);
      };
      while (index < length) {
        code2 = advance();
        let next;
        if (code2 === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          code2 = advance();
          if (code2 === CHAR_LEFT_CURLY_BRACE) {
            braceEscaped = true;
          }
          continue;
        }
        if (braceEscaped === true || code2 === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          while (eos() !== true && (code2 = advance())) {
            if (code2 === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (code2 === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== true && code2 === CHAR_DOT && (code2 = advance()) === CHAR_DOT) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code2 === CHAR_COMMA) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (code2 === CHAR_RIGHT_CURLY_BRACE) {
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
        if (code2 === CHAR_FORWARD_SLASH) {
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
          const isExtglobChar = code2 === CHAR_PLUS || code2 === CHAR_AT || code2 === CHAR_ASTERISK || code2 === CHAR_QUESTION_MARK || code2 === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob = token.isGlob = true;
            isExtglob = token.isExtglob = true;
            finished = true;
            if (code2 === CHAR_EXCLAMATION_MARK && index === start) {
              negatedExtglob = true;
            }
            if (scanToEnd === true) {
              let parens = 0;
              while (eos() !== true && (code2 = advance())) {
                if (code2 === CHAR_BACKWARD_SLASH) {
                  backslashes = token.backslashes = true;
                  advance();
                  continue;
                }
                if (code2 === CHAR_LEFT_PARENTHESES) {
                  parens++;
                  continue;
                }
                if (code2 === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                  finished = true;
                  break;
                }
              }
              continue;
            }
            break;
          }
        }
        if (code2 === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code2 === CHAR_QUESTION_MARK) {
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code2 === CHAR_LEFT_SQUARE_BRACKET) {
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
        if (opts.nonegate !== true && code2 === CHAR_EXCLAMATION_MARK && index === start) {
          negated = token.negated = true;
          start++;
          continue;
        }
        if (opts.noparen !== true && code2 === CHAR_LEFT_PARENTHESES) {
          isGlob = token.isGlob = true;
          if (scanToEnd === true) {
            let parens = 1;
            while (eos() !== true && (code2 = advance())) {
              if (code2 === CHAR_BACKWARD_SLASH) {
                backslashes = token.backslashes = true;
                advance();
                continue;
              }
              if (code2 === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code2 === CHAR_RIGHT_PARENTHESES && --parens === 0) {
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
        if (!isPathSeparator(code2)) {
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
      const source2 = chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`;
      return `${source2}*`;
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
    var parse3 = (input, options) => {
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
      const append2 = (token) => {
        state.output += token.output != null ? token.output : token.value;
        consume(token.value);
      };
      const negate = () => {
        let count2 = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
          advance();
          state.start++;
          count2++;
        }
        if (count2 % 2 === 0) {
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
      const push = (tok) => {
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
        if (tok.value || tok.output) append2(tok);
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
        push({ type, value: value2, output: state.output ? "" : ONE_CHAR });
        push({ type: "paren", extglob: true, value: advance(), output });
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
          push({ type: "paren", extglob: true, value, output: "" });
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
            const expression = parse3(rest, { ...options, fastpaths: false }).output;
            output = token.close = `)${expression})${extglobStar})`;
          }
          if (token.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push({ type: "paren", extglob: true, value, output });
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
            push({ type: "text", value });
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
            push({ type: "text", value });
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
          append2({ value });
          continue;
        }
        if (state.quotes === 1 && value !== '"') {
          value = utils.escapeRegex(value);
          prev.value += value;
          append2({ value });
          continue;
        }
        if (value === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1;
          if (opts.keepQuotes === true) {
            push({ type: "text", value });
          }
          continue;
        }
        if (value === "(") {
          increment("parens");
          push({ type: "paren", value });
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
          push({ type: "paren", value, output: state.parens ? ")" : "\\)" });
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
          push({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          decrement("brackets");
          const prevValue = prev.value.slice(1);
          if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) {
            value = `/${value}`;
          }
          prev.value += value;
          append2({ value });
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
          push(open);
          continue;
        }
        if (value === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push({ type: "text", value, output: value });
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
          push({ type: "brace", value, output });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output = "|";
          }
          push({ type: "comma", value, output });
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
          push({ type: "slash", value, output: SLASH_LITERAL });
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
            push({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push({ type: "dot", value, output: DOT_LITERAL });
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
            push({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push({ type: "qmark", value, output: QMARK });
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
            push({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push({ type: "plus", value });
            continue;
          }
          push({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push({ type: "at", extglob: true, value, output: "" });
            continue;
          }
          push({ type: "text", value });
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
          push({ type: "text", value });
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
            push({ type: "star", value, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push({ type: "star", value, output: "" });
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
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
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
          push(token);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token.output = value;
          push(token);
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
        push(token);
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
        push({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
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
    parse3.fastpaths = (input, options) => {
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
      const create3 = (str) => {
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
            const source3 = create3(match[1]);
            if (!source3) return;
            return source3 + DOT_LITERAL + match[2];
          }
        }
      };
      const output = utils.removePrefix(input, state);
      let source2 = create3(output);
      if (source2 && opts.strictSlashes !== true) {
        source2 += `${SLASH_LITERAL}?`;
      }
      return source2;
    };
    module.exports = parse3;
  }
});

// node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var scan = require_scan();
    var parse3 = require_parse();
    var utils = require_utils();
    var constants = require_constants();
    var isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch3 = (glob, options, returnState = false) => {
      if (Array.isArray(glob)) {
        const fns = glob.map((input) => picomatch3(input, options, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject(glob) && glob.tokens && glob.input;
      if (glob === "" || typeof glob !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options || {};
      const posix = opts.windows;
      const regex = isState ? picomatch3.compileRe(glob, options) : picomatch3.makeRe(glob, options, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch3(opts.ignore, ignoreOpts, returnState);
      }
      const matcher = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch3.test(input, regex, options, { glob, posix });
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
    picomatch3.test = (input, regex, options, { glob, posix } = {}) => {
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
          match = picomatch3.matchBase(input, regex, options, posix);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch3.matchBase = (input, glob, options, posix = options && options.windows) => {
      const regex = glob instanceof RegExp ? glob : picomatch3.makeRe(glob, options);
      return regex.test(utils.basename(input, { windows: posix }));
    };
    picomatch3.isMatch = (str, patterns, options) => picomatch3(patterns, options)(str);
    picomatch3.parse = (pattern, options) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch3.parse(p, options));
      return parse3(pattern, { ...options, fastpaths: false });
    };
    picomatch3.scan = (input, options) => scan(input, options);
    picomatch3.compileRe = (state, options, returnOutput = false, returnState = false) => {
      if (returnOutput === true) {
        return state.output;
      }
      const opts = options || {};
      const prepend = opts.contains ? "" : "^";
      const append2 = opts.contains ? "" : "$";
      let source2 = `${prepend}(?:${state.output})${append2}`;
      if (state && state.negated === true) {
        source2 = `^(?!${source2}).*$`;
      }
      const regex = picomatch3.toRegex(source2, options);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch3.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed = { negated: false, fastpaths: true };
      if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed.output = parse3.fastpaths(input, options);
      }
      if (!parsed.output) {
        parsed = parse3(input, options);
      }
      return picomatch3.compileRe(parsed, options, returnOutput, returnState);
    };
    picomatch3.toRegex = (source2, options) => {
      try {
        const opts = options || {};
        return new RegExp(source2, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options && options.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch3.constants = constants;
    module.exports = picomatch3;
  }
});

// node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch3(glob, options, returnState = false) {
      if (options && (options.windows === null || options.windows === void 0)) {
        options = { ...options, windows: utils.isWindows() };
      }
      return pico(glob, options, returnState);
    }
    Object.assign(picomatch3, pico);
    module.exports = picomatch3;
  }
});

// src/action/main.ts
import { existsSync as existsSync4 } from "node:fs";
import { join as join4 } from "node:path";

// src/github/author.ts
var ACTIONS = "github-actions[bot]";
async function whoAmI(client) {
  const viewer = async () => (await client.graphql("query { viewer { login } }", {})).viewer.login;
  const user = async () => (await client.rest.users.getAuthenticated()).data.login;
  for (const ask of client.tokenKind === "installation" ? [viewer] : [user, viewer]) {
    try {
      const login = await ask();
      if (login) return { login: client.tokenKind === "installation" && !login.endsWith("[bot]") ? `${login}[bot]` : login };
    } catch {
    }
  }
  return { login: ACTIONS };
}
var sameLogin = (a, b) => typeof a === "string" && typeof b === "string" && a.toLowerCase() === b.toLowerCase();

// src/github/client.ts
var BUDGET = 6e4;
var REQUEST_TIMEOUT = 2e4;
var PAUSES = [500, 1500, 3e3];
var LIMIT_PAUSES = [1e4, 2e4];
var PER_PAGE = 100;
var FORGET = 6e4;
var silentSince = /* @__PURE__ */ new Map();
async function connect(access) {
  const { getOctokit } = await import("./chunks/github-OAQIIMEL.js");
  const silent = () => {
  };
  const octokit = getOctokit(access.token, {
    baseUrl: access.apiUrl,
    userAgent: "mcp-tool-review",
    log: { debug: silent, info: silent, warn: silent, error: silent }
  });
  const end = Date.now() + (access.budget ?? BUDGET);
  let down;
  octokit.hook.wrap("request", async (request, options) => {
    for (let attempt = 0; ; attempt++) {
      const left = end - Date.now();
      if (down !== void 0) throw down;
      if (left <= 0) throw Object.assign(new Error("the time for GitHub is used up"), { status: 500 });
      options.request = { ...options.request, signal: AbortSignal.timeout(Math.min(REQUEST_TIMEOUT, left)) };
      try {
        return await request(options);
      } catch (error) {
        const failure = error;
        const given = neverSent(error) && Date.now() - (silentSince.get(access.apiUrl) ?? Number.NEGATIVE_INFINITY) < FORGET;
        const pause = given ? null : pauseBefore(failure, attempt, repeatable(options));
        if (pause === null || Date.now() + pause >= end) {
          if (!answered(failure) && (given || attempt >= PAUSES.length)) down = error;
          if (down !== void 0 && neverSent(error)) silentSince.set(access.apiUrl, Date.now());
          throw error;
        }
        await new Promise((resolve2) => setTimeout(resolve2, pause));
      }
    }
  });
  return {
    rest: octokit.rest,
    request: octokit.request,
    async all(route, parameters, limit) {
      const items = [];
      const pages = octokit.paginate.iterator(route, { per_page: PER_PAGE, ...parameters });
      for await (const { data: data2 } of pages) {
        items.push(...data2);
        if (items.length >= limit) break;
      }
      return items;
    },
    async graphql(query2, variables) {
      const { data: data2 } = await octokit.request({ method: "POST", url: access.graphqlUrl, baseUrl: "", query: query2, variables });
      const answer2 = data2;
      if (answer2.errors?.length || !answer2.data) {
        const first = answer2.errors?.[0];
        throw Object.assign(new Error(first?.message ?? "an answer without data"), {
          status: first?.type === "FORBIDDEN" ? 403 : first?.type === "NOT_FOUND" ? 404 : 422
        });
      }
      return answer2.data;
    },
    tokenKind: access.token.startsWith("ghs_") ? "installation" : "user"
  };
}
var answered = (error) => error.response !== void 0;
var repeatable = (options) => options.method !== "POST" || /\/graphql$/.test(options.url);
function pauseBefore(error, attempt, repeatable2) {
  if (limited(error)) {
    const header = (name) => Number(error.response?.headers?.[name] ?? Number.NaN);
    const after = header("retry-after");
    if (Number.isFinite(after)) return attempt < 5 ? Math.max(0, after) * 1e3 + 250 : null;
    if (header("x-ratelimit-remaining") === 0)
      return attempt < 2 ? Math.max(0, header("x-ratelimit-reset") * 1e3 - Date.now()) + 1e3 : null;
    return LIMIT_PAUSES[attempt] ?? null;
  }
  if (!answered(error)) return repeatable2 || neverSent(error) ? PAUSES[attempt] ?? null : null;
  return (error.status ?? 0) >= 500 && repeatable2 ? PAUSES[attempt] ?? null : null;
}
function limited(error) {
  if (error.status === 429) return true;
  if (error.status !== 403) return false;
  const headers = error.response?.headers ?? {};
  return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /secondary rate limit|abuse detection/i.test(error.message ?? "");
}
function neverSent(error) {
  let cause = error;
  for (let depth = 0; depth < 5 && cause instanceof Error; depth++) {
    if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(cause.code ?? "")) return true;
    if (cause.message === "bad port") return true;
    cause = cause.cause;
  }
  return false;
}
var uncertain = (error) => {
  const { status = 500 } = error;
  return !answered(error) || status >= 500;
};
var statusOf = (error) => answered(error) || error.status !== 500 ? error.status : void 0;
function reasonOf(error) {
  const failure = error;
  if (failure.status === void 0) return `something went wrong inside mcp-tool-review (${plain2(failure.message)}); please report it`;
  const status = statusOf(error);
  const wants = String(failure.response?.headers?.["x-accepted-github-permissions"] ?? "").replace(/[^a-z_=,; ]/g, "").slice(0, 100);
  if (limited(failure)) return "GitHub asks to slow down (rate limit) for longer than this run may wait; re-run the job later";
  switch (status) {
    case void 0:
      return `GitHub could not be reached at its API address, or did not answer in time; check the network of the runner and githubstatus.com`;
    case 401:
      return "the token is not valid or has expired (401); check the input token";
    case 403:
      return `the token may not do this (403${wants ? `; it needs ${wants}` : ""}); give the job the permission, or for pull requests of forks and Dependabot use the two-workflow form`;
    case 404:
      return "GitHub answered 404; the token may not see this repository, or this server does not have the feature";
    case 410:
      return "it is switched off in this repository (410)";
    case 422:
      return `GitHub did not accept what was sent (422: ${plain2(failure.message)})`;
    default:
      return `GitHub answered ${status ?? "nothing"} (${plain2(failure.message)})`;
  }
}
var plain2 = (text3) => (text3 ?? "").replace(/[^\x20-\x7e]+/g, " ").slice(0, 200);

// src/github/command.ts
var SLASH = "/mcp-tool-review";
var LONGEST = 2e4;
var DIGEST = 32;
var REASON = 500;
function readCommand(body) {
  const lines = body.slice(0, LONGEST).replaceAll("\r\n", "\n").split("\n");
  const [first = "", ...rest] = lines;
  if (addressed(first)) return parse(first);
  for (const line2 of [first, ...rest]) {
    const bare = line2.replace(/^[\s>`*~-]+/, "");
    if (!addressed(bare)) continue;
    return { wrong: /^\s*>/.test(line2) ? "quoted" : "not-first" };
  }
  return null;
}
var addressed = (line2) => line2.startsWith(SLASH) && !/^[\w./-]/.test(line2.slice(SLASH.length));
function parse(line2) {
  const words = line2.slice(SLASH.length).trim().split(/\s+/);
  const verb = words[0]?.toLowerCase();
  if (verb === "help") return { command: { verb } };
  if (verb !== "accept" && verb !== "reject") return { wrong: "verb" };
  const digest = (words[1] ?? "").toLowerCase();
  const isHex = /^[0-9a-f]{6,}$/.test(digest);
  if (verb === "reject") {
    const named = isHex && digest.length === DIGEST;
    return { command: { verb, digest: named ? digest : null, reason: reasonIn(words.slice(named ? 2 : 1)) } };
  }
  if (!isHex) return { wrong: "no-digest" };
  if (digest.length !== DIGEST) return { wrong: digest.length < DIGEST ? "short-digest" : "long-digest" };
  return { command: { verb, digest, reason: reasonIn(words.slice(2)) } };
}
var reasonIn = (words) => words.join(" ").slice(0, REASON).trim() || null;

// src/github/marker.ts
import { createHash } from "node:crypto";
var LONGEST_KEY = 200;
function encodeKey(key) {
  const encoded = encode(key).replaceAll("--", "-%2D");
  if (encoded === "") return "~";
  if (encoded.length <= LONGEST_KEY) return encoded;
  return `${encoded.slice(0, 100).replace(/%.?$/, "")}~${sha(key, 32)}`;
}
function writeMarker(marker, text3) {
  const { key, head, run, state, lists } = marker;
  const fields = `key=${encodeKey(key)} head=${hex(head)} run=${digits(run.id)}.${run.attempt} state=${state} lists=${hex(lists)}`;
  return `<!-- mcp-tool-review ${fields} text=${textDigest(text3)} mark=${sha(fields, 8)} -->`;
}
var MARKER = /^<!-- mcp-tool-review (key=(\S{1,400}) head=([0-9a-f]{0,64}) run=(\d{1,20})\.(\d{1,9}) state=(open|resolved) (?:lists=([0-9a-f]{0,16}) )?)text=([0-9a-f]{16})(?: mark=([0-9a-f]{8}))? -->$/;
function readMarker(body) {
  const found = MARKER.exec(firstLine(body));
  if (!found) return void 0;
  const [, fields, key, head, id, attempt, state, lists, text3, mark] = found;
  const genuine = sha(fields.trimEnd(), 8) === mark && id.length <= 15;
  const run = genuine ? { id, attempt: Number(attempt) } : { id: "0", attempt: 0 };
  return { key, head, run, state, lists: lists ?? "", text: text3, genuine };
}
var below = (body) => {
  const end = body.indexOf("\n");
  return end < 0 ? "" : body.slice(end + 1);
};
var textDigest = (text3) => sha(text3.replaceAll("\r\n", "\n").trim(), 16);
function compareRuns(a, b) {
  const [x, y] = [BigInt(digits(a.id)), BigInt(digits(b.id))];
  return x < y ? -1 : x > y ? 1 : a.attempt - b.attempt;
}
var firstLine = (body) => {
  const end = body.indexOf("\n");
  return (end < 0 ? body : body.slice(0, end)).trimEnd();
};
var encode = (text3) => encodeURIComponent(text3.replace(/[\ud800-\udfff]/gu, "\uFFFD")).replace(/[()]/g, (c) => c === "(" ? "%28" : "%29");
var sha = (text3, length) => createHash("sha256").update(text3).digest("hex").slice(0, length);
var hex = (text3) => /^[0-9a-f]{7,64}$/.test(text3) ? text3 : "";
var digits = (text3) => /^\d{1,15}$/.test(text3) ? text3 : "0";

// src/github/sticky.ts
var COMMENT_LIMIT = 65536;
var MOST_COMMENTS = 1e4;
var listComments = (client, repo, pull) => client.all(client.rest.issues.listComments, { ...repo, issue_number: pull }, MOST_COMMENTS);
function ownComments(comments, me, key) {
  const encoded = encodeKey(key);
  const own2 = [];
  for (const { id, body = "", user } of comments) {
    if (!sameLogin(user?.login, me.login)) continue;
    const marker = readMarker(body);
    if (marker?.key === encoded) own2.push({ id, body, marker });
  }
  return own2.sort((a, b) => a.id - b.id);
}
async function sticky(client, request) {
  const { repo, marker, me } = request;
  const own2 = ownComments(request.comments, me, marker.key);
  if (own2.some((c) => compareRuns(marker.run, c.marker.run) < 0)) return "older";
  const [first, ...doubles] = own2;
  if (!first) return request.text === null ? "skipped" : create(client, request);
  const body = request.text === null ? resolvedBody(first, request) : openBody(request, first);
  const outcome = await edit(client, repo, first, body);
  await removeAll(client, repo, doubles);
  return outcome;
}
async function create(client, request) {
  const { repo, pull, marker, me } = request;
  const body = openBody(request, void 0);
  try {
    await client.rest.issues.createComment({ ...repo, issue_number: pull, body });
  } catch (error) {
    if (!uncertain(error)) throw error;
    await new Promise((resolve2) => setTimeout(resolve2, 1e3));
    const there = ownComments(await listComments(client, repo, pull), me, marker.key);
    if (there.length === 0) await client.rest.issues.createComment({ ...repo, issue_number: pull, body });
  }
  return settle(client, request, body);
}
async function settle(client, { repo, pull, me, marker }, body) {
  const own2 = ownComments(await listComments(client, repo, pull), me, marker.key);
  if (own2.length < 2) return "created";
  const [first, ...rest] = own2;
  const newest = own2.reduce((a, b) => compareRuns(a.marker.run, b.marker.run) < 0 ? b : a);
  if (compareRuns(marker.run, newest.marker.run) < 0) {
    await removeAll(
      client,
      repo,
      own2.filter((c) => compareRuns(c.marker.run, marker.run) === 0)
    );
    return "older";
  }
  await edit(client, repo, first, body);
  await removeAll(client, repo, rest);
  return "edited";
}
async function removeAll(client, repo, comments) {
  for (const { id } of comments) await client.rest.issues.deleteComment({ ...repo, comment_id: id });
}
async function edit(client, repo, old, body) {
  if (old.marker.genuine && readMarker(body)?.head === old.marker.head && steady(old.body) === steady(body)) return "unchanged";
  await client.rest.issues.updateComment({ ...repo, comment_id: old.id, body });
  return "edited";
}
var steady = (body) => below(body).replaceAll("\r\n", "\n").replace(/\/actions\/runs\/\d+(?:\/attempts\/\d+)?/g, "/actions/runs/").trim();
var edited = (old) => !old.marker.genuine || textDigest(below(old.body)) !== old.marker.text;
function otherLists(old, marker) {
  if (!old || old.marker.head !== marker.head) return "";
  const differ = old.marker.lists !== "" && marker.lists !== "" && old.marker.lists !== marker.lists;
  return differ || old.body.includes(OTHER.trim()) ? OTHER : "";
}
var OTHER = "\n\n\u26A0\uFE0F At this same commit another run gave other lists than these.";
var EDITED = "\n\n<sub>The text of this comment had been edited by hand; the review has replaced it.</sub>";
function openBody({ text: text3, marker }, old) {
  const note = old && edited(old) ? EDITED : "";
  const content = text3(COMMENT_LIMIT - 1e3).trim() + otherLists(old, marker) + note;
  return withMarker({ ...marker, lists: marker.lists || kept(old, marker), state: "open" }, content);
}
var kept = (old, marker) => old?.marker.head === marker.head ? old.marker.lists : "";
function resolvedBody(old, { marker, caveat }) {
  const wasEdited = edited(old);
  const other = otherLists(old, marker);
  if (old.marker.state === "resolved" && !wasEdited && (other === "" || old.body.includes(other.trim())))
    return withMarker({ ...marker, state: "resolved" }, below(old.body).trim());
  const now = marker.head.slice(0, 7);
  const lines = [
    `### ${other ? "\u26A0\uFE0F" : "\u2705"} Resolved in ${now}`,
    "",
    `At ${now} there is nothing left to report on what a model or a client reads.`
  ];
  if (caveat) lines.push("", prose(caveat));
  if (other) lines.push("", other.trim());
  const former = below(old.body).trim();
  if (!wasEdited && old.marker.state === "open" && former.length < COMMENT_LIMIT - 2e3) {
    lines.push("", `<details><summary>What this comment said at ${old.marker.head.slice(0, 7)}</summary>`, "", former, "", "</details>");
  }
  return withMarker({ ...marker, state: "resolved" }, lines.join("\n") + (wasEdited ? EDITED : ""));
}
var withMarker = (marker, text3) => `${writeMarker(marker, text3)}
${text3}`;

// src/github/record.ts
var MOST = 500;
function record(review3) {
  return review3.servers.flatMap(({ head, findings }) => {
    const accepted = findings.filter((f) => f.state === "new" && f.accepted?.by === "comment").map((f) => f.fingerprint);
    if (!head.digest || accepted.length === 0 || accepted.length > MOST) return [];
    return [`<!-- mcp-tool-review:accepted digest=${head.digest.slice(0, 32)} findings=${accepted.join(",")} -->`];
  });
}
var MOST_LINES = 50;
var RECORD = /^<!-- mcp-tool-review:accepted digest=([0-9a-f]{32}) findings=([0-9a-f]{32}(?:,[0-9a-f]{32}){0,499}) -->$/;
async function recordedIn(client, comments, me, key) {
  const records = /* @__PURE__ */ new Map();
  for (const own2 of ownComments(comments, me, key)) {
    const found = own2.body.split("\n", MOST_LINES).flatMap((line2) => {
      const [, digest, findings] = RECORD.exec(line2.trimEnd()) ?? [];
      return digest && findings ? [[digest, findings.split(",")]] : [];
    });
    const id = comments.find((c) => c.id === own2.id)?.node_id;
    if (found.length === 0 || !id || !await onlyOurs(client, id, me)) continue;
    for (const [digest, findings] of found) records.set(digest, findings);
  }
  return records;
}
async function onlyOurs(client, id, me) {
  const query2 = "query ($id: ID!) { node(id: $id) { ... on IssueComment { lastEditedAt editor { __typename login } } } }";
  try {
    const { node } = await client.graphql(query2, { id });
    if (!node) return false;
    if (node.lastEditedAt === null) return true;
    const bot = me.login.endsWith("[bot]");
    return node.editor?.__typename === "Bot" === bot && sameLogin(node.editor?.login.replace(/\[bot\]$/, ""), me.login.replace(/\[bot\]$/, ""));
  } catch {
    return false;
  }
}

// src/github/approval.ts
var MOST_COMMITS = 250;
var MOST_COMMANDS = 100;
async function acceptances(request) {
  try {
    const client = await connect({ budget: 3e4, ...request });
    const comments = await listComments(client, request.repo, request.pull);
    const calls = callsIn(comments);
    if (calls.length === 0) return { accepted: [], refused: [], notices: [] };
    const me = await whoAmI(client);
    const recorded = request.queueKey === void 0 ? /* @__PURE__ */ new Map() : await recordedIn(client, comments, me, request.queueKey);
    const digests = /* @__PURE__ */ new Set([...request.digests.map((d) => d.slice(0, 32)), ...recorded.keys()]);
    const judged2 = await judge(client, request, calls, digests, { me, comments });
    const present = new Set(request.digests.map((d) => d.slice(0, 32)));
    const accepted = judged2.accepted.flatMap((a) => {
      const fingerprints = recorded.get(a.digest);
      return present.has(a.digest) ? [a] : fingerprints ? [{ ...a, fingerprints }] : [];
    });
    return { ...judged2, accepted };
  } catch (error) {
    return {
      accepted: [],
      refused: [],
      notices: [`No acceptance was read from the pull request's comments: ${reasonOf(error)}. Nothing is accepted.`]
    };
  }
}
function callsIn(comments) {
  const calls = [];
  for (const comment2 of comments) {
    const { user } = comment2;
    if (user?.type !== "User" || user.login.endsWith("[bot]") || comment2.performed_via_github_app) continue;
    if (comment2.body?.startsWith("<!-- mcp-tool-review")) continue;
    const reading = readCommand(comment2.body ?? "");
    if (!reading) continue;
    const found = "command" in reading ? { command: reading.command, wrong: null } : { command: null, wrong: reading.wrong };
    calls.push({ comment: comment2, login: user.login, ...found });
  }
  return calls.sort((a, b) => a.comment.id - b.comment.id);
}
async function judge(client, { repo, pull, sender }, calls, digests, { me, comments }) {
  const out = { accepted: [], refused: [], notices: [], valid: /* @__PURE__ */ new Set() };
  const pushers = await whoPushed(client, repo, pull, sender);
  out.notices.push(...pushers.notices);
  const permissions = /* @__PURE__ */ new Map();
  const mayWrite = async (login) => {
    const known = permissions.get(login);
    if (known !== void 0) return known;
    const may = await writePermission(client, repo, login);
    permissions.set(login, may);
    return may;
  };
  const offered = offeredBy(comments, me);
  const refuse = ({ comment: comment2, login }, why) => void out.refused.push({ comment: comment2.id, login, why });
  const standing = /* @__PURE__ */ new Map();
  for (const call of calls.slice(-MOST_COMMANDS)) {
    const { comment: comment2, command: command2, login } = call;
    if (!command2) refuse(call, call.wrong);
    else if (command2.verb === "help") refuse(call, "help");
    else if (comment2.updated_at !== comment2.created_at) refuse(call, "edited");
    else if (command2.verb === "reject") {
      if (!await mayWrite(login)) refuse(call, "permission");
      else {
        out.valid.add(comment2.id);
        for (const digest of [...standing.keys()]) if (command2.digest === null || command2.digest === digest) standing.delete(digest);
      }
    } else if (!digests.has(command2.digest)) {
      if (digests.size > 0 && !offered.digests.has(command2.digest) && comment2.created_at > offered.last) refuse(call, "digest");
    } else if (sameLogin(login, pushers.author)) refuse(call, "author");
    else if (pushers.logins.has(login.toLowerCase())) refuse(call, "pushed");
    else if (pushers.unknown) continue;
    else if (!await mayWrite(login)) refuse(call, "permission");
    else {
      out.valid.add(comment2.id);
      standing.set(command2.digest, { digest: command2.digest, who: login, when: comment2.created_at, reason: command2.reason });
    }
  }
  out.accepted = [...standing.values()];
  return out;
}
function offeredBy(comments, me) {
  const digests = /* @__PURE__ */ new Set();
  let last = "";
  for (const { body = "", user, updated_at } of comments) {
    if (!sameLogin(user?.login, me.login) || !readMarker(body)) continue;
    if (updated_at > last) last = updated_at;
    for (const [, digest] of body.matchAll(/\/mcp-tool-review accept ([0-9a-f]{32})\b/g)) digests.add(digest);
  }
  return { digests, last };
}
async function whoPushed(client, repo, pull, sender) {
  const { data: data2 } = await client.rest.pulls.get({ ...repo, pull_number: pull });
  const found = { author: data2.user?.login ?? null, logins: /* @__PURE__ */ new Set(), unknown: false, notices: [] };
  if (sender) found.logins.add(sender.toLowerCase());
  if (found.author === null || (data2.commits ?? 0) > MOST_COMMITS) {
    found.unknown = true;
    found.notices.push(
      found.author === null ? "The author of the pull request is not known, so no comment can accept anything: use an accept entry in the config of the base branch." : `The pull request has more than ${MOST_COMMITS} commits, of which GitHub does not name all authors, so no comment can accept anything: use an accept entry in the config of the base branch.`
    );
    return found;
  }
  try {
    const commits2 = await client.all(client.rest.pulls.listCommits, { ...repo, pull_number: pull }, MOST_COMMITS);
    if (commits2.some(({ author, committer }) => !author?.login || !committer?.login)) {
      found.notices.push(
        "Commits of this pull request belong to no GitHub account: who wrote them is not known, and an acceptance may be from that person."
      );
    }
    for (const { author, committer } of commits2) {
      for (const person of [author, committer]) if (person?.login) found.logins.add(person.login.toLowerCase());
    }
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    found.notices.push(
      "GitHub does not list the commits of this pull request: only its author and the sender of the event are known to have pushed."
    );
  }
  return found;
}
async function writePermission(client, repo, username) {
  try {
    const { data: data2 } = await client.rest.repos.getCollaboratorPermissionLevel({ ...repo, username });
    return data2.permission === "admin" || data2.permission === "write" || data2.permission === "maintain";
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}

// src/github/locate/corpus.ts
var import_picomatch = __toESM(require_picomatch2(), 1);
var FILE_BYTES = 1e6;
var ALL_BYTES = 48e6;
var MOST_FILES = 1e4;
var GENERATED = /(?:^|\/)(?:dist|build|out|gen|generated|__generated__|lib-cov|coverage|vendor|node_modules|\.next|target)\/|\.min\.\w+$|\.map$|\.(?:generated|gen|pb)\.\w+$|_pb2?\.\w+$/;
var LOCKS = /(?:^|\/)(?:[^/]*[.-]lock(?:\.(?:json|ya?ml))?|npm-shrinkwrap\.json|go\.sum)$/;
var BESIDE = /(?:^|\/)(?:tests?|__tests__|spec|e2e|fixtures?|__snapshots__|docs?|examples?)\/|\.(?:test|spec|snap)\b|_test\.\w+$|\.(?:md|mdx|rst|txt|csv|svg|html?|css)$/i;
var GENERATED_WEIGHT = 0.2;
var MOST_PATTERNS = 100;
function generatedBy(tree) {
  const rules = tree.filter(({ path }) => /(?:^|\/)\.gitattributes$/.test(path)).slice(0, 20).flatMap((file) => {
    const folder = file.path.slice(0, -".gitattributes".length);
    const lines = (file.read() ?? "").slice(0, 1e5).split("\n");
    const patterns = lines.flatMap((line2) => {
      const [pattern, ...attributes] = line2.trim().split(/\s+/);
      return pattern && !pattern.startsWith("#") && attributes.some((a) => /^linguist-generated(?:=true)?$/.test(a)) ? [pattern] : [];
    });
    return patterns.slice(0, MOST_PATTERNS).map((pattern) => {
      const inner = pattern.replace(/^\//, "");
      const isMatch = (0, import_picomatch.default)(pattern.includes("/") ? inner : `**/${inner}`, { dot: true });
      return (path) => path.startsWith(folder) && isMatch(path.slice(folder.length));
    });
  });
  return (path) => rules.some((matches) => matches(path));
}
var weightOf = (path) => LOCKS.test(path) ? 0 : GENERATED.test(path) ? GENERATED_WEIGHT : BESIDE.test(path) ? 0.5 : 1;
var Vocabulary = class {
  #ids = /* @__PURE__ */ new Map();
  add(text3) {
    return wordsOf(text3).map(({ word }) => {
      const known = this.#ids.get(word);
      if (known !== void 0) return known;
      this.#ids.set(word, this.#ids.size + 1);
      return this.#ids.size;
    });
  }
  id(word) {
    return this.#ids.get(word) ?? 0;
  }
};
function readSources(tree, vocabulary, changed) {
  const isGenerated = generatedBy(tree);
  const weigh = (path) => Math.min(weightOf(path), isGenerated(path) ? GENERATED_WEIGHT : 1);
  const ranked = tree.map((file) => ({ file, weight: weigh(file.path) * (changed.has(file.path) ? 1.5 : 1) })).filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight).slice(0, MOST_FILES);
  const sources = [];
  let left = ALL_BYTES;
  for (const { file, weight } of ranked) {
    if (left <= 0) break;
    const raw2 = file.read();
    if (raw2 === null || raw2.length > FILE_BYTES || raw2.includes("\0")) continue;
    left -= raw2.length;
    sources.push(source(file.path, raw2, weight, vocabulary));
  }
  return sources;
}
function source(path, raw2, weight, vocabulary) {
  const lines = raw2.split("\n");
  const text3 = raw2.includes("\\") ? lines.map(decoded).join("\n") : raw2;
  const starts = [0];
  for (let at2 = text3.indexOf("\n"); at2 >= 0; at2 = text3.indexOf("\n", at2 + 1)) starts.push(at2 + 1);
  return { path, weight, text: text3, lines, starts, words: wordsOf(text3).map(({ word, at: at2 }) => ({ at: at2, id: vocabulary.id(word) })) };
}
var decoded = (line2) => line2.includes("\\") ? line2.replace(/\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|[nrt])/g, (_, ...hex2) => {
  const code2 = Number.parseInt(hex2[0] ?? hex2[1] ?? hex2[2] ?? "20", 16);
  return code2 === 10 || code2 > 1114111 ? " " : String.fromCodePoint(code2);
}) : line2;
function wordsOf(text3) {
  const out = [];
  let start = -1;
  let capital = false;
  for (let i = 0; i <= text3.length; i++) {
    const code2 = i < text3.length ? text3.charCodeAt(i) : 32;
    if (code2 < 128 ? WORD[code2] === 1 : foreign(text3, i)) {
      if (start < 0) [start, capital] = [i, false];
      if (code2 >= 128 || code2 >= 65 && code2 <= 90) capital = true;
    } else if (start >= 0) {
      const word = text3.slice(start, i);
      out.push({ word: capital ? word.toLowerCase() : word, at: start });
      start = -1;
    }
  }
  return out;
}
var WORD = Uint8Array.from({ length: 128 }, (_, code2) => /\w/.test(String.fromCharCode(code2)) ? 1 : 0);
function foreign(text3, at2) {
  const code2 = text3.charCodeAt(at2);
  const from = code2 >= 56320 && code2 <= 57343 ? at2 - 1 : at2;
  return /^[\p{L}\p{N}\p{M}]/u.test(text3.slice(Math.max(0, from), from + 2));
}
function lineAt({ starts }, at2) {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (starts[middle] <= at2) low = middle;
    else high = middle - 1;
  }
  return low;
}

// src/github/locate/anchor.ts
var NEAR = 80;
var MOST_SITES = 200;
var DEFINED = 2;
var AT_HOME = 1.5;
var Sites = class {
  #sites = /* @__PURE__ */ new Map();
  constructor(sources, names, vocabulary) {
    const byWord = /* @__PURE__ */ new Map();
    for (const name of names) {
      const [first] = vocabulary.add(name);
      if (first === void 0 || this.#sites.has(name)) continue;
      this.#sites.set(name, []);
      const entry = { name, lead: name.search(/[\p{L}\p{N}\p{M}_]/u) };
      byWord.set(first, [...byWord.get(first) ?? [], entry]);
    }
    for (const source2 of sources) {
      for (const { id, at: at2 } of source2.words) {
        for (const { name, lead } of byWord.get(id) ?? []) {
          const start = at2 - lead;
          const sites = this.#sites.get(name);
          if (sites.length < MOST_SITES && wholeWord(source2.text, start, name)) {
            const line2 = lineAt(source2, at2);
            sites.push({ source: source2, line: line2, strength: strength(source2.text, start, name, source2.starts[line2]) * source2.weight });
          }
        }
      }
    }
  }
  of(name) {
    return this.#sites.get(name) ?? [];
  }
};
var PART = /[\p{L}\p{N}\p{M}_-]/u;
function wholeWord(text3, start, name) {
  return start >= 0 && text3.startsWith(name, start) && !PART.test(text3[start - 1] ?? " ") && !PART.test(text3[start + name.length] ?? " ");
}
var QUOTES = "\"'`";
function strength(text3, start, name, lineStart) {
  const quoted = QUOTES.includes(text3[start - 1] ?? " ") && QUOTES.includes(text3[start + name.length] ?? " ");
  const before = text3.slice(Math.max(lineStart, start - 120), start);
  const defined = /\b(?:def|func|fn|function|fun)\s+$/.test(before);
  const called = /name["'`]?\s{0,4}[:=]\s{0,4}["'`]?$/i.test(before) || /tool\w{0,20}\(\s{0,8}["'`]$/i.test(before);
  const yaml = /^\s*(?:-\s+)?name:\s*$/.test(before);
  return 0.1 + (quoted ? 1 : 0) + (defined ? 2 : 0) + (called || yaml ? 2 : 0);
}
function anchorOf(item, description, finder, sites, isHome = () => true) {
  const names = item.name === null ? [] : sites.of(item.name);
  let best;
  const offer = (anchor, score) => {
    const weighed = isHome(anchor.source.path) ? score * AT_HOME : score;
    if (!best || weighed > best.score) best = { anchor, score: weighed };
  };
  const defined = names.some((site) => site.strength >= DEFINED);
  for (const passage of description ? finder.passages(description).slice(0, 40) : []) {
    if (passage.share < 0.4) continue;
    const site = nearest2(names, passage);
    const score = passage.share * passage.source.weight;
    if (site) offer({ source: passage.source, line: site.line, named: true }, score * 4 + Math.min(1, site.strength));
    else offer({ source: passage.source, line: passage.from, named: false }, score * (defined ? 0.5 : 2));
  }
  for (const site of names) {
    if (site.strength >= 1) offer({ source: site.source, line: site.line, named: true }, site.strength / 2);
  }
  return best?.anchor;
}
function nearest2(sites, { source: source2, from, to }) {
  let best;
  let least = NEAR;
  for (const site of sites) {
    if (site.source !== source2) continue;
    const distance = site.line <= from ? from - site.line : site.line <= to && from !== to ? NEAR : site.line - to + 10;
    if (distance < least || distance === least && best && site.strength > best.strength) [best, least] = [site, distance];
  }
  return best;
}

// src/github/locate/block.ts
var MOST_LINES2 = 400;
var CLOSER = /^\s*[)\]}>;,'"`]/;
function blocks({ lines }, line2, fences) {
  const indent = indentOf(lines[line2]);
  const next = fences.find((l) => l > line2) ?? lines.length;
  const previous = fences.filter((l) => l < line2).at(-1) ?? -1;
  const opens = indentOf(lines.slice(line2 + 1, line2 + 10).find((l) => l.trim() !== "") ?? "") > indent;
  let to = line2;
  for (let i = line2 + 1; i < Math.min(next, line2 + MOST_LINES2); i++) {
    const text3 = lines[i];
    if (text3.trim() === "") continue;
    const depth = indentOf(text3);
    if (depth < indent || depth === indent && opens && !CLOSER.test(text3)) break;
    to = i;
  }
  let from = line2;
  for (let i = line2 - 1; i > Math.max(previous, line2 - MOST_LINES2); i--) {
    const text3 = lines[i];
    if (text3.trim() === "") {
      if (opens) break;
      continue;
    }
    if (indentOf(text3) < indent) break;
    from = i;
  }
  return [
    { from: line2, to },
    { from, to: Math.max(from, line2 - 1) }
  ];
}
var indentOf = (line2) => {
  let n = 0;
  for (const c of line2) {
    if (c === " ") n += 1;
    else if (c === "	") n += 4;
    else break;
  }
  return n;
};

// src/github/locate/names.ts
var LONG_LINE = 2e3;
function hintLine({ lines }, { from, to }, hint, value) {
  const wanted = hint.toLowerCase();
  for (let i = from; i <= to; i++) {
    const line2 = lines[i].toLowerCase();
    if (line2.length < LONG_LINE && line2.replaceAll("_", "").includes(wanted)) {
      return { at: i, certain: typeof value === "boolean" && new RegExp(`\\b${value}\\b`).test(line2) };
    }
  }
  return void 0;
}
function nameLine({ lines }, { from, to }, names) {
  let found;
  let start = from;
  for (const name of names) {
    let at2;
    for (let i = start; i <= to && at2 === void 0; i++) if (definesName(lines[i], name)) at2 = i;
    if (at2 === void 0) return found;
    [found, start] = [at2, at2];
  }
  return found;
}
function nameAbove({ lines }, line2, name) {
  for (let i = line2; name !== void 0 && i >= Math.max(0, line2 - 12); i--) if (definesName(lines[i], name)) return i;
  return void 0;
}
function definesName(line2, name) {
  if (name === "" || /^\s*(?:\/\/|\/?\*)/.test(line2)) return false;
  for (let at2 = line2.indexOf(name); at2 >= 0; at2 = line2.indexOf(name, at2 + 1)) {
    const after = line2.slice(at2 + name.length, at2 + name.length + 20);
    if (wholeWord(line2, at2, name) && line2[at2 - 1] !== "." && /^["'`]?\]?\s{0,4}[?!]?\s{0,4}(?:[:=,)]|=>)/.test(after)) return true;
  }
  return false;
}
function literalLine({ lines }, text3) {
  if (text3.length < 3) return void 0;
  const found = lines.flatMap((line2, i) => ['"', "'", "`"].some((q) => line2.includes(`${q}${text3}${q}`)) ? [i] : []);
  return found.length === 1 ? found[0] : void 0;
}

// src/github/locate/passage.ts
var MOST_WORDS = 200;
var LONGEST2 = 1e5;
var MOST_PLACES = 100;
var DRIFT = 48;
function query(text3, quotes, vocabulary, most = MOST_WORDS) {
  const words = vocabulary.add(text3.slice(0, LONGEST2));
  let focus = [0, Math.min(words.length, 12)];
  let best = 0;
  for (const quote of quotes) {
    const wanted = vocabulary.add(quote).slice(0, MOST_WORDS);
    if (wanted.length <= best || wanted.length >= words.length) continue;
    const at2 = indexOf(words, wanted);
    if (at2 >= 0) [focus, best] = [[at2, at2 + wanted.length], wanted.length];
  }
  const start = words.length <= most ? 0 : Math.max(0, Math.min(words.length - most, focus[0] - most / 2));
  return { words: words.slice(start, start + most), focus: [focus[0] - start, Math.min(focus[1] - start, most)] };
}
function indexOf(words, wanted) {
  if (wanted.length === 0) return -1;
  for (let i = 0; i + wanted.length <= words.length; i++) {
    let j = 0;
    while (j < wanted.length && words[i + j] === wanted[j]) j++;
    if (j === wanted.length) return i;
  }
  return -1;
}
var BANDS = 2 ** 20;
var Finder = class {
  constructor(sources, queries) {
    this.sources = sources;
    for (const { words } of queries) for (const run of runsOf(words)) this.#runs.set(run, []);
    sources.forEach(({ words }, source2) => {
      for (let i = 0; i + 1 < words.length; i++) {
        const [a, b, c] = [words[i].id, words[i + 1].id, words[i + 2]?.id ?? 0];
        if (a === 0 || b === 0) continue;
        this.#add(`${a} ${b}`, source2, i);
        if (c !== 0) this.#add(`${a} ${b} ${c}`, source2, i);
      }
    });
  }
  sources;
  #runs = /* @__PURE__ */ new Map();
  #add(run, source2, word) {
    const places = this.#runs.get(run);
    if (places && places.length < MOST_PLACES) places.push({ source: source2, word });
  }
  /** Passages of the text, best first. */
  passages({ words, focus }) {
    const runs = runsOf(words);
    const votes = /* @__PURE__ */ new Map();
    runs.forEach((run, offset) => {
      for (const { source: source2, word } of this.#runs.get(run) ?? []) {
        const band = Math.floor((word - offset + MOST_WORDS) / (DRIFT / 2));
        for (const key of [source2 * BANDS + band, source2 * BANDS + band + 1]) {
          const vote = votes.get(key) ?? { source: source2, hits: /* @__PURE__ */ new Map() };
          votes.set(key, vote);
          vote.hits.set(offset, word);
        }
      }
    });
    const found = [...votes.values()].map((vote) => this.#passage(vote, runs.length, focus)).sort((a, b) => rank(b) - rank(a));
    const seen = /* @__PURE__ */ new Set();
    return found.filter((p) => {
      const key = `${p.source.path} ${p.line}`;
      return !seen.has(key) && seen.add(key);
    });
  }
  /** The text within some lines of a file: where there are too many like it for `passages` to know them all. */
  within({ words, focus }, source2, { from, to }) {
    const runs = /* @__PURE__ */ new Map();
    const end = source2.starts[to + 1] ?? Number.POSITIVE_INFINITY;
    for (let i = firstAt(source2.words, source2.starts[from]); i + 1 < source2.words.length && source2.words[i].at < end; i++) {
      const ids = source2.words.slice(i, i + Math.min(3, words.length)).map((w) => w.id);
      const run = ids.join(" ");
      if (!runs.has(run)) runs.set(run, i);
    }
    const hits = /* @__PURE__ */ new Map();
    const wanted = runsOf(words);
    wanted.forEach((run, offset) => {
      const word = runs.get(run);
      if (word !== void 0) hits.set(offset, word);
    });
    return hits.size ? this.#passage({ source: this.sources.indexOf(source2), hits }, wanted.length, focus) : void 0;
  }
  #passage({ source: index, hits }, total, focus) {
    const source2 = this.sources[index];
    const places = [...hits.values()];
    const offsets = [...hits.keys()];
    const near = offsets.find((o) => o >= focus[0]) ?? offsets.at(-1);
    const back = Math.max(0, near - focus[0]);
    const word = source2.words[Math.max(0, hits.get(near) - (near < focus[1] ? back : 0))];
    const wanted = Math.max(1, Math.min(total, focus[1] - 1) - focus[0]);
    const inFocus = offsets.filter((o) => o >= focus[0] && o < Math.max(focus[1] - 1, focus[0] + 1)).length;
    return {
      source: source2,
      line: lineAt(source2, word.at),
      from: lineAt(source2, source2.words[Math.min(...places)].at),
      to: lineAt(source2, source2.words[Math.min(source2.words.length - 1, Math.max(...places) + 2)].at),
      share: Math.min(1, hits.size / total),
      focus: Math.min(1, inFocus / wanted)
    };
  }
};
function firstAt(words, offset) {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = low + high >> 1;
    if (words[middle].at < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
var rank = ({ share, focus, source: source2 }) => (share + focus) * source2.weight;
function runsOf(words) {
  if (words.length < 2) return [];
  if (words.length === 2) return [`${words[0]} ${words[1]}`];
  return words.slice(0, -2).map((w, i) => `${w} ${words[i + 1]} ${words[i + 2]}`);
}

// src/github/locate/index.ts
var FEW_WORDS = 3;
var MOST_ALSO = 60;
var MOST_FINDINGS = 1e3;
var MOST_ITEMS = 2e3;
var ANCHOR_WORDS = 60;
function locate({ review: review3, facts, tree, changed = /* @__PURE__ */ new Set(), folders = /* @__PURE__ */ new Map() }) {
  const vocabulary = new Vocabulary();
  const servers = review3.servers.map((server, i) => {
    const snapshot = facts[i]?.head.snapshot;
    const surface = snapshot ? new Surface(snapshot) : void 0;
    const items = surface?.items ?? [];
    const tasks = server.findings.slice(0, MOST_FINDINGS).flatMap((finding) => taskOf(finding, items, vocabulary) ?? []);
    const asked = new Set(tasks.map((t) => t.item));
    const home = folders.get(server.name) ?? ".";
    return { home, items: tasks.length ? [...asked, ...items.filter((i2) => !asked.has(i2))].slice(0, MOST_ITEMS) : [], tasks };
  });
  const places = /* @__PURE__ */ new Map();
  if (servers.every((s) => s.tasks.length === 0)) return places;
  const descriptions = /* @__PURE__ */ new Map();
  for (const item of servers.flatMap((s) => s.items)) {
    const text3 = item.target === "instructions" ? String(item.raw) : item.description;
    if (text3) descriptions.set(item, query(text3, [], vocabulary, ANCHOR_WORDS));
    if (item.name !== null) vocabulary.add(item.name);
  }
  const sources = readSources(tree, vocabulary, changed);
  const queries = [...descriptions.values(), ...servers.flatMap((s) => s.tasks.flatMap((t) => [t.text ?? [], t.described ?? []].flat()))];
  const finder = new Finder(sources, queries);
  for (const { home, items, tasks } of servers) {
    const sites = new Sites(
      sources,
      items.flatMap((i) => i.name ?? []),
      vocabulary
    );
    const anchors = /* @__PURE__ */ new Map();
    for (const item of items) {
      const anchor = anchorOf(item, descriptions.get(item), finder, sites, (path) => isBelow(home, path));
      if (anchor) anchors.set(item, anchor);
    }
    const fences = fencesOf(anchors.values());
    for (const task of tasks) {
      const { fingerprint } = task.finding;
      const place = places.has(fingerprint) ? void 0 : placeOf(task, anchors.get(task.item), fences, finder);
      if (place) places.set(fingerprint, place);
    }
  }
  return places;
}
var isBelow = (folder, path) => {
  const parts = folder.split("/").filter((part) => part !== "" && part !== ".");
  return parts.every((part, i) => path.split("/")[i] === part);
};
function fillLocations(review3, places) {
  for (const finding of review3.servers.flatMap((s) => s.findings)) {
    const place = finding.state === "fixed" ? void 0 : places.get(finding.fingerprint);
    if (place) finding.location = { file: place.file, line: place.line };
  }
}
function taskOf(finding, items, vocabulary) {
  if (finding.state === "fixed") return void 0;
  const item = items.find((i) => i.target === finding.target && i.name === finding.tool);
  if (!item) return void 0;
  const value = finding.pointer === "" && typeof item.raw !== "string" ? void 0 : at(item.raw, finding.pointer);
  const long = (text3, quotes) => {
    const found = typeof text3 === "string" ? query(text3, quotes, vocabulary) : void 0;
    return found && found.words.length >= FEW_WORDS ? found : void 0;
  };
  return { finding, item, value, text: long(value, quotesIn(finding.evidence)), described: long(own(value, "description"), []) };
}
function quotesIn(evidence) {
  const strings = [];
  const stack = [[evidence, 0]];
  for (let top = stack.pop(); top && strings.length < 100; top = stack.pop()) {
    const [value, depth] = top;
    if (typeof value === "string") strings.push(value.slice(0, 2e3));
    else if (typeof value === "object" && value !== null && depth < 4) for (const v of Object.values(value)) stack.push([v, depth + 1]);
  }
  return strings;
}
function fencesOf(anchors) {
  const fences = /* @__PURE__ */ new Map();
  for (const { source: source2, line: line2 } of anchors) fences.set(source2, [...fences.get(source2) ?? [], line2]);
  for (const lines of fences.values()) lines.sort((a, b) => a - b);
  return fences;
}
function placeOf(task, anchor, fences, finder) {
  const around = anchor && blocks(anchor.source, anchor.line, fences.get(anchor.source) ?? []);
  if (task.text) {
    const passage = bestPassage(task.text, finder, anchor, around, task.item.name === null);
    if (passage) return fromPassage(passage);
  }
  if (!anchor || !around) return void 0;
  const path = steps(task.finding.pointer);
  const hint = path[0] === "annotations" && path.length === 2 ? path[1] : void 0;
  const names = hint ? [] : path.filter((_, i) => path[i - 1] === "properties" || path[0] === "arguments" && i === 1);
  for (const block of around) {
    if (hint) {
      const line2 = hintLine(anchor.source, block, hint, task.value);
      if (line2) return placed(anchor.source, line2.at, line2.certain ? "certain" : "likely");
    } else if (names.length) {
      const line2 = nameLine(anchor.source, block, names);
      if (line2 !== void 0) return placed(anchor.source, line2, anchor.named ? "certain" : "likely");
    }
  }
  if (task.described) {
    const passage = bestPassage(task.described, finder, anchor, around, false);
    if (passage) return placed(passage.source, nameAbove(passage.source, passage.line, names.at(-1)) ?? passage.line, "likely");
  }
  const literal = typeof task.value === "string" && !task.text ? literalLine(anchor.source, task.value) : void 0;
  if (literal !== void 0) return placed(anchor.source, literal, within(literal, around) && anchor.named ? "certain" : "likely");
  return placed(
    anchor.source,
    anchor.line,
    path.length > 0 && task.finding.pointer !== "/name" ? "near" : anchor.named ? "certain" : "likely"
  );
}
function bestPassage(text3, finder, anchor, around, nameless) {
  const enough = (p) => p !== void 0 && (p.focus >= 0.5 || p.share >= 0.6);
  const good = finder.passages(text3).filter(enough);
  const inside = good.find((p) => p.source === anchor?.source && around?.some((b) => p.line >= b.from - 2 && p.line <= b.to + 2));
  if (inside) return inside;
  const alike = anchor && around?.map((block) => finder.within(text3, anchor.source, block)).find(enough);
  if (alike) return alike;
  const [best] = good;
  if (!best) return void 0;
  const equal = good.filter((p) => p.share >= best.share - 0.02 && p.focus >= best.focus - 0.02 && p.source.weight >= best.source.weight);
  const first = anchor ? equal.reduce((a, b) => nearness(b, anchor) > nearness(a, anchor) ? b : a, best) : best;
  const needed = nameless ? 0 : anchor?.named && first.source === anchor.source ? 0.9 : 0.6;
  return first.share >= needed ? first : void 0;
}
var within = (line2, around) => around.some((b) => line2 >= b.from && line2 <= b.to);
function nearness({ source: source2 }, anchor) {
  const [a, b] = [source2.path.split("/"), anchor.source.path.split("/")];
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
}
function fromPassage({ source: source2, line: line2, from, to, share, focus }) {
  return { ...placed(source2, line2, focus >= 0.9 && share >= 0.8 ? "certain" : "likely"), also: linesBetween(source2, from, to, line2) };
}
function placed(source2, line2, sure) {
  return {
    file: source2.path,
    line: line2 + 1,
    text: source2.lines[line2],
    also: [],
    sure: sure === "certain" && source2.weight < 0.5 ? "likely" : sure
  };
}
function linesBetween(source2, from, to, except) {
  const lines = [];
  for (let i = from; i <= Math.min(to, from + MOST_ALSO); i++)
    if (i !== except && source2.lines[i].trim()) lines.push({ line: i + 1, text: source2.lines[i] });
  return lines;
}

// src/github/answer.ts
var MARKER2 = /^<!-- mcp-tool-review:answer to=(\d{1,20}(?:,\d{1,20}){0,20}) -->$/;
var MOST2 = 10;
var USAGE = [
  "- `/mcp-tool-review accept <digest> [reason]` accepts exactly the state whose 32 digits stand at the end of the review",
  "- `/mcp-tool-review reject [digest] [reason]` takes earlier acceptances back",
  "- `/mcp-tool-review help` shows this"
].join("\n");
var WORDS = {
  help: "These commands are understood, alone on the first line of a new comment:",
  quoted: "the command stands in a quotation, so it was not taken for one. Write it in a new comment, alone on its first line.",
  "not-first": "the command must stand alone on the first line of a comment, without anything before it. Write a new comment.",
  verb: "this command is not known.",
  "no-digest": "the command lacks the digest of the state to accept. Copy the whole line from the end of the review.",
  "short-digest": "the digest must be given with all its 32 digits: a shorter one can be imitated. Copy the whole line from the end of the review.",
  "long-digest": "the digest to accept has 32 digits. Copy the whole line from the end of the review.",
  digest: "this digest is not that of the state under review, so nothing was accepted. Look at the review as it stands now and copy its line.",
  edited: "a comment that was edited accepts nothing, since no one can tell what it said before. Write a new comment.",
  author: "the author of a pull request cannot accept its findings. Ask someone else with write access.",
  pushed: "who has pushed to this pull request cannot accept its findings. Ask someone else with write access.",
  permission: "this needs write access to the repository."
};
async function answer(client, {
  repo,
  pull,
  me,
  comments,
  refused
}) {
  const done = answered2(comments, me);
  const open = refused.filter((r) => !done.has(r.comment)).slice(0, MOST2);
  if (open.length === 0) return false;
  await client.rest.issues.createComment({ ...repo, issue_number: pull, body: answerText(open) });
  return true;
}
function answered2(comments, me) {
  const ids = /* @__PURE__ */ new Set();
  for (const { body = "", user } of comments) {
    const to = sameLogin(user?.login, me.login) ? MARKER2.exec(firstLine(body))?.[1] : void 0;
    for (const id of to?.split(",") ?? []) ids.add(Number(id));
  }
  return ids;
}
function answerText(refused) {
  const lines = refused.map(({ login, why }) => why === "help" ? WORDS.help : `${code(login)}: ${WORDS[why]}`);
  const usage = refused.some(({ why }) => why === "help" || why === "verb");
  return `<!-- mcp-tool-review:answer to=${refused.map((r) => r.comment).join(",")} -->
${[...new Set(lines)].join("\n\n")}${usage ? `

${USAGE}` : ""}`;
}

// src/github/body.ts
function commentText(request, limit) {
  const { review: review3, catalogue: catalogue2, headSha, baseSha, files } = request;
  const [first, ...others] = toAccept(review3);
  const records = fitting(record(review3), Math.min(RECORDS, limit / 3));
  const offers = fitting(
    others.map(({ name, digest }) => `For ${code(name, 80)}: \`/mcp-tool-review accept ${digest}\``),
    OFFERS
  );
  const more = [
    ...offers.lines,
    ...offers.left ? [`${count(offers.left, "more state")} could be accepted: \`review.json\` has the digests.`] : [],
    ...records.left ? [`What was accepted on ${count(records.left, "server")} is not handed on to a merge queue, for length.`] : []
  ];
  const around = [...records.lines, ...more].reduce((n, line2) => n + line2.length + 2, 0);
  const text3 = markdown(review3, catalogue2, {
    budget: Math.min(6e4, limit - around),
    headSha,
    baseSha,
    files,
    locationLink: (file, line2) => lineUrl(request, file, line2),
    ...first ? { acceptDigest: first.digest } : {}
  });
  return [...records.lines, [text3.trim(), ...more].join("\n\n")].join("\n");
}
var RECORDS = 2e4;
var OFFERS = 4e3;
function fitting(lines, room) {
  let used = 0;
  let fit = 0;
  for (const line2 of lines) {
    used += line2.length + 2;
    if (used > room) break;
    fit++;
  }
  return { lines: lines.slice(0, fit), left: lines.length - fit };
}
function toAccept(review3) {
  return review3.servers.flatMap(
    (server) => server.head.digest && server.findings.some((f) => f.blocking) ? [{ name: serverName(server), digest: server.head.digest.slice(0, 32) }] : []
  );
}
function lineUrl({ serverUrl, repo, headSha, commitOf }, file, line2) {
  const path = file.split("/").map(encode).join("/");
  return `${serverUrl}/${repo.owner}/${repo.repo}/blob/${commitOf?.(file) ?? headSha}/${path}#L${line2}`;
}

// src/report/annotations.ts
var ANNOTATIONS = 10;
var AS = { error: "error", warning: "warning", note: "notice" };
function annotations(review3, catalogue2, most = ANNOTATIONS) {
  const all = [];
  for (const server of review3.servers) {
    for (const { words, reason, side } of failures(server)) {
      const level = side === "head" || review3.verdict === "error" ? "error" : "warning";
      const message = `${line(serverName(server), 100)} ${words}: ${line((reason ?? "").split("\n")[0], 1e3)}`;
      all.push({ level, title: "mcp-tool-review", message, file: null, line: null });
    }
  }
  const { blocking, directives, warnings, notes } = sort(review3);
  for (const { finding } of [...blocking, ...warnings, ...directives, ...notes]) {
    all.push({
      level: finding.blocking ? "error" : AS[finding.level],
      title: clip(`mcp-tool-review: ${finding.rule}`, 200),
      message: clip(`${plain(title(finding, catalogue2)).replace(/\.$/, "")}. ${plain(help(finding, catalogue2))}`, 4e3),
      file: finding.location?.file ?? null,
      line: finding.location?.line ?? null
    });
  }
  const shown = [];
  const hidden = [];
  for (const level of ["error", "warning", "notice"]) {
    const of = all.filter((a) => a.level === level);
    shown.push(...of.slice(0, most));
    if (of.length > most) hidden.push(count(of.length - most, level));
  }
  return {
    shown,
    hidden: hidden.length === 0 ? null : `${number(most)} annotations of a level are shown; ${hidden.join(", ")} more stand in the summary.`
  };
}

// src/github/check.ts
var BATCH = 50;
var SUMMARY = 65535;
var TITLE = 255;
var MESSAGE = 64e3;
var MOST3 = 500;
var CONCLUSION = {
  pass: "success",
  warn: "neutral",
  fail: "failure",
  error: "failure"
};
var WORDS2 = {
  pass: "Nothing that blocks",
  warn: "Something to look at, nothing that blocks",
  fail: "Findings block this pull request",
  error: "The review could not be done"
};
var LEVEL = { error: "failure", warning: "warning", notice: "notice" };
async function checkRun(client, request) {
  const { repo, headSha, key, review: review3, catalogue: catalogue2, run } = request;
  const all = annotationsOf(request);
  const name = `mcp-tool-review (${line(key, 100)})`;
  const fits = all.slice(0, MOST3);
  const output = {
    title: WORDS2[review3.verdict],
    summary: markdown(review3, catalogue2, { budget: SUMMARY - 1e3, headSha, baseSha: request.baseSha, files: request.files })
  };
  const fields = {
    name,
    head_sha: headSha,
    external_id: `${run.id}.${run.attempt}`,
    status: "completed",
    conclusion: CONCLUSION[review3.verdict],
    ...run.url ? { details_url: run.url } : {}
  };
  const first = { ...output, annotations: fits.slice(0, BATCH) };
  const id = await create2(client, repo, fields, first);
  for (let at2 = BATCH; at2 < fits.length; at2 += BATCH) {
    await client.rest.checks.update({ ...repo, check_run_id: id, output: { ...output, annotations: fits.slice(at2, at2 + BATCH) } });
  }
  if (all.length > fits.length)
    request.log(`${fits.length} of ${all.length} annotations stand in the check run; the summary has all findings.`);
}
async function create2(client, repo, fields, output) {
  try {
    return (await client.rest.checks.create({ ...repo, ...fields, output })).data.id;
  } catch (error) {
    if (!uncertain(error)) throw error;
    await new Promise((resolve2) => setTimeout(resolve2, 1e3));
    const { data: data2 } = await client.rest.checks.listForRef({ ...repo, ref: fields.head_sha, check_name: fields.name, per_page: 100 });
    const there = data2.check_runs.find((c) => c.external_id === fields.external_id);
    return there?.id ?? (await client.rest.checks.create({ ...repo, ...fields, output })).data.id;
  }
}
function annotationsOf({ review: review3, catalogue: catalogue2 }) {
  return annotations(review3, catalogue2, Number.POSITIVE_INFINITY).shown.flatMap(
    ({ level, title: title2, message, file, line: at2 }) => file === null ? [] : [
      {
        path: file,
        start_line: at2 ?? 1,
        end_line: at2 ?? 1,
        annotation_level: LEVEL[level],
        title: title2.slice(0, TITLE),
        message: message.slice(0, MESSAGE)
      }
    ]
  );
}

// src/github/diff.ts
var LAST_LINE = 1e6;
function linesOf(patch) {
  const lines = [];
  let line2 = 0;
  for (const text3 of patch.split("\n")) {
    const hunk = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/.exec(text3);
    if (hunk) line2 = Number(hunk[1]);
    else if (line2 > 0 && line2 < LAST_LINE && (text3[0] === "+" || text3[0] === " ")) {
      lines.push({ line: line2, text: text3.slice(1).replace(/\r$/, ""), added: text3[0] === "+" });
      line2++;
    }
  }
  return lines;
}
var Diff = class {
  #files = /* @__PURE__ */ new Map();
  constructor(files) {
    for (const { filename, status, patch } of files) if (status !== "removed") this.#files.set(filename, patch ? linesOf(patch) : []);
  }
  has(file) {
    return this.#files.has(file);
  }
  /**
   * The line of the diff that holds a line of the checked-out tree. That tree is the merge with the base, whose numbers differ from
   * the head's where the base has moved on: the text decides, and among equal texts the nearest.
   */
  find(file, line2, text3) {
    const wanted = text3.replace(/\r$/, "");
    let best;
    for (const candidate of this.#files.get(file) ?? []) {
      if (candidate.text === wanted && (!best || Math.abs(candidate.line - line2) < Math.abs(best.line - line2))) best = candidate;
    }
    return best;
  }
  /** The one added line of all files that fits, or undefined where there is none or more than one. */
  onlyAdded(fits) {
    const found = [...this.#files].flatMap(([file, lines]) => lines.filter((l) => l.added && fits(l.text)).map((l) => ({ file, ...l })));
    return found.length === 1 ? found[0] : void 0;
  }
  /** The files with only the lines that the diff shows: enough to find a changed text where the tree itself is not at hand. */
  tree() {
    return [...this.#files].map(([path, shown]) => ({
      path,
      read: () => {
        const lines = [];
        for (const { line: line2, text: text3 } of shown) lines[line2 - 1] = text3;
        return Array.from(lines, (l) => l ?? "").join("\n");
      }
    }));
  }
};

// src/github/inline.ts
var MOST_TOLD = 10;
var MOST_IDS = 400;
function worthAComment(review3) {
  const { blocking, directives, warnings } = sort(review3);
  return [...blocking, ...directives, ...warnings].map((p) => p.finding).filter((f) => f.level !== "note");
}
function drafts(findings, { places, diff, catalogue: catalogue2, key, run }) {
  const groups = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const place = places.get(finding.fingerprint);
    const spot = place && spotOf(finding, place, diff);
    if (!spot) continue;
    const at2 = `${spot.on?.line ?? "file"} ${place.file}`;
    groups.set(at2, [...groups.get(at2) ?? [], spot]);
  }
  return [...groups.values()].map((spots) => {
    const fingerprints = spots.map((s) => s.finding.fingerprint).slice(0, MOST_IDS);
    const [{ place, on }] = spots;
    return {
      path: place.file,
      line: on?.line ?? null,
      body: `${writeIds({ key, run, fingerprints })}
${text(spots, catalogue2)}`,
      fingerprints
    };
  });
}
function spotOf(finding, place, diff) {
  if (!diff.has(place.file)) return void 0;
  const line2 = diff.find(place.file, place.line, place.text);
  if (line2?.added) return { finding, place, on: line2 };
  if (finding.pointer === "" || place.sure === "near") return void 0;
  const changed = place.also.flatMap((l) => diff.find(place.file, l.line, l.text) ?? []).find((l) => l.added);
  return { finding, place, on: (place.sure === "certain" ? line2 ?? changed : changed ?? line2) ?? null };
}
function text(spots, catalogue2) {
  const told = spots.slice(0, MOST_TOLD).map(({ finding, on, place }) => {
    const where = on ? "" : `

The text stands at line ${place.line}, which this pull request does not show.`;
    const fix = on && spots.length === 1 ? suggestion(finding, on, place) : "";
    return `**${inline(title(finding, catalogue2))}** (${code(finding.rule)})

${inline(help(finding, catalogue2))}${where}${fix}`;
  });
  const unsure = spots[0].place.sure === "likely" ? "\n\n<sub>Found by its words: the text may be put together elsewhere.</sub>" : "";
  if (spots.length > MOST_TOLD) told.push(`${count(spots.length - MOST_TOLD, "more finding")} here: the whole review has them.`);
  return told.join("\n\n---\n\n") + unsure;
}
function hintInDiff(finding, among, diff) {
  const hint = HINT.exec(finding.pointer)?.[1]?.toLowerCase();
  if (!hint || among.filter((f) => f.pointer === finding.pointer).length > 1) return void 0;
  const only = diff.onlyAdded((line2) => line2.length < 2e3 && line2.toLowerCase().replaceAll("_", "").includes(hint));
  return only && { ...only, also: [], sure: "likely" };
}
var HINT = /^\/annotations\/(readOnlyHint|destructiveHint|idempotentHint|openWorldHint)$/;
function suggestion({ rule, pointer }, on, place) {
  const hint = HINT.exec(pointer)?.[1];
  if (rule !== "security/annotation-loosened" || !hint || !on.added || place.sure !== "certain") return "";
  const values = [...on.text.matchAll(/\b(true|false)\b/gi)];
  const hints = [
    ...on.text.toLowerCase().replaceAll("_", "").matchAll(/(?:readonly|destructive|idempotent|openworld)hint/g)
  ];
  const [value] = values;
  if (values.length !== 1 || hints.length !== 1 || !value) return "";
  const turned = { true: "false", false: "true", True: "False", False: "True" };
  const to = turned[value[0]];
  if (!to || !/^[\x20-\x7e\t]{1,400}$/.test(on.text)) return "";
  const line2 = on.text.slice(0, value.index) + to + on.text.slice(value.index + value[0].length);
  return `

${fence(line2, "").replace(/^(`+)\n/, "$1suggestion\n")}`;
}
var writeIds = ({ key, run, fingerprints }) => `<!-- mcp-tool-review:finding key=${encodeKey(key)} run=${run.id}.${run.attempt} ids=${fingerprints.join(",")} -->`;
var IDS = /^<!-- mcp-tool-review:finding key=(\S{1,400}) run=(\d{1,20})\.(\d{1,9}) ids=([0-9a-f]{32}(?:,[0-9a-f]{32}){0,400}) -->$/;
function readIds(body) {
  const found = IDS.exec(firstLine(body));
  if (!found) return void 0;
  const [, key, id, attempt, fingerprints] = found;
  return { key, run: { id, attempt: Number(attempt) }, fingerprints: fingerprints.split(",") };
}
var newerThan = (ids, run) => compareRuns(run, ids.run) < 0;

// src/github/threads.ts
var MOST_PAGES = 20;
var THREADS = `query ($owner: String!, $repo: String!, $pull: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $pull) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id isResolved isOutdated resolvedBy { login } comments(first: 1) { nodes { databaseId isMinimized } } }
      }
    }
  }
}`;
async function threadsOf(client, { owner, repo }, pull) {
  const threads = /* @__PURE__ */ new Map();
  let after = null;
  try {
    for (let page = 0; page < MOST_PAGES; page++) {
      const answer2 = await client.graphql(THREADS, { owner, repo, pull, after });
      const found = answer2.repository?.pullRequest?.reviewThreads;
      for (const { id, isResolved, isOutdated, resolvedBy, comments } of found?.nodes ?? []) {
        const first = comments.nodes[0];
        if (typeof first?.databaseId !== "number") continue;
        const known = { id, resolved: isResolved, outdated: isOutdated, minimized: first.isMinimized === true };
        threads.set(first.databaseId, { ...known, resolvedBy: resolvedBy?.login ?? null });
      }
      if (!found?.pageInfo.hasNextPage || found.pageInfo.endCursor === null) break;
      after = found.pageInfo.endCursor;
    }
  } catch {
  }
  return threads;
}
async function close(client, comment2, thread) {
  if (thread?.resolved || thread?.minimized) return false;
  if (thread) {
    try {
      await client.graphql("mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }", {
        id: thread.id
      });
      return true;
    } catch {
    }
  }
  try {
    const query2 = "mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } } }";
    await client.graphql(query2, { id: comment2.node_id });
    return true;
  } catch {
    return false;
  }
}
var byUs = (login, me) => sameLogin(login?.replace(/\[bot\]$/, ""), me.replace(/\[bot\]$/, ""));

// src/github/review.ts
var MOST_LINES3 = 30;
var MOST_FILE_COMMENTS = 10;
var MOST_FILES2 = 3e3;
var MOST_REVIEW_COMMENTS = 3e3;
var MOST_CLOSED = 50;
var MOST_READ = 20;
async function review2(client, request, pull, me) {
  const { repo, run } = request;
  const result = { posted: 0, closed: 0, notices: [] };
  if (request.review.verdict === "error") return result;
  const findings = request.reviewOn ? worthAComment(request.review) : [];
  const own2 = request.reviewOn ? await ownOn(client, request, pull, me) : [];
  if (own2.some(({ ids }) => newerThan(ids, run))) return result;
  const threads = own2.length ? await threadsOf(client, repo, pull) : /* @__PURE__ */ new Map();
  const open = new Set(findings.map((f) => f.fingerprint));
  const told = /* @__PURE__ */ new Set();
  const standing = { lines: 0, files: 0 };
  for (const { comment: comment2, ids } of own2) {
    if (!stands(comment2, threads.get(comment2.id), me)) continue;
    for (const id of ids.fingerprints) told.add(id);
    if (ids.fingerprints.some((id) => open.has(id))) standing[comment2.subject_type === "file" ? "files" : "lines"]++;
  }
  const untold = findings.filter((f) => !told.has(f.fingerprint));
  const made = untold.length ? await draft(client, request, pull, untold) : [];
  const lines = made.filter((d) => d.line !== null);
  const room = Math.max(0, MOST_LINES3 - standing.lines);
  if (lines.length > room)
    request.log(`${lines.length - room} comments on lines are left out: ${MOST_LINES3} may stand at a time. The comment has all findings.`);
  const event = await eventFor(client, request, pull, me, result.notices);
  const posted = await post(client, request, pull, me, { lines: lines.slice(0, room), event, notices: result.notices });
  const onFiles = made.filter((d) => d.line === null).slice(0, Math.max(0, MOST_FILE_COMMENTS - standing.files));
  posted.push(...await postOnFiles(client, request, pull, onFiles));
  result.posted = posted.length;
  const moved = new Set(posted.flatMap((d) => d.fingerprints));
  for (const { comment: comment2, ids } of own2) {
    const gone = ids.fingerprints.every((id) => !open.has(id) || moved.has(id) && !told.has(id));
    if (gone && result.closed < MOST_CLOSED && await close(client, comment2, threads.get(comment2.id))) result.closed++;
  }
  return result;
}
async function ownOn(client, { repo, key }, pull, me) {
  const all = await client.all(client.rest.pulls.listReviewComments, { ...repo, pull_number: pull }, MOST_REVIEW_COMMENTS);
  return all.flatMap((comment2) => {
    const ids = sameLogin(comment2.user?.login, me.login) ? readIds(comment2.body) : void 0;
    return ids?.key === encodeKey(key) ? [{ comment: comment2, ids }] : [];
  });
}
function stands(comment2, thread, me) {
  if (thread?.resolved) return thread.resolvedBy !== null && !byUs(thread.resolvedBy, me.login);
  if (thread?.minimized) return false;
  return !(thread?.outdated ?? ((comment2.line ?? null) === null && comment2.subject_type !== "file"));
}
async function draft(client, request, pull, findings) {
  const { repo, facts, key, run, catalogue: catalogue2 } = request;
  const diff = new Diff(await client.all(client.rest.pulls.listFiles, { ...repo, pull_number: pull }, MOST_FILES2));
  const places = new Map(request.places);
  const lost = findings.filter((f) => !diff.has(places.get(f.fingerprint)?.file ?? ""));
  if (lost.length && places.size === 0) {
    const tree = await headFiles(client, request, diff);
    const found = locate({ review: request.review, facts, tree });
    for (const finding of lost) {
      const place = found.get(finding.fingerprint) ?? hintInDiff(finding, findings, diff);
      if (place) places.set(finding.fingerprint, place);
    }
  }
  return drafts(findings, { places, diff, catalogue: catalogue2, key, run });
}
async function headFiles(client, { repo, headSha }, diff) {
  const files = [];
  for (const file of diff.tree()) {
    let text3 = file.read();
    if (files.length < MOST_READ) {
      try {
        const { data: data2 } = await client.rest.repos.getContent({ ...repo, path: file.path, ref: headSha });
        if (!Array.isArray(data2) && data2.type === "file" && data2.encoding === "base64")
          text3 = Buffer.from(data2.content, "base64").toString("utf8");
      } catch {
        return diff.tree();
      }
    }
    files.push({ path: file.path, read: () => text3 });
  }
  return files;
}
var reviewMarker = (key) => `<!-- mcp-tool-review:review key=${encodeKey(key)} run=`;
var wholeMarker = ({ key, run }) => `${reviewMarker(key)}${run.id}.${run.attempt} -->`;
async function eventFor(client, request, pull, me, notices) {
  const blocks2 = request.review.verdict === "fail";
  if (blocks2 && !request.requestChanges) return "COMMENT";
  const parameters = { ...request.repo, pull_number: pull };
  const reviews = await client.all(client.rest.pulls.listReviews, parameters, MOST_REVIEW_COMMENTS);
  const standing = reviews.filter(
    (r) => r.state === "CHANGES_REQUESTED" && sameLogin(r.user?.login, me.login) && r.body.startsWith(reviewMarker(request.key))
  );
  if (blocks2) return standing.length ? "COMMENT" : "REQUEST_CHANGES";
  for (const { id } of standing) {
    try {
      await client.rest.pulls.dismissReview({ ...parameters, review_id: id, message: "Nothing blocks any more." });
    } catch (error) {
      notices.push(`The request for changes could not be taken back: ${reasonOf(error)}. Dismiss it by hand.`);
    }
  }
  return "COMMENT";
}
async function post(client, request, pull, me, { lines, event, notices }) {
  if (lines.length === 0 && event === "COMMENT") return [];
  const { repo, headSha } = request;
  const create3 = (as, comments) => client.rest.pulls.createReview({
    ...repo,
    pull_number: pull,
    commit_id: headSha,
    event: as,
    body: `${wholeMarker(request)}
${reviewText(request.review, comments.length, as)}`,
    comments: comments.map(({ path, line: line2, body }) => ({ path, line: line2, side: "RIGHT", body }))
  });
  const attempts = [[event, lines]];
  if (event === "REQUEST_CHANGES") attempts.push(...lines.length ? [["COMMENT", lines]] : [], [event, []]);
  for (const [as, comments] of attempts) {
    try {
      await createOnce(client, request, pull, me, () => create3(as, comments));
      if (as !== event) notices.push("Changes could not be requested with this token; the review was posted as a comment.");
      return comments;
    } catch (error) {
      if (statusOf(error) !== 422) throw error;
      notices.push(
        `The review with ${comments.length} comments on lines was refused: ${reasonOf(error)}. The findings stand in the comment.`
      );
    }
  }
  return [];
}
async function createOnce(client, request, pull, me, create3) {
  try {
    await create3();
  } catch (error) {
    if (!uncertain(error)) throw error;
    await new Promise((resolve2) => setTimeout(resolve2, 1e3));
    const all = await client.all(client.rest.pulls.listReviews, { ...request.repo, pull_number: pull }, MOST_REVIEW_COMMENTS);
    const there = all.some((r) => sameLogin(r.user?.login, me.login) && firstLine(r.body) === wholeMarker(request));
    if (!there) await create3();
  }
}
function reviewText(of, comments, event) {
  const blocking = of.servers.reduce((n, s) => n + s.findings.filter((f) => f.blocking).length, 0);
  const there = comments ? `${count(comments, "comment")} on the lines that hold the text.` : "";
  const why = event === "REQUEST_CHANGES" ? `${count(blocking, "finding blocks", "findings block")} this pull request. ` : "";
  return `${why}${there} The whole review is in the comment of mcp-tool-review or, where there is none, in the job summary.`.trim();
}
async function postOnFiles(client, { repo, headSha, log }, pull, files) {
  const posted = [];
  for (const draft2 of files) {
    try {
      const { path, body } = draft2;
      await client.rest.pulls.createReviewComment({ ...repo, pull_number: pull, commit_id: headSha, path, body, subject_type: "file" });
      posted.push(draft2);
    } catch (error) {
      log(`A comment on a file could not be posted: ${reasonOf(error)}.`);
      break;
    }
  }
  return posted;
}

// src/github/worth.ts
function worthSaying(review3, mode) {
  if (mode === "never") return false;
  if (mode === "always" || review3.verdict === "error") return true;
  if (mode === "changes" && review3.notices?.length) return true;
  return review3.servers.some(
    ({ changes, findings }) => mode === "changes" && changes.some((c) => c.kind !== "order-changed") || findings.some((f) => f.state === "new" && (mode === "changes" || f.level !== "note"))
  );
}

// src/github/publish.ts
async function publish(request) {
  const { pull, token } = request;
  const result = { comment: "skipped", notices: [] };
  const inline2 = request.reviewOn || request.requestChanges;
  const onPull = pull !== null && (request.comment !== "never" || inline2);
  if (!onPull && !request.checkRun) return result;
  if (!token) {
    result.notices.push("Nothing was written to the pull request: there is no token. Set the input token, or read the job summary.");
    return result;
  }
  let refused = false;
  const attempt = async (what, work) => {
    try {
      return await work();
    } catch (error) {
      refused ||= [void 0, 401, 403, 404].includes(statusOf(error));
      result.notices.push(`${what}: ${reasonOf(error)}. The verdict does not depend on it.`);
      return void 0;
    }
  };
  const { apiUrl, graphqlUrl, budget } = request;
  const client = await attempt("GitHub was not asked", () => connect({ token, apiUrl, graphqlUrl, ...budget ? { budget } : {} }));
  if (!client) return result;
  if (onPull) {
    const me = await whoAmI(client);
    if (request.comment !== "never") {
      const written = await attempt("The comment could not be written", () => comment(client, request, pull, me));
      result.comment = written?.outcome ?? "denied";
      if (written?.unanswered) result.notices.push(`A command in a comment was not answered: ${written.unanswered}.`);
    }
    if (result.comment === "older") request.log("A newer run has already reported on this pull request: its comments stay.");
    else if (inline2 && !refused) {
      const reviewed = await attempt("Comments on lines could not be written", () => review2(client, request, pull, me));
      result.notices.push(...reviewed?.notices ?? []);
    }
  }
  if (request.checkRun && result.comment !== "older") await attempt("The check run could not be written", () => checkRun(client, request));
  return result;
}
function listsOf({ servers }) {
  const digests = servers.flatMap(({ name, variant, head }) => head.digest ? [[name, variant, head.digest]] : []);
  return digests.length ? sha(JSON.stringify(digests), 16) : "";
}
async function comment(client, request, pull, me) {
  const { repo, key, headSha, run, refused, caveat } = request;
  const comments = await listComments(client, repo, pull);
  let unanswered = null;
  try {
    await answer(client, { repo, pull, me, comments, refused });
  } catch (error) {
    if (statusOf(error) !== 422) throw error;
    unanswered = reasonOf(error);
  }
  const text3 = worthSaying(request.review, request.comment) ? (limit) => commentText(request, limit) : null;
  const outcome = await sticky(client, {
    repo,
    pull,
    me,
    comments,
    marker: { key, head: headSha, run, lists: listsOf(request.review) },
    text: text3,
    ...caveat ? { caveat } : {}
  });
  return { outcome, unanswered };
}

// src/github/rerun.ts
var MOST_RUNS = 20;
async function onComment(request) {
  const event = request.event ?? {};
  const [pull, id] = [event.issue?.number, event.comment?.id];
  if (event.action !== "created" && event.action !== "edited" || !event.issue?.pull_request || typeof pull !== "number" || typeof id !== "number") {
    return { outcome: "ignored", notices: [] };
  }
  if (!String(event.comment?.body ?? "").includes("/mcp-tool-review")) return { outcome: "ignored", notices: [] };
  try {
    const client = await connect(request);
    return await act(client, request.repo, pull, id);
  } catch (error) {
    return { outcome: "nothing", notices: [`The command could not be carried out: ${reasonOf(error)}. Run the failed job again by hand.`] };
  }
}
async function act(client, repo, pull, id) {
  const comments = await listComments(client, repo, pull);
  const calls = callsIn(comments);
  const call = calls.find((c) => c.comment.id === id);
  if (!call) return { outcome: "ignored", notices: [] };
  const me = await whoAmI(client);
  const { digests } = offeredBy(comments, me);
  const judged2 = await judge(client, { repo, pull, sender: null }, calls, digests, { me, comments });
  const { notices } = judged2;
  if (judged2.valid.has(id)) {
    const runs = runsToRepeat(comments, me, call);
    let repeated = 0;
    for (const run of runs) if (await repeat(client, repo, pull, run, call.command?.verb === "accept")) repeated++;
    if (repeated > 0) return { outcome: "rerun", notices };
    return {
      outcome: "nothing",
      notices: [...notices, "No finished run of the present head was found to run again: the next run reads the comment."]
    };
  }
  const refused = judged2.refused.filter((r) => r.comment === id);
  const wrote = await answer(client, { repo, pull, me, comments, refused });
  return { outcome: wrote ? "answered" : "nothing", notices };
}
function runsToRepeat(comments, me, { command: command2 }) {
  if (!command2 || command2.verb === "help") return [];
  const runs = /* @__PURE__ */ new Set();
  for (const { body = "", user } of comments) {
    const marker = sameLogin(user?.login, me.login) ? readMarker(body) : void 0;
    const spokenOf = command2.verb === "reject" || body.includes(`/mcp-tool-review accept ${command2.digest}`);
    if (marker && spokenOf) runs.add(marker.run.id);
  }
  return [...runs].slice(0, MOST_RUNS);
}
async function repeat(client, repo, pull, id, failedOnly) {
  const { data: run } = await client.rest.actions.getWorkflowRun({ ...repo, run_id: Number(id) });
  const { data: now } = await client.rest.pulls.get({ ...repo, pull_number: pull });
  if (run.head_sha !== now.head.sha || run.status !== "completed") return false;
  if (run.conclusion === "failure") await client.rest.actions.reRunWorkflowFailedJobs({ ...repo, run_id: run.id });
  else if (failedOnly) return false;
  else await client.rest.actions.reRunWorkflow({ ...repo, run_id: run.id });
  return true;
}

// src/source/tree.ts
import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
var LARGEST = 1e6;
async function trackedFiles(root) {
  const top = realpathSync(root);
  const folders = /* @__PURE__ */ new Map();
  const isOwn = (folder) => {
    const known = folders.get(folder);
    if (known !== void 0) return known;
    const own2 = existsSync(join(top, folder)) && realpathSync(join(top, folder)) === join(top, folder);
    folders.set(folder, own2);
    return own2;
  };
  const paths = (await git(root, ["ls-files", "-z"])).split("\0").filter(Boolean);
  return paths.map((path) => ({ path, read: () => isOwn(dirname(path)) ? readText(join(top, path)) : null }));
}
function readText(file) {
  try {
    const found = lstatSync(file);
    if (!found.isFile() || found.size > LARGEST) return null;
    const bytes2 = readFileSync(file);
    return bytes2.includes(0) ? null : bytes2.toString("utf8");
  } catch {
    return null;
  }
}

// src/action/finish.ts
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync as existsSync2, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as join3 } from "node:path";

// src/report/summary.ts
var SUMMARY_BUDGET = 1e6;
var summary = (review3, catalogue2, options = {}) => markdown(review3, catalogue2, { budget: SUMMARY_BUDGET, ...options, measure: bytes });

// src/action/facts.ts
var import__ = __toESM(require__(), 1);
import { lstatSync as lstatSync2, readdirSync, readFileSync as readFileSync2 } from "node:fs";
import { join as join2 } from "node:path";
var FACTS_FILE = "facts.json";
var FACTS_LIMIT = 64 * 1024 * 1024;
function readFacts(path) {
  const file = locate2(path);
  const { size } = lstatSync2(file);
  if (size > FACTS_LIMIT) throw new UserError(`The facts in ${file} are ${size} bytes: more than ${FACTS_LIMIT} are not read.`);
  let value;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync2(file)));
  } catch {
    throw new UserError(`The facts in ${file} are no JSON: the job with mode: check must have failed or been altered.`);
  }
  const valid = new import__.Ajv2020({ strict: false, ownProperties: true }).compile(FACTS_SCHEMA);
  if (!valid(value)) {
    const problem = valid.errors?.[0];
    throw new UserError(
      `The facts in ${file} do not have the form of facts: ${problem?.instancePath || "the document"} ${problem?.message ?? "is wrong"}.`
    );
  }
  return value;
}
function locate2(path) {
  try {
    const file = lstatSync2(path).isDirectory() ? join2(path, FACTS_FILE) : path;
    const others = file === path ? [] : readdirSync(path).filter((name) => name !== FACTS_FILE);
    if (others.length)
      throw new UserError(`Beside ${FACTS_FILE} there is ${JSON.stringify(others[0])} in ${path}: an artifact with facts holds one file.`);
    if (!lstatSync2(file).isFile()) throw new UserError(`${file} is no file: the facts must be a plain file.`);
    return file;
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(
      `There are no facts at ${path}: download the artifact of the job with mode: check, and name its file in the input facts.`
    );
  }
}
var text2 = (maxLength) => ({ type: "string", maxLength });
var orNull = (schema) => ({ anyOf: [schema, { type: "null" }] });
var closed = (properties, optional = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false
});
var raw = { type: "array", maxItems: 1e5 };
var commit = { type: "string", pattern: "^[0-9a-f]{40,64}$" };
var SNAPSHOT = closed({
  schemaVersion: { const: 1 },
  kind: { const: "snapshot" },
  era: { enum: ["legacy", "modern", null] },
  protocolVersion: orNull(text2(200)),
  server: orNull({ type: "object" }),
  capabilities: orNull({ type: "object" }),
  instructions: orNull({ type: "string" }),
  tools: raw,
  prompts: raw,
  resources: raw,
  resourceTemplates: raw,
  wire: {
    type: "array",
    maxItems: 1e5,
    items: closed({ method: text2(200), bytes: { type: "integer", minimum: 0 }, sha256: { type: "string", pattern: "^[0-9a-f]{64}$" } })
  },
  notes: {
    type: "array",
    maxItems: 1e5,
    items: closed({ kind: text2(100), text: text2(1e5), data: { type: "object" } }, ["data"])
  }
});
var SIDE = {
  ...closed({
    state: { enum: ["listed", "absent", "build-failed", "list-failed"] },
    reason: orNull(text2(1e5)),
    ref: orNull(text2(1e3)),
    snapshot: orNull(SNAPSHOT)
  }),
  // Listed is what has a snapshot, and nothing else has one.
  if: { properties: { state: { const: "listed" } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { snapshot: { type: "object" } } },
  else: { properties: { snapshot: { type: "null" } } }
};
var FACTS_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Facts of mcp-tool-review",
  ...closed({
    schemaVersion: { const: 1 },
    kind: { const: "facts" },
    tool: closed({ name: text2(100), version: text2(100) }),
    base: orNull(commit),
    head: commit,
    servers: {
      type: "array",
      minItems: 0,
      maxItems: 500,
      items: closed({ name: text2(1e3), variant: orNull(text2(1e3)), base: orNull(SIDE), head: SIDE })
    },
    skipped: { type: "array", maxItems: 500, items: text2(1e3) }
  })
};

// src/action/finish.ts
async function writeFiles(review3, facts, options, log, anchor) {
  const folder = mkdtempSync(join3(process.env.RUNNER_TEMP || tmpdir(), "mcp-tool-review-"));
  const put = (name, text4) => {
    writeFileSync(join3(folder, name), text4);
    return join3(folder, name);
  };
  const written = facts && JSON.stringify(cutDeep(facts));
  if (written && Buffer.byteLength(written) > FACTS_LIMIT)
    log.annotate("warning", `The facts are larger than ${FACTS_LIMIT} bytes: mode: report will not read them.`);
  const text3 = summary(review3, catalogue, options);
  return {
    text: text3,
    facts: written && put(FACTS_FILE, written),
    report: put("review.json", await render(review3, "json", { catalogue })),
    sarif: put("review.sarif", await render(review3, "sarif", { catalogue, sarif: anchor === null ? {} : { fallback: anchor } })),
    html: put(
      "report.html",
      await render(review3, "html", { catalogue, html: { ...commits(options), ...facts ? { facts: facts.servers } : {} } })
    ),
    summary: put("summary.md", text3),
    changelog: put("changelog.md", fragment(review3))
  };
}
var commits = ({ headSha, baseSha }) => ({ ...headSha ? { headSha } : {}, ...baseSha ? { baseSha } : {} });
var fragment = (review3) => review3.servers.map(changelog).filter((lines) => lines !== "").map((lines) => `${lines}
`).join("\n");
var release = (review3) => ["major", "minor", "patch", "none"].find((advice) => review3.servers.some((s) => s.semver === advice)) ?? "";
function setOutputs(review3, files) {
  const fresh = review3.servers.flatMap((s) => s.findings.filter((f) => f.state === "new"));
  const outputs = {
    verdict: review3.verdict,
    changed: String(review3.servers.some((s) => s.changes.some((c) => c.kind !== "order-changed"))),
    findings: String(fresh.length),
    blocking: String(fresh.filter((f) => f.blocking).length),
    "new-bytes": String(review3.servers.reduce((n, s) => n + (s.size.head ? s.size.head.bytes - (s.size.base?.bytes ?? 0) : 0), 0)),
    facts: files?.facts ?? "",
    report: files?.report ?? "",
    sarif: files?.sarif ?? "",
    html: files?.html ?? "",
    summary: files?.summary ?? "",
    semver: release(review3),
    changelog: files?.changelog ?? ""
  };
  for (const [name, value] of Object.entries(outputs)) {
    const delimiter = `delimiter_${randomUUID()}`;
    append("GITHUB_OUTPUT", `${name}<<${delimiter}
${value}
${delimiter}
`);
  }
}
var showSummary = (text3) => append("GITHUB_STEP_SUMMARY", text3);
function annotate(review3, root, anchor, log) {
  const { shown, hidden } = annotations(review3, catalogue);
  for (const { level, title: title2, message, file, line: line2 } of shown) {
    const there = file !== null && (root === null || existsSync2(join3(root, file)));
    const at2 = there ? { file, ...line2 === null ? {} : { line: line2 } } : anchor === null ? {} : { file: anchor };
    log.annotate(level, message, { title: title2, ...at2 });
  }
  if (hidden) log.say(hidden);
}
function append(variable, text3) {
  const file = process.env[variable];
  if (file) appendFileSync(file, text3);
}

// src/action/gather.ts
import { existsSync as existsSync3 } from "node:fs";
import { resolve } from "node:path";

// src/action/settings.ts
function parse2(found) {
  const metas = RULES.map((rule) => rule.meta);
  try {
    return checked(found, (text3, file) => parseConfig(text3, file, metas));
  } catch (error) {
    if (!(error instanceof UserError) || found?.at == null) throw error;
    throw new UserError(`${error.message} Nothing in this change can mend it: who owns the base branch corrects it there.`);
  }
}
var PolicyBook = class {
  constructor(config, inputs) {
    this.config = config;
    this.inputs = inputs;
  }
  config;
  inputs;
  remarks = /* @__PURE__ */ new Set();
  for(server) {
    const { policy, remarks } = resolvePolicy(this.config, this.inputs.policy, "tighten-only", server);
    for (const remark of remarks) this.remarks.add(remark);
    return policy;
  }
};

// src/action/touched.ts
var import_picomatch2 = __toESM(require_picomatch2(), 1);
function isUntouched(name, policy, configs, changed) {
  const globs = pathsOf(policy, name);
  return globs.length > 0 && !changed.some((path) => configs.includes(path) || import_picomatch2.default.isMatch(path, globs, { dot: true }));
}
var LOCKFILE = "mcp-tools.lock.json";
var WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
function changedRules(changed, configs, uses) {
  const remarks = [];
  for (const path of configs.filter((config) => changed.includes(config))) {
    remarks.push(`This change edits ${path}: it is judged by the policy of the base branch, and the edit holds once it is merged.`);
  }
  if (changed.includes(LOCKFILE)) remarks.push(`This change edits the lockfile ${LOCKFILE}.`);
  for (const path of changed.filter(isWorkflow)) {
    const used = uses(path);
    if (used !== false) remarks.push(`This change edits ${path}, a workflow that ${used ? "uses" : "may use"} this action.`);
  }
  return remarks;
}
var isWorkflow = (path) => WORKFLOW.test(path);

// src/action/gather.ts
async function gather(inputs, occasion, name, log) {
  const root = await findTree(inputs);
  const pair = await findPair(root, inputs, occasion, log);
  const texts = await readSettings(root, pair, inputs.config);
  const kept2 = await policyAt(inputs.config, (path) => settingsAt(root, pair.policy, path));
  const policy = parse2(kept2.policy);
  const base = parse2(texts.base);
  const head = parse2(texts.head);
  const paths = pair.base === null ? [] : await changedPaths(root, pair.base, pair.head);
  const configs = [.../* @__PURE__ */ new Set([...configPaths(inputs.config), ...configPaths(CONFIG_PATH)])];
  const added = kept2.policy === null ? texts.head : null;
  const asked = requests(base, head, { ...inputs.recipe, name });
  const isLeft = (server) => pair.base !== null && isUntouched(server.head.name, policy, configs, paths);
  const skipped = [...new Set(asked.servers.filter(isLeft).map((server) => server.head.name))];
  const workflows = await usingWorkflows(root, pair, paths);
  const commitOf = await linesOf2(root, pair, inputs, occasion);
  const told = [
    ...added ? [
      `The base branch has no ${inputs.config}: the default policy holds, and the base is made as the inputs say or, without them, by the head's recipe.`
    ] : [],
    ...changedRules(
      paths,
      configs.filter((config) => config !== added?.file),
      (path) => workflows.has(path)
    ),
    ...asked.remarks
  ];
  const { facts, remarks } = await collectFacts(
    asked.servers.filter((server) => !isLeft(server)),
    {
      root,
      pair,
      limits: inputs.limits,
      effort: inputs.effort,
      volatile: policy?.volatile ?? [],
      baseline: inputs.baseline,
      onStoredCredential: inputs.storedCredentials,
      progress: (text3) => log.stage(text3),
      log: (who, line2) => log.quote(who, line2)
    }
  );
  return {
    facts,
    base: pair.base,
    head: pair.headName,
    policy,
    remarks: [...kept2.remarks, ...told, ...remarks],
    notices: told,
    skipped,
    root,
    changed: paths,
    folders: new Map(asked.servers.map(({ head: { name: name2, workingDirectory } }) => [name2, workingDirectory])),
    commitOf
  };
}
async function findTree(inputs) {
  const here = process.cwd();
  const below2 = resolve(here, inputs.recipe.workingDirectory ?? ".");
  return findRoot(here).catch(async (error) => {
    if (below2 === here || !existsSync3(below2)) throw error;
    const root = await findRoot(below2);
    inputs.recipe.workingDirectory = ".";
    return root;
  });
}
async function linesOf2(root, pair, inputs, occasion) {
  const { head, headName } = pair;
  if (head === headName) return () => head;
  try {
    await haveCommit(root, headName, credentialOf(inputs, occasion));
    const moved = new Set(await changedPaths(root, headName, head));
    return (file) => moved.has(file) ? head : headName;
  } catch {
    return () => head;
  }
}
var credentialOf = ({ token }, { serverUrl }) => token === null ? {} : { credential: { serverUrl, token } };
async function findPair(root, inputs, occasion, log) {
  const request = inputs.baseRef === null ? occasion.compare : { kind: "ref", base: inputs.baseRef };
  if (request === null) {
    throw new UserError(`The event ${occasion.event || "(none)"} does not say what to compare: name a base in the input base-ref.`);
  }
  const options = { ...credentialOf(inputs, occasion), log: (line2) => log.stage(line2) };
  const pair = await choosePair(root, request, options);
  const policy = inputs.baseRef === null ? null : await policyOf(root, occasion.compare, options);
  return { ...pair, policy: policy ?? pair.policy, headName: occasion.pull?.headSha ?? pair.headName };
}
async function usingWorkflows(root, pair, paths) {
  const found = /* @__PURE__ */ new Set();
  for (const path of paths.filter(isWorkflow)) {
    const texts = await Promise.all([pair.base, pair.head].map((commit2) => commit2 ? readAt(root, commit2, path) : void 0));
    if (texts.some((text3) => text3?.includes("mcp-tool-review"))) found.add(path);
  }
  return found;
}

// src/action/inputs.ts
var INFER = "auto";
function takeInputs(env) {
  const given = /* @__PURE__ */ new Map();
  for (const [name, value] of Object.entries(env)) {
    if (!/^INPUT_/i.test(name)) continue;
    given.set(name.slice("INPUT_".length).toLowerCase(), (value ?? "").trim());
    delete env[name];
  }
  const token = given.get("token") || null;
  given.delete("token");
  const text3 = (name) => given.get(name) || null;
  const lines = (name) => (given.get(name) ?? "").split(/\r?\n/).flatMap((l) => l.trim() || []);
  const one = (name, values) => {
    const value = text3(name);
    if (value === null) return void 0;
    if (values.includes(value)) return value;
    const near = nearest(value, values);
    throw new UserError(
      `The input ${name} is ${JSON.stringify(value)}: it takes ${values.join(", ")}${near ? `; did you mean ${near}?` : "."}`
    );
  };
  const flag = (name, fallback) => {
    const value = one(name, ["true", "false", "on", "off"]);
    return value === void 0 ? fallback : value === "true" || value === "on";
  };
  const command2 = (name) => {
    const value = given.get(name);
    return value === void 0 || value === INFER ? void 0 : value;
  };
  const defined = (values) => Object.fromEntries(Object.entries(values).filter(([, v]) => v !== void 0));
  const clients = (given.get("clients") ?? "").split(/[\s,]+/).filter(Boolean);
  const unknown = clients.find((client) => !CLIENT_NAMES.includes(client));
  if (unknown !== void 0) {
    const near = nearest(unknown, CLIENT_NAMES);
    throw new UserError(
      `The input clients knows no ${JSON.stringify(unknown)}: it takes ${CLIENT_NAMES.join(", ")}${near ? `; did you mean ${near}?` : "."}`
    );
  }
  return {
    mode: one("mode", ["auto", "check", "report"]) ?? "auto",
    recipe: defined({
      workingDirectory: text3("working-directory") ?? ".",
      start: text3("start") ?? void 0,
      url: text3("url") ?? void 0,
      install: command2("install"),
      build: command2("build"),
      baseStart: text3("base-start") ?? void 0,
      baseInstall: text3("base-install") ?? void 0,
      baseBuild: text3("base-build") ?? void 0,
      env: pairs("env", lines("env"), "="),
      headers: pairs("headers", lines("headers"), ":"),
      carry: lines("carry")
    }),
    policy: defined({
      preset: one("preset", ["recommended", "strict", "security"]),
      failOn: one("fail-on", ["error", "warning", "never"]),
      trust: one("trust", ["own", "third-party"]),
      baseFailure: one("base-failure", ["fail", "warn", "no-baseline"]),
      clients: clients.length ? clients : void 0
    }),
    baseRef: text3("base-ref"),
    baseline: text3("baseline") ?? "build",
    serverName: text3("server-name"),
    config: text3("config") ?? ".github/mcp-tool-review.yml",
    comment: one("comment", ["changes", "findings", "always", "never"]) ?? "changes",
    review: flag("review", true),
    requestChanges: flag("request-changes", false),
    checkRun: flag("check-run", false),
    token,
    tokens: flag("tokens", true),
    effort: one("probe", ["off", "quick", "thorough"]) ?? "quick",
    limits: limitsFrom(pairs("limits", lines("limits"), "="), seconds(text3("timeout")), "The input limits"),
    facts: text3("facts"),
    storedCredentials: one("stored-credentials", ["tell", "fail"]) ?? "tell"
  };
}
function seconds(value) {
  if (value === null) return 60;
  const number2 = Number(value);
  if (Number.isFinite(number2) && number2 > 0 && number2 <= 3600) return number2;
  throw new UserError(`The input timeout is ${JSON.stringify(value)}: it takes a number of seconds up to 3600.`);
}
function pairs(input, lines, separator) {
  const found = lines.map((line2) => {
    const at2 = line2.indexOf(separator);
    if (at2 <= 0)
      throw new UserError(
        `The input ${input} has a line without ${JSON.stringify(separator)}: write one ${separator === "=" ? "NAME=value" : "Name: value"} a line.`
      );
    return [line2.slice(0, at2).trim(), line2.slice(at2 + 1).trim()];
  });
  return Object.fromEntries(found);
}

// src/action/log.ts
var StepLog = class {
  constructor(write = (text3) => void process.stdout.write(text3), now = Date.now) {
    this.write = write;
    this.now = now;
  }
  write;
  now;
  #stage;
  /** A stage begins; the one before has ended. */
  stage(title2) {
    this.end();
    this.#stage = { title: logLine(title2, 200), since: this.now() };
    this.write(`::group::${data(this.#stage.title)}
`);
  }
  /** A line that a build or a server printed. */
  quote(who, line2) {
    this.write(`${logLine(`${who} | ${line2}`)}
`);
  }
  /** A line of our own, outside of any group; foreign text may stand in it. */
  say(text3) {
    this.end();
    for (const line2 of text3.split("\n")) this.write(`${logLine(line2)}
`);
  }
  end() {
    if (!this.#stage) return;
    const { title: title2, since } = this.#stage;
    this.#stage = void 0;
    this.write(`::endgroup::
${title2} took ${((this.now() - since) / 1e3).toFixed(1)} s
`);
  }
  /** An annotation. */
  annotate(level, message, at2 = {}) {
    this.end();
    const properties = Object.entries(at2).flatMap(([key, value]) => value === void 0 ? [] : `${key}=${property(String(value))}`);
    const inert = message.split("\n").map((line2) => logLine(line2)).join("\n");
    this.write(`::${level}${properties.length ? ` ${properties.join(",")}` : ""}::${data(inert)}
`);
  }
};
var data = (text3) => text3.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
var property = (text3) => data(text3).replaceAll(":", "%3A").replaceAll(",", "%2C");

// src/action/occasion.ts
import { readFileSync as readFileSync3 } from "node:fs";
var REFUSED = {
  pull_request_target: "Nothing is built under pull_request_target: it would run code of the pull request with the secrets and the writing token of the base. Use pull_request, and for forks the two-workflow form in examples/workflows.",
  workflow_run: "Nothing is built under workflow_run: it would run code of the pull request with a writing token. Build in pull_request with mode: check, and report here with mode: report."
};
function readOccasion(env) {
  const event = env.GITHUB_EVENT_NAME ?? "";
  const payload = readPayload(env.GITHUB_EVENT_PATH);
  const text3 = (pointer) => {
    const value = at(payload, pointer);
    return typeof value === "string" ? value : "";
  };
  const [owner = "", repo = ""] = (env.GITHUB_REPOSITORY ?? "").split("/");
  const serverUrl = env.GITHUB_SERVER_URL ?? "https://github.com";
  const apiUrl = (env.GITHUB_API_URL ?? "https://api.github.com").replace(/\/+$/, "");
  const defaultBranch = text3("/repository/default_branch") || "main";
  const pull = readPull(payload, text3);
  return {
    event,
    repo: { owner, repo },
    run: runOf(event, payload, env, `${serverUrl}/${owner}/${repo}/actions/runs`),
    job: `${env.GITHUB_WORKFLOW ?? "workflow"}/${env.GITHUB_JOB ?? "job"}`,
    apiUrl,
    graphqlUrl: env.GITHUB_GRAPHQL_URL ?? `${apiUrl}/graphql`,
    serverUrl,
    defaultBranch,
    sender: text3("/sender/login") || null,
    compare: comparison(event, pull, text3, env.GITHUB_REF ?? "", defaultBranch),
    pull: event === "pull_request" || event === "pull_request_target" ? pull : null,
    queued: event === "merge_group" ? queuedPull(text3("/merge_group/head_ref")) : null,
    reported: event === "workflow_run" ? {
      event: text3("/workflow_run/event"),
      headSha: text3("/workflow_run/head_sha"),
      headBranch: text3("/workflow_run/head_branch"),
      headOwner: text3("/workflow_run/head_repository/owner/login"),
      workflow: text3("/workflow_run/name"),
      path: text3("/workflow_run/path").replace(/@.*$/, "")
    } : null,
    refusal: REFUSED[event] ?? null,
    payload
  };
}
function runOf(event, payload, env, runs) {
  const [id, attempt] = ["id", "run_attempt"].map((key) => at(payload, `/workflow_run/${key}`));
  if (event === "workflow_run" && typeof id === "number") {
    return { id: String(id), attempt: typeof attempt === "number" ? attempt : 1, url: `${runs}/${id}` };
  }
  const own2 = env.GITHUB_RUN_ID ?? "0";
  return { id: own2, attempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1), url: `${runs}/${own2}` };
}
function comparison(event, pull, text3, ref, defaultBranch) {
  const branch = ref.startsWith("refs/heads/") ? ref.slice("refs/heads/".length) : null;
  switch (event) {
    case "pull_request":
      return pull && { kind: "pull-request", baseSha: pull.baseSha, baseRef: pull.baseRef, headSha: pull.headSha };
    case "merge_group":
      return { kind: "merge-group", baseSha: text3("/merge_group/base_sha"), headSha: text3("/merge_group/head_sha") };
    case "push":
      return { kind: "push", before: text3("/before"), branch, defaultBranch };
    case "pull_request_target":
    case "workflow_run":
      return null;
    default:
      return { kind: "branch", branch, defaultBranch };
  }
}
function readPull(payload, text3) {
  const number2 = at(payload, "/pull_request/number");
  if (typeof number2 !== "number") return null;
  return {
    number: number2,
    headSha: text3("/pull_request/head/sha"),
    baseSha: text3("/pull_request/base/sha"),
    baseRef: text3("/pull_request/base/ref")
  };
}
var queuedPull = (ref) => {
  const found = /\/pr-(\d{1,10})-[0-9a-f]{7,64}$/.exec(ref);
  return found ? Number(found[1]) : null;
};
function readPayload(file) {
  if (!file) return {};
  try {
    return JSON.parse(readFileSync3(file, "utf8"));
  } catch (error) {
    throw new UserError(`The event cannot be read from ${file}: ${error.message}.`);
  }
}

// src/github/lookup.ts
var MOST_FILES3 = 3e3;
async function findPull(access, repo, head) {
  try {
    const client = await connect(access);
    const listed = await client.all(
      client.rest.pulls.list,
      { ...repo, state: "open", head: `${head.headOwner}:${head.headBranch}` },
      100
    );
    const [found, ...more] = listed.filter((pull) => pull.head.sha === head.headSha);
    if (more.length) {
      throw new UserError(
        `Several open pull requests have ${head.headSha.slice(0, 12)} as their head (${[found, ...more].map((p) => `#${p.number}`).join(", ")}), and the facts could be of any: close all but one.`
      );
    }
    return found ? { number: found.number, headSha: found.head.sha, baseSha: found.base.sha, baseRef: found.base.ref } : null;
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`The pull request of ${head.headSha.slice(0, 12)} cannot be looked up: ${reasonOf(error)}.`);
  }
}
async function readFileOnGitHub(access, repo, branch, path) {
  try {
    const client = await connect(access);
    try {
      const { data: data2 } = await client.rest.repos.getContent({ ...repo, path, ref: `refs/heads/${branch}` });
      if (Array.isArray(data2) || data2.type !== "file" || typeof data2.content !== "string")
        throw new UserError(`${path} is no file on ${branch}.`);
      return Buffer.from(data2.content, "base64").toString("utf8");
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
      await client.rest.repos.getBranch({ ...repo, branch });
      return null;
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${path} cannot be read from the branch ${branch}: ${reasonOf(error)}.`);
  }
}
async function isBaseOf(access, repo, { branch, head, commit: commit2 }) {
  try {
    const client = await connect(access);
    const compare = async (base, other) => (await client.rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${other}`, per_page: 1 })).data;
    const contains = async (newer, older) => {
      const { status } = await compare(older, newer);
      return status === "identical" || status === "ahead";
    };
    if (!await contains(branch, commit2)) return false;
    const fork = (await compare(branch, head)).merge_base_commit.sha;
    return commit2 === fork || await contains(commit2, fork);
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw new UserError(`The base of the pull request cannot be looked up: ${reasonOf(error)}.`);
  }
}
async function pathsOfPull(access, repo, pull) {
  try {
    const client = await connect(access);
    const files = await client.all(client.rest.pulls.listFiles, { ...repo, pull_number: pull }, MOST_FILES3);
    if (files.length >= MOST_FILES3) return null;
    return files.flatMap((file) => [file.filename, ...file.previous_filename ? [file.previous_filename] : []]);
  } catch (error) {
    throw new UserError(`The files of the pull request cannot be listed: ${reasonOf(error)}.`);
  }
}

// src/action/reported.ts
var TAKEN_ELSEWHERE = "The tool lists were taken by the pull request's own job and are judged here as it gave them: a change that edits its workflow could give others.";
async function takeReported(inputs, occasion, pull) {
  if (inputs.facts === null)
    throw new UserError("mode: report needs the input facts: the path of the file that the job with mode: check wrote.");
  const facts = readFacts(inputs.facts);
  if (facts.head !== pull.headSha) {
    throw new UserError(
      `The facts are of ${facts.head.slice(0, 12)} and not of the pull request's head ${pull.headSha.slice(0, 12)}: they are not used.`
    );
  }
  await checkBase(facts, inputs, occasion, pull);
  const kept2 = await policyAt(inputs.config, await policyReader(inputs, occasion, pull));
  const policy = parse2(kept2.policy);
  const configs = [.../* @__PURE__ */ new Set([...configPaths(inputs.config), ...configPaths(CONFIG_PATH)])];
  const changed = await changedOnGitHub(inputs, occasion, pull);
  const touched = facts.skipped.filter((name) => changed === null || !isUntouched(name, policy, configs, changed));
  if (touched.length)
    throw new UserError(
      `The facts leave out ${JSON.stringify(touched[0])}, although the policy of the base branch does not let it be left out: they are not used.`
    );
  if (facts.servers.length + facts.skipped.length === 0) throw new UserError("The facts name no server: there is nothing to judge.");
  const told = /* @__PURE__ */ new Set([...facts.servers.map((s) => s.name), ...facts.skipped]);
  const servers = policy?.servers ?? [];
  const chosen = servers.filter((server) => server.name === inputs.serverName);
  const missing = (chosen.length ? chosen : servers).filter((server) => !told.has(server.name));
  if (changed !== null && !configs.some((path) => changed.includes(path))) checkNames(told, missing[0]?.name, policy, inputs, occasion);
  const notices = [
    ...changedRules(changed ?? [], configs, (path) => occasion.reported?.path ? path === occasion.reported.path || null : null),
    ...missing.map((server) => `${server.name} is in the config of the base branch and not in the facts: it was not reviewed.`),
    ...changed === null ? ["Not all files of this pull request are known (GitHub lists 3,000): whether it edits its config or workflows could not be seen."] : []
  ];
  return {
    facts: facts.servers,
    base: facts.base,
    head: pull.headSha,
    policy,
    remarks: [TAKEN_ELSEWHERE, ...kept2.remarks, ...notices],
    notices,
    caveat: TAKEN_ELSEWHERE,
    skipped: facts.skipped,
    root: null,
    changed: changed ?? []
  };
}
async function checkBase(facts, inputs, occasion, pull) {
  const wrong = facts.servers.find(({ base }) => base === null || base.ref !== null && base.ref !== facts.base);
  const access = { ...occasion, token: inputs.token ?? "" };
  const known = facts.base !== null && wrong === void 0 && (inputs.baseRef === null && facts.base === pull.baseSha || inputs.token !== null && await isBaseOf(access, occasion.repo, { branch: inputs.baseRef ?? pull.baseRef, head: pull.headSha, commit: facts.base }));
  if (known) return;
  throw new UserError(
    `The facts compare with ${facts.base?.slice(0, 12) ?? "no base"}, which is not known as a base of this pull request: they are not used.`
  );
}
function checkNames(told, missing, policy, inputs, { reported, job }) {
  const known = policy?.servers.map((server) => server.name) ?? [];
  const workflow = reported ? reported.workflow : job.slice(0, job.lastIndexOf("/"));
  const isKnown = (name) => known.length ? known.includes(name) : inputs.serverName !== null ? name === inputs.serverName : workflow === "" || name.startsWith(`${workflow}/`);
  const stranger = [...told].find((name) => !isKnown(name));
  if (stranger === void 0 && missing === void 0) return;
  throw new UserError(
    stranger === void 0 ? `The facts leave out ${JSON.stringify(missing)}, which is in the config of the base branch: they are not used.` : `The facts name the server ${JSON.stringify(stranger)}, which neither the config of the base branch nor the input server-name knows: they are not used.`
  );
}
async function changedOnGitHub(inputs, occasion, pull) {
  if (inputs.token === null) return null;
  return pathsOfPull({ ...occasion, token: inputs.token }, occasion.repo, pull.number).catch(() => null);
}
async function reportedPull(inputs, occasion) {
  if (occasion.pull) return occasion.pull;
  const { reported, repo } = occasion;
  if (!reported) throw new UserError(`mode: report works in pull_request and workflow_run, not in ${occasion.event || "this event"}.`);
  if (reported.event !== "pull_request") {
    throw new UserError(
      `The run that ended was started by ${reported.event}, not by a pull request: give the reporting job the condition github.event.workflow_run.event == 'pull_request'.`
    );
  }
  if (inputs.token === null) throw new UserError("mode: report needs a token to find the pull request: set the input token.");
  const pull = await findPull({ ...occasion, token: inputs.token }, repo, reported);
  if (pull) return pull;
  throw new UserError(
    `No open pull request has ${reported.headSha.slice(0, 12)} as its head: it was closed, or it moved on and a later run reports. Nothing was posted.`
  );
}
async function policyReader(inputs, occasion, pull) {
  const root = await findRoot(process.cwd()).catch(() => null);
  if (root !== null) {
    const credential = inputs.token === null ? {} : { credential: { serverUrl: occasion.serverUrl, token: inputs.token } };
    const tip = await remoteTip(root, pull.baseRef, credential);
    const commit2 = tip ?? await haveCommit(root, pull.baseSha).then(
      () => pull.baseSha,
      () => void 0
    );
    if (commit2) return (path) => settingsAt(root, commit2, path);
  }
  const { token } = inputs;
  if (token === null) throw new UserError("The policy of the base branch cannot be read: there is neither a checkout nor a token.");
  return async (path) => {
    for (const file of configPaths(path)) {
      const text3 = await readFileOnGitHub({ ...occasion, token }, occasion.repo, pull.baseRef, file);
      if (text3 !== null) return { file, text: text3, at: `branch ${pull.baseRef}` };
    }
    return null;
  };
}

// src/action/main.ts
var EXIT = { pass: 0, warn: 0, fail: 1, error: 2 };
async function main() {
  const log = new StepLog();
  try {
    const inputs = takeInputs(process.env);
    const occasion = readOccasion(process.env);
    if (occasion.event === "issue_comment") return await command(inputs, occasion, log);
    return EXIT[await step(inputs, occasion, log)];
  } catch (error) {
    const failed = withoutFacts(error);
    log.annotate("error", failed.remarks.join("\n"), { title: "mcp-tool-review" });
    showSummary(`## \u274C mcp-tool-review could not do its work

${failed.remarks.map((remark) => prose(remark)).join("\n\n")}
`);
    setOutputs(failed, null);
    return EXIT.error;
  }
}
async function step(inputs, occasion, log) {
  const key = inputs.serverName ?? occasion.job;
  let gathered = null;
  let review3;
  let approvals = null;
  try {
    const mode = inputs.mode === "auto" && occasion.reported && inputs.facts !== null ? "report" : inputs.mode;
    if (mode === "report") {
      if (occasion.event === "pull_request_target") throw new UserError(occasion.refusal ?? "");
      occasion.pull = await reportedPull(inputs, occasion);
      gathered = await takeReported(inputs, occasion, occasion.pull);
    } else {
      if (occasion.refusal) throw new UserError(occasion.refusal);
      gathered = await gather(inputs, occasion, key, log);
    }
    log.stage("Judging");
    ({ review: review3, approvals } = await judged(inputs, occasion, gathered, key));
  } catch (error) {
    review3 = withoutFacts(error);
  }
  const places = await find(review3, gathered);
  fillLocations(review3, places);
  const facts = gathered && factsOf(gathered);
  const pull = occasion.pull;
  const shown = {
    ...gathered ? { headSha: gathered.head } : {},
    ...gathered?.base ? { baseSha: gathered.base } : {}
  };
  log.end();
  const anchor = anchorOf2(gathered?.root ?? null, inputs);
  const files = await writeFiles(review3, facts, shown, log, anchor);
  setOutputs(review3, files);
  showSummary(files.text);
  for (const remark of review3.remarks) {
    if (review3.verdict === "error" && review3.servers.length === 0) log.annotate("error", remark, { title: "mcp-tool-review" });
    else log.say(remark);
  }
  annotate(review3, gathered?.root ?? null, anchor, log);
  const notices = [...approvals?.notices ?? []];
  if (inputs.mode !== "check" && (pull || inputs.checkRun && gathered) && occasion.event !== "pull_request_target") {
    log.stage("Writing to GitHub");
    const result = await publish({
      review: review3,
      catalogue,
      key,
      headSha: pull?.headSha ?? gathered?.head ?? "",
      baseSha: gathered?.base ?? pull?.baseSha ?? "",
      run: occasion.run,
      repo: occasion.repo,
      pull: pull?.number ?? null,
      token: inputs.token,
      apiUrl: occasion.apiUrl,
      graphqlUrl: occasion.graphqlUrl,
      serverUrl: occasion.serverUrl,
      comment: inputs.comment,
      reviewOn: inputs.review,
      requestChanges: inputs.requestChanges,
      checkRun: inputs.checkRun,
      files: { summary: occasion.run.url },
      places,
      facts: gathered?.facts ?? [],
      refused: approvals?.refused ?? [],
      ...gathered?.commitOf ? { commitOf: gathered.commitOf } : {},
      ...gathered?.caveat ? { caveat: gathered.caveat } : {},
      log: (text3) => log.quote("GitHub", text3)
    });
    notices.push(...result.notices);
  }
  if (notices.length) log.annotate("notice", notices.join("\n"), { title: "mcp-tool-review" });
  log.say(`Verdict: ${review3.verdict}`);
  return review3.verdict;
}
async function command(inputs, occasion, log) {
  const { apiUrl, graphqlUrl, repo, payload } = occasion;
  if (inputs.token === null) throw new UserError("A command in a comment needs a token: set the input token.");
  const { outcome, notices } = await onComment({ token: inputs.token, apiUrl, graphqlUrl, repo, event: payload });
  for (const notice of notices) log.annotate("notice", notice);
  log.say(`The comment was looked at: ${outcome}.`);
  return 0;
}
async function judged(inputs, occasion, gathered, key) {
  const book = new PolicyBook(gathered.policy, inputs);
  const count2 = inputs.tokens ? (await import("./chunks/tokens-VGNT4ECQ.js")).count : null;
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  book.for(key);
  const remarks = [...gathered.remarks, ...gathered.skipped.map((name) => `${name} was not built: none of its paths changed.`)];
  const options = { policyFor: (server) => book.for(server), today, count: count2 };
  let review3 = review(gathered.facts, { ...options, remarks: [...book.remarks, ...remarks], notices: gathered.notices });
  if (gathered.facts.length === 0 && gathered.skipped.length > 0) review3 = { ...review3, verdict: "pass" };
  const number2 = occasion.pull?.number ?? occasion.queued;
  const digests = review3.servers.flatMap((server) => server.head.digest ?? []);
  if (inputs.token === null || number2 === null || digests.length === 0) return { review: review3, approvals: null };
  const approvals = await acceptances({
    token: inputs.token,
    apiUrl: occasion.apiUrl,
    graphqlUrl: occasion.graphqlUrl,
    repo: occasion.repo,
    pull: number2,
    digests,
    sender: occasion.queued === null ? occasion.sender : null,
    ...occasion.queued === null ? {} : { queueKey: key }
  });
  if (approvals.accepted.length)
    review3 = review(gathered.facts, { ...options, approvals: approvals.accepted, remarks: review3.remarks, notices: gathered.notices });
  return { review: review3, approvals };
}
async function find(review3, gathered) {
  if (!gathered?.root) return /* @__PURE__ */ new Map();
  try {
    const tree = await trackedFiles(gathered.root);
    return locate({
      review: review3,
      facts: gathered.facts,
      tree,
      changed: new Set(gathered.changed),
      ...gathered.folders ? { folders: gathered.folders } : {}
    });
  } catch {
    return /* @__PURE__ */ new Map();
  }
}
function withoutFacts(error) {
  const message = error instanceof UserError ? error.message : `mcp-tool-review failed: ${error?.message ?? error}.`;
  if (!(error instanceof UserError) && process.env.RUNNER_DEBUG === "1") process.stderr.write(`${error?.stack ?? ""}
`);
  return { schemaVersion: 1, tool: { name: "mcp-tool-review", version }, verdict: "error", servers: [], remarks: [message] };
}
var factsOf = (gathered) => ({
  schemaVersion: 1,
  kind: "facts",
  tool: { name: "mcp-tool-review", version },
  base: gathered.base,
  head: gathered.head,
  servers: gathered.facts,
  skipped: gathered.skipped
});
function anchorOf2(root, inputs) {
  if (root === null) return null;
  const folder = inputs.recipe.workingDirectory ?? ".";
  const names = [join4(folder, "package.json"), join4(folder, "pyproject.toml"), join4(folder, "go.mod"), join4(folder, "Cargo.toml")];
  return [...names, inputs.config, "README.md"].find((name) => existsSync4(join4(root, name))) ?? null;
}

// src/action.ts
process.exitCode = await main();
setTimeout(() => process.exit(), 5e3).unref();
