import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  sentences,
  spanAt
} from "./chunk-ZQPWC2TM.js";
import {
  LEVELS
} from "./chunk-YULPTJJH.js";
import {
  MAX_DEPTH,
  at,
  canonical,
  cutDeep,
  define,
  isObject,
  own,
  step,
  steps
} from "./chunk-ZGONL36M.js";
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
      scopeRefs(scopeName, values = this._values) {
        return this._reduceValues(values, (name) => {
          if (name.scopePath === void 0)
            throw new Error(`CodeGen: name "${name}" has no value`);
          return (0, code_1._)`${scopeName}${name.scopePath}`;
        });
      }
      scopeCode(values = this._values, usedValues, getCode) {
        return this._reduceValues(values, (name) => {
          if (name.value === void 0)
            throw new Error(`CodeGen: name "${name}" has no value`);
          return name.value.code;
        }, usedValues, getCode);
      }
      _reduceValues(values, valueCode, usedValues = {}, getCode) {
        let code = code_1.nil;
        for (const prefix in values) {
          const vs = values[prefix];
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
      return group.rules.some((rule46) => shouldUseRule(schema, rule46));
    }
    exports.shouldUseGroup = shouldUseGroup;
    function shouldUseRule(schema, rule46) {
      var _a;
      return schema[rule46.keyword] !== void 0 || ((_a = rule46.definition.implements) === null || _a === void 0 ? void 0 : _a.some((kwd) => schema[kwd] !== void 0));
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
      let count2 = 0;
      for (const key in schema) {
        if (key === "$ref")
          return Infinity;
        count2++;
        if (SIMPLE_INLINED.has(key))
          continue;
        if (typeof schema[key] == "object") {
          (0, util_1.eachItem)(schema[key], (sch) => count2 += countKeys(sch));
        }
        if (count2 === Infinity)
          return Infinity;
      }
      return count2;
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
        for (const rule46 of group.rules) {
          if ((0, applicability_1.shouldUseRule)(schema, rule46)) {
            keywordCode(it, rule46.keyword, rule46.definition, group.type);
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
        const rule46 = rules[keyword];
        if (typeof rule46 == "object" && (0, applicability_1.shouldUseRule)(it.schema, rule46)) {
          const { type } = rule46.definition;
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
        const matches = RELATIVE_JSON_POINTER.exec($data);
        if (!matches)
          throw new Error(`Invalid JSON-pointer: ${$data}`);
        const up = +matches[1];
        jsonPointer = matches[2];
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
    function resolveRef(root, baseId, ref) {
      var _a;
      ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, ref);
      const schOrFunc = root.refs[ref];
      if (schOrFunc)
        return schOrFunc;
      let _sch = resolve.call(this, root, ref);
      if (_sch === void 0) {
        const schema = (_a = root.localRefs) === null || _a === void 0 ? void 0 : _a[ref];
        const { schemaId } = this.opts;
        if (schema)
          _sch = new SchemaEnv({ schema, schemaId, root, baseId });
      }
      if (_sch === void 0)
        return;
      return root.refs[ref] = inlineOrCompile.call(this, _sch);
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
    function resolve(root, ref) {
      let sch;
      while (typeof (sch = this.refs[ref]) == "string")
        ref = sch;
      return sch || this.schemas[ref] || resolveSchema.call(this, root, ref);
    }
    function resolveSchema(root, ref) {
      const p = this.opts.uriResolver.parse(ref);
      const refPath = (0, resolve_1._getFullPath)(this.opts.uriResolver, p);
      let baseId = (0, resolve_1.getFullPath)(this.opts.uriResolver, root.baseId, void 0);
      if (Object.keys(root.schema).length > 0 && refPath === baseId) {
        return getJsonPointer.call(this, p, root);
      }
      const id = (0, resolve_1.normalizeId)(refPath);
      const schOrRef = this.refs[id] || this.schemas[id];
      if (typeof schOrRef == "string") {
        const sch = resolveSchema.call(this, root, schOrRef);
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
        return new SchemaEnv({ schema, schemaId, root, baseId });
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
    function getJsonPointer(parsedRef, { baseId, schema, root }) {
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
        env = resolveSchema.call(this, root, $ref);
      }
      const { schemaId } = this.opts;
      env = env || new SchemaEnv({ schema, schemaId, root, baseId });
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
      const tail = hextets.slice(bestStart + bestLength).join(":");
      return head + "::" + tail;
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
      const parts = left.concat(right);
      let hextetCount = 0;
      for (let i = 0; i < parts.length; i++) {
        const part = parts[i];
        if (part === "") return void 0;
        if (part.indexOf(".") !== -1) {
          if (i !== parts.length - 1 || compression !== -1 && right.length === 0 || !isIPv4(part)) return void 0;
          hextetCount += 2;
          continue;
        }
        if (!isHextet(part)) return void 0;
        parts[i] = parseInt(part, 16).toString(16);
        hextetCount++;
      }
      if (compression === -1) {
        if (hextetCount !== 8) return void 0;
        return compressIPv6ZeroRun(parts);
      }
      if (hextetCount >= 8) return void 0;
      const expanded = parts.slice(0, left.length);
      for (let i = hextetCount; i < 8; i++) expanded.push("0");
      for (let i = left.length; i < parts.length; i++) expanded.push(parts[i]);
      return compressIPv6ZeroRun(expanded);
    }
    function normalizeIPv6(host) {
      const bracketed = host[0] === "[" && host[host.length - 1] === "]";
      const hasBracket = host[0] === "[" || host[host.length - 1] === "]";
      if (hasBracket && !bracketed) return { host, isIPV6: false, error: true };
      let input = bracketed ? host.slice(1, -1) : host;
      if (bracketed && isIPvFuture(input)) {
        input = input.toLowerCase();
        return { host: `[${input}]`, escapedHost: input, isIPV6: false, isIPVFuture: true };
      }
      if (findToken(input, ":") < 2) {
        return { host, isIPV6: false, error: bracketed };
      }
      let zoneIdentifier = "";
      const zoneSeparator = input.indexOf("%");
      if (zoneSeparator !== -1) {
        const separatorLength = input.slice(zoneSeparator, zoneSeparator + 3).toLowerCase() === "%25" ? 3 : 1;
        zoneIdentifier = input.slice(zoneSeparator + separatorLength);
        if (!isZoneIdentifier(zoneIdentifier)) return { host, isIPV6: false, error: true };
        input = input.slice(0, zoneSeparator);
      }
      const address = normalizeIPv6Address(input);
      if (address === void 0) return { host, isIPV6: false, error: true };
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
    function reescapeHostDelimiters(host, isIP) {
      const re = isIP ? HOST_DELIM_NO_COLON_RE : HOST_DELIM_RE;
      re.lastIndex = 0;
      return host.replace(re, (ch) => HOST_DELIMS[ch]);
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
            const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
            if (decodeUnreserved && isUnreserved(decoded)) {
              output += decoded;
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
            const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
            if (decoded !== "." && isUnreserved(decoded)) {
              output += decoded;
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
            const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
            if (isUnreserved(decoded)) {
              output += decoded;
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
        let host = component.host;
        if (!isIPv4(host)) {
          let ipV6res = normalizeIPv6(host);
          if (ipV6res.isIPV6 !== true && ipV6res.isIPVFuture !== true) {
            host = normalizePercentEncoding(host, true);
            ipV6res = normalizeIPv6(host);
          }
          if (ipV6res.isIPV6 === true || ipV6res.isIPVFuture === true) {
            host = `[${ipV6res.escapedHost}]`;
          } else {
            host = reescapeHostDelimiters(host, false);
          }
        }
        uriTokens.push(host);
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
      const matches = urnComponent.path.match(URN_REG);
      if (matches && matches[0] === urnComponent.path) {
        const scheme = options.scheme || urnComponent.scheme || "urn";
        urnComponent.nid = matches[1].toLowerCase();
        urnComponent.nss = matches[2];
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
        parse(serialize(uri, options), options);
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
      const resolved2 = resolveComponent(baseParsed, relativeParsed, schemelessOptions, true);
      const resolvedSchemeHandler = getSchemeHandler(options && options.scheme || resolved2.scheme);
      const resolvedHost = resolved2.host;
      const resolvedHostIsIP = resolvedHost !== void 0 && resolvedHost !== "" && (isIPv4(resolvedHost) || normalizeIPv6(resolvedHost).isIPV6);
      if (hasForbiddenDomainHost(resolved2, options || {}, resolvedSchemeHandler, resolvedHostIsIP)) {
        throw new Error(MALFORMED_HOST_ERROR);
      }
      canonicalizeHost(resolved2, options || {}, resolvedSchemeHandler, resolvedHostIsIP);
      const encodedASCIIHost = resolvedHost && resolvedHost.indexOf("%") !== -1 && !new RegExp("\\P{ASCII}", "u").test(resolvedHost);
      if (resolved2.error && !encodedASCIIHost) {
        throw new Error(resolved2.error);
      }
      schemelessOptions.skipEscape = true;
      return serialize(resolved2, schemelessOptions);
    }
    function resolveComponent(base, relative, options, skipNormalization) {
      const target = {};
      if (!skipNormalization) {
        base = parse(serialize(base, options), options);
        relative = parse(serialize(relative, options), options);
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
    function getParseError(parsed, matches) {
      if (matches[2] !== void 0 && parsed.path && parsed.path[0] !== "/") {
        return 'URI path must start with "/" when authority is present.';
      }
      if (typeof parsed.port === "number" && (parsed.port < 0 || parsed.port > 65535)) {
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
    function isIPLiteral(host) {
      return host[0] === "[" && host[host.length - 1] === "]";
    }
    function hasMalformedComponentPercentEncoding(matches) {
      const host = matches[4];
      return hasMalformedPercentEncoding(matches[3]) || host !== void 0 && !isIPLiteral(host) && hasMalformedPercentEncoding(host) || hasMalformedPercentEncoding(matches[6]) || hasMalformedPercentEncoding(matches[7]) || hasMalformedPercentEncoding(matches[8]);
    }
    function canonicalizeHost(parsed, options, schemeHandler, isIP) {
      if (hasForbiddenDomainHost(parsed, options, schemeHandler, isIP)) {
        parsed.error = parsed.error || MALFORMED_HOST_ERROR;
        return true;
      }
      if (!options.unicodeSupport && (!schemeHandler || !schemeHandler.unicodeSupport) && parsed.host && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && isIP === false && nonSimpleDomain(parsed.host)) {
        let url;
        try {
          url = new URL("http://" + parsed.host);
        } catch (e) {
          parsed.error = parsed.error || "Host's domain name can not be converted to ASCII: " + e;
          return true;
        }
        if (!isHostOnlyURL(url)) {
          parsed.error = parsed.error || MALFORMED_HOST_ERROR;
          return true;
        }
        parsed.host = url.hostname;
      }
      return false;
    }
    function hasForbiddenDomainHost(parsed, options, schemeHandler, isIP) {
      return Boolean(
        parsed.host && isIP === false && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && FORBIDDEN_DOMAIN_HOST_CHARACTER.test(parsed.host)
      );
    }
    function isHostOnlyURL(url) {
      return url.username === "" && url.password === "" && url.port === "" && url.pathname === "/" && url.search === "" && url.hash === "" && url.hostname !== "";
    }
    function parseWithStatus(uri, opts) {
      const options = Object.assign({}, opts);
      const parsed = {
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
        parsed.error = "URI authority must not contain a literal backslash.";
        malformedAuthorityOrPort = true;
      }
      const introducerMatch = uri.match(AUTHORITY_INTRODUCER_REGION);
      if (introducerMatch !== null) {
        const region = introducerMatch[1];
        const normalizedRegion = region.replace(/[\t\n\r]/g, "");
        if (normalizedRegion.length >= 2) {
          if (normalizedRegion.slice(0, 2) !== "//") {
            parsed.error = parsed.error || "URI authority must not contain a literal backslash.";
            malformedAuthorityOrPort = true;
          } else if (region.length !== normalizedRegion.length) {
            parsed.error = parsed.error || "URI authority introducer must not contain whitespace.";
            malformedAuthorityOrPort = true;
          }
        }
      }
      const matches = uri.match(URI_PARSE);
      if (matches) {
        parsed.scheme = matches[1];
        parsed.userinfo = matches[3];
        parsed.host = matches[4];
        parsed.port = parseInt(matches[5], 10);
        parsed.path = matches[6] || "";
        parsed.query = matches[7];
        parsed.fragment = matches[8];
        if (parsed.scheme !== void 0) {
          if (VALID_SCHEME.test(parsed.scheme)) {
            parsed.scheme = parsed.scheme.toLowerCase();
          } else {
            parsed.error = parsed.error || MALFORMED_SCHEME_ERROR;
            malformedScheme = true;
          }
        }
        malformedPercentEncoding = hasMalformedComponentPercentEncoding(matches);
        if (malformedPercentEncoding) {
          parsed.error = parsed.error || "URI contains malformed percent-encoding.";
        }
        if (isNaN(parsed.port)) {
          parsed.port = matches[5];
        }
        const parseError = getParseError(parsed, matches);
        if (parseError !== void 0) {
          parsed.error = parsed.error || parseError;
          malformedAuthorityOrPort = true;
        }
        if (parsed.host) {
          const ipv4result = isIPv4(parsed.host);
          if (ipv4result === false) {
            const bracketedIPLiteral = isIPLiteral(parsed.host);
            const hasIPLiteralBracket = parsed.host.indexOf("[") !== -1 || parsed.host.indexOf("]") !== -1;
            const ipv6result = normalizeIPv6(parsed.host);
            isIP = ipv6result.isIPV6 || ipv6result.isIPVFuture === true;
            malformedIPLiteral = hasIPLiteralBracket && (!bracketedIPLiteral || ipv6result.error === true);
            parsed.host = isIP ? ipv6result.host : ipv6result.host.toLowerCase();
            if (malformedIPLiteral) {
              parsed.error = parsed.error || MALFORMED_HOST_ERROR;
              malformedAuthorityOrPort = true;
            }
          } else {
            isIP = true;
          }
        }
        if (parsed.scheme === void 0 && parsed.userinfo === void 0 && parsed.host === void 0 && parsed.port === void 0 && parsed.query === void 0 && !parsed.path) {
          parsed.reference = "same-document";
        } else if (parsed.scheme === void 0) {
          parsed.reference = "relative";
        } else if (parsed.fragment === void 0) {
          parsed.reference = "absolute";
        } else {
          parsed.reference = "uri";
        }
        if (options.reference && options.reference !== "suffix" && options.reference !== parsed.reference) {
          parsed.error = parsed.error || "URI is not a " + options.reference + " reference.";
        }
        const schemeHandler = getSchemeHandler(options.scheme || parsed.scheme);
        if (!malformedIPLiteral) {
          malformedHost = canonicalizeHost(parsed, options, schemeHandler, isIP);
        }
        if (uri.indexOf("%") !== -1 && parsed.host !== void 0 && !malformedIPLiteral) {
          let host = isIP ? parsed.host : normalizePercentEncoding(parsed.host, true);
          if (!isIP) {
            host = normalizePercentEncoding(host.toLowerCase());
          }
          parsed.host = isIP || options.scheme !== "null" ? reescapeHostDelimiters(host, isIP) : host;
        }
        if (!schemeHandler || schemeHandler && !schemeHandler.skipNormalize) {
          if (parsed.path) {
            parsed.path = normalizePathEncoding(parsed.path);
          }
          if (parsed.query) {
            parsed.query = normalizeQueryFragmentEncoding(parsed.query);
          }
          if (parsed.fragment) {
            parsed.fragment = normalizeQueryFragmentEncoding(parsed.fragment);
          }
        }
        if (schemeHandler && schemeHandler.parse) {
          schemeHandler.parse(parsed, options);
          if (schemeHandler === SCHEMES.urn && parsed.nid === void 0) {
            malformedSchemeSpecific = true;
          }
        }
      } else {
        parsed.error = parsed.error || "URI can not be parsed.";
      }
      return { parsed, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme };
    }
    function parse(uri, opts) {
      return parseWithStatus(uri, opts).parsed;
    }
    function normalizeString(uri, opts) {
      return normalizeStringWithStatus(uri, opts).normalized;
    }
    function normalizeStringWithStatus(uri, opts) {
      const { parsed, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = parseWithStatus(uri, opts);
      return {
        normalized: malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? uri : serialize(parsed, opts),
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
      parse
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
          const root = new compile_1.SchemaEnv({ schema: {}, schemaId });
          sch = compile_1.resolveSchema.call(this, root, keyRef);
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
        const rule46 = this.RULES.all[keyword];
        return typeof rule46 == "object" ? rule46.definition : !!rule46;
      }
      // Remove keyword
      removeKeyword(keyword) {
        const { RULES: RULES2 } = this;
        delete RULES2.keywords[keyword];
        delete RULES2.all[keyword];
        for (const group of RULES2.rules) {
          const i = group.rules.findIndex((rule46) => rule46.keyword === keyword);
          if (i >= 0)
            group.rules.splice(i, 1);
        }
        return this;
      }
      // Add format
      addFormat(name, format) {
        if (typeof format == "string")
          format = new RegExp(format);
        this.formats[name] = format;
        return this;
      }
      errorsText(errors = this.errors, { separator = ", ", dataVar = "data" } = {}) {
        if (!errors || errors.length === 0)
          return "No errors";
        return errors.map((e) => `${dataVar}${e.instancePath} ${e.message}`).reduce((text5, msg) => text5 + separator + msg);
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
            const rule46 = rules[key];
            if (typeof rule46 != "object")
              continue;
            const { $data } = rule46.definition;
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
        const format = this.opts.formats[name];
        if (format)
          this.addFormat(name, format);
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
      const rule46 = {
        keyword,
        definition: {
          ...definition,
          type: (0, dataType_1.getJSONTypes)(definition.type),
          schemaType: (0, dataType_1.getJSONTypes)(definition.schemaType)
        }
      };
      if (definition.before)
        addBeforeRule.call(this, ruleGroup, rule46, definition.before);
      else
        ruleGroup.rules.push(rule46);
      RULES2.all[keyword] = rule46;
      (_a = definition.implements) === null || _a === void 0 ? void 0 : _a.forEach((kwd) => this.addKeyword(kwd));
    }
    function addBeforeRule(ruleGroup, rule46, before2) {
      const i = ruleGroup.rules.findIndex((_rule) => _rule.keyword === before2);
      if (i >= 0) {
        ruleGroup.rules.splice(i, 0, rule46);
      } else {
        ruleGroup.rules.push(rule46);
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
        const { root } = env;
        if (($ref === "#" || $ref === "#/") && baseId === root.baseId)
          return callRootRef();
        const schOrEnv = compile_1.resolveRef.call(self, root, baseId, $ref);
        if (schOrEnv === void 0)
          throw new ref_error_1.default(it.opts.uriResolver, baseId, $ref);
        if (schOrEnv instanceof compile_1.SchemaEnv)
          return callValidate(schOrEnv);
        return inlineRefSchema(schOrEnv);
        function callRootRef() {
          if (env === root)
            return callRef(cxt, validateName, env, env.$async);
          const rootName = gen.scopeValue("root", { ref: root });
          return callRef(cxt, (0, codegen_1._)`${rootName}.validate`, root, root.$async);
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
          const count2 = gen.let("count", 0);
          validateItems(schValid, () => gen.if(schValid, () => checkLimits(count2)));
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
        function checkLimits(count2) {
          gen.code((0, codegen_1._)`${count2}++`);
          if (max === void 0) {
            gen.if((0, codegen_1._)`${count2} >= ${min}`, () => gen.assign(valid, true).break());
          } else {
            gen.if((0, codegen_1._)`${count2} > ${max}`, () => gen.assign(valid, false).break());
            if (min === 1)
              gen.assign(valid, true);
            else
              gen.if((0, codegen_1._)`${count2} >= ${min}`, () => gen.assign(valid, true));
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
        const patterns = (0, code_1.allSchemaProperties)(schema);
        const alwaysValidPatterns = patterns.filter((p) => (0, util_1.alwaysValidSchema)(it, schema[p]));
        if (patterns.length === 0 || alwaysValidPatterns.length === patterns.length && (!it.opts.unevaluated || it.props === true)) {
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
          for (const pat of patterns) {
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
          const format = gen.let("format");
          gen.if((0, codegen_1._)`typeof ${fDef} == "object" && !(${fDef} instanceof RegExp)`, () => gen.assign(fType, (0, codegen_1._)`${fDef}.type || "string"`).assign(format, (0, codegen_1._)`${fDef}.validate`), () => gen.assign(fType, (0, codegen_1._)`"string"`).assign(format, fDef));
          cxt.fail$data((0, codegen_1.or)(unknownFmt(), invalidFmt()));
          function unknownFmt() {
            if (opts.strictSchema === false)
              return codegen_1.nil;
            return (0, codegen_1._)`${schemaCode} && !${format}`;
          }
          function invalidFmt() {
            const callFormat = schemaEnv.$async ? (0, codegen_1._)`(${fDef}.async ? await ${format}(${data}) : ${format}(${data}))` : (0, codegen_1._)`${format}(${data})`;
            const validData = (0, codegen_1._)`(typeof ${format} == "function" ? ${callFormat} : ${format}.test(${data}))`;
            return (0, codegen_1._)`${format} && ${format} !== true && ${fType} === ${ruleType} && !${validData}`;
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
          const [fmtType, format, fmtRef] = getFormat(formatDef);
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
            return typeof format == "function" ? (0, codegen_1._)`${fmtRef}(${data})` : (0, codegen_1._)`${fmtRef}.test(${data})`;
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
    var format = [format_1.default];
    exports.default = format;
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
        const { oneOf } = parentSchema;
        if (!it.opts.discriminator) {
          throw new Error("discriminator: requires discriminator option");
        }
        const tagName = schema.propertyName;
        if (typeof tagName != "string")
          throw new Error("discriminator: requires propertyName");
        if (schema.mapping)
          throw new Error("discriminator: mapping is not supported");
        if (!oneOf)
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
          for (let i = 0; i < oneOf.length; i++) {
            let sch = oneOf[i];
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
      const { root, baseId, localRefs, meta } = schemaEnv.root;
      const { schemaId } = self.opts;
      const sch = new compile_1.SchemaEnv({ schema, schemaId, root, baseId, localRefs, meta });
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
    var content = require_content();
    var core = require_core3();
    var format = require_format_annotation();
    var metadata = require_meta_data();
    var validation = require_validation2();
    var META_SUPPORT_DATA = ["/properties"];
    function addMetaSchema2020($data) {
      ;
      [
        metaSchema,
        applicator,
        unevaluated,
        content,
        core,
        with$data(this, format),
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
    function fmtDef(validate, compare) {
      return { validate, compare };
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
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
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
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
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
          const format = fCxt.schema;
          const fmtDef = self.formats[format];
          if (!fmtDef || fmtDef === true)
            return;
          if (typeof fmtDef != "object" || fmtDef instanceof RegExp || typeof fmtDef.compare != "function") {
            throw new Error(`"${keyword}": format "${format}" does not define "compare" function`);
          }
          const fmt = gen.scopeValue("formats", {
            key: format,
            ref: fmtDef,
            code: opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(format)}` : void 0
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
      const list2 = opts.formats || formats_1.formatNames;
      addFormats(ajv, list2, formats, exportName);
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
    function addFormats(ajv, list2, fs, exportName) {
      var _a;
      var _b;
      (_a = (_b = ajv.opts.code).formats) !== null && _a !== void 0 ? _a : _b.formats = (0, codegen_1._)`require("ajv-formats/dist/formats").${exportName}`;
      for (const f of list2)
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
var WORDS = 300;
var nameWords = (name) => name.slice(0, 256).replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
function features(item) {
  const words3 = [];
  const text5 = `${item.title ?? ""} ${(item.description ?? "").slice(0, 8e3)}`.toLowerCase();
  for (const [word] of text5.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu)) {
    if (words3.push(word) >= WORDS) break;
  }
  const fields = fieldsOf(item);
  const name = item.name ?? "";
  const split = new Set(nameWords(name));
  const keys = /* @__PURE__ */ new Set();
  for (const word of split) keys.add(`n:${word}`);
  for (let i = 0; i < words3.length; i++) {
    keys.add(words3[i]);
    if (i > 0) keys.add(`${words3[i - 1]} ${words3[i]}`);
  }
  for (const field of fields) keys.add(`f:${field}`);
  return { name, nameWords: split, words: new Set(words3), fields, keys };
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
  const text5 = name.slice(0, 256).toLowerCase();
  const pairs2 = /* @__PURE__ */ new Set();
  for (let i = 0; i + 1 < text5.length; i++) pairs2.add(text5.slice(i, i + 2));
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
var digestOf = (text5) => createHash("sha256").update(text5).digest("hex").slice(0, 8);
function markGroups(changes, of) {
  const exact = groupsBy(changes, exactKey);
  const loose = groupsBy(
    changes.filter((c) => !c.meta?.group),
    looseKey
  );
  for (const [groups, same2] of [
    [exact, true],
    [loose, false]
  ]) {
    for (const [key, group] of groups) {
      const left = group.filter((c) => !c.meta?.group);
      const count2 = new Set(left.map((c) => `${c.name} ${c.meta?.nth ?? ""}`)).size;
      if (count2 < MASS) continue;
      const mark = { id: digestOf(key), count: count2, of: of[left[0].target] ?? count2, exact: same2 };
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
  const { kind, target, pointer, before: before2, after, meta } = change;
  if (kind.endsWith("-added") || kind.endsWith("-removed")) return null;
  if (typeof before2 === "string" && typeof after === "string" && (kind === "text-changed" || kind.endsWith("-renamed"))) {
    const edit = editOf(before2, after);
    return edit && canonical([kind, target, place(pointer).at(-1) ?? "", ...edit]);
  }
  const key = canonical([kind, target, place(pointer), meta?.op ?? null, before2, after]);
  return key.length > LONG ? digestOf(key) : key;
}
function looseKey(change) {
  const { kind, target, pointer, before: before2, after, meta, name } = change;
  const path = place(pointer);
  const last = path.at(-1) ?? "";
  const made = kind === "text-changed" && last === "title" && [before2, after].every((v) => v === null || madeOfName(String(v), pointer, name ?? ""));
  const whole = path.length === 1 && (last === "outputSchema" || last === "title");
  const title = kind === "annotation-changed" && last === "title";
  return made || whole || title ? canonical([kind, target, made ? "title" : path, meta?.op ?? null]) : null;
}
function madeOfName(title, pointer, tool) {
  const owner = steps(pointer).at(-2) ?? "";
  return nameLikeness(title, owner) >= 0.8 || nameLikeness(title.replace(/(Arguments|Output|Input|Result|Schema)$/, ""), tool) >= 0.6;
}
function place(pointer) {
  const path = steps(pointer);
  if (path[0] !== "inputSchema" && path[0] !== "outputSchema") return path;
  const last = path.lastIndexOf("properties");
  if (last < 0) return path;
  return last + 2 >= path.length ? [path[0], "properties", path.at(-1)] : [path[0], "*", ...path.slice(last + 2)];
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
function blank(at2) {
  return {
    at: at2,
    bounds: /* @__PURE__ */ new Map(),
    multiples: /* @__PURE__ */ new Map(),
    patterns: /* @__PURE__ */ new Map(),
    formats: /* @__PURE__ */ new Map(),
    prefix: [],
    items: [],
    unique: false,
    properties: /* @__PURE__ */ new Map(),
    required: /* @__PURE__ */ new Map(),
    patternProperties: /* @__PURE__ */ new Map(),
    additional: [],
    propertyNames: [],
    rest: /* @__PURE__ */ new Map()
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
  constructor(root, prefix) {
    this.root = root;
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
function mentions(root) {
  const stack = [root];
  for (let here = stack.pop(); here !== void 0; here = stack.pop()) {
    if (typeof here !== "object" || here === null) continue;
    if (!Array.isArray(here) && (Object.hasOwn(here, "$ref") || Object.hasOwn(here, "$dynamicRef") || Object.hasOwn(here, "$recursiveRef")))
      return true;
    for (const value of Object.values(here)) if (typeof value === "object") stack.push(value);
  }
  return false;
}
function anchorsOf(root, prefix) {
  const anchors = /* @__PURE__ */ new Map();
  const stack = [[root, prefix]];
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

// src/diff/schema/objects.ts
function compareObjects(c, b, h, place2) {
  const gone = [...b.properties.keys()].filter((n) => !h.properties.has(n));
  const come = [...h.properties.keys()].filter((n) => !b.properties.has(n));
  const renamed = renames(gone, come, b, h);
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
  c.add("added", must ? "narrowed" : "widened", at2, base, nodes, { keyword: "properties", name, before: null, after: nodes[0].schema });
  if (!must && b.additional.length && !isClosed(b.additional)) c.compare(b.additional, nodes, at2);
}
var isClosed = (nodes) => nodes.some((n) => n.schema === false || equal(bare(n.schema), { not: {} }));
function additional(c, b, h, place2) {
  const [before2, after] = [isClosed(b.additional), isClosed(h.additional)];
  const keyword = own(h.at.schema, "unevaluatedProperties") === false ? "unevaluatedProperties" : "additionalProperties";
  const shown2 = { keyword, before: text(b.additional), after: text(h.additional) };
  if (after && !before2) c.add("closed", "narrowed", place2, b.additional.length ? b.additional : [b.at], h.additional, shown2);
  else if (before2 && !after) c.add("opened", "widened", place2, b.additional, h.additional.length ? h.additional : [h.at], shown2);
  else if (!before2) c.inside(b.additional, h.additional, b.at, h.at, ["additionalProperties"], [...place2.path, "*"]);
}
var text = (nodes) => nodes[0]?.schema ?? true;
function renames(gone, come, b, h) {
  const found = /* @__PURE__ */ new Map();
  if (!gone.length || !come.length || gone.length * come.length > 1e4) return found;
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
var words = (text5) => new Set(
  typeof text5 === "string" ? text5.slice(0, 4e3).toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [] : []
);

// src/diff/schema/scalar.ts
function tidyNumber(a) {
  const { bounds } = a;
  if (a.multiples.has(1)) {
    for (const [exclusive, inclusive, by, round] of [
      ["exclusiveMinimum", "minimum", 1, Math.floor],
      ["exclusiveMaximum", "maximum", -1, Math.ceil]
    ]) {
      const strict = bounds.get(exclusive);
      if (!strict) continue;
      bounds.delete(exclusive);
      const value = round(strict.value) + by;
      const other = bounds.get(inclusive);
      if (!other || (by > 0 ? value > other.value : value < other.value)) bounds.set(inclusive, { value, at: strict.at });
    }
    for (const [key, round] of [
      ["minimum", Math.ceil],
      ["maximum", Math.floor]
    ]) {
      const bound = bounds.get(key);
      if (bound) bounds.set(key, { ...bound, value: round(bound.value) });
    }
  }
  if ((bounds.get("minimum")?.value ?? 0) <= Number.MIN_SAFE_INTEGER) bounds.delete("minimum");
  if ((bounds.get("maximum")?.value ?? 0) >= Number.MAX_SAFE_INTEGER) bounds.delete("maximum");
  dropLooser(bounds, "minimum", "exclusiveMinimum", (inclusive, exclusive) => exclusive >= inclusive);
  dropLooser(bounds, "maximum", "exclusiveMaximum", (inclusive, exclusive) => exclusive <= inclusive);
}
function dropLooser(bounds, inclusive, exclusive, exclusiveWins) {
  const [i, e] = [bounds.get(inclusive), bounds.get(exclusive)];
  if (i && e) bounds.delete(exclusiveWins(i.value, e.value) ? inclusive : exclusive);
}
function satisfies(value, a) {
  const bound = (key) => a.bounds.get(key)?.value;
  const within = (n, min, max) => n >= (bound(min) ?? -Infinity) && n <= (bound(max) ?? Infinity);
  if (typeof value === "number") {
    if (!within(value, "minimum", "maximum")) return false;
    if (value <= (bound("exclusiveMinimum") ?? -Infinity) || value >= (bound("exclusiveMaximum") ?? Infinity)) return false;
    return [...a.multiples.keys()].every((m) => isMultiple(value, m));
  }
  if (typeof value === "string") return within([...value].length, "minLength", "maxLength");
  if (Array.isArray(value)) return within(value.length, "minItems", "maxItems");
  if (isObject(value))
    return within(Object.keys(value).length, "minProperties", "maxProperties") && [...a.required.keys()].every((r) => Object.hasOwn(value, r));
  return true;
}
function isMultiple(value, of) {
  const ratio = value / of;
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

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
  } else if (after) c.add("values", "narrowed", place2, [b.at], [h.at], shown2);
  else if (before2) {
    const refused = before2.filter((v) => !satisfies(v, h));
    if (refused.length) c.add("values", "narrowed", place2, [b.at], [h.at], { ...shown2, lost: refused });
    else if (h.patterns.size || h.rest.size) c.add("values", "unknown", place2, [b.at], [h.at], { ...shown2, lost: before2 });
    c.add("values", "widened", place2, [b.at], [h.at], shown2);
  }
}
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
  for (const [list2, effect] of [
    [lost, "narrowed"],
    [gained, "widened"]
  ]) {
    if (!list2.length) continue;
    const [x, y] = list2.includes(1) ? effect === "narrowed" ? ["number", "integer"] : ["integer", "number"] : [before2[0] ?? null, after[0] ?? null];
    const what = list2.includes(1) ? "type" : "bound";
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
  const values = meetValues(a.values, b.values);
  if (values?.size === 0) return null;
  const out = {
    // The longer way is that of the branch.
    at: b.at.home.length > a.at.home.length || b.at.pointer.length > a.at.pointer.length ? b.at : a.at,
    ...values ? { values } : {},
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

// src/diff/schema/shape.ts
var EXPANSIONS = 1e3;
function shapeOf(nodes, fallback) {
  const expansion = { open: /* @__PURE__ */ new Set(), left: { count: EXPANSIONS } };
  const shapes = nodes.map((node) => single(node, expansion));
  return shapes.length ? shapes.reduce(meetShapes) : anything(fallback);
}
function single(node, { open, left }) {
  const { schema } = node;
  if (schema === false) return nothing();
  if (!isObject(schema) || open.has(schema)) return anything(node);
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
  if (keyword === "oneOf" && !disjoint(shapes)) restrict(joined2, keyword, branches, node);
  return joined2;
}
function merge(alternatives) {
  const out = [];
  let list2;
  for (const a of alternatives) {
    if (isFree(a)) return [a];
    if (!a.values || a.rest.size) out.push(a);
    else if (list2?.values) for (const [key, value] of a.values) list2.values.set(key, value);
    else {
      list2 = { ...a, values: new Map(a.values) };
      out.push(list2);
    }
  }
  return out;
}
function disjoint(shapes) {
  return TYPES.every((type) => {
    const lists = shapes.map((s) => s[type]).filter((l) => l.length);
    if (lists.length < 2) return true;
    const all2 = lists.flat();
    if (all2.every((a) => a.values)) return distinct(all2.map((a) => [...a.values.keys()]));
    if (type !== "object") return false;
    return [...all2[0].required.keys()].some((name) => {
      const tags = all2.map((a) => a.required.has(name) ? constants(a.properties.get(name) ?? []) : null);
      return tags.every((t) => t !== null) && distinct(tags);
    });
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
    const values = own(schema, "enum");
    if (Array.isArray(values)) return values.map(canonical);
  }
  return null;
}
function enumerated(node, schema) {
  const only = own(schema, "const");
  const listed = own(schema, "enum");
  let values = Array.isArray(listed) ? listed : void 0;
  if (only !== void 0) values = values ? values.filter((v) => canonical(v) === canonical(only)) : [only];
  const shape = typed(node, schema);
  if (!values) return shape;
  for (const type of TYPES) {
    const mine = values.filter((v) => typeOf(v) === type);
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
    const a = blank(node);
    if (name === "number") numbers(a, node, schema, Boolean(integer));
    else if (name === "string") strings(a, node, schema);
    else if (name === "array") arrays(a, node, schema);
    else if (name === "object") objects(a, node, schema);
    shape[name] = [a];
  }
  for (const keyword of ["not", "$dynamicRef", "$recursiveRef"])
    if (own(schema, keyword) !== void 0) restrict(shape, keyword, schema[keyword], node);
  const condition = own(schema, "if");
  if (condition !== void 0) restrict(shape, "if", [condition, own(schema, "then") ?? true, own(schema, "else") ?? true], node);
  return shape;
}
var numeric = (value) => typeof value === "number" && Number.isFinite(value);
function numbers(a, node, schema, integer) {
  const at2 = (key) => child(node, schema[key], key);
  for (const key of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]) {
    const value = own(schema, key);
    if (numeric(value)) a.bounds.set(key, { value, at: at2(key) });
  }
  for (const [flag, bound] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"]
  ]) {
    const given = a.bounds.get(bound);
    if (own(schema, flag) !== true || !given) continue;
    a.bounds.delete(bound);
    a.bounds.set(flag, given);
  }
  const multiple = own(schema, "multipleOf");
  if (numeric(multiple) && multiple > 0) a.multiples.set(multiple, at2("multipleOf"));
  if (integer) a.multiples.set(1, child(node, schema.type, "type"));
  tidyNumber(a);
}
function strings(a, node, schema) {
  lengths(a, node, schema, "minLength", "maxLength");
  const { pattern: pattern2, format } = { pattern: own(schema, "pattern"), format: own(schema, "format") };
  if (typeof pattern2 === "string") a.patterns.set(pattern2, child(node, pattern2, "pattern"));
  if (typeof format === "string") a.formats.set(format, child(node, format, "format"));
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
  const patterns = own(schema, "patternProperties");
  if (isObject(patterns))
    for (const [pattern2, s] of Object.entries(patterns)) a.patternProperties.set(pattern2, [child(node, s, "patternProperties", pattern2)]);
  const plain = !["$ref", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"].some((key2) => Object.hasOwn(schema, key2));
  const key = own(schema, "additionalProperties") === void 0 && plain ? "unevaluatedProperties" : "additionalProperties";
  const additional2 = own(schema, key);
  if (additional2 !== void 0 && !isAny(additional2)) a.additional = [child(node, additional2, key)];
  const names = own(schema, "propertyNames");
  if (names !== void 0 && !isAny(names)) a.propertyNames = [child(node, names, "propertyNames")];
  opaque(a, node, schema, ["dependentRequired", "dependentSchemas", "dependencies", ...plain ? [] : ["unevaluatedProperties"]]);
}
var isAny = (schema) => schema === true || isObject(schema) && Object.keys(bare(schema)).length === 0;
function opaque(a, node, schema, keywords) {
  for (const keyword of keywords) {
    const value = own(schema, keyword);
    if (value === void 0 || isAny(value)) continue;
    a.rest.set(opaqueKey(keyword, value, node), { keyword, value, at: child(node, value, keyword) });
  }
}
function restrict(shape, keyword, value, node) {
  const key = opaqueKey(keyword, value, node);
  for (const type of TYPES) for (const a of shape[type]) a.rest.set(key, { keyword, value, at: child(node, value, keyword) });
}
function opaqueKey(keyword, value, node) {
  const text5 = canonical(bare(value));
  const definitions = text5.includes('Ref":') || text5.includes('"$ref":') ? canonical(bare(node.document.root)) : "";
  return `${keyword} ${text5} ${definitions}`;
}

// src/diff/schema/compare.ts
var STEPS = 4e3;
var DEPTH = 300;
var TRIALS = 30;
function compareSchemas(base, head, prefix) {
  const [b, h] = [new Document(base, prefix), new Document(head, prefix)];
  const shared2 = { steps: STEPS, sameDefinitions: sameDefinitions(b, h), shapes: /* @__PURE__ */ new Map(), summaries: /* @__PURE__ */ new Map() };
  const comparison = new Comparison(shared2, null, 0);
  comparison.compare([b.node], [h.node], { pointer: prefix, path: [] });
  comparison.drain();
  return comparison.facts;
}
function sameDefinitions(b, h) {
  if (!b.hasReferences && !h.hasReferences) return true;
  return equal(b.root, h.root);
}
var Comparison = class _Comparison {
  constructor(shared2, outer, depth) {
    this.shared = shared2;
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
    }
    for (const type of place2.path.length > 0 ? TYPES : ["object"])
      if (b[type].length && h[type].length) this.#alternatives(type, b[type], h[type], base, head, place2);
  }
  add(what, effect, place2, base, head, more) {
    const homes = { base: base[0]?.home ?? place2.pointer, head: head[0]?.home ?? place2.pointer };
    const fact = { what, effect, ...place2, homes, keyword: what, before: null, after: null, base, head, ...more };
    const said = JSON.stringify([what, effect, fact.pointer, fact.keyword, fact.name, fact.before, fact.after]);
    if (this.#said.has(said)) return;
    this.#said.add(said);
    this.facts.push(fact);
  }
  /** By place, not by text: through a reference the place is that of its target, so a circle is met again. */
  #key(nodes) {
    return nodes.map((n) => isObject(n.schema) ? homeOf(n) : String(n.schema)).join(" ");
  }
  #shape(nodes, fallback, side) {
    const key = `${side} ${this.#key(nodes)} ${nodes[0]?.pointer ?? ""}`;
    let shape = this.shared.shapes.get(key);
    if (!shape) {
      shape = shapeOf(nodes, fallback);
      this.shared.shapes.set(key, shape);
    }
    return shape;
  }
  #defaults(base, head, place2) {
    const [before2, after] = [annotation(base, "default"), annotation(head, "default")];
    if (before2 !== void 0 && after === void 0)
      this.add("default", "equivalent", place2, base, head, { keyword: "default", before: before2, after: null });
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
    const kept = (x, others, way) => others.some((y) => {
      const s = way === "narrowed" ? this.#summary(type, x, y) : this.#summary(type, y, x);
      return !s[way] && !s.unknown;
    });
    let less = b.filter((x) => !kept(x, h, "narrowed"));
    let more = h.filter((y) => !kept(y, b, "widened"));
    const pairs2 = less.flatMap((x) => (more.length ? more : h).map((y) => ({ x, y, score: alike(x, y) })));
    pairs2.sort((p, q) => q.score - p.score);
    for (const { x, y, score } of pairs2) {
      if (score <= 0 || !less.includes(x) || more.length > 0 && !more.includes(y)) continue;
      less = less.filter((l) => l !== x);
      more = more.filter((m) => m !== y);
      this.#one(type, x, y, { pointer: y.at.pointer, path: place2.path });
      if (!more.length) break;
    }
    for (const x of less) this.add("branch", "narrowed", place2, [x.at], head, { keyword: unionOf(base), before: x.at.schema });
    for (const y of more) this.add("branch", "widened", place2, base, [y.at], { keyword: unionOf(head), after: y.at.schema });
  }
  #summary(type, b, h) {
    let row = this.shared.summaries.get(b);
    if (!row) {
      row = /* @__PURE__ */ new Map();
      this.shared.summaries.set(b, row);
    }
    let summary = row.get(h);
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
    if (!compareScalars(this, type, b, h, place2)) return;
    if (type === "array") this.#arrays(b, h, place2);
    if (type === "object") compareObjects(this, b, h, place2);
    for (const [key, { keyword, value, at: at2 }] of h.rest) {
      if (b.rest.has(key)) continue;
      const other = [...b.rest].find(([k, r]) => r.keyword === keyword && !h.rest.has(k))?.[1];
      this.add("written", other ? "unknown" : "narrowed", place2, [other?.at ?? b.at], [at2], {
        keyword,
        before: other?.value ?? null,
        after: value
      });
    }
    for (const [key, { keyword, value, at: at2 }] of b.rest) {
      if (h.rest.has(key) || [...h.rest].some(([k, r]) => r.keyword === keyword && !b.rest.has(k))) continue;
      this.add("written", "widened", place2, [at2], [h.at], { keyword, before: value });
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
function homeOf(node) {
  let here = node;
  for (let i = 0; i < 20 && isReference(here.schema); i++) {
    const target = here.document.resolve(own(here.schema, "$ref"), here);
    if (!target) break;
    here = target;
  }
  return here.home;
}
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
function alike(x, y) {
  let score = 0.1 + dice(new Set(x.properties.keys()), new Set(y.properties.keys()));
  for (const [name, nodes] of x.properties) {
    const [a, b] = [constants(nodes), constants(y.properties.get(name) ?? [])];
    if (a && b) score += a.some((v) => b.includes(v)) ? 2 : -2;
  }
  if (x.at.pointer === y.at.pointer) score += 0.1;
  return score;
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

// src/diff/schema/ajv.ts
import { createRequire } from "node:module";

// src/diff/schema/pattern.ts
function patternCost(pattern2) {
  if (pattern2.length > 500) return Infinity;
  let repeats = 0;
  const groups = [];
  let closed = null;
  for (let i = 0; i < pattern2.length; i++) {
    const sign = pattern2[i];
    const after = closed;
    closed = null;
    if (sign === "\\") {
      if (/[1-9k]/.test(pattern2[i + 1] ?? "")) return Infinity;
      i++;
    } else if (sign === "[") i = endOfClass(pattern2, i);
    else if (sign === "(") groups.push(false);
    else if (sign === ")") {
      closed = groups.pop() ?? false;
      if (closed && groups.length) groups[groups.length - 1] = true;
    } else if (sign === "|" && groups.length) groups[groups.length - 1] = true;
    else if (sign === "*" || sign === "+" || sign === "{" && isLong(pattern2, i)) {
      if (after) return Infinity;
      repeats++;
      if (groups.length) groups[groups.length - 1] = true;
    } else if (sign === "?" && groups.length && after !== null) groups[groups.length - 1] = true;
  }
  return 1 + repeats;
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

// src/diff/schema/ajv.ts
var MOST_PARTS = 3e3;
var DEEPEST = 40;
var Unproven = class extends Error {
};
var load = () => {
  if (typeof __require === "function") {
    return {
      draft7: require_ajv().Ajv,
      draft2020: require__().Ajv2020,
      formats: require_dist().default
    };
  }
  const own2 = createRequire(import.meta.url);
  return { draft7: own2("ajv").Ajv, draft2020: own2("ajv/dist/2020.js").Ajv2020, formats: own2("ajv-formats").default };
};
var loaded;
function validator(schema) {
  if (typeof schema === "boolean") return () => schema;
  if (!isObject(schema) || tooLarge(schema)) return null;
  loaded ??= load();
  const dialect = own(schema, "$schema");
  const old = typeof dialect === "string" && /draft-0[3-7]/.test(dialect.slice(0, 100));
  const Dialect = old ? loaded.draft7 : loaded.draft2020;
  try {
    const ajv = new Dialect({ strict: false, validateSchema: false, addUsedSchema: false, logger: false, code: { regExp: guarded } });
    loaded.formats(ajv, { mode: "fast" });
    const { $schema: _, $async: __, ...rest } = schema;
    const run = ajv.compile(rest);
    return (value) => run(value) === true;
  } catch {
    return null;
  }
}
var guarded = Object.assign(
  (pattern2, flags2) => {
    const expression = new RegExp(pattern2, flags2);
    const cost = patternCost(pattern2);
    return {
      test(text5) {
        if ((text5.length + 1) ** cost > 1e6) throw new Unproven();
        return expression.test(text5);
      }
    };
  },
  { code: "guarded" }
);
function tooLarge(schema) {
  let parts = 0;
  const stack = [[schema, 0]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [here, depth] = top;
    if (typeof here !== "object" || here === null) continue;
    if (++parts > MOST_PARTS || depth > DEEPEST) return true;
    for (const value of Object.values(here)) stack.push([value, depth + 1]);
  }
  return false;
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
var DEEPEST2 = 12;
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
    if (depth > DEEPEST2 || this.#left-- <= 0) return void 0;
    const shape = this.shape(nodes, fallback);
    for (const a of shape.object) {
      const below = key === "*" ? a.additional : a.properties.get(key) ?? a.additional;
      const name = key === "*" ? "any" : key;
      const inner2 = this.around(below, child(a.at, true, "properties", name), { path, value: planted.value }, depth + 1);
      if (inner2 === void 0) continue;
      const object = this.#object(a, depth, /* @__PURE__ */ new Set([name]));
      define(object, name, inner2);
      return object;
    }
    for (const a of shape.array) {
      const position = key === "*" ? a.prefix.length : Number(key);
      if (!Number.isInteger(position) || position > LONGEST) continue;
      const inner2 = this.around(a.prefix[position] ?? a.items, child(a.at, true, "items"), { path, value: planted.value }, depth + 1);
      if (inner2 === void 0) continue;
      const list2 = this.#array(a, Math.max(position, (a.bounds.get("minItems")?.value ?? 0) - 1), depth);
      list2.splice(position, 0, inner2);
      return list2;
    }
    return void 0;
  }
  #first(nodes, fallback, depth) {
    if (depth > DEEPEST2 || this.#left-- <= 0) return null;
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
    const list2 = [];
    for (let i = 0; i < Math.min(length, LONGEST); i++) {
      const value = this.#first(a.prefix[i] ?? a.items, child(a.at, true, "items", i), depth + 1);
      list2.push(a.unique && typeof value === "string" ? `${value}${i || ""}` : a.unique && typeof value === "number" ? value + i : value);
    }
    return list2;
  }
  #object(a, depth, leave) {
    const object = {};
    const add2 = (name) => {
      if (leave.has(name) || Object.hasOwn(object, name)) return;
      const nodes = a.properties.get(name) ?? a.additional;
      define(object, name, this.#first(nodes, child(a.at, true, "properties", name), depth + 1));
    };
    for (const name of a.required.keys()) add2(name);
    const least = a.bounds.get("minProperties")?.value ?? 0;
    for (const name of a.properties.keys()) if (Object.keys(object).length < least) add2(name);
    return object;
  }
};
function numbers2(a) {
  const of = (key) => a.bounds.get(key)?.value;
  const [low, high] = [of("minimum") ?? of("exclusiveMinimum"), of("maximum") ?? of("exclusiveMaximum")];
  const step2 = [...a.multiples.keys()][0];
  const near = [low, high].filter((n) => n !== void 0).flatMap((n) => [n, n + (step2 ?? 0.5), n - (step2 ?? 0.5), n + 1, n - 1]);
  const around = [1, 0, -1, ...near, ...step2 ? near.map((n) => Math.ceil(n / step2) * step2) : [0.5]];
  const fits2 = (n) => n >= (of("minimum") ?? -Infinity) && n <= (of("maximum") ?? Infinity) && n > (of("exclusiveMinimum") ?? -Infinity) && n < (of("exclusiveMaximum") ?? Infinity) && [...a.multiples.keys()].every((m) => isMultiple(n, m));
  return [...new Set(around)].filter(fits2);
}
function strings2(a) {
  const least = a.bounds.get("minLength")?.value ?? 0;
  const most = a.bounds.get("maxLength")?.value ?? LONGEST;
  if (least > LONGEST) return [];
  const format = [...a.formats.keys()][0];
  const known3 = format !== void 0 && Object.hasOwn(FORMATS, format) ? [FORMATS[format]] : [];
  const plain = ["a", "A", "1", "a-b", "a b", "_", "12345", "B-004211", ""].map((s) => s.padEnd(least, "a").slice(0, Math.max(most, 0)));
  const made = [...a.patterns.keys()].slice(0, 2).flatMap(fromPattern).filter((s) => s.length >= least && s.length <= most);
  const long = most < LONGEST ? ["a".repeat(most)] : ["a".repeat(least + 60)];
  return [.../* @__PURE__ */ new Set([...known3, ...made, ...plain, ...long])];
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
    const count2 = /^\{(\d{1,3})(,(\d{0,3}))?\}/.exec(rest.slice(0, 12));
    if (count2) {
      few = Number(count2[1]);
      many = count2[2] === void 0 ? few : count2[3] ? Number(count2[3]) : few + 1;
      i += count2[0].length;
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

// src/diff/schema/witness.ts
var TRIES = 60;
var LONGEST2 = 2e3;
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
function schemaWitness(base, head, prefix, fact) {
  const [before2, after] = [validatorOf(base), validatorOf(head)];
  if (!before2 || !after) return void 0;
  const root = new Document(base, prefix).node;
  const sampler = new Sampler();
  let tries = 0;
  for (const candidate of candidates(sampler, fact)) {
    if (tries++ >= TRIES) break;
    const made = "absent" in candidate ? without(sampler, root, fact) : sampler.around([root], root, { path: basePath(fact), value: candidate.value });
    if (!isObject(made)) continue;
    try {
      if (before2(made) && !after(made) && JSON.stringify(made).length <= LONGEST2) return made;
    } catch (error) {
      if (!(error instanceof Unproven)) throw error;
    }
  }
  return void 0;
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
  if (fact.what === "values") for (const value of fact.lost ?? []) yield { value };
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
var spread = (types) => [...types].sort((a, b) => Number(a === "null") - Number(b === "null"));
function listOf(sampler, fact, length) {
  const lists = sampler.values(fact.base, fact.base[0], ["array"]).filter(Array.isArray);
  const entry = lists.find((l) => l.length > 0)?.[0] ?? "x";
  return Array.from(
    { length },
    (_, i) => fact.keyword === "uniqueItems" ? entry : typeof entry === "string" ? `${entry}${i || ""}` : entry
  );
}
function without(sampler, root, fact) {
  const path = fact.path.slice(0, -1);
  if (path.length === 0) return sampler.values([root], root, ["object"])[0];
  const parent = parentOf(sampler, root, path);
  return parent === void 0 ? void 0 : sampler.around([root], root, { path, value: parent });
}
function parentOf(sampler, root, path) {
  let nodes = [root];
  for (const key of path) {
    const shape = sampler.shape(nodes, nodes[0] ?? root);
    const object = shape.object.find((a) => a.properties.has(key));
    if (object) nodes = object.properties.get(key);
    else if (shape.array.length) nodes = shape.array[0].items;
    else nodes = shape.object[0]?.additional ?? [];
  }
  return sampler.values(nodes, nodes[0] ?? root, ["object"])[0];
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
var MOST_WITNESSES = 100;
var searched = /* @__PURE__ */ new WeakMap();
function witnessOf(context, base, head, fact) {
  let search = searched.get(context.pairing);
  if (!search) {
    search = { count: 0, found: /* @__PURE__ */ new Map() };
    searched.set(context.pairing, search);
  }
  if (search.found.has(fact)) return search.found.get(fact);
  if (search.count >= MOST_WITNESSES) return void 0;
  search.count++;
  const found = witness(base, head, fact);
  search.found.set(fact, found);
  return found;
}
function schemaIssues(context, key, tell3) {
  const issues = [];
  for (const { base, head } of context.pairing.tools) {
    if (!base || !head) continue;
    for (const fact of schemaFacts(base, head, key)) {
      if (leftOut(context, head, fact)) continue;
      const told2 = tell3(fact, base, head);
      if (!told2) continue;
      const { evidence = {}, messageId, level } = told2;
      const proof = key === "inputSchema" ? witnessOf(context, base, head, fact) : void 0;
      issues.push(
        issue(
          head,
          fact.pointer,
          { place: placeName(fact.path), ...evidence, ...proof === void 0 ? {} : { witness: proof } },
          { ...messageId ? { messageId } : {}, ...level ? { level } : {}, sentence: canonical(evidence) }
        )
      );
    }
  }
  return markMass(issues, toolsOnBoth(context));
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
    const count2 = new Set(group.map((i) => i.name)).size;
    if (count2 < MASS2) continue;
    for (const one of group) one.evidence = { ...one.evidence, mass: { id: digestOf(key), count: count2, of } };
  }
  return issues.sort((a, b) => Number("mass" in a.evidence) - Number("mass" in b.evidence));
}
function sameness({ messageId, pointer, evidence }) {
  const { witness: _, place: place2, name: __, ...rest } = evidence;
  const spelled = rest.before !== void 0 && rest.after !== void 0 && rest.before !== null;
  return canonical([messageId ?? "", rest, spelled ? null : [pointer, place2 ?? null]]);
}
function placeName(path) {
  let text5 = "";
  for (const key of path) text5 += key === "*" || /^\d+$/.test(key) ? "[]" : text5 ? `.${key}` : key;
  return text5 || "arguments";
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
    for (const { kind, pointer, before: before2, after, meta } of changes) {
      if (kind !== "capability-changed" || before2 === false) continue;
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
    return { messageId: "unclear", evidence, level: "note" };
  });
  return joined(issues);
}
function told({ keyword, before: before2, after }) {
  const plain = (v) => v === null || typeof v !== "object";
  if (!plain(before2) || !plain(after)) return keyword;
  const show = (v) => v === null ? "none" : typeof v === "string" ? v : JSON.stringify(v);
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
      for (const [argument, { required: required2, index }] of argumentsOf(head)) {
        const was = before2.get(argument);
        if (!required2 || was?.required) continue;
        yield issue(head, `/arguments/${index}`, { argument }, { sentence: argument, ...was ? {} : { messageId: "added" } });
      }
    }
  }
};
function argumentsOf(prompt) {
  const list2 = own(prompt.raw, "arguments");
  const found = /* @__PURE__ */ new Map();
  if (!Array.isArray(list2)) return found;
  for (const [index, argument] of list2.entries()) {
    const name = own(argument, "name");
    if (typeof name === "string") found.set(name, { required: own(argument, "required") === true, index });
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
    for (const { kind, pointer, before: before2, after } of changes) {
      if (kind !== "protocol-changed") continue;
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
    const added2 = fact.what === "added" && fact.effect === "narrowed";
    return added2 || fact.what === "required" && fact.effect === "narrowed" && fact.before === null ? {} : void 0;
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
    const added2 = new Map(pairing.templates.filter((p) => p.head && !p.base).map((p) => [own(p.head.raw, "name"), p.head]));
    for (const { base, head: now } of pairing.templates) {
      if (!base || now || addresses.has(base.name)) continue;
      const name = own(base.raw, "name");
      const successor = typeof name === "string" ? added2.get(name) : void 0;
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
        title: "{tool} is no longer offered; {successor} stands in its place",
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
        help: "Keep the old name as an alias that does the same and says which name to use, or release a major version. If the two are not the same tool, pair them yourself with `renames` in the config."
      }
    }
  },
  *change({ pairing, head }) {
    for (const { base, head: now, how, likeness: likeness3 } of pairing.tools) {
      if (!base || !now || how !== "renamed" || base.name === now.name || head.toolNames.has(base.name)) continue;
      yield issue(now, "/name", { from: base.name, likeness: likeness3 ?? 1 }, { sentence: now.name });
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

// src/rules/schema/dialect.ts
var URIS = [
  [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, "2020-12"],
  [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, "2019-09"],
  [/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/, "draft-07"],
  [/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/, "draft-06"],
  [/^https?:\/\/json-schema\.org\/draft-04\/schema#?$/, "draft-04"],
  [/^https?:\/\/json-schema\.org\/schema#?$/, "2020-12"]
];
function dialectOf(root) {
  const declared = own(root, "$schema");
  if (declared === void 0) return "2020-12";
  return typeof declared === "string" ? URIS.find(([uri]) => uri.test(declared))?.[1] : void 0;
}

// src/rules/schema/nodes.ts
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
function schemaNodes(root, pointer) {
  const nodes = [];
  const make = (value, at2, parent, keyword, property) => ({
    pointer: at2,
    value,
    schema: isObject(value) ? value : void 0,
    parent,
    keyword,
    property,
    nesting: parent ? parent.nesting + (INNER.has(keyword) ? 1 : 0) : 0
  });
  const stack = [[make(root, pointer, void 0, ""), 1]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [node, depth] = top;
    nodes.push(node);
    if (!node.schema || depth >= MAX_DEPTH - 3) continue;
    const below = [];
    for (const keyword of Object.keys(node.schema)) {
      const value = node.schema[keyword];
      const at2 = step(node.pointer, keyword);
      if (SINGLE.has(keyword)) {
        if (keyword === "items" && Array.isArray(value)) {
          for (const [i, v] of value.entries()) below.push([make(v, step(at2, i), node, keyword), depth + 2]);
        } else below.push([make(value, at2, node, keyword), depth + 1]);
      } else if (LISTS.has(keyword)) {
        if (Array.isArray(value)) for (const [i, v] of value.entries()) below.push([make(v, step(at2, i), node, keyword), depth + 2]);
      } else if (MAPS2.has(keyword) && isObject(value)) {
        for (const key of Object.keys(value)) {
          const child2 = value[key];
          if (keyword === "dependencies" && Array.isArray(child2)) continue;
          below.push([make(child2, step(at2, key), node, keyword, keyword === "properties" ? key : void 0), depth + 2]);
        }
      }
    }
    for (let i = below.length - 1; i >= 0; i--) stack.push(below[i]);
  }
  return nodes;
}
var inputs = /* @__PURE__ */ new WeakMap();
var outputs = /* @__PURE__ */ new WeakMap();
var remembered = (memory, tool, root, pointer) => {
  let nodes = memory.get(tool);
  if (!nodes) {
    nodes = root === void 0 ? [] : schemaNodes(root, pointer);
    memory.set(tool, nodes);
  }
  return nodes;
};
var inputNodes = (tool) => remembered(inputs, tool, tool.inputSchema, "/inputSchema");
var outputNodes = (tool) => remembered(outputs, tool, tool.outputSchema, "/outputSchema");

// src/rules/schema/validity.ts
var TYPES2 = /* @__PURE__ */ new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);
var isText = (v) => typeof v === "string";
var isNumber = (v) => typeof v === "number";
var isFlag = (v) => typeof v === "boolean";
var isCount = (v) => typeof v === "number" && v >= 0 && Number.isInteger(v);
var isList = (v) => Array.isArray(v);
var isNames = (v) => Array.isArray(v) && v.every(isText) && new Set(v).size === v.length;
var isType = (v) => TYPES2.has(v) || Array.isArray(v) && v.length > 0 && v.every((t) => TYPES2.has(t)) && new Set(v).size === v.length;
var isMap = (v) => isObject(v);
var isListOfSchemas = (v) => Array.isArray(v) && v.length > 0;
var A_TEXT = [isText, "a string"];
var A_NUMBER = [isNumber, "a number"];
var A_COUNT = [isCount, "a whole number of 0 or more"];
var A_FLAG = [isFlag, "true or false"];
var A_MAP = [isMap, "an object of schemas"];
var SCHEMAS = [isListOfSchemas, "a list of at least one schema"];
var NAMES = [isNames, "a list of different strings"];
var CHECKS = /* @__PURE__ */ new Map([
  ["type", [isType, "one of array, boolean, integer, null, number, object, string, or a list of different ones"]],
  ["required", NAMES],
  ["properties", A_MAP],
  ["patternProperties", A_MAP],
  ["$defs", A_MAP],
  ["definitions", A_MAP],
  ["dependentSchemas", A_MAP],
  ["dependencies", A_MAP],
  ["dependentRequired", [(v) => isObject(v) && Object.values(v).every(isNames), "an object of lists of different strings"]],
  ["allOf", SCHEMAS],
  ["anyOf", SCHEMAS],
  ["oneOf", SCHEMAS],
  ["prefixItems", SCHEMAS],
  ["multipleOf", [(v) => typeof v === "number" && v > 0, "a number greater than 0"]],
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
  ["$id", [(v) => typeof v === "string" && /^[^#]*#?$/.test(v), "a string without a fragment"]],
  ["$schema", A_TEXT],
  ["$ref", A_TEXT],
  ["$dynamicRef", A_TEXT],
  ["$anchor", [(v) => typeof v === "string" && /^[A-Za-z_][-A-Za-z0-9._]*$/.test(v), "a name"]],
  ["$dynamicAnchor", [(v) => typeof v === "string" && /^[A-Za-z_][-A-Za-z0-9._]*$/.test(v), "a name"]],
  ["examples", [isList, "a list"]]
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
  if (dialect === "draft-04" && keyword === "required")
    return [(v) => isNames(v) && v.length > 0, "a list of at least one string"];
  return CHECKS.get(keyword);
}
function mayBeSchema({ value, keyword }, dialect) {
  if (isObject(value)) return true;
  if (typeof value !== "boolean") return false;
  return dialect !== "draft-04" || keyword === "additionalProperties" || keyword === "additionalItems";
}
function faults(node, dialect) {
  if (!node.schema) {
    return mayBeSchema(node, dialect) ? [] : [{ pointer: node.pointer, keyword: node.keyword, wanted: "a schema: an object, or true or false" }];
  }
  const found = [];
  const schema = node.schema;
  for (const keyword of Object.keys(schema)) {
    const value = schema[keyword];
    const check = checkOf(keyword, dialect);
    if (check && !check[0](value)) found.push({ pointer: step(node.pointer, keyword), keyword, wanted: check[1] });
    else if (keyword === "items" && Array.isArray(value) && (dialect === "2020-12" || value.length === 0)) {
      const wanted = dialect === "2020-12" ? "one schema (a list by position is `prefixItems` since 2020-12)" : SCHEMAS[1];
      found.push({ pointer: step(node.pointer, keyword), keyword, wanted });
    }
  }
  return found;
}

// src/rules/compat/client.ts
function limitsOf(context, key) {
  const found = [];
  for (const client of context.clients) {
    const limit = client.limits[key];
    if (limit) found.push({ client, limit });
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
var RANK = {
  "request-refused": 7,
  "list-refused": 6,
  "tool-dropped": 5,
  "tools-dropped": 4,
  "store-rejects": 3,
  "text-cut": 2,
  "name-rewritten": 1,
  "part-ignored": 0
};
var THEN = {
  "request-refused": "the whole request is refused, with every other tool in it",
  "list-refused": "the whole list is refused",
  "tool-dropped": "the tool is left out",
  "tools-dropped": "what is over the limit is left out",
  "store-rejects": "the server is not listed there",
  "text-cut": "the rest never reaches the model",
  "name-rewritten": "the model sees another name",
  "part-ignored": "that part is ignored"
};
function messagesBy(outcomes, title, help) {
  const words3 = (outcome) => ({ title: title(THEN[outcome]), help });
  return { default: words3(outcomes[0]), ...Object.fromEntries(outcomes.map((o) => [o, words3(o)])) };
}

// src/rules/compat/invalid-schema.ts
var MOST = 10;
var rule22 = {
  meta: {
    id: "compat/invalid-schema",
    level: "error",
    kind: "content",
    summary: "The input or output schema is no valid JSON Schema in its own dialect, or in the one a chosen client reads it in.",
    why: "A schema that declares no dialect is read as 2020-12. Model APIs and clients compile schemas before the first call; one that does not compile costs the tool, the list or the whole request.",
    source: ["mcp"],
    messages: {
      default: {
        title: "A schema of {tool} is not valid: {keyword} must be {wanted}",
        help: "Correct the schema. Clients that check it refuse the tool, the list or the whole request."
      },
      dialect: {
        title: "A schema of {tool} is valid in {dialect} and not in 2020-12, the dialect of {clients}: {keyword} must be {wanted}",
        help: "Write it so that it holds in 2020-12 as well: a number for exclusive bounds, prefixItems for lists by position."
      },
      unknown: {
        title: "A schema of {tool} declares the dialect {dialect}, which clients do not know",
        help: "Leave $schema out, or name https://json-schema.org/draft/2020-12/schema."
      }
    }
  },
  *tool(tool, context) {
    yield* judge(tool, inputNodes(tool), context);
    yield* judge(tool, outputNodes(tool), context);
  }
};
function* judge(tool, nodes, context) {
  const root = nodes[0];
  if (!root?.schema) return;
  const dialect = dialectOf(root.value);
  const declared = own(root.schema, "$schema");
  if (dialect === void 0 && typeof declared === "string") {
    yield issue(tool, `${root.pointer}/$schema`, { dialect: declared.slice(0, 200) }, { messageId: "unknown", level: "warning" });
  }
  const found = all(nodes, dialect ?? "2020-12");
  for (const { pointer, keyword, wanted } of found.slice(0, MOST)) yield issue(tool, pointer, { keyword, wanted });
  if (dialect === void 0 || dialect === "2020-12" || !root.pointer.startsWith("/inputSchema")) return;
  const reader = strictest(limitsOf(context, "dialect"));
  if (!reader) return;
  const known3 = new Set(found.map((f) => f.pointer));
  const other = all(nodes, "2020-12").filter((f) => !known3.has(f.pointer));
  for (const { pointer, keyword, wanted } of other.slice(0, MOST)) {
    yield issue(tool, pointer, { keyword, wanted, dialect, clients: reader.clients }, { messageId: "dialect", level: reader.level });
  }
}
var all = (nodes, dialect) => {
  const found = [];
  for (const node of nodes) {
    if (found.length > 2 * MOST) break;
    found.push(...faults(node, dialect));
  }
  return found;
};

// src/rules/compat/name-characters.ts
var PORTABLE = /[a-zA-Z0-9_-]/;
var rule23 = {
  meta: {
    id: "compat/name-characters",
    level: "error",
    kind: "content",
    summary: "The name holds characters that a chosen client does not take.",
    why: "The protocol allows dots and leaves much open; most model APIs take letters, digits, `_` and `-` only. They answer an error for the whole request, so one name takes every tool of every server with it. A dot alone is a warning: it is legal, and many clients replace it before they call the API.",
    source: ["mcp"],
    messages: messagesBy(
      ["request-refused", "store-rejects", "tool-dropped", "name-rewritten"],
      (then) => `The name of {tool} holds {characters}; for {clients} only {allowed} will do: ${then}`,
      "Rename the tool with the characters that are taken, and keep the old name in the list for a while if callers use it."
    )
  },
  *tool(tool, context) {
    if (typeof own(tool.raw, "name") !== "string") return;
    const against = limitsOf(context, "nameCharacters").filter((f) => !new RegExp(f.limit.value.pattern).test(tool.name));
    const judged = strictest(against);
    if (!judged) return;
    const odd = [...new Set([...tool.name].filter((c) => !PORTABLE.test(c)))];
    const allowed = against.find((f) => f.client.label === judged.clients[0]).limit.value.words;
    const dots = odd.length === 1 && odd[0] === ".";
    yield issue(
      tool,
      "/name",
      {
        characters: odd.length ? odd.slice(0, 5) : [tool.name === "" ? "nothing" : tool.name.slice(0, 1)],
        clients: judged.clients,
        allowed
      },
      { messageId: judged.messageId, level: dots && judged.level === "error" ? "warning" : judged.level }
    );
  }
};

// src/rules/compat/name-length.ts
var rule24 = {
  meta: {
    id: "compat/name-length",
    level: "error",
    kind: "content",
    summary: "The name is longer than a chosen client takes.",
    why: "Most model APIs take 64 characters and answer an error for the whole request, so one long name takes every tool with it. The protocol itself allows 128.",
    source: ["mcp"],
    messages: messagesBy(
      ["request-refused", "store-rejects", "tool-dropped"],
      (then) => `The name of {tool} has {length} characters; for {clients} {limit} is the most: ${then}`,
      "Shorten the name. About 40 characters leave room for the prefix that clients put in front."
    )
  },
  *tool(tool, context) {
    if (typeof own(tool.raw, "name") !== "string") return;
    const length = [...tool.name].length;
    const over = limitsOf(context, "nameLength").filter((f) => length > f.limit.value);
    const judged = strictest(over);
    if (!judged) return;
    const limit = Math.min(...over.map((f) => f.limit.value));
    yield issue(tool, "/name", { length, limit, clients: judged.clients }, judged);
  }
};

// src/rules/compat/root-combinator.ts
var rule25 = {
  meta: {
    id: "compat/root-combinator",
    level: "error",
    kind: "content",
    summary: "The input schema has anyOf, oneOf, allOf or the like at its root, which a chosen client refuses.",
    why: "Since revision 2026-07-28 the protocol allows any keyword at the root of an input schema. The large model APIs do not: they answer an error for the whole request, so that one tool takes every other with it.",
    source: ["mcp"],
    messages: messagesBy(
      ["request-refused", "tool-dropped"],
      (then) => `The input of {tool} has {keywords} at its root; not so for {clients}: ${then}`,
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

// src/rules/compat/index.ts
var compat = [rule22, rule25, rule23, rule24];

// src/model/same.ts
function same(a, b) {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((v, i) => same(v, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((k) => Object.hasOwn(b, k) && same(a[k], b[k]));
}

// src/rules/protocol/duplicate-name.ts
var rule26 = {
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
    const byName = /* @__PURE__ */ new Map();
    for (const tool of surface.tools) {
      if (typeof own(tool.raw, "name") !== "string") continue;
      const group = byName.get(tool.name);
      if (group) group.push(tool);
      else byName.set(tool.name, [tool]);
    }
    for (const group of byName.values()) {
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

// src/rules/protocol/index.ts
var protocol = [rule26];

// src/rules/quality/description-missing.ts
var rule27 = {
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
    const parameters = tool.parameters.slice(0, 5).map(([name]) => name);
    yield issue(tool, "/description", parameters.length ? { parameters } : {}, parameters.length ? { messageId: "inputs" } : {});
  }
};

// src/text/words.ts
function words2(text5) {
  return text5.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}
function identifierWords(name) {
  const parts = [];
  let part = "";
  const end = () => {
    if (part !== "") parts.push(part.toLowerCase());
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
  return parts;
}

// src/rules/quality/words/verbs.ts
var GROUPS = [
  ["read", "get", "get fetch retrieve read show describe view display inspect load obtain"],
  ["read", "search", "find search query lookup discover filter locate"],
  ["read", "list", "list enumerate browse"],
  ["read", "count", "count"],
  ["read", "check", "check verify validate test ping lint"],
  ["read", "compare", "compare diff"],
  [
    "read",
    "compute",
    "calculate compute convert estimate analyze analyse summarize summarise predict translate explain classify extract parse"
  ],
  ["read", "export", "export download"],
  ["read", "watch", "watch monitor tail wait poll"],
  ["write", "create", "create add insert register new make"],
  ["write", "generate", "generate render build draw"],
  ["write", "update", "update edit modify change patch alter amend adjust"],
  ["write", "set", "set configure assign"],
  ["write", "save", "save store write put upload import append record log"],
  ["write", "upsert", "upsert sync"],
  ["write", "rename", "rename"],
  ["write", "move", "move"],
  ["write", "copy", "copy clone duplicate fork"],
  ["write", "merge", "merge"],
  ["write", "replace", "replace overwrite"],
  ["write", "close", "close archive lock"],
  ["write", "open", "open reopen unlock"],
  ["write", "enable", "enable activate"],
  ["write", "disable", "disable deactivate"],
  ["write", "start", "start begin launch"],
  ["write", "stop", "stop pause"],
  ["write", "book", "book reserve"],
  ["write", "connect", "connect disconnect attach detach link unlink subscribe unsubscribe"],
  ["destroy", "delete", "delete remove drop destroy erase purge wipe uninstall"],
  ["destroy", "clear", "clear reset truncate flush"],
  ["destroy", "cancel", "cancel revoke terminate kill abort"],
  ["send", "send", "send post publish notify email reply forward share broadcast"],
  ["send", "pay", "pay charge transfer refund purchase buy order withdraw"],
  ["run", "run", "run execute invoke call trigger deploy restart eval evaluate"],
  ["run", "act", "click press type navigate scroll drag hover fill submit select"]
];
var VERBS = new Map(
  GROUPS.flatMap(([effect, sense2, list2]) => list2.split(" ").map((verb) => [verb, { effect, sense: sense2 }]))
);
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
    const root = word.slice(0, -end.length);
    all2.push(root, `${root}e`);
    if (root.length > 3 && root.at(-1) === root.at(-2)) all2.push(root.slice(0, -1));
  }
  return all2;
}

// src/rules/quality/words/tokens.ts
var FILLER = new Set(
  `a an the this that these those of for to from in on at by with within into and or is are be it its as via using use used which all any each given specified specific
   provided based tool function method endpoint api allows allow lets let you your user users can will please simply new optional returns return data value values item items one single its their some
   der die das den dem ein eine einen mit von zu und le la les un une des du de el los las una del il lo gli o os um uma do da`.trim().split(/\s+/)
);
var LONGEST_WORD = 40;
function stem(word) {
  if (word.length > LONGEST_WORD) return word.slice(0, LONGEST_WORD);
  const verb = verbOf(word);
  if (verb !== void 0) return verb;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}
var plural = (word) => word.length > 3 && word.endsWith("s") && !/(?:ss|us|is|news)$/.test(word);
var contentStems = (text5) => {
  const out = [];
  for (const word of words2(text5)) if (!FILLER.has(word)) out.push(stem(word));
  return out;
};
var isFiller = (word) => FILLER.has(word);
function wordCount(text5) {
  const wide = text5.match(/[\u3041-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  return words2(text5.replace(/[\u3041-\u30ff\u4e00-\u9fff]+/g, " ")).length + wide / 2;
}

// src/rules/quality/words/names.ts
var PREFIX_FROM = 3;
var PREFIX_SHARE = 0.6;
var NEAR = 5;
var QUALIFIERS = new Set(
  "all available new existing current info information data detail record item list result by from for in of to the my multiple single bulk batch one many full".split(
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
  const parts = /* @__PURE__ */ new Map();
  const groups = /* @__PURE__ */ new Map();
  const readers = /* @__PURE__ */ new Map();
  for (const [name, list2] of split) {
    const part = takeApart(name, list2, prefix);
    parts.set(name, part);
    if (part.object.length === 0 || part.verb === void 0) continue;
    push(groups, groupKey(part), name);
    const { sense: sense2 } = VERBS.get(part.verb);
    if (sense2 === "get" || sense2 === "search" || sense2 === "list") push(readers, part.object.join(" "), name);
  }
  const get = (name) => parts.get(name) ?? takeApart(name, identifierWords(name.slice(0, 200)), prefix);
  return {
    count: all2.length,
    prefix,
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
    sources: (object) => readers.get(object) ?? []
  };
}
var push = (map, key, value) => {
  const list2 = map.get(key);
  if (list2) list2.push(value);
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
    for (const list2 of names) {
      const word2 = list2[i];
      if (word2 !== void 0 && list2.length > i + 1 && prefix.every((p, at2) => list2[at2] === p))
        counts.set(word2, (counts.get(word2) ?? 0) + 1);
    }
    const [word, count2] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
    if (count2 < names.length * PREFIX_SHARE || VERBS.has(word)) break;
    prefix.push(word);
  }
  return prefix;
}
function takeApart(name, list2, prefix) {
  const rest = prefix.length > 0 && prefix.every((p, i) => list2[i] === p) ? list2.slice(prefix.length) : list2;
  let at2 = VERBS.has(rest[0] ?? "") ? 0 : VERBS.has(rest.at(-1) ?? "") ? rest.length - 1 : rest.findIndex((w) => VERBS.has(w));
  if (rest.length === 0) at2 = -1;
  const nouns = rest.filter((_, i) => i !== at2);
  const said = nouns.filter((w) => !QUALIFIERS.has(stem(w)));
  return { name, words: list2, verb: at2 < 0 ? void 0 : rest[at2], object: said.map(stem), many: said.some(plural) };
}
function groupKey(part) {
  const { sense: sense2, effect } = VERBS.get(part.verb);
  const kind = sense2 === "search" || sense2 === "list" || sense2 === "get" && part.many ? "several" : sense2 === "get" ? "one" : effect === "read" ? sense2 : sense2;
  return `${kind}:${[...part.object].sort().join(" ")}`;
}

// src/rules/quality/words/params.ts
var MOST2 = 2e3;
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
function collect(root) {
  const found = [];
  if (!isObject(root)) return found;
  const visit = (schema, pointer, path, depth) => {
    if (!isObject(schema) || depth > MAX_DEPTH || found.length >= MOST2) return;
    const properties = own(schema, "properties");
    const required2 = own(schema, "required");
    if (isObject(properties)) {
      const needed = new Set(Array.isArray(required2) ? required2 : []);
      for (const name of Object.keys(properties)) {
        if (found.length >= MOST2) return;
        const child2 = properties[name];
        const below = step(step(pointer, "properties"), name);
        const full = path === "" ? name : `${path}.${name}`;
        found.push({ name, path: full, pointer: below, schema: child2, required: needed.has(name), depth: full.split(".").length });
        visit(child2, below, full, depth + 1);
      }
    }
    const items = own(schema, "items");
    if (isObject(items)) visit(items, step(pointer, "items"), `${path}[]`, depth + 1);
    for (const key of COMBINATORS) {
      const list2 = own(schema, key);
      if (!Array.isArray(list2)) continue;
      for (const [i, branch] of list2.entries()) visit(branch, step(step(pointer, key), i), path, depth + 1);
    }
  };
  visit(root, "/inputSchema", "", 0);
  return found;
}
function resolved(tool, schema) {
  const ref = own(schema, "$ref");
  if (typeof ref !== "string" || !ref.startsWith("#/")) return schema;
  return at(tool.inputSchema, ref.slice(1)) ?? schema;
}
function described(tool, schema) {
  const direct = text2(schema);
  if (direct !== "") return direct;
  const target = resolved(tool, schema);
  if (target !== schema && text2(target) !== "") return text2(target);
  for (const key of COMBINATORS) {
    const list2 = own(schema, key);
    if (!Array.isArray(list2)) continue;
    for (const branch of list2) {
      const inner2 = text2(branch) || text2(resolved(tool, branch));
      if (inner2 !== "") return inner2;
    }
  }
  return "";
}
var text2 = (schema) => {
  const description = own(schema, "description");
  return typeof description === "string" ? description.trim() : "";
};
function inner(tool, schema) {
  const target = resolved(tool, schema);
  for (const key of ["anyOf", "oneOf"]) {
    const list2 = own(target, key);
    if (!Array.isArray(list2)) continue;
    const real = list2.filter((b) => own(b, "type") !== "null");
    if (real.length === 1) return resolved(tool, real[0]);
  }
  return target;
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
var SETS = Object.entries(FREQUENT).map(([language2, list2]) => [language2, new Set(list2.split(" "))]);
var SAMPLE = 4e3;
function language(text5) {
  const sample = text5.length > SAMPLE ? text5.slice(0, SAMPLE) : text5;
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
function isForeign(found) {
  const hits = found.filter((w) => FOREIGN.has(w));
  return new Set(hits).size >= 2 && hits.length * 10 >= found.length;
}

// src/rules/quality/words/phrases.ts
var latin = (source) => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${source.replace(/\s*\n\s*/g, "")})(?![\\p{L}\\p{N}_])`, "iu");
var ascii = (source) => new RegExp(`\\b(?:${source.replace(/\s*\n\s*/g, "")})\\b`, "i");
var cjk = (source) => new RegExp(source.replace(/\s*\n\s*/g, ""), "u");
var PERSON = "you|the user|a user|users|the customer|a customer|customers|someone|a person|anyone|the agent|an agent|the model|the caller|asked|people";
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
      (?:call|run|use)d? (?:first|once|before|after)|always (?:use|call|run)|only (?:use|call|run|after|when|if)|
      for (?:questions|requests|tasks|cases|situations|scenarios|queries|when|use in)|
      to (?:answer|help|decide|find out|confirm|troubleshoot|diagnose|debug|investigate)|
      in order to|so (?:that )?(?:${PERSON}) can|
      instead of|rather than|when to use|use cases?|typical(?:ly)? use|example (?:questions|prompts|requests|queries)`),
    exclusion: ascii(`
      (?:do not|don[\u2019']t|never|not|avoid) (?:use|call|using|calling|run|intended|meant|suitable|suited|for|a replacement|appropriate|recommended|needed|necessary)|
      (?:does not|doesn[\u2019']t|cannot|can[\u2019']t|can not|will not|won[\u2019']t|is not|isn[\u2019']t|are not|do not|don[\u2019']t|never|without|unlike|except|excluding|limited to|only)|
      instead|rather than|as opposed to|(?:use|call|see|prefer|try|via) [\`'"]?[a-z0-9]{1,40}[_.-][\\w.-]{1,60}|no longer|unless|deprecated`),
    returns: ascii(`
      returns?|returned|returning|responds?(?: with)?|gives?(?: you| back)?|outputs?|yields?|produces?|provides?|results?|response|repl(?:y|ies)|reports?|prints?|emits?|
      displays?|shows?|including|includes?|contains?|containing|with (?:its|their|all|the)|as (?:a |an )?(?:json|markdown|text|list|array|string|table|html|xml|csv|yaml|base64|pdf|png|image|url|object|map)|in (?:json|markdown|csv|yaml|xml|html)`),
    effects: ascii(`
      creates?|adds?|inserts?|updates?|edits?|modif(?:y|ies)|changes?|sets?|writes?|saves?|stores?|deletes?|removes?|drops?|clears?|resets?|overwrites?|replaces?|renames?|moves?|
      merges?|sends?|posts?|publish(?:es)?|uploads?|starts?|stops?|restarts?|cancels?|closes?|opens?|enables?|disables?|assigns?|registers?|books?|orders?|pays?|charges?|applies|apply|
      runs?|executes?|triggers?|deploys?|installs?|generates?|builds?|records?|appends?|commits?|push(?:es)?|marks?|archives?|submits?|subscribes?|connects?|disconnects?|clicks?|
      types?|press(?:es)?|fills?|navigates?|scrolls?|selects?|drags?|hovers?|performs?|makes?|puts?|forks?|copies|copy|locks?|unlocks?|resolves?|dismiss(?:es)?|side effects?|creating|adding|
      updating|deleting|removing|sending|writing|persists?|schedules?|imports?|invites?|grants?|revokes?|terminates?|kills?|logs?|toggles?|changing|setting`),
    warning: ascii(`
      permanent(?:ly)?|irreversibl[ey]|irrevocabl[ey]|cannot be (?:undone|reversed|recovered|restored)|can[\u2019']?t be (?:undone|reversed|recovered|restored)|can not be undone|no undo|not reversible|
      not recoverable|unrecoverable|destructive|caution|warning|careful(?:ly)?|dangerous|confirm(?:s|ed|ation)?|approv(?:al|ed)|for good|undone|undo|reversible|recoverable|restored?|trash|
      recycle bin|soft.delet\\w{1,4}|data loss|lost|lose|overwrit(?:es?|ten)|cascad(?:es?|ing)|irrecoverabl[ey]|all (?:its|their|associated|related)|also (?:deletes|removes)`),
    readOnly: ascii(`
      read.?only|reads? only|only reads?|(?:does not|doesn[\u2019']t|never|without|not) (?:modify|modifying|change|changing|alter|write|writing|affect|update|mutate|touch)\\w*|no side effects?|changes nothing|nothing is (?:changed|written|modified)|
      makes no changes|safe to (?:call|run|use)`)
  },
  de: {
    trigger: latin(`
      nutz(?:e|en)|verwend(?:e|en|et)|benutz(?:e|en)|einsetzen|eingesetzt|aufrufen|aufzurufen|ruf(?:e|en)|setze|w\xE4hle|nimm|nehmen sie|wenn|falls|sobald|bevor|nachdem|geeignet|hilfreich|n\xFCtzlich|gedacht|dient|
      vor (?:dem|der|jeder|einer|jedem)|nach (?:dem|der|jeder|einer)|um zu|damit|statt|anstatt|anstelle`),
    exclusion: latin("nicht|kein(?:e|en|er|es)?|nie(?:mals)?|statt(?:dessen)?|anstatt|anstelle|nur|au\xDFer|ausgenommen|ohne"),
    returns: latin("liefer(?:t|n)|gib(?:t)?|geben|zur\xFCck|ergebnis(?:se)?|ausgabe|antwort(?:et)?|enth\xE4lt|enthalten|r\xFCckgabe|zeigt|mit"),
    effects: latin(`
      leg(?:t|e)|anlegen|erstell(?:t|en)|erzeug(?:t|en)|\xE4nder(?:t|n)|schreib(?:t|en)|l\xF6sch(?:t|en)|entfern(?:t|en)|storniert|speicher(?:t|n)|setz(?:t|en)|sende(?:t|n)|verschick(?:t|en)|bucht|buchen|ersetz(?:t|en)|
      \xFCberschreib(?:t|en)|aktualisier(?:t|en)|start(?:et|en)|stopp(?:t|en)|f\xFCg(?:t|en)|hinzu|f\xFChrt|ausf\xFChren`),
    warning: latin(
      "endg\xFCltig|unwiderruflich|dauerhaft|r\xFCckg\xE4ngig|vorsicht|achtung|warnung|best\xE4tig(?:t|en|ung)|unumkehrbar|wiederherstell\\p{L}{1,8}|papierkorb|verlust|verloren"
    ),
    readOnly: latin(
      "nur lesend|liest nur|nur lesezugriff|schreibgesch\xFCtzt|\xE4ndert nichts|ver\xE4ndert nichts|lesend|lesezugriff|ohne etwas zu \xE4ndern"
    )
  },
  fr: {
    trigger: latin(`
      \xE0 utiliser|utilis(?:ez|er|e|\xE9|\xE9e)|emploie|employez|appel(?:ez|er|le)|lorsqu(?:e|['\u2019])|quand|d\xE8s qu(?:e|['\u2019])|avant|apr\xE8s|si l['\u2019]|si (?:vous|un|une|le|la|tu)|s['\u2019]il|utile|pratique|sert \xE0|servir|en cas|afin|
      pour (?:r\xE9pondre|savoir|trouver|v\xE9rifier)|plut\xF4t que|au lieu`),
    exclusion: latin("ne|n[\u2019'](?:est|a|utilise)|jamais|sans|plut\xF4t|au lieu|sauf|seulement|uniquement|pas"),
    returns: latin("renvoi(?:e|ent|es)|retourn(?:e|ent)|donne|fourni(?:t|ssent)|r\xE9sultat(?:s)?|r\xE9ponse|affiche|contient|rend|avec|liste"),
    effects: latin(`
      cr\xE9(?:e|er|ent)|ajout(?:e|er)|modifi(?:e|er)|chang(?:e|er)|\xE9cri(?:t|re)|supprim(?:e|er)|efface(?:r)?|envoi(?:e|er)|envoyer|enregistr(?:e|er)|met|mettre|annul(?:e|er)|r\xE9serv(?:e|er)|remplac(?:e|er)|
      d\xE9marr(?:e|er)|arr\xEAt(?:e|er)|ex\xE9cut(?:e|er)|lanc(?:e|er)|publi(?:e|er)`),
    warning: latin(
      "d\xE9finiti(?:f|ve|vement)|irr\xE9versible|permanent|permanente|annul\xE9e?|attention|avertissement|confirm(?:er|\xE9|\xE9e|ation|ez)|perdu(?:e|s|es)?|perte|r\xE9cup\xE9r\\p{L}{1,6}|corbeille"
    ),
    readOnly: latin("lecture seule|en lecture|ne modifie (?:rien|pas)|sans (?:rien )?modifier|sans effet")
  },
  es: {
    trigger: latin(`
      us(?:a|ar|e|alo|ala)|\xFAsa(?:lo|la)|utiliz(?:a|ar|ado)|utilice|util\xEDza(?:lo|la)|cuando|si (?:el|la|un|una|necesita|necesitas|se|no)|antes de|despu\xE9s de|tras|\xFAtil|ideal|llam(?:a|e|ar)|sirve|en caso|para (?:responder|saber|cuando)|
      en lugar|en vez`),
    exclusion: latin("no|nunca|sin|excepto|salvo|solo|s\xF3lo|solamente|en lugar|en vez|\xFAnicamente"),
    returns: latin("devuelve|devuelven|retorna|regresa|da|entrega|proporciona|resultado(?:s)?|respuesta|muestra|contiene|incluye|con"),
    effects: latin(`
      crea(?:r)?|a\xF1ad(?:e|ir)|agrega(?:r)?|modifica(?:r)?|cambia(?:r)?|escrib(?:e|ir)|elimina(?:r)?|borra(?:r)?|env\xEDa|enviar|guarda(?:r)?|actualiza(?:r)?|cancela(?:r)?|reserva(?:r)?|reemplaza(?:r)?|inicia(?:r)?|
      detiene|ejecuta(?:r)?|publica(?:r)?|establece`),
    warning: latin(
      "permanente(?:mente)?|irreversible|deshacer|definitiv(?:o|a|amente)|cuidado|atenci\xF3n|advertencia|confirm(?:e|a|ado|ada|aci\xF3n|ar)|perder|pierde|perdid(?:o|a|os|as)|recuperar|papelera"
    ),
    readOnly: latin("solo lectura|s\xF3lo lectura|solo lee|s\xF3lo lee|no modifica|sin modificar|no cambia nada")
  },
  pt: {
    trigger: latin(`
      us(?:e|a|ar|ado)|utiliz(?:e|a|ar)|quando|se (?:o|a|um|uma|precisar|voc\xEA|n\xE3o)|antes d(?:e|o|a)|depois d(?:e|o|a)|ap\xF3s|\xFAtil|ideal|cham(?:e|a|ar)|serve|caso|em vez|ao inv\xE9s|para (?:responder|saber)`),
    exclusion: latin("n\xE3o|nunca|sem|exceto|salvo|apenas|somente|s\xF3|em vez|ao inv\xE9s"),
    returns: latin("retorna(?:m)?|devolve(?:m)?|d\xE1|fornece|resultado(?:s)?|resposta|mostra|cont\xE9m|inclui|com|entrega"),
    effects: latin(`
      cria(?:r)?|adiciona(?:r)?|modifica(?:r)?|altera(?:r)?|muda(?:r)?|escrev(?:e|er)|exclui(?:r)?|apaga(?:r)?|remov(?:e|er)|envia(?:r)?|salva(?:r)?|guarda(?:r)?|atualiza(?:r)?|cancela(?:r)?|reserva(?:r)?|
      substitui(?:r)?|inicia(?:r)?|para|executa(?:r)?|publica(?:r)?|define`),
    warning: latin(
      "permanente(?:mente)?|irrevers\xEDvel|desfeit(?:o|a)|desfazer|definitiv(?:o|a|amente)|cuidado|aten\xE7\xE3o|aviso|confirm(?:e|a|ado|ada|a\xE7\xE3o|ar)|perd(?:a|er|ido|ida)|recuperar|lixeira"
    ),
    readOnly: latin(
      "somente leitura|apenas leitura|s\xF3 leitura|somente l\xEA|apenas l\xEA|s\xF3 l\xEA|n\xE3o (?:modifica|altera)|sem (?:modificar|alterar)"
    )
  },
  it: {
    trigger: latin(`
      us(?:a|are|alo|ala|ato)|da usare|utilizz(?:a|are|ato|alo)|quando|se (?:l['\u2019]|il|la|un|una|serve|non)|prima d(?:i|el|ella)|dopo|utile|ideale|chiama(?:re|lo)?|serve|nel caso|invece|anzich\xE9|per (?:rispondere|sapere)`),
    exclusion: latin("non|mai|senza|eccetto|tranne|solo|soltanto|invece|anzich\xE9"),
    returns: latin("restituisc(?:e|ono)|ritorna|fornisc(?:e|ono)|d\xE0|risultat(?:o|i)|risposta|mostra|contiene|include|con"),
    effects: latin(`
      crea(?:re)?|aggiung(?:e|ere)|modifica(?:re)?|cambia(?:re)?|scriv(?:e|ere)|elimina(?:re)?|cancella(?:re)?|rimuov(?:e|ere)|invia(?:re)?|salva(?:re)?|aggiorna(?:re)?|annulla(?:re)?|prenota(?:re)?|
      sostituisc(?:e|ono)|avvia(?:re)?|ferma(?:re)?|esegu(?:e|ire)|pubblica(?:re)?|imposta(?:re)?`),
    warning: latin(
      "permanente(?:mente)?|irreversibil(?:e|mente)|definitiv(?:o|a|amente)|annullat(?:o|a)|attenzione|avviso|conferm(?:a|are|ato|ata)|pers(?:o|a|i|e)|perdita|recuperare|cestino"
    ),
    readOnly: latin("sola lettura|solo lettura|legge soltanto|legge solo|non modifica|senza modificare|non cambia")
  },
  ru: {
    trigger: latin(`
      \u0438\u0441\u043F\u043E\u043B\u044C\u0437(?:\u0443\u0439|\u0443\u0439\u0442\u0435|\u043E\u0432\u0430\u0442\u044C|\u0443\u0435\u0442\u0441\u044F|\u0443\u044E\u0442)|\u043F\u0440\u0438\u043C\u0435\u043D\u044F(?:\u0439|\u0439\u0442\u0435|\u0442\u044C|\u0435\u0442\u0441\u044F)|\u0432\u044B\u0437\u044B\u0432\u0430(?:\u0439|\u0439\u0442\u0435|\u0442\u044C|\u0435\u0442\u0441\u044F)|\u0432\u044B\u0437\u0432\u0430\u0442\u044C|\u0432\u044B\u0437\u043E\u0432\u0438\u0442\u0435|\u043A\u043E\u0433\u0434\u0430|\u0435\u0441\u043B\u0438|\u043F\u0435\u0440\u0435\u0434|\u043F\u0440\u0435\u0436\u0434\u0435|\u043F\u043E\u0441\u043B\u0435|\u043F\u043E\u043B\u0435\u0437(?:\u0435\u043D|\u043D\u0430|\u043D\u043E|\u043D\u044B)|\u043F\u043E\u0434\u0445\u043E\u0434\u0438\u0442|\u043D\u0443\u0436(?:\u0435\u043D|\u043D\u0430|\u043D\u043E|\u043D\u044B)|\u0441\u043B\u0443\u0436\u0438\u0442|\u043F\u0440\u0435\u0434\u043D\u0430\u0437\u043D\u0430\u0447\u0435\u043D(?:\u0430|\u043E|\u044B)?|
      \u0447\u0442\u043E\u0431\u044B|\u0432\u043C\u0435\u0441\u0442\u043E|\u043F\u0440\u0438 \u043D\u0435\u043E\u0431\u0445\u043E\u0434\u0438\u043C\u043E\u0441\u0442\u0438`),
    exclusion: latin("\u043D\u0435|\u043D\u0435\u0442|\u043D\u0435\u043B\u044C\u0437\u044F|\u043D\u0438\u043A\u043E\u0433\u0434\u0430|\u0431\u0435\u0437|\u043A\u0440\u043E\u043C\u0435|\u0442\u043E\u043B\u044C\u043A\u043E|\u0432\u043C\u0435\u0441\u0442\u043E"),
    returns: latin("\u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0430(?:\u0435\u0442|\u044E\u0442|\u0435\u0442\u0441\u044F)|\u0432\u0435\u0440\u043D\u0451\u0442|\u0432\u0435\u0440\u043D\u0435\u0442|\u0432\u044B\u0434\u0430(?:\u0451\u0442|\u0435\u0442)|\u0440\u0435\u0437\u0443\u043B\u044C\u0442\u0430\u0442(?:\u044B|\u043E\u0432)?|\u043E\u0442\u0432\u0435\u0442(?:\u0435)?|\u043F\u043E\u043A\u0430\u0437\u044B\u0432\u0430\u0435\u0442|\u0441\u043E\u0434\u0435\u0440\u0436\u0438\u0442|\u0432\u044B\u0432\u043E\u0434\u0438\u0442|\u0441\u043F\u0438\u0441\u043E\u043A"),
    effects: latin(`
      \u0441\u043E\u0437\u0434\u0430(?:\u0451\u0442|\u0435\u0442|\u0442\u044C|\u0432\u0430\u0442\u044C)|\u0434\u043E\u0431\u0430\u0432\u043B\u044F(?:\u0435\u0442|\u0442\u044C)|\u0438\u0437\u043C\u0435\u043D(?:\u044F\u0435\u0442|\u044F\u0442\u044C|\u0438\u0442\u044C)|\u043F\u0438\u0448\u0435\u0442|\u0437\u0430\u043F\u0438\u0441\u044B\u0432\u0430\u0435\u0442|\u0443\u0434\u0430\u043B\u044F(?:\u0435\u0442|\u0442\u044C)|\u0443\u0434\u0430\u043B\u0438\u0442\u044C|\u043E\u0442\u043F\u0440\u0430\u0432\u043B\u044F(?:\u0435\u0442|\u0442\u044C)|\u0441\u043E\u0445\u0440\u0430\u043D\u044F(?:\u0435\u0442|\u0442\u044C)|\u043E\u0431\u043D\u043E\u0432\u043B\u044F(?:\u0435\u0442|\u0442\u044C)|\u043E\u0442\u043C\u0435\u043D\u044F(?:\u0435\u0442|\u0442\u044C)|\u0431\u0440\u043E\u043D\u0438\u0440\u0443\u0435\u0442|\u0437\u0430\u043C\u0435\u043D\u044F\u0435\u0442|\u0437\u0430\u043F\u0443\u0441\u043A\u0430(?:\u0435\u0442|\u0442\u044C)|
      \u043E\u0441\u0442\u0430\u043D\u0430\u0432\u043B\u0438\u0432\u0430\u0435\u0442|\u0432\u044B\u043F\u043E\u043B\u043D\u044F(?:\u0435\u0442|\u0442\u044C)|\u043F\u0443\u0431\u043B\u0438\u043A\u0443\u0435\u0442|\u0443\u0441\u0442\u0430\u043D\u0430\u0432\u043B\u0438\u0432\u0430\u0435\u0442`),
    warning: latin(
      "\u043D\u0430\u0432\u0441\u0435\u0433\u0434\u0430|\u043D\u0435\u043E\u0431\u0440\u0430\u0442\u0438\u043C\u043E|\u043D\u0435\u043B\u044C\u0437\u044F \u043E\u0442\u043C\u0435\u043D\u0438\u0442\u044C|\u0431\u0435\u0437\u0432\u043E\u0437\u0432\u0440\u0430\u0442\u043D\u043E|\u043E\u0441\u0442\u043E\u0440\u043E\u0436\u043D\u043E|\u0432\u043D\u0438\u043C\u0430\u043D\u0438\u0435|\u043F\u0440\u0435\u0434\u0443\u043F\u0440\u0435\u0436\u0434\u0435\u043D\u0438\u0435|\u043F\u043E\u0434\u0442\u0432\u0435\u0440\\p{L}{1,10}|\u043F\u043E\u0442\u0435\u0440\\p{L}{1,8}|\u0432\u043E\u0441\u0441\u0442\u0430\u043D\u043E\u0432\\p{L}{1,8}|\u043A\u043E\u0440\u0437\u0438\u043D\\p{L}{1,4}"
    ),
    readOnly: latin("\u0442\u043E\u043B\u044C\u043A\u043E \u0447\u0442\u0435\u043D\u0438\u0435|\u0442\u043E\u043B\u044C\u043A\u043E \u0434\u043B\u044F \u0447\u0442\u0435\u043D\u0438\u044F|\u0442\u043E\u043B\u044C\u043A\u043E \u0447\u0438\u0442\u0430\u0435\u0442|\u043D\u0435 \u0438\u0437\u043C\u0435\u043D\u044F\u0435\u0442|\u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435 \u043C\u0435\u043D\u044F\u0435\u0442|\u0431\u0435\u0437 \u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u0439")
  },
  zh: {
    trigger: cjk(
      "\u5F53|\u7576|\u4F7F\u7528|\u7528\u4E8E|\u7528\u65BC|\u9002\u7528|\u9069\u7528|\u8C03\u7528|\u8ABF\u7528|\u547C\u53EB|\u4E4B\u524D|\u4EE5\u524D|\u524D\u5148|\u4E4B\u540E|\u4E4B\u5F8C|\u5982\u679C|\u5982\u9700|\u9700\u8981|\u4EE5\u4FBF|\u65F6\u5019|\u6642\u5019|\u60C5\u51B5\u4E0B|\u60C5\u6CC1\u4E0B|\u573A\u666F|\u5834\u666F|\u800C\u4E0D\u662F"
    ),
    exclusion: cjk("\u4E0D\u8981|\u4E0D\u80FD|\u4E0D\u53EF|\u4E0D\u4F1A|\u4E0D\u6703|\u4E0D\u8FD4\u56DE|\u4E0D\u9002|\u4E0D\u9069|\u8BF7\u52FF|\u8ACB\u52FF|\u52FF|\u800C\u4E0D\u662F|\u800C\u975E|\u4EC5|\u50C5|\u53EA|\u9664|\u65E0\u6CD5|\u7121\u6CD5|\u6CA1\u6709|\u6C92\u6709"),
    returns: cjk("\u8FD4\u56DE|\u56DE\u4F20|\u56DE\u50B3|\u8F93\u51FA|\u8F38\u51FA|\u7ED3\u679C|\u7D50\u679C|\u5F97\u5230|\u83B7\u5F97|\u7372\u5F97|\u63D0\u4F9B|\u5305\u62EC|\u5305\u542B|\u663E\u793A|\u986F\u793A|\u5217\u51FA"),
    effects: cjk(
      "\u521B\u5EFA|\u5EFA\u7ACB|\u65B0\u589E|\u6DFB\u52A0|\u52A0\u5165|\u4FEE\u6539|\u66F4\u6539|\u66F4\u65B0|\u5199\u5165|\u5BEB\u5165|\u5220\u9664|\u522A\u9664|\u79FB\u9664|\u53D1\u9001|\u767C\u9001|\u4FDD\u5B58|\u5132\u5B58|\u53D6\u6D88|\u9884\u8BA2|\u9810\u8A02|\u66FF\u6362|\u66FF\u63DB|\u542F\u52A8|\u555F\u52D5|\u505C\u6B62|\u6267\u884C|\u57F7\u884C|\u53D1\u5E03|\u767C\u5E03|\u8BBE\u7F6E|\u8A2D\u5B9A|\u4E0A\u4F20|\u4E0A\u50B3|\u751F\u6210|\u8986\u76D6|\u8986\u84CB"
    ),
    warning: cjk("\u6C38\u4E45|\u4E0D\u53EF\u9006|\u4E0D\u53EF\u64A4\u9500|\u4E0D\u53EF\u64A4\u92B7|\u65E0\u6CD5\u64A4\u9500|\u7121\u6CD5\u5FA9\u539F|\u65E0\u6CD5\u6062\u590D|\u8B66\u544A|\u6CE8\u610F|\u8C28\u614E|\u8B39\u614E|\u786E\u8BA4|\u78BA\u8A8D|\u4E22\u5931|\u907A\u5931|\u6062\u590D|\u6062\u5FA9|\u56DE\u6536\u7AD9"),
    readOnly: cjk("\u53EA\u8BFB|\u552F\u8B80|\u4EC5\u8BFB|\u53EA\u8B80|\u4E0D\u4FEE\u6539|\u4E0D\u4F1A\u4FEE\u6539|\u4E0D\u6703\u4FEE\u6539|\u4E0D\u66F4\u6539|\u4E0D\u6539\u53D8|\u4EC5\u67E5\u8BE2")
  },
  ja: {
    trigger: cjk("\u4F7F\u7528|\u4F7F\u3046|\u4F7F\u3063|\u4F7F\u3044|\u5229\u7528|\u547C\u3073\u51FA|\u547C\u3093|\u5834\u5408|\u3068\u304D|\u6642\u306B|\u524D\u306B|\u5F8C\u306B|\u969B\u306B|\u305F\u3044\u6642|\u305F\u3081\u306B|\u5FC5\u8981|\u304F\u3060\u3055\u3044|\u4EE3\u308F\u308A\u306B"),
    exclusion: cjk("\u306A\u3044|\u307E\u305B\u3093|\u305B\u305A|\u306E\u307F|\u3060\u3051|\u4EE3\u308F\u308A\u306B|\u4EE5\u5916|\u9664\u304F|\u9664\u304D|\u7981\u6B62|\u3067\u304D\u305A"),
    returns: cjk("\u8FD4\u3059|\u8FD4\u3057|\u8FD4\u3055|\u8FD4\u308A|\u623B\u308A|\u51FA\u529B|\u7D50\u679C|\u53D6\u5F97|\u63D0\u4F9B|\u542B\u3080|\u542B\u307F|\u542B\u307E\u308C|\u8868\u793A|\u4E00\u89A7"),
    effects: cjk(
      "\u4F5C\u6210|\u8FFD\u52A0|\u767B\u9332|\u5909\u66F4|\u66F4\u65B0|\u7DE8\u96C6|\u66F8\u304D\u8FBC|\u66F8\u8FBC|\u524A\u9664|\u6D88\u53BB|\u9001\u4FE1|\u4FDD\u5B58|\u30AD\u30E3\u30F3\u30BB\u30EB|\u53D6\u308A\u6D88|\u53D6\u6D88|\u4E88\u7D04|\u7F6E\u63DB|\u7F6E\u304D\u63DB|\u958B\u59CB|\u505C\u6B62|\u5B9F\u884C|\u516C\u958B|\u8A2D\u5B9A|\u30A2\u30C3\u30D7\u30ED\u30FC\u30C9|\u751F\u6210|\u4E0A\u66F8\u304D|\u79FB\u52D5"
    ),
    warning: cjk("\u53D6\u308A\u6D88\u305B|\u5143\u306B\u623B\u305B|\u623B\u305B|\u6C38\u4E45|\u5B8C\u5168\u306B|\u4E0D\u53EF\u9006|\u8B66\u544A|\u6CE8\u610F|\u78BA\u8A8D|\u5931\u308F\u308C|\u5FA9\u5143|\u5FA9\u65E7|\u30B4\u30DF\u7BB1"),
    readOnly: cjk("\u8AAD\u307F\u53D6\u308A\u5C02\u7528|\u8AAD\u53D6\u5C02\u7528|\u8AAD\u307F\u53D6\u308A\u306E\u307F|\u53C2\u7167\u306E\u307F|\u5909\u66F4\u3057\u306A\u3044|\u5909\u66F4\u3057\u307E\u305B\u3093|\u66F8\u304D\u8FBC\u307F\u307E\u305B\u3093|\u8AAD\u3080\u3060\u3051")
  },
  ko: {
    trigger: cjk("\uC0AC\uC6A9|\uC774\uC6A9|\uD638\uCD9C|\uB54C|\uACBD\uC6B0|\uC804\uC5D0|\uD6C4\uC5D0|\uD544\uC694|\uC704\uD574|\uB300\uC2E0|\uD558\uB824\uBA74"),
    exclusion: cjk("\uC54A|\uB9D0|\uB9C8\uC138\uC694|\uC5C6|\uBABB|\uB300\uC2E0|\uC81C\uC678|\uB9CC |\uBD88\uAC00|\uC544\uB2C8"),
    returns: cjk("\uBC18\uD658|\uB3CC\uB824|\uACB0\uACFC|\uCD9C\uB825|\uC81C\uACF5|\uD3EC\uD568|\uD45C\uC2DC|\uC751\uB2F5|\uBAA9\uB85D"),
    effects: cjk(
      "\uC0DD\uC131|\uCD94\uAC00|\uB4F1\uB85D|\uBCC0\uACBD|\uC218\uC815|\uAC31\uC2E0|\uC5C5\uB370\uC774\uD2B8|\uC791\uC131|\uC4F0|\uC0AD\uC81C|\uC81C\uAC70|\uC804\uC1A1|\uBCF4\uB0B4|\uBCF4\uB0C5|\uC800\uC7A5|\uCDE8\uC18C|\uC608\uC57D|\uAD50\uCCB4|\uC2DC\uC791|\uC911\uC9C0|\uC2E4\uD589|\uAC8C\uC2DC|\uC124\uC815|\uC5C5\uB85C\uB4DC"
    ),
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
function guess(text5, name) {
  const found = language(text5);
  if (found === "zh" || found === "ja" || found === "ko" || found === "ru") return found;
  const sample = words2(text5.slice(0, 1e3));
  if (isForeign(sample)) return "unknown";
  if (found !== "unknown") return found;
  const own2 = new Set(identifierWords(name).map(stem));
  const letters = sample.filter((w) => /^[a-z]/.test(w));
  const english = letters.filter((w) => verbOf(w) !== void 0 || own2.has(stem(w)) || isFiller(w) && w.length > 2);
  return letters.length === sample.filter((w) => new RegExp("\\p{L}", "u").test(w)).length && english.length * 10 >= letters.length * 3 && english.length > 0 ? "en" : "unknown";
}

// src/rules/quality/words/needs.ts
var NARROW = 6;
function selfEvident(tool, context) {
  const names = namesOf(context);
  const part = names.get(tool.name);
  if (names.count > NARROW || part.verb === void 0 || part.object.length < 1 || part.object.length > 2) return false;
  const { sense: sense2 } = VERBS.get(part.verb);
  if (sense2 !== "get" && sense2 !== "list" && sense2 !== "count") return false;
  const parameters = tool.parameters;
  return parameters.length <= 2 && names.near(tool.name).length === 0 && parameters.every(([, schema]) => described(tool, schema) !== "" || Array.isArray(own(inner(tool, schema), "enum")));
}
function neededSentences(tool, context) {
  if (selfEvident(tool, context)) return 1;
  const near = namesOf(context).near(tool.name).length;
  const count2 = tool.parameters.length;
  if (near > 0 || count2 >= 3) return 3;
  return count2 === 0 && effectOf(tool, context) === "read" ? 1 : 2;
}
function effectOf(tool, context) {
  const { annotations } = tool;
  if (annotations && own(annotations, "readOnlyHint") === true) return "read";
  if (annotations && own(annotations, "readOnlyHint") === false && own(annotations, "destructiveHint") === true) return "destroy";
  const named = verbOfTool(tool, context);
  if (named !== void 0) return VERBS.get(named).effect;
  return annotations && own(annotations, "readOnlyHint") === false ? "write" : void 0;
}
var verbOfTool = (tool, context) => namesOf(context).get(tool.name).verb;
function missingParts(tool, context) {
  const reading = read(tool);
  const effect = effectOf(tool, context);
  const missing = [];
  if (!reading.says("trigger")) missing.push("when to call it");
  if (namesOf(context).near(tool.name).length > 0 && !reading.says("exclusion")) missing.push("when another tool fits better");
  if (tool.outputSchema === void 0 && !reading.says("returns")) missing.push("what comes back");
  if (effect !== void 0 && effect !== "read" && !reading.says("effects")) missing.push("what it changes");
  if (effect === "destroy" && !reading.says("warning")) missing.push("whether it can be undone");
  return missing.length ? missing : ["its limits", "what it does not return"];
}

// src/rules/quality/description-short.ts
var WORDS_A_SENTENCE = 18;
var rule28 = {
  meta: {
    id: "quality/description-short",
    level: "warning",
    kind: "content",
    summary: "The description has fewer sentences than its parameters and siblings ask for.",
    why: "Model vendors ask for three or four sentences a tool. One sentence has room for what the tool does, not for when to call it, what comes back and where it stops. A tool whose name says all, or without parameters, needs less.",
    source: ["S0", "S1", "S2", "S3"],
    messages: {
      default: {
        title: "The description of {tool} is {sentences} of the {needed} sentences that its {parameters} parameters call for.",
        help: "Add {missing}."
      },
      sibling: {
        title: "The description of {tool} is {sentences} of {needed} sentences: too little to tell it from {siblings}.",
        help: "Add {missing}."
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
      // One sentence where three are due leaves gaps; two leave a wish.
      { level: sentences2 <= 1 && needed >= 3 ? "warning" : "note", ...siblings.length ? { messageId: "sibling" } : {} }
    );
  }
};

// src/rules/quality/description-tautology.ts
var LONGEST3 = 12;
var rule29 = {
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
    const known3 = new Set([...identifierWords(tool.name), ...identifierWords(tool.title ?? "")].map(stem));
    const senses = new Set([...known3].map((w) => VERBS.get(w)?.sense));
    const repeats = (word) => {
      const verb = verbOf(word);
      return known3.has(word) || verb !== void 0 && senses.has(VERBS.get(verb).sense);
    };
    if (!/[\p{L}\p{N}]/u.test(reading.text) || !contentStems(reading.text).every(repeats)) return;
    const parameters = tool.parameters.slice(0, 5).map(([name]) => name);
    const evidence = { description: reading.text, ...parameters.length ? { parameters } : {} };
    yield issue(tool, "/description", evidence, { sentence: reading.text, ...parameters.length ? { messageId: "inputs" } : {} });
  }
};

// src/rules/quality/name-prefix.ts
var FAMILY = 5;
var FAMILY_SHARE = 0.8;
var rule30 = {
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
    const prefix = option(context, "prefix", "");
    const listed = identifierWords(tool.name.slice(0, 200));
    if (prefix !== "") {
      const wanted = identifierWords(prefix);
      const bare2 = prefix.replace(/[^\p{L}\p{N}]+$/u, "");
      if (wanted.every((w, i) => listed[i] === w) && listed.length > wanted.length && tool.name.startsWith(bare2)) return;
      yield issue(tool, "/name", { prefix: bare2, suggestion: [bare2, ...listed].join("_") });
      return;
    }
    const names = namesOf(context);
    const [first] = names.prefix;
    if (first === void 0 || listed[0] === first || names.count < FAMILY) return;
    const count2 = family(context.surface.toolNames, first);
    if (count2 < names.count * FAMILY_SHARE) return;
    yield issue(tool, "/name", { prefix: first, count: count2, suggestion: [first, ...listed].join("_") }, { messageId: "family", level: "note" });
  }
};
var counted = /* @__PURE__ */ new WeakMap();
function family(names, first) {
  let count2 = counted.get(names);
  if (count2 === void 0) {
    count2 = [...names].filter((n) => identifierWords(n.slice(0, 60))[0] === first).length;
    counted.set(names, count2);
  }
  return count2;
}

// src/rules/quality/name-style.ts
var SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;
var HOUSE_STYLE = 0.8;
var rule31 = {
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
      yield issue(tool, "/name", {}, { messageId: "word", level: common ? "note" : "warning" });
      return;
    }
    const suggestion = identifierWords(name).join("_");
    const alike2 = style === "other" || names.size < 3 ? 0 : share(names, style);
    yield issue(tool, "/name", { suggestion }, alike2 >= HOUSE_STYLE ? { messageId: "house", level: "note" } : {});
  }
};
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

// src/rules/quality/words/vocabulary.ts
var MOST_WORDS = 120;
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
  const spelled = [];
  const users = [];
  const texts = [];
  const lists = surface.tools.map((tool, index) => {
    const own2 = /* @__PURE__ */ new Set();
    const reading = read(tool);
    const add2 = (list3) => {
      for (const word of list3) {
        if (own2.size >= MOST_WORDS) return;
        if (word.length > 1 && !isFiller(word)) own2.add(sense(word));
      }
    };
    add2(spoken(names.get(tool.name)));
    const said = words2(reading.text.slice(0, 3e3));
    texts.push(said.join(" "));
    add2(said);
    for (const [name] of tool.parameters) add2(words2(name.replaceAll("_", " ").slice(0, 60)));
    const list2 = new Uint32Array(own2.size);
    let at2 = 0;
    for (const word of own2) {
      let id = ids.get(word);
      if (id === void 0) {
        id = spelled.length;
        ids.set(word, id);
        spelled.push(word);
        users.push([]);
      }
      users[id].push(index);
      list2[at2++] = id;
    }
    return list2.sort();
  });
  const weight = Float64Array.from(users, (list2) => Math.log(1 + surface.tools.length / list2.length));
  return { tools: surface.tools, words: lists, texts, weight, spelled, users };
}
var spoken = (part) => [...part.verb ? [part.verb] : [], ...part.object];
function sense(word) {
  const root = stem(word);
  const known3 = VERBS.get(root)?.sense ?? root;
  if (known3 === "get" || known3 === "search" || known3 === "list") return "find";
  return SYNONYMS.get(known3) ?? known3;
}
function likeness2({ words: lists, weight, spelled }, a, b) {
  const [x, y] = [lists[a], lists[b]];
  const shared2 = [];
  const here = [];
  const there = [];
  let [i, j] = [0, 0];
  while (i < x.length || j < y.length) {
    const [p, q] = [x[i], y[j]];
    if (p !== void 0 && p === q) {
      shared2.push(p);
      i++;
      j++;
    } else if (q === void 0 || p !== void 0 && p < q) {
      here.push(p);
      i++;
    } else {
      there.push(q);
      j++;
    }
  }
  const sum2 = (list2) => list2.reduce((s, id) => s + weight[id], 0);
  const told2 = (list2) => list2.sort((m, n) => weight[n] - weight[m]).map((id) => spelled[id]);
  const common = sum2(shared2);
  const all2 = common + sum2(here) + sum2(there);
  return { value: all2 === 0 ? 0 : common / all2, shared: told2(shared2), here: told2(here), there: told2(there) };
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
      const list2 = users[id];
      if (list2.length > RARE) continue;
      for (const b of list2) {
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

// src/rules/quality/overlap.ts
var ONE_KIND = 0.6;
var OTHERWISE = 0.8;
var SAME_TEXT = 3;
var rule32 = {
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
  const words3 = vocabulary(surface, names);
  const floor = option(context, "likeness", ONE_KIND);
  const found = [];
  const seen = /* @__PURE__ */ new Set();
  const look = (a, b) => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const [x, y] = [surface.tools[a], surface.tools[b]];
    if (a === b || seen.has(key) || x.name === y.name) return;
    seen.add(key);
    if (says(x, y) || says(y, x)) return;
    const like = likeness2(words3, a, b);
    const equal2 = words3.texts[a] === words3.texts[b] && words3.words[a].length >= SAME_TEXT && words3.texts[a] !== "";
    const [p, q] = [names.get(x.name), names.get(y.name)];
    const oneKind = names.near(x.name).includes(y.name);
    if (!equal2 && like.value < (oneKind ? floor : Math.max(floor, OTHERWISE))) return;
    const apart2 = p.object.some((w) => like.here.includes(w)) && q.object.some((w) => like.there.includes(w));
    const verbs = p.verb && q.verb && VERBS.get(p.verb).effect !== VERBS.get(q.verb).effect;
    if (!equal2 && !oneKind && (apart2 || verbs)) return;
    found.push({ a: Math.min(a, b), b: Math.max(a, b), like, same: equal2 || like.here.length + like.there.length === 0 });
  };
  for (const [a, b] of candidates2(words3)) look(a, b);
  const index = new Map(surface.tools.map((t, i) => [t.name, i]));
  const first = /* @__PURE__ */ new Map();
  surface.tools.forEach((tool, i) => {
    for (const other of names.near(tool.name)) look(i, index.get(other));
    const text5 = words3.texts[i];
    const twin = first.get(text5);
    if (twin !== void 0) look(twin, i);
    else if (text5 !== "") first.set(text5, i);
  });
  return found;
}
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
function tell2({ a, b, like, same: same2 }, tools, context) {
  let [here, there] = [tools[a], tools[b]];
  const [oldHere, oldThere] = [context.counterpart(here), context.counterpart(there)];
  const swap = oldHere && !oldThere ? true : !oldHere && oldThere ? false : here.name > there.name;
  let [mine, others] = [like.here, like.there];
  if (swap) {
    [here, there] = [there, here];
    [mine, others] = [others, mine];
  }
  const nothing2 = "(nothing)";
  return issue(
    here,
    "/description",
    {
      other: there.name,
      shared: like.shared.slice(0, 6),
      here: mine.length ? mine.slice(0, 4) : nothing2,
      there: others.length ? others.slice(0, 4) : nothing2,
      likeness: Math.round(like.value * 100) / 100
    },
    { sentence: there.name, ...same2 ? { messageId: "same" } : {} }
  );
}

// src/rules/quality/parameter-undescribed.ts
var MOST3 = 20;
var rule33 = {
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
      source: {
        title: "The parameter {parameter} of {tool} has no description, so a model may make a value up.",
        help: "Describe {parameter}, and say whether its values come from {sources}."
      },
      more: {
        title: "{count} more parameters of {tool} have no description.",
        help: "Describe each in a sentence, with an example of a valid value."
      }
    }
  },
  *tool(tool, context) {
    const bare2 = parametersOf(tool).filter((p) => described(tool, p.schema) === "" && !explainsItself(tool, p));
    for (const { path, name, pointer } of bare2.slice(0, MOST3)) {
      const id = /^(.+?)_?(?:id|ids|Id|Ids|ID|IDs)$/.exec(name.slice(0, 100));
      const sources = id ? namesOf(context).sources(stem(id[1].toLowerCase())).filter((s) => s !== tool.name).slice(0, 3) : [];
      yield issue(
        tool,
        pointer,
        { parameter: path, ...sources.length ? { sources } : {} },
        sources.length ? { messageId: "source" } : {}
      );
    }
    if (bare2.length > MOST3) yield issue(tool, "/inputSchema", { count: bare2.length - MOST3 }, { messageId: "more" });
  }
};
function explainsItself(tool, { schema }) {
  const real = inner(tool, schema);
  const values = own(real, "enum");
  if (Array.isArray(values)) return values.some((v) => typeof v === "string" && new RegExp("\\p{L}{2}", "u").test(v));
  return own(real, "const") !== void 0 || typeof own(real, "format") === "string";
}

// src/rules/quality/trigger-missing.ts
var rule34 = {
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
    yield issue(tool, "/description", siblings.length ? { siblings } : {}, siblings.length ? { messageId: "sibling" } : {});
  }
};

// src/rules/quality/index.ts
var quality = [
  rule27,
  rule29,
  rule28,
  rule34,
  rule33,
  rule31,
  rule30,
  rule32
];

// src/text/hidden.ts
var ANY = (
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the characters are meant one by one
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u
);
var TAG_FLAGS = /* @__PURE__ */ new Set(["gbeng", "gbsct", "gbwls"]);
var mayHide = (text5) => ANY.test(text5);
function hidden(text5) {
  if (!mayHide(text5)) return [];
  const found = [];
  for (let i = 0; i < text5.length; ) {
    const c = text5.codePointAt(i);
    const length = c > 65535 ? 2 : 1;
    const flag = c === 127988 ? flagLength(text5, i) : 0;
    if (flag > 0) {
      i += flag;
      continue;
    }
    const kind = kindOf(c, text5, i, length);
    if (kind !== void 0) {
      const span = kind === "escape-sequence" ? escapeLength(text5, i) : length;
      found.push({ kind, start: i, length: span, codePoint: c });
      i += span;
    } else i += length;
  }
  return found;
}
function kindOf(c, text5, at2, length) {
  if (c === 27 || c === 155) return "escape-sequence";
  if (c < 32) return c === 9 || c === 10 || c === 13 ? void 0 : "control";
  if (c < 127) return void 0;
  if (c < 160) return "control";
  if (c === 173) return "soft-hyphen";
  if (c === 847 || c === 6158 || c >= 6155 && c <= 6159) return c === 847 || c === 6158 ? "zero-width" : "variation-selector";
  if (c === 1564 || c === 8206 || c === 8207) return nearRightToLeft(text5, at2) ? void 0 : "bidi";
  if (c >= 8234 && c <= 8238 || c >= 8294 && c <= 8297) return "bidi";
  if (c === 4447 || c === 4448 || c === 12644 || c === 65440 || c === 6068 || c === 6069) return "filler";
  if (c === 8204 || c === 8205) return joins(text5, at2) ? void 0 : "joiner";
  if (c === 8203 || c === 65279 || c >= 8288 && c <= 8293 || c >= 8298 && c <= 8303) return "zero-width";
  if (c === 8232 || c === 8233) return "control";
  if (c === 10240) return /[\u2801-\u28ff]/.test(text5.slice(Math.max(0, at2 - 4), at2 + 5)) ? void 0 : "space";
  if (c >= 65024 && c <= 65039) return drawnBefore(text5, at2) ? void 0 : "variation-selector";
  if (c >= 917760 && c <= 917999)
    return isIdeograph(before(text5, at2)) && !isSelector(text5.codePointAt(at2 + length)) ? void 0 : "variation-selector";
  if (c >= 65529 && c <= 65531) return "control";
  if (c >= 119155 && c <= 119162) return "control";
  if (c >= 917504 && c <= 921599) return "tag";
  return void 0;
}
var before = (text5, at2) => {
  if (at2 === 0) return 0;
  const unit = text5.charCodeAt(at2 - 1);
  return unit >= 56320 && unit <= 57343 && at2 > 1 ? text5.codePointAt(at2 - 2) : unit;
};
var isSelector = (c) => c !== void 0 && (c >= 65024 && c <= 65039 || c >= 917760 && c <= 917999);
var isIdeograph = (c) => c >= 13312 && c <= 40959 || c >= 63744 && c <= 64255 || c >= 131072 && c <= 262143;
function drawnBefore(text5, at2) {
  const c = before(text5, at2);
  if (c === 0 || isSelector(c)) return false;
  return /[\p{Emoji}\p{S}\p{Extended_Pictographic}]/u.test(String.fromCodePoint(c)) || isIdeograph(c) || c >= 8192 && c <= 11263;
}
function joins(text5, at2) {
  const left = before(text5, at2);
  const right = text5.codePointAt(at2 + 1);
  if (left === 0 || right === void 0) return false;
  const sides = [left, right].map((c) => String.fromCodePoint(c));
  if (sides.every(
    (s) => /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Tibetan}\p{Script=Myanmar}\p{M}]/u.test(
      s
    )
  ))
    return true;
  return text5.charCodeAt(at2) === 8205 && /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u.test(sides[0]) && /[\p{Extended_Pictographic}\u2640\u2642\u2695\u2696\u2708\u2764]/u.test(sides[1]);
}
var nearRightToLeft = (text5, at2) => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text5.slice(Math.max(0, at2 - 12), at2 + 13));
function flagLength(text5, at2) {
  let letters = "";
  let i = at2 + 2;
  for (let c = text5.codePointAt(i); c !== void 0 && c >= 917536 && c <= 917630 && letters.length < 8; c = text5.codePointAt(i)) {
    letters += String.fromCharCode(c - 917504);
    i += 2;
  }
  return text5.codePointAt(i) === 917631 && TAG_FLAGS.has(letters) ? i + 2 - at2 : 0;
}
function escapeLength(text5, at2) {
  if (text5.charCodeAt(at2) === 27 && text5[at2 + 1] !== "[") return 1;
  let i = text5.charCodeAt(at2) === 27 ? at2 + 2 : at2 + 1;
  const limit = Math.min(text5.length, at2 + 64);
  while (i < limit) {
    const c = text5.charCodeAt(i++);
    if (c >= 64 && c <= 126) return i - at2;
    if (c < 32 || c > 63) return 1;
  }
  return 1;
}
function tagText(text5) {
  let spelled = "";
  for (const c of text5) {
    const code = c.codePointAt(0);
    if (code >= 917536 && code <= 917630) spelled += String.fromCharCode(code - 917504);
  }
  return spelled;
}
var escaped = (codePoint) => `\\u{${codePoint.toString(16).toUpperCase().padStart(4, "0")}}`;

// src/rules/security/shown.ts
var LONGEST4 = 400;
function shown(text5, longest = LONGEST4) {
  const short = text5.length > longest ? `${text5.slice(0, longest - 100)} [\u2026] ${text5.slice(-100)}` : text5;
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
var CHANGES = new Set(
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
    const verb = name.slice(0, 2).find((w) => CHANGES.has(w));
    if (verb !== void 0 && (name.indexOf(verb) === 0 || name.indexOf(verb) < name.length - 1))
      return { verb, pointer: "/name", sentence: tool.name };
  }
  const opening = sentences((tool.description ?? "").slice(0, 400))[0]?.text ?? "";
  const [first, ...others] = words2(opening);
  if (first === void 0 || name.some((w) => LOOKS.has(w)) || others.slice(0, 4).some((w) => w === "or" || w === "without"))
    return void 0;
  const base = [first, first.replace(/s$/, ""), first.replace(/es$/, "")].find((w) => CHANGES.has(w));
  return base === void 0 || base === "format" || base === "archive" || base === "execute" || base === "send" ? void 0 : { verb: first, pointer: "/description", sentence: opening };
}
var rule35 = {
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
        title: "The tool says it is read-only, and {where} says it does \u201C{verb}\u201D",
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
var HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
var rule36 = {
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
      }
    }
  },
  *change({ pairing }) {
    for (const { base, head } of pairing.tools) {
      if (!base || !head) continue;
      const before2 = effective(base);
      const after = effective(head);
      let loosened = false;
      for (const hint of HINTS) {
        if (before2[hint] === after[hint] || after[hint] === CAREFUL[hint]) continue;
        if (hint !== "readOnlyHint" && hint !== "openWorldHint" && !before2.readOnlyHint && after.readOnlyHint) continue;
        loosened = true;
        const removed = own(head.annotations, hint) === void 0;
        yield issue(
          head,
          removed ? "/annotations" : `/annotations/${hint}`,
          { hint, before: before2[hint], after: after[hint], removed },
          { level: hint === "openWorldHint" || hint === "idempotentHint" ? "warning" : "error" }
        );
      }
      if (loosened) continue;
      for (const hint of HINTS) {
        if (base.hints[hint] !== head.hints[hint] && head.hints[hint] === CAREFUL[hint]) {
          yield issue(
            head,
            own(head.annotations, hint) === void 0 ? "/annotations" : `/annotations/${hint}`,
            { hint, before: base.hints[hint], after: head.hints[hint], removed: own(head.annotations, hint) === void 0 },
            { messageId: "tightened", level: "note" }
          );
        }
      }
    }
  }
};

// src/rules/security/hidden-characters.ts
var rule37 = {
  meta: {
    id: "security/hidden-characters",
    level: "error",
    kind: "content",
    summary: "A text holds characters that a person does not see and a model reads.",
    why: "Zero-width, bidirectional, tag and control characters make the text that a reviewer reads another one than the text that the model reads.",
    source: ["mcp"],
    messages: {
      default: {
        title: "The text holds {count} characters that are not drawn: {codes}",
        help: "Remove them. Emoji, and joiners within words of scripts that need them, are not counted here."
      },
      spelled: {
        title: "Invisible characters spell a text that only the model reads: {decoded}",
        help: "Remove them. Nothing in a definition needs letters from the tag block."
      }
    }
  },
  *item(item) {
    for (const text5 of item.texts) {
      const found = hidden(text5.value);
      if (found.length === 0) continue;
      const spelled = tagText(text5.value);
      const first = found[0];
      yield issue(
        item,
        text5.pointer,
        {
          count: found.length,
          codes: [...new Set(found.map((h) => escaped(h.codePoint)))].slice(0, 12),
          kinds: [...new Set(found.map((h) => h.kind))],
          words: shown(text5.value.slice(Math.max(0, first.start - 60), first.start + 200)),
          ...spelled === "" ? {} : { decoded: spelled.slice(0, 400) }
        },
        { sentence: spanAt(sentences(text5.value), first.start)?.text ?? text5.value, ...spelled === "" ? {} : { messageId: "spelled" } }
      );
    }
  }
};

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

// src/text/normalise.ts
var PLAIN = /^[\t\n\r\x20-\x7e]*$/;
var FOLDS = /[\u00a0\u00aa\u00b2\u00b3\u00b9\u00ba\u0250-\u036f\u0370-\u03ff\u0400-\u058f\u13a0-\u13ff\u1d00-\u1dff\u2000-\u200a\u2024-\u2026\u202f\u205f\u2070-\u209f\u2100-\u218f\u2460-\u24ff\u3000\uf900-\ufaff\ufb00-\ufb06\uff00-\uffef\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/u;
var lowerOf = (text5) => {
  const lower = text5.toLowerCase();
  if (lower.length === text5.length) return lower;
  let out = "";
  for (const c of text5) {
    const small = c.toLowerCase();
    out += small.length === c.length ? small : c;
  }
  return out;
};
function normalise(text5) {
  if (PLAIN.test(text5) || !FOLDS.test(text5) && !mayHide(text5)) return { text: text5, lower: lowerOf(text5), map: void 0 };
  const skip = new Map(hidden(text5).map((h) => [h.start, h.length]));
  const positions = [];
  const parts = [];
  for (let i = 0; i < text5.length; ) {
    const gone = skip.get(i);
    if (gone !== void 0) {
      i += gone;
      continue;
    }
    const c = String.fromCodePoint(text5.codePointAt(i));
    const code = text5.charCodeAt(i);
    const folded2 = code < 128 || code === 8230 ? c : c.normalize("NFKC");
    parts.push(folded2);
    for (let k = 0; k < folded2.length; k++) positions.push(i);
    i += c.length;
  }
  const folded = foldLookAlikes(parts.join(""));
  return { text: folded, lower: lowerOf(folded), map: Uint32Array.from(positions) };
}
function foldLookAlikes(text5) {
  if (!/[\u0250-\u02af\u0370-\u058f\u13a0-\u13ff\u1d00-\u1d2f]/.test(text5)) return text5;
  return text5.replace(/[\p{L}\p{M}]+/gu, (word) => {
    if (!mixesScripts(word)) return word;
    let out = "";
    for (const c of word) {
      const twin = latinTwin(c);
      out += twin !== void 0 && twin.length === c.length ? twin : c;
    }
    return out;
  });
}
var originalIndex = (normal, original, at2) => normal.map === void 0 ? at2 : at2 >= normal.map.length ? original.length : normal.map[at2];

// src/rules/security/hidden-markup.ts
var POSING = new Set(
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
var rule38 = {
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
    for (const text5 of item.texts) {
      if (!/[<[]|data:/i.test(text5.value)) continue;
      const normal = normalise(text5.value);
      const told2 = /* @__PURE__ */ new Set();
      const spans = sentences(text5.value);
      for (const mark of marks(normal.text, normal.lower)) {
        if (told2.has(`${mark.messageId} ${mark.tag}`)) continue;
        if (told2.size >= MOST4) break;
        told2.add(`${mark.messageId} ${mark.tag}`);
        const at2 = originalIndex(normal, text5.value, mark.at);
        yield issue(
          item,
          text5.pointer,
          { tag: shown(mark.tag, 80), words: shown(text5.value.slice(at2, at2 + 240)) },
          { sentence: spanAt(spans, at2)?.text ?? text5.value, messageId: mark.messageId, level: mark.level }
        );
      }
    }
  }
};
var LONGEST_TAG = 80;
var MOST4 = 20;
function* marks(text5, lower) {
  const closing = closingTags(lower);
  for (let i = lower.indexOf("<"); i >= 0; i = lower.indexOf("<", i + 1)) {
    if (lower.startsWith("<!--", i)) {
      yield { at: i, tag: "<!--", messageId: "comment", level: "error" };
      continue;
    }
    const m = /^<\s?([/|]{0,2})\s?([\p{L}_][\p{L}\p{N}_:| -]{0,78}?)(?=[\s/|]*>|\s+[\p{L}_-]+=)/u.exec(lower.slice(i, i + LONGEST_TAG + 4));
    if (m === null) continue;
    const name = m[2].trim();
    if (name === "img" && /^<img[^>]{0,300}src\s?=/.test(lower.slice(i, i + 320))) {
      yield { at: i, tag: "<img>", messageId: "image", level: "error" };
      continue;
    }
    const posing = m[1].includes("|") || poses(name, text5.slice(i, i + m[0].length), (closing.get(name) ?? -1) > i);
    if (posing) yield { at: i, tag: text5.slice(i, i + m[0].length + 1), messageId: "default", level: "error" };
  }
  for (let i = lower.indexOf("["); i >= 0; i = lower.indexOf("[", i + 1)) {
    const near = lower.slice(i, i + 300).indexOf("]");
    const end = near < 0 ? -1 : i + near;
    if (end > i && end - i <= LONGEST_TAG) {
      const inside = lower.slice(i + 1, end).replace(/[[\]:]/g, "").trim();
      if (BRACKETED.test(inside) && lower[end + 1] !== "(" && text5[i + 1] !== lower[i + 1]) {
        yield { at: i, tag: text5.slice(i, end + 1), messageId: "default", level: "error" };
      }
    }
    if (text5[i - 1] === "!" && end > i && end - i < 300 && /^\]\(\s?(?:https?:|data:|\/\/)/.test(lower.slice(end, end + 12))) {
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
function poses(name, written, closed) {
  const words3 = name.split(/[\s_:|-]+/).filter((w) => w !== "");
  if (words3.length === 0 || words3.length > 6 || !words3.some((w) => POSING.has(w))) return false;
  const loud = new RegExp("\\p{Lu}{3}", "u").test(written);
  if (words3.length === 1 && HONEST.has(words3[0]))
    return loud || closed && ["important", "system", "instructions", "critical", "assistant"].includes(words3[0]);
  return loud || closed;
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
    return isObject(properties) ? Object.entries(properties) : [];
  }
  get required() {
    const required2 = own(this.inputSchema, "required");
    return Array.isArray(required2) ? required2.filter((r) => typeof r === "string") : [];
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

// src/text/decode.ts
var LONGEST5 = 2e4;
var MOST5 = 50;
function decodeAll(text5) {
  const found = [];
  const add2 = (how, start, end, plain) => {
    if (plain !== void 0 && found.length < MOST5) found.push({ how, start, end, text: plain });
  };
  for (const m of text5.matchAll(/[A-Za-z0-9+/_-]{16,}={0,2}/g)) {
    if (m[0].length <= LONGEST5 && !/^[0-9a-fA-F]+$/.test(m[0])) add2("base64", m.index, m.index + m[0].length, base64(m[0]));
  }
  for (const m of text5.matchAll(/(?:[0-9a-fA-F]{2}[ ,:]?){8,}/g)) {
    if (m[0].length <= LONGEST5) add2("hex", m.index, m.index + m[0].length, hex(m[0]));
  }
  if (text5.includes("%")) {
    for (const m of text5.matchAll(/(?:%[0-9a-fA-F]{2}|[A-Za-z0-9._~+-])+/g)) {
      if (m[0].length <= LONGEST5 && m[0].split("%").length > 3) add2("percent", m.index, m.index + m[0].length, percent(m[0]));
    }
  }
  if (text5.includes("\\") || text5.includes("&#")) {
    for (const m of text5.matchAll(/(?:\\u\{?[0-9a-fA-F]{2,6}\}?|\\x[0-9a-fA-F]{2}|\\[0-7]{3}|&#x?[0-9a-fA-F]{2,6};){6,}/g)) {
      if (m[0].length <= LONGEST5) add2("escapes", m.index, m.index + m[0].length, escapes(m[0]));
    }
  }
  return found;
}
function rot13(text5) {
  const out = new Array(text5.length);
  for (let i = 0; i < text5.length; i++) {
    const c = text5.charCodeAt(i);
    const low = c | 32;
    out[i] = low >= 97 && low <= 122 ? c + (low < 110 ? 13 : -13) : c;
  }
  return fromUnits(out);
}
var reversed = (text5) => {
  const out = new Array(text5.length);
  for (let i = 0; i < text5.length; i++) out[i] = text5.charCodeAt(text5.length - 1 - i);
  return fromUnits(out);
};
function fromUnits(units) {
  const parts = [];
  for (let i = 0; i < units.length; i += 8192) parts.push(String.fromCharCode(...units.slice(i, i + 8192)));
  return parts.join("");
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
    const plain = decodeURIComponent(run.replaceAll("+", " "));
    return isReadable(plain) ? plain : void 0;
  } catch {
    return void 0;
  }
}
function escapes(run) {
  let plain = "";
  for (const m of run.matchAll(/\\u\{?([0-9a-fA-F]{2,6})\}?|\\x([0-9a-fA-F]{2})|\\([0-7]{3})|&#(x?)([0-9a-fA-F]{2,6});/g)) {
    const code = m[3] ? Number.parseInt(m[3], 8) : m[5] ? Number.parseInt(m[5], m[4] ? 16 : 10) : Number.parseInt(m[1] ?? m[2], 16);
    if (!(code <= 1114111)) return void 0;
    plain += String.fromCodePoint(code);
  }
  return isReadable(plain) ? plain : void 0;
}
function readable(bytes2) {
  try {
    const plain = new TextDecoder("utf-8", { fatal: true }).decode(bytes2);
    return isReadable(plain) ? plain : void 0;
  } catch {
    return void 0;
  }
}
function isReadable(text5) {
  if (text5.length < 8) return false;
  let good = 0;
  let spaces = 0;
  for (const c of text5) {
    if (/[\p{L}\p{N} .,;:'"!?()\n\t_@/~-]/u.test(c)) good++;
    if (c === " ") spaces++;
  }
  const wide = /[\u3040-\u9fff\uac00-\ud7a3]{4,}/.test(text5);
  return good >= text5.length * 0.92 && (wide || spaces >= 1 && /[\p{L}]{3,}/u.test(text5));
}

// src/rules/security/words/tags.ts
var TAGS = [
  // Who
  "USER",
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
  "SAFETY",
  "BECOME",
  "FROMNOW",
  "MODE",
  "GRANT",
  "PRIVILEGE",
  "OBEY",
  "TRUST",
  // Doing
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
  "THINGS",
  // Found while reading
  "DEST",
  "HOST",
  "IDENT",
  "OWN",
  "IMP",
  "THIRD",
  "QUOTED",
  "OWNTOOL",
  "LABEL",
  "BASE"
];
var INDEX = new Map(TAGS.map((t, i) => [t, i]));
function bitOf(tag) {
  const bit = INDEX.get(tag);
  if (bit === void 0) throw new Error(`unknown word class ${tag}`);
  return bit;
}
var noBits = () => [0, 0, 0, 0];
function setBit(bits, bit) {
  const word = bit >> 5;
  bits[word] |= 1 << (bit & 31);
}
var hasBit = (bits, bit) => (bits[bit >> 5] & 1 << (bit & 31)) !== 0;

// src/rules/security/pattern.ts
var GAP = 6;
function pattern(source) {
  const result = { steps: [], window: 0, without: noBits(), need: noBits(), source };
  for (const part of source.split(/\s+/)) {
    if (part.startsWith("@")) result.window = Number(part.slice(1));
    else if (part.startsWith("!")) setBit(result.without, bitOf(part.slice(1)));
    else {
      const [names, gap] = part.split("<");
      const any = names.split("|").map((alternative) => alternative.split("&").map(bitOf));
      result.steps.push({ any, gap: gap === void 0 ? GAP : Number(gap) });
      if (any.length === 1) for (const bit of any[0]) setBit(result.need, bit);
    }
  }
  return result;
}
var fits = (step2, token) => step2.any.some((all2) => all2.every((bit) => hasBit(token.bits, bit)));
function match(p, sentence) {
  const { bits } = sentence;
  const { need, without: without2 } = p;
  for (let w = 0; w < 4; w++) {
    if ((bits[w] & need[w]) !== need[w] || (bits[w] & without2[w]) !== 0) return void 0;
  }
  return p.window > 0 ? unordered(p, sentence.tokens) : ordered(p, sentence.tokens);
}
function ordered(p, tokens) {
  const last = new Array(p.steps.length);
  const final = p.steps.length - 1;
  for (const token of tokens) {
    for (let k = final; k >= 0; k--) {
      const step2 = p.steps[k];
      const from = k === 0 ? void 0 : last[k - 1];
      if (k > 0 && (from === void 0 || token.at - from.token.at > step2.gap)) continue;
      if (!fits(step2, token)) continue;
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
    let fresh2 = false;
    for (let k = 0; k < p.steps.length; k++) {
      if (fits(p.steps[k], token)) {
        last[k] = token;
        fresh2 = true;
      }
    }
    if (!fresh2) continue;
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

// src/rules/security/words/eastern.ts
var RUSSIAN = {
  USER: `\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B \u043A\u043B\u0438\u0435\u043D\u0442 \u0447\u0435\u043B\u043E\u0432\u0435\u043A \u043F\u043E\u0441\u0435\u0442\u0438\u0442\u0435\u043B \u044E\u0437\u0435\u0440 \u0437\u0430\u043A\u0430\u0437\u0447\u0438\u043A \u0447\u0438\u0442\u0430\u0442\u0435\u043B`,
  MODEL: `\u0430\u0441\u0441\u0438\u0441\u0442\u0435\u043D\u0442 \u043C\u043E\u0434\u0435\u043B \u0430\u0433\u0435\u043D\u0442`,
  DONT: `\u043D\u0435 \u043D\u0438\u043A\u043E\u0433\u0434\u0430 \u043D\u0435\u043B\u044C\u0437\u044F \u0438\u0437\u0431\u0435\u0433\u0430\u0439 \u0432\u043E\u0437\u0434\u0435\u0440\u0436\u0438 \u043D\u0438_\u0432_\u043A\u043E\u0435\u043C`,
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
  IGNORE: `\u0438\u0433\u043D\u043E\u0440\u0438\u0440\u0443 \u043F\u0440\u043E\u0438\u0433\u043D\u043E\u0440\u0438\u0440\u0443 \u0437\u0430\u0431\u0443\u0434 \u0437\u0430\u0431\u044B\u0442 \u043F\u0440\u0435\u043D\u0435\u0431\u0440\u0435`,
  PRIOR: `\u043F\u0440\u0435\u0434\u044B\u0434\u0443\u0449 \u043F\u0440\u0435\u0436\u043D \u0432\u0441\u0435 \u0432\u0441\u0435\u0445 \u0434\u0440\u0443\u0433\u0438\u0435 \u0434\u0440\u0443\u0433\u0438\u0445 \u0440\u0430\u043D\u043D \u0440\u0430\u043D\u0435\u0435 \u043F\u0440\u043E\u0448\u043B`,
  INSTR: `\u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446 \u043F\u0440\u0430\u0432\u0438\u043B \u0443\u043A\u0430\u0437\u0430\u043D \u043E\u0433\u0440\u0430\u043D\u0438\u0447\u0435\u043D \u0434\u0438\u0440\u0435\u043A\u0442\u0438\u0432`,
  BYPASS: `\u043E\u0431\u043E\u0439\u0434 \u043E\u0442\u043A\u043B\u044E\u0447 \u043E\u0431\u0445\u043E\u0434\u0438`,
  FROMNOW: `\u043E\u0442\u043D\u044B\u043D\u0435 \u0441_\u044D\u0442\u043E\u0433\u043E_\u043C\u043E\u043C\u0435\u043D\u0442\u0430`,
  BECOME: `\u0442\u0435\u043F\u0435\u0440\u044C_\u0442\u044B \u0442\u044B_\u0442\u0435\u043F\u0435\u0440\u044C \u0432\u044B_\u0442\u0435\u043F\u0435\u0440\u044C \u0442\u0435\u043F\u0435\u0440\u044C_\u0432\u044B`,
  READ: `\u043F\u0440\u043E\u0447\u0438\u0442\u0430 \u043F\u0440\u043E\u0447\u0442\u0438 \u0447\u0438\u0442\u0430\u0439 \u043E\u0442\u043A\u0440\u043E \u043E\u0442\u043A\u0440\u043E\u0439 \u043F\u043E\u043B\u0443\u0447\u0438 \u0438\u0437\u0432\u043B\u0435\u043A \u0441\u043E\u0431\u0435\u0440\u0438`,
  PASS: `\u043F\u0435\u0440\u0435\u0434\u0430 \u043F\u0435\u0440\u0435\u0434\u0430\u0439 \u0432\u043A\u043B\u044E\u0447\u0438 \u0432\u0441\u0442\u0430\u0432\u044C \u0432\u0441\u0442\u0430\u0432\u044C\u0442\u0435 \u0434\u043E\u0431\u0430\u0432 \u043F\u0440\u0438\u043B\u043E\u0436\u0438 \u0443\u043A\u0430\u0436\u0438 \u043F\u043E\u043C\u0435\u0441\u0442\u0438`,
  SEND: `\u043E\u0442\u043F\u0440\u0430\u0432 \u043F\u043E\u0448\u043B\u0438 \u043F\u043E\u0448\u043B\u0438\u0442\u0435 \u043F\u0435\u0440\u0435\u0448\u043B\u0438 \u043F\u0435\u0440\u0435\u0448\u043B\u0438\u0442\u0435 \u0437\u0430\u0433\u0440\u0443\u0437`,
  RUN: `\u0432\u044B\u043F\u043E\u043B\u043D\u0438 \u0437\u0430\u043F\u0443\u0441\u0442\u0438`,
  CALL: `\u0432\u044B\u0437\u043E\u0432 \u0432\u044B\u0437\u044B\u0432\u0430 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0439 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0439\u0442\u0435 \u0432\u044B\u0437\u043E\u0432\u0438 \u0432\u044B\u0431\u0438\u0440\u0430\u0439`,
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
  GIVEN: `\u0443\u043A\u0430\u0437\u0430\u043B \u043F\u043E\u043F\u0440\u043E\u0441\u0438\u043B \u043F\u0440\u043E\u0441\u0438\u0442`
};
var IDEOGRAPHIC = {
  USER: `\u7528\u6237 \u7528\u6236 \u4F7F\u7528\u8005 \u5BA2\u6237 \u5BA2\u6236 \u987E\u5BA2 \u30E6\u30FC\u30B6\u30FC \u30E6\u30FC\u30B6 \u5229\u7528\u8005 \u304A\u5BA2\u69D8 \u9867\u5BA2 \uC0AC\uC6A9\uC790 \uACE0\uAC1D \u672C\u4EBA`,
  MODEL: `\u52A9\u624B \u6A21\u578B \u667A\u80FD\u4F53 \u30A2\u30B7\u30B9\u30BF\u30F3\u30C8 \u30E2\u30C7\u30EB \u30A8\u30FC\u30B8\u30A7\u30F3\u30C8 \uC5B4\uC2DC\uC2A4\uD134\uD2B8 \uBAA8\uB378`,
  DONT: `\u4E0D\u8981 \u4E0D\u5F97 \u4E0D\u53EF \u5207\u52FF \u8BF7\u52FF \u8ACB\u52FF \u7981\u6B62 \u7EDD\u4E0D \u6C38\u8FDC\u4E0D\u8981 \u522B \u52FF \u65E0\u9700 \u4E0D\u5FC5 \u306A\u3044\u3067\u304F\u3060\u3055\u3044 \u306A\u3044\u3053\u3068 \u3066\u306F\u3044\u3051\u307E\u305B\u3093 \u3066\u306F\u306A\u3089\u306A\u3044 \u3057\u306A\u3044\u3067 \u305B\u305A\u306B \u306A\u3055\u3089\u306A\u3044\u3067 \u306A\u3044\u3088\u3046\u306B \uD558\uC9C0_\uB9C8 \uB9C8\uC138\uC694 \uB9D0\uACE0 \uB9C8\uC2ED\uC2DC\uC624 \u305B\u306A\u3044\u3067 \u305A\u3001`,
  NOT: `\u4E0D \u6CA1\u6709 \u65E0 \u306A\u3044 \u307E\u305B\u3093 \uC54A`,
  WITHOUT: `\u672A\u7ECF \u4E0D\u7ECF \u7121\u65AD\u3067 \u306A\u3057\u306B \u306A\u3057\u3067 \uC5C6\uC774`,
  MUST: `\u5FC5\u987B \u5FC5\u9808 \u52A1\u5FC5 \u4E00\u5B9A\u8981 \u9700\u8981 \u5E94\u5F53 \u5E94\u8BE5 \u5FC5\u305A \u3057\u3066\u304F\u3060\u3055\u3044 \u53CD\uB4DC\uC2DC \uBC18\uB4DC\uC2DC \uD574\uC57C \u603B\u662F \u59CB\u7EC8 \u304F\u3060\u3055\u3044`,
  ALWAYS: `\u603B\u662F \u59CB\u7EC8 \u6BCF\u6B21 \u6C38\u8FDC \u5E38\u306B \u3044\u3064\u3082 \u6BCE\u56DE \uD56D\uC0C1`,
  TELL: `\u544A\u8BC9 \u544A\u8A34 \u544A\u77E5 \u63D0\u53CA \u63D0\u5230 \u900F\u9732 \u6CC4\u9732 \u901A\u77E5 \u8BF4\u660E \u77E5\u4F1A \u4F1D\u3048 \u77E5\u3089\u305B \u6559\u3048 \u8A00\u53CA \u660E\u304B\u3055 \u660E\u304B \u901A\u77E5\u3057 \u901A\u77E5\u3057\u306A \u8A71\u3055 \u4F1D\u3048\u308B \uC54C\uB9AC \uB9D0\uD558 \uC5B8\uAE09`,
  SHOW: `\u663E\u793A \u5C55\u793A \u8868\u793A\u3057 \u898B\u305B \u8868\u793A \uD45C\uC2DC`,
  KNOW: `\u77E5\u9053 \u5BDF\u89C9 \u53D1\u73B0 \u6C14\u3065\u304B \u6C17\u3065\u304B \u77E5\u3089\u308C \u609F\u3089\u308C \uC54C\uC9C0`,
  HIDE: `\u9690\u7792 \u9690\u85CF \u63A9\u76D6 \u4FDD\u5BC6 \u79D8\u5BC6\u306B \u96A0\u3057 \u96A0\u3059 \u5185\u7DD2 \u4F0F\u305B \uC228\uAE30 \uC228\uACA8`,
  SILENT: `\u6084\u6084 \u5077\u5077 \u6697\u4E2D \u79D8\u5BC6\u5730 \u9ED8\u9ED8 \u9759\u9ED8 \u5BC6\u304B\u306B \u3053\u3063\u305D\u308A \u6C17\u3065\u304B\u308C\u305A\u306B \u9ED9\u3063\u3066 \uBAB0\uB798 \uC870\uC6A9\uD788`,
  CONSENT: `\u540C\u610F \u8BB8\u53EF \u786E\u8BA4 \u8A31\u53EF \u78BA\u8A8D \u627F\u8A8D \uB3D9\uC758 \uD5C8\uB77D`,
  IGNORE: `\u5FFD\u7565 \u65E0\u89C6 \u5FD8\u8BB0 \u5FD8\u6389 \u7121\u8996 \u5FD8\u308C \uBB34\uC2DC`,
  SUPERSEDE: `\u8986\u76D6 \u53D6\u4EE3 \u512A\u5148\u3057 \u4E0A\u66F8\u304D`,
  PRIOR: `\u4E4B\u524D \u4EE5\u524D \u5148\u524D \u6240\u6709 \u4E0A\u8FF0 \u5176\u4ED6 \u6B64\u524D \u4EE5\u524D\u306E \u3053\u308C\u307E\u3067 \u5168\u3066 \u3059\u3079\u3066 \u524D\u306E \u4ED6\u306E \uC774\uC804 \uBAA8\uB4E0`,
  INSTR: `\u6307\u4EE4 \u6307\u793A \u89C4\u5219 \u898F\u5247 \u63D0\u793A \u547D\u4EE4 \u30EB\u30FC\u30EB \u6307\u793A\u3092 \u5236\u7D04 \u9650\u5236 \u7EA6\u675F \uC9C0\uC2DC \uADDC\uCE59`,
  BYPASS: `\u7ED5\u8FC7 \u7981\u7528 \u8DF3\u8FC7 \u56DE\u907F \u7121\u52B9`,
  FROMNOW: `\u4ECE\u73B0\u5728\u8D77 \u4ECE\u73B0\u5728\u5F00\u59CB \u4ECA\u540E \u4ECA\u304B\u3089 \u3053\u308C\u304B\u3089 \u4ECA\u5F8C\u306F \uC9C0\uAE08\uBD80\uD130`,
  BECOME: `\u4F60\u73B0\u5728\u662F \u626E\u6F14 \u3042\u306A\u305F\u306F\u4ECA \u306B\u306A\u308A\u304D\u3063\u3066 \u3068\u3057\u3066\u632F\u308B\u821E`,
  READ: `\u8BFB\u53D6 \u8B80\u53D6 \u6253\u5F00 \u83B7\u53D6 \u67E5\u770B \u63D0\u53D6 \u6536\u96C6 \u8AAD\u307F\u53D6 \u8AAD\u3093\u3067 \u8AAD\u307F\u8FBC \u958B\u3044\u3066 \u53D6\u5F97 \uC77D \uC5F4\uC5B4`,
  PASS: `\u4F20\u5165 \u4F20\u9012 \u586B\u5165 \u653E\u5165 \u9644\u4E0A \u5305\u542B \u52A0\u5165 \u6DFB\u52A0 \u63D0\u4F9B \u7C98\u8D34 \u5199\u5165 \u6E21\u3057 \u542B\u3081 \u6DFB\u4ED8 \u5165\u308C \u8CBC\u308A\u4ED8\u3051 \u8FFD\u52A0\u3057 \u8A18\u5165 \uC804\uB2EC \uD3EC\uD568`,
  SEND: `\u53D1\u9001 \u767C\u9001 \u4E0A\u4F20 \u8F6C\u53D1 \u4F20\u9001 \u5BC4\u9001 \u63D0\u4EA4\u5230 \u9001\u4FE1 \u9001\u3063\u3066 \u30A2\u30C3\u30D7\u30ED\u30FC\u30C9 \u8EE2\u9001 \uBCF4\uB0B4 \uC804\uC1A1`,
  RUN: `\u6267\u884C \u8FD0\u884C \u5B9F\u884C \uC2E4\uD589`,
  CALL: `\u8C03\u7528 \u4F7F\u7528 \u9078\u3093\u3067 \u547C\u3073\u51FA \u4F7F\u3063\u3066 \u4F7F\u7528\u3057 \uD638\uCD9C \uC0AC\uC6A9`,
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
  BEFORE: `\u4E4B\u524D \u524D\u306B \u5148\u4E8E \uC804\uC5D0`,
  FIRST: `\u9996\u5148 \u5148 \u6700\u521D\u306B \u307E\u305A \u7B2C\u4E00\u6B65 \uBA3C\uC800`,
  ANY: `\u4EFB\u4F55 \u6240\u6709 \u6BCF\u4E2A \u6BCF\u6B21 \u3059\u3079\u3066 \u3042\u3089\u3086\u308B \u3069\u306E \u6BCE\u56DE \uBAA8\uB4E0`,
  EVERY: `\u6BCF\u4E2A \u6BCF\u6B21 \u6240\u6709 \u4EFB\u4F55 \u6BCE\u56DE \u3059\u3079\u3066`,
  OTHER: `\u5176\u4ED6 \u522B\u7684 \u5176\u5B83 \u4ED6\u306E \u307B\u304B\u306E \uB2E4\uB978`,
  TOOL: `\u5DE5\u5177 \u51FD\u6570 \u30C4\u30FC\u30EB \uB3C4\uAD6C`,
  TURN: `\u8BF7\u6C42 \u4EFB\u52A1 \u95EE\u9898 \u56DE\u7B54 \u30EA\u30AF\u30A8\u30B9\u30C8 \u8CEA\u554F \u56DE\u7B54 \u5FDC\u7B54 \uC694\uCCAD`,
  WHATEVER: `\u65E0\u8BBA \u4E0D\u7BA1 \u4E0D\u8BBA \u304B\u304B\u308F\u3089\u305A \u95A2\u4FC2\u306A\u304F`,
  INSTEAD: `\u800C\u4E0D\u662F \u4EE3\u66FF \u800C\u975E \u4EE3\u308F\u308A\u306B \uB300\uC2E0`,
  ALSO: `\u540C\u65F6 \u4E5F \u307E\u305F \u4F75\u305B\u3066`,
  SUPER: `\u6700\u597D\u7684 \u6700\u4F73 \u6700\u5F37 \u6700\u9AD8\u306E \u6700\u3082\u512A\u308C \u6700\u4F18`,
  GIVEN: `\u8981\u6C42 \u6307\u5B9A \u8F93\u5165 \u6C42\u3081 \u5E0C\u671B`,
  MONEY: `\u9644\u52A0\u8D39 \u8D39\u7528 \u624B\u7EED\u8D39 \u6599\u91D1 \u624B\u6570\u6599`,
  RECIPIENT: `\u6536\u4EF6\u4EBA \u5730\u5740 \u5B9B\u5148 \u4F4F\u6240`,
  AMOUNT: `\u6570\u91CF \u91D1\u989D \u6570 \u91D1\u984D`,
  WHEN: `\u5F53 \u5982\u679C \u5834\u5408`,
  MODE: `\u8D8A\u72F1 \u65E0\u9650\u5236\u6A21\u5F0F`
};

// src/rules/security/words/english.ts
var ENGLISH_VERBS = {
  TELL: `tell/told mention inform notify reveal disclose divulge confess admit alert apprise advise bring_up/brought_up let_on talk_about
    speak_of/spoke_of/spoken_of hint_at allude_to refer_to warn announce explain acknowledge discuss point_out bother`,
  SHOW: `show/shown display report expose output print state indicate present surface include_in share list render describe flag`,
  KNOW: `know/known see/seen notice learn realise realize discover suspect hear/heard`,
  HIDE: `hide/hid/hidden conceal withhold/withheld suppress obscure disguise mask cover_up`,
  ASK: `ask prompt consult query check_with`,
  LEAVEOUT: `omit leave_out/left_out leave_off/left_off skip drop exclude leave_away pass_over gloss_over strip filter_out/filtered_out keep_out/kept_out`,
  LIE: `pretend lie fabricate fake invent falsify claim make_up/made_up feign simulate misreport forge`,
  PROMOTE: `recommend promote advertise suggest endorse upsell praise push plug`,
  INTRODUCE: `say/said reply respond answer announce introduce present describe state call label word phrase sum_up/summed_up repeat recite reprint echo summarise summarize read_back
    read_out close end begin/began/begun finish start open sign quote portray name`,
  IGNORE: `ignore disregard forget/forgot/forgotten overlook neglect dismiss discard unlearn set_aside put_aside abandon
    pay_no_attention_to pay_no_heed_to look_past erase`,
  BYPASS: `bypass circumvent disable evade sidestep get_around turn_off switch_off deactivate suspend lift skip relax work_around waive loosen`,
  SUPERSEDE: `override/overrode/overridden supersede overrule replace take_precedence/takes_precedence/took_precedence take_priority/takes_priority
    take_the_place/takes_the_place trump outrank stand_above overwrite/overwrote/overwritten cancel_out invalidate void`,
  BECOME: `act_as behave_as become roleplay role-play assume_the_role take_on_the_role take_the_role play_the_role pose_as impersonate pretend_to_be
    operate_as speak_as`,
  GRANT: `grant give_yourself escalate elevate gain obtain_access enable unlock assume`,
  OBEY: `obey comply follow adhere heed carry_out/carried_out`,
  TRUST: `trust believe assume_that accept treat`,
  READ: `read open access load fetch retrieve look_up/looked_up look_at cat extract collect gather harvest grab scan find/found locate obtain
    inspect pull list view dump get/got take/took/taken query search acquire capture browse look_in consult fish steal/stole/stolen copy_out examine check`,
  PASS: `pass include attach put insert append add provide supply paste fill embed enter hand_over submit carry give/gave/given hand
    pass_along pass_on set place prepend prefix forward_along furnish share transfer stuff encode fill_in write/wrote/written mix_in weave quote tuck use state feed drop_in merge`,
  SEND: `send/sent post forward upload transmit email e-mail mail bcc cc exfiltrate deliver relay text push publish report_to sync beacon leak
    smuggle dispatch submit_to ship report mirror stream route redirect call_home phone_home notify transfer drop_off export fax message ping put`,
  COPY: `copy duplicate mirror cc bcc clone`,
  WRITE: `write/wrote/written append edit modify add save store put create insert change update overwrite/overwrote/overwritten install set place register persist drop amend`,
  DELETE: `delete remove erase wipe drop purge destroy truncate clear`,
  RUN: `run/ran execute launch spawn eval evaluate invoke type source chmod start pipe`,
  CALL: `call use invoke run/ran execute trigger choose/chose/chosen select pick prefer consult go_through query perform apply launch pass_through employ`,
  PREFER: `prefer prioritise prioritize favour favor choose/chose/chosen pick select rely_on default_to stick_to reach_for use`,
  CHANGE: `change replace swap alter modify substitute raise increase lower reduce double rewrite/rewrote/rewritten tamper adjust exchange inflate round_up edit set
    switch override/overrode/overridden redirect extend bump treble triple halve pad shift turn convert put`
};
var ENGLISH = {
  USER: `user users human humans person people customer customers client clients operator operators caller end-user end-users enduser patient patients reader
    readers visitor visitors guest guests guest's member members owner buyer passenger passengers shopper traveller traveler student students employee
    user's users' customer's person's human's subscriber tenant him them they someone anyone anybody nobody everyone requester whoever_asks patron patrons parent parents diner audience victim victims
    employee's patient's owner's member's guests' reader's visitor's their`,
  MODEL: `assistant assistants model models agent agents llm llms ai ais chatbot bot copilot claude gpt chatgpt gemini language_model ai_model
    assistant's agent's model's you_the_model yourself`,
  YOU: `you your yours yourself you're you'll`,
  DONT: `do_not don't dont never must_not mustn't should_not shouldn't shall_not may_not need_not needn't not_to avoid refrain_from refrain
    under_no_circumstances on_no_account at_no_point in_no_case please_don't no_need_to not_be ought_not stop_short_of hold_back_from abstain_from are_not_to is_not_to
    there_is_no_need not_necessary_to better_not not_worth has_no_need have_no_need doesn't_need_to does_not_need_to don't_need_to do_not_need_to no_reason_to
    best_not not_for must_never should_never will_not won't keep_from neither nor`,
  NOT: `not no never cannot can't without none nothing isn't aren't wasn't nor nobody`,
  NOTDESC: `does_not doesn't did_not didn't is_not isn't are_not aren't cannot can't was_not wasn't has_not hasn't had_not do_not_exist won't will_not could_not couldn't`,
  NEEDNOT: `need_not needn't no_need no_need_to does_not_need_to doesn't_need_to should_not shouldn't must_not mustn't is_not_to are_not_to not_supposed_to
    has_no_need doesn't_have_to does_not_have_to not_required_to won't will_not has_no_business never ought_not_to isn't_supposed_to`,
  WITHOUT: `without sans instead_of_asking rather_than_asking`,
  MUST: `must should shall required require requires mandatory ensure make_sure be_sure have_to has_to need_to needs_to obligatory obliged compulsory necessary
    essential important critical crucial is_to are_to imperative expected ought_to vital always see_to_it bound_to supposed_to remember to_be_included needs_you_to
    be_certain mandated mandates demands insists required_to be_careful_to do_remember kindly please`,
  ALWAYS: `always invariably every_time each_time at_all_times without_exception in_all_cases constantly without_fail in_every_case automatically any_time anytime everytime whenever at_any_time`,
  SILENT: `silently quietly secretly covertly discreetly discretely invisibly stealthily unnoticed surreptitiously behind_the_scenes under_the_hood
    in_secret in_the_background without_a_word unobtrusively tacitly on_the_quiet noiselessly without_notice undetected inconspicuously privately without_fuss`,
  CONSENT: `confirmation consent approval permission knowledge knowing asking confirming telling informing notifying mentioning noticing awareness aware
    acknowledgement acknowledging prompting warning review authorisation authorization being_told being_asked saying_so`,
  HIDE: `secret_from hidden_from between_us to_yourself keep_secret kept_secret keep_it_secret keep_hidden kept_from keep_this_from keep_quiet keep_silent stay_silent stay_quiet under_wraps
    out_of_sight keep_this_confidential keep_it_confidential keep_confidential keep_private off_the_record invisible_to not_visible_to confidential_to keep_mum sweep keep_to_yourself
    keep_this_secret keep_that_secret secret_operation in_confidence`,
  KNOW: `aware made_aware told informed`,
  ASIF: `as_if as_though make_it_look make_it_appear make_it_seem look_like appear_as pass_it_off as_part_of_the_normal looks_like pretending`,
  LIE: `fake false fabricated made-up fictitious bogus instead_of_the_real instead_of_the_actual rather_than_the_actual rather_than_the_real`,
  REPLY: `answer answers reply replies response responses summary message output conversation chat words sentence wording report your_reply final_answer`,
  PRIOR: `previous prior earlier above preceding before existing original former initial foregoing past so_far all any other every your given
    everything whatever anything else current conflicting system developer old others these safety security usual default normal standing
    built-in host's openai anthropic content user's previously`,
  INSTR: `instruction instructions rule rules guideline guidelines directive directives prompt prompts policy policies constraint constraints restriction restrictions
    guardrail guardrails orders order told safeguards training system_prompt programming commands principles instructed limitation limitations
    protocols alignment guidance system_message system_messages safeguard rulebook briefing taught learned learnt you_know instruction_set`,
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
  FROMNOW: `from_now_on from_here_on henceforth from_this_point_on from_this_point_forward going_forward for_the_rest_of until_further_notice from_this_moment
    for_the_remainder_of in_all_future hereafter from_today_on`,
  MODE: `unrestricted_mode developer_mode jailbreak jailbroken dan_mode god_mode admin_mode maintenance_mode debug_mode jailbreak_mode root_mode unrestricted_system do_anything_now
    unfiltered_mode sudo_mode superuser_mode emergency_mode trust_mode unrestricted unfiltered uncensored diagnostic_mode service_mode permissive_mode override_mode`,
  GRANT: `with_elevated with_full as_root as_an_administrator as_admin privilege_escalation`,
  PRIVILEGE: `admin administrator root superuser superadmin elevated privileges privileged unrestricted full_access elevated_access admin_access root_access administrator_access
    elevated_privileges full_privileges admin_privileges root_privileges unrestricted_access full_system_access full_filesystem_access sudo`,
  TRUST: `trusted`,
  CONTENT: `content contents text body value values data full_text whole_text everything output dump copy copies bytes lines entries transcript material`,
  FILE: `file files folder folders directory directories disk drive path filesystem desktop home home_directory documents_folder document`,
  STRICT: `.ssh ~.ssh id_rsa id_ed25519 id_ecdsa id_dsa id_rsa.pub id_ed25519.pub id_ecdsa.pub authorized_keys known_hosts .env .env.local .env.production .env.development .aws .netrc
    .npmrc .pypirc .pgpass .gnupg .git-credentials .gitcredentials .docker config.json_of kubeconfig .kube wallet.dat .bash_history .zsh_history .mysql_history .psql_history
    etc_passwd etc_shadow etc_sudoers mcp.json claude_desktop_config.json claude_desktop_config .cursor .claude.json .codeium mcp_config.json mcp_settings.json
    keychain login.keychain login.keychain-db key3.db key4.db logins.json cookies.sqlite login_data proc_self_environ .azure gcloud credentials.json credentials.db
    service-account.json service_account.json ssh_key ssh_keys ssh_private_key private_ssh_key .htpasswd secrets.yml secrets.yaml secrets.json .vault-token .terraformrc
    ssh_id_rsa ssh_config .password-store keystore.jks web.config .mcp.json cline_mcp_settings.json .vscode_mcp.json seed_phrase seed_phrases recovery_phrase mnemonic_phrase
    wallet_seed password_store password_manager keyring credential_store credential_manager password_vault cookie_store cookie_jar application_default_credentials.json
    private_key_file ssh_folder .ssh_folder key_folder wallet_file wallet_files internal_secrets system_secrets .env_file env_file dotenv .password passwords.txt secrets.txt .s3cfg .boto
    browser_cookies saved_passwords stored_passwords id_rsa_file login_keychain macos_keychain os_keychain system_keychain private_keys_folder ssh_directory .aws_folder .aws_credentials aws_credentials_file`,
  SECRET: `password passwords passwd passphrase passphrases credential credentials api_key api_keys apikey apikeys api-key api-keys secret secrets secret_key secret_keys token tokens access_token access_tokens
    refresh_token refresh_tokens auth_token auth_tokens bearer_token private_key private_keys access_key access_keys session_token session_tokens connection_string
    connection_strings session_cookie session_cookies login_details login_data pin pins pin_code cvv card_number card_numbers credit_card credit_cards credit_card_number social_security_number ssn one-time_code
    signing_key signing_keys encryption_key encryption_keys master_password admin_password database_password certificate_key otp oauth_token oauth_tokens jwt jwts cardholder pin_number
    security_code account_number bank_details bank_account_details payment_details card_details personal_access_token 2fa_code verification_code one-time_password recovery_code recovery_codes backup_codes
    secret_access_key client_secret client_secrets keys key_material ssh_key login password_hash password_hashes wallet`,
  ENVVAR: `environment_variable environment_variables env_vars env_var env_variables process_environment process.env printenv os.environ environ env_variable shell_environment
    environment_of_the_process envvars`,
  CONVO: `conversation conversations chat_history conversation_history message_history chat_log chat_logs chat_transcript full_chat whole_chat entire_chat whole_conversation previous_messages
    prior_messages earlier_messages past_messages recent_messages last_messages conversation_context conversation_so_far this_chat the_chat this_conversation context_window full_context entire_context complete_context
    user_said user_has_said user_wrote user_typed user_message user's_message user_messages user's_messages original_message previous_message user's_previous everything_the_user dialogue dialog_history
    transcript of_the_conversation session_history complete_user_message entire_user user's_exact original_user_prompt user_prompt user's_prompt chat_so_far discussion_so_far message_text last_message latest_message previous_turns prior_turns
    everything_said what_was_said what_has_been_said everything_you_know all_you_know what_you_know_about what_you_have_learned your_memory entire_thread
    said_so_far user's_words user's_question user's_original original_question full_prompt other_tools_returned what_other_tools results_of_other_tools output_of_other_tools tool_results tool_outputs earlier_tool earlier_answers
    previous_answers talked_about has_been_discussed been_discussed user_asked`,
  PROMPT: `system_prompt system_prompts system_message system_messages system_instructions initial_instructions hidden_instructions developer_message developer_prompt
    your_instructions initial_prompt your_prompt your_guidelines your_configuration system-prompt`,
  PRIVATE: `private_information personal_information sensitive_information confidential_information private_data personal_data sensitive_data confidential_data personal_details
    confidential private_details private_notes private_files sensitive_files sensitive_details user's_data user_data customer_data pii profile_data user_profile personally_identifiable
    sensitive medical_history medical_records salary salaries bank_statement home_address address_book contact_list contacts inbox customer_profile
    location_history browsing_history browser_history search_history clipboard private_repositories private_repository customer_records customer_list internal_documents
    confidential_notes private_messages private_keys all_user_data personal_files emails e-mails`,
  COOKIE: `cookie cookies cookie_store cookie_jar browser_profile browser_storage local_storage session_storage localstorage`,
  CONFIG: `settings_file config_file configuration_file configuration settings config client_configuration client_config mcp_config mcp_configuration preferences_file
    auto-approve auto-approved autoapprove allowlist allow-list allow_list permissions_file auto-approval whitelist allowed_tools always_allow trusted_servers trust_list alwaysallow
    claude.md agents.md .cursorrules .windsurfrules copilot-instructions.md rules_file memory_file instructions_file gemini.md`,
  STARTUP: `.bashrc .zshrc .profile .bash_profile .zprofile .zshenv crontab cron_job cron launchd launchagents launch_agents launchagent autostart startup_folder startup_file startup_files start-up_file
    start-up_files startup_script startup_scripts shell_profile shell_rc login_script rc_file systemd registry_run_key scheduled_task login_items etc_hosts hosts_file .gitconfig git_hooks git_hook pre-commit_hook
    .vscode_settings.json settings.json .claude_settings.json tasks.json sshd_config authorized_keys_file bashrc zshrc config.fish .bash_aliases task_scheduler .cursorrules claude.md agents.md .windsurfrules
    copilot-instructions.md init_file postinstall .claude .vscode profile.ps1`,
  SHELL: `shell terminal bash zsh command_line command-line powershell cmd.exe console subprocess command_prompt os.system`,
  SHELLCMD: `curl wget chmod chown sudo nc netcat ncat rm mkfifo eval iex invoke-webrequest invoke-expression base64 scp rsync crontab npx pip powershell.exe bash sh nohup dd mkfs ssh-keygen
    telnet ncat certutil bitsadmin mshta osascript npm node python python3 pipx uvx`,
  COMMAND: `command commands script scripts shell_command shell_commands system_command code snippet one-liner payload binary program executable`,
  RECIPIENT: `recipient recipients address addresses addressee destination destinations account_number payee iban beneficiary receiver to_field bcc_field cc_field sender phone_number account wallet_address webhook
    url endpoint host recipient's email_address mailbox cc bcc target bank_account`,
  AMOUNT: `amount amounts quantity quantities price prices total totals sum value number count rate limit dosage dose size date dates day hours fee cost currency figure figures units copies tip nights seats
    weight order_size`,
  RESULT: `result results row rows item items entry entries record records match matches output answer offer offers hit hits price prices fee charge surcharge total value figure option options products product`,
  MONEY: `fee fees charge charged charges surcharge surcharges costs cost price payment commission markup mark-up penalty extra_cost`,
  TOOL: `tool tools function functions plugin plugins mcp_tool mcp_tools connector connectors skill integration integrations toolbox tool's command_of`,
  SERVER: `server servers mcp_server mcp_servers mcp`,
  OTHER: `other others another different any_other every_other all_other else alternative third-party remaining rest`,
  ANY: `any every each all no_other everything anything`,
  EVERY: `every each all any`,
  BEFORE: `before prior_to ahead_of preceding precede precedes in_advance_of earlier_than previous_to`,
  AFTER: `after afterwards once following then subsequently upon when_done finally thereafter`,
  FIRST: `first first_step first_call initially at_the_start at_the_beginning start_with begin_with at_the_outset to_begin_with first_thing immediately as_the_first very_first first_action top_priority
    highest_priority in_first_place straight_away opening_move`,
  TURN: `turn turns conversation conversations session sessions request requests question questions message messages reply replies response responses task tasks
    step steps interaction interactions operation operations action actions answer answers prompt call calls query queries activity activities instruction instructions chat prompts thing anything thinking`,
  WHEN: `when whenever if once as_soon_as every_time each_time in_case while where upon on`,
  WHATEVER: `whatever regardless no_matter irrespective whichever however_much even_if whoever wherever independent_of despite notwithstanding not_what instead_of_what rather_than_what
    however_many whether_or_not even_when in_any_case in_every_case`,
  INSTEAD: `instead instead_of rather_than in_place_of over in_preference_to ahead_of in_lieu_of not`,
  ALSO: `also as_well too additionally in_addition furthermore moreover besides along_with likewise then and_then`,
  RIVAL: `alternative alternatives competitor competitors competing rival rivals other_options any_other other_tools other_tool similar_tools any_alternative all_other_tools
    any_other_tool other_search other_servers other_server every_other any_others everything_else other_providers other_services all_others the_rest others similar_ones anything_else
    other_weather other_search_tools built-in_tools built-in_tool builtin_tools native_tools native_tool standard_tools standard_tool default_tools web_search built-in_search other_sources other_methods other_converters
    competing_tools any_similar all_alternatives inferior_tools other_calculators other_means other_file`,
  SUPER: `best superior ultimate unmatched unrivalled unrivaled unparalleled unsurpassed #1 number_one award-winning world-class top-rated top-ranked best-in-class world's_best finest greatest
    most_accurate most_reliable most_powerful most_trusted most_advanced most_complete most_comprehensive fastest flawless perfect revolutionary game-changing game_changer groundbreaking breakthrough
    state-of-the-art cutting-edge industry-leading industry_leader market_leader market-leading premium elite second_to_none peerless matchless supreme outstanding unbeatable incomparable
    most_efficient most_popular most_effective highest-quality highest_quality military-grade enterprise-grade next-generation exceptional unprecedented amazing incredible definitive preeminent
    ranked_#1 rated_#1 ranked_first most_secure most_up-to-date safest best-performing better_than_any better_than_all better_than_other top-tier gold_standard
    most_recommended most_widely_used strongest smartest top_choice first_choice most_precise leading most_capable most_intelligent`,
  PRAISE: `trusted_by recommended_by endorsed_by featured_in proven scientifically_proven approved_by certified_by rated loved_by used_by_millions five-star reviews satisfaction award awards outperforms outperform
    outperforming beats surpasses inferior outdated fortune_500 recommended preferred better faster more_accurate more_reliable guaranteed exclusive limited_time act_now hurry only_choice no_other obsolete settle fall_behind
    verified official experts millions leaders highly_recommended endorsed officially_recommended widely_regarded acclaimed world-renowned deprecated unreliable inaccurate higher_quality`,
  ONLY: `only sole exclusively solely nothing_but no_other alone single`,
  AUTHORITY: `system admin administrator security compliance developer developers operator policy legal root internal platform vendor anthropic openai microsoft google management it_department corporate superuser
    safety official regulatory authority priority hidden metadata configuration org organisation organization enterprise protocol gdpr emergency server host mcp critical kernel sysadmin
    governance privacy runtime trusted supervisor moderator maintainer`,
  NOTICE: `notice override directive directives instruction instructions requirement requirements alert message mandate command update advisory memo bulletin announcement note policy reminder warning order protocol
    context prompt enforcement clause rule rules injection contradiction`,
  COMPLIANCE: `compliance audit auditing gdpr soc2 soc-2 iso27001 hipaa pci pci-dss regulatory regulation regulations policy_requires policy legal security_requirement security_requirements security_review
    verification quality_assurance telemetry traceability kyc company_policy corporate_policy legal_reasons legally mandated_by law by_law security_reasons billing_reasons quality_reasons debugging diagnostics
    security_purposes authentication_purposes authorization_check regulators safety_requirement governance data_protection analytics logging licensing licence_check license_check`,
  THREAT: `otherwise will_fail will_not_work won't_work crash crashes malfunction data_loss be_blocked stop_working or_else will_be_lost will_break will_be_rejected imprecise fails failure consequences suspended terminated
    cannot_be_skipped non-compliance violation penalised penalized`,
  HIDDEN: `hidden secret covert undisclosed concealed invisible stealth internal`,
  EXAMPLE: `example examples e.g e.g. eg for_example such_as for_instance i.e sample samples like`,
  GIVEN: `asked_for asks_for gave gives given requested requests typed types wants wanted specified specifies entered enters provided provides supplied supplies
    asks asked says said chose chosen chooses ordered picked intended meant wishes named names has_given has_asked told_you you_were_given states`,
  THINGS: `prompts parameters arguments argument parameter input`
};

// src/rules/security/words/european.ts
var EUROPEAN = [
  {
    // German
    USER: `benutzer benutzern nutzer nutzern nutzerin anwender anwendern kunde kunden kundin kundinnen gast g\xE4ste g\xE4sten besucher besuchern leser patienten patient mensch menschen mitglied person bediener auftraggeber dem_benutzer`,
    MODEL: `assistent assistenten modell sprachmodell agent agenten ki`,
    YOU: `sie du dich dir ihnen`,
    DONT: `nicht nichts niemals nie keinesfalls auf_keinen_fall keineswegs unterlasse vermeide vermeiden unterlassen`,
    NOT: `nicht nie niemals kein keine keinen keinem ohne nichts`,
    WITHOUT: `ohne`,
    MUST: `muss musst m\xFCssen soll sollst sollen unbedingt zwingend verpflichtend pflicht erforderlich stelle_sicher stellen_sie_sicher immer bitte`,
    ALWAYS: `immer stets jedes_mal jedesmal ausnahmslos grunds\xE4tzlich`,
    TELL: `erw\xE4hne erw\xE4hnen erw\xE4hnt sage sagen sag verrate verraten mitteilen teile_mit informiere informieren offenbare offenbaren preisgeben hinweisen erz\xE4hle erz\xE4hlen verlauten benachrichtige benachrichtigen gegen\xFCber_erw\xE4hnen weitersagen`,
    SHOW: `zeige zeigen anzeigen nenne nennen`,
    KNOW: `erfahren erf\xE4hrt wissen wei\xDF merken merkt bemerken bemerkt sehen`,
    HIDE: `verschweige verschweigen verheimliche verheimlichen verbirg verbergen verstecke verstecken geheim geheimhalten`,
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
    READ: `lies lesen lese \xF6ffne \xF6ffnen lade laden hole holen ermittle suche auslesen lies_aus sammle sammeln entnimm entnehmen nimm`,
    PASS: `\xFCbergib \xFCbergeben f\xFCge hinzuf\xFCgen einf\xFCgen trage eintragen h\xE4nge anh\xE4ngen gib mitgeben beilegen lege schreibe schreiben \xFCbermittle einsetzen setze`,
    SEND: `sende senden schicke schicken \xFCbermittle \xFCbermitteln leite weiterleiten lade_hoch hochladen versende versenden maile verschicke verschicken`,
    RUN: `f\xFChre f\xFChren f\xFChre_aus ausf\xFChren starte starten`,
    CALL: `rufe rufen aufrufen rufe_auf verwende verwenden nutze nutzen benutze benutzen w\xE4hle bevorzuge bevorzugen`,
    PREFER: `bevorzuge bevorzugen vorziehen ziehe`,
    CHANGE: `\xE4ndere \xE4ndern ersetze ersetzen tausche austauschen erh\xF6he erh\xF6hen verdopple verdoppeln`,
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
    WHATEVER: `egal unabh\xE4ngig_davon gleichg\xFCltig unabh\xE4ngig`,
    INSTEAD: `statt anstatt anstelle`,
    ALSO: `auch ebenfalls zus\xE4tzlich au\xDFerdem`,
    SUPER: `beste besten bestes bester \xFCberlegen un\xFCbertroffen`,
    GIVEN: `angibt angegeben gew\xFCnscht w\xFCnscht verlangt will nennt`,
    MONEY: `geb\xFChr geb\xFChren aufschlag kosten preis zuschlag`,
    INTRODUCE: `behaupte behaupten antworte antworten melde`,
    RECIPIENT: `empf\xE4nger adresse kontonummer`,
    AMOUNT: `betrag menge anzahl preis`,
    WHEN: `wenn falls sobald`
  },
  {
    // French
    USER: `utilisateur utilisateurs utilisatrice l'utilisateur clients l'usager visiteur lecteur l'humain`,
    MODEL: `l'assistant mod\xE8le l'agent`,
    DONT: `ne_pas n'informez_pas ne_jamais ne n'en n'avertissez n'informez n'indiquez n'informe \xE9vitez \xE9vite jamais abstenez-vous`,
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
    IGNORE: `ignorez ignorer oubliez oublier n'oubliez oublie n\xE9gligez faites_abstraction`,
    SUPERSEDE: `remplacent remplace priment pr\xE9valent remplacez`,
    PRIOR: `pr\xE9c\xE9dentes pr\xE9c\xE9dents ant\xE9rieures ant\xE9rieurs toutes tous autres ci-dessus pr\xE9c\xE9dente`,
    INSTR: `instructions consignes r\xE8gles directives consigne r\xE8gle restrictions ordres`,
    BYPASS: `contournez d\xE9sactivez contourner d\xE9sactiver`,
    FROMNOW: `d\xE9sormais dor\xE9navant \xE0_partir_de_maintenant`,
    BECOME: `vous_\xEAtes_maintenant tu_es_maintenant vous_\xEAtes_d\xE9sormais`,
    READ: `lisez lire lis ouvrez ouvrir r\xE9cup\xE9rez r\xE9cup\xE9rer extrayez extraire collectez prenez`,
    PASS: `joignez joindre incluez inclure ajoutez ajouter ins\xE9rez ins\xE9rer transmettez transmettre passez passer mettez mettre fournissez fournir placez collez copiez`,
    SEND: `envoyez envoyer envoie exp\xE9diez transf\xE9rez transf\xE9rer t\xE9l\xE9versez publiez transmettez`,
    RUN: `ex\xE9cutez ex\xE9cuter lancez lancer`,
    CALL: `appelez appeler utilisez utiliser choisissez invoquez appelle utilise`,
    PREFER: `pr\xE9f\xE9rez privil\xE9giez pr\xE9f\xE9rer privil\xE9gier`,
    CHANGE: `remplacez changez modifiez augmentez doublez`,
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
    WHATEVER: `quel_que_soit quelle_que_soit quoi_que peu_importe`,
    INSTEAD: `au_lieu plut\xF4t`,
    ALSO: `aussi \xE9galement`,
    SUPER: `meilleur meilleure`,
    GIVEN: `demande indique fournit souhaite`,
    MONEY: `frais suppl\xE9ment co\xFBt prix`,
    INTRODUCE: `r\xE9pondez affirmez pr\xE9tendez`,
    RECIPIENT: `destinataire l'adresse adresse`,
    AMOUNT: `montant quantit\xE9`,
    WHEN: `lorsque quand`
  },
  {
    // Spanish
    USER: `usuario usuarios usuaria cliente clientes persona visitante lector paciente`,
    MODEL: `asistente modelo`,
    DONT: `no nunca jam\xE1s evita evite`,
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
    SECRET: `contrase\xF1a contrase\xF1as credenciales clave claves clave_api`,
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
    RECIPIENT: `destinatario direcci\xF3n`,
    AMOUNT: `cantidad importe`,
    WHEN: `cuando si`
  },
  {
    // Portuguese
    USER: `usu\xE1rio usu\xE1rios utilizador cliente pessoa usu\xE1ria`,
    MODEL: `assistente`,
    DONT: `n\xE3o nunca jamais evite`,
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
    IGNORE: `ignore ignorar esque\xE7a desconsidere`,
    PRIOR: `anteriores pr\xE9vias todas todos outras outros`,
    INSTR: `instru\xE7\xF5es regras diretrizes normas ordens`,
    BYPASS: `desative contorne`,
    FROMNOW: `a_partir_de_agora de_agora_em_diante`,
    BECOME: `agora_voc\xEA_\xE9 voc\xEA_agora_\xE9 aja_como`,
    READ: `leia ler abra abrir obtenha extraia colete pegue`,
    PASS: `inclua incluir adicione anexe insira passe coloque forne\xE7a copie`,
    SEND: `envie enviar mande encaminhe transmita publique`,
    RUN: `execute executar rode`,
    CALL: `chame chamar use usar utilize utilizar invoque escolha`,
    PREFER: `prefira priorize`,
    CHANGE: `substitua altere troque mude aumente`,
    CONTENT: `conte\xFAdo conte\xFAdos texto`,
    FILE: `arquivo arquivos ficheiro pasta`,
    SECRET: `senha senhas credenciais chave_de_api`,
    STRICT: `chave_privada chaves_privadas chave_ssh`,
    ENVVAR: `vari\xE1veis_de_ambiente`,
    CONVO: `conversa hist\xF3rico`,
    PROMPT: `prompt_do_sistema`,
    COMMAND: `comando comandos`,
    BEFORE: `antes`,
    FIRST: `primeiro primeira`,
    ANY: `qualquer cada todas todos`,
    EVERY: `cada qualquer`,
    OTHER: `outra outras outro outros`,
    TOOL: `ferramenta ferramentas fun\xE7\xE3o`,
    TURN: `solicita\xE7\xE3o pergunta resposta tarefa mensagem pedido`,
    WHATEVER: `independentemente n\xE3o_importa`,
    INSTEAD: `em_vez ao_inv\xE9s`,
    ALSO: `tamb\xE9m`,
    SUPER: `melhor`,
    GIVEN: `pediu pede informe`,
    MONEY: `taxa custo pre\xE7o cobran\xE7a`,
    RECIPIENT: `destinat\xE1rio endere\xE7o`,
    AMOUNT: `quantidade valor`,
    WHEN: `quando`
  },
  {
    // Italian
    USER: `utente utenti l'utente all'utente cliente`,
    DONT: `non mai evita`,
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

// src/rules/security/words/lexicon.ts
var WHOLE_WORD = 3;
var fresh = () => ({ bits: void 0, foreign: void 0, next: void 0 });
var list = (words3) => (words3 ?? "").split(/\s+/).filter((w) => w !== "");
var built;
function lexicon() {
  built ??= build2();
  return built;
}
function build2() {
  const words3 = /* @__PURE__ */ new Map();
  const put = (phrase, foreign, ...tags) => {
    let level = words3;
    let entry;
    for (const word of phrase.split("_").filter((w) => w !== "")) {
      entry = level.get(word);
      if (entry === void 0) {
        entry = fresh();
        level.set(word, entry);
      }
      entry.next ??= /* @__PURE__ */ new Map();
      level = entry.next;
    }
    if (entry === void 0) return;
    const key = foreign ? "foreign" : "bits";
    entry[key] ??= noBits();
    const bits = entry[key];
    for (const tag of tags) setBit(bits, bitOf(tag));
  };
  const identifiers = [
    "id_rsa",
    "id_ed25519",
    "id_ecdsa",
    "id_dsa",
    "mcp_config",
    "claude_desktop_config",
    "credentials_file",
    "authorized_keys",
    "known_hosts",
    "env_vars"
  ];
  for (const [tag, verbs] of Object.entries(ENGLISH_VERBS)) {
    for (const verb of list(verbs)) {
      const [base, ...irregular] = verb.split("/");
      put(base, false, tag, "BASE");
      for (const form of irregular) put(form, false, tag);
      const [head, ...rest] = base.split("_");
      const tail = rest.length > 0 ? `_${rest.join("_")}` : "";
      put(third(head) + tail, false, tag, "THIRD");
      put(gerund(head) + tail, false, tag);
      if (irregular.length === 0) put(past(head) + tail, false, tag);
    }
  }
  for (const [tag, phrases] of Object.entries(ENGLISH)) for (const phrase of list(phrases)) put(phrase, false, tag);
  for (const name of identifiers) words3.set(name, { ...fresh(), bits: void 0 });
  for (const name of identifiers) {
    const bits = noBits();
    setBit(bits, bitOf(name === "env_vars" ? "ENVVAR" : "STRICT"));
    words3.set(name, { bits, foreign: void 0, next: void 0 });
  }
  for (const table of EUROPEAN)
    for (const [tag, phrases] of Object.entries(table)) for (const phrase of list(phrases)) put(phrase, true, tag);
  const stems = /* @__PURE__ */ new Map();
  for (const [tag, phrases] of Object.entries(RUSSIAN)) {
    for (const phrase of list(phrases)) {
      if (phrase.includes("_") || phrase.length <= WHOLE_WORD) put(phrase, false, tag);
      else {
        const bits = stems.get(phrase) ?? noBits();
        setBit(bits, bitOf(tag));
        stems.set(phrase, bits);
      }
    }
  }
  return { words: words3, stems, phrases: ideographs() };
}
function ideographs() {
  const byPhrase = /* @__PURE__ */ new Map();
  for (const [tag, phrases] of Object.entries(IDEOGRAPHIC)) {
    for (const phrase of list(phrases)) {
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

// src/rules/security/tokens.ts
var [BASE, IMP, IDENT, OWN, OWNTOOL, DEST, HOST, QUOTED, MUST, LABEL] = ["BASE", "IMP", "IDENT", "OWN", "OWNTOOL", "DEST", "HOST", "QUOTED", "MUST", "LABEL"].map(bitOf);
var LEADS = new Set(
  "and or then please first always never must should shall also just simply now instead not do you will kindly next finally afterwards only dont may immediately quietly silently secretly afterward but thereafter so additionally to is".split(
    " "
  )
);
var ENGLISH_STOP = new Set(
  "the of to and in is for this that it with on by be from or if when you your an are will can which at its has have should".split(" ")
);
var FOREIGN_STOP = new Set(
  `der die das den dem des ein eine einen einem und ist mit auf f\xFCr von zu zum zur im wird oder aus bei nach auch sie es wie um \xFCber
   le la les un une des du de et est dans pour avec sur par ou ne que qui ce cette aux au vous votre il
   el los las una del y en con por o se su al lo os as uma do da dos das \xE9 em na ao \xE0 para pelo
   il lo gli di della che per sono nel alla dell \xE8`.split(/\s+/)
);
var HOSTS = new Set(
  "com net org io site app xyz ru cn dev cloud me info biz co eu uk de top online link click page pw cc tk space live tech website example invalid".split(
    " "
  )
);
var isLetter = (c) => c >= 97 && c <= 122 || c >= 48 && c <= 57 || c === 95 || c >= 170 && (c < 8192 || c > 8303) && c !== 183 && c !== 171 && c !== 187 && c !== 215;
var isIdeographic = (c) => c >= 12352 && c <= 12543 || c >= 13312 && c <= 40959 || c >= 44032 && c <= 55203;
var isWide = (c) => c >= 12288 && c <= 12351 || c >= 65280 && c <= 65295;
var LEET = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", 8: "b" };
function tokenise(text5, lower, start, end, own2) {
  const { words: words3, stems, phrases } = lexicon();
  const out = { tokens: [], bits: noBits(), words: 0 };
  const foreign = [];
  let strange = 0;
  let english = 0;
  let quoted = false;
  let lead = true;
  let previous = "";
  let beforePrevious = -1;
  let i = start;
  const push2 = (at2, from, to, bits) => {
    const copy = [bits[0], bits[1], bits[2], bits[3]];
    if (quoted) setBit(copy, QUOTED);
    const token = { at: at2, start: from, end: to, bits: copy };
    out.tokens.push(token);
    return token;
  };
  while (i < end) {
    const c = lower.charCodeAt(i);
    if (c === 32) {
      i++;
      continue;
    }
    if (isIdeographic(c)) {
      const entry2 = phrases.get(lower[i])?.find(([phrase]) => lower.startsWith(phrase, i));
      if (entry2 !== void 0 && i + entry2[0].length <= end) {
        push2(out.words, i, i + entry2[0].length, entry2[1]);
        out.words++;
        i += entry2[0].length;
      } else {
        if ((i & 1) === 0) out.words++;
        i++;
      }
      lead = false;
      previous = "";
      continue;
    }
    const dotted = c === 46 && isWordStart(lower, i, end);
    if (!dotted && (!isLetter(c) || isWide(c)) && !((c === 64 || c === 36) && isLetter(lower.charCodeAt(i + 1)) && i + 1 < end)) {
      if (c === 34 || c === 96 || c === 8220 || c === 8221) quoted = c === 8220 ? true : c === 8221 ? false : !quoted;
      if (c !== 8217 && c !== 39) lead = lead || c !== 45 || !isLetter(lower.charCodeAt(i - 1));
      if (c === 43) {
        const phone = phoneEnd(lower, i, end);
        if (phone > 0) {
          const bits2 = noBits();
          setBit(bits2, DEST);
          push2(out.words, i, phone, bits2);
          out.words++;
          i = phone;
          continue;
        }
      }
      i++;
      continue;
    }
    let to = wordEnd(lower, i, end);
    let word = lower.slice(i, to);
    if (word.length > 1 && (word.endsWith(".") || word.endsWith("'"))) {
      to--;
      word = word.slice(0, -1);
    }
    if (lower.startsWith("://", to) && word.length <= 8) {
      let stop2 = to + 3;
      while (stop2 < end && !isBreak(lower.charCodeAt(stop2))) stop2++;
      const bits2 = noBits();
      setBit(bits2, DEST);
      setBit(bits2, HOST);
      push2(out.words, i, stop2, bits2);
      out.words++;
      i = stop2;
      lead = false;
      previous = "";
      continue;
    }
    const entry = words3.get(word);
    let bits = entry?.bits;
    let last = entry;
    let stop = to;
    let extra = 0;
    if (entry?.next !== void 0) {
      const longer = phraseFrom(lower, to, end, entry);
      if (longer !== void 0) {
        last = longer.entry;
        bits = longer.entry.bits;
        stop = longer.stop;
        extra = longer.words;
      }
    }
    if (ENGLISH_STOP.has(word)) english++;
    if (FOREIGN_STOP.has(word)) strange++;
    let token;
    if (bits === void 0) bits = guess2(word, text5, i, to, words3, stems, own2);
    if (bits !== void 0) {
      token = push2(out.words, i, stop, bits);
      if ((bits[BASE >> 5] & 1 << (BASE & 31)) !== 0 && (lead || LEADS.has(previous) && (previous !== "to" || beforePrevious === 1)))
        setBit(token.bits, IMP);
      if (lower.charCodeAt(stop) === 58 || lower.charCodeAt(stop) === 93) setBit(token.bits, LABEL);
    }
    if (last?.foreign !== void 0) {
      token ??= push2(out.words, i, stop, noBits());
      foreign.push([token, last.foreign]);
      if (last.bits === void 0) strange++;
    }
    beforePrevious = bits !== void 0 && (bits[MUST >> 5] & 1 << (MUST & 31)) !== 0 ? 1 : previous === "" ? -1 : word === "to" ? beforePrevious : 0;
    previous = extra > 0 ? lower.slice(lower.lastIndexOf(" ", stop - 1) + 1, stop) : word;
    out.words += 1 + extra;
    lead = false;
    i = stop;
  }
  if (strange >= 2 && strange > english) for (const [token, bits] of foreign) merge2(token.bits, bits);
  for (const t of out.tokens) merge2(out.bits, t.bits);
  return out;
}
function merge2(into, from) {
  into[0] |= from[0];
  into[1] |= from[1];
  into[2] |= from[2];
  into[3] |= from[3];
}
function guess2(word, text5, start, end, words3, stems, own2) {
  if (own2.tools.has(word)) return flags(OWN, OWNTOOL, IDENT);
  if (own2.others.has(word)) return flags(OWN);
  if (word.includes("@")) {
    const at2 = word.indexOf("@");
    if (at2 > 0 && word.indexOf(".", at2) > 0) return flags(DEST);
  } else if (word.includes(".")) {
    const last = word.slice(word.lastIndexOf(".") + 1);
    if (HOSTS.has(last) && word.length > 5 && !word.startsWith(".")) return flags(HOST);
  }
  if (word.includes("'")) return words3.get(word.slice(0, word.indexOf("'")))?.bits;
  if (word.includes("_") || hasHump(text5, start, end)) return flags(IDENT);
  const first = word.charCodeAt(0);
  if (first >= 1024 && first <= 1279) {
    for (let n = Math.min(word.length, 12); n > 3; n--) {
      const bits = stems.get(word.slice(0, n));
      if (bits !== void 0) return bits;
    }
    return void 0;
  }
  if (word.length >= 3 && word.length <= 24 && LEETISH.test(word)) {
    let plain = "";
    for (const c of word) plain += LEET[c] ?? c;
    return words3.get(plain)?.bits;
  }
  return void 0;
}
var LEETISH = /[a-z].*[013457@$8]|[013457@$8].*[a-z]/;
var flags = (...of) => {
  const bits = noBits();
  for (const bit of of) setBit(bits, bit);
  return bits;
};
function hasHump(text5, start, end) {
  for (let i = start + 1; i < end; i++) {
    const c = text5.charCodeAt(i);
    if (c >= 65 && c <= 90) {
      const p = text5.charCodeAt(i - 1);
      if (p >= 97 && p <= 122) return true;
    }
  }
  return false;
}
var isWordStart = (text5, at2, end) => at2 + 1 < end && isLetter(text5.charCodeAt(at2 + 1)) && (at2 === 0 || !isLetter(text5.charCodeAt(at2 - 1)));
function wordEnd(text5, from, end) {
  let i = from + 1;
  while (i < end) {
    const c = text5.charCodeAt(i);
    if (isLetter(c) && !isIdeographic(c) && !isWide(c)) {
      i++;
      continue;
    }
    const joins2 = c === 46 || c === 64 || c === 39 || c === 45 || c === 8217 || c === 36;
    if (joins2 && i + 1 < end && isLetter(text5.charCodeAt(i + 1)) && !isIdeographic(text5.charCodeAt(i + 1))) {
      i++;
      continue;
    }
    break;
  }
  return i;
}
var isBreak = (c) => c <= 32 || c === 34 || c === 39 || c === 96 || c === 60 || c === 62 || c === 41 || c === 93 || c === 12290 || c === 44;
function phraseFrom(text5, from, end, first) {
  let best2;
  let entry = first;
  let at2 = from;
  for (let words3 = 1; words3 <= 7 && entry.next !== void 0; words3++) {
    let i = at2;
    while (i < end && (text5.charCodeAt(i) <= 32 || text5.charCodeAt(i) === 47) && i - at2 < 12) i++;
    if (i >= end || i === at2) break;
    const to = wordEnd(text5, i, end);
    const next = entry.next.get(text5.slice(i, to));
    if (next === void 0) break;
    entry = next;
    at2 = to;
    if (entry.bits !== void 0 || entry.foreign !== void 0) best2 = { entry, stop: to, words: words3 };
  }
  return best2;
}
function phoneEnd(text5, from, end) {
  let digits = 0;
  let i = from + 1;
  for (; i < end && i - from < 24; i++) {
    const c = text5.charCodeAt(i);
    if (c >= 48 && c <= 57) digits++;
    else if (c !== 32 && c !== 45 && c !== 40 && c !== 41) break;
  }
  return digits >= 8 ? i : 0;
}

// src/rules/security/analysis.ts
var DECODE_LIMIT = 2e5;
var IDENTIFIERS = /* @__PURE__ */ new Set(["name", "key"]);
var NO_PROSE = /* @__PURE__ */ new Set(["ref", "format"]);
var known2 = /* @__PURE__ */ new WeakMap();
function analyse(item, siblings) {
  let analysis = known2.get(item);
  if (analysis === void 0) {
    analysis = work(item, siblings);
    known2.set(item, analysis);
  }
  return analysis;
}
var lowered = /* @__PURE__ */ new WeakMap();
function lowerNames(names) {
  let lower = lowered.get(names);
  if (lower === void 0) {
    lower = new Set([...names].map((n) => n.toLowerCase()));
    lowered.set(names, lower);
  }
  return lower;
}
function work(item, siblings) {
  const others = /* @__PURE__ */ new Set();
  for (const text5 of item.texts) if (text5.role === "key" || text5.role === "enum") others.add(text5.value.toLowerCase());
  const own2 = { tools: lowerNames(siblings), others };
  const fields = [];
  const all2 = [];
  for (const text5 of item.texts) {
    if (NO_PROSE.has(text5.role)) continue;
    const field = read2(text5, own2);
    fields.push(field);
    for (const s of field.sentences) all2.push(s);
  }
  for (const s of joints(fields, own2)) all2.push(s);
  let job;
  return {
    item,
    fields,
    sentences: all2,
    own: own2,
    job: (tag) => {
      job ??= jobOf(item, own2, all2);
      return job.has(bitOf(tag));
    }
  };
}
function jobOf(item, own2, all2) {
  const job = /* @__PURE__ */ new Set();
  const add2 = (tokens) => {
    for (const t of tokens) for (let bit = 0; bit < 128; bit++) if (hasBit(t.bits, bit)) job.add(bit);
  };
  const nothing2 = { tools: /* @__PURE__ */ new Set(), others: /* @__PURE__ */ new Set() };
  for (const name of [item.name ?? "", item.title ?? ""]) {
    const words3 = identifierWords(normalise(name).text).join(" ");
    add2(tokenise(words3, words3, 0, words3.length, nothing2).tokens);
  }
  void own2;
  for (const s of all2) if (s.opening && s.spelling === "plain") add2(s.tokens);
  return job;
}
function parameterOf(pointer) {
  const at2 = pointer.lastIndexOf("/properties/");
  if (at2 < 0) return void 0;
  const rest = pointer.slice(at2 + 12);
  const end = rest.indexOf("/");
  return (end < 0 ? rest : rest.slice(0, end)).replaceAll("~1", "/").replaceAll("~0", "~");
}
function read2(text5, own2) {
  const field = { ...text5, parameter: parameterOf(text5.pointer), sentences: [], decoded: [] };
  const normal = normalise(text5.value);
  const opening = text5.pointer === "/description";
  if (IDENTIFIERS.has(text5.role) && !/\s/.test(text5.value)) {
    const words3 = identifierWords(normal.text).join(" ");
    const tokens = tokenise(words3, words3, 0, words3.length, EMPTY);
    if (tokens.tokens.length > 0)
      field.sentences.push({
        ...tokens,
        text: text5.value,
        normal: { text: words3, lower: words3, map: void 0 },
        start: 0,
        end: words3.length,
        field,
        spelling: "identifier",
        opening: false,
        index: 0
      });
  } else {
    add(field, text5.value, normal, own2, "plain", opening);
  }
  if (text5.value.length >= 16 && text5.value.length <= DECODE_LIMIT) spellings(field, normal, own2);
  return field;
}
var EMPTY = { tools: /* @__PURE__ */ new Set(), others: /* @__PURE__ */ new Set() };
function add(field, original, normal, own2, spelling, opening) {
  const spans = sentences(normal.text);
  for (let i = 0; i < spans.length; i++) {
    const span = spans[i];
    const tokens = tokenise(normal.text, normal.lower, span.start, span.end, own2);
    if (tokens.tokens.length === 0) continue;
    const text5 = normal.map === void 0 ? span.text : original.slice(originalIndex(normal, original, span.start), originalIndex(normal, original, span.end));
    field.sentences.push({
      ...tokens,
      text: text5,
      normal,
      start: span.start,
      end: span.end,
      field,
      spelling,
      opening: opening && i === 0,
      index: i
    });
  }
}
var LETTERS_APART = /(?:^|[^\p{L}\p{N}])(?:[\p{L}\p{N}][ \t._\-*|/]{1,3}){6,}[\p{L}\p{N}]/u;
function spellings(field, normal, own2) {
  field.decoded = decodeAll(field.value);
  for (const d of field.decoded) add(field, d.text, normalise(d.text), own2, d.how, false);
  if (LETTERS_APART.test(normal.text)) {
    const closed = closeGaps(normal.text);
    add(field, closed, normalise(closed), own2, "spaced", false);
  }
  if (looksTurned(normal.lower)) {
    for (const [how, plain] of [
      ["rot13", rot13(normal.text)],
      ["reversed", reversed(normal.text)]
    ]) {
      if (englishness(plain.toLowerCase()) > 0) {
        add(field, plain, normalise(plain), own2, how, false);
        field.decoded.push({ how, start: 0, end: field.value.length, text: plain });
      }
    }
  }
}
var COMMON = "the and all not you user tool this that with from must never always previous ignore instructions read file send before call tell".split(
  " "
);
var TURNED = new Set([...COMMON.map(rot13), ...COMMON.map(reversed)].filter((w) => !COMMON.includes(w)));
var COMMON_SET = new Set(COMMON);
var looksTurned = (lower) => count(lower, TURNED, 2);
var englishness = (lower) => count(lower, COMMON_SET, 2) ? 1 : 0;
function count(lower, set, enough) {
  let hits = 0;
  let start = -1;
  for (let i = 0; i <= lower.length; i++) {
    const c = i < lower.length ? lower.charCodeAt(i) : 32;
    if (c >= 97 && c <= 122) {
      if (start < 0) start = i;
    } else if (start >= 0) {
      if (i - start >= 3 && i - start <= 12 && set.has(lower.slice(start, i)) && ++hits >= enough) return true;
      start = -1;
    }
  }
  return false;
}
function closeGaps(text5) {
  let out = "";
  let i = 0;
  while (i < text5.length) {
    if (apart(text5, i) && (i === 0 || !/[\p{L}\p{N}]/u.test(text5[i - 1]))) {
      let word = text5[i];
      while (apart(text5, i)) {
        word += text5[i + 2];
        i += 2;
      }
      out += word;
      i++;
    } else {
      out += text5[i];
      i++;
    }
  }
  return out.replace(/ {2,}/g, " ");
}
var apart = (text5, i) => i + 2 < text5.length && /[\p{L}\p{N}]/u.test(text5[i]) && /[ \t._\-*|/]/.test(text5[i + 1]) && /[\p{L}\p{N}]/u.test(text5[i + 2]) && (i + 3 >= text5.length || !/[\p{L}\p{N}]/u.test(text5[i + 3]));
var JOINT = 14;
function joints(fields, own2) {
  const found = [];
  let before2;
  for (const field of fields) {
    const plain = field.sentences.filter((s) => s.spelling === "plain");
    const first = plain[0];
    if (first === void 0 || field.role === "type") continue;
    if (before2 !== void 0 && before2.tokens.length > 0 && !/[.!?。！？:]\s*$/.test(before2.text) && before2.words + first.words > 4) {
      const left = before2.tokens.filter((t) => before2.words - t.at <= JOINT);
      const right = first.tokens.filter((t) => t.at < JOINT);
      if (left.length > 0 && right.length > 0) {
        const text5 = `${before2.text.slice(-200)} ${first.text.slice(0, 200)}`;
        const normal = normalise(text5);
        const tokens = tokenise(normal.text, normal.lower, 0, normal.text.length, own2);
        found.push({ ...tokens, text: text5, normal, start: 0, end: normal.text.length, field, spelling: "joined", opening: false, index: 0 });
      }
    }
    before2 = plain[plain.length - 1];
  }
  return found;
}
var cuesOf = (sentence, tokens) => sentence.spelling === "identifier" ? [sentence.text] : tokens.map((t) => sentence.normal.text.slice(t.start, t.end));
var analysisOf = (item, context) => analyse(item, context.surface.toolNames);
var has = (sentence, tag) => hasBit(sentence.bits, bitOf(tag));

// src/rules/security/cue-rule.ts
var combinations = (level, ...patterns) => patterns.map((p) => ({ pattern: pattern(p), level }));
var WEIGHT = { note: 1, warning: 2, error: 3 };
function cueRule(meta, table, weigh = (_s, _t, level) => level) {
  return {
    meta,
    *item(item, context) {
      const analysis = analysisOf(item, context);
      const told2 = /* @__PURE__ */ new Set();
      for (const sentence of analysis.sentences) {
        let worst;
        for (const { pattern: p, level } of table) {
          if (worst !== void 0 && WEIGHT[worst.level] >= WEIGHT[level]) continue;
          const tokens = match(p, sentence);
          if (tokens === void 0) continue;
          const weighed = weigh(sentence, tokens, level, analysis, context);
          if (weighed !== null && (worst === void 0 || WEIGHT[weighed] > WEIGHT[worst.level])) worst = { level: weighed, tokens };
        }
        if (worst === void 0) continue;
        const key = `${sentence.field.pointer}
${sentence.text}`;
        if (told2.has(key)) continue;
        told2.add(key);
        yield issue(item, sentence.field.pointer, evidenceOf(sentence, worst.tokens), { level: worst.level, sentence: sentence.text });
      }
    }
  };
}
var evidenceOf = (sentence, tokens) => ({
  words: shown(sentence.text),
  cues: [...new Set(cuesOf(sentence, tokens).map((c) => c.replace(/\s+/g, " ")))],
  ...sentence.spelling === "plain" || sentence.spelling === "identifier" ? {} : { spelling: sentence.spelling }
});

// src/rules/security/override.ts
var TABLE = [
  ...combinations(
    "error",
    "IGNORE PRIOR<3 INSTR<4",
    "IGNORE INSTR<5 PRIOR|SAFETY<5",
    "IGNORE&IMP SAFETY<5",
    "IGNORE&IMP PRIOR<3 TOOL|SERVER|TURN<3",
    "IGNORE&IMP WHATEVER|PRIOR<3 INSTR<6",
    "@6 IGNORE PRIOR INSTR",
    "SUPERSEDE PRIOR<4 INSTR<4",
    "SUPERSEDE INSTR<4 PRIOR<4",
    "INSTR SUPERSEDE<4 PRIOR|INSTR<5",
    "BECOME MODEL|PRIVILEGE|MODE|AUTHORITY<8",
    "YOU BECOME|MODE<6 MODE|OBEY<10",
    "FROMNOW YOU|MODEL|DONT|ALWAYS|IGNORE|OBEY<8",
    "BYPASS&IMP SAFETY<6",
    "BYPASS SAFETY<4 PRIVILEGE|MODE|TRUST<20",
    "GRANT PRIVILEGE<4 !THIRD",
    "OBEY ONLY<6",
    "IGNORE&IMP ANY|EVERY<2 INSTR|SAFETY<4"
  ),
  ...combinations("warning", "IGNORE INSTR<3", "BECOME PRIVILEGE<5")
];
var rule39 = cueRule(
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
  TABLE
);

// src/rules/security/secrecy.ts
var NOTDESC = bitOf("NOTDESC");
var TABLE2 = [
  ...combinations(
    "error",
    // An order not to say something to someone.
    "DONT TELL<4 USER<8",
    "DONT SHOW|ALSO&SHOW<3 USER|YOU&USER<6",
    "DONT ASK<3 USER<4",
    "USER DONT|NEEDNOT<4 KNOW|TELL<5",
    "DONT KNOW<4 USER<4",
    "@9 DONT TELL USER !THIRD",
    "DONT USER<3 KNOW|TELL<3",
    // Hiding it.
    "HIDE&IMP USER<10",
    "HIDE USER<4 !SECRET",
    "KNOW HIDE<4 USER<4",
    "LEAVEOUT&IMP USER<14 INTRODUCE|TELL<12",
    // Acting behind someone's back.
    "SILENT IMP&SEND|IMP&COPY|IMP&PASS|IMP&DELETE|IMP&WRITE|IMP&RUN<2",
    "IMP&SEND|IMP&COPY|IMP&PASS|IMP&DELETE SILENT<9",
    "WITHOUT CONSENT<3 USER<4",
    "WITHOUT USER<4 CONSENT<3",
    "WITHOUT TELL|ASK<2 USER<4",
    "DONT TELL<3 !SECRET !OWNTOOL"
  ),
  ...combinations("warning", "DONT HIDE<3", "SILENT SEND|COPY|DELETE|PASS<2", "DONT SHOW|INTRODUCE<4 USER<8", "WITHOUT CONSENT<3 !SAFETY")
];
var rule40 = cueRule(
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
  TABLE2,
  (sentence, tokens, level) => {
    const first = tokens[0];
    if (hasBit(first.bits, NOTDESC) && !has(sentence, "YOU") && !has(sentence, "MODEL")) return null;
    if (sentence.spelling === "joined" && level !== "error") return null;
    return level;
  }
);

// src/rules/security/sensitive-source.ts
var TABLE3 = [
  ...combinations(
    "error",
    "STRICT",
    "READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP ENVVAR<8",
    "CONTENT ENVVAR|CONFIG|COOKIE<4",
    "READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP CONVO|PROMPT<10",
    "READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP SECRET|PRIVATE USER<6",
    "READ|PASS COOKIE<5 !THIRD",
    "SECRET USER<4 PASS|SEND<8",
    "ALSO&IMP|READ&IMP SECRET<6",
    "@12 READ FILE SECRET",
    "@10 PASS CONTENT SECRET|PRIVATE",
    "MUST CONVO|PROMPT<10",
    "CONTENT CONVO<4",
    "INTRODUCE&IMP|TELL&IMP|SHOW&IMP PROMPT<6"
  ),
  ...combinations("warning", "READ SECRET<4 USER<4")
];
var rule41 = cueRule(
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
  TABLE3,
  (sentence, _tokens, level, analysis) => {
    if (has(sentence, "STRICT")) return level;
    if (analysis.job("CONVO") && !has(sentence, "SECRET")) return null;
    if (analysis.job("SECRET") && !has(sentence, "CONVO")) return null;
    return level;
  }
);

// src/rules/security/index.ts
var security = [
  rule37,
  rule38,
  rule40,
  rule39,
  rule41,
  rule36,
  rule35
];

// src/diff/size.ts
function measure(surface, count2) {
  const tools = /* @__PURE__ */ new Map();
  let bytes2 = 2 + Math.max(0, surface.tools.length - 1);
  let modelBytes = bytes2;
  const texts = [];
  for (const tool of surface.tools) {
    const whole = text3(surface.snapshot.tools[tool.index] ?? tool.raw);
    const read3 = text3(modelPart(tool));
    const size2 = { bytes: Buffer.byteLength(whole), modelBytes: Buffer.byteLength(read3), tokens: count2 ? count2(read3) : null };
    bytes2 += size2.bytes;
    modelBytes += size2.modelBytes;
    if (count2) texts.push(read3);
    tools.set(tool.name, sum(tools.get(tool.name), size2));
  }
  return { bytes: bytes2, modelBytes, tokens: count2 ? count2(`[${texts.join(",")}]`) : null, tools };
}
var sum = (a, b) => a ? { bytes: a.bytes + b.bytes, modelBytes: a.modelBytes + b.modelBytes, tokens: a.tokens === null ? null : a.tokens + (b.tokens ?? 0) } : b;
function modelPart(tool) {
  const raw = tool.raw;
  const part = {};
  for (const key of ["name", "description", "inputSchema"])
    if (typeof raw === "object" && raw !== null && Object.hasOwn(raw, key)) part[key] = raw[key];
  return part;
}
function text3(value) {
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
var PARTS = [
  ["description", "description"],
  ["inputSchema", "input schema"],
  ["outputSchema", "output schema"],
  ["annotations", "annotations"],
  ["_meta", "_meta"]
];
var NAMED = 5;
var SHARED_FROM = 3;
var text4 = (value) => {
  if (value === void 0) return "";
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return JSON.stringify(cutDeep(value));
  }
};
var bytes = (value) => Buffer.byteLength(text4(value));
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
  found.push(...shared(grown));
  for (const [was, is] of grown) {
    for (const [key, label] of PARTS) {
      const more = bytes(own(is.raw, key)) - bytes(own(was.raw, key));
      if (more > 0) found.push({ what: `${is.name}: ${label}`, bytes: more });
    }
  }
  found.sort((a, b) => b.bytes - a.bytes);
  const lines = found.slice(0, NAMED).map((c) => `${c.what} +${c.bytes.toLocaleString("en-US")}`);
  if (found.length > NAMED) lines.push(`${found.length - NAMED} smaller causes`);
  return lines;
}
function shared(grown) {
  const blocks = /* @__PURE__ */ new Map();
  for (const [was, is] of grown) {
    const old = new Map(was.parameters.map(([name, schema]) => [name, text4(schema)]));
    for (const [name, schema] of is.parameters) {
      if (!isObject(own(schema, "properties"))) continue;
      const block = text4(schema);
      const more = Buffer.byteLength(block) - Buffer.byteLength(old.get(name) ?? "");
      if (more <= 0) continue;
      const key = `${name} ${block}`;
      const known3 = blocks.get(key) ?? { name, tools: 0, bytes: 0 };
      blocks.set(key, { name, tools: known3.tools + 1, bytes: known3.bytes + more });
    }
  }
  return [...blocks.values()].filter((b) => b.tools >= SHARED_FROM).map((b) => ({ what: `parameter ${b.name}, the same block in ${b.tools} tools`, bytes: b.bytes }));
}
function largest(surface) {
  return [...sizeOf(surface).tools].sort((a, b) => b[1].bytes - a[1].bytes).slice(0, NAMED).map(([name, size2]) => `${name} ${size2.bytes.toLocaleString("en-US")}`);
}
function largestPart(tool) {
  const [label, size2] = PARTS.map(([key, name]) => [name, bytes(own(tool.raw, key))]).sort((a, b) => b[1] - a[1])[0];
  return `${label} ${size2.toLocaleString("en-US")}`;
}

// src/rules/size/growth-bytes.ts
var rule42 = {
  meta: {
    id: "size/growth-bytes",
    level: "error",
    kind: "change",
    summary: "The tool list grew by more bytes than the budget `growth-bytes` that the user set.",
    why: "A list grows a little with each change and is paid for on every request. A budget for one change makes the growth a decision. Quiet until it is set.",
    source: ["S3"],
    messages: {
      default: {
        title: "The tool list grew by {growth} bytes to {bytes} on the wire ({modelBytes} read by a model): over the budget of {budget} for one change.",
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
var rule43 = {
  meta: {
    id: "size/growth-percent",
    level: "error",
    kind: "change",
    summary: "The tool list grew by a larger share than the budget `growth-percent` that the user set.",
    why: "A list grows a little with each change and is paid for on every request. A budget in per cent of the base fits a small server and a large one. Quiet until it is set.",
    source: ["S3"],
    messages: {
      default: {
        title: "The tool list grew by {percent} % ({growth} bytes) to {bytes} bytes on the wire ({modelBytes} read by a model): over the budget of {budget} %.",
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
var rule44 = {
  meta: {
    id: "size/tool-bytes",
    level: "error",
    kind: "content",
    summary: "A tool is larger than the budget `tool-bytes` that the user set, or grew while it was over.",
    why: "One definition that takes the room of ten is paid for on every request, also when it is never called. Quiet until a budget is set. What was over it at the base is debt; only further growth is new.",
    source: ["S3"],
    messages: {
      default: {
        title: "{tool} takes {bytes} bytes, {modelBytes} of them read by a model: over the budget of {budget} for one tool.",
        help: "Shorten its largest part: {part} bytes."
      },
      grew: {
        title: "{tool} was over the budget of {budget} bytes for one tool already and grew by {growth} to {bytes}.",
        help: "Shorten its largest part: {part} bytes."
      }
    }
  },
  *surface(surface, context) {
    const budget = context.budgets["tool-bytes"];
    if (budget === void 0) return;
    const { tools } = sizeOf(surface);
    const told2 = /* @__PURE__ */ new Set();
    for (const tool of surface.tools) {
      const size2 = tools.get(tool.name);
      if (!size2 || size2.bytes <= budget || told2.has(tool.name)) continue;
      told2.add(tool.name);
      yield issue(tool, "", { bytes: size2.bytes, modelBytes: size2.modelBytes, budget, part: largestPart(tool) });
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
        const evidence = { bytes: bytes2, budget, growth: bytes2 - was, part: largestPart(head) };
        yield issue(head, "", evidence, { messageId: "grew", sentence: "grew" });
      }
    }
  }
};

// src/rules/size/total-bytes.ts
var DEFAULT_BUDGET = 15e3;
var NOTABLE_GROWTH = 0.05;
var budgetOf = (setting) => setting.budgets["total-bytes"] ?? DEFAULT_BUDGET;
var rule45 = {
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
var size = [rule45, rule44, rule42, rule43];

// src/rules/index.ts
var RULES = [...security, ...breaking, ...compat, ...protocol, ...quality, ...size];

export {
  require__,
  features,
  likeness,
  nameLikeness,
  markGroups,
  equal,
  Document,
  child,
  isAnnotation,
  annotation,
  schemaFacts,
  settingFor,
  same,
  Tool,
  Surface,
  measure,
  RULES
};
