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
  /** Whether a game had this state (`stateOf`) at a position of the present epoch or later. Of other epochs nothing is known: `true`. */
  hadState(from: Position, fixtureId: string, state: string): boolean;
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

  return {
    stream,
    fixtures,
    get news() {
      return news;
    },
    hadState({ epoch, offset }, fixtureId, state) {
      if (epoch !== stream.epoch) return true;
      const known = states.get(fixtureId) ?? [];
      // A game that came later was not there before.
      if (state === GONE && (known[0]?.offset ?? Infinity) > offset) return true;
      return known.some((one, index) => one.state === state && (known[index + 1]?.offset ?? Infinity) > offset);
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
