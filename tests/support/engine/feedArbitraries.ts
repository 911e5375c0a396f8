/** Any fixture and any feed event, within the domain's own schemas, for tests of the forms they are kept in. */
import fc from 'fast-check';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { FixtureId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { SELECTION_STATUSES } from '../../../src/domain/reference/statuses.ts';
import type { Fixture, Market, Selection, SelectionChange } from '../../../src/domain/sports/fixture.ts';
import { anyPlay } from './playArbitraries.ts';
import { sampleFixture, T0 } from './sampleData.ts';

const FIXTURES = ['f1', 'f2', '1.185781277', '가나'];
/** Ids that begin with their fixture's, and ids that do not. */
const SELECTIONS = ['f1:1:0', 'f1', 'f2:1:0', '1.185781277:9', '9007199254740993', '가나 홈'];
const TIME = fc.integer({ min: T0 - 5, max: T0 + 500 });

const odds = fc.oneof(fc.integer({ min: 100, max: 700 }), fc.constantFrom(100, 10_000_000));
const status = fc.constantFrom(...SELECTION_STATUSES);
const settlement = fc.constantFrom(null, -1 as const, 1 as const, 2 as const, 3 as const, 4 as const, 5 as const);
const version = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(127, 128, 16_384, 2 ** 40));

const anySelection: fc.Arbitrary<Selection> = fc.record({
  selectionId: fc.constantFrom(...SELECTIONS).map((id) => SelectionId.parse(id)),
  side: fc.constantFrom('home', 'draw', 'named'),
  name: fc.string({ maxLength: 6, unit: 'grapheme' }),
  line: fc.constantFrom('', '2.5', '-1.0'),
  odds,
  oddsByAdmin: fc.option(odds),
  status,
  settlement,
  version,
  oddsBefore: odds,
  movedAt: fc.constantFrom(0, T0),
});

const anyMarket: fc.Arbitrary<Market> = fc.record({
  marketId: fc.constantFrom('1', '2'),
  name: fc.constantFrom('1X2', '승무패'),
  baseLine: fc.constantFrom('', '2.5'),
  selections: fc.array(anySelection, { maxLength: 4 }),
});

const anyScore = fc.record(
  {
    period: fc.constant(10),
    clockSeconds: fc.constant(61),
    home: fc.constant(1),
    away: fc.nat({ max: 1 }),
    play: anyPlay,
    told: fc.record({ at: fc.constantFrom(0, T0), shown: fc.nat({ max: 130 }) }),
  },
  { requiredKeys: ['period', 'clockSeconds', 'home', 'away'] },
);

export const anyFixture: fc.Arbitrary<Fixture> = fc
  .record({
    id: fc.constantFrom(...FIXTURES),
    markets: fc.array(anyMarket, { maxLength: 3 }),
    score: fc.option(anyScore),
    status: fc.constantFrom('scheduled' as const, 'inPlay' as const),
  })
  .map(({ id, ...over }) => sampleFixture(1, { fixtureId: FixtureId.parse(id), ...over }));

const anyChange: fc.Arbitrary<SelectionChange> = fc.record(
  {
    selectionId: fc.constantFrom(...SELECTIONS).map((id) => SelectionId.parse(id)),
    version,
    odds,
    oddsByAdmin: fc.option(odds),
    status,
    settlement,
  },
  { requiredKeys: ['selectionId', 'version'] },
);

const fixtureId = fc.constantFrom(...FIXTURES).map((id) => FixtureId.parse(id));

export const anyFeedEvent: fc.Arbitrary<FeedEvent> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({ at: TIME, fixtureId, changes: fc.array(anyChange, { minLength: 1, maxLength: 4 }) })
      .map(({ at, ...data }): FeedEvent => ({ type: 'OddsChanged', at, data })),
  },
  fc
    .record({ at: TIME, fixture: anyFixture })
    .map(({ at, ...data }): FeedEvent => ({ type: 'FixtureOpened', at, data })),
  fc
    .record({ at: TIME, fixtureId, score: anyScore })
    .map(({ at, ...data }): FeedEvent => ({ type: 'ScoreChanged', at, data })),
  fc.record({ at: TIME, fixtureId }).map(({ at, ...data }): FeedEvent => ({ type: 'FixtureClosed', at, data })),
  fc
    .record({ at: TIME, fixtureId, markets: fc.array(anyMarket, { minLength: 1, maxLength: 2 }) })
    .map(({ at, ...data }): FeedEvent => ({ type: 'MarketsOpened', at, data })),
  TIME.map((at): FeedEvent => ({ type: 'NewsPublished', at, data: { news: [{ id: '1', contents: `${at}` }] } })),
);
