// A server over HTTP that misbehaves on command: node http-server.mjs PORT SCRIPT [tag].
// SCRIPT: { tools, form: "json" | "stream" | "older" | "modern", slow: ms before listening, warm: ms of 503 after it, auth: token,
//   dies: {method: exit code}, endless: method    an event that never ends
//   status: {method: code}, body, html, mute: [methods], noSession, redirect, exit: code, big: bytes, error: {method: {...}}, listChanged }
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, given] = process.argv;
const script = JSON.parse(given.replaceAll('$PORT', port).replaceAll('$HOMEDIR', process.env.HOME));
if (script.exit !== undefined) {
  console.error(script.says ?? 'cannot start');
  process.exit(script.exit);
}
const MODERN = '2026-07-28';
let born = 0;
let stream; // the event stream of the older transport
let listed = 0;

function result(m) {
  if (script.form === 'modern') {
    const cached = { resultType: 'complete', ttlMs: 0, cacheScope: 'private' };
    if (m.params?._meta?.['io.modelcontextprotocol/protocolVersion'] !== MODERN)
      return { error: { code: -32022, message: 'Unsupported protocol version', data: { supported: [MODERN] } } };
    if (m.method === 'server/discover')
      return {
        result: {
          ...cached,
          supportedVersions: [MODERN],
          capabilities: { tools: {} },
          _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'over-http', version: '1' } },
        },
      };
    if (m.method === 'tools/list') return { result: { ...cached, tools: script.tools } };
    return { error: { code: -32601, message: 'Method not found' } };
  }
  if (script.error?.[m.method]) return { error: script.error[m.method] };
  if (m.method === 'initialize')
    return { result: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'over-http', version: '1' } } };
  if (m.method === 'tools/list') {
    listed += 1;
    return {
      result: {
        tools: listed > 1 && script.later ? script.later : script.tools,
        ...(script.big ? { padding: 'z'.repeat(script.big) } : {}),
      },
    };
  }
  return { error: { code: -32601, message: 'Method not found' } };
}

const http = createServer((req, res) => {
  let body = '';
  req.on('data', (d) => (body += d));
  req.on('end', () => {
    if (script.record)
      appendFileSync(script.record, `${JSON.stringify({ method: req.method, url: req.url, headers: req.headers, body })}\n`);
    const end = (status, text = '', headers = {}) => {
      res.writeHead(status, headers);
      res.end(text);
    };
    if (script.warm && Date.now() - born < script.warm) return end(503, 'warming up');
    if (script.auth && req.headers.authorization !== `Bearer ${script.auth}`)
      return end(401, 'no token', { 'www-authenticate': 'Bearer resource_metadata="http://127.0.0.1/none"' });
    if (script.html) return end(200, '<!doctype html><title>Bakery</title>', { 'content-type': 'text/html' });
    if (script.redirect) return end(307, '', { location: script.redirect });
    if (req.method === 'DELETE') return end(script.noSession ? 405 : 200);
    if (script.form === 'older') {
      if (req.method === 'GET' && req.url === '/sse') {
        res.writeHead(200, { 'content-type': 'text/event-stream' });
        res.write('event: endpoint\ndata: /messages?session=1\n\n');
        stream = res;
        return undefined;
      }
      if (req.method !== 'POST' || !req.url.startsWith('/messages')) return end(404, 'Cannot POST');
      const m = JSON.parse(body);
      end(202, 'Accepted');
      if (m.id !== undefined && !script.mute?.includes(m.method))
        stream.write(`event: message\ndata: ${JSON.stringify({ jsonrpc: '2.0', id: m.id, ...result(m) })}\n\n`);
      return undefined;
    }
    if (req.url !== '/mcp') return end(404, 'no such route');
    if (req.method !== 'POST') return end(405);
    const m = JSON.parse(body);
    if (script.status?.[m.method])
      return end(script.status[m.method], script.body ?? 'no bread today', {
        'content-type': script.body?.startsWith('{') ? 'application/json' : 'text/plain',
      });
    if (m.id === undefined) return end(202);
    if (script.dies?.[m.method]) {
      process.stderr.write('Error: the oven is out\n', () => process.exit(script.dies[m.method]));
      return undefined;
    }
    if (script.endless === m.method) {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      const more = () => {
        while (!res.destroyed) if (!res.write(`data: ${'z'.repeat(1000)}\n`.repeat(50))) return void res.once('drain', more);
      };
      return more();
    }
    if (script.mute?.includes(m.method)) return undefined;
    if (script.form !== 'modern' && m.method !== 'initialize' && !script.noSession && req.headers['mcp-session-id'] !== 'loaf')
      return end(400, 'no session');
    const text = JSON.stringify({ jsonrpc: '2.0', id: m.id, ...result(m) });
    const session = script.noSession || script.form === 'modern' ? {} : { 'mcp-session-id': 'loaf' };
    if (script.form !== 'stream') return end(200, text, { 'content-type': 'application/json; charset=utf-8', ...session });
    res.writeHead(200, { 'content-type': 'text/event-stream', ...session });
    // A comment, an event over several data lines, CRLF: all of it legal.
    res.write(': hello\r\n\r\n');
    res.write(
      `event: message\r\ndata: ${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'x' } })}\r\n\r\n`,
    );
    const at = text.indexOf(',');
    return res.end(`event: message\r\ndata: ${text.slice(0, at)}\r\ndata:${text.slice(at)}\r\n\r\n`);
  });
});
console.log('starting');
setTimeout(() => http.listen(Number(port), '127.0.0.1', () => (born = Date.now())), script.slow ?? 0);
if (script.deaf) process.on('SIGTERM', () => {});
