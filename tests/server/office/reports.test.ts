/** Reports out of the ledger (rules RPT): whatever happens, their sums are those of the books. */
import { describe, expect, it } from 'vitest';
import { readReport } from '../../../server/office/reports/reportRoutes.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { DAY_MS, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import { changeOf, grossOf, Report, REPORT_KINDS } from '../../../src/domain/office/reports.ts';
import { askWallet } from '../../../server/lobbies/suppliers/wallet.ts';
import { readCsv } from '../../support/readCsv.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { games, resultReport } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** A house in which members bet, games end, results are corrected and void, bets are taken back, money is given and taken, and tables and slots are played. */
async function livedHouse(seed: number) {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const dataDir = newDataDir();
  const origin = await openOrigin({ dataDir, callBudgets: null });
  await origin.sink.deliver(games(...NAMES));
  const owner = await signInOperator(origin);
  const members = [await signIn(origin, 'member1'), await signIn(origin, 'member3'), await signIn(origin, 'member7')];
  const bets: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    const member = members[below(3)];
    if (member === undefined) continue;
    const request = betOn([claimOn(NAMES[below(6)] ?? 'a')], {
      amounts: 10_000 + below(50) * 1_000,
      memberId: member.memberId,
    });
    const { status, body } = await member.bet(request, newKey());
    if (status === 200) bets.push((body as { readonly betId: string }).betId);
  }
  const sides = ['home', 'draw', 'away'] as const;
  for (const game of NAMES.slice(0, 5)) await origin.sink.deliver([resultReport(game, sides[below(3)] ?? 'home')]);
  await origin.settled();
  for (const game of NAMES.slice(0, 2)) {
    const { status } = await owner.does('/result', { act: 'void', fixtureId: claimOn(game).fixtureId, market: null });
    expect([200, 422]).toContain(status);
  }
  for (const betId of bets.slice(0, 3)) await owner.does('/bet/cancel', { betIds: [betId] });
  await owner.does('/purse', { userId: 'member1', purse: 'money', delta: 70_000, words: '이벤트' });
  await owner.does('/purse', { userId: 'member3', purse: 'money', delta: -1_900_000, words: '정정' });
  await origin.settled();
  expect(bets.length).toBeGreaterThan(5);
  return { origin, owner, dataDir, random };
}

describe('reports', () => {
  it.each([1, 2])('ODR-1 ODR-2 LBY-9 equal the books to the won by whatever they are told, seed %i', async (seed) => {
    const { origin, owner, dataDir, random } = await livedHouse(seed);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
    await owner.call('POST', '/logout');
    await origin.close();
    const store = openSqliteStore(dataDir, 1);
    const now = Date.now();
    await store.write(async (tx) => {
      for (const [session, game] of [
        ['table', 'baccarat'],
        ['slots', 'moonSlot'],
      ] as const) {
        const times = { started_at: now, expires_at: now + DAY_MS };
        await tx
          .insertInto('lobby_sessions')
          .values({ session_id: session, member_id: 'member7', supplier: 'house', game, ...times })
          .execute();
        for (let n = 0; n < 12; n += 1) {
          const ask = (action: 'debit' | 'credit' | 'rollback', amount: number) => {
            const call = {
              session,
              round: `${session}${n}`,
              transaction: `${session}${n}${action}`,
              action,
              amount,
              at: now,
            };
            return askWallet(
              tx,
              'house',
              action === 'rollback' ? { ...call, reference: `${session}${n}debit` } : call,
              now,
              false,
            );
          };
          await ask('debit', 1_000 + Math.floor(random() * 9_000));
          if (random() < 0.3) await ask('rollback', 0);
          else if (random() < 0.5) await ask('credit', 5_000);
        }
      }
    });
    const span = { from: seoulDayOf(now) - DAY_MS, until: seoulDayOf(now) + 2 * DAY_MS };
    const reports = await store.read((tx) => Promise.all(REPORT_KINDS.map((by) => readReport(tx, { by, ...span }))));
    // Not by entries: what moved between accounts.
    const transfers = await store.read((tx) => tx.selectFrom('transfers').selectAll().execute());
    const sum = (fits: (account: string, kind: string) => boolean) =>
      transfers.reduce(
        (total, { from_account, to_account, kind, amount }) =>
          total + (fits(to_account, kind) ? amount : 0) - (fits(from_account, kind) ? amount : 0),
        0,
      );
    const isMoney = (account: string) => account.startsWith('available:');
    const lobby = new Set(['casinoStaked', 'casinoReturned', 'casinoPaid']);
    const members = sum(isMoney);
    for (const report of reports) {
      expect(Report.safeParse(report).error).toBeUndefined();
      expect([report.by, report.change, report.held]).toEqual([report.by, members, members]);
      expect(report.total.staked).toBe(
        -sum((account, kind) => isMoney(account) && ['betHeld', 'casinoStaked', 'casinoReturned'].includes(kind)),
      );
      expect({ ...report.total, bets: 0 }).toEqual({ ...reports[0]?.total, bets: 0 });
      expect(report.rows.reduce((total, row) => total + changeOf(row), 0)).toBe(members);
    }
    const product = (key: string) => reports[1]?.rows.find((row) => row.key === key);
    const [casino, slot] = [product('casino'), product('slot')];
    if (casino === undefined || slot === undefined) throw new Error('nothing was played');
    expect(grossOf(casino) + grossOf(slot)).toBe(-sum((account, kind) => isMoney(account) && lobby.has(kind)));
    expect(slot.staked).toBeGreaterThan(0);
    await store.close();
  });

  it('ODR-3 OPR-3 is a file too, and told to who may see it', async () => {
    const origin = await openOrigin({ callBudgets: null });
    const [owner, support] = [await signInOperator(origin), await signInOperator(origin, 'support1')];
    const today = seoulDayOf(Date.now());
    const span = `from=${today}&until=${today + DAY_MS}`;
    for (const by of REPORT_KINDS) {
      const report = Report.parse((await owner.call('GET', `/report?by=${by}&${span}`)).body);
      const { status, body } = await owner.call('GET', `/report.csv?by=${by}&${span}`);
      expect(status).toBe(200);
      const lines = readCsv(String(body));
      expect(lines).toHaveLength(report.rows.length + 2);
      expect(lines.at(-1)?.at(-1)).toBe(String(report.change));
      expect((await support.call('GET', `/report?by=${by}&${span}`)).status).toBe(403);
    }
    expect((await owner.call('GET', `/report?by=nothing&${span}`)).status).toBe(400);
  });
});
