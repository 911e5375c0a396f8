/** Results that are corrected or taken back move the difference, once per result version (SET-7, LED-5, LED-6, LED-7). */
import { describe, expect, it } from 'vitest';
import { BettingAccepted } from '../../../src/domain/bets/bettingCall.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { availableOf, debtOf, heldOf } from '../../../src/domain/wallet/ledger.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { games, marketReport, resultReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { isEvent, openStream } from '../support/streamReader.ts';

const member1 = MemberId.parse('member1');

async function houseWithBet(stake = 10_000) {
  const origin = await openOrigin();
  await origin.sink.deliver(games('a', 'b'));
  const member = await signIn(origin);
  const answer = await member.bet(betOn([claimOn('a')], { amounts: stake }), newKey());
  const { betId } = BettingAccepted.parse(answer.body);
  const books = async () => ({
    available: await origin.inspect.balance(availableOf(member1)),
    held: await origin.inspect.balance(heldOf(member1)),
    debt: (await origin.inspect.balance(debtOf(member1))) ?? 0,
    isSound: isSound(await origin.inspect.ledger()),
  });
  return { origin, member, books, bet: () => origin.inspect.bet(betId) };
}

/** The home side without a result, on offer again. */
const takenBack = marketReport('a', { home: { status: 'suspended', settlement: null } });

describe('a corrected result', () => {
  it('LED-5, SET-7 charges what was paid too much, and pays it again when it was right after all', async () => {
    const { origin, books, bet } = await houseWithBet();
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.sink.deliver([resultReport('a', 'away')]);
    expect(await bet()).toMatchObject({ status: 1, paid: 0, picks: [{ settlement: 1 }] });
    expect(await books()).toEqual({ available: 990_000, held: 0, debt: 0, isSound: true });
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
    expect(await books()).toEqual({ available: 1_008_500, held: 0, debt: 0, isSound: true });
  });

  it('LED-6, LED-7 records what the member cannot give back as debt, and takes it from the next win', async () => {
    const { origin, member, books } = await houseWithBet(500_000);
    await origin.sink.deliver([resultReport('a', 'home')]);
    const all = betOn([claimOn('b')], { amounts: 1_425_000 });
    expect((await member.bet(all, newKey())).status).toBe(200);
    await origin.sink.deliver([resultReport('a', 'away')]);
    expect(await books()).toEqual({ available: 0, held: 1_425_000, debt: 925_000, isSound: true });
    await origin.sink.deliver([resultReport('b', 'home')]);
    expect(await books()).toEqual({ available: 2_636_250 - 925_000, held: 0, debt: 0, isSound: true });
  });

  it('SET-7 opens a bet again whose result is taken back, and settles it by the next', async () => {
    const { origin, books, bet } = await houseWithBet();
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.sink.deliver([takenBack]);
    expect(await bet()).toMatchObject({ status: 0, paid: 0, settledAt: null, picks: [{ settlement: null }] });
    expect(await books()).toEqual({ available: 990_000, held: 10_000, debt: 0, isSound: true });
    await origin.sink.deliver([marketReport('a', { home: { status: 'settled', settlement: -1 } })]);
    expect(await bet()).toMatchObject({ status: -1, paid: 10_000 });
    expect(await books()).toEqual({ available: 1_000_000, held: 0, debt: 0, isSound: true });
  });

  it('SYN-04 is seen live: the bet again, and the balance', async () => {
    const { origin, member } = await houseWithBet();
    await origin.sink.deliver([resultReport('a', 'home')]);
    const reader = await openStream(origin, 'bets', member.token);
    await reader.until((frame) => frame.name === 'imageEnd');
    await origin.sink.deliver([resultReport('a', 'away')]);
    await reader.until(isEvent('BetSettled'));
    await reader.until(
      (frame) => frame.name === 'event' && frame.event.type === 'BalanceChanged' && frame.event.data.emoney === 990_000,
    );
  });
});
