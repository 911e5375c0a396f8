/**
 * Places a bet at most once per key: key, bet, ledger and events are one transaction (CRT-15).
 *
 * Refusals are answers too: they are stored under the key, so that the same request can never be decided twice differently. A bet on a
 * game in play is looked at, held, and looked at again; only the second look debits (CLS-3, CLS-4).
 */
import type { BettingAccepted, BettingRequest } from '../../src/domain/bets/bettingCall.ts';
import type { Bet } from '../../src/domain/bets/bet.ts';
import { delayOfBet } from '../../src/domain/bets/closingTime.ts';
import type { OddsPolicy } from '../../src/domain/bets/compareClaims.ts';
import { scoresInPlay } from '../../src/domain/bets/recheckAfterDelay.ts';
import type { SeenScores } from '../../src/domain/bets/seenScores.ts';
import type { BetId, BetKey, MemberId } from '../../src/domain/kernel/ids.ts';
import { formatOdds } from '../../src/domain/kernel/odds.ts';
import { holdTransfer } from '../../src/domain/wallet/ledger.ts';
import { appendMemberEvents } from '../events/eventLog.ts';
import { touchMember } from '../session/touchMember.ts';
import type { Work } from '../store/store.ts';
import { postTransfers } from '../wallet/postTransfers.ts';
import { findKey, fingerprintOf, storeAnswer, type Answer, type PendingKey } from './betKeys.ts';
import { insertBet } from './betRows.ts';
import { decideBet, type BetDecision } from './decideBet.ts';
import { countHeldBets, dropHeldBet, findHeldBet, heldOrderOf, insertHeldBet, MAX_HELD } from './heldBets.ts';
import { readFacts, type BettingFacts, type Bettor } from './readFacts.ts';
import { answerOfRefusal } from './answerOfRefusal.ts';

/** A bet as asked for: whose, under which key, in place of which refused one. */
export interface BetOrder {
  readonly memberId: MemberId;
  readonly key: BetKey;
  /** The refused key whose changed odds this bet accepts. */
  readonly parentKey: BetKey | null;
  readonly request: BettingRequest;
  readonly policy: OddsPolicy;
  /** Scores the member saw, of games in play (rule CLS-5); a game it does not name is compared with its score at arrival. */
  readonly scores: SeenScores;
  /** Used if the bet is accepted. */
  readonly betId: BetId;
}

/** What the member is told; a refusal is an answer like any other. */
export interface BetAnswer extends Answer {
  /** Whether the answer was given before. */
  readonly isHit: boolean;
}

/** Decided at once, or held until its sport's delay is over (CLS-3). */
export type PlacedBet =
  | { readonly kind: 'answered'; readonly answer: BetAnswer }
  /** Held until `decideAt`, epoch ms. */
  | { readonly kind: 'held'; readonly decideAt: number };

/** When a decision is made, and by whose patience with the feed. */
export interface DecisionTime {
  /** Epoch ms. */
  readonly now: number;
  /** How long the feed may be silent before its prices cannot be bet on, ms. */
  readonly feedSilenceMs: number;
}

/** A held bet that nobody decided for so long is void: its member saw other prices. Ms. */
const HELD_FOR_MS = 15_000;

const answered = (answer: Answer, isHit = false): PlacedBet => ({ kind: 'answered', answer: { ...answer, isHit } });

/** @param isBettingOff whether the books were found wrong: new bets are refused, what a key stands for already is told all the same */
export async function placeBet(
  tx: Work,
  order: BetOrder,
  time: DecisionTime,
  isBettingOff: boolean,
): Promise<PlacedBet> {
  const { memberId, request } = order;
  const fingerprint = fingerprintOf(order);
  const known = await knownAnswer(tx, order, fingerprint);
  if (known !== undefined) return known;
  const facts = await readFacts(tx, request, memberId, time.feedSilenceMs, time.now);
  const decision = isBettingOff ? refusedAs('bettingOff') : decideBet(order, facts);
  const delay = decision.kind === 'accepted' ? delayOfBet([...facts.fixtures.values()], facts.delays) : 0;
  if (delay === 0) return answered(await conclude(tx, order, fingerprint, decision, facts));
  if ((await countHeldBets(tx, memberId)) >= MAX_HELD) {
    const tooMany: BetDecision = { kind: 'refused', refusal: { reason: 'tooManyHeld' } };
    return answered(await conclude(tx, order, fingerprint, tooMany, facts));
  }
  const decideAt = time.now + delay;
  // The ones the member saw are among these: a bet that saw others has just been refused.
  const scores = scoresInPlay([...facts.fixtures.values()]);
  await insertHeldBet(tx, { ...order, fingerprint, scores, arrivedAt: time.now, decideAt });
  return { kind: 'held', decideAt };
}

/**
 * The second look at a held bet, and its answer; the answer it has already if it is held no more.
 *
 * @param isBettingOff whether the books were found wrong meanwhile
 */
export async function decideHeldBet(
  tx: Work,
  memberId: MemberId,
  key: BetKey,
  time: DecisionTime,
  isBettingOff: boolean,
): Promise<BetAnswer> {
  const row = await findHeldBet(tx, memberId, key);
  if (row === undefined) {
    const known = await findKey(tx, memberId, key);
    if (known?.state === 'decided') return { status: known.status ?? 500, body: known.body ?? 'null', isHit: true };
    return { ...answerOfRefusal({ reason: 'keyVoid' }), isHit: false };
  }
  const held = heldOrderOf(row);
  await dropHeldBet(tx, memberId, key);
  const facts = await readFacts(tx, held.request, memberId, time.feedSilenceMs, time.now);
  const decision = isBettingOff
    ? refusedAs('bettingOff')
    : time.now - held.arrivedAt > HELD_FOR_MS
      ? refusedAs('decidedTooLate')
      : decideBet(held, facts);
  return { ...(await conclude(tx, held, held.fingerprint, decision, facts)), isHit: false };
}

const refusedAs = (reason: 'bettingOff' | 'decidedTooLate'): BetDecision => ({ kind: 'refused', refusal: { reason } });

/** What a key stands for already, if anything. */
async function knownAnswer(tx: Work, order: BetOrder, fingerprint: string): Promise<PlacedBet | undefined> {
  const held = await findHeldBet(tx, order.memberId, order.key);
  if (held !== undefined) {
    if (held.fingerprint !== fingerprint) return answered(answerOfRefusal({ reason: 'keyUsed' }));
    return answered(answerOfPending({ state: 'pending', decideAt: held.decide_at }));
  }
  const known = await findKey(tx, order.memberId, order.key);
  if (known === undefined) return undefined;
  if (known.state === 'void') return answered(answerOfRefusal({ reason: 'keyVoid' }));
  if (known.fingerprint !== fingerprint) return answered(answerOfRefusal({ reason: 'keyUsed' }));
  return answered({ status: known.status ?? 500, body: known.body ?? 'null' }, true);
}

/** An object without a `message`: neither the array of changed odds nor a refusal, so a client goes on asking for the key. */
export const answerOfPending = (pending: PendingKey): Answer => ({ status: 409, body: JSON.stringify(pending) });

/** Stores what was decided under the key; an accepted bet with its debit and its events. */
async function conclude(
  tx: Work,
  order: Pick<BetOrder, 'memberId' | 'key' | 'parentKey'>,
  fingerprint: string,
  decision: BetDecision,
  { member, now }: BettingFacts,
): Promise<Answer> {
  const answer = decision.kind === 'accepted' ? await accept(tx, member, decision.bet, now) : answerOf(decision);
  await storeAnswer(tx, order.memberId, order.key, fingerprint, order.parentKey, answer, now);
  return answer;
}

async function accept(tx: Work, member: Bettor, bet: Bet, now: number): Promise<Answer> {
  const transfer = holdTransfer(member.id, bet.betId, bet.stake);
  const emoney = member.emoney - bet.stake;
  await insertBet(tx, member.id, bet);
  await postTransfers(tx, [transfer], now);
  await touchMember(tx, { memberId: member.id, at: now });
  await appendMemberEvents(tx, member.id, [
    { type: 'BetAccepted', at: now, data: { bet } },
    { type: 'BalanceChanged', at: now, data: { emoney, delta: -bet.stake, kind: transfer.kind, betId: bet.betId } },
  ]);
  const accepted: BettingAccepted = {
    betId: bet.betId,
    placedAt: now,
    totalRatio: formatOdds(bet.totalOdds),
    amounts: bet.stake,
    emoney,
  };
  return { status: 200, body: JSON.stringify(accepted) };
}

function answerOf(decision: Exclude<BetDecision, { kind: 'accepted' }>): Answer {
  if (decision.kind === 'refused') return answerOfRefusal(decision.refusal);
  return { status: 409, body: JSON.stringify(decision.changes) };
}
