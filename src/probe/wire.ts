import type { Json, JsonObject } from '../model/json.ts';
import { Failure } from './errors.ts';

/** One connection to a server: messages in, messages out. */
export interface Wire {
  /** Rejects with a Failure when the message cannot be handed over. */
  send(message: JsonObject): Promise<void>;
  /** What arrives: the parsed message, and the bytes it was parsed from. */
  onmessage: (message: Json, bytes: Buffer) => void;
  /** Nothing more will come. */
  onend: (why: Failure) => void;
  /** After the handshake: HTTP repeats the version in a header. */
  agreed(protocolVersion: string): void;
}

/** Hands a message on. Whatever goes wrong over foreign values ends the conversation with a reason, and never this process. */
export function deliver(wire: Wire, message: Json, bytes: Buffer): void {
  try {
    wire.onmessage(message, bytes);
  } catch (error) {
    wire.onend(
      new Failure('protocol', `sent a message that could not be taken in: ${error instanceof Error ? error.message : 'no reason'}`),
    );
  }
}

/** Whether a parsed value is a JSON-RPC message of MCP. */
export function isMessage(value: Json): value is JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value.jsonrpc !== '2.0') return false;
  return (
    typeof value.method === 'string' || (Object.hasOwn(value, 'id') && (Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error')))
  );
}
