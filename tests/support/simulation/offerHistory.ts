/** What an offer was at every offset of its log: kept beside whoever changes it, so that an oracle can ask what could have been seen. */
import { addDigests, digestOf, digestText } from '../../../src/domain/sports/digest.ts';
import type { Position } from '../../../src/domain/kernel/position.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';

export interface OfferHistory {
  readonly fixtures: ReadonlyMap<string, Fixture>;
  /** The event at an offset of the present epoch was not told to a client that is of its game: what comes later overtakes it (S-21, S-28). */
  leaveOut(offset: number, fixtureId: string): void;
  /** Whether the event at an offset of the present epoch was ever left out. */
  isLeftOut(offset: number): boolean;
  /** Whether anything of a game was ever left out. */
  isConflated(fixtureId: string): boolean;
  /** `digestOfFixtures` of the state after the event at `offset`; `undefined` for one that never was. */
  digestAt(epoch: string, offset: number): string | undefined;
  /**
   * Whether a game was like this at a position of the present epoch or later, or may look so to a client that is told what it missed. Of
   * other epochs nothing is known: `true`.
   */
  wasLike(from: Position, fixtureId: string, fixture: Fixture | undefined): boolean;
  /**
   * Whether a game may look like this to a client that stands at `from`, or at `to` at the latest, and was told nothing that is overtaken:
   * each price and the score as they once were, and older than `from` only where what overtakes them is in the log after it (S-21). Never,
   * if nothing of the game was left out.
   */
  mayBeOwed(fixture: Fixture, from: Position, to: number): boolean;
  /** The last offset that an epoch said, whether it is the present one or over; 0 for one that never was. */
  headOf(epoch: string): number;
  /** The fixtures after the event at `offset`. */
  fixturesAt(epoch: string, offset: number): readonly Fixture[];
}

/** The same with what changes it. */
export interface KeptHistory extends OfferHistory {
  /** The event at `offset` leaves a game like this, `undefined` for one that is gone. */
  put(offset: number, id: string, fixture: Fixture | undefined): void;
  /** The event at `offset` is said: all it changes has been put. */
  note(offset: number): void;
  /** The same offer at the beginning of another log. */
  restart(epoch: string): void;
}

interface Since {
  readonly since: number;
  readonly fixture: Fixture | undefined;
}

/** The states of one game in an epoch, in their order. */
interface StatesOfGame {
  /** Where it began. */
  readonly first: number;
  latest: string;
  /** Of each state that is over, the offset at which it was for the last time. */
  readonly ends: Map<string, number>;
}

const GONE = 'gone';

/** Digests and states of games that were asked for: nobody changes a game, another one takes its place. */
const digestsOfGames = new WeakMap<Fixture, number>();
const statesOfGames = new WeakMap<Fixture, string>();

/** What a game adds to the digest of several. */
export function digestOfGame(fixture: Fixture): number {
  const known = digestsOfGames.get(fixture);
  if (known !== undefined) return known;
  const digest = digestOf(fixture);
  digestsOfGames.set(fixture, digest);
  return digest;
}

/** As `digestOfFixtures`, without reckoning anew what was reckoned. */
export const digestOfGames = (fixtures: readonly Fixture[]): string =>
  digestText(fixtures.reduce((sum, fixture) => addDigests(sum, digestOfGame(fixture)), 0));

/** All that a page shows of a game. */
export function stateOf(fixture: Fixture | undefined): string {
  if (fixture === undefined) return GONE;
  const known = statesOfGames.get(fixture);
  if (known !== undefined) return known;
  const { score } = fixture;
  const state = `${digestText(digestOfGame(fixture))} ${score?.home}:${score?.away} ${score?.clockSeconds}`;
  statesOfGames.set(fixture, state);
  return state;
}

/** All that a digest has of one price of a game. */
function priceOf({ markets }: Fixture, selectionId: string): string | undefined {
  const found = markets.flatMap(({ selections }) => selections).find((one) => one.selectionId === selectionId);
  return found && `${found.version} ${found.odds} ${found.oddsByAdmin} ${found.status} ${found.settlement}`;
}

export function createOfferHistory(firstEpoch: string): KeptHistory {
  const fixtures = new Map<string, Fixture>();
  let epoch = firstEpoch;
  let sum = 0;
  const digests = new Map<string, string[]>();
  /** Of each game, what it was in the present epoch. */
  let states = new Map<string, StatesOfGame>();
  /** By epoch and fixture: what each event left of it. */
  const histories = new Map<string, Map<string, Since[]>>();

  /** Offsets of the present epoch, and games of any. */
  const leftOut = new Set<number>();
  const conflated = new Set<string>();

  const noteState = (offset: number, id: string, fixture: Fixture | undefined) => {
    const known = states.get(id);
    if (known === undefined) {
      states.set(id, { first: offset, latest: stateOf(fixture), ends: new Map() });
      return;
    }
    known.ends.set(known.latest, offset);
    known.latest = stateOf(fixture);
  };
  const remember = (id: string, since: number, fixture: Fixture | undefined) => {
    const ofEpoch = histories.get(epoch) ?? new Map<string, Since[]>();
    histories.set(epoch, ofEpoch);
    const history = ofEpoch.get(id) ?? [];
    ofEpoch.set(id, history);
    history.push({ since, fixture });
  };
  const add = (sign: 1 | -1, fixture: Fixture | undefined) => {
    if (fixture !== undefined) sum = (sum + sign * digestOfGame(fixture)) >>> 0;
  };

  const mayBeOwed: OfferHistory['mayBeOwed'] = (fixture, from, to) => {
    if (!conflated.has(fixture.fixtureId)) return false;
    const ofGame = histories.get(from.epoch)?.get(fixture.fixtureId) ?? [];
    const untilOf = (index: number) => ofGame[index + 1]?.since ?? Infinity;
    /** @param needed changes after `from` that a value older than that takes */
    const isOne = (valueOf: (one: Fixture | undefined) => string | undefined, needed: number) => {
      const value = valueOf(fixture);
      const hadIt = ofGame.some(
        (one, index) => one.since <= to && untilOf(index) > from.offset && valueOf(one.fixture) === value,
      );
      if (hadIt) return true;
      const hadItBefore = ofGame.some((one) => one.since <= from.offset && valueOf(one.fixture) === value);
      const changes = ofGame.filter(
        (one, index) => one.since > from.offset && valueOf(one.fixture) !== valueOf(ofGame[index - 1]?.fixture),
      );
      return hadItBefore && changes.length >= needed;
    };
    const selections = fixture.markets.flatMap((market) => market.selections);
    return (
      isOne((one) => (one === undefined ? undefined : `${one.status} ${one.startAt}`), Infinity) &&
      isOne((one) => one && JSON.stringify(one.score), 1) &&
      selections.every(({ selectionId }) => isOne((one) => one && priceOf(one, selectionId), 2))
    );
  };

  const history: KeptHistory = {
    fixtures,
    leaveOut(offset, fixtureId) {
      leftOut.add(offset);
      conflated.add(fixtureId);
    },
    isLeftOut: (offset) => leftOut.has(offset),
    isConflated: (fixtureId) => conflated.has(fixtureId),
    mayBeOwed,
    wasLike({ epoch: ofEpoch, offset }, fixtureId, fixture) {
      if (ofEpoch !== epoch) return true;
      const state = stateOf(fixture);
      const known = states.get(fixtureId);
      // A game that came later was not there before.
      if (state === GONE && (known?.first ?? Infinity) > offset) return true;
      // Each time that a state ends is later than the time before.
      if (known?.latest === state || (known?.ends.get(state) ?? -Infinity) > offset) return true;
      return fixture !== undefined && mayBeOwed(fixture, { epoch, offset }, Infinity);
    },
    fixturesAt: (ofEpoch, offset) =>
      [...(histories.get(ofEpoch)?.values() ?? [])].flatMap(
        (ofGame) => ofGame.findLast(({ since }) => since <= offset)?.fixture ?? [],
      ),
    headOf: (ofEpoch) => Math.max(0, (digests.get(ofEpoch)?.length ?? 0) - 1),
    digestAt: (ofEpoch, offset) => digests.get(ofEpoch)?.[offset],
    put(offset, id, fixture) {
      add(-1, fixtures.get(id));
      if (fixture === undefined) fixtures.delete(id);
      else fixtures.set(id, fixture);
      add(1, fixture);
      noteState(offset, id, fixture);
      remember(id, offset, fixture);
    },
    note(offset) {
      const known = digests.get(epoch) ?? [];
      digests.set(epoch, known);
      known[offset] = sum.toString(16).padStart(8, '0');
    },
    restart(next) {
      epoch = next;
      digests.delete(epoch);
      histories.delete(epoch);
      leftOut.clear();
      states = new Map();
      for (const [id, fixture] of fixtures) {
        noteState(0, id, fixture);
        remember(id, 0, fixture);
      }
      history.note(0);
    },
  };
  return history;
}
