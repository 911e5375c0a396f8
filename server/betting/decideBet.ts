/**
 * Whether the house takes a bet, by what it believes itself: offer, limits, other bets, balance. Nothing of the request's totals
 * counts. Pure.
 */
import { bonusFault, isBonus } from '../../src/domain/bet-slip/bonusPick.ts';
import { checkBet } from '../../src/domain/bet-slip/checkBet.ts';
import { standTogether } from '../../src/domain/bet-slip/replacePicks.ts';
import type { Bet, BetPick } from '../../src/domain/bets/bet.ts';
import type { BettingRequest, OddsChange } from '../../src/domain/bets/bettingCall.ts';
import { exposureRejection } from '../../src/domain/bets/fixtureExposure.ts';
import { hedgeIn } from '../../src/domain/bets/hedgeRules.ts';
import { impliedPick } from '../../src/domain/bets/impliedPicks.ts';
import { isInsured } from '../../src/domain/bets/roundHedge.ts';
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import { cappedLimits } from '../../src/domain/limits/cappedLimits.ts';
import { stakeRefusal } from '../../src/domain/limits/ownRefusal.ts';
import { isRoundId } from '../../src/domain/mini-games/round.ts';
import { totalOdds, winningsOf } from '../../src/domain/kernel/odds.ts';
import { gameDetailTypeOf, pageRules } from '../../src/domain/reference/pageRules.ts';
import { PAGE_KINDS, type PageKind } from '../../src/domain/reference/pages.ts';
import { DEFAULT_LIMITS, limitsFor } from '../../src/domain/session/limits.ts';
import { ADMINISTRATOR } from '../../src/domain/session/member.ts';
import type { BetQuestion } from './betQuestion.ts';
import { judgeClaims } from './judgeClaims.ts';
import type { BettingFacts, OpenBet } from './readFacts.ts';
import type { Refusal } from './refusal.ts';

/** Taken as the house sees it, or why not; nothing is stored yet. */
export type BetDecision =
  | { readonly kind: 'accepted'; readonly bet: Bet }
  | { readonly kind: 'changed'; readonly changes: readonly OddsChange[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const refused = (refusal: Refusal): BetDecision => ({ kind: 'refused', refusal });

/** The page whose limits count: the one that writes `gameDetailType` and `betStyle` as the request has them. */
export function pageOf({ gameDetailType, betStyle, bettings }: BettingRequest): PageKind | undefined {
  return PAGE_KINDS.find(
    (page) => pageRules[page].betStyle === betStyle && gameDetailTypeOf(page, bettings.length) === gameDetailType,
  );
}

/** Refuses with the first reason it finds, in the order of the rules; the facts are of one transaction. */
export function decideBet(question: BetQuestion, facts: BettingFacts): BetDecision {
  const { request } = question;
  if (facts.isMaintained && facts.member.type !== ADMINISTRATOR) return refused({ reason: 'maintenance' });
  if (facts.isBlocked) return refused({ reason: 'blocked' });
  const page = pageOf(request);
  if (page === undefined) return refused({ reason: 'unknownPage' });
  if (facts.gameClosing !== undefined) return refused({ reason: facts.gameClosing });
  const { fixtures, rules, own, now } = facts;
  const ownRefusal = stakeRefusal(own, request.amounts);
  if (ownRefusal !== undefined) return refused(ownRefusal);
  const judged = judgeClaims(question, { fixtures, page, at: now, leadMs: rules.closingLeadMs });
  if (judged.kind === 'closed') return refused({ reason: 'selectionClosed' });
  if (isOutOfDate(request, facts)) return refused({ reason: 'staleOdds' });
  if (judged.kind === 'suspended') return refused({ reason: 'selectionSuspended' });
  if (judged.kind === 'scoreChanged') {
    const { kind: _, ...scores } = judged;
    return refused({ reason: 'scoreChanged', ...scores });
  }
  if (judged.kind === 'changed') return judged;
  const refusal = refusalOf(request.amounts, judged.picks, page, facts);
  return refusal === undefined ? { kind: 'accepted', bet: betOf(question, page, judged.picks, now) } : refused(refusal);
}

/** The first rule that a bet at these odds breaks, cheapest first. */
function refusalOf(stake: number, picks: readonly BetPick[], page: PageKind, facts: BettingFacts): Refusal | undefined {
  const { member, level, caps } = facts;
  if (!standTogether(pageRules[page].replacement, picks)) return { reason: 'samePick' };
  const fault = bonusFault(picks);
  if (fault !== undefined) return fault;
  const odds = picks.map((pick) => pick.odds);
  const rejection = checkBet(
    stake,
    odds,
    cappedLimits(limitsFor(page, member.tendency, level, member.emoney), caps, page, picks),
  );
  if (rejection !== undefined) return rejection;
  if (stake > member.emoney) return { reason: 'balanceTooLow' };
  // A bonus is no game of its own: nothing is staked on it, and nothing is hedged by it (BON-5).
  const games = picks.filter((pick) => !isBonus(pick));
  return intervalRefusal(facts) ?? exposureRefusal(stake, games, facts) ?? hedgeRefusal(games, facts);
}

/** An interval of 0 is none; a last bet of a time to come was written by another clock, and says nothing (SYN-12). */
function intervalRefusal({ rules, lastBetAt, now }: BettingFacts): Refusal | undefined {
  if (rules.minBetIntervalMs === 0 || lastBetAt === undefined || lastBetAt > now) return undefined;
  const waitMs = lastBetAt + rules.minBetIntervalMs - now;
  return waitMs > 0 ? { reason: 'tooSoon', waitMs } : undefined;
}

function exposureRefusal(stake: number, picks: readonly BetPick[], facts: BettingFacts): Refusal | undefined {
  const { member, level, rules, openBets } = facts;
  const limit = rules.fixtureMax[String(member.level)] ?? 2 * (level?.maxBetAmount ?? DEFAULT_LIMITS.maxStake);
  const fixtureIds = picks.map((pick) => pick.fixtureId);
  const openStakes = new Map<FixtureId, number>();
  for (const bet of openBets) {
    for (const fixtureId of new Set(bet.picks.map((pick) => pick.fixtureId))) {
      openStakes.set(fixtureId, (openStakes.get(fixtureId) ?? 0) + bet.stake);
    }
  }
  return exposureRejection(stake, fixtureIds, openStakes, limit);
}

function hedgeRefusal(picks: readonly BetPick[], { rules, openBets, fixtures }: BettingFacts): Refusal | undefined {
  if (!rules.refusesHedges) return undefined;
  const hedge = hedgeIn(
    picks,
    openBets.map((bet) => bet.picks),
    ({ fixtureId, marketId, baseLine }) =>
      fixtures.get(fixtureId)?.markets.find((market) => market.marketId === marketId && market.baseLine === baseLine),
  );
  return hedge ?? insuredRound(picks, openBets) ?? impliedPick(picks, (fixtureId) => fixtures.get(fixtureId));
}

/** A single on a round that insures what the member has on the same round already, by whichever markets (ROU-13). */
function insuredRound(picks: readonly BetPick[], openBets: readonly OpenBet[]): Refusal | undefined {
  const [pick, another] = picks;
  if (pick === undefined || another !== undefined || !isRoundId(pick.fixtureId)) return undefined;
  const singles = openBets.flatMap(({ picks: [only, ...more] }) =>
    only?.fixtureId === pick.fixtureId && more.length === 0 ? [only.selectionId] : [],
  );
  const backed = [...new Set([pick.selectionId, ...singles])];
  if (!isInsured(pick.fixtureId, backed)) return undefined;
  const { fixtureId, marketId, baseLine } = pick;
  return { reason: 'allOutcomes', fixtureId, marketId, baseLine, outcomes: backed.length };
}

function betOf({ request, key, betId }: BetQuestion, page: PageKind, picks: readonly BetPick[], now: number): Bet {
  const total = totalOdds(picks.map((pick) => pick.odds));
  return {
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
    picks: [...picks],
  };
}

/**
 * Prices nobody keeps up to date cannot be bet on (SYN-05). A delayed producer still speaks; the others do not. Prices of rounds follow from a table, and no
 * feed has a say over them (ROU-8).
 */
function isOutOfDate(request: BettingRequest, { fixtures, producers, isSilent }: BettingFacts): boolean {
  return request.bettings.some(({ fixtureId }) => {
    if (isRoundId(fixtureId)) return false;
    if (isSilent) return true;
    const state = producers[fixtures.get(fixtureId)?.status === 'inPlay' ? 'inPlay' : 'prematch'];
    return state === 'down' || state === 'recovering';
  });
}
