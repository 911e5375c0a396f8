/** What was acknowledged survives `kill -9`, and two processes may share one directory (WAL-06, CRT-15, design of the store). */
import { describe, expect, it } from 'vitest';
import { BettingAccepted } from '../../../src/domain/bets/bettingCall.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { availableOf } from '../../../src/domain/wallet/ledger.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { betOn, claimOn, newKey, signIn, type CallAnswer, type Caller } from '../support/caller.ts';
import { games, marketReport } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { framesOf, isEvent, isFrame, openStream } from '../support/streamReader.ts';
import { spawnOrigin } from './spawnOrigin.ts';

const member1 = MemberId.parse('member1');

/** Games on offer before the process that is tested starts. */
async function directoryWithGames(): Promise<string> {
  const dataDir = newDataDir();
  const origin = await openOrigin({ dataDir });
  await origin.sink.deliver(games('a', 'b'));
  await origin.close();
  return dataDir;
}

/** Bets one after the other until the origin is gone; adds the answers it gives. */
async function betUntilGone(member: Caller, answers: CallAnswer[]): Promise<void> {
  for (let round = 0; round < 180; round += 1) {
    try {
      answers.push(await member.bet(betOn([claimOn('a')], { amounts: 5_000 }), newKey()));
    } catch {
      break;
    }
  }
}

describe('kill -9', () => {
  it('WAL-06, CRT-15 keeps every acknowledged bet, and books that are right', async () => {
    const dataDir = await directoryWithGames();
    const spawned = await spawnOrigin(dataDir);
    const member = await signIn(spawned);
    const answers: CallAnswer[] = [];
    const betting = betUntilGone(member, answers);
    // Some are acknowledged, and another is on its way, however slow the machine is.
    await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(3);
    await spawned.kill();
    await betting;
    const acknowledged = answers.map((answer) => BettingAccepted.parse(answer.body).betId);

    const origin = await openOrigin({ dataDir });
    const kept = (await origin.inspect.bets(member1)).map((bet) => bet.betId);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    // At most the one whose answer was on its way.
    expect(kept.length - acknowledged.length).toBeLessThanOrEqual(1);
    expect(await origin.inspect.balance(availableOf(member1))).toBe(1_000_000 - kept.length * 5_000);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
    const log = await origin.inspect.log('bets:member1');
    expect(log.map((event) => event.offset)).toEqual(log.map((_, index) => index + 1));
  });
});

describe('two processes on one directory', () => {
  it('S-1, LED-1 share one log and one set of books', async () => {
    const dataDir = newDataDir();
    const [one, two] = [await openOrigin({ dataDir }), await openOrigin({ dataDir })];
    await one.sink.deliver(games('a', 'b'));
    const member = await signIn(one);
    const reader = await openStream(two, 'events', member.token);
    const bets = await openStream(two, 'bets', member.token);
    await reader.until(isFrame('imageEnd'));
    await bets.until(isFrame('imageEnd'));

    await one.sink.deliver([marketReport('a', { home: { odds: 200 } })]);
    await two.sink.deliver([marketReport('b', { home: { odds: 210 } })]);
    await one.sink.deliver([marketReport('a', { home: { odds: 220 } })]);
    await reader.until((frame) => frame.name === 'event' && framesOf(reader, 'event').length >= 3);
    const positions = framesOf(reader, 'event').map((frame) => frame.position.offset);
    expect(positions).toEqual(positions.map((_, index) => (positions[0] ?? 0) + index));

    const request = betOn([claimOn('b', { betPrice: '2.10', version: 2 })], { amounts: 200_000 });
    const elsewhere = { url: two.url };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => member.on(index % 2 === 0 ? one : elsewhere).bet(request, newKey())),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
    await bets.until(isEvent('BetAccepted'));
    expect(await two.inspect.balance(availableOf(member1))).toBe(0);
    expect(isSound(await one.inspect.ledger())).toBe(true);
  });

  it('runs the feed in one of them, and in the other once the first is gone', async () => {
    const dataDir = newDataDir();
    const first = await spawnOrigin(dataDir);
    const second = await spawnOrigin(dataDir);
    expect([await first.isFeeding(), await second.isFeeding()]).toEqual([true, false]);
    await first.kill();
    await expect.poll(() => second.isFeeding(), { timeout: 60_000, interval: 100 }).toBe(true);
  });
});
