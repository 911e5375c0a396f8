/** Suppliers at the wallet, and the house's own games over it: LBY-5 to LBY-8, HSG-1 to HSG-5, SES-09. */
import fc from 'fast-check';
import { createHash, webcrypto } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { bytesOfHex, hexOfBytes } from '../../../src/domain/kernel/bytes.ts';
import { drawHouse, houseMessage, paidOf } from '../../../src/domain/lobbies/houseGames.ts';
import type { HouseLaunch, HouseRound } from '../../../src/domain/lobbies/houseRound.ts';
import { WALLET_CALL_MS, type WalletCall } from '../../../src/domain/lobbies/walletCall.ts';
import { webCrypto } from '../../../src/domain/mini-games/redraw.ts';
import { fundingTransfer } from '../../../src/domain/wallet/ledger.ts';
import { signCall } from '../../../server/lobbies/suppliers/house.ts';
import { askWallet } from '../../../server/lobbies/suppliers/wallet.ts';
import { systemRandomness } from '../../../server/randomness.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { blockMember } from '../../../server/session/memberBlocks.ts';
import { readEpoch } from '../../../server/store/readEpoch.ts';
import { isSound, ledgerDefects } from '../../../server/wallet/ledgerDefects.ts';
import { availableBalance, postTransfers } from '../../../server/wallet/postTransfers.ts';
import { callOrigin, signIn, type Caller } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';

const member = MemberId.parse('member1');
const NOW = 1_000_000;

async function openWallet(won = 10_000) {
  const store = openSqliteStore(newDataDir(), 0);
  onTestFinished(() => store.close());
  const row = {
    id: member,
    user_id: member,
    password_hash: '',
    nickname: member,
    level: 1,
    point: 0,
    type: 0,
    role: 0,
  };
  await store.write(async (tx) => {
    await readEpoch(tx, 'epoch');
    await tx
      .insertInto('members')
      .values({ ...row, withdrawal_type: 0, tendency: 0, updated_at: 0 })
      .execute();
    await postTransfers(tx, [fundingTransfer(member, won)], 0);
    for (const session of ['s1', 's2']) {
      const times = { started_at: 0, expires_at: NOW + 1_000 };
      await tx
        .insertInto('lobby_sessions')
        .values({ session_id: session, member_id: member, supplier: 'house', game: 'baccarat', ...times })
        .execute();
    }
  });
  const ask = (call: Partial<WalletCall>, now = NOW, isMoneyOff = false) =>
    store.write((tx) =>
      askWallet(
        tx,
        'house',
        { session: 's1', transaction: 't1', action: 'debit', round: 'r1', amount: 1_000, at: NOW, ...call },
        now,
        isMoneyOff,
      ),
    );
  const balance = () => store.read((tx) => availableBalance(tx, member));
  return { store, ask, balance };
}

describe('the wallet for suppliers', () => {
  it('LBY-8 MBR-4 takes no stake of whom the house keeps out, and pays what was won before', async () => {
    const { store, ask, balance } = await openWallet();
    expect(await ask({})).toEqual({ balance: 9_000 });
    await store.write((tx) => blockMember(tx, { member_id: member, operator_id: 'o1', name: 'o1', reason: '', at: 0 }));
    expect(await ask({ transaction: 't2', round: 'r2' })).toEqual({ reason: 'refused' });
    expect(await ask({ action: 'credit', transaction: 't3', amount: 5_000 })).toEqual({ balance: 14_000 });
    expect(await balance()).toBe(14_000);
  });

  it('LBY-6 a debit, a credit and their copies move money once, and are answered the same', async () => {
    const { store, ask, balance } = await openWallet();
    expect(await ask({})).toEqual({ balance: 9_000 });
    expect(await ask({})).toEqual({ balance: 9_000 });
    const paid = { action: 'credit', transaction: 't2', amount: 5_000 } as const;
    expect(await ask(paid)).toEqual({ balance: 14_000 });
    // Asked again much later, with the time of asking: still the same.
    expect(await ask({ ...paid, at: NOW + 9_000_000 }, NOW + 9_000_000)).toEqual({ balance: 14_000 });
    expect(await ask({ ...paid, amount: 6_000 })).toEqual({ reason: 'keyUsed' });
    expect(await balance()).toBe(14_000);
    expect(isSound(await store.read(ledgerDefects))).toBe(true);
  });

  it('LBY-7 a stake that never was played goes back once; one that comes after its rollback is refused', async () => {
    const { ask, balance } = await openWallet();
    await ask({});
    const back = { action: 'rollback', transaction: 't2', reference: 't1' } as const;
    expect(await ask(back)).toEqual({ balance: 10_000 });
    expect(await ask({ ...back, transaction: 't3' })).toEqual({ balance: 10_000 });
    expect(await ask({ action: 'credit', transaction: 't4' })).toEqual({ reason: 'noDebit' });
    expect(await ask({ ...back, round: 'r2', transaction: 't5', reference: 't6' })).toEqual({ balance: 10_000 });
    expect(await ask({ round: 'r2', transaction: 't6' })).toEqual({ reason: 'rolledBack' });
    expect(await balance()).toBe(10_000);
  });

  it('LBY-8 nobody is paid for what was not staked there, twice, or before it is taken back', async () => {
    const { ask, balance } = await openWallet();
    const paid = { action: 'credit', transaction: 't2', amount: 3_000 } as const;
    expect(await ask(paid)).toEqual({ reason: 'noDebit' });
    await ask({});
    expect(await ask({ ...paid, session: 's2', transaction: 't3' })).toEqual({ reason: 'noDebit' });
    expect(await ask({ ...paid, transaction: 't4' })).toEqual({ balance: 12_000 });
    expect(await ask({ ...paid, transaction: 't5' })).toEqual({ reason: 'roundPaid' });
    expect(await ask({ action: 'rollback', transaction: 't6', reference: 't1' })).toEqual({ reason: 'roundPaid' });
    expect(await ask({ transaction: 't7' })).toEqual({ reason: 'roundPaid' });
    expect(await balance()).toBe(12_000);
  });

  it('LBY-8 stakes are refused that are too much, old, of no session or of one that is over; what was won comes late', async () => {
    const { ask, balance } = await openWallet();
    expect(await ask({ amount: 10_001 })).toEqual({ reason: 'tooPoor' });
    expect(await ask({ transaction: 't2' }, NOW + WALLET_CALL_MS + 1)).toEqual({ reason: 'old' });
    expect(await ask({ transaction: 't3', session: 's9' })).toEqual({ reason: 'unknownSession' });
    expect(await ask({ transaction: 't4' }, NOW, true)).toEqual({ reason: 'refused' });
    await ask({ transaction: 't5' });
    const later = NOW + 2_000;
    expect(await ask({ transaction: 't6', at: later, round: 'r2' }, later)).toEqual({ reason: 'over' });
    expect(await ask({ transaction: 't7', action: 'credit', amount: 2_000 }, later)).toEqual({ balance: 11_000 });
    expect(await balance()).toBe(11_000);
  });

  it('LBY-6 LBY-8 whatever is asked in whatever order, doubled or not, no won is made: property', async () => {
    const call = fc.record({
      transaction: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      action: fc.constantFrom('debit', 'credit', 'rollback', 'balance'),
      round: fc.constantFrom('r1', 'r2'),
      session: fc.constantFrom('s1', 's2'),
      amount: fc.constantFrom(0, 1_000, 4_000, 20_000),
      reference: fc.constantFrom('a', 'b', 'c'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 12 }), async (calls) => {
        const { store, ask, balance } = await openWallet();
        const moved = new Map<string, number>();
        for (const each of [...calls, ...calls] as Partial<WalletCall>[]) {
          const before = await balance();
          const answer = await ask(each);
          const after = await balance();
          const key = each.action === 'balance' ? '' : (each.transaction ?? '');
          if (after !== before) {
            expect(moved.has(key)).toBe(false);
            moved.set(key, after - before);
          }
          if ('reason' in answer || each.action === 'balance') expect(after).toBe(before);
        }
        expect(await balance()).toBe(10_000 + [...moved.values()].reduce((sum, delta) => sum + delta, 0));
        expect(isSound(await store.read(ledgerDefects))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

const SECRET_SIZE = 48;
const secret = 'a secret of tests';
/** The secret of the house is known, all else is not. */
const randomness = { text: (size: number) => (size === SECRET_SIZE ? secret : systemRandomness.text(size)) };

async function launch(caller: Caller, lobby = 'casino') {
  const { body } = await caller.call('POST', '/playfun/auth', { lobby, provider: 'house' });
  const address = new URL((body as { readonly launch_url: string }).launch_url, 'https://site.example');
  const [session, sign] = ['session', 'sign'].map((name) => address.searchParams.get(name) ?? '');
  return { path: address.pathname, session: session ?? '', sign: sign ?? '' };
}
let keys = 0;
const play = (caller: Caller, given: unknown, key = `house-round-key-0123456789-${(keys += 1)}`) =>
  caller.call('POST', '/house-game/play', given, { 'idempotency-key': key });

describe('calls of suppliers over the line', () => {
  it('LBY-5 are read by their signature alone', async () => {
    const origin = await openOrigin({ randomness });
    const caller = await signIn(origin);
    expect((await callOrigin(origin, 'POST', '/supplier/house/wallet', {})).status).toBe(403);
    const { session } = await launch(caller);
    const call: WalletCall = { session, transaction: 'x1', action: 'debit', round: 'x', amount: 1_000, at: Date.now() };
    const send = (signed: ReturnType<typeof signCall>, supplier = 'house') =>
      callOrigin(origin, 'POST', `/supplier/${supplier}/wallet`, signed.body, { 'x-signature': signed.signature });
    const { body: before } = await caller.call('GET', '/member/user');
    const forged = await send({ ...signCall('another secret', call) });
    expect([forged.status, forged.body]).toEqual([401, { reason: 'badSignature' }]);
    const changed = await send({ ...signCall(secret, call), body: { ...call, amount: 9_000 } });
    expect(changed.body).toEqual({ reason: 'badSignature' });
    expect((await send(signCall(secret, call), 'starlight')).status).toBe(403);
    expect((await send({ body: { nothing: 1 }, signature: '' })).body).toEqual({ reason: 'malformed' });
    const { emoney } = before as { readonly emoney: number };
    const done = await Promise.all([send(signCall(secret, call)), send(signCall(secret, call))]);
    for (const answer of done) expect([answer.status, answer.body]).toEqual([200, { balance: emoney - 1_000 }]);
  });
});

describe('games of the house', () => {
  it('HSG-1 HSG-4 HSG-5 a round is paid by the wallet, drawn by a seed of the chain that was committed to, told, and checked by anybody', async () => {
    const origin = await openOrigin({ randomness });
    const caller = await signIn(origin);
    const { path, session, sign } = await launch(caller, 'slot');
    expect(path).toBe('/launch/moonSlot');
    const { body: launches } = await caller.call('GET', '/house-game/launches');
    const [told] = launches as readonly HouseLaunch[];
    expect(told).toMatchObject({ session, game: 'moonSlot' });
    const given = { session, sign, choice: 'spin', stake: 5_000 };
    let link = told?.commitment ?? '';
    let emoney = ((await caller.call('GET', '/member/user')).body as { readonly emoney: number }).emoney;
    for (let n = 1; n <= 4; n += 1) {
      const key = `house-round-key-of-round-${n}`;
      const once = () => play(caller, given, key);
      const [answer, copy] = await Promise.all([once(), once()] as const);
      expect(copy.body).toEqual(answer.body);
      const { round, emoney: after } = answer.body as { readonly round: HouseRound; readonly emoney: number };
      expect(round).toMatchObject({ n, salt: key, stake: 5_000, staked: n * 5_000 });
      const seed = bytesOfHex(round.seed);
      expect(createHash('sha256').update(seed).digest('hex')).toBe(link);
      link = hexOfBytes(seed);
      const sign = await webCrypto(webcrypto.subtle).keyed(seed);
      expect(await drawHouse('moonSlot', (at) => sign(houseMessage('moonSlot', session, n, key, at)))).toEqual(
        round.drawn,
      );
      expect(round.paid).toBe(paidOf('moonSlot', round.drawn, 'spin', 5_000));
      expect(after).toBe(emoney - 5_000 + round.paid);
      emoney = after;
    }
    const { body: page } = await caller.call('GET', `/house-game/rounds?session=${session}`);
    expect((page as { readonly rows: readonly HouseRound[] }).rows.map(({ n }) => n)).toEqual([4, 3, 2, 1]);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('HSG-1 nobody plays by an address of another making, of another member, with a choice of another game or more than there is', async () => {
    const origin = await openOrigin();
    const caller = await signIn(origin);
    const other = await signIn(origin, 'member2');
    const { session, sign } = await launch(caller);
    const given = { session, sign, choice: 'player', stake: 1_000 };
    const unknown = { status: 422, body: { reason: 'unknownSession' } };
    expect(await play(other, given)).toMatchObject(unknown);
    expect(await play(caller, { ...given, sign: 'x'.repeat(sign.length) })).toMatchObject(unknown);
    expect(await play(caller, { ...given, choice: 'spin' })).toMatchObject({ body: { reason: 'malformed' } });
    for (const stake of [0, 1_500, 501_000, -1_000]) {
      expect((await play(caller, { ...given, stake })).status, String(stake)).toBe(400);
    }
    expect((await other.call('GET', `/house-game/rounds?session=${session}`)).body).toMatchObject({ rows: [] });
    const taken = { userId: 'member2', purse: 'money', delta: -499_500, words: '회수' };
    expect((await (await signInOperator(origin)).does('/purse', taken)).status).toBe(200);
    const poor = await launch(other);
    const answer = await play(other, { session: poor.session, sign: poor.sign, choice: 'tie', stake: 1_000 });
    expect(answer).toMatchObject({ status: 422, body: { reason: 'tooPoor' } });
  });

  it('SES-09 HSG-1 whoever has shut themselves out plays no further, and nothing leaves', async () => {
    const origin = await openOrigin();
    const caller = await signIn(origin);
    const { session, sign } = await launch(caller);
    const key = { 'idempotency-key': 'cool-off-key-0123456789-abc' };
    expect((await caller.call('POST', '/member/limits/coolOff', { length: 'hours24' }, key)).status).toBe(200);
    expect(await play(caller, { session, sign, choice: 'player', stake: 1_000 })).toMatchObject({
      status: 422,
      body: { reason: 'excluded' },
    });
    expect((await caller.call('POST', '/playfun/auth', { lobby: 'casino', provider: 'house' })).status).toBe(403);
  });
});
