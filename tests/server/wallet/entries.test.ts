/** A member's own ledger over a running origin and over random histories: every entry with what was there after it (rules STM, WAL-07, FAIR-04). */
import { join } from 'node:path';
import Database from 'libsql';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertBet, readBets } from '../../../server/betting/betRows.ts';
import { settleOwned } from '../../../server/settlement/settleOwned.ts';
import { SCHEMA_STEPS } from '../../../server/store/schemaSteps.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { entryPageQuery, readEntryPage } from '../../../server/wallet/entryPage.ts';
import { daySumsQuery, hoursQuery, readDayPage } from '../../../server/wallet/dayPage.ts';
import { moveFor } from '../../../server/wallet/moveFor.ts';
import { availableBalance, balanceOf, postTransfers } from '../../../server/wallet/postTransfers.ts';
import type { Work } from '../../../server/store/store.ts';
import type { Bet } from '../../../src/domain/bets/bet.ts';
import { entriesCall, ledgerDaysCall } from '../../../src/domain/calls/lists.ts';
import { BetId, BetKey, MemberId } from '../../../src/domain/kernel/ids.ts';
import { causeOf, type LedgerDay, type LedgerEntry } from '../../../src/domain/wallet/entry.ts';
import { conversionTransfers, holdTransfer, pointsOf, pointsTransfer } from '../../../src/domain/wallet/ledger.ts';
import { sampleBet, T0 } from '../../support/engine/sampleData.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { games, resultReport } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const ENTRIES_STEP = SCHEMA_STEPS.findIndex((step) => step.includes('CREATE TABLE ledger_entries')) + 1;
const ME = MemberId.parse('member1');

/** All entries of a purse, oldest first. */
async function entriesOf(tx: Work, purse: 'money' | 'points', filter: Record<string, unknown> = {}) {
  const rows = await readEntryPage(tx, {
    memberId: ME,
    filter: { purse, ...filter },
    after: undefined,
    limit: 100_000,
  });
  return rows.toReversed();
}

function expectRunning(entries: readonly LedgerEntry[], balance: number) {
  let running = 0;
  let at = 0;
  for (const entry of entries) {
    running += entry.delta;
    expect(entry.balance).toBe(running);
    expect(entry.at).toBeGreaterThanOrEqual(at);
    at = entry.at;
  }
  expect(running).toBe(balance);
}

function expectDays(days: readonly LedgerDay[], entries: readonly LedgerEntry[]) {
  const net = days.flatMap(({ sums }) => sums).reduce((sum, { came, left }) => sum + came - left, 0);
  expect(net).toBe(entries.reduce((sum, { delta }) => sum + delta, 0));
  for (const [n, { opening, closing, steps }] of days.entries()) {
    expect(opening).toBe(days[n + 1]?.closing ?? (entries[0]?.balance ?? 0) - (entries[0]?.delta ?? 0));
    expect(steps.at(-1)?.balance).toBe(closing);
  }
}

const act = fc.oneof(
  fc.record({ is: fc.constant('bet' as const), stake: fc.integer({ min: 1, max: 300_000 }) }),
  fc.record({
    is: fc.constant('settle' as const),
    which: fc.nat(20),
    settlement: fc.constantFrom(-1 as const, 1 as const, 2 as const, 3 as const, 4 as const, 5 as const, null),
  }),
  fc.record({ is: fc.constant('points' as const), points: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ is: fc.constant('convert' as const), points: fc.integer({ min: 1, max: 9_000 }) }),
);

describe('entries of a member', () => {
  it('STM-1 STM-2 STM-4 WAL-07 every entry has the sum so far, the last one what is there, over any bets, settlements, corrections, conversions', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const store = openSqliteStore(dataDir, 1);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(act, fc.nat(30 * 3_600_000)), { maxLength: 30 }), async (acts) => {
        run += 1;
        const undone = new Error('undone');
        const work = store.write(async (tx) => {
          const bets: BetId[] = [];
          let [at, version] = [T0, 0];
          for (const [one, pause] of acts) {
            // Clocks that stand still or are set back a little, too.
            at += pause - 1_000;
            if (one.is === 'bet') {
              if ((await availableBalance(tx, ME)) < one.stake) continue;
              const { picks, ...rest } = sampleBet(bets.length);
              const betId = BetId.parse(`e${run}-${bets.length}`);
              const key = BetKey.parse(`e${run}-${String(bets.length).padStart(24, '0')}`);
              const bet: Bet = { ...rest, betId, key, stake: one.stake, status: 0, paid: 0, settledAt: null, picks };
              await insertBet(tx, ME, bet);
              await postTransfers(tx, [holdTransfer(ME, betId, one.stake)], at);
              bets.push(betId);
            } else if (one.is === 'settle') {
              const betId = bets[one.which];
              if (betId === undefined) continue;
              version += 1;
              await tx
                .updateTable('bet_picks')
                .set({ settlement: one.settlement })
                .where('bet_id', '=', betId)
                .execute();
              await settleOwned(tx, await readBets(tx, [betId]), new Map([[betId, version]]), at);
            } else if (one.is === 'points') await moveFor(tx, ME, [pointsTransfer(ME, one.points, 'day-1')], at);
            else if ((await balanceOf(tx, pointsOf(ME))) >= one.points)
              await moveFor(tx, ME, conversionTransfers(ME, one.points), at);
          }
          const [money, points] = [await entriesOf(tx, 'money'), await entriesOf(tx, 'points')];
          expectRunning(money, await availableBalance(tx, ME));
          expectRunning(points, await balanceOf(tx, pointsOf(ME)));
          for (const [purse, entries] of [['money', money] as const, ['points', points] as const]) {
            const days = await readDayPage(tx, { memberId: ME, filter: { purse }, after: undefined, limit: 1_000 });
            expectDays(days, entries);
            const by = (cause: string) =>
              entries.reduce((sum, { kind, delta }) => sum + (causeOf(kind) === cause ? delta : 0), 0);
            for (const cause of ['bet', 'won', 'returned', 'corrected', 'converted', 'house']) {
              const sums = days.flatMap(({ sums: all }) => all).filter(({ kind }) => causeOf(kind) === cause);
              expect(sums.reduce((sum, { came, left }) => sum + came - left, 0)).toBe(by(cause));
            }
          }
          throw undone;
        });
        await expect(work).rejects.toBe(undone);
      }),
      { numRuns: 60 },
    );
    await store.close();
  });

  it('STM-3 WAL-07 a won bet is two entries, what was staked and what came back, each with the bet; filters and pages tell each once', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const member = await signIn(origin);
    const placed = await member.bet(betOn([claimOn('a')]), newKey());
    const { betId } = placed.body as { betId: string };
    await origin.sink.deliver([resultReport('a', 'home')]);
    const { rows } = await entries(member, { purse: 'money' });
    expect(rows.map(({ kind }) => kind)).toEqual(['betPaid', 'betHeld', 'funding']);
    expect(rows.slice(0, 2)).toMatchObject([{ bet: { betId, folds: 1 } }, { bet: { betId } }]);
    const { body } = await member.call('GET', '/member/user');
    expect(rows[0]?.balance).toBe((body as { emoney: number }).emoney);
    expect((await entries(member, { purse: 'money', group: 'wins' })).rows.map(({ kind }) => kind)).toEqual([
      'betPaid',
    ]);
    expect((await entries(member, { purse: 'points' })).rows).toMatchObject([{ kind: 'pointsGranted' }]);
    const first = await entries(member, { purse: 'money', limit: '1' });
    const rest = await entries(member, { purse: 'money', after: first.next ?? '' });
    expect([...first.rows, ...rest.rows]).toEqual(rows);
    const days = await member.call('GET', '/emoney/days?purse=money');
    expect(ledgerDaysCall.answer.parse(days.body).rows).toMatchObject([{ opening: 0, closing: rows[0]?.balance }]);
  });

  it("STM-5 LST-2 nobody reads another member's entries, and a filter without a purse is malformed", async () => {
    const origin = await openOrigin();
    const [one, two] = [await signIn(origin), await signIn(origin, 'member2')];
    const [mine, theirs] = [await entries(one, { purse: 'money' }), await entries(two, { purse: 'money' })];
    expect(mine.rows[0]?.entryId).not.toBe(theirs.rows[0]?.entryId);
    expect(mine.rows).toHaveLength(1);
    for (const query of ['', 'purse=all', 'purse=money&member=member2', 'purse=money&group=x'])
      expect([query, (await one.call('GET', `/emoney/entries?${query}`)).status]).toEqual([query, 400]);
  });

  it('STM-6 LED-4 what was entered stays, whoever asks, and what was posted before there were entries is entered by the step', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    await origin.sink.deliver(games('a'));
    const member = await signIn(origin);
    await member.bet(betOn([claimOn('a')]), newKey());
    await origin.sink.deliver([resultReport('a', 'home')]);
    const { rows } = await entries(member, { purse: 'money' });
    await origin.close();
    const database = new Database(join(dataDir, 'origin.db'));
    for (const statement of ['UPDATE ledger_entries SET delta = delta + 1', 'DELETE FROM ledger_entries'])
      expect(() => database.exec(statement)).toThrow(/append-only/);
    // As if the house had stood before the step that enters what was posted.
    database.exec('DROP TABLE ledger_entries');
    database.exec(SCHEMA_STEPS[ENTRIES_STEP - 1] ?? '');
    database.close();
    const again = await signIn(await openOrigin({ dataDir }));
    expect((await entries(again, { purse: 'money' })).rows).toEqual(rows);
  });

  it('STM-7 LST-8 a page, the sums of a span and the steps of the chart are read off the index that stands in their order', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const store = openSqliteStore(dataDir, 1);
    await store.read(async (tx) => {
      const asked = { memberId: ME, filter: { purse: 'money' as const, from: 1, until: 9e12 }, limit: 31 };
      const after = { at: T0, id: '000000000009' };
      const plans = [
        entryPageQuery(tx, { ...asked, after }).compile(),
        daySumsQuery(ME, 'money', 0, T0).compile(tx),
        hoursQuery(tx.engine, ME, 'money', 0, T0).compile(tx),
      ];
      const database = new Database(join(dataDir, 'origin.db'));
      for (const { sql: text, parameters } of plans) {
        const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...(parameters as unknown[])) as {
          detail: string;
        }[];
        expect(plan[0]?.detail).toMatch(/SEARCH ledger_entries USING (COVERING )?INDEX ledger_entries_in_order/);
      }
      expect(
        database
          .prepare(`EXPLAIN QUERY PLAN ${plans[0]?.sql ?? ''}`)
          .all(...((plans[0]?.parameters ?? []) as unknown[]))
          .some((row) => (row as { detail: string }).detail.includes('TEMP B-TREE')),
      ).toBe(false);
      database.close();
    });
    await store.close();
  });
});

async function entries(member: Caller, query: Record<string, string>) {
  const { status, body } = await member.call('GET', `/emoney/entries?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return entriesCall.answer.parse(body);
}
