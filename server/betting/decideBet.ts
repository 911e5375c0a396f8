/**
 * Whether the house takes a bet, by what it believes itself: offer, level limits, balance. Nothing of the request's totals counts.
 */
import { checkBet } from '../../src/domain/bet-slip/checkBet.ts';
import type { Bet, BetPick } from '../../src/domain/bets/bet.ts';
import type { BettingRequest, OddsChange } from '../../src/domain/bets/bettingCall.ts';
import type { OddsPolicy } from '../../src/domain/bets/compareClaims.ts';
import type { BetId, BetKey, FixtureId } from '../../src/domain/kernel/ids.ts';
import { totalOdds, winningsOf } from '../../src/domain/kernel/odds.ts';
import {
  gameDetailTypeOf,
  PAGE_KINDS,
  pageRules,
  type PageKind,
  type ReplacementRule,
} from '../../src/domain/reference/pages.ts';
import { limitsFor, type LevelSetting } from '../../src/domain/session/limits.ts';
import type { Member } from '../../src/domain/session/member.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { copy, rejectionText } from '../copy.ts';
import type { ProducerStates } from '../ingest/offer.ts';
import { judgeClaims } from './judgeClaims.ts';

/** All that a decision rests on, read in the transaction that stores it. */
export interface BettingFacts {
  readonly member: Member;
  readonly level: LevelSetting | undefined;
  readonly fixtures: ReadonlyMap<FixtureId, Fixture>;
  /** As they count now: silence included. */
  readonly producers: Readonly<ProducerStates>;
  /** Whether the feed has been silent for too long, whatever its producers said last. */
  readonly isSilent: boolean;
  readonly now: number;
}

export type BetDecision =
  | { readonly kind: 'accepted'; readonly bet: Bet }
  | { readonly kind: 'changed'; readonly changes: readonly OddsChange[] }
  | { readonly kind: 'refused'; readonly message: string };

const refused = (message: string): BetDecision => ({ kind: 'refused', message });

/** The page whose limits count: the one that writes `gameDetailType` and `betStyle` as the request has them. */
export function pageOf({ gameDetailType, betStyle, bettings }: BettingRequest): PageKind | undefined {
  return PAGE_KINDS.find(
    (page) => pageRules[page].betStyle === betStyle && gameDetailTypeOf(page, bettings.length) === gameDetailType,
  );
}

export function decideBet(request: BettingRequest, key: BetKey, betId: BetId, facts: BettingFacts): BetDecision {
  const { member, now } = facts;
  const page = pageOf(request);
  if (page === undefined) return refused(copy.badRequest);
  const judged = judgeClaims(request.bettings, facts.fixtures, page, policyOf(request), now);
  if (judged.kind === 'closed') return refused(copy.selectionClosed);
  if (isOutOfDate(request, facts)) return refused(copy.staleOdds);
  if (judged.kind === 'suspended') return refused(copy.selectionSuspended);
  if (judged.kind === 'changed') return judged;
  if (hasRivals(judged.picks, pageRules[page].replacement)) return refused(copy.samePick);
  const odds = judged.picks.map((pick) => pick.odds);
  const limits = limitsFor(page, member.tendency, facts.level, member.emoney);
  const rejection = checkBet(request.amounts, odds, limits);
  if (rejection !== undefined) return refused(rejectionText(rejection));
  if (request.amounts > member.emoney) return refused(copy.balanceTooLow);
  const total = totalOdds(odds);
  const bet: Bet = {
    betId,
    key,
    page,
    betStyle: pageRules[page].betStyle,
    stake: request.amounts,
    totalOdds: total,
    expectedWinnings: winningsOf(request.amounts, total),
    paid: 0,
    status: 0,
    placedAt: now,
    settledAt: null,
    picks: [...judged.picks],
  };
  return { kind: 'accepted', bet };
}

/** CRT-17: the flag takes any price; a changed line is always asked. */
const policyOf = ({ changeFlag }: BettingRequest): OddsPolicy => (changeFlag === 1 ? 'any' : 'none');

/** Prices nobody keeps up to date cannot be bet on (SYN-05). A delayed producer still speaks; the others do not. */
function isOutOfDate(request: BettingRequest, { fixtures, producers, isSilent }: BettingFacts): boolean {
  if (isSilent) return true;
  return request.bettings.some(({ fixtureId }) => {
    const state = producers[fixtures.get(fixtureId)?.status === 'inPlay' ? 'inPlay' : 'prematch'];
    return state === 'down' || state === 'recovering';
  });
}

/** Picks that the page's slip would never hold together (SLIP-2, SLIP-10). */
function hasRivals(picks: readonly BetPick[], rule: ReplacementRule): boolean {
  const games = picks.map((pick) => (rule === 'fixture' ? pick.fixtureId : `${pick.fixtureId}|${pick.marketId}`));
  return new Set(games).size < games.length;
}
