/**
 * Talks to a browser over its debugging pipe. Not through a test driver: those keep every tab focused and visible, and members'
 * tabs are hidden but for one.
 */
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';

const CALL_LIMIT_MS = 120_000;

const Message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

export interface Devtools {
  /** @param sessionId of an attached target; without one the browser itself is asked */
  send(method: string, params?: object, sessionId?: string): Promise<unknown>;
  /** What the next event of that name says. */
  next(method: string): Promise<unknown>;
  /** Every call under way, and every later one, fails with this. */
  end(reason: string): void;
}

export function openDevtools(to: Writable, from: Readable): Devtools {
  const waiting = new Map<number | string, { resolve(value: unknown): void; reject(error: Error): void }>();
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
    const key = message.id ?? message.method ?? '';
    const call = waiting.get(key);
    waiting.delete(key);
    if (message.error === undefined) call?.resolve(message.id === undefined ? message.params : message.result);
    else call?.reject(new Error(message.error.message));
  };
  const end = (reason: string) => {
    ended = reason;
    for (const call of waiting.values()) call.reject(new Error(reason));
    waiting.clear();
  };

  const answered = (key: number | string, method: string): Promise<unknown> => {
    if (ended !== undefined) return Promise.reject(new Error(ended));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(key);
        reject(new Error(`${method} did not come in ${CALL_LIMIT_MS / 1_000} s`));
      }, CALL_LIMIT_MS);
      waiting.set(key, {
        resolve: (value) => {
          clearTimeout(timer);
          resolve(value);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
    });
  };

  return {
    end,
    send(method, params = {}, sessionId) {
      last += 1;
      const answer = answered(last, method);
      if (ended === undefined)
        to.write(
          `${JSON.stringify({ id: last, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`,
        );
      return answer;
    },
    next: (method) => answered(method, method),
  };
}
