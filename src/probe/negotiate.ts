import { isObject, type JsonObject, own } from '../model/json.ts';
import { version } from '../version.ts';
import { Failure } from './errors.ts';
import type { Answer, Session } from './session.ts';

/** Revisions with `initialize`, newest first. */
export const LEGACY = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;
/** Stateless revisions: `server/discover` in place of `initialize`. */
export const MODERN = ['2026-07-28'] as const;

const UNSUPPORTED_VERSION = -32022;
const UNSUPPORTED_VERSION_2025 = -32602;

/** Seconds that a silent server is given for a second opening. */
const SECOND_TRY = 5;

/** Milliseconds that the handing over of a notification is waited for. */
const NOTIFY = 3000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

/** Who we say we are. */
export interface Identity {
  name: string;
  version: string;
  capabilities: JsonObject;
}

/**
 * Our own name and no capabilities: some servers list more tools for a client that has roots or a model to sample, and the list of a bare
 * client is what every client gets.
 */
export const OURSELVES: Identity = { name: 'mcp-tool-review', version, capabilities: {} };

export type Era = 'legacy' | 'modern';

export interface Hello {
  era: Era;
  protocolVersion: string;
  server: JsonObject | null;
  capabilities: JsonObject;
  instructions: string | null;
  answer: Answer;
}

/** Opens the conversation. `auto` tries `initialize` first, since that is what most clients send, and the stateless form where it is refused. */
export async function open(session: Session, identity: Identity, era: Era | 'auto'): Promise<Hello> {
  if (era === 'modern') return discover(session, identity);
  try {
    return await initialize(session, identity, LEGACY[0]);
  } catch (error) {
    if (era === 'legacy' || !(error instanceof Failure) || !mayBeModern(error) || session.ended) throw error;
    try {
      return await discover(session, identity, Math.min(session.timeout, SECOND_TRY * 1000));
    } catch (second) {
      session.meta = undefined;
      // One that speaks the stateless form, but no revision of it that we know, says more by that.
      throw second instanceof Failure && second.kind === 'protocol' ? second : error;
    }
  }
}

/** Whether the stateless form is worth a try after this. */
const mayBeModern = ({ kind, facts }: Failure): boolean =>
  kind === 'answer' || kind === 'timeout' || kind === 'protocol' || (kind === 'http' && facts.status !== 401 && facts.status !== 403);

async function initialize(session: Session, identity: Identity, wanted: string): Promise<Hello> {
  const params = {
    protocolVersion: wanted,
    capabilities: identity.capabilities,
    clientInfo: { name: identity.name, version: identity.version },
  };
  let answer: Answer;
  try {
    answer = await session.request('initialize', params);
  } catch (error) {
    const older = error instanceof Failure ? supported(error).find((v) => v !== wanted && isLegacy(v)) : undefined;
    if (older === undefined) throw error;
    return initialize(session, identity, older);
  }
  const { result } = answer;
  if (!isObject(result)) throw new Failure('protocol', 'answered with something that is no object', { method: 'initialize' });
  const agreed = result.protocolVersion;
  if (typeof agreed !== 'string' || !isLegacy(agreed)) {
    const said = typeof agreed === 'string' ? `'${agreed.slice(0, 60)}'` : 'none';
    const known = `this client speaks ${[...LEGACY].reverse().join(', ')} there`;
    throw new Failure('protocol', `answered with protocol version ${said}; ${known}`, { method: 'initialize' });
  }
  session.agreed(agreed);
  // Over HTTP it must have arrived before the next request does.
  await Promise.race([session.notify('notifications/initialized'), pause(NOTIFY)]);
  return {
    era: 'legacy',
    protocolVersion: agreed,
    server: object(result, 'serverInfo'),
    capabilities: object(result, 'capabilities') ?? {},
    instructions: text(result, 'instructions'),
    answer,
  };
}

async function discover(session: Session, identity: Identity, timeout = session.timeout): Promise<Hello> {
  const wanted = MODERN[0];
  session.meta = {
    'io.modelcontextprotocol/protocolVersion': wanted,
    'io.modelcontextprotocol/clientInfo': { name: identity.name, version: identity.version },
    'io.modelcontextprotocol/clientCapabilities': identity.capabilities,
  };
  const answer = await session.request('server/discover', {}, timeout);
  const { result } = answer;
  if (!isObject(result)) throw new Failure('protocol', 'answered with something that is no object', { method: 'server/discover' });
  const versions = Array.isArray(result.supportedVersions) ? result.supportedVersions : [];
  if (!versions.includes(wanted)) {
    const said = versions
      .filter((v) => typeof v === 'string')
      .map((v) => v.slice(0, 60))
      .slice(0, 10);
    throw new Failure('protocol', `supports ${said.join(', ') || 'no version'}, and this client speaks ${MODERN.join(', ')} there`, {
      method: 'server/discover',
    });
  }
  return {
    era: 'modern',
    protocolVersion: wanted,
    server: object(own(result, '_meta'), 'io.modelcontextprotocol/serverInfo') ?? object(result, 'serverInfo'),
    capabilities: object(result, 'capabilities') ?? {},
    instructions: text(result, 'instructions'),
    answer,
  };
}

const isLegacy = (v: string): boolean => (LEGACY as readonly string[]).includes(v);

/** Versions that a refusal names. */
function supported({ facts }: Failure): string[] {
  if (facts.code !== UNSUPPORTED_VERSION && facts.code !== UNSUPPORTED_VERSION_2025) return [];
  const list = own(facts.data, 'supported');
  return Array.isArray(list) ? list.filter((v) => typeof v === 'string') : [];
}

function object(value: unknown, key: string): JsonObject | null {
  const found = own(value, key);
  return isObject(found) ? found : null;
}

function text(value: JsonObject, key: string): string | null {
  const found = own(value, key);
  return typeof found === 'string' ? found : null;
}
