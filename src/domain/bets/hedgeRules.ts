/**
 * Which bets only insure each other, and are refused (rules HDG-1 … HDG-4): bets of one member that together win whatever
 * happens in a market or round, and a win pick with a handicap pick of the same game on one slip.
 */
import type { FixtureId, SelectionId } from '../kernel/ids.ts';
import { MARKET } from '../reference/markets.ts';
import { familyOf } from '../reference/marketFamilies.ts';
import type { Market, Selection } from '../sports/fixture.ts';

/** What is backed, as far as hedging goes. Picks of a slip, of a bet and of a request all fit. */
export interface BackedPick {
  readonly fixtureId: FixtureId;
  readonly marketId: string;
  readonly baseLine: string;
  readonly selectionId: SelectionId;
}

export type HedgeRejection =
  /** A win pick and a handicap pick of one fixture on one slip. */
  | { readonly reason: 'insurance'; readonly fixtureId: FixtureId }
  /** With this bet the member would back all outcomes of a market. */
  | {
      readonly reason: 'allOutcomes';
      readonly fixtureId: FixtureId;
      readonly marketId: string;
      readonly baseLine: string;
      readonly outcomes: number;
    };

/**
 * The first hedge a new bet would make, if any.
 *
 * Two bets hedge each other only if they are alike in all other picks: then that market's result does not matter to the member
 * (rule HDG-1). Singles are the plain case, alike in having no other picks.
 *
 * @param openBets picks of each open bet of the member; those without a pick of these fixtures may be left out
 * @param marketOf the market a pick belongs to, `undefined` if it is gone
 */
export function hedgeIn(
  picks: readonly BackedPick[],
  openBets: readonly (readonly BackedPick[])[],
  marketOf: (pick: BackedPick) => Market | undefined,
): HedgeRejection | undefined {
  const insured = insuredFixture(picks);
  if (insured !== undefined) return { reason: 'insurance', fixtureId: insured };
  for (const pick of picks) {
    const market = marketOf(pick);
    if (market === undefined) continue;
    const outcomes = outcomesOf(market);
    const backed = backedTogether(pick, picks, openBets);
    if (outcomes.size < 2 || !coversAll(market, outcomes, backed)) continue;
    const { fixtureId, marketId, baseLine } = pick;
    return { reason: 'allOutcomes', fixtureId, marketId, baseLine, outcomes: outcomes.size };
  }
  return undefined;
}

/** The fixture of which a slip holds both a win pick and a handicap pick (rule HDG-3). */
export function insuredFixture(picks: readonly BackedPick[]): FixtureId | undefined {
  const winners = picks.filter(({ marketId }) => ['oneXTwo', 'winLose'].includes(familyOf(marketId)));
  const handicaps = new Set(
    picks.filter(({ marketId }) => familyOf(marketId) === 'handicap').map(({ fixtureId }) => fixtureId),
  );
  return winners.find(({ fixtureId }) => handicaps.has(fixtureId))?.fixtureId;
}

/** Selections of the pick's market that the member backs beside equal other picks, this one included. */
function backedTogether(
  pick: BackedPick,
  picks: readonly BackedPick[],
  openBets: readonly (readonly BackedPick[])[],
): ReadonlySet<SelectionId> {
  const others = othersOf(pick, picks);
  const alike = openBets.flatMap((bet) =>
    bet.filter((backed) => isOnSameMarket(backed, pick) && othersOf(backed, bet) === others),
  );
  return new Set([pick, ...alike].map(({ selectionId }) => selectionId));
}

const isOnSameMarket = (a: BackedPick, b: BackedPick) =>
  a.fixtureId === b.fixtureId && a.marketId === b.marketId && a.baseLine === b.baseLine;

const othersOf = (pick: BackedPick, picks: readonly BackedPick[]): string =>
  picks
    .filter((other) => other !== pick)
    .map(({ selectionId }) => selectionId)
    .toSorted()
    .join('|');

/** What can still happen: a settled selection, such as a withdrawn runner, is no outcome any more (rule HDG-2). */
function outcomesOf(market: Market): ReadonlySet<string> {
  const open = market.selections.filter((selection) => selection.status !== 'settled');
  return new Set(open.flatMap((selection) => partsOf(market, selection)));
}

function coversAll(market: Market, outcomes: ReadonlySet<string>, backed: ReadonlySet<SelectionId>): boolean {
  const chosen = market.selections.filter((selection) => backed.has(selection.selectionId));
  const covered = new Set(chosen.flatMap((selection) => partsOf(market, selection)));
  return [...outcomes].every((outcome) => covered.has(outcome));
}

/** The results a selection wins on: `1X` of a double chance wins on two of three (rule HDG-4). */
function partsOf(market: Market, { name, selectionId }: Selection): readonly string[] {
  return market.marketId === MARKET.doubleChance && /^[12X]{2}$/.test(name) ? name.split('') : [selectionId];
}
