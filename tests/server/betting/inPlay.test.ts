/** Bets on games in play: held, looked at again, decided once, whatever happens meanwhile (CLS-3, CLS-4, CRT-15). */
import { describe, expect, it } from 'vitest';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { availableOf } from '../../../src/domain/wallet/ledger.ts';
import { storeSetting } from '../../../server/house/settings.ts';
import { blockMember } from '../../../server/session/memberBlocks.ts';
import type { Origin } from '../../../server/origin.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { fixtureIdOf, fixtureReport, marketReport, selectionIdOf } from '../support/feedReports.ts';
import { laterClock } from '../support/laterClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';
import { pushedClock } from '../support/pushedClock.ts';

/** From the board of games in play: others close at the start (BRD-1). */
const liveBet: typeof betOn = (claims, change) => betOn(claims, { gameDetailType: '15', ...change });

const member1 = MemberId.parse('member1');
const score = (home: number, away: number) => ({
  kind: 'score' as const,
  fixtureId: fixtureIdOf('a'),
  score: { period: 10, clockSeconds: 600, home, away },
});
const inPlay = fixtureReport('a', { status: 'inPlay', turnsInPlay: true, startAt: Date.now() - 600_000 });

/** How long football bets are held where the clock is pushed on: longer than a busy machine needs for what happens meanwhile. */
const HELD_SECONDS = 6;

/** A house with one game in play, football bets of which are held for so long. */
async function directoryInPlay(seconds: number): Promise<string> {
  const dataDir = newDataDir();
  const origin = await openOrigin({ dataDir });
  await origin.sink.deliver([inPlay, marketReport('a'), score(0, 0)]);
  await origin.close();
  const store = openSqliteStore(dataDir, 0);
  const times = { baseball: 1, basic: 1, basketball: 1, hockey: 1, soccer: seconds, volleyball: 1 };
  await store.write((tx) => storeSetting(tx, 'liveBettingTime', times));
  await store.close();
  return dataDir;
}

/** @param realSeconds that are sat through; a bet is held until the test lets the time pass where none are given */
async function openInPlay(realSeconds?: number) {
  const dataDir = await directoryInPlay(realSeconds ?? HELD_SECONDS);
  const clock = pushedClock();
  const origin = await openOrigin({ dataDir, clock });
  await origin.sink.deliver([score(0, 0)]);
  const passDelay = () => {
    clock.push(HELD_SECONDS * 1_000);
  };
  return { dataDir, origin, member: await signIn(origin), passDelay };
}

const keyState = async (member: Caller, key: string) =>
  (await member.call('GET', `/sports-prematch/betting/key/${key}`)).body;

async function untilHeld(member: Caller, key: string): Promise<void> {
  await expect.poll(() => keyState(member, key), { timeout: 60_000, interval: 10 }).toMatchObject({ state: 'pending' });
}

async function expectUntouched(origin: Origin): Promise<void> {
  expect(await origin.inspect.balance(availableOf(member1))).toBe(1_000_000);
  expect(isSound(await origin.inspect.ledger())).toBe(true);
}

describe('a bet in play', () => {
  it('CLS-3 is answered after the delay, and debited then', async () => {
    const { origin, member } = await openInPlay(1);
    const [key, began] = [newKey(), Date.now()];
    const answer = member.bet(liveBet([claimOn('a')]), key);
    await untilHeld(member, key);
    await expectUntouched(origin);
    expect((await answer).status).toBe(200);
    expect(Date.now() - began).toBeGreaterThanOrEqual(1_000);
    expect(await origin.inspect.balance(availableOf(member1))).toBe(990_000);
    expect(await keyState(member, key)).toMatchObject({ state: 'decided', status: 200 });
  });

  it('CLS-3 MBR-4 is not taken where its member is kept out meanwhile', async () => {
    const { dataDir, origin, member, passDelay } = await openInPlay();
    const key = newKey();
    const answer = member.bet(liveBet([claimOn('a')]), key);
    await untilHeld(member, key);
    const store = openSqliteStore(dataDir, 0);
    const block = {
      member_id: 'member1',
      at: Date.now(),
      operator_id: 'owner1',
      name: 'owner1',
      reason: 'look into it',
    };
    await store.write((tx) => blockMember(tx, block));
    await store.close();
    passDelay();
    expect(await answer).toMatchObject({ status: 422, body: { reason: 'blocked' } });
    await expectUntouched(origin);
  });

  it('CRT-15 says pending to the same key meanwhile, and refuses another body', async () => {
    const { origin, member, passDelay } = await openInPlay();
    const key = newKey();
    const first = member.bet(liveBet([claimOn('a')]), key);
    await untilHeld(member, key);
    const again = await member.bet(liveBet([claimOn('a')]), key);
    expect(again).toMatchObject({ status: 409, body: { state: 'pending' } });
    expect(again.body).not.toHaveProperty('message');
    expect(await member.bet(liveBet([claimOn('a')], { amounts: 5_000 }), key)).toMatchObject({
      status: 422,
      body: { reason: 'keyUsed' },
    });
    passDelay();
    expect((await first).status).toBe(200);
    expect(await member.bet(liveBet([claimOn('a')]), key)).toMatchObject({ status: 200, body: (await first).body });
    expect(await origin.inspect.bets(member1)).toHaveLength(1);
  });

  it.each([
    ['a goal', [score(1, 0)], 422, { reason: 'scoreChanged' }],
    ['another price', [marketReport('a', { home: { odds: 150 } })], 409, [{ new: { betPrice: '1.50' } }]],
    [
      'a suspension',
      [marketReport('a', { home: { status: 'suspended' as const } })],
      422,
      { reason: 'selectionSuspended' },
    ],
    ['the end', [{ ...inPlay, status: 'finished' as const }], 422, { reason: 'selectionClosed' }],
  ])('CLS-4 is refused for %s during the delay', async (_what, reports, status, body) => {
    const { origin, member, passDelay } = await openInPlay();
    const key = newKey();
    const answer = member.bet(liveBet([claimOn('a')]), key);
    await untilHeld(member, key);
    await origin.sink.deliver(reports);
    passDelay();
    expect(await answer).toMatchObject({ status, body });
    await expectUntouched(origin);
  });

  it.each([
    ['hold', { target: { scope: 'all' }, isOn: true }, 422, { reason: 'selectionSuspended' }],
    [
      'price',
      { act: 'set', fixtureId: fixtureIdOf('a'), selectionId: selectionIdOf('a', 'home'), price: 150, until: null },
      409,
      [{ new: { betPrice: '1.85', betPriceByAdmin: '1.50' } }],
    ],
  ])('RSK-4 CLS-4 is refused for a %s of the house during the delay', async (act, given, status, body) => {
    const { origin, member, passDelay } = await openInPlay();
    const trader = await signInOperator(origin, 'trader1');
    const key = newKey();
    const answer = member.bet(liveBet([claimOn('a')]), key);
    await untilHeld(member, key);
    expect((await trader.act(`/risk/${act}`, given, { reason: '득점 확인' })).status).toBe(200);
    passDelay();
    expect(await answer).toMatchObject({ status, body });
    await expectUntouched(origin);
  });

  it('CLS-4 is not accepted over a goal by a policy for odds', async () => {
    const { origin, member, passDelay } = await openInPlay();
    const key = newKey();
    const answer = member.bet(liveBet([claimOn('a')], { changeFlag: 1 }), key);
    await untilHeld(member, key);
    await origin.sink.deliver([score(0, 1), marketReport('a', { home: { odds: 260 } })]);
    passDelay();
    expect((await answer).body).toMatchObject({ reason: 'scoreChanged', before: { away: 0 }, now: { away: 1 } });
    await expectUntouched(origin);
  });

  it('CLS-5 CRT-19 counts the score that the member saw: a goal before it arrived refuses it, whatever the policy', async () => {
    const { origin, member, passDelay } = await openInPlay();
    await origin.sink.deliver([score(1, 0)]);
    const bet = liveBet([claimOn('a')], { changeFlag: 1 });
    const seen = { 'hanpan-seen-scores': `${fixtureIdOf('a')}=0:0` };
    const key = newKey();
    const answer = await member.bet(bet, key, seen);
    expect(answer).toMatchObject({
      status: 422,
      body: { reason: 'scoreChanged', before: { home: 0 }, now: { home: 1 } },
    });
    await expectUntouched(origin);
    // The scores belong to what the key stands for.
    expect((await member.bet(bet, key)).body).toMatchObject({ reason: 'keyUsed' });
    const current = { 'hanpan-seen-scores': `${fixtureIdOf('a')}=1:0` };
    const later = newKey();
    const second = member.bet(bet, later, current);
    await untilHeld(member, later);
    passDelay();
    expect((await second).status).toBe(200);
  });

  it('CLS-5 refuses scores that nobody can read', async () => {
    const { origin, member } = await openInPlay();
    for (const text of [
      'a',
      'a=1',
      `${fixtureIdOf('a')}=1:x`,
      `${fixtureIdOf('a')}=0:0,${fixtureIdOf('a')}=0:0`,
      '%=0:0',
    ]) {
      const answer = await member.bet(liveBet([claimOn('a')]), newKey(), { 'hanpan-seen-scores': text });
      expect(answer).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    }
    await expectUntouched(origin);
  });

  it('CRT-15 can be given up while it is held, and never executes then', async () => {
    const { origin, member, passDelay } = await openInPlay();
    const key = newKey();
    const answer = member.bet(liveBet([claimOn('a')]), key);
    await untilHeld(member, key);
    expect((await member.call('POST', `/sports-prematch/betting/key/${key}/void`)).body).toEqual({ state: 'void' });
    passDelay();
    expect(await answer).toMatchObject({ status: 410, body: { reason: 'keyVoid' } });
    await expectUntouched(origin);
  });

  it('CLS-3 survives a restart and is decided by the next process', async () => {
    const { dataDir, origin, member } = await openInPlay(2);
    const key = newKey();
    const answer = member.bet(liveBet([claimOn('a')]), key).catch(() => 'cut off');
    await untilHeld(member, key);
    await origin.close();
    await answer;
    const next = await openOrigin({ dataDir });
    await next.sink.deliver([score(0, 0)]);
    const there = member.on(next);
    await expect.poll(() => keyState(there, key), { timeout: 60_000 }).toMatchObject({ state: 'decided', status: 200 });
    expect(await next.inspect.bets(member1)).toHaveLength(1);
    expect(await next.inspect.balance(availableOf(member1))).toBe(990_000);
  });

  it('CLS-3 is void when nobody decided it while its prices were worth anything', async () => {
    const { dataDir, origin, member } = await openInPlay(2);
    const key = newKey();
    const answer = member.bet(liveBet([claimOn('a')]), key).catch(() => 'cut off');
    await untilHeld(member, key);
    await origin.close();
    await answer;
    const next = await openOrigin({ dataDir, clock: laterClock(20_000) });
    const there = member.on(next);
    await expect
      .poll(() => keyState(there, key), { timeout: 60_000 })
      .toMatchObject({ state: 'decided', status: 422, body: { reason: 'decidedTooLate' } });
    await expectUntouched(next);
  });
});
