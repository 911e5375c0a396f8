/** Play that stands out: what each rule finds at its bounds, and who sees it (MBR-8 … MBR-11). */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Bet, BetPick } from '../../../src/domain/bets/bet.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { DAY_MS, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import { UnusualPlay } from '../../../src/domain/office/unusual.ts';
import { insertBet } from '../../../server/betting/betRows.ts';
import { readUnusualPlay, shareUnusualPlay } from '../../../server/office/members/unusualPlay.ts';
import { keepDevice } from '../../../server/session/knownDevices.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { MoneyRequestTable } from '../../../server/store/originTables.ts';
import { aBetPick, aPick, betId, betKey } from '../../support/domain/eventFactory.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';

const NOW = Date.UTC(2026, 9, 27, 3);
/** When the first of the seven days began. */
const SINCE = seoulDayOf(NOW) - 6 * DAY_MS;
const HOUR_MS = 3_600_000;

type Laid = Partial<Omit<Bet, 'picks'>> & { readonly picks?: readonly BetPick[] };
type Asked = Partial<MoneyRequestTable> & Pick<MoneyRequestTable, 'kind' | 'amount'>;

const GAME = aPick('game').fixtureId;
const pickOn = (selection: string, over: Partial<BetPick> = {}) => aBetPick(selection, { fixtureId: GAME, ...over });

/** A house whose books are written as a test says. */
async function openBooks() {
  const dataDir = newDataDir();
  await (await openOrigin({ dataDir })).close();
  const store = openSqliteStore(dataDir, NOW);
  onTestFinished(() => store.close());
  let count = 0;
  const next = () => `n${(count += 1)}`;
  return {
    store,
    shares: (mark: string, ...members: readonly string[]) =>
      store.write(async (tx) => {
        for (const member of members) await keepDevice(tx, MemberId.parse(member), mark.padEnd(32, '0'), NOW);
      }),
    bets: (member: string, stake: number, { picks = [pickOn('home')], ...over }: Laid = {}) =>
      store.write((tx) =>
        insertBet(tx, MemberId.parse(member), {
          ...{ betId: betId(next()), key: betKey(next()), page: 'cross', betStyle: 'KR', stake, totalOdds: 200 },
          ...{ expectedWinnings: 2 * stake, paid: 0, status: 0, placedAt: NOW - HOUR_MS, settledAt: null },
          ...{ picks: [...picks], ...over },
        }),
      ),
    asks: (member: string, over: Asked) =>
      store.write((tx) =>
        tx
          .insertInto('money_requests')
          .values({
            ...{ id: next(), member_id: member, state: 'approved', usdt: null, rate: null, bonus_kind: null },
            ...{ bonus_percent: null, points: 0, rolling: 0, rolling_percent: 0, reason: null, due_at: null },
            ...{ requested_at: NOW - 5 * HOUR_MS, decided_at: NOW - 5 * HOUR_MS, ...over },
          })
          .execute(),
      ),
    stakesInLobby: (member: string, delta: number, kind = 'casinoStaked') =>
      store.write((tx) =>
        tx
          .insertInto('ledger_entries')
          .values({
            ...{ member_id: member, purse: 'money', at: NOW, delta, balance: 0, kind },
            ...{ cause: null, bet_id: null },
          })
          .execute(),
      ),
    found: async (now = NOW) => UnusualPlay.parse(await readUnusualPlay(store, now)),
  };
}

type Books = Awaited<ReturnType<typeof openBooks>>;
const idsOf = (rows: readonly { readonly member: { readonly userId: string } }[]) =>
  rows.map(({ member }) => member.userId);
/** `away 900000: member2` of each side of each row. */
const sidesOf = ({ bothSides }: UnusualPlay) =>
  bothSides.map(({ sides }) =>
    sides.map(
      (side) => `${side.selectionId} ${side.staked}: ${idsOf(side.members.map((member) => ({ member }))).join()}`,
    ),
  );
const away = { picks: [pickOn('away')] };

describe('two of one browser on both sides', () => {
  /** Two members against each other, each with the least that counts. */
  async function againstEachOther() {
    const books = await openBooks();
    await books.shares('a', 'member1', 'member2');
    return books;
  }

  it('MBR-9 are one row of a market, whatever the browsers, with what each staked and each side comes to', async () => {
    const books = await againstEachOther();
    await books.shares('b', 'member2', 'member1', 'member3');
    await books.bets('member1', 300_000);
    await books.bets('member1', 200_000);
    await books.bets('member2', 900_000, away);
    await books.bets('member3', 600_000, away);
    const found = await books.found();
    expect(sidesOf(found)).toEqual([['away 1500000: member2,member3', 'home 500000: member1']]);
    expect(found).toMatchObject({
      ...{ since: SINCE, passesThrough: [], winsMuch: [] },
      bothSides: [
        { fixtureId: GAME, marketId: '1', sides: [{ members: [{ staked: 900_000 }, { staked: 600_000 }] }, {}] },
      ],
    });
  });

  it('MBR-9 are apart from those of another browser in the same market, the strongest first', async () => {
    const books = await againstEachOther();
    await books.shares('b', 'member3', 'member4');
    await books.bets('member1', 500_000);
    await books.bets('member2', 9_000_000, away);
    await books.bets('member3', 600_000);
    await books.bets('member4', 700_000, away);
    expect(sidesOf(await books.found())).toEqual([
      ['away 700000: member4', 'home 600000: member3'],
      ['away 9000000: member2', 'home 500000: member1'],
    ]);
  });

  it.each([
    ['a won less on one side', (books: Books) => books.bets('member2', 499_999, away)],
    ['the same selection', (books: Books) => books.bets('member2', 500_000)],
    ['another line', (books: Books) => books.bets('member2', 500_000, { picks: [pickOn('away', { baseLine: '1' })] })],
    [
      'another market',
      (books: Books) => books.bets('member2', 500_000, { picks: [pickOn('away', { marketId: '2' })] }),
    ],
    ['a void pick', (books: Books) => books.bets('member2', 500_000, { picks: [pickOn('away', { settlement: -1 })] })],
    ['a pushed pick', (books: Books) => books.bets('member2', 500_000, { picks: [pickOn('away', { settlement: 3 })] })],
    ['a void bet', (books: Books) => books.bets('member2', 500_000, { ...away, status: -1 })],
    ['a bet before the week', (books: Books) => books.bets('member2', 500_000, { ...away, placedAt: SINCE - 1 })],
    ['a member of no shared browser', (books: Books) => books.bets('member4', 500_000, away)],
    ['an operator', (books: Books) => books.bets('admin1', 500_000, away)],
    ['one member alone', (books: Books) => books.bets('member1', 500_000, away)],
  ])('MBR-9 %s is none, and beside it what counts still does', async (_, lay) => {
    const books = await againstEachOther();
    await books.shares('c', 'member1', 'admin1');
    await books.shares('d', 'member4');
    await books.bets('member1', 500_000);
    await lay(books);
    expect((await books.found()).bothSides).toEqual([]);
    await books.bets('member2', 500_000, { ...away, placedAt: SINCE });
    expect((await books.found()).bothSides.length).toBeGreaterThan(0);
  });

  it('MBR-9 of many no more than the fifty strongest are listed', async () => {
    const books = await againstEachOther();
    for (let game = 0; game < 51; game += 1) {
      const fixtureId = aPick(`game${game}`).fixtureId;
      await books.bets('member1', 500_000 + game, { picks: [pickOn('home', { fixtureId })] });
      await books.bets('member2', 500_000 + game, { picks: [pickOn('away', { fixtureId })] });
    }
    const { bothSides } = await books.found();
    expect(bothSides).toHaveLength(50);
    expect(bothSides.at(-1)?.sides[0]?.staked).toBe(500_001);
  });
});

describe('money that passes through', () => {
  /** 1,000,000 won charged, of which 333,333 were staked and 500,000 taken out. */
  async function passed(change: { charged?: number; staked?: number; taken?: number } = {}) {
    const { charged = 1_000_000, staked = 333_333, taken = 500_000 } = change;
    const books = await openBooks();
    await books.asks('member1', { kind: 'charge', amount: charged });
    await books.bets('member1', staked);
    await books.asks('member1', { kind: 'exchange', amount: taken, requested_at: NOW - HOUR_MS, decided_at: NOW });
    return books;
  }

  it('MBR-10 is listed with what was charged, staked and taken out, and not a won before its bounds', async () => {
    expect((await (await passed()).found()).passesThrough).toMatchObject([
      { member: { userId: 'member1' }, charged: 1_000_000, staked: 333_333, taken: 500_000 },
    ]);
    for (const change of [{ charged: 999_999, staked: 5_000 }, { staked: 333_334 }, { taken: 499_999 }])
      expect((await (await passed(change)).found()).passesThrough).toEqual([]);
  });

  it('MBR-10 counts what was staked and taken out since the first charge: open, lost and won, in lobbies too, asked for or paid', async () => {
    const books = await passed({ staked: 100_000, taken: 300_000 });
    const takes = (amount: number, over: Partial<MoneyRequestTable>) =>
      books.asks('member1', { kind: 'exchange', amount, requested_at: NOW, decided_at: null, ...over });
    await takes(900_000, { state: 'rejected', decided_at: NOW });
    await takes(900_000, { state: 'cancelled', decided_at: NOW });
    await takes(900_000, { requested_at: NOW - 6 * HOUR_MS, state: 'approved', decided_at: NOW });
    expect((await books.found()).passesThrough).toEqual([]);
    await takes(200_000, { state: 'requested' });
    await books.bets('member1', 900_000, { status: -1 });
    await books.bets('member1', 900_000, { status: 3 });
    await books.bets('member1', 900_000, { placedAt: NOW - 6 * HOUR_MS });
    await books.bets('member1', 50_000, { status: 1 });
    await books.stakesInLobby('member1', -400_000);
    await books.stakesInLobby('member1', 300_000, 'casinoReturned');
    await books.stakesInLobby('member1', 800_000, 'casinoPaid');
    expect((await books.found()).passesThrough).toMatchObject([{ staked: 250_000, taken: 500_000 }]);
    await books.stakesInLobby('member1', -83_334);
    expect((await books.found()).passesThrough).toEqual([]);
  });

  it('MBR-10 nothing was staked where more came back than was staked since the first charge', async () => {
    const books = await passed({ staked: 100_000 });
    await books.stakesInLobby('member1', 300_000, 'casinoReturned');
    expect((await books.found()).passesThrough).toMatchObject([{ staked: 0, taken: 500_000 }]);
  });

  it('MBR-10 counts approved charges of the week, of each member alone and of no operator', async () => {
    const books = await openBooks();
    const charge = { kind: 'charge', amount: 500_000 } as const;
    await books.asks('member1', { ...charge, requested_at: SINCE - 1, decided_at: SINCE });
    await books.asks('member2', { ...charge, amount: 9_000_000, state: 'requested', decided_at: null });
    await books.asks('member2', { ...charge, amount: 9_000_000, state: 'rejected' });
    await books.asks('member2', { ...charge, amount: 9_000_000, requested_at: SINCE - 1, decided_at: SINCE - 1 });
    await books.asks('member3', { ...charge, amount: 2_000_000 });
    await books.asks('admin1', { ...charge, amount: 2_000_000 });
    for (const member of ['member1', 'member2', 'member3', 'admin1'])
      await books.asks(member, { kind: 'exchange', amount: 1_000_000, requested_at: NOW });
    expect(idsOf((await books.found()).passesThrough)).toEqual(['member3']);
    await books.asks('member1', charge);
    expect((await books.found()).passesThrough).toMatchObject([
      { member: { userId: 'member1' }, charged: 1_000_000, staked: 0, taken: 1_000_000 },
      { member: { userId: 'member3' }, charged: 2_000_000 },
    ]);
    // A day later the first of its charges counts no more.
    expect(idsOf((await books.found(NOW + DAY_MS)).passesThrough)).toEqual(['member3']);
  });
});

describe('winnings far above the stakes', () => {
  const settled = (paid: number): Laid => ({ status: paid === 0 ? 1 : 2, paid, settledAt: SINCE });

  /** As many bets of 50,000 won, of which the first pays for all. */
  async function won(books: Books, member: string, bets: number, paid: number) {
    for (let bet = 0; bet < bets; bet += 1) await books.bets(member, 50_000, settled(bet === 0 ? paid : 0));
  }

  it('MBR-11 are listed with bets, stakes and what was paid, the most won first, each member alone', async () => {
    const books = await openBooks();
    await won(books, 'member1', 20, 2_000_000);
    await won(books, 'member2', 20, 2_500_000);
    await won(books, 'member3', 19, 9_000_000);
    await won(books, 'member4', 20, 1_999_999);
    await won(books, 'admin1', 20, 9_000_000);
    expect((await books.found()).winsMuch).toMatchObject([
      { member: { userId: 'member2' }, bets: 20, staked: 1_000_000, paid: 2_500_000 },
      { member: { userId: 'member1' }, bets: 20, staked: 1_000_000, paid: 2_000_000 },
    ]);
  });

  it('MBR-11 neither twice the stakes nor a million won is enough without the other', async () => {
    const books = await openBooks();
    // Twice the stakes, and a won short of a million.
    for (let bet = 0; bet < 20; bet += 1) await books.bets('member1', 40_000, settled(bet === 0 ? 1_799_999 : 0));
    // More than a million, and a won short of twice the stakes.
    for (let bet = 0; bet < 20; bet += 1) await books.bets('member2', 60_000, settled(bet === 0 ? 2_399_999 : 0));
    expect((await books.found()).winsMuch).toEqual([]);
    await books.bets('member1', 1, settled(2));
    await books.bets('member2', 1, settled(3));
    expect(idsOf((await books.found()).winsMuch)).toEqual(['member2', 'member1']);
  });

  it('MBR-11 bets that are open, void, special or were settled before the week count for nothing', async () => {
    const books = await openBooks();
    await won(books, 'member1', 19, 2_000_000);
    for (const over of [
      { status: 0, paid: 0, settledAt: null },
      { status: -1, paid: 50_000, settledAt: NOW },
      { status: 3, paid: 50_000, settledAt: NOW },
      { status: 2, paid: 9_000_000, settledAt: SINCE - 1 },
    ] as const)
      await books.bets('member1', 50_000, over);
    expect((await books.found()).winsMuch).toEqual([]);
    await books.bets('member1', 50_000, settled(0));
    expect((await books.found()).winsMuch).toMatchObject([{ bets: 20, staked: 1_000_000, paid: 2_000_000 }]);
  });
});

describe('the list', () => {
  /** More than are read at once, some at one time: 600 bets of a member that win, one against them, and 600 charges of another. */
  async function manyRows() {
    const books = await openBooks();
    await books.shares('a', 'member1', 'member2');
    await books.bets('member2', 500_000, away);
    for (let row = 0; row < 600; row += 1) {
      const at = NOW - HOUR_MS + Math.floor(row / 7);
      await books.bets('member1', 900, { status: 2, paid: 3_000, placedAt: at, settledAt: at });
      await books.asks('member3', { kind: 'charge', amount: 2_000, requested_at: at, decided_at: at });
    }
    await books.asks('member3', { kind: 'exchange', amount: 900_000, requested_at: NOW });
    return books;
  }

  it('MBR-8 is read in portions, none of which loses a row, and between which writes have their turn', async () => {
    const books = await manyRows();
    let writes = 0;
    let isRead = false;
    const reading = books.found().finally(() => (isRead = true));
    // The bound is for a list that never ends.
    while (!isRead && writes < 10_000) {
      await books.stakesInLobby('member4', -1);
      writes += 1;
    }
    expect(await reading).toMatchObject({
      bothSides: [{ sides: [{ staked: 500_000 }, { staked: 540_000 }] }],
      passesThrough: [{ member: { userId: 'member3' }, charged: 1_200_000, staked: 0, taken: 900_000 }],
      winsMuch: [{ member: { userId: 'member1' }, bets: 600, staked: 540_000, paid: 1_800_000 }],
    });
    expect(writes).toBeGreaterThan(3);
  });

  it('MBR-8 is read once for all who ask meanwhile, and anew for who asks after', async () => {
    const books = await openBooks();
    const ask = shareUnusualPlay(books.store);
    const [one, other] = await Promise.all([ask(NOW), ask(NOW)]);
    expect(other).toBe(one);
    expect(one.passesThrough).toEqual([]);
    await books.asks('member3', { kind: 'charge', amount: 2_000_000 });
    await books.asks('member3', { kind: 'exchange', amount: 2_000_000, requested_at: NOW });
    expect(idsOf((await ask(NOW)).passesThrough)).toEqual(['member3']);
  });

  it('MBR-8 OPR-3 is for roles that see members: a partner is refused, and a house without such play lists none', async () => {
    const origin = await openOrigin();
    expect((await (await signInOperator(origin, 'partner1')).call('GET', '/unusual')).status).toBe(403);
    for (const role of ['owner1', 'trader1', 'cashier1', 'support1']) {
      const { status, body } = await (await signInOperator(origin, role)).call('GET', '/unusual');
      expect([role, status]).toEqual([role, 200]);
      expect(UnusualPlay.parse(body)).toMatchObject({ bothSides: [], passesThrough: [], winsMuch: [] });
    }
  });
});
