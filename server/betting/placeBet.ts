/**
 * Places a bet at most once per key: key, bet, ledger and events are one transaction (CRT-15).
 *
 * Refusals are answers too: they are stored under the key, so that the same request can never be decided twice differently.
 */
import type { BettingAccepted, BettingRequest } from '../../src/domain/bets/bettingCall.ts';
import type { Bet } from '../../src/domain/bets/bet.ts';
import { BetId, type BetKey, type FixtureId, type MemberId } from '../../src/domain/kernel/ids.ts';
import { formatOdds } from '../../src/domain/kernel/odds.ts';
import type { Member } from '../../src/domain/session/member.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { holdTransfer } from '../../src/domain/wallet/ledger.ts';
import { copy } from '../copy.ts';
import { appendMemberEvents } from '../events/eventLog.ts';
import { readLevels } from '../house/levels.ts';
import { effectiveStates, readPulse } from '../ingest/feedPulse.ts';
import type { ProducerStates } from '../ingest/offer.ts';
import { readMember } from '../session/readMember.ts';
import type { Work } from '../store/store.ts';
import { postTransfers } from '../wallet/postTransfers.ts';
import { findKey, fingerprintOf, storeAnswer, type Answer } from './betKeys.ts';
import { insertBet } from './betRows.ts';
import { decideBet, type BetDecision, type BettingFacts } from './decideBet.ts';

export interface BetOrder {
  readonly memberId: MemberId;
  readonly key: BetKey;
  /** The refused key whose changed odds this bet accepts. */
  readonly parentKey: BetKey | null;
  readonly request: BettingRequest;
}

export interface BetAnswer extends Answer {
  /** Whether the answer was given before. */
  readonly isHit: boolean;
}

/**
 * @param betId used if the bet is accepted
 * @param feedSilenceMs how long the feed may be silent before its prices cannot be bet on
 * @param now epoch ms
 */
export async function placeBet(
  tx: Work,
  order: BetOrder,
  betId: string,
  feedSilenceMs: number,
  now: number,
): Promise<BetAnswer> {
  const { memberId, key, request } = order;
  const fingerprint = fingerprintOf(request);
  const known = await findKey(tx, memberId, key);
  if (known?.state === 'void') return { ...message(410, copy.keyVoid), isHit: false };
  if (known !== undefined && known.fingerprint !== fingerprint) return { ...message(422, copy.keyUsed), isHit: false };
  if (known !== undefined) return { status: known.status ?? 500, body: known.body ?? 'null', isHit: true };
  const member = await readMember(tx, memberId);
  if (member === undefined) throw new Error('a session without its member');
  const facts = await readFacts(tx, request, member, feedSilenceMs, now);
  const decision = decideBet(request, key, BetId.parse(betId), facts);
  const answer = decision.kind === 'accepted' ? await accept(tx, member, decision.bet, now) : answerOf(decision);
  await storeAnswer(tx, memberId, key, fingerprint, order.parentKey, answer, now);
  return { ...answer, isHit: false };
}

async function readFacts(
  tx: Work,
  request: BettingRequest,
  member: Member,
  feedSilenceMs: number,
  now: number,
): Promise<BettingFacts> {
  const levels = await readLevels(tx);
  const silentFor = now - (await readPulse(tx));
  const producerRows = await tx.selectFrom('producers').select(['producer', 'state']).execute();
  const states = Object.fromEntries(producerRows.map((row) => [row.producer, row.state])) as ProducerStates;
  const ids = [...new Set(request.bettings.map((line) => line.fixtureId))];
  const rows = await tx.selectFrom('fixtures').select(['fixture_id', 'body']).where('fixture_id', 'in', ids).execute();
  return {
    member,
    level: levels.find((level) => level.level === member.level),
    fixtures: new Map(rows.map((row) => [row.fixture_id as FixtureId, JSON.parse(row.body) as Fixture])),
    producers: effectiveStates(states, silentFor, feedSilenceMs),
    isSilent: silentFor > feedSilenceMs,
    now,
  };
}

async function accept(tx: Work, member: Member, bet: Bet, now: number): Promise<Answer> {
  const transfer = holdTransfer(member.id, bet.betId, bet.stake);
  const emoney = member.emoney - bet.stake;
  await insertBet(tx, member.id, bet);
  await postTransfers(tx, [transfer], now);
  await tx.updateTable('members').set({ updated_at: now }).where('id', '=', member.id).execute();
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
  if (decision.kind === 'refused') return message(422, decision.message);
  return { status: 409, body: JSON.stringify(decision.changes) };
}

const message = (status: number, text: string): Answer => ({ status, body: JSON.stringify({ message: text }) });
