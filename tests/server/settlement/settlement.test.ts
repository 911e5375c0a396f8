/** Results settle the bets they decide, once, and pay exactly what the domain says (SET-1 … SET-5, LED-3). */
import { describe, expect, it } from 'vitest';
import { Bet } from '../../../src/domain/bets/bet.ts';
import { BettingAccepted } from '../../../src/domain/bets/bettingCall.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { availableOf, heldOf } from '../../../src/domain/wallet/ledger.ts';
import type { FeedReport } from '../../../server/feed/feed.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { fixtureIdOf, fixtureReport, games, marketReport, resultReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { isEvent, openStream } from '../support/streamReader.ts';

const member1 = MemberId.parse('member1');

async function houseWithBet(...on: readonly string[]) {
  const origin = await openOrigin();
  await origin.sink.deliver(games('a', 'b'));
  const member = await signIn(origin);
  const answer = await member.bet(betOn(on.map((game) => claimOn(game))), newKey());
  const { betId } = BettingAccepted.parse(answer.body);
  return { origin, member, bet: () => origin.inspect.bet(betId) };
}

const typesOn = async (origin: Awaited<ReturnType<typeof openOrigin>>) =>
  (await origin.inspect.log('bets:member1')).map((event) => (JSON.parse(event.envelope) as { type: string }).type);

const left = (game: string): FeedReport => ({ kind: 'closed', fixtureId: fixtureIdOf(game) });

describe('settlement', () => {
  it('SET-1, LED-3 pays a won bet: stake back, winnings from the house', async () => {
    const { origin, bet } = await houseWithBet('a');
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500, picks: [{ settlement: 2 }] });
    expect(await origin.inspect.balance(availableOf(member1))).toBe(1_008_500);
    expect(await origin.inspect.balance(heldOf(member1))).toBe(0);
    expect(await origin.inspect.balance('house:result')).toBe(-8_500);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
    expect(await typesOn(origin)).toEqual([
      'BetAccepted',
      'BalanceChanged',
      'BetSettled',
      'BalanceChanged',
      'BalanceChanged',
    ]);
  });

  it('SET-1 loses a bet at its first lost pick, and leaves the balance alone', async () => {
    const { origin, bet } = await houseWithBet('a', 'b');
    await origin.sink.deliver([resultReport('a', 'away')]);
    expect(await bet()).toMatchObject({ status: 1, paid: 0 });
    expect(await origin.inspect.balance(availableOf(member1))).toBe(990_000);
    expect(await origin.inspect.balance('house:result')).toBe(10_000);
    expect(await typesOn(origin)).toEqual(['BetAccepted', 'BalanceChanged', 'BetSettled']);
  });

  it('SET-2 keeps a bet open until its last pick has a result', async () => {
    const { origin, bet } = await houseWithBet('a', 'b');
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await bet()).toMatchObject({ status: 0, picks: [{ settlement: 2 }, { settlement: null }] });
    await origin.sink.deliver([marketReport('b', { home: { status: 'settled', settlement: -1 } })]);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('SET-8 tells at once of the result of a pick whose bet stays open, and moves nothing', async () => {
    const { origin, member, bet } = await houseWithBet('a', 'b');
    const reader = await openStream(origin, 'bets', member.token);
    await reader.until((frame) => frame.name === 'imageEnd');
    await origin.sink.deliver([resultReport('a', 'home')]);
    const told = await reader.until(isEvent('BetSettled'));
    const { betId, picks } = Bet.parse(await bet());
    expect(told).toMatchObject({ event: { data: { betId, status: 0, paid: 0, picks } } });
    expect(picks.map(({ settlement }) => settlement)).toEqual([2, null]);
    expect(await origin.inspect.balance(availableOf(member1))).toBe(990_000);
    expect(await typesOn(origin)).toEqual(['BetAccepted', 'BalanceChanged', 'BetSettled']);
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await typesOn(origin)).toHaveLength(3);
  });

  it('SET-5 returns the stake of a cancelled bet', async () => {
    const { origin, bet } = await houseWithBet('a');
    await origin.sink.deliver([marketReport('a', { home: { status: 'settled', settlement: -1 } })]);
    expect(await bet()).toMatchObject({ status: -1, paid: 10_000 });
    expect(await origin.inspect.balance(availableOf(member1))).toBe(1_000_000);
  });

  it('LED-3 settles once, however often the result is told', async () => {
    const { origin } = await houseWithBet('a');
    for (let round = 0; round < 3; round += 1) await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await origin.inspect.balance(availableOf(member1))).toBe(1_008_500);
    expect((await typesOn(origin)).filter((type) => type === 'BetSettled')).toHaveLength(1);
  });

  it('SET-2 settles by a result that comes after the fixture left the offer', async () => {
    const { origin, bet } = await houseWithBet('a');
    await origin.sink.deliver([{ kind: 'closed', fixtureId: fixtureIdOf('a') }]);
    expect(await bet()).toMatchObject({ status: 0 });
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
  });

  it('SET-7 takes a result back after the fixture left the offer', async () => {
    const { origin, bet } = await houseWithBet('a');
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.sink.deliver([{ kind: 'closed', fixtureId: fixtureIdOf('a') }]);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
    await origin.sink.deliver([marketReport('a', { home: { status: 'suspended', settlement: null } })]);
    expect(await bet()).toMatchObject({ status: 0, paid: 0 });
    await origin.sink.deliver([resultReport('a', 'away')]);
    expect(await bet()).toMatchObject({ status: 1 });
    expect(await origin.inspect.balance(availableOf(member1))).toBe(990_000);
  });

  it.each([
    ['in one delivery', [[fixtureReport('a'), marketReport('a')]]],
    ['its markets before its facts', [[marketReport('a'), fixtureReport('a')]]],
    ['its markets behind its facts', [[fixtureReport('a')], [marketReport('a')]]],
    ['suspended', [[fixtureReport('a'), marketReport('a', { home: { status: 'suspended' } })], [marketReport('a')]]],
  ])('SET-7, RSL-10 takes a result back whose game comes back onto the offer without it: %s', async (_, deliveries) => {
    const { origin, member, bet } = await houseWithBet('a');
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.sink.deliver([left('a')]);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
    for (const reports of deliveries) await origin.sink.deliver(reports);
    expect(await bet()).toMatchObject({ status: 0, paid: 0, picks: [{ settlement: null }] });
    expect(await origin.inspect.balance(availableOf(member1))).toBe(990_000);
    expect(await origin.inspect.balance(heldOf(member1))).toBe(10_000);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
    const [home] = (await origin.inspect.fixtures()).find((one) => one.fixtureId === fixtureIdOf('a'))!.markets[0]!
      .selections;
    expect(home).toMatchObject({ status: 'open', settlement: null });
    const again = await member.bet(betOn([claimOn('a', { version: home!.version })]), newKey());
    expect(again).toMatchObject({ status: 200 });
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
    expect(await origin.inspect.balance(availableOf(member1))).toBe(1_017_000);
  });

  it('SET-7 takes a result back in a delivery in which its game comes and goes', async () => {
    const { origin, bet } = await houseWithBet('a');
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.sink.deliver([left('a')]);
    await origin.sink.deliver([...games('a'), left('a')]);
    expect(await bet()).toMatchObject({ status: 0, paid: 0 });
  });

  it('SET-7 leaves the result of a selection of which nothing is said, and one that is said again, of a game that comes back', async () => {
    const { origin, bet } = await houseWithBet('a');
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.sink.deliver([left('a')]);
    const settledAt = (await bet())!.settledAt;
    await origin.sink.deliver([fixtureReport('a'), marketReport('a', { draw: {}, away: {} })]);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500, settledAt });
    await origin.sink.deliver([left('a')]);
    await origin.sink.deliver([fixtureReport('a', { status: 'finished' }), resultReport('a', 'home')]);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500, settledAt });
    expect((await typesOn(origin)).filter((type) => type === 'BetSettled')).toHaveLength(1);
  });

  it('SET-7, SET-9 takes back the bets of everybody, also those beyond the first of a result', async () => {
    const { origin, member } = await houseWithBet('a');
    for (let count = 0; count < 30; count += 1) await member.bet(betOn([claimOn('a')], { amounts: 5_000 }), newKey());
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.sink.deliver([left('a')]);
    await origin.settled();
    expect(await origin.inspect.balance(heldOf(member1))).toBe(0);
    await origin.sink.deliver(games('a'));
    await origin.settled();
    expect(await origin.inspect.balance(heldOf(member1))).toBe(160_000);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('CRT-11, SYN-04 tells an open stream of the bet and its end', async () => {
    const { origin, member } = await houseWithBet('a');
    const reader = await openStream(origin, 'bets', member.token);
    await reader.until((frame) => frame.name === 'imageEnd');
    await origin.sink.deliver([resultReport('a', 'home')]);
    await reader.until(isEvent('BetSettled'));
    await reader.until(
      (frame) =>
        frame.name === 'event' && frame.event.type === 'BalanceChanged' && frame.event.data.emoney === 1_008_500,
    );
  });
});
