/** Web Locks in memory, faithful in what the engine relies on: order, modes, `ifAvailable`, release when a holder dies. */
import type { Locks, LockWish } from '../../../src/worker/ports/locks.ts';

interface Request {
  readonly mode: 'exclusive' | 'shared';
  grant(): void;
  /** The lock was taken away: its holder's request fails. */
  robbed(): void;
}

export interface LockAgent extends Locks {
  /** The tab or worker is gone: everything it holds is released, everything it waits for is forgotten. */
  die(): void;
}

export function memoryLocks(): { agent(): LockAgent; isHeld(name: string): boolean } {
  const held = new Map<string, Set<Request>>();
  const queues = new Map<string, Request[]>();
  const holdersOf = (name: string) => held.get(name) ?? held.set(name, new Set()).get(name)!;
  const queueOf = (name: string) => queues.get(name) ?? queues.set(name, []).get(name)!;

  const mayGrant = (name: string, mode: Request['mode']) => {
    const holders = [...holdersOf(name)];
    return holders.length === 0 || (mode === 'shared' && holders.every((holder) => holder.mode === 'shared'));
  };

  const pump = (name: string) => {
    const queue = queueOf(name);
    for (let next = queue[0]; next !== undefined && mayGrant(name, next.mode); next = queue[0]) {
      queue.shift();
      holdersOf(name).add(next);
      next.grant();
    }
  };

  const agent = (): LockAgent => {
    const mine = new Set<{ name: string; request: Request }>();
    let isDead = false;
    return {
      request<Value>(name: string, wish: LockWish, use: (granted: boolean) => Promise<Value>): Promise<Value> {
        return new Promise<Value>((resolve, reject) => {
          if (isDead) return;
          if (wish.signal?.aborted === true) {
            reject(new DOMException('aborted', 'AbortError'));
            return;
          }
          const mode = wish.mode ?? 'exclusive';
          if (wish.ifAvailable === true && (queueOf(name).length > 0 || !mayGrant(name, mode))) {
            queueMicrotask(() => {
              use(false).then(resolve, reject);
            });
            return;
          }
          const request: Request = {
            mode,
            robbed: () => {
              mine.delete(entry);
              if (!isDead) reject(new DOMException('stolen', 'AbortError'));
            },
            grant: () => {
              wish.signal?.removeEventListener('abort', giveUp);
              queueMicrotask(() => {
                const release = () => {
                  mine.delete(entry);
                  if (holdersOf(name).delete(request)) pump(name);
                };
                use(true).then(
                  (value) => {
                    release();
                    if (!isDead) resolve(value);
                  },
                  (error: unknown) => {
                    release();
                    if (!isDead) reject(error);
                  },
                );
              });
            },
          };
          const entry = { name, request };
          const giveUp = () => {
            const queue = queueOf(name);
            const index = queue.indexOf(request);
            if (index < 0) return;
            queue.splice(index, 1);
            mine.delete(entry);
            reject(new DOMException('aborted', 'AbortError'));
            pump(name);
          };
          mine.add(entry);
          wish.signal?.addEventListener('abort', giveUp, { once: true });
          if (wish.steal === true) {
            for (const holder of holdersOf(name)) holder.robbed();
            held.set(name, new Set([request]));
            request.grant();
            return;
          }
          queueOf(name).push(request);
          pump(name);
        });
      },
      die() {
        isDead = true;
        for (const { name, request } of mine) {
          const queue = queueOf(name);
          const index = queue.indexOf(request);
          if (index >= 0) queue.splice(index, 1);
          holdersOf(name).delete(request);
          pump(name);
        }
        mine.clear();
      },
    };
  };
  return { agent, isHeld: (name) => holdersOf(name).size > 0 };
}
