/** Judges one tab: what it has shown of a game it never shows older and unlocked (rule PSH-7). */
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import type { FeedModel } from './feedModel.ts';

export interface MonotonyJudge {
  /** @param isLocked whether the tab knows that it is older */
  shows(fixtureId: string, fixture: Fixture | undefined, isLocked: boolean): void;
}

/** Of games that were shown: nobody changes a game, another one takes its place. */
const ages = new WeakMap<Fixture, number>();

/** Grows with every change of a price: the versions of all of them. */
function ageOf(fixture: Fixture): number {
  const known = ages.get(fixture);
  if (known !== undefined) return known;
  let age = 0;
  for (const { selections } of fixture.markets) for (const { version } of selections) age += version;
  ages.set(fixture, age);
  return age;
}

export function createMonotonyJudge(
  feed: Pick<FeedModel, 'isConflated'>,
  fail: (rule: string, detail: string) => void,
): MonotonyJudge {
  const newest = new Map<string, number>();
  return {
    shows(fixtureId, fixture, isLocked) {
      if (fixture === undefined) return;
      const age = ageOf(fixture);
      const known = newest.get(fixtureId) ?? 0;
      newest.set(fixtureId, Math.max(age, known));
      // A price that was left out of what a client was told may be older at its position than it was before at an earlier one (S-21).
      if (age < known && !isLocked && !feed.isConflated(fixtureId))
        fail('a screen went back', `${fixtureId}: ${age} after ${known}`);
    },
  };
}
