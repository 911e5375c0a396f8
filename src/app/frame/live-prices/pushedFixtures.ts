/**
 * What a tab was told of fixtures beside the database (rules PSH): one for all that it shows. The database stays the truth: what was told
 * is shown only over rows that were read at an earlier position, and ends with the run that told it. Until the rows are as new as what was
 * told last, they are shown locked: what a tab has shown never turns back into what it was before (PSH-7).
 */
import { readFixtureRow, type ReadFixture } from '../../../db/packing/packedFixtures.ts';
import type { Position } from '../../../domain/kernel/position.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { MAX_LOOKED_AT, type ChangedFixtures } from '../../../worker/contract.ts';
import { pause, type Clock } from '../../../worker/ports/clock.ts';
import type { Engine } from '../../kit/ports/engine.ts';

/** How rows were read that something told may be newer than. */
export interface ReadAt {
  /** `PushedFixtures.round` when the reading began. */
  readonly round: number;
  /** The stored position of the stream; without one nothing counts as newer. */
  readonly asOf: Position | undefined;
}

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

/** After the worker died or did not answer, ms. */
const AGAIN_AFTER_MS = 250;
/** Until the database has answered, what was told stays in sight so long and no longer, ms. */
const FALLBACK_MS = 250;

/** Games that a tab remembers to have shown newer than they are stored: more than a member turns to before they are. */
const MAX_OWED = 300;

interface Told {
  readonly offset: number;
  readonly fixture: Fixture | undefined;
}

export function createPushedFixtures(engine: Pick<Engine, 'changedFixtures'>, clock: Clock): PushedFixtures {
  const listeners = new Set<() => void>();
  const looks = new Map<object, readonly string[]>();
  const told = new Map<string, Told>();
  const reads = new Map<string, ReadFixture>();
  /** How new a game was when it was last told, where it is told no more. */
  const owed = new Map<string, Position>();
  let round = 1;
  /** What was read in an earlier round is older than a return to the tab. */
  let readFrom = 0;
  /** Of the run that told. */
  let toldIn = 0;
  let epoch = '';
  let run: string | null = null;
  let covered: ReadonlySet<string> = new Set();
  /** Changes with what is looked at. */
  let turn = 0;
  let isTurning = false;
  let cancelFallback: (() => void) | undefined;
  /** What the run before told: still shown over what was read in it, until the rows have been read again. */
  let former: { readonly told: ReadonlyMap<string, Told>; readonly in: number; readonly epoch: string } | undefined;
  let cancelFormer = () => {};

  const notify = () => {
    for (const listener of listeners) listener();
  };

  /** What is still shown of a run that is over is owed since its end, and may be paid already. */
  const owe = (fixtureId: string) => {
    const one = told.get(fixtureId);
    if (one === undefined || run === null) return;
    const known = owed.get(fixtureId);
    if (known?.epoch === epoch && known.offset >= one.offset) return;
    owed.delete(fixtureId);
    owed.set(fixtureId, { epoch, offset: one.offset });
    const [oldest] = owed.keys();
    if (owed.size > MAX_OWED && oldest !== undefined) owed.delete(oldest);
  };

  const oweAll = () => {
    for (const fixtureId of told.keys()) owe(fixtureId);
  };

  const forgetTold = () => {
    cancelFallback?.();
    cancelFallback = undefined;
    told.clear();
  };

  const end = () => {
    if (run === null) return;
    oweAll();
    run = null;
    covered = new Set();
    round += 1;
    cancelFallback = clock.after(FALLBACK_MS, () => {
      forgetTold();
      notify();
    });
    notify();
  };

  const begin = (answer: ChangedFixtures) => {
    oweAll();
    cancelFormer();
    former = { told: new Map(told), in: toldIn, epoch };
    cancelFormer = clock.after(FALLBACK_MS, () => {
      former = undefined;
      notify();
    });
    forgetTold();
    run = answer.run;
    epoch = answer.epoch;
    round += 1;
    toldIn = round;
  };

  /** @returns `false` if a row could not be read */
  const note = ({ fixtures }: ChangedFixtures): boolean => {
    for (const { fixtureId, offset, about, state } of fixtures) {
      const before = reads.get(fixtureId);
      const row = { fixtureId, about: about ?? before?.row.about, state };
      const read = state === null ? undefined : readFixtureRow(row, before);
      if (state !== null && read === undefined) return false;
      if (read !== undefined) reads.set(fixtureId, read);
      told.set(fixtureId, { offset, fixture: read?.fixture });
    }
    return true;
  };

  const take = (answer: ChangedFixtures, asked: readonly string[], isOvertaken: boolean): void => {
    // The question that overtook this one is answered for itself.
    if (isOvertaken && (answer.run === null || answer.run !== run)) return;
    if (answer.run === null) {
      end();
      return;
    }
    if (answer.run !== run) begin(answer);
    if (!note(answer)) {
      end();
      return;
    }
    if (!isOvertaken) covered = new Set(asked);
    notify();
  };

  const wanted = (): readonly string[] => [...new Set([...looks.values()].flat())].slice(0, MAX_LOOKED_AT);

  const follow = async (own: number): Promise<void> => {
    const ids = wanted();
    for (const id of reads.keys()) if (!ids.includes(id)) reads.delete(id);
    for (const id of told.keys()) {
      if (ids.includes(id)) continue;
      owe(id);
      told.delete(id);
    }
    if (ids.length === 0) {
      end();
      await engine.changedFixtures([], null);
      return;
    }
    while (own === turn) {
      const answer = await engine.changedFixtures(ids, run);
      if (answer !== undefined) take(answer, ids, own !== turn);
      else if (own === turn) {
        end();
        await pause(clock, AGAIN_AFTER_MS);
      }
    }
  };

  /** Whatever is mounted together is asked for together. */
  const turnSoon = () => {
    if (isTurning) return;
    isTurning = true;
    queueMicrotask(() => {
      isTurning = false;
      turn += 1;
      follow(turn).catch(end);
    });
  };

  /** What was told of a game, if it is newer than what was read. */
  const toldOver = (fixtureId: string, readAt: ReadAt): Told | undefined => {
    const source = readAt.round === toldIn ? { told, epoch } : readAt.round === former?.in ? former : undefined;
    const one = source?.told.get(fixtureId);
    const isNewer =
      one !== undefined &&
      readAt.asOf !== undefined &&
      readAt.asOf.epoch === source?.epoch &&
      one.offset > readAt.asOf.offset;
    return isNewer ? one : undefined;
  };

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
    covers: (fixtureIds) => run !== null && fixtureIds.every((id) => covered.has(id)),
    newest(fixtureId, stored, readAt) {
      const one = toldOver(fixtureId, readAt);
      return one === undefined ? stored : one.fixture;
    },
    isBehind(fixtureIds, readAt) {
      if (readAt.round < readFrom) return true;
      const { asOf } = readAt;
      return fixtureIds.some((id) => {
        const shown = owed.get(id);
        if (shown === undefined) return false;
        // Of another epoch is what took the place of all that was shown.
        if (asOf !== undefined && (asOf.epoch !== shown.epoch || asOf.offset >= shown.offset)) {
          owed.delete(id);
          return false;
        }
        const one = toldOver(id, readAt);
        return one === undefined || one.offset < shown.offset;
      });
    },
    // Between two runs too: a row whose position nobody knows counts as older than all that was told.
    isOwed: () => toldIn > 0,
    returned() {
      round += 1;
      readFrom = round;
      if (run !== null) toldIn = round;
      notify();
    },
  };
}
