/** Articles of the house at a running origin (rules ART): written, cleaned, told, read, withdrawn, kept. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Article, eventStateOf, EVENT_SHELVES } from '../../../src/domain/articles/article.ts';
import { ATTRIBUTES, TAGS } from '../../../src/house-html/allowList.ts';
import { storeArticle, writtenRow } from '../../../server/articles/articleRows.ts';
import { forgetArticles } from '../../../server/articles/forgetArticles.ts';
import { firstLine } from '../../../server/articles/keepSaid.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { htmlAttacks } from '../../support/house-html/htmlAttacks.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { doneOf, refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';

const perform = (member: Caller, path: string, given: unknown) =>
  member.call('POST', path, given, { 'idempotency-key': randomBytes(18).toString('base64url') });
const listed = async (member: Caller, query = '') =>
  Article.array().parse(((await member.call('GET', `/article${query}`)).body as { readonly rows: unknown }).rows);
const one = async (member: Caller, id: string) => (await listed(member, `?article=${id}`))[0];
const written = (more: object = {}) => ({
  ...{ shelf: 'event', title: '새 이벤트', summary: '한 줄', contents: '<p>내용</p>', picture: null },
  ...{ startsAt: null, endsAt: null, ...more },
});
const write = async (owner: OperatorCaller, more: object = {}) => {
  const answer = await owner.does('/article', written(more));
  expect(answer.status).toBe(200);
  return (doneOf(answer) as { readonly id: string }).id;
};

async function openHouse() {
  const origin = await openOrigin();
  const [member, other, owner] = await Promise.all([signIn(origin), signIn(origin, 'member2'), signInOperator(origin)]);
  const toldOf = async (memberId: string, id: string) =>
    (await origin.inspect.log(`bets:${memberId}`)).filter(
      ({ envelope }) => envelope.includes('"articles"') && envelope.includes(`"${id}"`),
    );
  return { origin, member, other, owner, toldOf };
}

describe('an article of the house', () => {
  it.each([
    [null, null, 'running'],
    [100, null, 'coming'],
    [50, 51, 'running'],
    [10, 50, 'ended'],
    [null, 60, 'running'],
  ] as const)('ART-1 COM-02 from %s until %s is %s at 50', (startsAt, endsAt, state) => {
    expect(eventStateOf({ startsAt, endsAt }, 50)).toBe(state);
  });

  it('ART-2 COM-02 a demo house has events for each of its pages and notices, newest first, for members alone', async () => {
    const { origin, member } = await openHouse();
    for (const shelf of EVENT_SHELVES) {
      const rows = await listed(member, `?shelf=${shelf}`);
      expect(rows.length, shelf).toBeGreaterThan(0);
      expect(rows.every((row) => row.shelf === shelf)).toBe(true);
    }
    const events = await listed(member, '?part=event');
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => b - a));
    const notices = await listed(member, '?part=notice');
    expect(new Set(notices.map(({ shelf }) => shelf))).toEqual(new Set(['notice', 'popup', 'news']));
    expect((await fetch(`${origin.url}/api/article`)).status).toBe(401);
  });

  it(`ART-3 NAV-14 of ${htmlAttacks.length} attacks that an operator writes nothing is stored that the house may not say`, async () => {
    const { member, owner } = await openHouse();
    const names = TAGS.join('|');
    const tag = new RegExp(`<(?:${names})(?: (?:${ATTRIBUTES.join('|')})="[^<>"]*")*>|</(?:${names})>`, 'g');
    const id = await write(owner);
    for (const [n, attack] of htmlAttacks.entries()) {
      // No database keeps it (CALL-6).
      if (attack.includes('\0')) continue;
      await write(owner, { id, title: `글 ${n}`, contents: attack.slice(0, 20_000) });
      const { contents = '' } = (await one(member, id)) ?? {};
      expect(contents.replaceAll(tag, ''), attack).not.toMatch(/[<>"]/);
      for (const [, address = ''] of contents.matchAll(/ (?:href|src)="([^"]*)"/g)) {
        expect(address.trim(), attack).toMatch(/^(?:https:\/\/|\/(?![/\\]))/i);
      }
    }
  });

  it('ART-3 OPR-2 a picture out of its folder, an end before its beginning and a shelf that is none are refused', async () => {
    const { owner } = await openHouse();
    for (const more of [{ picture: '../x.png' }, { startsAt: 2, endsAt: 1 }, { shelf: 'none' }, { id: '<b>' }]) {
      expect((await owner.does('/article', written(more))).status).toBe(400);
    }
    for (const path of ['/article', '/article/withdraw']) {
      const given = path === '/article' ? written({ id: 'nobodys' }) : { id: 'nobodys' };
      expect(refusalOf(await owner.does(path, given)).reason).toBe('unknown');
    }
  });

  it('ART-4 COM-02 what is written, changed and taken back is told to everybody who is here, and a text taken back is gone', async () => {
    const { member, other, owner, toldOf } = await openHouse();
    const id = await write(owner);
    await write(owner, { id, title: '고친 이벤트' });
    expect((await one(member, id))?.title).toBe('고친 이벤트');
    expect((await one(member, id))?.changedAt).toBeGreaterThan(0);
    await owner.does('/article/withdraw', { id });
    for (const seat of ['member1', 'member2']) expect(await toldOf(seat, id)).toHaveLength(3);
    expect(await toldOf('member3', id)).toEqual([]);
    expect(await one(other, id)).toMatchObject({ isWithdrawn: true, contents: '', summary: '' });
    expect((await listed(other, '?part=event')).some((row) => row.id === id)).toBe(false);
    const { body } = await owner.call('GET', '/house/article');
    expect((body as { readonly rows: readonly unknown[] }).rows[0]).toMatchObject({
      id,
      contents: '<p>내용</p>',
      isWithdrawn: true,
    });
    await write(owner, { id });
    expect((await listed(other, '?part=event'))[0]).toMatchObject({ id, isWithdrawn: false });
  });

  it('ART-5 COM-02 is read by whoever said so, once, and told to their tabs alone', async () => {
    const { member, other, owner, toldOf } = await openHouse();
    const id = await write(owner, { shelf: 'notice' });
    expect(await perform(member, '/article/read', { ids: [id, 'nobodys'] })).toMatchObject({ body: { count: 1 } });
    expect(await perform(member, '/article/read', { ids: [id] })).toMatchObject({ body: { count: 0 } });
    expect(await one(member, id)).toMatchObject({ isRead: true });
    expect(await one(other, id)).toMatchObject({ isRead: false });
    expect([await toldOf('member1', id), await toldOf('member2', id)]).toMatchObject([{ length: 2 }, { length: 1 }]);
    await write(owner, { id, shelf: 'notice', title: '고침' });
    expect((await toldOf('member1', id)).at(-1)?.envelope).toContain('"isRead":true');
  });

  it('ART-6 the newest thousand are kept, and nothing of who read the others', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-articles-'));
    const store = openSqliteStore(dataDir, 1);
    onTestFinished(async () => {
      await store.close();
      rmSync(dataDir, { recursive: true });
    });
    const words = { shelf: 'notice' as const, title: '글', summary: '', contents: '', picture: null };
    await store.write(async (tx) => {
      for (let at = 0; at < 1_010; at += 1)
        await storeArticle(tx, writtenRow({ ...words, startsAt: null, endsAt: null }, `a${at}`, at));
    });
    await forgetArticles(store);
    const kept = await store.read((tx) => tx.selectFrom('articles').select('at').orderBy('at').execute());
    expect([kept.length, kept[0]?.at]).toEqual([1_000, 10]);
  });

  it('ART-7 NAV-14 what a popup said is a notice once, and is one still when the popup is gone', async () => {
    const { member, owner } = await openHouse();
    const popup = (id: string, contents: string) => ({
      ...{ id, contents, width: 450, pcLeftLocation: 0, pcTopLocation: 0, popupFlg: 1, visiableFlag: 1 },
      notShowingexpireTime: 0,
    });
    const set = (value: unknown) => owner.does('/setting', { key: 'popups', value });
    await set([popup('p1', '<h3>점검 안내</h3><p>내일 <script>attack()</script>새벽</p>')]);
    await set([popup('p1', '<h3>점검 안내</h3><p>내일 <script>attack()</script>새벽</p>')]);
    await set([]);
    const kept = (await listed(member, '?shelf=popup')).filter(({ title }) => title === '점검 안내');
    expect(kept).toMatchObject([{ contents: '<h3>점검 안내</h3><p>내일 새벽</p>' }]);
  });

  it.each([
    ['<h3>안내 &amp; 공지</h3><p>글</p>', '안내 & 공지'],
    ['한 줄', '한 줄'],
    ['<img src=x>', '·'],
    [`<p>${'가'.repeat(80)}</p>`, `${'가'.repeat(59)}…`],
  ])('ART-7 the first words of %s stand for it', (html, title) => {
    expect(firstLine(html)).toBe(title);
  });
});
