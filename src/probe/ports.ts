import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** Ports handed out in this process: the two sides start side by side and must not be given the same one. */
const given = new Set<number>();

/** A TCP port that is free now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await new Promise<number>((resolve, reject) => {
      const server = createServer();
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        const port = typeof address === 'object' && address ? address.port : 0;
        server.close(() => resolve(port));
      });
    });
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}

/** Whether something accepts connections there. */
export function answers(host: string, port: number, milliseconds = 1000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const done = (yes: boolean): void => {
      socket.destroy();
      resolve(yes);
    };
    socket.setTimeout(milliseconds, () => done(false));
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}

/** Ports on which these processes listen. Linux only; elsewhere empty. */
export function listening(pids: number[]): number[] {
  if (process.platform !== 'linux') return [];
  const ports = new Map<string, number>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of lines(table).slice(1)) {
      const field = line.trim().split(/\s+/);
      // 0A is LISTEN.
      if (field[3] === '0A' && field[9]) ports.set(field[9], Number.parseInt(field[1]?.split(':').at(-1) ?? '', 16));
    }
  }
  const found = new Set<number>();
  for (const pid of pids) {
    for (const fd of folder(`/proc/${pid}/fd`)) {
      const inode = /^socket:\[(\d+)\]$/.exec(link(`/proc/${pid}/fd/${fd}`))?.[1];
      const port = inode === undefined ? undefined : ports.get(inode);
      if (port) found.add(port);
    }
  }
  return [...found];
}

const attempt = <T>(read: () => T, otherwise: T): T => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};
const lines = (path: string): string[] => attempt(() => readFileSync(path, 'latin1').split('\n'), []);
const folder = (path: string): string[] => attempt(() => readdirSync(path), []);
const link = (path: string): string => attempt(() => readlinkSync(path), '');
