/**
 * A page of a simulated tab: it looks at games, reads them as pages do, and shows what it is told beside the database (rules PSH). Whatever it
 * shows must be a state that the origin's game had where the page read it or later, and what is stored once nothing is told.
 */
import { ALL_TOPICS } from '../../../src/db/records/followedTopics.ts';
import { isOfTopics, type Topics } from '../../../src/domain/events/topics.ts';
import { readFixturesAsOf } from '../../../src/db/queries/fixtures.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import type { Position } from '../../../src/domain/kernel/position.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import type { Engine } from '../../../src/app/kit/ports/engine.ts';
import { createPushedFixtures } from '../../../src/app/frame/live-prices/pushedFixtures.ts';
import type { Clock } from '../../../src/worker/ports/clock.ts';
import { AT_ONCE } from '../engine/pushedTab.ts';
import type { Dice } from './dice.ts';
import { createMonotonyJudge } from './monotonyJudge.ts';
import { stateOf } from './offerHistory.ts';
import type { FeedTruth } from './simulatedOrigin.ts';

export interface ScreenDeps {
  readonly engine: Engine;
  readonly clock: Clock;
  readonly db: HanpanDatabase;
  readonly dice: Dice;
  readonly feed: FeedTruth;
  fail(rule: string, detail: string): void;
}

export interface Screen {
  /** Ids whose shown state is not the origin's own. */
  readonly wrong: () => readonly string[];
  close(): void;
}

interface PageRead {
  readonly round: number;
  readonly asOf: Position | undefined;
  readonly ids: readonly string[];
  readonly fixtures: readonly (Fixture | undefined)[];
  /** Read with them: prices of others are shown as stale, whatever they are (S-20). */
  readonly followed: Topics;
  /** What is not stored may be on offer (S-25). */
  readonly isPartial: boolean;
}

interface Judged {
  readonly fixture: Fixture | undefined;
  readonly isLocked: boolean;
  /** It was like this at that position or later; `undefined` where that was not asked. */
  readonly asOf: Position | undefined;
}

export function openScreen({ engine, clock, db, dice, feed, fail }: ScreenDeps): Screen {
  const pushed = createPushedFixtures(engine, clock, AT_ONCE);
  let page: PageRead = { round: 0, asOf: undefined, ids: [], fixtures: [], followed: ALL_TOPICS, isPartial: false };
  let lookAway = () => {};
  let isOpen = true;
  let isReading = false;

  const shown = (index: number) => {
    const id = page.ids[index] ?? '';
    return pushed.newest(id, page.fixtures[index], page);
  };

  const isTrusted = (fixture: Fixture | undefined) =>
    fixture === undefined ? !page.isPartial : isOfTopics(page.followed, fixture);

  const monotony = createMonotonyJudge(feed, fail);
  /** Of each game what was found right: it stays right, for history only grows. */
  const judged = new Map<string, Judged>();
  const judge = () => {
    if (!isOpen) return;
    const { asOf } = page;
    // What was read before a run began or ended is being read anew.
    const isOfThisRun = asOf !== undefined && page.round === pushed.round();
    const isTelling = pushed.covers([]);
    for (const [index, id] of page.ids.entries()) {
      const fixture = shown(index);
      if (isOfThisRun && !isTelling && fixture !== page.fixtures[index]) fail('told outlives its run', id);
      if (!isTrusted(fixture)) continue;
      const isLocked = pushed.isBehind([id], page);
      const before = judged.get(id);
      const isSame = before !== undefined && before.fixture === fixture && before.isLocked === isLocked;
      if (!isSame) monotony.shows(id, fixture, isLocked);
      const wasLike = isSame ? before.asOf : undefined;
      if (isOfThisRun && wasLike !== asOf && !feed.wasLike(asOf, id, fixture))
        fail('told what no game was', `${id} read at ${asOf.epoch}.${asOf.offset}`);
      judged.set(id, { fixture, isLocked, asOf: isOfThisRun ? asOf : wasLike });
    }
  };

  const read = async (): Promise<void> => {
    if (isReading || !isOpen) return;
    isReading = true;
    const round = pushed.round();
    const ids = page.ids;
    try {
      page = { round, ids, isPartial: false, ...(await readFixturesAsOf(db, ids)) };
    } catch {
      // The page keeps what it shows until the next read.
    }
    isReading = false;
    judge();
    if (round !== pushed.round()) await read();
  };

  /** A page turns to other games now and then, as they come and go. */
  const turn = async (): Promise<void> => {
    if (!isOpen) return;
    const ids = await db.fixtures.toCollection().primaryKeys();
    const wanted = ids.filter(() => dice.chance(0.8));
    lookAway();
    lookAway = pushed.look(wanted);
    page = { ...page, asOf: undefined, ids: wanted, fixtures: [] };
    await read();
    clock.after(dice.between(2_000, 20_000), () => void turn().catch(() => undefined));
  };

  const keepReading = () => {
    if (!isOpen) return;
    void read();
    clock.after(1_000, keepReading);
  };

  let lastRound = pushed.round();
  pushed.subscribe(() => {
    if (pushed.round() !== lastRound) void read();
    lastRound = pushed.round();
    judge();
  });
  clock.after(dice.between(1, 500), () => void turn().catch(() => undefined));
  clock.after(1_000, keepReading);

  return {
    wrong: () =>
      page.ids.filter((id, index) => {
        const fixture = shown(index);
        const isLocked = pushed.isBehind([id], page);
        return isTrusted(fixture) && (isLocked || stateOf(fixture) !== stateOf(feed.fixtures.get(id)));
      }),
    close: () => {
      isOpen = false;
      lookAway();
    },
  };
}
