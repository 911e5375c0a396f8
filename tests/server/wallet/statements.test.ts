/** Statements as files, and what the house corrects, at a running origin (WAL-04, WAL-07, FAIR-04, rules STM). */
import { describe, expect, it } from 'vitest';
import { csvLine } from '../../../server/wallet/csv.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { postTransfers } from '../../../server/wallet/postTransfers.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { houseChangesCall } from '../../../src/domain/calls/lists.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { pointsTransfer } from '../../../src/domain/wallet/ledger.ts';
import { betOn, callOrigin, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { games, resultReport } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator } from '../support/operator.ts';

const SPAN = { from: 0, until: 4_000_000_000_000 };

async function ticketOf(member: Caller, purse = 'money') {
  const answer = await member.call('POST', '/emoney/statement', { purse, ...SPAN }, { 'idempotency-key': newKey() });
  expect(answer.status).toBe(200);
  return (answer.body as { ticket: string }).ticket;
}

describe('a statement as a file', () => {
  it('STM-8 STM-9 FAIR-04 is the whole span with Korean headings, had once, by nobody else’s ticket', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const store = openSqliteStore(dataDir, 1);
    // More than one page of entries, and a cause that a spreadsheet would reckon.
    const given = Array.from({ length: 2_100 }, () => pointsTransfer(MemberId.parse('member1'), 1, '=1+1'));
    await store.write((tx) => postTransfers(tx, given, 1_000));
    await store.close();
    const origin = await openOrigin({ dataDir });
    await origin.sink.deliver(games('a'));
    const member = await signIn(origin);
    await member.bet(betOn([claimOn('a')]), newKey());
    await origin.sink.deliver([resultReport('a', 'home')]);
    const ticket = await ticketOf(member);
    const file = await callOrigin(origin, 'GET', `/emoney/statement/${ticket}`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="hanpan-money-/);
    const lines = (file.body as string).split('\r\n');
    // Fetch takes the mark away; its bytes are told by the next test.
    expect(lines[0]?.replace('\uFEFF', '')).toBe('일시,종류,상품,폴더,내용,금액(원),잔액(원),번호,내역 번호');
    expect(lines.slice(1, -1).map((line) => line.split(',')[1])).toEqual(['적중', '베팅', '지급·회수']);
    const again = await callOrigin(origin, 'GET', `/emoney/statement/${ticket}`);
    expect(again.status).toBe(410);
    const points = await callOrigin(origin, 'GET', `/emoney/statement/${await ticketOf(member, 'points')}`);
    const rows = (points.body as string).trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(2_101);
    expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(2_101);
    expect(rows[0]).toContain("'=1+1");
    expect(rows.some((row) => /(^|,)=/.test(row))).toBe(false);
  });

  it('STM-8 cells: numbers below zero stay numbers, texts that begin as formulas do not, quotes and lines are kept', () => {
    expect(csvLine(['=SUM(A1)', '+1', '-1', '@x', '\tx', 'a,"b"', 'x\ny', -50_000, 3])).toBe(
      `'=SUM(A1),'+1,'-1,'@x,"'\tx","a,""b""","x\ny",-50000,3\r\n`,
    );
  });

  it('STM-8 begins with the mark that tells spreadsheets it is UTF-8', async () => {
    const origin = await openOrigin();
    const ticket = await ticketOf(await signIn(origin));
    const bytes = new Uint8Array(await (await fetch(`${origin.url}/api/emoney/statement/${ticket}`)).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});

describe('what the house corrects', () => {
  it('STM-10 WAL-04 an operator’s change and a corrected result are told and listed, with the house’s words; the books stay right', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const [member, owner] = [await signIn(origin), await signInOperator(origin)];
    await member.bet(betOn([claimOn('a')]), newKey());
    await origin.sink.deliver([resultReport('a', 'home')]);
    const changed = async () =>
      houseChangesCall.answer.parse((await member.call('GET', '/emoney/corrections')).body).rows;
    expect(await changed()).toEqual([]);
    const adjust = (change: object) =>
      owner.does('/purse', { userId: 'member1', purse: 'points', delta: 700, words: '=보상', ...change });
    expect((await adjust({})).status).toBe(200);
    expect((await adjust({ purse: 'money', delta: -1_000 })).status).toBe(200);
    expect(await changed()).toMatchObject([
      { purse: 'money', delta: -1_000, kind: 'houseAdjusted' },
      { purse: 'points', delta: 700, reason: '=보상' },
    ]);
    // Not more than there is, and nobody's that is not there.
    expect(refusalOf(await adjust({ delta: -999_999_999 })).reason).toBe('short');
    expect(refusalOf(await adjust({ userId: 'nobody' })).reason).toBe('unknown');
    expect((await adjust({ delta: 0 })).status).toBe(400);
    await origin.sink.deliver([resultReport('a', 'away')]);
    expect((await changed())[0]).toMatchObject({ purse: 'money', kind: 'betTakenBack', reason: '' });
    expect(isSound(await origin.inspect.ledger())).toBe(true);
    const other = await signIn(origin, 'member2');
    expect((await other.call('GET', '/emoney/corrections')).body).toMatchObject({ rows: [] });
  });
});
