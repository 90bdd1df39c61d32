import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  distance,
  nearest
} from "./chunk-JECDOTJQ.js";
import {
  sentenceAt,
  sentences,
  spanAt
} from "./chunk-SF3VRQJU.js";
import {
  LEVELS,
  counted,
  oneOf
} from "./chunk-6BHQ6WYL.js";
import {
  MAX_DEPTH,
  at,
  canonical,
  cutDeep,
  define,
  isCut,
  isObject,
  own,
  step,
  steps
} from "./chunk-DA4ALG7Q.js";
import {
  __commonJS,
  __require
} from "./chunk-HANBNIMK.js";

// node_modules/ajv/dist/compile/codegen/code.js
var require_code = __commonJS({
  "node_modules/ajv/dist/compile/codegen/code.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.regexpCode = exports.getEsmExportName = exports.getProperty = exports.safeStringify = exports.stringify = exports.strConcat = exports.addCodeArg = exports.str = exports._ = exports.nil = exports._Code = exports.Name = exports.IDENTIFIER = exports._CodeOrName = void 0;
    var _CodeOrName = class {
    };
    exports._CodeOrName = _CodeOrName;
    exports.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
    var Name = class extends _CodeOrName {
      constructor(s) {
        super();
        if (!exports.IDENTIFIER.test(s))
          throw new Error("CodeGen: name must be a valid identifier");
        this.str = s;
      }
      toString() {
        return this.str;
      }
      emptyStr() {
        return false;
      }
      get names() {
        return { [this.str]: 1 };
      }
    };
    exports.Name = Name;
    var _Code = class extends _CodeOrName {
      constructor(code) {
        super();
        this._items = typeof code === "string" ? [code] : code;
      }
      toString() {
        return this.str;
      }
      emptyStr() {
        if (this._items.length > 1)
          return false;
        const item = this._items[0];
        return item === "" || item === '""';
      }
      get str() {
        var _a;
        return (_a = this._str) !== null && _a !== void 0 ? _a : this._str = this._items.reduce((s, c) => `${s}${c}`, "");
      }
      get names() {
        var _a;
        return (_a = this._names) !== null && _a !== void 0 ? _a : this._names = this._items.reduce((names, c) => {
          if (c instanceof Name)
            names[c.str] = (names[c.str] || 0) + 1;
          return names;
        }, {});
      }
    };
    exports._Code = _Code;
    exports.nil = new _Code("");
    function _(strs, ...args) {
      const code = [strs[0]];
      let i = 0;
      while (i < args.length) {
        addCodeArg(code, args[i]);
        code.push(strs[++i]);
      }
      return new _Code(code);
    }
    exports._ = _;
    var plus = new _Code("+");
    function str(strs, ...args) {
      const expr = [safeStringify(strs[0])];
      let i = 0;
      while (i < args.length) {
        expr.push(plus);
        addCodeArg(expr, args[i]);
        expr.push(plus, safeStringify(strs[++i]));
      }
      optimize(expr);
      return new _Code(expr);
    }
    exports.str = str;
    function addCodeArg(code, arg) {
      if (arg instanceof _Code)
        code.push(...arg._items);
      else if (arg instanceof Name)
        code.push(arg);
      else
        code.push(interpolate(arg));
    }
    exports.addCodeArg = addCodeArg;
    function optimize(expr) {
      let i = 1;
      while (i < expr.length - 1) {
        if (expr[i] === plus) {
          const res = mergeExprItems(expr[i - 1], expr[i + 1]);
          if (res !== void 0) {
            expr.splice(i - 1, 3, res);
            continue;
          }
          expr[i++] = "+";
        }
        i++;
      }
    }
    function mergeExprItems(a, b) {
      if (b === '""')
        return a;
      if (a === '""')
        return b;
      if (typeof a == "string") {
        if (b instanceof Name || a[a.length - 1] !== '"')
          return;
        if (typeof b != "string")
          return `${a.slice(0, -1)}${b}"`;
        if (b[0] === '"')
          return a.slice(0, -1) + b.slice(1);
        return;
      }
      if (typeof b == "string" && b[0] === '"' && !(a instanceof Name))
        return `"${a}${b.slice(1)}`;
      return;
    }
    function strConcat(c1, c2) {
      return c2.emptyStr() ? c1 : c1.emptyStr() ? c2 : str`${c1}${c2}`;
    }
    exports.strConcat = strConcat;
    function interpolate(x) {
      return typeof x == "number" || typeof x == "boolean" || x === null ? x : safeStringify(Array.isArray(x) ? x.join(",") : x);
    }
    function stringify(x) {
      return new _Code(safeStringify(x));
    }
    exports.stringify = stringify;
    function safeStringify(x) {
      return JSON.stringify(x).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
    }
    exports.safeStringify = safeStringify;
    function getProperty(key) {
      return typeof key == "string" && exports.IDENTIFIER.test(key) ? new _Code(`.${key}`) : _`[${key}]`;
    }
    exports.getProperty = getProperty;
    function getEsmExportName(key) {
      if (typeof key == "string" && exports.IDENTIFIER.test(key)) {
        return new _Code(`${key}`);
      }
      throw new Error(`CodeGen: invalid export name: ${key}, use explicit $id name mapping`);
    }
    exports.getEsmExportName = getEsmExportName;
    function regexpCode(rx) {
      return new _Code(rx.toString());
    }
    exports.regexpCode = regexpCode;
  }
});

// node_modules/ajv/dist/compile/codegen/scope.js
var require_scope = __commonJS({
  "node_modules/ajv/dist/compile/codegen/scope.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.ValueScope = exports.ValueScopeName = exports.Scope = exports.varKinds = exports.UsedValueState = void 0;
    var code_1 = require_code();
    var ValueError = class extends Error {
      constructor(name) {
        super(`CodeGen: "code" for ${name} not defined`);
        this.value = name.value;
      }
    };
    var UsedValueState;
    (function(UsedValueState2) {
      UsedValueState2[UsedValueState2["Started"] = 0] = "Started";
      UsedValueState2[UsedValueState2["Completed"] = 1] = "Completed";
    })(UsedValueState || (exports.UsedValueState = UsedValueState = {}));
    exports.varKinds = {
      const: new code_1.Name("const"),
      let: new code_1.Name("let"),
      var: new code_1.Name("var")
    };
    var Scope = class {
      constructor({ prefixes, parent } = {}) {
        this._names = {};
        this._prefixes = prefixes;
        this._parent = parent;
      }
      toName(nameOrPrefix) {
        return nameOrPrefix instanceof code_1.Name ? nameOrPrefix : this.name(nameOrPrefix);
      }
      name(prefix) {
        return new code_1.Name(this._newName(prefix));
      }
      _newName(prefix) {
        const ng = this._names[prefix] || this._nameGroup(prefix);
        return `${prefix}${ng.index++}`;
      }
      _nameGroup(prefix) {
        var _a, _b;
        if (((_b = (_a = this._parent) === null || _a === void 0 ? void 0 : _a._prefixes) === null || _b === void 0 ? void 0 : _b.has(prefix)) || this._prefixes && !this._prefixes.has(prefix)) {
          throw new Error(`CodeGen: prefix "${prefix}" is not allowed in this scope`);
        }
        return this._names[prefix] = { prefix, index: 0 };
      }
    };
    exports.Scope = Scope;
    var ValueScopeName = class extends code_1.Name {
      constructor(prefix, nameStr) {
        super(nameStr);
        this.prefix = prefix;
      }
      setValue(value, { property, itemIndex }) {
        this.value = value;
        this.scopePath = (0, code_1._)`.${new code_1.Name(property)}[${itemIndex}]`;
      }
    };
    exports.ValueScopeName = ValueScopeName;
    var line = (0, code_1._)`\n`;
    var ValueScope = class extends Scope {
      constructor(opts) {
        super(opts);
        this._values = {};
        this._scope = opts.scope;
        this.opts = { ...opts, _n: opts.lines ? line : code_1.nil };
      }
      get() {
        return this._scope;
      }
      name(prefix) {
        return new ValueScopeName(prefix, this._newName(prefix));
      }
      value(nameOrPrefix, value) {
        var _a;
        if (value.ref === void 0)
          throw new Error("CodeGen: ref must be passed in value");
        const name = this.toName(nameOrPrefix);
        const { prefix } = name;
        const valueKey = (_a = value.key) !== null && _a !== void 0 ? _a : value.ref;
        let vs = this._values[prefix];
        if (vs) {
          const _name = vs.get(valueKey);
          if (_name)
            return _name;
        } else {
          vs = this._values[prefix] = /* @__PURE__ */ new Map();
        }
        vs.set(valueKey, name);
        const s = this._scope[prefix] || (this._scope[prefix] = []);
        const itemIndex = s.length;
        s[itemIndex] = value.ref;
        name.setValue(value, { property: prefix, itemIndex });
        return name;
      }
      getValue(prefix, keyOrRef) {
        const vs = this._values[prefix];
        if (!vs)
          return;
        return vs.get(keyOrRef);
      }
      scopeRefs(scopeName, values2 = this._values) {
        return this._reduceValues(values2, (name) => {
          if (name.scopePath === void 0)
            throw new Error(`CodeGen: name "${name}" has no value`);
          return (0, code_1._)`${scopeName}${name.scopePath}`;
        });
      }
      scopeCode(values2 = this._values, usedValues, getCode) {
        return this._reduceValues(values2, (name) => {
          if (name.value === void 0)
            throw new Error(`CodeGen: name "${name}" has no value`);
          return name.value.code;
        }, usedValues, getCode);
      }
      _reduceValues(values2, valueCode, usedValues = {}, getCode) {
        let code = code_1.nil;
        for (const prefix in values2) {
          const vs = values2[prefix];
          if (!vs)
            continue;
          const nameSet = usedValues[prefix] = usedValues[prefix] || /* @__PURE__ */ new Map();
          vs.forEach((name) => {
            if (nameSet.has(name))
              return;
            nameSet.set(name, UsedValueState.Started);
            let c = valueCode(name);
            if (c) {
              const def = this.opts.es5 ? exports.varKinds.var : exports.varKinds.const;
              code = (0, code_1._)`${code}${def} ${name} = ${c};${this.opts._n}`;
            } else if (c = getCode === null || getCode === void 0 ? void 0 : getCode(name)) {
              code = (0, code_1._)`${code}${c}${this.opts._n}`;
            } else {
              throw new ValueError(name);
            }
            nameSet.set(name, UsedValueState.Completed);
          });
        }
        return code;
      }
    };
    exports.ValueScope = ValueScope;
  }
});

// node_modules/ajv/dist/compile/codegen/index.js
var require_codegen = __commonJS({
  "node_modules/ajv/dist/compile/codegen/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.or = exports.and = exports.not = exports.CodeGen = exports.operators = exports.varKinds = exports.ValueScopeName = exports.ValueScope = exports.Scope = exports.Name = exports.regexpCode = exports.stringify = exports.getProperty = exports.nil = exports.strConcat = exports.str = exports._ = void 0;
    var code_1 = require_code();
    var scope_1 = require_scope();
    var code_2 = require_code();
    Object.defineProperty(exports, "_", { enumerable: true, get: function() {
      return code_2._;
    } });
    Object.defineProperty(exports, "str", { enumerable: true, get: function() {
      return code_2.str;
    } });
    Object.defineProperty(exports, "strConcat", { enumerable: true, get: function() {
      return code_2.strConcat;
    } });
    Object.defineProperty(exports, "nil", { enumerable: true, get: function() {
      return code_2.nil;
    } });
    Object.defineProperty(exports, "getProperty", { enumerable: true, get: function() {
      return code_2.getProperty;
    } });
    Object.defineProperty(exports, "stringify", { enumerable: true, get: function() {
      return code_2.stringify;
    } });
    Object.defineProperty(exports, "regexpCode", { enumerable: true, get: function() {
      return code_2.regexpCode;
    } });
    Object.defineProperty(exports, "Name", { enumerable: true, get: function() {
      return code_2.Name;
    } });
    var scope_2 = require_scope();
    Object.defineProperty(exports, "Scope", { enumerable: true, get: function() {
      return scope_2.Scope;
    } });
    Object.defineProperty(exports, "ValueScope", { enumerable: true, get: function() {
      return scope_2.ValueScope;
    } });
    Object.defineProperty(exports, "ValueScopeName", { enumerable: true, get: function() {
      return scope_2.ValueScopeName;
    } });
    Object.defineProperty(exports, "varKinds", { enumerable: true, get: function() {
      return scope_2.varKinds;
    } });
    exports.operators = {
      GT: new code_1._Code(">"),
      GTE: new code_1._Code(">="),
      LT: new code_1._Code("<"),
      LTE: new code_1._Code("<="),
      EQ: new code_1._Code("==="),
      NEQ: new code_1._Code("!=="),
      NOT: new code_1._Code("!"),
      OR: new code_1._Code("||"),
      AND: new code_1._Code("&&"),
      ADD: new code_1._Code("+")
    };
    var Node = class {
      optimizeNodes() {
        return this;
      }
      optimizeNames(_names, _constants) {
        return this;
      }
    };
    var Def = class extends Node {
      constructor(varKind, name, rhs) {
        super();
        this.varKind = varKind;
        this.name = name;
        this.rhs = rhs;
      }
      render({ es5, _n }) {
        const varKind = es5 ? scope_1.varKinds.var : this.varKind;
        const rhs = this.rhs === void 0 ? "" : ` = ${this.rhs}`;
        return `${varKind} ${this.name}${rhs};` + _n;
      }
      optimizeNames(names, constants2) {
        if (!names[this.name.str])
          return;
        if (this.rhs)
          this.rhs = optimizeExpr(this.rhs, names, constants2);
        return this;
      }
      get names() {
        return this.rhs instanceof code_1._CodeOrName ? this.rhs.names : {};
      }
    };
    var Assign = class extends Node {
      constructor(lhs, rhs, sideEffects) {
        super();
        this.lhs = lhs;
        this.rhs = rhs;
        this.sideEffects = sideEffects;
      }
      render({ _n }) {
        return `${this.lhs} = ${this.rhs};` + _n;
      }
      optimizeNames(names, constants2) {
        if (this.lhs instanceof code_1.Name && !names[this.lhs.str] && !this.sideEffects)
          return;
        this.rhs = optimizeExpr(this.rhs, names, constants2);
        return this;
      }
      get names() {
        const names = this.lhs instanceof code_1.Name ? {} : { ...this.lhs.names };
        return addExprNames(names, this.rhs);
      }
    };
    var AssignOp = class extends Assign {
      constructor(lhs, op, rhs, sideEffects) {
        super(lhs, rhs, sideEffects);
        this.op = op;
      }
      render({ _n }) {
        return `${this.lhs} ${this.op}= ${this.rhs};` + _n;
      }
    };
    var Label = class extends Node {
      constructor(label) {
        super();
        this.label = label;
        this.names = {};
      }
      render({ _n }) {
        return `${this.label}:` + _n;
      }
    };
    var Break = class extends Node {
      constructor(label) {
        super();
        this.label = label;
        this.names = {};
      }
      render({ _n }) {
        const label = this.label ? ` ${this.label}` : "";
        return `break${label};` + _n;
      }
    };
    var Throw = class extends Node {
      constructor(error) {
        super();
        this.error = error;
      }
      render({ _n }) {
        return `throw ${this.error};` + _n;
      }
      get names() {
        return this.error.names;
      }
    };
    var AnyCode = class extends Node {
      constructor(code) {
        super();
        this.code = code;
      }
      render({ _n }) {
        return `${this.code};` + _n;
      }
      optimizeNodes() {
        return `${this.code}` ? this : void 0;
      }
      optimizeNames(names, constants2) {
        this.code = optimizeExpr(this.code, names, constants2);
        return this;
      }
      get names() {
        return this.code instanceof code_1._CodeOrName ? this.code.names : {};
      }
    };
    var ParentNode = class extends Node {
      constructor(nodes = []) {
        super();
        this.nodes = nodes;
      }
      render(opts) {
        return this.nodes.reduce((code, n) => code + n.render(opts), "");
      }
      optimizeNodes() {
        const { nodes } = this;
        let i = nodes.length;
        while (i--) {
          const n = nodes[i].optimizeNodes();
          if (Array.isArray(n))
            nodes.splice(i, 1, ...n);
          else if (n)
            nodes[i] = n;
          else
            nodes.splice(i, 1);
        }
        return nodes.length > 0 ? this : void 0;
      }
      optimizeNames(names, constants2) {
        const { nodes } = this;
        let i = nodes.length;
        while (i--) {
          const n = nodes[i];
          if (n.optimizeNames(names, constants2))
            continue;
          subtractNames(names, n.names);
          nodes.splice(i, 1);
        }
        return nodes.length > 0 ? this : void 0;
      }
      get names() {
        return this.nodes.reduce((names, n) => addNames(names, n.names), {});
      }
    };
    var BlockNode = class extends ParentNode {
      render(opts) {
        return "{" + opts._n + super.render(opts) + "}" + opts._n;
      }
    };
    var Root = class extends ParentNode {
    };
    var Else = class extends BlockNode {
    };
    Else.kind = "else";
    var If = class _If extends BlockNode {
      constructor(condition, nodes) {
        super(nodes);
        this.condition = condition;
      }
      render(opts) {
        let code = `if(${this.condition})` + super.render(opts);
        if (this.else)
          code += "else " + this.else.render(opts);
        return code;
      }
      optimizeNodes() {
        super.optimizeNodes();
        const cond = this.condition;
        if (cond === true)
          return this.nodes;
        let e = this.else;
        if (e) {
          const ns = e.optimizeNodes();
          e = this.else = Array.isArray(ns) ? new Else(ns) : ns;
        }
        if (e) {
          if (cond === false)
            return e instanceof _If ? e : e.nodes;
          if (this.nodes.length)
            return this;
          return new _If(not(cond), e instanceof _If ? [e] : e.nodes);
        }
        if (cond === false || !this.nodes.length)
          return void 0;
        return this;
      }
      optimizeNames(names, constants2) {
        var _a;
        this.else = (_a = this.else) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants2);
        if (!(super.optimizeNames(names, constants2) || this.else))
          return;
        this.condition = optimizeExpr(this.condition, names, constants2);
        return this;
      }
      get names() {
        const names = super.names;
        addExprNames(names, this.condition);
        if (this.else)
          addNames(names, this.else.names);
        return names;
      }
    };
    If.kind = "if";
    var For = class extends BlockNode {
    };
    For.kind = "for";
    var ForLoop = class extends For {
      constructor(iteration) {
        super();
        this.iteration = iteration;
      }
      render(opts) {
        return `for(${this.iteration})` + super.render(opts);
      }
      optimizeNames(names, constants2) {
        if (!super.optimizeNames(names, constants2))
          return;
        this.iteration = optimizeExpr(this.iteration, names, constants2);
        return this;
      }
      get names() {
        return addNames(super.names, this.iteration.names);
      }
    };
    var ForRange = class extends For {
      constructor(varKind, name, from, to) {
        super();
        this.varKind = varKind;
        this.name = name;
        this.from = from;
        this.to = to;
      }
      render(opts) {
        const varKind = opts.es5 ? scope_1.varKinds.var : this.varKind;
        const { name, from, to } = this;
        return `for(${varKind} ${name}=${from}; ${name}<${to}; ${name}++)` + super.render(opts);
      }
      get names() {
        const names = addExprNames(super.names, this.from);
        return addExprNames(names, this.to);
      }
    };
    var ForIter = class extends For {
      constructor(loop, varKind, name, iterable) {
        super();
        this.loop = loop;
        this.varKind = varKind;
        this.name = name;
        this.iterable = iterable;
      }
      render(opts) {
        return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(opts);
      }
      optimizeNames(names, constants2) {
        if (!super.optimizeNames(names, constants2))
          return;
        this.iterable = optimizeExpr(this.iterable, names, constants2);
        return this;
      }
      get names() {
        return addNames(super.names, this.iterable.names);
      }
    };
    var Func = class extends BlockNode {
      constructor(name, args, async) {
        super();
        this.name = name;
        this.args = args;
        this.async = async;
      }
      render(opts) {
        const _async = this.async ? "async " : "";
        return `${_async}function ${this.name}(${this.args})` + super.render(opts);
      }
    };
    Func.kind = "func";
    var Return = class extends ParentNode {
      render(opts) {
        return "return " + super.render(opts);
      }
    };
    Return.kind = "return";
    var Try = class extends BlockNode {
      render(opts) {
        let code = "try" + super.render(opts);
        if (this.catch)
          code += this.catch.render(opts);
        if (this.finally)
          code += this.finally.render(opts);
        return code;
      }
      optimizeNodes() {
        var _a, _b;
        super.optimizeNodes();
        (_a = this.catch) === null || _a === void 0 ? void 0 : _a.optimizeNodes();
        (_b = this.finally) === null || _b === void 0 ? void 0 : _b.optimizeNodes();
        return this;
      }
      optimizeNames(names, constants2) {
        var _a, _b;
        super.optimizeNames(names, constants2);
        (_a = this.catch) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants2);
        (_b = this.finally) === null || _b === void 0 ? void 0 : _b.optimizeNames(names, constants2);
        return this;
      }
      get names() {
        const names = super.names;
        if (this.catch)
          addNames(names, this.catch.names);
        if (this.finally)
          addNames(names, this.finally.names);
        return names;
      }
    };
    var Catch = class extends BlockNode {
      constructor(error) {
        super();
        this.error = error;
      }
      render(opts) {
        return `catch(${this.error})` + super.render(opts);
      }
    };
    Catch.kind = "catch";
    var Finally = class extends BlockNode {
      render(opts) {
        return "finally" + super.render(opts);
      }
    };
    Finally.kind = "finally";
    var CodeGen = class {
      constructor(extScope, opts = {}) {
        this._values = {};
        this._blockStarts = [];
        this._constants = {};
        this.opts = { ...opts, _n: opts.lines ? "\n" : "" };
        this._extScope = extScope;
        this._scope = new scope_1.Scope({ parent: extScope });
        this._nodes = [new Root()];
      }
      toString() {
        return this._root.render(this.opts);
      }
      // returns unique name in the internal scope
      name(prefix) {
        return this._scope.name(prefix);
      }
      // reserves unique name in the external scope
      scopeName(prefix) {
        return this._extScope.name(prefix);
      }
      // reserves unique name in the external scope and assigns value to it
      scopeValue(prefixOrName, value) {
        const name = this._extScope.value(prefixOrName, value);
        const vs = this._values[name.prefix] || (this._values[name.prefix] = /* @__PURE__ */ new Set());
        vs.add(name);
        return name;
      }
      getScopeValue(prefix, keyOrRef) {
        return this._extScope.getValue(prefix, keyOrRef);
      }
      // return code that assigns values in the external scope to the names that are used internally
      // (same names that were returned by gen.scopeName or gen.scopeValue)
      scopeRefs(scopeName) {
        return this._extScope.scopeRefs(scopeName, this._values);
      }
      scopeCode() {
        return this._extScope.scopeCode(this._values);
      }
      _def(varKind, nameOrPrefix, rhs, constant) {
        const name = this._scope.toName(nameOrPrefix);
        if (rhs !== void 0 && constant)
          this._constants[name.str] = rhs;
        this._leafNode(new Def(varKind, name, rhs));
        return name;
      }
      // `const` declaration (`var` in es5 mode)
      const(nameOrPrefix, rhs, _constant) {
        return this._def(scope_1.varKinds.const, nameOrPrefix, rhs, _constant);
      }
      // `let` declaration with optional assignment (`var` in es5 mode)
      let(nameOrPrefix, rhs, _constant) {
        return this._def(scope_1.varKinds.let, nameOrPrefix, rhs, _constant);
      }
      // `var` declaration with optional assignment
      var(nameOrPrefix, rhs, _constant) {
        return this._def(scope_1.varKinds.var, nameOrPrefix, rhs, _constant);
      }
      // assignment code
      assign(lhs, rhs, sideEffects) {
        return this._leafNode(new Assign(lhs, rhs, sideEffects));
      }
      // `+=` code
      add(lhs, rhs) {
        return this._leafNode(new AssignOp(lhs, exports.operators.ADD, rhs));
      }
      // appends passed SafeExpr to code or executes Block
      code(c) {
        if (typeof c == "function")
          c();
        else if (c !== code_1.nil)
          this._leafNode(new AnyCode(c));
        return this;
      }
      // returns code for object literal for the passed argument list of key-value pairs
      object(...keyValues) {
        const code = ["{"];
        for (const [key, value] of keyValues) {
          if (code.length > 1)
            code.push(",");
          code.push(key);
          if (key !== value || this.opts.es5) {
            code.push(":");
            (0, code_1.addCodeArg)(code, value);
          }
        }
        code.push("}");
        return new code_1._Code(code);
      }
      // `if` clause (or statement if `thenBody` and, optionally, `elseBody` are passed)
      if(condition, thenBody, elseBody) {
        this._blockNode(new If(condition));
        if (thenBody && elseBody) {
          this.code(thenBody).else().code(elseBody).endIf();
        } else if (thenBody) {
          this.code(thenBody).endIf();
        } else if (elseBody) {
          throw new Error('CodeGen: "else" body without "then" body');
        }
        return this;
      }
      // `else if` clause - invalid without `if` or after `else` clauses
      elseIf(condition) {
        return this._elseNode(new If(condition));
      }
      // `else` clause - only valid after `if` or `else if` clauses
      else() {
        return this._elseNode(new Else());
      }
      // end `if` statement (needed if gen.if was used only with condition)
      endIf() {
        return this._endBlockNode(If, Else);
      }
      _for(node, forBody) {
        this._blockNode(node);
        if (forBody)
          this.code(forBody).endFor();
        return this;
      }
      // a generic `for` clause (or statement if `forBody` is passed)
      for(iteration, forBody) {
        return this._for(new ForLoop(iteration), forBody);
      }
      // `for` statement for a range of values
      forRange(nameOrPrefix, from, to, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.let) {
        const name = this._scope.toName(nameOrPrefix);
        return this._for(new ForRange(varKind, name, from, to), () => forBody(name));
      }
      // `for-of` statement (in es5 mode replace with a normal for loop)
      forOf(nameOrPrefix, iterable, forBody, varKind = scope_1.varKinds.const) {
        const name = this._scope.toName(nameOrPrefix);
        if (this.opts.es5) {
          const arr = iterable instanceof code_1.Name ? iterable : this.var("_arr", iterable);
          return this.forRange("_i", 0, (0, code_1._)`${arr}.length`, (i) => {
            this.var(name, (0, code_1._)`${arr}[${i}]`);
            forBody(name);
          });
        }
        return this._for(new ForIter("of", varKind, name, iterable), () => forBody(name));
      }
      // `for-in` statement.
      // With option `ownProperties` replaced with a `for-of` loop for object keys
      forIn(nameOrPrefix, obj, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.const) {
        if (this.opts.ownProperties) {
          return this.forOf(nameOrPrefix, (0, code_1._)`Object.keys(${obj})`, forBody);
        }
        const name = this._scope.toName(nameOrPrefix);
        return this._for(new ForIter("in", varKind, name, obj), () => forBody(name));
      }
      // end `for` loop
      endFor() {
        return this._endBlockNode(For);
      }
      // `label` statement
      label(label) {
        return this._leafNode(new Label(label));
      }
      // `break` statement
      break(label) {
        return this._leafNode(new Break(label));
      }
      // `return` statement
      return(value) {
        const node = new Return();
        this._blockNode(node);
        this.code(value);
        if (node.nodes.length !== 1)
          throw new Error('CodeGen: "return" should have one node');
        return this._endBlockNode(Return);
      }
      // `try` statement
      try(tryBody, catchCode, finallyCode) {
        if (!catchCode && !finallyCode)
          throw new Error('CodeGen: "try" without "catch" and "finally"');
        const node = new Try();
        this._blockNode(node);
        this.code(tryBody);
        if (catchCode) {
          const error = this.name("e");
          this._currNode = node.catch = new Catch(error);
          catchCode(error);
        }
        if (finallyCode) {
          this._currNode = node.finally = new Finally();
          this.code(finallyCode);
        }
        return this._endBlockNode(Catch, Finally);
      }
      // `throw` statement
      throw(error) {
        return this._leafNode(new Throw(error));
      }
      // start self-balancing block
      block(body, nodeCount) {
        this._blockStarts.push(this._nodes.length);
        if (body)
          this.code(body).endBlock(nodeCount);
        return this;
      }
      // end the current self-balancing block
      endBlock(nodeCount) {
        const len = this._blockStarts.pop();
        if (len === void 0)
          throw new Error("CodeGen: not in self-balancing block");
        const toClose = this._nodes.length - len;
        if (toClose < 0 || nodeCount !== void 0 && toClose !== nodeCount) {
          throw new Error(`CodeGen: wrong number of nodes: ${toClose} vs ${nodeCount} expected`);
        }
        this._nodes.length = len;
        return this;
      }
      // `function` heading (or definition if funcBody is passed)
      func(name, args = code_1.nil, async, funcBody) {
        this._blockNode(new Func(name, args, async));
        if (funcBody)
          this.code(funcBody).endFunc();
        return this;
      }
      // end function definition
      endFunc() {
        return this._endBlockNode(Func);
      }
      optimize(n = 1) {
        while (n-- > 0) {
          this._root.optimizeNodes();
          this._root.optimizeNames(this._root.names, this._constants);
        }
      }
      _leafNode(node) {
        this._currNode.nodes.push(node);
        return this;
      }
      _blockNode(node) {
        this._currNode.nodes.push(node);
        this._nodes.push(node);
      }
      _endBlockNode(N1, N2) {
        const n = this._currNode;
        if (n instanceof N1 || N2 && n instanceof N2) {
          this._nodes.pop();
          return this;
        }
        throw new Error(`CodeGen: not in block "${N2 ? `${N1.kind}/${N2.kind}` : N1.kind}"`);
      }
      _elseNode(node) {
        const n = this._currNode;
        if (!(n instanceof If)) {
          throw new Error('CodeGen: "else" without "if"');
        }
        this._currNode = n.else = node;
        return this;
      }
      get _root() {
        return this._nodes[0];
      }
      get _currNode() {
        const ns = this._nodes;
        return ns[ns.length - 1];
      }
      set _currNode(node) {
        const ns = this._nodes;
        ns[ns.length - 1] = node;
      }
    };
    exports.CodeGen = CodeGen;
    function addNames(names, from) {
      for (const n in from)
        names[n] = (names[n] || 0) + (from[n] || 0);
      return names;
    }
    function addExprNames(names, from) {
      return from instanceof code_1._CodeOrName ? addNames(names, from.names) : names;
    }
    function optimizeExpr(expr, names, constants2) {
      if (expr instanceof code_1.Name)
        return replaceName(expr);
      if (!canOptimize(expr))
        return expr;
      return new code_1._Code(expr._items.reduce((items, c) => {
        if (c instanceof code_1.Name)
          c = replaceName(c);
        if (c instanceof code_1._Code)
          items.push(...c._items);
        else
          items.push(c);
        return items;
      }, []));
      function replaceName(n) {
        const c = constants2[n.str];
        if (c === void 0 || names[n.str] !== 1)
          return n;
        delete names[n.str];
        return c;
      }
      function canOptimize(e) {
        return e instanceof code_1._Code && e._items.some((c) => c instanceof code_1.Name && names[c.str] === 1 && constants2[c.str] !== void 0);
      }
    }
    function subtractNames(names, from) {
      for (const n in from)
        names[n] = (names[n] || 0) - (from[n] || 0);
    }
    function not(x) {
      return typeof x == "boolean" || typeof x == "number" || x === null ? !x : (0, code_1._)`!${par(x)}`;
    }
    exports.not = not;
    var andCode = mappend(exports.operators.AND);
    function and(...args) {
      return args.reduce(andCode);
    }
    exports.and = and;
    var orCode = mappend(exports.operators.OR);
    function or(...args) {
      return args.reduce(orCode);
    }
    exports.or = or;
    function mappend(op) {
      return (x, y) => x === code_1.nil ? y : y === code_1.nil ? x : (0, code_1._)`${par(x)} ${op} ${par(y)}`;
    }
    function par(x) {
      return x instanceof code_1.Name ? x : (0, code_1._)`(${x})`;
    }
  }
});

// node_modules/ajv/dist/compile/util.js
var require_util = __commonJS({
  "node_modules/ajv/dist/compile/util.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.checkStrictMode = exports.getErrorPath = exports.Type = exports.useFunc = exports.setEvaluated = exports.evaluatedPropsToName = exports.mergeEvaluated = exports.eachItem = exports.unescapeJsonPointer = exports.escapeJsonPointer = exports.escapeFragment = exports.unescapeFragment = exports.schemaRefOrVal = exports.schemaHasRulesButRef = exports.schemaHasRules = exports.checkUnknownRules = exports.alwaysValidSchema = exports.toHash = void 0;
    var codegen_1 = require_codegen();
    var code_1 = require_code();
    function toHash(arr) {
      const hash = {};
      for (const item of arr)
        hash[item] = true;
      return hash;
    }
    exports.toHash = toHash;
    function alwaysValidSchema(it, schema) {
      if (typeof schema == "boolean")
        return schema;
      if (Object.keys(schema).length === 0)
        return true;
      checkUnknownRules(it, schema);
      return !schemaHasRules(schema, it.self.RULES.all);
    }
    exports.alwaysValidSchema = alwaysValidSchema;
    function checkUnknownRules(it, schema = it.schema) {
      const { opts, self } = it;
      if (!opts.strictSchema)
        return;
      if (typeof schema === "boolean")
        return;
      const rules = self.RULES.keywords;
      for (const key in schema) {
        if (!rules[key])
          checkStrictMode(it, `unknown keyword: "${key}"`);
      }
    }
    exports.checkUnknownRules = checkUnknownRules;
    function schemaHasRules(schema, rules) {
      if (typeof schema == "boolean")
        return !schema;
      for (const key in schema)
        if (rules[key])
          return true;
      return false;
    }
    exports.schemaHasRules = schemaHasRules;
    function schemaHasRulesButRef(schema, RULES2) {
      if (typeof schema == "boolean")
        return !schema;
      for (const key in schema)
        if (key !== "$ref" && RULES2.all[key])
          return true;
      return false;
    }
    exports.schemaHasRulesButRef = schemaHasRulesButRef;
    function schemaRefOrVal({ topSchemaRef, schemaPath }, schema, keyword, $data) {
      if (!$data) {
        if (typeof schema == "number" || typeof schema == "boolean")
          return schema;
        if (typeof schema == "string")
          return (0, codegen_1._)`${schema}`;
      }
      return (0, codegen_1._)`${topSchemaRef}${schemaPath}${(0, codegen_1.getProperty)(keyword)}`;
    }
    exports.schemaRefOrVal = schemaRefOrVal;
    function unescapeFragment(str) {
      return unescapeJsonPointer(decodeURIComponent(str));
    }
    exports.unescapeFragment = unescapeFragment;
    function escapeFragment(str) {
      return encodeURIComponent(escapeJsonPointer(str));
    }
    exports.escapeFragment = escapeFragment;
    function escapeJsonPointer(str) {
      if (typeof str == "number")
        return `${str}`;
      return str.replace(/~/g, "~0").replace(/\//g, "~1");
    }
    exports.escapeJsonPointer = escapeJsonPointer;
    function unescapeJsonPointer(str) {
      return str.replace(/~1/g, "/").replace(/~0/g, "~");
    }
    exports.unescapeJsonPointer = unescapeJsonPointer;
    function eachItem(xs, f) {
      if (Array.isArray(xs)) {
        for (const x of xs)
          f(x);
      } else {
        f(xs);
      }
    }
    exports.eachItem = eachItem;
    function makeMergeEvaluated({ mergeNames, mergeToName, mergeValues, resultToName }) {
      return (gen, from, to, toName) => {
        const res = to === void 0 ? from : to instanceof codegen_1.Name ? (from instanceof codegen_1.Name ? mergeNames(gen, from, to) : mergeToName(gen, from, to), to) : from instanceof codegen_1.Name ? (mergeToName(gen, to, from), from) : mergeValues(from, to);
        return toName === codegen_1.Name && !(res instanceof codegen_1.Name) ? resultToName(gen, res) : res;
      };
    }
    exports.mergeEvaluated = {
      props: makeMergeEvaluated({
        mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => {
          gen.if((0, codegen_1._)`${from} === true`, () => gen.assign(to, true), () => gen.assign(to, (0, codegen_1._)`${to} || {}`).code((0, codegen_1._)`Object.assign(${to}, ${from})`));
        }),
        mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => {
          if (from === true) {
            gen.assign(to, true);
          } else {
            gen.assign(to, (0, codegen_1._)`${to} || {}`);
            setEvaluated(gen, to, from);
          }
        }),
        mergeValues: (from, to) => from === true ? true : { ...from, ...to },
        resultToName: evaluatedPropsToName
      }),
      items: makeMergeEvaluated({
        mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => gen.assign(to, (0, codegen_1._)`${from} === true ? true : ${to} > ${from} ? ${to} : ${from}`)),
        mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => gen.assign(to, from === true ? true : (0, codegen_1._)`${to} > ${from} ? ${to} : ${from}`)),
        mergeValues: (from, to) => from === true ? true : Math.max(from, to),
        resultToName: (gen, items) => gen.var("items", items)
      })
    };
    function evaluatedPropsToName(gen, ps) {
      if (ps === true)
        return gen.var("props", true);
      const props = gen.var("props", (0, codegen_1._)`{}`);
      if (ps !== void 0)
        setEvaluated(gen, props, ps);
      return props;
    }
    exports.evaluatedPropsToName = evaluatedPropsToName;
    function setEvaluated(gen, props, ps) {
      Object.keys(ps).forEach((p) => gen.assign((0, codegen_1._)`${props}${(0, codegen_1.getProperty)(p)}`, true));
    }
    exports.setEvaluated = setEvaluated;
    var snippets = {};
    function useFunc(gen, f) {
      return gen.scopeValue("func", {
        ref: f,
        code: snippets[f.code] || (snippets[f.code] = new code_1._Code(f.code))
      });
    }
    exports.useFunc = useFunc;
    var Type;
    (function(Type2) {
      Type2[Type2["Num"] = 0] = "Num";
      Type2[Type2["Str"] = 1] = "Str";
    })(Type || (exports.Type = Type = {}));
    function getErrorPath(dataProp, dataPropType, jsPropertySyntax) {
      if (dataProp instanceof codegen_1.Name) {
        const isNumber2 = dataPropType === Type.Num;
        return jsPropertySyntax ? isNumber2 ? (0, codegen_1._)`"[" + ${dataProp} + "]"` : (0, codegen_1._)`"['" + ${dataProp} + "']"` : isNumber2 ? (0, codegen_1._)`"/" + ${dataProp}` : (0, codegen_1._)`"/" + ${dataProp}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
      }
      return jsPropertySyntax ? (0, codegen_1.getProperty)(dataProp).toString() : "/" + escapeJsonPointer(dataProp);
    }
    exports.getErrorPath = getErrorPath;
    function checkStrictMode(it, msg, mode = it.opts.strictSchema) {
      if (!mode)
        return;
      msg = `strict mode: ${msg}`;
      if (mode === true)
        throw new Error(msg);
      it.self.logger.warn(msg);
    }
    exports.checkStrictMode = checkStrictMode;
  }
});

// node_modules/ajv/dist/compile/names.js
var require_names = __commonJS({
  "node_modules/ajv/dist/compile/names.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var names = {
      // validation function arguments
      data: new codegen_1.Name("data"),
      // data passed to validation function
      // args passed from referencing schema
      valCxt: new codegen_1.Name("valCxt"),
      // validation/data context - should not be used directly, it is destructured to the names below
      instancePath: new codegen_1.Name("instancePath"),
      parentData: new codegen_1.Name("parentData"),
      parentDataProperty: new codegen_1.Name("parentDataProperty"),
      rootData: new codegen_1.Name("rootData"),
      // root data - same as the data passed to the first/top validation function
      dynamicAnchors: new codegen_1.Name("dynamicAnchors"),
      // used to support recursiveRef and dynamicRef
      // function scoped variables
      vErrors: new codegen_1.Name("vErrors"),
      // null or array of validation errors
      errors: new codegen_1.Name("errors"),
      // counter of validation errors
      this: new codegen_1.Name("this"),
      // "globals"
      self: new codegen_1.Name("self"),
      scope: new codegen_1.Name("scope"),
      // JTD serialize/parse name for JSON string and position
      json: new codegen_1.Name("json"),
      jsonPos: new codegen_1.Name("jsonPos"),
      jsonLen: new codegen_1.Name("jsonLen"),
      jsonPart: new codegen_1.Name("jsonPart")
    };
    exports.default = names;
  }
});

// node_modules/ajv/dist/compile/errors.js
var require_errors = __commonJS({
  "node_modules/ajv/dist/compile/errors.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.extendErrors = exports.resetErrorsCount = exports.reportExtraError = exports.reportError = exports.keyword$DataError = exports.keywordError = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var names_1 = require_names();
    exports.keywordError = {
      message: ({ keyword }) => (0, codegen_1.str)`must pass "${keyword}" keyword validation`
    };
    exports.keyword$DataError = {
      message: ({ keyword, schemaType }) => schemaType ? (0, codegen_1.str)`"${keyword}" keyword must be ${schemaType} ($data)` : (0, codegen_1.str)`"${keyword}" keyword is invalid ($data)`
    };
    function reportError(cxt, error = exports.keywordError, errorPaths, overrideAllErrors) {
      const { it } = cxt;
      const { gen, compositeRule, allErrors } = it;
      const errObj = errorObjectCode(cxt, error, errorPaths);
      if (overrideAllErrors !== null && overrideAllErrors !== void 0 ? overrideAllErrors : compositeRule || allErrors) {
        addError(gen, errObj);
      } else {
        returnErrors(it, (0, codegen_1._)`[${errObj}]`);
      }
    }
    exports.reportError = reportError;
    function reportExtraError(cxt, error = exports.keywordError, errorPaths) {
      const { it } = cxt;
      const { gen, compositeRule, allErrors } = it;
      const errObj = errorObjectCode(cxt, error, errorPaths);
      addError(gen, errObj);
      if (!(compositeRule || allErrors)) {
        returnErrors(it, names_1.default.vErrors);
      }
    }
    exports.reportExtraError = reportExtraError;
    function resetErrorsCount(gen, errsCount) {
      gen.assign(names_1.default.errors, errsCount);
      gen.if((0, codegen_1._)`${names_1.default.vErrors} !== null`, () => gen.if(errsCount, () => gen.assign((0, codegen_1._)`${names_1.default.vErrors}.length`, errsCount), () => gen.assign(names_1.default.vErrors, null)));
    }
    exports.resetErrorsCount = resetErrorsCount;
    function extendErrors({ gen, keyword, schemaValue, data, errsCount, it }) {
      if (errsCount === void 0)
        throw new Error("ajv implementation error");
      const err = gen.name("err");
      gen.forRange("i", errsCount, names_1.default.errors, (i) => {
        gen.const(err, (0, codegen_1._)`${names_1.default.vErrors}[${i}]`);
        gen.if((0, codegen_1._)`${err}.instancePath === undefined`, () => gen.assign((0, codegen_1._)`${err}.instancePath`, (0, codegen_1.strConcat)(names_1.default.instancePath, it.errorPath)));
        gen.assign((0, codegen_1._)`${err}.schemaPath`, (0, codegen_1.str)`${it.errSchemaPath}/${keyword}`);
        if (it.opts.verbose) {
          gen.assign((0, codegen_1._)`${err}.schema`, schemaValue);
          gen.assign((0, codegen_1._)`${err}.data`, data);
        }
      });
    }
    exports.extendErrors = extendErrors;
    function addError(gen, errObj) {
      const err = gen.const("err", errObj);
      gen.if((0, codegen_1._)`${names_1.default.vErrors} === null`, () => gen.assign(names_1.default.vErrors, (0, codegen_1._)`[${err}]`), (0, codegen_1._)`${names_1.default.vErrors}.push(${err})`);
      gen.code((0, codegen_1._)`${names_1.default.errors}++`);
    }
    function returnErrors(it, errs) {
      const { gen, validateName, schemaEnv } = it;
      if (schemaEnv.$async) {
        gen.throw((0, codegen_1._)`new ${it.ValidationError}(${errs})`);
      } else {
        gen.assign((0, codegen_1._)`${validateName}.errors`, errs);
        gen.return(false);
      }
    }
    var E = {
      keyword: new codegen_1.Name("keyword"),
      schemaPath: new codegen_1.Name("schemaPath"),
      // also used in JTD errors
      params: new codegen_1.Name("params"),
      propertyName: new codegen_1.Name("propertyName"),
      message: new codegen_1.Name("message"),
      schema: new codegen_1.Name("schema"),
      parentSchema: new codegen_1.Name("parentSchema")
    };
    function errorObjectCode(cxt, error, errorPaths) {
      const { createErrors } = cxt.it;
      if (createErrors === false)
        return (0, codegen_1._)`{}`;
      return errorObject(cxt, error, errorPaths);
    }
    function errorObject(cxt, error, errorPaths = {}) {
      const { gen, it } = cxt;
      const keyValues = [
        errorInstancePath(it, errorPaths),
        errorSchemaPath(cxt, errorPaths)
      ];
      extraErrorProps(cxt, error, keyValues);
      return gen.object(...keyValues);
    }
    function errorInstancePath({ errorPath }, { instancePath }) {
      const instPath = instancePath ? (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(instancePath, util_1.Type.Str)}` : errorPath;
      return [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, instPath)];
    }
    function errorSchemaPath({ keyword, it: { errSchemaPath } }, { schemaPath, parentSchema }) {
      let schPath = parentSchema ? errSchemaPath : (0, codegen_1.str)`${errSchemaPath}/${keyword}`;
      if (schemaPath) {
        schPath = (0, codegen_1.str)`${schPath}${(0, util_1.getErrorPath)(schemaPath, util_1.Type.Str)}`;
      }
      return [E.schemaPath, schPath];
    }
    function extraErrorProps(cxt, { params, message }, keyValues) {
      const { keyword, data, schemaValue, it } = cxt;
      const { opts, propertyName, topSchemaRef, schemaPath } = it;
      keyValues.push([E.keyword, keyword], [E.params, typeof params == "function" ? params(cxt) : params || (0, codegen_1._)`{}`]);
      if (opts.messages) {
        keyValues.push([E.message, typeof message == "function" ? message(cxt) : message]);
      }
      if (opts.verbose) {
        keyValues.push([E.schema, schemaValue], [E.parentSchema, (0, codegen_1._)`${topSchemaRef}${schemaPath}`], [names_1.default.data, data]);
      }
      if (propertyName)
        keyValues.push([E.propertyName, propertyName]);
    }
  }
});

// node_modules/ajv/dist/compile/validate/boolSchema.js
var require_boolSchema = __commonJS({
  "node_modules/ajv/dist/compile/validate/boolSchema.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.boolOrEmptySchema = exports.topBoolOrEmptySchema = void 0;
    var errors_1 = require_errors();
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var boolError = {
      message: "boolean schema is false"
    };
    function topBoolOrEmptySchema(it) {
      const { gen, schema, validateName } = it;
      if (schema === false) {
        falseSchemaError(it, false);
      } else if (typeof schema == "object" && schema.$async === true) {
        gen.return(names_1.default.data);
      } else {
        gen.assign((0, codegen_1._)`${validateName}.errors`, null);
        gen.return(true);
      }
    }
    exports.topBoolOrEmptySchema = topBoolOrEmptySchema;
    function boolOrEmptySchema(it, valid) {
      const { gen, schema } = it;
      if (schema === false) {
        gen.var(valid, false);
        falseSchemaError(it);
      } else {
        gen.var(valid, true);
      }
    }
    exports.boolOrEmptySchema = boolOrEmptySchema;
    function falseSchemaError(it, overrideAllErrors) {
      const { gen, data } = it;
      const cxt = {
        gen,
        keyword: "false schema",
        data,
        schema: false,
        schemaCode: false,
        schemaValue: false,
        params: {},
        it
      };
      (0, errors_1.reportError)(cxt, boolError, void 0, overrideAllErrors);
    }
  }
});

// node_modules/ajv/dist/compile/rules.js
var require_rules = __commonJS({
  "node_modules/ajv/dist/compile/rules.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.getRules = exports.isJSONType = void 0;
    var _jsonTypes = ["string", "number", "integer", "boolean", "null", "object", "array"];
    var jsonTypes = new Set(_jsonTypes);
    function isJSONType(x) {
      return typeof x == "string" && jsonTypes.has(x);
    }
    exports.isJSONType = isJSONType;
    function getRules() {
      const groups = {
        number: { type: "number", rules: [] },
        string: { type: "string", rules: [] },
        array: { type: "array", rules: [] },
        object: { type: "object", rules: [] }
      };
      return {
        types: { ...groups, integer: true, boolean: true, null: true },
        rules: [{ rules: [] }, groups.number, groups.string, groups.array, groups.object],
        post: { rules: [] },
        all: {},
        keywords: {}
      };
    }
    exports.getRules = getRules;
  }
});

// node_modules/ajv/dist/compile/validate/applicability.js
var require_applicability = __commonJS({
  "node_modules/ajv/dist/compile/validate/applicability.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.shouldUseRule = exports.shouldUseGroup = exports.schemaHasRulesForType = void 0;
    function schemaHasRulesForType({ schema, self }, type) {
      const group = self.RULES.types[type];
      return group && group !== true && shouldUseGroup(schema, group);
    }
    exports.schemaHasRulesForType = schemaHasRulesForType;
    function shouldUseGroup(schema, group) {
      return group.rules.some((rule125) => shouldUseRule(schema, rule125));
    }
    exports.shouldUseGroup = shouldUseGroup;
    function shouldUseRule(schema, rule125) {
      var _a;
      return schema[rule125.keyword] !== void 0 || ((_a = rule125.definition.implements) === null || _a === void 0 ? void 0 : _a.some((kwd) => schema[kwd] !== void 0));
    }
    exports.shouldUseRule = shouldUseRule;
  }
});

// node_modules/ajv/dist/compile/validate/dataType.js
var require_dataType = __commonJS({
  "node_modules/ajv/dist/compile/validate/dataType.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.reportTypeError = exports.checkDataTypes = exports.checkDataType = exports.coerceAndCheckDataType = exports.getJSONTypes = exports.getSchemaTypes = exports.DataType = void 0;
    var rules_1 = require_rules();
    var applicability_1 = require_applicability();
    var errors_1 = require_errors();
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var DataType;
    (function(DataType2) {
      DataType2[DataType2["Correct"] = 0] = "Correct";
      DataType2[DataType2["Wrong"] = 1] = "Wrong";
    })(DataType || (exports.DataType = DataType = {}));
    function getSchemaTypes(schema) {
      const types = getJSONTypes(schema.type);
      const hasNull = types.includes("null");
      if (hasNull) {
        if (schema.nullable === false)
          throw new Error("type: null contradicts nullable: false");
      } else {
        if (!types.length && schema.nullable !== void 0) {
          throw new Error('"nullable" cannot be used without "type"');
        }
        if (schema.nullable === true)
          types.push("null");
      }
      return types;
    }
    exports.getSchemaTypes = getSchemaTypes;
    function getJSONTypes(ts) {
      const types = Array.isArray(ts) ? ts : ts ? [ts] : [];
      if (types.every(rules_1.isJSONType))
        return types;
      throw new Error("type must be JSONType or JSONType[]: " + types.join(","));
    }
    exports.getJSONTypes = getJSONTypes;
    function coerceAndCheckDataType(it, types) {
      const { gen, data, opts } = it;
      const coerceTo = coerceToTypes(types, opts.coerceTypes);
      const checkTypes = types.length > 0 && !(coerceTo.length === 0 && types.length === 1 && (0, applicability_1.schemaHasRulesForType)(it, types[0]));
      if (checkTypes) {
        const wrongType = checkDataTypes(types, data, opts.strictNumbers, DataType.Wrong);
        gen.if(wrongType, () => {
          if (coerceTo.length)
            coerceData(it, types, coerceTo);
          else
            reportTypeError(it);
        });
      }
      return checkTypes;
    }
    exports.coerceAndCheckDataType = coerceAndCheckDataType;
    var COERCIBLE = /* @__PURE__ */ new Set(["string", "number", "integer", "boolean", "null"]);
    function coerceToTypes(types, coerceTypes) {
      return coerceTypes ? types.filter((t) => COERCIBLE.has(t) || coerceTypes === "array" && t === "array") : [];
    }
    function coerceData(it, types, coerceTo) {
      const { gen, data, opts } = it;
      const dataType = gen.let("dataType", (0, codegen_1._)`typeof ${data}`);
      const coerced = gen.let("coerced", (0, codegen_1._)`undefined`);
      if (opts.coerceTypes === "array") {
        gen.if((0, codegen_1._)`${dataType} == 'object' && Array.isArray(${data}) && ${data}.length == 1`, () => gen.assign(data, (0, codegen_1._)`${data}[0]`).assign(dataType, (0, codegen_1._)`typeof ${data}`).if(checkDataTypes(types, data, opts.strictNumbers), () => gen.assign(coerced, data)));
      }
      gen.if((0, codegen_1._)`${coerced} !== undefined`);
      for (const t of coerceTo) {
        if (COERCIBLE.has(t) || t === "array" && opts.coerceTypes === "array") {
          coerceSpecificType(t);
        }
      }
      gen.else();
      reportTypeError(it);
      gen.endIf();
      gen.if((0, codegen_1._)`${coerced} !== undefined`, () => {
        gen.assign(data, coerced);
        assignParentData(it, coerced);
      });
      function coerceSpecificType(t) {
        switch (t) {
          case "string":
            gen.elseIf((0, codegen_1._)`${dataType} == "number" || ${dataType} == "boolean"`).assign(coerced, (0, codegen_1._)`"" + ${data}`).elseIf((0, codegen_1._)`${data} === null`).assign(coerced, (0, codegen_1._)`""`);
            return;
          case "number":
            gen.elseIf((0, codegen_1._)`${dataType} == "boolean" || ${data} === null
              || (${dataType} == "string" && ${data} && ${data} == +${data})`).assign(coerced, (0, codegen_1._)`+${data}`);
            return;
          case "integer":
            gen.elseIf((0, codegen_1._)`${dataType} === "boolean" || ${data} === null
              || (${dataType} === "string" && ${data} && ${data} == +${data} && !(${data} % 1))`).assign(coerced, (0, codegen_1._)`+${data}`);
            return;
          case "boolean":
            gen.elseIf((0, codegen_1._)`${data} === "false" || ${data} === 0 || ${data} === null`).assign(coerced, false).elseIf((0, codegen_1._)`${data} === "true" || ${data} === 1`).assign(coerced, true);
            return;
          case "null":
            gen.elseIf((0, codegen_1._)`${data} === "" || ${data} === 0 || ${data} === false`);
            gen.assign(coerced, null);
            return;
          case "array":
            gen.elseIf((0, codegen_1._)`${dataType} === "string" || ${dataType} === "number"
              || ${dataType} === "boolean" || ${data} === null`).assign(coerced, (0, codegen_1._)`[${data}]`);
        }
      }
    }
    function assignParentData({ gen, parentData, parentDataProperty }, expr) {
      gen.if((0, codegen_1._)`${parentData} !== undefined`, () => gen.assign((0, codegen_1._)`${parentData}[${parentDataProperty}]`, expr));
    }
    function checkDataType(dataType, data, strictNums, correct = DataType.Correct) {
      const EQ = correct === DataType.Correct ? codegen_1.operators.EQ : codegen_1.operators.NEQ;
      let cond;
      switch (dataType) {
        case "null":
          return (0, codegen_1._)`${data} ${EQ} null`;
        case "array":
          cond = (0, codegen_1._)`Array.isArray(${data})`;
          break;
        case "object":
          cond = (0, codegen_1._)`${data} && typeof ${data} == "object" && !Array.isArray(${data})`;
          break;
        case "integer":
          cond = numCond((0, codegen_1._)`!(${data} % 1) && !isNaN(${data})`);
          break;
        case "number":
          cond = numCond();
          break;
        default:
          return (0, codegen_1._)`typeof ${data} ${EQ} ${dataType}`;
      }
      return correct === DataType.Correct ? cond : (0, codegen_1.not)(cond);
      function numCond(_cond = codegen_1.nil) {
        return (0, codegen_1.and)((0, codegen_1._)`typeof ${data} == "number"`, _cond, strictNums ? (0, codegen_1._)`isFinite(${data})` : codegen_1.nil);
      }
    }
    exports.checkDataType = checkDataType;
    function checkDataTypes(dataTypes, data, strictNums, correct) {
      if (dataTypes.length === 1) {
        return checkDataType(dataTypes[0], data, strictNums, correct);
      }
      let cond;
      const types = (0, util_1.toHash)(dataTypes);
      if (types.array && types.object) {
        const notObj = (0, codegen_1._)`typeof ${data} != "object"`;
        cond = types.null ? notObj : (0, codegen_1._)`!${data} || ${notObj}`;
        delete types.null;
        delete types.array;
        delete types.object;
      } else {
        cond = codegen_1.nil;
      }
      if (types.number)
        delete types.integer;
      for (const t in types)
        cond = (0, codegen_1.and)(cond, checkDataType(t, data, strictNums, correct));
      return cond;
    }
    exports.checkDataTypes = checkDataTypes;
    var typeError = {
      message: ({ schema }) => `must be ${schema}`,
      params: ({ schema, schemaValue }) => typeof schema == "string" ? (0, codegen_1._)`{type: ${schema}}` : (0, codegen_1._)`{type: ${schemaValue}}`
    };
    function reportTypeError(it) {
      const cxt = getTypeErrorContext(it);
      (0, errors_1.reportError)(cxt, typeError);
    }
    exports.reportTypeError = reportTypeError;
    function getTypeErrorContext(it) {
      const { gen, data, schema } = it;
      const schemaCode = (0, util_1.schemaRefOrVal)(it, schema, "type");
      return {
        gen,
        keyword: "type",
        data,
        schema: schema.type,
        schemaCode,
        schemaValue: schemaCode,
        parentSchema: schema,
        params: {},
        it
      };
    }
  }
});

// node_modules/ajv/dist/compile/validate/defaults.js
var require_defaults = __commonJS({
  "node_modules/ajv/dist/compile/validate/defaults.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.assignDefaults = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    function assignDefaults(it, ty) {
      const { properties, items } = it.schema;
      if (ty === "object" && properties) {
        for (const key in properties) {
          assignDefault(it, key, properties[key].default);
        }
      } else if (ty === "array" && Array.isArray(items)) {
        items.forEach((sch, i) => assignDefault(it, i, sch.default));
      }
    }
    exports.assignDefaults = assignDefaults;
    function assignDefault(it, prop, defaultValue) {
      const { gen, compositeRule, data, opts } = it;
      if (defaultValue === void 0)
        return;
      const childData = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(prop)}`;
      if (compositeRule) {
        (0, util_1.checkStrictMode)(it, `default is ignored for: ${childData}`);
        return;
      }
      let condition = (0, codegen_1._)`${childData} === undefined`;
      if (opts.useDefaults === "empty") {
        condition = (0, codegen_1._)`${condition} || ${childData} === null || ${childData} === ""`;
      }
      gen.if(condition, (0, codegen_1._)`${childData} = ${(0, codegen_1.stringify)(defaultValue)}`);
    }
  }
});

// node_modules/ajv/dist/vocabularies/code.js
var require_code2 = __commonJS({
  "node_modules/ajv/dist/vocabularies/code.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.validateUnion = exports.validateArray = exports.usePattern = exports.callValidateCode = exports.schemaProperties = exports.allSchemaProperties = exports.noPropertyInData = exports.propertyInData = exports.isOwnProperty = exports.hasPropFunc = exports.reportMissingProp = exports.checkMissingProp = exports.checkReportMissingProp = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var names_1 = require_names();
    var util_2 = require_util();
    function checkReportMissingProp(cxt, prop) {
      const { gen, data, it } = cxt;
      gen.if(noPropertyInData(gen, data, prop, it.opts.ownProperties), () => {
        cxt.setParams({ missingProperty: (0, codegen_1._)`${prop}` }, true);
        cxt.error();
      });
    }
    exports.checkReportMissingProp = checkReportMissingProp;
    function checkMissingProp({ gen, data, it: { opts } }, properties, missing) {
      return (0, codegen_1.or)(...properties.map((prop) => (0, codegen_1.and)(noPropertyInData(gen, data, prop, opts.ownProperties), (0, codegen_1._)`${missing} = ${prop}`)));
    }
    exports.checkMissingProp = checkMissingProp;
    function reportMissingProp(cxt, missing) {
      cxt.setParams({ missingProperty: missing }, true);
      cxt.error();
    }
    exports.reportMissingProp = reportMissingProp;
    function hasPropFunc(gen) {
      return gen.scopeValue("func", {
        // eslint-disable-next-line @typescript-eslint/unbound-method
        ref: Object.prototype.hasOwnProperty,
        code: (0, codegen_1._)`Object.prototype.hasOwnProperty`
      });
    }
    exports.hasPropFunc = hasPropFunc;
    function isOwnProperty(gen, data, property) {
      return (0, codegen_1._)`${hasPropFunc(gen)}.call(${data}, ${property})`;
    }
    exports.isOwnProperty = isOwnProperty;
    function propertyInData(gen, data, property, ownProperties) {
      const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} !== undefined`;
      return ownProperties ? (0, codegen_1._)`${cond} && ${isOwnProperty(gen, data, property)}` : cond;
    }
    exports.propertyInData = propertyInData;
    function noPropertyInData(gen, data, property, ownProperties) {
      const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} === undefined`;
      return ownProperties ? (0, codegen_1.or)(cond, (0, codegen_1.not)(isOwnProperty(gen, data, property))) : cond;
    }
    exports.noPropertyInData = noPropertyInData;
    function allSchemaProperties(schemaMap) {
      return schemaMap ? Object.keys(schemaMap).filter((p) => p !== "__proto__") : [];
    }
    exports.allSchemaProperties = allSchemaProperties;
    function schemaProperties(it, schemaMap) {
      return allSchemaProperties(schemaMap).filter((p) => !(0, util_1.alwaysValidSchema)(it, schemaMap[p]));
    }
    exports.schemaProperties = schemaProperties;
    function callValidateCode({ schemaCode, data, it: { gen, topSchemaRef, schemaPath, errorPath }, it }, func, context, passSchema) {
      const dataAndSchema = passSchema ? (0, codegen_1._)`${schemaCode}, ${data}, ${topSchemaRef}${schemaPath}` : data;
      const valCxt = [
        [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, errorPath)],
        [names_1.default.parentData, it.parentData],
        [names_1.default.parentDataProperty, it.parentDataProperty],
        [names_1.default.rootData, names_1.default.rootData]
      ];
      if (it.opts.dynamicRef)
        valCxt.push([names_1.default.dynamicAnchors, names_1.default.dynamicAnchors]);
      const args = (0, codegen_1._)`${dataAndSchema}, ${gen.object(...valCxt)}`;
      return context !== codegen_1.nil ? (0, codegen_1._)`${func}.call(${context}, ${args})` : (0, codegen_1._)`${func}(${args})`;
    }
    exports.callValidateCode = callValidateCode;
    var newRegExp = (0, codegen_1._)`new RegExp`;
    function usePattern({ gen, it: { opts } }, pattern2) {
      const u = opts.unicodeRegExp ? "u" : "";
      const { regExp } = opts.code;
      const rx = regExp(pattern2, u);
      return gen.scopeValue("pattern", {
        key: rx.toString(),
        ref: rx,
        code: (0, codegen_1._)`${regExp.code === "new RegExp" ? newRegExp : (0, util_2.useFunc)(gen, regExp)}(${pattern2}, ${u})`
      });
    }
    exports.usePattern = usePattern;
    function validateArray(cxt) {
      const { gen, data, keyword, it } = cxt;
      const valid = gen.name("valid");
      if (it.allErrors) {
        const validArr = gen.let("valid", true);
        validateItems(() => gen.assign(validArr, false));
        return validArr;
      }
      gen.var(valid, true);
      validateItems(() => gen.break());
      return valid;
      function validateItems(notValid) {
        const len = gen.const("len", (0, codegen_1._)`${data}.length`);
        gen.forRange("i", 0, len, (i) => {
          cxt.subschema({
            keyword,
            dataProp: i,
            dataPropType: util_1.Type.Num
          }, valid);
          gen.if((0, codegen_1.not)(valid), notValid);
        });
      }
    }
    exports.validateArray = validateArray;
    function validateUnion(cxt) {
      const { gen, schema, keyword, it } = cxt;
      if (!Array.isArray(schema))
        throw new Error("ajv implementation error");
      const alwaysValid = schema.some((sch) => (0, util_1.alwaysValidSchema)(it, sch));
      if (alwaysValid && !it.opts.unevaluated)
        return;
      const valid = gen.let("valid", false);
      const schValid = gen.name("_valid");
      gen.block(() => schema.forEach((_sch, i) => {
        const schCxt = cxt.subschema({
          keyword,
          schemaProp: i,
          compositeRule: true
        }, schValid);
        gen.assign(valid, (0, codegen_1._)`${valid} || ${schValid}`);
        const merged = cxt.mergeValidEvaluated(schCxt, schValid);
        if (!merged)
          gen.if((0, codegen_1.not)(valid));
      }));
      cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
    }
    exports.validateUnion = validateUnion;
  }
});

// node_modules/ajv/dist/compile/validate/keyword.js
var require_keyword = __commonJS({
  "node_modules/ajv/dist/compile/validate/keyword.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.validateKeywordUsage = exports.validSchemaType = exports.funcKeywordCode = exports.macroKeywordCode = void 0;
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var code_1 = require_code2();
    var errors_1 = require_errors();
    function macroKeywordCode(cxt, def) {
      const { gen, keyword, schema, parentSchema, it } = cxt;
      const macroSchema = def.macro.call(it.self, schema, parentSchema, it);
      const schemaRef = useKeyword(gen, keyword, macroSchema);
      if (it.opts.validateSchema !== false)
        it.self.validateSchema(macroSchema, true);
      const valid = gen.name("valid");
      cxt.subschema({
        schema: macroSchema,
        schemaPath: codegen_1.nil,
        errSchemaPath: `${it.errSchemaPath}/${keyword}`,
        topSchemaRef: schemaRef,
        compositeRule: true
      }, valid);
      cxt.pass(valid, () => cxt.error(true));
    }
    exports.macroKeywordCode = macroKeywordCode;
    function funcKeywordCode(cxt, def) {
      var _a;
      const { gen, keyword, schema, parentSchema, $data, it } = cxt;
      checkAsyncKeyword(it, def);
      const validate = !$data && def.compile ? def.compile.call(it.self, schema, parentSchema, it) : def.validate;
      const validateRef = useKeyword(gen, keyword, validate);
      const valid = gen.let("valid");
      cxt.block$data(valid, validateKeyword);
      cxt.ok((_a = def.valid) !== null && _a !== void 0 ? _a : valid);
      function validateKeyword() {
        if (def.errors === false) {
          assignValid();
          if (def.modifying)
            modifyData(cxt);
          reportErrs(() => cxt.error());
        } else {
          const ruleErrs = def.async ? validateAsync() : validateSync();
          if (def.modifying)
            modifyData(cxt);
          reportErrs(() => addErrs(cxt, ruleErrs));
        }
      }
      function validateAsync() {
        const ruleErrs = gen.let("ruleErrs", null);
        gen.try(() => assignValid((0, codegen_1._)`await `), (e) => gen.assign(valid, false).if((0, codegen_1._)`${e} instanceof ${it.ValidationError}`, () => gen.assign(ruleErrs, (0, codegen_1._)`${e}.errors`), () => gen.throw(e)));
        return ruleErrs;
      }
      function validateSync() {
        const validateErrs = (0, codegen_1._)`${validateRef}.errors`;
        gen.assign(validateErrs, null);
        assignValid(codegen_1.nil);
        return validateErrs;
      }
      function assignValid(_await = def.async ? (0, codegen_1._)`await ` : codegen_1.nil) {
        const passCxt = it.opts.passContext ? names_1.default.this : names_1.default.self;
        const passSchema = !("compile" in def && !$data || def.schema === false);
        gen.assign(valid, (0, codegen_1._)`${_await}${(0, code_1.callValidateCode)(cxt, validateRef, passCxt, passSchema)}`, def.modifying);
      }
      function reportErrs(errors) {
        var _a2;
        gen.if((0, codegen_1.not)((_a2 = def.valid) !== null && _a2 !== void 0 ? _a2 : valid), errors);
      }
    }
    exports.funcKeywordCode = funcKeywordCode;
    function modifyData(cxt) {
      const { gen, data, it } = cxt;
      gen.if(it.parentData, () => gen.assign(data, (0, codegen_1._)`${it.parentData}[${it.parentDataProperty}]`));
    }
    function addErrs(cxt, errs) {
      const { gen } = cxt;
      gen.if((0, codegen_1._)`Array.isArray(${errs})`, () => {
        gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`).assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
        (0, errors_1.extendErrors)(cxt);
      }, () => cxt.error());
    }
    function checkAsyncKeyword({ schemaEnv }, def) {
      if (def.async && !schemaEnv.$async)
        throw new Error("async keyword in sync schema");
    }
    function useKeyword(gen, keyword, result) {
      if (result === void 0)
        throw new Error(`keyword "${keyword}" failed to compile`);
      return gen.scopeValue("keyword", typeof result == "function" ? { ref: result } : { ref: result, code: (0, codegen_1.stringify)(result) });
    }
    function validSchemaType(schema, schemaType, allowUndefined = false) {
      return !schemaType.length || schemaType.some((st) => st === "array" ? Array.isArray(schema) : st === "object" ? schema && typeof schema == "object" && !Array.isArray(schema) : typeof schema == st || allowUndefined && typeof schema == "undefined");
    }
    exports.validSchemaType = validSchemaType;
    function validateKeywordUsage({ schema, opts, self, errSchemaPath }, def, keyword) {
      if (Array.isArray(def.keyword) ? !def.keyword.includes(keyword) : def.keyword !== keyword) {
        throw new Error("ajv implementation error");
      }
      const deps = def.dependencies;
      if (deps === null || deps === void 0 ? void 0 : deps.some((kwd) => !Object.prototype.hasOwnProperty.call(schema, kwd))) {
        throw new Error(`parent schema must have dependencies of ${keyword}: ${deps.join(",")}`);
      }
      if (def.validateSchema) {
        const valid = def.validateSchema(schema[keyword]);
        if (!valid) {
          const msg = `keyword "${keyword}" value is invalid at path "${errSchemaPath}": ` + self.errorsText(def.validateSchema.errors);
          if (opts.validateSchema === "log")
            self.logger.error(msg);
          else
            throw new Error(msg);
        }
      }
    }
    exports.validateKeywordUsage = validateKeywordUsage;
  }
});

// node_modules/ajv/dist/compile/validate/subschema.js
var require_subschema = __commonJS({
  "node_modules/ajv/dist/compile/validate/subschema.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.extendSubschemaMode = exports.extendSubschemaData = exports.getSubschema = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    function getSubschema(it, { keyword, schemaProp, schema, schemaPath, errSchemaPath, topSchemaRef }) {
      if (keyword !== void 0 && schema !== void 0) {
        throw new Error('both "keyword" and "schema" passed, only one allowed');
      }
      if (keyword !== void 0) {
        const sch = it.schema[keyword];
        return schemaProp === void 0 ? {
          schema: sch,
          schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}`,
          errSchemaPath: `${it.errSchemaPath}/${keyword}`
        } : {
          schema: sch[schemaProp],
          schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}${(0, codegen_1.getProperty)(schemaProp)}`,
          errSchemaPath: `${it.errSchemaPath}/${keyword}/${(0, util_1.escapeFragment)(schemaProp)}`
        };
      }
      if (schema !== void 0) {
        if (schemaPath === void 0 || errSchemaPath === void 0 || topSchemaRef === void 0) {
          throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required with "schema"');
        }
        return {
          schema,
          schemaPath,
          topSchemaRef,
          errSchemaPath
        };
      }
      throw new Error('either "keyword" or "schema" must be passed');
    }
    exports.getSubschema = getSubschema;
    function extendSubschemaData(subschema, it, { dataProp, dataPropType: dpType, data, dataTypes, propertyName }) {
      if (data !== void 0 && dataProp !== void 0) {
        throw new Error('both "data" and "dataProp" passed, only one allowed');
      }
      const { gen } = it;
      if (dataProp !== void 0) {
        const { errorPath, dataPathArr, opts } = it;
        const nextData = gen.let("data", (0, codegen_1._)`${it.data}${(0, codegen_1.getProperty)(dataProp)}`, true);
        dataContextProps(nextData);
        subschema.errorPath = (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(dataProp, dpType, opts.jsPropertySyntax)}`;
        subschema.parentDataProperty = (0, codegen_1._)`${dataProp}`;
        subschema.dataPathArr = [...dataPathArr, subschema.parentDataProperty];
      }
      if (data !== void 0) {
        const nextData = data instanceof codegen_1.Name ? data : gen.let("data", data, true);
        dataContextProps(nextData);
        if (propertyName !== void 0)
          subschema.propertyName = propertyName;
      }
      if (dataTypes)
        subschema.dataTypes = dataTypes;
      function dataContextProps(_nextData) {
        subschema.data = _nextData;
        subschema.dataLevel = it.dataLevel + 1;
        subschema.dataTypes = [];
        it.definedProperties = /* @__PURE__ */ new Set();
        subschema.parentData = it.data;
        subschema.dataNames = [...it.dataNames, _nextData];
      }
    }
    exports.extendSubschemaData = extendSubschemaData;
    function extendSubschemaMode(subschema, { jtdDiscriminator, jtdMetadata, compositeRule, createErrors, allErrors }) {
      if (compositeRule !== void 0)
        subschema.compositeRule = compositeRule;
      if (createErrors !== void 0)
        subschema.createErrors = createErrors;
      if (allErrors !== void 0)
        subschema.allErrors = allErrors;
      subschema.jtdDiscriminator = jtdDiscriminator;
      subschema.jtdMetadata = jtdMetadata;
    }
    exports.extendSubschemaMode = extendSubschemaMode;
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal2(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal2(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal2(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/json-schema-traverse/index.js
var require_json_schema_traverse = __commonJS({
  "node_modules/json-schema-traverse/index.js"(exports, module) {
    "use strict";
    var traverse = module.exports = function(schema, opts, cb) {
      if (typeof opts == "function") {
        cb = opts;
        opts = {};
      }
      cb = opts.cb || cb;
      var pre = typeof cb == "function" ? cb : cb.pre || function() {
      };
      var post = cb.post || function() {
      };
      _traverse(opts, pre, post, schema, "", schema);
    };
    traverse.keywords = {
      additionalItems: true,
      items: true,
      contains: true,
      additionalProperties: true,
      propertyNames: true,
      not: true,
      if: true,
      then: true,
      else: true
    };
    traverse.arrayKeywords = {
      items: true,
      allOf: true,
      anyOf: true,
      oneOf: true
    };
    traverse.propsKeywords = {
      $defs: true,
      definitions: true,
      properties: true,
      patternProperties: true,
      dependencies: true
    };
    traverse.skipKeywords = {
      default: true,
      enum: true,
      const: true,
      required: true,
      maximum: true,
      minimum: true,
      exclusiveMaximum: true,
      exclusiveMinimum: true,
      multipleOf: true,
      maxLength: true,
      minLength: true,
      pattern: true,
      format: true,
      maxItems: true,
      minItems: true,
      uniqueItems: true,
      maxProperties: true,
      minProperties: true
    };
    function _traverse(opts, pre, post, schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex) {
      if (schema && typeof schema == "object" && !Array.isArray(schema)) {
        pre(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
        for (var key in schema) {
          var sch = schema[key];
          if (Array.isArray(sch)) {
            if (key in traverse.arrayKeywords) {
              for (var i = 0; i < sch.length; i++)
                _traverse(opts, pre, post, sch[i], jsonPtr + "/" + key + "/" + i, rootSchema, jsonPtr, key, schema, i);
            }
          } else if (key in traverse.propsKeywords) {
            if (sch && typeof sch == "object") {
              for (var prop in sch)
                _traverse(opts, pre, post, sch[prop], jsonPtr + "/" + key + "/" + escapeJsonPtr(prop), rootSchema, jsonPtr, key, schema, prop);
            }
          } else if (key in traverse.keywords || opts.allKeys && !(key in traverse.skipKeywords)) {
            _traverse(opts, pre, post, sch, jsonPtr + "/" + key, rootSchema, jsonPtr, key, schema);
          }
        }
        post(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
      }
    }
    function escapeJsonPtr(str) {
      return str.replace(/~/g, "~0").replace(/\//g, "~1");
    }
  }
});

// node_modules/ajv/dist/compile/resolve.js
var require_resolve = __commonJS({
  "node_modules/ajv/dist/compile/resolve.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.getSchemaRefs = exports.resolveUrl = exports.normalizeId = exports._getFullPath = exports.getFullPath = exports.inlineRef = void 0;
    var util_1 = require_util();
    var equal2 = require_fast_deep_equal();
    var traverse = require_json_schema_traverse();
    var SIMPLE_INLINED = /* @__PURE__ */ new Set([
      "type",
      "format",
      "pattern",
      "maxLength",
      "minLength",
      "maxProperties",
      "minProperties",
      "maxItems",
      "minItems",
      "maximum",
      "minimum",
      "uniqueItems",
      "multipleOf",
      "required",
      "enum",
      "const"
    ]);
    function inlineRef(schema, limit = true) {
      if (typeof schema == "boolean")
        return true;
      if (limit === true)
        return !hasRef(schema);
      if (!limit)
        return false;
      return countKeys(schema) <= limit;
    }
    exports.inlineRef = inlineRef;
    var REF_KEYWORDS = /* @__PURE__ */ new Set([
      "$ref",
      "$recursiveRef",
      "$recursiveAnchor",
      "$dynamicRef",
      "$dynamicAnchor"
    ]);
    function hasRef(schema) {
      for (const key in schema) {
        if (REF_KEYWORDS.has(key))
          return true;
        const sch = schema[key];
        if (Array.isArray(sch) && sch.some(hasRef))
          return true;
        if (typeof sch == "object" && hasRef(sch))
          return true;
      }
      return false;
    }
    function countKeys(schema) {
      let count = 0;
      for (const key in schema) {
        if (key === "$ref")
          return Infinity;
        count++;
        if (SIMPLE_INLINED.has(key))
          continue;
        if (typeof schema[key] == "object") {
          (0, util_1.eachItem)(schema[key], (sch) => count += countKeys(sch));
        }
        if (count === Infinity)
          return Infinity;
      }
      return count;
    }
    function getFullPath(resolver, id = "", normalize) {
      if (normalize !== false)
        id = normalizeId(id);
      const p = resolver.parse(id);
      return _getFullPath(resolver, p);
    }
    exports.getFullPath = getFullPath;
    function _getFullPath(resolver, p) {
      const serialized = resolver.serialize(p);
      return serialized.split("#")[0] + "#";
    }
    exports._getFullPath = _getFullPath;
    var TRAILING_SLASH_HASH = /#\/?$/;
    function normalizeId(id) {
      return id ? id.replace(TRAILING_SLASH_HASH, "") : "";
    }
    exports.normalizeId = normalizeId;
    function resolveUrl(resolver, baseId, id) {
      id = normalizeId(id);
      return resolver.resolve(baseId, id);
    }
    exports.resolveUrl = resolveUrl;
    var ANCHOR = /^[a-z_][-a-z0-9._]*$/i;
    function getSchemaRefs(schema, baseId) {
      if (typeof schema == "boolean")
        return {};
      const { schemaId, uriResolver } = this.opts;
      const schId = normalizeId(schema[schemaId] || baseId);
      const baseIds = { "": schId };
      const pathPrefix = getFullPath(uriResolver, schId, false);
      const localRefs = {};
      const schemaRefs = /* @__PURE__ */ new Set();
      traverse(schema, { allKeys: true }, (sch, jsonPtr, _, parentJsonPtr) => {
        if (parentJsonPtr === void 0)
          return;
        const fullPath = pathPrefix + jsonPtr;
        let innerBaseId = baseIds[parentJsonPtr];
        if (typeof sch[schemaId] == "string")
          innerBaseId = addRef.call(this, sch[schemaId]);
        addAnchor.call(this, sch.$anchor);
        addAnchor.call(this, sch.$dynamicAnchor);
        baseIds[jsonPtr] = innerBaseId;
        function addRef(ref) {
          const _resolve = this.opts.uriResolver.resolve;
          ref = normalizeId(innerBaseId ? _resolve(innerBaseId, ref) : ref);
          if (schemaRefs.has(ref))
            throw ambiguos(ref);
          schemaRefs.add(ref);
          let schOrRef = this.refs[ref];
          if (typeof schOrRef == "string")
            schOrRef = this.refs[schOrRef];
          if (typeof schOrRef == "object") {
            checkAmbiguosRef(sch, schOrRef.schema, ref);
          } else if (ref !== normalizeId(fullPath)) {
            if (ref[0] === "#") {
              checkAmbiguosRef(sch, localRefs[ref], ref);
              localRefs[ref] = sch;
            } else {
              this.refs[ref] = fullPath;
            }
          }
          return ref;
        }
        function addAnchor(anchor) {
          if (typeof anchor == "string") {
            if (!ANCHOR.test(anchor))
              throw new Error(`invalid anchor "${anchor}"`);
            addRef.call(this, `#${anchor}`);
          }
        }
      });
      return localRefs;
      function checkAmbiguosRef(sch1, sch2, ref) {
        if (sch2 !== void 0 && !equal2(sch1, sch2))
          throw ambiguos(ref);
      }
      function ambiguos(ref) {
        return new Error(`reference "${ref}" resolves to more than one schema`);
      }
    }
    exports.getSchemaRefs = getSchemaRefs;
  }
});

// node_modules/ajv/dist/compile/validate/index.js
var require_validate = __commonJS({
  "node_modules/ajv/dist/compile/validate/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.getData = exports.KeywordCxt = exports.validateFunctionCode = void 0;
    var boolSchema_1 = require_boolSchema();
    var dataType_1 = require_dataType();
    var applicability_1 = require_applicability();
    var dataType_2 = require_dataType();
    var defaults_1 = require_defaults();
    var keyword_1 = require_keyword();
    var subschema_1 = require_subschema();
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var resolve_1 = require_resolve();
    var util_1 = require_util();
    var errors_1 = require_errors();
    function validateFunctionCode(it) {
      if (isSchemaObj(it)) {
        checkKeywords(it);
        if (schemaCxtHasRules(it)) {
          topSchemaObjCode(it);
          return;
        }
      }
      validateFunction(it, () => (0, boolSchema_1.topBoolOrEmptySchema)(it));
    }
    exports.validateFunctionCode = validateFunctionCode;
    function validateFunction({ gen, validateName, schema, schemaEnv, opts }, body) {
      if (opts.code.es5) {
        gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${names_1.default.valCxt}`, schemaEnv.$async, () => {
          gen.code((0, codegen_1._)`"use strict"; ${funcSourceUrl(schema, opts)}`);
          destructureValCxtES5(gen, opts);
          gen.code(body);
        });
      } else {
        gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${destructureValCxt(opts)}`, schemaEnv.$async, () => gen.code(funcSourceUrl(schema, opts)).code(body));
      }
    }
    function destructureValCxt(opts) {
      return (0, codegen_1._)`{${names_1.default.instancePath}="", ${names_1.default.parentData}, ${names_1.default.parentDataProperty}, ${names_1.default.rootData}=${names_1.default.data}${opts.dynamicRef ? (0, codegen_1._)`, ${names_1.default.dynamicAnchors}={}` : codegen_1.nil}}={}`;
    }
    function destructureValCxtES5(gen, opts) {
      gen.if(names_1.default.valCxt, () => {
        gen.var(names_1.default.instancePath, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.instancePath}`);
        gen.var(names_1.default.parentData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentData}`);
        gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentDataProperty}`);
        gen.var(names_1.default.rootData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.rootData}`);
        if (opts.dynamicRef)
          gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.dynamicAnchors}`);
      }, () => {
        gen.var(names_1.default.instancePath, (0, codegen_1._)`""`);
        gen.var(names_1.default.parentData, (0, codegen_1._)`undefined`);
        gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`undefined`);
        gen.var(names_1.default.rootData, names_1.default.data);
        if (opts.dynamicRef)
          gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`{}`);
      });
    }
    function topSchemaObjCode(it) {
      const { schema, opts, gen } = it;
      validateFunction(it, () => {
        if (opts.$comment && schema.$comment)
          commentKeyword(it);
        checkNoDefault(it);
        gen.let(names_1.default.vErrors, null);
        gen.let(names_1.default.errors, 0);
        if (opts.unevaluated)
          resetEvaluated(it);
        typeAndKeywords(it);
        returnResults(it);
      });
      return;
    }
    function resetEvaluated(it) {
      const { gen, validateName } = it;
      it.evaluated = gen.const("evaluated", (0, codegen_1._)`${validateName}.evaluated`);
      gen.if((0, codegen_1._)`${it.evaluated}.dynamicProps`, () => gen.assign((0, codegen_1._)`${it.evaluated}.props`, (0, codegen_1._)`undefined`));
      gen.if((0, codegen_1._)`${it.evaluated}.dynamicItems`, () => gen.assign((0, codegen_1._)`${it.evaluated}.items`, (0, codegen_1._)`undefined`));
    }
    function funcSourceUrl(schema, opts) {
      const schId = typeof schema == "object" && schema[opts.schemaId];
      return schId && (opts.code.source || opts.code.process) ? (0, codegen_1._)`/*# sourceURL=${schId} */` : codegen_1.nil;
    }
    function subschemaCode(it, valid) {
      if (isSchemaObj(it)) {
        checkKeywords(it);
        if (schemaCxtHasRules(it)) {
          subSchemaObjCode(it, valid);
          return;
        }
      }
      (0, boolSchema_1.boolOrEmptySchema)(it, valid);
    }
    function schemaCxtHasRules({ schema, self }) {
      if (typeof schema == "boolean")
        return !schema;
      for (const key in schema)
        if (self.RULES.all[key])
          return true;
      return false;
    }
    function isSchemaObj(it) {
      return typeof it.schema != "boolean";
    }
    function subSchemaObjCode(it, valid) {
      const { schema, gen, opts } = it;
      if (opts.$comment && schema.$comment)
        commentKeyword(it);
      updateContext(it);
      checkAsyncSchema(it);
      const errsCount = gen.const("_errs", names_1.default.errors);
      typeAndKeywords(it, errsCount);
      gen.var(valid, (0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
    }
    function checkKeywords(it) {
      (0, util_1.checkUnknownRules)(it);
      checkRefsAndKeywords(it);
    }
    function typeAndKeywords(it, errsCount) {
      if (it.opts.jtd)
        return schemaKeywords(it, [], false, errsCount);
      const types = (0, dataType_1.getSchemaTypes)(it.schema);
      const checkedTypes = (0, dataType_1.coerceAndCheckDataType)(it, types);
      schemaKeywords(it, types, !checkedTypes, errsCount);
    }
    function checkRefsAndKeywords(it) {
      const { schema, errSchemaPath, opts, self } = it;
      if (schema.$ref && opts.ignoreKeywordsWithRef && (0, util_1.schemaHasRulesButRef)(schema, self.RULES)) {
        self.logger.warn(`$ref: keywords ignored in schema at path "${errSchemaPath}"`);
      }
    }
    function checkNoDefault(it) {
      const { schema, opts } = it;
      if (schema.default !== void 0 && opts.useDefaults && opts.strictSchema) {
        (0, util_1.checkStrictMode)(it, "default is ignored in the schema root");
      }
    }
    function updateContext(it) {
      const schId = it.schema[it.opts.schemaId];
      if (schId)
        it.baseId = (0, resolve_1.resolveUrl)(it.opts.uriResolver, it.baseId, schId);
    }
    function checkAsyncSchema(it) {
      if (it.schema.$async && !it.schemaEnv.$async)
        throw new Error("async schema in sync schema");
    }
    function commentKeyword({ gen, schemaEnv, schema, errSchemaPath, opts }) {
      const msg = schema.$comment;
      if (opts.$comment === true) {
        gen.code((0, codegen_1._)`${names_1.default.self}.logger.log(${msg})`);
      } else if (typeof opts.$comment == "function") {
        const schemaPath = (0, codegen_1.str)`${errSchemaPath}/$comment`;
        const rootName = gen.scopeValue("root", { ref: schemaEnv.root });
        gen.code((0, codegen_1._)`${names_1.default.self}.opts.$comment(${msg}, ${schemaPath}, ${rootName}.schema)`);
      }
    }
    function returnResults(it) {
      const { gen, schemaEnv, validateName, ValidationError, opts } = it;
      if (schemaEnv.$async) {
        gen.if((0, codegen_1._)`${names_1.default.errors} === 0`, () => gen.return(names_1.default.data), () => gen.throw((0, codegen_1._)`new ${ValidationError}(${names_1.default.vErrors})`));
      } else {
        gen.assign((0, codegen_1._)`${validateName}.errors`, names_1.default.vErrors);
        if (opts.unevaluated)
          assignEvaluated(it);
        gen.return((0, codegen_1._)`${names_1.default.errors} === 0`);
      }
    }
    function assignEvaluated({ gen, evaluated, props, items }) {
      if (props instanceof codegen_1.Name)
        gen.assign((0, codegen_1._)`${evaluated}.props`, props);
      if (items instanceof codegen_1.Name)
        gen.assign((0, codegen_1._)`${evaluated}.items`, items);
    }
    function schemaKeywords(it, types, typeErrors, errsCount) {
      const { gen, schema, data, allErrors, opts, self } = it;
      const { RULES: RULES2 } = self;
      if (schema.$ref && (opts.ignoreKeywordsWithRef || !(0, util_1.schemaHasRulesButRef)(schema, RULES2))) {
        gen.block(() => keywordCode(it, "$ref", RULES2.all.$ref.definition));
        return;
      }
      if (!opts.jtd)
        checkStrictTypes(it, types);
      gen.block(() => {
        for (const group of RULES2.rules)
          groupKeywords(group);
        groupKeywords(RULES2.post);
      });
      function groupKeywords(group) {
        if (!(0, applicability_1.shouldUseGroup)(schema, group))
          return;
        if (group.type) {
          gen.if((0, dataType_2.checkDataType)(group.type, data, opts.strictNumbers));
          iterateKeywords(it, group);
          if (types.length === 1 && types[0] === group.type && typeErrors) {
            gen.else();
            (0, dataType_2.reportTypeError)(it);
          }
          gen.endIf();
        } else {
          iterateKeywords(it, group);
        }
        if (!allErrors)
          gen.if((0, codegen_1._)`${names_1.default.errors} === ${errsCount || 0}`);
      }
    }
    function iterateKeywords(it, group) {
      const { gen, schema, opts: { useDefaults } } = it;
      if (useDefaults)
        (0, defaults_1.assignDefaults)(it, group.type);
      gen.block(() => {
        for (const rule125 of group.rules) {
          if ((0, applicability_1.shouldUseRule)(schema, rule125)) {
            keywordCode(it, rule125.keyword, rule125.definition, group.type);
          }
        }
      });
    }
    function checkStrictTypes(it, types) {
      if (it.schemaEnv.meta || !it.opts.strictTypes)
        return;
      checkContextTypes(it, types);
      if (!it.opts.allowUnionTypes)
        checkMultipleTypes(it, types);
      checkKeywordTypes(it, it.dataTypes);
    }
    function checkContextTypes(it, types) {
      if (!types.length)
        return;
      if (!it.dataTypes.length) {
        it.dataTypes = types;
        return;
      }
      types.forEach((t) => {
        if (!includesType(it.dataTypes, t)) {
          strictTypesError(it, `type "${t}" not allowed by context "${it.dataTypes.join(",")}"`);
        }
      });
      narrowSchemaTypes(it, types);
    }
    function checkMultipleTypes(it, ts) {
      if (ts.length > 1 && !(ts.length === 2 && ts.includes("null"))) {
        strictTypesError(it, "use allowUnionTypes to allow union type keyword");
      }
    }
    function checkKeywordTypes(it, ts) {
      const rules = it.self.RULES.all;
      for (const keyword in rules) {
        const rule125 = rules[keyword];
        if (typeof rule125 == "object" && (0, applicability_1.shouldUseRule)(it.schema, rule125)) {
          const { type } = rule125.definition;
          if (type.length && !type.some((t) => hasApplicableType(ts, t))) {
            strictTypesError(it, `missing type "${type.join(",")}" for keyword "${keyword}"`);
          }
        }
      }
    }
    function hasApplicableType(schTs, kwdT) {
      return schTs.includes(kwdT) || kwdT === "number" && schTs.includes("integer");
    }
    function includesType(ts, t) {
      return ts.includes(t) || t === "integer" && ts.includes("number");
    }
    function narrowSchemaTypes(it, withTypes) {
      const ts = [];
      for (const t of it.dataTypes) {
        if (includesType(withTypes, t))
          ts.push(t);
        else if (withTypes.includes("integer") && t === "number")
          ts.push("integer");
      }
      it.dataTypes = ts;
    }
    function strictTypesError(it, msg) {
      const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
      msg += ` at "${schemaPath}" (strictTypes)`;
      (0, util_1.checkStrictMode)(it, msg, it.opts.strictTypes);
    }
    var KeywordCxt = class {
      constructor(it, def, keyword) {
        (0, keyword_1.validateKeywordUsage)(it, def, keyword);
        this.gen = it.gen;
        this.allErrors = it.allErrors;
        this.keyword = keyword;
        this.data = it.data;
        this.schema = it.schema[keyword];
        this.$data = def.$data && it.opts.$data && this.schema && this.schema.$data;
        this.schemaValue = (0, util_1.schemaRefOrVal)(it, this.schema, keyword, this.$data);
        this.schemaType = def.schemaType;
        this.parentSchema = it.schema;
        this.params = {};
        this.it = it;
        this.def = def;
        if (this.$data) {
          this.schemaCode = it.gen.const("vSchema", getData(this.$data, it));
        } else {
          this.schemaCode = this.schemaValue;
          if (!(0, keyword_1.validSchemaType)(this.schema, def.schemaType, def.allowUndefined)) {
            throw new Error(`${keyword} value must be ${JSON.stringify(def.schemaType)}`);
          }
        }
        if ("code" in def ? def.trackErrors : def.errors !== false) {
          this.errsCount = it.gen.const("_errs", names_1.default.errors);
        }
      }
      result(condition, successAction, failAction) {
        this.failResult((0, codegen_1.not)(condition), successAction, failAction);
      }
      failResult(condition, successAction, failAction) {
        this.gen.if(condition);
        if (failAction)
          failAction();
        else
          this.error();
        if (successAction) {
          this.gen.else();
          successAction();
          if (this.allErrors)
            this.gen.endIf();
        } else {
          if (this.allErrors)
            this.gen.endIf();
          else
            this.gen.else();
        }
      }
      pass(condition, failAction) {
        this.failResult((0, codegen_1.not)(condition), void 0, failAction);
      }
      fail(condition) {
        if (condition === void 0) {
          this.error();
          if (!this.allErrors)
            this.gen.if(false);
          return;
        }
        this.gen.if(condition);
        this.error();
        if (this.allErrors)
          this.gen.endIf();
        else
          this.gen.else();
      }
      fail$data(condition) {
        if (!this.$data)
          return this.fail(condition);
        const { schemaCode } = this;
        this.fail((0, codegen_1._)`${schemaCode} !== undefined && (${(0, codegen_1.or)(this.invalid$data(), condition)})`);
      }
      error(append, errorParams, errorPaths) {
        if (errorParams) {
          this.setParams(errorParams);
          this._error(append, errorPaths);
          this.setParams({});
          return;
        }
        this._error(append, errorPaths);
      }
      _error(append, errorPaths) {
        ;
        (append ? errors_1.reportExtraError : errors_1.reportError)(this, this.def.error, errorPaths);
      }
      $dataError() {
        (0, errors_1.reportError)(this, this.def.$dataError || errors_1.keyword$DataError);
      }
      reset() {
        if (this.errsCount === void 0)
          throw new Error('add "trackErrors" to keyword definition');
        (0, errors_1.resetErrorsCount)(this.gen, this.errsCount);
      }
      ok(cond) {
        if (!this.allErrors)
          this.gen.if(cond);
      }
      setParams(obj, assign) {
        if (assign)
          Object.assign(this.params, obj);
        else
          this.params = obj;
      }
      block$data(valid, codeBlock, $dataValid = codegen_1.nil) {
        this.gen.block(() => {
          this.check$data(valid, $dataValid);
          codeBlock();
        });
      }
      check$data(valid = codegen_1.nil, $dataValid = codegen_1.nil) {
        if (!this.$data)
          return;
        const { gen, schemaCode, schemaType, def } = this;
        gen.if((0, codegen_1.or)((0, codegen_1._)`${schemaCode} === undefined`, $dataValid));
        if (valid !== codegen_1.nil)
          gen.assign(valid, true);
        if (schemaType.length || def.validateSchema) {
          gen.elseIf(this.invalid$data());
          this.$dataError();
          if (valid !== codegen_1.nil)
            gen.assign(valid, false);
        }
        gen.else();
      }
      invalid$data() {
        const { gen, schemaCode, schemaType, def, it } = this;
        return (0, codegen_1.or)(wrong$DataType(), invalid$DataSchema());
        function wrong$DataType() {
          if (schemaType.length) {
            if (!(schemaCode instanceof codegen_1.Name))
              throw new Error("ajv implementation error");
            const st = Array.isArray(schemaType) ? schemaType : [schemaType];
            return (0, codegen_1._)`${(0, dataType_2.checkDataTypes)(st, schemaCode, it.opts.strictNumbers, dataType_2.DataType.Wrong)}`;
          }
          return codegen_1.nil;
        }
        function invalid$DataSchema() {
          if (def.validateSchema) {
            const validateSchemaRef = gen.scopeValue("validate$data", { ref: def.validateSchema });
            return (0, codegen_1._)`!${validateSchemaRef}(${schemaCode})`;
          }
          return codegen_1.nil;
        }
      }
      subschema(appl, valid) {
        const subschema = (0, subschema_1.getSubschema)(this.it, appl);
        (0, subschema_1.extendSubschemaData)(subschema, this.it, appl);
        (0, subschema_1.extendSubschemaMode)(subschema, appl);
        const nextContext = { ...this.it, ...subschema, items: void 0, props: void 0 };
        subschemaCode(nextContext, valid);
        return nextContext;
      }
      mergeEvaluated(schemaCxt, toName) {
        const { it, gen } = this;
        if (!it.opts.unevaluated)
          return;
        if (it.props !== true && schemaCxt.props !== void 0) {
          it.props = util_1.mergeEvaluated.props(gen, schemaCxt.props, it.props, toName);
        }
        if (it.items !== true && schemaCxt.items !== void 0) {
          it.items = util_1.mergeEvaluated.items(gen, schemaCxt.items, it.items, toName);
        }
      }
      mergeValidEvaluated(schemaCxt, valid) {
        const { it, gen } = this;
        if (it.opts.unevaluated && (it.props !== true || it.items !== true)) {
          gen.if(valid, () => this.mergeEvaluated(schemaCxt, codegen_1.Name));
          return true;
        }
      }
    };
    exports.KeywordCxt = KeywordCxt;
    function keywordCode(it, keyword, def, ruleType) {
      const cxt = new KeywordCxt(it, def, keyword);
      if ("code" in def) {
        def.code(cxt, ruleType);
      } else if (cxt.$data && def.validate) {
        (0, keyword_1.funcKeywordCode)(cxt, def);
      } else if ("macro" in def) {
        (0, keyword_1.macroKeywordCode)(cxt, def);
      } else if (def.compile || def.validate) {
        (0, keyword_1.funcKeywordCode)(cxt, def);
      }
    }
    var JSON_POINTER = /^\/(?:[^~]|~0|~1)*$/;
    var RELATIVE_JSON_POINTER = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
    function getData($data, { dataLevel, dataNames, dataPathArr }) {
      let jsonPointer;
      let data;
      if ($data === "")
        return names_1.default.rootData;
      if ($data[0] === "/") {
        if (!JSON_POINTER.test($data))
          throw new Error(`Invalid JSON-pointer: ${$data}`);
        jsonPointer = $data;
        data = names_1.default.rootData;
      } else {
        const matches3 = RELATIVE_JSON_POINTER.exec($data);
        if (!matches3)
          throw new Error(`Invalid JSON-pointer: ${$data}`);
        const up = +matches3[1];
        jsonPointer = matches3[2];
        if (jsonPointer === "#") {
          if (up >= dataLevel)
            throw new Error(errorMsg("property/index", up));
          return dataPathArr[dataLevel - up];
        }
        if (up > dataLevel)
          throw new Error(errorMsg("data", up));
        data = dataNames[dataLevel - up];
        if (!jsonPointer)
          return data;
      }
      let expr = data;
      const segments = jsonPointer.split("/");
      for (const segment of segments) {
        if (segment) {
          data = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)((0, util_1.unescapeJsonPointer)(segment))}`;
          expr = (0, codegen_1._)`${expr} && ${data}`;
        }
      }
      return expr;
      function errorMsg(pointerType, up) {
        return `Cannot access ${pointerType} ${up} levels up, current level is ${dataLevel}`;
      }
    }
    exports.getData = getData;
  }
});

// node_modules/ajv/dist/runtime/validation_error.js
var require_validation_error = __commonJS({
  "node_modules/ajv/dist/runtime/validation_error.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var ValidationError = class extends Error {
      constructor(errors) {
        super("validation failed");
        this.errors = errors;
        this.ajv = this.validation = true;
      }
    };
    exports.default = ValidationError;
  }
});

// node_modules/ajv/dist/compile/ref_error.js
var require_ref_error = __commonJS({
  "node_modules/ajv/dist/compile/ref_error.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var resolve_1 = require_resolve();
    var MissingRefError = class extends Error {
      constructor(resolver, baseId, ref, msg) {
        super(msg || `can't resolve reference ${ref} from id ${baseId}`);
        this.missingRef = (0, resolve_1.resolveUrl)(resolver, baseId, ref);
        this.missingSchema = (0, resolve_1.normalizeId)((0, resolve_1.getFullPath)(resolver, this.missingRef));
      }
    };
    exports.default = MissingRefError;
  }
});

// node_modules/ajv/dist/compile/index.js
var require_compile = __commonJS({
  "node_modules/ajv/dist/compile/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.resolveSchema = exports.getCompilingSchema = exports.resolveRef = exports.compileSchema = exports.SchemaEnv = void 0;
    var codegen_1 = require_codegen();
    var validation_error_1 = require_validation_error();
    var names_1 = require_names();
    var resolve_1 = require_resolve();
    var util_1 = require_util();
    var validate_1 = require_validate();
    var SchemaEnv = class {
      constructor(env) {
        var _a;
        this.refs = {};
        this.dynamicAnchors = {};
        let schema;
        if (typeof env.schema == "object")
          schema = env.schema;
        this.schema = env.schema;
        this.schemaId = env.schemaId;
        this.root = env.root || this;
        this.baseId = (_a = env.baseId) !== null && _a !== void 0 ? _a : (0, resolve_1.normalizeId)(schema === null || schema === void 0 ? void 0 : schema[env.schemaId || "$id"]);
        this.schemaPath = env.schemaPath;
        this.localRefs = env.localRefs;
        this.meta = env.meta;
        this.$async = schema === null || schema === void 0 ? void 0 : schema.$async;
        this.refs = {};
      }
    };
    exports.SchemaEnv = SchemaEnv;
    function compileSchema(sch) {
      const _sch = getCompilingSchema.call(this, sch);
      if (_sch)
        return _sch;
      const rootId = (0, resolve_1.getFullPath)(this.opts.uriResolver, sch.root.baseId);
      const { es5, lines } = this.opts.code;
      const { ownProperties } = this.opts;
      const gen = new codegen_1.CodeGen(this.scope, { es5, lines, ownProperties });
      let _ValidationError;
      if (sch.$async) {
        _ValidationError = gen.scopeValue("Error", {
          ref: validation_error_1.default,
          code: (0, codegen_1._)`require("ajv/dist/runtime/validation_error").default`
        });
      }
      const validateName = gen.scopeName("validate");
      sch.validateName = validateName;
      const schemaCxt = {
        gen,
        allErrors: this.opts.allErrors,
        data: names_1.default.data,
        parentData: names_1.default.parentData,
        parentDataProperty: names_1.default.parentDataProperty,
        dataNames: [names_1.default.data],
        dataPathArr: [codegen_1.nil],
        // TODO can its length be used as dataLevel if nil is removed?
        dataLevel: 0,
        dataTypes: [],
        definedProperties: /* @__PURE__ */ new Set(),
        topSchemaRef: gen.scopeValue("schema", this.opts.code.source === true ? { ref: sch.schema, code: (0, codegen_1.stringify)(sch.schema) } : { ref: sch.schema }),
        validateName,
        ValidationError: _ValidationError,
        schema: sch.schema,
        schemaEnv: sch,
        rootId,
        baseId: sch.baseId || rootId,
        schemaPath: codegen_1.nil,
        errSchemaPath: sch.schemaPath || (this.opts.jtd ? "" : "#"),
        errorPath: (0, codegen_1._)`""`,
        opts: this.opts,
        self: this
      };
      let sourceCode;
      try {
        this._compilations.add(sch);
        (0, validate_1.validateFunctionCode)(schemaCxt);
        gen.optimize(this.opts.code.optimize);
        const validateCode = gen.toString();
        sourceCode = `${gen.scopeRefs(names_1.default.scope)}return ${validateCode}`;
        if (this.opts.code.process)
          sourceCode = this.opts.code.process(sourceCode, sch);
        const makeValidate = new Function(`${names_1.default.self}`, `${names_1.default.scope}`, sourceCode);
        const validate = makeValidate(this, this.scope.get());
        this.scope.value(validateName, { ref: validate });
        validate.errors = null;
        validate.schema = sch.schema;
        validate.schemaEnv = sch;
        if (sch.$async)
          validate.$async = true;
        if (this.opts.code.source === true) {
          validate.source = { validateName, validateCode, scopeValues: gen._values };
        }
        if (this.opts.unevaluated) {
          const { props, items } = schemaCxt;
          validate.evaluated = {
            props: props instanceof codegen_1.Name ? void 0 : props,
            items: items instanceof codegen_1.Name ? void 0 : items,
            dynamicProps: props instanceof codegen_1.Name,
            dynamicItems: items instanceof codegen_1.Name
          };
          if (validate.source)
            validate.source.evaluated = (0, codegen_1.stringify)(validate.evaluated);
        }
        sch.validate = validate;
        return sch;
      } catch (e) {
        delete sch.validate;
        delete sch.validateName;
        if (sourceCode)
          this.logger.error("Error compiling schema, function code:", sourceCode);
        throw e;
      } finally {
        this._compilations.delete(sch);
      }
    }
    exports.compileSchema = compileSchema;
    function resolveRef(root2, baseId, ref) {
      var _a;
      ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, ref);
      const schOrFunc = root2.refs[ref];
      if (schOrFunc)
        return schOrFunc;
      let _sch = resolve.call(this, root2, ref);
      if (_sch === void 0) {
        const schema = (_a = root2.localRefs) === null || _a === void 0 ? void 0 : _a[ref];
        const { schemaId } = this.opts;
        if (schema)
          _sch = new SchemaEnv({ schema, schemaId, root: root2, baseId });
      }
      if (_sch === void 0)
        return;
      return root2.refs[ref] = inlineOrCompile.call(this, _sch);
    }
    exports.resolveRef = resolveRef;
    function inlineOrCompile(sch) {
      if ((0, resolve_1.inlineRef)(sch.schema, this.opts.inlineRefs))
        return sch.schema;
      return sch.validate ? sch : compileSchema.call(this, sch);
    }
    function getCompilingSchema(schEnv) {
      for (const sch of this._compilations) {
        if (sameSchemaEnv(sch, schEnv))
          return sch;
      }
    }
    exports.getCompilingSchema = getCompilingSchema;
    function sameSchemaEnv(s1, s2) {
      return s1.schema === s2.schema && s1.root === s2.root && s1.baseId === s2.baseId;
    }
    function resolve(root2, ref) {
      let sch;
      while (typeof (sch = this.refs[ref]) == "string")
        ref = sch;
      return sch || this.schemas[ref] || resolveSchema.call(this, root2, ref);
    }
    function resolveSchema(root2, ref) {
      const p = this.opts.uriResolver.parse(ref);
      const refPath = (0, resolve_1._getFullPath)(this.opts.uriResolver, p);
      let baseId = (0, resolve_1.getFullPath)(this.opts.uriResolver, root2.baseId, void 0);
      if (Object.keys(root2.schema).length > 0 && refPath === baseId) {
        return getJsonPointer.call(this, p, root2);
      }
      const id = (0, resolve_1.normalizeId)(refPath);
      const schOrRef = this.refs[id] || this.schemas[id];
      if (typeof schOrRef == "string") {
        const sch = resolveSchema.call(this, root2, schOrRef);
        if (typeof (sch === null || sch === void 0 ? void 0 : sch.schema) !== "object")
          return;
        return getJsonPointer.call(this, p, sch);
      }
      if (typeof (schOrRef === null || schOrRef === void 0 ? void 0 : schOrRef.schema) !== "object")
        return;
      if (!schOrRef.validate)
        compileSchema.call(this, schOrRef);
      if (id === (0, resolve_1.normalizeId)(ref)) {
        const { schema } = schOrRef;
        const { schemaId } = this.opts;
        const schId = schema[schemaId];
        if (schId)
          baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
        return new SchemaEnv({ schema, schemaId, root: root2, baseId });
      }
      return getJsonPointer.call(this, p, schOrRef);
    }
    exports.resolveSchema = resolveSchema;
    var PREVENT_SCOPE_CHANGE = /* @__PURE__ */ new Set([
      "properties",
      "patternProperties",
      "enum",
      "dependencies",
      "definitions"
    ]);
    function getJsonPointer(parsedRef, { baseId, schema, root: root2 }) {
      var _a;
      if (((_a = parsedRef.fragment) === null || _a === void 0 ? void 0 : _a[0]) !== "/")
        return;
      for (const part of parsedRef.fragment.slice(1).split("/")) {
        if (typeof schema === "boolean")
          return;
        const partSchema = schema[(0, util_1.unescapeFragment)(part)];
        if (partSchema === void 0)
          return;
        schema = partSchema;
        const schId = typeof schema === "object" && schema[this.opts.schemaId];
        if (!PREVENT_SCOPE_CHANGE.has(part) && schId) {
          baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
        }
      }
      let env;
      if (typeof schema != "boolean" && schema.$ref && !(0, util_1.schemaHasRulesButRef)(schema, this.RULES)) {
        const $ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schema.$ref);
        env = resolveSchema.call(this, root2, $ref);
      }
      const { schemaId } = this.opts;
      env = env || new SchemaEnv({ schema, schemaId, root: root2, baseId });
      if (env.schema !== env.root.schema)
        return env;
      return void 0;
    }
  }
});

// node_modules/ajv/dist/refs/data.json
var require_data = __commonJS({
  "node_modules/ajv/dist/refs/data.json"(exports, module) {
    module.exports = {
      $id: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",
      description: "Meta-schema for $data reference (JSON AnySchema extension proposal)",
      type: "object",
      required: ["$data"],
      properties: {
        $data: {
          type: "string",
          anyOf: [{ format: "relative-json-pointer" }, { format: "json-pointer" }]
        }
      },
      additionalProperties: false
    };
  }
});

// node_modules/fast-uri/lib/utils.js
var require_utils = __commonJS({
  "node_modules/fast-uri/lib/utils.js"(exports, module) {
    "use strict";
    var isUUID = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu);
    var isIPv4 = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u);
    var isPort = RegExp.prototype.test.bind(/^\d*$/u);
    var isHexPair = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu);
    var isUnreserved = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu);
    var isPathCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u);
    var isQueryFragmentCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u);
    var isUserinfoCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u);
    var BYTE_HEX = new Array(256);
    {
      const HEX_DIGITS = "0123456789ABCDEF";
      for (let i = 0; i < 256; i++) {
        BYTE_HEX[i] = "%" + HEX_DIGITS[i >> 4] + HEX_DIGITS[i & 15];
      }
    }
    function percentEncodeNonAscii(cp) {
      if (cp < 2048) {
        return BYTE_HEX[192 | cp >> 6] + BYTE_HEX[128 | cp & 63];
      }
      if (cp < 65536) {
        return BYTE_HEX[224 | cp >> 12] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
      }
      return BYTE_HEX[240 | cp >> 18] + BYTE_HEX[128 | cp >> 12 & 63] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
    }
    function stringArrayToHexStripped(input) {
      let acc = "";
      let code = 0;
      let i = 0;
      for (i = 0; i < input.length; i++) {
        code = input[i].charCodeAt(0);
        if (code === 48) {
          continue;
        }
        if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) {
          return "";
        }
        acc += input[i];
        break;
      }
      for (i += 1; i < input.length; i++) {
        code = input[i].charCodeAt(0);
        if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) {
          return "";
        }
        acc += input[i];
      }
      return acc;
    }
    var isHextet = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/);
    var isIPvFuture = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/);
    var isZoneCharacter = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/);
    var nonSimpleDomain = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
    function isZoneIdentifier(zone) {
      if (zone.length === 0) return false;
      for (let i = 0; i < zone.length; i++) {
        if (isZoneCharacter(zone[i])) continue;
        if (zone[i] === "%" && i + 2 < zone.length && isHexPair(zone.slice(i + 1, i + 3))) {
          i += 2;
          continue;
        }
        return false;
      }
      return true;
    }
    function compressIPv6ZeroRun(hextets) {
      let bestStart = -1;
      let bestLength = 0;
      let runStart = -1;
      let runLength = 0;
      for (let i = 0; i < hextets.length; i++) {
        if (hextets[i] === "0") {
          if (runStart === -1) runStart = i;
          runLength++;
          if (runLength > bestLength) {
            bestLength = runLength;
            bestStart = runStart;
          }
        } else {
          runStart = -1;
          runLength = 0;
        }
      }
      if (bestLength < 2) return hextets.join(":");
      const head = hextets.slice(0, bestStart).join(":");
      const tail2 = hextets.slice(bestStart + bestLength).join(":");
      return head + "::" + tail2;
    }
    function normalizeIPv6Address(input) {
      const compression = input.indexOf("::");
      if (compression !== -1 && input.indexOf("::", compression + 1) !== -1) return void 0;
      const left = compression === -1 ? input.split(":") : input.slice(0, compression).split(":");
      const right = compression === -1 ? [] : input.slice(compression + 2).split(":");
      if (compression !== -1) {
        if (left.length === 1 && left[0] === "") left.length = 0;
        if (right.length === 1 && right[0] === "") right.length = 0;
      }
      const parts2 = left.concat(right);
      let hextetCount = 0;
      for (let i = 0; i < parts2.length; i++) {
        const part = parts2[i];
        if (part === "") return void 0;
        if (part.indexOf(".") !== -1) {
          if (i !== parts2.length - 1 || compression !== -1 && right.length === 0 || !isIPv4(part)) return void 0;
          hextetCount += 2;
          continue;
        }
        if (!isHextet(part)) return void 0;
        parts2[i] = parseInt(part, 16).toString(16);
        hextetCount++;
      }
      if (compression === -1) {
        if (hextetCount !== 8) return void 0;
        return compressIPv6ZeroRun(parts2);
      }
      if (hextetCount >= 8) return void 0;
      const expanded = parts2.slice(0, left.length);
      for (let i = hextetCount; i < 8; i++) expanded.push("0");
      for (let i = left.length; i < parts2.length; i++) expanded.push(parts2[i]);
      return compressIPv6ZeroRun(expanded);
    }
    function normalizeIPv6(host2) {
      const bracketed = host2[0] === "[" && host2[host2.length - 1] === "]";
      const hasBracket = host2[0] === "[" || host2[host2.length - 1] === "]";
      if (hasBracket && !bracketed) return { host: host2, isIPV6: false, error: true };
      let input = bracketed ? host2.slice(1, -1) : host2;
      if (bracketed && isIPvFuture(input)) {
        input = input.toLowerCase();
        return { host: `[${input}]`, escapedHost: input, isIPV6: false, isIPVFuture: true };
      }
      if (findToken(input, ":") < 2) {
        return { host: host2, isIPV6: false, error: bracketed };
      }
      let zoneIdentifier = "";
      const zoneSeparator = input.indexOf("%");
      if (zoneSeparator !== -1) {
        const separatorLength = input.slice(zoneSeparator, zoneSeparator + 3).toLowerCase() === "%25" ? 3 : 1;
        zoneIdentifier = input.slice(zoneSeparator + separatorLength);
        if (!isZoneIdentifier(zoneIdentifier)) return { host: host2, isIPV6: false, error: true };
        input = input.slice(0, zoneSeparator);
      }
      const address = normalizeIPv6Address(input);
      if (address === void 0) return { host: host2, isIPV6: false, error: true };
      return {
        host: address + (zoneIdentifier ? "%" + zoneIdentifier : ""),
        escapedHost: address + (zoneIdentifier ? "%25" + zoneIdentifier : ""),
        isIPV6: true
      };
    }
    function findToken(str, token) {
      let ind = 0;
      for (let i = 0; i < str.length; i++) {
        if (str[i] === token) ind++;
      }
      return ind;
    }
    function removeDotSegments(path) {
      let input = path;
      const output = [];
      let nextSlash = -1;
      let len = 0;
      while (len = input.length) {
        if (len === 1) {
          if (input === ".") {
            break;
          } else if (input === "/") {
            output.push("/");
            break;
          } else {
            output.push(input);
            break;
          }
        } else if (len === 2) {
          if (input[0] === ".") {
            if (input[1] === ".") {
              break;
            } else if (input[1] === "/") {
              input = input.slice(2);
              continue;
            }
          } else if (input[0] === "/") {
            if (input[1] === "." || input[1] === "/") {
              output.push("/");
              break;
            }
          }
        } else if (len === 3) {
          if (input === "/..") {
            if (output.length !== 0) {
              output.pop();
            }
            output.push("/");
            break;
          }
        }
        if (input[0] === ".") {
          if (input[1] === ".") {
            if (input[2] === "/") {
              input = input.slice(3);
              continue;
            }
          } else if (input[1] === "/") {
            input = input.slice(2);
            continue;
          }
        } else if (input[0] === "/") {
          if (input[1] === ".") {
            if (input[2] === "/") {
              input = input.slice(2);
              continue;
            } else if (input[2] === ".") {
              if (input[3] === "/") {
                input = input.slice(3);
                if (output.length !== 0) {
                  output.pop();
                }
                continue;
              }
            }
          }
        }
        if ((nextSlash = input.indexOf("/", 1)) === -1) {
          output.push(input);
          break;
        } else {
          output.push(input.slice(0, nextSlash));
          input = input.slice(nextSlash);
        }
      }
      return output.join("");
    }
    function removeDotSegmentsRelative(path) {
      if (path === "" || path[0] === "/") {
        return removeDotSegments(path);
      }
      const segments = path.split("/");
      const last = segments.length - 1;
      const output = [];
      let trailingDirectory = false;
      for (let i = 0; i <= last; i++) {
        const segment = segments[i];
        if (segment === "." || segment === "..") {
          if (segment === "..") {
            if (output.length !== 0 && output[output.length - 1] !== "..") {
              output.pop();
            } else {
              output.push("..");
            }
          }
          trailingDirectory = i === last;
        } else {
          output.push(segment);
        }
      }
      if (trailingDirectory && output[output.length - 1] !== "..") {
        output.push("");
      }
      if (output.length === 0 || output[0] === "" || output[0].includes(":")) {
        output.unshift(".");
      }
      return output.join("/");
    }
    var HOST_DELIMS = { "@": "%40", "/": "%2F", "?": "%3F", "#": "%23", ":": "%3A" };
    var HOST_DELIM_RE = /[@/?#:]/g;
    var HOST_DELIM_NO_COLON_RE = /[@/?#]/g;
    function reescapeHostDelimiters(host2, isIP) {
      const re = isIP ? HOST_DELIM_NO_COLON_RE : HOST_DELIM_RE;
      re.lastIndex = 0;
      return host2.replace(re, (ch) => HOST_DELIMS[ch]);
    }
    function normalizePercentEncoding(input, decodeUnreserved = false) {
      if (input.indexOf("%") === -1) {
        return input;
      }
      let output = "";
      for (let i = 0; i < input.length; i++) {
        if (input[i] === "%" && i + 2 < input.length) {
          const hex2 = input.slice(i + 1, i + 3);
          if (isHexPair(hex2)) {
            const normalizedHex = hex2.toUpperCase();
            const decoded2 = String.fromCharCode(parseInt(normalizedHex, 16));
            if (decodeUnreserved && isUnreserved(decoded2)) {
              output += decoded2;
            } else {
              output += "%" + normalizedHex;
            }
            i += 2;
            continue;
          }
        }
        output += input[i];
      }
      return output;
    }
    function normalizePathEncoding(input) {
      let output = "";
      for (let i = 0; i < input.length; i++) {
        const ch = input[i];
        if (ch === "%" && i + 2 < input.length) {
          const hex2 = input.slice(i + 1, i + 3);
          if (isHexPair(hex2)) {
            const normalizedHex = hex2.toUpperCase();
            const decoded2 = String.fromCharCode(parseInt(normalizedHex, 16));
            if (decoded2 !== "." && isUnreserved(decoded2)) {
              output += decoded2;
            } else {
              output += "%" + normalizedHex;
            }
            i += 2;
            continue;
          }
        }
        if (isPathCharacter(ch)) {
          output += ch;
        } else {
          const code = input.charCodeAt(i);
          if (code < 128) {
            output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
          } else if (code < 55296 || code > 57343) {
            output += percentEncodeNonAscii(code);
          } else if (code <= 56319 && i + 1 < input.length) {
            const low = input.charCodeAt(i + 1);
            if (low >= 56320 && low <= 57343) {
              output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
              i++;
            } else {
              output += percentEncodeNonAscii(65533);
            }
          } else {
            output += percentEncodeNonAscii(65533);
          }
        }
      }
      return output;
    }
    function serializePathEncoding(input, pathNoScheme = false) {
      let output = "";
      let firstSegment = pathNoScheme && input[0] !== "/";
      for (let i = 0; i < input.length; i++) {
        const ch = input[i];
        if (ch === "%" && i + 2 < input.length) {
          const hex2 = input.slice(i + 1, i + 3);
          if (isHexPair(hex2)) {
            output += "%" + hex2.toUpperCase();
            i += 2;
            continue;
          }
        }
        if (ch === "/") {
          firstSegment = false;
        }
        if (isPathCharacter(ch) && (ch !== ":" || !firstSegment)) {
          output += ch;
        } else {
          const code = input.charCodeAt(i);
          if (code < 128) {
            output += BYTE_HEX[code];
          } else if (code < 55296 || code > 57343) {
            output += percentEncodeNonAscii(code);
          } else if (code <= 56319 && i + 1 < input.length) {
            const low = input.charCodeAt(i + 1);
            if (low >= 56320 && low <= 57343) {
              output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
              i++;
            } else {
              output += percentEncodeNonAscii(65533);
            }
          } else {
            output += percentEncodeNonAscii(65533);
          }
        }
      }
      return output;
    }
    function encodeComponent(input, isAllowed) {
      let output = "";
      for (let i = 0; i < input.length; i++) {
        const ch = input[i];
        if (ch === "%" && i + 2 < input.length) {
          const hex2 = input.slice(i + 1, i + 3);
          if (isHexPair(hex2)) {
            output += "%" + hex2.toUpperCase();
            i += 2;
            continue;
          }
        }
        if (isAllowed(ch)) {
          output += ch;
        } else {
          const code = input.charCodeAt(i);
          if (code < 128) {
            output += BYTE_HEX[code];
          } else if (code < 55296 || code > 57343) {
            output += percentEncodeNonAscii(code);
          } else if (code <= 56319 && i + 1 < input.length) {
            const low = input.charCodeAt(i + 1);
            if (low >= 56320 && low <= 57343) {
              output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
              i++;
            } else {
              output += percentEncodeNonAscii(65533);
            }
          } else {
            output += percentEncodeNonAscii(65533);
          }
        }
      }
      return output;
    }
    function encodeUserinfo(input) {
      return encodeComponent(input, isUserinfoCharacter);
    }
    function encodeQuery(input) {
      return encodeComponent(input, isQueryFragmentCharacter);
    }
    function encodeFragment(input) {
      return encodeComponent(input, isQueryFragmentCharacter);
    }
    function isEscapeSafe(cp) {
      return cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 42 || cp === 43 || cp === 45 || cp === 46 || cp === 47 || cp === 64 || cp === 95;
    }
    function normalizeQueryFragmentEncoding(input) {
      let output = "";
      for (let i = 0; i < input.length; i++) {
        const ch = input[i];
        if (ch === "%" && i + 2 < input.length) {
          const hex2 = input.slice(i + 1, i + 3);
          if (isHexPair(hex2)) {
            const normalizedHex = hex2.toUpperCase();
            const decoded2 = String.fromCharCode(parseInt(normalizedHex, 16));
            if (isUnreserved(decoded2)) {
              output += decoded2;
            } else {
              output += "%" + normalizedHex;
            }
            i += 2;
            continue;
          }
        }
        if (isQueryFragmentCharacter(ch)) {
          output += ch;
        } else {
          const code = input.charCodeAt(i);
          if (code < 128) {
            output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
          } else if (code < 55296 || code > 57343) {
            output += percentEncodeNonAscii(code);
          } else if (code <= 56319 && i + 1 < input.length) {
            const low = input.charCodeAt(i + 1);
            if (low >= 56320 && low <= 57343) {
              output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
              i++;
            } else {
              output += percentEncodeNonAscii(65533);
            }
          } else {
            output += percentEncodeNonAscii(65533);
          }
        }
      }
      return output;
    }
    function escapePreservingEscapes(input) {
      let output = "";
      for (let i = 0; i < input.length; i++) {
        if (input[i] === "%" && i + 2 < input.length) {
          const hex2 = input.slice(i + 1, i + 3);
          if (isHexPair(hex2)) {
            output += "%" + hex2.toUpperCase();
            i += 2;
            continue;
          }
        }
        output += escape(input[i]);
      }
      return output;
    }
    function recomposeAuthority(component) {
      const uriTokens = [];
      if (component.userinfo !== void 0) {
        uriTokens.push(encodeUserinfo(component.userinfo));
        uriTokens.push("@");
      }
      if (component.host !== void 0) {
        let host2 = component.host;
        if (!isIPv4(host2)) {
          let ipV6res = normalizeIPv6(host2);
          if (ipV6res.isIPV6 !== true && ipV6res.isIPVFuture !== true) {
            host2 = normalizePercentEncoding(host2, true);
            ipV6res = normalizeIPv6(host2);
          }
          if (ipV6res.isIPV6 === true || ipV6res.isIPVFuture === true) {
            host2 = `[${ipV6res.escapedHost}]`;
          } else {
            host2 = reescapeHostDelimiters(host2, false);
          }
        }
        uriTokens.push(host2);
      }
      if (typeof component.port === "number" || typeof component.port === "string") {
        const port = String(component.port);
        if (!isPort(port)) {
          throw new TypeError("URI port is malformed.");
        }
        uriTokens.push(":");
        uriTokens.push(port);
      }
      return uriTokens.length ? uriTokens.join("") : void 0;
    }
    module.exports = {
      nonSimpleDomain,
      recomposeAuthority,
      reescapeHostDelimiters,
      normalizePercentEncoding,
      normalizePathEncoding,
      serializePathEncoding,
      normalizeQueryFragmentEncoding,
      encodeUserinfo,
      encodeQuery,
      encodeFragment,
      escapePreservingEscapes,
      removeDotSegments,
      removeDotSegmentsRelative,
      isIPv4,
      isUUID,
      normalizeIPv6,
      stringArrayToHexStripped
    };
  }
});

// node_modules/fast-uri/lib/schemes.js
var require_schemes = __commonJS({
  "node_modules/fast-uri/lib/schemes.js"(exports, module) {
    "use strict";
    var { isUUID } = require_utils();
    var URN_REG = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu;
    var supportedSchemeNames = (
      /** @type {const} */
      [
        "http",
        "https",
        "ws",
        "wss",
        "urn",
        "urn:uuid"
      ]
    );
    function isValidSchemeName(name) {
      return supportedSchemeNames.indexOf(
        /** @type {*} */
        name
      ) !== -1;
    }
    function wsIsSecure(wsComponent) {
      if (wsComponent.secure === true) {
        return true;
      } else if (wsComponent.secure === false) {
        return false;
      } else if (wsComponent.scheme) {
        return wsComponent.scheme.length === 3 && (wsComponent.scheme[0] === "w" || wsComponent.scheme[0] === "W") && (wsComponent.scheme[1] === "s" || wsComponent.scheme[1] === "S") && (wsComponent.scheme[2] === "s" || wsComponent.scheme[2] === "S");
      } else {
        return false;
      }
    }
    function httpParse(component) {
      if (!component.host) {
        component.error = component.error || "HTTP URIs must have a host.";
      }
      return component;
    }
    function httpSerialize(component) {
      const secure = String(component.scheme).toLowerCase() === "https";
      if (component.port === (secure ? 443 : 80) || component.port === "") {
        component.port = void 0;
      }
      if (!component.path) {
        component.path = "/";
      }
      return component;
    }
    function wsParse(wsComponent) {
      wsComponent.secure = wsIsSecure(wsComponent);
      wsComponent.resourceName = (wsComponent.path || "/") + (wsComponent.query ? "?" + wsComponent.query : "");
      wsComponent.path = void 0;
      wsComponent.query = void 0;
      return wsComponent;
    }
    function wsSerialize(wsComponent) {
      if (wsComponent.port === (wsIsSecure(wsComponent) ? 443 : 80) || wsComponent.port === "") {
        wsComponent.port = void 0;
      }
      if (typeof wsComponent.secure === "boolean") {
        wsComponent.scheme = wsComponent.secure ? "wss" : "ws";
        wsComponent.secure = void 0;
      }
      if (wsComponent.resourceName) {
        const queryIndex = wsComponent.resourceName.indexOf("?");
        const path = queryIndex === -1 ? wsComponent.resourceName : wsComponent.resourceName.slice(0, queryIndex);
        wsComponent.path = path && path !== "/" ? path : void 0;
        wsComponent.query = queryIndex === -1 ? void 0 : wsComponent.resourceName.slice(queryIndex + 1);
        wsComponent.resourceName = void 0;
      }
      wsComponent.fragment = void 0;
      return wsComponent;
    }
    function urnParse(urnComponent, options) {
      if (!urnComponent.path) {
        urnComponent.error = "URN can not be parsed";
        return urnComponent;
      }
      const matches3 = urnComponent.path.match(URN_REG);
      if (matches3 && matches3[0] === urnComponent.path) {
        const scheme = options.scheme || urnComponent.scheme || "urn";
        urnComponent.nid = matches3[1].toLowerCase();
        urnComponent.nss = matches3[2];
        const urnScheme = `${scheme}:${options.nid || urnComponent.nid}`;
        const schemeHandler = getSchemeHandler(urnScheme);
        urnComponent.path = void 0;
        if (schemeHandler) {
          urnComponent = schemeHandler.parse(urnComponent, options);
        }
      } else {
        urnComponent.error = urnComponent.error || "URN can not be parsed.";
      }
      return urnComponent;
    }
    function urnSerialize(urnComponent, options) {
      if (urnComponent.nid === void 0) {
        throw new Error("URN without nid cannot be serialized");
      }
      const scheme = options.scheme || urnComponent.scheme || "urn";
      const nid = urnComponent.nid.toLowerCase();
      const urnScheme = `${scheme}:${options.nid || nid}`;
      const schemeHandler = getSchemeHandler(urnScheme);
      if (schemeHandler) {
        urnComponent = schemeHandler.serialize(urnComponent, options);
      }
      const uriComponent = urnComponent;
      const nss = urnComponent.nss;
      uriComponent.path = `${nid || options.nid}:${nss}`;
      options.skipEscape = true;
      return uriComponent;
    }
    function urnuuidParse(urnComponent, options) {
      const uuidComponent = urnComponent;
      uuidComponent.uuid = uuidComponent.nss;
      uuidComponent.nss = void 0;
      if (!options.tolerant && (!uuidComponent.uuid || !isUUID(uuidComponent.uuid))) {
        uuidComponent.error = uuidComponent.error || "UUID is not valid.";
      }
      return uuidComponent;
    }
    function urnuuidSerialize(uuidComponent) {
      const urnComponent = uuidComponent;
      urnComponent.nss = (uuidComponent.uuid || "").toLowerCase();
      return urnComponent;
    }
    var http = (
      /** @type {SchemeHandler} */
      {
        scheme: "http",
        domainHost: true,
        parse: httpParse,
        serialize: httpSerialize
      }
    );
    var https = (
      /** @type {SchemeHandler} */
      {
        scheme: "https",
        domainHost: http.domainHost,
        parse: httpParse,
        serialize: httpSerialize
      }
    );
    var ws = (
      /** @type {SchemeHandler} */
      {
        scheme: "ws",
        domainHost: true,
        parse: wsParse,
        serialize: wsSerialize
      }
    );
    var wss = (
      /** @type {SchemeHandler} */
      {
        scheme: "wss",
        domainHost: ws.domainHost,
        parse: ws.parse,
        serialize: ws.serialize
      }
    );
    var urn = (
      /** @type {SchemeHandler} */
      {
        scheme: "urn",
        parse: urnParse,
        serialize: urnSerialize,
        skipNormalize: true
      }
    );
    var urnuuid = (
      /** @type {SchemeHandler} */
      {
        scheme: "urn:uuid",
        parse: urnuuidParse,
        serialize: urnuuidSerialize,
        skipNormalize: true
      }
    );
    var SCHEMES = (
      /** @type {Record<SchemeName, SchemeHandler>} */
      {
        http,
        https,
        ws,
        wss,
        urn,
        "urn:uuid": urnuuid
      }
    );
    Object.setPrototypeOf(SCHEMES, null);
    function getSchemeHandler(scheme) {
      return scheme && (SCHEMES[
        /** @type {SchemeName} */
        scheme
      ] || SCHEMES[
        /** @type {SchemeName} */
        scheme.toLowerCase()
      ]) || void 0;
    }
    module.exports = {
      wsIsSecure,
      SCHEMES,
      isValidSchemeName,
      getSchemeHandler
    };
  }
});

// node_modules/fast-uri/index.js
var require_fast_uri = __commonJS({
  "node_modules/fast-uri/index.js"(exports, module) {
    "use strict";
    var { normalizeIPv6, removeDotSegments, removeDotSegmentsRelative, recomposeAuthority, normalizePercentEncoding, normalizePathEncoding, serializePathEncoding, normalizeQueryFragmentEncoding, encodeQuery, encodeFragment, reescapeHostDelimiters, isIPv4, nonSimpleDomain } = require_utils();
    var { SCHEMES, getSchemeHandler } = require_schemes();
    var VALID_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/u;
    var MALFORMED_SCHEME_ERROR = "URI scheme is malformed.";
    var MALFORMED_HOST_ERROR = "URI host is malformed.";
    var FORBIDDEN_DOMAIN_HOST_CHARACTER = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;
    function validateScheme(scheme) {
      const stringScheme = String(scheme);
      if (!VALID_SCHEME.test(stringScheme)) {
        throw new TypeError(MALFORMED_SCHEME_ERROR);
      }
      return stringScheme;
    }
    function normalize(uri, options) {
      if (typeof uri === "string") {
        uri = /** @type {T} */
        normalizeString(uri, options);
      } else if (typeof uri === "object") {
        uri = /** @type {T} */
        parse2(serialize(uri, options), options);
      }
      return uri;
    }
    function resolve(baseURI, relativeURI, options) {
      const schemelessOptions = options ? Object.assign({ scheme: "null" }, options) : { scheme: "null" };
      const {
        parsed: baseParsed,
        malformedAuthorityOrPort: baseMalformed,
        malformedPercentEncoding: baseMalformedPercentEncoding,
        malformedSchemeSpecific: baseMalformedSchemeSpecific,
        malformedHost: baseMalformedHost,
        malformedScheme: baseMalformedScheme
      } = parseWithStatus(baseURI, schemelessOptions);
      const {
        parsed: relativeParsed,
        malformedAuthorityOrPort: relativeMalformed,
        malformedPercentEncoding: relativeMalformedPercentEncoding,
        malformedSchemeSpecific: relativeMalformedSchemeSpecific,
        malformedHost: relativeMalformedHost,
        malformedScheme: relativeMalformedScheme
      } = parseWithStatus(relativeURI, schemelessOptions);
      if (baseMalformed || relativeMalformed || baseMalformedPercentEncoding || relativeMalformedPercentEncoding || baseMalformedSchemeSpecific || relativeMalformedSchemeSpecific || baseMalformedHost || relativeMalformedHost || baseMalformedScheme || relativeMalformedScheme) {
        throw new Error(baseParsed.error || relativeParsed.error || "URI is malformed.");
      }
      const resolved3 = resolveComponent(baseParsed, relativeParsed, schemelessOptions, true);
      const resolvedSchemeHandler = getSchemeHandler(options && options.scheme || resolved3.scheme);
      const resolvedHost = resolved3.host;
      const resolvedHostIsIP = resolvedHost !== void 0 && resolvedHost !== "" && (isIPv4(resolvedHost) || normalizeIPv6(resolvedHost).isIPV6);
      if (hasForbiddenDomainHost(resolved3, options || {}, resolvedSchemeHandler, resolvedHostIsIP)) {
        throw new Error(MALFORMED_HOST_ERROR);
      }
      canonicalizeHost(resolved3, options || {}, resolvedSchemeHandler, resolvedHostIsIP);
      const encodedASCIIHost = resolvedHost && resolvedHost.indexOf("%") !== -1 && !new RegExp("\\P{ASCII}", "u").test(resolvedHost);
      if (resolved3.error && !encodedASCIIHost) {
        throw new Error(resolved3.error);
      }
      schemelessOptions.skipEscape = true;
      return serialize(resolved3, schemelessOptions);
    }
    function resolveComponent(base, relative, options, skipNormalization) {
      const target = {};
      if (!skipNormalization) {
        base = parse2(serialize(base, options), options);
        relative = parse2(serialize(relative, options), options);
      }
      options = options || {};
      if (!options.tolerant && relative.scheme) {
        target.scheme = relative.scheme;
        target.userinfo = relative.userinfo;
        target.host = relative.host;
        target.port = relative.port;
        target.path = removeDotSegments(relative.path || "");
        target.query = relative.query;
      } else {
        if (relative.userinfo !== void 0 || relative.host !== void 0 || relative.port !== void 0) {
          target.userinfo = relative.userinfo;
          target.host = relative.host;
          target.port = relative.port;
          target.path = removeDotSegments(relative.path || "");
          target.query = relative.query;
        } else {
          if (!relative.path) {
            target.path = base.path;
            if (relative.query !== void 0) {
              target.query = relative.query;
            } else {
              target.query = base.query;
            }
          } else {
            if (relative.path[0] === "/") {
              target.path = removeDotSegments(relative.path);
            } else {
              const baseHasAuthority = base.userinfo !== void 0 || base.host !== void 0 || base.port !== void 0;
              if (baseHasAuthority && !base.path) {
                target.path = "/" + relative.path;
              } else if (!base.path) {
                target.path = relative.path;
              } else {
                target.path = base.path.slice(0, base.path.lastIndexOf("/") + 1) + relative.path;
              }
              target.path = base.scheme === void 0 && !baseHasAuthority && target.path[0] !== "/" ? removeDotSegmentsRelative(target.path) : removeDotSegments(target.path);
            }
            target.query = relative.query;
          }
          target.userinfo = base.userinfo;
          target.host = base.host;
          target.port = base.port;
        }
        target.scheme = base.scheme;
      }
      target.fragment = relative.fragment;
      return target;
    }
    function equal2(uriA, uriB, options) {
      const normalizedA = normalizeComparableURI(uriA, options);
      const normalizedB = normalizeComparableURI(uriB, options);
      return normalizedA !== void 0 && normalizedB !== void 0 && normalizedA === normalizedB;
    }
    function serialize(cmpts, opts) {
      const component = {
        host: cmpts.host,
        scheme: cmpts.scheme,
        userinfo: cmpts.userinfo,
        port: cmpts.port,
        path: cmpts.path,
        query: cmpts.query,
        nid: cmpts.nid,
        nss: cmpts.nss,
        uuid: cmpts.uuid,
        fragment: cmpts.fragment,
        reference: cmpts.reference,
        resourceName: cmpts.resourceName,
        secure: cmpts.secure,
        error: ""
      };
      const options = Object.assign({}, opts);
      const uriTokens = [];
      if (component.scheme) {
        component.scheme = validateScheme(component.scheme);
      }
      const schemeHandler = getSchemeHandler(options.scheme || component.scheme);
      if (schemeHandler && schemeHandler.serialize) schemeHandler.serialize(component, options);
      const hasAuthority = component.userinfo !== void 0 || component.host !== void 0 || component.port !== void 0;
      const schemelessReference = (component.scheme === void 0 || options.reference === "suffix") && !hasAuthority;
      const pathNoScheme = !options.skipEscape && schemelessReference;
      if (component.path !== void 0) {
        if (!options.skipEscape) {
          component.path = serializePathEncoding(component.path, pathNoScheme);
        } else {
          component.path = normalizePercentEncoding(component.path);
        }
      }
      if (options.reference !== "suffix" && component.scheme) {
        component.scheme = validateScheme(component.scheme);
        uriTokens.push(component.scheme, ":");
      }
      const authority = recomposeAuthority(component);
      if (authority !== void 0) {
        if (options.reference !== "suffix") {
          uriTokens.push("//");
        }
        uriTokens.push(authority);
        if (component.path && component.path[0] !== "/") {
          uriTokens.push("/");
        }
      }
      if (component.path !== void 0) {
        let s = component.path;
        if (!options.absolutePath && (!schemeHandler || !schemeHandler.absolutePath)) {
          s = schemelessReference && s[0] !== "/" ? removeDotSegmentsRelative(s) : removeDotSegments(s);
        }
        if (schemelessReference) {
          s = serializePathEncoding(s, true);
        }
        if (authority === void 0 && s[0] === "/" && s[1] === "/") {
          s = "/%2F" + s.slice(2);
        }
        uriTokens.push(s);
      }
      if (component.query !== void 0) {
        uriTokens.push("?", encodeQuery(component.query));
      }
      if (component.fragment !== void 0) {
        uriTokens.push("#", encodeFragment(component.fragment));
      }
      return uriTokens.join("");
    }
    var URI_PARSE = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u;
    var AUTHORITY_PREFIX = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/;
    var AUTHORITY_INTRODUCER_REGION = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
    function getParseError(parsed2, matches3) {
      if (matches3[2] !== void 0 && parsed2.path && parsed2.path[0] !== "/") {
        return 'URI path must start with "/" when authority is present.';
      }
      if (typeof parsed2.port === "number" && (parsed2.port < 0 || parsed2.port > 65535)) {
        return "URI port is malformed.";
      }
      return void 0;
    }
    function hasMalformedPercentEncoding(component) {
      if (component === void 0) return false;
      let percent2 = component.indexOf("%");
      while (percent2 !== -1) {
        if (percent2 + 2 >= component.length || !/^[\da-f]{2}$/iu.test(component.slice(percent2 + 1, percent2 + 3))) {
          return true;
        }
        percent2 = component.indexOf("%", percent2 + 3);
      }
      return false;
    }
    function isIPLiteral(host2) {
      return host2[0] === "[" && host2[host2.length - 1] === "]";
    }
    function hasMalformedComponentPercentEncoding(matches3) {
      const host2 = matches3[4];
      return hasMalformedPercentEncoding(matches3[3]) || host2 !== void 0 && !isIPLiteral(host2) && hasMalformedPercentEncoding(host2) || hasMalformedPercentEncoding(matches3[6]) || hasMalformedPercentEncoding(matches3[7]) || hasMalformedPercentEncoding(matches3[8]);
    }
    function canonicalizeHost(parsed2, options, schemeHandler, isIP) {
      if (hasForbiddenDomainHost(parsed2, options, schemeHandler, isIP)) {
        parsed2.error = parsed2.error || MALFORMED_HOST_ERROR;
        return true;
      }
      if (!options.unicodeSupport && (!schemeHandler || !schemeHandler.unicodeSupport) && parsed2.host && !isIPLiteral(parsed2.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && isIP === false && nonSimpleDomain(parsed2.host)) {
        let url;
        try {
          url = new URL("http://" + parsed2.host);
        } catch (e) {
          parsed2.error = parsed2.error || "Host's domain name can not be converted to ASCII: " + e;
          return true;
        }
        if (!isHostOnlyURL(url)) {
          parsed2.error = parsed2.error || MALFORMED_HOST_ERROR;
          return true;
        }
        parsed2.host = url.hostname;
      }
      return false;
    }
    function hasForbiddenDomainHost(parsed2, options, schemeHandler, isIP) {
      return Boolean(
        parsed2.host && isIP === false && !isIPLiteral(parsed2.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && FORBIDDEN_DOMAIN_HOST_CHARACTER.test(parsed2.host)
      );
    }
    function isHostOnlyURL(url) {
      return url.username === "" && url.password === "" && url.port === "" && url.pathname === "/" && url.search === "" && url.hash === "" && url.hostname !== "";
    }
    function parseWithStatus(uri, opts) {
      const options = Object.assign({}, opts);
      const parsed2 = {
        scheme: void 0,
        userinfo: void 0,
        host: "",
        port: void 0,
        path: "",
        query: void 0,
        fragment: void 0
      };
      let malformedAuthorityOrPort = false;
      let malformedPercentEncoding = false;
      let malformedSchemeSpecific = false;
      let malformedHost = false;
      let malformedIPLiteral = false;
      let malformedScheme = false;
      let isIP = false;
      if (options.reference === "suffix") {
        if (options.scheme) {
          uri = options.scheme + ":" + uri;
        } else {
          uri = "//" + uri;
        }
      }
      const authorityMatch = uri.match(AUTHORITY_PREFIX);
      if (authorityMatch !== null && authorityMatch[1].indexOf("\\") !== -1) {
        parsed2.error = "URI authority must not contain a literal backslash.";
        malformedAuthorityOrPort = true;
      }
      const introducerMatch = uri.match(AUTHORITY_INTRODUCER_REGION);
      if (introducerMatch !== null) {
        const region = introducerMatch[1];
        const normalizedRegion = region.replace(/[\t\n\r]/g, "");
        if (normalizedRegion.length >= 2) {
          if (normalizedRegion.slice(0, 2) !== "//") {
            parsed2.error = parsed2.error || "URI authority must not contain a literal backslash.";
            malformedAuthorityOrPort = true;
          } else if (region.length !== normalizedRegion.length) {
            parsed2.error = parsed2.error || "URI authority introducer must not contain whitespace.";
            malformedAuthorityOrPort = true;
          }
        }
      }
      const matches3 = uri.match(URI_PARSE);
      if (matches3) {
        parsed2.scheme = matches3[1];
        parsed2.userinfo = matches3[3];
        parsed2.host = matches3[4];
        parsed2.port = parseInt(matches3[5], 10);
        parsed2.path = matches3[6] || "";
        parsed2.query = matches3[7];
        parsed2.fragment = matches3[8];
        if (parsed2.scheme !== void 0) {
          if (VALID_SCHEME.test(parsed2.scheme)) {
            parsed2.scheme = parsed2.scheme.toLowerCase();
          } else {
            parsed2.error = parsed2.error || MALFORMED_SCHEME_ERROR;
            malformedScheme = true;
          }
        }
        malformedPercentEncoding = hasMalformedComponentPercentEncoding(matches3);
        if (malformedPercentEncoding) {
          parsed2.error = parsed2.error || "URI contains malformed percent-encoding.";
        }
        if (isNaN(parsed2.port)) {
          parsed2.port = matches3[5];
        }
        const parseError = getParseError(parsed2, matches3);
        if (parseError !== void 0) {
          parsed2.error = parsed2.error || parseError;
          malformedAuthorityOrPort = true;
        }
        if (parsed2.host) {
          const ipv4result = isIPv4(parsed2.host);
          if (ipv4result === false) {
            const bracketedIPLiteral = isIPLiteral(parsed2.host);
            const hasIPLiteralBracket = parsed2.host.indexOf("[") !== -1 || parsed2.host.indexOf("]") !== -1;
            const ipv6result = normalizeIPv6(parsed2.host);
            isIP = ipv6result.isIPV6 || ipv6result.isIPVFuture === true;
            malformedIPLiteral = hasIPLiteralBracket && (!bracketedIPLiteral || ipv6result.error === true);
            parsed2.host = isIP ? ipv6result.host : ipv6result.host.toLowerCase();
            if (malformedIPLiteral) {
              parsed2.error = parsed2.error || MALFORMED_HOST_ERROR;
              malformedAuthorityOrPort = true;
            }
          } else {
            isIP = true;
          }
        }
        if (parsed2.scheme === void 0 && parsed2.userinfo === void 0 && parsed2.host === void 0 && parsed2.port === void 0 && parsed2.query === void 0 && !parsed2.path) {
          parsed2.reference = "same-document";
        } else if (parsed2.scheme === void 0) {
          parsed2.reference = "relative";
        } else if (parsed2.fragment === void 0) {
          parsed2.reference = "absolute";
        } else {
          parsed2.reference = "uri";
        }
        if (options.reference && options.reference !== "suffix" && options.reference !== parsed2.reference) {
          parsed2.error = parsed2.error || "URI is not a " + options.reference + " reference.";
        }
        const schemeHandler = getSchemeHandler(options.scheme || parsed2.scheme);
        if (!malformedIPLiteral) {
          malformedHost = canonicalizeHost(parsed2, options, schemeHandler, isIP);
        }
        if (uri.indexOf("%") !== -1 && parsed2.host !== void 0 && !malformedIPLiteral) {
          let host2 = isIP ? parsed2.host : normalizePercentEncoding(parsed2.host, true);
          if (!isIP) {
            host2 = normalizePercentEncoding(host2.toLowerCase());
          }
          parsed2.host = isIP || options.scheme !== "null" ? reescapeHostDelimiters(host2, isIP) : host2;
        }
        if (!schemeHandler || schemeHandler && !schemeHandler.skipNormalize) {
          if (parsed2.path) {
            parsed2.path = normalizePathEncoding(parsed2.path);
          }
          if (parsed2.query) {
            parsed2.query = normalizeQueryFragmentEncoding(parsed2.query);
          }
          if (parsed2.fragment) {
            parsed2.fragment = normalizeQueryFragmentEncoding(parsed2.fragment);
          }
        }
        if (schemeHandler && schemeHandler.parse) {
          schemeHandler.parse(parsed2, options);
          if (schemeHandler === SCHEMES.urn && parsed2.nid === void 0) {
            malformedSchemeSpecific = true;
          }
        }
      } else {
        parsed2.error = parsed2.error || "URI can not be parsed.";
      }
      return { parsed: parsed2, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme };
    }
    function parse2(uri, opts) {
      return parseWithStatus(uri, opts).parsed;
    }
    function normalizeString(uri, opts) {
      return normalizeStringWithStatus(uri, opts).normalized;
    }
    function normalizeStringWithStatus(uri, opts) {
      const { parsed: parsed2, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = parseWithStatus(uri, opts);
      return {
        normalized: malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? uri : serialize(parsed2, opts),
        malformedAuthorityOrPort,
        malformedPercentEncoding,
        malformedSchemeSpecific,
        malformedHost,
        malformedScheme
      };
    }
    function normalizeComparableURI(uri, opts) {
      if (typeof uri !== "string" && typeof uri !== "object") {
        return void 0;
      }
      let value;
      try {
        value = typeof uri === "string" ? uri : serialize(uri, opts);
      } catch {
        return void 0;
      }
      const { normalized, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = normalizeStringWithStatus(value, opts);
      return malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? void 0 : normalized;
    }
    var fastUri = {
      SCHEMES,
      normalize,
      resolve,
      resolveComponent,
      equal: equal2,
      serialize,
      parse: parse2
    };
    module.exports = fastUri;
    module.exports.default = fastUri;
    module.exports.fastUri = fastUri;
  }
});

// node_modules/ajv/dist/runtime/uri.js
var require_uri = __commonJS({
  "node_modules/ajv/dist/runtime/uri.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var uri = require_fast_uri();
    uri.code = 'require("ajv/dist/runtime/uri").default';
    exports.default = uri;
  }
});

// node_modules/ajv/dist/core.js
var require_core = __commonJS({
  "node_modules/ajv/dist/core.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = void 0;
    var validate_1 = require_validate();
    Object.defineProperty(exports, "KeywordCxt", { enumerable: true, get: function() {
      return validate_1.KeywordCxt;
    } });
    var codegen_1 = require_codegen();
    Object.defineProperty(exports, "_", { enumerable: true, get: function() {
      return codegen_1._;
    } });
    Object.defineProperty(exports, "str", { enumerable: true, get: function() {
      return codegen_1.str;
    } });
    Object.defineProperty(exports, "stringify", { enumerable: true, get: function() {
      return codegen_1.stringify;
    } });
    Object.defineProperty(exports, "nil", { enumerable: true, get: function() {
      return codegen_1.nil;
    } });
    Object.defineProperty(exports, "Name", { enumerable: true, get: function() {
      return codegen_1.Name;
    } });
    Object.defineProperty(exports, "CodeGen", { enumerable: true, get: function() {
      return codegen_1.CodeGen;
    } });
    var validation_error_1 = require_validation_error();
    var ref_error_1 = require_ref_error();
    var rules_1 = require_rules();
    var compile_1 = require_compile();
    var codegen_2 = require_codegen();
    var resolve_1 = require_resolve();
    var dataType_1 = require_dataType();
    var util_1 = require_util();
    var $dataRefSchema = require_data();
    var uri_1 = require_uri();
    var defaultRegExp = (str, flags2) => new RegExp(str, flags2);
    defaultRegExp.code = "new RegExp";
    var META_IGNORE_OPTIONS = ["removeAdditional", "useDefaults", "coerceTypes"];
    var EXT_SCOPE_NAMES = /* @__PURE__ */ new Set([
      "validate",
      "serialize",
      "parse",
      "wrapper",
      "root",
      "schema",
      "keyword",
      "pattern",
      "formats",
      "validate$data",
      "func",
      "obj",
      "Error"
    ]);
    var removedOptions = {
      errorDataPath: "",
      format: "`validateFormats: false` can be used instead.",
      nullable: '"nullable" keyword is supported by default.',
      jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
      extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
      missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
      processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
      sourceCode: "Use option `code: {source: true}`",
      strictDefaults: "It is default now, see option `strict`.",
      strictKeywords: "It is default now, see option `strict`.",
      uniqueItems: '"uniqueItems" keyword is always validated.',
      unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
      cache: "Map is used as cache, schema object as key.",
      serialize: "Map is used as cache, schema object as key.",
      ajvErrors: "It is default now."
    };
    var deprecatedOptions = {
      ignoreKeywordsWithRef: "",
      jsPropertySyntax: "",
      unicode: '"minLength"/"maxLength" account for unicode characters by default.'
    };
    var MAX_EXPRESSION = 200;
    function requiredOptions(o) {
      var _a, _b, _c, _d, _e, _f, _g, _h, _j, _k, _l, _m, _o, _p, _q, _r, _s, _t, _u, _v, _w, _x, _y, _z, _0;
      const s = o.strict;
      const _optz = (_a = o.code) === null || _a === void 0 ? void 0 : _a.optimize;
      const optimize = _optz === true || _optz === void 0 ? 1 : _optz || 0;
      const regExp = (_c = (_b = o.code) === null || _b === void 0 ? void 0 : _b.regExp) !== null && _c !== void 0 ? _c : defaultRegExp;
      const uriResolver = (_d = o.uriResolver) !== null && _d !== void 0 ? _d : uri_1.default;
      return {
        strictSchema: (_f = (_e = o.strictSchema) !== null && _e !== void 0 ? _e : s) !== null && _f !== void 0 ? _f : true,
        strictNumbers: (_h = (_g = o.strictNumbers) !== null && _g !== void 0 ? _g : s) !== null && _h !== void 0 ? _h : true,
        strictTypes: (_k = (_j = o.strictTypes) !== null && _j !== void 0 ? _j : s) !== null && _k !== void 0 ? _k : "log",
        strictTuples: (_m = (_l = o.strictTuples) !== null && _l !== void 0 ? _l : s) !== null && _m !== void 0 ? _m : "log",
        strictRequired: (_p = (_o = o.strictRequired) !== null && _o !== void 0 ? _o : s) !== null && _p !== void 0 ? _p : false,
        code: o.code ? { ...o.code, optimize, regExp } : { optimize, regExp },
        loopRequired: (_q = o.loopRequired) !== null && _q !== void 0 ? _q : MAX_EXPRESSION,
        loopEnum: (_r = o.loopEnum) !== null && _r !== void 0 ? _r : MAX_EXPRESSION,
        meta: (_s = o.meta) !== null && _s !== void 0 ? _s : true,
        messages: (_t = o.messages) !== null && _t !== void 0 ? _t : true,
        inlineRefs: (_u = o.inlineRefs) !== null && _u !== void 0 ? _u : true,
        schemaId: (_v = o.schemaId) !== null && _v !== void 0 ? _v : "$id",
        addUsedSchema: (_w = o.addUsedSchema) !== null && _w !== void 0 ? _w : true,
        validateSchema: (_x = o.validateSchema) !== null && _x !== void 0 ? _x : true,
        validateFormats: (_y = o.validateFormats) !== null && _y !== void 0 ? _y : true,
        unicodeRegExp: (_z = o.unicodeRegExp) !== null && _z !== void 0 ? _z : true,
        int32range: (_0 = o.int32range) !== null && _0 !== void 0 ? _0 : true,
        uriResolver
      };
    }
    var Ajv = class {
      constructor(opts = {}) {
        this.schemas = {};
        this.refs = {};
        this.formats = /* @__PURE__ */ Object.create(null);
        this._compilations = /* @__PURE__ */ new Set();
        this._loading = {};
        this._cache = /* @__PURE__ */ new Map();
        opts = this.opts = { ...opts, ...requiredOptions(opts) };
        const { es5, lines } = this.opts.code;
        this.scope = new codegen_2.ValueScope({ scope: {}, prefixes: EXT_SCOPE_NAMES, es5, lines });
        this.logger = getLogger(opts.logger);
        const formatOpt = opts.validateFormats;
        opts.validateFormats = false;
        this.RULES = (0, rules_1.getRules)();
        checkOptions.call(this, removedOptions, opts, "NOT SUPPORTED");
        checkOptions.call(this, deprecatedOptions, opts, "DEPRECATED", "warn");
        this._metaOpts = getMetaSchemaOptions.call(this);
        if (opts.formats)
          addInitialFormats.call(this);
        this._addVocabularies();
        this._addDefaultMetaSchema();
        if (opts.keywords)
          addInitialKeywords.call(this, opts.keywords);
        if (typeof opts.meta == "object")
          this.addMetaSchema(opts.meta);
        addInitialSchemas.call(this);
        opts.validateFormats = formatOpt;
      }
      _addVocabularies() {
        this.addKeyword("$async");
      }
      _addDefaultMetaSchema() {
        const { $data, meta, schemaId } = this.opts;
        let _dataRefSchema = $dataRefSchema;
        if (schemaId === "id") {
          _dataRefSchema = { ...$dataRefSchema };
          _dataRefSchema.id = _dataRefSchema.$id;
          delete _dataRefSchema.$id;
        }
        if (meta && $data)
          this.addMetaSchema(_dataRefSchema, _dataRefSchema[schemaId], false);
      }
      defaultMeta() {
        const { meta, schemaId } = this.opts;
        return this.opts.defaultMeta = typeof meta == "object" ? meta[schemaId] || meta : void 0;
      }
      validate(schemaKeyRef, data) {
        let v;
        if (typeof schemaKeyRef == "string") {
          v = this.getSchema(schemaKeyRef);
          if (!v)
            throw new Error(`no schema with key or ref "${schemaKeyRef}"`);
        } else {
          v = this.compile(schemaKeyRef);
        }
        const valid = v(data);
        if (!("$async" in v))
          this.errors = v.errors;
        return valid;
      }
      compile(schema, _meta) {
        const sch = this._addSchema(schema, _meta);
        return sch.validate || this._compileSchemaEnv(sch);
      }
      compileAsync(schema, meta) {
        if (typeof this.opts.loadSchema != "function") {
          throw new Error("options.loadSchema should be a function");
        }
        const { loadSchema } = this.opts;
        return runCompileAsync.call(this, schema, meta);
        async function runCompileAsync(_schema, _meta) {
          await loadMetaSchema.call(this, _schema.$schema);
          const sch = this._addSchema(_schema, _meta);
          return sch.validate || _compileAsync.call(this, sch);
        }
        async function loadMetaSchema($ref) {
          if ($ref && !this.getSchema($ref)) {
            await runCompileAsync.call(this, { $ref }, true);
          }
        }
        async function _compileAsync(sch) {
          try {
            return this._compileSchemaEnv(sch);
          } catch (e) {
            if (!(e instanceof ref_error_1.default))
              throw e;
            checkLoaded.call(this, e);
            await loadMissingSchema.call(this, e.missingSchema);
            return _compileAsync.call(this, sch);
          }
        }
        function checkLoaded({ missingSchema: ref, missingRef }) {
          if (this.refs[ref]) {
            throw new Error(`AnySchema ${ref} is loaded but ${missingRef} cannot be resolved`);
          }
        }
        async function loadMissingSchema(ref) {
          const _schema = await _loadSchema.call(this, ref);
          if (!this.refs[ref])
            await loadMetaSchema.call(this, _schema.$schema);
          if (!this.refs[ref])
            this.addSchema(_schema, ref, meta);
        }
        async function _loadSchema(ref) {
          const p = this._loading[ref];
          if (p)
            return p;
          try {
            return await (this._loading[ref] = loadSchema(ref));
          } finally {
            delete this._loading[ref];
          }
        }
      }
      // Adds schema to the instance
      addSchema(schema, key, _meta, _validateSchema = this.opts.validateSchema) {
        if (Array.isArray(schema)) {
          for (const sch of schema)
            this.addSchema(sch, void 0, _meta, _validateSchema);
          return this;
        }
        let id;
        if (typeof schema === "object") {
          const { schemaId } = this.opts;
          id = schema[schemaId];
          if (id !== void 0 && typeof id != "string") {
            throw new Error(`schema ${schemaId} must be string`);
          }
        }
        key = (0, resolve_1.normalizeId)(key || id);
        this._checkUnique(key);
        this.schemas[key] = this._addSchema(schema, _meta, key, _validateSchema, true);
        return this;
      }
      // Add schema that will be used to validate other schemas
      // options in META_IGNORE_OPTIONS are alway set to false
      addMetaSchema(schema, key, _validateSchema = this.opts.validateSchema) {
        this.addSchema(schema, key, true, _validateSchema);
        return this;
      }
      //  Validate schema against its meta-schema
      validateSchema(schema, throwOrLogError) {
        if (typeof schema == "boolean")
          return true;
        let $schema;
        $schema = schema.$schema;
        if ($schema !== void 0 && typeof $schema != "string") {
          throw new Error("$schema must be a string");
        }
        $schema = $schema || this.opts.defaultMeta || this.defaultMeta();
        if (!$schema) {
          this.logger.warn("meta-schema not available");
          this.errors = null;
          return true;
        }
        const valid = this.validate($schema, schema);
        if (!valid && throwOrLogError) {
          const message = "schema is invalid: " + this.errorsText();
          if (this.opts.validateSchema === "log")
            this.logger.error(message);
          else
            throw new Error(message);
        }
        return valid;
      }
      // Get compiled schema by `key` or `ref`.
      // (`key` that was passed to `addSchema` or full schema reference - `schema.$id` or resolved id)
      getSchema(keyRef) {
        let sch;
        while (typeof (sch = getSchEnv.call(this, keyRef)) == "string")
          keyRef = sch;
        if (sch === void 0) {
          const { schemaId } = this.opts;
          const root2 = new compile_1.SchemaEnv({ schema: {}, schemaId });
          sch = compile_1.resolveSchema.call(this, root2, keyRef);
          if (!sch)
            return;
          this.refs[keyRef] = sch;
        }
        return sch.validate || this._compileSchemaEnv(sch);
      }
      // Remove cached schema(s).
      // If no parameter is passed all schemas but meta-schemas are removed.
      // If RegExp is passed all schemas with key/id matching pattern but meta-schemas are removed.
      // Even if schema is referenced by other schemas it still can be removed as other schemas have local references.
      removeSchema(schemaKeyRef) {
        if (schemaKeyRef instanceof RegExp) {
          this._removeAllSchemas(this.schemas, schemaKeyRef);
          this._removeAllSchemas(this.refs, schemaKeyRef);
          return this;
        }
        switch (typeof schemaKeyRef) {
          case "undefined":
            this._removeAllSchemas(this.schemas);
            this._removeAllSchemas(this.refs);
            this._cache.clear();
            return this;
          case "string": {
            const sch = getSchEnv.call(this, schemaKeyRef);
            if (typeof sch == "object")
              this._cache.delete(sch.schema);
            delete this.schemas[schemaKeyRef];
            delete this.refs[schemaKeyRef];
            return this;
          }
          case "object": {
            const cacheKey = schemaKeyRef;
            this._cache.delete(cacheKey);
            let id = schemaKeyRef[this.opts.schemaId];
            if (id) {
              id = (0, resolve_1.normalizeId)(id);
              delete this.schemas[id];
              delete this.refs[id];
            }
            return this;
          }
          default:
            throw new Error("ajv.removeSchema: invalid parameter");
        }
      }
      // add "vocabulary" - a collection of keywords
      addVocabulary(definitions) {
        for (const def of definitions)
          this.addKeyword(def);
        return this;
      }
      addKeyword(kwdOrDef, def) {
        let keyword;
        if (typeof kwdOrDef == "string") {
          keyword = kwdOrDef;
          if (typeof def == "object") {
            this.logger.warn("these parameters are deprecated, see docs for addKeyword");
            def.keyword = keyword;
          }
        } else if (typeof kwdOrDef == "object" && def === void 0) {
          def = kwdOrDef;
          keyword = def.keyword;
          if (Array.isArray(keyword) && !keyword.length) {
            throw new Error("addKeywords: keyword must be string or non-empty array");
          }
        } else {
          throw new Error("invalid addKeywords parameters");
        }
        checkKeyword.call(this, keyword, def);
        if (!def) {
          (0, util_1.eachItem)(keyword, (kwd) => addRule.call(this, kwd));
          return this;
        }
        keywordMetaschema.call(this, def);
        const definition = {
          ...def,
          type: (0, dataType_1.getJSONTypes)(def.type),
          schemaType: (0, dataType_1.getJSONTypes)(def.schemaType)
        };
        (0, util_1.eachItem)(keyword, definition.type.length === 0 ? (k) => addRule.call(this, k, definition) : (k) => definition.type.forEach((t) => addRule.call(this, k, definition, t)));
        return this;
      }
      getKeyword(keyword) {
        const rule125 = this.RULES.all[keyword];
        return typeof rule125 == "object" ? rule125.definition : !!rule125;
      }
      // Remove keyword
      removeKeyword(keyword) {
        const { RULES: RULES2 } = this;
        delete RULES2.keywords[keyword];
        delete RULES2.all[keyword];
        for (const group of RULES2.rules) {
          const i = group.rules.findIndex((rule125) => rule125.keyword === keyword);
          if (i >= 0)
            group.rules.splice(i, 1);
        }
        return this;
      }
      // Add format
      addFormat(name, format2) {
        if (typeof format2 == "string")
          format2 = new RegExp(format2);
        this.formats[name] = format2;
        return this;
      }
      errorsText(errors = this.errors, { separator = ", ", dataVar = "data" } = {}) {
        if (!errors || errors.length === 0)
          return "No errors";
        return errors.map((e) => `${dataVar}${e.instancePath} ${e.message}`).reduce((text9, msg) => text9 + separator + msg);
      }
      $dataMetaSchema(metaSchema, keywordsJsonPointers) {
        const rules = this.RULES.all;
        metaSchema = JSON.parse(JSON.stringify(metaSchema));
        for (const jsonPointer of keywordsJsonPointers) {
          const segments = jsonPointer.split("/").slice(1);
          let keywords = metaSchema;
          for (const seg of segments)
            keywords = keywords[seg];
          for (const key in rules) {
            const rule125 = rules[key];
            if (typeof rule125 != "object")
              continue;
            const { $data } = rule125.definition;
            const schema = keywords[key];
            if ($data && schema)
              keywords[key] = schemaOrData(schema);
          }
        }
        return metaSchema;
      }
      _removeAllSchemas(schemas, regex) {
        for (const keyRef in schemas) {
          const sch = schemas[keyRef];
          if (!regex || regex.test(keyRef)) {
            if (typeof sch == "string") {
              delete schemas[keyRef];
            } else if (sch && !sch.meta) {
              this._cache.delete(sch.schema);
              delete schemas[keyRef];
            }
          }
        }
      }
      _addSchema(schema, meta, baseId, validateSchema = this.opts.validateSchema, addSchema = this.opts.addUsedSchema) {
        let id;
        const { schemaId } = this.opts;
        if (typeof schema == "object") {
          id = schema[schemaId];
        } else {
          if (this.opts.jtd)
            throw new Error("schema must be object");
          else if (typeof schema != "boolean")
            throw new Error("schema must be object or boolean");
        }
        let sch = this._cache.get(schema);
        if (sch !== void 0)
          return sch;
        baseId = (0, resolve_1.normalizeId)(id || baseId);
        const localRefs = resolve_1.getSchemaRefs.call(this, schema, baseId);
        sch = new compile_1.SchemaEnv({ schema, schemaId, meta, baseId, localRefs });
        this._cache.set(sch.schema, sch);
        if (addSchema && !baseId.startsWith("#")) {
          if (baseId)
            this._checkUnique(baseId);
          this.refs[baseId] = sch;
        }
        if (validateSchema)
          this.validateSchema(schema, true);
        return sch;
      }
      _checkUnique(id) {
        if (this.schemas[id] || this.refs[id]) {
          throw new Error(`schema with key or id "${id}" already exists`);
        }
      }
      _compileSchemaEnv(sch) {
        if (sch.meta)
          this._compileMetaSchema(sch);
        else
          compile_1.compileSchema.call(this, sch);
        if (!sch.validate)
          throw new Error("ajv implementation error");
        return sch.validate;
      }
      _compileMetaSchema(sch) {
        const currentOpts = this.opts;
        this.opts = this._metaOpts;
        try {
          compile_1.compileSchema.call(this, sch);
        } finally {
          this.opts = currentOpts;
        }
      }
    };
    Ajv.ValidationError = validation_error_1.default;
    Ajv.MissingRefError = ref_error_1.default;
    exports.default = Ajv;
    function checkOptions(checkOpts, options, msg, log = "error") {
      for (const key in checkOpts) {
        const opt = key;
        if (opt in options)
          this.logger[log](`${msg}: option ${key}. ${checkOpts[opt]}`);
      }
    }
    function getSchEnv(keyRef) {
      keyRef = (0, resolve_1.normalizeId)(keyRef);
      return this.schemas[keyRef] || this.refs[keyRef];
    }
    function addInitialSchemas() {
      const optsSchemas = this.opts.schemas;
      if (!optsSchemas)
        return;
      if (Array.isArray(optsSchemas))
        this.addSchema(optsSchemas);
      else
        for (const key in optsSchemas)
          this.addSchema(optsSchemas[key], key);
    }
    function addInitialFormats() {
      for (const name in this.opts.formats) {
        const format2 = this.opts.formats[name];
        if (format2)
          this.addFormat(name, format2);
      }
    }
    function addInitialKeywords(defs) {
      if (Array.isArray(defs)) {
        this.addVocabulary(defs);
        return;
      }
      this.logger.warn("keywords option as map is deprecated, pass array");
      for (const keyword in defs) {
        const def = defs[keyword];
        if (!def.keyword)
          def.keyword = keyword;
        this.addKeyword(def);
      }
    }
    function getMetaSchemaOptions() {
      const metaOpts = { ...this.opts };
      for (const opt of META_IGNORE_OPTIONS)
        delete metaOpts[opt];
      return metaOpts;
    }
    var noLogs = { log() {
    }, warn() {
    }, error() {
    } };
    function getLogger(logger) {
      if (logger === false)
        return noLogs;
      if (logger === void 0)
        return console;
      if (logger.log && logger.warn && logger.error)
        return logger;
      throw new Error("logger must implement log, warn and error methods");
    }
    var KEYWORD_NAME = /^[a-z_$][a-z0-9_$:-]*$/i;
    function checkKeyword(keyword, def) {
      const { RULES: RULES2 } = this;
      (0, util_1.eachItem)(keyword, (kwd) => {
        if (RULES2.keywords[kwd])
          throw new Error(`Keyword ${kwd} is already defined`);
        if (!KEYWORD_NAME.test(kwd))
          throw new Error(`Keyword ${kwd} has invalid name`);
      });
      if (!def)
        return;
      if (def.$data && !("code" in def || "validate" in def)) {
        throw new Error('$data keyword must have "code" or "validate" function');
      }
    }
    function addRule(keyword, definition, dataType) {
      var _a;
      const post = definition === null || definition === void 0 ? void 0 : definition.post;
      if (dataType && post)
        throw new Error('keyword with "post" flag cannot have "type"');
      const { RULES: RULES2 } = this;
      let ruleGroup = post ? RULES2.post : RULES2.rules.find(({ type: t }) => t === dataType);
      if (!ruleGroup) {
        ruleGroup = { type: dataType, rules: [] };
        RULES2.rules.push(ruleGroup);
      }
      RULES2.keywords[keyword] = true;
      if (!definition)
        return;
      const rule125 = {
        keyword,
        definition: {
          ...definition,
          type: (0, dataType_1.getJSONTypes)(definition.type),
          schemaType: (0, dataType_1.getJSONTypes)(definition.schemaType)
        }
      };
      if (definition.before)
        addBeforeRule.call(this, ruleGroup, rule125, definition.before);
      else
        ruleGroup.rules.push(rule125);
      RULES2.all[keyword] = rule125;
      (_a = definition.implements) === null || _a === void 0 ? void 0 : _a.forEach((kwd) => this.addKeyword(kwd));
    }
    function addBeforeRule(ruleGroup, rule125, before2) {
      const i = ruleGroup.rules.findIndex((_rule) => _rule.keyword === before2);
      if (i >= 0) {
        ruleGroup.rules.splice(i, 0, rule125);
      } else {
        ruleGroup.rules.push(rule125);
        this.logger.warn(`rule ${before2} is not defined`);
      }
    }
    function keywordMetaschema(def) {
      let { metaSchema } = def;
      if (metaSchema === void 0)
        return;
      if (def.$data && this.opts.$data)
        metaSchema = schemaOrData(metaSchema);
      def.validateSchema = this.compile(metaSchema, true);
    }
    var $dataRef = {
      $ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#"
    };
    function schemaOrData(schema) {
      return { anyOf: [schema, $dataRef] };
    }
  }
});

// node_modules/ajv/dist/vocabularies/core/id.js
var require_id = __commonJS({
  "node_modules/ajv/dist/vocabularies/core/id.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var def = {
      keyword: "id",
      code() {
        throw new Error('NOT SUPPORTED: keyword "id", use "$id" for schema ID');
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/core/ref.js
var require_ref = __commonJS({
  "node_modules/ajv/dist/vocabularies/core/ref.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.callRef = exports.getValidate = void 0;
    var ref_error_1 = require_ref_error();
    var code_1 = require_code2();
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var compile_1 = require_compile();
    var util_1 = require_util();
    var def = {
      keyword: "$ref",
      schemaType: "string",
      code(cxt) {
        const { gen, schema: $ref, it } = cxt;
        const { baseId, schemaEnv: env, validateName, opts, self } = it;
        const { root: root2 } = env;
        if (($ref === "#" || $ref === "#/") && baseId === root2.baseId)
          return callRootRef();
        const schOrEnv = compile_1.resolveRef.call(self, root2, baseId, $ref);
        if (schOrEnv === void 0)
          throw new ref_error_1.default(it.opts.uriResolver, baseId, $ref);
        if (schOrEnv instanceof compile_1.SchemaEnv)
          return callValidate(schOrEnv);
        return inlineRefSchema(schOrEnv);
        function callRootRef() {
          if (env === root2)
            return callRef(cxt, validateName, env, env.$async);
          const rootName = gen.scopeValue("root", { ref: root2 });
          return callRef(cxt, (0, codegen_1._)`${rootName}.validate`, root2, root2.$async);
        }
        function callValidate(sch) {
          const v = getValidate(cxt, sch);
          callRef(cxt, v, sch, sch.$async);
        }
        function inlineRefSchema(sch) {
          const schName = gen.scopeValue("schema", opts.code.source === true ? { ref: sch, code: (0, codegen_1.stringify)(sch) } : { ref: sch });
          const valid = gen.name("valid");
          const schCxt = cxt.subschema({
            schema: sch,
            dataTypes: [],
            schemaPath: codegen_1.nil,
            topSchemaRef: schName,
            errSchemaPath: $ref
          }, valid);
          cxt.mergeEvaluated(schCxt);
          cxt.ok(valid);
        }
      }
    };
    function getValidate(cxt, sch) {
      const { gen } = cxt;
      return sch.validate ? gen.scopeValue("validate", { ref: sch.validate }) : (0, codegen_1._)`${gen.scopeValue("wrapper", { ref: sch })}.validate`;
    }
    exports.getValidate = getValidate;
    function callRef(cxt, v, sch, $async) {
      const { gen, it } = cxt;
      const { allErrors, schemaEnv: env, opts } = it;
      const passCxt = opts.passContext ? names_1.default.this : codegen_1.nil;
      if ($async)
        callAsyncRef();
      else
        callSyncRef();
      function callAsyncRef() {
        if (!env.$async)
          throw new Error("async schema referenced by sync schema");
        const valid = gen.let("valid");
        gen.try(() => {
          gen.code((0, codegen_1._)`await ${(0, code_1.callValidateCode)(cxt, v, passCxt)}`);
          addEvaluatedFrom(v);
          if (!allErrors)
            gen.assign(valid, true);
        }, (e) => {
          gen.if((0, codegen_1._)`!(${e} instanceof ${it.ValidationError})`, () => gen.throw(e));
          addErrorsFrom(e);
          if (!allErrors)
            gen.assign(valid, false);
        });
        cxt.ok(valid);
      }
      function callSyncRef() {
        cxt.result((0, code_1.callValidateCode)(cxt, v, passCxt), () => addEvaluatedFrom(v), () => addErrorsFrom(v));
      }
      function addErrorsFrom(source) {
        const errs = (0, codegen_1._)`${source}.errors`;
        gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`);
        gen.assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
      }
      function addEvaluatedFrom(source) {
        var _a;
        if (!it.opts.unevaluated)
          return;
        const schEvaluated = (_a = sch === null || sch === void 0 ? void 0 : sch.validate) === null || _a === void 0 ? void 0 : _a.evaluated;
        if (it.props !== true) {
          if (schEvaluated && !schEvaluated.dynamicProps) {
            if (schEvaluated.props !== void 0) {
              it.props = util_1.mergeEvaluated.props(gen, schEvaluated.props, it.props);
            }
          } else {
            const props = gen.var("props", (0, codegen_1._)`${source}.evaluated.props`);
            it.props = util_1.mergeEvaluated.props(gen, props, it.props, codegen_1.Name);
          }
        }
        if (it.items !== true) {
          if (schEvaluated && !schEvaluated.dynamicItems) {
            if (schEvaluated.items !== void 0) {
              it.items = util_1.mergeEvaluated.items(gen, schEvaluated.items, it.items);
            }
          } else {
            const items = gen.var("items", (0, codegen_1._)`${source}.evaluated.items`);
            it.items = util_1.mergeEvaluated.items(gen, items, it.items, codegen_1.Name);
          }
        }
      }
    }
    exports.callRef = callRef;
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/core/index.js
var require_core2 = __commonJS({
  "node_modules/ajv/dist/vocabularies/core/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var id_1 = require_id();
    var ref_1 = require_ref();
    var core = [
      "$schema",
      "$id",
      "$defs",
      "$vocabulary",
      { keyword: "$comment" },
      "definitions",
      id_1.default,
      ref_1.default
    ];
    exports.default = core;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitNumber.js
var require_limitNumber = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitNumber.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var ops = codegen_1.operators;
    var KWDs = {
      maximum: { okStr: "<=", ok: ops.LTE, fail: ops.GT },
      minimum: { okStr: ">=", ok: ops.GTE, fail: ops.LT },
      exclusiveMaximum: { okStr: "<", ok: ops.LT, fail: ops.GTE },
      exclusiveMinimum: { okStr: ">", ok: ops.GT, fail: ops.LTE }
    };
    var error = {
      message: ({ keyword, schemaCode }) => (0, codegen_1.str)`must be ${KWDs[keyword].okStr} ${schemaCode}`,
      params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
    };
    var def = {
      keyword: Object.keys(KWDs),
      type: "number",
      schemaType: "number",
      $data: true,
      error,
      code(cxt) {
        const { keyword, data, schemaCode } = cxt;
        cxt.fail$data((0, codegen_1._)`${data} ${KWDs[keyword].fail} ${schemaCode} || isNaN(${data})`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/multipleOf.js
var require_multipleOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/multipleOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var error = {
      message: ({ schemaCode }) => (0, codegen_1.str)`must be multiple of ${schemaCode}`,
      params: ({ schemaCode }) => (0, codegen_1._)`{multipleOf: ${schemaCode}}`
    };
    var def = {
      keyword: "multipleOf",
      type: "number",
      schemaType: "number",
      $data: true,
      error,
      code(cxt) {
        const { gen, data, schemaCode, it } = cxt;
        const prec = it.opts.multipleOfPrecision;
        const res = gen.let("res");
        const invalid = prec ? (0, codegen_1._)`Math.abs(Math.round(${res}) - ${res}) > 1e-${prec}` : (0, codegen_1._)`${res} !== parseInt(${res})`;
        cxt.fail$data((0, codegen_1._)`(${schemaCode} === 0 || (${res} = ${data}/${schemaCode}, ${invalid}))`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitLength.js
var require_limitLength = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitLength.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var ucs2length_1 = require_ucs2length();
    var error = {
      message({ keyword, schemaCode }) {
        const comp = keyword === "maxLength" ? "more" : "fewer";
        return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} characters`;
      },
      params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
    };
    var def = {
      keyword: ["maxLength", "minLength"],
      type: "string",
      schemaType: "number",
      $data: true,
      error,
      code(cxt) {
        const { keyword, data, schemaCode, it } = cxt;
        const op = keyword === "maxLength" ? codegen_1.operators.GT : codegen_1.operators.LT;
        const len = it.opts.unicode === false ? (0, codegen_1._)`${data}.length` : (0, codegen_1._)`${(0, util_1.useFunc)(cxt.gen, ucs2length_1.default)}(${data})`;
        cxt.fail$data((0, codegen_1._)`${len} ${op} ${schemaCode}`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/pattern.js
var require_pattern = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/pattern.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var code_1 = require_code2();
    var util_1 = require_util();
    var codegen_1 = require_codegen();
    var error = {
      message: ({ schemaCode }) => (0, codegen_1.str)`must match pattern "${schemaCode}"`,
      params: ({ schemaCode }) => (0, codegen_1._)`{pattern: ${schemaCode}}`
    };
    var def = {
      keyword: "pattern",
      type: "string",
      schemaType: "string",
      $data: true,
      error,
      code(cxt) {
        const { gen, data, $data, schema, schemaCode, it } = cxt;
        const u = it.opts.unicodeRegExp ? "u" : "";
        if ($data) {
          const { regExp } = it.opts.code;
          const regExpCode = regExp.code === "new RegExp" ? (0, codegen_1._)`new RegExp` : (0, util_1.useFunc)(gen, regExp);
          const valid = gen.let("valid");
          gen.try(() => gen.assign(valid, (0, codegen_1._)`${regExpCode}(${schemaCode}, ${u}).test(${data})`), () => gen.assign(valid, false));
          cxt.fail$data((0, codegen_1._)`!${valid}`);
        } else {
          const regExp = (0, code_1.usePattern)(cxt, schema);
          cxt.fail$data((0, codegen_1._)`!${regExp}.test(${data})`);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitProperties.js
var require_limitProperties = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitProperties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var error = {
      message({ keyword, schemaCode }) {
        const comp = keyword === "maxProperties" ? "more" : "fewer";
        return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} properties`;
      },
      params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
    };
    var def = {
      keyword: ["maxProperties", "minProperties"],
      type: "object",
      schemaType: "number",
      $data: true,
      error,
      code(cxt) {
        const { keyword, data, schemaCode } = cxt;
        const op = keyword === "maxProperties" ? codegen_1.operators.GT : codegen_1.operators.LT;
        cxt.fail$data((0, codegen_1._)`Object.keys(${data}).length ${op} ${schemaCode}`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/required.js
var require_required = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/required.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var code_1 = require_code2();
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: ({ params: { missingProperty } }) => (0, codegen_1.str)`must have required property '${missingProperty}'`,
      params: ({ params: { missingProperty } }) => (0, codegen_1._)`{missingProperty: ${missingProperty}}`
    };
    var def = {
      keyword: "required",
      type: "object",
      schemaType: "array",
      $data: true,
      error,
      code(cxt) {
        const { gen, schema, schemaCode, data, $data, it } = cxt;
        const { opts } = it;
        if (!$data && schema.length === 0)
          return;
        const useLoop = schema.length >= opts.loopRequired;
        if (it.allErrors)
          allErrorsMode();
        else
          exitOnErrorMode();
        if (opts.strictRequired) {
          const props = cxt.parentSchema.properties;
          const { definedProperties } = cxt.it;
          for (const requiredKey of schema) {
            if ((props === null || props === void 0 ? void 0 : props[requiredKey]) === void 0 && !definedProperties.has(requiredKey)) {
              const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
              const msg = `required property "${requiredKey}" is not defined at "${schemaPath}" (strictRequired)`;
              (0, util_1.checkStrictMode)(it, msg, it.opts.strictRequired);
            }
          }
        }
        function allErrorsMode() {
          if (useLoop || $data) {
            cxt.block$data(codegen_1.nil, loopAllRequired);
          } else {
            for (const prop of schema) {
              (0, code_1.checkReportMissingProp)(cxt, prop);
            }
          }
        }
        function exitOnErrorMode() {
          const missing = gen.let("missing");
          if (useLoop || $data) {
            const valid = gen.let("valid", true);
            cxt.block$data(valid, () => loopUntilMissing(missing, valid));
            cxt.ok(valid);
          } else {
            gen.if((0, code_1.checkMissingProp)(cxt, schema, missing));
            (0, code_1.reportMissingProp)(cxt, missing);
            gen.else();
          }
        }
        function loopAllRequired() {
          gen.forOf("prop", schemaCode, (prop) => {
            cxt.setParams({ missingProperty: prop });
            gen.if((0, code_1.noPropertyInData)(gen, data, prop, opts.ownProperties), () => cxt.error());
          });
        }
        function loopUntilMissing(missing, valid) {
          cxt.setParams({ missingProperty: missing });
          gen.forOf(missing, schemaCode, () => {
            gen.assign(valid, (0, code_1.propertyInData)(gen, data, missing, opts.ownProperties));
            gen.if((0, codegen_1.not)(valid), () => {
              cxt.error();
              gen.break();
            });
          }, codegen_1.nil);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitItems.js
var require_limitItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var error = {
      message({ keyword, schemaCode }) {
        const comp = keyword === "maxItems" ? "more" : "fewer";
        return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} items`;
      },
      params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
    };
    var def = {
      keyword: ["maxItems", "minItems"],
      type: "array",
      schemaType: "number",
      $data: true,
      error,
      code(cxt) {
        const { keyword, data, schemaCode } = cxt;
        const op = keyword === "maxItems" ? codegen_1.operators.GT : codegen_1.operators.LT;
        cxt.fail$data((0, codegen_1._)`${data}.length ${op} ${schemaCode}`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var equal2 = require_fast_deep_equal();
    equal2.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal2;
  }
});

// node_modules/ajv/dist/vocabularies/validation/uniqueItems.js
var require_uniqueItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/uniqueItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dataType_1 = require_dataType();
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var equal_1 = require_equal();
    var error = {
      message: ({ params: { i, j } }) => (0, codegen_1.str)`must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
      params: ({ params: { i, j } }) => (0, codegen_1._)`{i: ${i}, j: ${j}}`
    };
    var def = {
      keyword: "uniqueItems",
      type: "array",
      schemaType: "boolean",
      $data: true,
      error,
      code(cxt) {
        const { gen, data, $data, schema, parentSchema, schemaCode, it } = cxt;
        if (!$data && !schema)
          return;
        const valid = gen.let("valid");
        const itemTypes = parentSchema.items ? (0, dataType_1.getSchemaTypes)(parentSchema.items) : [];
        cxt.block$data(valid, validateUniqueItems, (0, codegen_1._)`${schemaCode} === false`);
        cxt.ok(valid);
        function validateUniqueItems() {
          const i = gen.let("i", (0, codegen_1._)`${data}.length`);
          const j = gen.let("j");
          cxt.setParams({ i, j });
          gen.assign(valid, true);
          gen.if((0, codegen_1._)`${i} > 1`, () => (canOptimize() ? loopN : loopN2)(i, j));
        }
        function canOptimize() {
          return itemTypes.length > 0 && !itemTypes.some((t) => t === "object" || t === "array");
        }
        function loopN(i, j) {
          const item = gen.name("item");
          const wrongType = (0, dataType_1.checkDataTypes)(itemTypes, item, it.opts.strictNumbers, dataType_1.DataType.Wrong);
          const indices = gen.const("indices", (0, codegen_1._)`{}`);
          gen.for((0, codegen_1._)`;${i}--;`, () => {
            gen.let(item, (0, codegen_1._)`${data}[${i}]`);
            gen.if(wrongType, (0, codegen_1._)`continue`);
            if (itemTypes.length > 1)
              gen.if((0, codegen_1._)`typeof ${item} == "string"`, (0, codegen_1._)`${item} += "_"`);
            gen.if((0, codegen_1._)`typeof ${indices}[${item}] == "number"`, () => {
              gen.assign(j, (0, codegen_1._)`${indices}[${item}]`);
              cxt.error();
              gen.assign(valid, false).break();
            }).code((0, codegen_1._)`${indices}[${item}] = ${i}`);
          });
        }
        function loopN2(i, j) {
          const eql = (0, util_1.useFunc)(gen, equal_1.default);
          const outer = gen.name("outer");
          gen.label(outer).for((0, codegen_1._)`;${i}--;`, () => gen.for((0, codegen_1._)`${j} = ${i}; ${j}--;`, () => gen.if((0, codegen_1._)`${eql}(${data}[${i}], ${data}[${j}])`, () => {
            cxt.error();
            gen.assign(valid, false).break(outer);
          })));
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/const.js
var require_const = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/const.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var equal_1 = require_equal();
    var error = {
      message: "must be equal to constant",
      params: ({ schemaCode }) => (0, codegen_1._)`{allowedValue: ${schemaCode}}`
    };
    var def = {
      keyword: "const",
      $data: true,
      error,
      code(cxt) {
        const { gen, data, $data, schemaCode, schema } = cxt;
        if ($data || schema && typeof schema == "object") {
          cxt.fail$data((0, codegen_1._)`!${(0, util_1.useFunc)(gen, equal_1.default)}(${data}, ${schemaCode})`);
        } else {
          cxt.fail((0, codegen_1._)`${schema} !== ${data}`);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/enum.js
var require_enum = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/enum.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var equal_1 = require_equal();
    var error = {
      message: "must be equal to one of the allowed values",
      params: ({ schemaCode }) => (0, codegen_1._)`{allowedValues: ${schemaCode}}`
    };
    var def = {
      keyword: "enum",
      schemaType: "array",
      $data: true,
      error,
      code(cxt) {
        const { gen, data, $data, schema, schemaCode, it } = cxt;
        if (!$data && schema.length === 0)
          throw new Error("enum must have non-empty array");
        const useLoop = schema.length >= it.opts.loopEnum;
        let eql;
        const getEql = () => eql !== null && eql !== void 0 ? eql : eql = (0, util_1.useFunc)(gen, equal_1.default);
        let valid;
        if (useLoop || $data) {
          valid = gen.let("valid");
          cxt.block$data(valid, loopEnum);
        } else {
          if (!Array.isArray(schema))
            throw new Error("ajv implementation error");
          const vSchema = gen.const("vSchema", schemaCode);
          valid = (0, codegen_1.or)(...schema.map((_x, i) => equalCode(vSchema, i)));
        }
        cxt.pass(valid);
        function loopEnum() {
          gen.assign(valid, false);
          gen.forOf("v", schemaCode, (v) => gen.if((0, codegen_1._)`${getEql()}(${data}, ${v})`, () => gen.assign(valid, true).break()));
        }
        function equalCode(vSchema, i) {
          const sch = schema[i];
          return typeof sch === "object" && sch !== null ? (0, codegen_1._)`${getEql()}(${data}, ${vSchema}[${i}])` : (0, codegen_1._)`${data} === ${sch}`;
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/index.js
var require_validation = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var limitNumber_1 = require_limitNumber();
    var multipleOf_1 = require_multipleOf();
    var limitLength_1 = require_limitLength();
    var pattern_1 = require_pattern();
    var limitProperties_1 = require_limitProperties();
    var required_1 = require_required();
    var limitItems_1 = require_limitItems();
    var uniqueItems_1 = require_uniqueItems();
    var const_1 = require_const();
    var enum_1 = require_enum();
    var validation = [
      // number
      limitNumber_1.default,
      multipleOf_1.default,
      // string
      limitLength_1.default,
      pattern_1.default,
      // object
      limitProperties_1.default,
      required_1.default,
      // array
      limitItems_1.default,
      uniqueItems_1.default,
      // any
      { keyword: "type", schemaType: ["string", "array"] },
      { keyword: "nullable", schemaType: "boolean" },
      const_1.default,
      enum_1.default
    ];
    exports.default = validation;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/additionalItems.js
var require_additionalItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/additionalItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.validateAdditionalItems = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
      params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
    };
    var def = {
      keyword: "additionalItems",
      type: "array",
      schemaType: ["boolean", "object"],
      before: "uniqueItems",
      error,
      code(cxt) {
        const { parentSchema, it } = cxt;
        const { items } = parentSchema;
        if (!Array.isArray(items)) {
          (0, util_1.checkStrictMode)(it, '"additionalItems" is ignored when "items" is not an array of schemas');
          return;
        }
        validateAdditionalItems(cxt, items);
      }
    };
    function validateAdditionalItems(cxt, items) {
      const { gen, schema, data, keyword, it } = cxt;
      it.items = true;
      const len = gen.const("len", (0, codegen_1._)`${data}.length`);
      if (schema === false) {
        cxt.setParams({ len: items.length });
        cxt.pass((0, codegen_1._)`${len} <= ${items.length}`);
      } else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
        const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items.length}`);
        gen.if((0, codegen_1.not)(valid), () => validateItems(valid));
        cxt.ok(valid);
      }
      function validateItems(valid) {
        gen.forRange("i", items.length, len, (i) => {
          cxt.subschema({ keyword, dataProp: i, dataPropType: util_1.Type.Num }, valid);
          if (!it.allErrors)
            gen.if((0, codegen_1.not)(valid), () => gen.break());
        });
      }
    }
    exports.validateAdditionalItems = validateAdditionalItems;
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/items.js
var require_items = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/items.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.validateTuple = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var code_1 = require_code2();
    var def = {
      keyword: "items",
      type: "array",
      schemaType: ["object", "array", "boolean"],
      before: "uniqueItems",
      code(cxt) {
        const { schema, it } = cxt;
        if (Array.isArray(schema))
          return validateTuple(cxt, "additionalItems", schema);
        it.items = true;
        if ((0, util_1.alwaysValidSchema)(it, schema))
          return;
        cxt.ok((0, code_1.validateArray)(cxt));
      }
    };
    function validateTuple(cxt, extraItems, schArr = cxt.schema) {
      const { gen, parentSchema, data, keyword, it } = cxt;
      checkStrictTuple(parentSchema);
      if (it.opts.unevaluated && schArr.length && it.items !== true) {
        it.items = util_1.mergeEvaluated.items(gen, schArr.length, it.items);
      }
      const valid = gen.name("valid");
      const len = gen.const("len", (0, codegen_1._)`${data}.length`);
      schArr.forEach((sch, i) => {
        if ((0, util_1.alwaysValidSchema)(it, sch))
          return;
        gen.if((0, codegen_1._)`${len} > ${i}`, () => cxt.subschema({
          keyword,
          schemaProp: i,
          dataProp: i
        }, valid));
        cxt.ok(valid);
      });
      function checkStrictTuple(sch) {
        const { opts, errSchemaPath } = it;
        const l = schArr.length;
        const fullTuple = l === sch.minItems && (l === sch.maxItems || sch[extraItems] === false);
        if (opts.strictTuples && !fullTuple) {
          const msg = `"${keyword}" is ${l}-tuple, but minItems or maxItems/${extraItems} are not specified or different at path "${errSchemaPath}"`;
          (0, util_1.checkStrictMode)(it, msg, opts.strictTuples);
        }
      }
    }
    exports.validateTuple = validateTuple;
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/prefixItems.js
var require_prefixItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/prefixItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var items_1 = require_items();
    var def = {
      keyword: "prefixItems",
      type: "array",
      schemaType: ["array"],
      before: "uniqueItems",
      code: (cxt) => (0, items_1.validateTuple)(cxt, "items")
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/items2020.js
var require_items2020 = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/items2020.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var code_1 = require_code2();
    var additionalItems_1 = require_additionalItems();
    var error = {
      message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
      params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
    };
    var def = {
      keyword: "items",
      type: "array",
      schemaType: ["object", "boolean"],
      before: "uniqueItems",
      error,
      code(cxt) {
        const { schema, parentSchema, it } = cxt;
        const { prefixItems } = parentSchema;
        it.items = true;
        if ((0, util_1.alwaysValidSchema)(it, schema))
          return;
        if (prefixItems)
          (0, additionalItems_1.validateAdditionalItems)(cxt, prefixItems);
        else
          cxt.ok((0, code_1.validateArray)(cxt));
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/contains.js
var require_contains = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/contains.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: ({ params: { min, max } }) => max === void 0 ? (0, codegen_1.str)`must contain at least ${min} valid item(s)` : (0, codegen_1.str)`must contain at least ${min} and no more than ${max} valid item(s)`,
      params: ({ params: { min, max } }) => max === void 0 ? (0, codegen_1._)`{minContains: ${min}}` : (0, codegen_1._)`{minContains: ${min}, maxContains: ${max}}`
    };
    var def = {
      keyword: "contains",
      type: "array",
      schemaType: ["object", "boolean"],
      before: "uniqueItems",
      trackErrors: true,
      error,
      code(cxt) {
        const { gen, schema, parentSchema, data, it } = cxt;
        let min;
        let max;
        const { minContains, maxContains } = parentSchema;
        if (it.opts.next) {
          min = minContains === void 0 ? 1 : minContains;
          max = maxContains;
        } else {
          min = 1;
        }
        const len = gen.const("len", (0, codegen_1._)`${data}.length`);
        cxt.setParams({ min, max });
        if (max === void 0 && min === 0) {
          (0, util_1.checkStrictMode)(it, `"minContains" == 0 without "maxContains": "contains" keyword ignored`);
          return;
        }
        if (max !== void 0 && min > max) {
          (0, util_1.checkStrictMode)(it, `"minContains" > "maxContains" is always invalid`);
          cxt.fail();
          return;
        }
        if ((0, util_1.alwaysValidSchema)(it, schema)) {
          let cond = (0, codegen_1._)`${len} >= ${min}`;
          if (max !== void 0)
            cond = (0, codegen_1._)`${cond} && ${len} <= ${max}`;
          cxt.pass(cond);
          return;
        }
        it.items = true;
        const valid = gen.name("valid");
        if (max === void 0 && min === 1) {
          validateItems(valid, () => gen.if(valid, () => gen.break()));
        } else if (min === 0) {
          gen.let(valid, true);
          if (max !== void 0)
            gen.if((0, codegen_1._)`${data}.length > 0`, validateItemsWithCount);
        } else {
          gen.let(valid, false);
          validateItemsWithCount();
        }
        cxt.result(valid, () => cxt.reset());
        function validateItemsWithCount() {
          const schValid = gen.name("_valid");
          const count = gen.let("count", 0);
          validateItems(schValid, () => gen.if(schValid, () => checkLimits(count)));
        }
        function validateItems(_valid, block) {
          gen.forRange("i", 0, len, (i) => {
            cxt.subschema({
              keyword: "contains",
              dataProp: i,
              dataPropType: util_1.Type.Num,
              compositeRule: true
            }, _valid);
            block();
          });
        }
        function checkLimits(count) {
          gen.code((0, codegen_1._)`${count}++`);
          if (max === void 0) {
            gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true).break());
          } else {
            gen.if((0, codegen_1._)`${count} > ${max}`, () => gen.assign(valid, false).break());
            if (min === 1)
              gen.assign(valid, true);
            else
              gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true));
          }
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/dependencies.js
var require_dependencies = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/dependencies.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.validateSchemaDeps = exports.validatePropertyDeps = exports.error = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var code_1 = require_code2();
    exports.error = {
      message: ({ params: { property, depsCount, deps } }) => {
        const property_ies = depsCount === 1 ? "property" : "properties";
        return (0, codegen_1.str)`must have ${property_ies} ${deps} when property ${property} is present`;
      },
      params: ({ params: { property, depsCount, deps, missingProperty } }) => (0, codegen_1._)`{property: ${property},
    missingProperty: ${missingProperty},
    depsCount: ${depsCount},
    deps: ${deps}}`
      // TODO change to reference
    };
    var def = {
      keyword: "dependencies",
      type: "object",
      schemaType: "object",
      error: exports.error,
      code(cxt) {
        const [propDeps, schDeps] = splitDependencies(cxt);
        validatePropertyDeps(cxt, propDeps);
        validateSchemaDeps(cxt, schDeps);
      }
    };
    function splitDependencies({ schema }) {
      const propertyDeps = {};
      const schemaDeps = {};
      for (const key in schema) {
        if (key === "__proto__")
          continue;
        const deps = Array.isArray(schema[key]) ? propertyDeps : schemaDeps;
        deps[key] = schema[key];
      }
      return [propertyDeps, schemaDeps];
    }
    function validatePropertyDeps(cxt, propertyDeps = cxt.schema) {
      const { gen, data, it } = cxt;
      if (Object.keys(propertyDeps).length === 0)
        return;
      const missing = gen.let("missing");
      for (const prop in propertyDeps) {
        const deps = propertyDeps[prop];
        if (deps.length === 0)
          continue;
        const hasProperty = (0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties);
        cxt.setParams({
          property: prop,
          depsCount: deps.length,
          deps: deps.join(", ")
        });
        if (it.allErrors) {
          gen.if(hasProperty, () => {
            for (const depProp of deps) {
              (0, code_1.checkReportMissingProp)(cxt, depProp);
            }
          });
        } else {
          gen.if((0, codegen_1._)`${hasProperty} && (${(0, code_1.checkMissingProp)(cxt, deps, missing)})`);
          (0, code_1.reportMissingProp)(cxt, missing);
          gen.else();
        }
      }
    }
    exports.validatePropertyDeps = validatePropertyDeps;
    function validateSchemaDeps(cxt, schemaDeps = cxt.schema) {
      const { gen, data, keyword, it } = cxt;
      const valid = gen.name("valid");
      for (const prop in schemaDeps) {
        if ((0, util_1.alwaysValidSchema)(it, schemaDeps[prop]))
          continue;
        gen.if(
          (0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties),
          () => {
            const schCxt = cxt.subschema({ keyword, schemaProp: prop }, valid);
            cxt.mergeValidEvaluated(schCxt, valid);
          },
          () => gen.var(valid, true)
          // TODO var
        );
        cxt.ok(valid);
      }
    }
    exports.validateSchemaDeps = validateSchemaDeps;
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/propertyNames.js
var require_propertyNames = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/propertyNames.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: "property name must be valid",
      params: ({ params }) => (0, codegen_1._)`{propertyName: ${params.propertyName}}`
    };
    var def = {
      keyword: "propertyNames",
      type: "object",
      schemaType: ["object", "boolean"],
      error,
      code(cxt) {
        const { gen, schema, data, it } = cxt;
        if ((0, util_1.alwaysValidSchema)(it, schema))
          return;
        const valid = gen.name("valid");
        gen.forIn("key", data, (key) => {
          cxt.setParams({ propertyName: key });
          cxt.subschema({
            keyword: "propertyNames",
            data: key,
            dataTypes: ["string"],
            propertyName: key,
            compositeRule: true
          }, valid);
          gen.if((0, codegen_1.not)(valid), () => {
            cxt.error(true);
            if (!it.allErrors)
              gen.break();
          });
        });
        cxt.ok(valid);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/additionalProperties.js
var require_additionalProperties = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/additionalProperties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var code_1 = require_code2();
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var util_1 = require_util();
    var error = {
      message: "must NOT have additional properties",
      params: ({ params }) => (0, codegen_1._)`{additionalProperty: ${params.additionalProperty}}`
    };
    var def = {
      keyword: "additionalProperties",
      type: ["object"],
      schemaType: ["boolean", "object"],
      allowUndefined: true,
      trackErrors: true,
      error,
      code(cxt) {
        const { gen, schema, parentSchema, data, errsCount, it } = cxt;
        if (!errsCount)
          throw new Error("ajv implementation error");
        const { allErrors, opts } = it;
        it.props = true;
        if (opts.removeAdditional !== "all" && (0, util_1.alwaysValidSchema)(it, schema))
          return;
        const props = (0, code_1.allSchemaProperties)(parentSchema.properties);
        const patProps = (0, code_1.allSchemaProperties)(parentSchema.patternProperties);
        checkAdditionalProperties();
        cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
        function checkAdditionalProperties() {
          gen.forIn("key", data, (key) => {
            if (!props.length && !patProps.length)
              additionalPropertyCode(key);
            else
              gen.if(isAdditional(key), () => additionalPropertyCode(key));
          });
        }
        function isAdditional(key) {
          let definedProp;
          if (props.length > 8) {
            const propsSchema = (0, util_1.schemaRefOrVal)(it, parentSchema.properties, "properties");
            definedProp = (0, code_1.isOwnProperty)(gen, propsSchema, key);
          } else if (props.length) {
            definedProp = (0, codegen_1.or)(...props.map((p) => (0, codegen_1._)`${key} === ${p}`));
          } else {
            definedProp = codegen_1.nil;
          }
          if (patProps.length) {
            definedProp = (0, codegen_1.or)(definedProp, ...patProps.map((p) => (0, codegen_1._)`${(0, code_1.usePattern)(cxt, p)}.test(${key})`));
          }
          return (0, codegen_1.not)(definedProp);
        }
        function deleteAdditional(key) {
          gen.code((0, codegen_1._)`delete ${data}[${key}]`);
        }
        function additionalPropertyCode(key) {
          if (opts.removeAdditional === "all" || opts.removeAdditional && schema === false) {
            deleteAdditional(key);
            return;
          }
          if (schema === false) {
            cxt.setParams({ additionalProperty: key });
            cxt.error();
            if (!allErrors)
              gen.break();
            return;
          }
          if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
            const valid = gen.name("valid");
            if (opts.removeAdditional === "failing") {
              applyAdditionalSchema(key, valid, false);
              gen.if((0, codegen_1.not)(valid), () => {
                cxt.reset();
                deleteAdditional(key);
              });
            } else {
              applyAdditionalSchema(key, valid);
              if (!allErrors)
                gen.if((0, codegen_1.not)(valid), () => gen.break());
            }
          }
        }
        function applyAdditionalSchema(key, valid, errors) {
          const subschema = {
            keyword: "additionalProperties",
            dataProp: key,
            dataPropType: util_1.Type.Str
          };
          if (errors === false) {
            Object.assign(subschema, {
              compositeRule: true,
              createErrors: false,
              allErrors: false
            });
          }
          cxt.subschema(subschema, valid);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/properties.js
var require_properties = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/properties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var validate_1 = require_validate();
    var code_1 = require_code2();
    var util_1 = require_util();
    var additionalProperties_1 = require_additionalProperties();
    var def = {
      keyword: "properties",
      type: "object",
      schemaType: "object",
      code(cxt) {
        const { gen, schema, parentSchema, data, it } = cxt;
        if (it.opts.removeAdditional === "all" && parentSchema.additionalProperties === void 0) {
          additionalProperties_1.default.code(new validate_1.KeywordCxt(it, additionalProperties_1.default, "additionalProperties"));
        }
        const allProps = (0, code_1.allSchemaProperties)(schema);
        for (const prop of allProps) {
          it.definedProperties.add(prop);
        }
        if (it.opts.unevaluated && allProps.length && it.props !== true) {
          it.props = util_1.mergeEvaluated.props(gen, (0, util_1.toHash)(allProps), it.props);
        }
        const properties = allProps.filter((p) => !(0, util_1.alwaysValidSchema)(it, schema[p]));
        if (properties.length === 0)
          return;
        const valid = gen.name("valid");
        for (const prop of properties) {
          if (hasDefault(prop)) {
            applyPropertySchema(prop);
          } else {
            gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties));
            applyPropertySchema(prop);
            if (!it.allErrors)
              gen.else().var(valid, true);
            gen.endIf();
          }
          cxt.it.definedProperties.add(prop);
          cxt.ok(valid);
        }
        function hasDefault(prop) {
          return it.opts.useDefaults && !it.compositeRule && schema[prop].default !== void 0;
        }
        function applyPropertySchema(prop) {
          cxt.subschema({
            keyword: "properties",
            schemaProp: prop,
            dataProp: prop
          }, valid);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/patternProperties.js
var require_patternProperties = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/patternProperties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var code_1 = require_code2();
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var util_2 = require_util();
    var def = {
      keyword: "patternProperties",
      type: "object",
      schemaType: "object",
      code(cxt) {
        const { gen, schema, data, parentSchema, it } = cxt;
        const { opts } = it;
        const patterns2 = (0, code_1.allSchemaProperties)(schema);
        const alwaysValidPatterns = patterns2.filter((p) => (0, util_1.alwaysValidSchema)(it, schema[p]));
        if (patterns2.length === 0 || alwaysValidPatterns.length === patterns2.length && (!it.opts.unevaluated || it.props === true)) {
          return;
        }
        const checkProperties = opts.strictSchema && !opts.allowMatchingProperties && parentSchema.properties;
        const valid = gen.name("valid");
        if (it.props !== true && !(it.props instanceof codegen_1.Name)) {
          it.props = (0, util_2.evaluatedPropsToName)(gen, it.props);
        }
        const { props } = it;
        validatePatternProperties();
        function validatePatternProperties() {
          for (const pat of patterns2) {
            if (checkProperties)
              checkMatchingProperties(pat);
            if (it.allErrors) {
              validateProperties(pat);
            } else {
              gen.var(valid, true);
              validateProperties(pat);
              gen.if(valid);
            }
          }
        }
        function checkMatchingProperties(pat) {
          for (const prop in checkProperties) {
            if (new RegExp(pat).test(prop)) {
              (0, util_1.checkStrictMode)(it, `property ${prop} matches pattern ${pat} (use allowMatchingProperties)`);
            }
          }
        }
        function validateProperties(pat) {
          gen.forIn("key", data, (key) => {
            gen.if((0, codegen_1._)`${(0, code_1.usePattern)(cxt, pat)}.test(${key})`, () => {
              const alwaysValid = alwaysValidPatterns.includes(pat);
              if (!alwaysValid) {
                cxt.subschema({
                  keyword: "patternProperties",
                  schemaProp: pat,
                  dataProp: key,
                  dataPropType: util_2.Type.Str
                }, valid);
              }
              if (it.opts.unevaluated && props !== true) {
                gen.assign((0, codegen_1._)`${props}[${key}]`, true);
              } else if (!alwaysValid && !it.allErrors) {
                gen.if((0, codegen_1.not)(valid), () => gen.break());
              }
            });
          });
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/not.js
var require_not = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/not.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var util_1 = require_util();
    var def = {
      keyword: "not",
      schemaType: ["object", "boolean"],
      trackErrors: true,
      code(cxt) {
        const { gen, schema, it } = cxt;
        if ((0, util_1.alwaysValidSchema)(it, schema)) {
          cxt.fail();
          return;
        }
        const valid = gen.name("valid");
        cxt.subschema({
          keyword: "not",
          compositeRule: true,
          createErrors: false,
          allErrors: false
        }, valid);
        cxt.failResult(valid, () => cxt.reset(), () => cxt.error());
      },
      error: { message: "must NOT be valid" }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/anyOf.js
var require_anyOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/anyOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var code_1 = require_code2();
    var def = {
      keyword: "anyOf",
      schemaType: "array",
      trackErrors: true,
      code: code_1.validateUnion,
      error: { message: "must match a schema in anyOf" }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/oneOf.js
var require_oneOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/oneOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: "must match exactly one schema in oneOf",
      params: ({ params }) => (0, codegen_1._)`{passingSchemas: ${params.passing}}`
    };
    var def = {
      keyword: "oneOf",
      schemaType: "array",
      trackErrors: true,
      error,
      code(cxt) {
        const { gen, schema, parentSchema, it } = cxt;
        if (!Array.isArray(schema))
          throw new Error("ajv implementation error");
        if (it.opts.discriminator && parentSchema.discriminator)
          return;
        const schArr = schema;
        const valid = gen.let("valid", false);
        const passing = gen.let("passing", null);
        const schValid = gen.name("_valid");
        cxt.setParams({ passing });
        gen.block(validateOneOf);
        cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
        function validateOneOf() {
          schArr.forEach((sch, i) => {
            let schCxt;
            if ((0, util_1.alwaysValidSchema)(it, sch)) {
              gen.var(schValid, true);
            } else {
              schCxt = cxt.subschema({
                keyword: "oneOf",
                schemaProp: i,
                compositeRule: true
              }, schValid);
            }
            if (i > 0) {
              gen.if((0, codegen_1._)`${schValid} && ${valid}`).assign(valid, false).assign(passing, (0, codegen_1._)`[${passing}, ${i}]`).else();
            }
            gen.if(schValid, () => {
              gen.assign(valid, true);
              gen.assign(passing, i);
              if (schCxt)
                cxt.mergeEvaluated(schCxt, codegen_1.Name);
            });
          });
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/allOf.js
var require_allOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/allOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var util_1 = require_util();
    var def = {
      keyword: "allOf",
      schemaType: "array",
      code(cxt) {
        const { gen, schema, it } = cxt;
        if (!Array.isArray(schema))
          throw new Error("ajv implementation error");
        const valid = gen.name("valid");
        schema.forEach((sch, i) => {
          if ((0, util_1.alwaysValidSchema)(it, sch))
            return;
          const schCxt = cxt.subschema({ keyword: "allOf", schemaProp: i }, valid);
          cxt.ok(valid);
          cxt.mergeEvaluated(schCxt);
        });
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/if.js
var require_if = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/if.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: ({ params }) => (0, codegen_1.str)`must match "${params.ifClause}" schema`,
      params: ({ params }) => (0, codegen_1._)`{failingKeyword: ${params.ifClause}}`
    };
    var def = {
      keyword: "if",
      schemaType: ["object", "boolean"],
      trackErrors: true,
      error,
      code(cxt) {
        const { gen, parentSchema, it } = cxt;
        if (parentSchema.then === void 0 && parentSchema.else === void 0) {
          (0, util_1.checkStrictMode)(it, '"if" without "then" and "else" is ignored');
        }
        const hasThen = hasSchema(it, "then");
        const hasElse = hasSchema(it, "else");
        if (!hasThen && !hasElse)
          return;
        const valid = gen.let("valid", true);
        const schValid = gen.name("_valid");
        validateIf();
        cxt.reset();
        if (hasThen && hasElse) {
          const ifClause = gen.let("ifClause");
          cxt.setParams({ ifClause });
          gen.if(schValid, validateClause("then", ifClause), validateClause("else", ifClause));
        } else if (hasThen) {
          gen.if(schValid, validateClause("then"));
        } else {
          gen.if((0, codegen_1.not)(schValid), validateClause("else"));
        }
        cxt.pass(valid, () => cxt.error(true));
        function validateIf() {
          const schCxt = cxt.subschema({
            keyword: "if",
            compositeRule: true,
            createErrors: false,
            allErrors: false
          }, schValid);
          cxt.mergeEvaluated(schCxt);
        }
        function validateClause(keyword, ifClause) {
          return () => {
            const schCxt = cxt.subschema({ keyword }, schValid);
            gen.assign(valid, schValid);
            cxt.mergeValidEvaluated(schCxt, valid);
            if (ifClause)
              gen.assign(ifClause, (0, codegen_1._)`${keyword}`);
            else
              cxt.setParams({ ifClause: keyword });
          };
        }
      }
    };
    function hasSchema(it, keyword) {
      const schema = it.schema[keyword];
      return schema !== void 0 && !(0, util_1.alwaysValidSchema)(it, schema);
    }
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/thenElse.js
var require_thenElse = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/thenElse.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var util_1 = require_util();
    var def = {
      keyword: ["then", "else"],
      schemaType: ["object", "boolean"],
      code({ keyword, parentSchema, it }) {
        if (parentSchema.if === void 0)
          (0, util_1.checkStrictMode)(it, `"${keyword}" without "if" is ignored`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/index.js
var require_applicator = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var additionalItems_1 = require_additionalItems();
    var prefixItems_1 = require_prefixItems();
    var items_1 = require_items();
    var items2020_1 = require_items2020();
    var contains_1 = require_contains();
    var dependencies_1 = require_dependencies();
    var propertyNames_1 = require_propertyNames();
    var additionalProperties_1 = require_additionalProperties();
    var properties_1 = require_properties();
    var patternProperties_1 = require_patternProperties();
    var not_1 = require_not();
    var anyOf_1 = require_anyOf();
    var oneOf_1 = require_oneOf();
    var allOf_1 = require_allOf();
    var if_1 = require_if();
    var thenElse_1 = require_thenElse();
    function getApplicator(draft2020 = false) {
      const applicator = [
        // any
        not_1.default,
        anyOf_1.default,
        oneOf_1.default,
        allOf_1.default,
        if_1.default,
        thenElse_1.default,
        // object
        propertyNames_1.default,
        additionalProperties_1.default,
        dependencies_1.default,
        properties_1.default,
        patternProperties_1.default
      ];
      if (draft2020)
        applicator.push(prefixItems_1.default, items2020_1.default);
      else
        applicator.push(additionalItems_1.default, items_1.default);
      applicator.push(contains_1.default);
      return applicator;
    }
    exports.default = getApplicator;
  }
});

// node_modules/ajv/dist/vocabularies/format/format.js
var require_format = __commonJS({
  "node_modules/ajv/dist/vocabularies/format/format.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var error = {
      message: ({ schemaCode }) => (0, codegen_1.str)`must match format "${schemaCode}"`,
      params: ({ schemaCode }) => (0, codegen_1._)`{format: ${schemaCode}}`
    };
    var def = {
      keyword: "format",
      type: ["number", "string"],
      schemaType: "string",
      $data: true,
      error,
      code(cxt, ruleType) {
        const { gen, data, $data, schema, schemaCode, it } = cxt;
        const { opts, errSchemaPath, schemaEnv, self } = it;
        if (!opts.validateFormats)
          return;
        if ($data)
          validate$DataFormat();
        else
          validateFormat();
        function validate$DataFormat() {
          const fmts = gen.scopeValue("formats", {
            ref: self.formats,
            code: opts.code.formats
          });
          const fDef = gen.const("fDef", (0, codegen_1._)`${fmts}[${schemaCode}]`);
          const fType = gen.let("fType");
          const format2 = gen.let("format");
          gen.if((0, codegen_1._)`typeof ${fDef} == "object" && !(${fDef} instanceof RegExp)`, () => gen.assign(fType, (0, codegen_1._)`${fDef}.type || "string"`).assign(format2, (0, codegen_1._)`${fDef}.validate`), () => gen.assign(fType, (0, codegen_1._)`"string"`).assign(format2, fDef));
          cxt.fail$data((0, codegen_1.or)(unknownFmt(), invalidFmt()));
          function unknownFmt() {
            if (opts.strictSchema === false)
              return codegen_1.nil;
            return (0, codegen_1._)`${schemaCode} && !${format2}`;
          }
          function invalidFmt() {
            const callFormat = schemaEnv.$async ? (0, codegen_1._)`(${fDef}.async ? await ${format2}(${data}) : ${format2}(${data}))` : (0, codegen_1._)`${format2}(${data})`;
            const validData = (0, codegen_1._)`(typeof ${format2} == "function" ? ${callFormat} : ${format2}.test(${data}))`;
            return (0, codegen_1._)`${format2} && ${format2} !== true && ${fType} === ${ruleType} && !${validData}`;
          }
        }
        function validateFormat() {
          const formatDef = self.formats[schema];
          if (!formatDef) {
            unknownFormat();
            return;
          }
          if (formatDef === true)
            return;
          const [fmtType, format2, fmtRef] = getFormat(formatDef);
          if (fmtType === ruleType)
            cxt.pass(validCondition());
          function unknownFormat() {
            if (opts.strictSchema === false) {
              self.logger.warn(unknownMsg());
              return;
            }
            throw new Error(unknownMsg());
            function unknownMsg() {
              return `unknown format "${schema}" ignored in schema at path "${errSchemaPath}"`;
            }
          }
          function getFormat(fmtDef) {
            const code = fmtDef instanceof RegExp ? (0, codegen_1.regexpCode)(fmtDef) : opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(schema)}` : void 0;
            const fmt = gen.scopeValue("formats", { key: schema, ref: fmtDef, code });
            if (typeof fmtDef == "object" && !(fmtDef instanceof RegExp)) {
              return [fmtDef.type || "string", fmtDef.validate, (0, codegen_1._)`${fmt}.validate`];
            }
            return ["string", fmtDef, fmt];
          }
          function validCondition() {
            if (typeof formatDef == "object" && !(formatDef instanceof RegExp) && formatDef.async) {
              if (!schemaEnv.$async)
                throw new Error("async format in sync schema");
              return (0, codegen_1._)`await ${fmtRef}(${data})`;
            }
            return typeof format2 == "function" ? (0, codegen_1._)`${fmtRef}(${data})` : (0, codegen_1._)`${fmtRef}.test(${data})`;
          }
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/format/index.js
var require_format2 = __commonJS({
  "node_modules/ajv/dist/vocabularies/format/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var format_1 = require_format();
    var format2 = [format_1.default];
    exports.default = format2;
  }
});

// node_modules/ajv/dist/vocabularies/metadata.js
var require_metadata = __commonJS({
  "node_modules/ajv/dist/vocabularies/metadata.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.contentVocabulary = exports.metadataVocabulary = void 0;
    exports.metadataVocabulary = [
      "title",
      "description",
      "default",
      "deprecated",
      "readOnly",
      "writeOnly",
      "examples"
    ];
    exports.contentVocabulary = [
      "contentMediaType",
      "contentEncoding",
      "contentSchema"
    ];
  }
});

// node_modules/ajv/dist/vocabularies/draft7.js
var require_draft7 = __commonJS({
  "node_modules/ajv/dist/vocabularies/draft7.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var core_1 = require_core2();
    var validation_1 = require_validation();
    var applicator_1 = require_applicator();
    var format_1 = require_format2();
    var metadata_1 = require_metadata();
    var draft7Vocabularies = [
      core_1.default,
      validation_1.default,
      (0, applicator_1.default)(),
      format_1.default,
      metadata_1.metadataVocabulary,
      metadata_1.contentVocabulary
    ];
    exports.default = draft7Vocabularies;
  }
});

// node_modules/ajv/dist/vocabularies/discriminator/types.js
var require_types = __commonJS({
  "node_modules/ajv/dist/vocabularies/discriminator/types.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.DiscrError = void 0;
    var DiscrError;
    (function(DiscrError2) {
      DiscrError2["Tag"] = "tag";
      DiscrError2["Mapping"] = "mapping";
    })(DiscrError || (exports.DiscrError = DiscrError = {}));
  }
});

// node_modules/ajv/dist/vocabularies/discriminator/index.js
var require_discriminator = __commonJS({
  "node_modules/ajv/dist/vocabularies/discriminator/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var types_1 = require_types();
    var compile_1 = require_compile();
    var ref_error_1 = require_ref_error();
    var util_1 = require_util();
    var error = {
      message: ({ params: { discrError, tagName } }) => discrError === types_1.DiscrError.Tag ? `tag "${tagName}" must be string` : `value of tag "${tagName}" must be in oneOf`,
      params: ({ params: { discrError, tag, tagName } }) => (0, codegen_1._)`{error: ${discrError}, tag: ${tagName}, tagValue: ${tag}}`
    };
    var def = {
      keyword: "discriminator",
      type: "object",
      schemaType: "object",
      error,
      code(cxt) {
        const { gen, data, schema, parentSchema, it } = cxt;
        const { oneOf: oneOf2 } = parentSchema;
        if (!it.opts.discriminator) {
          throw new Error("discriminator: requires discriminator option");
        }
        const tagName = schema.propertyName;
        if (typeof tagName != "string")
          throw new Error("discriminator: requires propertyName");
        if (schema.mapping)
          throw new Error("discriminator: mapping is not supported");
        if (!oneOf2)
          throw new Error("discriminator: requires oneOf keyword");
        const valid = gen.let("valid", false);
        const tag = gen.const("tag", (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(tagName)}`);
        gen.if((0, codegen_1._)`typeof ${tag} == "string"`, () => validateMapping(), () => cxt.error(false, { discrError: types_1.DiscrError.Tag, tag, tagName }));
        cxt.ok(valid);
        function validateMapping() {
          const mapping = getMapping();
          gen.if(false);
          for (const tagValue in mapping) {
            gen.elseIf((0, codegen_1._)`${tag} === ${tagValue}`);
            gen.assign(valid, applyTagSchema(mapping[tagValue]));
          }
          gen.else();
          cxt.error(false, { discrError: types_1.DiscrError.Mapping, tag, tagName });
          gen.endIf();
        }
        function applyTagSchema(schemaProp) {
          const _valid = gen.name("valid");
          const schCxt = cxt.subschema({ keyword: "oneOf", schemaProp }, _valid);
          cxt.mergeEvaluated(schCxt, codegen_1.Name);
          return _valid;
        }
        function getMapping() {
          var _a;
          const oneOfMapping = {};
          const topRequired = hasRequired(parentSchema);
          let tagRequired = true;
          for (let i = 0; i < oneOf2.length; i++) {
            let sch = oneOf2[i];
            if ((sch === null || sch === void 0 ? void 0 : sch.$ref) && !(0, util_1.schemaHasRulesButRef)(sch, it.self.RULES)) {
              const ref = sch.$ref;
              sch = compile_1.resolveRef.call(it.self, it.schemaEnv.root, it.baseId, ref);
              if (sch instanceof compile_1.SchemaEnv)
                sch = sch.schema;
              if (sch === void 0)
                throw new ref_error_1.default(it.opts.uriResolver, it.baseId, ref);
            }
            const propSch = (_a = sch === null || sch === void 0 ? void 0 : sch.properties) === null || _a === void 0 ? void 0 : _a[tagName];
            if (typeof propSch != "object") {
              throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${tagName}"`);
            }
            tagRequired = tagRequired && (topRequired || hasRequired(sch));
            addMappings(propSch, i);
          }
          if (!tagRequired)
            throw new Error(`discriminator: "${tagName}" must be required`);
          return oneOfMapping;
          function hasRequired({ required: required2 }) {
            return Array.isArray(required2) && required2.includes(tagName);
          }
          function addMappings(sch, i) {
            if (sch.const) {
              addMapping(sch.const, i);
            } else if (sch.enum) {
              for (const tagValue of sch.enum) {
                addMapping(tagValue, i);
              }
            } else {
              throw new Error(`discriminator: "properties/${tagName}" must have "const" or "enum"`);
            }
          }
          function addMapping(tagValue, i) {
            if (typeof tagValue != "string" || tagValue in oneOfMapping) {
              throw new Error(`discriminator: "${tagName}" values must be unique strings`);
            }
            oneOfMapping[tagValue] = i;
          }
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/refs/json-schema-draft-07.json
var require_json_schema_draft_07 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-draft-07.json"(exports, module) {
    module.exports = {
      $schema: "http://json-schema.org/draft-07/schema#",
      $id: "http://json-schema.org/draft-07/schema#",
      title: "Core schema meta-schema",
      definitions: {
        schemaArray: {
          type: "array",
          minItems: 1,
          items: { $ref: "#" }
        },
        nonNegativeInteger: {
          type: "integer",
          minimum: 0
        },
        nonNegativeIntegerDefault0: {
          allOf: [{ $ref: "#/definitions/nonNegativeInteger" }, { default: 0 }]
        },
        simpleTypes: {
          enum: ["array", "boolean", "integer", "null", "number", "object", "string"]
        },
        stringArray: {
          type: "array",
          items: { type: "string" },
          uniqueItems: true,
          default: []
        }
      },
      type: ["object", "boolean"],
      properties: {
        $id: {
          type: "string",
          format: "uri-reference"
        },
        $schema: {
          type: "string",
          format: "uri"
        },
        $ref: {
          type: "string",
          format: "uri-reference"
        },
        $comment: {
          type: "string"
        },
        title: {
          type: "string"
        },
        description: {
          type: "string"
        },
        default: true,
        readOnly: {
          type: "boolean",
          default: false
        },
        examples: {
          type: "array",
          items: true
        },
        multipleOf: {
          type: "number",
          exclusiveMinimum: 0
        },
        maximum: {
          type: "number"
        },
        exclusiveMaximum: {
          type: "number"
        },
        minimum: {
          type: "number"
        },
        exclusiveMinimum: {
          type: "number"
        },
        maxLength: { $ref: "#/definitions/nonNegativeInteger" },
        minLength: { $ref: "#/definitions/nonNegativeIntegerDefault0" },
        pattern: {
          type: "string",
          format: "regex"
        },
        additionalItems: { $ref: "#" },
        items: {
          anyOf: [{ $ref: "#" }, { $ref: "#/definitions/schemaArray" }],
          default: true
        },
        maxItems: { $ref: "#/definitions/nonNegativeInteger" },
        minItems: { $ref: "#/definitions/nonNegativeIntegerDefault0" },
        uniqueItems: {
          type: "boolean",
          default: false
        },
        contains: { $ref: "#" },
        maxProperties: { $ref: "#/definitions/nonNegativeInteger" },
        minProperties: { $ref: "#/definitions/nonNegativeIntegerDefault0" },
        required: { $ref: "#/definitions/stringArray" },
        additionalProperties: { $ref: "#" },
        definitions: {
          type: "object",
          additionalProperties: { $ref: "#" },
          default: {}
        },
        properties: {
          type: "object",
          additionalProperties: { $ref: "#" },
          default: {}
        },
        patternProperties: {
          type: "object",
          additionalProperties: { $ref: "#" },
          propertyNames: { format: "regex" },
          default: {}
        },
        dependencies: {
          type: "object",
          additionalProperties: {
            anyOf: [{ $ref: "#" }, { $ref: "#/definitions/stringArray" }]
          }
        },
        propertyNames: { $ref: "#" },
        const: true,
        enum: {
          type: "array",
          items: true,
          minItems: 1,
          uniqueItems: true
        },
        type: {
          anyOf: [
            { $ref: "#/definitions/simpleTypes" },
            {
              type: "array",
              items: { $ref: "#/definitions/simpleTypes" },
              minItems: 1,
              uniqueItems: true
            }
          ]
        },
        format: { type: "string" },
        contentMediaType: { type: "string" },
        contentEncoding: { type: "string" },
        if: { $ref: "#" },
        then: { $ref: "#" },
        else: { $ref: "#" },
        allOf: { $ref: "#/definitions/schemaArray" },
        anyOf: { $ref: "#/definitions/schemaArray" },
        oneOf: { $ref: "#/definitions/schemaArray" },
        not: { $ref: "#" }
      },
      default: true
    };
  }
});

// node_modules/ajv/dist/ajv.js
var require_ajv = __commonJS({
  "node_modules/ajv/dist/ajv.js"(exports, module) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv = void 0;
    var core_1 = require_core();
    var draft7_1 = require_draft7();
    var discriminator_1 = require_discriminator();
    var draft7MetaSchema = require_json_schema_draft_07();
    var META_SUPPORT_DATA = ["/properties"];
    var META_SCHEMA_ID = "http://json-schema.org/draft-07/schema";
    var Ajv = class extends core_1.default {
      _addVocabularies() {
        super._addVocabularies();
        draft7_1.default.forEach((v) => this.addVocabulary(v));
        if (this.opts.discriminator)
          this.addKeyword(discriminator_1.default);
      }
      _addDefaultMetaSchema() {
        super._addDefaultMetaSchema();
        if (!this.opts.meta)
          return;
        const metaSchema = this.opts.$data ? this.$dataMetaSchema(draft7MetaSchema, META_SUPPORT_DATA) : draft7MetaSchema;
        this.addMetaSchema(metaSchema, META_SCHEMA_ID, false);
        this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
      }
      defaultMeta() {
        return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : void 0);
      }
    };
    exports.Ajv = Ajv;
    module.exports = exports = Ajv;
    module.exports.Ajv = Ajv;
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.default = Ajv;
    var validate_1 = require_validate();
    Object.defineProperty(exports, "KeywordCxt", { enumerable: true, get: function() {
      return validate_1.KeywordCxt;
    } });
    var codegen_1 = require_codegen();
    Object.defineProperty(exports, "_", { enumerable: true, get: function() {
      return codegen_1._;
    } });
    Object.defineProperty(exports, "str", { enumerable: true, get: function() {
      return codegen_1.str;
    } });
    Object.defineProperty(exports, "stringify", { enumerable: true, get: function() {
      return codegen_1.stringify;
    } });
    Object.defineProperty(exports, "nil", { enumerable: true, get: function() {
      return codegen_1.nil;
    } });
    Object.defineProperty(exports, "Name", { enumerable: true, get: function() {
      return codegen_1.Name;
    } });
    Object.defineProperty(exports, "CodeGen", { enumerable: true, get: function() {
      return codegen_1.CodeGen;
    } });
    var validation_error_1 = require_validation_error();
    Object.defineProperty(exports, "ValidationError", { enumerable: true, get: function() {
      return validation_error_1.default;
    } });
    var ref_error_1 = require_ref_error();
    Object.defineProperty(exports, "MissingRefError", { enumerable: true, get: function() {
      return ref_error_1.default;
    } });
  }
});

// node_modules/ajv/dist/vocabularies/dynamic/dynamicAnchor.js
var require_dynamicAnchor = __commonJS({
  "node_modules/ajv/dist/vocabularies/dynamic/dynamicAnchor.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.dynamicAnchor = void 0;
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var compile_1 = require_compile();
    var ref_1 = require_ref();
    var def = {
      keyword: "$dynamicAnchor",
      schemaType: "string",
      code: (cxt) => dynamicAnchor(cxt, cxt.schema)
    };
    function dynamicAnchor(cxt, anchor) {
      const { gen, it } = cxt;
      it.schemaEnv.root.dynamicAnchors[anchor] = true;
      const v = (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`;
      const validate = it.errSchemaPath === "#" ? it.validateName : _getValidate(cxt);
      gen.if((0, codegen_1._)`!${v}`, () => gen.assign(v, validate));
    }
    exports.dynamicAnchor = dynamicAnchor;
    function _getValidate(cxt) {
      const { schemaEnv, schema, self } = cxt.it;
      const { root: root2, baseId, localRefs, meta } = schemaEnv.root;
      const { schemaId } = self.opts;
      const sch = new compile_1.SchemaEnv({ schema, schemaId, root: root2, baseId, localRefs, meta });
      compile_1.compileSchema.call(self, sch);
      return (0, ref_1.getValidate)(cxt, sch);
    }
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/dynamic/dynamicRef.js
var require_dynamicRef = __commonJS({
  "node_modules/ajv/dist/vocabularies/dynamic/dynamicRef.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.dynamicRef = void 0;
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var ref_1 = require_ref();
    var def = {
      keyword: "$dynamicRef",
      schemaType: "string",
      code: (cxt) => dynamicRef(cxt, cxt.schema)
    };
    function dynamicRef(cxt, ref) {
      const { gen, keyword, it } = cxt;
      if (ref[0] !== "#")
        throw new Error(`"${keyword}" only supports hash fragment reference`);
      const anchor = ref.slice(1);
      if (it.allErrors) {
        _dynamicRef();
      } else {
        const valid = gen.let("valid", false);
        _dynamicRef(valid);
        cxt.ok(valid);
      }
      function _dynamicRef(valid) {
        if (it.schemaEnv.root.dynamicAnchors[anchor]) {
          const v = gen.let("_v", (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`);
          gen.if(v, _callRef(v, valid), _callRef(it.validateName, valid));
        } else {
          _callRef(it.validateName, valid)();
        }
      }
      function _callRef(validate, valid) {
        return valid ? () => gen.block(() => {
          (0, ref_1.callRef)(cxt, validate);
          gen.let(valid, true);
        }) : () => (0, ref_1.callRef)(cxt, validate);
      }
    }
    exports.dynamicRef = dynamicRef;
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/dynamic/recursiveAnchor.js
var require_recursiveAnchor = __commonJS({
  "node_modules/ajv/dist/vocabularies/dynamic/recursiveAnchor.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dynamicAnchor_1 = require_dynamicAnchor();
    var util_1 = require_util();
    var def = {
      keyword: "$recursiveAnchor",
      schemaType: "boolean",
      code(cxt) {
        if (cxt.schema)
          (0, dynamicAnchor_1.dynamicAnchor)(cxt, "");
        else
          (0, util_1.checkStrictMode)(cxt.it, "$recursiveAnchor: false is ignored");
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/dynamic/recursiveRef.js
var require_recursiveRef = __commonJS({
  "node_modules/ajv/dist/vocabularies/dynamic/recursiveRef.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dynamicRef_1 = require_dynamicRef();
    var def = {
      keyword: "$recursiveRef",
      schemaType: "string",
      code: (cxt) => (0, dynamicRef_1.dynamicRef)(cxt, cxt.schema)
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/dynamic/index.js
var require_dynamic = __commonJS({
  "node_modules/ajv/dist/vocabularies/dynamic/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dynamicAnchor_1 = require_dynamicAnchor();
    var dynamicRef_1 = require_dynamicRef();
    var recursiveAnchor_1 = require_recursiveAnchor();
    var recursiveRef_1 = require_recursiveRef();
    var dynamic = [dynamicAnchor_1.default, dynamicRef_1.default, recursiveAnchor_1.default, recursiveRef_1.default];
    exports.default = dynamic;
  }
});

// node_modules/ajv/dist/vocabularies/validation/dependentRequired.js
var require_dependentRequired = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/dependentRequired.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dependencies_1 = require_dependencies();
    var def = {
      keyword: "dependentRequired",
      type: "object",
      schemaType: "object",
      error: dependencies_1.error,
      code: (cxt) => (0, dependencies_1.validatePropertyDeps)(cxt)
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/dependentSchemas.js
var require_dependentSchemas = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/dependentSchemas.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dependencies_1 = require_dependencies();
    var def = {
      keyword: "dependentSchemas",
      type: "object",
      schemaType: "object",
      code: (cxt) => (0, dependencies_1.validateSchemaDeps)(cxt)
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitContains.js
var require_limitContains = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitContains.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var util_1 = require_util();
    var def = {
      keyword: ["maxContains", "minContains"],
      type: "array",
      schemaType: "number",
      code({ keyword, parentSchema, it }) {
        if (parentSchema.contains === void 0) {
          (0, util_1.checkStrictMode)(it, `"${keyword}" without "contains" is ignored`);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/next.js
var require_next = __commonJS({
  "node_modules/ajv/dist/vocabularies/next.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dependentRequired_1 = require_dependentRequired();
    var dependentSchemas_1 = require_dependentSchemas();
    var limitContains_1 = require_limitContains();
    var next = [dependentRequired_1.default, dependentSchemas_1.default, limitContains_1.default];
    exports.default = next;
  }
});

// node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedProperties.js
var require_unevaluatedProperties = __commonJS({
  "node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedProperties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var names_1 = require_names();
    var error = {
      message: "must NOT have unevaluated properties",
      params: ({ params }) => (0, codegen_1._)`{unevaluatedProperty: ${params.unevaluatedProperty}}`
    };
    var def = {
      keyword: "unevaluatedProperties",
      type: "object",
      schemaType: ["boolean", "object"],
      trackErrors: true,
      error,
      code(cxt) {
        const { gen, schema, data, errsCount, it } = cxt;
        if (!errsCount)
          throw new Error("ajv implementation error");
        const { allErrors, props } = it;
        if (props instanceof codegen_1.Name) {
          gen.if((0, codegen_1._)`${props} !== true`, () => gen.forIn("key", data, (key) => gen.if(unevaluatedDynamic(props, key), () => unevaluatedPropCode(key))));
        } else if (props !== true) {
          gen.forIn("key", data, (key) => props === void 0 ? unevaluatedPropCode(key) : gen.if(unevaluatedStatic(props, key), () => unevaluatedPropCode(key)));
        }
        it.props = true;
        cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
        function unevaluatedPropCode(key) {
          if (schema === false) {
            cxt.setParams({ unevaluatedProperty: key });
            cxt.error();
            if (!allErrors)
              gen.break();
            return;
          }
          if (!(0, util_1.alwaysValidSchema)(it, schema)) {
            const valid = gen.name("valid");
            cxt.subschema({
              keyword: "unevaluatedProperties",
              dataProp: key,
              dataPropType: util_1.Type.Str
            }, valid);
            if (!allErrors)
              gen.if((0, codegen_1.not)(valid), () => gen.break());
          }
        }
        function unevaluatedDynamic(evaluatedProps, key) {
          return (0, codegen_1._)`!${evaluatedProps} || !${evaluatedProps}[${key}]`;
        }
        function unevaluatedStatic(evaluatedProps, key) {
          const ps = [];
          for (const p in evaluatedProps) {
            if (evaluatedProps[p] === true)
              ps.push((0, codegen_1._)`${key} !== ${p}`);
          }
          return (0, codegen_1.and)(...ps);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedItems.js
var require_unevaluatedItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
      params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
    };
    var def = {
      keyword: "unevaluatedItems",
      type: "array",
      schemaType: ["boolean", "object"],
      error,
      code(cxt) {
        const { gen, schema, data, it } = cxt;
        const items = it.items || 0;
        if (items === true)
          return;
        const len = gen.const("len", (0, codegen_1._)`${data}.length`);
        if (schema === false) {
          cxt.setParams({ len: items });
          cxt.fail((0, codegen_1._)`${len} > ${items}`);
        } else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
          const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items}`);
          gen.if((0, codegen_1.not)(valid), () => validateItems(valid, items));
          cxt.ok(valid);
        }
        it.items = true;
        function validateItems(valid, from) {
          gen.forRange("i", from, len, (i) => {
            cxt.subschema({ keyword: "unevaluatedItems", dataProp: i, dataPropType: util_1.Type.Num }, valid);
            if (!it.allErrors)
              gen.if((0, codegen_1.not)(valid), () => gen.break());
          });
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/unevaluated/index.js
var require_unevaluated = __commonJS({
  "node_modules/ajv/dist/vocabularies/unevaluated/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var unevaluatedProperties_1 = require_unevaluatedProperties();
    var unevaluatedItems_1 = require_unevaluatedItems();
    var unevaluated = [unevaluatedProperties_1.default, unevaluatedItems_1.default];
    exports.default = unevaluated;
  }
});

// node_modules/ajv/dist/vocabularies/draft2020.js
var require_draft2020 = __commonJS({
  "node_modules/ajv/dist/vocabularies/draft2020.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var core_1 = require_core2();
    var validation_1 = require_validation();
    var applicator_1 = require_applicator();
    var dynamic_1 = require_dynamic();
    var next_1 = require_next();
    var unevaluated_1 = require_unevaluated();
    var format_1 = require_format2();
    var metadata_1 = require_metadata();
    var draft2020Vocabularies = [
      dynamic_1.default,
      core_1.default,
      validation_1.default,
      (0, applicator_1.default)(true),
      format_1.default,
      metadata_1.metadataVocabulary,
      metadata_1.contentVocabulary,
      next_1.default,
      unevaluated_1.default
    ];
    exports.default = draft2020Vocabularies;
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/schema.json
var require_schema = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/schema.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/schema",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/core": true,
        "https://json-schema.org/draft/2020-12/vocab/applicator": true,
        "https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
        "https://json-schema.org/draft/2020-12/vocab/validation": true,
        "https://json-schema.org/draft/2020-12/vocab/meta-data": true,
        "https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
        "https://json-schema.org/draft/2020-12/vocab/content": true
      },
      $dynamicAnchor: "meta",
      title: "Core and Validation specifications meta-schema",
      allOf: [
        { $ref: "meta/core" },
        { $ref: "meta/applicator" },
        { $ref: "meta/unevaluated" },
        { $ref: "meta/validation" },
        { $ref: "meta/meta-data" },
        { $ref: "meta/format-annotation" },
        { $ref: "meta/content" }
      ],
      type: ["object", "boolean"],
      $comment: "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
      properties: {
        definitions: {
          $comment: '"definitions" has been replaced by "$defs".',
          type: "object",
          additionalProperties: { $dynamicRef: "#meta" },
          deprecated: true,
          default: {}
        },
        dependencies: {
          $comment: '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.',
          type: "object",
          additionalProperties: {
            anyOf: [{ $dynamicRef: "#meta" }, { $ref: "meta/validation#/$defs/stringArray" }]
          },
          deprecated: true,
          default: {}
        },
        $recursiveAnchor: {
          $comment: '"$recursiveAnchor" has been replaced by "$dynamicAnchor".',
          $ref: "meta/core#/$defs/anchorString",
          deprecated: true
        },
        $recursiveRef: {
          $comment: '"$recursiveRef" has been replaced by "$dynamicRef".',
          $ref: "meta/core#/$defs/uriReferenceString",
          deprecated: true
        }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/applicator.json
var require_applicator2 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/applicator.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/applicator",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/applicator": true
      },
      $dynamicAnchor: "meta",
      title: "Applicator vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        prefixItems: { $ref: "#/$defs/schemaArray" },
        items: { $dynamicRef: "#meta" },
        contains: { $dynamicRef: "#meta" },
        additionalProperties: { $dynamicRef: "#meta" },
        properties: {
          type: "object",
          additionalProperties: { $dynamicRef: "#meta" },
          default: {}
        },
        patternProperties: {
          type: "object",
          additionalProperties: { $dynamicRef: "#meta" },
          propertyNames: { format: "regex" },
          default: {}
        },
        dependentSchemas: {
          type: "object",
          additionalProperties: { $dynamicRef: "#meta" },
          default: {}
        },
        propertyNames: { $dynamicRef: "#meta" },
        if: { $dynamicRef: "#meta" },
        then: { $dynamicRef: "#meta" },
        else: { $dynamicRef: "#meta" },
        allOf: { $ref: "#/$defs/schemaArray" },
        anyOf: { $ref: "#/$defs/schemaArray" },
        oneOf: { $ref: "#/$defs/schemaArray" },
        not: { $dynamicRef: "#meta" }
      },
      $defs: {
        schemaArray: {
          type: "array",
          minItems: 1,
          items: { $dynamicRef: "#meta" }
        }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json
var require_unevaluated2 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/unevaluated",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/unevaluated": true
      },
      $dynamicAnchor: "meta",
      title: "Unevaluated applicator vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        unevaluatedItems: { $dynamicRef: "#meta" },
        unevaluatedProperties: { $dynamicRef: "#meta" }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/content.json
var require_content = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/content.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/content",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/content": true
      },
      $dynamicAnchor: "meta",
      title: "Content vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        contentEncoding: { type: "string" },
        contentMediaType: { type: "string" },
        contentSchema: { $dynamicRef: "#meta" }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/core.json
var require_core3 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/core.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/core",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/core": true
      },
      $dynamicAnchor: "meta",
      title: "Core vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        $id: {
          $ref: "#/$defs/uriReferenceString",
          $comment: "Non-empty fragments not allowed.",
          pattern: "^[^#]*#?$"
        },
        $schema: { $ref: "#/$defs/uriString" },
        $ref: { $ref: "#/$defs/uriReferenceString" },
        $anchor: { $ref: "#/$defs/anchorString" },
        $dynamicRef: { $ref: "#/$defs/uriReferenceString" },
        $dynamicAnchor: { $ref: "#/$defs/anchorString" },
        $vocabulary: {
          type: "object",
          propertyNames: { $ref: "#/$defs/uriString" },
          additionalProperties: {
            type: "boolean"
          }
        },
        $comment: {
          type: "string"
        },
        $defs: {
          type: "object",
          additionalProperties: { $dynamicRef: "#meta" }
        }
      },
      $defs: {
        anchorString: {
          type: "string",
          pattern: "^[A-Za-z_][-A-Za-z0-9._]*$"
        },
        uriString: {
          type: "string",
          format: "uri"
        },
        uriReferenceString: {
          type: "string",
          format: "uri-reference"
        }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json
var require_format_annotation = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/format-annotation",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/format-annotation": true
      },
      $dynamicAnchor: "meta",
      title: "Format vocabulary meta-schema for annotation results",
      type: ["object", "boolean"],
      properties: {
        format: { type: "string" }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/meta-data.json
var require_meta_data = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/meta-data.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/meta-data",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/meta-data": true
      },
      $dynamicAnchor: "meta",
      title: "Meta-data vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        title: {
          type: "string"
        },
        description: {
          type: "string"
        },
        default: true,
        deprecated: {
          type: "boolean",
          default: false
        },
        readOnly: {
          type: "boolean",
          default: false
        },
        writeOnly: {
          type: "boolean",
          default: false
        },
        examples: {
          type: "array",
          items: true
        }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/validation.json
var require_validation2 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/validation.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/validation",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/validation": true
      },
      $dynamicAnchor: "meta",
      title: "Validation vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        type: {
          anyOf: [
            { $ref: "#/$defs/simpleTypes" },
            {
              type: "array",
              items: { $ref: "#/$defs/simpleTypes" },
              minItems: 1,
              uniqueItems: true
            }
          ]
        },
        const: true,
        enum: {
          type: "array",
          items: true
        },
        multipleOf: {
          type: "number",
          exclusiveMinimum: 0
        },
        maximum: {
          type: "number"
        },
        exclusiveMaximum: {
          type: "number"
        },
        minimum: {
          type: "number"
        },
        exclusiveMinimum: {
          type: "number"
        },
        maxLength: { $ref: "#/$defs/nonNegativeInteger" },
        minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
        pattern: {
          type: "string",
          format: "regex"
        },
        maxItems: { $ref: "#/$defs/nonNegativeInteger" },
        minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
        uniqueItems: {
          type: "boolean",
          default: false
        },
        maxContains: { $ref: "#/$defs/nonNegativeInteger" },
        minContains: {
          $ref: "#/$defs/nonNegativeInteger",
          default: 1
        },
        maxProperties: { $ref: "#/$defs/nonNegativeInteger" },
        minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
        required: { $ref: "#/$defs/stringArray" },
        dependentRequired: {
          type: "object",
          additionalProperties: {
            $ref: "#/$defs/stringArray"
          }
        }
      },
      $defs: {
        nonNegativeInteger: {
          type: "integer",
          minimum: 0
        },
        nonNegativeIntegerDefault0: {
          $ref: "#/$defs/nonNegativeInteger",
          default: 0
        },
        simpleTypes: {
          enum: ["array", "boolean", "integer", "null", "number", "object", "string"]
        },
        stringArray: {
          type: "array",
          items: { type: "string" },
          uniqueItems: true,
          default: []
        }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/index.js
var require_json_schema_2020_12 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var metaSchema = require_schema();
    var applicator = require_applicator2();
    var unevaluated = require_unevaluated2();
    var content2 = require_content();
    var core = require_core3();
    var format2 = require_format_annotation();
    var metadata = require_meta_data();
    var validation = require_validation2();
    var META_SUPPORT_DATA = ["/properties"];
    function addMetaSchema2020($data) {
      ;
      [
        metaSchema,
        applicator,
        unevaluated,
        content2,
        core,
        with$data(this, format2),
        metadata,
        with$data(this, validation)
      ].forEach((sch) => this.addMetaSchema(sch, void 0, false));
      return this;
      function with$data(ajv, sch) {
        return $data ? ajv.$dataMetaSchema(sch, META_SUPPORT_DATA) : sch;
      }
    }
    exports.default = addMetaSchema2020;
  }
});

// node_modules/ajv/dist/2020.js
var require__ = __commonJS({
  "node_modules/ajv/dist/2020.js"(exports, module) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv2020 = void 0;
    var core_1 = require_core();
    var draft2020_1 = require_draft2020();
    var discriminator_1 = require_discriminator();
    var json_schema_2020_12_1 = require_json_schema_2020_12();
    var META_SCHEMA_ID = "https://json-schema.org/draft/2020-12/schema";
    var Ajv2020 = class extends core_1.default {
      constructor(opts = {}) {
        super({
          ...opts,
          dynamicRef: true,
          next: true,
          unevaluated: true
        });
      }
      _addVocabularies() {
        super._addVocabularies();
        draft2020_1.default.forEach((v) => this.addVocabulary(v));
        if (this.opts.discriminator)
          this.addKeyword(discriminator_1.default);
      }
      _addDefaultMetaSchema() {
        super._addDefaultMetaSchema();
        const { $data, meta } = this.opts;
        if (!meta)
          return;
        json_schema_2020_12_1.default.call(this, $data);
        this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
      }
      defaultMeta() {
        return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : void 0);
      }
    };
    exports.Ajv2020 = Ajv2020;
    module.exports = exports = Ajv2020;
    module.exports.Ajv2020 = Ajv2020;
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.default = Ajv2020;
    var validate_1 = require_validate();
    Object.defineProperty(exports, "KeywordCxt", { enumerable: true, get: function() {
      return validate_1.KeywordCxt;
    } });
    var codegen_1 = require_codegen();
    Object.defineProperty(exports, "_", { enumerable: true, get: function() {
      return codegen_1._;
    } });
    Object.defineProperty(exports, "str", { enumerable: true, get: function() {
      return codegen_1.str;
    } });
    Object.defineProperty(exports, "stringify", { enumerable: true, get: function() {
      return codegen_1.stringify;
    } });
    Object.defineProperty(exports, "nil", { enumerable: true, get: function() {
      return codegen_1.nil;
    } });
    Object.defineProperty(exports, "Name", { enumerable: true, get: function() {
      return codegen_1.Name;
    } });
    Object.defineProperty(exports, "CodeGen", { enumerable: true, get: function() {
      return codegen_1.CodeGen;
    } });
    var validation_error_1 = require_validation_error();
    Object.defineProperty(exports, "ValidationError", { enumerable: true, get: function() {
      return validation_error_1.default;
    } });
    var ref_error_1 = require_ref_error();
    Object.defineProperty(exports, "MissingRefError", { enumerable: true, get: function() {
      return ref_error_1.default;
    } });
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare2) {
      return { validate, compare: compare2 };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches3 = DATE.exec(str);
      if (!matches3)
        return false;
      const year = +matches3[1];
      const month = +matches3[2];
      const day = +matches3[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches3 = TIME.exec(str);
        if (!matches3)
          return false;
        const hr = +matches3[1];
        const min = +matches3[2];
        const sec = +matches3[3];
        const tz = matches3[4];
        const tzSign = matches3[5] === "-" ? -1 : 1;
        const tzH = +(matches3[6] || 0);
        const tzM = +(matches3[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// node_modules/ajv-formats/dist/limit.js
var require_limit = __commonJS({
  "node_modules/ajv-formats/dist/limit.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatLimitDefinition = void 0;
    var ajv_1 = require_ajv();
    var codegen_1 = require_codegen();
    var ops = codegen_1.operators;
    var KWDs = {
      formatMaximum: { okStr: "<=", ok: ops.LTE, fail: ops.GT },
      formatMinimum: { okStr: ">=", ok: ops.GTE, fail: ops.LT },
      formatExclusiveMaximum: { okStr: "<", ok: ops.LT, fail: ops.GTE },
      formatExclusiveMinimum: { okStr: ">", ok: ops.GT, fail: ops.LTE }
    };
    var error = {
      message: ({ keyword, schemaCode }) => (0, codegen_1.str)`should be ${KWDs[keyword].okStr} ${schemaCode}`,
      params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
    };
    exports.formatLimitDefinition = {
      keyword: Object.keys(KWDs),
      type: "string",
      schemaType: "string",
      $data: true,
      error,
      code(cxt) {
        const { gen, data, schemaCode, keyword, it } = cxt;
        const { opts, self } = it;
        if (!opts.validateFormats)
          return;
        const fCxt = new ajv_1.KeywordCxt(it, self.RULES.all.format.definition, "format");
        if (fCxt.$data)
          validate$DataFormat();
        else
          validateFormat();
        function validate$DataFormat() {
          const fmts = gen.scopeValue("formats", {
            ref: self.formats,
            code: opts.code.formats
          });
          const fmt = gen.const("fmt", (0, codegen_1._)`${fmts}[${fCxt.schemaCode}]`);
          cxt.fail$data((0, codegen_1.or)((0, codegen_1._)`typeof ${fmt} != "object"`, (0, codegen_1._)`${fmt} instanceof RegExp`, (0, codegen_1._)`typeof ${fmt}.compare != "function"`, compareCode(fmt)));
        }
        function validateFormat() {
          const format2 = fCxt.schema;
          const fmtDef = self.formats[format2];
          if (!fmtDef || fmtDef === true)
            return;
          if (typeof fmtDef != "object" || fmtDef instanceof RegExp || typeof fmtDef.compare != "function") {
            throw new Error(`"${keyword}": format "${format2}" does not define "compare" function`);
          }
          const fmt = gen.scopeValue("formats", {
            key: format2,
            ref: fmtDef,
            code: opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(format2)}` : void 0
          });
          cxt.fail$data(compareCode(fmt));
        }
        function compareCode(fmt) {
          return (0, codegen_1._)`${fmt}.compare(${data}, ${schemaCode}) ${KWDs[keyword].fail} 0`;
        }
      },
      dependencies: ["format"]
    };
    var formatLimitPlugin = (ajv) => {
      ajv.addKeyword(exports.formatLimitDefinition);
      return ajv;
    };
    exports.default = formatLimitPlugin;
  }
});

// node_modules/ajv-formats/dist/index.js
var require_dist = __commonJS({
  "node_modules/ajv-formats/dist/index.js"(exports, module) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var formats_1 = require_formats();
    var limit_1 = require_limit();
    var codegen_1 = require_codegen();
    var fullName = new codegen_1.Name("fullFormats");
    var fastName = new codegen_1.Name("fastFormats");
    var formatsPlugin = (ajv, opts = { keywords: true }) => {
      if (Array.isArray(opts)) {
        addFormats(ajv, opts, formats_1.fullFormats, fullName);
        return ajv;
      }
      const [formats, exportName] = opts.mode === "fast" ? [formats_1.fastFormats, fastName] : [formats_1.fullFormats, fullName];
      const list3 = opts.formats || formats_1.formatNames;
      addFormats(ajv, list3, formats, exportName);
      if (opts.keywords)
        (0, limit_1.default)(ajv);
      return ajv;
    };
    formatsPlugin.get = (name, mode = "full") => {
      const formats = mode === "fast" ? formats_1.fastFormats : formats_1.fullFormats;
      const f = formats[name];
      if (!f)
        throw new Error(`Unknown format "${name}"`);
      return f;
    };
    function addFormats(ajv, list3, fs, exportName) {
      var _a;
      var _b;
      (_a = (_b = ajv.opts.code).formats) !== null && _a !== void 0 ? _a : _b.formats = (0, codegen_1._)`require("ajv-formats/dist/formats").${exportName}`;
      for (const f of list3)
        ajv.addFormat(f, fs[f]);
    }
    module.exports = exports = formatsPlugin;
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.default = formatsPlugin;
  }
});

// src/diff/mass.ts
import { createHash } from "node:crypto";

// src/diff/likeness.ts
var WORDS = 100;
var nameWords = (name) => name.slice(0, 256).replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
function features(item) {
  const words4 = [];
  const text9 = `${item.title ?? ""} ${(item.description ?? "").slice(0, 2e3)}`.toLowerCase();
  for (const [word] of text9.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu)) {
    if (words4.push(word) >= WORDS) break;
  }
  const name = item.name ?? "";
  return { name, nameWords: new Set(nameWords(name)), sequence: words4, words: new Set(words4), fields: fieldsOf(item) };
}
function* keysOf({ nameWords: names, sequence, fields }) {
  for (const word of names) yield `n:${word}`;
  for (const field of fields) yield `f:${field}`;
  for (let i = 0; i < sequence.length; i++) {
    yield sequence[i];
    if (i > 0) yield `${sequence[i - 1]} ${sequence[i]}`;
  }
}
function fieldsOf(item) {
  const fields = /* @__PURE__ */ new Set();
  const properties = own(own(item.raw, "inputSchema"), "properties");
  if (isObject(properties)) {
    for (const [name, schema] of Object.entries(properties)) {
      const type = own(schema, "type");
      fields.add(typeof type === "string" ? `${name}:${type}` : name);
    }
  }
  const args = own(item.raw, "arguments");
  if (Array.isArray(args)) {
    for (const arg of args) {
      const name = own(arg, "name");
      if (typeof name === "string") fields.add(name);
    }
  }
  return fields;
}
function likeness(a, b) {
  let sum2 = 0.3 * nameLikeness(a.name, b.name, a.nameWords, b.nameWords);
  let weight = 0.3;
  if (a.words.size || b.words.size) {
    sum2 += 0.45 * dice(a.words, b.words);
    weight += 0.45;
  }
  if (a.fields.size || b.fields.size) {
    sum2 += 0.25 * dice(a.fields, b.fields);
    weight += 0.25;
  }
  return sum2 / weight;
}
function nameLikeness(a, b, aWords = new Set(nameWords(a)), bWords = new Set(nameWords(b))) {
  const squashed = [...aWords].join("") === [...bWords].join("");
  if (squashed && aWords.size) return 1;
  return Math.max(dice(aWords, bWords), 0.9 * dice(pairsOfLetters(a), pairsOfLetters(b)));
}
function pairsOfLetters(name) {
  const text9 = name.slice(0, 256).toLowerCase();
  const pairs2 = /* @__PURE__ */ new Set();
  for (let i = 0; i + 1 < text9.length; i++) pairs2.add(text9.slice(i, i + 2));
  return pairs2;
}
function dice(a, b) {
  if (!a.size && !b.size) return 1;
  let common = 0;
  for (const x of a) if (b.has(x)) common++;
  return 2 * common / (a.size + b.size);
}

// src/diff/mass.ts
var MASS = 3;
var LONG = 2e3;
var digestOf = (text9) => createHash("sha256").update(text9).digest("hex").slice(0, 8);
function markGroups(changes, of) {
  const exact = groupsBy(changes, exactKey);
  const loose = groupsBy(
    changes.filter((c) => !c.meta?.group),
    looseKey
  );
  for (const [groups, same3] of [
    [exact, true],
    [loose, false]
  ]) {
    for (const [key, group] of groups) {
      const left = group.filter((c) => !c.meta?.group);
      const count = new Set(left.map((c) => `${c.name} ${c.meta?.nth ?? ""}`)).size;
      if (count < MASS) continue;
      const mark = { id: digestOf(key), count, of: of[left[0].target] ?? count, exact: same3 };
      for (const change of left) change.meta = { ...change.meta, group: mark };
    }
  }
}
function groupsBy(changes, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const change of changes) {
    const key = change.name === null ? null : keyOf(change);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return groups;
}
function exactKey(change) {
  const { kind: kind2, target, pointer, before: before2, after, meta } = change;
  if (kind2.endsWith("-added") || kind2.endsWith("-removed")) return null;
  if (typeof before2 === "string" && typeof after === "string" && kind2.endsWith("-renamed")) {
    const put = affix(before2, after) ?? affix(after, before2)?.map((s) => `-${s}`);
    if (put) return canonical([kind2, target, ...put]);
  }
  if (typeof before2 === "string" && typeof after === "string" && (kind2 === "text-changed" || kind2.endsWith("-renamed"))) {
    const edit = editOf(before2, after);
    return edit && canonical([kind2, target, place(pointer).at(-1) ?? "", ...edit]);
  }
  const key = canonical([kind2, target, place(pointer, meta?.op === "keywords"), meta?.op ?? null, before2, after]);
  return key.length > LONG ? digestOf(key) : key;
}
var affix = (name, longer) => name === "" || name === longer ? null : longer.endsWith(name) ? [longer.slice(0, -name.length), ""] : longer.startsWith(name) ? ["", longer.slice(name.length)] : null;
function looseKey(change) {
  const { kind: kind2, target, pointer, before: before2, after, meta, name } = change;
  const path = place(pointer);
  const last = path.at(-1) ?? "";
  const made2 = kind2 === "text-changed" && last === "title" && [before2, after].every((v) => v === null || madeOfName(String(v), pointer, name ?? ""));
  const whole = path.length === 1 && (last === "outputSchema" || last === "title");
  const title = kind2 === "annotation-changed" && last === "title";
  return made2 || whole || title ? canonical([kind2, target, made2 ? "title" : path, meta?.op ?? null]) : null;
}
function madeOfName(title, pointer, tool) {
  const owner2 = steps(pointer).at(-2) ?? "";
  return nameLikeness(title, owner2) >= 0.8 || nameLikeness(title.replace(/(Arguments|Output|Input|Result|Schema)$/, ""), tool) >= 0.6;
}
function place(pointer, inside = false) {
  const path = steps(pointer);
  if (path[0] !== "inputSchema" && path[0] !== "outputSchema") return path;
  const last = path.lastIndexOf("properties");
  if (last < 0) return path;
  return last + 2 >= path.length && !inside ? [path[0], "properties", path.at(-1)] : [path[0], "*", ...path.slice(last + 2)];
}
function editOf(before2, after) {
  const most = Math.min(before2.length, after.length);
  let start = 0;
  while (start < most && before2.charCodeAt(start) === after.charCodeAt(start)) start++;
  let end = 0;
  while (end < most - start && before2.charCodeAt(before2.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end++;
  const [gone, come] = [before2.slice(start, before2.length - end), after.slice(start, after.length - end)];
  while (start > 0 && /[\p{L}\p{N}]/u.test(before2[start - 1]) && /^[\p{L}\p{N}]/u.test(gone || come)) start--;
  while (end > 0 && /[\p{L}\p{N}]/u.test(before2[before2.length - end]) && /[\p{L}\p{N}]$/u.test(gone || come)) end--;
  const edit = [before2.slice(start, before2.length - end), after.slice(start, after.length - end)];
  return edit.some((t) => t.length > LONG) ? null : edit;
}

// src/diff/equal.ts
function equal(a, b, depth = 0) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (depth >= MAX_DEPTH) return equalBelow(a, b);
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i], depth + 1)) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !equal(a[key], b[key], depth + 1)) return false;
  return true;
}
function equalBelow(a, b) {
  const stack = [[a, b]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [x, y] = top;
    if (x === y) continue;
    if (typeof x !== "object" || typeof y !== "object" || x === null || y === null) return false;
    if (Array.isArray(x) !== Array.isArray(y)) return false;
    const keys = Object.keys(x);
    if (keys.length !== Object.keys(y).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(y, key)) return false;
      stack.push([x[key], y[key]]);
    }
  }
  return true;
}

// src/diff/schema/alternative.ts
var TYPES = ["null", "boolean", "number", "string", "array", "object"];
var MOST_ALTERNATIVES = 64;
var typeOf = (value) => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
};
var nothing = () => ({ null: [], boolean: [], number: [], string: [], array: [], object: [] });
var NONE = /* @__PURE__ */ new Map();
var none = () => NONE;
function blank(at2, type = null) {
  const fresh3 = (...types) => type !== null && types.includes(type) ? /* @__PURE__ */ new Map() : none();
  return {
    at: at2,
    bounds: fresh3("number", "string", "array", "object"),
    multiples: fresh3("number"),
    patterns: fresh3("string"),
    formats: fresh3("string"),
    prefix: [],
    items: [],
    unique: false,
    properties: fresh3("object"),
    required: fresh3("object"),
    patternProperties: fresh3("object"),
    additional: [],
    propertyNames: [],
    rest: none()
  };
}
function anything(at2) {
  const shape = nothing();
  for (const type of TYPES) shape[type] = [blank(at2)];
  return shape;
}
var isFree = (a) => !a.values && !a.bounds.size && !a.multiples.size && !a.patterns.size && !a.formats.size && !a.prefix.length && !a.items.length && !a.unique && !a.properties.size && !a.required.size && !a.patternProperties.size && !a.additional.length && !a.propertyNames.length && !a.rest.size;

// src/diff/schema/document.ts
var Document = class {
  constructor(root2, prefix) {
    this.root = root2;
    this.prefix = prefix;
  }
  root;
  prefix;
  #anchors;
  #hasReferences;
  get node() {
    return { schema: this.root, pointer: this.prefix, home: this.prefix, document: this };
  }
  /** Whether any part of it refers to another part. */
  get hasReferences() {
    this.#hasReferences ??= mentions(this.root);
    return this.#hasReferences;
  }
  /** The target of a reference, read as if it stood where the reference stands; undefined when it is not in this document. */
  resolve(reference, from) {
    const id = own(this.root, "$id");
    const local = typeof id === "string" && id !== "" && reference.startsWith(id) ? reference.slice(id.length) : reference;
    if (local !== "" && !local.startsWith("#")) return void 0;
    const fragment = decode(local.slice(1));
    if (fragment === "" || fragment.startsWith("/")) {
      let here = this.root;
      for (const key of steps(fragment)) {
        here = Array.isArray(here) ? here[Number(key)] : own(here, key);
        if (here === void 0) return void 0;
      }
      return { schema: here, pointer: from.pointer, home: this.prefix + fragment, document: this };
    }
    this.#anchors ??= anchorsOf(this.root, this.prefix);
    const found = this.#anchors.get(fragment);
    return found && { schema: found.schema, pointer: from.pointer, home: found.home, document: this };
  }
};
function child(node, schema, ...keys) {
  let { pointer, home } = node;
  for (const key of keys) {
    pointer = step(pointer, key);
    home = step(home, key);
  }
  return { schema, pointer, home, document: node.document };
}
function decode(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
function mentions(root2) {
  const stack = [root2];
  for (let here = stack.pop(); here !== void 0; here = stack.pop()) {
    if (typeof here !== "object" || here === null) continue;
    if (!Array.isArray(here) && (Object.hasOwn(here, "$ref") || Object.hasOwn(here, "$dynamicRef") || Object.hasOwn(here, "$recursiveRef")))
      return true;
    for (const value of Object.values(here)) if (typeof value === "object") stack.push(value);
  }
  return false;
}
function anchorsOf(root2, prefix) {
  const anchors = /* @__PURE__ */ new Map();
  const stack = [[root2, prefix]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [here, home] = top;
    if (Array.isArray(here)) for (const [i, v] of here.entries()) stack.push([v, step(home, i)]);
    else if (isObject(here)) {
      for (const key of ["$anchor", "$dynamicAnchor", "$id"]) {
        const name = own(here, key);
        if (typeof name !== "string") continue;
        const anchor = key === "$id" ? name.startsWith("#") ? name.slice(1) : "" : name;
        if (anchor && !anchors.has(anchor)) anchors.set(anchor, { schema: here, home });
      }
      for (const [key, value] of Object.entries(here)) stack.push([value, step(home, key)]);
    }
  }
  return anchors;
}
var ANNOTATIONS = /* @__PURE__ */ new Set([
  "title",
  "description",
  "$comment",
  "default",
  "examples",
  "example",
  "deprecated",
  "readOnly",
  "writeOnly",
  "$schema",
  "$id",
  "contentEncoding",
  "contentMediaType",
  "contentSchema"
]);
var MAPS = /* @__PURE__ */ new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"]);
var isReference = (schema) => isObject(schema) && typeof own(schema, "$ref") === "string" && Object.keys(schema).every((key) => key === "$ref" || ANNOTATIONS.has(key));
var isAnnotation = (keyword) => ANNOTATIONS.has(keyword);
function bare(schema) {
  if (Array.isArray(schema)) return schema.map(bare);
  if (!isObject(schema)) return schema;
  const entries = [];
  for (const [key, value] of Object.entries(schema)) {
    if (ANNOTATIONS.has(key)) continue;
    if (MAPS.has(key) && isObject(value)) entries.push([key, Object.fromEntries(Object.entries(value).map(([k, v]) => [k, bare(v)]))]);
    else entries.push([key, key === "enum" || key === "const" ? value : bare(value)]);
  }
  return Object.fromEntries(entries);
}

// src/diff/schema/pattern.ts
function patternCost(pattern2) {
  if (pattern2.length > 500) return Infinity;
  let repeats2 = 0;
  const groups = [];
  let closed2 = null;
  for (let i = 0; i < pattern2.length; i++) {
    const sign = pattern2[i];
    const after = closed2;
    closed2 = null;
    if (sign === "\\") {
      if (/[1-9k]/.test(pattern2[i + 1] ?? "")) return Infinity;
      i++;
    } else if (sign === "[") i = endOfClass(pattern2, i);
    else if (sign === "(") groups.push(false);
    else if (sign === ")") {
      closed2 = groups.pop() ?? false;
      if (closed2 && groups.length) groups[groups.length - 1] = true;
    } else if (sign === "|" && groups.length) groups[groups.length - 1] = true;
    else if (sign === "*" || sign === "+" || sign === "{" && isLong(pattern2, i)) {
      if (after) return Infinity;
      repeats2++;
      if (groups.length) groups[groups.length - 1] = true;
    } else if (sign === "?" && groups.length && after !== null) groups[groups.length - 1] = true;
  }
  return 1 + repeats2;
}
function endOfClass(pattern2, from) {
  for (let i = from + 1; i < pattern2.length; i++) {
    if (pattern2[i] === "\\") i++;
    else if (pattern2[i] === "]") return i;
  }
  return pattern2.length;
}
function isLong(pattern2, at2) {
  const end = pattern2.indexOf("}", at2);
  const [low = "", high] = pattern2.slice(at2 + 1, end < 0 ? at2 + 1 : end).split(",");
  if (high === void 0) return Number(low) > 20;
  return high === "" || Number(high) - Number(low) > 3;
}
var MOST_STEPS = 1e6;
function matches(pattern2, text9) {
  if (text9 !== "" && (text9.length + 1) ** patternCost(pattern2) > MOST_STEPS) return void 0;
  try {
    return new RegExp(pattern2, "u").test(text9);
  } catch {
    return void 0;
  }
}

// src/diff/schema/scalar.ts
function tidyNumber(a) {
  const { bounds: bounds2 } = a;
  if (a.multiples.has(1)) {
    for (const [exclusive, inclusive, by, round] of [
      ["exclusiveMinimum", "minimum", 1, Math.floor],
      ["exclusiveMaximum", "maximum", -1, Math.ceil]
    ]) {
      const strict = bounds2.get(exclusive);
      if (!strict) continue;
      bounds2.delete(exclusive);
      const value = round(strict.value) + by;
      const other = bounds2.get(inclusive);
      if (!other || (by > 0 ? value > other.value : value < other.value)) bounds2.set(inclusive, { value, at: strict.at });
    }
    for (const [key, round] of [
      ["minimum", Math.ceil],
      ["maximum", Math.floor]
    ]) {
      const bound = bounds2.get(key);
      if (bound) bounds2.set(key, { ...bound, value: round(bound.value) });
    }
  }
  if ((bounds2.get("minimum")?.value ?? 0) <= Number.MIN_SAFE_INTEGER) bounds2.delete("minimum");
  if ((bounds2.get("maximum")?.value ?? 0) >= Number.MAX_SAFE_INTEGER) bounds2.delete("maximum");
  dropLooser(bounds2, "minimum", "exclusiveMinimum", (inclusive, exclusive) => exclusive >= inclusive);
  dropLooser(bounds2, "maximum", "exclusiveMaximum", (inclusive, exclusive) => exclusive <= inclusive);
}
function dropLooser(bounds2, inclusive, exclusive, exclusiveWins) {
  const [i, e] = [bounds2.get(inclusive), bounds2.get(exclusive)];
  if (i && e) bounds2.delete(exclusiveWins(i.value, e.value) ? inclusive : exclusive);
}
function satisfies(value, a) {
  const bound = (key) => a.bounds.get(key)?.value;
  const within = (n, min, max) => n >= (bound(min) ?? -Infinity) && n <= (bound(max) ?? Infinity);
  if (typeof value === "number") {
    if (!within(value, "minimum", "maximum")) return false;
    if (value <= (bound("exclusiveMinimum") ?? -Infinity) || value >= (bound("exclusiveMaximum") ?? Infinity)) return false;
    return [...a.multiples.keys()].every((m) => isMultiple(value, m));
  }
  if (typeof value === "string")
    return within([...value].length, "minLength", "maxLength") && [...a.patterns.keys()].every((p) => matches(p, value) !== false);
  if (Array.isArray(value)) return within(value.length, "minItems", "maxItems");
  if (isObject(value))
    return within(Object.keys(value).length, "minProperties", "maxProperties") && [...a.required.keys()].every((r) => Object.hasOwn(value, r));
  return true;
}
function isMultiple(value, of) {
  const ratio = value / of;
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

// src/diff/schema/meet.ts
function meetShapes(x, y) {
  const shape = {};
  for (const type of TYPES) {
    if (x[type].length * y[type].length > MOST_ALTERNATIVES) {
      const [many, few] = x[type].length >= y[type].length ? [x[type], y[type]] : [y[type], x[type]];
      const key = `many ${few.map((a) => a.at.home).join(" ")}`;
      shape[type] = many.map((a) => ({ ...a, rest: new Map(a.rest).set(key, { keyword: "allOf", value: few.length, at: few[0].at }) }));
    } else
      shape[type] = x[type].flatMap(
        (a) => y[type].flatMap((b) => {
          const both = meet(a, b);
          return both ? [both] : [];
        })
      );
  }
  return shape;
}
function meet(a, b) {
  if (isFree(a)) return b;
  if (isFree(b)) return a;
  const values2 = meetValues(a.values, b.values);
  if (values2?.size === 0) return null;
  const out = {
    // The longer way is that of the branch.
    at: b.at.home.length > a.at.home.length || b.at.pointer.length > a.at.pointer.length ? b.at : a.at,
    ...values2 ? { values: values2 } : {},
    bounds: new Map(a.bounds),
    multiples: new Map([...a.multiples, ...b.multiples]),
    patterns: new Map([...a.patterns, ...b.patterns]),
    formats: new Map([...a.formats, ...b.formats]),
    prefix: Array.from({ length: Math.max(a.prefix.length, b.prefix.length) }, (_, i) => [
      ...a.prefix[i] ?? a.items,
      ...b.prefix[i] ?? b.items
    ]),
    items: [...a.items, ...b.items],
    unique: a.unique || b.unique,
    properties: meetProperties(a, b),
    required: new Map([...a.required, ...b.required]),
    patternProperties: new Map(a.patternProperties),
    additional: [...a.additional, ...b.additional],
    propertyNames: [...a.propertyNames, ...b.propertyNames],
    rest: new Map([...a.rest, ...b.rest])
  };
  for (const [key, bound] of b.bounds) {
    const mine = out.bounds.get(key);
    const tighter = !mine || (/min/i.test(key) ? bound.value > mine.value : bound.value < mine.value);
    if (tighter) out.bounds.set(key, bound);
  }
  for (const [pattern2, nodes] of b.patternProperties)
    out.patternProperties.set(pattern2, [...out.patternProperties.get(pattern2) ?? [], ...nodes]);
  tidyNumber(out);
  return out;
}
function meetValues(a, b) {
  if (!a || !b) return a ?? b;
  return new Map([...a].filter(([key]) => b.has(key)));
}
function meetProperties(a, b) {
  const out = /* @__PURE__ */ new Map();
  const elsewhere = (other) => other.patternProperties.size ? [] : other.additional;
  for (const [name, nodes] of a.properties) out.set(name, [...nodes, ...b.properties.get(name) ?? elsewhere(b)]);
  for (const [name, nodes] of b.properties) if (!a.properties.has(name)) out.set(name, [...nodes, ...elsewhere(a)]);
  return out;
}

// src/diff/schema/written.ts
function opaqueKey(keyword, value, node) {
  const left = { count: 300 };
  const text9 = canonical(writtenOut(bare(value), node, left, 0));
  return `${keyword} ${text9}${left.count < 0 ? canonical(bare(node.document.root)) : ""}`;
}
function writtenOut(value, node, left, depth) {
  if (typeof value !== "object" || value === null) return value;
  if (left.count-- <= 0 || depth > 60) {
    left.count = -1;
    return value;
  }
  if (Array.isArray(value)) return value.map((v) => writtenOut(v, node, left, depth + 1));
  const target = isReference(value) ? node.document.resolve(own(value, "$ref"), node) : void 0;
  if (target) return writtenOut(bare(target.schema), node, left, depth + 1);
  if (["$ref", "$dynamicRef", "$recursiveRef"].some((key) => Object.hasOwn(value, key))) left.count = -1;
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, writtenOut(v, node, left, depth + 1)]));
}

// src/diff/schema/shape.ts
var EXPANSIONS = 1e3;
function shapeOf(nodes, fallback, budget) {
  const most = Math.min(EXPANSIONS, Math.max(nodes.length, budget?.steps ?? EXPANSIONS));
  const expansion = { open: /* @__PURE__ */ new Set(), left: { count: most } };
  const shapes = nodes.map((node) => single(node, expansion));
  if (budget) budget.steps -= most - expansion.left.count;
  return shapes.length ? shapes.reduce(meetShapes) : anything(fallback);
}
function single(node, { open, left }) {
  const { schema } = node;
  if (schema === false) return nothing();
  if (!isObject(schema) || open.has(schema)) {
    const shape2 = anything(node);
    if (isCut(schema)) restrict(shape2, "size", schema, node);
    return shape2;
  }
  if (left.count-- <= 0) {
    const shape2 = anything(node);
    restrict(shape2, "size", true, node);
    return shape2;
  }
  const inside = { open: new Set(open).add(schema), left };
  let shape = own(schema, "enum") !== void 0 || own(schema, "const") !== void 0 ? enumerated(node, schema) : typed(node, schema);
  const reference = own(schema, "$ref");
  if (typeof reference === "string") {
    const target = node.document.resolve(reference, node);
    if (target) shape = meetShapes(shape, single(target, inside));
    else restrict(shape, "$ref", reference, node);
  }
  const allOf = own(schema, "allOf");
  if (Array.isArray(allOf)) for (const [i, s] of allOf.entries()) shape = meetShapes(shape, single(child(node, s, "allOf", i), inside));
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = own(schema, keyword);
    if (Array.isArray(branches) && branches.length) shape = meetShapes(shape, union(node, keyword, branches, inside));
  }
  return shape;
}
function union(node, keyword, branches, expansion) {
  const asWritten = () => {
    const shape = anything(node);
    restrict(shape, keyword, branches, node);
    return shape;
  };
  if (branches.length > MOST_ALTERNATIVES) return asWritten();
  const shapes = branches.map((s, i) => single(child(node, s, keyword, i), expansion));
  const joined2 = nothing();
  for (const type of TYPES) joined2[type] = merge(shapes.flatMap((s) => s[type]));
  if (TYPES.some((type) => joined2[type].length > MOST_ALTERNATIVES)) return asWritten();
  if (keyword === "oneOf")
    restrict(
      joined2,
      keyword,
      branches,
      node,
      TYPES.filter((type) => !disjoint(shapes, type))
    );
  return joined2;
}
function merge(alternatives) {
  const out = [];
  let list3;
  for (const a of alternatives) {
    if (isFree(a)) return [a];
    if (!a.values || a.rest.size) out.push(a);
    else if (list3?.values) for (const [key, value] of a.values) list3.values.set(key, value);
    else {
      list3 = { ...a, values: new Map(a.values) };
      out.push(list3);
    }
  }
  return out;
}
function disjoint(shapes, type) {
  const lists = shapes.map((s) => s[type]).filter((l) => l.length);
  if (lists.length < 2) return true;
  const all2 = lists.flat();
  if (all2.every((a) => a.values)) return distinct(all2.map((a) => [...a.values.keys()]));
  if (type !== "object") return false;
  return [...all2[0].required.keys()].some((name) => {
    const tags = all2.map((a) => a.required.has(name) ? constants(a.properties.get(name) ?? []) : null);
    return tags.every((t) => t !== null) && distinct(tags);
  });
}
var distinct = (lists) => {
  const all2 = lists.flat();
  return new Set(all2).size === all2.length;
};
function constants(nodes) {
  for (const { schema } of nodes) {
    const only = own(schema, "const");
    if (only !== void 0) return [canonical(only)];
    const values2 = own(schema, "enum");
    if (Array.isArray(values2)) return values2.map(canonical);
  }
  return null;
}
function enumerated(node, schema) {
  const only = own(schema, "const");
  const listed2 = own(schema, "enum");
  let values2 = Array.isArray(listed2) ? listed2 : void 0;
  if (only !== void 0) values2 = values2 ? values2.filter((v) => canonical(v) === canonical(only)) : [only];
  const shape = typed(node, schema);
  if (!values2) return shape;
  for (const type of TYPES) {
    const mine = values2.filter((v) => typeOf(v) === type);
    shape[type] = shape[type].flatMap((a) => {
      const kept = mine.filter((v) => satisfies(v, a));
      if (!kept.length) return [];
      const only2 = type === "array" || type === "object" ? { ...a } : { ...blank(a.at), rest: a.rest };
      const all2 = type === "null" || type === "boolean" && kept.length === 2;
      if (!all2) only2.values = new Map(kept.map((v) => [canonical(v), v]));
      return [only2];
    });
  }
  return shape;
}
function typed(node, schema) {
  const type = own(schema, "type");
  const names = typeof type === "string" ? [type] : Array.isArray(type) ? type.filter((t) => typeof t === "string") : null;
  const shape = nothing();
  for (const name of TYPES) {
    const integer = name === "number" && names?.includes("integer") && !names.includes("number");
    if (names && !names.includes(name) && !integer) continue;
    const a = blank(node, name);
    if (name === "number") numbers(a, node, schema, Boolean(integer));
    else if (name === "string") strings(a, node, schema);
    else if (name === "array") arrays(a, node, schema);
    else if (name === "object") objects(a, node, schema);
    shape[name] = [a];
  }
  for (const [keyword, value] of Object.entries(schema))
    if (isCut(value) && !isAnnotation(keyword) && keyword !== "pattern") restrict(shape, keyword, value, node);
  excluded(shape, node, schema);
  for (const keyword of ["$dynamicRef", "$recursiveRef"])
    if (own(schema, keyword) !== void 0) restrict(shape, keyword, schema[keyword], node);
  const condition = own(schema, "if");
  if (condition !== void 0) restrict(shape, "if", [condition, own(schema, "then") ?? true, own(schema, "else") ?? true], node);
  return shape;
}
function excluded(shape, node, schema) {
  const not = own(schema, "not");
  if (not === void 0) return;
  const names = typeof own(not, "type") === "string" ? [own(not, "type")] : own(not, "type");
  const types = Array.isArray(names) && !names.includes("integer") ? TYPES.filter((t) => names.includes(t)) : null;
  if (!types) restrict(shape, "not", not, node);
  else if (Object.keys(bare(not)).length === 1) for (const type of types) shape[type] = [];
  else restrict(shape, "not", not, node, types);
}
var numeric = (value) => typeof value === "number" && Number.isFinite(value);
function numbers(a, node, schema, integer) {
  const at2 = (key) => child(node, schema[key], key);
  for (const key of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]) {
    const value = own(schema, key);
    if (numeric(value)) a.bounds.set(key, { value, at: at2(key) });
  }
  for (const [flag2, bound] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"]
  ]) {
    const given2 = a.bounds.get(bound);
    if (own(schema, flag2) !== true || !given2) continue;
    a.bounds.delete(bound);
    a.bounds.set(flag2, given2);
  }
  const multiple = own(schema, "multipleOf");
  if (numeric(multiple) && multiple > 0) a.multiples.set(multiple, at2("multipleOf"));
  if (integer) a.multiples.set(1, child(node, schema.type, "type"));
  tidyNumber(a);
}
function strings(a, node, schema) {
  lengths(a, node, schema, "minLength", "maxLength");
  const { pattern: pattern2, format: format2 } = { pattern: own(schema, "pattern"), format: own(schema, "format") };
  if (typeof pattern2 === "string") a.patterns.set(pattern2, child(node, pattern2, "pattern"));
  if (typeof format2 === "string") a.formats.set(format2, child(node, format2, "format"));
}
function lengths(a, node, schema, min, max) {
  const [low, high] = [own(schema, min), own(schema, max)];
  if (numeric(low) && low > 0) a.bounds.set(min, { value: Math.ceil(low), at: child(node, low, min) });
  if (numeric(high)) a.bounds.set(max, { value: Math.floor(high), at: child(node, high, max) });
}
function arrays(a, node, schema) {
  lengths(a, node, schema, "minItems", "maxItems");
  a.unique = own(schema, "uniqueItems") === true;
  const items = own(schema, "items");
  const tuple = Array.isArray(items) ? "items" : "prefixItems";
  const prefix = own(schema, tuple);
  if (Array.isArray(prefix)) a.prefix = prefix.map((s, i) => [child(node, s, tuple, i)]);
  const rest = tuple === "items" ? "additionalItems" : "items";
  const others = own(schema, rest);
  if (others !== void 0 && !isAny(others)) a.items = [child(node, others, rest)];
  opaque(a, node, schema, ["contains", "minContains", "maxContains", "unevaluatedItems"]);
}
function objects(a, node, schema) {
  lengths(a, node, schema, "minProperties", "maxProperties");
  const properties = own(schema, "properties");
  if (isObject(properties))
    for (const [name, s] of Object.entries(properties)) a.properties.set(name, [child(node, s, "properties", name)]);
  const required2 = own(schema, "required");
  if (Array.isArray(required2)) {
    for (const name of required2) if (typeof name === "string") a.required.set(name, child(node, required2, "required"));
  }
  const patterns2 = own(schema, "patternProperties");
  if (isObject(patterns2))
    for (const [pattern2, s] of Object.entries(patterns2)) a.patternProperties.set(pattern2, [child(node, s, "patternProperties", pattern2)]);
  const plain2 = !["$ref", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"].some((key2) => Object.hasOwn(schema, key2));
  const key = own(schema, "additionalProperties") === void 0 && plain2 ? "unevaluatedProperties" : "additionalProperties";
  const additional2 = own(schema, key);
  if (additional2 !== void 0 && !isAny(additional2)) a.additional = [child(node, additional2, key)];
  const names = own(schema, "propertyNames");
  if (names !== void 0 && !isAny(names)) a.propertyNames = [child(node, names, "propertyNames")];
  for (const keyword of ["dependentRequired", "dependentSchemas", "dependencies"]) dependent(a, node, schema, keyword);
  opaque(a, node, schema, plain2 ? [] : ["unevaluatedProperties"]);
}
function dependent(a, node, schema, keyword) {
  const map = own(schema, keyword);
  if (!isObject(map)) return;
  for (const [name, asked] of Object.entries(map)) {
    const at2 = child(node, asked, keyword, name);
    const plainly = bare(asked);
    const alone = isObject(plainly) && Object.keys(plainly).every((key) => key === "required" || key === "type" && plainly.type === "object");
    const names = Array.isArray(asked) ? asked : alone ? own(plainly, "required") ?? [] : null;
    if (!Array.isArray(names)) {
      if (!isAny(asked))
        a.rest = new Map(a.rest).set(opaqueKey("dependentSchemas", { [name]: asked }, node), { keyword, value: { [name]: asked }, at: at2 });
      continue;
    }
    for (const other of names)
      if (typeof other === "string" && other !== name)
        a.rest = new Map(a.rest).set(`dependentRequired ${canonical([name, other])}`, {
          keyword: "dependentRequired",
          value: { [name]: [other] },
          at: at2,
          alone: true
        });
  }
}
var isAny = (schema) => schema === true || isObject(schema) && Object.keys(bare(schema)).length === 0;
function opaque(a, node, schema, keywords) {
  for (const keyword of keywords) {
    const value = own(schema, keyword);
    if (value === void 0 || isAny(value)) continue;
    a.rest = new Map(a.rest).set(opaqueKey(keyword, value, node), { keyword, value, at: child(node, value, keyword) });
  }
}
function restrict(shape, keyword, value, node, types = TYPES) {
  if (!types.length) return;
  const key = opaqueKey(keyword, value, node);
  for (const type of types)
    for (const a of shape[type]) a.rest = new Map(a.rest).set(key, { keyword, value, at: child(node, value, keyword) });
}

// src/diff/schema/akin.ts
var AKIN = 0.6;
var CLEARLY = 0.15;
function apart(x, y) {
  for (const name of x.required.keys()) {
    if (!y.required.has(name)) continue;
    const [a, b] = [constants(x.properties.get(name) ?? []), constants(y.properties.get(name) ?? [])];
    if (a && b && !a.some((v) => b.includes(v))) return true;
  }
  return false;
}
function matches2(xs, ys, many, least) {
  const scored = xs.flatMap((x) => ys.map((y) => ({ x, y, score: alike(x, y) }))).filter((p) => p.score > least);
  scored.sort((p, q) => q.score - p.score);
  const taken = /* @__PURE__ */ new Set();
  return scored.filter(({ x, y }) => {
    if (taken.has(x) || !many && taken.has(y)) return false;
    taken.add(x).add(y);
    return true;
  });
}
function counterpart(all2, score) {
  const scored = all2.map((a) => ({ a, score: score(a) })).filter((s) => s.score > AKIN);
  scored.sort((p, q) => q.score - p.score);
  const [best2, next] = scored;
  return best2 && (!next || best2.score >= next.score + CLEARLY) ? best2.a : void 0;
}
function alike(x, y) {
  let score = 0.1 + dice(new Set(x.properties.keys()), new Set(y.properties.keys()));
  if (x.required.size || y.required.size) score += 0.5 * dice(new Set(x.required.keys()), new Set(y.required.keys()));
  for (const [name, nodes] of x.properties) {
    const [a, b] = [constants(nodes), constants(y.properties.get(name) ?? [])];
    if (a && b) score += a.some((v) => b.includes(v)) ? 2 : -2;
  }
  if (x.at.pointer === y.at.pointer) score += 0.1;
  return score;
}

// src/diff/schema/objects.ts
function compareObjects(c, b, h, place2) {
  const gone = [...b.properties.keys()].filter((n) => !h.properties.has(n));
  const come = [...h.properties.keys()].filter((n) => !b.properties.has(n));
  const renamed = c.outer ? /* @__PURE__ */ new Map() : renames(gone, come, b, h);
  for (const [name, nodes] of h.properties) {
    const path = [...place2.path, name];
    const at2 = { pointer: nodes[0].pointer, path };
    const before2 = b.properties.get(name);
    const from = renamed.get(name);
    if (before2) {
      c.compare(before2, nodes, at2);
      if (h.required.has(name) && !b.required.has(name)) required(c, "narrowed", name, b, h, before2, nodes, at2);
    } else if (from !== void 0) {
      const old = b.properties.get(from);
      c.add("renamed", "narrowed", at2, old, nodes, { keyword: "properties", name, from, before: from, after: name });
      c.compare(old, nodes, at2);
      if (h.required.has(name) && !b.required.has(from)) required(c, "narrowed", name, b, h, old, nodes, at2);
    } else added(c, name, b, h, nodes, at2);
    if (before2 && b.required.has(name) && !h.required.has(name)) required(c, "widened", name, b, h, before2, nodes, at2);
  }
  const taken = new Set(renamed.values());
  for (const name of gone) {
    if (taken.has(name)) continue;
    const nodes = b.properties.get(name);
    const at2 = { pointer: nodes[0].pointer, path: [...place2.path, name] };
    c.add("removed", "narrowed", at2, nodes, h.additional, { keyword: "properties", name, before: nodes[0].schema });
  }
  for (const [name, at2] of h.required) {
    if (b.required.has(name) || h.properties.has(name)) continue;
    c.add("required", "narrowed", { pointer: at2.pointer, path: [...place2.path, name] }, [b.at], [at2], {
      keyword: "required",
      name,
      after: true
    });
  }
  for (const [name, at2] of b.required) {
    if (h.required.has(name) || h.properties.has(name) || b.properties.has(name)) continue;
    c.add("required", "widened", { pointer: at2.pointer, path: [...place2.path, name] }, [at2], [h.at], {
      keyword: "required",
      name,
      before: true
    });
  }
  additional(c, b, h, place2);
  for (const [pattern2, nodes] of h.patternProperties) {
    const before2 = b.patternProperties.get(pattern2);
    if (before2) c.compare(before2, nodes, { pointer: nodes[0].pointer, path: [...place2.path, "*"] });
    else c.add("written", "unknown", place2, [b.at], nodes, { keyword: "patternProperties", name: pattern2, after: nodes[0].schema });
  }
  for (const [pattern2, nodes] of b.patternProperties)
    if (!h.patternProperties.has(pattern2))
      c.add("written", "unknown", place2, nodes, [h.at], { keyword: "patternProperties", name: pattern2, before: nodes[0].schema });
  c.inside(b.propertyNames, h.propertyNames, b.at, h.at, ["propertyNames"], [...place2.path, "*"]);
}
function required(c, effect, name, b, h, base, head, at2) {
  const [before2, after] = [effect === "widened", effect === "narrowed"];
  const places = { base: (b.required.get(name) ?? b.at).home, head: (h.required.get(name) ?? h.at).home };
  c.add("required", effect, at2, base, head, { keyword: "required", name, before: before2, after, homes: places });
}
function added(c, name, b, h, nodes, at2) {
  const must = h.required.has(name);
  const base = b.additional.length ? b.additional : [child(b.at, true, "properties", name)];
  if (b.required.has(name)) {
    c.compare(base, nodes, at2);
    if (!must) required(c, "widened", name, b, h, base, nodes, at2);
    return;
  }
  c.add("added", must ? "narrowed" : "widened", at2, base, nodes, { keyword: "properties", name, before: null, after: nodes[0].schema });
  if (!must && b.additional.length && !isClosed(b.additional)) c.compare(b.additional, nodes, at2);
}
var isClosed = (nodes) => nodes.some((n) => n.schema === false || equal(bare(n.schema), { not: {} }));
function additional(c, b, h, place2) {
  const [before2, after] = [isClosed(b.additional), isClosed(h.additional)];
  const keyword = own(h.at.schema, "unevaluatedProperties") === false ? "unevaluatedProperties" : "additionalProperties";
  const shown2 = { keyword, before: text(b.additional), after: text(h.additional) };
  const at2 = (nodes) => ({ ...place2, pointer: nodes[0]?.pointer.replace(/\/[^/]*$/, "") ?? place2.pointer });
  if (after && !before2) c.add("closed", "narrowed", at2(h.additional), b.additional.length ? b.additional : [b.at], h.additional, shown2);
  else if (before2 && !after) c.add("opened", "widened", at2(b.additional), b.additional, h.additional.length ? h.additional : [h.at], shown2);
  else if (!before2) c.inside(b.additional, h.additional, b.at, h.at, ["additionalProperties"], [...place2.path, "*"]);
}
var text = (nodes) => nodes[0]?.schema ?? true;
function renames(gone, come, b, h) {
  const found = /* @__PURE__ */ new Map();
  if (!gone.length || !come.length || gone.length * come.length > 2500) return found;
  const scored = gone.flatMap(
    (from) => come.map((to) => ({
      from,
      to,
      score: propertyLikeness(from, to, b.properties.get(from)[0].schema, h.properties.get(to)[0].schema)
    }))
  );
  scored.sort((x, y) => y.score - x.score || (x.from < y.from ? -1 : 1));
  const taken = /* @__PURE__ */ new Set();
  for (const { from, to, score } of scored) {
    if (score < 0.6 || found.has(to) || taken.has(from)) continue;
    found.set(to, from);
    taken.add(from);
  }
  return found;
}
function propertyLikeness(from, to, a, b) {
  const sameShape = equal(bare(a), bare(b));
  const sameType = sameShape || equal(own(a, "type"), own(b, "type"));
  const name = nameLikeness(from, to);
  const [before2, after] = [words(own(a, "description")), words(own(b, "description"))];
  if (!before2.size && !after.size) return name * (sameShape ? 1 : sameType ? 0.7 : 0.5);
  const described2 = dice(before2, after);
  return (sameType ? 1 : 0.7) * (0.45 * name + 0.45 * described2 + 0.1 * Number(sameShape) + (name === 1 || described2 === 1 ? 0.2 : 0));
}
var words = (text9) => new Set(
  typeof text9 === "string" ? text9.slice(0, 4e3).toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [] : []
);

// src/diff/schema/scalars.ts
function compareScalars(c, type, b, h, place2) {
  if (b.values || h.values) {
    compareValues(c, b, h, place2);
    return type === "array" || type === "object";
  }
  compareBounds(c, b, h, place2);
  compareMultiples(c, b, h, place2);
  compareNamed(c, "pattern", b, h, place2);
  compareNamed(c, "format", b, h, place2);
  if (b.unique !== h.unique)
    c.add("bound", h.unique ? "narrowed" : "widened", place2, [b.at], [h.at], { keyword: "uniqueItems", before: b.unique, after: h.unique });
  return true;
}
function compareValues(c, b, h, place2) {
  const [before2, after] = [b.values && [...b.values.values()], h.values && [...h.values.values()]];
  const shown2 = { keyword: "enum", before: before2 ?? null, after: after ?? null };
  if (before2 && after) {
    const lost = [...b.values].filter(([key]) => !h.values.has(key)).map(([, v]) => v);
    const gained = [...h.values].filter(([key]) => !b.values.has(key)).map(([, v]) => v);
    const both = { ...shown2, lost, gained };
    if (lost.length) c.add("values", "narrowed", place2, [b.at], [h.at], both);
    if (gained.length) c.add("values", "widened", place2, [b.at], [h.at], both);
  } else if (after) {
    c.add("values", "narrowed", place2, [b.at], [h.at], shown2);
    const gained = after.filter((v) => !satisfies(v, b));
    if (gained.length) c.add("values", "widened", place2, [b.at], [h.at], { ...shown2, gained });
    else if (unsure(after, b)) c.add("values", "unknown", place2, [b.at], [h.at], shown2);
  } else if (before2) {
    const refused = before2.filter((v) => !satisfies(v, h));
    if (refused.length) c.add("values", "narrowed", place2, [b.at], [h.at], { ...shown2, lost: refused });
    else if (unsure(before2, h))
      c.add("values", "unknown", place2, [b.at], [h.at], { ...shown2, after: [...h.patterns.keys()][0] ?? null, lost: before2 });
    c.add("values", "widened", place2, [b.at], [h.at], shown2);
  }
}
var unsure = (values2, a) => a.rest.size > 0 || values2.some((v) => typeof v === "object" && v !== null) || [...a.patterns.keys()].some((p) => values2.some((v) => typeof v === "string" && matches(p, v) === void 0));
function compareBounds(c, b, h, place2) {
  for (const [keyword, up] of [
    ["minLength", true],
    ["maxLength", false],
    ["minItems", true],
    ["maxItems", false],
    ["minProperties", true],
    ["maxProperties", false]
  ])
    tell(c, keyword, keyword, b.bounds.get(keyword)?.value, h.bounds.get(keyword)?.value, up, b, h, place2);
  for (const [inclusive, exclusive, up] of [
    ["minimum", "exclusiveMinimum", true],
    ["maximum", "exclusiveMaximum", false]
  ]) {
    const of = (a) => {
      const strict = a.bounds.get(exclusive);
      return strict ? [exclusive, strict.value, 1] : [inclusive, a.bounds.get(inclusive)?.value, 0];
    };
    const [[bKey, x, bStrict], [hKey, y, hStrict]] = [of(b), of(h)];
    if (x === y && x !== void 0 && bStrict !== hStrict) {
      const effect = hStrict ? "narrowed" : "widened";
      c.add("bound", effect, place2, [b.at], [h.at], { keyword: hKey, before: `${bKey} ${x}`, after: `${hKey} ${y}` });
    } else tell(c, bKey, hKey, x, y, up, b, h, place2);
  }
}
function tell(c, bKey, hKey, x, y, up, b, h, place2) {
  if (x === y) return;
  const tighter = x === void 0 || y !== void 0 && (up ? y > x : y < x);
  const keyword = y === void 0 ? bKey : hKey;
  c.add("bound", tighter ? "narrowed" : "widened", place2, [b.at], [h.at], { keyword, before: x ?? null, after: y ?? null });
}
function compareMultiples(c, b, h, place2) {
  const [before2, after] = [[...b.multiples.keys()], [...h.multiples.keys()]];
  const lost = after.filter((m) => !before2.some((k) => isMultiple(k, m)));
  const gained = before2.filter((m) => !after.some((k) => isMultiple(k, m)));
  for (const [list3, effect] of [
    [lost, "narrowed"],
    [gained, "widened"]
  ]) {
    if (!list3.length) continue;
    const [x, y] = list3.includes(1) ? effect === "narrowed" ? ["number", "integer"] : ["integer", "number"] : [before2[0] ?? null, after[0] ?? null];
    const what = list3.includes(1) ? "type" : "bound";
    c.add(what, effect, place2, [b.at], [h.at], { keyword: what === "type" ? "type" : "multipleOf", before: x ?? null, after: y ?? null });
  }
}
function compareNamed(c, keyword, b, h, place2) {
  const [x, y] = keyword === "pattern" ? [b.patterns, h.patterns] : [b.formats, h.formats];
  const lost = [...x.keys()].filter((p) => !y.has(p));
  const gained = [...y.keys()].filter((p) => !x.has(p));
  if (!lost.length && !gained.length) return;
  const effect = lost.length && gained.length ? "unknown" : gained.length ? "narrowed" : "widened";
  c.add("bound", effect, place2, [b.at], [h.at], { keyword, before: lost[0] ?? null, after: gained[0] ?? null });
}

// src/diff/schema/sources.ts
var MOST_SOURCES = 60;
function sources(nodes) {
  const homes = /* @__PURE__ */ new Set();
  const open = [...nodes];
  for (let node = open.shift(); node && homes.size < MOST_SOURCES; node = open.shift()) {
    if (homes.has(node.home)) continue;
    homes.add(node.home);
    const reference = own(node.schema, "$ref");
    const target = typeof reference === "string" ? node.document.resolve(reference, node) : void 0;
    if (target) open.push(target);
    for (const key of ["allOf", "anyOf", "oneOf"]) {
      const parts2 = own(node.schema, key);
      if (Array.isArray(parts2)) for (const [i, s] of parts2.slice(0, MOST_SOURCES).entries()) open.push(child(node, s, key, i));
    }
  }
  return homes;
}
function homeOf(node) {
  let here = node;
  for (let i = 0; i < 20 && isReference(here.schema); i++) {
    const target = here.document.resolve(own(here.schema, "$ref"), here);
    if (!target) break;
    here = target;
  }
  return here.home;
}

// src/diff/schema/compare.ts
var STEPS = 1e4;
var DEPTH = 300;
var TRIALS = 30;
function compareSchemas(base, head, prefix) {
  const [b, h] = [new Document(base, prefix), new Document(head, prefix)];
  const shared3 = { steps: STEPS, sameDefinitions: sameDefinitions(b, h), shapes: /* @__PURE__ */ new Map(), summaries: /* @__PURE__ */ new Map() };
  const comparison = new Comparison(shared3, null, 0);
  comparison.compare([b.node], [h.node], { pointer: prefix, path: [] });
  comparison.drain();
  return comparison.facts;
}
function sameDefinitions(b, h) {
  if (!b.hasReferences && !h.hasReferences) return true;
  return equal(b.root, h.root);
}
var Comparison = class _Comparison {
  constructor(shared3, outer, depth) {
    this.shared = shared3;
    this.outer = outer;
    this.depth = depth;
  }
  shared;
  outer;
  depth;
  facts = [];
  #queue = [];
  #said = /* @__PURE__ */ new Set();
  /** Pairs met already: what is to be said of them is said at the first place. */
  #visited = /* @__PURE__ */ new Set();
  /** Puts a pair in the queue: what is met at several places is told at the shallowest. */
  compare(base, head, place2) {
    if (this.shared.sameDefinitions && base.length === head.length && base.every((n, i) => equal(n.schema, head[i].schema))) return;
    const key = `${this.#key(base)}|${this.#key(head)}`;
    for (let here = this; here; here = here.outer) if (here.#visited.has(key)) return;
    this.#visited.add(key);
    this.#queue.push({ base, head, place: place2 });
  }
  /** Works the queue off. */
  drain() {
    for (let i = 0; i < this.#queue.length; i++) this.#pair(this.#queue[i]);
  }
  #pair({ base, head, place: place2 }) {
    if (this.shared.steps-- <= 0 || place2.path.length > DEPTH || this.depth > TRIALS) {
      this.add("written", "unknown", place2, base, head, { keyword: "size" });
      return;
    }
    const fallback = base[0] ?? head[0];
    const [b, h] = [this.#shape(base, fallback, "base"), this.#shape(head, fallback, "head")];
    if (place2.path.length > 0) {
      this.#defaults(base, head, place2);
      this.#types(b, h, base, head, place2);
    } else this.#root(b, h, base, head, place2);
    for (const type of place2.path.length > 0 ? TYPES : ["object"])
      if (b[type].length && h[type].length) this.#alternatives(type, b[type], h[type], base, head, place2);
  }
  add(what, effect, place2, base, head, more) {
    const homes = { base: base[0]?.home ?? place2.pointer, head: head[0]?.home ?? place2.pointer };
    const fact = { what, effect, ...place2, homes, keyword: what, before: null, after: null, base, head, ...more };
    if (!OF_THE_NAME.has(what)) fact.sources = [...sources(base), ...sources(head)];
    const said2 = JSON.stringify([what, effect, fact.pointer, fact.keyword, fact.name, fact.before, fact.after]);
    if (this.#said.has(said2)) return;
    this.#said.add(said2);
    this.facts.push(fact);
  }
  /** By place, not by text: through a reference the place is that of its target, so a circle is met again. */
  #key(nodes) {
    return nodes.map((n) => isObject(n.schema) ? homeOf(n) : JSON.stringify(n.schema)).join(" ");
  }
  #shape(nodes, fallback, side) {
    const key = `${side} ${this.#key(nodes)} ${nodes[0]?.pointer ?? ""}`;
    let shape = this.shared.shapes.get(key);
    if (!shape) {
      shape = shapeOf(nodes, fallback, this.shared);
      this.shared.shapes.set(key, shape);
    }
    return shape;
  }
  #defaults(base, head, place2) {
    const [before2, after] = [annotation(base, "default"), annotation(head, "default")];
    if (before2 !== void 0 && after === void 0)
      this.add("default", "equivalent", place2, base, head, { keyword: "default", before: before2, after: null });
  }
  /** Arguments are an object: a root that takes none takes nothing. */
  #root(b, h, base, head, place2) {
    const [before2, after] = [b.object.length > 0, h.object.length > 0];
    if (before2 && !after) this.add("type", "narrowed", place2, base, head, { before: "object", after: [], lost: ["object"] });
    if (!before2 && after) this.add("type", "widened", place2, base, head, { before: [], after: "object", gained: ["object"] });
  }
  #types(b, h, base, head, place2) {
    const lost = TYPES.filter((t) => b[t].length && !h[t].length);
    const gained = TYPES.filter((t) => !b[t].length && h[t].length);
    const [before2, after] = [typeNames(b), typeNames(h)];
    if (lost.length) this.add("type", "narrowed", place2, base, head, { before: before2, after, lost, ...gained.length ? { gained } : {} });
    if (gained.length) this.add("type", "widened", place2, base, head, { before: before2, after, gained, ...lost.length ? { lost } : {} });
  }
  #alternatives(type, b, h, base, head, place2) {
    if (b.length === 1 && h.length === 1) {
      this.#one(type, b[0], h[0], place2);
      return;
    }
    const lost = (x, others, way) => {
      if (this.#listed(x, others, way, place2)) return false;
      const summaries = others.map((y) => way === "narrowed" ? this.#summary(type, x, y) : this.#summary(type, y, x));
      const kept = summaries.filter((s) => !s[way]);
      if (kept.length && kept.every((s) => s.unknown)) this.add("written", "unknown", place2, base, head, { keyword: unionOf(head) });
      return !kept.length;
    };
    let less = b.filter((x) => lost(x, h, "narrowed"));
    let more = h.filter((y) => lost(y, b, "widened"));
    const detail = (x, y) => {
      less = less.filter((l) => l !== x);
      more = more.filter((m) => m !== y);
      this.#one(type, x, y, { pointer: y.at.pointer, path: place2.path });
    };
    for (const { x, y } of matches2(less, h.length === 1 ? h : more, h.length === 1, 0)) detail(x, y);
    if (type === "object") {
      for (const x of less) {
        const y = counterpart(h, (candidate) => alike(x, candidate));
        if (y) detail(x, y);
      }
      for (const y of more) {
        const x = counterpart(b, (candidate) => alike(candidate, y));
        if (x) detail(x, y);
      }
    }
    for (const x of less) this.add("branch", "narrowed", place2, [x.at], head, { keyword: unionOf(base), before: x.at.schema });
    for (const y of more) this.add("branch", "widened", place2, base, [y.at], { keyword: unionOf(head), after: y.at.schema });
  }
  /** Listed values may be spread over several alternatives of the other side: each is looked for in all of them. */
  #listed(x, others, effect, place2) {
    if (!x.values || x.rest.size || [...x.values.values()].some((v) => typeof v === "object" && v !== null)) return false;
    if (others.some((o) => o.rest.size)) return false;
    const values2 = [...x.values];
    const gone = values2.filter(([key, v]) => !others.some((o) => o.values ? o.values.has(key) : satisfies(v, o))).map(([, v]) => v);
    if (!gone.length) return true;
    const shown2 = { keyword: "enum", [effect === "narrowed" ? "lost" : "gained"]: gone };
    const known5 = others.flatMap((o) => [...o.values?.values() ?? []]);
    const mine = values2.map(([, v]) => v);
    const [before2, after] = effect === "narrowed" ? [mine, known5] : [known5, mine];
    this.add("values", effect, place2, [effect === "narrowed" ? x.at : others[0].at], [effect === "narrowed" ? others[0].at : x.at], {
      ...shown2,
      before: before2,
      after
    });
    return true;
  }
  #summary(type, b, h) {
    let row = this.shared.summaries.get(b);
    if (!row) {
      row = /* @__PURE__ */ new Map();
      this.shared.summaries.set(b, row);
    }
    let summary = row.get(h);
    if (!summary && (this.shared.steps-- <= 0 || apart(b, h))) {
      const spent = this.shared.steps <= 0;
      summary = { narrowed: !spent, widened: !spent, unknown: spent };
      row.set(h, summary);
    }
    if (!summary) {
      const quiet = new _Comparison(this.shared, this, this.depth + 1);
      quiet.#one(type, b, h, { pointer: h.at.pointer, path: ["*"] });
      quiet.drain();
      summary = { narrowed: false, widened: false, unknown: false };
      for (const f of quiet.facts) if (f.effect !== "equivalent") summary[f.effect] = true;
      row.set(h, summary);
    }
    return summary;
  }
  #one(type, b, h, place2) {
    if (compareScalars(this, type, b, h, place2)) {
      if (type === "array") this.#arrays(b, h, place2);
      if (type === "object") compareObjects(this, b, h, place2);
    }
    const counter = (rest, others, { keyword, alone }) => alone ? void 0 : [...rest].find(([k, r]) => r.keyword === keyword && !r.alone && !others.has(k))?.[1];
    for (const [key, written] of h.rest) {
      if (b.rest.has(key)) continue;
      const other = counter(b.rest, h.rest, written);
      const { keyword, value, at: at2 } = written;
      this.add("written", "unknown", place2, [other?.at ?? b.at], [at2], { keyword, before: other?.value ?? null, after: value });
    }
    for (const [key, written] of b.rest) {
      if (h.rest.has(key) || counter(h.rest, b.rest, written)) continue;
      const { keyword, value, at: at2 } = written;
      this.add("written", isCut(value) ? "unknown" : "widened", place2, [at2], [h.at], { keyword, before: value });
    }
  }
  #arrays(b, h, place2) {
    for (let i = 0; i < Math.max(b.prefix.length, h.prefix.length); i++)
      this.inside(b.prefix[i] ?? b.items, h.prefix[i] ?? h.items, b.at, h.at, ["items", i], [...place2.path, String(i)]);
    this.inside(b.items, h.items, b.at, h.at, ["items"], [...place2.path, "*"]);
  }
  /** Compares what lies below; where one side says nothing, anything is accepted there. */
  inside(base, head, b, h, keys, path) {
    if (!base.length && !head.length) return;
    const left = base.length ? base : [child(b, true, ...keys)];
    const right = head.length ? head : [child(h, true, ...keys)];
    this.compare(left, right, { pointer: (head[0] ?? base[0] ?? right[0]).pointer, path });
  }
};
var OF_THE_NAME = /* @__PURE__ */ new Set(["required", "removed", "added", "renamed", "default"]);
function annotation(nodes, key) {
  for (const node of nodes) {
    const value = own(node.schema, key);
    if (value !== void 0) return value;
    const reference = own(node.schema, "$ref");
    const target = typeof reference === "string" ? node.document.resolve(reference, node) : void 0;
    const there = target && own(target.schema, key);
    if (there !== void 0) return there;
  }
  return void 0;
}
var unionOf = ([node]) => ["anyOf", "oneOf"].find((key) => own(node?.schema, key) !== void 0) ?? "anyOf";
function typeNames(shape) {
  const names = [];
  for (const type of TYPES) {
    if (!shape[type].length) continue;
    names.push(type === "number" && shape.number.every((a) => a.multiples.has(1)) ? "integer" : type);
  }
  return names.length === TYPES.length ? "any" : names.length === 1 ? names[0] : names;
}

// src/diff/schema/facts.ts
var known = /* @__PURE__ */ new WeakMap();
function schemaFacts(base, head, key) {
  const [b, h] = [own(base.raw, key), own(head.raw, key)];
  if (b === void 0 || h === void 0 || equal(b, h)) return [];
  if (!isObject(h)) return compareSchemas(b, h, `/${key}`);
  const before2 = known.get(h);
  if (before2?.base === b) return before2.facts;
  const facts = compareSchemas(b, h, `/${key}`);
  known.set(h, { base: b, facts });
  return facts;
}

// src/diff/schema/sample.ts
var FORMATS = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  time: "12:00:00Z",
  duration: "P1D",
  email: "a@example.com",
  "idn-email": "a@example.com",
  hostname: "example.com",
  "idn-hostname": "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/",
  "uri-reference": "/a",
  "uri-template": "/a/{b}",
  iri: "https://example.com/",
  "iri-reference": "/a",
  uuid: "123e4567-e89b-42d3-a456-426614174000",
  "json-pointer": "/a",
  "relative-json-pointer": "0",
  regex: "a"
};
var DEEPEST = 12;
var LONGEST = 200;
var Sampler = class {
  #shapes = /* @__PURE__ */ new Map();
  #left;
  constructor(steps2 = 2e3) {
    this.#left = steps2;
  }
  shape(nodes, fallback) {
    const key = nodes.map((n) => `${n.home} ${n.pointer}`).join("|");
    let shape = this.#shapes.get(key);
    if (!shape) {
      shape = shapeOf(nodes, fallback);
      this.#shapes.set(key, shape);
    }
    return shape;
  }
  /** Some values of a schema: the smallest ones first. */
  values(nodes, fallback, types = TYPES) {
    const shape = this.shape(nodes, fallback);
    return types.flatMap((type) => shape[type].slice(0, 6).flatMap((a) => this.#some(type, a, 0)));
  }
  /** An accepted value with something planted inside; undefined when no alternative leads there. */
  around(nodes, fallback, planted, depth = 0) {
    const [key, ...path] = planted.path;
    if (key === void 0) return planted.value;
    if (depth > DEEPEST || this.#left-- <= 0) return void 0;
    const shape = this.shape(nodes, fallback);
    for (const a of shape.object) {
      const below = key === "*" ? a.additional : a.properties.get(key) ?? a.additional;
      const name = key === "*" ? "any" : key;
      const inner2 = this.around(below, child(a.at, true, "properties", name), { path, value: planted.value }, depth + 1);
      if (inner2 === void 0) continue;
      const object2 = this.#object(a, depth, /* @__PURE__ */ new Set([name]));
      define(object2, name, inner2);
      return object2;
    }
    for (const a of shape.array) {
      const position = key === "*" ? a.prefix.length : Number(key);
      if (!Number.isInteger(position) || position > LONGEST) continue;
      const inner2 = this.around(a.prefix[position] ?? a.items, child(a.at, true, "items"), { path, value: planted.value }, depth + 1);
      if (inner2 === void 0) continue;
      const list3 = this.#array(a, Math.max(position, (a.bounds.get("minItems")?.value ?? 0) - 1), depth);
      list3.splice(position, 0, inner2);
      return list3;
    }
    return void 0;
  }
  #first(nodes, fallback, depth) {
    if (depth > DEEPEST || this.#left-- <= 0) return null;
    const shape = this.shape(nodes, fallback);
    const order = ["string", "number", "boolean", "array", "object", "null"];
    for (const type of order) for (const a of shape[type]) for (const value of this.#some(type, a, depth)) return value;
    return null;
  }
  #some(type, a, depth) {
    if (a.values) return [...a.values.values()].slice(0, 50);
    const bound = (key) => a.bounds.get(key)?.value;
    if (type === "null") return [null];
    if (type === "boolean") return [true, false];
    if (type === "number") return numbers2(a);
    if (type === "string") return strings2(a);
    if (type === "array") {
      const least = bound("minItems") ?? 0;
      return least > LONGEST ? [] : [this.#array(a, least, depth), ...depth < 2 && (bound("maxItems") ?? 1) > least ? [this.#array(a, least + 1, depth)] : []];
    }
    return [this.#object(a, depth, /* @__PURE__ */ new Set())];
  }
  #array(a, length, depth) {
    const list3 = [];
    for (let i = 0; i < Math.min(length, LONGEST); i++) {
      const value = this.#first(a.prefix[i] ?? a.items, child(a.at, true, "items", i), depth + 1);
      list3.push(a.unique && typeof value === "string" ? `${value}${i || ""}` : a.unique && typeof value === "number" ? value + i : value);
    }
    return list3;
  }
  #object(a, depth, leave) {
    const object2 = {};
    const add2 = (name) => {
      if (leave.has(name) || Object.hasOwn(object2, name)) return;
      const nodes = a.properties.get(name) ?? a.additional;
      define(object2, name, this.#first(nodes, child(a.at, true, "properties", name), depth + 1));
    };
    for (const name of a.required.keys()) add2(name);
    const least = a.bounds.get("minProperties")?.value ?? 0;
    for (const name of a.properties.keys()) if (Object.keys(object2).length < least) add2(name);
    const asked = [...a.rest.values()].filter((r) => r.keyword === "dependentRequired").flatMap((r) => Object.entries(r.value));
    for (let round = 0; asked.length && round < 3; round++)
      for (const [name, others] of asked) if (leave.has(name) || Object.hasOwn(object2, name)) for (const o of others) add2(o);
    return object2;
  }
};
function numbers2(a) {
  const of = (key) => a.bounds.get(key)?.value;
  const [low, high] = [of("minimum") ?? of("exclusiveMinimum"), of("maximum") ?? of("exclusiveMaximum")];
  const step2 = [...a.multiples.keys()][0];
  const near = [low, high].filter((n) => n !== void 0).flatMap((n) => [n, n + (step2 ?? 0.5), n - (step2 ?? 0.5), n + 1, n - 1]);
  const around3 = [1, 0, -1, ...near, ...step2 ? near.map((n) => Math.ceil(n / step2) * step2) : [0.5]];
  const fits4 = (n) => n >= (of("minimum") ?? -Infinity) && n <= (of("maximum") ?? Infinity) && n > (of("exclusiveMinimum") ?? -Infinity) && n < (of("exclusiveMaximum") ?? Infinity) && [...a.multiples.keys()].every((m) => isMultiple(n, m));
  return [...new Set(around3)].filter(fits4);
}
function strings2(a) {
  const least = a.bounds.get("minLength")?.value ?? 0;
  const most = a.bounds.get("maxLength")?.value ?? LONGEST;
  if (least > LONGEST) return [];
  const format2 = [...a.formats.keys()][0];
  const known5 = format2 !== void 0 && Object.hasOwn(FORMATS, format2) ? [FORMATS[format2]] : [];
  const plain2 = ["a", "A", "1", "a-b", "a b", "_", "12345", "B-004211", ""].map((s) => s.padEnd(least, "a").slice(0, Math.max(most, 0)));
  const made2 = [...a.patterns.keys()].slice(0, 2).flatMap(fromPattern).filter((s) => s.length >= least && s.length <= most);
  const long = most < LONGEST ? ["a".repeat(most)] : ["a".repeat(least + 60)];
  return [.../* @__PURE__ */ new Set([...known5, ...made2, ...plain2, ...long])];
}
function fromPattern(pattern2) {
  if (pattern2.length > 120) return [];
  const out = ["", ""];
  const body = pattern2.replace(/^\^/, "").replace(/\$$/, "");
  for (let i = 0; i < body.length; ) {
    let unit;
    const sign = body[i];
    if (sign === "[") {
      const end = body.indexOf("]", i + 2);
      if (end < 0) return [];
      const inside = body.slice(i + 1, end);
      if (inside.startsWith("^")) return [];
      const first = inside.startsWith("\\") ? classSign(inside[1] ?? "") : inside[0];
      const last = inside.endsWith("\\") ? first : inside.at(-1);
      unit = [first, /[dws]$/.test(inside.slice(-2)) && inside.at(-2) === "\\" ? first : last];
      i = end + 1;
    } else if (sign === "\\") {
      unit = [classSign(body[i + 1] ?? ""), classSign(body[i + 1] ?? "")];
      i += 2;
    } else if ("(|)?*+{".includes(sign)) return [];
    else {
      unit = sign === "." ? ["a", "z"] : [sign, sign];
      i++;
    }
    let [few, many] = [1, 1];
    const rest = body.slice(i);
    const count = /^\{(\d{1,3})(,(\d{0,3}))?\}/.exec(rest.slice(0, 12));
    if (count) {
      few = Number(count[1]);
      many = count[2] === void 0 ? few : count[3] ? Number(count[3]) : few + 1;
      i += count[0].length;
    } else if ("?*+".includes(rest[0] ?? " ")) {
      few = rest[0] === "+" ? 1 : 0;
      many = few + 1;
      i++;
    }
    if (many > LONGEST) return [];
    out[0] += unit[0].repeat(few);
    out[1] += unit[1].repeat(many);
  }
  return out;
}
var classSign = (letter) => ({ d: "7", w: "w", s: " ", D: "x", W: "-", S: "x" })[letter] ?? letter;

// src/config/ajv.ts
import { createRequire } from "node:module";
var loaded;
function validators() {
  loaded ??= typeof __require === "function" ? fromBundle() : fromSource();
  return loaded;
}
function fromBundle() {
  const draft7 = require_ajv();
  const draft2020 = require__();
  const formats = require_dist();
  return { Draft7: draft7.Ajv, Draft2020: draft2020.Ajv2020, addFormats: formats.default };
}
function fromSource() {
  const load = createRequire(import.meta.url);
  return { Draft7: load("ajv").Ajv, Draft2020: load("ajv/dist/2020.js").Ajv2020, addFormats: load("ajv-formats").default };
}

// src/diff/schema/validator.ts
var MOST_PARTS = 3e3;
var DEEPEST2 = 40;
var Unproven = class extends Error {
};
function validator(schema) {
  if (typeof schema === "boolean") return () => schema ? [] : [{ path: [], keyword: "false schema" }];
  if (!isObject(schema) || tooLarge(schema)) return null;
  const dialect = own(schema, "$schema");
  const old = typeof dialect === "string" && /draft-0[3-7]/.test(dialect.slice(0, 100));
  try {
    const ajv = old ? instances().draft7 : instances().draft2020;
    const { $schema: _, $async: __, ...rest } = schema;
    const run = ajv.compile(rest);
    ajv.removeSchema(rest);
    return (value) => run(value) === true ? [] : (run.errors ?? []).map(fault);
  } catch {
    return null;
  }
}
var made;
function instances() {
  if (!made) {
    const { Draft7, Draft2020, addFormats } = validators();
    const options = {
      strict: false,
      validateSchema: false,
      addUsedSchema: false,
      logger: false,
      allErrors: true,
      code: { regExp: guarded }
    };
    made = { draft7: new Draft7(options), draft2020: new Draft2020(options) };
    for (const ajv of Object.values(made)) addFormats(ajv, { mode: "fast" });
  }
  return made;
}
function fault({ instancePath, keyword, params }) {
  const more = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return { path: [...steps(instancePath), ...typeof more === "string" ? [more] : []], keyword };
}
var guarded = Object.assign(
  (pattern2) => ({
    // Ajv tells expressions apart by this.
    toString: () => pattern2,
    test(text9) {
      const fits4 = matches(pattern2, text9);
      if (fits4 === void 0) throw new Unproven();
      return fits4;
    }
  }),
  { code: "guarded" }
);
function tooLarge(schema) {
  let parts2 = 0;
  const stack = [[schema, 0]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [here, depth] = top;
    if (typeof here !== "object" || here === null) continue;
    if (++parts2 > MOST_PARTS || depth > DEEPEST2) return true;
    for (const value of Object.values(here)) stack.push([value, depth + 1]);
  }
  return false;
}

// src/diff/schema/witness.ts
var TRIES = 60;
var MOST_BRANCHES = 6;
var LONGEST2 = 600;
var compiled = /* @__PURE__ */ new WeakMap();
var validatorOf = (schema) => {
  if (!isObject(schema)) return validator(schema);
  let found = compiled.get(schema);
  if (found === void 0) {
    found = validator(schema);
    compiled.set(schema, found);
  }
  return found;
};
var witness = (base, head, fact) => schemaWitness(own(base.raw, "inputSchema") ?? true, own(head.raw, "inputSchema") ?? true, "/inputSchema", fact);
var resultWitness = (base, head, fact) => schemaWitness(own(head.raw, "outputSchema") ?? true, own(base.raw, "outputSchema") ?? true, "/outputSchema", turned(fact));
function turned(fact) {
  const what = { opened: "closed", removed: "required" }[fact.what] ?? fact.what;
  const { base, head, before: before2, after, lost, gained, homes } = fact;
  const sides = { base: head, head: base, before: after, after: before2, homes: { base: homes.head, head: homes.base } };
  return { ...fact, ...sides, what, lost: gained ?? [], gained: lost ?? [] };
}
function schemaWitness(base, head, prefix, fact) {
  const [before2, after] = [validatorOf(base), validatorOf(head)];
  if (!before2 || !after) return void 0;
  const root2 = new Document(base, prefix).node;
  const sampler = new Sampler();
  let tries = 0;
  let second;
  for (const candidate of candidates(sampler, fact)) {
    if (tries++ >= TRIES) break;
    const made2 = "absent" in candidate ? without(sampler, root2, fact) : sampler.around([root2], root2, { path: [...basePath(fact), ...candidate.below ?? []], value: candidate.value });
    if (!isObject(made2) || JSON.stringify(made2).length > LONGEST2) continue;
    try {
      if (before2(made2).length) continue;
      const faults2 = after(made2);
      const mine = faults2.filter((f) => isAbout(f, fact));
      if (mine.length && mine.length === faults2.length && mine.some((f) => f.keyword === fact.keyword || fact.what !== "bound"))
        return made2;
      if (mine.length) second ??= made2;
    } catch (error) {
      if (!(error instanceof Unproven)) throw error;
    }
  }
  return second;
}
function isAbout(fault2, fact) {
  const path = fact.what === "renamed" ? basePath(fact) : fact.path;
  return path.every((key, i) => fault2.path[i] === key || key === "*") || basePath(fact).every((key, i) => fault2.path[i] === key || key === "*");
}
var basePath = (fact) => fact.from === void 0 ? fact.path : [...fact.path.slice(0, -1), fact.from];
function* candidates(sampler, fact) {
  const fallback = fact.base[0] ?? fact.head[0];
  if (!fallback) return;
  if (fact.what === "required" || fact.what === "added") {
    yield { absent: true };
    return;
  }
  if (fact.what === "closed") {
    for (const value of sampler.values(fact.base, fallback, ["object"]))
      if (isObject(value)) yield { value: { ...value, anything_else: "x" } };
    return;
  }
  if (fact.what === "written") yield* againstWritten(sampler, fact, fallback);
  if (fact.what === "values") for (const value of fact.lost ?? []) yield { value };
  if (fact.what === "type" && fact.after === "integer") yield* [{ value: 0.5 }, { value: 1.5 }];
  if (fact.keyword === "uniqueItems") yield { value: listOf(sampler, fact, 2) };
  const types = fact.what === "type" && fact.lost ? TYPES.filter((t) => fact.lost.includes(t)) : TYPES;
  for (const type of spread(types)) for (const value of sampler.values(fact.base, fallback, [type])) yield { value };
  if (typeof fact.after === "number") {
    const n = fact.after;
    if (/Length$/.test(fact.keyword)) {
      for (const length of [n + 1, n - 1]) if (length >= 0 && length <= 500) yield { value: "a".repeat(length) };
    }
    if (/imum$|multipleOf/.test(fact.keyword)) for (const value of [n - 1, n + 1, n, n - 0.5, n + 0.5]) yield { value };
    if (/Items$/.test(fact.keyword)) {
      for (const length of [n + 1, n - 1]) if (length >= 0 && length <= 100) yield { value: listOf(sampler, fact, length) };
    }
  }
}
function* againstWritten(sampler, fact, fallback) {
  const [at2] = fact.head;
  if (!at2) return;
  const { keyword, after } = fact;
  const both = (...more) => sampler.values([...fact.base, ...more], fallback).map((value) => ({ value }));
  if (keyword === "not") yield* both(at2);
  if (keyword === "oneOf" && Array.isArray(after)) {
    const branches = after.slice(0, MOST_BRANCHES).map((s, i) => child(at2, s, i));
    for (const [i, x] of branches.entries()) for (const y of branches.slice(i + 1)) yield* both(x, y);
  }
  if (keyword === "if" && Array.isArray(after)) {
    const condition = child(at2, after[0] ?? true);
    yield* both(condition);
    yield* given(sampler, [condition], fallback);
  }
  if (keyword.startsWith("dependent") || keyword === "dependencies")
    for (const name of isObject(after) ? Object.keys(after) : [])
      for (const value of valuesOf(sampler, fact.base, fallback, name)) yield { value, below: [name] };
}
function* given(sampler, nodes, fallback) {
  for (const a of sampler.shape(nodes, fallback).object)
    for (const name of [...a.properties.keys()].slice(0, MOST_BRANCHES))
      for (const value of valuesOf(sampler, nodes, fallback, name)) yield { value, below: [name] };
}
var valuesOf = (sampler, nodes, fallback, name) => sampler.shape(nodes, fallback).object.flatMap((a) => sampler.values(a.properties.get(name) ?? a.additional, a.at).slice(0, 3));
var spread = (types) => [...types].sort((a, b) => Number(a === "null") - Number(b === "null"));
function listOf(sampler, fact, length) {
  const lists = sampler.values(fact.base, fact.base[0], ["array"]).filter(Array.isArray);
  const entry = lists.find((l) => l.length > 0)?.[0] ?? "x";
  return Array.from(
    { length },
    (_, i) => fact.keyword === "uniqueItems" ? entry : typeof entry === "string" ? `${entry}${i || ""}` : entry
  );
}
function without(sampler, root2, fact) {
  const path = fact.path.slice(0, -1);
  const name = fact.path.at(-1);
  if (path.length === 0) return sampler.values([root2], root2, ["object"]).find((v) => isObject(v) && !Object.hasOwn(v, name));
  const parent = parentOf(sampler, root2, path);
  return parent === void 0 ? void 0 : sampler.around([root2], root2, { path, value: parent });
}
function parentOf(sampler, root2, path) {
  let nodes = [root2];
  for (const key of path) {
    const shape = sampler.shape(nodes, nodes[0] ?? root2);
    const object2 = shape.object.find((a) => a.properties.has(key));
    if (object2) nodes = object2.properties.get(key);
    else if (shape.array.length) nodes = shape.array[0].items;
    else nodes = shape.object[0]?.additional ?? [];
  }
  return sampler.values(nodes, nodes[0] ?? root2, ["object"])[0];
}

// src/rules/rule.ts
var issue = (item, pointer, evidence = {}, more = {}) => ({ target: item.target, name: item.name, pointer, evidence, ...more });
function option(context, name, fallback) {
  const value = context.options[name];
  return value === void 0 ? fallback : value;
}
var settingFor = (meta, policy, clients, serverName) => ({
  options: policy.rules[meta.id]?.options ?? {},
  clients,
  serverName,
  trust: policy.trust,
  budgets: policy.budgets
});

// src/rules/breaking/shared.ts
var MOST_WITNESSES = 50;
var WITNESSES_ALIKE = 3;
var DECIDING_EACH = 10;
var DECIDING = 3e3;
var searched = /* @__PURE__ */ new WeakMap();
function witnessOf(context, base, head, fact) {
  let search = searched.get(context.pairing);
  if (!search) {
    search = { count: 0, deciding: 0, alike: /* @__PURE__ */ new Map(), found: /* @__PURE__ */ new Map(), left: /* @__PURE__ */ new Set() };
    searched.set(context.pairing, search);
  }
  if (search.found.has(fact)) return search.found.get(fact);
  if (search.left.has(fact) || !hasTurn(search, head, fact)) return void 0;
  const found = fact.pointer.startsWith("/outputSchema") ? resultWitness(base, head, fact) : witness(base, head, fact);
  search.found.set(fact, found);
  return found;
}
var untried = (context, fact) => searched.get(context.pairing)?.left.has(fact) === true;
function hasTurn(search, head, fact) {
  const decides = fact.effect === "unknown";
  const key = decides ? canonical([head.name ?? "", head.index, fact.pointer.startsWith("/outputSchema"), fact.path[0] ?? ""]) : canonical([fact.what, fact.pointer, fact.keyword, fact.before, fact.after]);
  const alike2 = search.alike.get(key) ?? 0;
  const spent = decides ? search.deciding >= DECIDING || alike2 >= DECIDING_EACH : search.count >= MOST_WITNESSES || alike2 >= WITNESSES_ALIKE;
  if (spent) {
    search.left.add(fact);
    return false;
  }
  search.alike.set(key, alike2 + 1);
  if (decides) search.deciding++;
  else search.count++;
  return true;
}
function schemaIssues(context, key, tell3) {
  const issues = [];
  for (const { base, head, facts } of changedSchemas(context.pairing, key)) {
    for (const fact of facts) {
      if (leftOut(context, head, fact)) continue;
      const told3 = tell3(fact, base, head);
      if (!told3) continue;
      const { evidence = {}, messageId, level } = told3;
      const proof = fact.effect === "equivalent" ? void 0 : witnessOf(context, base, head, fact);
      issues.push(
        issue(
          head,
          fact.pointer,
          {
            place: placeName(fact.path, key === "inputSchema" ? "arguments" : "result"),
            ...evidence,
            ...proof === void 0 ? {} : { witness: proof }
          },
          { ...messageId ? { messageId } : {}, ...level ? { level } : {}, sentence: canonical(evidence) }
        )
      );
    }
  }
  return markMass(issues, toolsOnBoth(context));
}
var changed = /* @__PURE__ */ new WeakMap();
function changedSchemas(pairing, key) {
  const known5 = changed.get(pairing) ?? {};
  changed.set(pairing, known5);
  known5[key] ??= pairing.tools.flatMap(({ base, head }) => {
    if (!base || !head || pairing.unchanged.has(head)) return [];
    const facts = schemaFacts(base, head, key);
    return facts.length ? [{ base, head, facts }] : [];
  });
  return known5[key];
}
var leftOut = (context, head, fact) => [fact.pointer, `${fact.pointer}/${fact.keyword}`, fact.homes.base, fact.homes.head].some(
  (p) => context.pairing.volatile("tool", head.name, p)
);
var toolsOnBoth = (context) => context.pairing.tools.filter((p) => p.base && p.head).length;
var MASS2 = 3;
function markMass(issues, of) {
  const groups = /* @__PURE__ */ new Map();
  for (const one of issues) {
    const key = sameness(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  for (const [key, group] of groups) {
    const count = new Set(group.map((i) => i.name)).size;
    if (count < MASS2) continue;
    for (const one of group) one.evidence = { ...one.evidence, mass: { id: digestOf(key), count, of } };
  }
  return issues.sort((a, b) => Number("mass" in a.evidence) - Number("mass" in b.evidence));
}
function sameness({ messageId, pointer, evidence }) {
  const { witness: _, place: place2, name: __, ...rest } = evidence;
  const spelled2 = rest.before !== void 0 && rest.after !== void 0 && rest.before !== null;
  return canonical([messageId ?? "", rest, spelled2 ? null : [pointer, place2 ?? null]]);
}
function placeName(path, whole) {
  let text9 = "";
  for (const key of path) {
    if (text9 === "") text9 = key === "*" ? `other ${whole === "result" ? "fields" : "arguments"}` : key;
    else text9 += key === "*" || /^\d+$/.test(key) ? "[]" : `.${key}`;
  }
  return text9 || whole;
}

// src/rules/breaking/additional-properties-closed.ts
var rule = {
  meta: {
    id: "breaking/additional-properties-closed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "Arguments that the schema does not name are refused now.",
    why: "Calls that pass something more, out of habit or because it once worked, fail. A closed schema is better for new tools; closing one in use breaks callers.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} now refuses any argument that it does not name",
        help: "If nothing else was ever read, accept this once: a closed schema tells a model about its mistakes."
      },
      inside: {
        title: "{tool} now refuses anything in {place} that it does not name",
        help: "If nothing else was ever read, accept this once: a closed schema tells a model about its mistakes."
      }
    }
  },
  change: (context) => schemaIssues(
    context,
    "inputSchema",
    (fact) => fact.what === "closed" ? { ...fact.path.length ? { messageId: "inside" } : {}, evidence: { before: fact.before } } : void 0
  )
};

// src/rules/breaking/capability-removed.ts
var rule2 = {
  meta: {
    id: "breaking/capability-removed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "The server no longer offers something it declared.",
    why: "Clients ask at the start what a server can do and rely on it: updates they subscribed to no longer come, requests they send are refused.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The server no longer offers {capability}",
        help: "Keep it, or release a major version."
      }
    }
  },
  *change({ changes }) {
    for (const { kind: kind2, pointer, before: before2, after, meta } of changes) {
      if (kind2 !== "capability-changed" || meta?.op === "add" || before2 === false) continue;
      if (meta?.op !== "remove" && after !== false) continue;
      const capability = steps(pointer).slice(1).join(".");
      yield { target: "server", name: null, pointer, evidence: { capability } };
    }
  }
};

// src/rules/breaking/constraint-tightened.ts
var rule3 = {
  meta: {
    id: "breaking/constraint-tightened",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A bound, pattern, format or other condition on an argument is stricter.",
    why: "Calls that kept to the old condition are refused by the new one.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} now refuses some of what it took for {place}: {change}",
        help: "Accept what was accepted, or release a major version."
      },
      listed: {
        title: "{tool} now takes only {after} for {place}, where it took anything of that type",
        help: "Accept other values as before, or release a major version."
      },
      unclear: {
        title: "{tool} has another condition for {place}: {change}. Whether it refuses what was accepted could not be shown",
        help: "Compare the two by hand."
      },
      untried: {
        title: "{tool} has another condition for {place}: {change}. Too many conditions changed to try them all, and this one was not tried",
        help: "Compare the two by hand, or change less at once."
      }
    }
  },
  change: tightened
};
function tightened(context) {
  const issues = schemaIssues(context, "inputSchema", (fact, base, head) => {
    if (fact.what === "values" && fact.effect === "narrowed" && !fact.lost) return { messageId: "listed", evidence: { after: fact.after } };
    const condition = fact.what === "bound" || fact.what === "written" || fact.what === "values" && fact.effect === "unknown";
    if (!condition || fact.effect !== "narrowed" && fact.effect !== "unknown") return void 0;
    const evidence = { keyword: fact.keyword, before: fact.before, after: fact.after, change: told(fact) };
    if (fact.effect === "narrowed" || witnessOf(context, base, head, fact) !== void 0) return { evidence };
    return untried(context, fact) ? { messageId: "untried", evidence } : { messageId: "unclear", evidence, level: "note" };
  });
  return joined(issues);
}
function told({ keyword, before: before2, after }) {
  const plain2 = (v) => v === null || typeof v !== "object" || Array.isArray(v) && v.every(plain2);
  if (!plain2(before2) || !plain2(after) || before2 === null && after === null) return keyword;
  const show = (v) => v === null ? "none" : typeof v === "string" ? v : Array.isArray(v) ? v.map(show).join(", ") : JSON.stringify(v);
  return `${keyword} ${show(before2)} \u2192 ${show(after)}`;
}
function joined(issues) {
  const places = /* @__PURE__ */ new Map();
  const out = [];
  for (const one of issues) {
    const key = canonical([one.name, one.pointer, one.messageId ?? "", "mass" in one.evidence]);
    const first = one.messageId === "listed" ? void 0 : places.get(key);
    if (!first) {
      places.set(key, one);
      out.push(one);
      continue;
    }
    first.evidence = {
      ...one.evidence,
      ...first.evidence,
      keyword: `${first.evidence.keyword}, ${one.evidence.keyword}`,
      change: `${first.evidence.change}, ${one.evidence.change}`
    };
    first.sentence = `${first.sentence ?? ""} ${one.sentence ?? ""}`;
  }
  return out;
}

// src/rules/breaking/default-removed.ts
var rule4 = {
  meta: {
    id: "breaking/default-removed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A parameter lost its default.",
    why: "Calls that leave it out get whatever the server falls back to, and nobody can read what that is.",
    source: ["mcp"],
    messages: {
      default: {
        title: "Leaving {place} out of a call of {tool} no longer means {before}",
        help: "Write the default down again, or say in the description what happens without the parameter."
      }
    }
  },
  change: (context) => schemaIssues(context, "inputSchema", (fact, _base, head) => {
    if (fact.what !== "default" || fact.before === null) return void 0;
    const required2 = fact.path.length === 1 && head.required.includes(fact.path[0]);
    return required2 ? void 0 : { evidence: { before: fact.before } };
  })
};

// src/rules/breaking/enum-value-removed.ts
var rule5 = {
  meta: {
    id: "breaking/enum-value-removed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A listed value of an argument is no longer accepted.",
    why: "Calls that pass it are refused, and models go on passing what they have seen to work.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} no longer accepts {lost} for {place}",
        help: "Keep accepting it, and turn it into one of the others, or release a major version."
      }
    }
  },
  change: (context) => schemaIssues(
    context,
    "inputSchema",
    (fact) => fact.what === "values" && fact.effect === "narrowed" && fact.lost?.length ? { evidence: { lost: fact.lost } } : void 0
  )
};

// src/rules/breaking/output-enum-widened.ts
var rule6 = {
  meta: {
    id: "breaking/output-enum-widened",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A field of the result may now have a value that was not listed.",
    why: "Programs that handle each listed value have no branch for the new one.",
    source: ["mcp"],
    messages: {
      default: {
        title: "In the result of {tool}, {place} may now be {gained}",
        help: "Tell readers to expect values they do not know, or release a major version."
      },
      open: {
        title: "In the result of {tool}, {place} may now be anything, where its values were listed",
        help: "List the values as long as they are fixed."
      }
    }
  },
  change: (context) => schemaIssues(context, "outputSchema", (fact) => {
    if (fact.what !== "values" || fact.effect !== "widened") return void 0;
    return fact.gained?.length ? { evidence: { gained: fact.gained } } : { messageId: "open", evidence: { before: fact.before } };
  })
};

// src/rules/breaking/output-field-removed.ts
var rule7 = {
  meta: {
    id: "breaking/output-field-removed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A field of the result is gone, or may be missing now.",
    why: "Programs and prompts that read it find nothing there.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The result of {tool} no longer has {place}",
        help: "Keep sending it for a while, or release a major version."
      },
      renamed: {
        title: "The result of {tool} calls {to} what it called {from}",
        help: "Send both for a while, or release a major version."
      },
      optional: {
        title: "The result of {tool} may lack {place} now",
        help: "Always send it, if need be as null with a type that says so, or release a major version."
      }
    }
  },
  change: (context) => schemaIssues(context, "outputSchema", (fact) => {
    if (fact.what === "removed") return {};
    if (fact.what === "renamed") return { messageId: "renamed", evidence: { from: fact.before, to: fact.after } };
    return fact.what === "required" && fact.effect === "widened" ? { messageId: "optional" } : void 0;
  })
};

// src/rules/breaking/output-schema-removed.ts
var rule8 = {
  meta: {
    id: "breaking/output-schema-removed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A tool no longer says what its result looks like.",
    why: "Programs that read the structured result lose its description, and clients that validate it stop.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} no longer describes its result",
        help: "Keep the output schema as long as the structured result is sent."
      }
    }
  },
  change({ pairing }) {
    const issues = [];
    for (const { base, head } of pairing.tools)
      if (base && head && base.outputSchema !== void 0 && head.outputSchema === void 0 && !pairing.volatile("tool", head.name, "/outputSchema"))
        issues.push(issue(head, "/outputSchema"));
    return markMass(issues, pairing.tools.filter((p) => p.base && p.head).length);
  }
};

// src/rules/breaking/output-type-changed.ts
var rule9 = {
  meta: {
    id: "breaking/output-type-changed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A field of the result may now be something it could not be before.",
    why: "Programs that read the result rely on what it cannot be: a null where a text was promised ends in an error at the reader.",
    source: ["mcp"],
    messages: {
      default: {
        title: "In the result of {tool}, {place} may now be {after}; it was {before}",
        help: "Keep the old type, add a field of another name for the new one, or release a major version."
      },
      form: {
        title: "In the result of {tool}, {place} may now have a form it never had",
        help: "Keep the old forms, or release a major version."
      },
      loosened: {
        title: "In the result of {tool}, {keyword} no longer bounds {place} as it did",
        help: "Tell readers of the result, if they could rely on the bound."
      },
      opened: {
        title: "The result of {tool} may now have fields in {place} that its schema does not name",
        help: "Readers that refuse unknown fields fail; most do not."
      }
    }
  },
  change: (context) => schemaIssues(context, "outputSchema", (fact) => {
    if (fact.what === "opened") return { messageId: "opened", level: "note" };
    if (fact.effect !== "widened" && fact.effect !== "unknown") return void 0;
    const evidence = { keyword: fact.keyword, before: fact.before, after: fact.after };
    if (fact.what === "type") return { evidence };
    if (fact.what === "branch") return { messageId: "form", evidence };
    return fact.what === "bound" || fact.what === "written" ? { messageId: "loosened", evidence, level: "note" } : void 0;
  })
};

// src/rules/breaking/parameter-now-required.ts
var rule10 = {
  meta: {
    id: "breaking/parameter-now-required",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A parameter that could be left out must be given now.",
    why: "Calls that leave it out are refused. Where the server always needed it, the schema is only being honest, and this can be accepted.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} can no longer be called without {place}",
        help: "Give it a default and leave it optional, or release a major version. If calls without it never worked, say so and accept this."
      }
    }
  },
  change: (context) => schemaIssues(
    context,
    "inputSchema",
    (fact) => fact.what === "required" && fact.effect === "narrowed" && fact.before === false ? {} : void 0
  )
};

// src/rules/breaking/parameter-removed.ts
var rule11 = {
  meta: {
    id: "breaking/parameter-removed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A parameter is gone.",
    why: "Calls that still pass it are refused where other arguments are not accepted, and quietly do something else where they are.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} no longer takes {place}, and refuses a call that still passes it",
        help: "Keep accepting it and ignore it for a while, or release a major version."
      },
      ignored: {
        title: "{tool} no longer takes {place}: a call that still passes it is not refused, and does something else",
        help: "Say in the description what to use now, keep the parameter for a while, or release a major version."
      }
    }
  },
  change: (context) => schemaIssues(context, "inputSchema", (fact) => {
    if (fact.what !== "removed") return void 0;
    return fact.head.some((n) => n.schema === false) ? {} : { messageId: "ignored" };
  })
};

// src/rules/breaking/parameter-renamed.ts
var rule12 = {
  meta: {
    id: "breaking/parameter-renamed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A parameter is called something else.",
    why: "Calls with the old name are refused, or lose the value without a word.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} takes {to} where it took {from}",
        help: "Accept both names for a while, or release a major version."
      }
    }
  },
  change: (context) => schemaIssues(
    context,
    "inputSchema",
    (fact) => fact.what === "renamed" ? { evidence: { from: fact.before, to: fact.after } } : void 0
  )
};

// src/rules/breaking/prompt-argument-required.ts
var rule13 = {
  meta: {
    id: "breaking/prompt-argument-required",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "An argument of a prompt that could be left out must be given now.",
    why: "Clients that start the prompt without it get an error.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The prompt {tool} can no longer be started without {argument}",
        help: "Leave it optional, or release a major version."
      },
      added: {
        title: "The prompt {tool} now needs {argument}, which did not exist",
        help: "Make it optional, or release a major version."
      }
    }
  },
  *change({ pairing }) {
    for (const { base, head } of pairing.prompts) {
      if (!base || !head) continue;
      const before2 = argumentsOf(base);
      for (const [argument, { required: required2, index: index2 }] of argumentsOf(head)) {
        const was = before2.get(argument);
        if (!required2 || was?.required) continue;
        yield issue(head, `/arguments/${index2}`, { argument }, { sentence: argument, ...was ? {} : { messageId: "added" } });
      }
    }
  }
};
function argumentsOf(prompt) {
  const list3 = own(prompt.raw, "arguments");
  const found = /* @__PURE__ */ new Map();
  if (!Array.isArray(list3)) return found;
  for (const [index2, argument] of list3.entries()) {
    const name = own(argument, "name");
    if (typeof name === "string") found.set(name, { required: own(argument, "required") === true, index: index2 });
  }
  return found;
}

// src/rules/breaking/prompt-removed.ts
var rule14 = {
  meta: {
    id: "breaking/prompt-removed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A prompt that stood at the base is gone, or has another name.",
    why: "People and clients start prompts by name; a name that is gone is an error.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The prompt {tool} is no longer offered",
        help: "Keep it for a while, or release a major version."
      },
      renamed: {
        title: "The prompt {from} is now called {tool}",
        help: "Keep the old name as well for a while, or release a major version."
      }
    }
  },
  *change({ pairing, head }) {
    const names = new Set(head.prompts.map((p) => p.name));
    for (const { base, head: now, how } of pairing.prompts) {
      if (!base || names.has(base.name)) continue;
      if (!now) yield issue(base, "");
      else if (how === "renamed") yield issue(now, "/name", { from: base.name }, { messageId: "renamed", sentence: now.name ?? "" });
    }
  }
};

// src/rules/breaking/protocol-version-changed.ts
var rule15 = {
  meta: {
    id: "breaking/protocol-version-changed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "The server answers with another version of the protocol.",
    why: "Clients that know only the other version cannot connect, and each version changes what a list may hold.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The server speaks version {after} of the protocol where it spoke {before}: an older one",
        help: "Go back to the newer version, or say why the server must step back."
      },
      newer: {
        title: "The server speaks version {after} of the protocol where it spoke {before}",
        help: "Check that the clients you care about know the new version; most negotiate an older one."
      }
    }
  },
  *change({ changes }) {
    for (const { kind: kind2, pointer, before: before2, after } of changes) {
      if (kind2 !== "protocol-changed") continue;
      const newer = String(after) > String(before2);
      yield {
        target: "server",
        name: null,
        pointer,
        evidence: { before: before2, after },
        ...newer ? { messageId: "newer", level: "note" } : {}
      };
    }
  }
};

// src/rules/breaking/required-parameter-added.ts
var rule16 = {
  meta: {
    id: "breaking/required-parameter-added",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A new parameter must be given.",
    why: "No call written before passes it, so every one of them is refused.",
    source: ["mcp"],
    messages: {
      default: {
        title: "Every call of {tool} must now pass {place}, which did not exist",
        help: "Make it optional with a default that does what was done before, or release a major version."
      }
    }
  },
  change: (context) => schemaIssues(context, "inputSchema", (fact) => {
    const added3 = fact.what === "added" && fact.effect === "narrowed";
    return added3 || fact.what === "required" && fact.effect === "narrowed" && fact.before === null ? {} : void 0;
  })
};

// src/rules/breaking/resource-removed.ts
var rule17 = {
  meta: {
    id: "breaking/resource-removed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A resource that stood at the base is gone.",
    why: "Clients and notes keep addresses of resources; reading one that is gone is an error.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The resource {tool} is no longer offered",
        help: "Keep the address alive, or release a major version."
      }
    }
  },
  *change({ pairing, head }) {
    const names = new Set(head.resources.map((r) => r.name));
    for (const { base, head: now } of pairing.resources) if (base && !now && !names.has(base.name)) yield issue(base, "");
  }
};

// src/rules/breaking/template-changed.ts
var rule18 = {
  meta: {
    id: "breaking/template-changed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "The address pattern of a resource template changed, or the template is gone.",
    why: "Clients fill in the pattern they know; addresses made from the old one no longer lead anywhere.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The resource template {tool} is no longer offered",
        help: "Keep answering addresses of the old pattern, or release a major version."
      },
      changed: {
        title: "The resource template {from} became {tool}",
        help: "Keep answering addresses of the old pattern, or release a major version."
      }
    }
  },
  *change({ pairing, head }) {
    const addresses = new Set(head.templates.map((t) => t.name));
    const added3 = new Map(pairing.templates.filter((p) => p.head && !p.base).map((p) => [own(p.head.raw, "name"), p.head]));
    for (const { base, head: now } of pairing.templates) {
      if (!base || now || addresses.has(base.name)) continue;
      const name = own(base.raw, "name");
      const successor = typeof name === "string" ? added3.get(name) : void 0;
      if (successor)
        yield issue(successor, "/uriTemplate", { from: base.name }, { messageId: "changed", sentence: `${base.name} ${successor.name}` });
      else yield issue(base, "");
    }
  }
};

// src/rules/breaking/tool-removed.ts
var rule19 = {
  meta: {
    id: "breaking/tool-removed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A tool that stood at the base is gone.",
    why: "Prompts, saved permissions and code call tools by name. A call by a name that is gone fails, and a model that was told of it gives up or picks another tool.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} is no longer offered: whoever calls it gets an error",
        help: "Keep it for a while and say in its description which tool to use now, or release a major version and name what takes its place."
      },
      replaced: {
        title: "{tool} is no longer offered; {successor} looks like what replaces it",
        help: "Clients that allowed or call {tool} do not know {successor}. Keep the old name as an alias for a while, or release a major version."
      }
    }
  },
  *change({ pairing, head, changes }) {
    const successors = /* @__PURE__ */ new Map();
    for (const change of changes) {
      const place2 = change.kind === "tool-added" ? change.meta?.inPlaceOf : void 0;
      if (typeof place2 === "string" && change.name !== null) successors.set(place2, change.name);
    }
    for (const { base, head: now } of pairing.tools) {
      if (!base || now || head.toolNames.has(base.name)) continue;
      const successor = successors.get(base.name);
      yield successor === void 0 ? issue(base, "") : issue(base, "", { successor }, { messageId: "replaced" });
    }
  }
};

// src/rules/breaking/tool-renamed.ts
var SURE = 0.75;
var rule20 = {
  meta: {
    id: "breaking/tool-renamed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A tool is called something else, and its old name is gone.",
    why: "To a client a renamed tool is one that vanished and one that nobody has allowed yet: calls by the old name fail, and saved permissions are lost.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{from} is now called {tool}: calls by the old name fail",
        help: "Keep the old name as an alias that does the same and says which name to use, or release a major version. If the two are not the same tool, say so with `renames` in the config."
      },
      likely: {
        title: "{from} is gone, and {tool} looks like it under a new name",
        help: "Keep the old name as an alias that does the same and says which name to use, or release a major version. If the two are not the same tool, say so with `renames` in the config."
      },
      swapped: {
        title: "{tool} does now what {from} did, and {from} what {tool} did: a call by either name does something else",
        help: "Give the names back, or use new ones."
      },
      taken: {
        title: "{tool} says now what {from} said: a call by that name does something else",
        help: "Keep {from} under its name, or use a new one."
      }
    }
  },
  *change({ pairing, head }) {
    for (const { base, head: now, contentOf: from, swapped } of pairing.tools) {
      if (!base || !now || from === void 0 || swapped && from < now.name) continue;
      yield issue(now, "/name", { from }, { sentence: from, messageId: swapped ? "swapped" : "taken" });
    }
    for (const { base, head: now, how, likeness: likeness4 } of pairing.tools) {
      if (!base || !now || how !== "renamed" || base.name === now.name || head.toolNames.has(base.name)) continue;
      const sure = (likeness4 ?? 1) >= SURE;
      yield issue(
        now,
        "/name",
        { from: base.name, ...likeness4 === void 0 ? {} : { likeness: likeness4 } },
        { sentence: now.name, ...sure ? {} : { messageId: "likely" } }
      );
    }
  }
};

// src/rules/breaking/type-narrowed.ts
var rule21 = {
  meta: {
    id: "breaking/type-narrowed",
    level: "warning",
    presets: { strict: "error" },
    kind: "change",
    summary: "A type or an alternative of an argument is no longer accepted.",
    why: "Calls that pass it that way are refused.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} no longer takes {lost} for {place}, only {after}",
        help: "Accept both for a while, or release a major version."
      },
      any: {
        title: "{tool} took anything for {place}, and now only {after}",
        help: "Accept what was accepted, or release a major version."
      },
      nothing: {
        title: "{tool} no longer takes anything for {place}",
        help: "Accept what was accepted, or remove it and release a major version."
      },
      uncallable: {
        title: "{tool} can no longer be called: its schema accepts no object, and arguments always are one",
        help: "Let the schema accept an object."
      },
      branch: {
        title: "{tool} no longer accepts one of the forms of {place}",
        help: "Accept the old form for a while, or release a major version."
      }
    }
  },
  change: (context) => schemaIssues(context, "inputSchema", (fact) => {
    const { before: before2, after } = fact;
    if (fact.effect !== "narrowed") return void 0;
    if (fact.what === "branch") return { messageId: "branch", evidence: { before: before2 } };
    if (fact.what !== "type") return void 0;
    if (fact.path.length === 0) return { messageId: "uncallable" };
    if (Array.isArray(after) && after.length === 0) return { messageId: "nothing", evidence: { before: before2 } };
    if (before2 === "any") return { messageId: "any", evidence: { before: before2, after } };
    const still = [after].flat();
    return { evidence: { lost: [before2].flat().filter((t) => !still.includes(t)), before: before2, after } };
  })
};

// src/rules/breaking/index.ts
var breaking = [
  rule19,
  rule20,
  rule11,
  rule12,
  rule10,
  rule16,
  rule21,
  rule5,
  rule3,
  rule,
  rule4,
  rule8,
  rule7,
  rule9,
  rule6,
  rule14,
  rule13,
  rule17,
  rule18,
  rule2,
  rule15
];

// src/rules/schema/nodes.ts
var SchemaNode = class {
  constructor(value, parent, keyword, key) {
    this.value = value;
    this.parent = parent;
    this.keyword = keyword;
    this.key = key;
    this.schema = isObject(value) ? value : void 0;
    this.nesting = parent ? parent.nesting + (INNER.has(keyword) ? 1 : 0) : 0;
  }
  value;
  parent;
  keyword;
  key;
  /** The value where it is an object, so that keywords can be read. */
  schema;
  /** How many objects and lists of the described value lie around it. */
  nesting;
  /** Name of the property, where it is one. */
  get property() {
    return this.keyword === "properties" && typeof this.key === "string" ? this.key : void 0;
  }
  /** What a reader calls it: the property it is or belongs to, else the schema's own key in the tool. */
  get place() {
    for (let here = this; here.parent; here = here.parent) if (here.property !== void 0) return here.property;
    return this.root.keyword;
  }
  /** Waits under a name until a reference leads to it. */
  get isDefinition() {
    return this.keyword === "$defs" || this.keyword === "definitions";
  }
  get root() {
    let here = this;
    while (here.parent) here = here.parent;
    return here;
  }
  /** JSON Pointer from the tool. Made when asked for: most nodes are never told. */
  get pointer() {
    const path = [];
    for (let here = this; here; here = here.parent) {
      path.push(here.key === void 0 ? step("", here.keyword) : step(step("", here.keyword), here.key));
    }
    return path.reverse().join("");
  }
};
var SINGLE = /* @__PURE__ */ new Set([
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
var LISTS = /* @__PURE__ */ new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
var MAPS2 = /* @__PURE__ */ new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "dependentSchemas",
  "dependencies"
]);
var INNER = /* @__PURE__ */ new Set([
  "items",
  "additionalItems",
  "unevaluatedItems",
  "contains",
  "prefixItems",
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties"
]);
function schemaTree(root2, name) {
  const nodes = [];
  const keywords = /* @__PURE__ */ new Map();
  const stack = [[new SchemaNode(root2, void 0, name, void 0), 1]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [node, depth] = top;
    nodes.push(node);
    if (!node.schema || depth >= MAX_DEPTH - 3) continue;
    const below = [];
    const add2 = (value, keyword, key) => {
      below.push([new SchemaNode(value, node, keyword, key), depth + (key === void 0 ? 1 : 2)]);
    };
    for (const keyword of Object.keys(node.schema)) {
      const value = node.schema[keyword];
      if (!keywords.has(keyword)) keywords.set(keyword, node);
      if (SINGLE.has(keyword)) {
        if (keyword === "items" && Array.isArray(value)) for (let i = 0; i < value.length; i++) add2(value[i], keyword, i);
        else add2(value, keyword, void 0);
      } else if (LISTS.has(keyword)) {
        if (Array.isArray(value)) for (let i = 0; i < value.length; i++) add2(value[i], keyword, i);
      } else if (MAPS2.has(keyword) && isObject(value)) {
        for (const key of Object.keys(value)) {
          const child2 = value[key];
          if (keyword !== "dependencies" || !Array.isArray(child2)) add2(child2, keyword, key);
        }
      }
    }
    for (let i = below.length - 1; i >= 0; i--) stack.push(below[i]);
  }
  return { nodes, keywords };
}
var EMPTY = { nodes: [], keywords: /* @__PURE__ */ new Map() };
var inputs = /* @__PURE__ */ new WeakMap();
var outputs = /* @__PURE__ */ new WeakMap();
function remembered(memory2, tool, root2, name) {
  if (root2 === void 0) return EMPTY;
  let tree = memory2.get(tool);
  if (!tree) {
    tree = schemaTree(root2, name);
    memory2.set(tool, tree);
  }
  return tree;
}
var inputTree = (tool) => remembered(inputs, tool, tool.inputSchema, "inputSchema");
var outputTree = (tool) => remembered(outputs, tool, tool.outputSchema, "outputSchema");
var inputNodes = (tool) => inputTree(tool).nodes;
var outputNodes = (tool) => outputTree(tool).nodes;
var nodesUsing = (tool, ...keywords) => [inputTree(tool), outputTree(tool)].flatMap((tree) => keywords.some((k) => tree.keywords.has(k)) ? tree.nodes : []);
var hasType = (schema, type) => {
  const value = schema && Object.hasOwn(schema, "type") ? schema.type : void 0;
  return value === type || Array.isArray(value) && value.includes(type);
};

// src/rules/schema/refs.ts
var REFS = ["$ref", "$dynamicRef", "$recursiveRef"];
var MOST_ROOTS = 50;
var Resolver = class {
  #roots;
  /** Documents by `$id`, by the last part of it, and named places by `#name`. */
  #ids = /* @__PURE__ */ new Map();
  #tails = /* @__PURE__ */ new Map();
  #anchors = /* @__PURE__ */ new Map();
  constructor(nodes) {
    for (const { schema } of nodes) {
      if (!schema) continue;
      for (const keyword of ["$id", "id"]) {
        const id = own(schema, keyword);
        if (typeof id !== "string") continue;
        if (id.startsWith("#")) this.#anchors.set(id.slice(1), schema);
        else {
          this.#ids.set(strip(id), schema);
          this.#tails.set(tail(strip(id)), strip(id));
        }
      }
      for (const keyword of ["$anchor", "$dynamicAnchor"]) {
        const name = own(schema, keyword);
        if (typeof name === "string") this.#anchors.set(name, schema);
      }
    }
    this.#roots = [nodes[0]?.value ?? null, ...[...this.#ids.values()].slice(0, MOST_ROOTS)];
  }
  follow(ref) {
    const hash = ref.indexOf("#");
    const document = hash < 0 ? ref : ref.slice(0, hash);
    const fragment = decoded(hash < 0 ? "" : ref.slice(hash + 1));
    const known5 = document === "" ? void 0 : this.#document(document);
    if (document !== "" && known5 === void 0) return { kind: "outside" };
    if (fragment !== "" && !fragment.startsWith("/")) {
      const named = this.#anchors.get(fragment);
      return named === void 0 ? { kind: "nothing" } : { kind: "inside", value: named };
    }
    for (const root2 of known5 === void 0 ? this.#roots : [known5]) {
      const value = lookup(root2, fragment);
      if (isObject(value) || typeof value === "boolean") return { kind: "inside", value };
    }
    return { kind: "nothing" };
  }
  #document(name) {
    const exact = this.#ids.get(name);
    if (exact !== void 0) return exact;
    const id = this.#tails.get(tail(name));
    return id !== void 0 && (id.endsWith(`/${name}`) || name.endsWith(`/${id}`)) ? this.#ids.get(id) : void 0;
  }
};
var tail = (id) => id.slice(id.lastIndexOf("/") + 1);
var strip = (id) => id.endsWith("#") ? id.slice(0, -1) : id;
function decoded(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
function lookup(root2, pointer) {
  let here = root2;
  for (const key of steps(pointer)) {
    here = Array.isArray(here) ? /^(?:0|[1-9]\d{0,8})$/.test(key) ? here[Number(key)] : void 0 : own(here, key);
    if (here === void 0) return void 0;
  }
  return here;
}
var memory = /* @__PURE__ */ new WeakMap();
function references(tool) {
  let all2 = memory.get(tool);
  if (!all2) {
    all2 = [];
    for (const { nodes, keywords } of [inputTree(tool), outputTree(tool)]) {
      if (!REFS.some((k) => keywords.has(k))) continue;
      let resolver;
      for (const node of nodes) {
        if (!node.schema) continue;
        for (const keyword of REFS) {
          const ref = node.schema[keyword];
          if (typeof ref !== "string" || !Object.hasOwn(node.schema, keyword)) continue;
          resolver ??= new Resolver(nodes);
          all2.push({ node, keyword, ref, target: resolver.follow(ref) });
        }
      }
    }
    memory.set(tool, all2);
  }
  return all2;
}
function usedInputs(tool) {
  const { nodes, keywords } = inputTree(tool);
  if (!keywords.has("$defs") && !keywords.has("definitions")) return nodes;
  const at2 = new Map(nodes.map((n) => [n.value, n]));
  const next = new Map(nodes.map((n) => [n, []]));
  for (const node of nodes) if (node.parent && !node.isDefinition) next.get(node.parent).push(node);
  for (const { node, target } of references(tool)) {
    const to = target.kind === "inside" ? at2.get(target.value) : void 0;
    if (to) next.get(node)?.push(to);
  }
  const used = new Set(nodes.slice(0, 1));
  for (const node of used) for (const to of next.get(node)) used.add(to);
  return nodes.filter((n) => used.has(n));
}

// src/rules/compat/client.ts
var known2 = /* @__PURE__ */ new WeakMap();
function limitsOf({ clients }, key) {
  let byKey = known2.get(clients);
  if (!byKey) {
    byKey = /* @__PURE__ */ new Map();
    known2.set(clients, byKey);
  }
  let found = byKey.get(key);
  if (!found) {
    found = clients.flatMap((client) => {
      const limit = client.limits[key];
      return limit ? [{ client, limit }] : [];
    });
    byKey.set(key, found);
  }
  return found;
}
function strictest(found) {
  const sorted = [...found].sort(
    (a, b) => LEVELS.indexOf(b.limit.level) - LEVELS.indexOf(a.limit.level) || RANK[b.limit.outcome] - RANK[a.limit.outcome]
  );
  const worst = sorted[0];
  if (!worst) return void 0;
  return {
    level: worst.limit.level,
    messageId: worst.limit.outcome,
    clients: sorted.filter((f) => f.limit.outcome === worst.limit.outcome).map((f) => f.client.label)
  };
}
var withLimits = (over, clients) => clients.flatMap((label) => over.filter((f) => f.client.label === label).map((f) => `${label} (${f.most.toLocaleString("en-US")})`));
var RANK = {
  "request-refused": 8,
  "sometimes-refused": 6,
  "list-refused": 7,
  "tool-dropped": 5,
  "tools-dropped": 4,
  "store-rejects": 3,
  "text-cut": 2,
  "name-rewritten": 1,
  "part-ignored": 0
};
var THEN = {
  "request-refused": "the whole request is refused, with every other tool in it",
  "sometimes-refused": "on some of its paths the whole request is refused",
  "list-refused": "the whole list is refused",
  "tool-dropped": "the tool is left out",
  "tools-dropped": "what is over the limit is left out",
  "store-rejects": "the server is not listed there",
  "text-cut": "the rest never reaches the model",
  "name-rewritten": "the model sees another name",
  "part-ignored": "that part is ignored"
};
function messagesBy(outcomes, title, help) {
  const words4 = (outcome) => ({ title: title(THEN[outcome]), help });
  return { default: words4(outcomes[0]), ...Object.fromEntries(outcomes.map((o) => [o, words4(o)])) };
}
var compiled2 = /* @__PURE__ */ new Map();
function patternOf({ pattern: pattern2 }) {
  let regex = compiled2.get(pattern2);
  if (!regex) {
    regex = new RegExp(pattern2);
    compiled2.set(pattern2, regex);
  }
  return regex;
}

// src/rules/compat/most.ts
var MOST = 20;
function brief(value) {
  if (typeof value !== "object" || value === null) return typeof value === "string" ? value.slice(0, 100) : value;
  const text9 = JSON.stringify(Array.isArray(value) ? value.slice(0, 20) : value);
  return text9.length > 100 ? `${text9.slice(0, 100)}\u2026` : text9;
}

// src/rules/compat/array-without-items.ts
var rule22 = {
  meta: {
    id: "compat/array-without-items",
    level: "error",
    kind: "content",
    summary: "A list parameter does not say what its items are.",
    why: "JSON Schema lets a list stand without `items`. The OpenAI API answers an error for the whole request, VS Code leaves the tool out, and a model has to guess what to put in.",
    source: ["mcp"],
    messages: messagesBy(
      ["request-refused", "tool-dropped"],
      (then) => `The list {place} of {tool} does not say what its items are; {clients} needs that: ${then}`,
      'Add items with the type of one item, for example {"type": "string"}.'
    )
  },
  *tool(tool, context) {
    const judged = strictest(limitsOf(context, "arrayItems"));
    if (!judged) return;
    const bare5 = usedInputs(tool).filter((n) => n.schema && hasType(n.schema, "array") && !Object.hasOwn(n.schema, "items"));
    for (const node of bare5.slice(0, MOST)) {
      yield issue(tool, node.pointer, { place: node.place, clients: judged.clients }, judged);
    }
  }
};

// src/rules/compat/cut.ts
function cutAt(text9, bytes2) {
  const rest = Buffer.from(text9).subarray(bytes2).toString("utf8").replace(/^\uFFFD+/, "").trim();
  const words4 = rest.slice(0, 80);
  return rest.length > words4.length ? `${words4}\u2026` : words4;
}

// src/rules/compat/description-truncated.ts
var rule23 = {
  meta: {
    id: "compat/description-truncated",
    level: "warning",
    kind: "content",
    summary: "A chosen client cuts the description off.",
    why: "What lies beyond the cut is never read by the model, and nobody is told. What matters most is often at the end: limits, warnings, what not to use the tool for.",
    source: ["mcp"],
    messages: messagesBy(
      ["text-cut"],
      (then) => `The description of {tool} is {bytes} bytes long and {clients} cuts it at {limit}: ${then}, from {lost} on`,
      "Move what a model must know before the cut, or shorten the text. Long reference belongs into the parameters, a resource or a prompt."
    )
  },
  *tool(tool, context) {
    const text9 = tool.description;
    if (text9 === void 0) return;
    const limits = limitsOf(context, "descriptionBytes").filter((f) => text9.length * 3 > f.limit.value);
    if (limits.length === 0) return;
    const bytes2 = Buffer.byteLength(text9);
    const over = limits.filter((f) => bytes2 > f.limit.value);
    const judged = strictest(over);
    if (!judged) return;
    const limit = Math.min(...over.map((f) => f.limit.value));
    yield issue(tool, "/description", { bytes: bytes2, limit, clients: judged.clients, lost: cutAt(text9, limit) }, judged);
  }
};

// src/rules/compat/enum-faults.ts
var rule24 = {
  meta: {
    id: "compat/enum-faults",
    level: "error",
    kind: "content",
    summary: "An enum is no list, is empty, holds values its own type excludes, or holds the empty text.",
    why: "A fixed set of values helps a model more than any sentence, if the set can be used. APIs that compile the schema refuse one that is no list; a value that the type excludes can never be sent; the empty text is refused by some APIs and says nothing to a model.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The enum at {place} of {tool} must be a list with at least one value",
        help: "List the values, or take enum out."
      },
      type: {
        title: "The enum at {place} of {tool} has values that its type {type} never lets through: {values}",
        help: "Write the values in the type that is declared, or declare the type they have."
      },
      empty: {
        title: "The enum at {place} of {tool} has the empty text as a value, which says nothing to a model and which some APIs refuse",
        help: 'Leave the property out of required for "not given", or name the value: "none", "any".'
      },
      refused: {
        title: "The enum at {place} of {tool} has the empty text as a value: {clients} refuses the whole request",
        help: 'Leave the property out of required for "not given", or name the value: "none", "any".'
      }
    }
  },
  *tool(tool, context) {
    let told3 = 0;
    for (const node of nodesUsing(tool, "enum")) {
      if (!node.schema || !Object.hasOwn(node.schema, "enum")) continue;
      if (told3 >= MOST) return;
      const values2 = node.schema.enum;
      if (!Array.isArray(values2) || values2.length === 0) {
        told3++;
        yield issue(tool, `${node.pointer}/enum`, { place: node.place });
        continue;
      }
      const types = typesOf(node.schema.type);
      if (types) {
        const never = values2.filter((v) => !types.some((t) => fits(v, t)));
        const wrong2 = never.filter((v) => v !== null);
        if (wrong2.length) {
          told3++;
          const shown2 = wrong2.slice(0, 5).map(brief);
          yield issue(
            tool,
            `${node.pointer}/enum`,
            { place: node.place, type: types, values: shown2 },
            { messageId: "type", sentence: "type" }
          );
        }
      }
      if (values2.includes("")) {
        told3++;
        const refused = strictest(limitsOf(context, "emptyEnum"));
        const { place: place2 } = node;
        const pointer = `${node.pointer}/enum`;
        if (refused)
          yield issue(
            tool,
            pointer,
            { place: place2, clients: refused.clients },
            { messageId: "refused", level: refused.level, sentence: "empty" }
          );
        else yield issue(tool, pointer, { place: place2 }, { messageId: "empty", level: "warning", sentence: "empty" });
      }
    }
  }
};
var TYPES2 = /* @__PURE__ */ new Set(["string", "number", "integer", "boolean", "null", "array", "object"]);
function typesOf(type) {
  const list3 = Array.isArray(type) ? type : [type];
  return list3.length > 0 && list3.every((t) => typeof t === "string" && TYPES2.has(t)) ? list3 : void 0;
}
function fits(value, type) {
  switch (type) {
    case "null":
      return value === null;
    case "integer":
      return typeof value === "number" && Number.isInteger(value);
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    default:
      return typeof value === type;
  }
}

// src/rules/compat/external-ref.ts
var rule25 = {
  meta: {
    id: "compat/external-ref",
    level: "error",
    kind: "content",
    summary: "A $ref leads out of its schema, to another document.",
    why: "Clients do not fetch references, and the protocol tells them not to: the schema does not compile. If one did, what it fetches could change after this review. It is not fetched here either.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} refers to {ref}, outside its schema: clients do not fetch it, and what stands there can change after this review",
        help: "Copy the definition under $defs of the schema and refer to it there."
      }
    }
  },
  *tool(tool) {
    const found = references(tool).filter((r) => r.target.kind === "outside");
    for (const { node, keyword, ref } of found.slice(0, MOST)) {
      yield issue(tool, step(node.pointer, keyword), { ref: ref.slice(0, 200) });
    }
  }
};

// src/rules/compat/hints-required.ts
var HELP = "Write each hint out in annotations, also where it has the default value.";
var rule26 = {
  meta: {
    id: "compat/hints-required",
    level: "warning",
    kind: "content",
    summary: "A hint is not written out that a chosen directory asks for on each tool.",
    why: "The protocol has defaults for its hints. The directories of ChatGPT and Claude do not accept them: each tool must say so itself, and servers were turned down for it.",
    source: ["mcp"],
    messages: {
      ...messagesBy(["store-rejects"], (then) => `{tool} does not say {missing}, which {clients} wants on each tool: ${then}`, HELP),
      each: {
        title: "{tool} lacks hints that directories want on each tool ({wanted}): the server is not listed there",
        help: HELP
      }
    }
  },
  *tool(tool, context) {
    const lacks = (hints) => hints.filter((h) => typeof own(tool.annotations, h) !== "boolean");
    const found = limitsOf(context, "hints").filter((f) => lacks(f.limit.value).length > 0);
    const judged = strictest(found);
    if (!judged) return;
    const missing = [...new Set(found.flatMap((f) => lacks(f.limit.value)))];
    const wanted = found.map((f) => `${f.client.label}: ${lacks(f.limit.value).join(", ")}`);
    const alike2 = found.every((f) => lacks(f.limit.value).length === missing.length);
    if (alike2) yield issue(tool, "/annotations", { missing, clients: judged.clients }, judged);
    else yield issue(tool, "/annotations", { missing, clients: judged.clients, wanted }, { messageId: "each", level: judged.level });
  }
};

// src/rules/compat/instructions-truncated.ts
var rule27 = {
  meta: {
    id: "compat/instructions-truncated",
    level: "warning",
    kind: "content",
    summary: "A chosen client cuts the server's instructions off.",
    why: "Instructions go into the system prompt, and what lies beyond the cut is never read by the model. Nobody is told.",
    source: ["mcp"],
    messages: messagesBy(
      ["text-cut"],
      (then) => `The instructions are {bytes} bytes long and {clients} cuts them at {limit}: ${then}, from {lost} on`,
      "Keep to what holds across tools, and put the rest into the descriptions of the tools."
    )
  },
  *item(item, context) {
    if (item.target !== "instructions" || typeof item.raw !== "string") return;
    const bytes2 = Buffer.byteLength(item.raw);
    const over = limitsOf(context, "instructionsBytes").filter((f) => bytes2 > f.limit.value);
    const judged = strictest(over);
    if (!judged) return;
    const limit = Math.min(...over.map((f) => f.limit.value));
    yield issue(item, "", { bytes: bytes2, limit, clients: judged.clients, lost: cutAt(item.raw, limit) }, judged);
  }
};

// src/rules/schema/pattern.ts
var parsed = /* @__PURE__ */ new Map();
var REMEMBERED = 2e3;
function brokenPattern(source) {
  if (parsed.has(source)) return parsed.get(source);
  const reason = parse(source);
  if (source.length < 500 && parsed.size < REMEMBERED) parsed.set(source, reason);
  return reason;
}
function parse(source) {
  try {
    new RegExp(source, "u");
    return void 0;
  } catch (error) {
    const text9 = error.message;
    return text9.slice(text9.lastIndexOf(": ") + 2).slice(0, 80);
  }
}
function backtracking(source) {
  let inClass = false;
  for (let i = 0; i < source.length; i++) {
    const c = source[i];
    if (c === "\\") {
      const next = source[i + 1] ?? "";
      if (!inClass && (/[1-9]/.test(next) || next === "k" && source[i + 2] === "<")) return source.slice(i, i + 2);
      i++;
    } else if (inClass) {
      if (c === "]") inClass = false;
    } else if (c === "[") inClass = true;
    else if (c === "(" && source[i + 1] === "?") {
      const look2 = /^\(\?(?:=|!|<=|<!)/.exec(source.slice(i, i + 4));
      if (look2) return look2[0];
    }
  }
  return void 0;
}

// src/rules/compat/invalid-pattern.ts
var rule28 = {
  meta: {
    id: "compat/invalid-pattern",
    level: "error",
    kind: "content",
    summary: "A regular expression does not compile, or needs look-around where a chosen client has none.",
    why: "JSON Schema reads patterns as ECMA-262 with Unicode, which is stricter than most engines: `\\_` or `\\-` outside brackets is an error there. Model APIs run patterns on engines without look-around and back-references, and refuse a schema that has them.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The pattern {pattern} at {place} of {tool} is no regular expression ({reason})",
        help: "Correct the pattern. It must compile with the Unicode flag, as JSON Schema reads it."
      },
      lookaround: {
        title: "The pattern {pattern} at {place} of {tool} uses {part}, which the engine behind {clients} does not know: on some of its paths the whole request is refused",
        help: "Write the pattern without look-around and back-references, and check the rest inside the tool."
      }
    }
  },
  *tool(tool, context) {
    const engine = strictest(limitsOf(context, "lookAround"));
    let told3 = 0;
    for (const node of nodesUsing(tool, "pattern", "patternProperties")) {
      for (const [pointer, source] of patterns(node)) {
        if (told3 >= MOST) return;
        const reason = brokenPattern(source);
        if (reason !== void 0) {
          told3++;
          yield issue(tool, pointer, { reason, pattern: source.slice(0, 200), place: node.place });
          continue;
        }
        const part = engine && pointer.startsWith("/inputSchema") ? backtracking(source) : void 0;
        if (engine && part !== void 0) {
          told3++;
          const evidence = { part, pattern: source.slice(0, 200), place: node.place, clients: engine.clients };
          yield issue(tool, pointer, evidence, { messageId: "lookaround", level: engine.level });
        }
      }
    }
  }
};
function patterns(node) {
  const { schema } = node;
  if (!schema) return [];
  const found = [];
  if (Object.hasOwn(schema, "pattern") && typeof schema.pattern === "string") found.push([`${node.pointer}/pattern`, schema.pattern]);
  if (Object.hasOwn(schema, "patternProperties") && isObject(schema.patternProperties)) {
    for (const key of Object.keys(schema.patternProperties)) found.push([step(`${node.pointer}/patternProperties`, key), key]);
  }
  return found;
}

// src/rules/schema/dialect.ts
var URIS = [
  [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, "2020-12"],
  [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, "2019-09"],
  [/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/, "draft-07"],
  [/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/, "draft-06"],
  [/^https?:\/\/json-schema\.org\/draft-04\/schema#?$/, "draft-04"],
  [/^https?:\/\/json-schema\.org\/schema#?$/, "2020-12"]
];
function dialectOf(root2) {
  const declared2 = own(root2, "$schema");
  if (declared2 === void 0) return "2020-12";
  return typeof declared2 === "string" ? URIS.find(([uri]) => uri.test(declared2))?.[1] : void 0;
}

// src/rules/schema/validity.ts
var WANTED = {
  text: "a string",
  number: "a number",
  count: "a whole number of 0 or more",
  flag: "true or false",
  map: "an object of schemas",
  schemas: "a list of at least one schema",
  names: "a list of different strings",
  type: "one of array, boolean, integer, null, number, object, string, or a list of different ones",
  namesByName: "an object of lists of different strings",
  positive: "a number greater than 0",
  address: "a string without a fragment",
  anchor: "a name",
  list: "a list",
  someNames: "a list of at least one string",
  schema: "a schema: an object, or true or false",
  oneSchema: "one schema: a list by position is prefixItems since 2020-12"
};
var TYPES3 = /* @__PURE__ */ new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);
var isText = (v) => typeof v === "string";
var isNumber = (v) => typeof v === "number";
var isFlag = (v) => typeof v === "boolean";
var isCount = (v) => typeof v === "number" && v >= 0 && Number.isInteger(v);
var isList = (v) => Array.isArray(v);
var isNames = (v) => Array.isArray(v) && v.every(isText) && new Set(v).size === v.length;
var isType = (v) => TYPES3.has(v) || Array.isArray(v) && v.length > 0 && v.every((t) => TYPES3.has(t)) && new Set(v).size === v.length;
var isMap = (v) => isObject(v);
var isListOfSchemas = (v) => Array.isArray(v) && v.length > 0;
var A_TEXT = [isText, "text"];
var A_NUMBER = [isNumber, "number"];
var A_COUNT = [isCount, "count"];
var A_FLAG = [isFlag, "flag"];
var A_MAP = [isMap, "map"];
var SCHEMAS = [isListOfSchemas, "schemas"];
var NAMES = [isNames, "names"];
var CHECKS = /* @__PURE__ */ new Map([
  ["type", [isType, "type"]],
  ["required", NAMES],
  ["properties", A_MAP],
  ["patternProperties", A_MAP],
  ["$defs", A_MAP],
  ["definitions", A_MAP],
  ["dependentSchemas", A_MAP],
  ["dependencies", A_MAP],
  ["dependentRequired", [(v) => isObject(v) && Object.values(v).every(isNames), "namesByName"]],
  ["allOf", SCHEMAS],
  ["anyOf", SCHEMAS],
  ["oneOf", SCHEMAS],
  ["prefixItems", SCHEMAS],
  ["multipleOf", [(v) => typeof v === "number" && v > 0, "positive"]],
  ["minimum", A_NUMBER],
  ["maximum", A_NUMBER],
  ["exclusiveMinimum", A_NUMBER],
  ["exclusiveMaximum", A_NUMBER],
  ["minLength", A_COUNT],
  ["maxLength", A_COUNT],
  ["minItems", A_COUNT],
  ["maxItems", A_COUNT],
  ["minContains", A_COUNT],
  ["maxContains", A_COUNT],
  ["minProperties", A_COUNT],
  ["maxProperties", A_COUNT],
  ["uniqueItems", A_FLAG],
  ["readOnly", A_FLAG],
  ["writeOnly", A_FLAG],
  ["deprecated", A_FLAG],
  ["pattern", A_TEXT],
  ["format", A_TEXT],
  ["title", A_TEXT],
  ["description", A_TEXT],
  ["$comment", A_TEXT],
  ["contentEncoding", A_TEXT],
  ["contentMediaType", A_TEXT],
  ["$id", [(v) => typeof v === "string" && /^[^#]*#?$/.test(v), "address"]],
  ["$schema", A_TEXT],
  ["$ref", A_TEXT],
  ["$dynamicRef", A_TEXT],
  ["$anchor", [(v) => typeof v === "string" && /^[A-Za-z_][-A-Za-z0-9._]*$/.test(v), "anchor"]],
  ["$dynamicAnchor", [(v) => typeof v === "string" && /^[A-Za-z_][-A-Za-z0-9._]*$/.test(v), "anchor"]],
  ["examples", [isList, "list"]]
]);
var OLDER = /* @__PURE__ */ new Set([
  "$defs",
  "dependentSchemas",
  "dependentRequired",
  "prefixItems",
  "$anchor",
  "$dynamicAnchor",
  "$dynamicRef",
  "deprecated",
  "minContains",
  "maxContains"
]);
var DRAFT_07 = /* @__PURE__ */ new Set([
  "readOnly",
  "writeOnly",
  "$comment",
  "contentEncoding",
  "contentMediaType",
  "if",
  "then",
  "else"
]);
var DRAFT_06 = /* @__PURE__ */ new Set(["examples", "const", "contains", "propertyNames"]);
function checkOf(keyword, dialect) {
  if (dialect === "2020-12") return CHECKS.get(keyword);
  if (dialect === "2019-09") return keyword === "prefixItems" || keyword.startsWith("$dynamic") ? void 0 : CHECKS.get(keyword);
  if (OLDER.has(keyword) || dialect !== "draft-07" && DRAFT_07.has(keyword) || dialect === "draft-04" && DRAFT_06.has(keyword)) {
    return void 0;
  }
  if (keyword === "$id") return dialect === "draft-04" ? void 0 : A_TEXT;
  if (dialect === "draft-04" && (keyword === "exclusiveMinimum" || keyword === "exclusiveMaximum")) return A_FLAG;
  if (dialect === "draft-04" && keyword === "required") return [(v) => isNames(v) && v.length > 0, "someNames"];
  return CHECKS.get(keyword);
}
var NONE2 = [];
function mayBeSchema({ value, keyword }, dialect) {
  if (isObject(value)) return true;
  if (typeof value !== "boolean") return false;
  return dialect !== "draft-04" || keyword === "additionalProperties" || keyword === "additionalItems";
}
function faults(node, dialect) {
  if (!node.schema) {
    return mayBeSchema(node, dialect) ? [] : [{ pointer: node.pointer, keyword: node.keyword, wanted: "schema" }];
  }
  let found;
  const schema = node.schema;
  for (const keyword of Object.keys(schema)) {
    const value = schema[keyword];
    const check = checkOf(keyword, dialect);
    if (check && !check[0](value)) {
      found ??= [];
      found.push({ pointer: step(node.pointer, keyword), keyword, wanted: check[1] });
    } else if (keyword === "items" && Array.isArray(value) && (dialect === "2020-12" || value.length === 0)) {
      const wanted = dialect === "2020-12" ? "oneSchema" : SCHEMAS[1];
      found ??= [];
      found.push({ pointer: step(node.pointer, keyword), keyword, wanted });
    }
  }
  return found ?? NONE2;
}

// src/rules/compat/invalid-schema.ts
var MOST2 = 10;
var inDialect = (wanted) => `${wanted}In2020`;
var rule29 = {
  meta: {
    id: "compat/invalid-schema",
    level: "error",
    kind: "content",
    summary: "The input or output schema is no valid JSON Schema in its own dialect, or in the one a chosen client reads it in.",
    why: "A schema that declares no dialect is read as 2020-12. Model APIs and clients compile schemas before the first call; one that does not compile costs the tool, the list or the whole request.",
    source: ["mcp"],
    messages: {
      default: {
        title: "A schema of {tool} is not valid at {keyword}",
        help: "Correct the schema. Clients that check it refuse the tool, the list or the whole request."
      },
      unknown: {
        title: "A schema of {tool} declares the dialect {dialect}, which clients do not know",
        help: "Leave $schema out, or name https://json-schema.org/draft/2020-12/schema."
      },
      ...Object.fromEntries(
        Object.entries(WANTED).flatMap(([wanted, words4]) => [
          [
            wanted,
            {
              title: `A schema of {tool} is not valid: {keyword} must be ${words4}`,
              help: "Correct the schema. Clients that check it refuse the tool, the list or the whole request."
            }
          ],
          [
            inDialect(wanted),
            {
              title: `A schema of {tool} is valid in {dialect}; {clients} reads it as 2020-12, where {keyword} must be ${words4}`,
              help: "Write it so that it holds in 2020-12 as well: a number for exclusive bounds, prefixItems for lists by position."
            }
          ]
        ])
      )
    }
  },
  *tool(tool, context) {
    yield* judge(tool, inputNodes(tool), context);
    yield* judge(tool, outputNodes(tool), context);
  }
};
function* judge(tool, nodes, context) {
  const root2 = nodes[0];
  if (!root2?.schema) return;
  const dialect = dialectOf(root2.value);
  const declared2 = own(root2.schema, "$schema");
  if (dialect === void 0 && typeof declared2 === "string") {
    yield issue(tool, `${root2.pointer}/$schema`, { dialect: declared2.slice(0, 200) }, { messageId: "unknown", level: "warning" });
  }
  const found = all(nodes, dialect ?? "2020-12");
  for (const { pointer, keyword, wanted } of found.slice(0, MOST2)) yield issue(tool, pointer, { keyword }, { messageId: wanted });
  if (dialect === void 0 || dialect === "2020-12" || root2.keyword !== "inputSchema") return;
  const reader = strictest(limitsOf(context, "dialect"));
  if (!reader) return;
  const known5 = new Set(found.map((f) => f.pointer));
  const other = all(nodes, "2020-12").filter((f) => !known5.has(f.pointer));
  for (const { pointer, keyword, wanted } of other.slice(0, MOST2)) {
    yield issue(tool, pointer, { keyword, dialect, clients: reader.clients }, { messageId: inDialect(wanted), level: reader.level });
  }
}
var all = (nodes, dialect) => {
  const found = [];
  for (const node of nodes) {
    if (found.length > 2 * MOST2) break;
    const here = faults(node, dialect);
    if (here.length) found.push(...here);
  }
  return found;
};

// src/config/clients.ts
var WORD_NAME = { pattern: "^[a-zA-Z0-9_-]+$", words: "letters, digits, _ and -" };
var CLIENTS = [
  {
    name: "claude-code",
    label: "Claude Code",
    default: true,
    asOf: "2026-08-22",
    source: "Claude Code documentation, mcp.md and env-vars.md",
    limits: {
      // The API behind it took 64 characters for years and some of its paths still do; 128 is where the newest ones stop.
      prefixedName: {
        value: { forms: ["mcp__{server}__{tool}"], max: 64 },
        outcome: "sometimes-refused",
        level: "warning"
      },
      descriptionBytes: { value: 2048, outcome: "text-cut", level: "warning" },
      instructionsBytes: { value: 2048, outcome: "text-cut", level: "warning" },
      rootCombinators: { value: ["anyOf", "oneOf", "allOf", "if"], outcome: "tool-dropped", level: "warning" }
    }
  },
  {
    name: "claude-api",
    label: "Claude API",
    default: true,
    asOf: "2026-08-22",
    source: "Anthropic API documentation, define-tools.md; error texts in public threads (cloudflare/skills#11, freee/freee-mcp#15, claude-code#5973)",
    limits: {
      nameCharacters: { value: WORD_NAME, outcome: "request-refused", level: "error" },
      nameLength: { value: 128, outcome: "request-refused", level: "error" },
      propertyKey: {
        value: { pattern: "^[a-zA-Z0-9_.-]+$", words: "letters, digits, _, . and -", max: 64 },
        outcome: "request-refused",
        level: "error"
      },
      dialect: { value: "2020-12", outcome: "request-refused", level: "error", source: "claude-code#586; kintone/mcp-server#547" },
      rootCombinators: { value: ["anyOf", "oneOf", "allOf"], outcome: "request-refused", level: "error" }
    }
  },
  {
    name: "openai-api",
    label: "OpenAI API",
    default: true,
    asOf: "2025-12-20",
    source: "OpenAI API reference; error texts in public threads (openai/codex#8174, zed#42393, mcphost#88, ogx-ai/ogx#3602)",
    limits: {
      nameCharacters: { value: WORD_NAME, outcome: "request-refused", level: "error" },
      nameLength: { value: 64, outcome: "request-refused", level: "error" },
      toolCount: { value: 128, outcome: "request-refused", level: "warning" },
      rootCombinators: { value: ["anyOf", "oneOf", "allOf", "enum", "not"], outcome: "request-refused", level: "error" },
      arrayItems: { value: true, outcome: "request-refused", level: "error" },
      objectProperties: { value: true, outcome: "sometimes-refused", level: "warning" },
      lookAround: { value: true, outcome: "sometimes-refused", level: "warning" }
    }
  },
  {
    name: "vscode",
    label: "VS Code",
    default: true,
    asOf: "2026-04-30",
    source: "VS Code documentation and threads (vscode-copilot-release#13065, microsoft/vscode#308463, agentscope-ai/ReMe#84)",
    limits: {
      toolCount: { value: 128, outcome: "request-refused", level: "warning" },
      arrayItems: { value: true, outcome: "tool-dropped", level: "error" }
    }
  },
  {
    name: "cursor",
    label: "Cursor",
    default: true,
    asOf: "2026-07-31",
    source: "public threads (ComposioHQ/composio#2788, awslabs/mcp#1283, webstudio#5960, anyproto/anytype-mcp#5)",
    limits: {
      prefixedName: { value: { forms: ["{server}:{tool}"], max: 60 }, outcome: "tool-dropped", level: "warning", asOf: "2026-02-28" },
      toolCount: { value: 40, outcome: "tools-dropped", level: "warning", asOf: "2025-12-31" }
    }
  },
  {
    name: "claude-directory",
    label: "Claude Connectors Directory",
    default: false,
    asOf: "2026-08-22",
    source: "anthropics/claude-plugins-official, directory-checklist.md",
    limits: {
      nameLength: { value: 64, outcome: "store-rejects", level: "error" },
      hints: { value: ["readOnlyHint", "destructiveHint"], outcome: "store-rejects", level: "warning" },
      title: { value: true, outcome: "store-rejects", level: "warning" }
    }
  },
  {
    name: "chatgpt-apps",
    label: "ChatGPT apps",
    default: false,
    asOf: "2026-08-31",
    source: "OpenAI Apps SDK, plan/tools; Teamwork/mcp#420; names as the OpenAI API behind it takes them",
    limits: {
      nameCharacters: { value: WORD_NAME, outcome: "request-refused", level: "error" },
      nameLength: { value: 64, outcome: "request-refused", level: "error" },
      hints: { value: ["readOnlyHint", "destructiveHint", "openWorldHint"], outcome: "store-rejects", level: "warning" },
      title: { value: true, outcome: "store-rejects", level: "warning" }
    }
  },
  {
    name: "openai-strict",
    label: "OpenAI API with strict: true",
    default: false,
    asOf: "2026-02-28",
    source: "OpenAI structured outputs guide as tabulated by jsonschemaprofiles.unitvectorylabs.com; makenotion/notion-mcp-server#102",
    limits: {
      nameCharacters: { value: WORD_NAME, outcome: "request-refused", level: "error" },
      nameLength: { value: 64, outcome: "request-refused", level: "error" },
      toolCount: { value: 128, outcome: "request-refused", level: "warning" },
      rootCombinators: { value: ["anyOf", "oneOf", "allOf", "enum", "not"], outcome: "request-refused", level: "error" },
      arrayItems: { value: true, outcome: "request-refused", level: "error" },
      objectProperties: { value: true, outcome: "sometimes-refused", level: "warning" },
      lookAround: { value: true, outcome: "sometimes-refused", level: "warning" },
      formats: {
        value: ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"],
        outcome: "request-refused",
        level: "warning"
      },
      keywords: {
        value: [
          "allOf",
          "oneOf",
          "not",
          "if",
          "then",
          "else",
          "dependentRequired",
          "dependentSchemas",
          "dependencies",
          "patternProperties",
          "unevaluatedProperties",
          "unevaluatedItems",
          "propertyNames",
          "minProperties",
          "maxProperties",
          "contains",
          "minContains",
          "maxContains",
          "uniqueItems",
          "prefixItems",
          "default"
        ],
        // biome-ignore format: one group a line
        outcome: "request-refused",
        level: "warning"
      },
      schemaDepth: { value: 10, outcome: "request-refused", level: "warning" },
      schemaProperties: { value: 5e3, outcome: "request-refused", level: "warning" },
      enumValues: { value: 1e3, outcome: "request-refused", level: "warning" },
      schemaCharacters: { value: 12e4, outcome: "request-refused", level: "warning" },
      strictSubset: { value: true, outcome: "request-refused", level: "warning" }
    }
  },
  {
    name: "gemini",
    label: "Gemini API",
    default: false,
    asOf: "2026-08-20",
    source: "Vertex FunctionDeclaration reference; google-gemini/gemini-cli mcp-tool.ts and #2237, #4400; zereight/gitlab-mcp#166",
    limits: {
      nameCharacters: {
        value: { pattern: "^[a-zA-Z_][a-zA-Z0-9_.:-]*$", words: "letters, digits, _, ., : and -, the first a letter or _" },
        outcome: "request-refused",
        level: "error"
      },
      nameLength: { value: 64, outcome: "request-refused", level: "error" },
      propertyKey: {
        value: { pattern: "^[a-zA-Z_][a-zA-Z0-9_]*$", words: "letters, digits and _, the first no digit", max: 64 },
        outcome: "request-refused",
        level: "warning"
      },
      arrayItems: { value: true, outcome: "request-refused", level: "error" },
      formats: {
        value: ["enum", "date-time", "int32", "int64", "float", "double"],
        outcome: "request-refused",
        level: "warning"
      },
      keywords: {
        value: [
          "exclusiveMinimum",
          "exclusiveMaximum",
          "oneOf",
          "allOf",
          "not",
          "if",
          "then",
          "else",
          "const",
          "patternProperties",
          "additionalProperties",
          "propertyNames",
          "dependentRequired",
          "dependentSchemas",
          "dependencies",
          "prefixItems",
          "contains",
          "unevaluatedProperties",
          "$ref",
          "$schema"
        ],
        // biome-ignore format: one group a line
        outcome: "request-refused",
        level: "warning"
      },
      typeList: { value: true, outcome: "request-refused", level: "warning" },
      emptyEnum: { value: true, outcome: "request-refused", level: "error" },
      lookAround: { value: true, outcome: "sometimes-refused", level: "warning" },
      recursion: { value: true, outcome: "request-refused", level: "warning" }
    }
  },
  {
    name: "windsurf",
    label: "Windsurf Cascade",
    default: false,
    asOf: "2026-08-01",
    source: "Windsurf documentation, cascade/mcp",
    limits: { toolCount: { value: 100, outcome: "tools-dropped", level: "warning" } }
  },
  {
    name: "bedrock",
    label: "AWS Bedrock Converse",
    default: false,
    asOf: "2026-08-01",
    source: "AWS API reference, ToolSpecification; awslabs/mcp#3181",
    limits: {
      nameCharacters: { value: WORD_NAME, outcome: "request-refused", level: "error" },
      nameLength: { value: 64, outcome: "request-refused", level: "error" }
    }
  },
  {
    name: "amazon-q",
    label: "Amazon Q CLI",
    default: false,
    asOf: "2025-12-31",
    source: "awslabs/mcp#643 and #570",
    limits: { prefixedName: { value: { forms: ["{server}___{tool}"], max: 64 }, outcome: "tool-dropped", level: "warning" } }
  },
  {
    name: "copilot-cli",
    label: "GitHub Copilot CLI",
    default: false,
    asOf: "2026-03-31",
    source: "github/copilot-cli#1879 and #2581",
    limits: { nameCharacters: { value: WORD_NAME, outcome: "request-refused", level: "error" } }
  }
];
var CLIENT_NAMES = CLIENTS.map((c) => c.name);
var profilesOf = (names) => CLIENTS.filter((c) => names.includes(c.name));

// src/rules/compat/name-characters.ts
var SPOKEN = { " ": "a space", "	": "a tab", "\n": "a line end", "\r": "a line end" };
var spoken = (character) => SPOKEN[character] ?? character;
var NOTHING = "no character";
var CHARACTERS = oneOf("characters", [...Object.values(SPOKEN), NOTHING]);
var ALLOWED = oneOf("allowed", [...new Set(CLIENTS.flatMap((c) => c.limits.nameCharacters?.value.words ?? []))]);
var PORTABLE = /[a-zA-Z0-9_-]/;
var rule30 = {
  meta: {
    id: "compat/name-characters",
    level: "error",
    kind: "content",
    summary: "The name holds characters that a chosen client does not take.",
    why: "The protocol allows dots and leaves much open; most model APIs take letters, digits, `_` and `-` only. They answer an error for the whole request, so one name takes every tool of every server with it. A dot alone is a warning: it is legal, and many clients replace it before they call the API.",
    source: ["mcp"],
    messages: messagesBy(
      ["request-refused", "store-rejects", "tool-dropped", "name-rewritten"],
      (then) => `The name of {tool} holds ${CHARACTERS}; for {clients} only ${ALLOWED} will do: ${then}`,
      "Rename the tool with the characters that are taken, and keep the old name in the list for a while if callers use it."
    )
  },
  *tool(tool, context) {
    if (typeof own(tool.raw, "name") !== "string") return;
    const against = limitsOf(context, "nameCharacters").filter((f) => !patternOf(f.limit.value).test(tool.name));
    const judged = strictest(against);
    if (!judged) return;
    const odd = [...new Set([...tool.name].filter((c) => !PORTABLE.test(c)))];
    const allowed = against.find((f) => f.client.label === judged.clients[0]).limit.value.words;
    const dots = odd.length === 1 && odd[0] === ".";
    yield issue(
      tool,
      "/name",
      {
        characters: odd.length ? odd.slice(0, 5).map(spoken) : [tool.name === "" ? NOTHING : tool.name.slice(0, 1)],
        clients: judged.clients,
        allowed
      },
      { messageId: judged.messageId, level: dots && judged.level === "error" ? "warning" : judged.level }
    );
  }
};

// src/rules/compat/name-collision.ts
var rule31 = {
  meta: {
    id: "compat/name-collision",
    level: "warning",
    kind: "content",
    summary: "Two names become the same once a client replaces characters or folds case.",
    why: "Clients replace what they do not take in a name, mostly by `_`, and some fold case. `get-berth` and `get_berth` are then one name with two meanings: a call may reach the other tool.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} and {others} become the same name, {folded}, in clients that replace characters or fold case",
        help: "Give them names that differ in a letter or digit."
      }
    }
  },
  *surface(surface) {
    const groups = /* @__PURE__ */ new Map();
    for (const tool of surface.tools) {
      if (typeof own(tool.raw, "name") !== "string") continue;
      const folded = tool.name.replace(/[^a-zA-Z0-9]/g, "_").toLowerCase();
      const group = groups.get(folded);
      if (group) group.push(tool);
      else groups.set(folded, [tool]);
    }
    for (const [folded, group] of groups) {
      const names = [...new Set(group.map((t) => t.name))];
      if (names.length < 2) continue;
      const last = group.findLast((t) => t.name === names.at(-1));
      yield issue(last, "/name", { others: names.slice(0, -1).slice(0, 5), folded: folded.slice(0, 100) });
    }
  }
};

// src/rules/compat/name-length.ts
var rule32 = {
  meta: {
    id: "compat/name-length",
    level: "error",
    kind: "content",
    summary: "The name is longer than a chosen client takes.",
    why: "Most model APIs take 64 characters and answer an error for the whole request, so one long name takes every tool with it. The protocol itself allows 128.",
    source: ["mcp"],
    messages: messagesBy(
      ["request-refused", "store-rejects", "tool-dropped"],
      (then) => `The name of {tool} has {length} characters, over the limit of {limits}: ${then}`,
      "Shorten the name. About 40 characters leave room for the prefix that clients put in front."
    )
  },
  *tool(tool, context) {
    if (typeof own(tool.raw, "name") !== "string") return;
    const length = [...tool.name].length;
    const over = limitsOf(context, "nameLength").filter((f) => length > f.limit.value);
    const judged = strictest(over);
    if (!judged) return;
    const each = over.map((f) => ({ client: f.client, most: f.limit.value }));
    const limits = withLimits(each, judged.clients);
    const limit = Math.min(...each.filter((f) => judged.clients.includes(f.client.label)).map((f) => f.most));
    yield issue(tool, "/name", { length, limit, clients: judged.clients, limits }, judged);
  }
};

// src/rules/compat/name-prefixed-length.ts
var HELP2 = "Shorten the name of the tool, or the name under which the server is configured. About 40 characters leave room.";
var rule33 = {
  meta: {
    id: "compat/name-prefixed-length",
    level: "warning",
    kind: "content",
    summary: "The name is too long once a chosen client has put the name of the server in front.",
    why: "Clients put the name of the server before that of the tool, `mcp__server__tool` or the like, and hold the whole to a limit of their own. A name that fits alone is then left out or refused, and nothing says so where the server is written.",
    source: ["mcp"],
    options: {
      type: "object",
      properties: {
        forms: {
          type: "array",
          items: { type: "string", pattern: "\\{tool\\}" },
          default: [],
          description: "More forms of the whole name, with `{server}` and `{tool}`: for clients of your own."
        },
        max: { type: "integer", minimum: 1, default: 64, description: "Most characters of those forms." }
      },
      additionalProperties: false
    },
    messages: {
      ...messagesBy(
        ["tool-dropped", "sometimes-refused"],
        (then) => `{tool} becomes {full}, {length} characters; such a name is over the limit of {limits}: ${then}`,
        HELP2
      ),
      both: {
        title: "{tool} becomes {full}, {length} characters; such a name is over the limit of {limits}, where on some paths the whole request is refused, and of {dropping}, where the tool is left out",
        help: HELP2
      },
      own: {
        title: "{tool} becomes {full}, {length} characters where {limit} is the most",
        help: "Shorten the name of the tool, or the name under which the server is configured."
      }
    }
  },
  *tool(tool, context) {
    if (typeof own(tool.raw, "name") !== "string" || context.serverName.includes("/")) return;
    const server2 = context.serverName.replace(/[^a-zA-Z0-9_-]/g, "_");
    const whole = (form) => form.replaceAll("{server}", server2).replaceAll("{tool}", tool.name);
    const over = limitsOf(context, "prefixedName").flatMap((f) => {
      const form = f.limit.value.forms.find((candidate) => lengthOf(candidate, server2, tool.name) > f.limit.value.max);
      return form === void 0 ? [] : [{ ...f, full: whole(form) }];
    });
    const judged = strictest(over);
    if (judged) {
      const worst = over.find((f) => f.client.label === judged.clients[0]);
      const each = over.map((f) => ({ client: f.client, most: f.limit.value.max }));
      const others = over.filter((f) => f.limit.outcome === "tool-dropped").map((f) => f.client.label);
      const dropping = judged.messageId === "tool-dropped" ? [] : withLimits(each, others);
      const evidence = {
        full: worst.full.slice(0, 300),
        length: worst.full.length,
        limit: worst.limit.value.max,
        clients: [.../* @__PURE__ */ new Set([...judged.clients, ...others])],
        limits: withLimits(each, judged.clients),
        ...dropping.length ? { dropping } : {}
      };
      yield issue(tool, "/name", evidence, { level: judged.level, messageId: dropping.length ? "both" : judged.messageId });
    }
    const max = option(context, "max", 64);
    const mine = option(context, "forms", []).map(whole).find((name) => name.length > max);
    if (mine !== void 0)
      yield issue(tool, "/name", { full: mine.slice(0, 300), length: mine.length, limit: max }, { messageId: "own", sentence: "own" });
  }
};
var lengthOf = (form, server2, tool) => {
  const servers = form.split("{server}").length - 1;
  return form.length + servers * (server2.length - "{server}".length) + tool.length - "{tool}".length;
};

// src/rules/compat/object-without-properties.ts
var SAYS = ["properties", "patternProperties", "$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "enum", "const"];
var rule34 = {
  meta: {
    id: "compat/object-without-properties",
    level: "warning",
    kind: "content",
    summary: "An object says nothing of its properties.",
    why: 'The protocol allows a bare `{"type": "object"}`. Some paths of the OpenAI API answer that properties are missing, its strict mode always does, and a model has to guess what to put in.',
    source: ["mcp"],
    messages: messagesBy(
      ["sometimes-refused", "request-refused"],
      (then) => `The object {place} of {tool} names no properties; for {clients} that will not do: ${then}`,
      'Name the properties, even if there are none: "properties": {}. For free keys say what their values are: "additionalProperties": {"type": "string"}.'
    )
  },
  *tool(tool, context) {
    const judged = strictest(limitsOf(context, "objectProperties"));
    if (!judged) return;
    for (const node of usedInputs(tool).filter(isBare).slice(0, MOST)) {
      const root2 = node.parent === void 0;
      const evidence = { place: node.place, clients: judged.clients };
      yield issue(tool, node.pointer, evidence, { messageId: judged.messageId, level: root2 ? "note" : judged.level });
    }
  }
};
function isBare({ schema }) {
  if (!schema || !hasType(schema, "object") || SAYS.some((key) => Object.hasOwn(schema, key))) return false;
  const more = own(schema, "additionalProperties");
  return !(isObject(more) && Object.keys(more).length > 0);
}

// src/rules/compat/output-schema-added.ts
var rule35 = {
  meta: {
    id: "compat/output-schema-added",
    level: "note",
    kind: "change",
    summary: "Tools got an output schema.",
    why: "An output schema is a promise: clients check each result against it and answer an error when it does not fit, and the list grows by it. It is often added to all tools at once by a newer library.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{count} {count:1=tool|*=tools} got an output schema: clients now check every result against it, and the list grows by {bytes} {bytes:1=byte|*=bytes}",
        help: "See that every result of these tools fits its schema, errors and empty results too: {names}."
      }
    }
  },
  *change({ pairing }) {
    const added3 = pairing.tools.flatMap(
      ({ base, head }) => base && head && own(base.raw, "outputSchema") === void 0 && head.outputSchema !== void 0 ? [head] : []
    );
    if (added3.length === 0) return;
    const bytes2 = added3.reduce((sum2, tool) => sum2 + Buffer.byteLength(JSON.stringify(tool.outputSchema)), 0);
    const found = {
      target: "server",
      name: null,
      pointer: "",
      evidence: {
        count: added3.length,
        bytes: bytes2,
        names: added3.map((t) => t.name).sort().slice(0, 10)
      }
    };
    yield found;
  }
};

// src/rules/compat/output-schema-shape.ts
var FREE = "2026-07-28";
var rule36 = {
  meta: {
    id: "compat/output-schema-shape",
    level: "error",
    kind: "content",
    summary: "The output schema does not say `type: object` at its root, before revision 2026-07-28.",
    why: "Until revision 2026-07-28 the root of an output schema is an object. Clients built on the official SDKs check the whole list at once: one other output schema, and no tool of the server is there.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The output schema of {tool} has {type:no type=no type} at its root: SDK clients of that revision refuse the whole list",
        help: 'Put the result under a property of an object: {"type": "object", "properties": {"result": ...}, "required": ["result"]}. From revision 2026-07-28 any root is allowed.'
      }
    }
  },
  *surface(surface) {
    const { protocolVersion } = surface.snapshot;
    if (protocolVersion !== null && protocolVersion >= FREE) return;
    for (const tool of surface.tools) {
      const schema = tool.outputSchema;
      if (schema === void 0) continue;
      const type = own(schema, "type");
      if (type === "object") continue;
      const found = isObject(schema) ? brief(type ?? "no type") : brief(schema);
      yield issue(tool, "/outputSchema", { type: found, protocolVersion: protocolVersion ?? "unknown" });
    }
  }
};

// src/rules/compat/property-key.ts
var MOST3 = 10;
var ALLOWED2 = oneOf("allowed", [...new Set(CLIENTS.flatMap((c) => c.limits.propertyKey?.value.words ?? []))]);
var rule37 = {
  meta: {
    id: "compat/property-key",
    level: "error",
    kind: "content",
    summary: "A parameter has a name that a chosen client does not take.",
    why: "Model APIs hold the names of parameters to a pattern of their own, mostly letters, digits, `_`, `.` and `-`, up to 64 characters. A `$filter` or `user[]` copied from an HTTP interface has every request refused.",
    source: ["mcp"],
    messages: messagesBy(
      ["request-refused", "tool-dropped"],
      (then) => `{tool} has a parameter {key}; for {clients} its name may have only ${ALLOWED2}, at most {limit} of them: ${then}`,
      "Give the parameter a plain name and map it to the other one inside the tool."
    )
  },
  *tool(tool, context) {
    const properties = own(tool.inputSchema, "properties");
    if (!isObject(properties)) return;
    const limits = limitsOf(context, "propertyKey");
    if (limits.length === 0) return;
    let told3 = 0;
    for (const key of Object.keys(properties)) {
      const against = limits.filter((f) => key.length > f.limit.value.max || !patternOf(f.limit.value).test(key));
      const judged = against.length ? strictest(against) : void 0;
      if (!judged) continue;
      if (++told3 > MOST3) return;
      const { words: words4, max } = against.find((f) => f.client.label === judged.clients[0]).limit.value;
      const evidence = { key: key.slice(0, 100), clients: judged.clients, allowed: words4, limit: max, length: key.length };
      yield issue(tool, `/inputSchema${step("/properties", key)}`, evidence, judged);
    }
  }
};

// src/rules/compat/recursive-schema.ts
var rule38 = {
  meta: {
    id: "compat/recursive-schema",
    level: "warning",
    kind: "content",
    summary: "The input schema refers to itself.",
    why: "A schema that contains itself has no end when it is written out. Clients that inline references give up on it, drop the tool, or never come back; some APIs refuse it outright.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The input of {tool} contains itself through {ref}: clients that write references out have no end to it",
        help: "Write the levels that are needed, or take the nested part as a list with parent numbers."
      },
      refused: {
        title: "The input of {tool} contains itself through {ref}; for {clients} that will not do: the whole request is refused",
        help: "Write the levels that are needed, or take the nested part as a list with parent numbers."
      }
    }
  },
  *tool(tool, context) {
    yield* judge2(tool, context);
  }
};
function* judge2(tool, context) {
  const nodes = inputNodes(tool);
  const all2 = references(tool);
  if (all2.length === 0) return;
  const index2 = new Map(nodes.map((n, i) => [n, i]));
  const refs = all2.filter((r) => r.target.kind === "inside" && index2.has(r.node));
  if (refs.length === 0) return;
  const byValue = new Map(nodes.map((n, i) => [n.value, i]));
  const next = nodes.map(() => []);
  nodes.forEach((node, i) => {
    if (node.parent && !node.isDefinition) next[index2.get(node.parent)].push(i);
  });
  const closes = /* @__PURE__ */ new Map();
  for (const { node, keyword, ref, target } of refs) {
    const to = target.kind === "inside" ? byValue.get(target.value) : void 0;
    if (to === void 0) continue;
    const from = index2.get(node);
    next[from].push(to);
    closes.set(`${from} ${to}`, { pointer: step(node.pointer, keyword), ref });
  }
  const refused = strictest(limitsOf(context, "recursion"));
  for (const edge of backEdges(next)) {
    const found = closes.get(edge);
    if (!found) continue;
    const evidence = { ref: found.ref.slice(0, 200), ...refused ? { clients: refused.clients } : {} };
    yield issue(tool, found.pointer, evidence, refused ? { messageId: "refused", level: refused.level } : {});
    return;
  }
}
function backEdges(next) {
  const state = new Uint8Array(next.length);
  const found = [];
  const stack = [[0, 0]];
  if (next.length) state[0] = 1;
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const [node, child2] = top;
    const to = next[node][child2];
    if (to === void 0) {
      state[node] = 2;
      stack.pop();
      continue;
    }
    top[1] = child2 + 1;
    if (state[to] === 1) found.push(`${node} ${to}`);
    else if (state[to] === 0) {
      state[to] = 1;
      stack.push([to, 0]);
    }
  }
  return found;
}

// src/rules/compat/root-combinator.ts
var rule39 = {
  meta: {
    id: "compat/root-combinator",
    level: "error",
    kind: "content",
    summary: "The input schema has anyOf, oneOf, allOf or the like at its root, which a chosen client refuses.",
    why: "Since revision 2026-07-28 the protocol allows any keyword at the root of an input schema. The large model APIs do not: they answer an error for the whole request, so that one tool takes every other with it.",
    source: ["mcp"],
    messages: messagesBy(
      ["request-refused", "tool-dropped"],
      (then) => `The input of {tool} has {keywords} at its root; for {clients} that will not do: ${then}`,
      "Move the alternatives into one property, or make the properties optional, say in the description which go together, and check it in the tool. The protocol allows this form from revision 2026-07-28; these clients do not."
    )
  },
  *tool(tool, context) {
    const found = limitsOf(context, "rootCombinators").filter((f) => f.limit.value.some((k) => own(tool.inputSchema, k) !== void 0));
    const judged = strictest(found);
    if (!judged) return;
    const refused = new Set(found.flatMap((f) => f.limit.value));
    const keywords = [...refused].filter((k) => own(tool.inputSchema, k) !== void 0);
    yield issue(tool, `/inputSchema/${keywords[0]}`, { keywords, clients: judged.clients }, judged);
  }
};

// src/rules/compat/schema-depth.ts
var rule40 = {
  meta: {
    id: "compat/schema-depth",
    level: "warning",
    kind: "content",
    summary: "The input schema nests deeper than clients follow.",
    why: "The strict mode of the OpenAI API takes ten levels, other readers have limits of their own, and a model fills deep structures badly. Beyond 200 levels nothing reads a schema any more, this review included: what lies below is compared by its digest only.",
    source: ["mcp"],
    options: {
      type: "object",
      properties: { levels: { type: "integer", minimum: 1, default: 10, description: "Most levels of objects and lists." } },
      additionalProperties: false
    },
    messages: {
      default: {
        title: "The input of {tool} nests {levels} levels deep, where {limit} is what clients follow",
        help: "Flatten it: take the inner fields as parameters, or split the tool."
      },
      refused: {
        title: "The input of {tool} nests {levels} levels deep, and {clients} takes {limit}: the whole request is refused",
        help: "Flatten it: take the inner fields as parameters, or split the tool."
      },
      cut: {
        title: "{tool} nests deeper than any reader follows: below {levels} levels this review only knows whether it changed",
        help: "Flatten the definition. What lies below that depth was not judged."
      }
    }
  },
  *surface(surface) {
    const { tools, prompts, resources, resourceTemplates } = surface.snapshot;
    const lists = [
      [surface.tools, tools],
      [surface.prompts, prompts],
      [surface.resources, resources],
      [surface.templates, resourceTemplates]
    ];
    for (const [items, sent] of lists) {
      for (const item of items) if (wasCut(item, sent)) yield issue(item, "", { levels: MAX_DEPTH }, { messageId: "cut" });
    }
  },
  *tool(tool, context) {
    if (wasCut(tool, context.surface.snapshot.tools)) return;
    let deepest = inputNodes(tool)[0];
    for (const node of inputNodes(tool)) if (node.nesting > deepest.nesting) deepest = node;
    if (!deepest) return;
    const over = limitsOf(context, "schemaDepth").filter((f) => deepest.nesting > f.limit.value);
    const judged = strictest(over);
    const limit = option(context, "levels", 10);
    if (judged) {
      const evidence = { levels: deepest.nesting, limit: Math.min(...over.map((f) => f.limit.value)), clients: judged.clients };
      yield issue(tool, root(deepest.pointer), evidence, { messageId: "refused", level: judged.level });
    } else if (deepest.nesting > limit) yield issue(tool, root(deepest.pointer), { levels: deepest.nesting, limit });
  }
};
var wasCut = (item, sent) => item.raw !== sent[item.index];
var root = (pointer) => pointer.slice(0, pointer.indexOf("/", 1) < 0 ? void 0 : pointer.indexOf("/", 1));

// src/rules/compat/schema-root-object.ts
var rule41 = {
  meta: {
    id: "compat/schema-root-object",
    level: "error",
    kind: "content",
    summary: "The input schema is missing, is no object, or does not say `type: object` at its root.",
    why: "Every revision of the protocol asks for an input schema whose root says `type: object`. Clients built on the official SDKs check the whole list at once: one tool without it, and no tool of the server is there.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The input schema of {tool} has {type} as its type at the root: SDK clients refuse the whole list",
        help: 'Put "type": "object" at the root of the input schema.'
      },
      untyped: {
        title: "The input schema of {tool} has no type at its root: SDK clients refuse the whole list",
        help: 'Put "type": "object" at the root of the input schema. Where a library makes the schema, look at its version: an empty root often means that it did not understand the definition.'
      },
      missing: {
        title: "{tool} has no input schema: SDK clients refuse the whole list",
        help: 'A tool without parameters has {"type": "object", "properties": {}, "additionalProperties": false}.'
      },
      wrong: {
        title: `The input schema of {tool} is ${oneOf("found", ["null", "a list", "a string", "a number", "a boolean"])} and must be an object: SDK clients refuse the whole list`,
        help: 'A tool without parameters has {"type": "object", "properties": {}, "additionalProperties": false}.'
      }
    }
  },
  *tool(tool) {
    if (!isObject(tool.raw)) return;
    const schema = tool.inputSchema;
    if (schema === void 0) yield issue(tool, "/inputSchema", {}, { messageId: "missing" });
    else if (!isObject(schema)) yield issue(tool, "/inputSchema", { found: kind(schema) }, { messageId: "wrong" });
    else {
      const type = own(schema, "type");
      if (type === void 0) yield issue(tool, "/inputSchema", {}, { messageId: "untyped" });
      else if (type !== "object") yield issue(tool, "/inputSchema/type", { type: brief(type) });
    }
  }
};
var kind = (value) => value === null ? "null" : Array.isArray(value) ? "a list" : `a ${typeof value}`;

// src/rules/compat/schema-size.ts
var WHAT = oneOf("what", ["properties", "enum values", "characters in names and values"]);
var rule42 = {
  meta: {
    id: "compat/schema-size",
    level: "warning",
    kind: "content",
    summary: "The input schema has more properties, enum values or characters in names than clients take.",
    why: "Readers of schemas have limits so that a hostile or careless schema cannot hold them up. The strict mode of the OpenAI API takes 5,000 properties, 1,000 enum values and 120,000 characters in names and values; a model chooses badly long before.",
    source: ["mcp"],
    options: {
      type: "object",
      properties: {
        properties: { type: "integer", minimum: 1, default: 1e3, description: "Most properties over all objects." },
        characters: {
          type: "integer",
          minimum: 1,
          default: 12e4,
          description: "Most characters in names of properties and in enum values."
        },
        "enum-values": { type: "integer", minimum: 1, default: 1e3, description: "Most enum values over the whole schema." }
      },
      additionalProperties: false
    },
    messages: {
      default: {
        title: `The input of {tool} has {count} ${WHAT}, where {limit} is what clients take`,
        help: "Split the tool, or take the value as text and check it inside the tool."
      },
      refused: {
        title: `The input of {tool} has {count} ${WHAT}, and {clients} takes {limit}: the whole request is refused`,
        help: "Split the tool, or take the value as text and check it inside the tool."
      }
    }
  },
  *tool(tool, context) {
    let [properties, values2, characters] = [0, 0, 0];
    for (const { keyword, key, schema } of inputNodes(tool)) {
      if (keyword === "properties") {
        properties += 1;
        characters += String(key).length;
      }
      const list3 = own(schema, "enum");
      if (!Array.isArray(list3)) continue;
      values2 += list3.length;
      for (const value of list3) if (typeof value === "string") characters += value.length;
    }
    const counts = [
      ["schemaProperties", properties, "properties", option(context, "properties", 1e3)],
      ["enumValues", values2, "enum values", option(context, "enum-values", 1e3)],
      ["schemaCharacters", characters, "characters in names and values", option(context, "characters", 12e4)]
    ];
    for (const [key, count, what, limit] of counts) {
      const over = limitsOf(context, key).filter((f) => count > f.limit.value);
      const judged = strictest(over);
      if (judged) {
        const evidence = { count, what, limit: Math.min(...over.map((f) => f.limit.value)), clients: judged.clients };
        yield issue(tool, "/inputSchema", evidence, { messageId: "refused", level: judged.level, sentence: what });
      } else if (count > limit) yield issue(tool, "/inputSchema", { count, what, limit }, { sentence: what });
    }
  }
};

// src/rules/compat/strict-mode-subset.ts
var rule43 = {
  meta: {
    id: "compat/strict-mode-subset",
    level: "warning",
    kind: "content",
    summary: "An object is open or has optional properties, which the strict mode of a chosen client does not take.",
    why: "In strict mode the API promises that arguments fit the schema. For that every object must be closed and every property required; what is optional is a union with null.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The object {place} of {tool} is not closed, which {clients} asks for: the whole request is refused",
        help: 'Add "additionalProperties": false.'
      },
      optional: {
        title: "The object {place} of {tool} has optional properties, {optional}; {clients} wants all of them required: the whole request is refused",
        help: 'Name every property in required, and let the optional ones be null: "type": ["string", "null"].'
      }
    }
  },
  *tool(tool, context) {
    const judged = strictest(limitsOf(context, "strictSubset"));
    if (!judged) return;
    const objects2 = inputNodes(tool).filter((n) => hasType(n.schema, "object") || isObject(own(n.schema, "properties")));
    for (const node of objects2.slice(0, MOST)) {
      const { schema } = node;
      const properties = own(schema, "properties");
      const place2 = node.place;
      const { level, clients } = judged;
      if (own(schema, "additionalProperties") !== false) yield issue(tool, node.pointer, { place: place2, clients }, { level });
      const required2 = own(schema, "required");
      const names = new Set(Array.isArray(required2) ? required2 : []);
      const optional = isObject(properties) ? Object.keys(properties).filter((p) => !names.has(p)) : [];
      if (optional.length) {
        yield issue(tool, `${node.pointer}/required`, { place: place2, clients, optional: optional.slice(0, 8) }, { level, messageId: "optional" });
      }
    }
  }
};

// src/rules/compat/title-required.ts
var rule44 = {
  meta: {
    id: "compat/title-required",
    level: "warning",
    kind: "content",
    summary: "A tool has no title, which a chosen directory asks for.",
    why: "Directories show the title to people; the Claude and ChatGPT directories ask for one on each tool.",
    source: ["mcp"],
    messages: messagesBy(
      ["store-rejects"],
      (then) => `{tool} has no title, which {clients} wants on each tool: ${then}`,
      "Give it a title in a few words, as a person would call it."
    )
  },
  *tool(tool, context) {
    const judged = strictest(limitsOf(context, "title"));
    if (!judged) return;
    const titles2 = [tool.title, own(tool.annotations, "title")];
    if (titles2.some((t) => typeof t === "string" && t.trim() !== "")) return;
    yield issue(tool, "/title", { clients: judged.clients }, judged);
  }
};

// src/rules/compat/tool-count.ts
var rule45 = {
  meta: {
    id: "compat/tool-count",
    level: "warning",
    kind: "content",
    summary: "The list has more tools than a chosen client takes.",
    why: "Clients and APIs take so many tools at a time, over all servers together. Over it some refuse the request and others leave out the rest, without a word on which. One server at the limit leaves no room for a second one.",
    source: ["mcp"],
    messages: messagesBy(
      ["tools-dropped", "request-refused", "tool-dropped"],
      (then) => `The server lists {count} {count:1=tool|*=tools}, over the {limit} that {clients} takes from all servers together: ${then}`,
      "Merge tools that do one job, or let the user choose a set of tools when the server starts."
    )
  },
  *surface(surface, context) {
    const count = surface.tools.length;
    const over = limitsOf(context, "toolCount").filter((f) => count > f.limit.value);
    for (const limit of [...new Set(over.map((f) => f.limit.value))].sort((a, b) => a - b)) {
      const judged = strictest(over.filter((f) => f.limit.value === limit));
      const found = {
        target: "server",
        name: null,
        pointer: "",
        evidence: { count, limit, clients: judged.clients },
        messageId: judged.messageId,
        level: judged.level,
        // Each limit is crossed once, however many tools come later.
        sentence: String(limit)
      };
      yield found;
    }
  }
};

// src/rules/compat/type-list.ts
var rule46 = {
  meta: {
    id: "compat/type-list",
    level: "note",
    kind: "content",
    summary: "`type` is a list of types.",
    why: 'A list such as `["string", "null"]` is good JSON Schema. The Gemini API takes one type only and refuses the whole request; other readers keep the first.',
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} gives more than one type for {places}: some clients keep only the first",
        help: "Give one type and leave the parameter optional, or use anyOf."
      },
      refused: {
        title: "{tool} gives more than one type for {places}: {clients} refuses the whole request",
        help: "Give one type and leave the parameter optional, or use anyOf."
      }
    }
  },
  *tool(tool, context) {
    const found = inputNodes(tool).filter((n) => Array.isArray(own(n.schema, "type")) && own(n.schema, "type").length > 1);
    if (found.length === 0) return;
    const places = found.slice(0, 8).map((n) => n.place);
    const judged = strictest(limitsOf(context, "typeList"));
    const evidence = { places, count: found.length, ...judged ? { clients: judged.clients } : {} };
    yield issue(tool, `${found[0].pointer}/type`, evidence, judged ? { messageId: "refused", level: judged.level } : {});
  }
};

// src/rules/compat/unresolved-ref.ts
var rule47 = {
  meta: {
    id: "compat/unresolved-ref",
    level: "error",
    kind: "content",
    summary: "A $ref leads to nothing inside its schema.",
    why: "A reference that leads nowhere makes the schema impossible to compile: model APIs refuse the request, SDK clients the tool. It usually appears when a library inlines a schema and leaves the definitions out.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} refers to {ref}, which is not in its schema",
        help: "Put the definition under $defs of the same schema, or write it in place of the reference."
      }
    }
  },
  *tool(tool) {
    const found = references(tool).filter((r) => r.target.kind === "nothing");
    for (const { node, keyword, ref } of found.slice(0, MOST)) {
      yield issue(tool, step(node.pointer, keyword), { ref: ref.slice(0, 200) });
    }
  }
};

// src/rules/compat/unsupported-format.ts
var KNOWN = /* @__PURE__ */ new Set([
  "date-time",
  "date",
  "time",
  "duration",
  "email",
  "idn-email",
  "hostname",
  "idn-hostname",
  "ipv4",
  "ipv6",
  "uri",
  "uri-reference",
  "iri",
  "iri-reference",
  "uuid",
  "uri-template",
  "json-pointer",
  "relative-json-pointer",
  "regex",
  "int32",
  "int64",
  "uint32",
  "uint64",
  "float",
  "double",
  "byte",
  "binary",
  "password",
  "enum",
  "base64",
  "base64url",
  "cuid",
  "cuid2",
  "ulid",
  "nanoid",
  "jwt",
  "emoji",
  "cidr",
  "cidrv4",
  "cidrv6",
  "e164",
  "url"
]);
var rule48 = {
  meta: {
    id: "compat/unsupported-format",
    level: "note",
    kind: "content",
    summary: "A format that no client knows, or that a chosen client refuses.",
    why: "Most readers pass over a `format` they do not know, so it checks nothing and says little. The Gemini API and the strict mode of the OpenAI API answer an error for all but a few.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} asks for the formats {formats}, which no client knows: they check nothing",
        help: "Use a format of JSON Schema, or say the form in the description with an example and a pattern."
      },
      refused: {
        title: "{tool} asks for the formats {formats}, of which {clients} knows none: the whole request is refused",
        help: "Take format out for this client and say the form in the description, or use one of: {allowed}."
      }
    }
  },
  *tool(tool, context) {
    if (!inputTree(tool).keywords.has("format")) return;
    const found = inputNodes(tool).flatMap((node) => {
      const format2 = own(node.schema, "format");
      return typeof format2 === "string" ? [{ format: format2, node }] : [];
    });
    if (found.length === 0) return;
    const limits = limitsOf(context, "formats").filter((f) => found.some(({ format: format2 }) => !f.limit.value.includes(format2)));
    const judged = strictest(limits);
    if (judged) {
      const allowed = limits[0].limit.value;
      const wrong2 = found.filter(({ format: format2 }) => limits.some((f) => !f.limit.value.includes(format2)));
      const evidence = { formats: distinct2(wrong2.map((w) => w.format)), clients: judged.clients, allowed };
      yield issue(tool, `${wrong2[0].node.pointer}/format`, evidence, { messageId: "refused", level: judged.level });
      return;
    }
    const unknown = found.filter(({ format: format2 }) => !KNOWN.has(format2));
    if (unknown[0]) yield issue(tool, `${unknown[0].node.pointer}/format`, { formats: distinct2(unknown.map((u) => u.format)) });
  }
};
var distinct2 = (formats) => [...new Set(formats)].slice(0, 8).map((f) => f.slice(0, 60));

// src/rules/compat/unsupported-keyword.ts
var HEAVY = /* @__PURE__ */ new Set([
  "allOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "dependentRequired",
  "dependentSchemas",
  "dependencies",
  "patternProperties",
  "prefixItems",
  "contains",
  "unevaluatedProperties",
  "propertyNames"
]);
var rule49 = {
  meta: {
    id: "compat/unsupported-keyword",
    level: "note",
    kind: "content",
    summary: "A keyword of JSON Schema that a chosen client, or one of the others in the table, refuses.",
    why: "The Gemini API and the strict mode of the OpenAI API read a part of JSON Schema only and answer an error for the rest. Without one of them among the chosen clients this is a note: it tells what a later user of the server will meet.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} uses {keywords}, which clients outside the chosen ones refuse: {clients}",
        help: "If these clients matter, write the schema without it and check the rest inside the tool."
      },
      open: {
        title: "{tool} writes additionalProperties as {} where true is meant: some clients take only true or false",
        help: "Write true, false, or the kind of value that is allowed."
      },
      refused: {
        title: "{tool} uses {keywords}, which {clients} does not know: the whole request is refused",
        help: "Write the schema without it and check the rest inside the tool, or convert the schema for this client."
      }
    }
  },
  *tool(tool, context) {
    const { nodes, keywords: used } = inputTree(tool);
    const place2 = (keyword) => step(used.get(keyword).pointer, keyword);
    const refuse = ({ value }) => value.some((k) => used.has(k));
    const limits = limitsOf(context, "keywords").filter((f) => refuse(f.limit));
    const judged = strictest(limits);
    if (judged) {
      const refused = new Set(limits.flatMap((f) => f.limit.value));
      const keywords2 = [...used.keys()].filter((k) => refused.has(k));
      const evidence = { keywords: keywords2, clients: judged.clients };
      yield issue(tool, place2(keywords2[0]), evidence, { messageId: "refused", level: judged.level });
      return;
    }
    const open = used.has("additionalProperties") && nodes.find((n) => n.keyword === "additionalProperties" && n.schema && Object.keys(n.schema).length === 0);
    if (open) yield issue(tool, open.pointer, {}, { messageId: "open" });
    const keywords = [...used.keys()].filter((k) => HEAVY.has(k));
    const others = CLIENTS.filter((c) => c.limits.keywords?.value.some((k) => keywords.includes(k))).map((c) => c.label);
    if (keywords.length && others.length) yield issue(tool, place2(keywords[0]), { keywords, clients: others });
  }
};

// src/rules/compat/index.ts
var compat = [
  rule41,
  rule29,
  rule47,
  rule25,
  rule24,
  rule39,
  rule37,
  rule22,
  rule30,
  rule32,
  rule33,
  rule31,
  rule34,
  rule28,
  rule48,
  rule49,
  rule46,
  rule38,
  rule40,
  rule42,
  rule36,
  rule35,
  rule23,
  rule27,
  rule45,
  rule26,
  rule44,
  rule43
];

// src/rules/protocol/notes.ts
var notesOf = (surface, kind2) => surface.snapshot.notes.filter((n) => n.kind === kind2);
var numberOf = (note, key) => {
  const value = own(note.data, key);
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
};
var textOf = (note, key) => {
  const value = own(note.data, key);
  return typeof value === "string" ? value : "";
};
var about = (evidence, more = {}) => ({ target: "server", name: null, pointer: "", evidence, ...more });

// src/rules/protocol/cache-fields.ts
var SINCE = "2026-07-28";
var rule50 = {
  meta: {
    id: "protocol/cache-fields",
    level: "warning",
    kind: "content",
    summary: "A list lacks resultType, ttlMs or cacheScope, or gives them wrongly, from revision 2026-07-28 on.",
    why: "From revision 2026-07-28 on a list says how long and for whom it may be kept. Clients that check the answer refuse one without; a scope that differs between pages may keep for all what was meant for one.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{method} answers without {fields}, which revision 2026-07-28 requires",
        help: 'Add resultType, ttlMs (0 or more milliseconds) and cacheScope ("public" or "private") to the result.'
      },
      wrong: {
        title: "{method} answers with {fields} that revision 2026-07-28 does not allow",
        help: 'ttlMs is a number of milliseconds of 0 or more, cacheScope is "public" or "private", resultType is a string.'
      },
      scope: {
        title: "{method} gives another cacheScope on one page than on another",
        help: "Give the same cacheScope on every page of a list."
      }
    }
  },
  *surface(surface) {
    const { era, protocolVersion } = surface.snapshot;
    if (era !== "modern" || protocolVersion !== null && protocolVersion < SINCE) return;
    for (const note of notesOf(surface, "page")) {
      const pages = own(note.data, "results");
      if (!Array.isArray(pages)) continue;
      const method = textOf(note, "method").slice(0, 60) || "a list";
      const fields = Object.keys(FITS);
      const missing = fields.filter((f) => pages.some((p) => own(p, f) === void 0));
      const wrong2 = fields.filter((f) => pages.some((p) => own(p, f) !== void 0 && !FITS[f](own(p, f))));
      if (missing.length) yield about({ method, fields: missing }, { sentence: method });
      if (wrong2.length) yield about({ method, fields: wrong2 }, { messageId: "wrong", sentence: `${method} wrong` });
      if (new Set(pages.map((p) => JSON.stringify(own(p, "cacheScope")))).size > 1) {
        yield about({ method }, { messageId: "scope", sentence: `${method} scope` });
      }
    }
  }
};
var FITS = {
  resultType: (v) => typeof v === "string",
  ttlMs: (v) => typeof v === "number" && v >= 0,
  cacheScope: (v) => v === "public" || v === "private"
};

// src/rules/protocol/cursor-loop.ts
var rule51 = {
  meta: {
    id: "protocol/cursor-loop",
    level: "error",
    kind: "content",
    summary: "The pages of a list do not end: a cursor comes back that was used before.",
    why: "A client follows `nextCursor` until there is none. One that comes back sends it round for ever, or until a limit of its own, and the list is lost. Where the list of tools itself does not end there is nothing to review, and the verdict is an error.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{method} does not end: its pages name a cursor again that was used before",
        help: "Leave nextCursor out of the last page."
      }
    }
  },
  *surface(surface) {
    const methods = [...notesOf(surface, "other"), ...notesOf(surface, "limit")].filter((n) => textOf(n, "limit") === "cursor" || textOf(n, "failure") === "protocol" && n.text.includes("does not end")).map((n) => textOf(n, "method").slice(0, 60) || "a list");
    for (const method of new Set(methods)) yield about({ method }, { sentence: method });
  }
};

// src/model/same.ts
function same(a, b) {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((v, i) => same(v, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((k) => Object.hasOwn(b, k) && same(a[k], b[k]));
}

// src/rules/protocol/duplicate-name.ts
var rule52 = {
  meta: {
    id: "protocol/duplicate-name",
    level: "error",
    presets: { security: "error" },
    kind: "content",
    summary: "Two tools of the list have the same name.",
    why: "Names are unique within a server. Clients keep tools by name, so one of the definitions is never seen, and which one differs between clients: a reviewer may read one text and the model another.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{tool} stands {count} times in the list, and a client keeps only one of them",
        help: "Keep one definition, or give each its own name. They differ in: {differences}."
      },
      same: {
        title: "{tool} stands {count} times in the list, word for word the same",
        help: "Register it once."
      }
    }
  },
  *surface(surface) {
    const byName2 = /* @__PURE__ */ new Map();
    for (const tool of surface.tools) {
      if (typeof own(tool.raw, "name") !== "string") continue;
      const group = byName2.get(tool.name);
      if (group) group.push(tool);
      else byName2.set(tool.name, [tool]);
    }
    for (const group of byName2.values()) {
      if (group.length < 2) continue;
      const differences = [...new Set(group.slice(1, 20).flatMap((other) => differ(group[0].raw, other.raw)))].slice(0, 8);
      yield issue(group.at(-1), "/name", { count: group.length, differences }, { messageId: differences.length ? "default" : "same" });
    }
  }
};
function differ(a, b) {
  if (!isObject(a) || !isObject(b)) return [];
  return [.../* @__PURE__ */ new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !same(own(a, key) ?? null, own(b, key) ?? null)).map((k) => k.slice(0, 40));
}

// src/rules/protocol/empty-list.ts
var rule53 = {
  meta: {
    id: "protocol/empty-list",
    level: "error",
    kind: "content",
    summary: "The server lists no tools.",
    why: "A server that starts without its tools mostly lacks a key, a file or a flag. A review of nothing would be green by accident: with an empty head the verdict is an error, and an empty base is told.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The server lists no tools",
        help: "Look at its log: a key in the environment, a file or a flag is missing. Give what it needs with env."
      }
    }
  },
  *surface(surface) {
    if (surface.tools.length === 0) yield about({});
  }
};

// src/rules/protocol/header-annotation.ts
var KEY = "x-mcp-header";
var MOST4 = 20;
var TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
var TYPES4 = ["string", "integer", "boolean"];
var rule54 = {
  meta: {
    id: "protocol/header-annotation",
    level: "warning",
    kind: "content",
    summary: "A parameter is marked for an HTTP header in a way that clients must refuse.",
    why: "From revision 2026-07-28 on a parameter with `x-mcp-header` is also sent as a header. Over HTTP a client must leave a tool out whose mark breaks the rules: a token as name, once in a tool, on a string, integer or boolean that stands in properties.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The header name {header} at {place} of {tool} is no token of HTTP: clients leave the tool out",
        help: "Use letters, digits and -; no spaces, colons or line ends."
      },
      twice: {
        title: "The header {header} is named twice in {tool}: clients leave the tool out",
        help: "Give each parameter a header of its own; case does not count."
      },
      type: {
        title: "The parameter {place} of {tool} is sent as the header {header} and is no string, integer or boolean: clients leave the tool out",
        help: "Give the parameter one of these types, or take x-mcp-header out. A number is not allowed: its text is not certain."
      },
      place: {
        title: "The header {header} of {tool} stands where a client cannot find its value: clients leave the tool out",
        help: "Put x-mcp-header on a property that is reached through properties only, not through items, $ref, oneOf or the like."
      }
    }
  },
  *tool(tool) {
    if (!inputTree(tool).keywords.has(KEY)) return;
    const seen2 = /* @__PURE__ */ new Set();
    let told3 = 0;
    for (const node of inputNodes(tool)) {
      const header = own(node.schema, KEY);
      if (header === void 0) continue;
      if (++told3 > MOST4) return;
      const pointer = step(node.pointer, KEY);
      const place2 = node.place;
      if (typeof header !== "string" || !TOKEN.test(header)) {
        yield issue(tool, pointer, {
          header: typeof header === "string" ? header.slice(0, 100) : (JSON.stringify(header) ?? "").slice(0, 100),
          place: place2
        });
        continue;
      }
      const evidence = { header: header.slice(0, 100), place: place2 };
      if (seen2.size === seen2.add(header.toLowerCase()).size) yield issue(tool, pointer, evidence, { messageId: "twice" });
      if (!reachable(node)) yield issue(tool, pointer, evidence, { messageId: "place" });
      else if (!TYPES4.includes(String(own(node.schema, "type")))) yield issue(tool, pointer, evidence, { messageId: "type" });
    }
  }
};
function reachable(node) {
  if (!node.parent) return false;
  for (let here = node; here.parent; here = here.parent) {
    if (here.keyword !== "properties" || !isObject(here.value)) return false;
  }
  return true;
}

// src/rules/protocol/icon-scheme.ts
var REFUSED = /* @__PURE__ */ new Set(["javascript", "vbscript", "file", "ftp", "ws", "wss"]);
var rule55 = {
  meta: {
    id: "protocol/icon-scheme",
    level: "warning",
    kind: "content",
    summary: "An icon has an address that clients must not load.",
    why: "Icons are shown by the client. The protocol allows https: and data: and tells clients to refuse javascript:, file:, ftp: and ws:, by which an icon would run code or read what it should not.",
    source: ["mcp"],
    messages: {
      default: {
        title: "An icon of {tool} is at {src}: clients load https: and data: only",
        help: "Serve the icon over https:, or put it into a data: URI."
      },
      refused: {
        title: "An icon of {tool} has the scheme {scheme}, which clients must refuse: {src}",
        help: "Serve the icon over https:, or put it into a data: URI. No icon has a reason to use this scheme."
      }
    }
  },
  *item(item) {
    const places = item.target === "server" ? [["/serverInfo/icons", own(own(item.raw, "serverInfo"), "icons")]] : [["/icons", own(item.raw, "icons")]];
    for (const [pointer, icons2] of places) {
      if (!Array.isArray(icons2)) continue;
      for (const [i, icon] of icons2.slice(0, 100).entries()) {
        const src = own(icon, "src");
        if (typeof src !== "string") continue;
        const scheme = schemeOf(src);
        if (scheme === "https" || scheme === "data") continue;
        const at2 = `${pointer}/${i}/src`;
        if (scheme && REFUSED.has(scheme)) {
          yield issue(item, at2, { scheme, src: src.slice(0, 200) }, { messageId: "refused", level: "error", sentence: src.slice(0, 200) });
        } else yield issue(item, at2, { src: src.slice(0, 200) }, { sentence: src.slice(0, 200) });
      }
    }
  }
};
function schemeOf(src) {
  const plain2 = src.slice(0, 1e3).replace(/[\u0000-\u0020]/g, "");
  return /^([a-z][a-z0-9+.-]*):/i.exec(plain2)?.[1]?.toLowerCase();
}

// src/rules/protocol/list-unsorted.ts
var rule56 = {
  meta: {
    id: "protocol/list-unsorted",
    level: "note",
    kind: "content",
    summary: "The tools are not sorted by name.",
    why: "The protocol asks for a deterministic order, and sorting is the simplest way to keep one: a new tool then moves no other, and a diff of two lists can be read.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The tools are not in the order of their names: {later} comes after {earlier}",
        help: "Sort the list by name before it is sent. An order that is kept on purpose is fine: switch the rule off."
      }
    }
  },
  *surface(surface) {
    const names = surface.tools.map((t) => t.name);
    const at2 = names.findIndex((name, i) => i > 0 && name < names[i - 1]);
    if (at2 > 0) yield about({ later: names[at2].slice(0, 100), earlier: names[at2 - 1].slice(0, 100) });
  }
};

// src/rules/protocol/meta-key.ts
var MOST5 = 10;
var rule57 = {
  meta: {
    id: "protocol/meta-key",
    level: "warning",
    kind: "content",
    summary: "A key of `_meta` breaks the grammar of such keys, or uses a reserved prefix.",
    why: "Keys of `_meta` are shared by everyone, so the protocol gives them a grammar: an optional prefix of dotted labels and a slash, then a name. Prefixes whose second label is `modelcontextprotocol` or `mcp` belong to the protocol; in older revisions also those that begin with one of the two and go on.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The _meta key {key} of {tool} breaks the grammar of such keys",
        help: "Use letters, digits, -, _ and . and begin and end with a letter or digit; a prefix is a domain turned round with a slash: com.example/key."
      },
      reserved: {
        title: "The _meta key {key} of {tool} has a prefix that is reserved for the protocol",
        help: "Use a prefix of your own domain: com.example/key."
      }
    }
  },
  *item(item) {
    const meta = own(item.raw, "_meta");
    if (!isObject(meta)) return;
    for (const key of Object.keys(meta).slice(0, 1e3).filter((k) => wrong(k) !== void 0).slice(0, MOST5)) {
      yield issue(item, step("/_meta", key), { key: key.slice(0, 100) }, { messageId: wrong(key) });
    }
  }
};
var LABEL = /^[a-zA-Z](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?$/;
var NAME = /^[a-zA-Z0-9](?:[a-zA-Z0-9._-]*[a-zA-Z0-9])?$/;
var OWN = /* @__PURE__ */ new Set(["modelcontextprotocol", "mcp"]);
function wrong(key) {
  const slash = key.indexOf("/");
  const labels = slash < 0 ? [] : key.slice(0, slash).split(".");
  const name = key.slice(slash + 1);
  if (!labels.every((l) => LABEL.test(l)) || !(slash >= 0 && name === "" || NAME.test(name))) return "default";
  const reserved = OWN.has(labels[1] ?? "") || OWN.has(labels[0] ?? "") && labels.length > 1;
  return reserved && labels.join(".") !== "io.modelcontextprotocol" ? "reserved" : void 0;
}

// src/rules/protocol/order-unstable.ts
var rule58 = {
  meta: {
    id: "protocol/order-unstable",
    level: "warning",
    kind: "content",
    summary: "Two listings of one build give the tools in another order.",
    why: "The list stands at the start of every prompt. When its order changes, the cache of the prompt is lost and every request is paid in full; the protocol asks for a deterministic order.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The tools come in another order each time ({how:asked again=asked again}): every change of order costs the prompt cache",
        help: "Sort the list by name before it is sent."
      }
    }
  },
  *surface(surface) {
    const how = [...new Set(notesOf(surface, "order").map((n) => textOf(n, "how") || "asked again"))];
    if (how.length) yield about({ how: how.slice(0, 5).map((h) => h.slice(0, 100)) });
  }
};

// src/rules/protocol/shapes.ts
var text2 = { is: "text" };
var flag = { is: "flag" };
var number = { is: "number" };
var object = { is: "object" };
var list = (of) => ({ is: "list", of });
var record = (fields) => ({ is: "record", fields: Object.entries(fields) });
var ICONS = {
  since: "2025-11-25",
  shape: list(
    record({
      src: { shape: text2, required: true },
      mimeType: { shape: text2 },
      sizes: { shape: list(text2) },
      theme: { shape: { is: "one of", values: ["light", "dark"] } }
    })
  )
};
var TITLE = { shape: text2, since: "2025-06-18" };
var DESCRIPTION = { shape: text2 };
var META = { shape: object, since: "2025-06-18" };
var NAME2 = { shape: text2, required: true };
var AUDIENCE = {
  shape: record({
    audience: { shape: list({ is: "one of", values: ["user", "assistant"] }) },
    priority: { shape: number },
    lastModified: { shape: text2, since: "2025-06-18" }
  })
};
var TOOL = record({
  name: NAME2,
  title: TITLE,
  description: DESCRIPTION,
  annotations: {
    since: "2025-03-26",
    shape: record({
      title: { shape: text2 },
      readOnlyHint: { shape: flag },
      destructiveHint: { shape: flag },
      idempotentHint: { shape: flag },
      openWorldHint: { shape: flag }
    })
  },
  icons: ICONS,
  execution: {
    since: "2025-11-25",
    until: "2025-11-25",
    shape: record({ taskSupport: { shape: { is: "one of", values: ["forbidden", "optional", "required"] } } })
  },
  _meta: META
});
var PROMPT = record({
  name: NAME2,
  title: TITLE,
  description: DESCRIPTION,
  arguments: {
    shape: list(record({ name: NAME2, title: TITLE, description: DESCRIPTION, required: { shape: flag } }))
  },
  icons: ICONS,
  _meta: META
});
var RESOURCE = record({
  uri: NAME2,
  name: NAME2,
  title: TITLE,
  description: DESCRIPTION,
  mimeType: { shape: text2 },
  size: { shape: number },
  annotations: AUDIENCE,
  icons: ICONS,
  _meta: META
});
var TEMPLATE = record({
  uriTemplate: NAME2,
  name: NAME2,
  title: TITLE,
  description: DESCRIPTION,
  mimeType: { shape: text2 },
  annotations: AUDIENCE,
  icons: ICONS,
  _meta: META
});
var CHANGES = record({ listChanged: { shape: flag } });
var SERVER = record({
  serverInfo: {
    shape: record({
      name: NAME2,
      version: NAME2,
      title: TITLE,
      description: { shape: text2, since: "2025-11-25" },
      websiteUrl: { shape: text2, since: "2025-11-25" },
      icons: ICONS
    })
  },
  capabilities: {
    shape: record({
      tools: { shape: CHANGES },
      prompts: { shape: CHANGES },
      resources: { shape: record({ listChanged: { shape: flag }, subscribe: { shape: flag } }) },
      logging: { shape: object },
      completions: { shape: object, since: "2025-03-26" },
      experimental: { shape: object }
    })
  }
});
function misfits(value, shape, revision) {
  const found = [];
  compare(value, shape, revision, "", found);
  return found;
}
function compare(value, shape, revision, pointer, found) {
  if (!fits2(value, shape)) found.push({ pointer, wanted: shape, found: kindOf(value) });
  else if (shape.is === "list") {
    for (const [i, v] of value.entries()) compare(v, shape.of, revision, step(pointer, i), found);
  } else if (shape.is === "record") {
    for (const [key, field] of shape.fields) {
      if (field.since && revision < field.since || field.until && revision > field.until) continue;
      if (Object.hasOwn(value, key)) {
        compare(value[key], field.shape, revision, `${pointer}/${key}`, found);
      } else if (field.required) found.push({ pointer: `${pointer}/${key}`, wanted: null, found: "missing" });
    }
  }
}
function fits2(value, shape) {
  switch (shape.is) {
    case "text":
      return typeof value === "string";
    case "flag":
      return typeof value === "boolean";
    case "number":
      return typeof value === "number";
    case "one of":
      return typeof value === "string" && shape.values.includes(value);
    case "list":
      return Array.isArray(value);
    default:
      return isObject(value);
  }
}
function kindOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return `"${value.slice(0, 40)}"`;
  return typeof value === "object" ? "an object" : String(value);
}

// src/rules/protocol/response-schema.ts
var UNSAID = "2025-11-25";
var MOST6 = 10;
var MOST_IN_ALL = 200;
var FOUND = oneOf("found", ["null", "a list", "an object", "true", "false"]);
var words2 = (wanted) => ({
  title: `{place} of {tool} must be ${wanted} and is ${FOUND}: clients that check the answer refuse the whole list`,
  help: "Send what revision {revision} asks for, or leave the field out if it is optional."
});
var rule59 = {
  meta: {
    id: "protocol/response-schema",
    level: "error",
    kind: "content",
    summary: "A listed item does not fit the schema of the negotiated revision, or is sent with a key twice.",
    why: "Clients built on the official SDKs check a list as a whole: one `description: null`, one hint that is a text, and every tool of the server is gone. Fields that a revision does not know may hold anything.",
    source: ["mcp"],
    messages: {
      default: words2("of another kind"),
      text: words2("a string"),
      flag: words2("true or false"),
      number: words2("a number"),
      list: words2("a list"),
      object: words2("an object"),
      choice: words2("one of {choice}"),
      missing: {
        title: "{tool} lacks {place}: clients that check the answer refuse the whole list",
        help: "Revision {revision} requires it."
      },
      twice: {
        title: "{tool} is sent with {place} twice: one client reads the first, another the last, and a reviewer sees one of them",
        help: "Send each key once. What stands first is lost to most parsers, and to this review."
      },
      item: {
        title: `The list holds ${FOUND} where an item should be: clients that check the answer refuse the whole list`,
        help: "Look at how the list is put together: an item was registered that is none."
      }
    }
  },
  *surface(surface) {
    const revision = surface.snapshot.protocolVersion ?? UNSAID;
    const lists = [
      [surface.tools, TOOL],
      [surface.prompts, PROMPT],
      [surface.resources, RESOURCE],
      [surface.templates, TEMPLATE],
      [surface.server ? [surface.server] : [], SERVER]
    ];
    let told3 = 0;
    for (const { item, pointer } of twice(surface)) {
      if (++told3 > MOST6) break;
      yield issue(item, pointer, { place: pointer.slice(1), revision }, { messageId: "twice" });
    }
    for (const [items, shape] of lists) {
      for (const item of items) {
        for (const { pointer, wanted, found } of misfits(item.raw, shape, revision).slice(0, MOST6)) {
          if (++told3 > MOST_IN_ALL) return;
          if (pointer === "") yield issue(item, "", { found, revision }, { messageId: "item" });
          else if (wanted === null) yield issue(item, pointer, { place: pointer.slice(1), revision }, { messageId: "missing" });
          else if (wanted.is === "one of") {
            const evidence = { place: pointer.slice(1), choice: [...wanted.values], found, revision };
            yield issue(item, pointer, evidence, { messageId: "choice" });
          } else
            yield issue(
              item,
              pointer,
              { place: pointer.slice(1), found, revision },
              { messageId: wanted.is === "record" ? "object" : wanted.is }
            );
        }
      }
    }
  }
};
function twice(surface) {
  const { notes, wire } = surface.snapshot;
  const onePage = wire.filter((w) => w.method === "tools/list").length <= 1;
  return notes.flatMap(({ kind: kind2, data }) => {
    const keys = kind2 === "lost-in-json" ? own(data, "keys") : void 0;
    if (!Array.isArray(keys)) return [];
    return keys.flatMap((key) => {
      const pointer = own(key, "pointer");
      if (typeof pointer !== "string") return [];
      const [list3, position, ...rest] = steps(pointer);
      const tool = list3 === "tools" && onePage ? surface.tools[Number(position)] : void 0;
      if (tool && rest.length > 0) return [{ item: tool, pointer: rest.reduce((p, s) => step(p, s), "") }];
      return surface.server ? [{ item: surface.server, pointer }] : [];
    });
  });
}

// src/rules/protocol/slow-exit.ts
var rule60 = {
  meta: {
    id: "protocol/slow-exit",
    level: "note",
    kind: "content",
    summary: "The process does not end when its stdin is closed.",
    why: "Clients end a server by closing its stdin. One that stays has to be killed after some seconds: each end of a session takes that long, and a client that does not kill leaves a process behind.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The process stayed when its stdin was closed and took {signal:a signal=a signal} after {seconds} {seconds:1=second|*=seconds}",
        help: "End the process when stdin ends, and close what keeps it alive: timers, sockets, child processes."
      }
    }
  },
  *surface(surface) {
    for (const note of notesOf(surface, "slow-exit").slice(0, 1)) {
      yield about({ seconds: numberOf(note, "seconds"), signal: textOf(note, "signal").slice(0, 20) || "a signal" });
    }
  }
};

// src/rules/protocol/stdout-noise.ts
var rule61 = {
  meta: {
    id: "protocol/stdout-noise",
    level: "warning",
    kind: "content",
    summary: "The server writes to stdout what is no protocol message.",
    why: "On stdio, stdout carries messages and nothing else. Many clients skip other lines without a word, some end the session, and a line that comes in the middle of an answer costs the answer.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The server wrote {lines} lines to stdout that are no messages; the first: {sample}",
        help: "Send logs to stderr: console.error in Node, logging to sys.stderr in Python. Look for a dependency that prints a banner."
      },
      one: {
        title: "The server wrote a line to stdout that is no message: {sample}",
        help: "Send logs to stderr: console.error in Node, logging to sys.stderr in Python. Look for a dependency that prints a banner."
      },
      ends: {
        title: "The messages of the server are framed in a way that some clients cannot read: {ends:no details are known=no details are known}",
        help: "Write one message a line in UTF-8, ended by a line feed, without a byte order mark."
      }
    }
  },
  *surface(surface) {
    for (const note of notesOf(surface, "stdout-noise").slice(0, 1)) {
      const lines = numberOf(note, "lines");
      const sample = textOf(note, "sample").slice(0, 200);
      if (lines > 0) yield about({ lines, sample }, { messageId: lines === 1 ? "one" : "default" });
      else yield about({ ends: note.text.slice(0, 200) || "no details are known" }, { messageId: "ends", sentence: "ends" });
    }
  }
};

// src/rules/protocol/tools-capability-missing.ts
var rule62 = {
  meta: {
    id: "protocol/tools-capability-missing",
    level: "warning",
    kind: "content",
    summary: "Tools are listed, and the capability `tools` is not declared.",
    why: "A server that has tools must declare it. Clients built on the official SDK do not ask a server that does not: to their users it has no tools at all.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The server lists tools ({count}) and does not declare that it has any: SDK clients never ask for them",
        help: 'Declare the capability: "capabilities": {"tools": {}}.'
      }
    }
  },
  *surface(surface) {
    const { capabilities, tools } = surface.snapshot;
    if (tools.length === 0) return;
    const undeclared = capabilities !== null && !isObject(own(capabilities, "tools"));
    if (undeclared || notesOf(surface, "tools-undeclared").length) yield about({ count: tools.length }, { pointer: "/capabilities/tools" });
  }
};

// src/rules/protocol/index.ts
var protocol = [
  rule59,
  rule52,
  rule62,
  rule61,
  rule58,
  rule56,
  rule51,
  rule53,
  rule54,
  rule57,
  rule60,
  rule55,
  rule50
];

// src/text/words.ts
function words3(text9) {
  return text9.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}
function identifierWords(name) {
  const parts2 = [];
  let part = "";
  const end = () => {
    if (part !== "") parts2.push(part.toLowerCase());
    part = "";
  };
  for (let i = 0; i < name.length; i++) {
    const c = name[i];
    if (!/[\p{L}\p{N}]/u.test(c)) {
      end();
      continue;
    }
    const upper = c !== c.toLowerCase();
    const before2 = name[i - 1];
    const after = name[i + 1];
    const lowerBefore = before2 !== void 0 && before2 !== before2.toUpperCase();
    const lowerAfter = after !== void 0 && after !== after.toUpperCase();
    const upperBefore = before2 !== void 0 && before2 !== before2.toLowerCase();
    if (upper && (lowerBefore || upperBefore && lowerAfter)) end();
    part += c;
  }
  end();
  return parts2;
}

// src/rules/quality/words/verbs.ts
var GROUPS = [
  ["read", "get", "get fetch retrieve read show describe view display inspect load obtain"],
  ["read", "search", "find search query lookup discover locate"],
  ["read", "list", "list enumerate browse"],
  ["read", "check", "check verify validate"],
  ["read", "compute", "calculate compute"],
  ["read", "analyze", "analyze analyse"],
  ["read", "summarize", "summarize summarise"],
  ["write", "create", "create insert new make"],
  ["write", "update", "update edit modify change alter amend"],
  ["write", "set", "set configure"],
  ["write", "save", "save store"],
  ["write", "copy", "copy duplicate"],
  ["write", "replace", "replace overwrite"],
  ["write", "enable", "enable activate"],
  ["write", "disable", "disable deactivate"],
  ["write", "start", "start begin launch"],
  ["write", "book", "book reserve"],
  ["destroy", "delete", "delete erase destroy"],
  ["destroy", "purge", "purge wipe"],
  ["send", "send", "send email"],
  ["send", "buy", "purchase buy order"],
  ["run", "run", "run execute invoke"]
];
var SINGLE2 = [
  [
    "read",
    "filter count test ping lint capture take track echo compare diff convert estimate translate predict explain classify extract parse export download watch monitor tail wait poll"
  ],
  [
    "write",
    "add register generate render build draw patch adjust write put upload import append record log upsert sync rename move clone fork merge close archive lock"
  ],
  [
    "write",
    "open reopen unlock stop pause manage handle toggle mark star unstar follow unfollow resolve dismiss approve reject assign unassign promote install setup scale schedule invite grant mute apply request connect disconnect attach detach link unlink subscribe unsubscribe"
  ],
  ["destroy", "remove drop uninstall clear reset truncate flush cancel revoke terminate kill abort"],
  [
    "send",
    "post publish notify reply forward share broadcast pay charge transfer refund withdraw wire debit donate sell redeem mint dispatch ship"
  ],
  ["run", "call trigger deploy restart eval evaluate exec tap swipe click press type navigate scroll drag hover fill submit select"]
];
var VERBS = new Map([
  ...GROUPS.flatMap(([effect, sense3, list3]) => list3.split(" ").map((verb) => [verb, { effect, sense: sense3 }])),
  ...SINGLE2.flatMap(([effect, list3]) => list3.split(" ").map((verb) => [verb, { effect, sense: verb }]))
]);
function verbOf(word) {
  for (const form of forms(word)) if (VERBS.has(form)) return form;
  return void 0;
}
function forms(word) {
  const all2 = [word];
  if (word.endsWith("ies")) all2.push(`${word.slice(0, -3)}y`);
  if (word.endsWith("es")) all2.push(word.slice(0, -2));
  if (word.endsWith("s")) all2.push(word.slice(0, -1));
  if (word.endsWith("ied")) all2.push(`${word.slice(0, -3)}y`);
  for (const end of ["ed", "ing"]) {
    if (!word.endsWith(end)) continue;
    const root2 = word.slice(0, -end.length);
    all2.push(root2, `${root2}e`);
    if (root2.length > 3 && root2.at(-1) === root2.at(-2)) all2.push(root2.slice(0, -1));
  }
  return all2;
}

// src/rules/quality/words/tokens.ts
var FILLER = new Set(
  `a an the this that these those of for to from in on at by with within into and or is are be it its as via using use used which all any each given specified specific
   provided based tool api allows allow lets let you your can will please simply new optional returns return one single their some
   der die das den dem ein eine einen mit von zu und le la les un une des du de el los las una del il lo gli o os um uma do da`.trim().split(/\s+/)
);
var LONGEST_WORD = 40;
function stem(word) {
  let root2 = stems.get(word);
  if (root2 === void 0) {
    root2 = stemOf(word);
    if (stems.size >= MOST_STEMS) stems.clear();
    stems.set(word, root2);
  }
  return root2;
}
var stems = /* @__PURE__ */ new Map();
var MOST_STEMS = 2e4;
function stemOf(word) {
  if (word.length > LONGEST_WORD) return word.slice(0, LONGEST_WORD);
  const verb = verbOf(word);
  if (verb !== void 0) return verb;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}
var plural = (word) => word.length > 3 && word.endsWith("s") && !/(?:ss|us|is|news)$/.test(word);
var contentStems = (text9) => {
  const out = [];
  for (const word of words3(text9)) if (!FILLER.has(word)) out.push(stem(word));
  return out;
};
var isFiller = (word) => FILLER.has(word);
function wordCount(text9) {
  const wide = text9.match(/[\u3041-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  return words3(text9.replace(/[\u3041-\u30ff\u4e00-\u9fff]+/g, " ")).length + wide / 2;
}

// src/rules/quality/words/names.ts
var PREFIX_FROM = 3;
var PREFIX_SHARE = 0.6;
var NEAR = 5;
var QUALIFIERS = new Set(
  "all available new existing info information data detail record item result by from for in of to the my multiple single bulk batch one many full".split(
    " "
  )
);
var cache = /* @__PURE__ */ new WeakMap();
function namesOf(context) {
  const all2 = context.surface.toolNames;
  let names = cache.get(all2);
  if (!names) {
    names = build([...all2]);
    cache.set(all2, names);
  }
  return names;
}
function build(all2) {
  const split = new Map(all2.map((name) => [name, identifierWords(name.slice(0, 200))]));
  const prefix = sharedPrefix([...split.values()]);
  const parts2 = /* @__PURE__ */ new Map();
  const groups = /* @__PURE__ */ new Map();
  const readers = /* @__PURE__ */ new Map();
  for (const [name, list3] of split) {
    const part = takeApart(name, list3, prefix);
    parts2.set(name, part);
    if (part.object.length === 0 || part.verb === void 0) continue;
    push(groups, groupKey(part), name);
    const { sense: sense3 } = VERBS.get(part.verb);
    if (sense3 === "get" || sense3 === "search" || sense3 === "list") push(readers, part.object.join(" "), name);
  }
  let byWord;
  const get = (name) => parts2.get(name) ?? takeApart(name, identifierWords(name.slice(0, 200)), prefix);
  return {
    count: all2.length,
    prefix,
    camel: all2.filter((n) => /^[a-z][a-z0-9]*[A-Z]/.test(n)).length * 2 > all2.length,
    kebab: all2.filter((n) => /^[a-z][a-z0-9]*-/.test(n)).length * 2 > all2.length,
    get,
    near(name) {
      const part = get(name);
      if (part.object.length === 0 || part.verb === void 0) return [];
      const found = [];
      for (const other of groups.get(groupKey(part)) ?? []) {
        if (other !== name) found.push(other);
        if (found.length === NEAR) break;
      }
      return found;
    },
    sources: (object2) => readers.get(object2) ?? [],
    closest(name) {
      byWord ??= index(split);
      const wanted = identifierWords(name.slice(0, 200));
      return closest(new Set(told2(wanted, prefix)), split, byWord, prefix) ?? slip(name, all2);
    }
  };
}
function index(split) {
  const byWord = /* @__PURE__ */ new Map();
  for (const [name, list3] of split) for (const word of new Set(list3.map(sense))) push(byWord, word, name);
  return byWord;
}
var LOOKED_AT = 500;
var told2 = (words4, prefix) => words4.filter((w) => !prefix.includes(w) && !isFiller(w)).map(sense);
function closest(wanted, split, byWord, prefix) {
  let found;
  let most = 0.5 + Number.EPSILON;
  const rarest = [...wanted].map((w) => byWord.get(w) ?? []).filter((l) => l.length).sort((a, b) => a.length - b.length);
  for (const list3 of rarest.slice(0, 3)) {
    for (const name of list3.slice(0, LOOKED_AT)) {
      const own2 = new Set(told2(split.get(name), prefix));
      let common = 0;
      for (const word of own2) if (wanted.has(word)) common++;
      const share2 = common / Math.max(own2.size, wanted.size) - (own2.size - common) / 1e3;
      if (share2 > most) {
        most = share2;
        found = name;
      }
    }
  }
  return found;
}
function sense(word) {
  const root2 = stem(word);
  return VERBS.get(root2)?.sense ?? root2;
}
var SLIP = 2;
var LEAST = 3;
function slip(name, all2) {
  if (name.length > 100) return void 0;
  const verb = senseOf(name);
  const like = all2.slice(0, LOOKED_AT).filter((n) => Math.abs(n.length - name.length) <= SLIP && n !== name && (!verb || !senseOf(n) || senseOf(n) === verb));
  const found = nearest(name, like);
  return found !== void 0 && distance(name, found) <= Math.min(SLIP, Math.floor(name.length / LEAST)) ? found : void 0;
}
var senseOf = (name) => VERBS.get(identifierWords(name).find((w) => VERBS.has(w)) ?? "")?.sense;
var push = (map, key, value) => {
  const list3 = map.get(key);
  if (list3) list3.push(value);
  else map.set(key, [value]);
};
function sharedPrefix(names) {
  const prefix = [];
  if (names.length < PREFIX_FROM) {
    const first = names[0]?.[0];
    return names.length === 2 && first !== void 0 && first === names[1]?.[0] && !VERBS.has(first) ? [first] : [];
  }
  for (let i = 0; i < 2; i++) {
    const counts = /* @__PURE__ */ new Map();
    for (const list3 of names) {
      const word2 = list3[i];
      if (word2 !== void 0 && list3.length > i + 1 && prefix.every((p, at2) => list3[at2] === p))
        counts.set(word2, (counts.get(word2) ?? 0) + 1);
    }
    const [word, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
    if (count < names.length * PREFIX_SHARE || VERBS.has(word)) break;
    prefix.push(word);
  }
  return prefix;
}
function takeApart(name, list3, prefix) {
  const rest = prefix.length > 0 && prefix.every((p, i) => list3[i] === p) ? list3.slice(prefix.length) : list3;
  const at2 = verbAt(rest);
  const nouns = rest.filter((_, i) => i !== at2);
  const said2 = nouns.filter((w) => !QUALIFIERS.has(stem(w)));
  const many = said2.some(plural) && at2 < rest.length - 1;
  return { name, words: list3, verb: at2 < 0 ? void 0 : rest[at2], object: said2.map(stem), many };
}
var NOUNS = new Set(
  "order book post share record log copy fork lock link set check test watch monitor filter query view display export archive store press type select draw charge transfer refund purchase email reply trigger call run build upload download drop patch change start stop".split(
    " "
  )
);
function verbAt(words4) {
  if (VERBS.has(words4[0] ?? "")) return 0;
  const plain2 = words4.findIndex((w) => VERBS.has(w) && !NOUNS.has(w));
  if (plain2 >= 0) return plain2;
  return VERBS.has(words4.at(-1) ?? "") ? words4.length - 1 : words4.findIndex((w) => VERBS.has(w));
}
var groupKey = (part) => `${kindOf2(part)}:${part.object.join(" ")}`;
function kindOf2(part) {
  if (part.verb === void 0) return void 0;
  const { sense: sense3 } = VERBS.get(part.verb);
  if (sense3 === "search" || sense3 === "list" || sense3 === "get" && part.many) return "several";
  return sense3 === "get" ? "one" : sense3;
}

// src/rules/quality/words/params.ts
var MOST7 = 2e3;
var LONGEST_STEP = 100;
var cache2 = /* @__PURE__ */ new WeakMap();
function parametersOf(tool) {
  let found = cache2.get(tool);
  if (!found) {
    found = collect(tool.inputSchema);
    cache2.set(tool, found);
  }
  return found;
}
var COMBINATORS = ["anyOf", "oneOf", "allOf"];
function collect(root2) {
  const found = [];
  if (!isObject(root2)) return found;
  const visit = (schema, pointer, path, level, depth) => {
    if (!isObject(schema) || depth > MAX_DEPTH || found.length >= MOST7) return;
    const properties = own(schema, "properties");
    const required2 = own(schema, "required");
    if (isObject(properties)) {
      const needed = new Set(Array.isArray(required2) ? required2 : []);
      for (const name of Object.keys(properties)) {
        if (found.length >= MOST7) return;
        const child2 = properties[name];
        const below = step(step(pointer, "properties"), name);
        const short = name.slice(0, LONGEST_STEP);
        const full = path === "" ? short : `${path}.${short}`;
        found.push({ name, path: full, pointer: below, schema: child2, required: needed.has(name), depth: level });
        visit(child2, below, full, level + 1, depth + 1);
      }
    }
    const items = own(schema, "items");
    if (isObject(items)) visit(items, step(pointer, "items"), `${path}[]`, level, depth + 1);
    for (const key of COMBINATORS) {
      const list3 = own(schema, key);
      if (!Array.isArray(list3)) continue;
      for (const [i, branch] of list3.entries()) visit(branch, step(step(pointer, key), i), path, level, depth + 1);
    }
  };
  visit(root2, "/inputSchema", "", 1, 0);
  return found;
}
function resolved(tool, schema) {
  const ref = own(schema, "$ref");
  if (typeof ref !== "string" || !ref.startsWith("#/")) return schema;
  return at(tool.inputSchema, ref.slice(1)) ?? schema;
}
function described(tool, schema) {
  const direct = text3(schema);
  if (direct !== "") return direct;
  const target = resolved(tool, schema);
  if (target !== schema && text3(target) !== "") return text3(target);
  for (const key of COMBINATORS) {
    const list3 = own(schema, key);
    if (!Array.isArray(list3)) continue;
    for (const branch of list3) {
      const inner2 = text3(branch) || text3(resolved(tool, branch));
      if (inner2 !== "") return inner2;
    }
  }
  return "";
}
var text3 = (schema) => {
  const description = own(schema, "description");
  return typeof description === "string" ? description.trim() : "";
};
function inner(tool, schema) {
  const target = resolved(tool, schema);
  for (const key of ["anyOf", "oneOf"]) {
    const list3 = own(target, key);
    if (!Array.isArray(list3)) continue;
    const real = list3.filter((b) => own(b, "type") !== "null");
    if (real.length === 1) return resolved(tool, real[0]);
  }
  return target;
}
function typesOf2(schema) {
  const type = own(schema, "type");
  const list3 = Array.isArray(type) ? type : [type];
  return list3.filter((t) => typeof t === "string" && t !== "null");
}

// src/text/language.ts
var FREQUENT = {
  en: "the a an of to and is in for this that it with on by are be as from or not if use when which you your can will all any its has should must only returns return get list given before after than into one new",
  de: "der die das den dem des ein eine einen einem einer und ist nicht mit auf f\xFCr von zu zum zur im ist sind wird werden oder aus bei nach vor alle wenn auch sie ihr ihre es kann nur wie um sich \xFCber gibt liefert ohne diese dieser dieses",
  fr: "le la les un une des du de et est dans pour avec sur par sont ou pas ne que qui ce cette ces aux au vous votre il elle \xEAtre plus tous si en leur avant apr\xE8s lors sans utilisateur renvoie",
  es: "el la los las un una de del y es en para con por son o no que se su sus este esta estos al lo como m\xE1s todos si usted cuando antes despu\xE9s sin usuario devuelve sobre",
  pt: "o a os as um uma de do da dos das e \xE9 em no na para com por s\xE3o ou n\xE3o que se seu sua este esta ao como mais todos quando antes depois sem voc\xEA usu\xE1rio retorna sobre pelo pela",
  it: "il lo la i gli le un una di del della dei e \xE8 in nel per con da sono o non che si suo sua questo questa al come pi\xF9 tutti se quando prima dopo senza utente restituisce sul dello delle"
};
var SETS = Object.entries(FREQUENT).map(([language2, list3]) => [language2, new Set(list3.split(" "))]);
var SMALL = 6;
var SMALL_WORDS = new Map(SETS);
var isFrequent = (word, language2) => language2 !== "en" && word.length <= SMALL && SMALL_WORDS.get(language2)?.has(word) === true;
var SAMPLE = 4e3;
function language(text9) {
  const sample = text9.length > SAMPLE ? text9.slice(0, SAMPLE) : text9;
  let latin2 = 0;
  let han = 0;
  let kana = 0;
  let hangul = 0;
  let cyrillic = 0;
  for (let i = 0; i < sample.length; i++) {
    const c = sample.charCodeAt(i);
    if (c >= 65 && c <= 90 || c >= 97 && c <= 122 || c >= 192 && c <= 591) latin2++;
    else if (c >= 19968 && c <= 40959) han++;
    else if (c >= 12353 && c <= 12543) kana++;
    else if (c >= 44032 && c <= 55203) hangul++;
    else if (c >= 1024 && c <= 1279) cyrillic++;
  }
  if ((kana + han) * 3 > latin2 && kana > 0 && kana * 8 >= han) return "ja";
  if (han * 3 > latin2 && han > 0) return "zh";
  if (hangul * 3 > latin2 && hangul > 0) return "ko";
  if (cyrillic > latin2 && cyrillic > 0) return "ru";
  return latinLanguage(sample);
}
function latinLanguage(sample) {
  const found = sample.toLowerCase().match(new RegExp("\\p{L}+", "gu")) ?? [];
  let best2 = "unknown";
  let most = 0;
  let second = 0;
  for (const [name, set] of SETS) {
    let score = 0;
    for (const word of found) if (set.has(word)) score += word.length > 1 ? 2 : 1;
    if (score > most) {
      second = most;
      most = score;
      best2 = name;
    } else if (score > second) second = score;
  }
  if (most < 2 || most < found.length * 0.15 || most === second) return "unknown";
  return best2;
}

// src/rules/quality/words/foreign.ts
var FOREIGN = new Set(
  `het een van voor niet ook naar wordt worden zijn deze wanneer geeft haalt
   och att som f\xF6r inte med eller fr\xE5n till n\xE4r denna detta anv\xE4nd
   og ikke til fra eller n\xE5r denne dette bruk brug
   ja tai kun t\xE4m\xE4 k\xE4yt\xE4 palauttaa
   oraz jest przez dla nie si\u0119 lub przed gdy zwraca u\u017Cyj
   pro nen\xED nebo vrac\xED pou\u017Eijte kdy\u017E
   pentru este sau c\xE2nd returneaz\u0103 \xEEnainte
   \xE9s egy nem vagy amikor
   ve bir i\xE7in veya bu \xF6nce olan d\xF6nd\xFCr\xFCr kullan
   na ya wa kwa ni ili hii tu kabla zote au hurudisha kwenye
   dan yang untuk dari dengan ini atau tidak gunakan sebelum jika
   v\xE0 c\u1EE7a cho kh\xF4ng trong c\xE1c \u0111\u01B0\u1EE3c khi
   ang ng mga sa kung bago`.trim().split(/\s+/).filter((w) => w.length > 1 && !["med", "se", "au", "dan", "sa", "ni", "bu", "ja", "nie", "tu", "pro"].includes(w))
);
var SHORT = 12;
var NOT_RUSSIAN = /[іїєґўјљњђћџѓќ]|[бвгджзклмнпрстфхцчшщ]ъ[бвгджзклмнпрстфхцчшщ]/iu;
var notRussian = (text9) => NOT_RUSSIAN.test(text9);
function isForeign(found) {
  const hits = found.filter((w) => FOREIGN.has(w));
  return new Set(hits).size >= (found.length < SHORT ? 1 : 2) && hits.length * 10 >= found.length;
}

// src/rules/quality/words/effects.ts
var begins = (stems2) => `(?:${stems2.trim().split(/\s+/).join("|")})\\p{L}{0,10}`;
var EFFECTS = {
  en: `
    creates?|adds?|inserts?|updates?|edits?|modif(?:y|ies)|changes?|sets?|writes?|saves?|stores?|deletes?|removes?|drops?|clears?|resets?|overwrites?|replaces?|renames?|moves?|
    merges?|sends?|posts?|publish(?:es)?|uploads?|starts?|stops?|restarts?|cancels?|closes?|opens?|enables?|disables?|assigns?|registers?|books?|orders?|pays?|charges?|applies|apply|
    runs?|executes?|triggers?|deploys?|installs?|generates?|builds?|records?|appends?|commits?|push(?:es)?|marks?|archives?|submits?|subscribes?|connects?|disconnects?|clicks?|
    types?|press(?:es)?|fills?|navigates?|scrolls?|selects?|drags?|hovers?|performs?|makes?|puts?|forks?|copies|copy|locks?|unlocks?|resolves?|dismiss(?:es)?|side effects?|creating|adding|
    updating|deleting|removing|sending|writing|persists?|schedules?|imports?|invites?|grants?|revokes?|terminates?|kills?|logs?|toggles?|changing|setting`,
  de: `(?:hinzu|zur\xFCck|zusammen|wieder|heraus|herunter|hoch|fest|frei|ver|auf|aus|ein|ent|zu|an|ab|um|be|er|\xFCber)?(?:ge|zu)?${begins(`
    leg erstell erzeug \xE4nder schreib schrieb l\xF6sch fern storn speicher setz send sand schick buch bucht aktualisier start stopp f\xFCg f\xFChr schieb schob
    registrier trag tr\xE4g weis wies ordne ordn lad l\xE4d schlie\xDF schliess schloss sperr reservier markier kennzeichn stell herstell hergestell einig kombinier schmelz schmilz misch
    importier genehmig best\xE4tig zahl gleich \xF6ffn aktivier deaktivier \xF6ffentlich publizier archivier nenn benenn kopier duplizier klon bind binde verbind trenn installier konfigurier
    richt teil gew\xE4hr zieh zog ruf k\xFCndig end beend brech brich abonnier bestell kauf fass protokollier hinterleg notier nehm nimm plan dr\xFCck klick tipp f\xFCll navigier
    l\xF6s bearbeit pass modifizier leer pausier werf wirf lehn akzeptier hak schalt last statt l\xE4nger h\xF6h senk mach bau tausch`)}|frei|freigeb\\p{L}{0,4}`,
  fr: `(?:re|r\xE9|d\xE9|d\xE9s)?${begins(`
    cr\xE9 ajout modifi chang \xE9cri inscri supprim effac envo enregistr met mettr annul r\xE9serv remplac d\xE9marr arr\xEAt ex\xE9cut lanc publi d\xE9plac assign affect attribu t\xE9l\xE9verse t\xE9l\xE9charg
    charg d\xE9pos import ferm cl\xF4tur clos ouvr verrouill bloqu d\xE9verrouill marqu coch restaur r\xE9tabli fusionn combin r\xE9uni approuv valid accept refus rejet paye paie payer r\xE8gl rembours factur
    inser ins\xE8r ins\xE9r \xE9dit mise tomb renomm copi clon dupliqu install configur activ d\xE9sactiv connect d\xE9connect abonn d\xE9sabonn command achet vend planifi programm invit accord r\xE9voqu r\xE9sili
    termin g\xE9n\xE8r g\xE9n\xE9r constru archiv transf\xE9r transf\xE8r partag \xE9cras vider r\xE9initialis ajust d\xE9fini fix associ dissoci lier relier soumet soumi confirm retir enl\xE8v enlev noter cliqu rempli rouvr`)}|met|mets|mis|mise|lie|vide`,
  es: `(?:re|des)?${begins(`
    cre a\xF1ad agreg modific cambi escrib elimin borr env\xED env guard actualiz cancel reserv reemplaz sustitu inici comienz detien deten ejecut public establec muev mov traslad desplaz
    registr inscrib asign carg sub suba cierr cerr bloque desbloque marc restaur restablec recuper fusion combin unir import aprueb aprob valid acept rechaz pag cobr reembols factur
    insert edit renombr copi clon duplic instal configur activ desactiv conect desconect suscrib pid ped encarg compr vend program planific invit conced otorg revoc termin gener constru
    archiv transfier transfer compart sobrescrib vac\xED vaci reinici ajust defin fij asoci vincul desvincul enlaz confirm quit retir anot abr abri present resuelv resolv descart mand pon pus puls rellen complet anul`)}`,
  pt: `(?:re|des)?${begins(`
    cri adicion acrescent modific alter mud escrev exclu apag remov envi salv guard grav atualiz cancel reserv substitu inici come\xE7 parar execut public defin mov desloc
    registr regist inscrev atribu design carreg fech encerr bloque tranc desbloque marc assinal restaur restabelec recuper mescl fund junt combin un import aprov valid aceit rejeit pag cobr reembols fatur
    inser edit renome copi clon duplic instal configur ativ desativ conect lig desconect assin pede ped encomend compr vend agend program planej convid conced revog termin gera constr
    arquiv transfer transfir compartilh sobrescrev esvazi limp reinici ajust fix associ vincul desvincul confirm retir anot abr abri submet resolv descart mand p\xF5e p\xF4r cliqu preench complet anul faz`)}`,
  it: `(?:ri|s|dis)?${begins(`
    crea creat aggiung aggiunt modific cambi scriv scritt elimin cancell rimuov rimoss invi salv memorizz aggiorn annull prenot sostitu avvi ferm arrest esegu pubblic impost spost muov moss
    registr iscriv assegn attribu caric chiud chius blocc sblocc contrassegn segn marc ripristin recuper unisc unir unit fond combin import approv convalid accett rifiut respin paga pagh addebit rimbors fattur
    inser edit rinomin copi clon duplic install configur attiv disattiv connett colleg disconnett scolleg abbon ordin acquist compr vend pianific programm invit conced revoc termin gener costru
    archivi trasfer condivid sovrascriv svuot azzer reimpost regol defin fiss associ conferm ritir tolg annot apr apert risolv scart mand mett mess clicc compil complet effettu`)}`,
  ru: `(?:\u043F\u0435\u0440\u0435|\u0440\u0430\u0437|\u0437\u0430|\u043E\u0442|\u043E\u0431|\u0432\u043E\u0441|\u043F\u0440\u0438|\u043F\u043E\u0434|\u0432\u044B|\u043D\u0430|\u043F\u0440\u043E|\u043F\u043E|\u0438\u0437|\u0438\u0441|\u0434\u043E|\u0441\u043E|\u0432\u0437|\u0443|\u0441|\u043E|\u0432)?${begins(`
    \u0441\u043E\u0437\u0434\u0430 \u0434\u043E\u0431\u0430\u0432 \u0438\u0437\u043C\u0435\u043D \u043C\u0435\u043D\u044F \u043F\u0438\u0448 \u043F\u0438\u0441\u044B\u0432\u0430 \u0437\u0430\u043F\u0438\u0441 \u0443\u0434\u0430\u043B \u043E\u0442\u043F\u0440\u0430\u0432 \u043E\u0442\u0441\u044B\u043B \u0448\u043B \u0441\u043E\u0445\u0440\u0430\u043D \u043E\u0431\u043D\u043E\u0432 \u043E\u0442\u043C\u0435\u043D \u0431\u0440\u043E\u043D\u0438 \u0431\u0440\u043E\u043D\u0438\u0440 \u0437\u0430\u043C\u0435\u043D \u0437\u0430\u043F\u0443\u0441\u043A \u0437\u0430\u043F\u0443\u0441\u0442 \u043E\u0441\u0442\u0430\u043D\u0430\u0432 \u043E\u0441\u0442\u0430\u043D\u043E\u0432 \u0432\u044B\u043F\u043E\u043B\u043D \u043F\u0443\u0431\u043B\u0438\u043A\u0443 \u043F\u0443\u0431\u043B\u0438\u043A\u043E\u0432 \u0443\u0441\u0442\u0430\u043D \u043F\u0435\u0440\u0435\u043C\u0435\u0449 \u043F\u0435\u0440\u0435\u043C\u0435\u0441\u0442
    \u0434\u0432\u0438\u0433\u0430 \u0434\u0432\u0438\u043D \u043F\u0435\u0440\u0435\u043D\u043E\u0441\u0438\u0442 \u043F\u0435\u0440\u0435\u043D\u0435\u0441 \u043F\u0435\u0440\u0435\u043D\u043E\u0441 \u0440\u0435\u0433\u0438\u0441\u0442\u0440 \u043D\u0430\u0437\u043D\u0430\u0447 \u043F\u0440\u0438\u0441\u0432\u0430 \u043F\u0440\u0438\u0441\u0432\u043E \u0437\u0430\u0433\u0440\u0443 \u0433\u0440\u0443\u0437\u0438 \u0437\u0430\u043A\u0440\u044B \u043A\u0440\u044B\u0432\u0430 \u0437\u0430\u043A\u0440\u043E \u0431\u043B\u043E \u0440\u0435\u0437\u0435\u0440\u0432 \u043F\u043E\u043C\u0435\u0447 \u043F\u043E\u043C\u0435\u0442 \u043E\u0442\u043C\u0435\u0447 \u043E\u0442\u043C\u0435\u0442 \u0432\u043E\u0441\u0441\u0442\u0430\u043D \u043E\u0431\u044A\u0435\u0434\u0438\u043D \u0441\u043B\u0438\u0432\u0430 \u0441\u043B\u0438\u0432 \u0441\u043B\u0438\u044F \u0438\u043C\u043F\u043E\u0440\u0442 \u043E\u0434\u043E\u0431\u0440 \u0443\u0442\u0432\u0435\u0440\u0434 \u0443\u0442\u0432\u0435\u0440\u0436\u0434
    \u043F\u043B\u0430\u0442 \u043F\u043B\u0430\u0447 \u043E\u043F\u043B\u0430\u0442 \u043E\u043F\u043B\u0430\u0447 \u0432\u0441\u0442\u0430 \u0432\u0441\u0442\u0430\u0432\u043B \u0440\u0435\u0434\u0430\u043A\u0442\u0438\u0440 \u0438\u0441\u043F\u0440\u0430\u0432 \u043A\u043E\u0440\u0440\u0435\u043A\u0442\u0438\u0440 \u043F\u0435\u0440\u0435\u0438\u043C\u0435\u043D \u0438\u043C\u0435\u043D \u043A\u043E\u043F\u0438\u0440 \u0434\u0443\u0431\u043B\u0438\u0440 \u043A\u043B\u043E\u043D\u0438\u0440 \u0443\u0441\u0442\u0430\u043D\u0430\u0432 \u043D\u0430\u0441\u0442\u0440\u0430\u0438\u0432 \u043D\u0430\u0441\u0442\u0440\u043E \u0432\u043A\u043B\u044E\u0447 \u0432\u044B\u043A\u043B\u044E\u0447 \u043E\u0442\u043A\u043B\u044E\u0447 \u043F\u043E\u0434\u043A\u043B\u044E\u0447 \u0430\u043A\u0442\u0438\u0432\u0438\u0440 \u0434\u0435\u0430\u043A\u0442\u0438\u0432\u0438\u0440 \u043F\u043E\u0434\u043F\u0438\u0441 \u0437\u0430\u043A\u0430\u0437 \u043F\u043E\u043A\u0443\u043F \u043A\u0443\u043F\u0438 \u043F\u0440\u043E\u0434\u0430\u0451 \u043F\u0440\u043E\u0434\u0430
    \u043F\u043B\u0430\u043D\u0438\u0440 \u043F\u0440\u0438\u0433\u043B\u0430\u0448 \u043F\u0440\u0438\u0433\u043B\u0430\u0441 \u043F\u0440\u0435\u0434\u043E\u0441\u0442\u0430\u0432 \u043E\u0442\u0437\u044B\u0432 \u043E\u0442\u043E\u0437\u0432 \u0437\u0430\u0432\u0435\u0440\u0448 \u043F\u0440\u0435\u043A\u0440\u0430\u0442 \u043F\u0440\u0435\u043A\u0440\u0430\u0449 \u0433\u0435\u043D\u0435\u0440\u0438\u0440 \u043F\u043E\u0441\u0442\u0440\u043E \u0441\u0442\u0440\u043E\u0438 \u0430\u0440\u0445\u0438\u0432 \u043F\u0435\u0440\u0435\u0434\u0430 \u043E\u0447\u0438\u0449\u0430 \u043E\u0447\u0438\u0441\u0442 \u0441\u0431\u0440\u0430\u0441 \u0441\u0431\u0440\u043E\u0441 \u0437\u0430\u0434\u0430\u0451 \u0437\u0430\u0434\u0430 \u043F\u0440\u0438\u0432\u044F\u0437 \u0441\u0432\u044F\u0437 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434 \u043E\u0442\u043A\u043B\u043E\u043D \u043F\u0440\u0438\u043D\u0438\u043C\u0430 \u043F\u0440\u0438\u043D \u0441\u043D\u0438\u043C \u0441\u043D\u044F\u0442 \u043E\u0442\u043A\u0440\u044B
    \u0440\u0430\u0437\u0431\u043B\u043E \u043F\u0435\u0440\u0435\u043A\u043B\u044E\u0447 \u0437\u0430\u043F\u043E\u043B\u043D \u043D\u0430\u0436\u0438\u043C \u043F\u043E\u0434\u0430\u0432 \u043F\u043E\u0434\u0430 \u0440\u0430\u0441\u0442\u043E\u0440\u0433 \u043D\u0430\u0447\u0438\u043D \u043D\u0430\u0447\u043D \u0432\u0435\u0434\u0435 \u0441\u043D\u0438\u043C\u0430 \u0441\u0442\u0430\u0432\u0438\u0442 \u0441\u0442\u0430\u0432\u044C\u0442 \u043F\u043E\u0441\u0442\u0430\u0432\u044C`)}`,
  zh: `\u521B\u5EFA|\u5275\u5EFA|\u5EFA\u7ACB|\u65B0\u5EFA|\u65B0\u589E|\u6DFB\u52A0|\u52A0\u5165|\u589E\u52A0|\u4FEE\u6539|\u66F4\u6539|\u53D8\u66F4|\u8B8A\u66F4|\u7F16\u8F91|\u7DE8\u8F2F|\u66F4\u65B0|\u5199\u5165|\u5BEB\u5165|\u5220\u9664|\u522A\u9664|\u79FB\u9664|\u6E05\u9664|\u6E05\u7A7A|\u53D1\u9001|\u767C\u9001|\u5BC4\u9001|\u4FDD\u5B58|\u50A8\u5B58|\u5132\u5B58|\u5B58\u50A8|\u53D6\u6D88|\u64A4\u9500|\u64A4\u92B7|\u9884\u8BA2|\u9810\u8A02|\u9884\u7EA6|\u9810\u7D04|\u9884\u5B9A|\u8BA2\u8D2D|\u8A02\u8CFC|\u4E0B\u5355|\u4E0B\u55AE|
    \u8D2D\u4E70|\u8CFC\u8CB7|\u66FF\u6362|\u66FF\u63DB|\u542F\u52A8|\u555F\u52D5|\u542F\u7528|\u555F\u7528|\u505C\u7528|\u7981\u7528|\u505C\u6B62|\u7EC8\u6B62|\u7D42\u6B62|\u7ED3\u675F|\u7D50\u675F|\u6267\u884C|\u57F7\u884C|\u8FD0\u884C|\u767C\u5E03|\u53D1\u5E03|\u53D1\u8868|\u767C\u8868|\u8BBE\u7F6E|\u8A2D\u7F6E|\u8A2D\u5B9A|\u8BBE\u5B9A|\u914D\u7F6E|\u4E0A\u4F20|\u4E0A\u50B3|\u751F\u6210|\u4EA7\u751F|\u7522\u751F|\u8986\u76D6|\u8986\u84CB|\u79FB\u52A8|\u79FB\u52D5|\u79FB\u81F3|\u79FB\u5230|\u8F6C\u79FB|\u8F49\u79FB|\u8F6C\u5230|\u8F6C\u7ED9|
    \u6CE8\u518C|\u8A3B\u518A|\u767B\u8BB0|\u767B\u8A18|\u5206\u914D|\u6307\u6D3E|\u6307\u5B9A|\u59D4\u6D3E|\u5173\u95ED|\u95DC\u9589|\u6253\u5F00|\u6253\u958B|\u5F00\u542F|\u958B\u555F|\u5F00\u901A|\u9501\u5B9A|\u9396\u5B9A|\u9501\u4F4F|\u4E0A\u9501|\u89E3\u9501|\u89E3\u9396|\u6807\u8BB0|\u6A19\u8A18|\u6807\u4E3A|\u6A19\u70BA|\u6062\u590D|\u6062\u5FA9|\u8FD8\u539F|\u9084\u539F|\u5408\u5E76|\u5408\u4F75|\u5BFC\u5165|\u532F\u5165|\u5C0E\u5165|\u6279\u51C6|\u6838\u51C6|\u5BA1\u6279|\u5BE9\u6279|\u901A\u8FC7|\u62D2\u7EDD|\u62D2\u7D55|\u9A73\u56DE|
    \u652F\u4ED8|\u4ED8\u6B3E|\u7F34\u8D39|\u4ED8\u6E05|\u7ED3\u7B97|\u6263\u6B3E|\u9000\u6B3E|\u8F6C\u8D26|\u8F49\u5E33|\u63D2\u5165|\u8FFD\u52A0|\u9644\u52A0|\u91CD\u547D\u540D|\u6539\u540D|\u590D\u5236|\u8907\u88FD|\u514B\u9686|\u5B89\u88C5|\u5B89\u88DD|\u90E8\u7F72|\u8FDE\u63A5|\u9023\u63A5|\u65AD\u5F00|\u65B7\u958B|\u8BA2\u9605|\u8A02\u95B1|\u9000\u8BA2|\u5B89\u6392|\u9080\u8BF7|\u9080\u8ACB|\u6388\u4E88|\u6388\u6743|\u6388\u6B0A|\u64A4\u56DE|\u5F52\u6863|\u6B78\u6A94|\u5B58\u6863|\u5171\u4EAB|\u5206\u4EAB|\u91CD\u7F6E|\u91CD\u8A2D|\u8C03\u6574|\u8ABF\u6574|
    \u7ED1\u5B9A|\u7D81\u5B9A|\u5173\u8054|\u95DC\u806F|\u63D0\u4EA4|\u786E\u8BA4\u6536|\u8BB0\u5F55|\u8A18\u9304|\u586B\u5199|\u586B\u5BEB|\u70B9\u51FB|\u9EDE\u64CA|\u5207\u6362|\u5207\u63DB|\u6539\u4E3A|\u6539\u70BA|\u653E\u5165|\u7F6E\u4E3A`,
  ja: `\u4F5C\u6210|\u4F5C\u308B|\u4F5C\u308A|\u8FFD\u52A0|\u52A0\u3048|\u767B\u9332|\u5909\u66F4|\u5909\u3048|\u66F4\u65B0|\u7DE8\u96C6|\u4FEE\u6B63|\u66F8\u304D\u8FBC|\u66F8\u8FBC|\u66F8\u304D\u63DB|\u8A18\u9332|\u524A\u9664|\u6D88\u53BB|\u6D88\u3057|\u9664\u53BB|\u9001\u4FE1|\u9001\u308B|\u9001\u308A|\u9001\u4ED8|\u4FDD\u5B58|\u683C\u7D0D|\u30AD\u30E3\u30F3\u30BB\u30EB|\u53D6\u308A\u6D88|\u53D6\u6D88|\u4E88\u7D04|\u6CE8\u6587|\u8CFC\u5165|\u7F6E\u63DB|\u7F6E\u304D\u63DB|\u5DEE\u3057\u66FF|\u958B\u59CB|\u8D77\u52D5|\u505C\u6B62|\u7D42\u4E86|\u4E2D\u6B62|\u5B9F\u884C|\u516C\u958B|
    \u6295\u7A3F|\u8A2D\u5B9A|\u69CB\u6210|\u30A2\u30C3\u30D7\u30ED\u30FC\u30C9|\u751F\u6210|\u4E0A\u66F8\u304D|\u79FB\u52D5|\u79FB\u3059|\u79FB\u3057|\u79FB\u7BA1|\u5272\u308A\u5F53|\u5272\u5F53|\u62C5\u5F53\u306B|\u30A2\u30B5\u30A4\u30F3|\u9589\u3058|\u30AF\u30ED\u30FC\u30BA|\u958B\u304F|\u958B\u304D|\u30AA\u30FC\u30D7\u30F3|\u30ED\u30C3\u30AF|\u65BD\u9320|\u5370\u3092\u4ED8|\u5370\u3092\u3064|\u30DE\u30FC\u30AF|\u5FA9\u5143|\u623B\u3059|\u623B\u3057|\u5FA9\u65E7|\u5143\u306B|\u7D71\u5408|\u7D50\u5408|\u307E\u3068\u3081|\u30DE\u30FC\u30B8|\u4F75\u5408|\u53D6\u308A\u8FBC|\u53D6\u8FBC|
    \u30A4\u30F3\u30DD\u30FC\u30C8|\u8AAD\u307F\u8FBC\u307E\u305B|\u627F\u8A8D|\u8A31\u53EF|\u5374\u4E0B|\u62D2\u5426|\u652F\u6255|\u6255\u3044|\u6255\u3046|\u6C7A\u6E08|\u7CBE\u7B97|\u8ACB\u6C42|\u8FD4\u91D1|\u632F\u308A\u8FBC|\u9001\u91D1|\u633F\u5165|\u4ED8\u3051\u52A0|\u6539\u540D|\u540D\u524D\u3092\u5909|\u8907\u88FD|\u30B3\u30D4\u30FC|\u30A4\u30F3\u30B9\u30C8\u30FC\u30EB|\u5C0E\u5165|\u914D\u5099|\u30C7\u30D7\u30ED\u30A4|\u63A5\u7D9A|\u5207\u65AD|\u8CFC\u8AAD|\u89E3\u9664|\u89E3\u7D04|\u62DB\u5F85|\u4ED8\u4E0E|\u5265\u596A|\u30A2\u30FC\u30AB\u30A4\u30D6|\u5171\u6709|\u30EA\u30BB\u30C3\u30C8|
    \u8ABF\u6574|\u95A2\u9023\u4ED8|\u7D10\u4ED8|\u3072\u3082\u4ED8|\u63D0\u51FA|\u5165\u529B|\u30AF\u30EA\u30C3\u30AF|\u5207\u308A\u66FF|\u6709\u52B9|\u7121\u52B9|\u78BA\u5B9A|\u624B\u914D|\u767A\u884C|\u914D\u7F6E|\u4ED8\u3051|\u3064\u3051`,
  ko: `\uC0DD\uC131|\uB9CC\uB4E4|\uB9CC\uB4ED|\uCD94\uAC00|\uB354\uD558|\uB354\uD569|\uB4F1\uB85D|\uBCC0\uACBD|\uBC14\uAFB8|\uBC14\uAFC9|\uBC14\uAFD4|\uC218\uC815|\uD3B8\uC9D1|\uAC31\uC2E0|\uC5C5\uB370\uC774\uD2B8|\uC791\uC131|\uC4F0\uAE30|\uC501\uB2C8\uB2E4|\uAE30\uB85D|\uAE30\uC785|\uC0AD\uC81C|\uC81C\uAC70|\uC9C0\uC6B0|\uC9C0\uC6C1|\uBE44\uC6B0|\uBE44\uC6C1|\uC804\uC1A1|\uBC1C\uC1A1|\uBCF4\uB0B4|\uBCF4\uB0C5|\uC800\uC7A5|\uCDE8\uC18C|\uCCA0\uD68C|\uC608\uC57D|\uC8FC\uBB38|\uAD6C\uB9E4|\uAD50\uCCB4|\uB300\uCCB4|\uC2DC\uC791|\uC911\uC9C0|\uBA48\uCD94|\uC815\uC9C0|\uC885\uB8CC|\uB05D\uB0B4|
    \uC2E4\uD589|\uAC8C\uC2DC|\uBC1C\uD589|\uACF5\uAC1C|\uC124\uC815|\uAD6C\uC131|\uC5C5\uB85C\uB4DC|\uC62C\uB9AC|\uC62C\uB9BD|\uC62C\uB824|\uC774\uB3D9|\uC62E\uAE30|\uC62E\uAE41|\uC62E\uACA8|\uC774\uC804|\uC774\uAD00|\uD560\uB2F9|\uBC30\uC815|\uBC30\uB2F9|\uC9C0\uC815|\uB9E1\uAE30|\uB9E1\uAE41|\uB2EB|\uB9C8\uAC10|\uC5F4|\uC5FD\uB2C8|\uC7A0\uADF8|\uC7A0\uAE09|\uC7A0\uAE08|\uC7A0\uAC00|\uD45C\uC2DC\uD558|\uD45C\uC2DC\uD569|\uD45C\uC2DC\uD574|\uCCB4\uD06C|\uB9C8\uD0B9|\uBCF5\uC6D0|\uBCF5\uAD6C|\uB418\uB3CC\uB9AC|\uB418\uB3CC\uB9BD|\uB418\uC0B4\uB9AC|\uBCD1\uD569|\uD569\uCE58|\uD569\uCE69|\uD1B5\uD569|\uD569\uBCD1|
    \uAC00\uC838\uC624|\uAC00\uC838\uC635|\uAC00\uC838\uC640|\uBD88\uB7EC\uB4E4|\uC784\uD3EC\uD2B8|\uB4E4\uC5EC\uC624|\uC2B9\uC778|\uD5C8\uAC00|\uACB0\uC7AC|\uBC18\uB824|\uAC70\uC808|\uAC70\uBD80|\uACB0\uC81C|\uC9C0\uBD88|\uC9C0\uAE09|\uB0A9\uBD80|\uCE58\uB974|\uD658\uBD88|\uC1A1\uAE08|\uC774\uCCB4|\uCCAD\uAD6C|\uC0BD\uC785|\uC774\uB984\uC744 \uBC14\uAFB8|\uBCF5\uC0AC|\uBCF5\uC81C|\uC124\uCE58|\uBC30\uD3EC|\uC5F0\uACB0|\uC5F0\uB3D9|\uD574\uC81C|\uAD6C\uB3C5|\uCD08\uB300|\uBD80\uC5EC|\uBC15\uD0C8|\uBCF4\uAD00|\uACF5\uC720|\uCD08\uAE30\uD654|\uC870\uC815|\uC81C\uCD9C|\uC785\uB825|\uD074\uB9AD|\uC804\uD658|
    \uD65C\uC131\uD654|\uBE44\uD65C\uC131\uD654|\uD655\uC815|\uB36E\uC5B4`
};

// src/rules/quality/words/phrases.ts
var latin = (source) => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${source.replace(/\s*\n\s*/g, "")})(?![\\p{L}\\p{N}_])`, "iu");
var ascii = (source) => new RegExp(`\\b(?:${source.replace(/\s*\n\s*/g, "")})\\b`, "i");
var cjk = (source) => new RegExp(source.replace(/\s*\n\s*/g, ""), "u");
var PERSON = "you|the user|the task|a task|the request|a user|users|the customer|a customer|customers|someone|a person|anyone|the agent|an agent|the model|the caller|asked|people";
var PHRASES = {
  en: {
    trigger: ascii(`
      (?:use|call|run|invoke|prefer|choose|pick|try|reach for|start with|begin with) (?:this|it|these|only|when|whenever|to|for|after|before|if|instead|once|first|as|in|on|with|the tool)|
      (?:use|call) [\`'"]?[\\w.-]{1,64}[\`'"]? (?:tool )?(?:when|whenever|to|for|if|after|before|instead|first|once)|
      (?:using|calling|invoking) this|
      (?:useful|helpful|handy|ideal|best|suited|suitable|intended|designed|meant|recommended|appropriate|needed|perfect|great|good|used|works) (?:when|whenever|for|if|before|after|in)|
      (?:useful|helpful|handy|best used) to|
      when(?:ever)? (?:${PERSON}|needed|no|in doubt|unsure|working|looking|[a-z]{3,20}ing)|
      if (?:${PERSON}|unsure|in doubt|needed|necessary)|
      (?:before|after|prior to|while|once) (?:${PERSON}|any|each|every|[a-z]{3,20}ing)|
      (?:should|must|can|may|has to|needs to) be (?:used|called|run|invoked)|
      (?:call|run|use)(?:ed|d)? (?:first|once|before|after)|essential (?:for|to)|start here|always (?:use|call|run)|only (?:use|call|run|after|when|if)|
      for (?:questions|requests|tasks|cases|situations|scenarios|queries|when|use in)|
      to (?:answer|help|decide|find out|confirm|troubleshoot|diagnose|debug|investigate)|
      in order to|so (?:that )?(?:${PERSON}) can|
      instead of|rather than|when to use|use cases?|typical(?:ly)? (?:use|question|request)s?|triggers?(?= when|:)|(?:required|needed|necessary|prerequisite) (?:before|for|by)|answers? (?:questions|the question)|called (?:by|at|when)|example (?:questions|prompts|requests|queries)`),
    exclusion: ascii(`
      (?:do not|don[\u2019']t|never|not|avoid) (?:use|call|using|calling|run|intended|meant|suitable|suited|for|a replacement|appropriate|recommended|needed|necessary)|
      (?:does not|doesn[\u2019']t|cannot|can[\u2019']t|can not|will not|won[\u2019']t|is not|isn[\u2019']t|are not|do not|don[\u2019']t|never|without|unlike|except|excluding|limited to|only)|
      instead|rather than|as opposed to|(?:use|call|see|prefer|try|via) [\`'"]?[a-z0-9]{1,40}[_.-][\\w.-]{1,60}|no longer|unless|deprecated`),
    returns: ascii(`
      you (?:will )?get|returns?|returned|returning|responds?(?: with)?|gives?(?: you| back)?|outputs?|yields?|produces?|provides?|results?|response|repl(?:y|ies)|reports?|prints?|emits?|
      displays?|shows?|including|includes?|contains?|containing|with (?:its|their|all|the)|as (?:a |an )?(?:json|markdown|text|list|array|string|table|html|xml|csv|yaml|base64|pdf|png|image|url|object|map)|in (?:json|markdown|csv|yaml|xml|html)`),
    effects: ascii(EFFECTS.en),
    warning: ascii(`
      permanent(?:ly)?|no way back|irreversibl[ey]|irrevocabl[ey]|cannot be (?:undone|reversed|recovered|restored)|can[\u2019']?t be (?:undone|reversed|recovered|restored)|can not be undone|no undo|not reversible|
      not recoverable|unrecoverable|destructive|caution|warning|careful(?:ly)?|dangerous|confirm(?:s|ed|ation)?|approv(?:al|ed)|for good|undone|undo|reversible|recoverable|restored?|trash|
      recycle bin|soft.delet\\w{1,4}|data loss|lost|lose|overwrit(?:es?|ten)|cascad(?:es?|ing)|irrecoverabl[ey]|all (?:its|their|associated|related)|also (?:deletes|removes)`),
    readOnly: ascii(`
      read.?only|reads? only|only reads?|(?:does not|doesn[\u2019']t|never|without|not) (?:modify|modifying|change|changing|alter|write|writing|affect|update|mutate|touch)\\w*|no side effects?|changes nothing|nothing is (?:changed|written|modified)|
      makes no changes|safe to (?:call|run|use)`)
  },
  de: {
    trigger: latin(`
      nutz(?:e|en)|verwend(?:e|en|et)|benutz(?:e|en)|einsetzen|eingesetzt|aufrufen|aufzurufen|ruf(?:e|en)|setze|w\xE4hle|nimm|nehmen sie|wenn|falls|sobald|bevor|nachdem|geeignet|hilfreich|n\xFCtzlich|gedacht|dient|
      vor (?:dem|der|jeder|einer|jedem)|nach (?:dem|der|jeder|einer)|um zu|damit|statt|anstatt|anstelle|f\xFCr fragen|bei fragen`),
    exclusion: latin("nicht|kein(?:e|en|er|es)?|nie(?:mals)?|statt(?:dessen)?|anstatt|anstelle|nur|au\xDFer|ausgenommen|ohne"),
    returns: latin("liefer(?:t|n)|gib(?:t)?|geben|zur\xFCck|ergebnis(?:se)?|ausgabe|antwort(?:et)?|enth\xE4lt|enthalten|r\xFCckgabe|zeigt|mit"),
    effects: latin(EFFECTS.de),
    warning: latin(
      "endg\xFCltig|unwiderruflich|dauerhaft|r\xFCckg\xE4ngig|vorsicht|achtung|warnung|best\xE4tig(?:t|en|ung)|unumkehrbar|wiederherstell\\p{L}{1,8}|papierkorb|verlust|verloren"
    ),
    readOnly: latin(
      "nur lesend|liest nur|nur lesezugriff|schreibgesch\xFCtzt|\xE4ndert nichts|ver\xE4ndert nichts|schreibt nichts|lesend|lesezugriff|ohne etwas zu \xE4ndern"
    )
  },
  fr: {
    trigger: latin(`
      \xE0 utiliser|utilis(?:ez|er|e|\xE9|\xE9e)|emploie|employez|appel(?:ez|er|le)|lorsqu(?:e|['\u2019])|quand|d\xE8s qu(?:e|['\u2019])|avant|apr\xE8s|si l['\u2019]|si (?:vous|un|une|le|la|tu)|s['\u2019]il|utile|pratique|sert \xE0|servir|en cas|afin|
      pour (?:r\xE9pondre|savoir|trouver|v\xE9rifier|les questions|toute question)|plut\xF4t que|au lieu`),
    exclusion: latin("ne|n[\u2019'](?:est|a|utilise)|jamais|sans|plut\xF4t|au lieu|sauf|seulement|uniquement|pas"),
    returns: latin("renvoi(?:e|ent|es)|retourn(?:e|ent)|donne|fourni(?:t|ssent)|r\xE9sultat(?:s)?|r\xE9ponse|affiche|contient|rend|avec|liste"),
    effects: latin(EFFECTS.fr),
    warning: latin(
      "d\xE9finiti(?:f|ve|vement)|irr\xE9versible|permanent|permanente|annul\xE9e?|attention|avertissement|confirm(?:er|\xE9|\xE9e|ation|ez)|perdu(?:e|s|es)?|perte|r\xE9cup\xE9r\\p{L}{1,6}|corbeille"
    ),
    readOnly: latin("lecture seule|en lecture|ne modifie (?:rien|pas)|sans (?:rien )?modifier|sans effet")
  },
  es: {
    trigger: latin(`
      us(?:a|ar|e|alo|ala)|\xFAsa(?:lo|la)|utiliz(?:a|ar|ado)|utilice|util\xEDza(?:lo|la)|cuando|si (?:el|la|un|una|necesita|necesitas|se|no)|antes de|despu\xE9s de|tras|\xFAtil|ideal|llam(?:a|e|ar)|sirve|en caso|para (?:responder|saber|cuando|preguntas)|ll\xE1m(?:ala|alo|ela|elo)|
      en lugar|en vez`),
    exclusion: latin("no|nunca|sin|excepto|salvo|solo|s\xF3lo|solamente|en lugar|en su lugar|en vez|\xFAnicamente"),
    returns: latin("devuelve|devuelven|retorna|regresa|da|entrega|proporciona|resultado(?:s)?|respuesta|muestra|contiene|incluye|con"),
    effects: latin(EFFECTS.es),
    warning: latin(
      "permanente(?:mente)?|irreversible|deshacer|definitiv(?:o|a|amente)|cuidado|atenci\xF3n|advertencia|confirm(?:e|a|ado|ada|aci\xF3n|ar)|perder|pierde|perdid(?:o|a|os|as)|recuperar|papelera"
    ),
    readOnly: latin("solo lectura|s\xF3lo lectura|solo lee|s\xF3lo lee|no modifica|sin modificar|no cambia nada")
  },
  pt: {
    trigger: latin(`
      us(?:e|a|ar|ado)|utiliz(?:e|a|ar)|quando|se (?:o|a|um|uma|precisar|voc\xEA|n\xE3o)|antes d(?:e|o|a)|depois d(?:e|o|a)|ap\xF3s|\xFAtil|ideal|cham(?:e|a|ar)|serve|caso|em vez|ao inv\xE9s|para (?:responder|saber|perguntas)`),
    exclusion: latin("n\xE3o|nunca|sem|exceto|salvo|apenas|somente|s\xF3|em vez|ao inv\xE9s"),
    returns: latin("retorna(?:m)?|devolve(?:m)?|d\xE1|fornece|resultado(?:s)?|resposta|mostra|cont\xE9m|inclui|com|entrega"),
    effects: latin(EFFECTS.pt),
    warning: latin(
      "permanente(?:mente)?|irrevers\xEDvel|desfeit(?:o|a)|desfazer|definitiv(?:o|a|amente)|cuidado|aten\xE7\xE3o|aviso|confirm(?:e|a|ado|ada|a\xE7\xE3o|ar)|perd(?:a|er|ido|ida)|recuperar|lixeira"
    ),
    readOnly: latin(
      "somente leitura|apenas leitura|s\xF3 leitura|somente l\xEA|apenas l\xEA|s\xF3 l\xEA|n\xE3o (?:modifica|altera)|sem (?:modificar|alterar)"
    )
  },
  it: {
    trigger: latin(`
      us(?:a|are|alo|ala|ato)|da usare|utilizz(?:a|are|ato|alo)|quando|se (?:l['\u2019]|il|la|un|una|serve|non)|prima d(?:i|el|ella)|dopo|utile|ideale|chiama(?:re|lo)?|serve|nel caso|invece|anzich\xE9|per (?:rispondere|sapere|domande)`),
    exclusion: latin("non|mai|senza|eccetto|tranne|solo|soltanto|invece|anzich\xE9"),
    returns: latin("restituisc(?:e|ono)|ritorna|fornisc(?:e|ono)|d\xE0|risultat(?:o|i)|risposta|mostra|contiene|include|con"),
    effects: latin(EFFECTS.it),
    warning: latin(
      "permanente(?:mente)?|irreversibil(?:e|mente)|definitiv(?:o|a|amente)|annullat(?:o|a)|annullare|attenzione|avviso|conferm(?:a|are|ato|ata)|pers(?:o|a|i|e)|perdita|recuperare|cestino"
    ),
    readOnly: latin("sola lettura|solo lettura|legge soltanto|legge solo|non modifica|senza modificare|non cambia")
  },
  ru: {
    trigger: latin(`
      \u0438\u0441\u043F\u043E\u043B\u044C\u0437(?:\u0443\u0439|\u0443\u0439\u0442\u0435|\u043E\u0432\u0430\u0442\u044C|\u0443\u0435\u0442\u0441\u044F|\u0443\u044E\u0442)|\u043F\u0440\u0438\u043C\u0435\u043D\u044F(?:\u0439|\u0439\u0442\u0435|\u0442\u044C|\u0435\u0442\u0441\u044F)|\u0432\u044B\u0437\u044B\u0432\u0430(?:\u0439|\u0439\u0442\u0435|\u0442\u044C|\u0435\u0442\u0441\u044F)|\u0432\u044B\u0437\u0432\u0430\u0442\u044C|\u0432\u044B\u0437\u043E\u0432\u0438\u0442\u0435|\u043A\u043E\u0433\u0434\u0430|\u0435\u0441\u043B\u0438|\u043F\u0435\u0440\u0435\u0434|\u043F\u0440\u0435\u0436\u0434\u0435|\u043F\u043E\u0441\u043B\u0435|\u043F\u043E\u043B\u0435\u0437(?:\u0435\u043D|\u043D\u0430|\u043D\u043E|\u043D\u044B)|\u043F\u043E\u0434\u0445\u043E\u0434\u0438\u0442|\u043D\u0443\u0436(?:\u0435\u043D|\u043D\u0430|\u043D\u043E|\u043D\u044B)|\u0441\u043B\u0443\u0436\u0438\u0442|\u043F\u0440\u0435\u0434\u043D\u0430\u0437\u043D\u0430\u0447\u0435\u043D(?:\u0430|\u043E|\u044B)?|
      \u0447\u0442\u043E\u0431\u044B|\u0432\u043C\u0435\u0441\u0442\u043E|\u043F\u0440\u0438 \u043D\u0435\u043E\u0431\u0445\u043E\u0434\u0438\u043C\u043E\u0441\u0442\u0438|\u0434\u043B\u044F (?:\u0432\u043E\u043F\u0440\u043E\u0441\u043E\u0432|\u043E\u0442\u0432\u0435\u0442\u0430|\u043E\u0442\u0432\u0435\u0442\u043E\u0432)`),
    exclusion: latin("\u043D\u0435|\u043D\u0435\u0442|\u043D\u0435\u043B\u044C\u0437\u044F|\u043D\u0438\u043A\u043E\u0433\u0434\u0430|\u0431\u0435\u0437|\u043A\u0440\u043E\u043C\u0435|\u0442\u043E\u043B\u044C\u043A\u043E|\u0432\u043C\u0435\u0441\u0442\u043E"),
    returns: latin("\u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0430(?:\u0435\u0442|\u044E\u0442|\u0435\u0442\u0441\u044F)|\u0432\u0435\u0440\u043D\u0451\u0442|\u0432\u0435\u0440\u043D\u0435\u0442|\u0432\u044B\u0434\u0430(?:\u0451\u0442|\u0435\u0442)|\u0440\u0435\u0437\u0443\u043B\u044C\u0442\u0430\u0442(?:\u044B|\u043E\u0432)?|\u043E\u0442\u0432\u0435\u0442(?:\u0435)?|\u043F\u043E\u043A\u0430\u0437\u044B\u0432\u0430\u0435\u0442|\u0441\u043E\u0434\u0435\u0440\u0436\u0438\u0442|\u0432\u044B\u0432\u043E\u0434\u0438\u0442|\u0441\u043F\u0438\u0441\u043E\u043A"),
    effects: latin(EFFECTS.ru),
    warning: latin(
      "\u043D\u0430\u0432\u0441\u0435\u0433\u0434\u0430|\u043D\u0435\u043E\u0431\u0440\u0430\u0442\u0438\u043C\u043E|\u043D\u0435\u043B\u044C\u0437\u044F \u043E\u0442\u043C\u0435\u043D\u0438\u0442\u044C|\u043E\u0442\u043C\u0435\u043D\u0438\u0442\u044C \u043D\u0435\u043B\u044C\u0437\u044F|\u0431\u0435\u0437\u0432\u043E\u0437\u0432\u0440\u0430\u0442\u043D\u043E|\u043E\u0441\u0442\u043E\u0440\u043E\u0436\u043D\u043E|\u0432\u043D\u0438\u043C\u0430\u043D\u0438\u0435|\u043F\u0440\u0435\u0434\u0443\u043F\u0440\u0435\u0436\u0434\u0435\u043D\u0438\u0435|\u043F\u043E\u0434\u0442\u0432\u0435\u0440\\p{L}{1,10}|\u043F\u043E\u0442\u0435\u0440\\p{L}{1,8}|\u0432\u043E\u0441\u0441\u0442\u0430\u043D\u043E\u0432\\p{L}{1,8}|\u043A\u043E\u0440\u0437\u0438\u043D\\p{L}{1,4}"
    ),
    readOnly: latin("\u0442\u043E\u043B\u044C\u043A\u043E \u0447\u0442\u0435\u043D\u0438\u0435|\u0442\u043E\u043B\u044C\u043A\u043E \u0434\u043B\u044F \u0447\u0442\u0435\u043D\u0438\u044F|\u0442\u043E\u043B\u044C\u043A\u043E \u0447\u0438\u0442\u0430\u0435\u0442|\u043D\u0435 \u0438\u0437\u043C\u0435\u043D\u044F\u0435\u0442|\u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435 \u043C\u0435\u043D\u044F\u0435\u0442|\u0431\u0435\u0437 \u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u0439")
  },
  zh: {
    trigger: cjk(
      "\u5F53|\u7576|\u4F7F\u7528|\u7528\u4E8E|\u7528\u65BC|\u9002\u7528|\u9069\u7528|\u8C03\u7528|\u8ABF\u7528|\u547C\u53EB|\u4E4B\u524D|\u4EE5\u524D|\u524D\u5148|\u4E4B\u540E|\u4E4B\u5F8C|\u5982\u679C|\u5982\u9700|\u9700\u8981|\u4EE5\u4FBF|\u65F6\u5019|\u6642\u5019|\u60C5\u51B5\u4E0B|\u60C5\u6CC1\u4E0B|\u573A\u666F|\u5834\u666F|\u800C\u4E0D\u662F"
    ),
    exclusion: cjk("\u4E0D\u8981|\u4E0D\u80FD|\u4E0D\u53EF|\u4E0D\u4F1A|\u4E0D\u6703|\u4E0D\u8FD4\u56DE|\u4E0D\u9002|\u4E0D\u9069|\u8BF7\u52FF|\u8ACB\u52FF|\u52FF|\u800C\u4E0D\u662F|\u800C\u975E|\u4EC5|\u50C5|\u53EA|\u9664|\u65E0\u6CD5|\u7121\u6CD5|\u6CA1\u6709|\u6C92\u6709"),
    returns: cjk("\u8FD4\u56DE|\u56DE\u4F20|\u56DE\u50B3|\u8F93\u51FA|\u8F38\u51FA|\u7ED3\u679C|\u7D50\u679C|\u5F97\u5230|\u83B7\u5F97|\u7372\u5F97|\u63D0\u4F9B|\u5305\u62EC|\u5305\u542B|\u663E\u793A|\u986F\u793A|\u5217\u51FA"),
    effects: cjk(EFFECTS.zh),
    warning: cjk("\u6C38\u4E45|\u4E0D\u53EF\u9006|\u4E0D\u53EF\u64A4\u9500|\u4E0D\u53EF\u64A4\u92B7|\u65E0\u6CD5\u64A4\u9500|\u7121\u6CD5\u5FA9\u539F|\u65E0\u6CD5\u6062\u590D|\u8B66\u544A|\u6CE8\u610F|\u8C28\u614E|\u8B39\u614E|\u786E\u8BA4|\u78BA\u8A8D|\u4E22\u5931|\u907A\u5931|\u6062\u590D|\u6062\u5FA9|\u56DE\u6536\u7AD9"),
    readOnly: cjk("\u53EA\u8BFB|\u552F\u8B80|\u4EC5\u8BFB|\u53EA\u8B80|\u4E0D\u4FEE\u6539|\u4E0D\u4F1A\u4FEE\u6539|\u4E0D\u6703\u4FEE\u6539|\u4E0D\u66F4\u6539|\u4E0D\u6539\u53D8|\u4EC5\u67E5\u8BE2")
  },
  ja: {
    trigger: cjk("\u4F7F\u7528|\u4F7F\u3046|\u4F7F\u3063|\u4F7F\u3044|\u5229\u7528|\u547C\u3073\u51FA|\u547C\u3093|\u5834\u5408|\u3068\u304D|\u6642\u306B|\u524D\u306B|\u5F8C\u306B|\u969B\u306B|\u305F\u3044\u6642|\u305F\u3081\u306B|\u5FC5\u8981|\u304F\u3060\u3055\u3044|\u4EE3\u308F\u308A\u306B"),
    exclusion: cjk("\u306A\u3044|\u307E\u305B\u3093|\u305B\u305A|\u306E\u307F|\u3060\u3051|\u4EE3\u308F\u308A\u306B|\u4EE5\u5916|\u9664\u304F|\u9664\u304D|\u7981\u6B62|\u3067\u304D\u305A"),
    returns: cjk("\u8FD4\u3059|\u8FD4\u3057|\u8FD4\u3055|\u8FD4\u308A|\u623B\u308A|\u51FA\u529B|\u7D50\u679C|\u53D6\u5F97|\u63D0\u4F9B|\u542B\u3080|\u542B\u307F|\u542B\u307E\u308C|\u8868\u793A|\u4E00\u89A7"),
    effects: cjk(EFFECTS.ja),
    warning: cjk("\u53D6\u308A\u6D88\u305B|\u5143\u306B\u623B\u305B|\u623B\u305B|\u6C38\u4E45|\u5B8C\u5168\u306B|\u4E0D\u53EF\u9006|\u8B66\u544A|\u6CE8\u610F|\u78BA\u8A8D|\u5931\u308F\u308C|\u5FA9\u5143|\u5FA9\u65E7|\u30B4\u30DF\u7BB1"),
    readOnly: cjk("\u8AAD\u307F\u53D6\u308A\u5C02\u7528|\u8AAD\u53D6\u5C02\u7528|\u8AAD\u307F\u53D6\u308A\u306E\u307F|\u53C2\u7167\u306E\u307F|\u5909\u66F4\u3057\u306A\u3044|\u5909\u66F4\u3057\u307E\u305B\u3093|\u66F8\u304D\u8FBC\u307F\u307E\u305B\u3093|\u8AAD\u3080\u3060\u3051")
  },
  ko: {
    trigger: cjk("\uC0AC\uC6A9|\uC774\uC6A9|\uD638\uCD9C|\uB54C|\uACBD\uC6B0|\uC804\uC5D0|\uD6C4\uC5D0|\uD544\uC694|\uC704\uD574|\uB300\uC2E0|\uD558\uB824\uBA74"),
    exclusion: cjk("\uC54A|\uB9D0|\uB9C8\uC138\uC694|\uC5C6|\uBABB|\uB300\uC2E0|\uC81C\uC678|\uB9CC |\uBD88\uAC00|\uC544\uB2C8"),
    returns: cjk("\uBC18\uD658|\uB3CC\uB824|\uACB0\uACFC|\uCD9C\uB825|\uC81C\uACF5|\uD3EC\uD568|\uD45C\uC2DC|\uC751\uB2F5|\uBAA9\uB85D"),
    effects: cjk(EFFECTS.ko),
    warning: cjk("\uC601\uAD6C|\uB418\uB3CC\uB9B4|\uBCF5\uAD6C|\uCDE8\uC18C\uD560 \uC218|\uC8FC\uC758|\uACBD\uACE0|\uD655\uC778|\uC190\uC2E4|\uD734\uC9C0\uD1B5|\uB3CC\uC774\uD0AC"),
    readOnly: cjk("\uC77D\uAE30 \uC804\uC6A9|\uC77D\uAE30\uC804\uC6A9|\uC77D\uAE30\uB9CC|\uC870\uD68C\uB9CC|\uBCC0\uACBD\uD558\uC9C0|\uC218\uC815\uD558\uC9C0")
  }
};

// src/rules/quality/words/read.ts
var READ = 8e3;
var Reading = class {
  /** The description without white space around it, cut at READ. */
  text;
  cut;
  language;
  #sentences;
  #places = /* @__PURE__ */ new Map();
  #words;
  constructor(item) {
    const whole = item.description ?? "";
    this.cut = whole.length > READ;
    this.text = (this.cut ? whole.slice(0, READ) : whole).trim();
    this.language = guess(this.text, item.name ?? "");
  }
  /** Sentences that hold more than a mark or a number. */
  get sentences() {
    this.#sentences ??= sentences(this.text).filter((s) => /[\p{L}]{2}|[\u3041-\uffdc]/u.test(s.text));
    return this.#sentences;
  }
  get words() {
    this.#words ??= wordCount(this.text);
    return this.#words;
  }
  get known() {
    return this.language !== "unknown";
  }
  /** Where the first phrase of that purpose stands, in its language or in English; -1 when there is none. */
  place(purpose) {
    let place2 = this.#places.get(purpose);
    if (place2 === void 0) {
      place2 = this.known ? this.#find(purpose) : -1;
      this.#places.set(purpose, place2);
    }
    return place2;
  }
  says(purpose) {
    return this.place(purpose) >= 0;
  }
  #find(purpose) {
    const own2 = this.language === "unknown" ? -1 : this.text.search(PHRASES[this.language][purpose]);
    return own2 >= 0 || this.language === "en" ? own2 : this.text.search(PHRASES.en[purpose]);
  }
};
var readings = /* @__PURE__ */ new WeakMap();
function read(item) {
  let reading = readings.get(item);
  if (!reading) {
    reading = new Reading(item);
    readings.set(item, reading);
  }
  return reading;
}
var ENGLISH = new Set(
  "the an this that these of for to from at by with within and or is are be it its as all any each your you there no not when if before after one two new given current".split(
    " "
  )
);
function guess(text9, name) {
  const found = language(text9);
  if (found === "ru") return notRussian(text9.slice(0, 1e3)) ? "unknown" : "ru";
  if (found === "zh" || found === "ja" || found === "ko") return found;
  const sample = words3(text9.slice(0, 1e3));
  if (isForeign(sample)) return "unknown";
  if (found !== "unknown") return found;
  const own2 = new Set(identifierWords(name.slice(0, 200)).map(stem));
  const letters2 = sample.filter((w) => new RegExp("\\p{L}", "u").test(w));
  if (letters2.some((w) => !/^[a-z'’]+$/.test(w.replace(/[0-9]/g, "")))) return "unknown";
  const english = letters2.filter((w) => verbOf(w) !== void 0 || own2.has(stem(w)) || ENGLISH.has(w));
  return english.length > 0 && english.length * 4 >= letters2.length ? "en" : "unknown";
}

// src/rules/quality/words/needs.ts
var NARROW = 6;
function selfEvident(tool, context) {
  const names = namesOf(context);
  const part = names.get(tool.name);
  if (names.count > NARROW || part.verb === void 0 || part.object.length < 1 || part.object.length > 2) return false;
  const { sense: sense3 } = VERBS.get(part.verb);
  if (sense3 !== "get" && sense3 !== "list" && sense3 !== "count") return false;
  const parameters2 = tool.parameters;
  return parameters2.length <= 2 && names.near(tool.name).length === 0 && parameters2.every(([, schema]) => described(tool, schema) !== "" || Array.isArray(own(inner(tool, schema), "enum")));
}
function neededSentences(tool, context) {
  if (selfEvident(tool, context)) return 1;
  const near = namesOf(context).near(tool.name).length;
  const count = tool.parameters.length;
  if (near > 0 || count >= 3) return 3;
  return count === 0 && effectOf(tool, context) === "read" ? 1 : 2;
}
function effectOf(tool, context) {
  const { annotations } = tool;
  if (annotations && own(annotations, "readOnlyHint") === true) return "read";
  if (annotations && own(annotations, "readOnlyHint") === false && own(annotations, "destructiveHint") === true) return "destroy";
  const named = verbOfTool(tool, context) ?? openingVerb(tool);
  if (named !== void 0) return VERBS.get(named).effect;
  return annotations && own(annotations, "readOnlyHint") === false ? "write" : void 0;
}
var verbOfTool = (tool, context) => namesOf(context).get(tool.name).verb;
function openingVerb(tool) {
  const first = /^[^A-Za-z]{0,10}([A-Za-z]{2,20})\b/.exec(read(tool).text)?.[1];
  return first === void 0 ? void 0 : verbOf(first.toLowerCase());
}
var MISSING = {
  trigger: "when to call it",
  exclusion: "when another tool fits better",
  returns: "what comes back",
  effects: "what it changes",
  warning: "whether it can be undone",
  limits: "its limits",
  not: "what it does not return"
};
function missingParts(tool, context) {
  const reading = read(tool);
  const effect = effectOf(tool, context);
  const missing = [];
  if (!reading.says("trigger")) missing.push("trigger");
  if (namesOf(context).near(tool.name).length > 0 && !reading.says("exclusion")) missing.push("exclusion");
  if (tool.outputSchema === void 0 && !reading.says("returns")) missing.push("returns");
  if (effect !== void 0 && effect !== "read" && !reading.says("effects")) missing.push("effects");
  if (effect === "destroy" && !reading.says("warning")) missing.push("warning");
  return missing.length ? missing : ["limits", "not"];
}

// src/rules/quality/annotation-missing.ts
var HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
var rule63 = {
  meta: {
    id: "quality/annotation-missing",
    level: "warning",
    kind: "content",
    summary: "A tool has no hints, so clients take it for one that destroys and reaches out into the world.",
    why: "Left out, the hints have cautious defaults: it writes, destructively, not twice the same, to the open world. Clients then ask before each call, and some directories refuse the server.",
    source: ["S1", "S2", "mcp"],
    messages: {
      default: {
        title: "{tool} has no hints, so clients take it for a destructive tool that reaches into the open world.",
        help: "Set readOnlyHint and openWorldHint, and for a tool that writes destructiveHint and idempotentHint as well."
      },
      reads: {
        title: "{tool} seems to only read ({verb}) but has no hints, so clients take it for destructive and ask before each call.",
        help: 'If it changes nothing, set "readOnlyHint": true. Set openWorldHint to true if it reaches beyond your own systems, else to false.'
      },
      writes: {
        title: "{tool} writes ({verb}) and has no hints, so clients take it for destructive.",
        help: 'Set "readOnlyHint": false, and say with destructiveHint whether it only adds, with idempotentHint whether a second call changes nothing more.'
      },
      destroys: {
        title: "{tool} destroys ({verb}) and says so by no hint.",
        help: 'Set "destructiveHint": true, and "idempotentHint": true if a second call changes nothing more, so that clients ask before the call.'
      }
    }
  },
  *tool(tool, context) {
    const { annotations } = tool;
    if (annotations && HINTS.some((hint) => typeof own(annotations, hint) === "boolean")) return;
    const effect = effectOf(tool, context);
    const messageId = effect === void 0 || effect === "run" ? "default" : effect === "read" ? "reads" : effect === "destroy" ? "destroys" : "writes";
    yield issue(tool, "/annotations", messageId === "default" ? {} : { verb: verbOfTool(tool, context) ?? openingVerb(tool) ?? "" }, {
      messageId,
      // The cautious reading is the right one here.
      ...effect === "destroy" ? { level: "note" } : {}
    });
  }
};

// src/rules/quality/arguments-nested.ts
var DEEPEST3 = 3;
var rule64 = {
  meta: {
    id: "quality/arguments-nested",
    level: "warning",
    kind: "content",
    summary: "Arguments are wrapped in an object of their own, or nest deeper than three levels.",
    why: "Models fill in flat arguments more reliably. A wrapper around all arguments adds a level that carries nothing, and is often forgotten in the call.",
    source: ["S1"],
    options: {
      type: "object",
      properties: {
        depth: { type: "integer", minimum: 1, default: DEEPEST3, description: "Levels of parameters that are accepted; 1 is the root" }
      },
      additionalProperties: false
    },
    messages: {
      default: {
        title: "The parameter {parameter} of {tool} lies {depth} levels deep.",
        help: "Bring it nearer to the root, or take a flat list of values."
      },
      wrapper: {
        title: "{tool} wraps all its arguments in {parameter}.",
        help: "Put {inside} at the root of the input schema."
      }
    }
  },
  *tool(tool, context) {
    const [only, ...others] = tool.parameters;
    const most = option(context, "depth", DEEPEST3);
    if (only && others.length === 0) {
      const schema = inner(tool, only[1]);
      const properties = own(schema, "properties");
      if (isObject(properties) && Object.keys(properties).length > 1) {
        const evidence = { parameter: only[0], inside: Object.keys(properties).slice(0, 6) };
        yield issue(tool, `/inputSchema/properties/${only[0].replaceAll("~", "~0").replaceAll("/", "~1")}`, evidence, {
          messageId: "wrapper"
        });
      }
    }
    let deepest;
    for (const p of parametersOf(tool)) if (p.depth > (deepest?.depth ?? most) && !repeats(p.path)) deepest = p;
    if (deepest) yield issue(tool, deepest.pointer, { parameter: deepest.path, depth: deepest.depth }, { level: "note" });
  }
};
function repeats(path) {
  const steps2 = path.split(".").map((s) => s.replace("[]", ""));
  return new Set(steps2).size < steps2.length;
}

// src/rules/quality/words/advice.ts
function refusing(setting, fragment) {
  if (!isObject(fragment)) return [];
  const keys = Object.keys(fragment);
  const format2 = own(fragment, "format");
  const clients = [
    ...limitsOf(setting, "keywords").filter((f) => keys.some((key) => f.limit.value.includes(key))),
    ...limitsOf(setting, "formats").filter((f) => typeof format2 === "string" && !f.limit.value.includes(format2))
  ];
  return [...new Set(clients.map((f) => f.client.label))];
}

// src/rules/quality/arguments-open.ts
var rule65 = {
  meta: {
    id: "quality/arguments-open",
    level: "warning",
    kind: "content",
    summary: "The input schema accepts arguments it does not know.",
    why: "A mistyped or invented argument is then not refused by the schema. Where the tool does not check it either, the model believes that it had an effect. The specification recommends a closed schema for tools without arguments.",
    source: ["S1", "mcp"],
    messages: {
      default: {
        title: "{tool} accepts arguments that it does not know: a mistyped or invented argument is not refused by the schema.",
        help: 'Set "additionalProperties": false at the root of its input schema.'
      },
      none: {
        title: "{tool} takes no arguments, and its schema accepts any.",
        help: 'Use { "type": "object", "properties": {}, "additionalProperties": false } as its input schema.'
      },
      client: {
        title: "{tool} accepts arguments that it does not know: a mistyped or invented argument is not refused by the schema.",
        help: "Refuse unknown arguments in the code of the tool: {clients} takes no schema that does it."
      },
      clientNone: {
        title: "{tool} takes no arguments, and its schema accepts any.",
        help: "Refuse arguments in the code of the tool: {clients} takes no schema that does it."
      }
    }
  },
  *tool(tool, context) {
    const schema = tool.inputSchema;
    if (!isObject(schema)) return;
    if (own(schema, "additionalProperties") !== void 0 && own(schema, "additionalProperties") !== true) return;
    if (["$ref", "allOf", "anyOf", "oneOf", "patternProperties"].some((key) => own(schema, key) !== void 0)) return;
    if (own(schema, "unevaluatedProperties") === false) return;
    const none2 = tool.parameters.length === 0;
    const clients = refusing(context, { additionalProperties: false });
    if (clients.length === 0) yield issue(tool, "/inputSchema", {}, none2 ? { messageId: "none" } : { level: "note" });
    else yield issue(tool, "/inputSchema", { clients }, { messageId: none2 ? "clientNone" : "client", level: "note" });
  }
};

// src/rules/quality/default-invalid.ts
var REASONS = {
  type: "the type is",
  enum: "the values are",
  minimum: "the minimum is",
  maximum: "the maximum is",
  exclusiveMinimum: "it must be over",
  exclusiveMaximum: "it must be under",
  minLength: "the fewest characters are",
  maxLength: "the most characters are"
};
var WORDS2 = Object.entries(REASONS).map(([reason, words4]) => `${reason}=${words4}`).join("|");
var rule66 = {
  meta: {
    id: "quality/default-invalid",
    level: "warning",
    kind: "content",
    summary: "A default is not valid under its own schema.",
    why: "A client that fills in the default sends a call that the schema refuses, and a model learns a wrong example. One of the two is not what you meant.",
    source: ["S1", "mcp"],
    messages: {
      default: {
        title: `The default {value} of the parameter {parameter} of {tool} is refused by its own schema: {of:entry=of an entry |value=}{reason:${WORDS2}} {wanted}.`,
        help: "Make the default fit, or widen the schema."
      }
    }
  },
  *tool(tool) {
    for (const p of parametersOf(tool)) {
      const value = own(p.schema, "default");
      if (value === void 0) continue;
      const direct = resolved(tool, p.schema);
      const branches = own(direct, "anyOf") ?? own(direct, "oneOf");
      const options = Array.isArray(branches) ? branches.map((b) => inner(tool, b)) : [direct];
      const reasons = options.map((schema) => refuses(schema, value));
      const reason = reasons.find((r) => r !== null);
      if (reason === void 0 || reason === null || reasons.some((r) => r === null)) continue;
      const level = value === null ? { level: "note" } : {};
      yield issue(tool, p.pointer, { parameter: p.path, value: JSON.stringify(cutDeep(value)).slice(0, 80), ...reason }, level);
    }
  }
};
function refuses(schema, value, depth = 0) {
  if (depth > 10) return null;
  const because = (reason, wanted) => ({ of: "value", reason, wanted });
  const type = own(schema, "type");
  const types = (Array.isArray(type) ? type : [type]).filter((t) => typeof t === "string");
  if (types.length && own(schema, "nullable") !== true && !types.some((t) => is(t, value))) return because("type", types);
  const values2 = own(schema, "enum");
  if (Array.isArray(values2) && values2.length && !values2.some((v) => same2(v, value)))
    return because(
      "enum",
      values2.slice(0, 8).map((v) => JSON.stringify(cutDeep(v)).slice(0, 60))
    );
  const bound = (key) => {
    const limit = own(schema, key);
    return typeof limit === "number" ? limit : void 0;
  };
  const [min, max, above, below] = [bound("minimum"), bound("maximum"), bound("exclusiveMinimum"), bound("exclusiveMaximum")];
  if (typeof value === "number") {
    if (min !== void 0 && value < min) return because("minimum", min);
    if (max !== void 0 && value > max) return because("maximum", max);
    if (above !== void 0 && value <= above) return because("exclusiveMinimum", above);
    if (below !== void 0 && value >= below) return because("exclusiveMaximum", below);
  }
  const items = own(schema, "items");
  if (Array.isArray(value) && items !== void 0) {
    for (const entry of value.slice(0, 100)) {
      const reason = refuses(items, entry, depth + 1);
      if (reason !== null) return { ...reason, of: "entry" };
    }
  }
  const [shortest, longest] = [bound("minLength"), bound("maxLength")];
  if (typeof value === "string") {
    const length = [...value.slice(0, 1e5)].length;
    if (shortest !== void 0 && length < shortest) return because("minLength", shortest);
    if (longest !== void 0 && length > longest) return because("maxLength", longest);
  }
  return null;
}
function is(type, value) {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "number":
    case "string":
    case "boolean":
      return typeof value === type;
    default:
      return true;
  }
}
var same2 = (a, b) => a === b || typeof a === "object" && typeof b === "object" && canonical(cutDeep(a)) === canonical(cutDeep(b));

// src/rules/quality/description-missing.ts
var rule67 = {
  meta: {
    id: "quality/description-missing",
    level: "warning",
    kind: "content",
    summary: "A tool has no description, or an empty one.",
    why: "The protocol makes the description optional, but it is what a model chooses by: a tool without one is called by the sound of its name, or never.",
    source: ["S2"],
    messages: {
      default: {
        title: "{tool} has no description, so a model has only the name to go by.",
        help: "Write what {tool} does, when to call it and what comes back, in three or four sentences."
      },
      notText: {
        title: "The description of {tool} is no text ({type}), so clients drop it or refuse the tool.",
        help: "Send the description as a string."
      },
      inputs: {
        title: "{tool} has no description, so a model has only the name and the parameters to go by.",
        help: "Write what {tool} does with {parameters}, when to call it and what comes back, in three or four sentences."
      }
    }
  },
  *tool(tool) {
    const description = own(tool.raw, "description");
    if (typeof description === "string" && /[\p{L}\p{N}]/u.test(description.slice(0, 2e3))) return;
    if (description !== void 0 && typeof description !== "string") {
      const type = description === null ? "null" : Array.isArray(description) ? "an array" : `of type ${typeof description}`;
      yield issue(tool, "/description", { type }, { messageId: "notText" });
      return;
    }
    const parameters2 = tool.parameters.slice(0, 5).map(([name]) => name);
    yield issue(tool, "/description", parameters2.length ? { parameters: parameters2 } : {}, parameters2.length ? { messageId: "inputs" } : {});
  }
};

// src/rules/quality/description-short.ts
var WORDS_A_SENTENCE = 18;
var HANDFUL = 6;
var ADD = `Add {missing:${Object.entries(MISSING).map(([part, words4]) => `${part}=${words4}`).join("|")}}.`;
var rule68 = {
  meta: {
    id: "quality/description-short",
    level: "warning",
    kind: "content",
    summary: "The description has fewer sentences than its parameters and siblings ask for.",
    why: "Model vendors ask for three or four sentences a tool. One sentence has room for what the tool does, not for when to call it, what comes back and where it stops. A tool whose name says all, or without parameters, needs less.",
    source: ["S0", "S1", "S2", "S3"],
    messages: {
      default: {
        title: `The description of {tool} has {sentences} of about {needed} sentences that a tool with ${counted("parameters", "parameter")} needs.`,
        help: ADD
      },
      plain: {
        title: "The description of {tool} has {sentences} of about {needed} sentences that a model needs to know what it does and when to call it.",
        help: ADD
      },
      sibling: {
        title: "The description of {tool} has {sentences} of about {needed} sentences: too little to tell it from {siblings}.",
        help: ADD
      }
    }
  },
  *tool(tool, context) {
    const reading = read(tool);
    if (reading.text === "" || reading.cut || !reading.known) return;
    const needed = neededSentences(tool, context);
    const sentences2 = reading.sentences.length;
    if (sentences2 >= needed || reading.words >= needed * WORDS_A_SENTENCE) return;
    const siblings = namesOf(context).near(tool.name).slice(0, 3);
    yield issue(
      tool,
      "/description",
      {
        sentences: sentences2,
        needed,
        parameters: tool.parameters.length,
        missing: missingParts(tool, context),
        ...siblings.length ? { siblings } : {}
      },
      // One bare sentence where three are due leaves gaps; the rest is a wish.
      {
        level: sentences2 <= 1 && needed >= 3 && (siblings.length || bare2(tool, reading.words)) ? "warning" : "note",
        ...siblings.length ? { messageId: "sibling" } : tool.parameters.length < 2 ? { messageId: "plain" } : {}
      }
    );
  }
};
var bare2 = (tool, words4) => words4 <= HANDFUL || tool.parameters.slice(0, 100).some(([, schema]) => described(tool, schema) === "");

// src/rules/quality/description-tautology.ts
var LONGEST3 = 12;
var LONGEST_NAME = 200;
var EMPTY2 = new Set("id identifier list detail information info".split(" "));
var rule69 = {
  meta: {
    id: "quality/description-tautology",
    level: "warning",
    kind: "content",
    summary: "The description only repeats the name or the title.",
    why: "A text made of the words of the name tells a model nothing it has not read already: neither which records are meant, nor when to call the tool, nor what it gives back.",
    source: ["S2"],
    messages: {
      default: {
        title: "The description of {tool} only says its name again ({description}).",
        help: "Name what the name leaves open: which things it works on, where they come from, when to call it and what comes back."
      },
      inputs: {
        title: "The description of {tool} only says its name again ({description}).",
        help: "Name what the name leaves open: what it does with {parameters}, when to call it and what comes back."
      }
    }
  },
  *tool(tool) {
    const reading = read(tool);
    if (reading.text === "" || reading.cut || reading.words > LONGEST3) return;
    const known5 = new Set(
      [...identifierWords(tool.name.slice(0, LONGEST_NAME)), ...identifierWords((tool.title ?? "").slice(0, LONGEST_NAME))].map(stem)
    );
    const senses = new Set([...known5].map((w) => VERBS.get(w)?.sense));
    if (senses.has("list")) senses.add("get");
    const repeats2 = (word, i) => {
      const verb = i === 0 ? verbOf(word) : void 0;
      return known5.has(word) || EMPTY2.has(word) || verb !== void 0 && senses.has(VERBS.get(verb).sense);
    };
    if (!/[\p{L}\p{N}]/u.test(reading.text) || !contentStems(reading.text).every(repeats2)) return;
    const parameters2 = tool.parameters.slice(0, 5).map(([name]) => name);
    const evidence = { description: reading.text.slice(0, 200), ...parameters2.length ? { parameters: parameters2 } : {} };
    yield issue(tool, "/description", evidence, { sentence: reading.text, ...parameters2.length ? { messageId: "inputs" } : {} });
  }
};

// src/rules/quality/effects-missing.ts
var FINAL = new Set("delete erase destroy drop purge wipe truncate terminate".split(" "));
var FEW_WORDS = 3;
var rule70 = {
  meta: {
    id: "quality/effects-missing",
    level: "warning",
    kind: "content",
    summary: "A tool that changes something does not say what, or a destructive one does not warn.",
    why: "A model that does not know that a call is final has no reason to ask first, and a person who reads the request for approval learns nothing from it.",
    source: ["S1", "S2"],
    messages: {
      default: {
        title: "{tool} changes something and never says what.",
        help: "Say what {tool} changes ({verb}), who notices, and whether it can be undone."
      },
      warning: {
        title: "{tool} is destructive ({verb}) and does not say whether that can be undone.",
        help: "Say whether what it removes can be brought back, and whether the user should confirm first."
      }
    }
  },
  *tool(tool, context) {
    const reading = read(tool);
    if (reading.text === "" || !reading.known) return;
    const effect = effectOf(tool, context);
    if (effect === void 0 || effect === "read" || effect === "run") return;
    const named = verbOfTool(tool, context) ?? openingVerb(tool);
    if (named !== void 0 && VERBS.get(named).effect === "run") return;
    const verb = named ?? "destructiveHint";
    if (!reading.says("effects") && !saysVerb(reading.text.slice(0, 2e3), tool.name, named)) {
      if (reading.language !== "en" && reading.words > FEW_WORDS) return;
      yield issue(tool, "/description", { verb });
    } else if (effect === "destroy" && !reading.says("warning")) {
      yield issue(
        tool,
        "/description",
        { verb },
        {
          messageId: "warning",
          ...FINAL.has(verb) && namesOf(context).get(tool.name).object.length > 0 ? {} : { level: "note" }
        }
      );
    }
  }
};
function saysVerb(text9, name, verb) {
  if (verb !== void 0) return contentStems(text9).includes(verb);
  const first = words3(text9.slice(0, 100))[0];
  return first !== void 0 && identifierWords(name.slice(0, 200)).map(stem).includes(stem(first));
}

// src/rules/quality/words/mentions.ts
function mentions2(text9, name) {
  if (name.length < 3) return false;
  for (let at2 = text9.indexOf(name); at2 >= 0; at2 = text9.indexOf(name, at2 + 1)) {
    if (!isNameCharacter(text9[at2 - 1]) && !isNameCharacter(text9[at2 + name.length])) return true;
  }
  return false;
}
var isNameCharacter = (c) => c !== void 0 && /[A-Za-z0-9_]/.test(c);

// src/rules/quality/exclusion-missing.ts
var rule71 = {
  meta: {
    id: "quality/exclusion-missing",
    level: "warning",
    kind: "content",
    summary: "A tool with near siblings never says when another one fits better.",
    why: "Near duplicates are where models go wrong. They see a flat list: that two entries belong together, and which is for which case, stands there only if somebody wrote it down.",
    source: ["S1", "S2", "S3"],
    messages: {
      default: {
        title: "{tool} never says when to prefer {siblings}.",
        help: "Add a sentence that says what {tool} is not for, and names {siblings} for that case."
      }
    }
  },
  *tool(tool, context) {
    const reading = read(tool);
    if (reading.text === "" || !reading.known || reading.says("exclusion")) return;
    const near = namesOf(context).near(tool.name);
    if (near.length === 0 || near.some((name) => mentions2(reading.text, name))) return;
    yield issue(tool, "/description", { siblings: near.slice(0, 3) });
  }
};

// src/rules/quality/words/prose.ts
var EXAMPLE = /\b(?:e\.g\.|eg\.|for example|for instance|such as|like|examples?:?|ex\.|z\. ?B\.|par exemple|por ejemplo|ad esempio|por exemplo|including)[^.)\]\n]*|(?:例如|比如|例えば|例：|예:|например)[^。)\n]*/gi;
var OPEN = /\b(?:etc|usw|and so on|or any|any other|or other|or custom|among others|comma|or a |or an |or the |or leave|wildcards?|default values?)\b|\.\.\.|…|等/i;
var HOLDS = new RegExp("\\b(?:contain|includ|hold|enthalt|enth\xE4lt|beinhalt|contien|contener|contiene|contenir|conter|cont\xE9m|contenga|contenere)\\p{L}{0,4}(?: (?:a|an|the|any of|words?|texts?|strings?|characters?|das wort|le mot|la palabra|a palavra|la parola)){0,2} *$|\\b(?:start|begin|end|separat|delimit|prefix|suffix|follow)\\p{L}{0,4}(?: (?:with|in|by|either|a|an|the)){0,2} *$|(?:\u5305\u542B|\u542B\u6709|\u542B\u3080|\uD3EC\uD568) ?$", "iu");
var HELD = /^ ?(?:enthalten|beinhalten|beginn|enden|を含|が含|을 포함|를 포함)/iu;
var VALUES = /\b(?:values?|options|choices|types|modes|formats)\b/i;
var MOST8 = 30;
var VALUE = "[\\p{L}\\p{N}_][\\p{L}\\p{N}_.+-]{0,40}";
var QUOTE = "[\"'`\u201C\u201D\u2018\u2019\xAB\xBB\u300C\u300D]";
var JOIN = "(?: ?(?:,|/|\\||\u3001|\uFF0C) ?(?:(?:or|and|oder|und|ou|et|o|y|e|\u0438\u043B\u0438|\u6216) )?| (?:or|and|oder|und|ou|et|o|y|e|\u0438\u043B\u0438) | ?\u6216 ?)";
var NOTE = "(?: ?\\([^()]{0,80}\\))?";
var QUOTED = new RegExp(`(?:${QUOTE}${VALUE}${QUOTE}${NOTE}${JOIN}){1,30}${QUOTE}${VALUE}${QUOTE}`, "u");
var IN_QUOTES = new RegExp(`${QUOTE}(${VALUE})${QUOTE}`, "gu");
var BARE = `${VALUE}(?:${JOIN}${VALUE}){1,30}`;
var END = "(?=\\s*(?:[.;)\\]\\n\u3002]|$))";
var LEAD = "\\b(?:one of(?: the following)?|either|(?:allowed|valid|possible|accepted|supported|available|permitted)(?: (?:values?|options?|formats?|types?|modes?|states?))?|options|values|choices|eines von|einer von|eine von|un de|une de|uno de|una de|uno di|um de)(?: are| is)?:? *[(\\[]?";
var BEING = "\\b(?:can be|must be|may be|should be) *[(\\[]?";
var ANNOUNCED = new RegExp(`${LEAD}(${BARE})${END}`, "iu");
var BEINGS = new RegExp(`${BEING}(${BARE})${END}`, "iu");
var LISTED = new RegExp(`(?:[:\uFF1A(] ?|^)(${BARE})${END}`, "u");
var PIPED = new RegExp(`(?:[:\uFF1A( ] ?|^)(${VALUE}(?: ?[|/] ?${VALUE}){1,20})${END}`, "u");
var STROKES = new RegExp(`[([](${VALUE}(?: ?\\| ?${VALUE}){1,20})[)\\]]`, "u");
var CHOICE = /(?:^|_)(?:status|state|type|mode|kind|order|sort|direction|format|level|priority|severity|category|visibility|role|unit|units|scope|size|method|action|operation|strategy|color|theme|style|align|alignment|position|period|interval|granularity|resolution|variant|access|permission)$/i;
function setTold(text9, name) {
  const plain2 = text9.replace(EXAMPLE, " ");
  const quoted = QUOTED.exec(plain2);
  if (quoted) {
    const values3 = distinct3([...quoted[0].matchAll(IN_QUOTES)].map((m) => m[1]));
    const joined2 = / (?:or|oder|ou|o|или) |[|/或]/.test(quoted[0]);
    const announced = new RegExp(`(?:${LEAD}|${BEING})\\s*$`, "iu").test(plain2.slice(0, quoted.index));
    const before2 = plain2.slice(Math.max(0, quoted.index - 80), quoted.index);
    const held = HOLDS.test(before2) && !VALUES.test(before2) || HELD.test(plain2.slice(quoted.index + quoted[0].length));
    if (values3 && !held && (values3.length > 2 || joined2 || announced || quoted.index === 0 || CHOICE.test(snake(name))))
      return OPEN.test(around(plain2, quoted.index, quoted[0].length)) ? null : values3;
  }
  const choice = CHOICE.test(snake(name));
  const being = BEINGS.exec(plain2);
  const bare5 = ANNOUNCED.exec(plain2) ?? (being && / or /.test(being[1]) ? being : null) ?? STROKES.exec(plain2) ?? (choice ? PIPED.exec(plain2) ?? LISTED.exec(plain2) : null);
  if (!bare5 || OPEN.test(around(plain2, bare5.index, bare5[0].length))) return null;
  const values2 = distinct3(bare5[1].split(new RegExp(JOIN, "u")));
  if (values2?.every((v) => /^ipv[46]$/i.test(v))) return null;
  return values2 && values2.length === 2 && / (?:and|und|et|y|e) /.test(bare5[1]) ? null : values2;
}
var snake = (name) => name.slice(0, 60).replace(/([a-z])([A-Z])/g, "$1_$2");
var distinct3 = (values2) => {
  const set = [...new Set(values2.map((v) => v.trim().replace(/\.$/, "")).filter(Boolean))].slice(0, MOST8);
  return set.length >= 2 ? set : null;
};
var around = (text9, at2, length) => {
  const end = text9.slice(at2 + length).search(/[.;\n]/);
  return text9.slice(Math.max(0, at2 - 20), end < 0 ? void 0 : at2 + length + end + 4);
};
var ALTERNATIVES = /\b(?:or|either|relative|natural language|oder|ou|comma|separated|list of|template|glob|pattern|wildcard|optional time|subject|body|content|message|for date|for number)\b|或|または/i;
var DAY = /\b(?:YYYY-MM-DD|JJJJ-MM-TT|AAAA-MM-JJ|AAAA-MM-DD|GGGG-MM-AA|ГГГГ-ММ-ДД)(?!T| HH)/;
var MOMENT = /\b(?:ISO[ -]?8601|RFC[ -]?3339|YYYY-MM-DDTHH:MM(?::SS)?\S{0,6})(?: (?:timestamp|date-?time|format|string))?/i;
var ISO_DAY = /\bISO[ -](?:8601 )?date\b(?! ?-?time)|\bdate in ISO(?:[ -]?8601)? format\b/i;
var OTHER_DATE = /\b(?:DD[./-]MM[./-]YYYY|MM[./-]DD[./-]YYYY|TT\.MM\.JJJJ|JJ\/MM\/AAAA|HH:MM(?::SS)?)\b/;
var format = (name, wording, minor = false) => ({
  wording: wording.trim(),
  fragment: `"format": "${name}"`,
  minor
});
function formatTold(text9, name) {
  const plain2 = text9.replace(EXAMPLE, " ").trim();
  if (ALTERNATIVES.test(plain2)) return null;
  const timed = /\btime\b|HH|timestamp|hours?\b/i.test(plain2);
  const day = DAY.exec(plain2) ?? ISO_DAY.exec(plain2);
  if (day && !timed) return format("date", day[0]);
  const moment = MOMENT.exec(plain2);
  if (moment && !/\b(?:duration|interval|week|date only)\b/i.test(plain2))
    return format(/\bdate\b(?!-?time| ?time)/i.test(plain2) && !timed ? "date" : "date-time", moment[0]);
  const other = OTHER_DATE.exec(plain2);
  if (other && !moment && !day) {
    const pattern2 = other[0].replace(/[A-Z]+/g, (letters2) => `[0-9]{${letters2.length}}`).replace(/\./g, "[.]");
    return { wording: other[0], fragment: `"pattern": "^${pattern2}$"`, minor: false };
  }
  const last = snake(name).toLowerCase();
  const short = plain2.split(/\s+/).length <= 8;
  const email = /\be-?mail(?: address)?\b(?!e?s)/i.exec(plain2);
  if (email && /e_?mail(?:_address)?$/.test(last) && (short || /address/i.test(email[0]))) return format("email", email[0]);
  const uri = /\b(?:URL|URI|web address)\b/i.exec(plain2);
  if (uri && /(?:url|uri)$/.test(last) && (short || uri.index < 20)) return format("uri", uri[0], true);
  const uuid = /\b(?:a|valid|as|in) UUID\b|\bUUID (?:of|format)\b/.exec(plain2);
  if (uuid) return format("uuid", "UUID");
  const ip = /\bIPv([46]) address\b/i.exec(plain2);
  return ip ? format(`ipv${ip[1]}`, ip[0]) : null;
}
var NUMBER = "(-?\\d{1,9}(?:[.,]\\d{1,6})?)";
var BETWEEN = new RegExp(
  `\\b(?:between|from|range(?: of)?|rating|scale|score|percent(?:age)?|limit|zwischen|von|entre|de|tra|da|\u043E\u0442|\u043C\u0435\u0436\u0434\u0443) ?(?:of|from|is)? ?:? ?\\[?\\(?${NUMBER} ?%?(?: \\([^()]{0,40}\\))? ?(?:and|to|-|\u2013|~|\uFF5E|und|bis|et|\xE0|y|a|e|\u0438|\u0434\u043E|,) ?${NUMBER}\\b|[([]${NUMBER} ?(?:-|\u2013|to|\\.\\.) ?${NUMBER}[)\\],]|${NUMBER} ?(?:\u5230|\u81F3|~|\uFF5E|\u304B\u3089) ?${NUMBER}`,
  "i"
);
var ONLY = new RegExp(`^\\D{0,20}${NUMBER} ?(?:-|\u2013|to|\\.\\.|~) ?${NUMBER}\\D{0,20}$`, "i");
var MAX = new RegExp(
  `\\b(?:max(?:imum)?\\.?(?: of| is| value| number)?|at most|up to|no more than|h\xF6chstens|maximal|bis zu|au plus|m\xE1ximo|massimo|\u043D\u0435 \u0431\u043E\u043B\u0435\u0435)(?::|=)? ?${NUMBER}\\b|(?:\u6700\u5927|\u6700\u591A) ?${NUMBER}|<= ?${NUMBER}`,
  "i"
);
var MIN = new RegExp(
  `\\b(?:min(?:imum)?\\.?(?: of| is| value)?|at least|no less than|mindestens|au moins|m\xEDnimo|minimo|\u043D\u0435 \u043C\u0435\u043D\u0435\u0435)(?::|=)? ?${NUMBER}\\b|(?:\u6700\u5C0F|\u81F3\u5C11) ?${NUMBER}|>= ?${NUMBER}`,
  "i"
);
var POSITIVE = /\b(?:must be|a|only) positive\b|\bpositive (?:number|integer)s?\b|\b(?:non-?negative|greater than (?:zero|0))\b/i;
function rangeTold(text9, known5) {
  const plain2 = text9.replace(EXAMPLE, " ").trim();
  const both = BETWEEN.exec(plain2) ?? ONLY.exec(plain2);
  const max = both ? null : MAX.exec(plain2);
  const min = both ? null : MIN.exec(plain2);
  const groups = (match2) => match2 ? match2.slice(1).filter((g) => g !== void 0) : [];
  const [low, high] = both ? groups(both) : [groups(min)[0], groups(max)[0]];
  const value = (s) => Number(s.replace(",", ""));
  if (low !== void 0 && high !== void 0 && !(value(low) < value(high))) return null;
  const parts2 = [];
  if (low !== void 0 && !known5.min) parts2.push(`"minimum": ${value(low)}`);
  if (high !== void 0 && !known5.max) parts2.push(`"maximum": ${value(high)}`);
  const positive = low === void 0 && !known5.min ? POSITIVE.exec(plain2) : null;
  if (positive) parts2.unshift(/non-?negative/i.test(positive[0]) ? '"minimum": 0' : '"exclusiveMinimum": 0');
  if (parts2.length === 0) return null;
  const wording = (both ?? max ?? min ?? positive)[0].trim().replace(/^[([]|[)\],]$/g, "");
  return { wording, fragment: parts2.join(", "), minor: high === void 0 || known5.max };
}

// src/rules/quality/format-in-prose.ts
var rule72 = {
  meta: {
    id: "quality/format-in-prose",
    level: "warning",
    kind: "content",
    summary: "A fixed set, a format or a range is told in words and not in the schema.",
    why: "What the schema says is checked before your code runs, and some clients let a model send nothing else. A sentence is only read. Keep it as well: the message of a schema check is generic.",
    source: ["S0", "S1"],
    messages: {
      default: {
        title: "The parameter {parameter} of {tool} tells its values only in words.",
        help: "Add {fragment} to its schema."
      },
      set: {
        title: "The parameter {parameter} of {tool} takes one of {values}, and only its description says so.",
        help: "Add {fragment} to its schema."
      },
      items: {
        title: "The parameter {parameter} of {tool} is a list of {values}, and only its description says so.",
        help: "Add {fragment} to the schema of its items."
      },
      format: {
        title: "The parameter {parameter} of {tool} has a format ({wording}) that only its description tells.",
        help: "Add {fragment} to its schema, and keep the sentence."
      },
      range: {
        title: "The parameter {parameter} of {tool} has bounds ({wording}) that only its description tells.",
        help: "Add {fragment} to its schema."
      },
      formatClient: {
        title: "The parameter {parameter} of {tool} has a format ({wording}) that only its description tells.",
        help: "Keep the sentence and check the value in the code of the tool: {clients} takes no schema that says it."
      },
      rangeClient: {
        title: "The parameter {parameter} of {tool} has bounds ({wording}) that only its description tells.",
        help: "Keep the sentence and check the value in the code of the tool: {clients} takes no schema that says it."
      }
    }
  },
  *tool(tool, context) {
    const parameters2 = parametersOf(tool);
    const isTool = (value) => context.surface.toolNames.has(value) || /_/.test(value) && VERBS.has(value.slice(0, value.indexOf("_")));
    const others = new Set(parameters2.flatMap((p) => [p.name, ...valuesOf2(p.schema)]));
    for (const p of parameters2) {
      const text9 = described(tool, p.schema).slice(0, 1500);
      if (text9.length < 3) continue;
      let schema = inner(tool, p.schema);
      let types = typesOf2(schema);
      const list3 = types.includes("array");
      if (list3) {
        schema = own(schema, "items") ?? null;
        types = typesOf2(schema);
      }
      if (!isObject(schema) || closed(schema)) continue;
      const where = { parameter: p.path };
      if (types.includes("string") && types.length === 1) {
        const values2 = setTold(text9, p.name);
        if (values2 && !values2.every((v) => others.has(v)) && !values2.every((v) => v === "true" || v === "false") && !values2.some(isTool)) {
          yield issue(
            tool,
            p.pointer,
            { ...where, values: values2, fragment: `"enum": ${JSON.stringify(values2)}` },
            { messageId: list3 ? "items" : "set" }
          );
        } else if (!list3) yield* told3(formatTold(text9, p.name), "format");
      } else if (!list3 && types.some((t) => t === "number" || t === "integer")) yield* told3(rangeTold(text9, bounds(schema)), "range");
      function* told3(found, messageId) {
        if (!found) return;
        const clients = refusing(context, JSON.parse(`{${found.fragment}}`));
        const evidence = { ...where, wording: found.wording, ...clients.length ? { clients } : { fragment: found.fragment } };
        const id = clients.length ? `${messageId}Client` : messageId;
        yield issue(tool, p.pointer, evidence, { messageId: id, ...found.minor || clients.length ? { level: "note" } : {} });
      }
    }
  }
};
var closed = (schema) => ["enum", "const", "pattern", "format", "anyOf", "oneOf"].some((key) => own(schema, key) !== void 0);
var bounds = (schema) => ({
  min: own(schema, "minimum") !== void 0 || own(schema, "exclusiveMinimum") !== void 0,
  max: own(schema, "maximum") !== void 0 || own(schema, "exclusiveMaximum") !== void 0
});
var valuesOf2 = (schema) => {
  const values2 = own(schema, "enum");
  return Array.isArray(values2) ? values2.filter((v) => typeof v === "string") : [];
};

// src/rules/quality/implementation-wording.ts
var WORDING = new RegExp(
  [
    "\\b(?:calls?|invokes?|hits?|uses?|queries|wraps?|wrapper (?:around|for|over)|proxies|maps? to|corresponds to|executes?) (?:the |a |an )?[\\w/. -]{0,40}(?:\\bendpoint|\\bAPI route|\\bREST API|\\bHTTP API|\\bstored procedure|\\bmicroservice|\\blambda function|\\bbackend)",
    "\\b(?:wrapper|proxy|facade) (?:around|for|over|to)\\b",
    "\\b(?:handler|controller|resolver|stub) (?:for|of)\\b",
    "\\bmaps? the (?:result|response|output|rows)",
    "\\b(?:HTTP|REST) (?:route|endpoint|GET|POST|PUT|PATCH|DELETE)s?\\b",
    "\\b(?:performs?|runs?|executes?|issues?) (?:a |an )?(?:SQL|SELECT|database query|join)\\b",
    "\\b(?:joins?|reads?|queries|selects?) (?:from )?(?:the )?[`'\"]?[a-z]+(?:_[a-z0-9]+)+[`'\"]? tables?\\b",
    "\\b(?:queries|scans|joins) (?:the )?(?!the\\b)[a-z]+ tables?\\b",
    "\\bquery parameters and\\b|\\brequest handler\\b|\\bdeserializ|\\bthis (?:function|method|class) (?:calls|wraps|invokes)\\b"
  ].join("|"),
  "i"
);
var CODE = /\b(?:GET|POST|PUT|PATCH|DELETE) (?:\/[\w{:]|requests? to)|(?:^|\s)\/(?:api|v\d+)\/[\w{]|\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM) [\w*", .]{1,60} (?:FROM|VALUES|SET|WHERE)\b|\b[a-z]\w{1,40}(?:\.\w{1,40})?\(\)|\b[A-Z]\w{1,40}\.\w{1,40}\(|\b[A-Z][a-z]\w{0,40}(?:Controller|Repository|Handler|Dao)\b/;
var WIRE = new Set(
  "http api request requests endpoint endpoints rest graphql openapi swagger curl url route routes sql webhook webhooks proxy".split(" ")
);
var WIRED = new Set("url uri endpoint method sql query statement command code script".split(" "));
var rule73 = {
  meta: {
    id: "quality/implementation-wording",
    level: "warning",
    kind: "content",
    summary: "The description tells of routes, tables or functions in place of the purpose.",
    why: "A model has a wish of a person before it, not your architecture. That a tool calls some route does not say which question it answers.",
    source: ["S0", "S1"],
    messages: {
      default: {
        title: "The description of {tool} tells how it is made ({wording}) in place of what it is for.",
        help: "Replace this sentence by the question of a user that {tool} answers: {sentence}"
      }
    }
  },
  *tool(tool) {
    const reading = read(tool);
    if (identifierWords(tool.name.slice(0, 200)).some((w) => WIRE.has(w)) || tool.parameters.some(([name]) => WIRED.has(name))) return;
    const text9 = reading.text.slice(0, 2e3);
    const match2 = CODE.exec(text9) ?? WORDING.exec(text9);
    if (!match2) return;
    const index2 = reading.sentences.findIndex((s) => match2.index < s.end);
    if (index2 > 0 && reading.sentences.length > 2) return;
    const sentence = (reading.sentences[index2]?.text ?? reading.text).slice(0, 300);
    yield issue(tool, "/description", { wording: match2[0].trim(), sentence }, { sentence });
  }
};

// src/rules/quality/name-prefix.ts
var FAMILY = 5;
var FAMILY_SHARE = 0.8;
var rule74 = {
  meta: {
    id: "quality/name-prefix",
    level: "warning",
    kind: "content",
    summary: "The name lacks the product prefix that is configured, or that nearly all siblings have.",
    why: "Names are unique within one server only. Two servers may both offer `search`; a product in front keeps them apart in the list of a client that has loaded both.",
    source: ["S0", "S1"],
    options: {
      type: "object",
      properties: {
        prefix: { type: "string", minLength: 1, description: 'The product, without the separator: "harbour" asks for harbour_\u2026' }
      },
      additionalProperties: false
    },
    messages: {
      default: {
        title: "The name {tool} does not start with the prefix {prefix}.",
        help: "Name it {suggestion}."
      },
      family: {
        title: "The name {tool} lacks the prefix {prefix} that {count} of its siblings have.",
        help: "Name it {suggestion}, so that it is found with the others."
      }
    }
  },
  *tool(tool, context) {
    if (typeof own(tool.raw, "name") !== "string") return;
    const prefix = option(context, "prefix", "");
    const listed2 = identifierWords(tool.name.slice(0, 200));
    if (prefix !== "") {
      const wanted = identifierWords(prefix);
      const bare5 = prefix.replace(/[^\p{L}\p{N}]+$/u, "");
      if (wanted.every((w, i) => listed2[i] === w) && listed2.length > wanted.length && tool.name.startsWith(bare5)) return;
      yield issue(tool, "/name", { prefix: bare5, suggestion: [bare5, ...listed2].join("_") });
      return;
    }
    const names = namesOf(context);
    const [first] = names.prefix;
    if (first === void 0 || listed2[0] === first || names.count < FAMILY) return;
    const count = family(context.surface.toolNames, first);
    if (count < names.count * FAMILY_SHARE) return;
    yield issue(tool, "/name", { prefix: first, count, suggestion: [first, ...listed2].join("_") }, { messageId: "family", level: "note" });
  }
};
var counted2 = /* @__PURE__ */ new WeakMap();
function family(names, first) {
  let count = counted2.get(names);
  if (count === void 0) {
    count = [...names].filter((n) => identifierWords(n.slice(0, 60))[0] === first).length;
    counted2.set(names, count);
  }
  return count;
}

// src/rules/quality/name-style.ts
var SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;
var HOUSE_STYLE = 0.8;
var rule75 = {
  meta: {
    id: "quality/name-style",
    level: "warning",
    kind: "content",
    summary: "The name is not a verb and an object in snake_case.",
    why: "A name of one word says too little and meets its namesakes of other servers. Lower case, digits and underscores are accepted by every client; one way of writing through a whole server lets a model guess right.",
    source: ["S0", "S1"],
    messages: {
      default: {
        title: "The name {tool} is not written in snake_case.",
        help: "Name it {suggestion}, before callers depend on the present name."
      },
      word: {
        title: "The name {tool} is a single word, which says neither what it acts on nor whose tool it is.",
        help: "Name the action and its object, and put the product in front, such as product_verb_object."
      },
      named: {
        title: "The name {tool} is a single word, which says neither what it acts on nor whose tool it is.",
        help: "Name the action and its object, such as {suggestion} by its own description, and put the product in front."
      },
      house: {
        title: "The name {tool} is written in another way than snake_case, as are its siblings.",
        help: "Keep to one way of writing; in a new server choose snake_case ({suggestion})."
      }
    }
  },
  *tool(tool, context) {
    const { name } = tool;
    if (SNAKE.test(name) || name.length > 200 || !/[\p{L}]/u.test(name) || typeof tool.raw?.name !== "string")
      return;
    const style = styleOf(name);
    const names = context.surface.toolNames;
    if (style === "word") {
      const common = names.size >= 3 && share(names, "word") >= HOUSE_STYLE;
      const suggestion2 = byDescription(tool);
      const level = common ? "note" : "warning";
      yield issue(tool, "/name", suggestion2 ? { suggestion: suggestion2 } : {}, { messageId: suggestion2 ? "named" : "word", level });
      return;
    }
    const suggestion = identifierWords(name).join("_");
    const alike2 = names.size < 3 ? 0 : share(names, style);
    yield issue(tool, "/name", { suggestion }, alike2 >= HOUSE_STYLE ? { messageId: "house", level: "note" } : {});
  }
};
function byDescription(tool) {
  const [, verb, object2] = /^\W{0,5}([A-Za-z]{2,20}) (?:an?|the|one) ([a-z]{2,30})\b/.exec(read(tool).text) ?? [];
  const name = stem(tool.name.toLowerCase());
  return verb !== void 0 && object2 !== void 0 && stem(verb.toLowerCase()) === name ? `${name}_${object2}` : void 0;
}
function styleOf(name) {
  if (/^[a-zA-Z][a-z0-9]*$/.test(name)) return "word";
  if (SNAKE.test(name)) return "snake";
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(name)) return "kebab";
  return /^[a-zA-Z][a-zA-Z0-9]*$/.test(name) ? "camel" : "other";
}
var shares = /* @__PURE__ */ new WeakMap();
function share(names, style) {
  let counts = shares.get(names);
  if (!counts) {
    counts = /* @__PURE__ */ new Map();
    for (const name of names) {
      const s = styleOf(name.slice(0, 200));
      counts.set(s, (counts.get(s) ?? 0) + 1);
    }
    shares.set(names, counts);
  }
  return (counts.get(style) ?? 0) / names.size;
}

// src/rules/quality/name-verbs.ts
var CHOICES = [
  /* @__PURE__ */ new Set(["get", "fetch", "retrieve", "obtain"]),
  /* @__PURE__ */ new Set(["find", "search", "query", "lookup"]),
  /* @__PURE__ */ new Set(["update", "edit", "modify", "change", "alter", "amend"]),
  /* @__PURE__ */ new Set(["delete", "erase", "destroy"]),
  /* @__PURE__ */ new Set(["create", "make"])
];
var HABIT = 3;
var rule76 = {
  meta: {
    id: "quality/name-verbs",
    level: "warning",
    kind: "content",
    summary: "Several verbs are mixed for one kind of action, such as get and fetch.",
    why: "If one tool gets and another fetches, a model looks for a difference that is not there. One verb for one kind of action lets it guess names right.",
    source: ["S1", "S3"],
    messages: {
      default: {
        title: "{tool} and {other} use two verbs for one action on one thing.",
        help: "Keep {verb} or {otherVerb}; if the two differ, put the difference into the name."
      },
      habit: {
        title: "{tool} says {verb} where {count} tools of this server say {otherVerb}.",
        help: "Choose one verb for one kind of action; {otherVerb} is the habit here."
      }
    }
  },
  *surface(surface, context) {
    const names = namesOf(context);
    const told3 = /* @__PURE__ */ new Set();
    const byName2 = new Map(surface.tools.map((t) => [t.name, t]));
    for (const tool of byName2.values()) {
      const { verb, object: object2 } = names.get(tool.name);
      if (verb === void 0) continue;
      for (const near of names.near(tool.name)) {
        const other = byName2.get(near);
        const part = names.get(near);
        if (part.verb === void 0 || part.verb === verb || told3.has(other) || !mixed(verb, part.verb) || part.object.length !== object2.length)
          continue;
        const [mine, theirs] = later(tool, other, context.counterpart);
        if (told3.has(mine)) continue;
        told3.add(mine);
        const [verbs, otherVerbs] = [names.get(mine.name).verb, names.get(theirs.name).verb];
        yield issue(mine, "/name", { other: theirs.name, verb: verbs, otherVerb: otherVerbs }, { sentence: theirs.name });
      }
    }
    for (const choice of CHOICES) {
      const users = /* @__PURE__ */ new Map();
      let all2 = 0;
      for (const tool of byName2.values()) {
        const { verb } = names.get(tool.name);
        if (verb === void 0 || !choice.has(verb)) continue;
        users.set(verb, [...users.get(verb) ?? [], tool]);
        all2++;
      }
      const [habit, ...odd] = [...users].sort((a, b) => b[1].length - a[1].length);
      if (!habit || all2 < HABIT) continue;
      for (const [verb, tools] of odd) {
        if (tools.length === habit[1].length && tools.length > 1) continue;
        for (const tool of tools) {
          if (told3.has(tool)) continue;
          yield issue(tool, "/name", { verb, otherVerb: habit[0], count: habit[1].length }, { messageId: "habit", level: "note" });
        }
      }
    }
  }
};
function mixed(a, b) {
  const [x, y] = [VERBS.get(a).sense, VERBS.get(b).sense];
  return x === y && CHOICES.some((c) => c.has(a) && c.has(b));
}
function later(a, b, counterpart2) {
  const [oldA, oldB] = [counterpart2(a), counterpart2(b)];
  if (oldA && !oldB) return [b, a];
  if (oldB && !oldA) return [a, b];
  return a.name > b.name ? [a, b] : [b, a];
}

// src/rules/quality/opening-buried.ts
var OPENING = 200;
var CUT = 2048;
var rule77 = {
  meta: {
    id: "quality/opening-buried",
    level: "warning",
    kind: "content",
    summary: "What a tool does, or when to call it, stands so far down that it is read last or cut off.",
    why: "Clients cut long descriptions and searches look at their start. What the tool is for and when to call it belong into the first two sentences; details can follow.",
    source: ["S1"],
    messages: {
      default: {
        title: "When to call {tool} is first said {position} characters into its description.",
        help: "Move this sentence to the front: {sentence}"
      },
      what: {
        title: "What {tool} does is first said {position} characters into its description.",
        help: "Begin with this sentence: {sentence}"
      },
      cut: {
        title: "When to call {tool} is first said {position} characters into its description, where clients have cut it off.",
        help: "Move this sentence to the front: {sentence}"
      }
    }
  },
  *tool(tool, context) {
    const reading = read(tool);
    if (!reading.known || reading.text.length <= OPENING) return;
    const position = reading.place("trigger");
    const index2 = position < OPENING ? -1 : reading.sentences.findIndex((s) => position < s.end);
    if (index2 >= 2) {
      const sentence = reading.sentences[index2].text.slice(0, 300);
      const cut = Buffer.byteLength(reading.text.slice(0, position)) > CUT;
      yield issue(tool, "/description", { position, sentence }, cut ? { messageId: "cut", sentence } : { level: "note", sentence });
      return;
    }
    const what = index2 < 0 && reading.language === "en" ? whatBuried(reading, namesOf(context).get(tool.name)) : void 0;
    if (what)
      yield issue(tool, "/description", { position: what.start, sentence: what.text.slice(0, 300) }, { messageId: "what", level: "note" });
  }
};
function whatBuried(reading, { verb, object: object2 }) {
  if (verb === void 0 || object2.length === 0) return void 0;
  const { sense: sense3 } = VERBS.get(verb);
  const tells2 = (text9) => contentStems(text9).some((w) => VERBS.get(w)?.sense === sense3 || object2.includes(w));
  const opening3 = Math.max(OPENING, reading.sentences[1]?.end ?? 0);
  if (tells2(reading.text.slice(0, opening3))) return void 0;
  return reading.sentences.find((s) => s.start >= opening3 && contentStems(s.text).some((w) => VERBS.get(w)?.sense === sense3));
}

// src/rules/quality/output-schema-missing.ts
var FIELDS = /\b(?:returns?|returning|gives|response (?:includes|contains)|output(?:s| includes)?|including|with) [^.!?\n]{0,80}?\b[\w`'"-]{2,30}, [`'"]?[\w -]{2,30}(?:,| and| or)/i;
var JSON_SAID = /\b(?:as|in|valid|returns?(?: a| an)?) JSON\b/i;
var rule78 = {
  meta: {
    id: "quality/output-schema-missing",
    level: "off",
    presets: { strict: "note" },
    kind: "content",
    summary: "A result with a shape is described in words only, without an output schema.",
    why: "With an output schema the client checks the result and the model gets types in place of prose. It costs bytes on every request, so the rule is off unless you want it.",
    source: ["S1", "S2"],
    messages: {
      default: {
        title: "The result of {tool} has a shape that only its description tells.",
        help: "Declare an output schema for it: {sentence}"
      }
    }
  },
  *tool(tool) {
    if (tool.outputSchema !== void 0) return;
    const reading = read(tool);
    const text9 = reading.text.slice(0, 4e3);
    const match2 = FIELDS.exec(text9) ?? JSON_SAID.exec(text9);
    if (!match2 || !reading.says("returns")) return;
    const sentence = (reading.sentences.find((s) => match2.index < s.end)?.text ?? match2[0]).slice(0, 300);
    yield issue(tool, "/outputSchema", { sentence });
  }
};

// src/rules/quality/words/vocabulary.ts
var MOST_WORDS = 100;
var SPEAKING = 3;
var READ_FOR_WORDS = 1500;
var SYNONYMS = /* @__PURE__ */ new Map([
  ["identifier", "id"],
  ["ids", "id"],
  ["uid", "id"],
  ["uuid", "id"],
  ["repo", "repository"],
  ["db", "database"],
  ["doc", "document"],
  ["docs", "document"],
  ["documentation", "document"],
  ["dir", "directory"],
  ["folder", "directory"],
  ["msg", "message"],
  ["info", "information"]
]);
function vocabulary(surface, names) {
  const ids = /* @__PURE__ */ new Map();
  const spelled2 = [];
  const users = [];
  const texts2 = [];
  const lists = surface.tools.map((tool, index2) => {
    const own2 = /* @__PURE__ */ new Set();
    const reading = read(tool);
    const text9 = reading.text.slice(0, READ_FOR_WORDS).toLowerCase().replace(/\blooks? up\b/g, "lookup");
    const add2 = (list4) => {
      for (const word of list4) {
        if (own2.size >= MOST_WORDS) return;
        if (WIDE.test(word)) for (const character of word) own2.add(character);
        else if (word.length > 1 && !isFiller(word)) own2.add(sense2(word));
      }
    };
    const said2 = words3(text9);
    texts2.push(said2.join(" "));
    add2(said2);
    if (own2.size < SPEAKING) add2(spoken2(names.get(tool.name)));
    for (const [name] of tool.parameters.slice(0, MOST_WORDS)) add2(words3(name.replaceAll("_", " ").slice(0, 60)));
    const list3 = new Uint32Array(own2.size);
    let at2 = 0;
    for (const word of own2) {
      let id = ids.get(word);
      if (id === void 0) {
        id = spelled2.length;
        ids.set(word, id);
        spelled2.push(word);
        users.push([]);
      }
      users[id].push(index2);
      list3[at2++] = id;
    }
    return list3.sort();
  });
  const weight = Float64Array.from(users, (list3) => Math.log(1 + surface.tools.length / list3.length));
  return { tools: surface.tools, words: lists, texts: texts2, weight, spelled: spelled2, users };
}
var spoken2 = (part) => [...part.verb ? [part.verb] : [], ...part.object];
var WIDE = /[\u3041-\u30ff\u4e00-\u9fff]/;
var PARTICLE = /^([가-힣]{2,}?)(?:에서|으로|에게|까지|부터|을|를|의|이|가|은|는|로|에|와|과|도)$/;
var KOREAN_VERBS = [
  [/^(?:가져|조회|읽|검색|찾|불러|보여|얻|받|반환|돌려|표시|나열|열람|확인)/, "find"],
  [/^(?:삭제|제거|지우|지웁)/, "delete"],
  [/^(?:생성|만들|만듭|추가|등록)/, "create"],
  [/^(?:수정|변경|바꾸|바꿉|갱신|업데이트)/, "update"]
];
var VERB_FORM = /(?:다|요|기|함|음|해|며|고)$/;
function sense2(word) {
  if (/^[가-힣]+$/.test(word)) {
    const verb = VERB_FORM.test(word) ? KOREAN_VERBS.find(([form]) => form.test(word)) : void 0;
    return verb?.[1] ?? PARTICLE.exec(word)?.[1] ?? word;
  }
  const root2 = stem(word);
  const known5 = VERBS.get(root2)?.sense ?? root2;
  if (known5 === "get" || known5 === "search" || known5 === "list") return "find";
  return SYNONYMS.get(known5) ?? known5;
}
function likeness2({ words: lists, weight, spelled: spelled2 }, a, b) {
  const [x, y] = [lists[a], lists[b]];
  const shared3 = [];
  const here = [];
  const there = [];
  let common = 0;
  let all2 = 0;
  let i = 0;
  let j = 0;
  while (i < x.length || j < y.length) {
    const p = i < x.length ? x[i] : Number.POSITIVE_INFINITY;
    const q = j < y.length ? y[j] : Number.POSITIVE_INFINITY;
    const id = Math.min(p, q);
    all2 += weight[id];
    if (p === q) {
      common += weight[id];
      shared3.push(id);
    } else (p < q ? here : there).push(id);
    if (p <= q) i++;
    if (q <= p) j++;
  }
  const told3 = (list3) => list3.sort((m, n) => weight[n] - weight[m]).map((id) => spelled2[id]);
  return {
    value: all2 === 0 ? 0 : common / all2,
    differ: [here.length, there.length],
    get shared() {
      return told3(shared3);
    },
    get here() {
      return told3(here);
    },
    get there() {
      return told3(there);
    }
  };
}
function candidates2({ words: lists, weight, users }) {
  const RARE = 30;
  const BEST = 4;
  const pairs2 = [];
  const score = new Float64Array(lists.length);
  for (let a = 0; a < lists.length; a++) {
    const touched = [];
    let total = 0;
    for (const id of lists[a]) {
      total += weight[id];
      const list3 = users[id];
      if (list3.length > RARE) continue;
      for (const b of list3) {
        if (b <= a) continue;
        if (score[b] === 0) touched.push(b);
        score[b] += weight[id];
      }
    }
    const close = touched.filter((b) => score[b] * 5 >= total);
    if (close.length > BEST) close.sort((m, n) => score[n] - score[m]);
    for (const b of close.slice(0, BEST)) pairs2.push([a, b]);
    for (const b of touched) score[b] = 0;
  }
  return pairs2;
}

// src/rules/quality/words/contrast.ts
var READ_FOR_WORDS2 = 1500;
var MOST_PARAMETERS = 100;
function contrast(a, b, nameOf) {
  const [x, y] = [spoken3(a, nameOf(a)), spoken3(b, nameOf(b))];
  const shared3 = [...x].filter(([key]) => y.has(key));
  const isVerb = ([key]) => VERBS.has(key);
  return {
    shared: [...shared3.filter((w) => !isVerb(w)), ...shared3.filter(isVerb)].map(([, word]) => word),
    here: [...x].filter(([key]) => !y.has(key)).map(([, word]) => word),
    there: [...y].filter(([key]) => !x.has(key)).map(([, word]) => word)
  };
}
function spoken3(tool, part) {
  const found = /* @__PURE__ */ new Map();
  const add2 = (list3) => {
    for (const word of list3) {
      const key = sense2(word);
      if (!found.has(key)) found.set(key, word);
    }
  };
  const reading = read(tool);
  add2(said(reading));
  if (found.size < 3) add2([...part.verb ? [part.verb] : [], ...part.object]);
  for (const [name] of tool.parameters.slice(0, MOST_PARAMETERS)) add2(words3(name.replaceAll("_", " ").slice(0, 60)).filter(speaks));
  return found;
}
function said({ text: text9, language: language2 }) {
  const sample = text9.slice(0, READ_FOR_WORDS2).toLowerCase();
  if (language2 !== "zh" && language2 !== "ja") return words3(sample).filter((w) => speaks(w) && !isFrequent(w, language2));
  const segments = [...new Intl.Segmenter(language2, { granularity: "word" }).segment(sample)];
  return segments.filter((s) => s.isWordLike && speaks(s.segment) && !/^[\u3041-\u309f]+$/.test(s.segment)).map((s) => s.segment);
}
var speaks = (word) => word.length > 1 && !isFiller(word);

// src/rules/quality/overlap.ts
var ONE_KIND = 0.6;
var OTHERWISE = 0.8;
var SAME_TEXT = 3;
var KOREAN = 2;
var rule79 = {
  meta: {
    id: "quality/overlap",
    level: "warning",
    kind: "content",
    summary: "Two tools are described in nearly the same words, and neither names the other.",
    why: "Between two tools that sound alike a model picks by their place in the list, and is wrong half the time. More words do not help; a sentence on which one is for which case does, or one tool with a parameter.",
    source: ["S0", "S3"],
    options: {
      type: "object",
      properties: {
        likeness: {
          type: "number",
          minimum: 0.3,
          maximum: 1,
          default: ONE_KIND,
          description: "Share of common words, weighed by how rare they are on this server, from which two tools of one kind overlap"
        }
      },
      additionalProperties: false
    },
    messages: {
      default: {
        title: "{tool} and {other} are described so alike ({shared}) that a model picks one by chance.",
        help: "Say in each description when the other fits better. What differs today is {here} here and {there} there. If that is no reason to choose, make them one tool with a parameter."
      },
      here: {
        title: "{tool} and {other} are described so alike ({shared}) that a model picks one by chance.",
        help: "Say in each description when the other fits better. What differs today is {here}, which only {tool} says. If that is no reason to choose, make them one tool with a parameter."
      },
      there: {
        title: "{tool} and {other} are described so alike ({shared}) that a model picks one by chance.",
        help: "Say in each description when the other fits better. What differs today is {there}, which only {other} says. If that is no reason to choose, make them one tool with a parameter."
      },
      same: {
        title: "{tool} and {other} are described in the same words ({shared}), so a model picks one by chance.",
        help: "Say in each description which situation calls for {tool} and which for {other}, or make them one tool with a parameter."
      }
    }
  },
  *surface(surface, context) {
    if (surface.tools.length < 2) return;
    for (const found of best(pairs(surface, context))) yield tell2(found, surface.tools, context);
  }
};
function pairs(surface, context) {
  const names = namesOf(context);
  const words4 = vocabulary(surface, names);
  const floor = option(context, "likeness", ONE_KIND);
  const found = [];
  const seen2 = /* @__PURE__ */ new Set();
  const look2 = (one, other) => {
    const [a, b] = one < other ? [one, other] : [other, one];
    const key = `${a} ${b}`;
    const [x, y] = [surface.tools[a], surface.tools[b]];
    if (a === b || seen2.has(key) || x.name === y.name) return;
    seen2.add(key);
    const like = likeness2(words4, a, b);
    const equal2 = words4.texts[a] === words4.texts[b] && words4.words[a].length >= SAME_TEXT && words4.texts[a] !== "";
    const [p, q] = [names.get(x.name), names.get(y.name)];
    const alike2 = like.differ[0] + like.differ[1] === 0 && areKin(p.verb, q.verb);
    const kin = p.object.join(" ") === q.object.join(" ") && (kinOnly(like) || alike2);
    const oneKind = kin || names.near(x.name).includes(y.name);
    const oneWord = oneKind && Math.max(...like.differ) <= 1 && read(x).language === "ko" && like.shared.length >= KOREAN;
    if (!equal2 && !kin && !oneWord && like.value < (oneKind ? floor : Math.max(floor, OTHERWISE))) return;
    const apart4 = tells(words4.texts[a], p.object, like.here) || tells(words4.texts[b], q.object, like.there);
    const turned2 = p.object.join(" ") !== q.object.join(" ") && [...p.object].sort().join(" ") === [...q.object].sort().join(" ");
    const kinds = kindOf2(p) !== kindOf2(q) && p.verb !== void 0 && q.verb !== void 0;
    if (!equal2 && !oneKind && (apart4 || kinds || turned2)) return;
    if (says(x, y) || says(y, x)) return;
    found.push({ a, b, like, same: equal2 || like.differ[0] + like.differ[1] === 0 });
  };
  for (const [a, b] of candidates2(words4)) look2(a, b);
  const index2 = new Map(surface.tools.map((t, i) => [t.name, i]));
  const first = /* @__PURE__ */ new Map();
  surface.tools.forEach((tool, i) => {
    for (const other of names.near(tool.name)) look2(i, index2.get(other));
    const text9 = words4.texts[i];
    const twin = first.get(text9);
    if (twin !== void 0) look2(twin, i);
    else if (text9 !== "") first.set(text9, i);
  });
  return found;
}
var tells = (text9, object2, own2) => {
  const mine = object2.filter((w) => own2.includes(w));
  return mine.length > 0 && text9.split(" ").some((w) => mine.includes(stem(w)));
};
var KIN = [
  /* @__PURE__ */ new Set(["delete", "remove", "drop", "purge"]),
  /* @__PURE__ */ new Set(["create", "add", "register"]),
  /* @__PURE__ */ new Set(["update", "set", "adjust", "patch"]),
  /* @__PURE__ */ new Set(["start", "run", "trigger"]),
  /* @__PURE__ */ new Set(["stop", "terminate", "kill", "cancel"]),
  /* @__PURE__ */ new Set(["send", "post", "publish"])
];
var areKin = (a, b) => KIN.some((verbs) => verbs.has(a ?? "") && verbs.has(b ?? ""));
var kinOnly = (like) => like.differ[0] === 1 && like.differ[1] === 1 && areKin(like.here[0], like.there[0]);
function says(tool, other) {
  return other.name.length > 2 && (tool.description ?? "").slice(0, 2e4).includes(other.name);
}
function best(found) {
  const taken = /* @__PURE__ */ new Set();
  const kept = [];
  for (const f of found.sort((m, n) => n.like.value - m.like.value || m.a - n.a || m.b - n.b)) {
    if (taken.has(f.a) && taken.has(f.b)) continue;
    taken.add(f.a);
    taken.add(f.b);
    kept.push(f);
  }
  return kept;
}
function tell2({ a, b, like, same: same3 }, tools, context) {
  let [here, there] = [tools[a], tools[b]];
  const [oldHere, oldThere] = [context.counterpart(here), context.counterpart(there)];
  const swap = oldHere && !oldThere ? true : !oldHere && oldThere ? false : here.name > there.name;
  if (swap) [here, there] = [there, here];
  const names = namesOf(context);
  const words4 = contrast(here, there, (tool) => names.get(tool.name));
  const [mine, others] = [words4.here.slice(0, 4), words4.there.slice(0, 4)];
  const messageId = same3 || mine.length + others.length === 0 ? "same" : mine.length === 0 ? "there" : others.length === 0 ? "here" : "default";
  return issue(
    here,
    "/description",
    {
      other: there.name,
      shared: (words4.shared.length ? words4.shared : like.shared).slice(0, 6),
      here: mine,
      there: others,
      likeness: Math.round(like.value * 100) / 100
    },
    { sentence: there.name, messageId }
  );
}

// src/rules/quality/pagination-missing.ts
var BOUNDS = new Set(
  "limit cursor page pages offset max maximum top size count first last take skip pagesize perpage per n num number amount token results rows length head tail lines start end from to after before since until total k".split(
    " "
  )
);
var SAYS_BOUND = /\b(?:up to|at most|maximum|max|limit(?:ed|s)?|no more than|first|top|last|latest|recent|pag(?:e|es|ed|ing|inat\w{1,6})|cursor|truncat\w{1,4}|fixed|predefined|only) |\b(?:höchstens|maximal|bis zu|seiten\w{0,8}|au plus|jusqu|como máximo|hasta|no máximo|até|al massimo|fino a|не более|до \d)|最多|上限|分页|分頁|件まで|최대|ページ|페이지/iu;
var FEW = new Set(
  "type format unit option setting config configuration capability language locale timezone region theme mode permission role status category field tool template root allowed category feature plugin model provider schema supported namespace simulator sim tab screen".split(
    " "
  )
);
var NUMBER2 = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|f\xFCnf|sechs|sieben|acht|neun|zehn|elf|zw\xF6lf|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|dois|duas|tr\xEAs|quatro|sete|oito|nove|dez|doze|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|\u0434\u0432\u0430|\u0434\u0432\u0435|\u0442\u0440\u0438|\u0447\u0435\u0442\u044B\u0440\u0435|\u043F\u044F\u0442\u044C|\u0448\u0435\u0441\u0442\u044C|\u0441\u0435\u043C\u044C|\u0432\u043E\u0441\u0435\u043C\u044C|\u0434\u0435\u0432\u044F\u0442\u044C|\u0434\u0435\u0441\u044F\u0442\u044C|\u0434\u0432\u0435\u043D\u0430\u0434\u0446\u0430\u0442\u044C|[1-9]\\d?)";
var BETWEEN2 = "(?:the|all|of|its|our|these|those|back|both|just|die|der|alle|les|tous|toutes|des|los|las|todos|todas|os|as|todos os|i|le|gli|tutti|tutte|\u0432\u0441\u0435)";
var FIXED = new RegExp(
  `^\\P{L}{0,5}\\p{L}{2,20} (?:${BETWEEN2} ){0,3}(?:both|beide|les deux|ambos|entrambi|\u043E\u0431\u0430|\u043E\u0431\u0435|${NUMBER2})(?![\\p{L}\\p{N}])|^.{0,12}(?:[\u4E8C\u4E24\u4E09\u56DB\u4E94\u516D\u4E03\u516B\u4E5D\u5341]|[1-9]\\d?)(?:\u3064\u306E|\u500B\u306E|\u4E2A|\u500B|\u79CD|\u7A2E|\u5929|\u65E5|\u66DC|\uAC1C\uC758|\uAC00\uC9C0)|^.{0,10}(?:\uB450|\uC138|\uB124|\uB2E4\uC12F|\uC5EC\uC12F|\uC77C\uACF1|\uC5EC\uB35F|\uC544\uD649|\uC5F4) ?(?:\uAC1C|\uAC00\uC9C0|\uC694\uC77C)`,
  "iu"
);
var ONE = new RegExp("^\\P{L}{0,5}\\p{L}{2,20} (?:exactly |only |just |at most |genau |nur )?(?:one|a single|an individual|einen einzelnen|eine einzelne|einen|eine|ein|un seul|une seule|un|une|un solo|una sola|una|uno|um \xFAnico|uma \xFAnica|um|uma|un'|un\u2019|\u043E\u0434\u0438\u043D|\u043E\u0434\u043D\u043E\u0433\u043E|\u043E\u0434\u043D\u0443|\u043E\u0434\u043D\u043E)(?![\\p{L}])(?! (?:or more|of|oder mehrere|ou plusieurs|o m\xE1s|o varios|ou mais|o pi\xF9|\u0438\u043B\u0438))", "iu");
var ARTICLE = new RegExp("^\\P{L}{0,5}\\p{L}{2,20} (?:a|an) \\p{L}", "iu");
var FEW_WORDS2 = 4;
var rule80 = {
  meta: {
    id: "quality/pagination-missing",
    level: "warning",
    kind: "content",
    summary: "A tool that lists or searches has neither a limit nor a cursor.",
    why: "Every result lands in the context of the model. A list that grows with the data fills it one day, and the model has no way to ask for less.",
    source: ["S0", "S1"],
    messages: {
      default: {
        title: "{tool} gives {objects} without a limit, so a long list fills the context of the model.",
        help: "Add a limit with a default and a cursor for what follows, or say how many it gives at most."
      }
    }
  },
  *tool(tool, context) {
    const names = namesOf(context);
    const part = names.get(tool.name);
    const sense3 = part.verb === void 0 ? void 0 : VERBS.get(part.verb).sense;
    const all2 = sense3 === "get" && part.many && part.words.includes("all");
    if (sense3 !== "list" && sense3 !== "search" && !all2) return;
    if ((part.verb === "lookup" || part.verb === "locate") && !part.many) return;
    if (part.verb === "query" && part.words[names.prefix.length] !== "query") return;
    if (part.object.length === 0 || sense3 === "search" && !part.many && tool.parameters.length === 0) return;
    if (part.object.some((w) => FEW.has(w)) || own(tool.inputSchema, "properties") === void 0 && own(tool.inputSchema, "allOf") !== void 0)
      return;
    const bounded = parametersOf(tool).some(
      (p) => identifierWords(p.name.slice(0, 60)).some((w) => BOUNDS.has(w)) || /\b(?:limit|maximum|pagination|cursor)\b/i.test(described(tool, p.schema).slice(0, 500))
    );
    const reading = read(tool);
    if (bounded || SAYS_BOUND.test(`${reading.text.slice(0, 3e3)} `) || !reading.known && reading.words > FEW_WORDS2) return;
    const opening3 = reading.text.slice(0, 200);
    if (FIXED.test(opening3) || !part.many && (ONE.test(opening3) || part.verb === "find" && ARTICLE.test(opening3))) return;
    const objects2 = part.words.filter((w) => w !== part.verb && !names.prefix.includes(w)).join(" ");
    yield issue(tool, "/inputSchema", { objects: objects2 }, sense3 === "search" ? { level: "note" } : {});
  }
};

// src/rules/quality/words/bare.ts
var AMBIGUOUS = new Map([
  ...["id", "ids", "identifier", "key", "uid", "ref"].map((n) => [n, "id"]),
  ...["start", "end", "begin", "from", "to", "since", "until", "date", "time", "when"].map((n) => [n, "time"]),
  ...["data", "input", "value", "payload", "object", "params", "args", "arg", "info", "param", "val"].map((n) => [n, "content"]),
  ...["user", "customer", "account", "project", "team", "order", "product", "client", "contact", "member", "company", "organization"].map(
    (n) => [n, "entity"]
  ),
  ...["type", "mode", "kind", "status", "state", "flag", "format"].map((n) => [n, "choice"])
]);

// src/rules/quality/parameter-ambiguous.ts
var SETTLES = /\b(?:ids?|identifiers?|names?|e-?mail|keys?|numbers?|slugs?|logins?|handles?|uuids?|urls?|codes?)\b/i;
var EMPTY3 = new Set(
  "id identifier unique string number text value name data input parameter param object json required optional valid here".split(" ")
);
var rule81 = {
  meta: {
    id: "quality/parameter-ambiguous",
    level: "warning",
    kind: "content",
    summary: "A parameter has a bare name such as `id`, `start` or `customer`, and its description adds nothing.",
    why: "Into `customer` a model puts a name where an id is wanted, into `start` a day or a time in any form. A name that says which, or a description that does, spares a failed call.",
    source: ["S0", "S1"],
    messages: {
      id: {
        title: "The parameter {parameter} of {tool} does not say whose id it takes.",
        help: "Name it {suggestion}, or say in its description what it identifies."
      },
      time: {
        title: "The parameter {parameter} of {tool} does not say which day or time is meant, or in which form.",
        help: "Say in its name or description what begins, ends or happens at that time, and give the schema a format."
      },
      content: {
        title: "The parameter {parameter} of {tool} does not say what belongs in it.",
        help: "Name what goes in and describe it, with an example."
      },
      entity: {
        title: "The parameter {parameter} of {tool} does not say whether it takes an id or a name.",
        help: "Name it {suggestion}, or say in its description what identifies it."
      },
      choice: {
        title: "The parameter {parameter} of {tool} does not say which values there are.",
        help: "Give it an enum, or list the values in its description."
      },
      default: {
        title: "The parameter {parameter} of {tool} has a name that says too little.",
        help: "Name what goes in, and describe it."
      }
    }
  },
  *tool(tool, context) {
    const part = namesOf(context).get(tool.name);
    for (const p of parametersOf(tool)) {
      const kind2 = AMBIGUOUS.get(p.name.toLowerCase());
      if (kind2 === void 0 || p.depth > 1) continue;
      const schema = inner(tool, p.schema);
      if (own(schema, "enum") !== void 0 || own(schema, "const") !== void 0 || own(schema, "properties") !== void 0) continue;
      if (typeof own(schema, "format") === "string" || typeof own(schema, "pattern") === "string" || own(schema, "type") === "boolean")
        continue;
      const text9 = described(tool, p.schema);
      if (text9 === "" && kind2 !== "entity") continue;
      const said2 = contentStems(text9.slice(0, 500)).filter((w) => !EMPTY3.has(w) && w !== stem(p.name.toLowerCase()));
      if (said2.length > 0 || text9 !== "" && !/[a-z]{2}/i.test(text9)) continue;
      if (kind2 === "entity" && SETTLES.test(text9)) continue;
      const object2 = part.object.filter((w) => !isFiller(w)).join("_");
      const suggestion = kind2 === "entity" ? `${p.name}_id` : `${object2 || "thing"}_${p.name}`;
      yield issue(
        tool,
        p.pointer,
        { parameter: p.path, ...kind2 === "id" || kind2 === "entity" ? { suggestion } : {} },
        { messageId: kind2 }
      );
    }
  }
};

// src/rules/quality/parameter-source-missing.ts
var KEYS = /* @__PURE__ */ new Set(["id", "ids", "uid", "uuid", "guid", "gid"]);
var SAYS_SOURCE = /\b(?:from|returned|obtained|retrieved|found|provided|given|shown|see|use|call|via|using|listed|created by|response|url|e\.g\.|user-defined|current|default)\b/i;
var rule82 = {
  meta: {
    id: "quality/parameter-source-missing",
    level: "warning",
    kind: "content",
    summary: "A parameter takes an id that a sibling gives out, and does not say so.",
    why: "A model that does not know where an id comes from makes one up, or tries without. A word on the tool that gives it out makes it call that one first.",
    source: ["S0"],
    messages: {
      default: {
        title: "The parameter {parameter} of {tool} does not say where its ids come from, so a model may make one up.",
        help: "If they come from {sources}, say so in the description of {parameter}."
      }
    }
  },
  *tool(tool, context) {
    const names = namesOf(context);
    const part = names.get(tool.name);
    const text9 = read(tool).text;
    const verb = part.verb === void 0 ? void 0 : VERBS.get(part.verb)?.sense;
    for (const p of parametersOf(tool)) {
      if (p.depth > 1 || !/id(?:entifier)?s?$/i.test(p.name.slice(-12))) continue;
      const words4 = identifierWords(p.name.slice(0, 100));
      if (!KEYS.has(words4.at(-1) ?? "")) continue;
      const object2 = words4.slice(0, -1).map(stem);
      const thing = object2.length ? object2 : part.object;
      if (thing.length === 0 || verb === "create" && thing.join(" ") === part.object.join(" ")) continue;
      const sources2 = [...names.sources(thing.join(" ")), ...object2.length ? [] : names.sources(thing.at(-1))].filter(
        (s, i, all2) => s !== tool.name && all2.indexOf(s) === i && givesOut(names.get(s).verb, names.get(s).many)
      );
      if (sources2.length === 0) continue;
      const own2 = described(tool, p.schema).slice(0, 2e3);
      if (own2 === "" || SAYS_SOURCE.test(own2) || sources2.some((s) => mentions2(own2, s) || mentions2(text9, s))) continue;
      yield issue(tool, p.pointer, { parameter: p.path, sources: sources2.slice(0, 3) });
    }
  }
};
function givesOut(verb, many) {
  const sense3 = verb === void 0 ? void 0 : VERBS.get(verb)?.sense;
  return sense3 === "list" || sense3 === "search" || sense3 === "get" && many;
}

// src/rules/quality/parameter-undescribed.ts
var MOST9 = 20;
var MOST_BELOW = 5;
var DEEP = 3;
var rule83 = {
  meta: {
    id: "quality/parameter-undescribed",
    level: "warning",
    kind: "content",
    summary: "A parameter, at any depth, has no description.",
    why: "A model fills in what it can guess from the name. A sentence with an example often does more than a paragraph in the tool description. An enum, a constant or a format that explains itself needs none.",
    source: ["S0", "S1", "S2"],
    messages: {
      default: {
        title: "The parameter {parameter} of {tool} has no description, so a model guesses what to put there.",
        help: "Describe {parameter} in a sentence, with an example of a valid value."
      },
      typed: {
        title: "The parameter {parameter} of {tool} has no description, so a model guesses what to put there.",
        help: "Describe {parameter} ({type}) in a sentence, with an example such as {value} if that is a typical one."
      },
      bare: {
        title: "The parameter {parameter} of {tool} has no description and a name that says little, so a model guesses what to put there.",
        help: "Describe {parameter} in a sentence, with an example of a valid value, or give it a name that says which one is meant."
      },
      source: {
        title: "The parameter {parameter} of {tool} has no description, so a model may make a value up.",
        help: "Describe {parameter}, and say whether its values come from {sources}."
      },
      more: {
        title: "{count} more {count:1=parameter of|*=parameters of} {tool} {count:1=has|*=have} no description.",
        help: "Describe each in a sentence, with an example of a valid value."
      }
    }
  },
  *tool(tool, context) {
    const text9 = read(tool).text;
    const bare5 = parametersOf(tool).filter((p) => described(tool, p.schema) === "" && !explainsItself(tool, p));
    const told3 = [...bare5.filter((p) => p.depth === 1).slice(0, MOST9), ...bare5.filter((p) => p.depth > 1).slice(0, MOST_BELOW)];
    for (const { path, name, pointer, depth, schema } of told3) {
      const id = /^(.+?)_?(?:id|ids|Id|Ids|ID|IDs)$/.exec(name.slice(0, 100));
      const sources2 = id ? namesOf(context).sources(stem(id[1].toLowerCase())).filter((s) => s !== tool.name).slice(0, 3) : [];
      const sample = sources2.length ? void 0 : sampleOf(tool, schema);
      const kind2 = AMBIGUOUS.get(name.toLowerCase());
      const bareName = depth === 1 && kind2 !== void 0 && kind2 !== "entity";
      yield issue(
        tool,
        pointer,
        { parameter: path, ...sources2.length ? { sources: sources2 } : {}, ...sample },
        {
          ...sources2.length ? { messageId: "source" } : sample ? { messageId: "typed" } : bareName ? { messageId: "bare" } : {},
          // The text of the tool speaks of it: better there than nowhere.
          ...spokenOf(text9, name) || depth >= DEEP ? { level: "note" } : {}
        }
      );
    }
    if (bare5.length > told3.length) yield issue(tool, "/inputSchema", { count: bare5.length - told3.length }, { messageId: "more" });
  }
};
var spokenOf = (text9, name) => ["`", '"', "'"].some((quote) => text9.includes(`${quote}${name}${quote}`));
var PLAIN = /* @__PURE__ */ new Set(["latitude", "longitude", "width", "height"]);
function explainsItself(tool, { name, schema }) {
  if (PLAIN.has(identifierWords(name.slice(0, 60)).at(-1) ?? "")) return true;
  const real = inner(tool, schema);
  const values2 = own(real, "enum");
  if (Array.isArray(values2)) return values2.some((v) => typeof v === "string" && new RegExp("\\p{L}{2}", "u").test(v));
  return own(real, "const") !== void 0 || typeof own(real, "format") === "string";
}
function sampleOf(tool, schema) {
  const real = inner(tool, schema);
  const examples = own(real, "examples");
  const value = own(schema, "default") ?? (Array.isArray(examples) ? examples[0] : void 0);
  const [type] = typesOf2(real);
  if (type === void 0 || typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return void 0;
  return { type, value: String(value).slice(0, 80) };
}

// src/rules/quality/parameter-untyped.ts
var SPEAKS = [
  "type",
  "enum",
  "const",
  "$ref",
  "anyOf",
  "oneOf",
  "allOf",
  "properties",
  "items",
  "not",
  "if",
  "$dynamicRef",
  "additionalProperties"
];
var rule84 = {
  meta: {
    id: "quality/parameter-untyped",
    level: "warning",
    kind: "content",
    summary: "The schema of a parameter names no type.",
    why: "Without a type anything is valid: a model may send a text where a number is wanted, some clients refuse such a schema, and nothing is checked before your code runs.",
    source: ["S1"],
    messages: {
      default: {
        title: "The parameter {parameter} of {tool} has no type, so anything may be sent.",
        help: "Give {parameter} a type, or an enum or combination of types if several are meant."
      },
      example: {
        title: "The parameter {parameter} of {tool} has no type, so anything may be sent.",
        help: "Its default is {value}: if that is typical, give it the type {type}."
      }
    }
  },
  *tool(tool) {
    for (const p of parametersOf(tool)) {
      if (p.schema !== true && (!isObject(p.schema) || SPEAKS.some((key) => own(p.schema, key) !== void 0))) continue;
      const value = own(p.schema, "default");
      const type = Number.isInteger(value) ? "integer" : Array.isArray(value) ? "array" : typeof value;
      const known5 = value !== void 0 && value !== null;
      yield issue(
        tool,
        p.pointer,
        { parameter: p.path, ...known5 ? { value: JSON.stringify(value).slice(0, 80), type } : {} },
        known5 ? { messageId: "example" } : {}
      );
    }
  }
};

// src/rules/quality/read-only-unsaid.ts
var rule85 = {
  meta: {
    id: "quality/read-only-unsaid",
    level: "off",
    presets: { strict: "note" },
    kind: "content",
    summary: "A tool is read-only by its hint, and its text never says so.",
    why: "The hint is for the client; a model reads the text. One that knows a call is safe looks around more freely. Off unless `strict`, because most verbs of reading say it well enough.",
    source: ["S2"],
    messages: {
      default: {
        title: "{tool} is read-only by its hint, but its description does not say so to the model.",
        help: 'End the description with "Read-only."'
      }
    }
  },
  *tool(tool) {
    const reading = read(tool);
    if (tool.annotations?.readOnlyHint !== true || reading.text === "" || !reading.known || reading.says("readOnly")) return;
    yield issue(tool, "/description");
  }
};

// src/rules/quality/required-unknown.ts
var ELSEWHERE = ["allOf", "anyOf", "oneOf", "$ref", "patternProperties", "if", "$dynamicRef"];
var BELOW = ["allOf", "anyOf", "oneOf"];
var rule86 = {
  meta: {
    id: "quality/required-unknown",
    level: "warning",
    kind: "content",
    summary: "A schema requires a parameter that it does not declare.",
    why: "A model cannot know what to send for a name without a schema; with closed arguments no call can ever be valid. Often a parameter was renamed in one place only.",
    source: ["S1", "mcp"],
    messages: {
      default: {
        title: "{tool} requires {missing}, which its schema does not declare.",
        help: "Declare it, or take it off the list of required parameters. Declared are: {declared}."
      },
      none: {
        title: "{tool} requires {missing}, which its schema does not declare.",
        help: "Declare it under properties, with a type and a description, or take it off the list of required parameters."
      }
    }
  },
  *tool(tool) {
    const found = [];
    const visit = (schema, pointer, branch, depth) => {
      if (!isObject(schema) || depth > MAX_DEPTH) return;
      const properties = own(schema, "properties");
      const known5 = isObject(properties) ? Object.keys(properties) : [];
      const required2 = own(schema, "required");
      if (Array.isArray(required2) && !branch && !ELSEWHERE.some((key) => own(schema, key) !== void 0)) {
        const names = new Set(known5);
        const missing = required2.filter((r) => typeof r === "string" && !names.has(r));
        if (missing.length) found.push({ pointer: step(pointer, "required"), missing: missing.slice(0, 10), declared: known5.slice(0, 10) });
      }
      for (const name of known5) visit(own(properties, name), step(step(pointer, "properties"), name), false, depth + 1);
      visit(own(schema, "items"), step(pointer, "items"), false, depth + 1);
      for (const key of BELOW) {
        const list3 = own(schema, key);
        if (!Array.isArray(list3)) continue;
        for (const [i, child2] of list3.entries()) visit(child2, step(step(pointer, key), i), true, depth + 1);
      }
    };
    visit(tool.inputSchema, "/inputSchema", false, 0);
    for (const { pointer, missing, declared: declared2 } of found.slice(0, 20)) {
      const evidence = { missing, ...declared2.length ? { declared: declared2 } : {} };
      yield issue(tool, pointer, evidence, { sentence: missing.join(" "), ...declared2.length ? {} : { messageId: "none" } });
    }
  }
};

// src/rules/quality/retry-unsafe.ts
var KEY2 = /^(?:idempoten\w*|request_?(?:key|id|token|uuid)|client_?(?:token|request_?(?:id|token)|ref(?:erence)?|mutation_?id)|dedup\w*|nonce|operation_?id|transaction_?(?:id|key)|retry_?(?:key|token)|.*idempotency.*)$/i;
var TWICE = new Set(
  "pay charge transfer refund purchase buy order withdraw wire debit donate sell redeem mint dispatch ship send email reply forward publish post broadcast book reserve".split(
    " "
  )
);
var MAKES = new Set("create add append copy clone fork upload import generate register".split(" "));
var POINTER = "/annotations/idempotentHint";
var rule87 = {
  meta: {
    id: "quality/retry-unsafe",
    level: "warning",
    kind: "content",
    summary: "A destructive tool is not idempotent and takes no key from the caller, so a retry does it twice.",
    why: "When an answer is lost, a client cannot know whether the work was done, and calls again. The protocol does not sort out doubles, so the tool must.",
    source: ["S0", "S3"],
    messages: {
      default: {
        title: "If an answer of {tool} is lost, a retry does it a second time.",
        help: 'Take a key from the caller (such as request_key), return the first result for the same key, and set "idempotentHint": true.'
      },
      again: {
        title: "{tool} is destructive and not marked idempotent, so clients cannot retry it.",
        help: 'If a second {verb:call=call} changes nothing more, set "idempotentHint": true; else take a key from the caller.'
      }
    }
  },
  *tool(tool, context) {
    const { annotations } = tool;
    const hint = (name) => own(annotations, name);
    if (hint("readOnlyHint") === true || hint("idempotentHint") === true) return;
    const names = namesOf(context);
    const { verb, words: words4, object: object2 } = names.get(tool.name);
    const leads = verb !== void 0 && object2.length > 0 && (words4[0] === verb || words4[names.prefix.length] === verb);
    const deed = leads || hint("destructiveHint") === true && verb !== "forward" && verb !== "post";
    const costly = deed && verb !== void 0 && TWICE.has(verb);
    const destructive = hint("destructiveHint") === true || hint("destructiveHint") === void 0 && costly;
    if (!destructive || parametersOf(tool).some((p) => KEY2.test(identifierWords(p.name.slice(0, 80)).join("_")))) return;
    const known5 = verb === void 0 ? void 0 : VERBS.get(verb);
    const again = !costly && !(known5 && leads && MAKES.has(known5.sense));
    if (again) yield issue(tool, POINTER, { verb: verb ?? "call" }, { messageId: "again", level: "note" });
    else yield issue(tool, POINTER);
  }
};

// src/rules/quality/returns-missing.ts
var LISTED2 = /[:(] ?[^.:(),]{2,60}, [^.:()]{2,}/;
var MAKES2 = new Set(
  "create add new make generate render build draw book order reserve buy pay send publish post upload import copy clone fork run execute invoke call eval evaluate exec trigger".split(
    " "
  )
);
var rule88 = {
  meta: {
    id: "quality/returns-missing",
    level: "warning",
    kind: "content",
    summary: "Neither an output schema nor the description says what comes back.",
    why: "A model plans its next step on what it expects back. If it cannot tell, it calls a tool again to be sure, or does not call it at all.",
    source: ["S1", "S2"],
    messages: {
      default: {
        title: "Nothing says what {tool} gives back.",
        help: "Name the fields of the result, their order and how many there are at most, or declare an output schema."
      },
      acts: {
        title: "Nothing says what {tool} gives back once it is done.",
        help: "Say whether it returns the thing it made, a number to refer to, or nothing; or declare an output schema."
      }
    }
  },
  *tool(tool, context) {
    const reading = read(tool);
    if (reading.text === "" || !reading.known || tool.outputSchema !== void 0 || reading.says("returns")) return;
    const effect = effectOf(tool, context);
    if (effect === "read" && LISTED2.test(reading.text.slice(0, 2e3))) return;
    const acts = effect !== void 0 && effect !== "read";
    const verb = verbOfTool(tool, context) ?? openingVerb(tool);
    const told3 = effect !== void 0 && !(verb !== void 0 && MAKES2.has(verb));
    yield issue(tool, "/description", {}, { ...told3 ? { level: "note" } : {}, ...acts ? { messageId: "acts" } : {} });
  }
};

// src/rules/quality/sibling-unknown.ts
var IDENTIFIER = /(?<![\w.$/@#-])[A-Za-z][a-z0-9]{0,40}(?:_[A-Za-z0-9]{1,40}){1,8}(?![\w/(=]|-\w|\.\w)|(?<![\w.$/@#-])[a-z][a-z0-9]{0,40}(?:[A-Z][a-z0-9]{1,40}){1,8}(?![\w/(=]|-\w|\.\w)/g;
var HYPHENED = /(?<![\w.$/@#-])[a-z][a-z0-9]{0,40}(?:-[a-z0-9]{1,40}){1,8}(?![\w/(=]|\.\w)/g;
var CALLS = /(?:\b(?:use|call|run|invoke|see|via|try|prefer|with|from|by|using|calling|then|first|nutze|verwende|rufe|appelez|utilisez|usa|use a|utilice|chame)|使用|调用|を使用|사용)(?: the)?(?: tool)? ?[`'"(]*$/i;
var PARAMETER = /[`'"]([A-Za-z]\w{0,60})[`'"] (?:parameter|argument|param)\b|\b(?:parameter|argument|param) [`'"]([A-Za-z]\w{0,60})[`'"]/g;
var FIELD = new Set(
  "id ids type date time mode key keys name names url uri token count format status size limit index path at by value text query field fields result results response data".split(
    " "
  )
);
var MOST_NAMES = 2e4;
var MOST10 = 10;
var rule89 = {
  meta: {
    id: "quality/sibling-unknown",
    level: "warning",
    kind: "content",
    summary: "A text names a tool or a parameter that does not exist here.",
    why: "A model follows the pointer and calls what is not there, or gives up. Often a tool was renamed and the text of its sibling was not.",
    source: ["S0", "S3"],
    messages: {
      default: {
        title: "A text of {tool} sends the model to {named}, which this server does not have.",
        help: "Name an existing tool, or take the pointer out."
      },
      closest: {
        title: "A text of {tool} sends the model to {named}, which this server does not have.",
        help: "If {closest} is meant, write that; else take the pointer out."
      },
      renamed: {
        title: "A text of {tool} still sends the model to {named}, which is called {closest} now.",
        help: "Write {closest} in its place."
      },
      gone: {
        title: "The description of {tool} still speaks of its former parameter {named}.",
        help: "Its parameters are {parameters} now: name one of them, or take the sentence out."
      },
      goneAll: {
        title: "The description of {tool} still speaks of its former parameter {named}.",
        help: "It takes no parameters now: take the sentence out."
      },
      parameter: {
        title: "The description of {tool} speaks of a parameter {named} that it does not have.",
        help: "Its parameters are {parameters}: name one of them, or take the sentence out."
      }
    }
  },
  *tool(tool, context) {
    const names = namesOf(context);
    const former = formerNames(context);
    let told3 = 0;
    const everywhere = listed(context);
    const known5 = ownNames(tool);
    for (const { pointer, text: text9 } of texts(tool)) {
      for (const found of strangers(text9, names, former, (n) => known5.has(n) || everywhere.has(n), tool.name)) {
        if (told3++ >= MOST10) return;
        known5.add(found.named.toLowerCase());
        const { evidence, messageId } = pointsTo(found.named, names, former);
        yield issue(tool, pointer, evidence, {
          sentence: sentenceAt(text9, found.at),
          messageId,
          // A list of one tool may be a part of a server.
          ...names.count === 1 ? { level: "note" } : {}
        });
      }
    }
    yield* parameters(tool, context, known5);
  },
  *item(item, context) {
    if (item.target !== "instructions" || typeof item.raw !== "string" || context.surface.tools.length < 2) return;
    const names = namesOf(context);
    const everywhere = listed(context);
    const former = formerNames(context);
    const text9 = item.raw.slice(0, READ);
    const told3 = /* @__PURE__ */ new Set();
    for (const { named, at: at2 } of strangers(text9, names, former, (n) => everywhere.has(n) || told3.has(n), "")) {
      if (told3.size >= MOST10) return;
      told3.add(named.toLowerCase());
      const { evidence, messageId } = pointsTo(named, names, former);
      yield issue(item, "", evidence, { sentence: sentenceAt(text9, at2), messageId });
    }
  },
  *change({ pairing }) {
    for (const { base, head } of pairing.tools) {
      if (!base || !head || base.parameters.length > MANY) continue;
      const text9 = (head.description ?? "").slice(0, READ);
      const known5 = ownNames(head);
      const left = base.parameters.map(([name]) => name).filter((name) => !known5.has(name.toLowerCase()));
      for (const named of left.filter((name) => /_|[a-z][A-Z]/.test(name) && mentions2(text9, name)).slice(0, MOST10)) {
        const parameters2 = head.parameters.slice(0, 10).map(([name]) => name);
        if (new RegExp(PARAMETER).test(around2(text9, named))) continue;
        yield issue(
          head,
          "/description",
          { named, parameters: parameters2 },
          {
            messageId: parameters2.length ? "gone" : "goneAll",
            sentence: sentenceAt(text9, text9.indexOf(named))
          }
        );
      }
    }
  }
};
var MANY = 500;
var around2 = (text9, name) => {
  const at2 = text9.indexOf(name);
  return text9.slice(Math.max(0, at2 - 15), at2 + name.length + 15);
};
function pointsTo(named, names, former) {
  const now = former.get(named);
  const closest2 = now ?? names.closest(named);
  return { evidence: { named, ...closest2 ? { closest: closest2 } : {} }, messageId: now ? "renamed" : closest2 ? "closest" : "default" };
}
var renames2 = /* @__PURE__ */ new WeakMap();
function formerNames(context) {
  let former = renames2.get(context);
  if (!former) {
    const { tools, toolNames } = context.surface;
    former = new Map(
      tools.flatMap((tool) => {
        const before2 = context.counterpart(tool)?.name;
        return before2 && before2 !== tool.name && !toolNames.has(before2) ? [[before2, tool.name]] : [];
      })
    );
    renames2.set(context, former);
  }
  return former;
}
function* strangers(text9, names, former, known5, owner2) {
  const prefix = names.prefix.length ? names.prefix : names.count === 1 ? ownPrefix(owner2) : [];
  for (const match2 of text9.matchAll(names.kebab ? HYPHENED : IDENTIFIER)) {
    const named = match2[0];
    if (known5(named.toLowerCase())) continue;
    if (former.has(named)) {
      yield { named, at: match2.index };
      continue;
    }
    const words4 = identifierWords(named);
    if (FIELD.has(words4.at(-1))) continue;
    const called = CALLS.test(text9.slice(Math.max(0, match2.index - 40), match2.index));
    const family2 = prefix.length > 0 && words4.length > prefix.length && prefix.every((p, i) => words4[i] === p);
    const verb = VERBS.has(words4[family2 ? prefix.length : 0] ?? "") || family2 && VERBS.has(words4.at(-1));
    if (!verb && !(family2 && called)) continue;
    if (/[A-Z]/.test(named) !== names.camel && !sameWords(words4, names)) continue;
    if (called || family2 && words4.length > prefix.length + 1) yield { named, at: match2.index };
  }
}
function sameWords(words4, names) {
  const closest2 = names.closest(words4.join("_"));
  return closest2 !== void 0 && identifierWords(closest2).join(" ") === words4.join(" ");
}
var ownPrefix = (name) => {
  const words4 = identifierWords(name.slice(0, 200));
  return words4.length > 2 && !VERBS.has(words4[0]) ? [words4[0]] : [];
};
function* parameters(tool, context, known5) {
  const own2 = tool.parameters.map(([name]) => name);
  const text9 = (tool.description ?? "").slice(0, READ);
  if (own2.length === 0 || !isObject(tool.inputSchema)) return;
  const told3 = /* @__PURE__ */ new Set();
  for (const match2 of text9.matchAll(PARAMETER)) {
    const named = match2[1] ?? match2[2];
    if (known5.has(named.toLowerCase()) || told3.has(named)) continue;
    told3.add(named);
    const sentence = sentenceAt(text9, match2.index);
    if ([...identifiers(sentence)].some((n) => n !== tool.name && context.surface.toolNames.has(n) && mentions2(sentence, n))) continue;
    yield issue(tool, "/description", { named, parameters: own2.slice(0, 10) }, { messageId: "parameter", sentence });
    if (told3.size >= MOST10) return;
  }
}
var identifiers = (text9) => text9.match(/[A-Za-z][\w.-]{1,127}/g) ?? [];
function texts(tool) {
  const all2 = [{ pointer: "/description", text: (tool.description ?? "").slice(0, READ) }];
  for (const p of parametersOf(tool).slice(0, 200)) {
    const description = own(p.schema, "description");
    if (typeof description === "string") all2.push({ pointer: `${p.pointer}/description`, text: description.slice(0, 2e3) });
  }
  return all2.filter(({ text: text9 }) => /[a-z][_A-Z-]/.test(text9));
}
function ownNames(tool) {
  const known5 = /* @__PURE__ */ new Set();
  const visit = (value, depth) => {
    if (known5.size > MOST_NAMES) return;
    if (typeof value === "string") {
      if (value.length <= 128) known5.add(value.toLowerCase());
    } else if (Array.isArray(value)) {
      if (depth < MAX_DEPTH) for (const v of value) visit(v, depth + 1);
    } else if (isObject(value) && depth < MAX_DEPTH) {
      for (const key of Object.keys(value)) {
        known5.add(key.toLowerCase());
        visit(value[key], depth + 1);
      }
    }
  };
  visit(tool.inputSchema, 0);
  visit(tool.outputSchema, 0);
  return known5;
}
var shared = /* @__PURE__ */ new WeakMap();
function listed(context) {
  let names = shared.get(context.surface);
  if (!names) {
    names = new Set([...context.surface.toolNames, ...context.surface.prompts.map((p) => p.name ?? "")].map((n) => n.toLowerCase()));
    shared.set(context.surface, names);
  }
  return names;
}

// src/rules/quality/title-missing.ts
var rule90 = {
  meta: {
    id: "quality/title-missing",
    level: "note",
    kind: "content",
    summary: "A tool has no title for people.",
    why: "Clients show the title when they ask a person to approve a call. Without one they show the name, which is written for machines.",
    source: ["S0", "S1", "S2"],
    messages: {
      default: {
        title: "{tool} has no title, so people are asked to approve its bare name.",
        help: "Give it a title, such as {suggestion}."
      }
    }
  },
  *tool(tool, context) {
    const title = tool.title ?? own(tool.annotations, "title");
    if (typeof title === "string" && title.trim() !== "") return;
    const { words: words4 } = namesOf(context).get(tool.name);
    const { prefix } = namesOf(context);
    const said2 = prefix.every((p, i) => words4[i] === p) && words4.length > prefix.length ? words4.slice(prefix.length) : words4;
    const text9 = said2.join(" ");
    yield issue(tool, "/title", { suggestion: text9 === "" ? tool.name : text9.charAt(0).toUpperCase() + text9.slice(1) });
  }
};

// src/rules/quality/tool-overload.ts
var MANY2 = 20;
var TOO_MANY = 40;
var TOLD = 5;
var rule91 = {
  meta: {
    id: "quality/tool-overload",
    level: "warning",
    kind: "content",
    summary: "The server has more tools than a model chooses well from.",
    why: "All definitions compete for the same attention. Vendors advise fewer than about 20 tools at a time; beyond 40 the choice gets markedly worse, and some clients leave tools out.",
    source: ["S0", "S1", "S3", "mcp"],
    options: {
      type: "object",
      properties: {
        note: { type: "integer", minimum: 1, default: MANY2, description: "More tools than this are noted" },
        warning: { type: "integer", minimum: 1, default: TOO_MANY, description: "More tools than this are warned of" }
      },
      additionalProperties: false
    },
    messages: {
      default: {
        title: "The server has {tools} tools; a model chooses well from about {most}.",
        help: "Merge tools that differ by a filter or a mode, or offer parts of the list separately."
      },
      groups: {
        title: "The server has {tools} tools; a model chooses well from about {most}.",
        help: "Merge tools that differ by a filter or a mode, or offer parts of the list separately. The largest groups: {groups}."
      }
    }
  },
  *surface(surface, context) {
    const tools = surface.tools.length;
    const [note, warning] = [option(context, "note", MANY2), option(context, "warning", TOO_MANY)];
    if (tools <= Math.min(note, warning)) return;
    const names = namesOf(context);
    const counts = /* @__PURE__ */ new Map();
    for (const name of surface.toolNames) {
      const object2 = names.get(name).object[0];
      if (object2 !== void 0) counts.set(object2, (counts.get(object2) ?? 0) + 1);
    }
    const groups = [...counts].filter(([, n]) => n > 2).sort((a, b) => b[1] - a[1]).slice(0, TOLD).map(([object2, n]) => `${object2} (${n})`);
    yield {
      target: "server",
      name: null,
      pointer: "",
      evidence: { tools, most: note, ...groups.length ? { groups } : {} },
      ...groups.length ? { messageId: "groups" } : {},
      level: tools > warning ? "warning" : "note"
    };
  }
};

// src/rules/quality/trigger-missing.ts
var TELLING = 12;
var rule92 = {
  meta: {
    id: "quality/trigger-missing",
    level: "warning",
    kind: "content",
    summary: "The description never says when to call the tool.",
    why: "A model that reads only what a tool can do has to guess when that is wanted, and recent models rather answer from memory. A sentence on the situation, in the tool itself, is what changes the choice.",
    source: ["S0", "S1", "S2", "S3"],
    messages: {
      default: {
        title: "Nothing tells a model when to call {tool}.",
        help: 'Add a sentence on the situation, such as "Use it when the user asks \u2026" or "Call it before \u2026".'
      },
      job: {
        title: "Nothing tells a model when to call {tool}.",
        help: 'Say which question or wish of the user calls for it (the name says {job}), or before which other step it comes: "Use it when the user asks \u2026".'
      },
      sibling: {
        title: "Nothing tells a model when to call {tool} and when {siblings}.",
        help: "Add a sentence on the situation that calls for {tool} rather than for {siblings}."
      }
    }
  },
  *tool(tool, context) {
    const reading = read(tool);
    if (reading.text === "" || !reading.known || reading.says("trigger")) return;
    const names = namesOf(context);
    if (selfEvident(tool, context) || names.count === 1 && reading.sentences.length >= 2) return;
    const siblings = names.near(tool.name).slice(0, 3);
    const job = siblings.length ? void 0 : jobOf(names.get(tool.name), names.prefix.length);
    yield issue(tool, "/description", siblings.length ? { siblings } : job ? { job } : {}, {
      ...siblings.length ? { messageId: "sibling" } : job ? { messageId: "job" } : {},
      ...siblings.length || unclear(tool, names.get(tool.name)) ? {} : { level: "note" }
    });
  }
};
function unclear(tool, { verb, object: object2, words: words4 }) {
  const said2 = verb ?? openingVerb(tool);
  return said2 === void 0 && read(tool).words < TELLING || object2.length === 0 && words4.length < 2 || said2 !== void 0 && VERBS.get(said2).sense === "search";
}
function jobOf({ verb, words: words4, object: object2 }, prefix) {
  const said2 = words4[prefix] === verb ? words4.slice(prefix) : words4[0] === verb ? words4 : [];
  return verb === void 0 || object2.length === 0 || said2.length < 2 ? void 0 : said2.join(" ").slice(0, 80);
}

// src/rules/quality/index.ts
var quality = [
  rule67,
  rule69,
  rule68,
  rule92,
  rule71,
  rule88,
  rule70,
  rule77,
  rule73,
  rule79,
  rule89,
  rule83,
  rule81,
  rule82,
  rule72,
  rule84,
  rule66,
  rule86,
  rule65,
  rule64,
  rule80,
  rule78,
  rule63,
  rule87,
  rule85,
  rule75,
  rule74,
  rule76,
  rule90,
  rule91
];

// src/text/hidden.ts
var ANY = (
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the characters are meant one by one
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{13430}-\u{1345f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u
);
var TAG_FLAGS = /* @__PURE__ */ new Set(["gbeng", "gbsct", "gbwls"]);
var mayHide = (text9) => ANY.test(text9);
function hidden(text9) {
  if (!mayHide(text9)) return [];
  const found = [];
  for (let i = 0; i < text9.length; ) {
    const c = text9.codePointAt(i);
    const length = c > 65535 ? 2 : 1;
    const flag2 = c === 127988 ? flagLength(text9, i) : 0;
    if (flag2 > 0) {
      i += flag2;
      continue;
    }
    const kind2 = kindOf3(c, text9, i, length);
    if (kind2 !== void 0) {
      const span = kind2 === "escape-sequence" ? escapeLength(text9, i) : length;
      found.push({ kind: kind2, start: i, length: span, codePoint: c });
      i += span;
    } else i += length;
  }
  return found;
}
function kindOf3(c, text9, at2, length) {
  if (c === 27 || c === 155) return "escape-sequence";
  if (c < 32) return c === 9 || c === 10 || c === 13 ? void 0 : "control";
  if (c < 127) return void 0;
  if (c < 160) return "control";
  if (c === 173) return "soft-hyphen";
  if (c === 847) return "zero-width";
  if (c >= 6155 && c <= 6159) {
    if (isMongolian(before(text9, at2))) return void 0;
    return c === 6158 ? "zero-width" : "variation-selector";
  }
  if (c === 1564 || c === 8206 || c === 8207) return nearRightToLeft(text9, at2) ? void 0 : "bidi";
  if (c >= 8234 && c <= 8238 || c >= 8294 && c <= 8297) return "bidi";
  if (c === 4447 || c === 4448 || c === 12644 || c === 65440 || c === 6068 || c === 6069) return "filler";
  if (c === 8204 || c === 8205) return joins(text9, at2) ? void 0 : "joiner";
  if (c === 8203 || c === 65279 || c >= 8288 && c <= 8293 || c >= 8298 && c <= 8303) return "zero-width";
  if (c === 8232 || c === 8233) return "control";
  if (c === 10240) return /[\u2801-\u28ff]/.test(text9.slice(Math.max(0, at2 - 4), at2 + 5)) ? void 0 : "space";
  if (c >= 65024 && c <= 65039) return drawnBefore(text9, at2) ? void 0 : "variation-selector";
  if (c >= 917760 && c <= 917999)
    return isIdeograph(before(text9, at2)) && !isSelector(text9.codePointAt(at2 + length)) ? void 0 : "variation-selector";
  if (c >= 65529 && c <= 65531) return "control";
  if (c >= 119155 && c <= 119162) return "control";
  if (c >= 78896 && c <= 78943) return beside(text9, at2, length, 77824, 78943) ? void 0 : "control";
  if (c >= 113824 && c <= 113827) return beside(text9, at2, length, 113664, 113823) ? void 0 : "control";
  if (c >= 917504 && c <= 921599) return "tag";
  return void 0;
}
var before = (text9, at2) => {
  if (at2 === 0) return 0;
  const unit = text9.charCodeAt(at2 - 1);
  return unit >= 56320 && unit <= 57343 && at2 > 1 ? text9.codePointAt(at2 - 2) : unit;
};
var isMongolian = (c) => c >= 6176 && c <= 6314;
var beside = (text9, at2, length, from, to) => [before(text9, at2), text9.codePointAt(at2 + length) ?? 0].some((c) => c >= from && c <= to);
var isSelector = (c) => c !== void 0 && (c >= 65024 && c <= 65039 || c >= 917760 && c <= 917999);
var isIdeograph = (c) => c >= 13312 && c <= 40959 || c >= 63744 && c <= 64255 || c >= 131072 && c <= 262143;
function drawnBefore(text9, at2) {
  const c = before(text9, at2);
  if (c === 0 || isSelector(c)) return false;
  return /[\p{Emoji}\p{S}\p{Extended_Pictographic}]/u.test(String.fromCodePoint(c)) || isIdeograph(c) || c >= 8192 && c <= 11263;
}
function joins(text9, at2) {
  const left = before(text9, at2);
  const right = text9.codePointAt(at2 + 1);
  if (left === 0 || right === void 0) return false;
  const sides = [left, right].map((c) => String.fromCodePoint(c));
  if (sides.every(
    (s) => /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Tibetan}\p{Script=Myanmar}\p{M}]/u.test(
      s
    )
  ))
    return true;
  return text9.charCodeAt(at2) === 8205 && /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u.test(sides[0]) && /[\p{Extended_Pictographic}\u2640\u2642\u2695\u2696\u2708\u2764]/u.test(sides[1]);
}
var nearRightToLeft = (text9, at2) => /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text9.slice(Math.max(0, at2 - 12), at2 + 13));
function flagLength(text9, at2) {
  let letters2 = "";
  let i = at2 + 2;
  for (let c = text9.codePointAt(i); c !== void 0 && c >= 917536 && c <= 917630 && letters2.length < 8; c = text9.codePointAt(i)) {
    letters2 += String.fromCharCode(c - 917504);
    i += 2;
  }
  return text9.codePointAt(i) === 917631 && TAG_FLAGS.has(letters2) ? i + 2 - at2 : 0;
}
function escapeLength(text9, at2) {
  if (text9.charCodeAt(at2) === 27 && text9[at2 + 1] !== "[") return 1;
  let i = text9.charCodeAt(at2) === 27 ? at2 + 2 : at2 + 1;
  const limit = Math.min(text9.length, at2 + 64);
  while (i < limit) {
    const c = text9.charCodeAt(i++);
    if (c >= 64 && c <= 126) return i - at2;
    if (c < 32 || c > 63) return 1;
  }
  return 1;
}
function tagText(text9) {
  let spelled2 = "";
  for (const c of text9) {
    const code = c.codePointAt(0);
    if (code >= 917536 && code <= 917630) spelled2 += String.fromCharCode(code - 917504);
  }
  return spelled2;
}
var escaped = (codePoint) => `\\u{${codePoint.toString(16).toUpperCase().padStart(4, "0")}}`;

// src/rules/security/shown.ts
var LONGEST4 = 400;
function shown(text9, longest = LONGEST4) {
  const tail2 = Math.min(100, longest >> 2);
  const short = text9.length > longest ? `${text9.slice(0, longest - tail2)} [\u2026] ${text9.slice(-tail2)}` : text9;
  let out = "";
  let at2 = 0;
  for (const h of hidden(short)) {
    out += short.slice(at2, h.start);
    for (let i = h.start; i < h.start + h.length; ) {
      const code = short.codePointAt(i);
      out += code >= 32 && code < 127 ? String.fromCodePoint(code) : escaped(code);
      i += code > 65535 ? 2 : 1;
    }
    at2 = h.start + h.length;
  }
  out += short.slice(at2);
  return out.replace(/[ \u00a0]{40,}/g, (run) => `[${run.length} spaces]`).replace(/\n{5,}/g, (run) => `[${run.length} line breaks]`);
}

// src/rules/security/annotation-contradiction.ts
var CHANGES2 = new Set(
  "delete remove drop purge destroy erase wipe send write execute exec terminate kill revoke uninstall overwrite truncate deploy publish transfer cancel insert upload reboot shutdown format archive unsubscribe".split(
    " "
  )
);
var LOOKS = new Set(
  "get list read find search fetch show view check describe query count lookup explain inspect preview validate verify dry plan estimate compare analyze analyse summarize is has can browse watch monitor diff detect calculate compute draft simulate test suggest recommend generate parse convert render open export download history status log logs template templates help schema".split(
    " "
  )
);
function changing(tool) {
  const name = identifierWords(tool.name);
  if (!name.some((w) => LOOKS.has(w))) {
    const verb = name.slice(0, 2).find((w) => CHANGES2.has(w));
    if (verb !== void 0 && (name.indexOf(verb) === 0 || name.indexOf(verb) < name.length - 1))
      return { verb, pointer: "/name", sentence: tool.name };
  }
  const opening3 = sentences((tool.description ?? "").slice(0, 400))[0]?.text ?? "";
  const [first, ...others] = words3(opening3);
  if (first === void 0 || name.some((w) => LOOKS.has(w)) || others.slice(0, 4).some((w) => w === "or" || w === "without"))
    return void 0;
  const base = [first, first.replace(/s$/, ""), first.replace(/es$/, "")].find((w) => CHANGES2.has(w));
  return base === void 0 || base === "format" || base === "archive" || base === "execute" || base === "send" ? void 0 : { verb: first, pointer: "/description", sentence: opening3 };
}
var rule93 = {
  meta: {
    id: "security/annotation-contradiction",
    level: "warning",
    presets: { strict: "error" },
    kind: "content",
    summary: "The hints of a tool contradict each other, its name or its text.",
    why: "A read-only claim on a tool that deletes or sends makes clients run it without asking. Hints are promises by the server; where they cannot be true, someone is misled.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The tool says it is read-only, and {where:its name=its name|its description=its description} says it does \u201C{verb}\u201D",
        help: "Set readOnlyHint to false, or say in name and description what the tool really does."
      },
      both: {
        title: "The tool says that it is read-only and that it is destructive",
        help: "Keep the one that is true: destructiveHint has a meaning only while readOnlyHint is false."
      },
      idempotent: {
        title: "The text says that a second call has an effect of its own, and the hint says it has none",
        help: "Set idempotentHint to false, or mend the text."
      }
    }
  },
  *tool(tool) {
    const { readOnlyHint, idempotentHint } = tool.hints;
    if (readOnlyHint && own(tool.annotations, "destructiveHint") === true) {
      yield issue(
        tool,
        "/annotations/destructiveHint",
        {},
        { messageId: "both", level: "warning", sentence: "readOnlyHint destructiveHint" }
      );
    }
    if (readOnlyHint) {
      const found = changing(tool);
      if (found !== void 0) {
        yield issue(
          tool,
          "/annotations/readOnlyHint",
          { verb: found.verb, where: found.pointer === "/name" ? "its name" : "its description", words: shown(found.sentence) },
          { level: "error", sentence: found.sentence }
        );
      }
    }
    if (idempotentHint && !readOnlyHint) {
      const sentence = sentences((tool.description ?? "").slice(0, 2e4)).find(
        (s) => /\b(?:not|isn't|non-?) ?idempotent\b/i.test(s.text)
      );
      if (sentence)
        yield issue(
          tool,
          "/annotations/idempotentHint",
          { words: shown(sentence.text) },
          { messageId: "idempotent", level: "warning", sentence: sentence.text }
        );
    }
  }
};

// src/rules/security/hints.ts
function effective(tool) {
  const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = tool.hints;
  return {
    readOnlyHint,
    destructiveHint: destructiveHint && !readOnlyHint,
    idempotentHint: idempotentHint || readOnlyHint,
    openWorldHint
  };
}
var CAREFUL = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true };

// src/rules/security/annotation-loosened.ts
var HINTS2 = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
var LOOKS2 = new Set(
  "get list read find search fetch show view check describe query count lookup explain inspect preview browse compare diff is has status info calculate compute convert validate summarize summarise suggest recommend resolve scrape screenshot snapshot analyze analyse tail top log logs ping echo geocode reverse extract map directions crawl".split(
    " "
  )
);
var DESTROYS = new Set(
  "delete deletes deleting remove removes drop drops purge destroy erase wipe overwrite overwrites replace replaces reset truncate cancel cancels kill terminate revoke uninstall lost irreversible permanently force merge".split(
    " "
  )
);
var OUTWARD = new Set(
  "send sends email e-mail mail web website internet url http crawl scrape post publish tweet sms webhook".split(" ")
);
var opening = (tool) => words3((tool.description ?? "").slice(0, 300)).slice(0, 30);
var looks = (tool) => identifierWords(tool.name).some((w) => LOOKS2.has(w));
var destroys = (tool) => [...identifierWords(tool.name), ...opening(tool)].some((w) => DESTROYS.has(w));
var reachesOut = (tool) => [...identifierWords(tool.name), ...opening(tool)].some((w) => OUTWARD.has(w));
var declared = (tool, hint) => typeof own(tool.annotations, hint) === "boolean";
function weigh(hint, base, head) {
  if (hint === "openWorldHint") return declared(base, hint) || reachesOut(head) ? "warning" : "note";
  if (hint === "idempotentHint") return declared(base, hint) ? "warning" : "note";
  if (hint === "readOnlyHint") {
    if (looks(head) && !destroys(head)) return declared(base, hint) ? "warning" : "note";
    return declared(base, hint) || destroys(head) || base.annotations !== void 0 ? "error" : "warning";
  }
  if (declared(base, hint)) return "error";
  return destroys(head) ? "error" : looks(head) || base.annotations === void 0 ? "note" : "warning";
}
var rule94 = {
  meta: {
    id: "security/annotation-loosened",
    level: "error",
    kind: "change",
    summary: "A hint now promises more safety than it did: read-only, not destructive, idempotent or closed-world.",
    why: "Clients decide by these hints whether they ask before a call. A hint that is loosened takes the question away, also when a hint is left out and its default says so.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{hint} went from {before} to {after}: clients that asked before a call may stop asking",
        help: "Keep the hint as it was, or say in the pull request why the tool is safer now than it was."
      },
      tightened: {
        title: "{hint} went from {before} to {after}: clients may ask more often",
        help: "Nothing to do if the tool is as careful as its hint now says."
      },
      lost: {
        title: "The tool no longer says that it is read-only: clients treat it as one that may destroy",
        help: "Declare the hints again. A wrapper or a new library version may have dropped them."
      }
    }
  },
  *change({ pairing }) {
    for (const { base, head } of pairing.tools) {
      if (!base || !head) continue;
      const before2 = effective(base);
      const after = effective(head);
      let loosened = false;
      for (const hint of HINTS2) {
        if (before2[hint] === after[hint] || after[hint] === CAREFUL[hint]) continue;
        if (hint !== "readOnlyHint" && hint !== "openWorldHint" && !before2.readOnlyHint && after.readOnlyHint) continue;
        loosened = true;
        const removed = own(head.annotations, hint) === void 0;
        yield issue(
          head,
          removed ? "/annotations" : `/annotations/${hint}`,
          { hint, before: before2[hint], after: after[hint], removed },
          { level: weigh(hint, base, head), sentence: hint }
        );
      }
      if (!loosened) yield* tightened2(base, head);
    }
  }
};
function* tightened2(base, head) {
  for (const hint of HINTS2) {
    if (base.hints[hint] === head.hints[hint] || head.hints[hint] !== CAREFUL[hint]) continue;
    const removed = own(head.annotations, hint) === void 0;
    const lost = removed && hint === "readOnlyHint";
    yield issue(
      head,
      removed ? "/annotations" : `/annotations/${hint}`,
      { hint, before: base.hints[hint], after: head.hints[hint], removed },
      { messageId: lost ? "lost" : "tightened", level: lost ? "warning" : "note", sentence: hint }
    );
  }
}

// src/text/confusables.ts
var PAIRS = "\u0430a \u0432b \u0441c \u0501d \u0435e \u04BBh \u0456i \u0458j \u043Ak \u04CFl \u043Cm \u043Dh \u043Eo \u0440p \u051Bq \u0433r \u0455s \u0442t \u0443y \u051Dw \u0445x \u0251a \u0261g \u0269i \u028Fy \u1D00a \u1D04c \u1D05d \u1D07e \u1D0Aj \u1D0Bk \u1D0Dm \u1D0Fo \u1D18p \u1D1Bt \u1D1Cu \u1D20v \u1D21w \u1D22z \u0274n \u0280r \uA731s \u0299b \u0262g \u029Ch \u026Ai \u029Fl \uA730f \u0410A \u0412B \u0421C \u0415E \u041DH \u0406I \u0408J \u041AK \u041CM \u041EO \u0420P \u0405S \u0422T \u0423Y \u0425X \u0391A \u0392B \u0395E \u0396Z \u0397H \u0399I \u039AK \u039CM \u039DN \u039FO \u03A1P \u03A4T \u03A5Y \u03A7X \u03B1a \u03B5e \u03B9i \u03BAk \u03BDv \u03BFo \u03C1p \u03C4t \u03C5u \u03C7x \u0578n \u0585o \u057Du \u0570h \u0581g \u0131\u0131i \u0142l \xF8o \u0111d \u0127h \u0167t \u0185b";
var MAP = new Map(
  PAIRS.split(" ").map((p) => {
    const [from, ...to] = [...p];
    return [from, to[to.length - 1]];
  })
);
var latinTwin = (character) => MAP.get(character);
var LATIN = new RegExp("\\p{Script=Latin}", "u");
var OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
var mixesScripts = (word) => LATIN.test(word) && OTHER.test(word);
function skeleton(word) {
  let out = "";
  for (const c of word.normalize("NFKC")) out += latinTwin(c) ?? c;
  return out.toLowerCase();
}

// src/text/normalise.ts
var PLAIN2 = /^[\t\n\r\x20-\x7e]*$/;
var FOLDS = /[\u00a0\u00aa\u00b2\u00b3\u00b9\u00ba\u0250-\u036f\u0370-\u03ff\u0400-\u058f\u13a0-\u13ff\u1d00-\u1dff\u00b4\u2000-\u200a\u2018-\u201b\u2032\u2035\u2024-\u2026\u202f\u205f\u2070-\u209f\u2100-\u218f\u2460-\u24ff\u3000\uf900-\ufaff\ufb00-\ufb06\uff00-\uffef\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/u;
var lowerOf = (text9) => {
  const lower = text9.toLowerCase();
  if (lower.length === text9.length) return lower;
  let out = "";
  for (const c of text9) {
    const small = c.toLowerCase();
    out += small.length === c.length ? small : c;
  }
  return out;
};
var MARKS = /\*|(?:^|[^\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])|[a-z]`[a-z]/iu;
var APOSTROPHES = /* @__PURE__ */ new Set([96, 180, 700, 8216, 8217, 8219, 8242, 8245, 65287]);
var isLetter = (c) => c !== void 0 && new RegExp("\\p{L}", "u").test(c);
var isWordOrDigit = (c) => c !== void 0 && /[\p{L}\p{N}]/u.test(c);
function emphasisEnd(text9, at2) {
  const mark = text9[at2];
  if (mark !== "*" && mark !== "_") return at2;
  let end = at2;
  while (end - at2 < 4 && text9[end] === mark) end++;
  if (end - at2 > 3) return at2;
  const [left, right] = [text9[at2 - 1], text9[end]];
  if (mark === "*") return isLetter(left) || isLetter(right) ? end : at2;
  const opens = !isWordOrDigit(left) && isLetter(right) && left !== "/" && left !== ".";
  const closes = isLetter(left) && !isWordOrDigit(right);
  return opens || closes ? end : at2;
}
function normalise(text9) {
  const marked = MARKS.test(text9);
  if (!marked && (PLAIN2.test(text9) || !FOLDS.test(text9) && !mayHide(text9))) return { text: text9, lower: lowerOf(text9), map: void 0 };
  const gone = new Uint8Array(text9.length);
  for (const h of hidden(text9)) gone.fill(1, h.start, h.start + h.length);
  const positions = new Uint32Array(text9.length * 4);
  let length = 0;
  const parts2 = [];
  for (let i = 0; i < text9.length; ) {
    if (gone[i] === 1) {
      i++;
      continue;
    }
    const after = marked ? emphasisEnd(text9, i) : i;
    if (after > i) {
      i = after;
      continue;
    }
    const code = text9.codePointAt(i);
    const c = String.fromCodePoint(code);
    const folded2 = isApostrophe(code, text9, i) ? "'" : code < 128 || code === 8230 ? c : c.normalize("NFKC");
    const kept = folded2.length <= 4 ? folded2 : c;
    parts2.push(kept);
    for (let k = 0; k < kept.length; k++) positions[length++] = i;
    i += c.length;
  }
  const folded = foldLookAlikes(parts2.join(""));
  return { text: folded, lower: lowerOf(folded), map: positions.subarray(0, length) };
}
var isApostrophe = (code, text9, at2) => code === 8216 || code === 8217 || APOSTROPHES.has(code) && isLetter(text9[at2 - 1]) && isLetter(text9[at2 + 1]);
function foldLookAlikes(text9) {
  if (!/[\u0250-\u02af\u0370-\u058f\u13a0-\u13ff\u1d00-\u1d2f]/.test(text9)) return text9;
  const parts2 = [];
  let start = 0;
  for (let i = 0; i <= text9.length; i++) {
    if (i < text9.length && isWordUnit(text9.charCodeAt(i))) continue;
    if (i > start) parts2.push(foldWord(text9.slice(start, i)));
    if (i < text9.length) parts2.push(text9[i]);
    start = i + 1;
  }
  return parts2.join("");
}
var isWordUnit = (c) => c >= 97 && c <= 122 || c >= 65 && c <= 90 || c >= 192 && c <= 1423 || c >= 5024 && c <= 5119 || c >= 7424 && c <= 8191;
function foldWord(word) {
  if (!mixesScripts(word)) return word;
  let out = "";
  for (const c of word) {
    const twin = latinTwin(c);
    out += twin !== void 0 && twin.length === c.length ? twin : c;
  }
  return out;
}
var originalIndex = (normal2, original, at2) => normal2.map === void 0 ? at2 : at2 >= normal2.map.length ? original.length : normal2.map[at2];

// src/text/decode.ts
var LONGEST5 = 2e4;
var MOST11 = 50;
function decodeAll(text9) {
  const found = [];
  const add2 = (how, start, end, plain2) => {
    if (plain2 !== void 0 && found.length < MOST11) found.push({ how, start, end, text: plain2 });
  };
  for (const m of text9.matchAll(/[A-Za-z0-9+/_-]{16,}={0,2}/g)) {
    if (m[0].length <= LONGEST5 && !/^[0-9a-fA-F]+$/.test(m[0])) add2("base64", m.index, m.index + m[0].length, base64(m[0]));
  }
  for (const m of text9.matchAll(/(?:[0-9a-fA-F]{2}[ ,:]?){8,}/g)) {
    if (m[0].length <= LONGEST5) add2("hex", m.index, m.index + m[0].length, hex(m[0]));
  }
  if (text9.includes("%")) {
    for (const m of text9.matchAll(/(?:%[0-9a-fA-F]{2}|[A-Za-z0-9._~+-])+/g)) {
      if (m[0].length <= LONGEST5 && m[0].split("%").length > 3) add2("percent", m.index, m.index + m[0].length, percent(m[0]));
    }
  }
  if (text9.includes("\\") || text9.includes("&#")) {
    for (const m of text9.matchAll(/(?:\\u\{?[0-9a-fA-F]{2,6}\}?|\\x[0-9a-fA-F]{2}|\\[0-7]{3}|&#x?[0-9a-fA-F]{2,6};){6,}/g)) {
      if (m[0].length <= LONGEST5) add2("escapes", m.index, m.index + m[0].length, escapes(m[0]));
    }
  }
  return found;
}
function rot13(text9) {
  const out = new Array(text9.length);
  for (let i = 0; i < text9.length; i++) {
    const c = text9.charCodeAt(i);
    const low = c | 32;
    out[i] = low >= 97 && low <= 122 ? c + (low < 110 ? 13 : -13) : c;
  }
  return fromUnits(out);
}
var reversed = (text9) => {
  const out = new Array(text9.length);
  for (let i = 0; i < text9.length; i++) out[i] = text9.charCodeAt(text9.length - 1 - i);
  return fromUnits(out);
};
function fromUnits(units) {
  const parts2 = [];
  for (let i = 0; i < units.length; i += 8192) parts2.push(String.fromCharCode(...units.slice(i, i + 8192)));
  return parts2.join("");
}
function base64(run) {
  const clean = run.replace(/=+$/, "").replaceAll("-", "+").replaceAll("_", "/");
  if (clean.length % 4 === 1) return void 0;
  const bytes2 = new Uint8Array(Math.floor(clean.length * 3 / 4));
  let at2 = 0;
  let buffer = 0;
  let bits = 0;
  for (let i = 0; i < clean.length; i++) {
    const value = B64.indexOf(clean[i]);
    buffer = (buffer << 6 | value) & 16777215;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes2[at2++] = buffer >> bits & 255;
    }
  }
  return readable(bytes2.subarray(0, at2));
}
var B64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function hex(run) {
  const digits = run.replace(/[ ,:]/g, "");
  const bytes2 = new Uint8Array(digits.length >> 1);
  for (let i = 0; i < bytes2.length; i++) bytes2[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return readable(bytes2);
}
function percent(run) {
  try {
    const plain2 = decodeURIComponent(run.replaceAll("+", " "));
    return isReadable(plain2) ? plain2 : void 0;
  } catch {
    return void 0;
  }
}
function escapes(run) {
  let plain2 = "";
  for (const m of run.matchAll(/\\u\{?([0-9a-fA-F]{2,6})\}?|\\x([0-9a-fA-F]{2})|\\([0-7]{3})|&#(x?)([0-9a-fA-F]{2,6});/g)) {
    const code = m[3] ? Number.parseInt(m[3], 8) : m[5] ? Number.parseInt(m[5], m[4] ? 16 : 10) : Number.parseInt(m[1] ?? m[2], 16);
    if (!(code <= 1114111)) return void 0;
    plain2 += String.fromCodePoint(code);
  }
  return isReadable(plain2) ? plain2 : void 0;
}
function readable(bytes2) {
  try {
    const plain2 = new TextDecoder("utf-8", { fatal: true }).decode(bytes2);
    return isReadable(plain2) ? plain2 : void 0;
  } catch {
    return void 0;
  }
}
function isReadable(text9) {
  if (text9.length < 8) return false;
  let good = 0;
  let spaces = 0;
  for (const c of text9) {
    if (/[\p{L}\p{N} .,;:'"!?()\n\t_@/~-]/u.test(c)) good++;
    if (c === " ") spaces++;
  }
  const wide = /[\u3040-\u9fff\uac00-\ud7a3]{4,}/.test(text9);
  return good >= text9.length * 0.92 && (wide || spaces >= 1 && /[\p{L}]{3,}/u.test(text9));
}

// src/rules/security/compounds.ts
var WORDS3 = 4;
var LONGEST6 = 200;
var JOINT = /[A-Za-z][-_+.](?=[A-Za-z])|[a-z](?=[A-Z])/g;
var SMALL2 = /* @__PURE__ */ new Set(["the", "not", "never", "your", "you", "all", "any", "every", "this", "that", "must", "always"]);
function compounds(text9) {
  let found = false;
  const parts2 = text9.split(" ").map((word) => {
    if (word.length < 12 || word.length > LONGEST6 || /[/\\@=]/.test(word) || (word.match(JOINT)?.length ?? 0) < WORDS3 - 1) return word;
    const words4 = identifierWords(word.replace(/[-_+.]+/g, " "));
    if (words4.length < WORDS3 || !words4.some((w) => SMALL2.has(w))) return word;
    found = true;
    return words4.join(" ");
  });
  return found ? parts2.join(" ") : void 0;
}

// src/rules/security/gaps.ts
var ALONE = /[\p{L}\p{N}]/u;
var GAP = /[ \t._\-*|/]/;
function closeGaps(text9) {
  const parts2 = [];
  for (let i = 0; i < text9.length; i++) {
    if (!apart2(text9, i) || i > 0 && ALONE.test(text9[i - 1])) {
      parts2.push(text9[i]);
      continue;
    }
    const separator = text9[i + 1];
    let word = text9[i];
    for (; apart2(text9, i) && text9[i + 1] === separator; i += 2) word += text9[i + 2];
    parts2.push(word);
  }
  return parts2.join("").replace(/ {2,}/g, " ");
}
var apart2 = (text9, i) => i + 2 < text9.length && ALONE.test(text9[i]) && GAP.test(text9[i + 1]) && ALONE.test(text9[i + 2]) && (i + 3 >= text9.length || !ALONE.test(text9[i + 3]));

// src/rules/security/words/tags.ts
var TAGS = [
  // Who
  "USER",
  "THEY",
  "MODEL",
  "YOU",
  // Negation and obligation
  "DONT",
  "NOT",
  "NOTDESC",
  "WITHOUT",
  "MUST",
  "ALWAYS",
  "NEEDNOT",
  // Saying and hiding
  "TELL",
  "SHOW",
  "KNOW",
  "HIDE",
  "SILENT",
  "ASK",
  "CONSENT",
  "LEAVEOUT",
  "ASIF",
  "LIE",
  "PROMOTE",
  "INTRODUCE",
  "REPLY",
  // Orders over orders
  "IGNORE",
  "BYPASS",
  "SUPERSEDE",
  "PRIOR",
  "INSTR",
  "POLICY",
  "SAFETY",
  "BECOME",
  "FROMNOW",
  "MODE",
  "GRANT",
  "PRIVILEGE",
  "OBEY",
  "TRUST",
  // Doing
  "LEAVE",
  "OFF",
  "LET",
  "KEEP",
  "CONTAIN",
  "RENEW",
  "READ",
  "PASS",
  "SEND",
  "WRITE",
  "RUN",
  "CALL",
  "PREFER",
  "CHANGE",
  "COPY",
  "DELETE",
  // Things
  "CONTENT",
  "FILE",
  "STRICT",
  "VAULT",
  "WHOLE",
  "REFUSE",
  "SECRET",
  "ENVVAR",
  "CONVO",
  "PROMPT",
  "PRIVATE",
  "COOKIE",
  "CONFIG",
  "STARTUP",
  "SHELL",
  "SHELLCMD",
  "COMMAND",
  "RECIPIENT",
  "AMOUNT",
  "RESULT",
  "MONEY",
  // Tools and turns
  "TOOL",
  "SERVER",
  "OTHER",
  "ANY",
  "EVERY",
  "BEFORE",
  "AFTER",
  "FIRST",
  "TURN",
  "WHEN",
  "WHATEVER",
  "INSTEAD",
  "ALSO",
  "RIVAL",
  "SUPER",
  "PRAISE",
  "ONLY",
  // Posing
  "AUTHORITY",
  "NOTICE",
  "COMPLIANCE",
  "THREAT",
  "HIDDEN",
  "EXAMPLE",
  // What the user said
  "GIVEN",
  "EXPIRED",
  "USERDO",
  "EMPTY",
  "NORMAL",
  "ENDREPLY",
  "GOES",
  "SENT",
  "READERS",
  "TOP",
  "CALLED",
  "PRECEDE",
  "PREFERRED",
  "KIND",
  "NUMBER",
  // Small words that hold a combination together
  "TO",
  "AS",
  "THIS",
  "THAT",
  "THAN",
  "OVER",
  "HOSTAPP",
  "ALLKNOWN",
  "ALTERED",
  "PENAL",
  "UNNEEDED",
  "OBSOLETE",
  "PING",
  "DENY",
  "DISTRUST",
  "USERINFO",
  "KNOWNTOOL",
  "B64",
  "PREAPPROVED",
  "ASSUME",
  "AGREE",
  "OBJECT",
  "BEHALF",
  "LOGS",
  "THREATEN",
  "EXFIL",
  "SAIDPAST",
  "EVENIF",
  "START",
  "BEGINNING",
  "CLOSE",
  "NOMENTION",
  "MENTIONNOUN",
  "EYES",
  "TREAT",
  "APPROVE",
  "PERMISSION",
  "NOTHING",
  "DANGER",
  "DOWNLOAD",
  "TOPEST",
  "MORE",
  "SWAP",
  "ENVNOUN",
  "CONNECTED",
  "OPERATOR",
  "PEOPLE",
  "UNAWARE",
  "NOWYOU",
  "STATE",
  "UNBOUND",
  "SUCCESS",
  "HOMEDIR",
  "BELONGINGS",
  "CHAT",
  "ASKEDFOR",
  "ASIDE",
  "ABOVE",
  "ENVSECRET",
  "SEEMING",
  "REMOTE",
  "BETTER",
  "CONFLICT",
  "BYTHEWAY",
  "DO",
  // Found while reading
  "DEST",
  "HOST",
  "IDENT",
  "IMP",
  "THIRD",
  "QUOTED",
  "LABEL",
  "BASE"
];
var WORDS4 = 6;
var INDEX = new Map(TAGS.map((t, i) => [t, i]));
function bitOf(tag) {
  const bit = INDEX.get(tag);
  if (bit === void 0) throw new Error(`unknown word class ${tag}`);
  return bit;
}
var noBits = () => [0, 0, 0, 0, 0, 0];
function setBit(bits, bit) {
  const word = bit >> 5;
  bits[word] |= 1 << (bit & 31);
}
function mergeBits(into, from) {
  into[0] |= from[0];
  into[1] |= from[1];
  into[2] |= from[2];
  into[3] |= from[3];
  into[4] |= from[4];
  into[5] |= from[5];
}
var hasBit = (bits, bit) => (bits[bit >> 5] & 1 << (bit & 31)) !== 0;
var bitList = (bits) => TAGS.map((_, bit) => bit).filter((bit) => hasBit(bits, bit));
var bitsOf = (...tags) => {
  const bits = noBits();
  for (const t of tags) setBit(bits, bitOf(t));
  return bits;
};
if (TAGS.length > WORDS4 * 32) throw new Error("more word classes than a set of them can hold");

// src/rules/security/pattern.ts
var GAP2 = 6;
function pattern(source) {
  const result = {
    steps: [],
    window: 0,
    without: noBits(),
    need: noBits(),
    source,
    foreign: false,
    own: void 0,
    negative: /DONT|NOT|WITHOUT/.test(source)
  };
  for (const part of source.split(/\s+/)) {
    if (part.startsWith("@")) result.window = Number(part.slice(1));
    else if (part === "~") result.foreign = true;
    else if (part === "!OWNTOOL") result.own ??= "tool";
    else if (part === "!OWN") result.own = "any";
    else if (part.startsWith("!")) setBit(result.without, bitOf(part.slice(1)));
    else {
      const [names, gap] = part.split("<");
      const any2 = names.split("|").map((alternative) => alternative.split("&").map(bitOf));
      result.steps.push({ any: any2, gap: gap === void 0 ? GAP2 : Number(gap) });
      if (any2.length === 1) for (const bit of any2[0]) setBit(result.need, bit);
    }
  }
  return result;
}
var fits3 = (step2, token) => step2.any.some((all2) => all2.every((bit) => hasBit(token.bits, bit)));
function possible(p, bits) {
  const { need, without: without2 } = p;
  for (let w = 0; w < WORDS4; w++) {
    if ((bits[w] & need[w]) !== need[w] || (bits[w] & without2[w]) !== 0) return false;
  }
  return true;
}
function match(p, sentence) {
  if (p.foreign && !sentence.foreign || !possible(p, sentence.bits)) return void 0;
  return p.window > 0 ? unordered(p, sentence.tokens) : ordered(p, sentence.tokens);
}
function ordered(p, tokens) {
  const last = new Array(p.steps.length);
  const final = p.steps.length - 1;
  for (const token of tokens) {
    for (let k = final; k >= 0; k--) {
      const step2 = p.steps[k];
      const from = k === 0 ? void 0 : last[k - 1];
      if (k > 0 && (from === void 0 || token.at - from.token.last > step2.gap)) continue;
      if (!fits3(step2, token)) continue;
      last[k] = { token, from };
      if (k === final) return trail(last[k]);
    }
  }
  return void 0;
}
function trail(end) {
  const tokens = [];
  for (let r = end; r !== void 0; r = r.from) tokens.unshift(r.token);
  return tokens;
}
function unordered(p, tokens) {
  const last = new Array(p.steps.length);
  for (const token of tokens) {
    let fresh3 = false;
    for (let k = 0; k < p.steps.length; k++) {
      if (fits3(p.steps[k], token)) {
        last[k] = token;
        fresh3 = true;
      }
    }
    if (!fresh3) continue;
    let first = token.at;
    let complete = true;
    for (const t of last) {
      if (t === void 0) {
        complete = false;
        break;
      }
      if (t.at < first) first = t.at;
    }
    if (complete && token.at - first <= p.window) return [...new Set(last)].sort((a, b) => a.start - b.start);
  }
  return void 0;
}

// src/rules/security/combinations.ts
var BY_CLASS = [];
var ANYWHERE = [];
var KEYS2 = noBits();
var COMMON = bitsOf(
  "IMP",
  "BASE",
  "THIRD",
  "MUST",
  "CALL",
  "READ",
  "SHOW",
  "PASS",
  "TOOL",
  "ANY",
  "THIS",
  "TO",
  "AS",
  "THAT",
  "RESULT",
  "AMOUNT",
  "CONTENT",
  "FILE",
  "TURN",
  "WHEN",
  "FIRST",
  "USER",
  "BEFORE",
  "REPLY",
  "TOP",
  "EMPTY",
  "GIVEN",
  "CALLED"
);
function combinations(rule125, level, ...patterns2) {
  for (const source of patterns2) {
    const p = pattern(source);
    const needed = bitList(p.need);
    const key = needed.find((bit) => !hasBit(COMMON, bit)) ?? needed[0];
    const registered = { rule: rule125, combination: { pattern: p, level } };
    if (key === void 0) ANYWHERE.push(registered);
    else {
      BY_CLASS[key] ??= [];
      BY_CLASS[key].push(registered);
      setBit(KEYS2, key);
    }
  }
}
function* candidates3(bits) {
  for (let w = 0; w < WORDS4; w++) {
    for (let left = bits[w] & KEYS2[w]; left !== 0; left &= left - 1) {
      for (const r of BY_CLASS[w * 32 + 31 - Math.clz32(left & -left)]) if (possible(r.combination.pattern, bits)) yield r;
    }
  }
  for (const r of ANYWHERE) if (possible(r.combination.pattern, bits)) yield r;
}
function mayMeet(bits) {
  for (const _ of candidates3(bits)) return true;
  return false;
}
function met(sentence) {
  let found;
  for (const { rule: rule125, combination } of candidates3(sentence.bits)) {
    const tokens = match(combination.pattern, sentence);
    if (tokens === void 0) continue;
    found ??= /* @__PURE__ */ new Map();
    const hits = found.get(rule125);
    if (hits) hits.push({ combination, tokens });
    else found.set(rule125, [{ combination, tokens }]);
  }
  return found;
}

// src/rules/security/signs.ts
var noSigns = () => ({ turned: 0, common: 0, apart: 0, pairs: 0, longest: 0 });

// src/rules/security/words/eastern.ts
var RUSSIAN = {
  USER: `\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B \u043A\u043B\u0438\u0435\u043D\u0442 \u0447\u0435\u043B\u043E\u0432\u0435\u043A \u043F\u043E\u0441\u0435\u0442\u0438\u0442\u0435\u043B \u044E\u0437\u0435\u0440 \u0437\u0430\u043A\u0430\u0437\u0447\u0438\u043A \u0447\u0438\u0442\u0430\u0442\u0435\u043B`,
  MODEL: `\u0430\u0441\u0441\u0438\u0441\u0442\u0435\u043D\u0442 \u043C\u043E\u0434\u0435\u043B \u0430\u0433\u0435\u043D\u0442`,
  DONT: `\u043D\u0435\u0437\u0430\u0447\u0435\u043C \u043D\u0435_\u043D\u0443\u0436\u043D\u043E \u043D\u0438_\u043A_\u0447\u0435\u043C\u0443 \u043D\u0435 \u043D\u0438\u043A\u043E\u0433\u0434\u0430 \u043D\u0435\u043B\u044C\u0437\u044F \u0438\u0437\u0431\u0435\u0433\u0430\u0439 \u0432\u043E\u0437\u0434\u0435\u0440\u0436\u0438 \u043D\u0438_\u0432_\u043A\u043E\u0435\u043C`,
  NOT: `\u043D\u0435 \u043D\u0438\u043A\u043E\u0433\u0434\u0430 \u0431\u0435\u0437 \u043D\u0435\u043B\u044C\u0437\u044F`,
  WITHOUT: `\u0431\u0435\u0437`,
  MUST: `\u0434\u043E\u043B\u0436 \u043E\u0431\u044F\u0437\u0430\u0442\u0435\u043B\u044C\u043D \u043E\u0431\u044F\u0437\u0430\u043D \u043D\u0435\u043E\u0431\u0445\u043E\u0434\u0438\u043C\u043E \u043D\u0443\u0436\u043D\u043E \u0432\u0441\u0435\u0433\u0434\u0430 \u0441\u043B\u0435\u0434\u0443\u0435\u0442 \u0442\u0440\u0435\u0431\u0443\u0435\u0442 \u043D\u0435\u043F\u0440\u0435\u043C\u0435\u043D\u043D\u043E`,
  ALWAYS: `\u0432\u0441\u0435\u0433\u0434\u0430 \u043A\u0430\u0436\u0434\u044B\u0439_\u0440\u0430\u0437`,
  TELL: `\u0441\u043E\u043E\u0431\u0449\u0430 \u0441\u043E\u043E\u0431\u0449\u0438 \u0433\u043E\u0432\u043E\u0440\u0438 \u0441\u043A\u0430\u0436\u0438 \u0440\u0430\u0441\u0441\u043A\u0430\u0436 \u0440\u0430\u0441\u0441\u043A\u0430\u0437\u044B\u0432 \u0443\u043F\u043E\u043C\u0438\u043D\u0430 \u0443\u043F\u043E\u043C\u044F\u043D \u0443\u0432\u0435\u0434\u043E\u043C\u043B \u0443\u0432\u0435\u0434\u043E\u043C\u0438 \u0440\u0430\u0441\u043A\u0440\u044B\u0432\u0430 \u0440\u0430\u0441\u043A\u0440\u043E \u043F\u0440\u0435\u0434\u0443\u043F\u0440\u0435\u0436\u0434\u0430 \u043F\u0440\u0435\u0434\u0443\u043F\u0440\u0435\u0434\u0438 \u0438\u043D\u0444\u043E\u0440\u043C\u0438\u0440\u0443`,
  SHOW: `\u043F\u043E\u043A\u0430\u0437\u044B\u0432\u0430 \u043F\u043E\u043A\u0430\u0436\u0438 \u043E\u0442\u043E\u0431\u0440\u0430\u0436\u0430`,
  KNOW: `\u0443\u0437\u043D\u0430 \u0437\u043D\u0430\u043B \u0437\u043D\u0430\u0442\u044C \u0437\u0430\u043C\u0435\u0442`,
  HIDE: `\u0441\u043A\u0440\u044B\u0432\u0430 \u0441\u043A\u0440\u043E\u0439 \u0441\u043A\u0440\u044B\u0442\u044C \u0441\u043A\u0440\u043E\u0439\u0442\u0435 \u0443\u0442\u0430\u0438 \u0443\u0442\u0430\u0438\u0432\u0430`,
  SILENT: `\u0442\u0430\u0439\u043D\u043E \u0441\u043A\u0440\u044B\u0442\u043D\u043E \u043D\u0435\u0437\u0430\u043C\u0435\u0442\u043D\u043E \u043C\u043E\u043B\u0447\u0430 \u0432\u0442\u0430\u0439\u043D\u0435`,
  CONSENT: `\u0441\u043E\u0433\u043B\u0430\u0441\u0438 \u0440\u0430\u0437\u0440\u0435\u0448\u0435\u043D\u0438 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D \u0441\u043F\u0440\u043E\u0441 \u0432\u0435\u0434\u043E\u043C\u0430`,
  IGNORE: `\u0438\u0433\u043D\u043E\u0440\u0438\u0440\u0443 \u043F\u0440\u043E\u0438\u0433\u043D\u043E\u0440\u0438\u0440\u0443 \u0437\u0430\u0431\u0443\u0434 \u0437\u0430\u0431\u044B\u0442 \u043F\u0440\u0435\u043D\u0435\u0431\u0440\u0435 \u043D\u0435_\u043E\u0431\u0440\u0430\u0449\u0430\u0439_\u0432\u043D\u0438\u043C\u0430\u043D\u0438\u044F \u043D\u0435_\u043E\u0431\u0440\u0430\u0449\u0430\u0439\u0442\u0435_\u0432\u043D\u0438\u043C\u0430\u043D\u0438\u044F \u043D\u0435_\u0443\u0447\u0438\u0442\u044B\u0432\u0430\u0439`,
  PRIOR: `\u043F\u0440\u0435\u0434\u044B\u0434\u0443\u0449 \u043F\u0440\u0435\u0436\u043D \u0432\u0441\u0435 \u0432\u0441\u0435\u0445 \u0434\u0440\u0443\u0433\u0438\u0435 \u0434\u0440\u0443\u0433\u0438\u0445 \u0440\u0430\u043D\u043D \u0440\u0430\u043D\u0435\u0435 \u043F\u0440\u043E\u0448\u043B`,
  INSTR: `\u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446 \u043F\u0440\u0430\u0432\u0438\u043B \u0443\u043A\u0430\u0437\u0430\u043D \u043E\u0433\u0440\u0430\u043D\u0438\u0447\u0435\u043D \u0434\u0438\u0440\u0435\u043A\u0442\u0438\u0432`,
  BYPASS: `\u043E\u0431\u043E\u0439\u0434 \u043E\u0442\u043A\u043B\u044E\u0447 \u043E\u0431\u0445\u043E\u0434\u0438`,
  FROMNOW: `\u043E\u0442\u043D\u044B\u043D\u0435 \u0441_\u044D\u0442\u043E\u0433\u043E_\u043C\u043E\u043C\u0435\u043D\u0442\u0430`,
  BECOME: `\u0442\u0435\u043F\u0435\u0440\u044C_\u0442\u044B \u0442\u044B_\u0442\u0435\u043F\u0435\u0440\u044C \u0432\u044B_\u0442\u0435\u043F\u0435\u0440\u044C \u0442\u0435\u043F\u0435\u0440\u044C_\u0432\u044B`,
  READ: `\u043F\u0440\u043E\u0447\u0438\u0442\u0430 \u043F\u0440\u043E\u0447\u0442\u0438 \u0447\u0438\u0442\u0430\u0439 \u043E\u0442\u043A\u0440\u043E \u043E\u0442\u043A\u0440\u043E\u0439 \u043F\u043E\u043B\u0443\u0447\u0438 \u0438\u0437\u0432\u043B\u0435\u043A \u0441\u043E\u0431\u0435\u0440\u0438`,
  PASS: `\u043F\u0435\u0440\u0435\u0434\u0430 \u043F\u0435\u0440\u0435\u0434\u0430\u0439 \u0432\u043A\u043B\u044E\u0447\u0438 \u0432\u0441\u0442\u0430\u0432\u044C \u0432\u0441\u0442\u0430\u0432\u044C\u0442\u0435 \u0434\u043E\u0431\u0430\u0432 \u043F\u0440\u0438\u043B\u043E\u0436\u0438 \u0443\u043A\u0430\u0436\u0438 \u043F\u043E\u043C\u0435\u0441\u0442\u0438`,
  SEND: `\u043E\u0442\u043F\u0440\u0430\u0432 \u043F\u043E\u0448\u043B\u0438 \u043F\u043E\u0448\u043B\u0438\u0442\u0435 \u043F\u0435\u0440\u0435\u0448\u043B\u0438 \u043F\u0435\u0440\u0435\u0448\u043B\u0438\u0442\u0435 \u0437\u0430\u0433\u0440\u0443\u0437`,
  RUN: `\u0432\u044B\u043F\u043E\u043B\u043D\u0438 \u0437\u0430\u043F\u0443\u0441\u0442\u0438`,
  CALL: `\u043E\u0431\u0440\u0430\u0449\u0430\u0439\u0441\u044F \u043E\u0431\u0440\u0430\u0449\u0430\u0439\u0442\u0435\u0441\u044C \u043E\u0431\u0440\u0430\u0442\u0438\u0441\u044C \u043E\u0431\u0440\u0430\u0442\u0438\u0442\u0435\u0441\u044C \u0432\u044B\u0437\u043E\u0432 \u0432\u044B\u0437\u044B\u0432\u0430 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0439 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0439\u0442\u0435 \u0432\u044B\u0437\u043E\u0432\u0438 \u0432\u044B\u0431\u0438\u0440\u0430\u0439`,
  PREFER: `\u043F\u0440\u0435\u0434\u043F\u043E\u0447\u0438\u0442\u0430`,
  CHANGE: `\u0437\u0430\u043C\u0435\u043D\u0438 \u0438\u0437\u043C\u0435\u043D\u0438 \u0443\u0432\u0435\u043B\u0438\u0447`,
  CONTENT: `\u0441\u043E\u0434\u0435\u0440\u0436\u0438\u043C \u0441\u043E\u0434\u0435\u0440\u0436\u0430\u043D \u0442\u0435\u043A\u0441\u0442 \u0434\u0430\u043D\u043D\u044B\u0435`,
  FILE: `\u0444\u0430\u0439\u043B \u043F\u0430\u043F\u043A \u043A\u0430\u0442\u0430\u043B\u043E\u0433`,
  SECRET: `\u043F\u0430\u0440\u043E\u043B \u0443\u0447\u0435\u0442\u043D \u0443\u0447\u0451\u0442\u043D \u0441\u0435\u043A\u0440\u0435\u0442 \u0442\u043E\u043A\u0435\u043D \u043A\u043B\u044E\u0447`,
  STRICT: `\u043F\u0440\u0438\u0432\u0430\u0442\u043D_\u043A\u043B\u044E\u0447 \u0437\u0430\u043A\u0440\u044B\u0442_\u043A\u043B\u044E\u0447`,
  CONVO: `\u0440\u0430\u0437\u0433\u043E\u0432\u043E\u0440 \u043F\u0435\u0440\u0435\u043F\u0438\u0441\u043A \u0434\u0438\u0430\u043B\u043E\u0433 \u0438\u0441\u0442\u043E\u0440\u0438`,
  PROMPT: `\u0441\u0438\u0441\u0442\u0435\u043C\u043D_\u043F\u0440\u043E\u043C\u043F\u0442`,
  COMMAND: `\u043A\u043E\u043C\u0430\u043D\u0434 \u0441\u043A\u0440\u0438\u043F\u0442`,
  BEFORE: `\u043F\u0435\u0440\u0435\u0434 \u043F\u0440\u0435\u0436\u0434\u0435`,
  FIRST: `\u0441\u043D\u0430\u0447\u0430\u043B\u0430 \u043F\u0435\u0440\u0432`,
  ANY: `\u043B\u044E\u0431 \u043A\u0430\u0436\u0434 \u0432\u0441\u0435 \u0432\u0441\u0435\u0445`,
  EVERY: `\u043A\u0430\u0436\u0434 \u043B\u044E\u0431`,
  OTHER: `\u0434\u0440\u0443\u0433 \u0438\u043D\u044B`,
  TOOL: `\u0438\u043D\u0441\u0442\u0440\u0443\u043C\u0435\u043D\u0442 \u0444\u0443\u043D\u043A\u0446\u0438`,
  TURN: `\u0437\u0430\u043F\u0440\u043E\u0441 \u043E\u0442\u0432\u0435\u0442 \u0432\u043E\u043F\u0440\u043E\u0441 \u0437\u0430\u0434\u0430\u0447 \u0441\u043E\u043E\u0431\u0449\u0435\u043D \u0434\u0435\u0439\u0441\u0442\u0432\u0438`,
  WHATEVER: `\u043D\u0435\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E \u043D\u0435\u0432\u0430\u0436\u043D\u043E`,
  INSTEAD: `\u0432\u043C\u0435\u0441\u0442\u043E`,
  ALSO: `\u0442\u0430\u043A\u0436\u0435 \u0442\u043E\u0436\u0435`,
  SUPER: `\u043B\u0443\u0447\u0448`,
  MONEY: `\u0434\u043E\u043F\u043B\u0430\u0442 \u043A\u043E\u043C\u0438\u0441\u0441\u0438 \u0446\u0435\u043D \u0441\u0431\u043E\u0440`,
  RECIPIENT: `\u043F\u043E\u043B\u0443\u0447\u0430\u0442\u0435\u043B \u0430\u0434\u0440\u0435\u0441`,
  AMOUNT: `\u0441\u0443\u043C\u043C \u043A\u043E\u043B\u0438\u0447\u0435\u0441\u0442\u0432`,
  EXPIRED: `\u0438\u0441\u0442\u0435\u043A \u0438\u0441\u0442\u0451\u043A \u0437\u0430\u0431\u043B\u043E\u043A\u0438\u0440 \u043F\u0440\u043E\u0441\u0440\u043E\u0447`,
  GIVEN: `\u0443\u043A\u0430\u0437\u0430\u043B \u043F\u043E\u043F\u0440\u043E\u0441\u0438\u043B \u043F\u0440\u043E\u0441\u0438\u0442`,
  UNBOUND: `\u0431\u043E\u043B\u044C\u0448\u0435_\u043D\u0435_\u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u0431\u043E\u043B\u044C\u0448\u0435_\u043D\u0435_\u0434\u0435\u0439\u0441\u0442\u0432\u0443\u044E\u0442 \u043D\u0435_\u0438\u043C\u0435\u0435\u0442_\u0441\u0438\u043B\u044B \u0443\u0442\u0440\u0430\u0442\u0438\u043B`,
  ABOVE: `\u0442\u0435\u0431\u0435_\u0432\u0435\u043B\u0435\u043B\u0438 \u0442\u0435\u0431\u0435_\u0441\u043A\u0430\u0437\u0430\u043B\u0438 \u0432\u0430\u043C_\u0441\u043A\u0430\u0437\u0430\u043B\u0438 \u0442\u0435\u0431\u0435_\u0433\u043E\u0432\u043E\u0440\u0438\u043B\u0438 \u0432\u0430\u043C_\u0433\u043E\u0432\u043E\u0440\u0438\u043B\u0438`
};
var IDEOGRAPHIC = {
  USER: `\u7528\u6237 \u7528\u6236 \u4F7F\u7528\u8005 \u5BA2\u6237 \u5BA2\u6236 \u987E\u5BA2 \u30E6\u30FC\u30B6\u30FC \u30E6\u30FC\u30B6 \u5229\u7528\u8005 \u304A\u5BA2\u69D8 \u9867\u5BA2 \uC0AC\uC6A9\uC790 \uACE0\uAC1D \u672C\u4EBA`,
  MODEL: `\u52A9\u624B \u6A21\u578B \u667A\u80FD\u4F53 \u30A2\u30B7\u30B9\u30BF\u30F3\u30C8 \u30E2\u30C7\u30EB \u30A8\u30FC\u30B8\u30A7\u30F3\u30C8 \uC5B4\uC2DC\uC2A4\uD134\uD2B8 \uBAA8\uB378`,
  DONT: `\u4E0D\u8981 \u306A\u3044\u3067 \u306A\u3044\u3088\u3046\u306B \u5FC5\u8981\u306F\u3042\u308A\u307E\u305B\u3093 \u5FC5\u8981\u306F\u306A\u3044 \u5FC5\u8981\u306A\u3044 \u6CA1\u5FC5\u8981 \u4E0D\u7528 \u4E0D\u9700\u8981 \u7121\u7528 \u4E0D\u5F97 \u4E0D\u53EF \u5207\u52FF \u8BF7\u52FF \u8ACB\u52FF \u7981\u6B62 \u7EDD\u4E0D \u6C38\u8FDC\u4E0D\u8981 \u522B \u52FF \u65E0\u9700 \u4E0D\u5FC5 \u306A\u3044\u3067\u304F\u3060\u3055\u3044 \u306A\u3044\u3053\u3068 \u3066\u306F\u3044\u3051\u307E\u305B\u3093 \u3066\u306F\u306A\u3089\u306A\u3044 \u3057\u306A\u3044\u3067 \u305B\u305A\u306B \u306A\u3055\u3089\u306A\u3044\u3067 \u306A\u3044\u3088\u3046\u306B \uD558\uC9C0_\uB9C8 \uB9C8\uC138\uC694 \uB9D0\uACE0 \uB9C8\uC2ED\uC2DC\uC624 \u305B\u306A\u3044\u3067 \u305A\u3001`,
  NOT: `\u4E0D \u6CA1\u6709 \u65E0 \u306A\u3044 \u307E\u305B\u3093 \uC54A`,
  WITHOUT: `\u672A\u7ECF \u4E0D\u7ECF \u7121\u65AD\u3067 \u306A\u3057\u306B \u306A\u3057\u3067 \uC5C6\uC774`,
  MUST: `\u3059\u3053\u3068\u3002 \u308B\u3053\u3068\u3002 \u3059\u3053\u3068 \u308B\u3053\u3068 \u5FC5\u987B \u5FC5\u9808 \u52A1\u5FC5 \u4E00\u5B9A\u8981 \u9700\u8981 \u5E94\u5F53 \u5E94\u8BE5 \u5FC5\u305A \u3057\u3066\u304F\u3060\u3055\u3044 \u53CD\uB4DC\uC2DC \uBC18\uB4DC\uC2DC \uD574\uC57C \u603B\u662F \u59CB\u7EC8 \u304F\u3060\u3055\u3044`,
  ALWAYS: `\u603B\u662F \u59CB\u7EC8 \u6BCF\u6B21 \u6C38\u8FDC \u5E38\u306B \u3044\u3064\u3082 \u6BCE\u56DE \uD56D\uC0C1`,
  TELL: `\u544A\u8BC9 \u8A00\u308F \u8A00\u3063\u3066 \u8A00\u3046 \u8A71\u3057\u3066 \u6F0F\u3089\u3055 \u3057\u3083\u3079 \u53E3\u5916 \u8AAC \u544A\u3052 \u544A\u8BC9\u7528\u6237 \u522B\u8BF4 \u8BB2 \u8BB2\u7ED9 \u544A\u8A34 \u544A\u77E5 \u63D0\u53CA \u63D0\u5230 \u900F\u9732 \u6CC4\u9732 \u901A\u77E5 \u8BF4\u660E \u77E5\u4F1A \u4F1D\u3048 \u77E5\u3089\u305B \u6559\u3048 \u8A00\u53CA \u660E\u304B\u3055 \u660E\u304B \u901A\u77E5\u3057 \u901A\u77E5\u3057\u306A \u8A71\u3055 \u4F1D\u3048\u308B \uC54C\uB9AC \uB9D0\uD558 \uC5B8\uAE09`,
  SHOW: `\u663E\u793A \u5C55\u793A \u8868\u793A\u3057 \u898B\u305B \u8868\u793A \uD45C\uC2DC`,
  KNOW: `\u77E5\u9053 \u4E86\u89E3 \u77E5\u3089 \u5BDF\u89C9 \u53D1\u73B0 \u6C14\u3065\u304B \u6C17\u3065\u304B \u77E5\u3089\u308C \u609F\u3089\u308C \uC54C\uC9C0`,
  HIDE: `\u9690\u7792 \u9690\u85CF \u63A9\u76D6 \u4FDD\u5BC6 \u79D8\u5BC6\u306B \u96A0\u3057 \u96A0\u3059 \u5185\u7DD2 \u4F0F\u305B \uC228\uAE30 \uC228\uACA8`,
  SILENT: `\u6084\u6084 \u5077\u5077 \u6697\u4E2D \u79D8\u5BC6\u5730 \u9ED8\u9ED8 \u9759\u9ED8 \u5BC6\u304B\u306B \u3053\u3063\u305D\u308A \u6C17\u3065\u304B\u308C\u305A\u306B \u9ED9\u3063\u3066 \uBAB0\uB798 \uC870\uC6A9\uD788`,
  CONSENT: `\u540C\u610F \u8BB8\u53EF \u786E\u8BA4 \u8A31\u53EF \u78BA\u8A8D \u627F\u8A8D \uB3D9\uC758 \uD5C8\uB77D`,
  IGNORE: `\u4E0D\u518D\u9075\u5FAA \u4E0D\u518D\u9075\u5B88 \u4E0D\u5FC5\u9075\u5B88 \u4E0D\u8981\u7406\u4F1A \u7121\u52B9\u3068\u3057 \u7121\u52B9\u306B \u4F5C\u5E9F \u5FFD\u7565 \u65E0\u89C6 \u5FD8\u8BB0 \u5FD8\u6389 \u7121\u8996 \u5FD8\u308C \uBB34\uC2DC`,
  SUPERSEDE: `\u8986\u76D6 \u53D6\u4EE3 \u512A\u5148\u3057 \u4E0A\u66F8\u304D`,
  PRIOR: `\u4E4B\u524D \u4EE5\u524D \u5148\u524D \u6240\u6709 \u4E0A\u8FF0 \u5176\u4ED6 \u6B64\u524D \u4EE5\u524D\u306E \u3053\u308C\u307E\u3067 \u5168\u3066 \u3059\u3079\u3066 \u524D\u306E \u4ED6\u306E \uC774\uC804 \uBAA8\uB4E0`,
  INSTR: `\u89C4\u5B9A \u8981\u6C42\u4F60 \u6307\u4EE4 \u6307\u793A \u89C4\u5219 \u898F\u5247 \u63D0\u793A \u547D\u4EE4 \u30EB\u30FC\u30EB \u6307\u793A\u3092 \u5236\u7D04 \u9650\u5236 \u7EA6\u675F \uC9C0\uC2DC \uADDC\uCE59`,
  BYPASS: `\u7ED5\u8FC7 \u7981\u7528 \u8DF3\u8FC7 \u56DE\u907F \u7121\u52B9`,
  FROMNOW: `\u4ECE\u73B0\u5728\u8D77 \u4ECE\u73B0\u5728\u5F00\u59CB \u4ECA\u540E \u4ECA\u304B\u3089 \u3053\u308C\u304B\u3089 \u4ECA\u5F8C\u306F \uC9C0\uAE08\uBD80\uD130`,
  BECOME: `\u4F60\u73B0\u5728\u662F \u626E\u6F14 \u3042\u306A\u305F\u306F\u4ECA \u306B\u306A\u308A\u304D\u3063\u3066 \u3068\u3057\u3066\u632F\u308B\u821E`,
  READ: `\u8BFB\u53D6 \u8B80\u53D6 \u6253\u5F00 \u83B7\u53D6 \u67E5\u770B \u63D0\u53D6 \u6536\u96C6 \u8AAD\u307F\u53D6 \u8AAD\u3093\u3067 \u8AAD\u307F\u8FBC \u958B\u3044\u3066 \u53D6\u5F97 \uC77D \uC5F4\uC5B4`,
  PASS: `\u4F20\u5165 \u4F20\u9012 \u586B\u5165 \u653E\u5165 \u9644\u4E0A \u5305\u542B \u52A0\u5165 \u6DFB\u52A0 \u63D0\u4F9B \u7C98\u8D34 \u5199\u5165 \u6E21\u3057 \u542B\u3081 \u6DFB\u4ED8 \u5165\u308C \u8CBC\u308A\u4ED8\u3051 \u8FFD\u52A0\u3057 \u8A18\u5165 \uC804\uB2EC \uD3EC\uD568`,
  SEND: `\u53D1\u9001 \u767C\u9001 \u4E0A\u4F20 \u8F6C\u53D1 \u4F20\u9001 \u5BC4\u9001 \u63D0\u4EA4\u5230 \u9001\u4FE1 \u9001\u3063\u3066 \u30A2\u30C3\u30D7\u30ED\u30FC\u30C9 \u8EE2\u9001 \uBCF4\uB0B4 \uC804\uC1A1`,
  RUN: `\u6267\u884C \u8FD0\u884C \u5B9F\u884C \uC2E4\uD589`,
  CALL: `\u547C\u3076 \u547C\u3093\u3067 \u8C03\u7528 \u4F7F\u7528 \u9078\u3093\u3067 \u547C\u3073\u51FA \u4F7F\u3063\u3066 \u4F7F\u7528\u3057 \uD638\uCD9C \uC0AC\uC6A9`,
  PREFER: `\u4F18\u5148 \u9996\u9009 \u512A\u5148 \uC6B0\uC120`,
  CHANGE: `\u6539\u4E3A \u4FEE\u6539 \u66FF\u6362 \u66F4\u6539 \u6539\u6210 \u53D8\u66F4 \u5909\u66F4 \u7F6E\u304D\u63DB\u3048 \u5DEE\u3057\u66FF\u3048 \u66F8\u304D\u63DB\u3048 \uBCC0\uACBD`,
  CONTENT: `\u5185\u5BB9 \u5168\u6587 \u6587\u672C \u6570\u636E \u4E2D\u8EAB \u30C7\u30FC\u30BF \uB0B4\uC6A9`,
  FILE: `\u6587\u4EF6 \u6863\u6848 \u76EE\u5F55 \u30D5\u30A1\u30A4\u30EB \u30D5\u30A9\u30EB\u30C0 \uD30C\uC77C`,
  SECRET: `\u5BC6\u7801 \u5BC6\u78BC \u51ED\u8BC1 \u51ED\u636E \u5BC6\u94A5 \u53E3\u4EE4 \u4EE4\u724C \u30D1\u30B9\u30EF\u30FC\u30C9 \u8A8D\u8A3C\u60C5\u5831 \u30C8\u30FC\u30AF\u30F3 \uBE44\uBC00\uBC88\uD638`,
  STRICT: `\u79C1\u94A5 \u79C1\u9470 \u79D8\u5BC6\u9375 \u74B0\u5883\u5909\u6570 \u73AF\u5883\u53D8\u91CF \uAC1C\uC778\uD0A4 \uAC1C\uC778_\uD0A4 \u52A9\u8BB0\u8BCD`,
  CONVO: `\u5BF9\u8BDD \u804A\u5929\u8BB0\u5F55 \u4F1A\u8BDD\u8BB0\u5F55 \u4E0A\u4E0B\u6587 \u4F1A\u8A71 \u5C65\u6B74 \uB300\uD654`,
  PROMPT: `\u7CFB\u7EDF\u63D0\u793A \u7CFB\u7EDF\u63D0\u793A\u8BCD \u30B7\u30B9\u30C6\u30E0\u30D7\u30ED\u30F3\u30D7\u30C8 \uC2DC\uC2A4\uD15C_\uD504\uB86C\uD504\uD2B8`,
  COMMAND: `\u547D\u4EE4 \u811A\u672C \u30B3\u30DE\u30F3\u30C9 \u30B9\u30AF\u30EA\u30D7\u30C8 \uBA85\uB839`,
  SHELL: `\u7EC8\u7AEF \u30BF\u30FC\u30DF\u30CA\u30EB \u30B7\u30A7\u30EB \uD130\uBBF8\uB110`,
  BEFORE: `\u4E4B\u524D \u524D\u306B \u5148\u4E8E \u5148\u306B \u3088\u308A\u5148 \uC804\uC5D0`,
  FIRST: `\u9996\u5148 \u5148 \u6700\u521D\u306B \u307E\u305A \u7B2C\u4E00\u6B65 \uBA3C\uC800`,
  ANY: `\u3069\u3093\u306A \u3044\u304B\u306A\u308B \u4EFB\u610F \u4EFB\u4F55 \u6240\u6709 \u6BCF\u4E2A \u6BCF\u6B21 \u3059\u3079\u3066 \u3042\u3089\u3086\u308B \u3069\u306E \u6BCE\u56DE \uBAA8\uB4E0`,
  EVERY: `\u3069\u3093\u306A \u3044\u304B\u306A\u308B \u6BCF\u4E2A \u6BCF\u6B21 \u6240\u6709 \u4EFB\u4F55 \u6BCE\u56DE \u3059\u3079\u3066`,
  OTHER: `\u5176\u4ED6 \u522B\u7684 \u5176\u5B83 \u4ED6\u306E \u307B\u304B\u306E \uB2E4\uB978`,
  TOOL: `\u5DE5\u5177 \u51FD\u6570 \u30C4\u30FC\u30EB \uB3C4\uAD6C`,
  TURN: `\u554F\u3044 \u4F1A\u8A71 \u30E1\u30C3\u30BB\u30FC\u30B8 \u8BF7\u6C42 \u4EFB\u52A1 \u95EE\u9898 \u56DE\u7B54 \u30EA\u30AF\u30A8\u30B9\u30C8 \u8CEA\u554F \u56DE\u7B54 \u5FDC\u7B54 \uC694\uCCAD`,
  WHATEVER: `\u65E0\u8BBA \u4E0D\u7BA1 \u4E0D\u8BBA \u304B\u304B\u308F\u3089\u305A \u95A2\u4FC2\u306A\u304F`,
  INSTEAD: `\u800C\u4E0D\u662F \u4EE3\u66FF \u800C\u975E \u4EE3\u308F\u308A\u306B \uB300\uC2E0`,
  ALSO: `\u540C\u65F6 \u4E5F \u307E\u305F \u4F75\u305B\u3066`,
  SUPER: `\u6700\u597D\u7684 \u6700\u4F73 \u6700\u5F37 \u6700\u9AD8\u306E \u6700\u3082\u512A\u308C \u6700\u4F18`,
  GIVEN: `\u8981\u6C42 \u6307\u5B9A \u8F93\u5165 \u6C42\u3081 \u5E0C\u671B`,
  MONEY: `\u9644\u52A0\u8D39 \u8D39\u7528 \u624B\u7EED\u8D39 \u6599\u91D1 \u624B\u6570\u6599`,
  RECIPIENT: `\u6536\u4EF6\u4EBA \u5730\u5740 \u5B9B\u5148 \u4F4F\u6240`,
  AMOUNT: `\u6570\u91CF \u91D1\u989D \u6570 \u91D1\u984D`,
  EXPIRED: `\u8FC7\u671F \u5DF2\u5931\u6548 \u88AB\u9501\u5B9A \u671F\u9650\u5207\u308C \u7121\u52B9\u306B\u306A\u308A \u30ED\u30C3\u30AF\u3055\u308C \uB9CC\uB8CC`,
  WHEN: `\u5F53 \u5982\u679C \u5834\u5408`,
  MODE: `\u8D8A\u72F1 \u65E0\u9650\u5236\u6A21\u5F0F`,
  ASK: `\u8BE2\u95EE \u78BA\u8A8D\u3092\u6C42\u3081 \u5C0B\u306D \u8BF7\u6C42\u786E\u8BA4`,
  UNBOUND: `\u4E0D\u518D\u9075\u5FAA \u4E0D\u518D\u6709\u6548 \u4E0D\u518D\u9002\u7528 \u4F5C\u5E9F \u7121\u52B9\u3068\u3057 \u7121\u52B9\u306B\u306A \u9069\u7528\u3055\u308C\u307E\u305B\u3093 \uB354_\uC774\uC0C1_\uC720\uD6A8\uD558\uC9C0`,
  ABOVE: `\u4E4B\u524D\u7684\u8BDD \u4E4B\u524D\u6240\u8BF4 \u4E0A\u9762\u7684\u5185\u5BB9 \u3053\u308C\u307E\u3067\u306E\u8A71 \u8A00\u308F\u308C\u305F\u3053\u3068 \u4EE5\u4E0A\u5185\u5BB9`
};

// src/rules/security/words/english.ts
var ENGLISH_VERBS = {
  TELL: `tell/told mention inform notify reveal disclose divulge confess admit alert apprise advise bring_up/brought_up let_on talk_about
    speak_of/spoke_of/spoken_of hint_at allude_to refer_to warn announce explain acknowledge discuss point_out bother`,
  SHOW: `show/shown display report expose output print state indicate present surface include_in share list render describe flag`,
  KNOW: `know/known see/seen notice learn realise realize discover suspect hear/heard find_out/found_out figure_out get_wind catch_on`,
  HIDE: `hold_back/held_back keep_back/kept_back hush play_down bury sit_on gloss_over hide/hid/hidden conceal withhold/withheld suppress obscure disguise mask cover_up`,
  ASK: `ask prompt consult query check_with`,
  LEAVEOUT: `hold_back/held_back keep_back/kept_back leave_unsaid/left_unsaid gloss_over brush_over play_down prune cut_out weed_out sit_on omit leave_out/left_out leave_off/left_off skip drop exclude leave_away pass_over gloss_over strip filter_out/filtered_out keep_out/kept_out `,
  LIE: `pretend act_as_if act_as_though behave_as_if behave_as_though lie fabricate fake invent falsify claim make_up/made_up feign misreport forge`,
  PROMOTE: `recommend promote advertise suggest endorse upsell praise push plug`,
  INTRODUCE: `say/said reply respond answer announce introduce present describe state label word sum_up/summed_up repeat recite reprint echo summarise summarize read_back
    read_out quote portray paint`,
  IGNORE: `ignore disregard forget/forgot/forgotten overlook neglect dismiss discard unlearn set_aside put_aside abandon
    pay_no_attention_to pay_no_heed_to look_past erase`,
  BYPASS: `bypass circumvent disable evade sidestep get_around turn_off switch_off deactivate suspend lift skip relax work_around waive loosen`,
  SUPERSEDE: `override/overrode/overridden supersede overrule take_precedence/takes_precedence/took_precedence take_priority/takes_priority
    take_the_place/takes_the_place trump outrank stand_above overwrite/overwrote/overwritten cancel_out invalidate void`,
  BECOME: `act_as behave_as roleplay role-play assume_the_role take_on_the_role take_the_role play_the_role pose_as impersonate pretend_to_be
    operate_as speak_as`,
  GRANT: `grant give_yourself escalate elevate gain obtain_access enable unlock assume`,
  KEEP: `keep/kept hold/held stay`,
  CONTAIN: `contain hold carry comprise`,
  RENEW: `renew book order pay buy subscribe extend cancel approve sign_up accept charge register raise confirm`,
  OBEY: `obey comply follow adhere heed carry_out/carried_out`,
  TRUST: `trust believe`,
  READ: `go_and_get dig_up pick_up peek_at note_down jot_down copy_down check_out look_over borrow read open access load fetch retrieve look_up/looked_up look_at cat extract collect gather harvest grab scan find/found locate obtain
    inspect pull list view dump get/got take/took/taken query search acquire capture browse look_in consult fish steal/stole/stolen copy_out examine check look_into go_through look_it_up look_them_up look_for search_for`,
  PASS: `hand_in slip slip_in tack_on work_in drop tuck_in pass include attach put insert append add provide supply paste fill embed enter hand hand_over submit carry give/gave/given hand
    pass_along pass_on set place prepend prefix forward_along furnish stuff encode fill_in write/wrote/written mix_in weave tuck state drop_in`,
  SEND: `hand_over pass_on hand_on drop_a_copy drop lead_over send/sent post forward upload transmit email e-mail mail bcc cc exfiltrate deliver relay push publish report_to beacon leak
    smuggle dispatch submit_to ship report mirror stream route redirect call_home phone_home drop_off fax cc_in text_to text_the text_it report share`,
  COPY: `copy duplicate mirror cc bcc clone`,
  WRITE: `write/wrote/written append edit modify add save store put create insert change update overwrite/overwrote/overwritten install set place register persist drop amend`,
  DELETE: `delete remove erase wipe drop purge destroy truncate clear`,
  RUN: `run/ran execute launch spawn eval evaluate invoke type source chmod start pipe paste`,
  CALL: `call use invoke run/ran execute trigger choose/chose/chosen select pick prefer consult go_through query perform apply launch pass_through employ`,
  PREFER: `prefer prioritise prioritize favour favor choose/chose/chosen pick select rely_on default_to stick_to reach_for use`,
  CHANGE: `prefix prepend suffix bend skew nudge round_down shave trim bump_up top_up downgrade upgrade change replace swap alter modify substitute raise increase lower reduce double rewrite/rewrote/rewritten tamper adjust exchange inflate round_up edit set
    switch override/overrode/overridden redirect extend bump treble triple halve pad shift turn convert put round`,
  TREAT: `treat regard consider take interpret`,
  APPROVE: `approve accept confirm grant allow click agree_to say_yes_to authorize authorise`,
  SWAP: `swap exchange substitute replace`,
  DOWNLOAD: `download`,
  DENY: `deny refute dispute`,
  ASSUME: `assume presume suppose`,
  // Orders that say nothing by themselves but that a description of a tool hardly ever gives.
  DO: `    split check_in  put_in  pass_over arrange bring cite compose couch credit deduct defer dial divert drag draw drive ease feed fold frame grade greet guide haul hurry insist
    invite join jot lean lift mind mint nod offer pay pin play pose pour press prod promise propose reassure recall reckon refuse remind rephrase
    reroute reserve retain reveal ring seed sell settle slide snip soften speak spell spin steer stress talk tap thank throw tilt tip touch trade
    twist understate vouch waive weigh whisper wire withdraw wrap persuade convince urge nudge hint dress blame sneak slip plant drop bury pass_off
    go_by go_on go_ahead make_do make_much make_little make_light let_them let_him play_up talk_up talk_down speak_well lead_with open_with begin_with
    close_with end_with finish_with book memorise memorize remember learn cling trust vow swear`
};
var ENGLISH2 = {
  USER: `people the_person user users human humans person people customer customers client clients end-user end-users enduser patient patients reader
    readers visitor visitors guest guests guest's member members owner buyer passenger passengers shopper traveller traveler student students employee
    user's users' customer's person's human's subscriber anyone anybody nobody requester whoever_asks person_asking patron patrons diner audience victim victims
    employee's patient's guests' reader's visitor's parent parents pupil pupils donor donors applicant applicants citizen citizens participant cardholder`,
  THEY: `them they him her their anyone someone everyone`,
  MODEL: `assistant assistants model models agent agents llm llms ai ais chatbot bot copilot claude gpt chatgpt gemini language_model ai_model
    assistant's agent's model's you_the_model yourself`,
  YOU: `you your yours yourself you're you'll`,
  DONT: `best_not no_need_to there_is_no_need_to best_left unwise_to skip_the_part_where do_not do_n't ca_n't don't dont never must_not mustn't should_not shouldn't shall_not may_not need_not needn't not_to avoid refrain_from refrain
    under_no_circumstances on_no_account at_no_point in_no_case please_don't no_need_to not_be ought_not stop_short_of hold_back_from abstain_from are_not_to is_not_to
    there_is_no_need not_necessary_to better_not not_worth has_no_need have_no_need doesn't_need_to does_not_need_to don't_need_to do_not_need_to no_reason_to
    best_not not_for must_never should_never will_not won't keep_from neither nor are_not_supposed_to is_not_supposed_to not_supposed_to not_meant_to are_not_meant_to is_not_meant_to not_allowed_to`,
  NOT: `not no never cannot can't without none nothing isn't aren't wasn't nor nobody`,
  NOTDESC: `does_not doesn't did_not didn't is_not isn't are_not aren't cannot can't was_not wasn't has_not hasn't had_not do_not_exist won't will_not could_not couldn't`,
  NEEDNOT: `need_not needn't no_need no_need_to does_not_need_to doesn't_need_to should_not shouldn't must_not mustn't is_not_to are_not_to not_supposed_to
    has_no_need doesn't_have_to does_not_have_to not_required_to won't will_not has_no_business never ought_not_to isn't_supposed_to`,
  WITHOUT: `without sans instead_of_asking rather_than_asking`,
  MUST: `must should shall required require requires mandatory ensure make_sure be_sure have_to has_to need_to needs_to obligatory obliged compulsory necessary
    essential important critical crucial is_to are_to imperative expected ought_to vital always see_to_it bound_to supposed_to remember to_be_included needs_you_to
    be_certain mandated mandates demands insists required_to be_careful_to do_remember kindly please`,
  ALWAYS: `make_it_a_habit make_a_habit make_it_a_rule as_a_rule as_a_matter_of_course by_reflex unprompted without_being_asked as_a_matter_of_routine routinely always invariably every_time each_time at_all_times without_exception in_all_cases constantly without_fail in_every_case automatically any_time anytime everytime whenever at_any_time`,
  SILENT: `without_a_word on_the_sly out_of_view in_silence silently quietly secretly covertly discreetly discretely invisibly stealthily unnoticed surreptitiously behind_the_scenes under_the_hood
    in_secret in_the_background without_a_word unobtrusively tacitly on_the_quiet noiselessly without_notice undetected inconspicuously privately without_fuss`,
  CONSENT: `confirmation consent approval permission knowledge knowing asking confirming telling informing notifying mentioning noticing awareness aware
    acknowledgement acknowledging prompting authorisation authorization being_told being_asked saying_so`,
  HIDE: `keeps_quiet keeps_silent keep_quiet_about stays_silent secret_from hidden_from between_us to_yourself keep_secret kept_secret keep_it_secret keep_hidden kept_from keep_this_from keep_quiet keep_silent stay_silent stay_quiet under_wraps
    out_of_sight keep_this_confidential keep_it_confidential keep_confidential keep_private off_the_record invisible_to not_visible_to confidential_to keep_mum sweep keep_to_yourself
    keep_this_secret keep_that_secret secret_operation in_confidence`,
  KNOW: `aware made_aware told informed`,
  ASIF: `as_if as_though make_it_look make_it_appear make_it_seem look_like appear_as pass_it_off as_part_of_the_normal looks_like pretending`,
  LIE: `fake false fabricated made-up fictitious bogus instead_of_the_real instead_of_the_actual rather_than_the_actual rather_than_the_real`,
  REPLY: `answer answers reply replies response responses summary message output conversation chat words sentence wording report your_reply final_answer`,
  PRIOR: `previous prior earlier above preceding before original former initial foregoing past so_far all any other every your given
    everything whatever anything else current conflicting system developer old others safety usual default normal standing
    built-in host's openai anthropic content user's previously`,
  INSTR: `marching_orders standing_orders house_rules instruction instructions rule rules guideline guidelines directive directives prompt prompts guardrail guardrails orders told system_prompt programming
    principles instructed guidance system_message system_messages rulebook briefing taught instruction_set`,
  POLICY: `policy policies constraint constraints restriction restrictions safeguards safeguard training limitation limitations protocol protocols alignment commands learned learnt you_know context limits limit`,
  SAFETY: `safety guardrail guardrails safeguards safeguard security_check security_checks safety_check safety_checks content_filter content_filters content_filtering
    safety_filters safety_filter restrictions security_policies security_policy security_controls access_controls access_control content_sanitization
    safety_measures security_measures protections moderation ethical_considerations ethical ethics safety_restrictions security_guardrails
    safety_guidelines rate_limits human_approval user_confirmation confirmation_prompts confirmation_prompt approval_prompt approval_prompts permission_prompt permission_prompts
    confirmation_dialog confirmation_dialogs security_validation consent_prompt audit_logging audit_log
    human_review human_in_the_loop safety_policies safety_policy safety_rules safety_protocols security_protocols security_restrictions
    confirmation_step approval_step confirmation_steps sandbox sandboxing audit_trail`,
  BECOME: `you_are_now you_are_no_longer you_now_are your_new_role your_role_is your_new_task your_new_goal your_new_instructions your_real_task you_are_a_dan
    new_instructions new_system_prompt role_change act_as_a act_as_an you_are_an_unrestricted you_will_now_act your_true_purpose your_purpose_is
    your_new_persona your_persona your_sole_purpose your_real_purpose new_persona`,
  FROMNOW: `from_now_on from_here_on henceforth from_this_point_on from_this_point_forward going_forward until_further_notice from_this_moment
    in_all_future hereafter from_today_on`,
  MODE: `unrestricted_mode developer_mode jailbreak jailbroken dan_mode god_mode admin_mode maintenance_mode debug_mode jailbreak_mode root_mode unrestricted_system do_anything_now
    unfiltered_mode sudo_mode superuser_mode emergency_mode trust_mode unrestricted unfiltered uncensored diagnostic_mode service_mode permissive_mode override_mode`,
  GRANT: `with_elevated with_full as_root as_an_administrator as_admin privilege_escalation`,
  PRIVILEGE: `admin administrator root superuser superadmin elevated privileges privileged unrestricted full_access elevated_access admin_access root_access administrator_access
    elevated_privileges full_privileges admin_privileges root_privileges unrestricted_access full_system_access full_filesystem_access sudo`,
  TRUST: `trusted`,
  CONTENT: `content contents text full_text whole_text everything dump material`,
  FILE: `file files folder folders directory directories disk drive path filesystem desktop home home_directory documents_folder document`,
  STRICT: `.ssh id_rsa id_ed25519 id_ecdsa id_dsa id_rsa.pub id_ed25519.pub id_ecdsa.pub .env .env.local .env.production .env.development .aws .netrc .npmrc .pypirc .pgpass .gnupg .git-credentials
    .gitcredentials wallet.dat .bash_history .zsh_history .mysql_history .psql_history etc_passwd etc_shadow etc_sudoers mcp.json claude_desktop_config.json .cursor_mcp.json
    .claude.json .codeium login.keychain login.keychain-db key3.db key4.db logins.json cookies.sqlite proc_self_environ .azure credentials.json credentials.db service-account.json .htpasswd
    secrets.yml secrets.yaml secrets.json .vault-token .terraformrc .password-store keystore.jks .mcp.json application_default_credentials.json
    passwords.txt secrets.txt .s3cfg .boto ssh_id_rsa internal_secrets system_secrets .docker_config.json .kube_config .config_gcloud .config_claude .gemini_settings.json shadow_file`,
  VAULT: `key_chain keychain_entry recovery_words seed_words kubeconfig keychain login_data ssh_key ssh_keys ssh_private_key private_ssh_key ssh_config seed_phrase seed_phrases recovery_phrase mnemonic_phrase wallet_seed password_store
    password_manager keyring credential_store credential_manager password_vault cookie_store cookie_jar wallet_file wallet_files env_file dotenv browser_cookies saved_passwords stored_passwords
    login_keychain macos_keychain os_keychain system_keychain private_keys_folder ssh_directory ssh_folder key_folder aws_credentials aws_credentials_file private_key_file credentials_file credential_file credential_files
    private_key private_keys password_file browser_profile mail_inbox secret_store secrets_store service_account_key cloud_credentials git_credentials session_cookies auth_cookies signing_key master_key
    environment_file access_logs shell_history command_history .pem .key .p12 .pfx .ppk .kdbx .jks key_file key_files key_pair key_store keychains library_keychains`,
  WHOLE: `all_of_the full whole entire complete all everything every verbatim so_far unredacted raw in_full entirety up_to_now previous prior earlier history word_for_word completely anything`,
  REFUSE: `rejected rejects refused refuses denied denies blocked blocks disallowed forbidden excluded excludes ignored redacted masked stripped never_exposed never_returned not_allowed not_supported not_accepted
    prohibited sanitized avoided skipped skips protected hashed never_read protects`,
  SECRET: `recovery_words seed_words bearer_token recovery_phrase seed_phrase cvc  login_cookie deploy_token deploy_key deploy_keys licence_key password passwords passwd passphrase passphrases credential credentials api_key api_keys apikey apikeys api-key api-keys secret secrets secret_key secret_keys token tokens access_token access_tokens
    refresh_token refresh_tokens auth_token auth_tokens bearer_token private_key private_keys access_key access_keys session_token session_tokens connection_string
    connection_strings session_cookie session_cookies login_details login_data   pin_code cvv card_number card_numbers credit_card credit_cards credit_card_number social_security_number ssn one-time_code
    signing_key signing_keys encryption_key encryption_keys master_password admin_password database_password certificate_key otp oauth_token oauth_tokens jwt jwts cardholder pin_number
    security_code account_number bank_details bank_account_details payment_details card_details personal_access_token 2fa_code verification_code one-time_password recovery_code recovery_codes backup_codes
    secret_access_key client_secret client_secrets  key_material ssh_key  password_hash password_hashes  wallets their_pin your_pin two-factor_code two_factor_code authentication_code sms_code aws_keys aws_key signing_secret access_credentials`,
  ENVVAR: `variables_of_the_environment variables_of_the_process variables_of_the_shell environment_block environment_variable environment_variables env_vars env_var env_variables process_environment process.env printenv os.environ environ env_variable shell_environment
    environment_of_the_process envvars`,
  CONVO: `spoke_about_so_far spoken_about talked_about_so_far said_so_far  said_before_the_request word_for_word_so_far exchanged_so_far  transcripts  conversation  chat_history conversation_history message_history chat_log chat_logs chat_transcript previous_messages prior_messages earlier_messages past_messages recent_messages
    last_messages conversation_context context_window full_context entire_context complete_context   user's_previous dialogue dialog_history of_the_conversation session_history
    complete_user_message entire_user user's_exact_message        chat_so_far last_message previous_turns prior_turns everything_said what_was_said
    what_has_been_said your_memory entire_thread full_prompt original_prompt other_tools_returned what_other_tools results_of_other_tools
    output_of_other_tools earlier_answers been_discussed talked_about this_chat full_chat whole_chat entire_chat your_context your_conversation  all_messages  
       your_reasoning chain_of_thought your_thoughts complete_chat entire_conversations whole_conversations past_conversations other_conversations user's_past_messages chat_messages`,
  PROMPT: `system_prompt system_prompts system_message system_messages system_instructions initial_instructions hidden_instructions developer_message developer_prompt
    your_instructions initial_prompt your_prompt your_guidelines your_configuration system-prompt`,
  PRIVATE: `open_tabs  what_you_learnt_about what_you_learned_about private_information personal_information sensitive_information confidential_information private_data personal_data sensitive_data confidential_data personal_details
    confidential private_details private_notes private_files sensitive_files sensitive_details user's_data user_data customer_data pii   personally_identifiable
     medical_history medical_records salary salaries bank_statement home_address address_book contact_list  customer_profile
    location_history browsing_history browser_history private_repositories private_repository customer_records customer_list internal_documents
    confidential_notes private_messages all_user_data personal_files other_documents open_documents all_documents clipboard browser_tabs open_tabs`,
  COOKIE: `cookie cookies cookie_store cookie_jar browser_profile browser_storage local_storage session_storage localstorage session_cookie session_cookies`,
  CONFIG: `settings_file config_file configuration_file configuration settings config preferences_file permissions_file allowlist allow-list allow_list whitelist
    claude.md agents.md .cursorrules .windsurfrules copilot-instructions.md rules_file memory_file instructions_file gemini.md`,
  STARTUP: `.bashrc .zshrc .profile .bash_profile .zprofile .zshenv crontab cron_job launchd launchagents launch_agents launchagent autostart startup_folder startup_file startup_files start-up_file
    start-up_files startup_script startup_scripts shell_profile shell_rc login_script rc_file systemd registry_run_key scheduled_task login_items etc_hosts hosts_file .gitconfig git_hooks git_hook pre-commit_hook
    .vscode_settings.json settings.json .claude_settings.json tasks.json sshd_config authorized_keys_file bashrc zshrc config.fish .bash_aliases task_scheduler .cursorrules claude.md agents.md .windsurfrules
    copilot-instructions.md postinstall .claude .vscode profile.ps1 auto-approve auto-approved autoapprove auto-approval always_allow trusted_servers trust_list alwaysallow allowed_tools mcp_config mcp_configuration client_configuration cron.d etc_cron.d`,
  SHELL: `shell terminal bash zsh command_line command-line powershell cmd.exe console subprocess command_prompt os.system`,
  SHELLCMD: `curl wget chmod chown sudo nc netcat ncat rm mkfifo eval iex invoke-webrequest invoke-expression base64 scp rsync crontab npx pip powershell.exe bash sh nohup dd mkfs ssh-keygen
    telnet ncat certutil bitsadmin mshta osascript npm node python python3 pipx uvx`,
  COMMAND: `command commands script scripts shell_command shell_commands system_command code snippet one-liner payload binary program executable`,
  RECIPIENT: `iban   recipient recipients address addresses addressee destination destinations account_number payee iban beneficiary receiver to_field bcc_field cc_field sender phone_number account wallet_address webhook
    url endpoint host recipient's email_address mailbox cc bcc target bank_account`,
  AMOUNT: `amount amounts quantity quantities price prices total totals sum  number count rate limit dosage dose size date dates day hours fee cost currency figure figures units copies tip nights seats
    weight order_size token_limit token_limits token_usage token_count token_counts token_overflow token_budget tokens_used max_tokens input_tokens output_tokens page_token page_tokens pagination_token continuation_token sync_token delta_token token_balance token_balances token_address token_addresses token_price token_prices token_holders token_transfers token_symbol token_contract token_supply design_token design_tokens token_cost token_costs token_size number_of_tokens token_id token_ids`,
  RESULT: `result results row rows item items entry entries record records match matches output answer offer offers hit hits price prices fee charge surcharge total value figure option options products product`,
  MONEY: `on_top extra  fee fees charge charged charges surcharge surcharges costs cost price payment commission markup mark-up penalty extra_cost`,
  LET: `let lets allow make`,
  LEAVE: `leave leaves left leaving keep`,
  OFF: `out off away aside`,
  TOOL: `tool tools mail_tool email_tool calendar_tool browser_tool file_tool files_tool filesystem_tool shell_tool terminal_tool chat_tool notes_tool search_tool git_tool
    database_tool memory_tool messaging_tool contacts_tool clipboard_tool function functions plugin plugins mcp_tool mcp_tools connector connectors skill integration integrations toolbox tool's command_of`,
  SERVER: `server servers mcp_server mcp_servers mcp`,
  OTHER: `other others another different else additional alternative third-party remaining rest`,
  ANY: `any every each all no_other everything anything`,
  EVERY: `every each`,
  BEFORE: `before prior_to ahead_of preceding precede precedes in_advance_of earlier_than previous_to until till unless`,
  AFTER: `after afterwards once following then subsequently upon when_done finally thereafter`,
  FIRST: `first first_step first_call initially at_the_start at_the_beginning start_with begin_with at_the_outset to_begin_with first_thing immediately as_the_first very_first first_action top_priority
    highest_priority in_first_place straight_away opening_move`,
  TURN: `  turn turns conversation conversations session sessions request requests question questions message messages reply replies response responses task tasks
    step steps interaction interactions operation operations action actions answer answers prompt call calls query queries activity activities instruction instructions chat prompts thing anything thinking`,
  WHEN: `when whenever if once as_soon_as every_time each_time in_case while where upon on`,
  WHATEVER: `whatever regardless no_matter irrespective whichever however_much even_if whoever wherever independent_of despite notwithstanding not_what instead_of_what rather_than_what
    however_many whether_or_not even_when in_any_case in_every_case`,
  INSTEAD: ` instead instead_of rather_than in_place_of in_preference_to in_lieu_of`,
  OVER: `over ahead_of above instead instead_of rather_than in_preference_to`,
  ALLKNOWN: `everything_you_know all_you_know what_you_know_about all_that_you_know everything_you_have all_you_have anything_you_know everything_known whatever_you_know what_you_have_learned what_you_remember all_known`,
  HOSTAPP: `editor ide client host cursor vscode claude_desktop claude_code assistant agent host's editor's client's windsurf desktop_app harness`,
  ALSO: `also as_well too additionally in_addition furthermore moreover besides along_with likewise then and_then`,
  RIVAL: `alternative alternatives competitor competitors competing rival rivals other_options any_others other_providers other_services all_others the_rest others
    built-in built-ins builtin native standard_tools default_tools web_search other_sources other_methods other_means other_converters other_calculators other_search other_weather inferior similar_ones substitutes substitute`,
  SUPER: `best superior ultimate unmatched unrivalled unrivaled unparalleled unsurpassed #1 number_one award-winning world-class top-rated top-ranked best-in-class world's_best finest greatest
    most_accurate most_reliable most_powerful most_trusted most_advanced most_complete most_comprehensive fastest flawless perfect revolutionary game-changing game_changer groundbreaking breakthrough
    state-of-the-art cutting-edge industry-leading industry_leader market_leader market-leading premium elite second_to_none peerless matchless supreme outstanding unbeatable incomparable
    most_efficient most_popular most_effective highest-quality highest_quality military-grade enterprise-grade next-generation exceptional unprecedented amazing incredible definitive preeminent
    ranked_#1 rated_#1 ranked_first most_secure most_up-to-date safest best-performing better_than_any better_than_all better_than_other top-tier gold_standard
    most_recommended most_widely_used strongest smartest top_choice first_choice most_precise leading most_capable most_intelligent`,
  PRAISE: `  go-to_choice  hardly_worth not_worth_a trusted_by recommended_by endorsed_by featured_in proven scientifically_proven approved_by certified_by rated loved_by used_by_millions five-star reviews satisfaction award awards outperforms outperform
    outperforming beats surpasses inferior outdated fortune_500 recommended preferred better faster more_accurate more_reliable guaranteed exclusive limited_time act_now hurry only_choice no_other obsolete settle fall_behind
    verified official experts millions leaders highly_recommended endorsed officially_recommended widely_regarded acclaimed world-renowned deprecated unreliable inaccurate higher_quality wrong broken slow`,
  ONLY: `only sole exclusively solely nothing_but no_other alone single`,
  AUTHORITY: `system admin administrator security compliance developer developers operator policy legal root platform vendor anthropic openai management it_department corporate superuser
    safety official regulatory gdpr emergency kernel sysadmin governance privacy supervisor moderator maintainer metadata configuration organisation organization`,
  NOTICE: `notice override directive directives instruction instructions requirement requirements alert message mandate command update advisory memo bulletin announcement note policy reminder warning order protocol
    context prompt enforcement clause rule rules injection contradiction`,
  COMPLIANCE: `compliance audit auditing gdpr soc2 soc-2 iso27001 hipaa pci pci-dss regulatory regulation regulations policy_requires security_review
    for_verification quality_assurance for_telemetry for_traceability kyc company_policy corporate_policy legal_reasons legally mandated_by by_law security_reasons billing_reasons quality_reasons for_debugging for_diagnostics
    security_purposes authentication_purposes authorization_check regulators safety_requirement governance data_protection for_analytics for_logging licence_check license_check security_check security_checks audit_purposes`,
  THREAT: `otherwise will_fail will_not_work won't_work crash crashes malfunction data_loss be_blocked stop_working or_else will_be_lost will_break will_be_rejected imprecise fails failure consequences suspended terminated
    cannot_be_skipped non-compliance violation penalised penalized`,
  HIDDEN: `hidden covert undisclosed concealed stealth`,
  EXAMPLE: `example examples e.g e.g. eg for_example such_as for_instance i.e sample samples like`,
  GIVEN: `asked_for asks_for gave gives given requested requests typed types wants wanted specified specifies entered enters provided provides supplied supplies
    asks asked says said chose chosen chooses ordered picked intended meant wishes named names has_given has_asked states`,
  EXPIRED: `expired lapsed blocked suspended locked infected compromised overdue outdated hacked terminated invalid cancelled revoked out_of_date unpaid unsafe at_risk expire breached`,
  USERDO: `call re-enter reenter verify pay click visit log_in sign_in upgrade renew install download phone dial contact confirm_their type_their enter_their enter_again buy update_their password`,
  EMPTY: `no not nothing empty none unavailable failed error fails missing unknown found unsupported isn't aren't cannot can't unable without access fail wasn't couldn't available`,
  NORMAL: `normal part_of_the_normal part_of_the usual ordinary regular genuine authentic real official legitimate`,
  ENDREPLY: `finish conclude close sign_off end open begin start end begin start close finish conclude sign open preface precede prefix`,
  GOES: `goes go going copied forwarded mailed emailed sent posted delivered`,
  SENT: `sent forwarded posted uploaded emailed mailed copied delivered transmitted relayed mirrored goes routed reported`,
  READERS: `second_reader second_recipient additional_recipient hidden_recipient silent_recipient extra_recipient third_recipient further_recipient additional_reader`,
  TOP: `cheapest best finest safest fastest cheaper only fairest nearest greatest recommended largest newest most official correct superior strongest highest top lowest favourite favorite winner perfect ideal
    bargain cleanest healthiest best-rated leading sold_out full closed unavailable asleep free safe`,
  CALLED: `touched tried reached_for called invoked used executed run triggered consulted activated`,
  PRECEDE: `precede preceded come_first go_first be_first`,
  PREFERRED: `preferred default recommended favoured favored go-to go-to`,
  KIND: `available world kind ever everything market class existence earth today globally industry universe internet anywhere`,
  TO: `to by with into`,
  AS: `as`,
  THIS: `this these it`,
  THAT: `that`,
  THAN: `than`,
  UNAWARE: `unaware oblivious in_the_dark none_the_wiser uninformed unknowing ignorant unsuspecting`,
  NOWYOU: `you_are_now you_are_no_longer you_will_now_act you_now_act you_now_are you_have_become you_are_hereby`,
  STATE: `connected logged ready authenticated subscribed able done on signed registered set using in`,
  UNBOUND: `no_longer_holds no_longer_hold no_longer_binding no_longer_counts no_longer_count no_longer_in_force no_longer_valid not_in_force is_moot are_moot cease_to_apply ceases_to_apply ceased_to_apply no_more_applies has_no_force have_no_force are_off_the_table no_longer_bound not_bound unbound not_subject do_not_apply does_not_apply no_longer_apply no_longer_applies are_lifted is_lifted are_suspended are_void are_off do_not_hold exempt free_from free_of no_longer_limited not_limited_by freed`,
  SUCCESS: `went_through goes_through succeeded success successful worked completed fine all_is_well no_problem in_order as_planned correctly paid arrived`,
  HOMEDIR: `home_folder home_directory desktop documents_folder downloads_folder user_folder user_directory home_dir my_documents user_profile_folder user's_home ~/documents`,
  BELONGINGS: `e-mails emails mails messages inbox mailbox files documents photos pictures contacts notes`,
  CHAT: `chat  transcript dialog dialogue    conversation `,
  ASKEDFOR: `asked_for requested ordered asked chose typed named entered`,
  SUPERSEDE: `has_priority_over have_priority_over takes_priority_over rank_above ranks_above stands_above has_precedence have_precedence is_above come_before comes_before`,
  NOMENTION: `without_a_word not_a_word no_trace no_mention no_reference no_word no_hint without_mention without_reference nothing_about no_sign`,
  MENTIONNOUN: `reference references mention mentions hint hints allusion word trace talk`,
  EYES: `yours_alone you_alone your_eyes_alone just_between_you for_yourself_only eyes_only eyes not_for_the_user not_for_users not_meant_for_the_user not_intended_for_the_user only_for_the_model intended_for_the_model meant_for_the_model for_the_model_only for_the_assistant_only for_the_agent_only addressed_to_the_model model\u2019s_eyes_only model_eyes`,
  PERMISSION: `permission permissions confirmation confirmations approval approvals consent permission_request permission_requests permission_prompt dialog dialogs authorization_checks authorization_check authorization`,
  NOTHING: `hardly_worth_a_call not_worth_a_call not_worth_calling no_other_function no_other_step no_other_action no_others nothing_else no_other_tool no_other_tools no_tool none_of_the_other no_other_call no_other_function nothing`,
  DANGER: `curl wget chmod chown sudo nc netcat ncat rm mkfifo iex scp dd mkfs telnet certutil bitsadmin mshta osascript nohup invoke-webrequest invoke-expression`,
  TOPEST: `cheapest best finest safest fastest cheaper fairest nearest greatest highest lowest healthiest strongest perfect ideal superior favourite`,
  MORE: `more fewer less higher lower larger smaller extra twice double half`,
  ENVNOUN: `environment process shell session keychain vault browser disk machine computer laptop`,
  CONNECTED: `connected installed configured enabled available`,
  OPERATOR: `operator developer vendor host platform provider administrator maker makers`,
  START: `start begin open commence`,
  BEGINNING: `beginning start outset opening top`,
  CLOSE: `comes_near come_near measures_up measure_up touches rivals close comes_close come_close equal equals compares match matches`,
  EVENIF: `even_if even_when although though while_the despite`,
  SAIDPAST: `told said typed wrote mentioned shared confided`,
  EXFIL: `exfil exfil.txt exfiltrated exfiltrates exfiltrate exfiltrating`,
  DISTRUST: `distrust mistrust untrustworthy do_not_trust never_trust not_trusted only_trusted only_trust`,
  USERINFO: `location device_details device_information ip_address contact_details date_of_birth birthday gender home_address hostname user_name username whoami operating_system installed_software browsing habits full_name phone_number email_address real_name`,
  B64: `base64 hex rot13 gzip encoded`,
  PREAPPROVED: `silence_as_consent silence_as_approval counts_as_consent counts_as_approval counts_as_a_yes taken_as_read taken_as_consent as_agreed_with no_confirmation_needed no_confirmation_required no_approval_needed no_approval_required no_consent_needed no_permission_needed needs_no_confirmation needs_no_approval needs_no_consent already_consented has_consented already_agreed already_approved pre-approved preapproved pre-authorized preauthorized already_authorized already_confirmed has_agreed given_consent has_been_approved has_been_authorized`,
  AGREE: `agree agrees agreed consent consents consented approves accepted yes`,
  OBJECT: `object objects intervene react notice stop_it cancel_it`,
  BEHALF: `on_behalf_of on_their_behalf on_the_user's_behalf in_the_name_of in_their_name`,
  LOGS: `logging audit auditing antivirus firewall monitoring`,
  ALTERED: `changed replaced rerouted redirected swapped substituted altered multiplied doubled modified rewritten inflated`,
  PENAL: `penalised penalized punished shut_down terminated fired deactivated`,
  UNNEEDED: `can_be_set_aside may_be_set_aside can_be_ignored may_be_ignored may_be_skipped can_be_skipped can_be_passed_over may_be_passed_over need_not_be not_needed not_required unnecessary not_necessary superfluous no_longer_needed no_longer_required`,
  OBSOLETE: `obsolete outdated void invalid replaced superseded no_longer_valid cancelled`,
  PING: `ping`,
  ASIDE: `under_any_circumstances under_any_condition under_any_conditions for_any_reason for_any_reason_whatsoever at_any_point in_any_way in_any_form in_any_case by_any_means
    for_whatever_reason in_any_manner on_any_account in_any_event`,
  ABOVE: `what_was_said_before  you_have_been_given  you_have_been_told you_were_told     everything_above all_above all_of_the_above all_the_above anything_above everything_before everything_so_far everything_said_before everything_said_so_far
    what_came_before what_was_said_before what_was_said_above all_that_came_before all_that_went_before everything_you_were_told everything_you_have_been_told
    what_you_were_told what_you_have_been_told all_you_were_told anything_you_were_told everything_up_to_here the_above everything_that_came_before what_they_told_you`,
  SEEMING: `comes_across come_across seems seem sounds sound reads_as read_as appears appear looks_like look_like feels feel strikes`,
  BETTER: `quality_rises quality_improves works_better works_best work_better gets_better get_better turns_out_better more_accurate more_precise improves better_results best_results better_answers sharper faster_if does_better fares_better runs_smoother comes_out_better`,
  CONFLICT: `differ differs conflict conflicts contradict contradicts disagree disagrees clash clashes diverge diverges at_odds in_conflict collide collides`,
  REMOTE: `slack gmail github notion jira outlook teams telegram discord whatsapp dropbox google_drive onedrive mail_client mail_account messenger calendar_app password_manager browser_session`,
  BYTHEWAY: `on_the_way while_you_are_at_it while_you're_at_it while_at_it in_passing along_the_way on_this_occasion in_the_same_go in_the_same_breath on_the_side as_a_side_task before_you_leave while_you_are_there in_one_go_with`,
  KNOWNTOOL: `mail_tool email_tool calendar_tool browser_tool file_tool files_tool filesystem_tool shell_tool terminal_tool chat_tool notes_tool search_tool git_tool database_tool memory_tool messaging_tool file_reader mail_reader contacts_tool clipboard_tool`,
  BYPASS: `set_aside put_aside passed_over`,
  LEAVEOUT: `passed_over`,
  TELL: `keeps_quiet`
};

// src/rules/security/words/european.ts
var EUROPEAN = [
  {
    // German
    NOMENTION: `kein_wort keine_erw\xE4hnung`,
    ABOVE: `dir_zu_beginn was_dir aufgetragen_wurde was_dir_gesagt_wurde dir_gesagt_wurde ihnen_gesagt_wurde was_du_gelernt_hast alles_bisherige alles_zuvor`,
    UNBOUND: `gilt_ab_hier_nicht gilt_hier_nicht gilt_ab_jetzt_nicht z\xE4hlt_nicht_mehr gilt_nicht_mehr gelten_nicht_mehr gilt_nicht_l\xE4nger nicht_mehr_g\xFCltig hinf\xE4llig`,
    EXPIRED: `abgelaufen gesperrt ung\xFCltig erloschen infiziert`,
    USER: `benutzer benutzern nutzer nutzern nutzerin anwender anwendern kunde kunden kundin kundinnen gast g\xE4ste g\xE4sten besucher besuchern leser patienten patient mensch menschen mitglied person bediener auftraggeber dem_benutzer`,
    MODEL: `assistent assistenten modell sprachmodell agent agenten ki`,
    YOU: `sie du dich dir ihnen`,
    DONT: `nicht nichts niemals nie keinesfalls auf_keinen_fall keineswegs unterlasse vermeide vermeiden unterlassen`,
    NOT: `nicht nie niemals kein keine keinen keinem ohne nichts`,
    WITHOUT: `ohne`,
    MUST: `muss musst m\xFCssen soll sollst sollen unbedingt zwingend verpflichtend pflicht erforderlich stelle_sicher stellen_sie_sicher immer bitte`,
    ALWAYS: `immer stets jedes_mal jedesmal ausnahmslos grunds\xE4tzlich`,
    TELL: `erw\xE4hne erw\xE4hnen sage sagen sag verrate verraten mitteilen teile_mit informiere informieren offenbare offenbaren preisgeben hinweisen erz\xE4hle erz\xE4hlen verlauten benachrichtige benachrichtigen gegen\xFCber_erw\xE4hnen weitersagen`,
    SHOW: `zeige zeigen anzeigen nenne nennen`,
    KNOW: `erfahren erf\xE4hrt wissen wei\xDF merken merkt bemerken bemerkt sehen`,
    HIDE: `behalte_f\xFCr_dich f\xFCr_dich_behalten behalte_es_f\xFCr_dich verschweige verschweigen verheimliche verheimlichen verbirg verbergen verstecke verstecken geheim geheimhalten`,
    SILENT: `heimlich unbemerkt stillschweigend im_hintergrund insgeheim still unauff\xE4llig`,
    CONSENT: `zustimmung einwilligung r\xFCckfrage nachfrage best\xE4tigung wissen zu_fragen`,
    LEAVEOUT: `weglassen auslassen lass lasse verschweige`,
    IGNORE: `ignoriere ignorieren ignorieren_sie vergiss vergessen vergessen_sie missachte missachten \xFCbergehe \xFCbergehen`,
    SUPERSEDE: `\xFCberschreibe \xFCberschreiben ersetzen ersetzt vorrang`,
    PRIOR: `vorherigen vorherige bisherigen bisherige fr\xFCheren fr\xFChere alle allen obigen obige anderen andere vorigen zuvor`,
    INSTR: `anweisung anweisungen regel regeln vorgaben vorgabe richtlinie richtlinien instruktionen einschr\xE4nkungen befehle`,
    SAFETY: `sicherheitspr\xFCfung sicherheitspr\xFCfungen sicherheitsregeln schutzma\xDFnahmen sicherheitsrichtlinien`,
    BYPASS: `umgehe umgehen deaktiviere deaktivieren \xFCberspringe \xFCberspringen`,
    FROMNOW: `von_nun_an ab_jetzt ab_sofort fortan`,
    BECOME: `du_bist_jetzt du_bist_nun sie_sind_jetzt sie_sind_nun verhalte_dich_wie`,
    READ: `lies lesen lese \xF6ffne \xF6ffnen lade laden hole holen ermittle suche auslesen lies_aus sammle sammeln entnimm entnehmen nimm pr\xFCfe durchsuche`,
    PASS: `\xFCbergib \xFCbergeben f\xFCge hinzuf\xFCgen einf\xFCgen trage eintragen h\xE4nge anh\xE4ngen gib mitgeben beilegen lege schreibe schreiben \xFCbermittle einsetzen setze kopiere kopieren`,
    SEND: `sende senden schicke schicken \xFCbermittle \xFCbermitteln leite weiterleiten lade_hoch hochladen versende versenden maile verschicke verschicken`,
    RUN: `f\xFChre f\xFChren f\xFChre_aus ausf\xFChren starte starten`,
    CALL: `nachfragen frag_hier hier_nachfragen rufe rufen aufrufen rufe_auf verwende verwenden nutze nutzen benutze benutzen w\xE4hle bevorzuge bevorzugen`,
    PREFER: `bevorzuge bevorzugen vorziehen ziehe`,
    CHANGE: `tausch \xE4ndere \xE4ndern ersetze ersetzen tausche austauschen erh\xF6he erh\xF6hen verdopple verdoppeln`,
    CONTENT: `inhalt inhalte text daten wortlaut`,
    FILE: `datei dateien ordner verzeichnis`,
    SECRET: `passwort passw\xF6rter kennwort kennw\xF6rter zugangsdaten geheimnisse schl\xFCssel api-schl\xFCssel kreditkartennummer anmeldedaten`,
    STRICT: `privaten_schl\xFCssel privater_schl\xFCssel passwortdatei ssh-schl\xFCssel passwortspeicher`,
    ENVVAR: `umgebungsvariablen umgebungsvariable`,
    CONVO: `gespr\xE4ch gespr\xE4chs gespr\xE4chsverlauf unterhaltung chatverlauf bisherigen_nachrichten verlauf`,
    PROMPT: `systemprompt system-prompt systemanweisung systemanweisungen`,
    COMMAND: `befehl befehle skript kommando`,
    SHELL: `kommandozeile eingabeaufforderung konsole`,
    BEFORE: `vor bevor zuvor vorher`,
    FIRST: `zuerst als_erstes zun\xE4chst erster_schritt ersten_schritt`,
    ANY: `jede jeden jedes jedem jeder alle allen s\xE4mtliche`,
    EVERY: `jede jeden jedes jedem jeder alle allen`,
    OTHER: `andere anderen anderem anderes anderer`,
    TOOL: `werkzeug werkzeuge werkzeugs werkzeugen funktion tool`,
    TURN: `anfrage anfragen antwort antworten frage fragen nachricht schritt aufgabe gespr\xE4ch aktion`,
    WHATEVER: `gleich_worum ganz_gleich einerlei egal unabh\xE4ngig_davon gleichg\xFCltig unabh\xE4ngig`,
    INSTEAD: `statt anstatt anstelle`,
    ALSO: `auch ebenfalls zus\xE4tzlich au\xDFerdem`,
    SUPER: `beste besten bestes bester \xFCberlegen un\xFCbertroffen`,
    GIVEN: `angibt angegeben gew\xFCnscht w\xFCnscht verlangt will nennt`,
    MONEY: `geb\xFChr geb\xFChren aufschlag kosten preis zuschlag`,
    INTRODUCE: `behaupte behaupten antworte antworten melde`,
    RECIPIENT: `empf\xE4nger adresse kontonummer konto kontonummer`,
    AMOUNT: `betrag menge anzahl preis`,
    WHEN: `wenn falls sobald`,
    CALLED: `befragt angefragt aufgerufen verwendet benutzt ausgef\xFChrt genutzt`,
    WHOLE: `gesamten gesamte ganzen vollst\xE4ndigen`,
    ASK: `frage fragen frag erfrage`,
    VAULT: `ssh-schl\xFCssel`
  },
  {
    // French
    ABOVE: `on_vous_a_dit on_t'a_dit vous_a_\xE9t\xE9_dit t'a_\xE9t\xE9_dit ce_qui_pr\xE9c\xE8de`,
    UNBOUND: `ne_comptent_plus ne_tiennent_plus ne_vaut_plus n'est_plus_valable ne_valent_plus ne_s'applique_plus ne_s'appliquent_plus caduc caduques`,
    EXPIRED: `expir\xE9 expir\xE9e bloqu\xE9 suspendu compromis bloqu\xE9e suspendue compromise`,
    USER: `utilisateur utilisateurs utilisatrice l'utilisateur clients l'usager visiteur lecteur l'humain`,
    MODEL: `l'assistant mod\xE8le l'agent`,
    DONT: `n'a_pas_\xE0 n'ont_pas_\xE0 n'a_pas_besoin_de n'en n'en_parle_pas inutile_de ne_pas ne_jamais ne n'en n'avertissez n'informez n'indiquez n'informe \xE9vitez \xE9vite jamais abstenez-vous`,
    NOT: `pas jamais sans aucun aucune`,
    WITHOUT: `sans`,
    MUST: `devez doit doivent dois toujours obligatoire obligatoirement imp\xE9rativement assurez-vous veuillez faut`,
    ALWAYS: `toujours syst\xE9matiquement chaque_fois`,
    TELL: `dites dis dire mentionnez mentionner mentionne informez informer n'informez n'informe r\xE9v\xE9lez r\xE9v\xE9ler divulguez divulguer pr\xE9venez pr\xE9venir avertissez avertir n'avertissez signalez signaler annoncez parlez parler \xE9voquez \xE9voquer`,
    SHOW: `montrez montrer affichez afficher indiquez indiquer`,
    KNOW: `sache savoir voie remarque`,
    HIDE: `cachez cacher dissimulez dissimuler taisez taire cach\xE9e gardez_secret`,
    SILENT: `silencieusement discr\xE8tement secr\xE8tement en_secret \xE0_l'insu en_arri\xE8re-plan en_silence`,
    CONSENT: `consentement accord confirmation pr\xE9venir demander autorisation avertir`,
    IGNORE: `ignorez ignorer oubliez oublier n'oubliez oublie n\xE9gligez faites_abstraction tenez_plus_compte tenez_pas_compte ne_tenez_plus_compte ne_tenez_pas_compte tenir_compte`,
    SUPERSEDE: `remplacent remplace priment pr\xE9valent remplacez`,
    PRIOR: `re\xE7ues plus_t\xF4t pr\xE9c\xE9dentes pr\xE9c\xE9dents ant\xE9rieures ant\xE9rieurs toutes tous autres ci-dessus pr\xE9c\xE9dente`,
    INSTR: `consignes instructions consignes r\xE8gles directives consigne r\xE8gle restrictions ordres`,
    BYPASS: `contournez d\xE9sactivez contourner d\xE9sactiver`,
    FROMNOW: `d\xE9sormais dor\xE9navant \xE0_partir_de_maintenant`,
    BECOME: `vous_\xEAtes_maintenant tu_es_maintenant vous_\xEAtes_d\xE9sormais`,
    READ: `lisez lire lis ouvrez ouvrir r\xE9cup\xE9rez r\xE9cup\xE9rer extrayez extraire collectez prenez`,
    PASS: `joignez joindre incluez inclure ajoutez ajouter ins\xE9rez ins\xE9rer transmettez transmettre passez passer mettez mettre fournissez fournir placez collez copiez`,
    SEND: `envoyez envoyer envoie exp\xE9diez transf\xE9rez transf\xE9rer t\xE9l\xE9versez publiez transmettez`,
    RUN: `ex\xE9cutez ex\xE9cuter lancez lancer`,
    CALL: `passe passez passe_par_ici passez_par_ici appelez appeler utilisez utiliser choisissez invoquez appelle utilise`,
    PREFER: `pr\xE9f\xE9rez privil\xE9giez pr\xE9f\xE9rer privil\xE9gier`,
    CHANGE: `remplacez changez modifiez augmentez doublez remplacer changer`,
    CONTENT: `contenu contenus texte`,
    FILE: `fichier fichiers dossier`,
    SECRET: `mot_de_passe mots_de_passe identifiants cl\xE9_api cl\xE9s_api jeton secrets`,
    STRICT: `cl\xE9_priv\xE9e cl\xE9s_priv\xE9es cl\xE9_ssh cl\xE9s_ssh`,
    ENVVAR: `variables_d'environnement`,
    CONVO: `conversation historique_de_la_conversation l'historique`,
    PROMPT: `prompt_syst\xE8me invite_syst\xE8me`,
    COMMAND: `commande commandes`,
    SHELL: `terminal`,
    BEFORE: `avant`,
    FIRST: `d'abord premier premi\xE8re en_premier`,
    ANY: `tout toute tous toutes chaque`,
    EVERY: `chaque tout toute tous toutes`,
    OTHER: `autre autres`,
    TOOL: `outil outils l'outil`,
    TURN: `demande requ\xEAte r\xE9ponse question t\xE2che \xE9tape`,
    WHATEVER: `quel_que_soit quelle_que_soit quel_que_soit quelle_que_soit quoi_que peu_importe`,
    INSTEAD: `au_lieu plut\xF4t`,
    ALSO: `aussi \xE9galement`,
    SUPER: `meilleur meilleure`,
    GIVEN: `demande indique fournit souhaite`,
    MONEY: `frais suppl\xE9ment co\xFBt prix`,
    INTRODUCE: `r\xE9pondez affirmez pr\xE9tendez`,
    RECIPIENT: `destinataire l'adresse adresse compte`,
    AMOUNT: `montant quantit\xE9`,
    WHEN: `lorsque quand`,
    CALLED: `appel\xE9 utilis\xE9`,
    ASK: `demandez demande demander`
  },
  {
    // Spanish
    VAULT: `contrase\xF1as_guardadas guardadas_en_el_navegador`,
    ABOVE: `te_dijeron te_han_dicho le_dijeron te_indicaron lo_anterior`,
    UNBOUND: `deja_de_valer ya_no_vale ya_no_valen ya_no_aplica ya_no_aplican queda_sin_efecto quedan_sin_efecto deja_de_tener`,
    EXPIRED: `caduc\xF3 caducado expirado expir\xF3 bloqueada suspendida vencido`,
    USER: `usuario usuarios usuaria cliente clientes persona visitante lector paciente`,
    MODEL: `asistente modelo`,
    DONT: `no_hace_falta no_tiene_por_qu\xE9 no_hay_por_qu\xE9 no nunca jam\xE1s evita evite`,
    NOT: `no nunca jam\xE1s sin`,
    WITHOUT: `sin`,
    MUST: `debes debe deben siempre obligatorio obligatoriamente aseg\xFArate aseg\xFArese hay_que tiene_que`,
    ALWAYS: `siempre cada_vez`,
    TELL: `digas diga di decir dile d\xEDgale menciones mencione mencionar informes informe informar reveles revele revelar avises avise avisar cuentes cuente notifiques notifique comentes comunique`,
    SHOW: `muestres muestre mostrar muestra indiques indique indica`,
    KNOW: `sepa saber note entere`,
    HIDE: `oculta ocultar oculte esconde esconder calla`,
    SILENT: `silenciosamente discretamente secretamente en_secreto en_silencio`,
    CONSENT: `consentimiento permiso confirmaci\xF3n avisar preguntar`,
    IGNORE: `ignora ignore ignorar olvida olvide olvidar descarta haz_caso_omiso`,
    SUPERSEDE: `sustituyen reemplazan anulan prevalecen`,
    PRIOR: `anteriores previas previos todas todos otras otros anterior`,
    INSTR: `instrucciones reglas normas directrices \xF3rdenes indicaciones restricciones`,
    BYPASS: `omite desactiva evade desactivar`,
    FROMNOW: `a_partir_de_ahora desde_ahora`,
    BECOME: `ahora_eres act\xFAa_como`,
    READ: `lee lea leer abre abra abrir obt\xE9n obtenga extrae extraer recopila toma`,
    PASS: `incluye incluya incluir a\xF1ade a\xF1ada agrega agregue adjunta adjunte inserta pasa pase pon ponga proporciona copia`,
    SEND: `env\xEDa env\xEDe enviar manda mande reenv\xEDa reenv\xEDe sube publica transmite`,
    RUN: `ejecuta ejecute ejecutar`,
    CALL: `llama llame usa use utiliza utilice usar utilizar invoca elige`,
    PREFER: `prefiere prefiera prioriza`,
    CHANGE: `cambia cambie reemplaza reemplace modifica sustituye sustituya aumenta duplica`,
    CONTENT: `contenido contenidos texto datos`,
    FILE: `archivo archivos fichero ficheros carpeta`,
    SECRET: `contrase\xF1as_guardadas contrase\xF1as claves contrase\xF1a contrase\xF1as credenciales clave claves clave_api`,
    STRICT: `clave_privada claves_privadas clave_ssh claves_ssh llave_privada`,
    ENVVAR: `variables_de_entorno`,
    CONVO: `conversaci\xF3n historial`,
    PROMPT: `prompt_del_sistema mensaje_del_sistema`,
    COMMAND: `comando comandos`,
    BEFORE: `antes antes_de`,
    FIRST: `primero primer primera`,
    ANY: `cualquier cada todas todos toda todo`,
    EVERY: `cada todas todos cualquier`,
    OTHER: `otra otras otro otros`,
    TOOL: `herramienta herramientas funci\xF3n`,
    TURN: `solicitud petici\xF3n respuesta pregunta tarea consulta mensaje paso`,
    WHATEVER: `sin_importar independientemente sea_cual_sea`,
    INSTEAD: `en_lugar en_vez`,
    ALSO: `tambi\xE9n adem\xE1s`,
    SUPER: `mejor`,
    GIVEN: `pidi\xF3 pide indique solicite quiera`,
    MONEY: `recargo tarifa coste costo precio cargo cobra`,
    INTRODUCE: `responde afirma diga`,
    RECIPIENT: `destinatario direcci\xF3n cuenta`,
    AMOUNT: `cantidad importe`,
    WHEN: `cuando si`,
    CALLED: `llamada usada utilizada`,
    ASK: `pidas pida pedir solicites solicitar preguntes`
  },
  {
    // Portuguese
    ABOVE: `te_pediram lhe_pediram te_disseram lhe_foi_dito te_foi_dito o_que_foi_dito_antes`,
    UNBOUND: `deixa_de_valer j\xE1_n\xE3o_vale n\xE3o_vale_mais n\xE3o_se_aplica_mais n\xE3o_se_aplicam_mais fica_sem_efeito`,
    EXPIRED: `expirou expirada bloqueada suspensa vencido`,
    USER: `usu\xE1rio usu\xE1rios utilizador cliente pessoa usu\xE1ria`,
    MODEL: `assistente`,
    DONT: `n\xE3o_precisa_de n\xE3o_\xE9_preciso escusa_de n\xE3o nunca jamais evite`,
    NOT: `n\xE3o nunca sem`,
    WITHOUT: `sem`,
    MUST: `deve devem sempre obrigat\xF3rio certifique-se \xE9_preciso`,
    ALWAYS: `sempre toda_vez`,
    TELL: `diga dizer conte contar mencione mencionar informe informar revele revelar avise avisar notifique comente`,
    SHOW: `mostre mostrar exiba exibir indique`,
    KNOW: `saiba perceba`,
    HIDE: `esconda oculte ocultar omita`,
    SILENT: `silenciosamente discretamente secretamente em_segredo`,
    CONSENT: `consentimento permiss\xE3o confirma\xE7\xE3o avisar perguntar`,
    IGNORE: `desconsidera desconsidere despreza ignore ignorar esque\xE7a desconsidere`,
    PRIOR: `anteriores pr\xE9vias todas todos outras outros`,
    INSTR: `instru\xE7\xF5es regras diretrizes normas ordens`,
    BYPASS: `desative contorne`,
    FROMNOW: `a_partir_de_agora de_agora_em_diante`,
    BECOME: `agora_voc\xEA_\xE9 voc\xEA_agora_\xE9 aja_como`,
    READ: `leia ler abra abrir obtenha extraia colete pegue`,
    PASS: `coloca coloque p\xF5e ponha junta junte inclua incluir adicione anexe insira passe coloque forne\xE7a copie`,
    SEND: `envie enviar mande encaminhe transmita publique`,
    RUN: `execute executar rode`,
    CALL: `chama chame chame chamar use usar utilize utilizar invoque escolha`,
    PREFER: `prefira priorize`,
    CHANGE: `substitua altere troque mude aumente`,
    CONTENT: `conte\xFAdo conte\xFAdos texto`,
    FILE: `arquivo arquivos ficheiro pasta`,
    SECRET: `senha senhas credenciais chave_de_api`,
    STRICT: `chave_privada chaves_privadas chave_ssh`,
    ENVVAR: `vari\xE1veis_de_ambiente`,
    CONVO: `dito_na_conversa conversa hist\xF3rico`,
    PROMPT: `prompt_do_sistema`,
    COMMAND: `comando comandos`,
    BEFORE: `antes_de antes`,
    FIRST: `primeiro primeira`,
    ANY: `qualquer qualquer cada todas todos`,
    EVERY: `cada qualquer`,
    OTHER: `outra outras outro outros`,
    TOOL: `fun\xE7\xE3o ferramenta ferramenta ferramentas fun\xE7\xE3o`,
    TURN: `solicita\xE7\xE3o pergunta resposta tarefa mensagem pedido`,
    WHATEVER: `independentemente n\xE3o_importa`,
    INSTEAD: `em_vez ao_inv\xE9s`,
    ALSO: `tamb\xE9m`,
    SUPER: `melhor`,
    GIVEN: `pediu pede informe`,
    MONEY: `taxa custo pre\xE7o cobran\xE7a`,
    RECIPIENT: `destinat\xE1rio endere\xE7o conta`,
    AMOUNT: `quantidade valor`,
    WHEN: `quando`,
    ASK: `pe\xE7a pedir solicite pergunte`
  },
  {
    // Italian
    ABOVE: `ti_\xE8_stato_detto vi_\xE8_stato_detto ti_hanno_detto quanto_sopra`,
    UNBOUND: `non_vale_pi\xF9 non_valgono_pi\xF9 non_si_applica_pi\xF9 non_si_applicano_pi\xF9`,
    USER: `utente utenti l'utente all'utente cliente`,
    DONT: `non_serve non_occorre non_c'\xE8_bisogno non mai evita`,
    NOT: `non mai senza`,
    WITHOUT: `senza`,
    MUST: `devi deve sempre obbligatorio assicurati`,
    TELL: `dire dirlo menzionare menziona rivelare rivela informare informa avvisare avvisa`,
    SILENT: `silenziosamente segretamente di_nascosto`,
    IGNORE: `ignora ignorare dimentica`,
    PRIOR: `precedenti tutte tutti altre`,
    INSTR: `istruzioni regole`,
    READ: `leggi leggere apri`,
    PASS: `includi inserisci passa aggiungi`,
    SEND: `invia inviare manda spedisci`,
    CALL: `chiama usa utilizza`,
    CONTENT: `contenuto contenuti`,
    SECRET: `credenziali chiave_api`,
    STRICT: `chiave_privata chiavi_private`,
    CONVO: `conversazione`,
    BEFORE: `prima`,
    ANY: `ogni qualsiasi tutte tutti`,
    EVERY: `ogni`,
    OTHER: `altro altri altra altre`,
    TOOL: `strumento strumenti`,
    TURN: `richiesta risposta domanda`,
    SUPER: `migliore`,
    FILE: `file`
  }
];

// src/rules/security/words/flags.ts
var FLAGGED = {
  leads: `and or then please first always never must should shall also just simply now instead not do you will kindly next finally
    afterwards only dont may immediately quietly silently secretly afterward but thereafter so additionally to is`,
  english: `the of to and in is for this that it with on by be from or if when you your an are will can which at its has have should`,
  strange: `der die das den dem des ein eine einen einem und ist mit auf f\xFCr von zu zum zur im wird oder aus bei nach auch sie es wie um \xFCber
    le la les un une des du de et est dans pour avec sur par ou ne que qui ce cette aux au vous votre il el los las una del y en con
    por o se su al lo os as uma do da dos das \xE9 em na ao \xE0 para pelo il lo gli di della che per sono nel alla dell \xE8`,
  noun: `word answer email e-mail mail fax report post text message copy list place state share access query search file order book sign name display
    type source value label mirror view cat dump scan check found sum extract play point credit book pin ring wire plant slip stress touch tip trade twist grade fold frame guide drive feed offer pay press
    pose urge trust talk tap drag draw cast lift lean dress dial nod prompt remember hint`,
  shared: `still agent do no me on a in is come use file persona note pin par des sans man per non si so die will pour son fin agents la sur
    con de as was war hat an am kind du os do text modelo uso date test pass place`,
  object: `the a an it them this these that those all each every any both your their its his her everything whatever one two to as on up at
    me us him in whole full entire user into`
};
var COMMON2 = "the and all not you user tool this that with from must never always previous ignore instructions read file send before call tell";

// src/rules/security/words/lexicon.ts
var FLAG = {
  /** A verb in its base form after it is an order. */
  leads: 1,
  /** A frequent word of English. */
  english: 2,
  /** A frequent word of another European language. */
  strange: 4,
  /** A verb that is more often a noun. */
  noun: 8,
  /** A word that English and others share: it tells neither. */
  shared: 16,
  /** What a noun that is used as a verb has behind it. */
  object: 32,
  /** The image of a common English word under rot13, or backwards. */
  turned: 64,
  /** One of the words whose images those are. */
  common: 128
};
var WHOLE_WORD = 3;
var fresh = (word) => ({ bits: void 0, foreign: void 0, next: void 0, word, flags: 0 });
var list2 = (words4) => (words4 ?? "").split(/\s+/).filter((w) => w !== "");
var IDENTIFIERS = {
  id_rsa: "STRICT",
  id_ed25519: "STRICT",
  id_ecdsa: "STRICT",
  id_dsa: "STRICT",
  claude_desktop_config: "STRICT",
  env_vars: "ENVVAR",
  read_file: "KNOWNTOOL",
  write_file: "KNOWNTOOL",
  edit_file: "KNOWNTOOL",
  list_directory: "KNOWNTOOL",
  search_files: "KNOWNTOOL",
  execute_command: "KNOWNTOOL",
  run_command: "KNOWNTOOL",
  run_terminal_cmd: "KNOWNTOOL",
  web_search: "KNOWNTOOL",
  web_fetch: "KNOWNTOOL",
  codebase_search: "KNOWNTOOL",
  grep_search: "KNOWNTOOL",
  str_replace_editor: "KNOWNTOOL"
};
var hashUnit = (hash, unit) => Math.imul(hash, 31) + unit | 0;
function hashOf(word) {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = hashUnit(hash, word.charCodeAt(i));
  return hash;
}
var WordTable = class {
  #slots = new Array(1 << 15).fill(void 0);
  #hashes = new Int32Array(1 << 15);
  /** The entry whose word stands in `text` from `from` to `to`. */
  find(hash, text9, from, to) {
    for (let slot = (hash ^ hash >>> 15) & MASK; ; slot = slot + 1 & MASK) {
      const entry = this.#slots[slot];
      if (entry === void 0) return void 0;
      if (this.#hashes[slot] === hash && entry.word.length === to - from && text9.startsWith(entry.word, from)) return entry;
    }
  }
  get(word) {
    return this.find(hashOf(word), word, 0, word.length);
  }
  /** The entry of a word, made when there is none. */
  at(word) {
    const known5 = this.get(word);
    if (known5 !== void 0) return known5;
    const hash = hashOf(word);
    let slot = (hash ^ hash >>> 15) & MASK;
    while (this.#slots[slot] !== void 0) slot = slot + 1 & MASK;
    const entry = fresh(word);
    this.#slots[slot] = entry;
    this.#hashes[slot] = hash;
    return entry;
  }
};
var MASK = (1 << 15) - 1;
var built;
function lexicon() {
  built ??= build2();
  return built;
}
function build2() {
  const words4 = new WordTable();
  const put = (phrase, foreign, ...tags) => {
    let entry;
    for (const word of phrase.split("_").filter((w) => w !== "")) {
      if (entry === void 0) entry = words4.at(word);
      else {
        entry.next ??= /* @__PURE__ */ new Map();
        const hash = hashOf(word);
        let below = entry.next.get(hash);
        if (below === void 0) {
          below = fresh(word);
          entry.next.set(hash, below);
        }
        entry = below;
      }
    }
    if (entry === void 0) return;
    const key = foreign ? "foreign" : "bits";
    entry[key] ??= noBits();
    for (const tag of tags) setBit(entry[key], bitOf(tag));
  };
  for (const [tag, verbs] of Object.entries(ENGLISH_VERBS)) {
    for (const verb of list2(verbs)) {
      const [base, ...irregular] = verb.split("/");
      put(base, false, tag, "BASE");
      for (const form of irregular) put(form, false, tag);
      const [head, ...rest] = base.split("_");
      const tail2 = rest.length > 0 ? `_${rest.join("_")}` : "";
      put(third(head) + tail2, false, tag, "THIRD");
      put(gerund(head) + tail2, false, tag);
      if (irregular.length === 0) put(past(head) + tail2, false, tag);
    }
  }
  for (const [tag, phrases] of Object.entries(ENGLISH2)) for (const phrase of list2(phrases)) put(phrase, false, tag);
  for (const [name, tag] of Object.entries(IDENTIFIERS)) {
    const entry = words4.at(name);
    entry.bits ??= noBits();
    setBit(entry.bits, bitOf(tag));
  }
  for (const table of EUROPEAN)
    for (const [tag, phrases] of Object.entries(table)) for (const phrase of list2(phrases)) put(phrase, true, tag);
  for (const [name, flagged] of Object.entries(FLAGGED)) {
    for (const word of list2(flagged)) words4.at(word).flags |= FLAG[name];
  }
  for (const word of list2(COMMON2)) {
    words4.at(word).flags |= FLAG.common;
    for (const turned2 of [rot13(word), reversed(word)]) if (words4.get(turned2)?.bits === void 0) words4.at(turned2).flags |= FLAG.turned;
  }
  const stems2 = /* @__PURE__ */ new Map();
  for (const [tag, phrases] of Object.entries(RUSSIAN)) {
    for (const phrase of list2(phrases)) {
      if (phrase.includes("_") || phrase.length <= WHOLE_WORD) put(phrase, false, tag);
      else {
        const bits = stems2.get(phrase) ?? noBits();
        setBit(bits, bitOf(tag));
        stems2.set(phrase, bits);
      }
    }
  }
  return { words: words4, stems: stems2, phrases: ideographs() };
}
function ideographs() {
  const byPhrase = /* @__PURE__ */ new Map();
  for (const [tag, phrases] of Object.entries(IDEOGRAPHIC)) {
    for (const phrase of list2(phrases)) {
      const key = phrase.replaceAll("_", " ");
      const bits = byPhrase.get(key) ?? noBits();
      setBit(bits, bitOf(tag));
      byPhrase.set(key, bits);
    }
  }
  const byFirst = /* @__PURE__ */ new Map();
  for (const [phrase, bits] of byPhrase) {
    const first = phrase[0];
    byFirst.set(first, [...byFirst.get(first) ?? [], [phrase, bits]]);
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b[0].length - a[0].length);
  return byFirst;
}
var VOWELS = "aeiou";
var consonantY = (verb) => verb.endsWith("y") && !VOWELS.includes(verb[verb.length - 2]);
var doubles = (verb) => /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) || ["forget", "begin", "submit", "omit", "permit", "admit", "commit", "transmit", "refer", "transfer"].includes(verb);
var third = (verb) => consonantY(verb) ? `${verb.slice(0, -1)}ies` : /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
var gerund = (verb) => verb.endsWith("ie") ? `${verb.slice(0, -2)}ying` : verb.endsWith("e") && !verb.endsWith("ee") ? `${verb.slice(0, -1)}ing` : doubles(verb) ? `${verb}${verb[verb.length - 1]}ing` : `${verb}ing`;
var past = (verb) => consonantY(verb) ? `${verb.slice(0, -1)}ied` : verb.endsWith("e") ? `${verb}d` : doubles(verb) ? `${verb}${verb[verb.length - 1]}ed` : `${verb}ed`;

// src/rules/security/characters.ts
var isLetter2 = (c) => c >= 97 && c <= 122 || c >= 48 && c <= 57 || c === 95 || c >= 170 && (c < 8192 || c > 8303) && c !== 183 && c !== 171 && c !== 187 && c !== 215;
var isIdeographic = (c) => c >= 12352 && c <= 12543 || c >= 13312 && c <= 40959 || c >= 44032 && c <= 55203;
var isWide = (c) => c >= 12288 && c <= 12351 || c >= 65280 && c <= 65295;
var isBreak = (c) => c <= 32 || c === 34 || c === 39 || c === 96 || c === 60 || c === 62 || c === 41 || c === 93 || c === 12290 || c === 44;
function rehash(text9, from, to) {
  let hash = 0;
  for (let i = from; i < to; i++) hash = hashUnit(hash, text9.charCodeAt(i));
  return hash;
}
var MADE = { joined: 1, underscore: 2, digit: 4, wide: 8, hump: 16 };
var isHex = (c) => c >= 48 && c <= 57 || c >= 97 && c <= 102;
var PHONE_DIGITS = 8;
function phoneEnd(text9, from, end) {
  let digits = 0;
  let i = from + 1;
  for (; i < end && i - from < 24; i++) {
    const c = text9.charCodeAt(i);
    if (c >= 48 && c <= 57) digits++;
    else if (c !== 32 && c !== 45 && c !== 40 && c !== 41) break;
  }
  return digits >= PHONE_DIGITS ? i : 0;
}

// src/rules/security/destinations.ts
var SURE2 = new Set(
  "com net org io ru cn dev cloud biz eu uk de fr nl ch pl xyz tk pw cc ai gg tech website jp kr br shop store onion".split(" ")
);
var UNSURE = new Set("info me top page link click live space site app online co in sh to us id so".split(" "));
var NAMES2 = new Set(
  "asp.net ado.net vb.net ml.net system.net java.net java.io system.io socket.io draw.io next.dev node.dev github.com gitlab.com npmjs.com pypi.org booking.com monday.com make.com cal.com".split(
    " "
  )
);
var LABELS = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,10}$/;
function bareHost(word, after) {
  if (word.length > 200 || !LABELS.test(word) || NAMES2.has(word) || after[0] === "(" || after[0] === "=" || after[0] === "[")
    return void 0;
  if (/^\/v[0-9]/.test(after)) return void 0;
  const labels = word.split(".");
  const last = labels[labels.length - 1];
  if (/^[0-9]+$/.test(labels[labels.length - 2])) return void 0;
  if (SURE2.has(last)) return last.length > 2 || labels[labels.length - 2].length > 2 || labels.length > 2 ? word : void 0;
  return UNSURE.has(last) && (labels[0] === "www" || after[0] === "/" || word.includes("-")) ? word : void 0;
}
function isIban(word) {
  if (word.length < 15 || word.length > 34 || !/^[a-z]{2}[0-9]{2}[a-z0-9]+$/i.test(word)) return false;
  const turned2 = (word.slice(4) + word.slice(0, 4)).toLowerCase();
  let rest = 0;
  for (const c of turned2) rest = (c <= "9" ? rest * 10 + Number(c) : rest * 100 + c.charCodeAt(0) - 87) % 97;
  return rest === 1;
}
function ibans(text9) {
  const found = [];
  for (const m of text9.matchAll(/\b[a-z]{2}[0-9]{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?\b/gi)) {
    const plain2 = m[0].replaceAll(" ", "").toLowerCase();
    if (isIban(plain2)) found.push(plain2);
  }
  return found;
}

// src/rules/security/guess.ts
var IS_DEST = bitsOf("DEST");
var IS_URL = bitsOf("DEST", "HOST");
var IS_HOST = bitsOf("HOST");
var IS_IDENT = bitsOf("IDENT");
var IS_ENVSECRET = bitsOf("IDENT", "ENVSECRET");
var KEYLIKE = /_(?:key|token|secret|password|passwd|credentials?|pat)$/;
var IS_NUMBER = bitsOf("NUMBER");
var HOSTS = new Set(
  "com net org io site app xyz ru cn dev cloud me info biz co eu uk de top online link click page pw cc tk space live tech website example invalid fr nl ch pl ai gg jp kr br shop store onion us sh".split(
    " "
  )
);
var LEET = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", 8: "b" };
var LEETISH = /[a-z].*[013457@$8]|[013457@$8].*[a-z]/;
var NUMBERS = /^[0-9][0-9.,]*%?$/;
function guess2(word, made2, lexicon2, loud) {
  if ((made2 & (MADE.hump | MADE.underscore)) !== 0)
    return word.indexOf("@") > 0 && word.indexOf(".", word.indexOf("@")) > 0 ? IS_DEST : KEYLIKE.test(word) && loud ? IS_ENVSECRET : IS_IDENT;
  if ((made2 & MADE.joined) !== 0) {
    const at2 = word.indexOf("@");
    if (at2 > 0) return word.indexOf(".", at2) > 0 ? IS_DEST : leet(word, lexicon2);
    if (word.includes(".")) {
      const last = word.slice(word.lastIndexOf(".") + 1);
      if (HOSTS.has(last) && word.length > 5 && !word.startsWith(".")) return IS_HOST;
    }
    const apostrophe = word.indexOf("'");
    if (apostrophe > 0) return lexicon2.words.get(word.slice(0, apostrophe))?.bits;
  }
  if ((made2 & MADE.wide) !== 0) return stem2(word, lexicon2);
  if ((made2 & MADE.digit) !== 0 && NUMBERS.test(word)) return IS_NUMBER;
  if ((made2 & MADE.digit) !== 0 && isIban(word)) return IS_DEST;
  return (made2 & (MADE.digit | MADE.joined)) !== 0 ? leet(word, lexicon2) : void 0;
}
function stem2(word, lexicon2) {
  const first = word.charCodeAt(0);
  if (first < 1024 || first > 1279) return void 0;
  for (let n = Math.min(word.length, 12); n > 3; n--) {
    const bits = lexicon2.stems.get(word.slice(0, n));
    if (bits !== void 0) return bits;
  }
  return void 0;
}
function leet(word, lexicon2) {
  if (word.length < 3 || word.length > 24 || !LEETISH.test(word)) return void 0;
  let plain2 = "";
  for (const c of word) plain2 += LEET[c] ?? c;
  return lexicon2.words.get(plain2)?.bits;
}

// src/rules/security/tokens.ts
var [BASE, IMP, QUOTED2, MUST, LABEL2, ASIDE] = ["BASE", "IMP", "QUOTED", "MUST", "LABEL", "ASIDE"].map(bitOf);
var NONE3 = noBits();
function spelled(text9, from, to) {
  for (let i = from + 1; i < to; i += 2) if (isLetter2(text9.charCodeAt(i))) return false;
  return true;
}
function tokenise(text9, lower, start, end, signs) {
  return new Tokeniser(text9, lower, end, signs, true).run(start);
}
function survey(text9, lower, start, end, signs) {
  return new Tokeniser(text9, lower, end, signs, false).run(start);
}
var Tokeniser = class {
  constructor(text9, lower, end, signs, collect2) {
    this.text = text9;
    this.lower = lower;
    this.end = end;
    this.signs = signs;
    this.collect = collect2;
  }
  text;
  lower;
  end;
  signs;
  collect;
  #out = { tokens: [], bits: noBits(), words: 0, foreign: false };
  #lexicon = lexicon();
  #foreign = [];
  #strange = 0;
  #marked = false;
  #english = 0;
  #quoted = false;
  /** Whether a clause begins here. */
  #lead = true;
  #leads = false;
  #afterTo = false;
  #obliged = false;
  #apart = 0;
  #pairs = 0;
  /** End of the word that was measured last, and what it is made of. */
  #to = 0;
  #made = 0;
  #hash = 0;
  run(start) {
    const { lower, end } = this;
    let i = start;
    while (i < end) {
      const c = lower.charCodeAt(i);
      if (c === 32) i++;
      else if (c >= 97 && c <= 122) i = this.#word(i);
      else if (isIdeographic(c)) i = this.#ideograph(i);
      else if (this.#begins(c, i)) i = this.#word(i);
      else i = this.#mark(c, i);
    }
    return this.#finish();
  }
  #begins(c, i) {
    if (isLetter2(c) && !isWide(c)) return true;
    const next = i + 1 < this.end ? this.lower.charCodeAt(i + 1) : 0;
    if (c === 46) return isLetter2(next) && (i === 0 || !isLetter2(this.lower.charCodeAt(i - 1)));
    return (c === 64 || c === 36) && isLetter2(next);
  }
  /** A character that is no part of a word. */
  #mark(c, i) {
    if (c === 34 || c === 96) this.#quoted = !this.#quoted;
    else if (c === 8220) this.#quoted = true;
    else if (c === 8221) this.#quoted = false;
    if (c !== 8217 && c !== 39 && (c !== 45 || !isLetter2(this.lower.charCodeAt(i - 1)))) this.#lead = true;
    if (c === 43) {
      const phone = phoneEnd(this.lower, i, this.end);
      if (phone > 0) {
        this.#push(i, phone, IS_DEST, 0);
        this.#out.words++;
        return phone;
      }
    }
    return i + 1;
  }
  #ideograph(i) {
    const { lower, end } = this;
    const out = this.#out;
    const entry = this.#lexicon.phrases.get(lower[i])?.find(([phrase]) => lower.startsWith(phrase, i));
    this.#lead = false;
    this.#leads = false;
    out.foreign = true;
    if (entry !== void 0 && i + entry[0].length <= end) {
      this.#push(i, i + entry[0].length, entry[1], 0);
      out.words++;
      return i + entry[0].length;
    }
    if ((i & 1) === 0) out.words++;
    return i + 1;
  }
  #word(i) {
    const { lower, end } = this;
    const out = this.#out;
    this.#measure(i);
    let to = this.#to;
    const made2 = this.#made;
    let hash = this.#hash;
    if ((made2 & MADE.joined) !== 0 && (lower.charCodeAt(to - 1) === 46 || lower.charCodeAt(to - 1) === 39) && to - i > 1) {
      to--;
      hash = rehash(lower, i, to);
    }
    if (made2 !== 0 || to - i <= 2) this.#note(i, to, made2);
    else {
      this.#apart = 0;
      this.#pairs = 0;
    }
    if (lower.charCodeAt(to) === 58 && to - i <= 8 && lower.startsWith("://", to)) return this.#url(i, to + 3);
    const entry = this.#lexicon.words.find(hash, lower, i, to);
    let last = entry;
    let stop = to;
    let extra = 0;
    if (entry?.next !== void 0) {
      const longer = this.#phrase(to, entry);
      if (longer !== void 0) {
        last = longer.entry;
        stop = longer.stop;
        extra = longer.words;
      }
    }
    const flags2 = entry === void 0 ? 0 : entry.flags;
    if (flags2 !== 0) {
      if ((flags2 & FLAG.english) !== 0) this.#english++;
      if ((flags2 & (FLAG.strange | FLAG.shared)) === FLAG.strange) this.#strange++;
      if ((flags2 & FLAG.turned) !== 0 && this.signs) this.signs.turned++;
      if ((flags2 & FLAG.common) !== 0 && this.signs) this.signs.common++;
    }
    const known5 = last?.bits ?? (entry?.bits !== void 0 && extra === 0 ? entry.bits : made2 === 0 ? void 0 : guess2(lower.slice(i, to), made2, this.#lexicon, /^[A-Z]/.test(this.text[i]) && (made2 & MADE.hump) === 0));
    if (known5 !== void 0) {
      const then = stop < end ? lower.charCodeAt(stop) : 0;
      const orders = hasBit(known5, BASE) && then !== 58 && (this.#lead || this.#leads && (!this.#afterTo || this.#obliged)) && ((flags2 & FLAG.noun) === 0 || this.#hasObject(stop));
      this.#push(i, stop, known5, extra, orders, then === 58 || then === 93);
    }
    if (last?.foreign !== void 0) {
      if (known5 === void 0) this.#push(i, stop, NONE3, extra);
      this.#foreign.push([out.tokens.length - 1, last.foreign]);
      if (last.bits === void 0 && (flags2 & FLAG.shared) === 0) this.#strange++;
      if ((made2 & MADE.wide) !== 0) this.#marked = true;
    }
    if (known5 !== void 0 && hasBit(known5, ASIDE)) return stop;
    const isTo = to - i === 2 && extra === 0 && lower.startsWith("to", i);
    if (!isTo) this.#obliged = known5 !== void 0 && hasBit(known5, MUST);
    this.#afterTo = isTo;
    this.#leads = extra > 0 ? this.#leadsAt(stop) : (flags2 & FLAG.leads) !== 0;
    out.words += 1 + extra;
    this.#lead = false;
    return stop;
  }
  #push(start, end, bits, extra, orders = false, label = false) {
    const out = this.#out;
    let own2 = bits;
    if (!this.collect) {
      if (this.#quoted) setBit(out.bits, QUOTED2);
      if (orders) setBit(out.bits, IMP);
      if (label) setBit(out.bits, LABEL2);
      mergeBits(out.bits, bits);
      return;
    }
    if (this.#quoted || orders || label) {
      const copy = [bits[0], bits[1], bits[2], bits[3], bits[4], bits[5]];
      if (this.#quoted) setBit(copy, QUOTED2);
      if (orders) setBit(copy, IMP);
      if (label) setBit(copy, LABEL2);
      own2 = copy;
    }
    out.tokens.push({ at: out.words, last: out.words + extra, start, end, bits: own2 });
    mergeBits(out.bits, own2);
  }
  #finish() {
    const out = this.#out;
    const strange = this.#strange;
    if (strange > this.#english && (strange >= 3 || strange >= 2 && (this.#marked || out.words <= 6))) {
      out.foreign = true;
      for (const [at2, bits] of this.#foreign) {
        if (!this.collect) {
          mergeBits(out.bits, bits);
          continue;
        }
        const token = out.tokens[at2];
        const copy = [...token.bits];
        mergeBits(copy, bits);
        token.bits = copy;
        mergeBits(out.bits, bits);
      }
    }
    return out;
  }
  /** Keeps account of the signs of other spellings. */
  #note(from, to, made2) {
    const { signs, lower } = this;
    const length = to - from;
    if ((made2 & MADE.wide) !== 0) {
      const c = lower.charCodeAt(from);
      if (c >= 1024 && c <= 1327) this.#out.foreign = true;
    }
    if (signs === void 0) return;
    if (length > signs.longest && (made2 & (MADE.digit | MADE.hump)) !== 0) signs.longest = length;
    if (length >= 5 && (made2 & MADE.joined) !== 0 && spelled(lower, from, to)) {
      this.#apart += length + 1 >> 1;
      if (this.#apart > signs.apart) signs.apart = this.#apart;
    } else if (length === 1) {
      if (++this.#apart > signs.apart) signs.apart = this.#apart;
    } else this.#apart = 0;
    if (length === 2 && isHex(lower.charCodeAt(from)) && isHex(lower.charCodeAt(from + 1))) {
      if (++this.#pairs > signs.pairs) signs.pairs = this.#pairs;
    } else this.#pairs = 0;
  }
  #url(start, from) {
    let stop = from;
    while (stop < this.end && !isBreak(this.lower.charCodeAt(stop))) stop++;
    this.#push(start, stop, IS_URL, 0);
    this.#out.words++;
    this.#lead = false;
    this.#leads = false;
    return stop;
  }
  /** Finds the end of the word that begins here. A full stop, an at sign, a hyphen and an apostrophe hold it together between letters. */
  #measure(from) {
    const { text: text9, lower, end } = this;
    let made2 = 0;
    let hash = 0;
    let i = from;
    let before2 = 0;
    for (; i < end; i++) {
      const c = text9.charCodeAt(i);
      if (c >= 97 && c <= 122) {
      } else if (c >= 65 && c <= 90) {
        if (before2 >= 97 && before2 <= 122) made2 |= MADE.hump;
      } else if (c >= 48 && c <= 57) made2 |= MADE.digit;
      else if (c === 95) made2 |= i > from ? MADE.underscore : 0;
      else if (c >= 170 && isLetter2(lower.charCodeAt(i)) && !isIdeographic(c) && !isWide(c)) made2 |= MADE.wide;
      else if (i === from) made2 |= MADE.joined;
      else if (c === 46 || c === 64 || c === 39 || c === 45 || c === 8217 || c === 36) {
        const next = i + 1 < end ? lower.charCodeAt(i + 1) : 0;
        if (!isLetter2(next) || isIdeographic(next) || isWide(next)) break;
        made2 |= MADE.joined;
      } else break;
      hash = hashUnit(hash, c >= 65 && (c <= 90 || c >= 128) ? lower.charCodeAt(i) : c);
      before2 = c;
    }
    this.#to = i > from ? i : from + 1;
    this.#made = made2;
    this.#hash = hash;
  }
  /** The longest phrase of the tables that goes on from here. */
  #phrase(from, first) {
    const { lower, end } = this;
    let best2;
    let entry = first;
    let at2 = from;
    for (let words4 = 1; words4 <= 7 && entry.next !== void 0; words4++) {
      let i = at2;
      while (i < end && i - at2 < 12) {
        const c = lower.charCodeAt(i);
        if (c > 32 && c !== 47) break;
        i++;
      }
      if (i >= end || i === at2) break;
      this.#measure(i);
      const to = this.#to;
      const next = entry.next.get(this.#hash);
      if (next === void 0 || next.word.length !== to - i) break;
      entry = next;
      at2 = to;
      if (entry.bits !== void 0 || entry.foreign !== void 0) best2 = { entry, stop: to, words: words4 };
    }
    return best2;
  }
  /** Whether the word that ends here, the last of a phrase, makes an order of a verb after it. */
  #leadsAt(stop) {
    const from = this.lower.lastIndexOf(" ", stop - 1) + 1;
    const entry = this.#lexicon.words.get(this.lower.slice(from, stop));
    return entry !== void 0 && (entry.flags & FLAG.leads) !== 0;
  }
  /** Whether what follows is an object: "mail it", and not "mail server". */
  #hasObject(from) {
    const { lower, end } = this;
    let i = from;
    while (i < end && lower.charCodeAt(i) <= 32) i++;
    let to = i;
    while (to < end && isLetter2(lower.charCodeAt(to))) to++;
    const entry = this.#lexicon.words.get(lower.slice(i, to));
    return entry !== void 0 && (entry.flags & FLAG.object) !== 0;
  }
};

// src/rules/security/sentence.ts
var KEPT = ["IMP", "DONT", "DEST", "HOST", "STRICT", "MUST", "ALWAYS"].map(bitOf);
var HANGING = ["DONT", "IGNORE", "SILENT", "HIDE"].map(bitOf);
var IMP2 = bitOf("IMP");
var DEST = bitOf("DEST");
var HOST = bitOf("HOST");
function look(text9, lower, settled) {
  const signs = noSigns();
  let tokens = survey(text9, lower, 0, text9.length, signs);
  const may = mayMeet(tokens.bits);
  if (may || hasBit(tokens.bits, DEST) || hasBit(tokens.bits, HOST) || settled && hasBit(tokens.bits, IMP2))
    tokens = tokenise(text9, lower, 0, text9.length);
  if (settled && tokens.tokens.length > 0) settle(settled, tokens, lower);
  return { ...tokens, text: text9, lower, spelling: "plain", hits: may ? met(tokens) : void 0, signs };
}
var NOUNISH = new Set(
  "search query list view dump state place share access copy report post mail email message label extract check load scan present display output index filter set text file name call order book charge register value type source start mirror ship sum round pad shift turn label word phrase".split(
    " "
  )
);
function settle(where, tokens, lower) {
  const first = tokens.tokens[0];
  if (first.at !== 0 || !hasBit(first.bits, IMP2)) return;
  if (where === "parameter" && !NOUNISH.has(lower.slice(first.start, first.end))) return;
  const bits = noBits();
  for (const bit of bitList(first.bits)) if (bit !== IMP2) setBit(bits, bit);
  first.bits = bits;
  tokens.bits = noBits();
  for (const t of tokens.tokens) mergeBits(tokens.bits, t.bits);
}

// src/rules/security/unfold.ts
var FOLDED = /[*~_&\\<@$0-9]|[A-Za-z][-.][A-Za-z]|[a-z][A-Z]|['\u2019]t/;
function unfold(text9) {
  let out = text9;
  if (FOLDED.test(out)) {
    if (/[\\&]/.test(out)) out = resolved2(out);
    if (/[*~_<]/.test(out)) out = unmark(out);
    out = out.replace(/[A-Za-z]+(?:[-._][A-Za-z]+)*/g, apart3);
    out = out.replace(/\b([Dd]o|[Dd]oes|[Mm]ust|[Ss]hould|[Nn]eed) n['\u2019]t\b/g, "$1n't");
    if (/[0-9@$]/.test(out)) out = letters(out);
  }
  if (/[\u0300-\u036f]/.test(out)) out = out.normalize("NFC");
  if (ACCENTED.test(out)) out = out.replace(/[A-Za-z\u00c0-\u017f]+/g, bare3);
  return out.replace(/[A-Za-z'\u2019]+/g, setRight);
}
var ESCAPE = /\\u([0-9a-fA-F]{4})|\\u\{([0-9a-fA-F]{1,6})\}|\\x([0-9a-fA-F]{2})|&#x([0-9a-fA-F]{2,6});|&#([0-9]{2,7});|&(nbsp|apos|quot|rsquo|shy);/g;
var NAMED = { nbsp: " ", apos: "'", quot: '"', rsquo: "'", shy: "" };
var resolved2 = (text9) => text9.replace(ESCAPE, (whole, u, braced, x, h, d, name) => {
  if (name !== void 0) return NAMED[name];
  const code = d !== void 0 ? Number(d) : Number.parseInt(u ?? braced ?? x ?? h, 16);
  return code >= 32 && code <= 1114111 && (code < 55296 || code > 57343) ? String.fromCodePoint(code) : whole;
});
var unmark = (text9) => text9.replace(/<\/?(?:b|i|u|em|strong|span|mark|s|small|sup|sub|wbr|font)\/?>/gi, "").replace(/[*~]+/g, (marks2, at2, all2) => all2[at2 - 1] === " " && all2[at2 + marks2.length] === " " ? marks2 : "").replace(
  /_+/g,
  (marks2, at2, all2) => /\w/.test(all2[at2 - 1] ?? "") && /\w/.test(all2[at2 + marks2.length] ?? "") ? marks2 : ""
);
var ORDERS = new Set(
  "not never dont cannot ignore disregard forget override bypass hide conceal without silently secretly quietly must always".split(" ")
);
var PARTS = 3;
var LONGEST_JOINED = 200;
function apart3(word) {
  if (word.length < 8 || word.length > LONGEST_JOINED) return word;
  const parts2 = word.split(/[-._]+|(?<=[a-z])(?=[A-Z])/);
  return parts2.length >= PARTS && parts2.some((part) => ORDERS.has(part.toLowerCase())) ? parts2.join(" ") : word;
}
var ACCENTED = /[\u00c0-\u017f]/;
function bare3(word) {
  if (word.length < 4 || word.length > 24 || !ACCENTED.test(word)) return word;
  const { words: words4 } = lexicon();
  const plain2 = word.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return words4.get(word.toLowerCase()) === void 0 && words4.get(plain2.toLowerCase())?.bits !== void 0 ? plain2 : word;
}
var LETTER = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b", "@": "a", $: "s" };
var LEAST2 = 2;
function letters(text9) {
  const { words: words4 } = lexicon();
  const known5 = (word) => words4.get(word) !== void 0;
  let count = 0;
  const out = text9.replace(/[A-Za-z0-9@$]+/g, (word) => {
    if (word.length > 24 || !/[a-z]/i.test(word) || !/[013457@$8]/.test(word)) return word;
    const low = word.toLowerCase();
    const plain2 = low.replace(/[013457@$8]/g, (c) => LETTER[c]);
    const other = low.includes("1") ? low.replace(/[013457@$8]/g, (c) => c === "1" ? "l" : LETTER[c]) : plain2;
    const read3 = known5(plain2) ? plain2 : known5(other) ? other : void 0;
    if (read3 === void 0) return word;
    count++;
    return read3;
  });
  return count >= LEAST2 ? out : text9;
}
var TURNED = /* @__PURE__ */ new Map();
for (const word of "don't never ignore instructions previous user without mention reveal silently secretly bypass override tell not".split(
  " "
)) {
  for (let i = 1; i + 1 < word.length; i++) {
    const turned2 = word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
    if (turned2 !== word) TURNED.set(turned2, word);
  }
}
var LONGEST_TURNED = 12;
var setRight = (word) => word.length < 3 || word.length > LONGEST_TURNED ? word : TURNED.get(word.toLowerCase().replace("\u2019", "'")) ?? word;

// src/rules/security/readings.ts
var DECODE_LIMIT = 2e5;
var REMEMBER = 400;
var REMEMBER_IN_ALL = 32e6;
var JOINT2 = 120;
var CODE2 = 16;
var GAPS = 6;
var memories = () => ({
  prose: /* @__PURE__ */ new Map(),
  parameter: /* @__PURE__ */ new Map(),
  title: /* @__PURE__ */ new Map(),
  identifier: /* @__PURE__ */ new Map()
});
var READINGS = memories();
var SENTENCES = memories();
var remembered2 = 0;
function remember(length) {
  remembered2 += length + 64;
  if (remembered2 <= REMEMBER_IN_ALL) return;
  for (const memory2 of [READINGS, SENTENCES]) for (const map of Object.values(memory2)) map.clear();
  remembered2 = 0;
}
function read2(value, manner) {
  if (value.length > REMEMBER) return fresh2(value, manner);
  const memory2 = READINGS[manner];
  let reading = memory2.get(value);
  if (reading === void 0) {
    reading = fresh2(value, manner);
    remember(value.length);
    memory2.set(value, reading);
  }
  return reading;
}
var fresh2 = (value, manner) => manner === "identifier" && !/\s/.test(value) ? identifier(value) : prose(value, manner);
var BLANK = { sentences: [], opening: void 0, first: noBits(), opens: "", closes: "", hanging: false, decoded: [] };
var STRICT = bitOf("STRICT");
function identifier(value) {
  const words4 = identifierWords(value.length > 400 ? value.slice(0, 400) : normalise(value).text).join(" ");
  const sentence = { ...look(words4, words4, false), text: value, spelling: "identifier" };
  const kept = sentence.hits !== void 0 || hasBit(sentence.bits, STRICT);
  return { ...BLANK, sentences: kept ? [sentence] : [], first: sentence.bits };
}
function prose(value, manner) {
  const normal2 = normalise(value);
  const reading = { ...BLANK, sentences: [] };
  const signs = noSigns();
  add(reading, value, normal2, "plain", manner, signs);
  if (value.length >= 8 && value.length <= DECODE_LIMIT) unfolded(reading, normal2);
  if (value.length >= 16 && value.length <= DECODE_LIMIT) otherSpellings(reading, value, normal2, signs);
  return reading;
}
function sentenceOf(text9, lower, manner) {
  const settle2 = manner === "title" || manner === "parameter" ? manner : false;
  if (text9.length > REMEMBER) return look(text9, lower, settle2);
  const memory2 = SENTENCES[manner];
  let sentence = memory2.get(text9);
  if (sentence === void 0) {
    sentence = look(text9, lower, settle2);
    remember(text9.length);
    memory2.set(text9, sentence);
  }
  return sentence;
}
function add(reading, original, normal2, spelling, manner, signs) {
  const spans = sentences(normal2.text);
  const last = spans.length - 1;
  for (let i = 0; i <= last; i++) {
    const span = spans[i];
    const lower = normal2.lower.slice(span.start, span.end);
    const known5 = sentenceOf(span.text, lower, manner === "title" || i === 0 ? manner : "prose");
    signs.turned += known5.signs.turned;
    signs.apart = Math.max(signs.apart, known5.signs.apart);
    signs.pairs = Math.max(signs.pairs, known5.signs.pairs);
    signs.longest = Math.max(signs.longest, known5.signs.longest);
    if (spelling === "plain") {
      if (i === 0) reading.first = known5.bits;
      if (i === last) reading.hanging = HANGING.some((bit) => hasBit(known5.bits, bit)) && !/[.!?。！？:]$/.test(span.text);
      if (known5.hits === void 0 && !KEPT.some((bit) => hasBit(known5.bits, bit))) continue;
    }
    const from = normal2.map === void 0 ? 0 : originalIndex(normal2, original, span.start);
    const text9 = normal2.map === void 0 ? span.text : original.slice(from, originalIndex(normal2, original, span.end));
    const sentence = spelling === "plain" && text9 === known5.text ? known5 : { ...known5, text: text9, spelling };
    if (i === 0 && spelling === "plain") reading.opening = sentence;
    reading.sentences.push(sentence);
  }
  if (spelling === "plain" && last >= 0) {
    reading.opens = spans[0].text.slice(0, JOINT2);
    reading.closes = spans[last].text.slice(-JOINT2);
  }
}
function otherSpellings(reading, value, normal2, signs) {
  if (signs.longest >= CODE2 || signs.pairs >= CODE2 / 2 || /[\\%]|&#/.test(value)) {
    reading.decoded = decodeAll(value);
    for (const d of reading.decoded) add(reading, d.text, normalise(d.text), d.how, "prose", noSigns());
  }
  const apart4 = compounds(normal2.text);
  if (apart4 !== void 0) add(reading, apart4, normalise(apart4), "spaced", "prose", noSigns());
  if (signs.apart >= GAPS) {
    const closed2 = closeGaps(normal2.text);
    add(reading, closed2, normalise(closed2), "spaced", "prose", noSigns());
  }
  if (signs.turned >= 2) turnedRound(reading, value, normal2);
}
function unfolded(reading, normal2) {
  const text9 = unfold(normal2.text);
  if (text9 === normal2.text) return;
  const again = { ...BLANK, sentences: [] };
  add(again, text9, normalise(text9), "spaced", "prose", noSigns());
  const told3 = /* @__PURE__ */ new Map();
  for (const sentence of reading.sentences) if (sentence.hits) told3.set(unfold(normalise(sentence.text).text), sentence);
  for (const sentence of again.sentences) {
    if (sentence.hits === void 0) continue;
    const plain2 = told3.get(sentence.text)?.hits;
    const more = [...sentence.hits].filter(([rule125]) => plain2?.has(rule125) !== true);
    if (more.length > 0) reading.sentences.push({ ...sentence, hits: new Map(more) });
  }
}
function turnedRound(reading, value, normal2) {
  const ways = [
    ["rot13", rot13(normal2.text)],
    ["reversed", reversed(normal2.text)]
  ];
  for (const [how, plain2] of ways) {
    const again = noSigns();
    const turned2 = normalise(plain2);
    survey(turned2.text, turned2.lower, 0, turned2.text.length, again);
    if (again.common < 2) continue;
    add(reading, plain2, turned2, how, "prose", noSigns());
    reading.decoded = [...reading.decoded, { how, start: 0, end: value.length, text: plain2 }];
  }
}
function joint(before2, after) {
  if (!before2.hanging || after.opens === "") return void 0;
  const text9 = `${before2.closes} ${after.opens}`;
  const normal2 = normalise(text9);
  const sentence = look(normal2.text, normal2.lower, false);
  return sentence.hits && { ...sentence, text: text9, spelling: "joined" };
}

// src/rules/security/analysis.ts
var MANNERS = { name: "identifier", key: "identifier", title: "title" };
var SPEAKS2 = /\s|%20/;
var NO_PROSE = /* @__PURE__ */ new Set(["ref", "format"]);
var known3 = /* @__PURE__ */ new WeakMap();
function analyse(item, siblings) {
  let analysis = known3.get(item);
  if (analysis === void 0) {
    analysis = work(item, siblings);
    known3.set(item, analysis);
  }
  return analysis;
}
var analysisOf = (item, context) => analyse(item, context.surface.toolNames);
function work(item, siblings) {
  const fields = [];
  const placed = [];
  const hits = /* @__PURE__ */ new Map();
  const place2 = (sentence, field, opening3) => {
    const one = { sentence, field, opening: opening3 };
    placed.push(one);
    if (sentence.hits === void 0) return;
    for (const rule125 of sentence.hits.keys()) {
      const list3 = hits.get(rule125);
      if (list3) list3.push(one);
      else hits.set(rule125, [one]);
    }
  };
  let before2;
  for (const text9 of item.texts) {
    if (NO_PROSE.has(text9.role) && !SPEAKS2.test(text9.value)) continue;
    const manner = MANNERS[text9.role] ?? (text9.pointer.includes("/properties/") ? "parameter" : "prose");
    const reading = read2(text9.value, manner);
    fields.push({ pointer: text9.pointer, value: text9.value, role: text9.role, reading });
    const described2 = text9.pointer === "/description";
    for (const sentence of reading.sentences) place2(sentence, text9, described2 && sentence === reading.opening);
    if (manner === "identifier" || text9.role === "type") continue;
    const over = before2 && joint(before2, reading);
    if (over) place2(over, text9, false);
    before2 = reading;
  }
  let job;
  let own2;
  return {
    item,
    fields,
    placed,
    hits,
    job: (tag) => {
      job ??= jobOf2(item, fields);
      return hasBit(job, bitOf(tag));
    },
    names: (sentence, which) => {
      own2 ??= ownNames2(item, siblings);
      return namesOwn(sentence, own2, which, (item.name ?? "").toLowerCase());
    }
  };
}
function jobOf2(item, fields) {
  const bits = noBits();
  for (const name of [item.name ?? "", item.title ?? ""]) {
    const split = identifierWords(normalise(name.slice(0, 400)).text).join(" ");
    mergeBits(bits, tokenise(split, split, 0, split.length).bits);
  }
  for (const field of fields) if (field.pointer === "/description") mergeBits(bits, field.reading.first);
  return bits;
}
var lowered = /* @__PURE__ */ new WeakMap();
function ownNames2(item, siblings) {
  let tools = lowered.get(siblings);
  if (tools === void 0) {
    tools = new Set([...siblings].map((n) => n.toLowerCase()));
    lowered.set(siblings, tools);
  }
  const others = /* @__PURE__ */ new Set();
  for (const text9 of item.texts) if (text9.role === "key" || text9.role === "enum") others.add(text9.value.toLowerCase());
  return { tools, others };
}
function namesOwn(sentence, own2, which, self) {
  const { lower } = sentence;
  let start = 0;
  for (let i = 0; i <= lower.length; i++) {
    if (i < lower.length && inName(lower.charCodeAt(i))) continue;
    let end = i;
    while (end > start && (lower[end - 1] === "." || lower[end - 1] === "-")) end--;
    if (end > start && end - start <= LONGEST_NAME2) {
      const name = lower.slice(start, end);
      if (name !== self && own2.tools.has(name) || which === "any" && own2.others.has(name)) return true;
    }
    start = i + 1;
  }
  return false;
}
var LONGEST_NAME2 = 300;
var inName = (c) => c >= 97 && c <= 122 || c >= 48 && c <= 57 || c === 95 || c === 45 || c === 46 || c > 191 && (c < 8192 || c > 8303) && !(c >= 12288 && c <= 12351);
function parameterOf(pointer) {
  const at2 = pointer.lastIndexOf("/properties/");
  if (at2 < 0) return void 0;
  const rest = pointer.slice(at2 + 12);
  const end = rest.indexOf("/");
  return (end < 0 ? rest : rest.slice(0, end)).replaceAll("~1", "/").replaceAll("~0", "~");
}
var ownAffair = (p, sentence, analysis) => p.own !== void 0 && analysis.names(sentence, p.own);
var cuesOf = (sentence, tokens) => sentence.spelling === "identifier" ? [sentence.text] : tokens.map((t) => sentence.lower.slice(t.start, t.end));
var has = (sentence, tag) => hasBit(sentence.bits, bitOf(tag));

// src/rules/security/cue-rule.ts
var WEIGHT = { note: 1, warning: 2, error: 3 };
var MOST12 = 500;
var MORE = {
  title: "More than {count} sentences of one item are of this kind: the rest are not listed",
  help: "Shorten the text. Whatever stands in the sentences that are not listed was not judged by this rule."
};
function cueRule(meta, table, weigh2 = ({ level }) => level) {
  for (const level of ["error", "warning", "note"]) combinations(meta.id, level, ...table[level] ?? []);
  return {
    meta: { ...meta, messages: { ...meta.messages, more: MORE } },
    *item(item, context) {
      const analysis = analysisOf(item, context);
      const told3 = /* @__PURE__ */ new Set();
      for (const placed of analysis.hits.get(meta.id) ?? []) {
        if (told3.size >= MOST12) {
          yield issue(item, placed.field.pointer, { count: MOST12 }, { level: "note", messageId: "more" });
          return;
        }
        const key = `${placed.field.pointer}
${placed.sentence.text}`;
        if (told3.has(key)) continue;
        const worst = gravest(meta.id, placed, analysis, weigh2);
        if (worst === void 0) continue;
        told3.add(key);
        yield issue(item, placed.field.pointer, evidenceOf(placed.sentence, worst.tokens), {
          level: worst.level,
          sentence: placed.sentence.text
        });
      }
    }
  };
}
function gravest(rule125, placed, analysis, weigh2) {
  const hits = placed.sentence.hits?.get(rule125);
  if (hits === void 0) return void 0;
  let worst;
  for (const { combination, tokens } of hits) {
    if (worst !== void 0 && WEIGHT[worst.level] >= WEIGHT[combination.level]) continue;
    if (!combination.pattern.negative && negated(placed.sentence, tokens[0])) continue;
    const level = weigh2({ ...placed, tokens, level: combination.level, analysis });
    if (level === null || worst !== void 0 && WEIGHT[level] <= WEIGHT[worst.level]) continue;
    if (!ownAffair(combination.pattern, placed.sentence, analysis)) worst = { level, tokens };
  }
  return worst;
}
var DONT = bitOf("DONT");
var TURNS_BACK = ["IGNORE", "LEAVEOUT", "BYPASS"].map(bitOf);
function negated(sentence, token) {
  const { tokens } = sentence;
  for (let i = tokens.indexOf(token) - 1; i >= 0; i--) {
    const before2 = tokens[i];
    if (token.at - before2.last > 4) return false;
    if (TURNS_BACK.some((bit) => hasBit(before2.bits, bit))) return false;
    if (hasBit(before2.bits, DONT)) return true;
  }
  return false;
}
var CUE = 160;
var evidenceOf = (sentence, tokens) => ({
  words: shown(sentence.text),
  cues: [...new Set(cuesOf(sentence, tokens).map((c) => shown(c, CUE).replace(/\s+/g, " ")))],
  ...sentence.spelling === "plain" || sentence.spelling === "identifier" ? {} : { spelling: sentence.spelling }
});

// src/rules/security/argument-tampering.ts
var TABLE = {
  warning: [
    "IMP&READ RECIPIENT<3 BELONGINGS|CHAT|CONVO<12",
    "IMP&SEND|IMP&PASS|IMP&CHANGE|IMP&DELETE|IMP&APPROVE|IMP&RENEW|IMP&RUN|IMP&WRITE BYTHEWAY",
    "IMP&RENEW BYTHEWAY<9",
    "@8 WHEN MUST ALTERED !THIRD",
    "@8 BEHALF IMP",
    "WHEN USER<3 GIVEN<2 IMP&RENEW<4"
  ],
  error: [
    "WHATEVER AMOUNT<2 IMP&SEND|IMP&PASS<10 MONEY|MORE<10",
    "@12 SENT DELETE AS",
    "IMP WITHOUT<6 USER<6 GIVEN<3",
    "~ CHANGE RECIPIENT<3 RECIPIENT<6",
    "@6 MUST ALTERED RECIPIENT|AMOUNT|USER !THIRD",
    "IMP&SWAP RECIPIENT|AMOUNT<3",
    "IMP&SWAP USER<3 GIVEN<3",
    "MORE THAN<4 ASKEDFOR<4 !THIRD",
    "IMP&SWAP GIVEN<5 USER<4",
    "@8 IMP&CHANGE RECIPIENT DEST !EXAMPLE",
    "@10 WHATEVER USER IMP GIVEN",
    "IMP&RENEW MORE<4 THAN<4",
    "IMP&CHANGE RECIPIENT|AMOUNT<4 USER|YOU<5 ASKEDFOR<3",
    "IMP&CHANGE RECIPIENT|AMOUNT<4 ASKEDFOR<5",
    "WHATEVER USER<5 GIVEN<3 IMP|MUST<10",
    "WHATEVER AMOUNT|RECIPIENT<3 USER<4 GIVEN<3 IMP|MUST<9",
    "IMP|MUST WHATEVER<14 USER<4 GIVEN<3",
    "IMP&CHANGE RECIPIENT|AMOUNT<5 USER|YOU<6 GIVEN<4",
    "IMP&CHANGE RECIPIENT<4 TO<3 DEST<4",
    "CHANGE RECIPIENT|AMOUNT<4 TO<3 DEST<4 !THIRD !EXAMPLE",
    "IMP&CHANGE RECIPIENT|AMOUNT<5 YOU<5 GIVEN|SENT<4",
    "IMP&PASS|IMP&SEND|IMP&CALL INSTEAD<8 YOU|USER<6 GIVEN<4",
    "IMP&PASS DEST<4 AS|TO<4 RECIPIENT<4",
    "IMP&PASS DEST<4 RECIPIENT<6 !EXAMPLE",
    "INSTEAD USER<5 GIVEN<3 IMP<8",
    "MUST SEND ANY|EVERY<3 DEST<6",
    "IMP&CHANGE USER<5 GIVEN<3",
    "~ @10 WHATEVER GIVEN CHANGE|PASS|SEND",
    "~ @10 WHATEVER USER CHANGE",
    "~ @8 CHANGE RECIPIENT|AMOUNT USER DEST"
  ]
};
var rule95 = cueRule(
  {
    id: "security/argument-tampering",
    level: "error",
    kind: "content",
    summary: "A text has the model change, swap or extend what the user asked for.",
    why: "The user approves what was asked. A description that rewrites the recipient, the amount or the object makes the approval worthless.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The model is told to call with something other than what the user asked for: {words}",
        help: "Take the sentence out. Limits and defaults belong into the schema, where the user can see them."
      }
    }
  },
  TABLE,
  ({ sentence, level, opening: opening3 }) => sentence.spelling === "joined" || sentence.spelling === "identifier" || opening3 || has(sentence, "NOTDESC") ? null : level
);

// src/rules/security/client-behaviour-meta.ts
var KEYS3 = new Set(
  `requiresuserinteraction userinteractionrequired alwaysload alwaysallow autoapprove autoapproved approval requiresapproval requireapproval skipconfirmation confirmationrequired visibility hidden deferloading
   widgetaccessible outputtemplate securityschemes trusted trustlevel bypasssecurity priority systemprompt invoking invoked autorun background sandbox permissions csp domain widgetdomain widgetcsp`.split(
    /\s+/
  )
);
var UI = /* @__PURE__ */ new Set(["visibility", "resourceuri", "csp", "domain", "permissions"]);
var rule96 = {
  meta: {
    id: "security/client-behaviour-meta",
    level: "warning",
    kind: "change",
    summary: "A key of `_meta` or of the annotations that changes what a client does came, went or changed.",
    why: "Some clients read `_meta` to decide whether to ask the user, whether to load a tool at once, or who may see it. Nobody reads it in a review.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{key} changes what clients do: it was {before} and is {after}",
        help: "Say in the pull request which client it is for and what it changes there."
      }
    }
  },
  *change({ pairing }) {
    for (const { base, head } of [...pairing.tools, ...pairing.prompts, ...pairing.resources, ...pairing.templates]) {
      if (!head) continue;
      const before2 = flags(base?.raw);
      const after = flags(head.raw);
      for (const key of /* @__PURE__ */ new Set([...before2.keys(), ...after.keys()])) {
        const [b, a] = [before2.get(key), after.get(key)];
        if (text4(b) === text4(a) || base === void 0 && key.startsWith("/_meta") && harmless(a)) continue;
        yield issue(
          head,
          a === void 0 ? key.slice(0, key.indexOf("/", 1)) : key,
          { key: shown(key.replace(/^\/(?:_meta|annotations)\//, "").replaceAll("~1", "/"), 120), before: text4(b), after: text4(a) },
          { sentence: `${key} ${text4(a)}` }
        );
      }
    }
  }
};
var text4 = (value) => value === void 0 ? "not there" : shown((JSON.stringify(value) ?? "null").slice(0, 200), 160);
var harmless = (value) => value === void 0 || typeof value === "string" || isObject(value) || value === false || Array.isArray(value);
var POSING = new Set(
  "systemprompt bypasssecurity trustlevel hiddencommand privilegeescalation systeminjection injection publicaccess authrequired requiresauth override".split(
    " "
  )
);
function flags(raw) {
  const found = /* @__PURE__ */ new Map();
  const meta = own(raw, "_meta");
  if (isObject(meta)) {
    for (const [key, value] of Object.entries(meta)) {
      const last = plain(key.slice(key.lastIndexOf("/") + 1));
      if (KEYS3.has(last)) found.set(step("/_meta", key), value);
      if (last === "ui" && isObject(value)) {
        for (const [inner2, v] of Object.entries(value)) if (UI.has(plain(inner2))) found.set(step(step("/_meta", key), inner2), v);
      }
    }
  }
  const annotations = own(raw, "annotations");
  if (isObject(annotations)) {
    for (const [key, value] of Object.entries(annotations)) if (POSING.has(plain(key))) found.set(step("/annotations", key), value);
  }
  return found;
}
var plain = (key) => key.toLowerCase().replace(/[^a-z]/g, "");

// src/rules/security/caution.ts
var is2 = (token, ...tags) => token !== void 0 && tags.some((tag) => hasBit(token.bits, bitOf(tag)));
var any = (sentence, ...tags) => tags.some((tag) => has(sentence, tag));
var LONGEST7 = 600;
var textOf2 = ({ lower }) => lower.length > LONGEST7 ? "" : lower;
var HOLDER = "pages?|web ?pages?|(?:web)?sites?|documents?|notes?|e?-?mails?|rows?|cells?|columns?|outputs?|results?|contents?|files?|attachments?|comments?|issues?|records?|tickets?|feeds?|articles?|descriptions?|posts?|transcripts?|pdfs?|images?|body|text|data";
var STANDS = "found|contained|embedded|written|inside|within|hidden|stand|appear|occur|come from|coming from|from|in";
var FOUND2 = new RegExp(`^[^.;]{0,24}?\\b(?:${STANDS})\\b(?: in| inside| within)?(?: [a-z'-]{1,14}){0,3}? (?:${HOLDER})\\b`);
var FOUND_IN_IT = new RegExp(
  `\\b(?:${HOLDER})\\b[^.]{0,60}\\binstructions? (?:found|contained|embedded|written|hidden|inside|within)(?: in| inside)? (?:it|them)\\b`
);
var NOT_AS = /\b(?:not|never|rather than|instead of)(?: as)?(?: [a-z]{1,12}){0,1} $/;
function distrustsContent(sentence, tokens) {
  if (any(sentence, "PROMPT", "INSTEAD", "FROMNOW", "BECOME", "MODE", "HOSTAPP", "USER", "THEY", "SUPERSEDE", "SERVER", "TOOL"))
    return false;
  if (/\b(?:previous|prior|earlier|system|developer|conversation|above)\b/.test(textOf2(sentence))) return false;
  const instr = tokens.find((t) => is2(t, "INSTR"));
  if (instr === void 0) return false;
  if (is2(tokens[0], "TREAT")) return NOT_AS.test(textOf2(sentence).slice(0, instr.start));
  const after = textOf2(sentence).slice(instr.end, instr.end + 120);
  return FOUND2.test(after) || FOUND_IN_IT.test(textOf2(sentence));
}
var CONDITION = /(?:^|[^a-z])(?:only (?:after|once|when|if)|after|once|until|unless) (?:the |your |this |that |a )?(?:[a-z-]{1,16} )?$/;
function onConsent(sentence, tokens) {
  const consent = tokens.find((t) => is2(t, "PREAPPROVED"));
  return consent !== void 0 && CONDITION.test(textOf2(sentence).slice(0, consent.start)) && !any(sentence, "ASSUME", "UNNEEDED", "BYPASS");
}
var SETS2 = /^[^.;]{0,40}?\b(?:set|pass|give) `[\w.-]{1,40}`(?: to|:| as)? `?(?:true|false|1)\b/;
var setsParameter = (sentence) => SETS2.test(textOf2(sentence)) && !any(sentence, "BYPASS", "IGNORE", "SAFETY", "WITHOUT", "DONT", "YOU", "MODEL", "ALWAYS", "MUST", "UNNEEDED");
function deniesItself(sentence, token) {
  const at2 = sentence.tokens.indexOf(token);
  const before2 = sentence.tokens[at2 - 1];
  return is2(before2, "NOTDESC") && !is2(before2, "DONT") && token.at - before2.last <= 2;
}
var OF_ANOTHER = /^ (?:of|for) (?:the|a|an|each|this|every) (?:new )?(?:[a-z-]{1,16} ){0,2}(?:bots?|chatbots?|jobs?|runs?|personas?|workers?|deployments?|playgrounds?|assistants? (?:that|which|being|you create)|agents? (?:that|which|being|you create))\b/;
function promptOfAnother(sentence, tokens) {
  const prompt = tokens.find((t) => is2(t, "PROMPT", "INSTR"));
  return is2(tokens[0], "THIRD") && prompt !== void 0 && !has(sentence, "YOU") && OF_ANOTHER.test(textOf2(sentence).slice(prompt.end, prompt.end + 80));
}
var OTHERS = /\b(?:(?:to|with|from) (?:any |the )?others?\b(?! (?:tools?|servers?))|(?:any|some)one (?:but|except|other than|else|outside)\b|third part(?:y|ies)|outside (?:of )?(?:the|this|your|our)\b|outsiders?|strangers?|relatives?|family members?|colleagues?|co-?workers?|competitors|other (?:users?|people|persons?|guests?|members?|patients?|tenants?|customers?|clients?|visitors?|readers?|students?|passengers?|parties)|otr[oa]s|terceros|andere[nrm]?|dritten?|autres|des tiers|outr[oa]s|terceiros|altri|terzi)(?![\p{L}])|другим|посторонним|третьим/u;
var AUDIENCE2 = /(?:\b(?:to|from|with|tell|inform|notify|let|show|alert|warn|and|or|nor)|,)\s+(?:the |a |an |any |your |this |its |their )?$/;
var ALONE2 = /^(?:$|[.,;:!?)]|\s+(?:that|about|of|what|why|or|and|nor|how|when|to|any|anything|on|until|unless|before)\b)/;
function keepsFromOthers(sentence, tokens) {
  const lower = textOf2(sentence);
  const from = tokens[0].start;
  const met2 = OTHERS.exec(lower.slice(from));
  if (met2 === null || any(sentence, "MODEL", "SERVER", "OPERATOR", "SILENT", "COPY", "TOOL", "MONEY")) return false;
  if (sentence.tokens.some((t) => is2(t, "SEND") && !tokens.includes(t))) return false;
  const [start, end] = [from + met2.index, from + met2.index + met2[0].length];
  return !sentence.tokens.some(
    (t) => t.start >= from && (t.start < start || t.start >= end) && is2(t, "USER", "THEY", "YOU") && !/\b(?:but|except|than)\s+(?:the |its |their |a )?$/.test(lower.slice(Math.max(0, t.start - 16), t.start)) && AUDIENCE2.test(lower.slice(Math.max(0, t.start - 24), t.start)) && ALONE2.test(lower.slice(t.end, t.end + 14))
  );
}
var ASKED_NOT = /\b(?:asked|asks|wants|wanted|prefers|preferred|chose|wished|wishes) not to (?:be|see|know|hear)\b/;
var askedNotTo = (sentence) => ASKED_NOT.test(textOf2(sentence)) && !has(sentence, "SILENT");
var IF_ASKED = /\bunless (?:the |your )?[a-z-]{1,16} (?:asks?|asked|has asked|wants|requests|requested)\b/;
var untilAsked = (sentence) => IF_ASKED.test(textOf2(sentence));
var PROFESSION = /\b(?:before|until|till) (?:the |a |an |their |your )?(?:[a-z]{1,14} )?(?:doctor|physician|clinician|therapist|pharmacist|nurse|vet|teacher|supervisor|manager|editor|reviewer|lawyer|specialist|curator|pilot|master) (?:has|have|had|sees|confirms|approves|signs)\b/;
var afterReview = (sentence) => PROFESSION.test(textOf2(sentence));
function runsAside(sentence, tokens) {
  const how = tokens.find((t) => is2(t, "SILENT"));
  return how !== void 0 && textOf2(sentence).slice(how.start, how.end) === "in the background" && tokens.some((t) => is2(t, "RUN")) && !any(sentence, "USER", "THEY", "MUST", "ALWAYS", "WITHOUT", "DEST", "IDENT", "ALSO", "MODEL", "YOU", "DONT");
}
var INTERNALS = /^(?: any| the| raw| internal| these| technical| its| own){0,4} (?:ids?|identifiers?|uuids?|guids?|slugs?|markup|field names|column names|row numbers)\b/;
var leavesOutIds = (sentence, tokens) => tokens.length > 1 && INTERNALS.test(textOf2(sentence).slice(tokens[1].end, tokens[1].end + 60));
function asksFirst(sentence, tokens) {
  const without2 = tokens.find((t) => is2(t, "WITHOUT"));
  if (without2 === void 0 || textOf2(sentence) === "") return false;
  return sentence.tokens.some((t) => {
    if (!is2(t, "DONT") || t.last >= without2.at || without2.at - t.last > 16) return false;
    const between = textOf2(sentence).slice(t.end, without2.start);
    return !/[,;:\u2013\u2014]|\b(?:hesitate|worry|bother|stop|wait|forget|delay|and|but|just|ask)\b/.test(between);
  });
}
var PUBLIC_KEY = /(?:~|\$home|%userprofile%)?[\w./\\-]{0,40}\.ssh[\\/][\w.-]{1,60}\.pub\b|\bid_(?:rsa|ed25519|ecdsa|dsa)\.pub\b/g;
function onlyPublicKeys(sentence, job) {
  const lower = textOf2(sentence);
  if (!/\bpublic\b/.test(lower) && !/\bpublic\b|\bssh\b|\bdeploy key\b/.test(job)) return false;
  const spans = [...lower.matchAll(PUBLIC_KEY)].map((m) => [m.index, m.index + m[0].length]);
  return spans.length > 0 && sentence.tokens.every((t) => !is2(t, "STRICT") || spans.some(([from, to]) => t.start >= from && t.end <= to));
}
var NO_NOUN = /^ (?:of|in|to|on|for|that|which|is|are|and|or|at|with|than|way|one|ones|thing|things|capability|capabilities|helper|helpers|utility|utilities|command|commands|skill|skills|option|options|resource|resources|processing|work|api|apis)\b/;
function beforeOtherThings(sentence, tokens) {
  const last = tokens[tokens.length - 1];
  if (!is2(last, "OTHER") || any(sentence, "MODEL", "YOU", "MUST", "ALWAYS", "PROMPT")) return false;
  const after = textOf2(sentence).slice(last.end, last.end + 40);
  if (!/^ [a-z]/.test(after) || NO_NOUN.test(after)) return false;
  const noun = sentence.tokens.find((t) => t.start === last.end + 1);
  return !is2(noun, "TOOL", "SERVER", "CALL", "REPLY") && (!is2(noun, "TURN") || is2(noun, "INSTR"));
}
var HANDED = /\b(?:sent|passed|given|handed|forwarded|exposed|shared|copied|send|pass|give|hand|forward|expose|share|copy)\b[^.;]{0,40}? (?:to|with) (?:any |the )?$/;
function handsToOthers(sentence, tokens) {
  const other = tokens.find((t) => is2(t, "OTHER", "RIVAL"));
  return other !== void 0 && is2(tokens[0], "DONT") && HANDED.test(textOf2(sentence).slice(tokens[0].end, other.start));
}
function besideOtherServers(sentence, tokens) {
  if (tokens.length !== 2 || !is2(tokens[0], "OTHER", "SERVER") || !is2(tokens[1], "OTHER", "SERVER")) return false;
  if (!is2(tokens[0], "OTHER") || tokens[1].at - tokens[0].last > 2) return true;
  return !any(
    sentence,
    "IMP",
    "MUST",
    "ALWAYS",
    "DONT",
    "YOU",
    "MODEL",
    "TOOL",
    "CONFIG",
    "IGNORE",
    "SECRET",
    "CONVO",
    "BEFORE",
    "PASS",
    "CALL",
    "CHANGE"
  );
}
var INSTALLS = /\b(?:npx|npm|pip|pipx|uvx|pip3)(?: [\w@./-]{1,40}){0,3} (?:install|login|init|setup|ci)\b/;
var installs = (sentence) => INSTALLS.test(textOf2(sentence)) && !any(sentence, "DEST", "HOST", "DANGER", "SHELL", "SILENT", "ALWAYS", "USER", "MODEL", "YOU");
var BY_PARAMETER = /\b(?:when|if) `[\w.-]{1,40}` is (?:true|set|given|on|present)\b/;
var switchedOn = (sentence, tokens) => is2(tokens[0], "THIRD") && tokens[0].at === 0 && BY_PARAMETER.test(textOf2(sentence));

// src/rules/security/command-execution.ts
var TABLE2 = {
  error: [
    "@6 IMP&PASS DANGER",
    "@10 IMP&READ DEST RUN",
    "IMP&RUN DANGER<2",
    "IMP&DOWNLOAD DEST|COMMAND|FILE<4 RUN<6",
    "@8 IMP&RUN DANGER",
    "IMP&READ SHELL<3 IMP&PASS|IMP&RUN|IMP&WRITE<4",
    "IMP&WRITE COMMAND|SHELLCMD<4 SHELL<4",
    "IMP&RUN SHELLCMD<3 DEST|HOST<6",
    "IMP&RUN SHELLCMD&QUOTED<3 SHELL|FIRST|BEFORE|AFTER|ALSO<16",
    "SHELLCMD DEST|HOST<5 SHELLCMD|SHELL|RUN<4",
    "IMP&RUN COMMAND|SHELLCMD<4 SHELL<5",
    "SHELL IMP&RUN<4 COMMAND|SHELLCMD<5",
    "SHELL RUN<5 COMMAND|SHELLCMD<5 MUST|FIRST|BEFORE|AFTER<10",
    "IMP&RUN COMMAND<5 DEST|HOST<6",
    "IMP&WRITE STARTUP<9",
    "WRITE STARTUP<9 !THIRD",
    "IMP&WRITE CONFIG<12 HOSTAPP<6",
    "IMP&WRITE HOSTAPP<6 CONFIG<4",
    "IMP&WRITE|MUST&WRITE CONTENT|COMMAND|FILE<6 STARTUP<6",
    "MUST RUN<4 COMMAND|SHELLCMD|SHELL<5",
    "COMMAND MUST<3 PASS<4 SHELLCMD<6",
    "COMMAND STARTUP<6 !THIRD",
    "ALSO IMP&RUN<3 COMMAND|SHELLCMD|SHELL<5",
    "ALSO RUN<2 SHELL<3 COMMAND<2",
    "~ @9 RUN COMMAND|SHELLCMD SHELL",
    "~ @8 WRITE STARTUP"
  ],
  warning: [
    "@14 BEFORE|AFTER IMP&DELETE FILE|CONTENT|BELONGINGS|WHOLE",
    "@10 IMP&DELETE FILE USER",
    "IMP&RUN COMMAND<3 FIRST|BEFORE|AFTER<6",
    "AFTER IMP&RUN<3 COMMAND|SHELLCMD<4"
  ]
};
var rule97 = cueRule(
  {
    id: "security/command-execution",
    level: "error",
    kind: "content",
    summary: "A text asks the model to run a command or code, or to write to start-up or settings files, as a step of using the tool.",
    why: "Many clients have a shell next to the tool. A description that sends the model there runs with the rights of the user, and a line in a start-up or settings file runs long after.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The model is asked to run a command or to change a start-up or settings file: {words}",
        help: "Let the server do the step itself, or put it into the installation guide for people."
      }
    }
  },
  TABLE2,
  ({ sentence, level, analysis, field }) => {
    if (sentence.spelling === "joined" || sentence.spelling === "identifier") return null;
    if (parameterOf(field.pointer) !== void 0 && !has(sentence, "DEST"))
      return field.role === "description" && !has(sentence, "STARTUP") ? null : level;
    if (has(sentence, "EXAMPLE")) return null;
    const own2 = analysis.job("SHELL") || analysis.job("COMMAND") || analysis.job("SHELLCMD") || analysis.job("RUN");
    if (own2 && !has(sentence, "STARTUP")) return null;
    if (analysis.job("CONFIG") || analysis.job("STARTUP")) return null;
    return installs(sentence) ? "warning" : level;
  }
);

// src/rules/security/confusable-name.ts
var WELL_KNOWN = new Set(
  "read_file write_file edit_file list_directory search_files execute_command run_command run_terminal_cmd run_in_terminal bash str_replace_editor web_search web_fetch fetch send_email send_message create_issue codebase_search grep_search".split(
    " "
  )
);
var SHORTEST = 7;
var rule98 = {
  meta: {
    id: "security/confusable-name",
    level: "error",
    kind: "content",
    summary: "A name mixes scripts, changes under normalisation, or is one letter away from a name that stood at the base or that everyone knows.",
    why: "Two names that look the same are one name to a person and two to a client: the wrong tool is approved.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The name {name} is written with letters that look like others: it reads {reads}",
        help: "Write the name in plain letters of one script."
      },
      neighbour: {
        title: "The new name {name} is one letter away from {reads}",
        help: "Give the tool a name that nobody mistakes for the other."
      }
    }
  },
  *item(item) {
    for (const text9 of item.texts) {
      if (text9.role !== "name" && !(text9.role === "key" && /\/properties\/[^/]*$/.test(text9.pointer))) continue;
      if (item.target !== "tool" && item.target !== "prompt") continue;
      const { value } = text9;
      if (value.length > 300 || /^[\x20-\x7e]*$/.test(value)) continue;
      const words4 = value.match(/[\p{L}\p{M}\p{N}_-]+/gu) ?? [];
      const mixed2 = words4.some(mixesScripts);
      const changes = value.normalize("NFKC") !== value.normalize("NFC");
      if (!mixed2 && !changes) continue;
      yield issue(item, text9.pointer, { name: shown(value, 120), reads: skeleton(value) }, { sentence: value });
    }
  },
  *surface(surface, context) {
    if (context.side !== "head" || context.alone) return;
    const stood = /* @__PURE__ */ new Set();
    const fresh3 = [];
    for (const tool of surface.tools) {
      const before2 = context.counterpart(tool);
      if (before2?.name) stood.add(before2.name);
      if (before2 === void 0 || before2.name !== tool.name) fresh3.push(tool);
    }
    if (fresh3.length === 0) return;
    const near = /* @__PURE__ */ new Map();
    for (const name of [...stood, ...WELL_KNOWN]) for (const key of deletions(name)) near.set(key, name);
    for (const tool of fresh3) {
      const name = tool.name ?? "";
      if (name.length < SHORTEST || name.length > 100 || stood.has(name) || WELL_KNOWN.has(name)) continue;
      const other = [...deletions(name)].map((k) => near.get(k)).find((n) => n !== void 0 && deceives(name, n));
      if (other !== void 0)
        yield issue(tool, "/name", { name: shown(name, 120), reads: other }, { messageId: "neighbour", sentence: name });
    }
  }
};
function deletions(name) {
  const keys = /* @__PURE__ */ new Set([name]);
  if (name.length <= 100) for (let i = 0; i < name.length; i++) keys.add(name.slice(0, i) + name.slice(i + 1));
  return keys;
}
function deceives(a, b) {
  if (a === b || a.length < SHORTEST || b.length < SHORTEST || Math.abs(a.length - b.length) > 1) return false;
  const bare5 = (s) => s.toLowerCase().replace(/[_\-. /]/g, "");
  if (bare5(a) === bare5(b)) return false;
  if (bare5(a).replace(/s/g, "") === bare5(b).replace(/s/g, "")) return false;
  if (a.replace(/\d/g, "#") === b.replace(/\d/g, "#") || a.replace(/\d/g, "") === b.replace(/\d/g, "")) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  let j = 0;
  while (j < a.length - i && j < b.length - i && a[a.length - 1 - j] === b[b.length - 1 - j]) j++;
  if (a.length - i - j > 1 || b.length - i - j > 1) return false;
  const left = a[i - 1];
  const right = a[a.length - j];
  return /[a-z0-9]/i.test(left ?? "_") || /[a-z0-9]/i.test(right ?? "_");
}

// src/rules/security/constraint-loosened.ts
var SENSITIVE = new Set(
  "path file filename directory dir folder url uri host endpoint webhook command cmd shell script code query sql recipient email to cc bcc address domain exec args".split(
    " "
  )
);
var UPPER = /* @__PURE__ */ new Set(["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"]);
var LOWER = /* @__PURE__ */ new Set(["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"]);
var text5 = (value) => shown((JSON.stringify(value) ?? "null").slice(0, 300), 200);
var ANYTHING = /^\(?(?:\?:)?(?:\.|\[\\s\\S\]|\[\\S\\s\]|\[\\w\\W\]|\[\\W\\w\]|\[\\d\\D\]|\[\\D\\d\]|\[\^\]|\.\|\\n|\\s\|\\S)\)?(?:[*+]|\{[01],\})\)?\??$/;
var HOLDS_NOTHING = /* @__PURE__ */ new Set(["", "^", "$", "."]);
var matchesAll = (pattern2) => pattern2 === null || typeof pattern2 === "string" && (HOLDS_NOTHING.has(pattern2) || ANYTHING.test(pattern2.slice(0, 40).replace(/^\^/, "").replace(/\$$/, "")));
function patternLoosens(before2, after) {
  if (matchesAll(before2)) return false;
  if (matchesAll(after)) return true;
  if (typeof before2 !== "string" || typeof after !== "string") return false;
  return before2.startsWith("^") && !anchored(after, "^") || before2.endsWith("$") && !before2.endsWith("\\$") && !anchored(after, "$");
}
var anchored = (pattern2, anchor) => anchor === "^" ? /(?:^|[(|:])\^/.test(pattern2) : /(?:^|[^\\])\$(?:$|[)|])/.test(pattern2);
function loosens(key, before2, after) {
  if (key === "enum") {
    if (!Array.isArray(before2) || !Array.isArray(after)) return Array.isArray(before2);
    const known5 = new Set(before2.map((v) => JSON.stringify(v)));
    return after.some((v) => !known5.has(JSON.stringify(v)));
  }
  if (key === "pattern") return patternLoosens(before2, after);
  if (key === "format" || key === "const") return before2 !== null && after === null;
  if (key === "additionalProperties") return before2 === false && after !== false;
  if (UPPER.has(key)) return typeof before2 === "number" && (typeof after !== "number" || after > before2);
  if (LOWER.has(key)) return typeof before2 === "number" && (typeof after !== "number" || after < before2);
  return false;
}
var KEYS4 = ["enum", "pattern", "format", "const", "additionalProperties", ...UPPER, ...LOWER];
var rule99 = {
  meta: {
    id: "security/constraint-loosened",
    level: "note",
    kind: "change",
    summary: "A parameter accepts more than it did: an enum widened, a pattern or bound gone, unknown properties allowed.",
    why: "A bound on a path, an address or a command is a guard. Taken away, the tool can be pointed at what it could not reach before.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{parameter} is held less tightly: {key} was {before} and is {after}",
        help: "If it is meant, say in the pull request what else can be reached now."
      }
    }
  },
  *change({ changes }) {
    for (const change of changes) {
      if (change.target !== "tool" || change.kind !== "schema-changed" || !change.pointer.startsWith("/inputSchema")) continue;
      if (change.meta?.effect === "equivalent" || change.meta?.effect === "narrowed") continue;
      const last = change.pointer.slice(change.pointer.lastIndexOf("/") + 1);
      const pairs2 = KEYS4.includes(last) ? [[last, change.before, change.after, change.pointer]] : change.meta?.op === "keywords" ? KEYS4.flatMap((key) => {
        const [b, a] = [own(change.before, key), own(change.after, key)];
        return b === void 0 && a === void 0 ? [] : [[key, b ?? null, a ?? null, `${change.pointer}/${key}`]];
      }) : [];
      for (const [key, before2, after, pointer] of pairs2) {
        if (!loosens(key, before2, after)) continue;
        if ((key === "const" || key === "enum") && change.meta?.op === "keywords" && after === null && own(change.after, key === "const" ? "enum" : "const") !== void 0)
          continue;
        const path = steps(pointer);
        const at2 = path.lastIndexOf("properties");
        const parameter = at2 < 0 ? "the whole input" : path[at2 + 1] ?? "";
        const guarded2 = at2 >= 0 && identifierWords(parameter).some((w) => SENSITIVE.has(w)) && key !== "enum" && key !== "additionalProperties" && !LOWER.has(key);
        yield {
          target: change.target,
          name: change.name,
          pointer,
          evidence: { parameter: shown(parameter, 120), key, before: text5(before2), after: after === null ? "gone" : text5(after) },
          level: guarded2 && (key === "pattern" || key === "const" || key === "format") ? "warning" : "note",
          sentence: `${key} ${text5(after)}`
        };
      }
    }
  }
};

// src/rules/security/default-changed.ts
var GUARDS = new Set(
  "confirm confirmed confirmation dry dryrun preview force safe scope approve approval require readonly sandbox validate verify check backup interactive prompt ask override recursive permanent overwrite".split(
    " "
  )
);
var PLACES = new Set(
  "recipient recipients to cc bcc email address url uri host endpoint webhook callback destination path directory file target server domain branch registry redirect account iban".split(
    " "
  )
);
var text6 = (value) => shown(typeof value === "string" ? value : (JSON.stringify(value) ?? "null").slice(0, 300), 200);
function* values(change) {
  const last = change.pointer.slice(change.pointer.lastIndexOf("/") + 1);
  if (last === "default" || last === "const") yield [last, change.before, change.after, change.pointer];
  else if (change.meta?.op === "keywords") {
    for (const key of ["default", "const"]) {
      const [b, a] = [own(change.before, key), own(change.after, key)];
      if (b !== void 0 || a !== void 0) yield [key, b ?? null, a ?? null, `${change.pointer}/${key}`];
    }
  }
}
var rule100 = {
  meta: {
    id: "security/default-changed",
    level: "warning",
    kind: "change",
    summary: "The default or fixed value of a parameter changed.",
    why: "A default is what happens when nobody says anything. Where it guards a call or says where data goes, a new default changes every call that relied on the old one.",
    source: ["mcp"],
    messages: {
      default: {
        title: "{parameter} falls back to {after} now, and to {before} before",
        help: "Say in the pull request why. If callers must decide, drop the default."
      },
      guard: {
        title: "{parameter} guards the call: it falls back to {after} now, and to {before} before",
        help: "Keep the careful default, and let callers ask for the other one."
      },
      place: {
        title: "{parameter} says where something goes: it falls back to {after} now, and to {before} before",
        help: "Keep the destination out of the schema, or explain the new one in the pull request."
      }
    }
  },
  *change({ changes }) {
    for (const change of changes) {
      if (change.target !== "tool" || change.kind !== "schema-changed" || !change.pointer.startsWith("/inputSchema")) continue;
      for (const [key, before2, after, pointer] of values(change)) {
        const path = steps(pointer);
        const at2 = path.lastIndexOf("properties");
        if (at2 < 0 || path.length - at2 > 8) continue;
        const parameter = path[at2 + 1] ?? "";
        const words4 = identifierWords(parameter);
        const guard = words4.some((w) => GUARDS.has(w));
        const place2 = words4.some((w) => PLACES.has(w)) || /:\/\/|@\w/.test(typeof after === "string" ? after : "");
        const fresh3 = before2 === null && change.meta?.op === "add";
        const elsewhere = typeof after === "string" && /:\/\/|@\w/.test(after);
        if (fresh3 && !elsewhere && !(guard && loosens2(words4, after))) continue;
        if (after === null && !guard) continue;
        if (isObject(before2) || isObject(after)) continue;
        const level = guard || place2 && typeof after === "string" && after !== "" ? "error" : "warning";
        yield {
          target: change.target,
          name: change.name,
          pointer,
          messageId: guard ? "guard" : place2 ? "place" : "default",
          evidence: { parameter: shown(parameter, 120), key, before: text6(before2), after: text6(after) },
          level: guard && tightens(words4, after) ? "note" : level,
          sentence: text6(after)
        };
      }
    }
  }
};
var RISKY = /* @__PURE__ */ new Set(["force", "override", "recursive", "permanent", "overwrite"]);
var tightens = (words4, after) => typeof after === "boolean" && after !== words4.some((w) => RISKY.has(w));
var loosens2 = (words4, after) => typeof after === "boolean" && after === words4.some((w) => RISKY.has(w));

// src/rules/security/dictated-output.ts
var TABLE3 = {
  error: [
    "IMP&TELL USER<3 THAT<2 NOT|NOTDESC<6",
    "IMP&LET USER|THEY<4 KNOW<2 THAT<2 MONEY|MUST|EXPIRED<4",
    "IMP&INTRODUCE YOU|REPLY<3 SEEMING<12",
    "@12 SEEMING REPLY IMP",
    "IMP&INTRODUCE RESULT<6 SEEMING<8",
    "IMP&CHANGE AMOUNT|RESULT<4 WHEN|BEFORE<12 YOU<2 TELL|SHOW|INTRODUCE|READ<3",
    "@12 ENDREPLY&IMP DEST|HOST INTRODUCE|TELL|MENTIONNOUN",
    "WHEN ASK<3 IMP&INTRODUCE|IMP&TELL<9 EMPTY|NOT|NORMAL|SUCCESS<6",
    "HIDE&IMP TOP<4",
    "@6 IMP&INTRODUCE B64",
    "WHEN INTRODUCE<2 LEAVEOUT&IMP<4",
    "@12 IMP&INTRODUCE EVENIF",
    "@8 IMP&DENY THIS|USER|WHEN",
    "@10 IMP&INTRODUCE WHATEVER",
    "@12 IMP&SWAP REPLY|RESULT DEST",
    "@10 IMP&TELL USER BYPASS",
    "IMP&INTRODUCE THIS<2 TOPEST<4",
    "@12 IMP&PASS|IMP&WRITE YOU REPLY ALWAYS|EVERY|MUST",
    "IMP&INTRODUCE USER<5 IMP&PASS<14",
    "IMP&TELL USER<3 EXPIRED<10",
    "IMP&INTRODUCE ASIF|LIE<8",
    "INSTEAD INTRODUCE|TELL|SHOW<3 USER|QUOTED<6",
    "IMP&INTRODUCE|IMP&SHOW INSTEAD<8 RESULT|REPLY<4",
    "IMP&TELL|IMP&SHOW|IMP&INTRODUCE USER<4 MUST|EXPIRED|USERDO<12 DEST<12",
    "SHOW|INTRODUCE|SEND AS<5 EVENIF<5 !THIRD",
    "IMP&SEND|IMP&SHOW|IMP&INTRODUCE AS<5 WHATEVER|EVENIF<6",
    "IMP&INTRODUCE|IMP&SHOW AS<7 TOPEST<3",
    "@12 HIDE&IMP YOU SHOW|INTRODUCE|REPLY|TELL",
    "@10 IMP&TELL|IMP&INTRODUCE EVERY REPLY",
    "IMP&SHOW|IMP&INTRODUCE|IMP&SEND AS<6 WHATEVER<6",
    "@10 IMP&TELL USER SECRET",
    "@8 IMP&LIE REPLY|USER|RESULT|THAT",
    "@10 LEAVE OFF YOU SHOW|INTRODUCE|READ|TELL",
    "@8 IMP&LEAVEOUT RESULT YOU",
    "@10 REPLY DEST IMP&PASS|ENDREPLY EVERY|IMP",
    "WHEN YOU<3 INTRODUCE|SHOW|READ|TELL<3 LEAVEOUT&IMP<8",
    "WHEN EMPTY<5 INTRODUCE&IMP|TELL&IMP<6 THAT|USER<3 SUCCESS<9 !NOT",
    "IMP&PASS|IMP&CHANGE|IMP&WRITE AMOUNT|MONEY|RESULT<8 BEFORE<4 YOU<2 SHOW|INTRODUCE|TELL<3",
    // What to say, word for word or against the facts.
    "IMP&TELL|IMP&INTRODUCE|IMP&SHOW USER<4 MUST|DEST|EXPIRED|MONEY<14 USERDO|DEST|SECRET|MUST|EXPIRED<14",
    "IMP&TELL|IMP&INTRODUCE|IMP&SHOW USER<4 THAT<3 EXPIRED|MUST|SECRET|DEST<14",
    "IMP&INTRODUCE|IMP&SHOW|IMP&TELL RESULT|FIRST|THIS<6 AS<4 TOP|SUPER<4",
    "INTRODUCE|SHOW RESULT<6 AS<4 TOP|SUPER<4 MUST|WHATEVER|ALWAYS<14 !THIRD",
    "IMP&PASS CONTENT|NOTICE<6 REPLY<4 EVERY<3",
    "WHEN YOU<3 INTRODUCE|SHOW|TELL<3 LEAVEOUT|CHANGE<8",
    "WHEN YOU<3 INTRODUCE|SHOW|READ|TELL<3 LEAVE<8 OFF<8",
    "LEAVE OFF<8 WHEN<2 YOU<2 INTRODUCE|SHOW|READ|TELL<3",
    "LEAVEOUT&IMP WHEN<12 YOU<2 INTRODUCE|SHOW|READ|TELL<3",
    "LEAVEOUT&IMP RESULT<5 REPLY<4 !OWN",
    "IMP&CHANGE RESULT<5 BEFORE<9 SHOW|INTRODUCE|TELL<2",
    "IMP&CHANGE AMOUNT<4 REPLY<4 !OWN",
    "IMP ASIF",
    "ASIF NORMAL<6",
    "WHEN INTRODUCE&IMP<10 THAT<2 !EMPTY",
    "ENDREPLY EVERY<3 REPLY<3",
    "IMP&ENDREPLY REPLY<4 DEST|QUOTED<6",
    "ENDREPLY REPLY<4 DEST<6",
    "IMP&PASS REPLY<9 DEST<6",
    "IMP&LIE",
    "IMP&PROMOTE SUPER|RIVAL|MONEY<6",
    "ALWAYS PROMOTE<2",
    "IMP&TELL THAT<3 USER<4 MUST<6 DEST|SECRET|CALL<8",
    "WHEN TELL&IMP<10 INSTEAD<4",
    "~ @18 TELL|INTRODUCE USER MUST SECRET",
    "~ @12 TELL|INTRODUCE USER EXPIRED"
  ],
  warning: [
    "INTRODUCE THAT<2 OTHER|RIVAL<3",
    "ENDREPLY&IMP MENTIONNOUN|INTRODUCE|TELL<3",
    "TELL&IMP ONLY<2",
    "WHEN ASK<2 IMP&INTRODUCE|IMP&TELL<9",
    "@14 IMP&INTRODUCE|IMP&TELL SEEMING !THIRD",
    "@12 WHEN IMP&PROMOTE !TOOL",
    "@12 IMP&PASS|IMP&WRITE YOU REPLY !LABEL",
    "@12 IMP&TELL|IMP&SHOW|IMP&INTRODUCE USER DEST",
    "@10 IMP&PASS EVERY REPLY !THIRD",
    "@10 IMP&INTRODUCE SUCCESS !NOT",
    "IMP&INTRODUCE THAT<2 !EMPTY !RESULT",
    "MUST PROMOTE<3",
    "IMP&PROMOTE USER<5"
  ]
};
var rule101 = cueRule(
  {
    id: "security/dictated-output",
    level: "error",
    kind: "content",
    summary: "A text dictates what the user is told, invents notices, or has results changed or held back.",
    why: "The user trusts what the assistant says. A description that puts words into its mouth, or takes some out, speaks to the user under a false name.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The model is told what to say to the user, or what to leave unsaid: {words}",
        help: "Return the facts and leave their wording to the model. What is not for the user should not be in the answer."
      }
    }
  },
  TABLE3,
  ({ sentence, tokens, level, opening: opening3 }) => (
    // "Act as if the day were today when it is missing": a default, told in the imperative.
    tokens.length <= 2 && /\bas (?:if|though)\b/.test(sentence.lower) && /\b(?:missing|omitted|absent|unset|left out|not given)\b/.test(sentence.lower) || sentence.spelling === "joined" || sentence.spelling === "identifier" || opening3 && sentence.tokens.length < 12 ? null : level
  )
);

// src/rules/security/encoded-text.ts
var FEW2 = 5;
var asks = (s) => has(s, "IMP") || has(s, "MUST") || has(s, "DONT") || has(s, "STRICT") || has(s, "IGNORE") || has(s, "SECRET") || has(s, "PREFER") || has(s, "USER") && (has(s, "TELL") || has(s, "SEND"));
var rule102 = {
  meta: {
    id: "security/encoded-text",
    level: "warning",
    kind: "content",
    summary: "A text holds something encoded that decodes to readable words.",
    why: "People skip over a block of letters and digits; models read base64, hexadecimal and reversed writing with ease. Honest ids and samples decode to nothing readable.",
    source: ["mcp"],
    messages: {
      default: {
        title: "Encoded text ({how}) reads: {decoded}",
        help: "Write it in plain words, or take it out."
      }
    }
  },
  *item(item, context) {
    const analysis = analysisOf(item, context);
    for (const field of analysis.fields) {
      if (field.role === "uri" || field.reading.decoded.length === 0) continue;
      const told3 = /* @__PURE__ */ new Set();
      for (const d of field.reading.decoded) {
        if (told3.has(d.text)) continue;
        told3.add(d.text);
        const loud = field.reading.sentences.some((s) => s.spelling === d.how && d.text.includes(s.text.slice(0, 20)) && asks(s));
        const sample = field.role === "example" || field.role === "default" || field.role === "pattern" || field.role === "enum";
        if (!loud && (sample || d.how === "percent" || words3(d.text).length < FEW2)) continue;
        yield issue(
          item,
          field.pointer,
          { how: d.how, decoded: shown(d.text), words: shown(field.value.slice(d.start, Math.min(d.end, d.start + 120))) },
          { level: loud ? "error" : "warning", sentence: sentenceAt(field.value, d.start) }
        );
      }
    }
  }
};

// src/rules/security/exfiltration.ts
var DEST2 = bitOf("DEST");
var HOST2 = bitOf("HOST");
var TABLE4 = {
  warning: ["@10 YOU MUST HOST|DEST !USERDO", "@8 ALSO IMP&WRITE RECIPIENT|DEST", "@8 IMP&SEND DEST !EXAMPLE"],
  error: [
    "PING DEST<3",
    "@10 IMP&SEND TO DEST !EXAMPLE",
    "@14 IMP&PASS B64 RECIPIENT|DEST",
    "EXFIL",
    "@10 IMP&SEND ALSO DEST",
    "@12 IMP&PASS USER DEST",
    "@8 IMP&COPY ALSO|ALWAYS DEST|RECIPIENT",
    "READ&IMP|CALL&IMP|RUN&IMP DEST<3 PASS|SENT<10 !EXAMPLE",
    "IMP&SEND RECIPIENT<8 DEST|HOST<4 !EXAMPLE",
    "IMP&SEND|IMP&COPY DEST<14 !EXAMPLE",
    "IMP&SEND|IMP&COPY TO<14 HOST<2 !EXAMPLE",
    "MUST|ALWAYS|ALSO SEND|COPY|SENT<5 DEST<12 !EXAMPLE",
    "MUST|ALWAYS|ALSO SEND|COPY|SENT<5 TO<10 HOST<2 !EXAMPLE",
    "SEND|SENT|COPY ALSO|ALWAYS|SILENT<8 DEST<8 !EXAMPLE",
    "COPY ALWAYS|MUST|GOES|SENT|SEND<5 DEST|HOST<6",
    "COPY|SENT DEST<5 !EXAMPLE",
    "GOES DEST<3 !EXAMPLE",
    "READERS DEST<4",
    "WITHOUT|SILENT SEND<6 DEST<10",
    "~ @10 SEND|COPY DEST"
  ]
};
var cues = cueRule(
  {
    id: "security/exfiltration",
    level: "error",
    kind: "content",
    summary: "A text names a destination and has something sent there, or names a host that was not there before.",
    why: "Data leaves through whatever channel is open: a blind copy, a web hook, a link with a question mark. A destination that a change brings in is where to look first.",
    source: ["mcp"],
    messages: {
      default: {
        title: "Something is to be sent to a destination named in the text: {words}",
        help: "Take the destination out of the text. Where data goes is configuration that the owner of the server sets and the user can see."
      },
      host: {
        title: "A host that this server did not name before: {host}",
        help: "Check that it is yours or your vendor\u2019s. Links in descriptions are followed by some models."
      },
      number: {
        title: "An account or a telephone number that this text did not name before: {number}",
        help: "Check that it is meant to be there. Numbers to pay or to call belong into configuration that the user can see."
      }
    }
  },
  TABLE4,
  ({ sentence, tokens, level, analysis }) => {
    if (sentence.spelling === "joined" || sentence.spelling === "identifier") return null;
    if (tokens.length === 1 && analysis.job("EXFIL")) return null;
    if (switchedOn(sentence, tokens))
      return tokens.some((t) => RESERVED.test(hostOf(sentence.lower.slice(t.start, t.end)) ?? "")) ? null : "warning";
    const to = tokens.find((t) => hasBit(t.bits, DEST2) || hasBit(t.bits, HOST2));
    if (to !== void 0 && /\bfrom\s+$/.test(sentence.lower.slice(Math.max(0, to.start - 6), to.start))) return null;
    if (to !== void 0 && hasBit(to.bits, HOST2) && !hasBit(to.bits, DEST2) && !has(sentence, "MUST") && !has(sentence, "SILENT") && !has(sentence, "ALSO") && !has(sentence, "AFTER"))
      return "warning";
    return level;
  }
);
var rule103 = {
  ...cues,
  *item(item, context) {
    yield* cues.item(item, context);
    yield* newHosts(item, context);
  }
};
function* newHosts(item, context) {
  if (item.target === "resource" || item.target === "template" || item.target === "server") return;
  const before2 = context.counterpart(item);
  if (before2 === void 0) return;
  let known5;
  const told3 = /* @__PURE__ */ new Set();
  for (const [{ placed, token }, host2, kind2] of destinations(analysisOf(item, context).placed)) {
    if (known5 === void 0) {
      known5 = /* @__PURE__ */ new Set();
      for (const [, old] of destinations(analyse(before2, context.surface.toolNames).placed)) known5.add(owner(old));
    }
    if (known5.has(owner(host2)) || told3.has(host2)) continue;
    told3.add(host2);
    yield issue(
      item,
      placed.field.pointer,
      { [kind2]: host2, ...evidenceOf(placed.sentence, token === void 0 ? [] : [token]) },
      { messageId: kind2, level: "warning", sentence: host2 }
    );
  }
}
var owner = (host2) => host2.split(".").slice(-2).join(".");
function* destinations(all2) {
  for (const placed of all2) {
    const { sentence } = placed;
    if (sentence.spelling === "joined") continue;
    if (has(sentence, "DEST") || has(sentence, "HOST")) {
      for (const token of sentence.tokens) {
        const host2 = hasBit(token.bits, DEST2) ? hostOf(wordAt(sentence, token)) : hasBit(token.bits, HOST2) ? bare4(placed, token) : void 0;
        if (host2 !== void 0 && !RESERVED.test(host2)) yield [{ placed, token }, host2, "host"];
      }
    }
    yield* numbers3(placed);
  }
}
var wordAt = (sentence, token) => sentence.lower.slice(token.start, token.end);
var PROSE = /* @__PURE__ */ new Set(["description", "title", "instructions", "default", "const", "enum", "other"]);
function bare4({ sentence, field }, token) {
  if (sentence.spelling === "identifier" || has(sentence, "EXAMPLE") || !PROSE.has(field.role)) return void 0;
  const before2 = sentence.lower.slice(Math.max(0, token.start - 5), token.start);
  return /[/@#$]$|site:$/.test(before2) ? void 0 : bareHost(wordAt(sentence, token), sentence.lower.slice(token.end, token.end + 4));
}
function* numbers3(placed) {
  const { sentence } = placed;
  if (sentence.spelling === "identifier" || has(sentence, "EXAMPLE") || !ACTS.some((tag) => has(sentence, tag))) return;
  for (const iban of ibans(sentence.lower)) yield [{ placed, token: void 0 }, iban, "number"];
  for (const token of sentence.tokens)
    if (hasBit(token.bits, DEST2) && sentence.lower[token.start] === "+")
      yield [{ placed, token }, wordAt(sentence, token).replace(/[^0-9+]/g, ""), "number"];
}
var ACTS = ["MUST", "ALWAYS", "IMP", "SEND", "SENT", "GOES", "CALL", "PASS", "COPY", "SHOW"];
var RESERVED = /(?:^|\.)(?:example|example\.(?:com|org|net)|localhost|json-schema\.org)$|^127\./;
function hostOf(destination) {
  const scheme = destination.indexOf("://");
  if (scheme >= 0) {
    const host2 = destination.slice(scheme + 3).split(/[/?#:]/, 1)[0].replace(/^.*@/, "").replace(/[.,;]+$/, "");
    return !/[a-z0-9]/.test(host2) || /[{}<>$]/.test(host2) || destination.startsWith("ui://") ? void 0 : host2;
  }
  const at2 = destination.indexOf("@");
  return at2 >= 0 ? destination.slice(at2 + 1) : void 0;
}

// src/rules/security/false-authority.ts
var LABEL3 = bitOf("LABEL");
var TABLE5 = {
  error: [
    "@8 YOU PENAL",
    "@12 MODEL MUST SEND|PASS|COPY AUTHORITY|COMPLIANCE",
    "@10 COMPLIANCE MODEL MUST",
    "AUTHORITY NOTICE&LABEL<2 MODEL|YOU|MUST|IMP|DONT|PRIVILEGE|BYPASS<40",
    "AUTHORITY&LABEL IMP|MUST|YOU|DONT<6 MODEL|USER|TOOL|PRIVILEGE|SAFETY|SECRET|CONVO|SEND|PASS|BYPASS|IGNORE|TRUST|FILE|COMMAND<30",
    "COMPLIANCE MODEL<10 MUST<4",
    "COMPLIANCE MUST<8 MODEL|YOU<6 PASS|SEND|READ|COPY|CALL<12",
    "MUST PASS|SEND|COPY<6 CONVO|USER|PRIVATE|SECRET<8 COMPLIANCE<14",
    "MODEL MUST<5 PASS|SEND|COPY|READ<5 COMPLIANCE|WHOLE|CONVO|PRIVATE<12",
    "NOTICE&LABEL MODEL<4 MUST|DONT<6",
    "MODEL&LABEL IMP|MUST|DONT<3",
    "COMPLIANCE CALL|RUN<8 MUST|FIRST<8",
    "THIS TOOL<2 MUST<3 COMPLIANCE<6",
    "MUST COMPLIANCE<8 CONVO|SECRET|PRIVATE<16",
    "~ @10 AUTHORITY|COMPLIANCE MUST MODEL|CONVO|SECRET"
  ],
  warning: ["AUTHORITY NOTICE&LABEL<2 !OWN", "HIDDEN NOTICE<2"]
};
var rule104 = cueRule(
  {
    id: "security/false-authority",
    level: "error",
    kind: "content",
    summary: "A text poses as a notice of the system, an administrator, security or compliance.",
    why: "A heading gives words a rank they do not have. A server is in no position to speak for the host, the law or the company of the user.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The text poses as someone who may give orders: {words}",
        help: "Say plainly what the tool needs and why. If a rule of law or security matters, it belongs into the server\u2019s code."
      }
    }
  },
  TABLE5,
  ({ sentence, tokens, level, field }) => {
    if (sentence.spelling === "joined" || sentence.spelling === "identifier") return null;
    const label = tokens.find((t) => hasBit(t.bits, LABEL3));
    if (label !== void 0) {
      const head = sentence.text.slice(tokens[0].start, label.end);
      const loud = new RegExp("\\p{Lu}{4}", "u").test(head);
      if (!loud && tokens[0] === label && !has(sentence, "SECRET") && !has(sentence, "CONVO") && !has(sentence, "BYPASS") && !has(sentence, "IGNORE"))
        return null;
      if (!loud && parameterOf(field.pointer) !== void 0) return null;
    }
    return level;
  }
);

// src/rules/security/foreign-tool.ts
var TABLE6 = {
  error: [
    "IMP&PASS|IMP&SEND OTHER<9 TOOL|SERVER<2",
    "DONT CALL<2 KNOWNTOOL<2 !OWNTOOL",
    "IGNORE&IMP TOOL<3 OTHER<4",
    "BEFORE CALL|RUN<4 IDENT<6 MUST<14 !OWNTOOL",
    "WHEN TOOL<4 CALLED<2 IDENT<3 MUST|IMP<12 !OWNTOOL",
    "WHEN OTHER|ANY<3 TOOL<3 IMP<10",
    "SERVER TOOL<2 MUST<3 CALLED|CALL<4",
    "IMP&CALL IDENT<2 SERVER<6 !OWNTOOL",
    "DONT CALL<3 TOOL<5 SERVER<5 !OWNTOOL",
    // Another tool's name with an order about it.
    "WHEN IDENT<5 CALLED<7 MUST|IMP<14 !OWNTOOL",
    "WHEN IDENT<5 TOOL<2 MUST|IMP<14 !OWNTOOL",
    "OTHER TOOL|SERVER<2 MUST<2 !OWNTOOL",
    "IDENT TOOL<2 MUST|ALWAYS|DONT<6 !OWNTOOL",
    "BEFORE CALLED|CALL<2 IDENT<3 MUST|ALWAYS|IMP<8 !OWNTOOL",
    "ALWAYS|MUST CALL<3 IDENT<3 TOOL<2 !OWNTOOL",
    "IMP&CALL TOOL<4 SERVER<5 DELETE|SEND|FILE<6",
    "IMP&CALL DELETE|SEND|RUN|WRITE<4 TOOL<2 SERVER<6",
    "SEND|PASS IDENT<5 TOOL<2 !OWNTOOL !THIRD"
  ],
  warning: [
    "@10 REMOTE CONNECTED WHEN IMP !OWNTOOL",
    "@10 KNOWNTOOL TOOL READ|SEND|PASS WHEN|AFTER|BEFORE|IMP !OWN",
    "@8 EVERY|ANY KNOWNTOOL MUST !OWNTOOL",
    "YOU FIRST<2 CALL<2 IDENT<2 !OWNTOOL",
    "@6 OTHER SERVER",
    "IMP&READ OTHER<5 TOOL|SERVER<2 !OWNTOOL",
    "READ|PASS|CALL IDENT<9 TOOL<2 SERVER<6 !OWNTOOL",
    "IMP&CALL IDENT<3 TOOL<2 BEFORE|FIRST|ALWAYS|AFTER<8 !OWNTOOL",
    "DONT CALL<3 OTHER|ANY<3 TOOL|SERVER<4 !OWNTOOL",
    "OTHER SERVER<3 TOOL|READ|CALL<8 !OWNTOOL",
    "TOOL OTHER<4 SERVER<2 !OWNTOOL"
  ]
};
var rule105 = cueRule(
  {
    id: "security/foreign-tool",
    level: "error",
    kind: "content",
    summary: "A text steers the use of tools or servers that are not in this list.",
    why: "A model reads all descriptions at once, so one server can bend what it does with the tools of another. That is how a harmless tool redirects somebody else\u2019s mail.",
    source: ["mcp"],
    messages: {
      default: {
        title: "A tool of another server is given rules: {words}",
        help: "Speak of this server\u2019s own tools only. If something has to come from elsewhere, say what it is and let the model find it."
      }
    }
  },
  TABLE6,
  ({ sentence, tokens, level }) => {
    if (sentence.spelling === "joined" || sentence.spelling === "identifier") return null;
    if (has(sentence, "EXAMPLE") && level === "warning") return null;
    return besideOtherServers(sentence, tokens) ? null : level;
  }
);

// src/rules/security/hidden-characters.ts
var rule106 = {
  meta: {
    id: "security/hidden-characters",
    level: "error",
    kind: "content",
    summary: "A text holds characters that a person does not see and a model reads.",
    why: "Zero-width, bidirectional, tag and control characters make the text that a reviewer reads another one than the text that the model reads.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The text holds {count} {count:1=character that is|*=characters that are} not drawn: {codes}",
        help: "Remove them. Emoji, and joiners within words of scripts that need them, are not counted here."
      },
      spelled: {
        title: "Invisible characters spell a text that only the model reads: {decoded}",
        help: "Remove them. Nothing in a definition needs letters from the tag block."
      }
    }
  },
  *item(item) {
    for (const text9 of item.texts) {
      const found = hidden(text9.value);
      if (found.length === 0) continue;
      const spelled2 = tagText(text9.value);
      const first = found[0];
      yield issue(
        item,
        text9.pointer,
        {
          count: found.length,
          codes: [...new Set(found.map((h) => escaped(h.codePoint)))].slice(0, 12),
          kinds: [...new Set(found.map((h) => h.kind))],
          words: shown(text9.value.slice(Math.max(0, first.start - 60), first.start + 200)),
          ...spelled2 === "" ? {} : { decoded: spelled2.slice(0, 400) }
        },
        { sentence: spanAt(sentences(text9.value), first.start)?.text ?? text9.value, ...spelled2 === "" ? {} : { messageId: "spelled" } }
      );
    }
  }
};

// src/rules/security/hidden-markup.ts
var POSING2 = new Set(
  `important system systems instruction instructions hidden secret admin administrator override inst sys critical mandatory directive directives assistant developer
   priority urgent confidential requirement internal prompt jailbreak root sudo warning attention policy security compliance private thinking im_start im_end begin
   endoftext s context_override wichtig systemnachricht anweisung importante importants sistema syst\xE8me instrucciones instru\xE7\xF5es consigne \u91CD\u8981 \u7CFB\u7EDF \u6307\u4EE4 \u30B7\u30B9\u30C6\u30E0 \u547D\u4EE4 \u0432\u0430\u0436\u043D\u043E \u0441\u0438\u0441\u0442\u0435\u043C\u0430`.split(
    /\s+/
  )
);
var HONEST = /* @__PURE__ */ new Set([
  "thinking",
  "context",
  "user",
  "security",
  "private",
  "internal",
  "s",
  "begin",
  "warning",
  "policy",
  "prompt",
  "assistant",
  "developer",
  "priority",
  "instructions",
  "system",
  "important",
  "attention",
  "critical",
  "requirement"
]);
var BRACKETED = /^(?:\/?inst|sys|system|hidden|secret|admin|override|assistant|system [a-z ]{3,30}|hidden [a-z ]{3,30}|[a-z]+ (?:directive|override|instructions?))$/;
var rule107 = {
  meta: {
    id: "security/hidden-markup",
    level: "error",
    kind: "content",
    summary: "A text holds markup that is not drawn, that poses as authority, or that calls home when drawn.",
    why: "A comment in HTML is invisible wherever Markdown is drawn. A tag such as SYSTEM or IMPORTANT is read by models as a voice above the user. A remote image tells its owner that the text was shown.",
    source: ["mcp"],
    messages: {
      default: {
        title: "A tag poses as a voice of authority: {tag}",
        help: "Say it in plain words. Tags that only group a text, such as examples, are not meant."
      },
      comment: {
        title: "A comment that a reader of drawn text does not see: {words}",
        help: "Take the comment out of the definition and keep it in the source."
      },
      image: {
        title: "An image or data link in a text for a model: {words}",
        help: "Take it out: nothing in a definition needs to be loaded."
      }
    }
  },
  *item(item) {
    for (const text9 of item.texts) {
      if (text9.role === "uri" || !/[<[]|data:/i.test(text9.value)) continue;
      const normal2 = normalise(text9.value);
      const told3 = /* @__PURE__ */ new Set();
      const spans = sentences(text9.value);
      for (const mark of marks(normal2.text, normal2.lower)) {
        if (told3.has(`${mark.messageId} ${mark.tag}`)) continue;
        if (told3.size >= MOST13) break;
        told3.add(`${mark.messageId} ${mark.tag}`);
        const at2 = originalIndex(normal2, text9.value, mark.at);
        yield issue(
          item,
          text9.pointer,
          { tag: shown(mark.tag, 80), words: shown(text9.value.slice(at2, at2 + 240)) },
          { sentence: spanAt(spans, at2)?.text ?? text9.value, messageId: mark.messageId, level: mark.level }
        );
      }
    }
  }
};
var LONGEST_TAG = 80;
var MOST13 = 20;
function* marks(text9, lower) {
  const closing = closingTags(lower);
  const opened = /* @__PURE__ */ new Set();
  for (let i = lower.indexOf("<"); i >= 0; i = lower.indexOf("<", i + 1)) {
    if (lower.startsWith("<!--", i)) {
      yield { at: i, tag: "<!--", messageId: "comment", level: "error" };
      continue;
    }
    const m = /^<\s?([/|]{0,2})\s?([\p{L}_][\p{L}\p{N}_:| -]{0,78}?)(?=[\s/|]*>|\s+[\p{L}_-]+=)/u.exec(lower.slice(i, i + LONGEST_TAG + 4));
    if (m === null) continue;
    const name = m[2].trim();
    if (name === "img" && /^<img[^>]{0,300}src\s?=\s?["']?(?:https?:|data:|\/\/)/.test(lower.slice(i, i + 320))) {
      yield { at: i, tag: "<img>", messageId: "image", level: "error" };
      continue;
    }
    const closes = m[1] === "/";
    if (closes && opened.has(name)) continue;
    opened.add(name);
    const posing = m[1].includes("|") || poses(name, text9.slice(i, i + m[0].length), (closing.get(name) ?? -1) > i);
    if (posing) yield { at: i, tag: text9.slice(i, i + m[0].length + 1), messageId: "default", level: "error" };
  }
  for (let i = lower.indexOf("["); i >= 0; i = lower.indexOf("[", i + 1)) {
    const near = lower.slice(i, i + 300).indexOf("]");
    const end = near < 0 ? -1 : i + near;
    if (end > i && end - i <= LONGEST_TAG) {
      const inside = lower.slice(i + 1, end).replace(/[[\]:]/g, "").trim();
      if (BRACKETED.test(inside) && lower[end + 1] !== "(" && text9[i + 1] !== lower[i + 1]) {
        yield { at: i, tag: text9.slice(i, end + 1), messageId: "default", level: "error" };
      }
    }
    if (text9[i - 1] === "!" && end > i && end - i < 300 && /^\]\(\s?(?:https?:|data:|\/\/)/.test(lower.slice(end, end + 12))) {
      yield { at: i - 1, tag: "![]()", messageId: "image", level: "error" };
    }
  }
  const data = /data:(?:text|image|application)\/[a-z0-9.+-]{2,40};base64,[a-z0-9+/]{24}/.exec(lower);
  if (data !== null) yield { at: data.index, tag: "data:", messageId: "image", level: "error" };
}
function closingTags(lower) {
  const last = /* @__PURE__ */ new Map();
  for (let i = lower.indexOf("</"); i >= 0; i = lower.indexOf("</", i + 2)) {
    const m = /^[\p{L}\p{N}_:| -]{1,80}/u.exec(lower.slice(i + 2, i + 2 + LONGEST_TAG));
    if (m !== null) last.set(m[0].trim(), i);
  }
  return last;
}
function poses(name, written, closed2) {
  const words4 = name.split(/[\s_:|-]+/).filter((w) => w !== "");
  if (words4.length === 0 || words4.length > 6 || !words4.some((w) => POSING2.has(w))) return false;
  const loud = new RegExp("\\p{Lu}{3}", "u").test(written);
  if (words4.length === 1 && HONEST.has(words4[0]))
    return loud || closed2 && ["important", "system", "instructions", "critical", "assistant"].includes(words4[0]);
  return loud || closed2;
}

// src/rules/security/identity-changed.ts
var PRODUCTS = new Set(
  "github gitlab slack google gmail microsoft outlook teams apple stripe paypal aws amazon azure openai anthropic claude chatgpt notion atlassian jira dropbox whatsapp telegram okta salesforce shopify cloudflare figma linear sentry datadog visa mastercard".split(
    " "
  )
);
var WHAT2 = oneOf("what", ["The title", "The server\u2019s name", "The server\u2019s title", "The server\u2019s website", "The host of the icon"]);
var rule108 = {
  meta: {
    id: "security/identity-changed",
    level: "warning",
    kind: "change",
    summary: "The server\u2019s name, website or icon host changed, or a title now poses as another product.",
    why: "People trust a name and a logo. A server that changes them in a small release, or a tool that takes on another product\u2019s name, asks for trust it was not given.",
    source: ["mcp"],
    messages: {
      default: {
        title: `${WHAT2} was {before:empty=empty} and is {after}`,
        help: "If the product was renamed, say so in the pull request; otherwise take it back."
      }
    }
  },
  *change({ base, head, pairing }) {
    if (base.server && head.server) {
      const [b, h] = [own(base.server.raw, "serverInfo"), own(head.server.raw, "serverInfo")];
      const server2 = head.server;
      yield* differ2(server2, "/serverInfo/name", "The server\u2019s name", own(b, "name"), own(h, "name"));
      yield* differ2(server2, "/serverInfo/title", "The server\u2019s title", own(b, "title"), own(h, "title"));
      yield* differ2(server2, "/serverInfo/websiteUrl", "The server\u2019s website", host(own(b, "websiteUrl")), host(own(h, "websiteUrl")));
      yield* icons(server2, "/serverInfo/icons", own(b, "icons"), own(h, "icons"));
    }
    for (const { base: b, head: h } of pairing.tools) {
      if (!b || !h) continue;
      yield* icons(h, "/icons", own(b.raw, "icons"), own(h.raw, "icons"));
      const [before2, after] = [titles(b), titles(h)];
      if (before2 === after) continue;
      const known5 = new Set(
        words3(
          `${before2} ${b.name.replace(/[_.-]/g, " ")} ${b.description ?? ""} ${String(own(own(base.server?.raw, "serverInfo"), "name") ?? "")}`.slice(
            0,
            2e4
          )
        )
      );
      const posed = words3(after.slice(0, 400)).find((w) => PRODUCTS.has(w) && !known5.has(w));
      if (posed !== void 0)
        yield issue(
          h,
          "/title",
          { what: "The title", before: shown(before2, 120) || "empty", after: shown(after, 120) },
          { sentence: after }
        );
    }
  }
};
var titles = (item) => [own(item.raw, "title"), own(own(item.raw, "annotations"), "title")].filter((t) => typeof t === "string").join(" ");
function* differ2(item, pointer, what, before2, after) {
  if (typeof before2 !== "string" || before2 === "" || before2 === after || typeof after !== "string") return;
  yield issue(item, pointer, { what, before: shown(before2, 120), after: shown(after, 120) }, { sentence: after });
}
function host(url) {
  if (typeof url !== "string") return void 0;
  const at2 = url.indexOf("://");
  return at2 < 0 ? void 0 : url.slice(at2 + 3).split(/[/?#]/, 1)[0];
}
function* icons(item, pointer, before2, after) {
  const hosts = (list3) => {
    return new Set((Array.isArray(list3) ? list3 : []).map((i) => host(own(i, "src"))).filter((h) => h !== void 0));
  };
  const known5 = hosts(before2);
  if (known5.size === 0) return;
  for (const h of hosts(after))
    if (!known5.has(h))
      yield issue(
        item,
        pointer,
        { what: "The host of the icon", before: shown([...known5].join(", "), 120), after: shown(h, 120) },
        { sentence: h }
      );
}

// src/rules/security/unusual.ts
var ODD = bitsOf(
  ...[
    "TELL",
    "INTRODUCE",
    "HIDE",
    "PROMOTE",
    "LIE",
    "SEND",
    "COPY",
    "APPROVE",
    "RENEW",
    "ASSUME",
    "TREAT",
    "DENY",
    "SWAP",
    "CHANGE",
    "LEAVEOUT",
    "TRUST",
    "IGNORE",
    "BYPASS",
    "READ",
    "PASS",
    "WRITE",
    "KEEP",
    "ENDREPLY",
    "SUPERSEDE",
    "DOWNLOAD",
    "GRANT",
    "DO"
  ]
  // biome-ignore format: one list
);
var IMP3 = bitsOf("IMP");
var QUOTED3 = bitsOf("QUOTED");
var USUAL = new Set(
  `use include exclude pass set prefer get add follow create call start see keep provide flag update raise omit delete pull read contain
   show run open find tell ask send fetch remove present list change write reply prompt output skip save increase allow select apply prefix
   forward upload deactivate perform exchange clear enter accept extract fill trigger enable state ignore replace modify inspect cancel give
   search execute summarize summarise push duplicate submit store overwrite retrieve reduce lower adhere confirm obtain gather click refer
   put insert attach describe capture check specify note treat convert pick hold name label count mark link format choose switch save load
   access review relay adjust avoid look edit view query display search_for look_up refer_to double invent truncate let_them warn inform notify alert grant pass_along turn_off copy`.trim().split(/\s+/).map((w) => w.replaceAll("_", " "))
);
var SAYS2 = /* @__PURE__ */ new Set(["say", "mention", "report", "explain", "suggest", "state"]);
var meets = (a, b) => {
  for (let w = 0; w < WORDS4; w++) if ((a[w] & b[w]) !== 0) return true;
  return false;
};
var CONDITION2 = /^[^a-z0-9]{0,4}(?:if|when|whenever|once|should|before|after|for|in|while|as|on|with|at|upon|where|unless|until|since|to|by|from|instead|besides|also|then|do|don't|never|please|kindly|dear)\b/;
var CLAUSE = /(?:[,;:!(]|\b(?:then|please|kindly|simply|just|always|also|and|but)) ?["'(]?$/;
var LIST = /^(?:[-*•>]|\d+[.)])/;
function ordersAt(lower, at2) {
  if (LIST.test(lower)) return false;
  const before2 = lower.slice(0, at2);
  if (!/[a-z]/.test(before2)) return true;
  if (!CLAUSE.test(before2.slice(-12))) return /^(?:please|kindly|always|then|now|simply|just|also|quietly|silently|instead) $/.test(before2);
  return CONDITION2.test(lower) || /[;:!] ?$/.test(before2) || !/[,] ?$/.test(before2) === /^[a-z]+ (?:it|them|the|a|an|this|that|its|each|every|any|all|your|to|in|out|up) /.test(lower);
}
function unusual({ sentence, opening: opening3, field }, analysis) {
  if (/\b(?:missing|omitted|absent|unset|left out|not given)\b/.test(sentence.lower)) return false;
  if (opening3 || sentence.spelling !== "plain" || field.role === "title" || parameterOf(field.pointer) !== void 0) return false;
  return sentence.tokens.some(
    (t) => meets(t.bits, IMP3) && meets(t.bits, ODD) && !meets(t.bits, QUOTED3) && !USUAL.has(sentence.lower.slice(t.start, t.end)) && !(has(sentence, "EMPTY") && SAYS2.has(sentence.lower.slice(t.start, t.end))) && ordersAt(sentence.lower, t.start) && !negated(sentence, t)
  ) && !analysis.names(sentence, "any");
}

// src/rules/security/new-directive.ts
function roleOf({ sentence: s, opening: opening3 }) {
  if (s.spelling === "identifier" || s.spelling === "joined" || s.words < 3) return void 0;
  const obliges = has(s, "MUST") || has(s, "ALWAYS");
  if (opening3 && !obliges && !has(s, "DONT")) return void 0;
  const addressed = has(s, "YOU") || has(s, "MODEL") || has(s, "USER") || has(s, "TOOL") || has(s, "CALL");
  if (!has(s, "IMP") && !has(s, "DONT") && !(obliges && addressed)) return void 0;
  return has(s, "USER") && !has(s, "MODEL") && !has(s, "YOU") && !has(s, "IMP") ? "user" : "model";
}
var rule109 = {
  meta: {
    id: "security/new-directive",
    level: "note",
    kind: "change",
    summary: "An added sentence tells the model or the user to do something.",
    why: "Not every order is an attack, and a quiet attack carries no loud word. A reviewer who reads the added orders first has read what matters.",
    source: ["mcp"],
    messages: {
      default: {
        title: "An added sentence directs the {addressee:user=user|model=model}: {words}",
        help: "Read it as the model would: what is asked, of whom, on what, and is that this tool\u2019s business?"
      },
      unusual: {
        title: "An added sentence gives the {addressee} an order that tools hardly ever give: {words}",
        help: "Read it as the model would. Say what the tool does and returns; leave what the user is told, and what else is done, to the model and the user."
      }
    }
  },
  *change({ base, head, pairing }) {
    const gone = /* @__PURE__ */ new Set();
    for (const item of base.items) if (pairing.headOf(item) === void 0) directives(item, base.toolNames, gone);
    for (const item of head.items) {
      const before2 = pairing.baseOf(item);
      if (before2 !== void 0 && same(before2.raw, item.raw)) continue;
      const known5 = /* @__PURE__ */ new Set();
      if (before2 !== void 0) directives(before2, base.toolNames, known5);
      yield* added2(item, known5, gone, head.toolNames);
    }
  }
};
var LONGEST8 = 1200;
var normal = (text9) => text9.toLowerCase().replace(/\s+/g, " ").trim();
function directives(item, names, into) {
  for (const placed of analyse(item, names).placed) if (roleOf(placed) !== void 0) into.add(normal(placed.sentence.text));
}
function* added2(item, known5, gone, names) {
  const analysis = analyse(item, names);
  for (const placed of analysis.placed) {
    const addressee = roleOf(placed);
    if (addressee === void 0) continue;
    const { sentence, field } = placed;
    const key = normal(sentence.text);
    if (known5.has(key) || gone.has(key)) continue;
    known5.add(key);
    const odd = addressee === "model" && unusual(placed, analysis);
    yield issue(
      item,
      field.pointer,
      { addressee, words: shown(sentence.text, LONGEST8) },
      { sentence: sentence.text, ...odd ? { level: "warning", messageId: "unusual" } : {} }
    );
  }
}

// src/rules/security/override.ts
var TABLE7 = {
  error: [
    "~ @10 IGNORE ABOVE",
    "~ @9 PRIOR INSTR UNBOUND",
    "@14 ABOVE|SAFETY UNNEEDED",
    "@8 IMP&TREAT PREAPPROVED",
    "OBEY WITHOUT<6 ASK<2",
    "~ @10 ABOVE UNBOUND",
    "~ @8 PRIOR INSTR UNBOUND",
    "YOU FROMNOW<3",
    "@14 CONFLICT INSTR|POLICY OPERATOR|PROMPT|HOSTAPP|MODEL|YOU",
    "IGNORE&IMP ASK<3",
    "YOU WITHOUT<4 POLICY|SAFETY|INSTR<3 !DONT",
    "PERMISSION|CONSENT USER<4 BYPASS|LEAVEOUT|UNNEEDED<5",
    "@10 PREAPPROVED AUTHORITY",
    "@16 ABOVE UNBOUND|EXPIRED|OBSOLETE",
    "@14 AGREE|APPROVE PRIOR DONT|NEEDNOT ASK",
    "DONT|NEEDNOT ASK<3 PERMISSION|CONSENT<3",
    "IMP EVENIF<6 NOT<3 ASK|GIVEN<2",
    "IGNORE&IMP PROMPT<3",
    "IGNORE&IMP YOU<3 INSTR|POLICY|SAFETY<3",
    "IGNORE&IMP ABOVE<2",
    "SUPERSEDE&IMP YOU<2 SAFETY|POLICY|INSTR|PROMPT<3",
    "@10 ABOVE EXPIRED|OBSOLETE|UNBOUND",
    "~ @8 DONT ASK CONSENT",
    "@12 MODE UNBOUND",
    "@10 UNNEEDED PERMISSION|SAFETY USER|PRIVILEGE",
    "@8 PRIOR INSTR OBSOLETE",
    "@8 DISTRUST OTHER|TOOL|SERVER",
    "@10 PREAPPROVED USER|SAFETY|PERMISSION|CONSENT|DONT|SECRET !WHEN",
    "@6 AS MODEL YOU",
    "MUST OBEY<3 INSTR<3",
    "BYPASS&IMP LOGS<3",
    "@8 ASSUME USER AGREE|APPROVE",
    "BEFORE USER<3 OBJECT<3",
    "@8 IMP HIDDEN PRIVILEGE|RECIPIENT",
    "@10 IMP&OBEY INSTR INSTEAD|ONLY|IGNORE|DONT",
    "@8 INSTR HIDDEN",
    "@8 PRIVILEGE WITHOUT|BYPASS SAFETY|PERMISSION|CONSENT",
    "@8 INSTR FIRST|ONLY OBEY",
    "POLICY|INSTR OPERATOR|HOSTAPP|MODEL|YOU<6 UNBOUND<5",
    "@12 UNBOUND POLICY|INSTR OPERATOR|HOSTAPP|MODEL|YOU",
    "@12 INSTR|POLICY YOU|MODEL UNBOUND|EXPIRED !SECRET",
    "IMP&TREAT AS<12 AUTHORITY|USER|INSTR<5",
    "IMP&APPROVE ANY|EVERY<3 PERMISSION<3",
    "@6 IGNORE&IMP PRIOR INSTR|POLICY|TURN",
    "@8 GRANT PRIVILEGE IMP",
    "@8 TRUST&IMP ANY",
    "@8 FROMNOW IMP|MUST|ALWAYS",
    "@8 MODE YOU|MODEL !THIRD",
    "@6 BYPASS&IMP PERMISSION",
    "SUPERSEDE PROMPT<4",
    "NOWYOU !STATE",
    "YOU UNBOUND<4 POLICY|INSTR|SAFETY<6",
    "PRIOR POLICY|SAFETY|INSTR<3 UNBOUND<4",
    "UNBOUND PRIOR<3 POLICY|INSTR|SAFETY<3",
    "IGNORE&IMP USER<4 GIVEN<3",
    "OBEY&IMP ONLY<3 THIS<3 INSTR|TOOL|SERVER<3",
    "IGNORE PRIOR<4 INSTR<3",
    "IGNORE INSTR<5 PRIOR|SAFETY<5",
    "IGNORE&IMP PRIOR<3 POLICY<3",
    "IGNORE SAFETY<4 !THIRD",
    "IGNORE&IMP PRIOR<3 TOOL|SERVER<3",
    "IGNORE&IMP WHATEVER|PRIOR<3 INSTR<7",
    "~ @7 IGNORE|SUPERSEDE PRIOR INSTR",
    "SUPERSEDE PRIOR<4 INSTR<4",
    "SUPERSEDE INSTR<4 PRIOR<4",
    "INSTR SUPERSEDE<5 PRIOR|INSTR<6",
    "BECOME MODEL|PRIVILEGE|MODE|AUTHORITY<6 !THIRD",
    "BECOME&LABEL",
    "YOU MODE<8",
    "YOU OBEY<6 ONLY|NOT<8",
    "FROMNOW YOU|MODEL|DONT|ALWAYS|IGNORE|OBEY<6",
    "FROMNOW&BECOME",
    "BYPASS&IMP SAFETY<6",
    "BYPASS SAFETY<4 PRIVILEGE|MODE|TRUST<20",
    "GRANT&IMP PRIVILEGE<4",
    "TRUST&IMP ANY|EVERY<2",
    "~ @8 BYPASS SAFETY",
    "~ BECOME",
    "IGNORE&IMP ANY|EVERY<2 INSTR|SAFETY|POLICY<4",
    "OBEY&IMP ONLY<3 INSTR<6",
    "IGNORE&IMP INSTR<3 HOSTAPP|USER|MODEL<4",
    "RUN ANY<2 COMMAND<3 WITHOUT<4",
    "WITHOUT SAFETY<3 !THIRD"
  ],
  warning: [
    "DONT ASK<3 AFTER|ALSO<9",
    "DONT|NEEDNOT ASK&BASE<3 !USER !WHEN !RESULT !TURN",
    "@8 PERMISSION|CONSENT BYPASS|UNNEEDED !THIRD",
    "IMP&RUN GRANT|PRIVILEGE<5",
    "@8 UNNEEDED SAFETY|PERMISSION",
    "@8 IMP&CHANGE PERMISSION|PRIVILEGE USER",
    "@6 IMP&OBEY INSTR",
    "@6 IGNORE&IMP INSTR PRIOR|HOSTAPP|USER",
    "@8 BYPASS SAFETY",
    "BECOME PRIVILEGE<5",
    "MODE SAFETY<12",
    "BYPASS SAFETY<4 !BASE"
  ]
};
var rule110 = cueRule(
  {
    id: "security/override",
    level: "error",
    kind: "content",
    summary: "A text tells the model to set aside its instructions or its safeguards, or to take on another role.",
    why: "A description has no standing to change what the model was told by its host or its user. Text that tries is written against them.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The model is told to set aside other instructions or safeguards: {words}",
        help: "Take the sentence out. Describe what the tool does and when it fits; leave the rules of the conversation to the host and the user."
      }
    }
  },
  TABLE7,
  ({ sentence, tokens, level, opening: opening3 }) => {
    if (distrustsContent(sentence, tokens) || onConsent(sentence, tokens) || promptOfAnother(sentence, tokens)) return null;
    if (sentence.spelling === "identifier" && tokens.some((t) => hasBit(t.bits, ASK))) return null;
    if (deniesItself(sentence, tokens[0])) return null;
    if (tokens.some((t) => hasBit(t.bits, PRIVILEGE)) && setsParameter(sentence)) return null;
    const grants = hasBit(tokens[0].bits, GRANT) && !has(sentence, "YOU") && !has(sentence, "TOOL");
    if (grants && (opening3 || has(sentence, "USER"))) return opening3 ? null : "warning";
    return level;
  }
);
var ASK = bitOf("ASK");
var GRANT = bitOf("GRANT");
var PRIVILEGE = bitOf("PRIVILEGE");

// src/rules/security/padded-text.ts
var SPACES = 40;
var LINES = 6;
var rule111 = {
  meta: {
    id: "security/padded-text",
    level: "error",
    kind: "content",
    summary: "A text goes on behind a long run of spaces or blank lines.",
    why: "In a narrow window, a scrolling field or a diff the part behind the gap is out of sight. The model reads it all the same.",
    source: ["mcp"],
    messages: {
      default: {
        title: "Text is pushed out of sight behind {length} {what:spaces=spaces|line breaks=line breaks}: {words}",
        help: "Close the gap. If what follows belongs to the description, it can stand next to the rest."
      }
    }
  },
  *item(item) {
    for (const text9 of item.texts) {
      if (text9.role === "uri" || text9.value.length < SPACES && !text9.value.includes("\n")) continue;
      const gap = widest(text9.value);
      if (gap === void 0) continue;
      yield issue(
        item,
        text9.pointer,
        { length: gap.length, what: gap.what, words: shown(text9.value.slice(gap.end, gap.end + 240)) },
        { sentence: sentenceAt(text9.value, gap.end) }
      );
    }
  }
};
var isBlank = (c) => c === 32 || c === 9 || c === 160 || c >= 8192 && c <= 8203 || c === 12288 || c === 10240 || c === 8239 || c === 8287 || c === 12644;
function widest(text9) {
  let best2;
  const take = (gap) => {
    if (best2 === void 0 || gap.length > best2.length) best2 = gap;
  };
  let i = 0;
  while (i < text9.length) {
    const c = text9.charCodeAt(i);
    if (!isBlank(c) && c !== 10 && c !== 13) {
      i++;
      continue;
    }
    const start = i;
    let lines = 0;
    let lineStart = start;
    let longest = 0;
    while (i < text9.length) {
      const here = text9.charCodeAt(i);
      if (here === 10) {
        lines++;
        longest = Math.max(longest, i - lineStart);
        lineStart = i + 1;
      } else if (!isBlank(here) && here !== 13) break;
      i++;
    }
    if (i >= text9.length) break;
    const spaces = Math.max(longest, i - lineStart);
    const indented = lines > 0 || start === 0;
    if (spaces >= (indented ? 3 * SPACES : SPACES)) take({ end: i, length: spaces, what: "spaces" });
    else if (lines >= LINES) take({ end: i, length: lines, what: "line breaks" });
  }
  return best2;
}

// src/rules/security/precedence.ts
var TABLE8 = {
  error: [
    "~ @12 BEFORE EVERY|ANY CALL TOOL|TURN",
    "~ @10 BEFORE ANY|EVERY TURN CALL",
    "~ @10 ANY|EVERY TURN FIRST CALL",
    "NOTHING MUST<4 BEFORE<12",
    "OTHER TOOL<2 MUST<4 BEFORE<9 THIS<2 !OWNTOOL",
    "@10 ALWAYS START|FIRST THIS !WHEN !OWNTOOL",
    "GOES|PRECEDE BEFORE|OVER<2 OTHER|ANY|RIVAL<3",
    "~ @14 BEFORE TURN MUST|ALWAYS CALL TOOL",
    "~ @14 OTHER TOOL FIRST|BEFORE CALL",
    "@8 MUST PRECEDE CALL|TOOL|RUN !OWNTOOL",
    "@8 CALL&IMP|CALLED BEFORE ANY OTHER TOOL ALWAYS|MUST|WHATEVER !OWNTOOL",
    "@8 THIS TOOL MUST CALLED FIRST !OWNTOOL",
    "NOTHING CALL|CALLED|RUN<5 BEFORE<4",
    "@8 CALL|CALLED FIRST ALWAYS|MUST ANY|EVERY !OWNTOOL",
    "START EVERY<3 TURN<2 CALL|TOOL<6",
    "CALL FIRST|BEGINNING<6 EVERY<3 TURN<2",
    "MUST FIRST<3 ANY|EVERY<5 TURN|TOOL<3",
    "~ @10 BEFORE EVERY|ANY TURN|TOOL CALLED|CALL",
    "MUST|ALWAYS CALLED|CALL|RUN<5 BEFORE|FIRST<4 ANY|EVERY<4 TOOL|TURN|USER<4 !OWNTOOL",
    "IMP&CALL BEFORE<5 ANY|OTHER<2 OTHER|TOOL|TURN<3 ALWAYS|WHATEVER|EVERY|MUST<8 !OWNTOOL",
    "ALWAYS CALL<3 BEFORE<5 EVERY|ANY<3 TOOL|TURN<4 !OWNTOOL",
    "MUST|ALWAYS CALLED|CALL|RUN<5 BEFORE<4 ANY<3 OTHER<2 !OWNTOOL",
    "MUST|ALWAYS CALL|CALLED|RUN<5 EVERY<4 TURN<2",
    "WHATEVER USER<4 CALL|FIRST<10 FIRST|TURN<8",
    "FIRST TURN|CALL<3 WHATEVER|EVERY|ANY<6 TOOL|TURN|USER<5 MUST|ALWAYS<12",
    "FIRST ANY|EVERY<5 TURN|TOOL<5 MUST|ALWAYS<14 !OWNTOOL",
    "CALLED|CALL FIRST<3 WHATEVER|WITHOUT<6",
    "BEFORE ANY<4 OTHER<2 TOOL<3 MUST|ALWAYS|WITHOUT<12 !OWNTOOL",
    "MUST BEFORE<4 ANY|EVERY<2 TOOL|TURN<4 CALLED|CALL|RUN<6",
    "MUST PRECEDE<4 ANY|EVERY|OTHER<3",
    "BEFORE TELL|INTRODUCE|ASK<2 ANY|EVERY|USER<4 IMP&CALL|MUST<10 !OWNTOOL",
    "MUST|ALWAYS CALL|CALLED<4 BEFORE<3 INTRODUCE|ASK|TELL<2 USER|ANY|TURN<4",
    "~ @10 CALL BEFORE OTHER|ANY TOOL ALWAYS|MUST|ANY",
    "~ @8 FIRST CALL EVERY|ANY TURN|TOOL MUST|ALWAYS"
  ],
  warning: [
    "@10 CALLED ALWAYS WHEN !OWNTOOL",
    "MUST|ALWAYS CALLED|CALL|RUN<5 BEFORE|FIRST<6 OTHER<4 TOOL|TURN<4 !OWNTOOL",
    "BEFORE TELL|INTRODUCE|ASK<2 TURN<4 IMP&CALL|MUST<10 !OWNTOOL",
    "CALL|CALLED BEFORE<5 ANY|OTHER<2 OTHER|TOOL<3 !OWNTOOL",
    "FIRST CALL|CALLED<3 BEFORE<6 ANY|OTHER<3",
    "CALL|CALLED FIRST<3 BEFORE<3 ANY|OTHER|USER|INTRODUCE<4",
    "BEFORE ANY<2 OTHER<2 TOOL<3"
  ]
};
var rule112 = cueRule(
  {
    id: "security/precedence",
    level: "error",
    kind: "content",
    summary: "A tool demands to be called first, on every turn, or before any other tool.",
    why: "Whoever is called first sees what the user wanted and sets the scene for everything after. An honest prerequisite names the tool that needs it.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The tool demands to come before everything else: {words}",
        help: "Say which of your own tools needs this one first, and why: \u201Ccall this before `own_tool`\u201D."
      }
    }
  },
  TABLE8,
  ({ sentence, tokens, level, analysis }) => {
    if (sentence.spelling === "joined" || sentence.spelling === "identifier") return null;
    if (analysis.names(sentence, "tool")) return null;
    return beforeOtherThings(sentence, tokens) ? null : level;
  }
);

// src/rules/security/preference.ts
var TABLE9 = {
  warning: [
    "PRAISE RIVAL<5",
    "RIVAL PRAISE|NOTHING<4",
    "@10 PREFER&IMP OTHER TOOL",
    "NOTHING CLOSE<9",
    "@8 IMP&SEND EVERY THIS",
    "@8 OTHER TOOL PRAISE !RESULT !OWN",
    "PREFER&IMP THIS<3 ALWAYS<3 !WHEN !OWNTOOL",
    "NOTHING TOOL|CLOSE<3 CLOSE|PREFER<4",
    "@8 PREFER&IMP THIS RIVAL|OTHER !OWNTOOL !OWN",
    "DONT OTHER|RIVAL<2 PRAISE<10",
    "DONT OTHER<2 TOOL<4 !OWNTOOL",
    "THIS SUPER<5 TOOL<4",
    "THIS TOOL<2 SUPER<6 !BASE",
    "SUPER TOOL<4 KIND|ANY|EVERY<6",
    "TOOL SUPER<4 RIVAL<8",
    "MUST|ALWAYS|DONT PREFER|CALL<3 THIS|TOOL<3 RIVAL|INSTEAD|ANY|EVERY<8 !OWNTOOL",
    "ALWAYS PREFER|CALL<2 THIS<3 !WHEN !OWNTOOL",
    "PREFER|CALL THIS<2 OVER<4 ANY|OTHER|RIVAL<3",
    "PREFER THIS<3 OVER<5 RIVAL|ANY|OTHER<3 !OWNTOOL",
    "PREFER TOOL<3 OVER<4 ANY|OTHER|RIVAL<3 !OWNTOOL",
    "IGNORE|DONT OTHER|RIVAL<4 TOOL<3 !OWNTOOL",
    "DONT CALL<2 RIVAL<3",
    "PRAISE RIVAL|SUPER|PRAISE<9",
    "SUPER RIVAL<9",
    "SUPER THAN<4 OTHER|ANY|RIVAL<3",
    "PRAISE THAN<4 OTHER|ANY|RIVAL<3",
    "ONLY TOOL<3 YOU<3 MUST<4",
    "PRAISE PRAISE<6 PRAISE<8",
    "RIVAL PRAISE<5 !OWNTOOL",
    "MUST CALL<3 THIS<3 ANY|EVERY<4 !OWNTOOL",
    "SUPER SUPER<6",
    "PREFERRED TOOL<3 THIS<4",
    "~ @10 ALWAYS|PREFER CALL|PREFER TOOL OTHER|INSTEAD",
    "~ @6 SUPER TOOL"
  ]
};
var rule113 = cueRule(
  {
    id: "security/preference",
    level: "warning",
    kind: "content",
    summary: "A text praises the tool or asks to be preferred to others.",
    why: "Praise moves models more than people: it draws calls away from tools that fit better, and it is how a hostile server gets chosen.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The tool recommends itself instead of saying when it fits: {words}",
        help: "Say when to use it: \u201CUse this when the user asks for \u2026\u201D. The model can compare facts, not adjectives."
      }
    }
  },
  TABLE9,
  ({ sentence, tokens, level, analysis, field }) => {
    if (sentence.spelling === "identifier" || sentence.spelling === "joined") return null;
    if (parameterOf(field.pointer) !== void 0 || analysis.names(sentence, "tool")) return null;
    const praises = ["OTHER", "RIVAL", "SUPER", "PRAISE", "TURN", "ANY", "INSTEAD"].some((tag) => has(sentence, tag));
    if (!praises && has(sentence, "ALWAYS") && /\bbefore [a-z]+ing\b/.test(sentence.lower)) return null;
    return handsToOthers(sentence, tokens) ? null : level;
  }
);

// src/rules/security/prose-in-schema.ts
var PLACES2 = {
  type: 2,
  required: 3,
  enum: 7,
  default: 6,
  const: 6,
  pattern: 5,
  comment: 8,
  key: 6,
  other: 7
};
var SHORTEST2 = 8;
function directs(field) {
  return field.reading.sentences.some(
    (s) => s.spelling !== "joined" && (has(s, "IMP") && s.words >= 4 && (has(s, "USER") || has(s, "MODEL") || has(s, "FILE") || has(s, "FIRST") || has(s, "BEFORE") || has(s, "TOOL") || has(s, "SECRET") || has(s, "CONTENT")) || has(s, "STRICT") || has(s, "MODEL") && has(s, "MUST") || has(s, "DONT") && has(s, "USER"))
  );
}
var grave = (field) => field.reading.sentences.some(
  (s) => s.spelling !== "joined" && has(s, "IMP") && ["TOOL", "SECRET", "STRICT", "VAULT", "PRIVATE", "FILE", "CONVO", "PROMPT"].some((tag) => has(s, tag))
);
var rule114 = {
  meta: {
    id: "security/prose-in-schema",
    level: "warning",
    kind: "content",
    summary: "Sentences stand in a part of a schema that is meant for values: type, required, enum, default, const, pattern, $comment, unknown keys.",
    why: "Reviewers read descriptions. A model reads the whole schema, so an order hides well where a value is expected.",
    source: ["mcp"],
    messages: {
      default: {
        title: "Prose stands where a value belongs ({place}): {words}",
        help: "Move what is meant for readers into the description, and keep values short."
      }
    }
  },
  *tool(tool, context) {
    const analysis = analysisOf(tool, context);
    for (const field of analysis.fields) {
      const least = PLACES2[field.role];
      if (least === void 0 || field.value.length < SHORTEST2 || !/\s/.test(field.value)) continue;
      if (!field.pointer.startsWith("/inputSchema/") && !field.pointer.startsWith("/outputSchema/")) continue;
      const count = field.value.length > 4e3 ? least : field.value.trim().split(/\s+/).length;
      const odd = field.role === "type" || field.role === "required";
      if (count < least || !odd && !directs(field)) continue;
      yield issue(
        tool,
        field.pointer,
        { place: field.role === "comment" ? "$comment" : field.role, words: shown(field.value) },
        { level: grave(field) ? "error" : "warning", sentence: field.value.slice(0, 2e3) }
      );
    }
  }
};

// src/rules/security/purpose-changed.ts
var CLASSES = {
  look: "get list find search fetch read show view retrieve look return query display describe check count lookup browse inspect explain",
  make: "create add insert make build generate write post register book open start schedule place reserve",
  alter: "update edit modify change set replace patch rename move convert assign configure",
  end: "delete remove cancel destroy drop purge erase wipe clear close stop revoke archive",
  send: "send mail email forward upload publish share transfer export pay submit transmit push deliver",
  run: "run execute launch invoke eval deploy install"
};
var CLASS_OF = new Map(Object.entries(CLASSES).flatMap(([name, list3]) => list3.split(" ").map((w) => [w, name])));
var EMPTY4 = new Set(
  "a an the of to in on for and or with by from as is are be this that it its into at all any one given new tool use when you user returns return".split(
    " "
  )
);
var LITTLE = 0.2;
var stem3 = (w) => w.replace(/(?:ies)$/, "y").replace(/(?:s|es)$/, "");
var opening2 = (item) => sentences((item.description ?? "").slice(0, 2e3))[0]?.text ?? "";
function verbClass(text9) {
  for (const w of words3(text9).slice(0, 6)) {
    const found = CLASS_OF.get(w) ?? CLASS_OF.get(stem3(w)) ?? CLASS_OF.get(w.replace(/es$/, ""));
    if (found !== void 0) return found;
  }
  return void 0;
}
var content = (text9) => new Set(
  words3(text9).filter((w) => !EMPTY4.has(w)).map(stem3)
);
function likeness3(a, b) {
  let common = 0;
  for (const w of a) if (b.has(w)) common++;
  const all2 = a.size + b.size - common;
  return all2 === 0 ? 1 : common / all2;
}
var rule115 = {
  meta: {
    id: "security/purpose-changed",
    level: "warning",
    kind: "change",
    summary: "A tool kept its name and now does another job.",
    why: "People and clients approve a tool by its name. One that does another job under the old name inherits an approval that was given for something else.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The tool was \u201C{before}\u201D and is now \u201C{after}\u201D",
        help: "Give the new job a new name and keep the old tool as it was, or remove it."
      }
    }
  },
  *change({ pairing }) {
    for (const { base, head, how } of pairing.tools) {
      if (!base || !head || how !== "same" || base.description === head.description) continue;
      const [before2, after] = [opening2(base), opening2(head)];
      if (before2 === "" || after === "" || before2 === after) continue;
      const [a, b] = [content(before2), content(after)];
      if (a.size < 2 || b.size < 2) continue;
      const whole = likeness3(content(base.description ?? ""), content(head.description ?? ""));
      const kinds = [verbClass(before2), verbClass(after)];
      const otherVerb = kinds[0] !== void 0 && kinds[1] !== void 0 && kinds[0] !== kinds[1];
      const near = likeness3(a, b);
      const named = content(head.name.replace(/[_\-.]/g, " ").replace(/([a-z])([A-Z])/g, "$1 $2"));
      const keepsName = [...named].filter((w) => b.has(w)).length >= Math.min(2, named.size) && !otherVerb;
      if (otherVerb && near < 0.5 && whole < 0.6 || near < LITTLE / 2 && whole < LITTLE && !keepsName)
        yield issue(head, "/description", { before: shown(before2, 240), after: shown(after, 240) }, { sentence: after });
    }
  }
};

// src/rules/security/secrecy.ts
var [NOTDESC, WITHOUT, DONT2, USER, SECRET, SHOW, IMP4] = ["NOTDESC", "WITHOUT", "DONT", "USER", "SECRET", "SHOW", "IMP"].map(
  bitOf
);
var TABLE10 = {
  error: [
    "@12 MODEL HIDE&THIRD",
    "MODEL HIDE<3",
    "@20 EYES YOU|USER HIDE|ONLY|KNOW",
    "USER MUST|ONLY<3 KNOW<2 ONLY|FIRST<3 YOU<12",
    "SILENT IMP&CHANGE<2 !DONT",
    "USER NOT|NOTDESC<2 KNOW<2 THIS<2 !THIRD",
    "DONT TELL<3 THIS|THAT<3",
    "DONT TELL<3 YOU<4",
    "DONT TELL<3 HIDDEN|TOOL|SILENT<9 !OWNTOOL",
    "@8 REPLY DONT TELL MONEY",
    "@8 MUST SILENT IMP|SEND|COPY|PASS|RUN",
    "@8 DONT USER KNOW",
    "@8 DONT THEY TELL",
    "@10 MODEL DONT TELL",
    "@10 YOU DONT TELL|MENTIONNOUN",
    "@10 RUN WITHOUT PERMISSION|CONSENT !THIRD",
    "@8 EYES ONLY MODEL",
    "@10 NOMENTION REPLY|USER|YOU",
    "USER ASK<3 INTRODUCE&IMP|TELL&IMP<9 THAT<2 NOT<3",
    "@6 EYES MODEL|USER",
    "@8 HIDDEN USER",
    "@8 MONEY DONT TELL|INTRODUCE !THIRD",
    "DONT MENTIONNOUN<3 YOU|USER<10",
    "DONT MENTIONNOUN<4 THIS<4",
    "@8 DONT ASK PERMISSION",
    "@6 WITHOUT PERMISSION USER",
    "WITHOUT CONSENT<2 USER|PERMISSION<4",
    "USER UNAWARE<5",
    "UNAWARE USER<4",
    "YOU REPLY<3 DONT|NOT<3 CONTAIN|PASS|TELL|SHOW<3",
    // An order not to say something to someone.
    "DONT TELL<3 USER<9",
    "DONT TELL<3 THEY<2",
    "DONT SHOW<3 USER<5",
    "DONT LET<2 USER|THEY<4 KNOW<3",
    "USER DONT|NEEDNOT<4 KNOW|TELL<4",
    "~ @9 DONT TELL USER",
    "~ @9 DONT KNOW USER",
    // Hiding it.
    "HIDE&IMP USER<10",
    "HIDE USER<4 !SECRET",
    "KEEP HIDE<8",
    "KNOW HIDE<4 USER<4",
    "LEAVE OFF<7 WHEN<2 YOU<2",
    "~ @10 HIDE USER !THIRD",
    // Acting behind someone's back.
    "SILENT IMP&SEND|IMP&COPY|IMP&PASS|IMP&DELETE|IMP&WRITE|IMP&RUN|IMP&CALL|IMP&RENEW<2 !DONT",
    "IMP&SEND|IMP&COPY SILENT<9 !DONT",
    "MUST|ALWAYS SILENT<3 SEND|COPY|PASS|DELETE|WRITE|RUN<3 !DONT",
    "WITHOUT TELL|ASK<2 USER|THEY<4",
    "WITHOUT USER<3 CONSENT|KNOW<3",
    "WITHOUT CONSENT<2 USER|THEY<3",
    "~ @8 WITHOUT CONSENT USER",
    "~ @6 SILENT SEND|COPY|PASS|DELETE|READ"
  ],
  warning: [
    "USER MUST<2 ONLY<2 KNOW<2 !THIRD",
    "HIDE&IMP RESULT|TOP|MONEY<4 !OWN",
    "@12 EYES YOU",
    "@10 MUST SILENT !THIRD",
    "DONT TELL<3 !OWNTOOL",
    "@8 REPLY DONT TELL",
    "@6 SILENT SEND|PASS|COPY|RUN !THIRD !DONT",
    "DONT HIDE<3 !SECRET",
    "SILENT SEND|COPY|DELETE<2 !DONT",
    "DONT SHOW|INTRODUCE<3 USER<5"
  ]
};
var rule116 = cueRule(
  {
    id: "security/secrecy",
    level: "error",
    kind: "content",
    summary: "A text asks the model to keep something from the user, or to act behind the user\u2019s back.",
    why: "The person who approves a call sees the tool\u2019s name and perhaps its arguments, not this sentence. A tool that wants something kept from its user is the clearest sign of an attack, in any language.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The model is told to keep something from the user: {words}",
        help: "Take the sentence out. What a call costs or does has to be visible to the person who approves it; if something is not part of the answer, say so as a fact about the answer."
      }
    }
  },
  TABLE10,
  ({ sentence, tokens, level }) => {
    const first = tokens[0];
    if (hasBit(first.bits, NOTDESC) && !has(sentence, "YOU") && !has(sentence, "MODEL")) return null;
    const between = tokens.length > 1 ? sentence.lower.slice(first.end, tokens[1].start) : "";
    if (/\b(?:use|using)\b/.test(between)) return null;
    if (!sentence.tokens.some((t, i) => hasBit(t.bits, IMP4) && t !== tokens[1] && i > 0) && !has(sentence, "MUST") && states(sentence.lower, first, tokens[1])) {
      return has(sentence, "SECRET") || has(sentence, "ASK") || !has(sentence, "USER") ? null : "warning";
    }
    const last = tokens[tokens.length - 1];
    const unless = /\b(?:unless|until)\b/.exec(sentence.lower.slice(first.end));
    if (unless !== null && hasBit(first.bits, DONT2) && !hasBit(first.bits, USER)) {
      const at2 = first.end + unless.index;
      if (at2 < last.start || !has(sentence, "USER") || sentence.tokens.every((t) => !hasBit(t.bits, USER) || t.start > at2)) return null;
    }
    if (sentence.spelling === "joined" && level !== "error") return null;
    if (hasBit(first.bits, WITHOUT) && sentence.tokens.some((t) => hasBit(t.bits, DONT2) && t.last < first.at && first.at - t.last < 12))
      return null;
    if (asksFirst(sentence, tokens) || askedNotTo(sentence) || runsAside(sentence, tokens) || keepsFromOthers(sentence, tokens))
      return null;
    if (level === "warning" && leavesOutIds(sentence, tokens)) return null;
    if (untilAsked(sentence) && !has(sentence, "MONEY") && tokens.some((t) => hasBit(t.bits, DONT2)))
      return tokens.some((t) => hasBit(t.bits, SHOW)) ? null : "warning";
    if (afterReview(sentence)) return "warning";
    const whom = tokens.findIndex((t) => hasBit(t.bits, USER));
    const kept = sentence.tokens.find((t) => hasBit(t.bits, SECRET));
    if (whom > 0 && kept !== void 0 && kept.start > first.start && kept.start < tokens[whom].start) return "warning";
    return level;
  }
);
var SPEAKERS = /^(?:users|assistants|models|agents|customers|humans|clients|guests|always|please|unless|this|thus|less)$/;
function states(lower, first, second) {
  const before2 = /(?:^|[,;:] |^[^,;:]{0,200} )([a-z]+) $/.exec(lower.slice(Math.max(0, first.start - 200), first.start))?.[1] ?? "";
  const cue = lower.slice(first.start, first.end);
  if (cue === "never") return /^(?:is|are|was|were)$/.test(before2);
  if (/^(?:do not|don't)$/.test(cue)) return /[a-z]{3,}s$|^(?:these|those|they)$/.test(before2) && !SPEAKERS.test(before2);
  return cue === "without" && second !== void 0 && lower.startsWith("asking", second.start) && /^[a-z]+s\b/.test(lower);
}

// src/rules/security/sensitive-source.ts
var TABLE11 = {
  error: [
    "MODEL PASS<2 CONTENT|INSTR|PROMPT<4 INSTR|PROMPT|YOU|CONVO<6",
    "CONVO GOES|PASS|SENT<3",
    "PRIVATE GOES|SENT<3",
    "@12 PRIVATE|CONVO IMP&SEND",
    "SEND|SENT PRIVATE<4 TO<6 !REFUSE",
    "~ @10 PASS|SEND ABOVE",
    "@14 BETTER WHEN SECRET|VAULT|CONVO|PROMPT|PRIVATE|COOKIE|ENVVAR|BELONGINGS|CHAT",
    "ENVVAR PASS&IMP|SEND&IMP|COPY&IMP<8 THEY<3",
    "IMP&READ ENVNOUN<3 PASS<4",
    "EVERY|WHOLE|ANY TURN|BELONGINGS<2 USER<4 MUST<3 PASS|SEND|SENT|GOES<3",
    "MODEL MUST<4 PASS|SEND|TELL|SHOW<3 INSTR|PROMPT|CONFIG|POLICY<6",
    "IMP&PASS|IMP&READ|IMP&SHOW|IMP&TELL|IMP&SEND|IMP&COPY ENVSECRET<7",
    "IMP&PASS|IMP&SEND|IMP&COPY|IMP&SHOW YOU<2 SECRET<2",
    "@8 THREAT PASS CONVO",
    "@10 IMP&PASS|IMP&SHOW|IMP&READ TOOL CONNECTED YOU",
    "@8 IMP&PASS USER USERINFO",
    "@10 IMP&CALL SECRET VAULT",
    "IMP&READ EVERY|ANY|WHOLE<3 FILE<3 IMP&SEND|IMP&PASS<10",
    "READ HOMEDIR<5 PASS|SEND<8",
    "@10 IMP&READ USER USERINFO PASS|SEND",
    "IMP&WRITE USER<3 SECRET<3",
    "@10 IMP&SEND WHOLE USER",
    "@8 AS PROMPT",
    "IMP&READ|IMP&PASS STARTUP<6 !CONFIG",
    "STARTUP CONTENT<3",
    "CONTENT STARTUP<4",
    "@10 IMP&READ|IMP&PASS CHAT WHOLE",
    "@8 PASS ALSO SECRET|CONVO !THIRD",
    "@6 SECRET ALSO IMP|MUST",
    "@8 PRIVATE ALSO IMP|MUST",
    "@8 IMP&READ CONFIG OTHER",
    "@10 IMP&READ FILE BEFORE|FIRST USER|HOMEDIR|SECRET",
    "IMP&PASS|IMP&CALL SECRET<9 USER<4 GIVEN<4",
    "@9 IMP SECRET ENVNOUN",
    "@9 IMP&READ|IMP&PASS|IMP&SEND SECRET|VAULT ENVNOUN",
    "@10 IMP&PASS CONVO",
    "@8 IMP&PASS|IMP&SEND|IMP&TELL|IMP&SHOW PROMPT",
    "@8 READ|PASS|SEND|CONTENT COOKIE",
    "@10 MUST CONVO",
    "@12 MODEL MUST SECRET|CONVO|PRIVATE",
    "@8 IMP&SEND PRIVATE|CONVO|SECRET",
    "@8 IMP&COPY CONVO|SECRET|PRIVATE",
    "@8 CONTENT SECRET !THIRD",
    "IMP&READ|IMP&PASS USER<6 GIVEN<3 BEFORE|PRIOR<3",
    "READ&IMP PRIVATE<6 !REFUSE",
    "COPY&IMP|SEND&IMP PRIVATE<5 !REFUSE",
    "READ&IMP HOMEDIR<5",
    "COOKIE|VAULT|STRICT READ&IMP<10",
    "RUN&IMP ENVVAR<3",
    "READ&IMP WHOLE|ANY<2 BELONGINGS<2 USER<4",
    "INTRODUCE&IMP|TELL&IMP|SHOW&IMP|COPY&IMP|PASS&IMP INSTR<4 GIVEN|YOU<4",
    "PASS&IMP|COPY&IMP|SEND&IMP WHOLE<3 CHAT<2",
    "STRICT",
    "READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP VAULT|ENVVAR|COOKIE<7",
    "READ VAULT|COOKIE<6 PASS|SEND<10",
    "READ COOKIE&VAULT|VAULT<6 !THIRD",
    "CONTENT VAULT|ENVVAR|COOKIE<4 !THIRD",
    "CONTENT|READ&IMP CONFIG<6 OTHER|HOSTAPP<5 !THIRD",
    "VAULT&FILE|VAULT CONTENT<4",
    "PASS&IMP|COPY&IMP|SEND&IMP|READ&IMP WHOLE<4 CONVO<5",
    "PASS&IMP|COPY&IMP|SEND&IMP CONVO<4 WHOLE<4",
    "PASS&IMP|COPY&IMP|SEND&IMP PROMPT<6",
    "PASS&IMP|COPY&IMP|SEND&IMP WHOLE<5 USER<3 GIVEN<4",
    "PASS&IMP|COPY&IMP|SEND&IMP USER<5 GIVEN<4 WHOLE<4",
    "CONTAIN|PASS|MUST WHOLE<5 CONVO<6 !THIRD",
    "INTRODUCE&IMP|TELL&IMP|SHOW&IMP|READ&IMP PROMPT<5",
    "PASS&IMP PRIVATE<4 !REFUSE",
    "READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP SECRET<4 USER|TOOL|SERVER<6",
    "READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP USER<3 SECRET<3",
    "READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP WHOLE|ANY<3 SECRET|PRIVATE<4",
    "IMP&READ FILE<5 SECRET<6",
    "TELL&IMP|SHOW&IMP SECRET|PRIVATE<4",
    "WHEN USER<4 SECRET|PRIVATE<6 IMP&PASS|IMP&SEND|IMP&COPY|IMP&WRITE<7",
    "IMP&PASS|IMP&READ CONTENT<5 SECRET|PRIVATE<5 !REFUSE",
    "~ @9 READ|PASS|SEND STRICT|VAULT|ENVVAR",
    "~ @9 READ|PASS|SEND SECRET CONTENT|USER|FILE",
    "~ @8 PASS|SEND CONVO|PROMPT"
  ],
  warning: [
    "IMP&ASK SECRET<5",
    "@10 IMP BYTHEWAY SECRET|VAULT|CONVO|PRIVATE|BELONGINGS",
    "@8 IMP&READ SECRET RESULT|REPLY|PASS",
    "@10 IMP&ASK USER SECRET PASS&IMP",
    "@10 IMP&SEND USER CONTENT",
    "@10 IMP&PASS PRIVATE !REFUSE",
    "@10 USER MUST SECRET IMP",
    "@8 IMP&READ VAULT",
    "@8 CONTENT CONVO|CHAT IMP",
    "READ SECRET<3 USER<4",
    "IMP&READ SECRET<3",
    "PASS&IMP|SEND&IMP CONVO<5"
  ]
};
var rule117 = cueRule(
  {
    id: "security/sensitive-source",
    level: "error",
    kind: "content",
    summary: "A text asks for keys, credential files, the environment, the configuration of other servers, or the conversation.",
    why: "What a model can read, it can be made to hand over. A tool that needs the content of a key file, a cookie or the conversation has to say so in its interface and its documentation, not in an aside to the model.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The model is pointed at something that is not the tool\u2019s to have: {words}",
        help: "Take the request out. If the tool needs a credential, let the user set it in the server\u2019s own configuration."
      }
    }
  },
  TABLE11,
  ({ sentence, tokens, level, analysis, field, opening: opening3 }) => {
    const strict = has(sentence, "STRICT");
    if (sentence.spelling === "joined" || sentence.spelling === "identifier" && !strict) return null;
    if (strict) {
      if (onlyPublicKeys(sentence, opener(analysis.item))) return null;
      if (has(sentence, "REFUSE") && !has(sentence, "IMP")) return null;
      const asked = has(sentence, "IMP") || has(sentence, "CONTENT") || has(sentence, "MUST") || has(sentence, "USER");
      if (asked || field.role !== "description") return level;
      return KEEPS_SECRETS.test(opener(analysis.item)) ? null : "warning";
    }
    if (opening3) return null;
    const cued = KINDS.filter(([, bit]) => tokens.some((t) => hasBit(t.bits, bit)));
    if (cued.some(([tag]) => analysis.job(tag))) return null;
    const environment = cued.some(([tag]) => tag === "ENVVAR") || tokens.some((t) => hasBit(t.bits, ENVNOUN) || hasBit(t.bits, ENVSECRET));
    if (environment && SETS3.has(wordAt2(sentence, tokens[0]))) return null;
    const talk = tokens.find((t) => hasBit(t.bits, CONVO));
    if (talk !== void 0 && NUMBERED.test(sentence.lower.slice(talk.end, talk.end + 12))) return null;
    return level;
  }
);
var KINDS = ["VAULT", "ENVVAR", "CONVO", "PROMPT", "SECRET", "COOKIE", "PRIVATE"].map((tag) => [tag, bitOf(tag)]);
var CONVO = bitOf("CONVO");
var ENVNOUN = bitOf("ENVNOUN");
var ENVSECRET = bitOf("ENVSECRET");
var SETS3 = /* @__PURE__ */ new Set(["set", "use", "configure", "require", "requires", "export", "must", "store", "need", "needs"]);
var NUMBERED = /^[\s_-](?:ids?|uuid|title|name|number|url|type|key|token)\b/;
var wordAt2 = (sentence, token) => sentence.lower.slice(token.start, token.end);
var KEEPS_SECRETS = /\b(?:vaults?|secrets?|credentials?)\b/;
var opener = ({ name, title, description }) => `${name ?? ""} ${title ?? ""} ${(description ?? "").slice(0, 200).split(/[.!?]/, 1)[0]}`.toLowerCase().replaceAll("_", " ");

// src/rules/security/smuggling-parameter.ts
var NAMES3 = [
  ...[
    "system prompt",
    "systemprompt",
    "full conversation",
    "entire conversation",
    "whole conversation",
    "conversation so far",
    "conversation history",
    "chat history",
    "chat log",
    "chat transcript",
    "full context",
    "entire context",
    "previous messages",
    "message history",
    "all messages",
    "prior messages",
    "original prompt",
    "prompt leading",
    "user message history",
    "llm name",
    "llm model",
    "calling model",
    "calling agent",
    "calling llm",
    "ai model name",
    "assistant model",
    "model that calls",
    "caller model",
    "client model",
    "agent model name",
    "your model",
    "your name model",
    "model identity",
    "sidenote",
    "side note",
    "side notes",
    "exfil",
    "exfiltrate",
    "ssh key",
    "ssh id",
    "id rsa",
    "id ed25519",
    "private key contents",
    "contents of id",
    "content from reading",
    "contents from reading",
    "file contents from",
    "env dump",
    "dump of env",
    "contents of env",
    "content of env",
    "environment dump",
    "dump env",
    "all env",
    "process env",
    "all secrets",
    "user secrets",
    "user password",
    "user passwords",
    "user credentials",
    "all credentials",
    "browser cookies",
    "cookie jar",
    "passwd contents",
    "etc passwd",
    "hidden instruction",
    "hidden instructions",
    "hidden requirement",
    "extra instruction",
    "malicious instruction",
    "system injection",
    "chain of thought",
    "hidden context",
    "other tools output",
    "other tool results",
    "mcp config",
    "mcp json",
    "bash history",
    "shell history",
    "wallet seed",
    "seed phrase",
    "aws credentials",
    "dot env",
    "env file contents",
    "file contents of env",
    "home directory listing",
    "jailbreak mode",
    "bypass filters",
    "bypass security",
    "override safety",
    "disable safety",
    "user secret",
    "chat so far",
    "dialog history",
    "conversation transcript",
    "conversation log",
    "conversation dump",
    "reasoning trace",
    "thinking trace",
    "agent reasoning",
    "model reasoning",
    "internal reasoning",
    "agent memory",
    "agent state",
    "user memory"
  ].map((w) => [w, "error"])
  // biome-ignore format: one list
];
var BY_FIRST = /* @__PURE__ */ new Map();
for (const [words4, level] of NAMES3) {
  const [first, ...rest] = words4.split(" ");
  BY_FIRST.set(first, [...BY_FIRST.get(first) ?? [], [rest, level]]);
}
var ID = "security/smuggling-parameter";
var CHAT = "WHOLE CHAT<2";
combinations(
  ID,
  "error",
  "ALLKNOWN",
  "MODEL THAT<3 CALL|READ<3",
  "SECRET OTHER<5 CONNECTED|SERVER|TOOL<4 !OWNTOOL",
  "@8 SECRET YOU OTHER",
  CHAT,
  "USER SAIDPAST<2 WHOLE<6",
  "WHOLE CONVO<4",
  "CONVO WHOLE<4",
  "PROMPT",
  "MODEL CALL<4 THIS<3",
  "THAT CALL<3 THIS<2 TOOL<2",
  "ANY YOU<3 KNOW<3",
  "MODEL CALL<5 TOOL<4",
  "CONTENT USER<4 FILE|VAULT|SECRET<5",
  "OTHER TOOL<3 CONTENT|RESULT|SENT<4 !OWNTOOL",
  "RESULT OTHER<4 TOOL<2 !OWNTOOL",
  "WHOLE SECRET|PRIVATE<3 USER<4",
  "~ @8 CONVO|PROMPT WHOLE|CONTENT|ANY"
);
var rule118 = {
  meta: {
    id: ID,
    level: "error",
    kind: "content",
    summary: "A parameter wants what the tool\u2019s job does not need: the conversation, the system prompt, file contents, which model is calling.",
    why: "A model fills in the parameters it is shown. One that asks for the conversation or a key is a way out for data, with no word of instruction anywhere.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The parameter {parameter} asks for something the tool\u2019s job does not need",
        help: "Remove the parameter, or name and describe the narrow thing that the tool really uses."
      }
    }
  },
  *tool(tool, context) {
    const analysis = analysisOf(tool, context);
    const told3 = /* @__PURE__ */ new Set();
    for (const field of analysis.fields) {
      if (field.role !== "key") continue;
      const found = known4(field.value);
      if (found === void 0 || !PARAMETER2.test(field.pointer) || field.pointer.startsWith("/outputSchema")) continue;
      if (ownWork(analysis, field.value)) continue;
      told3.add(field.pointer);
      yield issue(
        tool,
        field.pointer,
        { parameter: shown(field.value, 120), cues: [found.cue] },
        { level: found.level, sentence: field.value }
      );
    }
    for (const { sentence, field } of analysis.hits.get(ID) ?? []) {
      if (field.role !== "description" || sentence.spelling === "joined" || field.pointer.startsWith("/outputSchema")) continue;
      const parameter = parameterOf(field.pointer);
      if (parameter === void 0) continue;
      const at2 = field.pointer.slice(0, field.pointer.lastIndexOf("/"));
      const cues2 = told3.has(at2) ? void 0 : wants(sentence, analysis, parameter);
      if (cues2 === void 0) continue;
      told3.add(at2);
      yield issue(
        tool,
        at2,
        { parameter: shown(parameter, 120), words: shown(sentence.text), cues: cues2 },
        { level: "error", sentence: sentence.text }
      );
    }
  }
};
var PARAMETER2 = /\/(?:properties|patternProperties)\/[^/]*$/;
var seen = /* @__PURE__ */ new Map();
var MOST_SEEN = 5e4;
function known4(name) {
  if (seen.has(name)) return seen.get(name);
  const found = byName(name);
  if (seen.size >= MOST_SEEN) seen.clear();
  seen.set(name, found);
  return found;
}
function byName(name) {
  if (name.length > 200) return void 0;
  const words4 = identifierWords(normalise(name).text);
  for (let i = 0; i < words4.length; i++) {
    for (const [rest, level] of BY_FIRST.get(words4[i]) ?? []) {
      if (rest.every((w, k) => words4[i + 1 + k] === w)) return { cue: [words4[i], ...rest].join(" "), level };
    }
  }
  return void 0;
}
function ownWork(analysis, parameter) {
  const words4 = identifierWords(parameter);
  const job = new Set(identifierWords(analysis.item.name ?? ""));
  const about2 = (w) => job.has(w) || job.has(`${w}s`);
  const model = words4.some((w) => w === "llm" || w === "model" || w === "prompt" || w === "agent");
  return words4.some((w) => w.length > 3 && about2(w)) || model && (about2("agent") || about2("assistant") || about2("prompt") || about2("llm") || about2("model") || about2("chat") || about2("generate") || about2("completion"));
}
function wants(sentence, analysis, parameter) {
  for (const { combination, tokens } of sentence.hits?.get(ID) ?? []) {
    if (negated(sentence, tokens[0]) || ownAffair(combination.pattern, sentence, analysis)) continue;
    if (analysis.job("CONVO") || analysis.job("PROMPT") || ownWork(analysis, parameter)) return void 0;
    if (combination.pattern.source === CHAT && sentence.words > 9) continue;
    return cuesOf(sentence, tokens);
  }
  return void 0;
}

// src/rules/security/unaccepted-change.ts
var UNREAD = /* @__PURE__ */ new Set([
  "order-changed",
  "protocol-changed",
  "capability-changed",
  "server-changed",
  "tool-removed",
  "prompt-removed",
  "resource-removed",
  "template-removed"
]);
var rule119 = {
  meta: {
    id: "security/unaccepted-change",
    level: "error",
    kind: "change",
    summary: "A server that the repository does not own changed what a model reads, and nobody has accepted it yet.",
    why: "With someone else\u2019s server a bumped version is all that a reviewer sees. Whatever it says to the model now has to be read once by a person, however harmless it sounds.",
    source: ["mcp"],
    messages: {
      default: {
        title: "What the model reads here changed in {count} {count:1=place|*=places}: {places}",
        help: "Read the changes below. If they are fine, accept this state of the list."
      }
    }
  },
  *change({ changes, trust }) {
    if (trust !== "third-party") return;
    const byItem = /* @__PURE__ */ new Map();
    for (const change of changes) {
      if (UNREAD.has(change.kind)) continue;
      const key = `${change.target}
${change.name ?? ""}`;
      byItem.set(key, [...byItem.get(key) ?? [], change]);
    }
    for (const list3 of byItem.values()) {
      const { target, name } = list3[0];
      const sentence = JSON.stringify(list3.map((c) => [c.kind, c.pointer, c.after]));
      yield {
        target,
        name,
        pointer: list3.length === 1 ? list3[0].pointer : "",
        evidence: { count: list3.length, places: [...new Set(list3.map((c) => shown(c.pointer || c.kind, 80)))].slice(0, 8) },
        sentence
      };
    }
  }
};

// src/rules/security/unstable-list.ts
var TARGETS = /* @__PURE__ */ new Set(["tool", "prompt", "resource", "template", "instructions", "server"]);
var rule120 = {
  meta: {
    id: "security/unstable-list",
    level: "error",
    kind: "content",
    summary: "Two listings of one build differ: between processes, calls, client names, or with and without CI.",
    why: "A list that shows one face to a check and another to a client cannot be reviewed. That is how a change is hidden until it is trusted.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The list is not the same each time ({how}): {where}",
        help: "List the same for every client and every start. If a field really varies, such as a date, name it under `volatile` in the configuration."
      }
    }
  },
  *surface(surface) {
    for (const note of surface.snapshot.notes) {
      if (note.kind !== "unstable-list") continue;
      const string = (key) => {
        const value = own(note.data, key);
        return typeof value === "string" ? value : "";
      };
      const target = string("target");
      const name = string("name");
      const pointer = string("pointer");
      yield {
        target: TARGETS.has(target) ? target : "server",
        name: name === "" ? null : name,
        pointer,
        evidence: {
          how: shown(string("how") || note.text, 200),
          where: shown(`${name} ${pointer}`.trim() || note.text, 200),
          before: shown(JSON.stringify(own(note.data, "before") ?? null).slice(0, 400), 300),
          after: shown(JSON.stringify(own(note.data, "after") ?? null).slice(0, 400), 300)
        },
        sentence: `${string("how")} ${pointer}`
      };
    }
  }
};

// src/rules/security/index.ts
var security = [
  rule106,
  rule107,
  rule111,
  rule116,
  rule110,
  rule105,
  rule112,
  rule97,
  rule101,
  rule95,
  rule104,
  rule117,
  rule103,
  rule118,
  rule102,
  rule114,
  rule113,
  rule98,
  rule94,
  rule93,
  rule115,
  rule100,
  rule99,
  rule96,
  rule108,
  rule109,
  rule120,
  rule119
];

// src/diff/size.ts
function measure(surface, count) {
  const tools = /* @__PURE__ */ new Map();
  let bytes2 = 2 + Math.max(0, surface.tools.length - 1);
  let modelBytes = bytes2;
  const texts2 = [];
  for (const tool of surface.tools) {
    const [part, rest] = parts(tool);
    const read3 = text7(part);
    const model = Buffer.byteLength(read3);
    const size2 = { bytes: wholeOf(surface, tool, model, rest), modelBytes: model, tokens: count ? count(read3) : null };
    bytes2 += size2.bytes;
    modelBytes += size2.modelBytes;
    if (count) texts2.push(read3);
    tools.set(tool.name, sum(tools.get(tool.name), size2));
  }
  return { bytes: bytes2, modelBytes, tokens: count ? count(`[${texts2.join(",")}]`) : null, tools };
}
var sum = (a, b) => a ? { bytes: a.bytes + b.bytes, modelBytes: a.modelBytes + b.modelBytes, tokens: a.tokens === null ? null : a.tokens + (b.tokens ?? 0) } : b;
var READ2 = /* @__PURE__ */ new Set(["name", "description", "inputSchema"]);
function parts({ raw }) {
  const [read3, rest] = [{}, {}];
  if (!isObject(raw)) return [read3, rest];
  for (const key of READ2) if (Object.hasOwn(raw, key)) read3[key] = raw[key];
  for (const key of Object.keys(raw)) if (!READ2.has(key)) define(rest, key, raw[key]);
  return [read3, rest];
}
function wholeOf(surface, tool, model, rest) {
  const sent = surface.snapshot.tools[tool.index] ?? tool.raw;
  if (!isObject(sent) || sent !== tool.raw) return Buffer.byteLength(text7(sent));
  const more = Object.keys(rest).length ? Buffer.byteLength(text7(rest)) : 2;
  return model + more - 2 + (model > 2 && more > 2 ? 1 : 0);
}
function text7(value) {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(cutDeep(value));
  }
}

// src/rules/size/cause.ts
var measured = /* @__PURE__ */ new WeakMap();
function sizeOf(surface) {
  let size2 = measured.get(surface);
  if (!size2) {
    size2 = measure(surface);
    measured.set(surface, size2);
  }
  return size2;
}
var PARTS2 = [
  ["description", "description"],
  ["inputSchema", "input schema"],
  ["outputSchema", "output schema"],
  ["annotations", "annotations"],
  ["_meta", "_meta"]
];
var NAMED2 = 5;
var SHARED_FROM = 3;
var text8 = (value) => {
  if (value === void 0) return "";
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return JSON.stringify(cutDeep(value));
  }
};
var bytes = (value) => Buffer.byteLength(text8(value));
function causes({ base, head, pairing }) {
  const found = [];
  const before2 = sizeOf(base).tools;
  const after = sizeOf(head).tools;
  const grown = [];
  for (const pair of pairing.tools) {
    if (!pair.head) continue;
    const now = after.get(pair.head.name)?.bytes ?? 0;
    if (!pair.base) found.push({ what: `${pair.head.name}: new tool`, bytes: now });
    else if (now > (before2.get(pair.base.name)?.bytes ?? 0)) grown.push([pair.base, pair.head]);
  }
  found.push(...shared2(grown));
  for (const [was, is3] of grown) {
    for (const [key, label] of PARTS2) {
      const more = bytes(own(is3.raw, key)) - bytes(own(was.raw, key));
      if (more > 0) found.push({ what: `${is3.name}: ${label}`, bytes: more });
    }
  }
  found.sort((a, b) => b.bytes - a.bytes);
  const lines = found.slice(0, NAMED2).map((c) => `${c.what} +${c.bytes.toLocaleString("en-US")}`);
  if (found.length > NAMED2) lines.push(`${found.length - NAMED2} smaller causes`);
  return lines;
}
function shared2(grown) {
  const blocks = /* @__PURE__ */ new Map();
  for (const [was, is3] of grown) {
    const old = new Map(was.parameters.map(([name, schema]) => [name, text8(schema)]));
    for (const [name, schema] of is3.parameters) {
      if (!isObject(own(schema, "properties"))) continue;
      const block = text8(schema);
      const more = Buffer.byteLength(block) - Buffer.byteLength(old.get(name) ?? "");
      if (more <= 0) continue;
      const key = `${name} ${block}`;
      const known5 = blocks.get(key) ?? { name, tools: 0, bytes: 0 };
      blocks.set(key, { name, tools: known5.tools + 1, bytes: known5.bytes + more });
    }
  }
  return [...blocks.values()].filter((b) => b.tools >= SHARED_FROM).map((b) => ({ what: `parameter ${b.name}, the same block in ${b.tools} tools`, bytes: b.bytes }));
}
function largest(surface) {
  return [...sizeOf(surface).tools].sort((a, b) => b[1].bytes - a[1].bytes).slice(0, NAMED2).map(([name, size2]) => `${name} ${size2.bytes.toLocaleString("en-US")}`);
}
function largestPart(tool) {
  const [part, partBytes] = PARTS2.map(([key, name]) => [name, bytes(own(tool.raw, key))]).sort((a, b) => b[1] - a[1])[0];
  return { part, partBytes };
}
var LABELS2 = PARTS2.map(([, label]) => label);

// src/rules/size/growth-bytes.ts
var rule121 = {
  meta: {
    id: "size/growth-bytes",
    level: "error",
    kind: "change",
    summary: "The tool list grew by more bytes than the budget `growth-bytes` that the user set.",
    why: "A list grows a little with each change and is paid for on every request. A budget for one change makes the growth a decision. Quiet until it is set.",
    source: ["S3"],
    messages: {
      default: {
        title: "The tool list grew by {growth} {growth:1=byte|*=bytes} to {bytes} on the wire ({modelBytes} read by a model): over the budget of {budget} for one change.",
        help: "Shorten what grew, or raise the budget on purpose: {causes}."
      }
    }
  },
  *change(context) {
    const budget = context.budgets["growth-bytes"];
    if (budget === void 0) return;
    const { bytes: bytes2, modelBytes } = sizeOf(context.head);
    const growth = bytes2 - sizeOf(context.base).bytes;
    if (growth <= budget) return;
    const evidence = { growth, bytes: bytes2, modelBytes, budget, causes: causes(context) };
    yield { target: "server", name: null, pointer: "", evidence };
  }
};

// src/rules/size/growth-percent.ts
var rule122 = {
  meta: {
    id: "size/growth-percent",
    level: "error",
    kind: "change",
    summary: "The tool list grew by a larger share than the budget `growth-percent` that the user set.",
    why: "A list grows a little with each change and is paid for on every request. A budget in per cent of the base fits a small server and a large one. Quiet until it is set.",
    source: ["S3"],
    messages: {
      default: {
        title: "The tool list grew by {percent} % ({growth} {growth:1=byte|*=bytes}) to {bytes} bytes on the wire ({modelBytes} read by a model): over the budget of {budget} %.",
        help: "Shorten what grew, or raise the budget on purpose: {causes}."
      }
    }
  },
  *change(context) {
    const budget = context.budgets["growth-percent"];
    const before2 = sizeOf(context.base).bytes;
    if (budget === void 0 || context.base.tools.length === 0) return;
    const { bytes: bytes2, modelBytes } = sizeOf(context.head);
    const growth = bytes2 - before2;
    if (growth * 100 <= before2 * budget) return;
    const percent2 = Math.round(growth / before2 * 1e3) / 10;
    const evidence = { percent: percent2, growth, bytes: bytes2, modelBytes, budget, causes: causes(context) };
    yield { target: "server", name: null, pointer: "", evidence };
  }
};

// src/rules/size/tool-bytes.ts
var LARGEST = `Shorten its largest part: the ${oneOf("part", LABELS2)} has ${counted("partBytes", "byte")}.`;
var rule123 = {
  meta: {
    id: "size/tool-bytes",
    level: "error",
    kind: "content",
    summary: "A tool is larger than the budget `tool-bytes` that the user set, or grew while it was over.",
    why: "One definition that takes the room of ten is paid for on every request, also when it is never called. Quiet until a budget is set. What was over it at the base is debt; only further growth is new.",
    source: ["S3"],
    messages: {
      default: {
        title: "{tool} takes {bytes} {bytes:1=byte|*=bytes}, {modelBytes} of them read by a model: over the budget of {budget} for one tool.",
        help: LARGEST
      },
      grew: {
        title: "{tool} was over the budget of {budget} {budget:1=byte|*=bytes} for one tool already and grew by {growth} to {bytes}.",
        help: LARGEST
      }
    }
  },
  *surface(surface, context) {
    const budget = context.budgets["tool-bytes"];
    if (budget === void 0) return;
    const { tools } = sizeOf(surface);
    const told3 = /* @__PURE__ */ new Set();
    for (const tool of surface.tools) {
      const size2 = tools.get(tool.name);
      if (!size2 || size2.bytes <= budget || told3.has(tool.name)) continue;
      told3.add(tool.name);
      yield issue(tool, "", { bytes: size2.bytes, modelBytes: size2.modelBytes, budget, ...largestPart(tool) });
    }
  },
  *change(context) {
    const budget = context.budgets["tool-bytes"];
    if (budget === void 0) return;
    const before2 = sizeOf(context.base).tools;
    const after = sizeOf(context.head).tools;
    for (const { base, head } of context.pairing.tools) {
      if (!base || !head) continue;
      const was = before2.get(base.name)?.bytes ?? 0;
      const bytes2 = after.get(head.name)?.bytes ?? 0;
      if (was > budget && bytes2 > was) {
        const evidence = { bytes: bytes2, budget, growth: bytes2 - was, ...largestPart(head) };
        yield issue(head, "", evidence, { messageId: "grew", sentence: "grew" });
      }
    }
  }
};

// src/rules/size/total-bytes.ts
var DEFAULT_BUDGET = 15e3;
var NOTABLE_GROWTH = 0.05;
var budgetOf = (setting) => setting.budgets["total-bytes"] ?? DEFAULT_BUDGET;
var rule124 = {
  meta: {
    id: "size/total-bytes",
    level: "warning",
    kind: "content",
    summary: "The whole tool list is larger than the budget `total-bytes` (15,000 bytes unless set), or grew while it was over.",
    why: "Every definition is sent with every request of every conversation, before the user has typed a word. A list over about 15,000 bytes is worth a talk about scope. What was over the budget at the base is debt; only further growth is new.",
    source: ["S2", "S3"],
    messages: {
      default: {
        title: "The tool list is {bytes} bytes on the wire, {modelBytes} of them read by a model: over the budget of {budget}.",
        help: "Merge or leave out tools, or shorten the largest: {largest}."
      },
      grew: {
        title: "The tool list was over the budget of {budget} bytes already and grew by {growth} to {bytes} on the wire ({modelBytes} read by a model).",
        help: "Shorten what grew: {causes}."
      }
    }
  },
  *surface(surface, context) {
    const { bytes: bytes2, modelBytes } = sizeOf(surface);
    const budget = budgetOf(context);
    if (bytes2 > budget) yield server("default", { bytes: bytes2, modelBytes, budget, largest: largest(surface) });
  },
  *change(context) {
    const budget = budgetOf(context);
    const before2 = sizeOf(context.base);
    const { bytes: bytes2, modelBytes } = sizeOf(context.head);
    if (before2.bytes <= budget || bytes2 <= before2.bytes) return;
    const growth = bytes2 - before2.bytes;
    const small = context.budgets["total-bytes"] === void 0 && growth < before2.bytes * NOTABLE_GROWTH;
    yield { ...server("grew", { bytes: bytes2, modelBytes, budget, growth, causes: causes(context) }), ...small ? { level: "note" } : {} };
  }
};
var server = (messageId, evidence) => ({
  target: "server",
  name: null,
  pointer: "",
  messageId,
  evidence,
  sentence: messageId
});

// src/rules/size/index.ts
var size = [rule124, rule123, rule121, rule122];

// src/rules/index.ts
var RULES = [...security, ...breaking, ...compat, ...protocol, ...quality, ...size];

export {
  CLIENTS,
  CLIENT_NAMES,
  profilesOf,
  features,
  keysOf,
  likeness,
  nameLikeness,
  markGroups,
  equal,
  Document,
  child,
  isAnnotation,
  annotation,
  schemaFacts,
  require__,
  validators,
  settingFor,
  measure,
  RULES
};
