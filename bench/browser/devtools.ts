/**
 * Talks to a browser over its debugging pipe. Not through a test driver: those keep every tab focused and visible, and members'
 * tabs are hidden but for one.
 */
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';

const CALL_LIMIT_MS = 120_000;

const Message = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

export interface Devtools {
  /** @param sessionId of an attached target; without one the browser itself is asked */
  send(method: string, params?: object, sessionId?: string): Promise<unknown>;
  /** Every call under way, and every later one, fails with this. */
  end(reason: string): void;
}

export function openDevtools(to: Writable, from: Readable): Devtools {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  let ended: string | undefined;
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) settle(part);
  });
  to.on('error', () => {
    end('the browser is gone');
  });

  const settle = (text: string) => {
    const message = Message.parse(JSON.parse(text));
    if (message.id === undefined) return;
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error === undefined) call?.resolve(message.result);
    else call?.reject(new Error(message.error.message));
  };
  const end = (reason: string) => {
    ended = reason;
    for (const call of waiting.values()) call.reject(new Error(reason));
    waiting.clear();
  };

  return {
    end,
    send(method, params = {}, sessionId) {
      if (ended !== undefined) return Promise.reject(new Error(ended));
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new Error(`${method} was not answered in ${CALL_LIMIT_MS / 1_000} s`));
        }, CALL_LIMIT_MS);
        waiting.set(id, {
          resolve: (value) => {
            clearTimeout(timer);
            resolve(value);
          },
          reject: (error) => {
            clearTimeout(timer);
            reject(error);
          },
        });
        to.write(`${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`);
      });
    },
  };
}
