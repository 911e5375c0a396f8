/**
 * A member's request to charge or to exchange (WAL-01, rules REQ): requested, then for good approved, rejected or cancelled. What each event moves is said
 * here, so that books and states cannot part.
 */
import { z } from 'zod';
import { MAX_ID, type MemberId } from '../kernel/ids.ts';
import { accept, reject, type Decision } from '../kernel/decision.ts';
import { Won } from '../kernel/money.ts';
import { availableOf, bonusTransfer, exchangeOf, type Transfer } from '../wallet/ledger.ts';
import { BonusKind } from './bonus.ts';

/** `charge`: play money for a member; `exchange`: play money back to the house. */
export const REQUEST_KINDS = ['charge', 'exchange'] as const;
export const RequestKind = z.enum(REQUEST_KINDS);
export type RequestKind = z.infer<typeof RequestKind>;

export const REQUEST_STATES = ['requested', 'approved', 'rejected', 'cancelled'] as const;
export const RequestState = z.enum(REQUEST_STATES);
export type RequestState = z.infer<typeof RequestState>;

/** Why the house said no. */
export const REJECTION_REASONS = ['depositorDiffers', 'notReceived', 'accountDiffers', 'byHouse'] as const;
export const RejectionReason = z.enum(REJECTION_REASONS);
export type RejectionReason = z.infer<typeof RejectionReason>;

/** A bonus as it was promised with the request (REQ-6): whatever the house offers later. */
export const PromisedBonus = z.object({
  kind: BonusKind,
  percent: z.number().int().min(1).max(100),
  points: Won,
});
export type PromisedBonus = z.infer<typeof PromisedBonus>;

/** What was sent or is to be paid in tether. `rate`: hundredths of a won for one. */
export const TetherTerms = z.object({ usdt: z.number().int().min(1), rate: z.number().int().min(1) });
export type TetherTerms = z.infer<typeof TetherTerms>;

const Instant = z.number().int().min(0);

export const MoneyRequest = z.object({
  id: z.string().min(1).max(MAX_ID),
  kind: RequestKind,
  state: RequestState,
  /** Won, above zero. */
  amount: Won.min(1),
  /** `null` for one through the play bank. */
  tether: TetherTerms.nullable(),
  /** `null` for an exchange, and where the member chose none. */
  bonus: PromisedBonus.nullable(),
  /** Won to be staked before an exchange, by a charge; percent of its amount that they are. */
  rolling: Won,
  rollingPercent: z.number().int().min(0).max(10_000),
  /** Why it was rejected; `null` for others. */
  reason: RejectionReason.nullable(),
  /** Epoch ms. */
  requestedAt: Instant,
  /** When it became what it is for good; `null` while it waits. */
  decidedAt: Instant.nullable(),
});
export type MoneyRequest = z.infer<typeof MoneyRequest>;

/** What may be done with a request that waits. Times in epoch ms. */
export type RequestCommand =
  | { readonly act: 'approve' | 'cancel'; readonly at: number }
  | { readonly act: 'reject'; readonly reason: RejectionReason; readonly at: number };

/** What became of a request. */
export type RequestEvent =
  | { readonly type: 'Approved' | 'Cancelled'; readonly at: number }
  | { readonly type: 'Rejected'; readonly reason: RejectionReason; readonly at: number };

/** Nothing is done with a request that waits no more (REQ-1). */
export function decideRequest(
  { state }: Pick<MoneyRequest, 'state'>,
  command: RequestCommand,
): Decision<RequestEvent, { readonly reason: 'over' }> {
  if (state !== 'requested') return reject({ reason: 'over' });
  const { at } = command;
  if (command.act === 'reject') return accept({ type: 'Rejected', reason: command.reason, at });
  return accept({ type: command.act === 'approve' ? 'Approved' : 'Cancelled', at });
}

/** The request afterwards. */
export function evolveRequest(request: MoneyRequest, event: RequestEvent): MoneyRequest {
  const decidedAt = event.at;
  if (event.type === 'Rejected') return { ...request, state: 'rejected', reason: event.reason, decidedAt };
  return { ...request, state: event.type === 'Approved' ? 'approved' : 'cancelled', decidedAt };
}

/** What asking moves: an exchange leaves what may be bet at once, a charge moves nothing (REQ-2, REQ-3). */
export function transfersOfAsking(memberId: MemberId, { id, kind, amount }: MoneyRequest): readonly Transfer[] {
  if (kind === 'charge') return [];
  const held = { from: availableOf(memberId), to: exchangeOf(memberId), kind: 'exchangeHeld' } as const;
  return [{ ...held, amount, betId: null, cause: id }];
}

/** What an event of a request moves: a charge comes with its bonus, an exchange is paid out or comes back whole (REQ-2, REQ-3). */
export function transfersOfEvent(
  memberId: MemberId,
  { id, kind, amount, bonus }: MoneyRequest,
  event: RequestEvent,
): readonly Transfer[] {
  const isApproved = event.type === 'Approved';
  const part = { amount, betId: null, cause: id };
  const available = availableOf(memberId);
  if (kind === 'exchange') {
    const from = exchangeOf(memberId);
    return isApproved
      ? [{ from, to: 'house:funding', kind: 'exchangePaid', ...part }]
      : [{ from, to: available, kind: 'exchangeReturned', ...part }];
  }
  if (!isApproved) return [];
  const charged = { from: 'house:funding', to: available, kind: 'charged', ...part } as const;
  return bonus === null || bonus.points === 0 ? [charged] : [charged, bonusTransfer(memberId, bonus.points, id)];
}
