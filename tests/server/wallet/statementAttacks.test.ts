/** Statements as files under attack: whose tickets they are, and what a spreadsheet makes of what others have written (rules STM). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from '../../../server/wallet/csv.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { postTransfers } from '../../../server/wallet/postTransfers.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { DAY_MS, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import { adjustmentTransfer, fundingTransfer } from '../../../src/domain/wallet/ledger.ts';
import { readCsv } from '../../support/readCsv.ts';
import { betOn, callOrigin, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { fixtureReport, marketReport, resultReport } from '../support/feedReports.ts';
import { laterClock } from '../support/laterClock.ts';
import { movedClock } from '../support/movedClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const ask = (member: Caller, given: object) =>
  member.call('POST', '/emoney/statement', given, { 'idempotency-key': newKey() });
const ticketOf = async (member: Caller, from = 0, until = 4_000_000_000_000) =>
  ((await ask(member, { purse: 'money', from, until })).body as { readonly ticket: string }).ticket;

/** What runs in some spreadsheet if it begins a cell. */
const STARTS = /^[=+\-@\t\r\n＝＋－＠]/;

it('STM-9 a ticket is of whoever asked, once, within its minute: guessed, changed, late or spent ones give nothing', async () => {
  const { clock, pass } = movedClock();
  const origin = await openOrigin({ clock });
  const [member, other] = [await signIn(origin), await signIn(origin, 'member2')];
  const fetchOf = (ticket: string) => callOrigin(origin, 'GET', `/emoney/statement/${ticket}`);
  // Whatever is said with it, it is not of somebody else.
  for (const more of [{ memberId: 'member1' }, { userId: 'member1' }]) {
    expect((await ask(other, { purse: 'money', from: 0, until: 1, ...more })).status).toBe(400);
  }
  const ticket = await ticketOf(member);
  const changed = `${ticket.startsWith('A') ? 'B' : 'A'}${ticket.slice(1)}`;
  for (const wrong of [changed, ticket.toLowerCase() === ticket ? ticket.toUpperCase() : ticket.toLowerCase(), 'x']) {
    expect((await fetchOf(wrong)).status).toBeGreaterThanOrEqual(400);
  }
  const both = await Promise.all([fetchOf(ticket), fetchOf(ticket), fetchOf(ticket)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  const late = await ticketOf(member);
  pass(60_000);
  expect((await fetchOf(late)).status).toBe(410);
});

it('STM-8 no text that anybody wrote is a formula, and each comes back as it was: property', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...Array.from('=+-@\t\r\n",;＝＋－＠|0A한 ')), maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.integer()), { minLength: 1, maxLength: 6 }), (cells) => {
      const [read] = readCsv(csvLine(cells));
      expect(read).toHaveLength(cells.length);
      cells.forEach((cell, at) => {
        const shown = read?.[at] ?? '';
        if (typeof cell === 'number') expect(Number(shown)).toBe(cell);
        else {
          expect(shown).not.toMatch(STARTS);
          expect(shown === cell || shown === `'${cell}`).toBe(true);
        }
      });
    }),
    { numRuns: 400 },
  );
});

it('STM-2 STM-8 WAL-07 three months as a spreadsheet reads them: a mark, Korean headings, times of Seoul, numbers that add up, hostile names as texts', async () => {
  const dataDir = newDataDir();
  // Founded before the three months: an entry's time never goes back.
  await (await openOrigin({ dataDir, clock: laterClock(-90 * DAY_MS) })).close();
  const memberId = MemberId.parse('member1');
  const now = Date.now();
  const from = seoulDayOf(now) - 89 * DAY_MS;
  const reasons = ['=HYPERLINK("http://x","y")', '＝1+1', 'a;=1', '"=1', '두\n줄', '보상, "특별"'];
  const store = openSqliteStore(dataDir, 1);
  await store.write(async (tx) => {
    for (let day = 0; day < 89; day += 1) {
      const reason = reasons[day % reasons.length] ?? '';
      const given = day % 3 === 0 ? [fundingTransfer(memberId, 700)] : [];
      // The first and the last second of a day of Seoul.
      const at = from + day * DAY_MS + (day % 2 === 0 ? 0 : DAY_MS - 1_000);
      await postTransfers(
        tx,
        [adjustmentTransfer(memberId, 'money', day % 5 === 0 ? -300 : 500, reason), ...given],
        at,
      );
    }
  });
  await store.close();
  const origin = await openOrigin({ dataDir });
  const sides = { home: '=cmd|calc', away: '@SUM(A1),"x"' };
  await origin.sink.deliver([fixtureReport('a', sides), marketReport('a')]);
  const member = await signIn(origin);
  await member.bet(betOn([claimOn('a')]), newKey());
  await origin.sink.deliver([resultReport('a', 'home')]);
  const ticket = await ticketOf(member, from, now + DAY_MS);
  const bytes = new Uint8Array(await (await fetch(`${origin.url}/api/emoney/statement/${ticket}`)).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [headings, ...rows] = readCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  expect(headings?.slice(5, 7)).toEqual(['금액(원)', '잔액(원)']);
  expect(rows.length).toBeGreaterThan(89 + 29);
  const number = (cell: string | undefined) => {
    expect(cell).toMatch(/^-?\d+$/);
    return Number(cell);
  };
  rows.forEach((row, at) => {
    expect(row).toHaveLength(headings?.length ?? 0);
    expect(row[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const time = Date.parse(`${row[0]?.replace(' ', 'T')}+09:00`);
    expect(time).toBeGreaterThanOrEqual(from);
    for (const cell of [...row.slice(0, 5), ...row.slice(7)]) expect(cell).not.toMatch(STARTS);
    const before = rows[at + 1];
    if (before !== undefined) expect(number(row[6])).toBe(number(before[6]) + number(row[5]));
  });
  expect(rows.at(-1)?.[0]?.slice(11)).toBe('00:00:00');
  expect(rows.find((row) => row[4]?.includes('cmd'))?.[4]).toBe(`'=cmd|calc – @SUM(A1),"x"`);
  const said = new Set(rows.map((row) => row[7]));
  for (const reason of reasons) expect(said.has(reason) || said.has(`'${reason}`), reason).toBe(true);
});
