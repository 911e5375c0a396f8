/**
 * Does what a supplier asks of the wallet, once a key (LBY-5 to LBY-8): the key, the money and what the member is told are one transaction. Whoever asks,
 * over the line or from within, comes through here.
 */
import type { MemberId } from '../../../src/domain/kernel/ids.ts';
import { stakeRefusal, type OwnRefusal } from '../../../src/domain/limits/ownRefusal.ts';
import {
  roundRefusal,
  WALLET_CALL_MS,
  walletTransfers,
  WalletAnswer,
  type RoundStanding,
  type WalletCall,
  type WalletReason,
} from '../../../src/domain/lobbies/walletCall.ts';
import { RESTRICTED_TENDENCY } from '../../../src/domain/reference/lobbies.ts';
import { readSetting } from '../../house/settings.ts';
import { readOwnStanding } from '../../limits/ownStanding.ts';
import { isBlocked } from '../../session/memberBlocks.ts';
import { readMember } from '../../session/readMember.ts';
import type { LobbySessionTable, SupplierCallTable } from '../../store/originTables.ts';
import type { Work } from '../../store/store.ts';
import { moveFor } from '../../wallet/moveFor.ts';
import { countPlay } from '../countPlay.ts';
import { availableBalance } from '../../wallet/postTransfers.ts';

const no = (reason: WalletReason): WalletAnswer => ({ reason });

/** What a key was used for; when it was asked does not count: a supplier asks again later. */
const saidOf = ({ session, action, round, amount, reference = '' }: WalletCall): string =>
  [session, action, round, amount, reference].join('|');

/**
 * @param supplier whose call it is; its signature was read already
 * @param now epoch ms
 * @param isMoneyOff whether the books are wrong: then no stake is taken (LED-1)
 */
export async function askWallet(
  tx: Work,
  supplier: string,
  call: WalletCall,
  now: number,
  isMoneyOff: boolean,
): Promise<WalletAnswer> {
  const known = await knownCall(tx, supplier, call);
  if (known !== undefined) {
    return known.said === saidOf(call) ? WalletAnswer.parse(JSON.parse(known.answer)) : no('keyUsed');
  }
  const session = await tx
    .selectFrom('lobby_sessions')
    .selectAll()
    .where('session_id', '=', call.session)
    .where('supplier', '=', supplier)
    .executeTakeFirst();
  if (session === undefined) return no('unknownSession');
  if (call.action === 'balance') return { balance: await availableBalance(tx, session.member_id as MemberId) };
  const answer = await decide(tx, session, call, now, isMoneyOff);
  // What was made too long ago may be made anew under its key.
  if ('reason' in answer && answer.reason === 'old') return answer;
  const { transaction, round, action, amount, reference = null } = call;
  const row = { session_id: call.session, round_id: round, action, amount, reference, at: now };
  const kept = { said: saidOf(call), answer: JSON.stringify(answer), is_done: 'balance' in answer ? 1 : 0 };
  await tx
    .insertInto('supplier_calls')
    .values({ supplier, transaction_id: transaction, ...row, ...kept })
    .execute();
  return answer;
}

const knownCall = (tx: Work, supplier: string, { transaction }: WalletCall): Promise<SupplierCallTable | undefined> =>
  tx
    .selectFrom('supplier_calls')
    .selectAll()
    .where('supplier', '=', supplier)
    .where('transaction_id', '=', transaction)
    .executeTakeFirst();

async function decide(
  tx: Work,
  session: LobbySessionTable,
  call: WalletCall,
  now: number,
  isMoneyOff: boolean,
): Promise<WalletAnswer> {
  const memberId = session.member_id as MemberId;
  const standing = await readRound(tx, session.supplier, call);
  const refusal = roundRefusal(call, standing);
  if (refusal !== undefined) return no(refusal);
  if (call.action === 'debit') {
    const reason = await stakeReason(tx, session, call, now, isMoneyOff);
    if (reason !== undefined) return no(reason);
  }
  const transfers = walletTransfers(memberId, call, standing);
  const { emoney, at } = await moveFor(tx, memberId, transfers, now);
  await countPlay(tx, session, transfers, at);
  return { balance: emoney };
}

/** Why no stake is taken: what was won is paid and what was taken back is given however late (LBY-8). */
async function stakeReason(
  tx: Work,
  session: LobbySessionTable,
  { at, amount }: WalletCall,
  now: number,
  isMoneyOff: boolean,
): Promise<WalletReason | undefined> {
  const memberId = session.member_id as MemberId;
  if (Math.abs(now - at) > WALLET_CALL_MS) return 'old';
  if (now >= session.expires_at) return 'over';
  if (isMoneyOff || (await playerRefusal(tx, session, amount, now)) !== undefined) return 'refused';
  return amount > (await availableBalance(tx, memberId)) ? 'tooPoor' : undefined;
}

/** Why a member's stake is refused: `closed` and `restricted` by the house, the others by their own limits. */
export type PlayerRefusal = OwnRefusal | { readonly reason: 'closed' | 'restricted' };

/**
 * What a supplier is told of as `refused` alone: nothing of a member's own limits is its business (LBY-8).
 *
 * @param amount won
 * @param now epoch ms
 */
export async function playerRefusal(
  tx: Work,
  { member_id, game }: Pick<LobbySessionTable, 'member_id' | 'game'>,
  amount: number,
  now: number,
): Promise<PlayerRefusal | undefined> {
  const memberId = member_id as MemberId;
  const member = await readMember(tx, memberId);
  if (member === undefined || member.tendency === RESTRICTED_TENDENCY) return { reason: 'restricted' };
  // A launch outlives the session that it came from (MBR-4).
  if (await isBlocked(tx, memberId)) return { reason: 'restricted' };
  const closed = await readSetting(tx, 'lobbyMaintenance');
  if (closed[game === 'moonSlot' ? 'slot' : 'casino'] === 1) return { reason: 'closed' };
  return stakeRefusal(await readOwnStanding(tx, memberId, now), amount);
}

/** What was done of a round in its session: a supplier's ids of rounds are its own. */
async function readRound(tx: Work, supplier: string, { session, round }: WalletCall): Promise<RoundStanding> {
  const rows = await tx
    .selectFrom('supplier_calls')
    .selectAll()
    .where('supplier', '=', supplier)
    .where('session_id', '=', session)
    .where('round_id', '=', round)
    .where('is_done', '=', 1)
    .execute();
  const back = rows.flatMap(({ action, reference }) =>
    action === 'rollback' && reference !== null ? [reference] : [],
  );
  const debits = rows.filter(({ action }) => action === 'debit');
  return {
    debits: debits.map(({ transaction_id: transaction, amount }) => ({
      transaction,
      amount,
      isBack: back.includes(transaction),
    })),
    isPaid: rows.some(({ action }) => action === 'credit'),
    backBefore: back.filter((reference) => !debits.some(({ transaction_id: id }) => id === reference)),
  };
}
