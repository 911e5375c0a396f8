/**
 * Whether this tab is the one of the browser that tells how a session ended (SES-07). Of tabs that ask in the same moment one is given the lock,
 * and has it until what it keeps has surely reached the others: web storage of another process may be behind.
 */
import type { Locks } from '../../../worker/ports/locks.ts';
import type { Keeper } from '../../kit/ports/keeper.ts';

const KEY = 'hanpan.endingTold';
/** By then every process has heard what was kept, ms. */
const HELD_MS = 2_000;

export interface WordDeps {
  readonly local: Keeper;
  readonly locks: Locks;
  after(ms: number, callback: () => void): unknown;
}

/** @returns `true` once for each session and browser; where there are no locks, nearly always once */
export function takeWord({ local, locks, after }: WordDeps, sessionId: string): Promise<boolean> {
  const take = (): boolean => {
    if (local.read(KEY) === sessionId) return false;
    local.keep(KEY, sessionId);
    return true;
  };
  return new Promise((resolve) => {
    locks
      .request(`${KEY} ${sessionId}`, { ifAvailable: true }, async (isOurs) => {
        const isTaken = isOurs && take();
        resolve(isTaken);
        if (isTaken) await new Promise<void>((release) => after(HELD_MS, release));
      })
      .catch(() => resolve(take()));
  });
}
