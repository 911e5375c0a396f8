/** What came and went of a member's money since each of some moments, and how long they were signed in: read off the ledger, the bets and the sessions (OWN-8). */
import { sql } from 'kysely';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { turnoverOf, type Turnover } from '../../src/domain/limits/turnover.ts';
import type { TransferKind } from '../../src/domain/wallet/ledger.ts';
import type { Work } from '../store/store.ts';

/** @param since epoch ms */
export async function readTurnover(tx: Work, memberId: MemberId, since: number): Promise<Turnover> {
  const rows = await tx
    .selectFrom('ledger_entries')
    .select(['kind', (entry) => entry.fn.sum<number>('delta').as('delta')])
    .where('member_id', '=', memberId)
    .where('purse', '=', 'money')
    .where('at', '>=', since)
    // The stake of a void bet of before came from nothing that counts here: given back it would open room that play never left.
    .where(
      sql<boolean>`NOT (kind <> 'debtRepaid' AND bet_id IS NOT NULL AND EXISTS (SELECT 1 FROM bets
        WHERE bets.bet_id = ledger_entries.bet_id AND bets.status = -1 AND bets.placed_at < ${since}))`,
    )
    .groupBy('kind')
    .execute();
  const moves = rows.map(({ kind, delta }) => ({ kind: kind as TransferKind, delta }));
  const noPlay = {
    voided: await voidedSince(tx, memberId, since),
    takenBack: await takenBackSince(tx, memberId, since),
  };
  return turnoverOf(moves, noPlay);
}

async function voidedSince(tx: Work, memberId: MemberId, since: number): Promise<number> {
  const { stakes } = await tx
    .selectFrom('bets')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('stake'), select.val(0)).as('stakes'))
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', since)
    .where('status', '=', -1)
    .executeTakeFirstOrThrow();
  return stakes;
}

/** Stakes of the stretch that suppliers took back: by when they were staked, so that one of before opens no room (LBY-7). */
async function takenBackSince(tx: Work, memberId: MemberId, since: number): Promise<number> {
  const { stakes } = await tx
    .selectFrom('lobby_sessions')
    .innerJoin('supplier_calls as debit', 'debit.session_id', 'lobby_sessions.session_id')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('debit.amount'), select.val(0)).as('stakes'))
    .where('member_id', '=', memberId)
    // A launch takes no stake once it is over.
    .where('expires_at', '>=', since)
    .where('debit.action', '=', 'debit')
    .where('debit.is_done', '=', 1)
    .where('debit.at', '>=', since)
    .where(
      sql<boolean>`EXISTS (SELECT 1 FROM supplier_calls AS back WHERE back.session_id = debit.session_id
        AND back.round_id = debit.round_id AND back.action = 'rollback' AND back.is_done = 1 AND back.reference = debit.transaction_id)`,
    )
    .executeTakeFirstOrThrow();
  return stakes;
}

/** Whole minutes signed in since a moment; a session that ran out without anybody there lasted until then. Both epoch ms. */
export async function readMinutes(tx: Work, memberId: MemberId, since: number, now: number): Promise<number> {
  const ended = sql<number>`coalesce(ended_at, expires_at)`;
  const [begin, end] = [
    sql<number>`CASE WHEN created_at > ${since} THEN created_at ELSE ${since} END`,
    sql<number>`CASE WHEN ${ended} < ${now} THEN ${ended} ELSE ${now} END`,
  ];
  const { ms } = await tx
    .selectFrom('sessions')
    .select(sql<number | null>`sum(CASE WHEN ${end} > ${begin} THEN (${end}) - (${begin}) ELSE 0 END)`.as('ms'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Math.floor((ms ?? 0) / 60_000);
}

/** When the session that is open began, epoch ms. */
export async function readSessionStart(tx: Work, memberId: MemberId): Promise<number | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return row?.created_at;
}
