/** Coupons at a running origin: conditions, once whatever the network does, and books that stay right (WAL-04, rules CPN). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { couponsCall, entriesCall } from '../../../src/domain/calls/lists.ts';
import { DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import { couponRefusal, CouponCode, standingOf } from '../../../src/domain/wallet/coupon.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { games, resultReport } from '../support/feedReports.ts';
import { laterClock } from '../support/laterClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { doneOf, refusalOf, signInOperator } from '../support/operator.ts';

const use = (member: Caller, couponId: string, key: string = newKey()) =>
  member.call('POST', '/coupon/use', { couponId }, { 'idempotency-key': key });
const boxOf = async (member: Caller) => couponsCall.answer.parse((await member.call('GET', '/coupon')).body).rows;
async function purseOf(member: Caller) {
  const { body } = await member.call('GET', '/member/user');
  const { emoney, point } = body as { emoney: number; point: number };
  return { emoney, point };
}
const terms = { kind: 'money', amount: 1_000, title: '쿠폰', days: 1 };

describe('coupons', () => {
  it('CPN-2 CPN-4 is used once, whatever the network does, and is an entry that names it', async () => {
    const origin = await openOrigin();
    const [member, other] = [await signIn(origin), await signIn(origin, 'member2')];
    const before = await purseOf(member);
    const money = (await boxOf(member)).find(({ kind }) => kind === 'money');
    const couponId = money?.couponId ?? '';
    const key = newKey();
    // A reply that is lost and said again, and another tab that says it too.
    const answers = await Promise.all([use(member, couponId, key), use(member, couponId, key), use(member, couponId)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(await use(member, couponId)).toMatchObject({ status: 422, body: { reason: 'used' } });
    expect(await use(other, couponId)).toMatchObject({ status: 403, body: { reason: 'notYours' } });
    const points = (await boxOf(member)).find(({ kind }) => kind === 'points');
    expect((await use(member, points?.couponId ?? '')).body).toMatchObject({ kind: 'points', amount: points?.amount });
    expect(await purseOf(member)).toEqual({
      emoney: before.emoney + (money?.amount ?? 0),
      point: before.point + (points?.amount ?? 0),
    });
    const { body } = await member.call('GET', '/emoney/entries?purse=money&group=other');
    expect(entriesCall.answer.parse(body).rows[0]).toMatchObject({ kind: 'couponUsed', cause: couponId });
    expect((await boxOf(member)).filter(({ usedAt }) => usedAt !== null)).toHaveLength(2);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('CPN-1 an operator’s number is registered by whoever says it first; taken and invented ones are not told apart', async () => {
    const origin = await openOrigin();
    const [owner, member, other] = [
      await signInOperator(origin),
      await signIn(origin),
      await signIn(origin, 'member2'),
    ];
    const issued = await owner.does('/coupon', { ...terms, userId: null });
    const { code, couponId } = doneOf(issued) as { code: string; couponId: string };
    const register = (who: Caller, typed: string) =>
      who.call('POST', '/coupon/register', { code: typed }, { 'idempotency-key': newKey() });
    const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8).toLowerCase()}`;
    expect((await register(member, typed)).body).toEqual({ couponId });
    const refused = { status: 422, body: { reason: 'unknownCode', numbers: {} } };
    expect(await register(other, code)).toMatchObject(refused);
    expect(await register(member, 'AAAA-BBBB-CCCC')).toMatchObject(refused);
    expect(await register(member, "' OR 1=1 --")).toMatchObject(refused);
    expect((await boxOf(member)).map((one) => one.couponId)).toContain(couponId);
    expect((await boxOf(other)).map((one) => one.couponId)).not.toContain(couponId);
    expect((await use(member, couponId)).status).toBe(200);
    expect(refusalOf(await owner.does('/coupon', { ...terms, userId: 'nobody' })).reason).toBe('unknown');
  });

  it('CPN-3 below its level or before enough was charged it says so with its numbers, and moves nothing', async () => {
    const origin = await openOrigin();
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const before = await purseOf(member);
    const issue = async (change: object) => {
      const issued = await owner.does('/coupon', { ...terms, userId: 'member1', ...change });
      return (doneOf(issued) as { couponId: string }).couponId;
    };
    expect(await use(member, await issue({ level: 5 }))).toMatchObject({
      status: 422,
      body: { reason: 'belowLevel', numbers: { level: 5 } },
    });
    expect(await use(member, await issue({ leastCharge: 50_000 }))).toMatchObject({
      body: { reason: 'undercharged', numbers: { least: 50_000, missing: 50_000 } },
    });
    expect(await purseOf(member)).toEqual(before);
  });

  it('CPN-6 is forgotten 400 days after its end, and no sooner; what it gave stays in the books', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const ids: string[] = [];
    for (const days of [1, 3]) {
      const issued = await owner.does('/coupon', { ...terms, days, userId: 'member1' });
      ids.push((doneOf(issued) as { readonly couponId: string }).couponId);
    }
    await use(member, ids[0] ?? '');
    const { emoney } = await purseOf(member);
    await origin.close();
    const later = await openOrigin({ dataDir, upkeepMs: 20, clock: laterClock(402 * DAY_MS) });
    const there = await signIn(later);
    const left = async () => (await boxOf(there)).map(({ couponId }) => couponId).filter((id) => ids.includes(id));
    await expect.poll(left).toEqual([ids[1]]);
    expect(await purseOf(there)).toMatchObject({ emoney });
    const { body } = await there.call('GET', '/emoney/entries?purse=money&group=other');
    expect(entriesCall.answer.parse(body).rows[0]).toMatchObject({ kind: 'couponUsed', cause: ids[0] });
    expect(isSound(await later.inspect.ledger())).toBe(true);
  });

  it('CPN-5 a free bet gives back a lost bet’s stake up to its amount, one bet once, and nothing where none was lost', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver([...games('a'), ...games('b')]);
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const issue = async (amount: number, change: object = {}) => {
      const given = { ...terms, kind: 'freeBet', amount, userId: 'member1', ...change };
      return (doneOf(await owner.does('/coupon', given)) as { couponId: string }).couponId;
    };
    const [first, second, wide] = [await issue(3_000), await issue(90_000), await issue(90_000, { folds: 2 })];
    const noBet = { status: 422, body: { reason: 'noBet' } };
    expect(await use(member, first)).toMatchObject(noBet);
    await member.bet(betOn([claimOn('a')]), newKey());
    expect(await use(member, first)).toMatchObject(noBet);
    await origin.sink.deliver([resultReport('a', 'away')]);
    const before = await purseOf(member);
    expect(await use(member, wide)).toMatchObject(noBet);
    expect(await use(member, first)).toMatchObject({ status: 200, body: { amount: 3_000 } });
    expect(await use(member, second)).toMatchObject(noBet);
    expect(await purseOf(member)).toEqual({ ...before, emoney: before.emoney + 3_000 });
    expect((await boxOf(member)).find(({ couponId }) => couponId === first)?.betId).toEqual(expect.any(String));
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('CPN-2 CPN-3 whatever a coupon and its member are like, it is used by exactly those who meet all of it', () => {
    const instant = fc.nat(100);
    fc.assert(
      fc.property(
        fc.record({ usedAt: fc.option(instant), expiresAt: instant, level: fc.nat(5), leastCharge: fc.nat(50) }),
        fc.record({ level: fc.nat(5), charged: fc.nat(50), now: instant }),
        (coupon, holder) => {
          const isMet = coupon.level <= holder.level && coupon.leastCharge <= holder.charged;
          const isOpen = standingOf(coupon, holder.now) === 'open';
          expect(couponRefusal(coupon, holder) === undefined).toBe(isMet && isOpen);
        },
      ),
    );
    expect(CouponCode.safeParse('ab12-cd34 ef56').data).toBe('AB12CD34EF56');
    expect(CouponCode.safeParse('ab12').success).toBe(false);
  });
});
