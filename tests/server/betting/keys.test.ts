/** That a key is decided once, whatever comes again, late or at the same time (BET-2, BET-3, CRT-15, LED-1, LED-2). */
import { describe, expect, it } from 'vitest';
import { BetKeyState } from '../../../src/domain/bets/bettingCall.ts';
import { availableOf, heldOf } from '../../../src/domain/wallet/ledger.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { marketReport } from '../support/feedReports.ts';
import { expectNothingTaken, member1, openHouse } from '../support/openHouse.ts';

describe('keys', () => {
  it('BET-3 gives the same key and body the same answer, once executed', async () => {
    const { origin, member } = await openHouse();
    const key = newKey();
    const first = await member.bet(betOn([claimOn('a')]), key);
    const second = await member.bet(betOn([claimOn('a')]), key);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect([first.headers.get('idempotency-hit'), second.headers.get('idempotency-hit')]).toEqual([null, '1']);
    expect(await origin.inspect.bets(member1)).toHaveLength(1);
    expect(BetKeyState.parse((await member.call('GET', `/sports-prematch/betting/key/${key}`)).body)).toEqual({
      state: 'decided',
      status: 200,
      body: first.body,
    });
  });

  it('BET-3 keeps a refusal for good, even when the bet would be taken now', async () => {
    const { origin, member } = await openHouse();
    const key = newKey();
    await origin.sink.deliver([marketReport('a', { home: { odds: 150 } })]);
    const first = await member.bet(betOn([claimOn('a')]), key);
    await origin.sink.deliver([marketReport('a', { home: { odds: 185 } })]);
    const second = await member.bet(betOn([claimOn('a')]), key);
    expect([first.status, second.status]).toEqual([409, 409]);
    expect(second.body).toEqual(first.body);
  });

  it('BET-3 refuses the same key with another body', async () => {
    const { origin, member } = await openHouse();
    const key = newKey();
    await member.bet(betOn([claimOn('a')]), key);
    expect((await member.bet(betOn([claimOn('a')], { amounts: 20_000 }), key)).status).toBe(422);
    expect(await origin.inspect.balance(availableOf(member1))).toBe(990_000);
  });

  it('BET-3, CRT-15 never executes a voided key', async () => {
    const { origin, member } = await openHouse();
    const key = newKey();
    const path = `/sports-prematch/betting/key/${key}`;
    expect((await member.call('GET', path)).body).toEqual({ state: 'absent' });
    expect((await member.call('POST', `${path}/void`)).body).toEqual({ state: 'void' });
    expect((await member.bet(betOn([claimOn('a')]), key)).status).toBe(410);
    await expectNothingTaken(origin);
  });

  it('CRT-15 does not void a key that was decided', async () => {
    const { member } = await openHouse();
    const key = newKey();
    await member.bet(betOn([claimOn('a')]), key);
    const answer = await member.call('POST', `/sports-prematch/betting/key/${key}/void`);
    expect(answer.body).toMatchObject({ state: 'decided', status: 200 });
  });

  it('BET-2 keeps keys of different members apart', async () => {
    const { origin, member } = await openHouse();
    const other = await signIn(origin, 'member2');
    const key = newKey();
    expect((await member.bet(betOn([claimOn('a')]), key)).status).toBe(200);
    expect((await other.call('GET', `/sports-prematch/betting/key/${key}`)).body).toEqual({ state: 'absent' });
    expect((await other.bet(betOn([claimOn('a')], { memberId: other.memberId }), key)).status).toBe(200);
  });
});

describe('at the same time', () => {
  it('CRT-15 makes one bet of many copies of a request', async () => {
    const { origin, member } = await openHouse();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => member.bet(betOn([claimOn('a')]), key)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await origin.inspect.bets(member1)).toHaveLength(1);
  });

  it('LED-1, LED-2 never spends the same won twice', async () => {
    const { origin, member } = await openHouse();
    const request = betOn([claimOn('a')], { amounts: 300_000 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.bet(request, newKey())));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    expect(await origin.inspect.balance(availableOf(member1))).toBe(100_000);
    expect(await origin.inspect.balance(heldOf(member1))).toBe(900_000);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });
});
