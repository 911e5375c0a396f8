/**
 * Compares what a bet claims with what is on offer (CRT-12, SYN-05): gone, changed, or exactly as claimed.
 *
 * Pure. A price counts as claimed only if version and price both are; a changed line is never accepted without asking (CRT-17).
 */
import type { BetPick } from '../../src/domain/bets/bet.ts';
import type { BettingLine, OddsChange } from '../../src/domain/bets/bettingCall.ts';
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import { formatOdds } from '../../src/domain/kernel/odds.ts';
import type { PageKind } from '../../src/domain/reference/pages.ts';
import { isListed } from '../../src/domain/sports/board.ts';
import { findSelection, offeredOdds, type Fixture, type Market, type Selection } from '../../src/domain/sports/fixture.ts';

export type Judgement =
  | { readonly kind: 'asClaimed'; readonly picks: readonly BetPick[] }
  | { readonly kind: 'changed'; readonly changes: readonly OddsChange[] }
  /** Started, settled or no longer on offer. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'suspended' };

interface Found {
  readonly claim: BettingLine;
  readonly fixture: Fixture;
  readonly market: Market;
  readonly selection: Selection;
}

/**
 * @param at epoch ms, to tell what has started
 */
export function judgeClaims(
  claims: readonly BettingLine[],
  fixtures: ReadonlyMap<FixtureId, Fixture>,
  page: PageKind,
  acceptsChangedPrices: boolean,
  at: number,
): Judgement {
  const found: Found[] = [];
  for (const claim of claims) {
    const fixture = fixtures.get(claim.fixtureId);
    const place = fixture === undefined ? undefined : findSelection(fixture, claim.oddsId);
    if (fixture === undefined || place === undefined || fixture.sportId !== claim.sportId) return { kind: 'closed' };
    if (!takesBets(fixture, page, at) || place.selection.status === 'settled') return { kind: 'closed' };
    found.push({ claim, fixture, ...place });
  }
  if (found.some(({ selection }) => selection.status !== 'open')) return { kind: 'suspended' };
  const changed = found.filter((one) => isOtherLine(one) || (!acceptsChangedPrices && isOtherPrice(one)));
  if (changed.length > 0) return { kind: 'changed', changes: changed.map(changeOf) };
  return { kind: 'asClaimed', picks: found.map(pickOf) };
}

/** Before its start, or in play if its prices stay on offer then. */
function takesBets(fixture: Fixture, page: PageKind, at: number): boolean {
  if (!isListed(fixture, page)) return false;
  if (fixture.turnsInPlay) return fixture.status === 'scheduled' || fixture.status === 'inPlay';
  return fixture.status === 'scheduled' && fixture.startAt > at;
}

const isOtherLine = ({ claim, market }: Found) => claim.betBaseline !== market.baseLine;

const isOtherPrice = ({ claim, selection }: Found) =>
  claim.version !== selection.version || claim.betPrice !== formatOdds(offeredOdds(selection));

const changeOf = ({ claim, fixture, market, selection }: Found): OddsChange => ({
  old: {
    oddsId: claim.oddsId,
    marketName: market.name,
    betName: selection.name,
    betBaseline: claim.betBaseline,
    betPrice: claim.betPrice,
  },
  new: {
    id: selection.selectionId,
    version: selection.version,
    betPrice: formatOdds(selection.odds),
    betPriceByAdmin: selection.oddsByAdmin === null ? null : formatOdds(selection.oddsByAdmin),
    betBaseline: market.baseLine,
    fixtureId: fixture.fixtureId,
  },
});

const pickOf = ({ fixture, market, selection }: Found): BetPick => ({
  selectionId: selection.selectionId,
  fixtureId: fixture.fixtureId,
  sportId: fixture.sportId,
  marketId: market.marketId,
  marketName: market.name,
  side: selection.side,
  name: selection.name,
  line: selection.line,
  baseLine: market.baseLine,
  leagueName: fixture.leagueName,
  home: fixture.home,
  away: fixture.away,
  startAt: fixture.startAt,
  odds: offeredOdds(selection),
  version: selection.version,
  settlement: null,
});
