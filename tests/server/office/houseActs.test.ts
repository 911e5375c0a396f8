/** What operators change of the house at a running origin: settings with their effect, the bound of two, coupons (OPR-9, TWO-5, CPN-7). */
import { describe, expect, it } from 'vitest';
import { HouseMenus } from '../../../src/domain/house/menuRows.ts';
import { pagesOfMenu } from '../../../src/domain/reference/pagesOfMenu.ts';
import { AuditEntry } from '../../../src/domain/office/audit.ts';
import { Proposal } from '../../../src/domain/office/proposal.ts';
import { callOrigin, newKey, signIn } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';
import type { Origin } from '../../../server/origin.ts';

const reason = '운영 회의에서 정함';
const auditOf = async (operator: OperatorCaller, query = '') =>
  AuditEntry.array().parse(((await operator.call('GET', `/audit${query}`)).body as { readonly rows: unknown }).rows);
const proposalsOf = async (operator: OperatorCaller) =>
  Proposal.array().parse(((await operator.call('GET', '/proposals')).body as { readonly rows: unknown }).rows);

/** Says an act as the screen does: its effect first, then what was shown. */
async function confirmed(operator: OperatorCaller, path: string, given: unknown) {
  const { hash } = await operator.preview(path, given);
  return operator.act(path, given, { reason, confirms: hash });
}

async function secondOwner(origin: Origin, owner: OperatorCaller): Promise<OperatorCaller> {
  await owner.act('/operator', { id: 'cashier1', role: 'owner', isBlocked: false }, { reason });
  return signInOperator(origin, 'cashier1');
}

const popup = {
  ...{ id: 'one', width: 450, pcLeftLocation: 120, pcTopLocation: 176, popupFlg: 1, visiableFlag: 1 },
  notShowingexpireTime: 0,
};

describe('settings', () => {
  it('MNU-1 OPR-9 menus are shown before as what is hidden and moved, told to members at once, and asked for by them', async () => {
    const origin = await openOrigin();
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const stored = HouseMenus.parse((await member.call('GET', '/setting/menus')).body);
    const ids = stored.side.map(({ id }) => id);
    expect(ids).toEqual(pagesOfMenu('side'));
    const side = stored.side.toReversed().map((row) => (row.id === 'liveTv' ? { ...row, isShown: false } : row));
    const given = { key: 'menus', value: { ...stored, side } };
    expect((await owner.preview('/setting', given)).lines).toEqual([
      { what: 'menus.side.liveTv.isShown', before: true, after: false },
      { what: 'menus.side.order', before: ids, after: ids.toReversed() },
    ]);
    expect((await confirmed(owner, '/setting', given)).status).toBe(200);
    expect((await member.call('GET', '/setting/menus')).body).toMatchObject({ side });
    const log = await origin.inspect.log(`bets:${member.memberId}`);
    expect(log.at(-1)?.envelope).toContain('"document":"menus"');
    expect((await callOrigin(origin, 'GET', '/setting/menus')).status).toBe(401);
  });

  it('OPR-9 is shown before and after, name by name, stored once confirmed, and written down', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const given = { key: 'siteNoticeFlg', value: 1 };
    const shown = await owner.preview('/setting', given);
    expect(shown).toMatchObject({ lines: [{ what: 'siteNoticeFlg', before: 0, after: 1 }], isForTwo: false });
    const withReason = (confirms: string | null) => owner.act('/setting', given, { reason, confirms });
    expect(refusalOf(await withReason(null)).reason).toBe('needsPreview');
    expect(refusalOf(await owner.act('/setting', given, { confirms: shown.hash })).reason).toBe('needsReason');
    expect((await withReason(shown.hash)).body).toMatchObject({ outcome: 'done', done: { key: 'siteNoticeFlg' } });
    expect((await callOrigin(origin, 'GET', '/setting/maintanace')).body).toEqual({ siteNoticeFlg: 1 });
    const [entry] = await auditOf(owner, '?act=setting');
    expect(entry).toMatchObject({ target: 'setting:siteNoticeFlg', before: 0, after: 1, reason, outcome: 'done' });
    expect(refusalOf(await withReason(shown.hash)).reason).toBe('unchanged');
  });

  it('OPR-9 says only what differs of a setting of parts, and refuses what its schema does not take', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const limits = { closingLeadMs: 5_000, minBetIntervalMs: 0, refusesHedges: false, fixtureMax: { '3': 1_000_000 } };
    const shown = await owner.preview('/setting', {
      key: 'bettingRules',
      value: { ...limits, resultOverdueMs: 12 * 3_600_000 },
    });
    expect(shown.lines).toEqual([
      { what: 'bettingRules.closingLeadMs', before: 0, after: 5_000 },
      { what: 'bettingRules.refusesHedges', before: true, after: false },
      { what: 'bettingRules.fixtureMax.3', before: null, after: 1_000_000 },
    ]);
    for (const given of [
      { key: 'siteNoticeFlg', value: 2 },
      { key: 'nonsense', value: 1 },
      { key: 'lobbyUrls', value: { casino: 'javascript:alert(1)' } },
    ]) {
      expect(refusalOf(await owner.act('/setting', given, { reason }))).toMatchObject({ reason: 'malformed' });
    }
  });

  it('OPR-3 OPR-9 is refused to whoever may only see settings, before anything else is looked at', async () => {
    const origin = await openOrigin();
    const trader = await signInOperator(origin, 'trader1');
    expect((await trader.act('/setting', { key: 'siteNoticeFlg', value: 1 }, { reason })).status).toBe(403);
    expect((await callOrigin(origin, 'GET', '/setting/maintanace')).body).toEqual({ siteNoticeFlg: 0 });
  });

  it('OPR-9 TWO-4 what somebody else changed meanwhile is shown anew, and nothing is done', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const given = { key: 'autoLogoutMin', value: 30 };
    const other = await secondOwner(origin, owner);
    const { hash } = await owner.preview('/setting', given);
    await confirmed(other, '/setting', { key: 'autoLogoutMin', value: 45 });
    const answer = await owner.act('/setting', given, { reason, confirms: hash });
    expect(answer.status).toBe(409);
    expect(refusalOf(answer).preview?.lines).toEqual([{ what: 'autoLogoutMin', before: 45, after: 30 }]);
    expect((await callOrigin(origin, 'GET', '/setting/autoLogoutMin')).body).toEqual({ autoLogoutMin: 45 });
  });

  it('OPR-14 ROU-20 what somebody else changed of another part meanwhile stays, and what was shown is what is done', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const other = await secondOwner(origin, owner);
    const [night, noon] = [
      { from: 60, until: 120 },
      { from: 720, until: 780 },
    ];
    const mine = { key: 'gameRests', value: { '401': night }, was: {} };
    const shown = await owner.preview('/setting', mine);
    await confirmed(other, '/setting', { key: 'gameRests', value: { '402': noon }, was: {} });
    expect((await owner.preview('/setting', mine)).lines).toEqual(shown.lines);
    expect((await owner.act('/setting', mine, { reason, confirms: shown.hash })).status).toBe(200);
    const whole = { key: 'gameRests', value: {} };
    const left = (await owner.preview('/setting', whole)).lines.map(({ what, before }) => [what, before]);
    expect(Object.fromEntries(left)).toEqual({
      ...{ 'gameRests.401.from': 60, 'gameRests.401.until': 120 },
      ...{ 'gameRests.402.from': 720, 'gameRests.402.until': 780 },
    });
  });

  it('OPR-14 where both together fit no longer, what was said last holds whole, and is shown', async () => {
    const origin = await openOrigin();
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const rows = (from: number) =>
      Array.from({ length: 6 }, (_, n) => ({ ...popup, contents: 'x', id: `p${from + n}` }));
    await confirmed(owner, '/setting', { key: 'popups', value: rows(0) });
    const given = { key: 'popups', value: rows(10), was: [] };
    expect((await owner.preview('/setting', given)).lines).toMatchObject([{ what: 'popups', before: { length: 6 } }]);
    expect((await confirmed(owner, '/setting', given)).status).toBe(200);
    const told = (await member.call('GET', '/popup')).body as { readonly id: string }[];
    expect(told.map(({ id }) => id)).toEqual(rows(10).map(({ id }) => id));
  });

  it('OPR-1 OPR-9 what no schema takes is refused before it is shown as it is when it is done', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const given = { key: 'shutAddresses', value: [{ range: '', note: '' }] };
    for (const answer of [
      await owner.call('POST', '/setting/preview', { given }),
      await owner.act('/setting', given, { reason }),
    ]) {
      expect(answer.status).toBe(400);
      expect(refusalOf(answer).reason).toBe('malformed');
    }
  });

  it('OPR-14 what a change is said to be made from is no other than a setting may be', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    for (const was of [null, [], { '401': { from: 5, until: 5 } }, { x: { from: 1, until: 2 } }])
      expect(
        (await owner.act('/setting', { key: 'gameRests', value: {}, was }, { reason })).status,
        JSON.stringify(was),
      ).toBe(400);
  });

  it('OPR-9 ART-7 popups are cleaned before they are stored, and kept as notices', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const member = await signIn(origin);
    const contents =
      '<h2 onclick="alert(1)">점검 안내</h2><script>alert(1)</script><a href="javascript:alert(1)">글</a>';
    const clean = '<h2>점검 안내</h2><a>글</a>';
    const given = { key: 'popups', value: [{ ...popup, contents }] };
    expect((await owner.preview('/setting', given)).lines).toContainEqual(
      expect.objectContaining({ what: 'popups.one.contents', before: null, after: clean }),
    );
    expect((await confirmed(owner, '/setting', given)).status).toBe(200);
    expect((await member.call('GET', '/popup')).body).toMatchObject([{ contents: clean }]);
    expect(JSON.stringify((await member.call('GET', '/article?shelf=popup')).body)).toContain('점검 안내');
  });

  it('OPR-9 refuses HTML that is too long once it is written as it may be stored', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const value = [{ ...popup, contents: '&'.repeat(9_000) }];
    expect(refusalOf(await owner.act('/setting', { key: 'popups', value }, { reason })).reason).toBe('tooLong');
  });

  it('TWO-5 the bound of two is changed by two, the lesser as well as the greater', async () => {
    const origin = await openOrigin();
    const maker = await signInOperator(origin);
    const checker = await secondOwner(origin, maker);
    const given = { key: 'office', value: { twoFrom: 9_000_000 } };
    expect(await maker.preview('/setting', given)).toMatchObject({ isForTwo: true, amount: 0 });
    expect((await confirmed(maker, '/setting', given)).body).toMatchObject({ outcome: 'proposed' });
    const [proposal] = await proposalsOf(checker);
    expect(proposal).toMatchObject({ act: 'setting', target: 'setting:office', reason });
    const confirm = { act: 'confirm', id: proposal?.id, hash: proposal?.hash };
    expect(refusalOf(await maker.act('/proposal', confirm)).reason).toBe('ownProposal');
    expect(await maker.preview('/setting', given)).toMatchObject({ lines: [{ before: 3_000_000 }] });
    expect((await checker.act('/proposal', confirm)).status).toBe(200);
    const lines = (await maker.preview('/setting', { key: 'office', value: { twoFrom: 1 } })).lines;
    expect(lines).toEqual([{ what: 'office.twoFrom', before: 9_000_000, after: 1 }]);
  });
});

describe('coupons', () => {
  const terms = { kind: 'money', amount: 50_000, title: '첫 충전 쿠폰', days: 7, userId: null };

  it('CPN-7 is issued once a key; its number opens it, and stands in no entry of the log', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const { hash, lines } = await owner.preview('/coupon', terms);
    expect(lines).toContainEqual({ what: 'coupon.amount', before: null, after: 50_000 });
    expect(lines.map(({ what }) => what)).not.toContain('coupon.folds');
    const bet = await owner.preview('/coupon', { ...terms, kind: 'freeBet', folds: 3 });
    expect(bet.lines).toContainEqual({ what: 'coupon.folds', before: null, after: 3 });
    const said = { reason, confirms: hash, key: newKey() };
    const issued = await owner.act('/coupon', terms, said);
    const { code, couponId } = (issued.body as { readonly done: { readonly code: string; readonly couponId: string } })
      .done;
    expect(await owner.act('/coupon', terms, said)).toMatchObject({ status: 200, body: issued.body });
    const audit = await auditOf(owner, '?act=coupon');
    expect(audit).toMatchObject([{ target: `coupon:${couponId}`, amount: 50_000, reason }]);
    expect(JSON.stringify(audit)).not.toContain(code);
    const member = await signIn(origin);
    const registered = await member.call('POST', '/coupon/register', { code }, { 'idempotency-key': newKey() });
    expect(registered.body).toMatchObject({ couponId });
  });

  it('CPN-7 one for a member is told them and has no number; nobody’s is refused', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const issued = await confirmed(owner, '/coupon', { ...terms, userId: 'member1' });
    expect(issued.body).toMatchObject({ outcome: 'done', done: { code: null } });
    const box = await (await signIn(origin)).call('GET', '/coupon');
    expect(JSON.stringify(box.body)).toContain('첫 충전 쿠폰');
    expect(refusalOf(await owner.act('/coupon', { ...terms, userId: 'nobody' }, { reason })).reason).toBe('unknown');
    const [support] = [await signInOperator(origin, 'support1')];
    expect((await support.act('/coupon', terms, { reason })).status).toBe(403);
  });

  it('CPN-7 TWO-1 of a value above the bound waits for a second operator, who is told its number', async () => {
    const origin = await openOrigin();
    const maker = await signInOperator(origin);
    const checker = await secondOwner(origin, maker);
    expect((await confirmed(maker, '/coupon', { ...terms, amount: 5_000_000 })).body).toMatchObject({
      outcome: 'proposed',
    });
    const [proposal] = await proposalsOf(checker);
    expect(proposal).toMatchObject({ act: 'coupon', amount: 5_000_000 });
    const done = await checker.act('/proposal', { act: 'confirm', id: proposal?.id, hash: proposal?.hash });
    expect(done.body).toMatchObject({
      done: { state: 'confirmed', cameTo: { code: expect.stringMatching(/^[A-Z0-9]{12}$/) as string } },
    });
  });
});
