/** One fixture as a trader opens it: its markets and selections, offered and fed, with what stands on each (RSK-8). */
import { sql } from 'kysely';
import { BONUS_MARKET } from '../../../src/domain/bet-slip/bonusPick.ts';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import type { FixtureId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import {
  stakeOfMarket,
  sumOfStakes,
  type OpenLegs,
  type Override,
  type RiskMarket,
  type RiskOfFixture,
  type RiskSelection,
} from '../../../src/domain/office/risk.ts';
import {
  FIXTURE_LIMITS,
  offeredOdds,
  type Fixture,
  type Market,
  type Selection,
} from '../../../src/domain/sports/fixture.ts';
import {
  fedStatus,
  holdKey,
  shiftOf,
  type FedOpen,
  type HoldTarget,
  type Rulings,
} from '../../../src/domain/sports/rulings.ts';
import { readRulings } from '../../ingest/overlay.ts';
import type { Offer } from '../../ingest/offer.ts';
import { groupRows } from '../../store/groupRows.ts';
import type { Work } from '../../store/store.ts';
import { marketKey, readBackedFixtures, riskFixtureOf } from './exposure.ts';
import { fixturesOf } from './layAgain.ts';
import { readStanding, rulingsByFixture } from './rulingRows.ts';

/** Legs of one selection, with the words of one of its bets. */
interface BackedSelection extends OpenLegs {
  /** Stakes times odds, added up: won times hundredths. */
  readonly weighed: number;
  readonly body: string;
}

/** @param now epoch ms. @returns `undefined` for one that nobody offers and nobody backs */
export async function readRiskOfFixture(
  tx: Work,
  offer: Offer,
  fixtureId: FixtureId,
  now: number,
): Promise<RiskOfFixture | undefined> {
  const [stored] = await fixturesOf(tx, { scope: 'fixture', fixtureId });
  const backed = await readBacked(tx, fixtureId);
  const found = stored?.fixture ?? (await readBackedFixtures(tx, [fixtureId])).get(fixtureId);
  if (found === undefined) return undefined;
  const standing = await readStanding(tx);
  const { holds, overrides } = standing;
  const held = new Set(holds.map(({ target }) => holdKey(target)));
  const priced = new Map(overrides.flatMap((one) => (one.fixtureId === fixtureId ? [[one.selectionId, one]] : [])));
  // What is no longer on offer has no price that a margin could move.
  const { margins } = await readRulings(tx);
  const shiftOver = (market: Market) => (stored === undefined ? 0 : shiftOf(margins, stored.fixture, market));
  const seen: Seen = { fixtureId, held, priced, shiftOver, fedOpen: stored?.fedOpen ?? new Set() };
  const markets = marketsOf(stored?.fixture, backed, seen);
  const counts = rulingsByFixture(standing).get(fixtureId);
  const stake = { ...sumOfStakes(markets), markets: markets.filter(({ legs }) => legs > 0).length };
  return {
    at: now,
    fixture: riskFixtureOf(found, stake, { held, counts, isOnOffer: stored !== undefined }),
    markets: markets.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, FIXTURE_LIMITS.markets),
    reach: reachOf(offer, stored?.fixture),
  };
}

/** Backed markets by liability, before the others in their order. */
const rankOf = ({ legs, liability }: RiskMarket): number => (legs === 0 ? Number.NEGATIVE_INFINITY : liability);

interface Seen {
  readonly fixtureId: FixtureId;
  readonly held: Rulings['holds'];
  readonly priced: ReadonlyMap<SelectionId, Override>;
  /** The margin over a market, hundredths of a percent. */
  readonly shiftOver: (market: Market) => number;
  readonly fedOpen: FedOpen;
}

async function readBacked(tx: Work, fixtureId: FixtureId): Promise<readonly BackedSelection[]> {
  const { any, jsonWhole } = tx.engine;
  const { rows } = await sql<BackedSelection>`
    SELECT ${any(sql`p.fixture_id`)} AS "fixtureId", p.market_id AS "marketId", p.base_line AS "baseLine", p.selection_id AS "selectionId",
      count(*) AS legs, sum(b.stake) AS stakes, sum(b.expected_winnings) AS payout,
      sum(b.stake * ${jsonWhole(sql`p.body`, 'odds')}) AS weighed, ${any(sql`p.body`)} AS body
    FROM bet_picks p JOIN bets b ON p.bet_id = b.bet_id
    WHERE p.fixture_id = ${fixtureId} AND b.status = 0 AND p.settlement IS NULL AND p.market_id <> ${BONUS_MARKET}
    GROUP BY p.market_id, p.base_line, p.selection_id`.execute(tx);
  return rows;
}

function marketsOf(
  fixture: Fixture | undefined,
  backed: readonly BackedSelection[],
  seen: Seen,
): readonly RiskMarket[] {
  const byMarket = groupRows(backed, marketKey);
  const markets = (fixture?.markets ?? []).map((market) => {
    const legs = byMarket.get(marketKey(market)) ?? [];
    byMarket.delete(marketKey(market));
    return riskMarketOf(market, legs, seen);
  });
  const gone = [...byMarket.values()].map((legs) => {
    const { marketId, marketName, baseLine } = wordsOf(legs[0]);
    return riskMarketOf({ marketId, name: marketName, baseLine, selections: [] }, legs, seen);
  });
  return [...markets, ...gone];
}

const wordsOf = (leg: BackedSelection | undefined): BetPick => JSON.parse(leg?.body ?? '{}') as BetPick;

function riskMarketOf(market: Market, legs: readonly BackedSelection[], seen: Seen): RiskMarket {
  const { marketId, baseLine, name } = market;
  const stake = stakeOfMarket(legs);
  const bySelection = new Map(legs.map((leg) => [leg.selectionId, leg]));
  const offered = market.selections.map((selection) => {
    const leg = bySelection.get(selection.selectionId);
    bySelection.delete(selection.selectionId);
    return riskSelectionOf(selection, selection, leg, { ...seen, stakes: stake.stakes });
  });
  // Backed in this market, and since then moved to another or gone.
  const gone = [...bySelection.values()].map((leg) =>
    riskSelectionOf(wordsOf(leg), undefined, leg, { ...seen, stakes: stake.stakes }),
  );
  const isHeld = seen.held.has(holdKey({ scope: 'market', fixtureId: seen.fixtureId, marketId, baseLine }));
  return {
    marketId,
    baseLine,
    name,
    isHeld,
    shift: seen.shiftOver(market),
    selections: [...offered, ...gone].slice(0, FIXTURE_LIMITS.selections),
    ...stake,
  };
}

type Words = Pick<Selection, 'selectionId' | 'side' | 'name' | 'line'>;

/** `stakes` of its market, won. */
function riskSelectionOf(
  { selectionId, side, name, line }: Words,
  selection: Selection | undefined,
  leg: BackedSelection | undefined,
  { fixtureId, held, priced, fedOpen, stakes }: Seen & { readonly stakes: number },
): RiskSelection {
  const target: HoldTarget = { scope: 'selection', fixtureId, selectionId };
  const payout = leg?.payout ?? 0;
  return {
    ...{ selectionId, side, name, line },
    offered:
      selection === undefined
        ? null
        : { odds: offeredOdds(selection), before: selection.oddsBefore, status: selection.status },
    fed: selection === undefined ? null : { odds: selection.odds, status: fedStatus(selection, fedOpen) },
    isHeld: held.has(holdKey(target)),
    override: priced.get(selectionId) ?? null,
    average: leg === undefined ? null : Math.max(100, Math.round(leg.weighed / leg.stakes)),
    ...{ payout, legs: leg?.legs ?? 0, stakes: leg?.stakes ?? 0, liability: payout - stakes },
  };
}

/** How many selections a hold of each scope would reach. */
function reachOf({ fixtures }: Offer, fixture: Fixture | undefined): RiskOfFixture['reach'] {
  const reach = { fixture: 0, league: 0, sport: 0, all: 0 };
  for (const one of fixtures.values()) {
    const selections = one.markets.reduce((sum, market) => sum + market.selections.length, 0);
    reach.all += selections;
    if (one.sportId === fixture?.sportId) reach.sport += selections;
    if (one.leagueId === fixture?.leagueId) reach.league += selections;
    if (one.fixtureId === fixture?.fixtureId) reach.fixture += selections;
  }
  return reach;
}
