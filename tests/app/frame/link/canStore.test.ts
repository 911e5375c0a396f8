import { describe, expect, it } from 'vitest';
import type { HanpanDatabase } from '../../../../src/db/tables/database.ts';
import { canStore } from '../../../../src/app/frame/link/canStore.ts';
import type { Locks } from '../../../../src/worker/ports/locks.ts';
import { manualClock } from '../../../support/engine/manualClock.ts';
import { memoryLocks } from '../../../support/engine/memoryLocks.ts';
import { openDatabases } from '../../../support/engine/openDatabases.ts';

/** What Chromium does where site data is blocked. */
const refusing: Locks = { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) };

function asked(over: Partial<Parameters<typeof canStore>[0]>) {
  const clock = manualClock();
  const answers: boolean[] = [];
  void canStore({ db: openDatabases().db, locks: memoryLocks().agent(), clock, ...over }).then((answer) =>
    answers.push(answer),
  );
  return { clock, answers };
}

/** A database that fails to open a number of times. */
const opening = (failures: number): Pick<HanpanDatabase, 'open' | 'close'> => {
  const { db } = openDatabases();
  let left = failures;
  return {
    open: () => {
      left -= 1;
      if (left < 0) return db.open();
      return db.open().then(() => Promise.reject(new DOMException('Internal error', 'UnknownError')));
    },
    close: () => undefined,
  };
};

describe('D5 whether this browser stores anything', () => {
  it('is known at once where it does', async () => {
    const { clock, answers } = asked({});
    await clock.advance(0);
    await expect.poll(() => answers).toEqual([true]);
  });

  it('is denied at once where locks are refused, as they are with site data blocked', async () => {
    const { clock, answers } = asked({ locks: refusing });
    await clock.advance(0);
    expect(answers).toEqual([false]);
  });

  it('D2 waits while the worker makes a damaged database anew', async () => {
    const { clock, answers } = asked({ db: opening(2) });
    await expect
      .poll(async () => {
        await clock.advance(250);
        return answers;
      })
      .toEqual([true]);
  });

  it.each([
    ['always fails', opening(Infinity)],
    ['never answers', { open: () => new Promise(() => undefined) as never, close: () => undefined }],
  ])('is given up after five seconds where opening %s', async (_, db) => {
    const { clock, answers } = asked({ db });
    for (let waited = 0; waited < 4_900; waited += 100) await clock.advance(100);
    expect(answers).toEqual([]);
    await clock.advance(200);
    await expect.poll(() => answers).toEqual([false]);
  });
});
