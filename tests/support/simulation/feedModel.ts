/** The model origin's offer: fixtures, how they change, and a digest of them at every offset of the present epoch. */
import { BetId, FixtureId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import type { Fixture, Market, Selection } from '../../../src/domain/sports/fixture.ts';
import { sampleFixture } from '../engine/sampleData.ts';
import type { Dice } from './dice.ts';
import { createOfferHistory } from './offerHistory.ts';
import type { FeedTruth } from './simulatedOrigin.ts';
import { createStreamModel, type StreamModel } from './streamModel.ts';

export interface FeedModel extends FeedTruth {
  readonly stream: StreamModel;
  /** Something happens to the offer. */
  happen(): void;
  /** The price of a selection moves, if it is on offer. */
  movePrice(fixtureId: string, selectionId: string): void;
  /** An event that no client knows yet. It means nothing to the offer. */
  sayForeign(): void;
  /** An event of a known kind whose data nobody can read. It means nothing to the offer either. */
  sayUnreadable(): void;
  restart(epoch: string): void;
}

const FIXTURES = 6;
/** Ids of three sports, two fixtures of each. */
export const SPORTS = [SPORT.football, SPORT.basketball, SPORT.volleyball] as const;

export function createFeedModel(dice: Dice, now: () => number): FeedModel {
  const stream = createStreamModel('e1');
  const history = createOfferHistory('e1');
  const { fixtures } = history;
  let news: { id: string; contents: string }[] = [];
  let opened = 0;

  // An event says it next: what it leaves is noted before anyone hears of it.
  const put = (id: string, fixture: Fixture | undefined) => {
    history.put(stream.head + 1, id, fixture);
  };
  const tell = (type: string, data: unknown, isForeign = false) => {
    history.note(stream.head + 1);
    stream.append({ type, at: now(), data }, isForeign);
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

  const changeSelection = (
    fixture: Fixture,
    indexIn: (market: Market) => number,
    change: (selection: Selection) => Partial<Selection>,
  ) => {
    const [market] = fixture.markets;
    const before = market?.selections[indexIn(market)];
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

  const anyIn = ({ selections }: Market) => dice.below(selections.length);
  const otherOdds = () => ({ odds: dice.between(110, 400) });

  for (let count = 0; count < FIXTURES; count += 1) open();
  const restart = (epoch: string) => {
    stream.restart(epoch);
    history.restart(epoch);
  };
  restart('e1');

  return {
    ...history,
    stream,
    get news() {
      return news;
    },
    happen() {
      const fixture = dice.oneOf([...fixtures.values()]);
      const { fixtureId } = fixture;
      const chance = dice.below(100);
      if (chance < 78) changeSelection(fixture, anyIn, otherOdds);
      else if (chance < 88) {
        changeSelection(fixture, anyIn, ({ status }) => ({ status: status === 'open' ? 'suspended' : 'open' }));
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
    movePrice(fixtureId, selectionId) {
      const fixture = fixtures.get(fixtureId);
      const indexIn = ({ selections }: Market) => selections.findIndex((one) => one.selectionId === selectionId);
      if (fixture !== undefined) changeSelection(fixture, indexIn, otherOdds);
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
