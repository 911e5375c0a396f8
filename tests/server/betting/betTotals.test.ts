/** What bets of a filter come to equals the sums over their rows and over the ledger, whatever became of them (TOT-1 … TOT-3). */
import { sql } from 'kysely';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insertBet } from '../../../server/betting/betRows.ts';
import { betGroupsQuery, readBetTotals } from '../../../server/betting/betTotals.ts';
import { settleOwned } from '../../../server/settlement/settleOwned.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { postTransfers } from '../../../server/wallet/postTransfers.ts';
import type { Bet } from '../../../src/domain/bets/bet.ts';
import { productOf } from '../../../src/domain/bets/betTotals.ts';
import { BetId, BetKey, MemberId } from '../../../src/domain/kernel/ids.ts';
import { betList } from '../../../src/domain/lists/betList.ts';
import { fundingTransfer, holdTransfer } from '../../../src/domain/wallet/ledger.ts';
import { sampleBet, T0 } from '../../support/engine/sampleData.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const ME = MemberId.parse('member1');
const PAGES = ['wintielose', 'inplay', 'live', 'minigame', 'virtual', 'slot'] as const;

const oneBet = fc.record({
  stake: fc.integer({ min: 1, max: 50_000_000 }),
  odds: fc.integer({ min: 100, max: 5_000 }),
  settlement: fc.constantFrom(null, -1, 1, 2, 3, 4, 5),
  page: fc.constantFrom(...PAGES),
  placedAt: fc.nat(30).map((step) => T0 + step * 1_000),
  isMine: fc.boolean(),
});
const filter = fc.record(
  {
    from: fc.nat(30).map((step) => T0 + step * 1_000),
    until: fc.nat(30).map((step) => T0 + step * 1_000),
    status: fc.constantFrom(-1 as const, 0 as const, 1 as const, 2 as const, 3 as const),
    product: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
  },
  { requiredKeys: [] },
);

it('TOT-1 TOT-2 TOT-3 equals the sum over the rows and over the ledger, for any bets and any filter', async () => {
  const dataDir = newDataDir();
  await (await openOrigin({ dataDir })).close();
  const store = openSqliteStore(dataDir, 1);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(oneBet, { maxLength: 12 }), fc.array(filter, { maxLength: 4 }), async (made, filters) => {
      run += 1;
      // Nothing of a run stays: its books are its own.
      const undone = new Error('undone');
      const work = store.write(async (tx) => {
        const bets = made.map(({ stake, odds, settlement, page, placedAt, isMine }, n) => {
          const { picks, ...rest } = sampleBet(n);
          const bet: Bet = {
            ...rest,
            betId: BetId.parse(`t${run}-${n}`),
            key: BetKey.parse(`t${run}-${String(n).padStart(24, '0')}`),
            ...{ stake, page, placedAt, totalOdds: odds },
            picks: picks.map((pick) => ({ ...pick, odds, settlement: settlement as null })),
          };
          return { memberId: isMine ? ME : MemberId.parse('member2'), bet };
        });
        for (const { memberId, bet } of bets) {
          await insertBet(tx, memberId, bet);
          await postTransfers(
            tx,
            [fundingTransfer(memberId, bet.stake), holdTransfer(memberId, bet.betId, bet.stake)],
            1,
          );
        }
        const decided = bets.filter(({ bet }) => bet.picks[0]?.settlement !== null);
        await settleOwned(tx, decided, new Map(decided.map(({ bet }) => [bet.betId, 1])), 2);
        const rows = await tx
          .selectFrom('bets')
          .selectAll()
          .where('member_id', '=', ME)
          .where('bet_id', 'like', `t${run}-%`)
          .execute();
        for (const asked of [{}, ...filters]) {
          const fit = rows.filter((row) =>
            betList.fits({ placedAt: row.placed_at, status: row.status, page: row.page } as Bet, asked),
          );
          const sumOf = (of: (row: (typeof rows)[number]) => number) => fit.reduce((sum, row) => sum + of(row), 0);
          const totals = await readBetTotals(tx, ME, asked);
          expect(totals).toMatchObject({
            count: fit.length,
            openCount: fit.filter(({ status }) => status === 0).length,
            staked: sumOf(({ stake }) => stake),
            openStaked: sumOf(({ stake, status }) => (status === 0 ? stake : 0)),
            returned: sumOf(({ paid }) => paid),
            refunded: sumOf(({ paid, status }) => (status === -1 ? paid : 0)),
            net: sumOf(({ paid, stake, status }) => paid - (status === 0 ? 0 : stake)),
          });
          const ids = fit.map((row) => row.bet_id);
          const entries =
            ids.length === 0 ? [] : await tx.selectFrom('transfers').selectAll().where('bet_id', 'in', ids).execute();
          const booked = (account: string) =>
            entries.reduce(
              (sum, entry) =>
                sum +
                (entry.to_account === account ? entry.amount : 0) -
                (entry.from_account === account ? entry.amount : 0),
              0,
            );
          expect(totals.openStaked).toBe(booked(`held:${ME}`));
          expect(totals.net - totals.openStaked).toBe(booked(`available:${ME}`));
          const { status: _status, ...anyStatus } = asked as { status?: number };
          expect(totals.byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(
            rows.filter((row) =>
              betList.fits({ placedAt: row.placed_at, status: row.status, page: row.page } as Bet, anyStatus),
            ).length,
          );
        }
        expect(new Set(PAGES.map(productOf))).toEqual(new Set([1, 2, 3, 4, 5]));
        throw undone;
      });
      await expect(work).rejects.toBe(undone);
    }),
    { numRuns: 60 },
  );
  const plan = await store.read(async (tx) => {
    const { sql: text } = betGroupsQuery(ME, {}).compile(tx);
    return (await sql<{ detail: string }>`EXPLAIN QUERY PLAN ${sql.raw(text.replaceAll('?', () => '1'))}`.execute(tx))
      .rows;
  });
  expect(plan[0]?.detail).toContain('COVERING INDEX bets_added_up');
  await store.close();
});
