/** The model origin's offer: fixtures, how they change, and a digest of them at every offset of the present epoch. */
import { BetId, FixtureId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import type { Position } from '../../../src/domain/kernel/position.ts';
import type { Fixture, Selection } from '../../../src/domain/sports/fixture.ts';
import { sampleFixture } from '../engine/sampleData.ts';
import type { Dice } from './dice.ts';
import { createStreamModel, type StreamModel } from './streamModel.ts';

export interface FeedModel {
  readonly stream: StreamModel;
  readonly fixtures: ReadonlyMap<string, Fixture>;
  readonly news: readonly { id: string; contents: string }[];
  /** `digestOfFixtures` of the state after the event at `offset`; `undefined` for one that never was. */
  digestAt(epoch: string, offset: number): string | undefined;
  /**
   * Whether a game was like this at a position of the present epoch or later, or may look so to a client that is told what it missed. Of
   * other epochs nothing is known: `true`.
   */
  wasLike(from: Position, fixtureId: string, fixture: Fixture | undefined): boolean;
  /** Whether overtaken events were ever left out. */
  isConflated: boolean;
  /**
   * Whether a game may look like this to a client that stands at `from`, or at `to` at the latest, and was told nothing that is overtaken:
   * each price and the score as they once were, and older than `from` only where what overtakes them is in the log after it (S-21).
   */
  mayBeOwed(fixture: Fixture, from: Position, to: number): boolean;
  /** The fixtures after the event at `offset`. */
  fixturesAt(epoch: string, offset: number): readonly Fixture[];
  /** Something happens to the offer. */
  happen(): void;
  /** An event that no client knows yet. It means nothing to the offer. */
  sayForeign(): void;
  /** An event of a known kind whose data nobody can read. It means nothing to the offer either. */
  sayUnreadable(): void;
  restart(epoch: string): void;
}

const FIXTURES = 6;
const GONE = 'gone';

/** All that a page shows of a game. */
export const stateOf = (fixture: Fixture | undefined): string =>
  fixture === undefined
    ? GONE
    : `${digestOfFixtures([fixture])} ${fixture.score?.home}:${fixture.score?.away} ${fixture.score?.clockSeconds}`;

/** All that a digest has of one price of a game. */
function priceOf({ markets }: Fixture, selectionId: string): string | undefined {
  const found = markets.flatMap(({ selections }) => selections).find((one) => one.selectionId === selectionId);
  return found && `${found.version} ${found.odds} ${found.oddsByAdmin} ${found.status} ${found.settlement}`;
}
/** Ids of three sports, two fixtures of each. */
export const SPORTS = [SPORT.football, SPORT.basketball, SPORT.volleyball] as const;

export function createFeedModel(dice: Dice, now: () => number): FeedModel {
  const stream = createStreamModel('e1');
  const fixtures = new Map<string, Fixture>();
  let news: { id: string; contents: string }[] = [];
  let opened = 0;
  let sum = 0;
  const digests = new Map<string, string[]>();
  /** Of each game, its states in the present epoch, each with the offset it began at. */
  let states = new Map<string, { readonly offset: number; readonly state: string }[]>();
  const noteState = (offset: number, id: string, fixture: Fixture | undefined) => {
    const known = states.get(id) ?? [];
    states.set(id, known);
    known.push({ offset, state: stateOf(fixture) });
  };
  /** By epoch and fixture: what each event left of it. */
  const histories = new Map<string, Map<string, { readonly since: number; readonly fixture: Fixture | undefined }[]>>();
  const remember = (id: string, since: number, fixture: Fixture | undefined) => {
    const epoch = histories.get(stream.epoch) ?? new Map<string, { since: number; fixture: Fixture | undefined }[]>();
    histories.set(stream.epoch, epoch);
    const history = epoch.get(id) ?? [];
    epoch.set(id, history);
    history.push({ since, fixture });
  };

  const add = (sign: 1 | -1, fixture: Fixture | undefined) => {
    if (fixture !== undefined) sum = (sum + sign * Number.parseInt(digestOfFixtures([fixture]), 16)) >>> 0;
  };
  const note = () => {
    const known = digests.get(stream.epoch) ?? [];
    digests.set(stream.epoch, known);
    known[stream.head] = sum.toString(16).padStart(8, '0');
  };
  const say = (type: string, data: unknown, isForeign = false) => {
    stream.append({ type, at: now(), data }, isForeign);
  };
  const put = (id: string, fixture: Fixture | undefined) => {
    add(-1, fixtures.get(id));
    if (fixture === undefined) fixtures.delete(id);
    else fixtures.set(id, fixture);
    add(1, fixture);
    // An event says it next.
    noteState(stream.head + 1, id, fixture);
    remember(id, stream.head + 1, fixture);
  };
  // The digest belongs to the offset that the event is about to get, so it is noted before anyone hears of the event.
  const tell = (type: string, data: unknown, isForeign = false) => {
    const known = digests.get(stream.epoch) ?? [];
    digests.set(stream.epoch, known);
    known[stream.head + 1] = sum.toString(16).padStart(8, '0');
    say(type, data, isForeign);
  };

  const open = () => {
    opened += 1;
    const fixture = sampleFixture(opened, {
      startAt: now() + 3_600_000,
      sportId: SPORTS[opened % SPORTS.length] ?? SPORT.football,
    });
    put(fixture.fixtureId, fixture);
    tell('FixtureOpened', { fixture });
  };

  const changeSelection = (fixture: Fixture, change: (selection: Selection) => Partial<Selection>) => {
    const [market] = fixture.markets;
    const index = dice.below(market?.selections.length ?? 0);
    const before = market?.selections[index];
    if (market === undefined || before === undefined) return;
    const changed = change(before);
    const at = now();
    const moved = changed.odds !== undefined && changed.odds !== before.odds && before.oddsByAdmin === null;
    const after: Selection = {
      ...before,
      ...changed,
      version: before.version + 1,
      ...(moved ? { oddsBefore: before.odds, movedAt: at } : {}),
    };
    const selections = market.selections.map((selection) => (selection === before ? after : selection));
    put(fixture.fixtureId, { ...fixture, markets: [{ ...market, selections }] });
    tell('OddsChanged', {
      fixtureId: fixture.fixtureId,
      changes: [{ selectionId: before.selectionId, version: after.version, ...changed }],
    });
  };

  for (let count = 0; count < FIXTURES; count += 1) open();
  const noteAll = () => {
    states = new Map();
    for (const [id, fixture] of fixtures) noteState(stream.head, id, fixture);
  };
  const restart = (epoch: string) => {
    stream.restart(epoch);
    for (const [id, fixture] of fixtures) remember(id, 0, fixture);
    note();
    noteAll();
  };
  digests.clear();
  histories.clear();
  restart('e1');

  const mayBeOwed: FeedModel['mayBeOwed'] = (fixture, from, to) => {
    const history = histories.get(from.epoch)?.get(fixture.fixtureId) ?? [];
    const untilOf = (index: number) => history[index + 1]?.since ?? Infinity;
    /** @param needed changes after `from` that a value older than that takes */
    const isOne = (valueOf: (one: Fixture | undefined) => string | undefined, needed: number) => {
      const value = valueOf(fixture);
      const hadIt = history.some(
        (one, index) => one.since <= to && untilOf(index) > from.offset && valueOf(one.fixture) === value,
      );
      if (hadIt) return true;
      const hadItBefore = history.some((one) => one.since <= from.offset && valueOf(one.fixture) === value);
      const changes = history.filter(
        (one, index) => one.since > from.offset && valueOf(one.fixture) !== valueOf(history[index - 1]?.fixture),
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

  return {
    stream,
    fixtures,
    isConflated: false,
    mayBeOwed,
    get news() {
      return news;
    },
    wasLike({ epoch, offset }, fixtureId, fixture) {
      if (epoch !== stream.epoch) return true;
      const state = stateOf(fixture);
      const known = states.get(fixtureId) ?? [];
      // A game that came later was not there before.
      if (state === GONE && (known[0]?.offset ?? Infinity) > offset) return true;
      if (known.some((one, index) => one.state === state && (known[index + 1]?.offset ?? Infinity) > offset))
        return true;
      return this.isConflated && fixture !== undefined && mayBeOwed(fixture, { epoch, offset }, Infinity);
    },
    fixturesAt: (epoch, offset) =>
      [...(histories.get(epoch)?.values() ?? [])].flatMap(
        (history) => history.findLast(({ since }) => since <= offset)?.fixture ?? [],
      ),
    digestAt: (epoch, offset) => digests.get(epoch)?.[offset],
    happen() {
      const fixture = dice.oneOf([...fixtures.values()]);
      const { fixtureId } = fixture;
      const chance = dice.below(100);
      if (chance < 78) changeSelection(fixture, () => ({ odds: dice.between(110, 400) }));
      else if (chance < 88) {
        changeSelection(fixture, ({ status }) => ({ status: status === 'open' ? 'suspended' : 'open' }));
      } else if (chance < 94) {
        const score = { period: 10, clockSeconds: dice.below(5_400), home: dice.below(5), away: dice.below(5) };
        put(fixtureId, { ...fixture, score });
        tell('ScoreChanged', { fixtureId, score });
      } else if (chance < 97) {
        news = [{ id: `${stream.head}`, contents: `news ${dice.below(1_000)}` }];
        tell('NewsPublished', { news });
      } else {
        put(fixtureId, undefined);
        tell('FixtureClosed', { fixtureId });
        open();
      }
    },
    sayForeign() {
      tell('NotInventedYet', { of: FixtureId.parse('f'), and: [SelectionId.parse('s'), BetId.parse('b')] }, true);
    },
    sayUnreadable() {
      tell('ScoreChanged', { fixtureId: [] }, true);
    },
    restart,
  };
}
