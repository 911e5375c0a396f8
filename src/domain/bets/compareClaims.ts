/**
 * Compares what a bet claims with what is on offer (CRT-12, CRT-17, FAIR-02; rules BET-4, BET-6, BET-7): the one decision
 * behind the changed-odds answer, for the origin and for every test double of it.
 */
import type { SelectionId } from '../kernel/ids.ts';
import { formatOdds, parseOdds } from '../kernel/odds.ts';
import type { OddsPolicy } from '../reference/oddsPolicies.ts';
import { findSelection, offeredOdds, type Fixture, type Market, type Selection } from '../sports/fixture.ts';
import type { BettingLine, OddsChange } from './bettingCall.ts';

export type { OddsPolicy };

export type Comparison =
  /** Some selections cannot be backed at all: gone, suspended, settled, or not of the fixture claimed. */
  | { readonly kind: 'closed'; readonly selectionIds: readonly SelectionId[] }
  | { readonly kind: 'changed'; readonly changes: readonly OddsChange[] }
  /** The bet stands, at these odds (hundredths, one a claim) and versions. */
  | { readonly kind: 'agreed'; readonly offers: readonly BackableSelection[] };

/** A claimed selection as it is on offer now. */
export interface BackableSelection {
  readonly fixture: Fixture;
  readonly market: Market;
  readonly selection: Selection;
}

/**
 * @param fixtureOf the fixture as the decider has it now
 */
export function compareClaims(
  claims: readonly BettingLine[],
  fixtureOf: (fixtureId: BettingLine['fixtureId']) => Fixture | undefined,
  policy: OddsPolicy,
): Comparison {
  const offers: BackableSelection[] = [];
  const closed: SelectionId[] = [];
  const changes: OddsChange[] = [];
  for (const claim of claims) {
    const offer = offerOf(claim, fixtureOf(claim.fixtureId));
    if (offer === undefined) {
      closed.push(claim.oddsId);
      continue;
    }
    offers.push(offer);
    if (!isAgreed(claim, offer, policy)) changes.push(changeOf(claim, offer));
  }
  if (closed.length > 0) return { kind: 'closed', selectionIds: closed };
  return changes.length > 0 ? { kind: 'changed', changes } : { kind: 'agreed', offers };
}

function offerOf(claim: BettingLine, fixture: Fixture | undefined): BackableSelection | undefined {
  if (fixture === undefined || fixture.sportId !== claim.sportId) return undefined;
  if (fixture.status !== 'scheduled' && !fixture.turnsInPlay) return undefined;
  const found = findSelection(fixture, claim.oddsId);
  return found !== undefined && found.selection.status === 'open' ? { fixture, ...found } : undefined;
}

/**
 * A newer version with the same price and line is no change to the member: it agrees. An older offer than the claim
 * (a claim from the future) never does.
 */
function isAgreed(claim: BettingLine, { market, selection }: BackableSelection, policy: OddsPolicy): boolean {
  const claimed = parseOdds(claim.betPrice);
  if (claimed === undefined || claim.version > selection.version || claim.betBaseline !== market.baseLine) return false;
  if (policy === 'any') return true;
  const offered = offeredOdds(selection);
  return policy === 'better' ? offered >= claimed : offered === claimed;
}

function changeOf(claim: BettingLine, { fixture, market, selection }: BackableSelection): OddsChange {
  return {
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
  };
}
