/** Many clients at once, on one account and on several: every invariant holds after each wave (LED-1, LED-2, CRT-15, WAL-06). */
import { describe, expect, it } from 'vitest';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { availableOf, heldOf } from '../../../src/domain/wallet/ledger.ts';
import { DEFAULT_GROUP_COMMIT } from '../../../server/store/groupCommit.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { games, marketReport, resultReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { seededRandom } from '../../support/seededRandom.ts';

const CLIENTS = 16;
const member1 = MemberId.parse('member1');
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

describe.each([
  ['sharing commits', DEFAULT_GROUP_COMMIT],
  ['with a commit each', null],
])('16 clients on one hot account, %s', (_what, groupCommit) => {
  it('LED-1, LED-2, CRT-15 accept no won twice, lose no bet, and agree with the log', async () => {
    const origin = await openOrigin({ groupCommit });
    await origin.sink.deliver(games(...NAMES));
    const member = await signIn(origin);
    const random = seededRandom(3);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
    let accepted = 0;
    for (let wave = 0; wave < 4; wave += 1) {
      const answers = await Promise.all(
        Array.from({ length: CLIENTS }, async (_, index) => {
          const amounts = pick([5_000, 40_000, 70_000, 1_500_000]) ?? 5_000;
          const claim = claimOn(pick(NAMES) ?? 'a', index % 8 === 7 ? { betPrice: '1.99' } : {});
          const [request, key] = [betOn([claim], { amounts }), newKey()];
          const first = member.bet(request, key);
          // Every fourth client is impatient and sends the same again.
          const both = index % 4 === 0 ? [first, member.bet(request, key)] : [first];
          const told = await Promise.all(both);
          expect(new Set(told.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
          return told[0]?.status;
        }),
      );
      accepted += answers.filter((status) => status === 200).length;
      const bets = await origin.inspect.bets(member1);
      const staked = bets.reduce((sum, bet) => sum + bet.stake, 0);
      expect(bets).toHaveLength(accepted);
      expect(await origin.inspect.balance(availableOf(member1))).toBe(1_000_000 - staked);
      expect((await origin.inspect.balance(heldOf(member1))) ?? 0).toBe(staked);
      expect(isSound(await origin.inspect.ledger())).toBe(true);
    }
    const log = await origin.inspect.log('bets:member1');
    expect(log.map((event) => event.offset)).toEqual(log.map((_, index) => index + 1));
    expect(accepted).toBeGreaterThan(5);
  });
});

describe('a result that decides many bets', () => {
  it('LED-3, SET-7 is stored at once, settled behind, and corrected while it is being settled', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a', 'b'));
    const members = await Promise.all(['member5', 'member7', 'member8'].map((userId) => signIn(origin, userId)));
    const BETS = 180;
    for (let first = 0; first < BETS; first += 30) {
      await Promise.all(
        Array.from({ length: 30 }, async (_, index) => {
          const member = members[index % members.length];
          if (member === undefined) return;
          const request = betOn([claimOn('a')], { memberId: member.memberId, amounts: 5_000 });
          expect((await member.bet(request, newKey())).status).toBe(200);
        }),
      );
    }
    await origin.sink.deliver([resultReport('a', 'home')]);
    // The delivery left most of them open, and prices go on meanwhile.
    expect(origin.sink.counts.settledBets).toBeLessThan(BETS);
    await origin.sink.deliver([marketReport('b', { home: { odds: 210 } })]);
    await origin.sink.deliver([resultReport('a', 'draw')]);
    await origin.settled();
    for (const { memberId } of members) {
      const bets = await origin.inspect.bets(memberId);
      expect(bets).toHaveLength(BETS / members.length);
      expect(new Set(bets.map((bet) => `${bet.status} ${bet.paid}`))).toEqual(new Set(['1 0']));
      expect(await origin.inspect.balance(heldOf(memberId))).toBe(0);
    }
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });
});
