/**
 * What a bet's claims are worth now (BET-1, BET-4, BET-6): the domain's comparison, and what only the house's clock and words add:
 * whether a game has started, and whether a selection is gone or just suspended.
 */
import type { BetPick } from '../../src/domain/bets/bet.ts';
import type { BettingLine, OddsChange } from '../../src/domain/bets/bettingCall.ts';
import { compareClaims, type Offer, type OddsPolicy } from '../../src/domain/bets/compareClaims.ts';
import type { FixtureId, SelectionId } from '../../src/domain/kernel/ids.ts';
import type { PageKind } from '../../src/domain/reference/pages.ts';
import { isListed } from '../../src/domain/sports/board.ts';
import { findSelection, offeredOdds, type Fixture } from '../../src/domain/sports/fixture.ts';

export type Judgement =
  | { readonly kind: 'agreed'; readonly picks: readonly BetPick[] }
  | { readonly kind: 'changed'; readonly changes: readonly OddsChange[] }
  /** Started, settled or no longer on offer. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'suspended' };

/**
 * @param at epoch ms, to tell what has started
 */
export function judgeClaims(
  claims: readonly BettingLine[],
  fixtures: ReadonlyMap<FixtureId, Fixture>,
  page: PageKind,
  policy: OddsPolicy,
  at: number,
): Judgement {
  const takingBets = (fixtureId: FixtureId) => {
    const fixture = fixtures.get(fixtureId);
    return fixture !== undefined && takesBets(fixture, page, at) ? fixture : undefined;
  };
  const compared = compareClaims(claims, takingBets, policy);
  if (compared.kind === 'changed') return compared;
  if (compared.kind === 'agreed') return { kind: 'agreed', picks: compared.offers.map(pickOf) };
  const blocking = claims.filter((claim) => compared.selectionIds.includes(claim.oddsId));
  const isPause = blocking.every((claim) => isSuspended(takingBets(claim.fixtureId), claim.oddsId));
  return { kind: isPause ? 'suspended' : 'closed' };
}

/** Before its start, or in play if its prices stay on offer then. */
function takesBets(fixture: Fixture, page: PageKind, at: number): boolean {
  if (!isListed(fixture, page)) return false;
  if (fixture.turnsInPlay) return fixture.status === 'scheduled' || fixture.status === 'inPlay';
  return fixture.status === 'scheduled' && fixture.startAt > at;
}

function isSuspended(fixture: Fixture | undefined, selectionId: SelectionId): boolean {
  const found = fixture === undefined ? undefined : findSelection(fixture, selectionId);
  return found?.selection.status === 'suspended';
}

const pickOf = ({ fixture, market, selection }: Offer): BetPick => ({
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
