/**
 * What a supplier of games asks of the wallet (rules LBY): to take a stake, to pay a round out, to give a stake back that never was played, or what there
 * is. Each asks under a key of its own, is done once, and is signed; how one comes over the line is its adapter's (`server/lobbies/suppliers`).
 */
import { z } from 'zod';
import type { Account, Transfer } from '../wallet/ledger.ts';
import { availableOf } from '../wallet/ledger.ts';
import type { MemberId } from '../kernel/ids.ts';

const Id = z.string().regex(/^[\w.:-]{1,80}$/);
const MOST = 1_000_000_000;

export const WALLET_ACTIONS = ['balance', 'debit', 'credit', 'rollback'] as const;
export const WalletCall = z.strictObject({
  session: Id,
  /** The key: whatever arrives under it again is the same. */
  transaction: Id,
  action: z.enum(WALLET_ACTIONS),
  round: Id,
  /** Won; of a rollback what its debit took, of a balance nothing. */
  amount: z.number().int().min(0).max(MOST),
  /** Of a rollback the debit that it takes back. */
  reference: Id.optional(),
  /** When it was made, epoch ms. */
  at: z.number().int().min(0),
});
export type WalletCall = z.infer<typeof WalletCall>;

/**
 * `badSignature`: not the supplier's; `old`: made too long ago; `unknownSession`; `over`: the session takes no stakes any more; `tooPoor`;
 * `keyUsed`: another call had the key; `rolledBack`: the debit was taken back before it came; `noDebit`: a round that nothing was staked on;
 * `roundPaid`: a stake cannot go back after its round was paid; `refused`: the member's own limits or the house say no.
 */
export const WALLET_REASONS = [
  'malformed',
  'badSignature',
  'old',
  'unknownSession',
  'over',
  'tooPoor',
  'keyUsed',
  'rolledBack',
  'noDebit',
  'roundPaid',
  'refused',
] as const;
export const WalletAnswer = z.union([
  z.object({ balance: z.number().int().min(0) }),
  z.object({ reason: z.enum(WALLET_REASONS) }),
]);
export type WalletAnswer = z.infer<typeof WalletAnswer>;
export type WalletReason = (typeof WALLET_REASONS)[number];

/** How long ago a signed call may have been made, ms. */
export const WALLET_CALL_MS = 5 * 60_000;

/** What is signed: every field, so that none can be put in the place of another. */
export const signedText = ({ at, action, transaction, session, round, amount, reference = '' }: WalletCall): string =>
  [at, action, transaction, session, round, amount, reference].join('|');

/** What stands of a round by the calls so far; calls that were refused are none. */
export interface RoundStanding {
  readonly debits: readonly { readonly transaction: string; readonly amount: number; readonly isBack: boolean }[];
  readonly isPaid: boolean;
  /** Debits that were taken back before they came. */
  readonly backBefore: readonly string[];
}

/** Why a debit, a credit or a rollback cannot be done, by its round alone (LBY-7, LBY-8). */
export function roundRefusal(
  call: WalletCall,
  { debits, isPaid, backBefore }: RoundStanding,
): WalletReason | undefined {
  switch (call.action) {
    case 'balance':
      return undefined;
    case 'debit':
      return backBefore.includes(call.transaction) ? 'rolledBack' : isPaid ? 'roundPaid' : undefined;
    case 'credit':
      return isPaid ? 'roundPaid' : debits.some(({ isBack }) => !isBack) ? undefined : 'noDebit';
    case 'rollback':
      return isPaid ? 'roundPaid' : undefined;
  }
}

const HOUSE: Account = 'house:result';

/** What a call moves. @param cause id of the round */
export function walletTransfers(
  memberId: MemberId,
  { action, amount, round, reference }: WalletCall,
  { debits }: RoundStanding,
): readonly Transfer[] {
  const mine = availableOf(memberId);
  const part = { betId: null, cause: round } as const;
  if (action === 'debit' && amount > 0) return [{ from: mine, to: HOUSE, amount, kind: 'casinoStaked', ...part }];
  if (action === 'credit' && amount > 0) return [{ from: HOUSE, to: mine, amount, kind: 'casinoPaid', ...part }];
  if (action !== 'rollback') return [];
  const debit = debits.find(({ transaction, isBack }) => transaction === reference && !isBack);
  return debit === undefined || debit.amount === 0
    ? []
    : [{ from: HOUSE, to: mine, amount: debit.amount, kind: 'casinoReturned', ...part }];
}
