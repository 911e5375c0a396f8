/** A house on each store, from its founding over a bet by HTTP to its result and its correction, and a second process beside it. */
import { expect, it, onTestFinished } from 'vitest';
import { BettingAccepted, type BettingLine } from '../../../../src/domain/bets/bettingCall.ts';
import { listCalls } from '../../../../src/domain/calls/lists.ts';
import { HOUSE_CASHIER } from '../../../../src/domain/cashier/cashierSetting.ts';
import { MemberId } from '../../../../src/domain/kernel/ids.ts';
import { GAME_STATES } from '../../../../src/domain/office/results.ts';
import { availableOf, heldOf } from '../../../../src/domain/wallet/ledger.ts';
import { beginMailing } from '../../../../server/office/mailings/mailingRows.ts';
import { postSome } from '../../../../server/office/mailings/postSome.ts';
import { systemRandomness } from '../../../../server/randomness.ts';
import { isSound } from '../../../../server/wallet/ledgerDefects.ts';
import { betOn, callOrigin, claimOn, newKey, signIn } from '../../support/caller.ts';
import { fixtureReport, games, marketReport, resultReport, selectionIdOf } from '../../support/feedReports.ts';
import { openOrigin } from '../../support/openOrigin.ts';
import { cashierOf, signInOperator } from '../../support/operator.ts';
import { framesOf, isEvent, isFrame, openStream } from '../../support/streamReader.ts';
import type { Ground } from './storeKind.ts';
import { upTo } from './logCases.ts';

type NewGround = () => Promise<Ground>;

/** What some lists are asked with. */
const MUST_SAY: ReadonlyMap<string, string> = new Map([
  ['entries', 'purse=money'],
  ['ledgerDays', 'purse=money'],
  ['calculations', 'area=sports'],
  ['comments', 'post=none'],
]);

const member1 = MemberId.parse('member1');
const STAKE = 10_000;
const BET = betOn([claimOn('a')], { amounts: STAKE });

async function houseOn(newGround: NewGround) {
  const { dataDir, openStore } = await newGround();
  const open = () => openOrigin({ dataDir, openStore });
  const origin = await open();
  await origin.sink.deliver(games('a', 'b'));
  return { open, origin, member: await signIn(origin) };
}

export function originCases(newGround: NewGround): void {
  it('BET-1 BET-3 LED-1 LED-5 SET-7 places a bet once by its key, settles and corrects it, and its books are right', async () => {
    const { origin, member } = await houseOn(newGround);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.bet(BET, key)));
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => BettingAccepted.parse(body).betId);
    expect(new Set(ids).size).toBe(1);
    expect(await member.call('GET', `/sports-prematch/betting/key/${key}`)).toMatchObject({ status: 200 });
    const books = async () => ({
      ...{
        available: await origin.inspect.balance(availableOf(member1)),
        held: await origin.inspect.balance(heldOf(member1)),
      },
      isSound: isSound(await origin.inspect.ledger()),
    });
    expect(await books()).toEqual({ available: 990_000, held: STAKE, isSound: true });
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.settled();
    expect(await books()).toEqual({ available: 1_008_500, held: 0, isSound: true });
    await origin.sink.deliver([resultReport('a', 'away')]);
    await origin.settled();
    expect(await books()).toEqual({ available: 990_000, held: 0, isSound: true });
    const log = await origin.inspect.log('bets:member1');
    expect(log.map(({ offset }) => offset)).toEqual(upTo(log.length));
  });

  it('BET-1 shares commits between many bets, refuses what is not there any more, and is ready all the while', async () => {
    const { origin, member } = await houseOn(newGround);
    const stake = 300_000;
    const request = betOn([claimOn('a')], { amounts: stake });
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.bet(request, newKey())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 422, 422, 422, 422, 422,
    ]);
    expect(await origin.inspect.balance(availableOf(member1))).toBe(1_000_000 - 3 * stake);
    expect(await callOrigin(origin, 'GET', '/health/ready')).toMatchObject({ status: 200 });
  });

  it('S-1 S-2 resumes a stream after what was read of it, at another process of the same data', async () => {
    const { open, origin, member } = await houseOn(newGround);
    const first = await openStream(origin, 'events', member.token);
    await first.until(isFrame('imageEnd'));
    await origin.sink.deliver([marketReport('a', { home: { odds: 200 } })]);
    const seen = await first.until(isEvent('OddsChanged'));
    first.close();
    if (seen.name !== 'event') throw new Error('no event');
    const { epoch, offset } = seen.position;
    const other = await open();
    await other.sink.deliver([marketReport('b', { home: { odds: 210 } })]);
    await origin.sink.deliver([marketReport('a', { home: { odds: 220 } })]);
    const second = await openStream(other, 'events', member.token, `${epoch}.${offset}`);
    await second.until((frame) => frame.name === 'event' && framesOf(second, 'event').length >= 2);
    expect(framesOf(second, 'event').map(({ position }) => position.offset)).toEqual([offset + 1, offset + 2]);
    expect(framesOf(second, 'imageEnd')).toEqual([]);
    const bet = betOn([claimOn('b', { betPrice: '2.10', version: 2 })], { amounts: STAKE });
    expect(await member.on(other).bet(bet, newKey())).toMatchObject({ status: 200 });
    expect(await origin.inspect.balance(availableOf(member1))).toBe(990_000);
  });

  it('CALL-6 FX-13 refuses a NUL as malformed, and of a delivery only the report that has one or half of a letter', async () => {
    const { origin } = await houseOn(newGround);
    const login = { userId: 'member1\0', password: 'x' };
    expect(await callOrigin(origin, 'POST', '/member/login', login)).toMatchObject({ status: 400 });
    const names = ['c\0', 'd\uD83D', 'e\u{1F600}'];
    await origin.sink.deliver(names.map((home, index) => fixtureReport(`${index}`, { home })));
    expect(origin.sink.counts.complaints).toBe(2);
    await origin.sink.deliver([marketReport('2')]);
    expect((await origin.inspect.fixtures()).map(({ home }) => home)).toContain('e\u{1F600}');
    const operator = await signInOperator(origin);
    for (const state of GAME_STATES) {
      expect(await operator.call('GET', `/results/games?state=${state}&search=home`)).toMatchObject({ status: 200 });
    }
  });

  it('CALL-6 OPR-8 refuses a bet of half a letter as malformed, and operators go on reading today', async () => {
    const { origin, member } = await houseOn(newGround);
    const operator = await signInOperator(origin);
    for (const half of [{ fixtureId: 'x\uD83D' }, { oddsId: '\uDE00x' }, { betBaseline: '\uD83D' }]) {
      const bet = betOn([{ ...claimOn('a'), ...half } as BettingLine]);
      expect(await member.bet(bet, newKey())).toMatchObject({ status: 400 });
    }
    expect((await operator.call('GET', '/today')).status).toBe(200);
  });

  it('LST-1 LST-2 answers every list of a member, and goes on after a row that there is not', async () => {
    const { member } = await houseOn(newGround);
    expect(await member.bet(BET, newKey())).toMatchObject({ status: 200 });
    for (const [name, { list }] of Object.entries(listCalls)) {
      for (const after of ['', `after=${Date.now() + 60_000}.zzz`, `after=${Date.now()}.1.5`]) {
        const path = `${list.path}?${[MUST_SAY.get(name) ?? '', after].filter((part) => part !== '').join('&')}`;
        expect(`${path} ${(await member.call('GET', path)).status}`).toBe(`${path} 200`);
      }
    }
  });

  it('MLG-1 MLG-3 MLG-5 a letter to many comes to each member once, over a start in its middle', async () => {
    const { dataDir, open, openStore } = await newGround();
    await (await openOrigin({ dataDir, openStore })).close();
    const store = await open();
    const words = { title: '점검 안내', contents: '<p>안내</p>' };
    const begun = { id: 'm1', filter: { search: 'MEMBER', state: 'blocked' as const }, ...words };
    const by = { operator_id: 'owner1', name: '김오너', at: 1 };
    expect(await store.write((tx) => beginMailing(tx, { ...begun, ...by }))).toBe(0);
    const all = { ...begun, id: 'm2', filter: { search: 'MEMBER', level: 1 } };
    const members = await store.write((tx) => beginMailing(tx, { ...all, ...by }));
    expect(members).toBeGreaterThan(1);
    const posting = { randomness: systemRandomness, limit: 1, now: 2, tells: false };
    for (let turn = 0; turn < 2; turn += 1) expect(await store.write((tx) => postSome(tx, posting))).toBe(true);
    await store.close();
    const origin = await openOrigin({ dataDir, openStore });
    await origin.posted();
    const support = await signInOperator(origin, 'support1');
    const { body } = await support.call('GET', '/mailings');
    expect(body).toMatchObject({
      rows: [
        { id: 'm2', members, sent: members, state: 'sent' },
        { id: 'm1', members: 0, sent: 0, state: 'sent' },
      ],
    });
    const sent = await (
      await open()
    ).read((tx) => tx.selectFrom('messages').select('member_id').where('title', '=', words.title).execute());
    expect(sent).toHaveLength(members);
    expect(new Set(sent.map((row) => row.member_id)).size).toBe(members);
    expect((await support.does('/mailing', { filter: {}, ...words })).status).toBe(200);
  });

  it('MBR-3 MGR-1 MLG-1 a partner with everybody below them is a filter of members and of a letter', async () => {
    const { origin } = await houseOn(newGround);
    const support = await signInOperator(origin, 'support1');
    const found = async (query: string) => {
      const { body } = await support.call('GET', `/members?${query}`);
      return (body as { readonly rows: readonly { readonly userId: string }[] }).rows
        .map(({ userId }) => userId)
        .toSorted();
    };
    const below = ['member1', 'member2', 'member3', 'partner2'];
    expect(await found('partner=partner2')).toEqual(below);
    expect(await found('partner=partner1&sort=balance')).toEqual(
      [...below, 'member5', 'member6', 'partner1'].toSorted(),
    );
    expect(await found('partner=partner1&tendency=36')).toEqual(['member6']);
    expect(await found('partner=member1')).toEqual([]);
    expect((await support.call('GET', '/partners')).status).toBe(200);
    const given = { filter: { partner: 'partner2' }, title: '점검 안내', contents: '<p>안내</p>' };
    expect(await support.does('/mailing', given)).toMatchObject({ status: 200, body: { done: { members: 4 } } });
  });

  it('MBR-6 MBR-7 members of one browser are listed page by page', async () => {
    const { origin } = await houseOn(newGround);
    for (const [userId, letter] of [
      ['member1', 'a'],
      ['member2', 'a'],
      ['member3', 'b'],
      ['member1', 'b'],
    ] as const) {
      const body = { userId, password: 'hanpan1234', device: letter.repeat(32) };
      expect((await callOrigin(origin, 'POST', '/member/login', body)).status).toBe(200);
    }
    const support = await signInOperator(origin, 'support1');
    const first = await support.call('GET', '/devices?limit=1');
    const { next } = first.body as { readonly next: string };
    expect(first.body).toMatchObject({ rows: [{ count: 2, members: [{ userId: 'member1' }, { userId: 'member3' }] }] });
    expect((await support.call('GET', `/devices?after=${next}`)).body).toMatchObject({
      rows: [{ count: 2, members: [{ userId: 'member2' }, { userId: 'member1' }] }],
      next: null,
    });
    expect(await support.call('GET', '/member/member1')).toMatchObject({ status: 200 });
  });

  it('MBR-8 MBR-9 MBR-10 MBR-11 play that stands out is listed rule by rule', async () => {
    const { origin } = await houseOn(newGround);
    const names = Array.from({ length: 20 }, (_, game) => `w${game}`);
    await origin.sink.deliver(games(...names));
    const owner = await signInOperator(origin);
    const value = { ...HOUSE_CASHIER, exchange: { ...HOUSE_CASHIER.exchange, closed: null }, rollingPercent: 0 };
    expect((await owner.does('/setting', { key: 'cashier', value })).status).toBe(200);
    for (const userId of ['member1', 'member3']) {
      const body = { userId, password: 'hanpan1234', device: 'a'.repeat(32) };
      expect((await callOrigin(origin, 'POST', '/member/login', body)).status).toBe(200);
    }
    const bet = async (userId: string, amounts: number, claim: BettingLine) => {
      const member = await signIn(origin, userId);
      const request = betOn([claim], { memberId: member.memberId, amounts, totalRatio: claim.betPrice });
      expect((await member.bet(request, newKey())).status).toBe(200);
    };
    const onAway = (game: string) => claimOn(game, { oddsId: selectionIdOf(game, 'away'), betPrice: '4.10' });
    await bet('member1', 600_000, claimOn('a'));
    await bet('member3', 700_000, onAway('a'));
    for (const game of names) await bet('member7', 50_000, onAway(game));
    await origin.sink.deliver(names.map((game) => resultReport(game, 'away')));
    await origin.settled();
    const decide = cashierOf(origin);
    const asks = async (path: string, given: object) => {
      const headers = { 'idempotency-key': newKey() };
      const { body } = await (await signIn(origin, 'member4')).call('POST', path, given, headers);
      return (body as { readonly request: { readonly id: string } }).request.id;
    };
    const charge = await asks('/charge/request', { amount: 1_000_000, bonus: null, points: 0, rolling: 0 });
    expect((await decide(charge, { act: 'approve' })).status).toBe(200);
    await asks('/exchange/request', { amount: 800_000, password: 'hanpan1234' });
    const member = (userId: string) => ({ member: { userId } });
    expect(await owner.call('GET', '/unusual')).toMatchObject({
      status: 200,
      body: {
        bothSides: [
          {
            ...{ fixtureId: 'fx-a', marketId: '1', baseLine: '', home: 'a home', away: 'a away' },
            sides: [
              { side: 'away', staked: 700_000, members: [{ userId: 'member3', staked: 700_000 }] },
              { side: 'home', staked: 600_000, members: [{ userId: 'member1', staked: 600_000 }] },
            ],
          },
        ],
        passesThrough: [{ ...member('member4'), charged: 1_000_000, staked: 0, taken: 800_000 }],
        winsMuch: [{ ...member('member7'), bets: 20, staked: 1_000_000, paid: 4_100_000 }],
      },
    });
  });

  it('OPS-9 a process that only reads starts beside one that has the store, and serves streams and pages', async () => {
    const ground = await newGround();
    const { dataDir, openStore } = ground;
    const member = await signIn(await openOrigin({ dataDir, openStore }));
    const other = await ground.open();
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => {
      const held = other.write(async () => {
        resolve();
        await new Promise<void>((done) => (letGo = done));
      });
      onTestFinished(() => held);
    });
    await isHeld;
    onTestFinished(() => letGo());
    const [streams, web] = await Promise.all([
      openOrigin({ dataDir, openStore, role: 'streams' }),
      openOrigin({ dataDir, openStore, role: 'web' }),
    ]);
    await (await openStream(streams, 'events', member.token)).until(isFrame('heartbeat'));
    expect(await member.on(web).call('GET', '/member/user')).toMatchObject({ status: 200 });
    letGo();
  });

  it('WAL-06 keeps what was acknowledged over a restart, and founds no second house', async () => {
    const { open, origin, member } = await houseOn(newGround);
    expect(await member.bet(BET, newKey())).toMatchObject({ status: 200 });
    await origin.close();
    const again = await open();
    expect(await again.inspect.bets(member1)).toHaveLength(1);
    const back = await signIn(again);
    expect(await back.call('GET', '/member/user')).toMatchObject({ status: 200 });
    expect(isSound(await again.inspect.ledger())).toBe(true);
  });
}
