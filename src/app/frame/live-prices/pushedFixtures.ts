/**
 * What a tab was told of fixtures beside the database (rules PSH): one for all that it shows. The database stays the truth: what was told
 * is shown only over rows that were read at an earlier position, and ends with the run that told it. Until the rows are as new as what was
 * told last, they are shown locked: what a tab has shown never turns back into what it was before (PSH-7).
 */
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { MAX_LOOKED_AT, type ChangedFixtures } from '../../../worker/contract.ts';
import type { Clock } from '../../../worker/ports/clock.ts';
import type { Engine } from '../../kit/ports/engine.ts';
import type { DrawPace } from '../../kit/timing/drawPace.ts';
import { followChanges } from './followChanges.ts';
import { createToldFixtures, type ReadAt } from './toldFixtures.ts';

export interface PushedFixtures {
  /** Looks at fixtures until the returned function is called. */
  look(fixtureIds: readonly string[]): () => void;
  /** @returns takes the listener away */
  subscribe(listener: () => void): () => void;
  /** Grows when a run begins or ends: what was read before is to be read again. */
  round(): number;
  /** Whether every change of these is told: what was read after this became true need not be read at every commit. */
  covers(fixtureIds: readonly string[]): boolean;
  /** The newer of a stored row and what was told of its fixture; `undefined` for one that has left the offer. */
  newest(fixtureId: string, stored: Fixture | undefined, readAt: ReadAt): Fixture | undefined;
  /** Whether what `newest` gives of one of these is older than what this tab has shown, or may be: nothing of that is unlocked. */
  isBehind(fixtureIds: readonly string[], readAt: ReadAt): boolean;
  /** Whether rows are to be read with their position, so that it can be told when they are as new as what was shown. */
  isOwed(): boolean;
  /** The tab is in sight again: what was read before is to be read again. */
  returned(): void;
}

/** @param pace how often what is told may be drawn */
export function createPushedFixtures(
  engine: Pick<Engine, 'changedFixtures'>,
  clock: Clock,
  pace: Pick<DrawPace, 'draw' | 'restMs'>,
): PushedFixtures {
  const listeners = new Set<() => void>();
  const looks = new Map<object, readonly string[]>();
  let round = 1;
  /** What was read in an earlier round is older than a return to the tab. */
  let readFrom = 0;
  let covered: ReadonlySet<string> = new Set();

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const told = createToldFixtures(clock, notify);

  const end = () => {
    if (told.run() === null) return;
    told.end();
    covered = new Set();
    round += 1;
    notify();
  };
  const take = (answer: ChangedFixtures, asked: readonly string[], isOvertaken: boolean): void => {
    // The question that overtook this one is answered for itself.
    if (isOvertaken && (answer.run === null || answer.run !== told.run())) return;
    if (answer.run !== null && answer.run !== told.run()) {
      round += 1;
      told.begin(answer, round);
    }
    if (answer.run === null || !told.note(answer)) {
      end();
      return;
    }
    if (!isOvertaken) covered = new Set(asked);
    pace.draw();
    notify();
  };
  const begin = (): readonly string[] => {
    const ids = [...new Set([...looks.values()].flat())].slice(0, MAX_LOOKED_AT);
    told.keepOnly(ids);
    return ids;
  };
  const turnSoon = followChanges(engine, clock, begin, told.run, take, end, pace.restMs);

  return {
    look(fixtureIds) {
      const key = {};
      looks.set(key, fixtureIds);
      turnSoon();
      return () => {
        looks.delete(key);
        turnSoon();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    round: () => round,
    covers: (fixtureIds) => told.run() !== null && fixtureIds.every((id) => covered.has(id)),
    newest(fixtureId, stored, readAt) {
      const one = told.over(fixtureId, readAt);
      return one === undefined ? stored : one.fixture;
    },
    isBehind: (fixtureIds, readAt) => readAt.round < readFrom || fixtureIds.some((id) => told.isBehind(id, readAt)),
    // Between two runs too: a row whose position nobody knows counts as older than all that was told.
    isOwed: told.hasTold,
    returned() {
      round += 1;
      readFrom = round;
      told.goOn(round);
      notify();
    },
  };
}
