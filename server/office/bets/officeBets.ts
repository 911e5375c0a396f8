/** Bets of all members, found and opened (BOP-1). Nothing here writes. */
import { sql } from 'kysely';
import { officeBetCall, officeBetsCall } from '../../../src/domain/calls/officeBets.ts';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import { BetId, MemberId } from '../../../src/domain/kernel/ids.ts';
import type { ListKey } from '../../../src/domain/lists/listKey.ts';
import type { OfficeBet, OfficeBetFilter, OfficeBetRecord } from '../../../src/domain/office/bets.ts';
import { may } from '../../../src/domain/office/roles.ts';
import { TransferKind } from '../../../src/domain/wallet/ledger.ts';
import { readBets } from '../../betting/betRows.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import { copy } from '../../http/copy.ts';
import type { Work } from '../../store/store.ts';
import { answerPages } from '../answerPages.ts';
import { entryOf } from '../auditLog.ts';
import type { OfficeParts } from '../officeParts.ts';

const MOST_ENTRIES = 200;
const MOST_ACTS = 20;

export function betRoutes(answer: AnswerCall, { store }: OfficeParts): void {
  answerPages(answer, store, officeBetsCall, readOfficeBets);

  answer(officeBetCall, async ({ params: { betId }, session: { operator }, reply }) => {
    const record = await store.read((tx) => readRecord(tx, betId, may(operator.role, 'audit.see')));
    return record ?? reply.code(404).send({ message: copy.notFound });
  });
}

/** The newest first, after a key. */
async function readOfficeBets(
  tx: Work,
  filter: OfficeBetFilter,
  after: ListKey | undefined,
  limit: number,
): Promise<readonly OfficeBet[]> {
  const { search, fixture, status, from, until, least, most } = filter;
  const rows = await betQuery(tx)
    .$if(search !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('bets.bet_id', '=', search ?? ''),
          where('bets.member_id', 'in', (select) =>
            select
              .selectFrom('members')
              .select('id')
              .where((of) =>
                of.or([
                  of('user_id', '=', search ?? ''),
                  of('nickname', '=', search ?? ''),
                  of('id', '=', search ?? ''),
                ]),
              ),
          ),
        ]),
      ),
    )
    .$if(fixture !== undefined, (query) =>
      query.where('bets.bet_id', 'in', (select) =>
        select
          .selectFrom('bet_picks')
          .select('bet_id')
          .where('fixture_id', '=', fixture ?? ''),
      ),
    )
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))
    .$if(from !== undefined, (query) => query.where('placed_at', '>=', from ?? 0))
    .$if(until !== undefined, (query) => query.where('placed_at', '<', until ?? 0))
    .$if(least !== undefined, (query) => query.where('stake', '>=', least ?? 0))
    .$if(most !== undefined, (query) => query.where('stake', '<=', most ?? 0))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(placed_at, bets.bet_id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('bets.bet_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(rowOf);
}

const betQuery = (tx: Work) =>
  tx
    .selectFrom('bets')
    .innerJoin('members', 'members.id', 'bets.member_id')
    .innerJoin('bet_picks', (join) => join.onRef('bet_picks.bet_id', '=', 'bets.bet_id').on('ordinal', '=', 0))
    .select(['bets.bet_id', 'bets.member_id', 'page', 'stake', 'total_odds', 'expected_winnings', 'paid', 'status'])
    .select(['placed_at', 'settled_at', 'cancelled_at', 'user_id', 'nickname', 'level', 'body'])
    .select(sql<number>`(SELECT count(*) FROM bet_picks WHERE bet_id = bets.bet_id)`.as('folds'));

type Stored = Awaited<ReturnType<ReturnType<typeof betQuery>['execute']>>[number];

function rowOf(row: Stored): OfficeBet {
  const { home, away } = JSON.parse(row.body) as BetPick;
  return {
    betId: BetId.parse(row.bet_id),
    member: { id: MemberId.parse(row.member_id), userId: row.user_id, nickname: row.nickname, level: row.level },
    ...{ page: row.page, stake: row.stake, totalOdds: row.total_odds, expectedWinnings: row.expected_winnings },
    ...{ paid: row.paid, status: row.status as OfficeBet['status'], placedAt: row.placed_at },
    ...{ settledAt: row.settled_at, cancelledAt: row.cancelled_at, folds: row.folds, home, away },
  };
}

async function readRecord(tx: Work, betId: BetId, seesActs: boolean): Promise<OfficeBetRecord | undefined> {
  const [owned] = await readBets(tx, [betId]);
  const stored = await betQuery(tx).where('bets.bet_id', '=', betId).executeTakeFirst();
  if (owned === undefined || stored === undefined) return undefined;
  const entries = await tx
    .selectFrom('transfers')
    .selectAll()
    .where('bet_id', '=', betId)
    .orderBy('transfer_id')
    .limit(MOST_ENTRIES)
    .execute();
  const mine = `available:${owned.memberId}`;
  const acts = seesActs
    ? await tx
        .selectFrom('audit_entries')
        .selectAll()
        .where('target', '=', `bet:${betId}`)
        .orderBy('seq', 'desc')
        .limit(MOST_ACTS)
        .execute()
    : [];
  return {
    row: rowOf(stored),
    picks: [...owned.bet.picks],
    entries: entries.map(({ at, kind, from_account: from, to_account: to, amount }) => ({
      ...{ at, kind: TransferKind.parse(kind), from, to, amount },
    })),
    net: entries.reduce((sum, { from_account: from, to_account: to, amount }) => {
      if (to === mine) return sum + amount;
      return from === mine ? sum - amount : sum;
    }, 0),
    acts: acts.map(entryOf),
  };
}
