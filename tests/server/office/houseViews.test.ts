/** The house as operators see it and write for it at a running origin: settings, levels, articles, coupons (OPR-10). */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HouseArticle, HouseCoupon, HouseFacts } from '../../../src/domain/office/house.ts';
import { SettingKey } from '../../../src/domain/house/settingSchemas.ts';
import { newKey, signIn } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';
import { isEvent, openOfficeStream } from '../support/streamReader.ts';

const reason = '운영 회의에서 정함';
const houseOf = async (operator: OperatorCaller) => HouseFacts.parse((await operator.call('GET', '/house')).body);
const pageOf = async <Row extends z.ZodType>(operator: OperatorCaller, path: string, row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() }).parse((await operator.call('GET', path)).body);

async function confirmed(operator: OperatorCaller, path: string, given: unknown) {
  const { hash } = await operator.preview(path, given);
  return operator.act(path, given, { reason, confirms: hash });
}

const notice = {
  ...{ shelf: 'notice', title: '정기 점검', summary: '', contents: '<p>새벽에 점검합니다.</p>', picture: null },
  ...{ startsAt: null, endsAt: null },
};

describe('settings and levels', () => {
  it('OPR-10 has every setting with its value, its form, and who changed it last', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const trader = await signInOperator(origin, 'trader1');
    const stream = await openOfficeStream(origin, trader.cookie);
    await stream.until(({ name }) => name === 'imageEnd');
    await confirmed(owner, '/setting', { key: 'autoLogoutMin', value: 30 });
    expect(await stream.until(isEvent('DocumentTold'))).toMatchObject({ event: { data: { document: 'house' } } });
    const { settings, levels } = await houseOf(trader);
    expect(settings.map(({ key }) => key)).toEqual(SettingKey.options);
    const named = (key: string) => settings.find((setting) => setting.key === key);
    expect(named('autoLogoutMin')).toMatchObject({
      ...{ value: 30, isSet: true, field: { is: 'number', least: 1, most: 1_440 } },
      changed: { by: owner.session.operator.name, isOfTwo: false },
    });
    expect(named('siteNoticeFlg')).toMatchObject({ field: { is: 'switch', isFlag: true }, changed: null });
    expect(named('lobbyMaintenance')?.field).toEqual({
      ...{ is: 'map', names: ['european', 'inPlay', 'casino', 'slot'], item: { is: 'switch', isFlag: true } },
    });
    expect(levels.length).toBeGreaterThan(3);
    expect((await (await signInOperator(origin, 'cashier1')).call('GET', '/house')).status).toBe(403);
  });

  it('OPR-10 OPR-2 changes what a level may stake: bets are decided by it, and sums that cannot be meant are refused', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const { changed: _changed, ...level } = (await houseOf(owner)).levels[0] ?? { changed: null };
    const given = { ...level, maxBetAmount: 77_000 };
    expect((await owner.preview('/level', given)).lines).toMatchObject([{ what: 'level.maxBetAmount', after: 77_000 }]);
    expect((await confirmed(owner, '/level', given)).status).toBe(200);
    const member = await signIn(origin);
    expect(JSON.stringify((await member.call('GET', '/setting/level')).body)).toContain('"maxBetAmount":77000');
    expect(refusalOf(await owner.act('/level', given, { reason })).reason).toBe('unchanged');
    expect(refusalOf(await owner.act('/level', { ...given, level: 99 }, { reason })).reason).toBe('unknown');
    for (const wrong of [{ minBetAmount: 78_000 }, { maxWinAmount: 2e12 }, { maxBetPercent: 101 }]) {
      expect(refusalOf(await owner.act('/level', { ...given, ...wrong }, { reason })).reason).toBe('malformed');
    }
  });
});

describe('articles', () => {
  it('OPR-10 ART-4 are written, changed and taken back; open tabs hear of it, operators see what was taken back', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const member = await signIn(origin);
    const given = {
      ...notice,
      contents: '<p onclick="x()">새벽</p><script>x()</script><a href="javascript:x()">글</a>',
    };
    const { lines } = await owner.preview('/article', given);
    expect(lines).toEqual(
      expect.arrayContaining([
        { what: 'article.contents', before: null, after: '<p>새벽</p><a>글</a>' },
        { what: 'removed.attribute.onclick', before: 1, after: 0 },
        { what: 'removed.tag.script', before: 1, after: 0 },
        { what: 'removed.address.href', before: 1, after: 0 },
      ]),
    );
    const written = await confirmed(owner, '/article', given);
    const { id } = (written.body as { readonly done: { readonly id: string } }).done;
    const listed = async () => JSON.stringify((await member.call('GET', '/article?shelf=notice')).body);
    expect(await listed()).toContain(id);
    const changed = { ...given, id, title: '정기 점검 연기' };
    expect((await owner.preview('/article', changed)).lines).toContainEqual({
      what: 'article.title',
      before: '정기 점검',
      after: '정기 점검 연기',
    });
    await confirmed(owner, '/article', changed);
    expect(refusalOf(await owner.act('/article', changed, { reason })).reason).toBe('unchanged');
    expect((await owner.act('/article/withdraw', { id }, { reason })).status).toBe(200);
    expect(refusalOf(await owner.act('/article/withdraw', { id }, { reason })).reason).toBe('over');
    expect(refusalOf(await owner.act('/article/withdraw', { id: 'nothing' }, { reason })).reason).toBe('unknown');
    expect(await listed()).not.toContain(id);
    const { rows } = await pageOf(owner, '/house/article?shelf=notice', HouseArticle);
    expect(rows.find((row) => row.id === id)).toMatchObject({ isWithdrawn: true, contents: '<p>새벽</p><a>글</a>' });
  });

  it('OPR-10 refuses a text that is too long once it is written, one of nobody, and who may not write', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const long = { ...notice, contents: '&'.repeat(15_000) };
    expect(refusalOf(await owner.act('/article', long, { reason })).reason).toBe('tooLong');
    expect(refusalOf(await owner.act('/article', { ...notice, id: 'nobody' }, { reason })).reason).toBe('unknown');
    const trader = await signInOperator(origin, 'trader1');
    expect((await trader.act('/article', notice, { reason })).status).toBe(403);
  });
});

describe('coupons that were issued', () => {
  it('OPR-10 CPN-7 are read by pages that what comes in meanwhile does not move, without their numbers', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const terms = { kind: 'points', amount: 1_000, title: '포인트 쿠폰', days: 7 };
    const issue = async (userId: string | null) =>
      (await confirmed(owner, '/coupon', { ...terms, userId })).body as { done: { couponId: string; code: string } };
    const { done: first } = await issue(null);
    const { done: second } = await issue('member1');
    const page = await pageOf(owner, '/house/coupon?limit=1', HouseCoupon);
    expect(page.rows).toMatchObject([{ couponId: second.couponId, member: { userId: 'member1' } }]);
    await issue('member2');
    const after = await pageOf(owner, `/house/coupon?limit=1&after=${page.next}`, HouseCoupon);
    expect(after.rows).toMatchObject([{ couponId: first.couponId, member: null }]);
    expect(JSON.stringify(after)).not.toContain(first.code);
    const unregistered = () => pageOf(owner, '/house/coupon?state=unregistered', HouseCoupon);
    expect((await unregistered()).rows).toHaveLength(1);
    const member = await signIn(origin);
    await member.call('POST', '/coupon/register', { code: first.code }, { 'idempotency-key': newKey() });
    expect((await unregistered()).rows).toHaveLength(0);
  });
});
