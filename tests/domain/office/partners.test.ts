/** What partners get of what is staked below them (rules MGR), reckoned over random trees. */
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import {
  PARTNER_PRODUCTS,
  lessReturned,
  partnersAbove,
  ratesOn,
  rolledOf,
  type RatesFrom,
  type TreeMember,
  type Turnover,
} from '../../../src/domain/office/partners.ts';
import { seededRandom } from '../../support/seededRandom.ts';

/** A tree in which whoever comes later was brought by somebody before, or by nobody. */
function randomHouse(seed: number) {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const members: TreeMember[] = Array.from({ length: 30 }, (_, n) => ({
    id: `id${n}`,
    userId: `user${n}`,
    recommender: n === 0 || random() < 0.15 ? null : `user${below(n)}`,
  }));
  const rates = new Map<string, readonly RatesFrom[]>();
  for (const { userId } of members) {
    if (random() < 0.6) continue;
    const changes = Array.from({ length: below(3) }, (_, place) => ({
      ...{ from: place * 2 * DAY_MS, casino: below(300), slot: below(300), mini: below(300) },
    }));
    rates.set(userId, changes);
  }
  const turnover: Turnover[] = Array.from({ length: 120 }, () => ({
    memberId: `id${below(30)}`,
    day: below(5) * DAY_MS,
    product: PARTNER_PRODUCTS[below(3)] ?? 'mini',
    staked: below(1_000_000),
  }));
  return { members, tree: new Map(members.map((member) => [member.userId, member])), rates, turnover };
}

/** All below a member, themselves among them. */
function treeBelow(members: readonly TreeMember[], root: string): ReadonlyMap<string, TreeMember> {
  const known = new Map<string, TreeMember>();
  for (const member of members) {
    if (member.userId === root || (member.recommender !== null && known.has(member.recommender)))
      known.set(member.userId, member);
  }
  return known;
}

describe('what rolls to partners', () => {
  it('MGR-3 is the same for a partner out of their own tree as out of all, whatever the tree is', () => {
    let partners = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const { members, tree, rates, turnover } = randomHouse(seed);
      const all = rolledOf({ tree, rates, turnover });
      for (const partner of rates.keys()) {
        const own = treeBelow(members, partner);
        const ownRates = new Map([...rates].filter(([userId]) => own.has(userId)));
        const of = (rows: typeof all) =>
          rows
            .filter((row) => row.partner === partner)
            .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
        expect(of(rolledOf({ tree: own, rates: ownRates, turnover }))).toEqual(of(all));
        partners += 1;
      }
    }
    expect(partners).toBeGreaterThan(300);
  });

  it('MGR-3 is never more in all than the highest percentage above a stake, and nothing of one that nobody brought', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { members, tree, rates, turnover } = randomHouse(seed);
      for (const row of turnover) {
        const rolled = rolledOf({ tree, rates, turnover: [row] });
        const member = members.find(({ id }) => id === row.memberId);
        const above = member === undefined ? [] : partnersAbove(member, tree, new Set(rates.keys()));
        const highest = Math.max(0, ...above.map((userId) => ratesOn(rates.get(userId) ?? [], row.day)[row.product]));
        const sum = rolled.reduce((total, one) => total + one.rolled, 0);
        if (above.length === 0) expect(sum).toBe(0);
        expect(sum).toBeLessThanOrEqual(Math.floor((row.staked * highest) / 10_000));
        for (const one of rolled) expect(one.rolled).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('MGR-3 of a partner above one with less than those below is less the most of them all', () => {
    const members = ['top', 'middle', 'shop', 'player'].map((userId, n, all) => ({
      ...{ id: userId, userId, recommender: all[n - 1] ?? null },
    }));
    const rate = (mini: number) => [{ from: 0, casino: 0, slot: 0, mini }];
    const rates = new Map([
      ['top', rate(80)],
      ['middle', rate(0)],
      ['shop', rate(50)],
    ]);
    const turnover = [{ memberId: 'player', day: 0, product: 'mini' as const, staked: 1_000_000 }];
    const rolled = rolledOf({ tree: new Map(members.map((one) => [one.userId, one])), rates, turnover });
    expect(Object.fromEntries(rolled.map((one) => [one.partner, one.rolled]))).toEqual({
      ...{ shop: 5_000, middle: 0, top: 3_000 },
    });
  });

  it('MGR-3 takes what came back of stakes off the days before, the last first, and never below nothing', () => {
    const day = (n: number, staked: number) => ({ memberId: 'a', day: n * DAY_MS, product: 'casino' as const, staked });
    const left = (...days: readonly number[]) =>
      lessReturned(days.map((staked, n) => day(n, staked))).map((one) => [one.day / DAY_MS, one.staked]);
    expect(left(2_000, -2_000)).toEqual([]);
    expect(left(500, 300, -400, 100)).toEqual([
      [0, 400],
      [3, 100],
    ]);
    expect(left(-700, 200, 0, -50)).toEqual([[1, 150]]);
    const random = seededRandom(20_261_126);
    for (let n = 0; n < 300; n += 1) {
      const days = Array.from({ length: 12 }, () => Math.floor(random() * 2_000) - 900);
      const kept = lessReturned(days.map((staked, place) => day(place, staked)));
      let held = 0;
      for (const staked of days) held = Math.max(0, held + staked);
      expect(kept.reduce((sum, { staked }) => sum + staked, 0)).toBe(held);
      for (const { staked, day: at } of kept) {
        expect(staked).toBeGreaterThan(0);
        expect(staked).toBeLessThanOrEqual(days[at / DAY_MS] ?? 0);
      }
    }
  });

  it('MGR-3 is a percentage of the stake less that of the partner next below, rounded down once a day', () => {
    const tree = new Map(
      [
        { id: 'a', userId: 'top', recommender: null },
        { id: 'b', userId: 'shop', recommender: 'top' },
        { id: 'c', userId: 'player', recommender: 'shop' },
        { id: 'd', userId: 'friend', recommender: 'player' },
      ].map((member) => [member.userId, member]),
    );
    const rate = (mini: number) => [{ from: 0, casino: 0, slot: 0, mini }];
    const rates = new Map([
      ['top', rate(100)],
      ['shop', rate(60)],
    ]);
    const stake = (memberId: string, staked: number) => ({ memberId, day: 0, product: 'mini' as const, staked });
    const rolled = rolledOf({ tree, rates, turnover: [stake('c', 99_999), stake('d', 1_010), stake('b', 10_000)] });
    const of = (partner: string) => rolled.filter((row) => row.partner === partner).map((row) => row.rolled);
    // 101,009 at 0.6 %, and what the shop itself plays to the top alone, less its own percentage.
    expect(of('shop')).toEqual([606]);
    expect(of('top')).toEqual([444]);
  });

  it('MGR-6 a percentage holds from its day on', () => {
    const rates = [
      { from: 0, casino: 10, slot: 20, mini: 30 },
      { from: DAY_MS, casino: 11, slot: 21, mini: 31 },
    ];
    expect(ratesOn(rates, 0).casino).toBe(10);
    expect(ratesOn(rates, DAY_MS - 1).casino).toBe(10);
    expect(ratesOn(rates, DAY_MS).casino).toBe(11);
    expect(ratesOn([], 0)).toEqual({ casino: 0, slot: 0, mini: 0 });
  });

  it('MGR-1 recommenders that lead back to themselves are no path without end', () => {
    const tree = new Map([
      ['a', { id: 'a', userId: 'a', recommender: 'b' }],
      ['b', { id: 'b', userId: 'b', recommender: 'a' }],
    ]);
    const [a] = [...tree.values()];
    expect(a === undefined ? [] : partnersAbove(a, tree, new Set(['a', 'b']))).toEqual(['b']);
  });
});
