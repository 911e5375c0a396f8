/** Work in turns: a crowd from one address waits behind itself (ENT-5). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFairQueue } from '../../../server/session/fairQueue.ts';

const nothing = () => Promise.resolve();

/** Work that ends when it is told to. */
function heldWork() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async () => {
    started.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  const endOne = async () => {
    ends.shift()?.();
    for (let n = 0; n < 10; n += 1) await nothing();
  };
  return { started, work, endOne };
}

it('ENT-5 whoever comes alone begins at once, however many of another address wait', async () => {
  const queue = createFairQueue({ atOnce: 2, atOnceEach: 1, maxWaiting: 24, maxWaitingEach: 8 });
  const { started, work, endOne } = heldWork();
  const crowd = Array.from({ length: 80 }, (_, n) => queue.run('crowd', work(`crowd${n}`)));
  void queue.run('alone', work('alone'));
  await nothing();
  expect(started).toEqual(['crowd0', 'alone']);
  for (let n = 0; n < 20; n += 1) await endOne();
  const answers = await Promise.all(crowd);
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(71);
});

it('ENT-5 whoever asks in whatever order: never more at once, never more waiting, all that was taken is done', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { maxLength: 60 }), async (callers) => {
      const limits = { atOnce: 2, atOnceEach: 1, maxWaiting: 9, maxWaitingEach: 3 };
      const queue = createFairQueue(limits);
      const { started, work, endOne } = heldWork();
      const answers = callers.map((caller, n) => queue.run(`c${caller}`, work(`${n}`)));
      expect(started.length).toBeLessThanOrEqual(limits.atOnce);
      for (let n = 0; n < callers.length + 1; n += 1) await endOne();
      const done = (await Promise.all(answers)).filter((answer) => answer !== undefined);
      expect(done).toHaveLength(started.length);
      expect(done.length).toBeLessThanOrEqual(limits.atOnce + limits.maxWaiting);
    }),
    { numRuns: 40 },
  );
});

it('ENT-5 work that fails lets the next one in', async () => {
  const queue = createFairQueue({ atOnce: 1, atOnceEach: 1, maxWaiting: 2, maxWaitingEach: 2 });
  const failing = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('b', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
