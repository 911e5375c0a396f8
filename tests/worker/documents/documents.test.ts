/** Documents and letters: the worker against a real origin, and what the screens read afterwards (DOC-1 … DOC-4, SES-11). */
import { describe, expect, it } from 'vitest';
import { houseDocument } from '../../../src/db/queries/house.ts';
import { documentCalls, type DocumentName } from '../../../src/domain/calls/house.ts';
import { callOrigin } from '../../server/support/caller.ts';
import { games } from '../../server/support/feedReports.ts';
import { openOrigin } from '../../server/support/openOrigin.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { rowsOfMembers, theirs } from '../../support/engine/openDatabases.ts';
import { sampleMember, T0 } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';
import { browserAtOrigin } from '../support/browserAtOrigin.ts';
import { signInOperator } from '../../server/support/operator.ts';

const NAMES = Object.keys(documentCalls) as DocumentName[];
const DONE = { ok: true, value: null };
const member1 = { userId: 'member1', password: 'hanpan1234' };

describe('documents of the house', () => {
  it('DOC-1 every one is fetched, fits its schema and is read back', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games(...Array.from({ length: 12 }, (_, n) => `g${n}`)));
    const { tab, db } = browserAtOrigin(origin.url);
    expect(await tab.engine.login(member1)).toEqual(DONE);
    for (const name of NAMES) {
      expect(await tab.engine.refreshDocument(name), name).toEqual(DONE);
      const view = await houseDocument(db, name);
      expect(view.hasFailed, name).toBe(false);
      expect(view.value, name).toBeDefined();
    }
    expect((await houseDocument(db, 'topEvents')).value).toHaveLength(10);
    expect((await houseDocument(db, 'rules')).value?.length).toBeGreaterThan(5);
    expect((await houseDocument(db, 'messages')).value).toHaveLength(1);
    expect(await db.quarantine.count()).toBe(0);
  });

  it('DOC-2 tabs and workers that ask at once share one fetch; a young document is not fetched again', async () => {
    const origin = await openOrigin();
    const browser = browserAtOrigin(origin.url);
    const second = browser.startWorker();
    const tabs = [browser.tab, browser.openTab(() => browser.worker), browser.openTab(() => second)];
    await Promise.all(
      tabs.flatMap(({ engine }) => [engine.refreshDocument('signUp'), engine.refreshDocument('signUp')]),
    );
    await browser.tab.engine.refreshDocument('signUp');
    expect(browser.asked.filter((call) => call === 'GET /settingSignUp')).toHaveLength(1);
  });

  it('DOC-2 a young one is fetched again for whoever asks anew', async () => {
    const world = createWorld();
    const { engine } = world.openTab();
    world.origin.on('GET /setting/maintanace', { status: 200, body: { siteNoticeFlg: 1 } });
    await engine.refreshDocument('maintenance');
    world.origin.on('GET /setting/maintanace', { status: 200, body: { siteNoticeFlg: 0 } });
    await engine.refreshDocument('maintenance');
    expect((await houseDocument(world.db, 'maintenance')).value).toEqual({ siteNoticeFlg: 1 });
    await engine.refreshDocument('maintenance', true);
    expect((await houseDocument(world.db, 'maintenance')).value).toEqual({ siteNoticeFlg: 0 });
    await world.close();
  });

  it('DOC-6 an answer is as old as its question', async () => {
    const world = createWorld();
    const { engine } = world.openTab();
    const askedAt = world.clock.now();
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    world.origin.on('GET /setting/maintanace', async () => {
      await slow;
      return { status: 200, body: { siteNoticeFlg: 1 } };
    });
    const refreshed = engine.refreshDocument('maintenance');
    await until('asked', () => world.origin.calls('GET /setting/maintanace').length === 1);
    await world.clock.advance(1_500);
    answer();
    await refreshed;
    expect(await houseDocument(world.db, 'maintenance')).toMatchObject({ askedAt, fetchedAt: askedAt + 1_500 });
    await world.close();
  });

  it('DOC-7 one that the stream says is another is fetched again if anybody has looked at it, and all after a gap', async () => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    world.origin.on('GET /message', { status: 200, body: [] });
    const asked = (route: string) => world.origin.calls(route).length;
    const tell = async (offset: number, document: string) => {
      world.origin.latest('bets').event('m1', offset, { type: 'DocumentTold', at: T0, data: { document } });
      await world.clock.advance(1_000);
      const own = await theirs(world.db);
      await until('told', async () => (await own.checkpoints.get('bets'))?.offset === offset);
    };
    await tell(1, 'messages');
    await tell(2, 'nothing that this build knows');
    await tab.engine.refreshDocument('messages');
    expect(asked('GET /message')).toBe(1);
    await tell(3, 'messages');
    await until('asked again', () => asked('GET /message') === 2);
    world.origin.latest('bets').memberImage('m2', 0, sampleMember());
    await until('asked after the gap', () => asked('GET /message') === 3);
    expect(asked('GET /rule')).toBe(0);
    await world.close();
  });

  it('DOC-2 an old one is fetched again', async () => {
    const world = createWorld();
    const { engine } = world.openTab();
    world.origin.on('GET /settingSignUp', { status: 200, body: { joinStartEndFlg: 0 } });
    await engine.refreshDocument('signUp');
    await world.clock.advance(3_001);
    await engine.refreshDocument('signUp');
    expect(world.origin.calls('GET /settingSignUp')).toHaveLength(2);
    await world.close();
  });

  it('DOC-3 what a member may read is refused to a visitor and gone with the session', async () => {
    const origin = await openOrigin();
    const { tab, db } = browserAtOrigin(origin.url);
    expect(await tab.engine.refreshDocument('rules')).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    await tab.engine.refreshDocument('messengers');
    await tab.engine.login(member1);
    await tab.engine.refreshDocument('rules');
    expect((await houseDocument(db, 'rules')).value).toBeDefined();
    await tab.engine.logout();
    expect((await houseDocument(db, 'rules')).value).toBeUndefined();
    expect(await rowsOfMembers(db)).toBe(0);
    expect((await houseDocument(db, 'messengers')).value).toBeDefined();
  });

  it.for([false, true])(
    'DOC-3 an answer that comes after the session ended is dropped, its database deleted: %s',
    async (isDeleted) => {
      const world = createWorld();
      const tab = world.openTab();
      await world.signIn(tab);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      world.origin.on('GET /rule', async () => {
        await held;
        return { status: 200, body: [] };
      });
      const asked = tab.engine.refreshDocument('rules');
      await until('asked', () => world.origin.calls('GET /rule').length === 1);
      await tab.engine.logout();
      if (isDeleted) await until('deleted', async () => (await world.db.memberDatabases()).length === 0);
      release();
      // What is stored nowhere is not said to be there.
      expect(await asked).toEqual({ ok: false, failure: { kind: 'signedOut' } });
      expect(await rowsOfMembers(world.db)).toBe(0);
      await world.close();
    },
  );

  it('DOC-3 DOC-2 the next session asks for itself what the one before it was still waiting for', async () => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isFirst = true;
    world.origin.on('GET /rule', async () => {
      if (!isFirst) return { status: 200, body: [] };
      isFirst = false;
      await held;
      return { status: 503, body: {} };
    });
    const before = tab.engine.refreshDocument('rules');
    await until('asked', () => world.origin.calls('GET /rule').length === 1);
    await tab.engine.logout();
    await world.signIn(tab);
    const now = tab.engine.refreshDocument('rules');
    // The worker has heard of it.
    await settle();
    release();
    expect(await before).toMatchObject({ ok: false });
    expect(await now).toEqual(DONE);
    expect(await houseDocument(world.db, 'rules')).toMatchObject({ value: [], hasFailed: false });
    await world.close();
  });

  it.each([
    ['unreachable', 'networkError' as const, 0],
    ['unexpected', { status: 503, body: { message: 'full' } }, 0],
    ['unexpected', { status: 200, body: { joinStartEndFlg: 7 } }, 1],
  ])('DOC-4 a failed attempt (%s) keeps what is known and says so', async (kind, reply, keptAside) => {
    const world = createWorld();
    const { engine } = world.openTab();
    world.origin.on('GET /settingSignUp', { status: 200, body: { joinStartEndFlg: 1 } });
    await engine.refreshDocument('signUp');
    await world.clock.advance(3_001);
    world.origin.on('GET /settingSignUp', reply);
    expect(await engine.refreshDocument('signUp')).toMatchObject({ ok: false, failure: { kind } });
    expect(await houseDocument(world.db, 'signUp')).toMatchObject({ value: { joinStartEndFlg: 1 }, hasFailed: true });
    expect(await world.db.quarantine.count()).toBe(keptAside);
    await world.close();
  });
});

describe('letters', () => {
  it('SES-11 reading one lowers the count and marks it in the list; deleting takes it out', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const { tab, db } = browserAtOrigin(origin.url);
    await tab.engine.login(member1);
    await owner.does('/letter', { userId: 'member1', title: 'hello', contents: '<p>hi</p>' });
    await until('counted', async () => (await (await theirs(db)).members.get('member1'))?.unreadCount === 1);
    await tab.engine.refreshDocument('messages');
    const letter = (await houseDocument(db, 'messages')).value?.[0];
    expect(letter).toMatchObject({ title: 'hello', readAt: null });
    expect(await tab.engine.readMessage(letter?.id ?? '')).toEqual(DONE);
    expect((await (await theirs(db)).members.get('member1'))?.unreadCount).toBe(0);
    expect((await houseDocument(db, 'messages')).value?.[0]?.readAt).toEqual(expect.any(Number));
    expect(await tab.engine.deleteMessage(letter?.id ?? '')).toEqual(DONE);
    expect((await houseDocument(db, 'messages')).value).toHaveLength(1);
    expect(await tab.engine.deleteMessage(letter?.id ?? '')).toEqual({
      ok: false,
      failure: { kind: 'refused', reason: 'noSuchMessage', field: null, message: '쪽지를 찾을 수 없습니다.' },
    });
  });
});

describe('the list of letters', () => {
  it('SES-11 follows the count while it is shown, and is not fetched before', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const { tab, db, asked } = browserAtOrigin(origin.url);
    const send = (title: string) => owner.does('/letter', { userId: 'member1', title, contents: '<p>hi</p>' });
    await tab.engine.login(member1);
    await until('stream', async () => (await (await theirs(db)).health.get('bets'))?.state === 'live', 8_000);
    await send('one');
    await until('counted', async () => (await (await theirs(db)).members.get('member1'))?.unreadCount === 1);
    expect(asked).not.toContain('GET /message');
    await tab.engine.refreshDocument('messages');
    await send('two');
    await until('listed', async () => (await houseDocument(db, 'messages')).value?.[0]?.title === 'two', 8_000);
  });
});

describe('joining', () => {
  it('SES-12 SES-13 a visitor names a recommender, joins, and signs in', async () => {
    const origin = await openOrigin();
    const { tab, db } = browserAtOrigin(origin.url);
    const { engine } = tab;
    expect(await engine.checkRecommender('member1')).toEqual({
      ok: true,
      value: { code: 'member1', nickname: '한판승부' },
    });
    const form = {
      recommender: 'member1',
      userId: 'fresh1',
      nickname: '새얼굴',
      password: 'fresh pass 1',
      pin: '482915',
    };
    const request = { ...form, phone: '01099998888' };
    expect(await engine.signUp(request)).toEqual(DONE);
    expect(await engine.signUp(request)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', reason: 'userIdTaken', field: 'userId' },
    });
    expect(await engine.login({ userId: 'fresh1', password: 'fresh pass 1' })).toEqual(DONE);
    expect((await (await theirs(db)).members.toArray())[0]).toMatchObject({ nickname: '새얼굴', emoney: 100_000 });
    expect((await callOrigin(origin, 'GET', '/member/user')).status).toBe(401);
  });
});
