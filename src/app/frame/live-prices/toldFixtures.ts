/**
 * What the worker told of fixtures, run by run: over what was read in a run, what that run told is shown. The run before stays in sight until the
 * rows have been read again, and its prices are owed from its end on.
 */
import { readFixtureRow, type ReadFixture } from '../../../db/packing/packedFixtures.ts';
import type { Position } from '../../../domain/kernel/position.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import type { ChangedFixtures } from '../../../worker/contract.ts';
import type { Clock } from '../../../worker/ports/clock.ts';
import { owe, owedOf, type OwedFixtures } from './owedFixtures.ts';

/** How rows were read that something told may be newer than. */
export interface ReadAt {
  /** `PushedFixtures.round` when the reading began. */
  readonly round: number;
  /** The stored position of the stream; without one nothing counts as newer. */
  readonly asOf: Position | undefined;
}

interface Told {
  readonly offset: number;
  /** `undefined` for one that has left the offer. */
  readonly fixture: Fixture | undefined;
}

interface ToldRun {
  readonly epoch: string;
  /** The round in which rows were read that this is shown over. */
  round: number;
  readonly told: Map<string, Told>;
}

export interface ToldFixtures {
  /** The one that tells; `null` for none. */
  run(): string | null;
  begin(answer: ChangedFixtures, round: number): void;
  end(): void;
  /** @returns `false` if a row could not be read */
  note(answer: ChangedFixtures): boolean;
  /** The others are looked at no more. */
  keepOnly(fixtureIds: readonly string[]): void;
  /** The same run is shown over what is read from this round on. */
  goOn(round: number): void;
  hasTold(): boolean;
  /** What was told of a game, if it is newer than what was read. */
  over(fixtureId: string, readAt: ReadAt): Told | undefined;
  isBehind(fixtureId: string, readAt: ReadAt): boolean;
}

/** Until the database has answered, what was told stays in sight so long and no longer, ms. */
const FALLBACK_MS = 250;

/** @param changed what is shown may have changed */
export function createToldFixtures(clock: Clock, changed: () => void): ToldFixtures {
  const reads = new Map<string, ReadFixture>();
  const owed: OwedFixtures = new Map();
  let run: string | null = null;
  let last: ToldRun = { epoch: '', round: 0, told: new Map() };
  let former: ToldRun | undefined;
  let cancelLast = () => {};
  let cancelFormer = () => {};

  /** What is still shown of a run that is over is owed since its end, and may be paid already. */
  const oweAll = (isKept?: (fixtureId: string) => boolean) => {
    if (run === null) return;
    for (const [id, { offset }] of last.told) {
      if (isKept?.(id) !== true) owe(owed, id, { epoch: last.epoch, offset });
    }
  };
  const over: ToldFixtures['over'] = (fixtureId, readAt) => toldOver([last, former], fixtureId, readAt);

  return {
    run: () => run,
    begin(answer, round) {
      oweAll();
      cancelLast();
      cancelFormer();
      former = last;
      cancelFormer = clock.after(FALLBACK_MS, () => {
        former = undefined;
        changed();
      });
      run = answer.run;
      last = { epoch: answer.epoch, round, told: new Map() };
    },
    end() {
      oweAll();
      run = null;
      cancelLast = clock.after(FALLBACK_MS, () => {
        last.told.clear();
        changed();
      });
    },
    note({ fixtures }) {
      for (const { fixtureId, offset, about, state } of fixtures) {
        const before = reads.get(fixtureId);
        const row = { fixtureId, about: about ?? before?.row.about, state };
        const read = state === null ? undefined : readFixtureRow(row, before);
        if (state !== null && read === undefined) return false;
        if (read !== undefined) reads.set(fixtureId, read);
        last.told.set(fixtureId, { offset, fixture: read?.fixture });
      }
      return true;
    },
    keepOnly(fixtureIds) {
      const isKept = (id: string) => fixtureIds.includes(id);
      oweAll(isKept);
      for (const known of [reads, last.told]) for (const id of known.keys()) if (!isKept(id)) known.delete(id);
    },
    goOn(round) {
      if (run !== null) last.round = round;
    },
    hasTold: () => last.round > 0,
    over,
    isBehind(fixtureId, readAt) {
      const shown = owedOf(owed, fixtureId, readAt.asOf);
      if (shown === undefined) return false;
      const one = over(fixtureId, readAt);
      return one === undefined || one.offset < shown.offset;
    },
  };
}

function toldOver(
  runs: readonly (ToldRun | undefined)[],
  fixtureId: string,
  { round, asOf }: ReadAt,
): Told | undefined {
  const source = runs.find((one) => one?.round === round);
  const one = source?.told.get(fixtureId);
  return asOf !== undefined && asOf.epoch === source?.epoch && one !== undefined && one.offset > asOf.offset
    ? one
    : undefined;
}
