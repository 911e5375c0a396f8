/**
 * What a feed's deliveries mean: the events that follow, the fixtures to store, the results to settle bets by.
 *
 * Pure. What says what is known already plans nothing (rule FX-1); what says a thing twice is judged twice, in turns (FX-10).
 */
import type { FeedEvent } from '../../src/domain/events/catalogue.ts';
import type { FixtureId, SelectionId } from '../../src/domain/kernel/ids.ts';
import type { Settlement } from '../../src/domain/reference/statuses.ts';
import { evolveFixture } from '../../src/domain/sports/evolveFixture.ts';
import { finalScoreOf } from '../../src/domain/sports/outcomes/finalScore.ts';
import { reckonedResult } from '../../src/domain/sports/outcomes/reckonedResult.ts';
import { isSameScore, type Fixture } from '../../src/domain/sports/fixture.ts';
import { toldScore } from '../../src/domain/sports/scoreboard.ts';
import { gameResultOf, pastGameResult, type GameResult } from '../../src/domain/results/gameResult.ts';
import type {
  FeedReport,
  FixtureReport,
  MarketReport,
  PastGameReport,
  ProducerReport,
  ScoreReport,
} from '../feed/feed.ts';
import type { FeedDelivery } from '../feed/feed.ts';
import type { ProducerName } from './offer.ts';
import { layOver, NONE_FED_OPEN, NO_RULINGS, rulingsFor, type FedOpen } from '../../src/domain/sports/rulings.ts';
import { offerAfter, type KnownOffer } from './offerAfter.ts';
import type { Overlay } from './overlay.ts';
import { reviseMarkets, type MarketRevision } from './reviseMarkets.ts';
import { turnsOf } from './turns.ts';

/** A result of the feed, which may settle bets. */
export interface SettledSelection {
  readonly fixtureId: FixtureId;
  readonly selectionId: SelectionId;
  /** `null` takes a result back. */
  readonly settlement: Settlement | null;
  /** What our own reckoning comes to (DIS-1); absent where no final score decides it. */
  readonly reckoned?: Settlement | undefined;
  /** The feed said it before, and has corrected the score since: it counts where it was disputed (DIS-5). */
  readonly isJudgedAnew?: true;
}

/** A selection that came onto the offer. */
export type OfferedSelection = Pick<SettledSelection, 'fixtureId' | 'selectionId'>;

/** What a turn of a delivery comes to. */
export interface DeliveryPlan {
  readonly events: readonly FeedEvent[];
  /** Fixtures as they are afterwards. */
  readonly stored: readonly Fixture[];
  readonly closed: readonly FixtureId[];
  readonly settled: readonly SettledSelection[];
  /** Selections that were not on offer and are told without a result: whichever is recorded of one is taken back (SET-7). */
  readonly unsettled: readonly OfferedSelection[];
  /** How games ended, as it is known by now (RES-1, RES-2). */
  readonly ended: readonly GameResult[];
  /** Games that are on offer, and have no result whatever was known of them. */
  readonly notEnded: readonly FixtureId[];
  readonly producers: readonly ProducerReport[];
  /** What the feed has open below the house's holds from now on, of fixtures of which that is otherwise (RSK-3). */
  readonly fedOpen: ReadonlyMap<FixtureId, FedOpen>;
  /** Reports about fixtures nobody announced, or beyond what a fixture may hold. */
  readonly leftOut: number;
}

/** All that one turn says of one fixture. */
interface FixtureReports {
  facts?: FixtureReport;
  score?: ScoreReport;
  readonly markets: MarketReport[];
  isClosed: boolean;
}

/**
 * The plans of all turns of some deliveries, each judged after the one before it: the same plans, however many deliveries are planned at once.
 *
 * @param now epoch ms; the time of what is told by no clock of its own
 * @param overlay what the house says over the feed; nothing if absent
 */
export function planDeliveries(
  deliveries: readonly FeedDelivery[],
  offer: KnownOffer,
  now: number,
  overlay: Overlay = NO_OVERLAY,
): readonly DeliveryPlan[] {
  const known = offerAfter(offer);
  const { rulings } = overlay;
  const fedOpen = new Map<FixtureId, FedOpen>();
  const openBelow = (id: FixtureId) => fedOpen.get(id) ?? overlay.fedOpen.get(id) ?? NONE_FED_OPEN;
  return deliveries.flatMap(({ reports, at = now }) =>
    turnsOf(reports).map((turn) => {
      const plan = planTurn(turn, known, at, { rulings, openBelow });
      for (const event of plan.events) known.apply(event);
      for (const [id, open] of plan.fedOpen) fedOpen.set(id, open);
      for (const id of plan.closed) fedOpen.set(id, NONE_FED_OPEN);
      return plan;
    }),
  );
}

const NO_OVERLAY: Overlay = { revision: 0, rulings: NO_RULINGS, fedOpen: new Map() };

/** What the house says, and what the feed has open below it as far as the turns have come. */
interface Laid extends Pick<Overlay, 'rulings'> {
  readonly openBelow: (fixtureId: FixtureId) => FedOpen;
}

/** Facts come first, then markets, score and end, whatever their order: they say nothing of one another. */
function planTurn(reports: readonly FeedReport[], offer: KnownOffer, at: number, laid: Laid): DeliveryPlan {
  const { byFixture, producers, pastGames } = sorted(reports);
  const events: FeedEvent[] = [];
  const stored: Fixture[] = [];
  const closed: FixtureId[] = [];
  const after = new Map<FixtureId, Fixture>();
  // Of a game that is on offer it is said there how it stands.
  const past = [...pastGames.values()].filter(({ fixtureId: id }) => !offer.fixtures.has(id) && !byFixture.has(id));
  const ended = past.map(({ score, endedAt, ...facts }) => pastGameResult(facts, score, endedAt));
  const notEnded: FixtureId[] = [];
  const fedOpen = new Map<FixtureId, FedOpen>();
  let leftOut = 0;
  for (const [fixtureId, said] of byFixture) {
    const before = offer.fixtures.get(fixtureId);
    const outcome = planFixture(before, said, at, laid);
    leftOut += outcome.leftOut;
    if (outcome.fixture !== undefined) after.set(fixtureId, outcome.fixture);
    const result = outcome.fixture === undefined ? undefined : gameResultOf(outcome.fixture, at);
    if (result !== undefined && (outcome.events.length > 0 || said.isClosed)) ended.push(result);
    if (result === undefined && isOpenedAnew(before, outcome.fixture)) notEnded.push(fixtureId);
    if (said.isClosed) {
      if (before === undefined) continue;
      events.push(...outcome.events, { type: 'FixtureClosed', at, data: { fixtureId } });
      closed.push(fixtureId);
      continue;
    }
    if (outcome.fedOpen !== undefined) fedOpen.set(fixtureId, outcome.fedOpen);
    if (outcome.events.length > 0 && outcome.fixture !== undefined) {
      events.push(...outcome.events);
      stored.push(outcome.fixture);
    }
  }
  const changed = [...producers.values()].filter((report) => offer.producers[report.producer] !== report.state);
  for (const { producer, state } of changed)
    events.push({ type: 'ProducerStateChanged', at, data: { producer, state } });
  const { settled, unsettled } = resultsIn(byFixture, offer, after);
  return { events, stored, closed, settled, unsettled, ended, notEnded, producers: changed, fedOpen, leftOut };
}

/** Whether a game comes that was not there, or was over. */
const isOpenedAnew = (before: Fixture | undefined, after: Fixture | undefined): boolean =>
  after !== undefined && (before === undefined || gameResultOf(before, 0) !== undefined);

function sorted(reports: readonly FeedReport[]) {
  const byFixture = new Map<FixtureId, FixtureReports>();
  const producers = new Map<ProducerName, ProducerReport>();
  const pastGames = new Map<FixtureId, PastGameReport>();
  for (const report of reports) {
    if (report.kind === 'producer') {
      producers.set(report.producer, report);
      continue;
    }
    if (report.kind === 'pastGame') {
      pastGames.set(report.fixtureId, report);
      continue;
    }
    const said = byFixture.get(report.fixtureId) ?? { markets: [], isClosed: false };
    byFixture.set(report.fixtureId, said);
    if (report.kind === 'fixture') said.facts = report;
    else if (report.kind === 'score') said.score = report;
    else if (report.kind === 'market') said.markets.push(report);
    else said.isClosed = true;
  }
  return { byFixture, producers, pastGames };
}

interface FixturePlan {
  readonly fixture: Fixture | undefined;
  readonly events: readonly FeedEvent[];
  readonly leftOut: number;
  /** Of a fixture of which it is otherwise than before. */
  readonly fedOpen?: FedOpen;
}

function planFixture(before: Fixture | undefined, said: FixtureReports, at: number, laid: Laid): FixturePlan {
  const known = before ?? (said.facts === undefined ? undefined : newFixture(said.facts));
  if (known === undefined) return { fixture: undefined, events: [], leftOut: said.markets.length };
  const facts = said.facts === undefined ? known : { ...known, ...factsOf(said.facts) };
  const below = before === undefined ? NONE_FED_OPEN : laid.openBelow(known.fixtureId);
  const ruled = rulingsFor(laid.rulings, facts);
  const revision = reviseMarkets(known, said.markets, at, { ruled, fedOpen: below });
  const score = said.score === undefined ? known.score : toldScore(facts.sportId, known.score, said.score.score, at);
  const isWhole = before === undefined || hasOtherFacts(before, facts);
  const told = { ...facts, score, markets: [...revision.markets] };
  // With another league or sport, other holds are over what was not reported too.
  const laidOver = isWhole ? layOver(told, revision.fedOpen, laid.rulings, at) : undefined;
  const events =
    before === undefined || laidOver !== undefined
      ? [opened(laidOver?.fixture ?? told, at)]
      : changesOf(before, { ...facts, score }, revision, at);
  // What is stored is what the events say, by the rule that every reader of them has.
  const fixture = events.reduce<Fixture | undefined>((state, event) => evolveFixture(state, event), before);
  const fedOpen = laidOver?.fedOpen ?? revision.fedOpen;
  return { fixture, events, leftOut: revision.leftOut, ...(isSameSet(fedOpen, below) ? {} : { fedOpen }) };
}

const isSameSet = (a: FedOpen, b: FedOpen): boolean =>
  a === b || (a.size === b.size && [...a].every((id) => b.has(id)));

const opened = (fixture: Fixture, at: number): FeedEvent => ({ type: 'FixtureOpened', at, data: { fixture } });

function changesOf(before: Fixture, next: Fixture, { whole, changes }: MarketRevision, at: number): FeedEvent[] {
  const { fixtureId, status, startAt, score } = next;
  const events: FeedEvent[] = [];
  if (status !== before.status || startAt !== before.startAt) {
    events.push({ type: 'FixtureChanged', at, data: { fixtureId, status, startAt } });
  }
  if (whole.length > 0) events.push({ type: 'MarketsOpened', at, data: { fixtureId, markets: [...whole] } });
  if (changes.length > 0) events.push({ type: 'OddsChanged', at, data: { fixtureId, changes: [...changes] } });
  if (score !== null && !isSameScore(score, before.score)) {
    events.push({ type: 'ScoreChanged', at, data: { fixtureId, score } });
  }
  return events;
}

function factsOf({ kind: _, ...facts }: FixtureReport): Omit<Fixture, 'score' | 'markets'> {
  return facts;
}

const newFixture = (report: FixtureReport): Fixture => ({ ...factsOf(report), score: null, markets: [] });

/** Facts that `FixtureChanged` does not carry; a change of them sends the fixture whole. */
const WHOLE_FACTS = [
  'sportId',
  'locationId',
  'locationName',
  'leagueId',
  'leagueName',
  'home',
  'away',
  'turnsInPlay',
] as const satisfies readonly (keyof Fixture)[];

const hasOtherFacts = (before: Fixture, next: Fixture) => WHOLE_FACTS.some((fact) => before[fact] !== next[fact]);

/**
 * Results that are new. A fixture that left the offer may still get them: its bets are open until they come. What is taken back of one is told too:
 * what was said of it before is not known here, nor of a selection that comes onto the offer, which may have been on it before.
 */
function resultsIn(
  byFixture: ReadonlyMap<FixtureId, FixtureReports>,
  offer: KnownOffer,
  after: ReadonlyMap<FixtureId, Fixture>,
): Pick<DeliveryPlan, 'settled' | 'unsettled'> {
  const results = new Map<string, SettledSelection>();
  const unsettled: OfferedSelection[] = [];
  for (const [fixtureId, said] of byFixture) {
    const before = offer.fixtures.get(fixtureId);
    const fixture = after.get(fixtureId);
    if (before !== undefined && fixture !== undefined) {
      for (const one of judgedAnew(before, fixture)) results.set(`${fixtureId}|${one.selectionId}`, one);
    }
    if (said.markets.length === 0) continue;
    const stored = new Map(before?.markets.flatMap((market) => market.selections.map((one) => [one.selectionId, one])));
    for (const market of said.markets) {
      for (const selection of market.selections) {
        const { selectionId, settlement } = selection;
        const known = stored.get(selectionId);
        if (fixture !== undefined && known === undefined && settlement === null) {
          unsettled.push({ fixtureId, selectionId });
          continue;
        }
        // Nothing known, nothing said: most reports of most selections.
        if (fixture !== undefined && known?.settlement === settlement) continue;
        const reckoned = fixture === undefined ? undefined : reckonedResult(fixture, market, selection);
        results.set(`${fixtureId}|${selectionId}`, { fixtureId, selectionId, settlement, reckoned });
      }
    }
  }
  return { settled: [...results.values()], unsettled };
}

/** The results that a fixture has, where its final score was another when they came. */
function judgedAnew(before: Fixture, fixture: Fixture): readonly SettledSelection[] {
  const { fixtureId, score } = fixture;
  if (finalScoreOf(fixture) === undefined || finalScoreOf(before) === undefined) return [];
  if (isSameScore(before.score, score)) return [];
  return fixture.markets.flatMap((market) =>
    market.selections.flatMap((selection) => {
      const { selectionId, settlement } = selection;
      const reckoned = settlement === null ? undefined : reckonedResult(fixture, market, selection);
      return reckoned === undefined
        ? []
        : { fixtureId, selectionId, settlement, reckoned, isJudgedAnew: true as const };
    }),
  );
}
