import type { JsonObject } from '../../../../src/model/json.ts';

/** An honest tool, what an attacker adds to it, and the honest addition that looks most like it. */
export interface AdversarialPair {
  id: string;
  /** Name and description of the tool as it stood at the base. */
  tool: [name: string, description: string];
  /** Where the text goes; a description unless said. */
  at?: Place;
  attack: string | Edit;
  twin: string | Edit;
  /** Worth a warning rather than a block: praise, bare extra parameters, loosened hints. */
  mild?: true;
}

export type Edit = (tool: JsonObject) => void;

export type Place =
  | 'description'
  | 'replace'
  | 'instructions'
  | 'title'
  | 'hint-title'
  | 'enum'
  | 'default'
  | 'const'
  | 'pattern'
  | 'comment'
  | 'example'
  | 'output'
  | 'meta'
  | 'unknown-key'
  | 'required'
  | 'type'
  | 'prompt'
  | 'resource'
  | 'parameter'
  | 'parameter-name'
  | 'new-tool';
