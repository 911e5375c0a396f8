/** One live query for all parts of a tab that ask the same. SYN-03, SYN-06. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepOn } from '../../../../src/app/frame/link/useKeptList.ts';
import { sharedAnswers } from '../../../../src/app/frame/link/sharedAnswers.ts';
import type { HanpanDatabase } from '../../../../src/db/tables/database.ts';
import { manualClock, settle, until } from '../../../support/engine/manualClock.ts';
import { openDatabases } from '../../../support/engine/openDatabases.ts';

/** A query of a row of settings, and how often it has run. */
async function asking() {
  const { db } = openDatabases();
  // A query that opens the database itself runs twice.
  await db.open();
  const runs: string[] = [];
  const broken = { is: false };
  const query = async (from: HanpanDatabase, key: 'gamesChangedAt' | 'line'): Promise<number> => {
    runs.push(key);
    if (broken.is) throw new Error('the query itself is wrong');
    return (await from.settings.get(key)) === undefined ? 0 : 1;
  };
  const listen = (key: 'gamesChangedAt' | 'line' = 'gamesChangedAt', of = query, whose = 'a') => {
    const told: number[] = [];
    const failures: unknown[] = [];
    const { unsubscribe } = sharedAnswers(db, whose, of, [key]).subscribe(
      (answer) => told.push(answer),
      (error) => failures.push(error),
    );
    onTestFinished(unsubscribe);
    return { told, failures, unsubscribe };
  };
  const known = (key: 'gamesChangedAt' | 'line' = 'gamesChangedAt') => sharedAnswers(db, 'a', query, [key]).known();
  const store = () => db.settings.put({ key: 'gamesChangedAt', value: 5_000 });
  return { db, runs, query, listen, known, store, broken };
}

describe('parts of a tab that ask the same', () => {
  it('SYN-03 are answered by one query, at once where others were, and all again when it changes', async () => {
    const { runs, listen, known, store } = await asking();
    const [first, second] = [listen(), listen()];
    expect(known()).toBeUndefined();
    await until('they are told', () => first.told.length === 1 && second.told.length === 1);
    expect(runs).toHaveLength(1);
    expect(known()).toEqual({ answer: 0 });
    const late = listen();
    expect(late.told).toEqual([0]);
    await settle();
    expect(runs).toHaveLength(1);
    await store();
    await until('they are told', () => late.told.length === 2);
    expect([first.told, second.told, late.told]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(runs).toHaveLength(2);
  });

  it('SYN-03 SES-16 are asked for each: another argument, function, session or database is another question', async () => {
    const { runs, query, listen } = await asking();
    const other = await asking();
    const told = [
      listen(),
      listen('line'),
      listen('gamesChangedAt', async (...given) => query(...given)),
      listen('gamesChangedAt', query, 'b'),
      other.listen(),
    ];
    await until('they are told', () => told.every((one) => one.told.length === 1));
    expect(runs.toSorted()).toEqual(['gamesChangedAt', 'gamesChangedAt', 'gamesChangedAt', 'line']);
    expect(other.runs).toHaveLength(1);
  });

  it('SYN-03 hear nothing once they have left, and the last one ends the query: who comes then asks anew', async () => {
    const { runs, listen, known, store } = await asking();
    const [first, second] = [listen(), listen()];
    await until('they are told', () => second.told.length === 1);
    first.unsubscribe();
    await store();
    await until('they are told', () => second.told.length === 2);
    expect(first.told).toEqual([0]);
    second.unsubscribe();
    // Left twice is left once: nobody who came meanwhile goes with it.
    second.unsubscribe();
    expect(known()).toBeUndefined();
    const next = listen();
    expect(next.told).toEqual([]);
    second.unsubscribe();
    await until('they are told', () => next.told.length === 1);
    expect(next.told).toEqual([1]);
    expect(runs).toHaveLength(3);
  });

  it('D3 are all told what is wrong with the query itself, and who asks afterwards asks anew', async () => {
    const { runs, listen, known, broken } = await asking();
    broken.is = true;
    const [first, second] = [listen(), listen()];
    await until('they are told', () => first.failures.length === 1 && second.failures.length === 1);
    expect(known()).toBeUndefined();
    broken.is = false;
    const next = listen();
    await until('they are told', () => next.told.length === 1);
    // Those who were told leave late, as screens do: the query that works now goes on.
    first.unsubscribe();
    second.unsubscribe();
    expect(known()).toEqual({ answer: 0 });
    expect(runs).toHaveLength(2);
  });
});

describe('what was left a moment ago', () => {
  it('LST-13 is known as it is by now to whoever comes back, until a minute has passed', async () => {
    const { db, runs, listen, known, store } = await asking();
    const clock = manualClock();
    const left = listen();
    await until('it is told', () => left.told.length === 1);
    keepOn(db, listen().unsubscribe, clock.after);
    left.unsubscribe();
    await store();
    await until('it is read again', () => runs.length === 2);
    await until('it is known', () => known()?.answer === 1);
    await clock.advance(59_999);
    expect(known()).toEqual({ answer: 1 });
    await clock.advance(1);
    expect(known()).toBeUndefined();
  });

  it('LST-13 gives way where more were left: six stay, and each ends once', async () => {
    const { db } = await asking();
    const clock = manualClock();
    const ended: number[] = [];
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) keepOn(db, () => ended.push(n), clock.after);
    expect(ended).toEqual([1, 2]);
    await clock.advance(60_000);
    expect(ended).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
