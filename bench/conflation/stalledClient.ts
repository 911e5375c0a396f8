/** A client of the stream of fixtures that reads nothing until it is told to, then at the rate of its line, and resumes where it is closed. */
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface CaughtUp {
  readonly bytes: number;
  readonly events: number;
  readonly connections: number;
  readonly ms: number;
}

export interface StalledClient {
  /** @param rate bytes a second */
  readonly readUntil: (head: number, rate: number) => Promise<CaughtUp>;
}

/** Resolves once the image is read, and reads nothing more. */
export async function openStalled(url: string, token: string, query: string): Promise<StalledClient> {
  const connect = async (cursor?: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = {
        'x-auth-token': `Bearer ${token}`,
        ...(cursor === undefined ? {} : { 'last-event-id': cursor }),
      };
      get(`${url}/api/streams/events${query}`, { headers, agent: false }, resolve).on('error', reject);
    });
  let response = await connect();
  const told = { cursor: '', bytes: 0, events: 0, rest: '' };
  await readTo(response, told, Infinity, () => told.rest.includes('event: heartbeat') || told.cursor !== '');
  return {
    async readUntil(head, rate) {
      const began = performance.now();
      told.bytes = 0;
      told.events = 0;
      for (let connections = 1; ; connections += 1) {
        await readTo(response, told, rate, () => offsetOf(told.cursor) >= head);
        if (offsetOf(told.cursor) >= head) {
          response.destroy();
          return { bytes: told.bytes, events: told.events, connections, ms: performance.now() - began };
        }
        told.rest = '';
        response = await connect(told.cursor);
      }
    },
  };
}

const offsetOf = (cursor: string): number => Number(cursor.split('.').at(-1));

interface Told {
  cursor: string;
  bytes: number;
  events: number;
  /** A line that has not ended. */
  rest: string;
}

/** Leaves the socket unread once `isDone`; ends where the connection does. */
async function readTo(response: IncomingMessage, told: Told, rate: number, isDone: () => boolean): Promise<void> {
  response.on('error', () => undefined);
  const began = performance.now();
  let read = 0;
  while (!isDone()) {
    const chunk = response.read() as Buffer | null;
    if (chunk === null) {
      if (response.destroyed || response.readableEnded) return;
      await pause(1);
      continue;
    }
    read += chunk.length;
    told.bytes += chunk.length;
    const lines = (told.rest + chunk.toString('latin1')).split('\n');
    told.rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('id: ')) told.cursor = line.slice(4);
      if (line === 'event: event') told.events += 1;
    }
    const dueAt = began + (1_000 * read) / rate;
    if (dueAt > performance.now()) await pause(dueAt - performance.now());
  }
}
