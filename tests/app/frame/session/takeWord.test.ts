/** Who of several tabs tells how a session ended. */
import { expect, it } from 'vitest';
import type { Keeper } from '../../../../src/app/kit/ports/keeper.ts';
import { takeWord } from '../../../../src/app/frame/session/takeWord.ts';
import { manualClock, settle } from '../../../support/engine/manualClock.ts';
import { memoryLocks } from '../../../support/engine/memoryLocks.ts';

/** Web storage of tabs in processes of their own: what one keeps reaches the others when it is told to. */
function storageOf(count: number) {
  const late: (() => void)[] = [];
  const copies = Array.from({ length: count }, () => new Map<string, string>());
  const keepers = copies.map((own): Keeper => ({
    read: (key) => own.get(key),
    keep: (key, value) => {
      own.set(key, value);
      late.push(() => copies.forEach((copy) => copy.set(key, value)));
    },
    drop: (key) => void own.delete(key),
    isOpen: () => true,
  }));
  return { keepers, arrive: () => late.splice(0).forEach((one) => one()) };
}

const refused = { request: async () => Promise.reject(new DOMException('none', 'SecurityError')) };

it('SES-07 of visible tabs that hear of an ending in the same moment one tells it', async () => {
  const clock = manualClock();
  const locks = memoryLocks();
  const { keepers, arrive } = storageOf(3);
  const tabs = keepers.map((local) => ({ local, locks: locks.agent(), after: clock.after }));
  const ask = (sessionId: string) => Promise.all(tabs.map((tab) => takeWord(tab, sessionId)));

  expect(await ask('a')).toEqual([true, false, false]);
  // Before the storage of the others has heard, and after.
  expect(await ask('a')).toEqual([false, false, false]);
  arrive();
  await clock.advance(10_000);
  await settle();
  expect(await ask('a')).toEqual([false, false, false]);
  expect(await ask('b')).toEqual([true, false, false]);
});

it('SES-07 a browser that gives no locks tells an ending all the same, and once in a tab', async () => {
  const [local] = storageOf(1).keepers;
  const tab = { local: local!, locks: refused, after: manualClock().after };
  expect(await takeWord(tab, 'a')).toBe(true);
  expect(await takeWord(tab, 'a')).toBe(false);
});
