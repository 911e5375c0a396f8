/** Requests to charge and to exchange, their bonuses, stakes and rates (rules REQ): rules first, then what no sequence of commands may do. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BONUS_KINDS,
  bonusPoints,
  bonusStandings,
  type BonusRule,
  type UsedBonuses,
} from '../../../src/domain/cashier/bonus.ts';
import { HOUSE_CASHIER } from '../../../src/domain/cashier/cashierSetting.ts';
import { maskedName } from '../../../src/domain/cashier/cashierStanding.ts';
import {
  decideRequest,
  evolveRequest,
  transfersOfAsking,
  transfersOfEvent,
  type MoneyRequest,
  type RequestCommand,
} from '../../../src/domain/cashier/moneyRequest.ts';
import {
  chargeConditionRefusal,
  chargeTerms,
  conditionRefusal,
  exchangeRefusal,
} from '../../../src/domain/cashier/requestRefusals.ts';
import { rollingOf, rollingSum, type RollingCharge } from '../../../src/domain/cashier/rolling.ts';
import { isSafeDepositUrl, playRateAt, rateHistory, wonOfTether } from '../../../src/domain/cashier/tether.ts';
import { isClosedAt } from '../../../src/domain/house/closedHours.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import type { Account, Transfer } from '../../../src/domain/wallet/ledger.ts';

const member = MemberId.parse('member1');
const waiting: MoneyRequest = {
  ...{ id: 'r1', kind: 'charge', state: 'requested', amount: 100_000, tether: null, reason: null },
  ...{ bonus: { kind: 'each', percent: 5, points: 5_000 }, rolling: 200_000, rollingPercent: 200 },
  ...{ requestedAt: 1, decidedAt: null },
};

/** Books as a map, and what they must always come to. */
function createBooks(funds: number) {
  const accounts = new Map<Account, number>([
    ['available:member1', funds],
    ['house:funding', -funds],
  ]);
  return {
    on: (account: Account) => accounts.get(account) ?? 0,
    total: () => [...accounts.values()].reduce((sum, balance) => sum + balance, 0),
    post(transfers: readonly Transfer[]) {
      for (const { from, to, amount } of transfers) {
        accounts.set(from, (accounts.get(from) ?? 0) - amount);
        accounts.set(to, (accounts.get(to) ?? 0) + amount);
      }
    },
  };
}

describe('a request', () => {
  const every: readonly RequestCommand[] = [
    { act: 'approve', at: 2 },
    { act: 'cancel', at: 2 },
    { act: 'reject', reason: 'byHouse', at: 2 },
  ];

  it.each(every)(
    'REQ-1 given one that waits, when $act, then it is that for good and nothing more is done',
    (command) => {
      const decision = decideRequest(waiting, command);
      const [event] = decision.ok ? decision.events : [];
      const after = event && evolveRequest(waiting, event);
      expect(after).toMatchObject({ decidedAt: 2, state: expect.not.stringMatching('requested') as string });
      for (const again of every) {
        expect(decideRequest({ state: after?.state ?? 'requested' }, again)).toEqual({
          ok: false,
          rejection: { reason: 'over' },
        });
      }
    },
  );

  const step = fc.record({
    kind: fc.constantFrom('charge' as const, 'exchange' as const),
    amount: fc.integer({ min: 1, max: 50_000_000 }),
    points: fc.integer({ min: 0, max: 100_000 }),
    acts: fc.array(fc.constantFrom(...every), { maxLength: 4 }),
  });
  it('REQ-1 REQ-2 REQ-3 WAL-06 no sequence of commands makes or destroys a won, holds one twice or leaves one held', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const books = createBooks(1_000_000);
        let expected = 1_000_000;
        steps.forEach(({ kind, amount, points, acts }, index) => {
          const bonus = kind === 'charge' ? { kind: 'each' as const, percent: 5, points } : null;
          let request: MoneyRequest = { ...waiting, id: `r${index}`, kind, amount, bonus };
          if (kind === 'exchange' && amount > books.on('available:member1')) return;
          const pointsBefore = books.on('points:member1');
          books.post(transfersOfAsking(member, request));
          expect(books.on('exchange:member1')).toBe(kind === 'exchange' ? amount : 0);
          for (const command of acts.length === 0 ? [{ act: 'cancel', at: 3 } as const] : acts) {
            const decision = decideRequest(request, command);
            for (const event of decision.ok ? decision.events : []) {
              books.post(transfersOfEvent(member, request, event));
              request = evolveRequest(request, event);
            }
            expect(books.total()).toBe(0);
          }
          const isApproved = request.state === 'approved';
          expected += isApproved ? (kind === 'charge' ? amount : -amount) : 0;
          expect(books.on('available:member1')).toBe(expected);
          expect(books.on('exchange:member1')).toBe(0);
          expect(books.on('points:member1') - pointsBefore).toBe(isApproved && kind === 'charge' ? points : 0);
        });
      }),
    );
  });
});

describe('bonuses', () => {
  const rule = (kind: BonusRule['kind'], more: Partial<BonusRule> = {}): BonusRule => ({
    ...{ kind, percent: 10, most: 50_000, rollingPercent: 300 },
    ...more,
  });

  it('REQ-5 of all that are offered exactly one is open, in the order of their kinds, whatever was used', () => {
    const rules = fc.uniqueArray(fc.constantFrom(...BONUS_KINDS), { maxLength: 4 });
    const used = fc.record({ joining: fc.nat(), daily: fc.nat() }, { requiredKeys: [] });
    fc.assert(
      fc.property(rules, used, fc.nat({ max: 20 }), (kinds, were: UsedBonuses, now) => {
        const offered = kinds.map((kind) => rule(kind, kind === 'surprise' ? { from: 5, until: 15 } : {}));
        const standings = bonusStandings(offered, were, now);
        const open = standings.filter(({ state }) => state === 'open').map(({ rule: { kind } }) => kind);
        const possible = BONUS_KINDS.filter(
          (kind) =>
            kinds.includes(kind) &&
            (kind === 'surprise' ? now >= 5 && now < 15 : kind === 'each' || were[kind] === undefined),
        );
        expect(open).toEqual(possible.slice(0, 1));
        expect(standings).toHaveLength(kinds.length);
      }),
    );
  });

  it('REQ-5 REQ-6 gives whole points up to its cap, and tells the stakes in won', () => {
    expect(bonusPoints(rule('each', { percent: 5 }), 500_010)).toBe(25_000);
    expect(bonusPoints(rule('each'), 1_000_000)).toBe(50_000);
    const asked = { amount: 500_000, bonus: 'daily' } as const;
    expect(chargeTerms(HOUSE_CASHIER, {}, asked, 0)).toMatchObject({
      bonus: { kind: 'daily', percent: 10, points: 50_000 },
      rolling: 1_500_000,
    });
    expect(chargeTerms(HOUSE_CASHIER, {}, { ...asked, bonus: null }, 0)).toMatchObject({
      bonus: null,
      rolling: 500_000,
    });
    expect(chargeTerms(HOUSE_CASHIER, {}, { ...asked, bonus: 'each' }, 0)).toBeUndefined();
    expect(chargeTerms(HOUSE_CASHIER, { daily: 1 }, { ...asked, bonus: 'each' }, 2)?.rolling).toBe(1_000_000);
  });
});

describe('stakes since a charge', () => {
  const chargeOf = (needed: number, index: number): RollingCharge => ({
    ...{ id: `c${index}`, at: index, amount: needed, needed, percent: 100, bonus: null },
  });

  it('REQ-9 counts each stake once, the oldest charge first, and none for a charge that came after it', () => {
    const charges = [100, 200].map(chargeOf);
    expect(rollingOf(charges, [150, 60]).map(({ done }) => done)).toEqual([100, 60]);
    expect(rollingOf(charges, [30, 100]).map(({ done }) => done)).toEqual([100, 30]);
    expect(rollingSum(rollingOf(charges, [0, 1_000]))).toEqual({ done: 300, needed: 300 });
  });

  it('REQ-9 never counts more than was staked or asked for, and more stakes are never less done', () => {
    const sums = fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000)), { maxLength: 12 });
    fc.assert(
      fc.property(sums, fc.nat(11), fc.nat(500_000), (pairs, at, more) => {
        const charges = pairs.map(([needed], index) => chargeOf(needed, index));
        const staked = pairs.map(([, stake]) => stake);
        const before = rollingOf(charges, staked);
        for (const { done, needed } of before) expect(done).toBeLessThanOrEqual(needed);
        expect(rollingSum(before).done).toBeLessThanOrEqual(staked.reduce((sum, stake) => sum + stake, 0));
        const after = rollingOf(
          charges,
          staked.map((stake, index) => (index === at ? stake + more : stake)),
        );
        after.forEach(({ done }, index) => expect(done).toBeGreaterThanOrEqual(before[index]?.done ?? 0));
      }),
    );
  });
});

describe('an exchange', () => {
  const facts = { emoney: 500_000, lastAt: null, rolling: { done: 0, needed: 0 }, waiting: 0 };
  const noon = Date.parse('2026-10-24T03:00:00Z');

  it('REQ-8 is refused while the bank is closed, over midnight too, in minutes of Seoul', () => {
    const hours = { from: 23 * 60 + 30, until: 30 };
    const at = (time: string) => isClosedAt(hours, Date.parse(`2026-10-24T${time}+09:00`));
    expect(['23:29:59', '23:30:00', '00:29:59', '00:30:00'].map(at)).toEqual([false, true, true, false]);
    expect(isClosedAt({ from: 60, until: 120 }, Date.parse('2026-10-24T01:30:00+09:00'))).toBe(true);
    expect(isClosedAt({ from: 60, until: 120 }, Date.parse('2026-10-24T02:00:00+09:00'))).toBe(false);
    expect(isClosedAt(null, noon)).toBe(false);
  });

  it('REQ-7 a charge is shut, whatever its amount, while the bank is closed, ten wait, or the day leaves less than the least', () => {
    const house = { ...HOUSE_CASHIER, charge: { ...HOUSE_CASHIER.charge, dayMost: 100_000 } };
    const known = { today: 0, waiting: 0 };
    const { least } = house.charge;
    expect(chargeConditionRefusal(house, known, least, noon)).toBeUndefined();
    expect(chargeConditionRefusal(house, { ...known, today: 100_000 - least }, least, noon)).toBeUndefined();
    expect(chargeConditionRefusal(house, { ...known, today: 100_000 - least + 1 }, least, noon)).toEqual({
      reason: 'dayFull',
      numbers: { left: least - 1, most: 100_000 },
    });
    expect(chargeConditionRefusal(house, { ...known, waiting: 10 }, least, noon)).toMatchObject({
      reason: 'tooManyWaiting',
    });
    const shut = { ...house, charge: { ...house.charge, maintenance: 1 as const } };
    expect(chargeConditionRefusal(shut, known, least, noon)).toMatchObject({ reason: 'closed' });
    const closed = { ...house, charge: { ...house.charge, closed: { from: 12 * 60, until: 13 * 60 } } };
    expect(chargeConditionRefusal(closed, known, least, noon)).toMatchObject({ reason: 'closedHours' });
  });

  it('REQ-8 REQ-9 says until when and how much is missing, and what there is', () => {
    const { everyMs } = HOUSE_CASHIER.exchange;
    expect(exchangeRefusal(HOUSE_CASHIER, facts, 500_000, noon)).toBeUndefined();
    expect(exchangeRefusal(HOUSE_CASHIER, facts, 500_001, noon)).toMatchObject({ numbers: { emoney: 500_000 } });
    expect(conditionRefusal(HOUSE_CASHIER, { ...facts, lastAt: noon - everyMs + 1 }, noon)).toEqual({
      reason: 'tooSoon',
      numbers: { until: noon + 1 },
    });
    expect(conditionRefusal(HOUSE_CASHIER, { ...facts, lastAt: noon - everyMs }, noon)).toBeUndefined();
    expect(conditionRefusal(HOUSE_CASHIER, { ...facts, rolling: { done: 1, needed: 2 } }, noon)).toEqual({
      reason: 'rollingOpen',
      numbers: { done: 1, needed: 2 },
    });
  });
});

describe('tether', () => {
  it('REQ-11 WAL-02 drops what is below a won, and moves within half a percent of the rate of the house', () => {
    expect(wonOfTether(200, 138_940)).toBe(277_880);
    expect(wonOfTether(1, 138_999)).toBe(1_389);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => {
        expect(Math.abs(playRateAt(138_940, at) / 138_940 - 1)).toBeLessThan(0.005);
        expect(playRateAt(138_940, at)).toBe(playRateAt(138_940, at));
      }),
    );
    const now = 1_790_000_000_000;
    expect(rateHistory(138_940, now).at(-1)).toEqual({ at: now, rate: playRateAt(138_940, now) });
  });

  it('REQ-12 WAL-02 follows nothing but https', () => {
    const refused = [
      'http://a.example',
      'javascript:alert(1)',
      'https:',
      '//a.example',
      '',
      'ftp://https://',
      'data:,https://',
    ];
    expect(refused.filter(isSafeDepositUrl)).toEqual([]);
    expect(isSafeDepositUrl('https://cashier.example/pay?x=1')).toBe(true);
  });

  it('WAL-01 hides all but the first and the last letter of a name', () => {
    expect(['박정호', '푸른고래', '이산', '김'].map(maskedName)).toEqual(['박*호', '푸**래', '이*', '김*']);
  });
});
