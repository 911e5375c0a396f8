/** What a supplier, or somebody in its name, might send over the line, and what a refused stake is told (rules LBY, OWN, HSG). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WalletCall } from '../../../src/domain/lobbies/walletCall.ts';
import { OwnLimits } from '../../../src/domain/limits/ownDocument.ts';
import { signCall } from '../../../server/lobbies/suppliers/house.ts';
import { systemRandomness } from '../../../server/randomness.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { callOrigin, newKey, signIn, type Caller } from '../support/caller.ts';
import { movedClock } from '../support/movedClock.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { changeSettings } from '../support/operator.ts';

const secret = 'a secret of tests';
/** The secret of the house is known, all else is not. */
const randomness = { text: (size: number) => (size === 48 ? secret : systemRandomness.text(size)) };
const MINUTE_MS = 60_000;

async function launch(caller: Caller, lobby = 'casino') {
  const { body } = await caller.call('POST', '/playfun/auth', { lobby, provider: 'house' });
  const address = new URL((body as { readonly launch_url: string }).launch_url, 'https://site.example');
  return { session: address.searchParams.get('session') ?? '', sign: address.searchParams.get('sign') ?? '' };
}

async function openLine() {
  const { clock, pass } = movedClock();
  const origin = await openOrigin({ randomness, clock });
  const [member, other] = [await signIn(origin), await signIn(origin, 'member2')];
  const { session, sign } = await launch(member);
  const base = { session, transaction: 't1', action: 'debit', round: 'r1', amount: 10_000 } as const;
  const sendSigned = (body: unknown, signature: string) =>
    callOrigin(origin, 'POST', '/supplier/house/wallet', body, { 'x-signature': signature });
  const send = async (change: Partial<WalletCall> = {}) => {
    const call: WalletCall = { at: clock.now(), ...base, ...change };
    return (await sendSigned(call, signCall(secret, call).signature)).body;
  };
  const say = (path: string, given: unknown, who = member) =>
    who.call('POST', path, given, { 'idempotency-key': newKey() });
  /** Signed in anew: some of these tests wait longer than a session. */
  const ownOf = async () => OwnLimits.parse((await (await signIn(origin)).call('GET', '/member/limits')).body);
  const wonOf = async (who = member) =>
    ((await (await signIn(origin, who.memberId)).call('GET', '/member/user')).body as { readonly emoney: number })
      .emoney;
  return { origin, clock, pass, member, other, base, session, sign, send, sendSigned, say, ownOf, wonOf };
}

it('LBY-5 no field of a signed call can be changed, taken away, added or moved into another, and no other call has its signature', async () => {
  const { base, clock, sendSigned, wonOf } = await openLine();
  const call: WalletCall = { ...base, at: clock.now() };
  const { signature } = signCall(secret, call);
  const changes: readonly object[] = [
    ...[{ amount: 1 }, { amount: 10_001 }, { action: 'credit' }, { transaction: 't2' }, { round: 'r2' }],
    ...[{ session: `${base.session}x` }, { at: call.at + 1 }, { reference: 't0' }, { action: 'balance' }],
    // A field that ends where another begins.
    ...[{ transaction: 't1|x' }, { round: 'r1|10000' }],
  ];
  for (const change of changes) {
    const { status } = await sendSigned({ ...call, ...change }, signature);
    expect([401, 422], JSON.stringify(change)).toContain(status);
  }
  for (const odd of [-1, 1.5, 1e21, '10000', null, Number.MAX_SAFE_INTEGER]) {
    expect((await sendSigned({ ...call, amount: odd }, signature)).body).toEqual({ reason: 'malformed' });
  }
  for (const forged of ['', signature.slice(0, -1), `${signature}=`, signature.toUpperCase(), 'x'.repeat(200)]) {
    expect((await sendSigned(call, forged)).body).toEqual({ reason: 'badSignature' });
  }
  expect((await sendSigned(call, 'x'.repeat(201))).status).toBe(400);
  expect(await wonOf()).toBe(1_000_000);
});

it("LBY-6 LBY-8 a replay moves nothing, and another member's session pays for nobody's round", async () => {
  const { other, base, send, wonOf, origin } = await openLine();
  const { session: foreign } = await launch(other);
  const before = await wonOf(other);
  expect(await send()).toEqual({ balance: 990_000 });
  for (let times = 0; times < 3; times += 1) expect(await send()).toEqual({ balance: 990_000 });
  // The key of one session under another's is another call.
  expect(await send({ session: foreign })).toEqual({ reason: 'keyUsed' });
  expect(await send({ session: foreign, transaction: 't2', action: 'credit', amount: 50_000 })).toEqual({
    reason: 'noDebit',
  });
  const back = { transaction: 't3', action: 'rollback', reference: base.transaction } as const;
  expect(await send({ ...back, session: foreign })).toEqual({ balance: before });
  expect(await send({ session: 'nobody', transaction: 't4' })).toEqual({ reason: 'unknownSession' });
  expect([await wonOf(), await wonOf(other)]).toEqual([990_000, before]);
  // What was no rollback of another's has not used this one up.
  expect(await send({ ...back, transaction: 't5' })).toEqual({ balance: 1_000_000 });
  expect(isSound(await origin.inspect.ledger())).toBe(true);
});

it('LBY-7 LBY-8 a rollback before its debit, and calls after the end of a session, do what they may and nothing else', async () => {
  const { send, pass, wonOf } = await openLine();
  expect(await send({ transaction: 'b1', action: 'rollback', round: 'r9', reference: 'd9' })).toEqual({
    balance: 1_000_000,
  });
  expect(await send({ transaction: 'd9', round: 'r9' })).toEqual({ reason: 'rolledBack' });
  await send({ transaction: 'd1', round: 'r1' });
  await send({ transaction: 'd2', round: 'r2' });
  expect(await send({ transaction: 'd3', round: 'r3', at: 1 })).toEqual({ reason: 'old' });
  pass(121 * MINUTE_MS);
  expect(await send({ transaction: 'd4', round: 'r4' })).toEqual({ reason: 'over' });
  expect(await send({ transaction: 'c1', round: 'r1', action: 'credit', amount: 25_000 })).toEqual({
    balance: 1_005_000,
  });
  expect(await send({ transaction: 'b2', round: 'r2', action: 'rollback', reference: 'd2' })).toEqual({
    balance: 1_015_000,
  });
  expect(await send({ transaction: 'b3', round: 'r1', action: 'rollback', reference: 'd1' })).toEqual({
    reason: 'roundPaid',
  });
  expect(await wonOf()).toBe(1_015_000);
});

it('OWN-8 LBY-7 a stake that was taken back counts to no limit, and one of yesterday opens no room today', async () => {
  const { send, say, ownOf, pass } = await openLine();
  await say('/member/limits/change', { kind: 'stake', span: 'day', amount: 15_000 });
  await send({ transaction: 'd1', round: 'r1' });
  expect(await send({ transaction: 'd2', round: 'r2' })).toEqual({ reason: 'refused' });
  const back = { transaction: 'b1', round: 'r1', action: 'rollback', reference: 'd1' } as const;
  await send(back);
  await send({ ...back, transaction: 'b2' });
  expect((await ownOf()).used.day).toMatchObject({ stake: 0, loss: 0 });
  expect((await ownOf()).today).toMatchObject({ stakes: 0, returned: 0 });
  expect(await send({ transaction: 'd3', round: 'r3' })).toMatchObject({ balance: 990_000 });
  pass(24 * 60 * MINUTE_MS);
  await send({ transaction: 'b3', round: 'r3', action: 'rollback', reference: 'd3' });
  expect((await ownOf()).used.day).toMatchObject({ stake: 0, loss: 0 });
});

it('OWN-4 LBY-8 exactly a limit may be staked, a won more may not, with doubled and taken-back calls between: property', async () => {
  const { send, say, ownOf, origin } = await openLine();
  await say('/member/limits/change', { kind: 'stake', span: 'day', amount: 100_000 });
  let at = 0;
  let staked = 0;
  const step = fc.record({ amount: fc.integer({ min: 1, max: 60_000 }), isBack: fc.boolean(), isExact: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const { amount, isBack, isExact } of steps) {
        at += 1;
        const part = { transaction: `p${at}`, round: `p${at}`, amount: isExact ? 100_000 - staked : amount };
        const isTaken = staked + part.amount <= 100_000;
        expect('balance' in ((await send(part)) as object)).toBe(isTaken);
        await send(part);
        if (isTaken && isBack) {
          await send({ ...part, action: 'rollback', transaction: `q${at}`, reference: part.transaction });
        } else if (isTaken) staked += part.amount;
        expect((await ownOf()).used.day.stake).toBe(staked);
      }
    }),
    { numRuns: 6 },
  );
  expect(isSound(await origin.inspect.ledger())).toBe(true);
}, 240_000);

it('HSG-1 LBY-8 a refused bet says whose no it is: the house, its maintenance, or what the member allows themselves', async () => {
  const { origin, session, sign, say } = await openLine();
  const play = (stake = 10_000) => say('/house-game/play', { session, sign, choice: 'player', stake });
  const setting = (lobbyMaintenance: object) => changeSettings(origin, { lobbyMaintenance });
  const open = { casino: 0, slot: 0, european: 0, inPlay: 0 };
  await setting({ ...open, casino: 1 });
  expect((await play()).body).toMatchObject({ reason: 'closed' });
  await setting(open);
  await say('/member/limits/change', { kind: 'bet', span: 'bet', amount: 5_000 });
  expect((await play()).body).toMatchObject({ reason: 'ownLimit' });
  // The same round is open still: what was refused is no answer to another bet on it.
  expect((await play(5_000)).status).toBe(200);
});
