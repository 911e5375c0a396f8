/** Members as operators find, read and change them (rules MBR). */
import { describe, expect, it } from 'vitest';
import { MemberRecord, MemberRow } from '../../../src/domain/office/members.ts';
import { LedgerEntry } from '../../../src/domain/wallet/entry.ts';
import { betOn, callOrigin, claimOn, newKey, signIn } from '../support/caller.ts';
import { games, resultReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';
import { isEvent, openOfficeStream, openStream } from '../support/streamReader.ts';

const pageOf = async (operator: OperatorCaller, query = '') => {
  const { body } = await operator.call('GET', `/members${query}`);
  const { rows, next } = body as { readonly rows: unknown; readonly next: string | null };
  return { rows: MemberRow.array().parse(rows), next };
};
const idsOf = async (operator: OperatorCaller, query = '') =>
  (await pageOf(operator, query)).rows.map(({ userId }) => userId);
const recordOf = async (operator: OperatorCaller, userId = 'member1') =>
  MemberRecord.parse((await operator.call('GET', `/member/${userId}`)).body);

/** Looks at what a change comes to, and makes it. */
async function change(operator: OperatorCaller, given: object, reason = '운영 정책 위반') {
  const asked = { userId: 'member1', level: 1, isBlocked: false, ...given };
  const { hash } = await operator.preview('/member', asked);
  return operator.act('/member', asked, { confirms: hash, reason });
}

describe('members found', () => {
  it('MBR-3 are searched, narrowed and sorted, page after page, operators left out', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    await signIn(origin, 'member2');
    const all = await idsOf(owner);
    expect(all).toContain('member1');
    expect(all).not.toContain('owner1');
    expect(all).not.toContain('admin1');
    expect(await idsOf(owner, '?search=MEMBER3')).toEqual(['member3']);
    expect(await idsOf(owner, '?search=%25')).toEqual([]);
    expect(await idsOf(owner, '?state=signedIn')).toEqual(['member2']);
    const [first] = (await pageOf(owner, '?search=member2')).rows;
    expect(first).toMatchObject({ isSignedIn: true, isBlocked: false });
    expect(await idsOf(owner, `?search=${encodeURIComponent(first?.nickname ?? '')}`)).toContain('member2');
    for (const sort of ['newest', 'balance']) {
      const whole = await idsOf(owner, `?sort=${sort}`);
      const paged: string[] = [];
      for (let next: string | null = ''; next !== null;) {
        const page = await pageOf(owner, `?sort=${sort}&limit=3${next === '' ? '' : `&after=${next}`}`);
        paged.push(...page.rows.map(({ userId }) => userId));
        next = page.next;
      }
      expect(paged).toEqual(whole);
      expect(new Set(paged).size).toBe(paged.length);
    }
    const rich = (await pageOf(owner, '?sort=balance')).rows.map(({ emoney }) => emoney);
    expect(rich).toEqual(rich.toSorted((a, b) => b - a));
    const level = first?.level ?? 1;
    const ofLevel = (await pageOf(owner, `?level=${level}`)).rows;
    expect(ofLevel.length).toBeGreaterThan(0);
    expect(ofLevel.every((row) => row.level === level)).toBe(true);
  });

  it('MBR-3 MGR-1 are narrowed to a tendency, and to a partner with everybody below them', async () => {
    const origin = await openOrigin();
    const support = await signInOperator(origin, 'support1');
    const found = async (query: string) => (await idsOf(support, query)).toSorted();
    expect(await found('?tendency=36')).toEqual(['member6']);
    expect(await found('?tendency=22')).toEqual(await found('?state=restricted'));
    expect(await found('?tendency=37')).toEqual([]);
    const below = ['member1', 'member2', 'member3', 'partner2'];
    expect(await found('?partner=partner2')).toEqual(below);
    expect(await found('?partner=partner1')).toEqual([...below, 'member5', 'member6', 'partner1'].toSorted());
    expect(await found('?partner=partner1&tendency=36')).toEqual(['member6']);
    expect(await found('?partner=partner2&level=1&search=member2')).toEqual(['member2']);
    const first = await pageOf(support, '?partner=partner1&sort=balance&limit=3');
    const rest = await pageOf(support, `?partner=partner1&sort=balance&after=${first.next ?? ''}`);
    expect([...first.rows, ...rest.rows]).toEqual((await pageOf(support, '?partner=partner1&sort=balance')).rows);
    // Who is no partner has no tree, though they brought somebody; nor has nobody.
    for (const partner of ['member1', 'owner1', 'nobody']) expect(await found(`?partner=${partner}`)).toEqual([]);
    expect((await support.call('GET', '/members?tendency=high')).status).toBe(400);
  });

  it('MBR-3 MGR-1 OPR-3 partners are named for whoever sees members, and for no partner', async () => {
    const origin = await openOrigin();
    const support = await signInOperator(origin, 'support1');
    const { body } = await support.call('GET', '/partners');
    expect(body).toEqual({
      partners: [
        { userId: 'partner1', name: '한강본부' },
        { userId: 'partner2', name: '마포점' },
      ],
    });
    const partner = await signInOperator(origin, 'partner1');
    expect((await partner.call('GET', '/partners')).status).toBe(403);
  });
});

describe('the record of a member', () => {
  it('MBR-3 has sums equal to the ledger, bets, sessions and limits, and no secret', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a', 'b'));
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    await member.bet(betOn([claimOn('a')]), newKey());
    await member.bet(betOn([claimOn('b')], { amounts: 20_000 }), newKey());
    await origin.sink.deliver([resultReport('a', 'home')]);
    await expect.poll(async () => (await recordOf(owner)).sums.ever.won).toBeGreaterThan(0);
    const record = await recordOf(owner);
    expect(record.sums.ever.staked).toBe(30_000);
    expect(record.openBets).toEqual({ count: 1, won: 20_000 });
    expect(record.bets.map(({ stake }) => stake).toSorted((a, b) => a - b)).toEqual([10_000, 20_000]);
    expect(record.sums.days30).toEqual(record.sums.ever);
    expect(record.row.emoney).toBe(1_000_000 - 30_000 + record.sums.ever.won);
    expect(record.sessions).toMatchObject([{ state: 'active', endedAt: null }]);
    const { body } = await owner.call('GET', '/member-entries?userId=member1&purse=money&limit=2');
    const { rows, next } = body as { readonly rows: unknown; readonly next: string };
    const entries = LedgerEntry.array().parse(rows);
    expect(entries[0]?.balance).toBe(record.row.emoney);
    const rest = await owner.call('GET', `/member-entries?userId=member1&purse=money&after=${next}`);
    const all = [...entries, ...LedgerEntry.array().parse((rest.body as { readonly rows: unknown }).rows)];
    expect(all.reduce((sum, { delta }) => sum + delta, 0)).toBe(record.row.emoney);
    const said = JSON.stringify(record);
    for (const secret of ['hanpan1234', 'hash', 'token', member.token]) {
      expect(JSON.stringify({ ...record, acts: [] })).not.toContain(secret);
    }
    expect(said).not.toContain('contents');
    expect((await owner.call('GET', '/member/nobody')).status).toBe(404);
    expect((await owner.call('GET', '/member/owner1')).status).toBe(404);
  });

  it('MBR-3 tells what operators did only to roles that see the log', async () => {
    const origin = await openOrigin();
    const [owner, support] = [await signInOperator(origin), await signInOperator(origin, 'support1')];
    await support.act('/letter', { userId: 'member1', title: '안내', contents: '내용' });
    expect((await recordOf(owner)).acts).toMatchObject([{ act: 'letter' }]);
    expect((await recordOf(support)).acts).toEqual([]);
    expect((await recordOf(support)).letters[0]).toMatchObject({ title: '안내', readAt: null });
  });
});

describe('a member who is changed', () => {
  it('MBR-4 kept out is signed out at once and comes in no more, until let in again', async () => {
    const origin = await openOrigin();
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const { level } = (await recordOf(owner)).row;
    const stream = await openStream(origin, 'bets', member.token);
    await stream.until(({ name }) => name === 'imageEnd');
    const given = { userId: 'member1', level, isBlocked: true };
    expect((await owner.preview('/member', given)).lines).toEqual([
      { what: 'isBlocked', before: false, after: true },
      { what: 'isSignedIn', before: true, after: false },
    ]);
    expect((await change(owner, given)).status).toBe(200);
    expect(await stream.until(isEvent('SessionEnded'))).toMatchObject({ event: { data: { ending: 'closed' } } });
    expect((await member.call('GET', '/member/user')).status).toBe(556);
    const login = { userId: 'member1', password: 'hanpan1234' };
    const refused = await callOrigin(origin, 'POST', '/member/login', login);
    expect([refused.status, refused.body]).toEqual([
      404,
      { message: '이용이 제한된 계정입니다. 고객센터에 문의해주세요.' },
    ]);
    const wrong = await callOrigin(origin, 'POST', '/member/login', { ...login, password: 'hanpan12345' });
    expect(wrong.body).toEqual({ message: '아이디 또는 비밀번호가 일치하지 않습니다.' });
    expect(await idsOf(owner, '?state=blocked')).toEqual(['member1']);
    expect((await recordOf(owner)).block).toMatchObject({ reason: '운영 정책 위반' });
    expect((await change(owner, { level, isBlocked: false })).status).toBe(200);
    expect((await signIn(origin)).token).not.toBe('');
    expect((await recordOf(owner)).block).toBeNull();
  });

  it('MBR-4 has another level from the next bet on, one that the house has', async () => {
    const origin = await openOrigin();
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const { level } = (await recordOf(owner)).row;
    const other = level === 2 ? 3 : 2;
    expect((await change(owner, { level: other })).body).toEqual({
      outcome: 'done',
      done: { level: other, isBlocked: false },
    });
    expect((await member.call('GET', '/member/user')).body).toMatchObject({ level: other });
    const same = await owner.call('POST', '/member/preview', {
      given: { userId: 'member1', level: other, isBlocked: false },
    });
    expect(refusalOf(same).reason).toBe('unchanged');
    const none = await owner.call('POST', '/member/preview', {
      given: { userId: 'member1', level: 98, isBlocked: false },
    });
    expect(refusalOf(none).reason).toBe('noLevel');
    const support = await signInOperator(origin, 'support1');
    expect((await support.act('/member', { userId: 'member1', level: 1, isBlocked: true })).status).toBe(403);
  });

  it('MBR-5 is written of by operators, for operators, who are told', async () => {
    const origin = await openOrigin();
    const [owner, support] = [await signInOperator(origin), await signInOperator(origin, 'support1')];
    const stream = await openOfficeStream(origin, owner.cookie);
    await stream.until(({ name }) => name === 'imageEnd');
    const text = '<img src=x onerror=alert(1)> 문의 말투 정중함';
    expect((await support.act('/member/note', { userId: 'member1', text })).status).toBe(200);
    await stream.until((frame) => JSON.stringify(frame).includes('"document":"members"'));
    const { notes, acts } = await recordOf(owner);
    expect(notes).toMatchObject([{ text, name: support.session.operator.name }]);
    expect(acts).toMatchObject([{ act: 'member/note', after: { characters: text.length } }]);
    expect(JSON.stringify(acts)).not.toContain('onerror');
    expect((await support.act('/member/note', { userId: 'member1', text: 'x'.repeat(501) })).status).toBe(400);
  });
});
