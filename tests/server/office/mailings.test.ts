/** Letters to many (rules MLG): whom they go to, that each member has them once, and what is shown, told and written down of them. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { AuditEntry } from '../../../src/domain/office/audit.ts';
import { Mailing } from '../../../src/domain/office/mailing.ts';
import { MemberRow } from '../../../src/domain/office/members.ts';
import { Proposal } from '../../../src/domain/office/proposal.ts';
import { Letter } from '../../../src/domain/notices/message.ts';
import { systemClock, type Clock } from '../../../server/clock.ts';
import { beginMailing, forgetMailings, stopMailing } from '../../../server/office/mailings/mailingRows.ts';
import { leaveNextOut, postSome } from '../../../server/office/mailings/postSome.ts';
import { systemRandomness } from '../../../server/randomness.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Store } from '../../../server/store/store.ts';
import { newKey, signIn, type Caller } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';
import { isEvent, openOfficeStream, openStream } from '../support/streamReader.ts';

const WORDS = { title: '점검 안내', contents: '<p>오늘 밤 <b>비밀스러운</b> 점검이 있습니다</p>' };
const toAll = { filter: {}, ...WORDS };
const rowsOf = <Row extends z.ZodType>(row: Row, { body }: { readonly body: unknown }) =>
  z.object({ rows: z.array(row) }).parse(body).rows;
const lettersOf = async (member: Caller) =>
  rowsOf(Letter, await member.call('GET', '/letter')).filter(({ title }) => title === WORDS.title);
const mailingsOf = async (operator: OperatorCaller) => rowsOf(Mailing, await operator.call('GET', '/mailings'));
const auditOf = async (owner: OperatorCaller) => rowsOf(AuditEntry, await owner.call('GET', '/audit?act=mailing'));

/** Work that another process left behind is looked for by nobody: what the test begins is under way until it says otherwise. */
const withoutSweeps: Clock = {
  ...systemClock,
  after: (ms, callback) => (ms === 10_000 ? () => undefined : systemClock.after(ms, callback)),
};

/** The store of a house beside its origin, as another process has it. */
function beside(dataDir: string): Store {
  const store = openSqliteStore(dataDir, 0);
  onTestFinished(() => store.close());
  return store;
}

const begin = (store: Store, filter = {}) =>
  store.write((tx) =>
    beginMailing(tx, { id: 'm1', filter, ...WORDS, operator_id: 'owner1', name: '김오너', at: Date.now() }),
  );
const post = (store: Store, limit: number) =>
  store.write((tx) => postSome(tx, { randomness: systemRandomness, limit, now: Date.now(), tells: false }));

/** Of each member who has the letter, how often. */
async function receivers(store: Store): Promise<Readonly<Record<string, number>>> {
  const rows = await store.read((tx) =>
    tx.selectFrom('messages').select('member_id').where('title', '=', WORDS.title).execute(),
  );
  const ids = [...new Set(rows.map((row) => row.member_id))].toSorted();
  return Object.fromEntries(ids.map((id) => [id, rows.filter((row) => row.member_id === id).length]));
}

async function membersBeside(store: Store, count: number): Promise<void> {
  await store.write(async (tx) => {
    const model = await tx.selectFrom('members').selectAll().where('id', '=', 'member8').executeTakeFirstOrThrow();
    for (let index = 0; index < count; index += 1) {
      const id = `many${index}`;
      await tx
        .insertInto('members')
        .values({ ...model, id, user_id: id, nickname: `여럿${index}`, level: 9 })
        .execute();
    }
  });
}

const NAMED = Array.from({ length: 8 }, (_, place) => `member${place + 1}`);
const EVERYBODY = ['manager1', 'partner1', 'partner2', ...NAMED];
const onceEach = (ids: readonly string[]) => Object.fromEntries(ids.toSorted().map((id) => [id, 1]));

async function send(operator: OperatorCaller, given: object, how: { readonly key?: string } = {}) {
  const { hash } = await operator.preview('/mailing', given);
  return operator.act('/mailing', given, { ...how, confirms: hash, reason: '정기 점검' });
}

describe('a letter to many', () => {
  it('MLG-1 MLG-4 AUD-1 is shown before, comes to every open tab at once, and is one entry of the log without its words', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const [support, member] = [await signInOperator(origin, 'support1'), await signIn(origin)];
    const stream = await openStream(origin, 'bets', member.token);
    await stream.until(({ name }) => name === 'imageEnd');
    const shown = await support.preview('/mailing', toAll);
    expect(shown).toMatchObject({ amount: 0, isForTwo: false });
    const said = Object.fromEntries(shown.lines.map(({ what, after }) => [what, after]));
    expect(said).toMatchObject({ 'mailing.members': EVERYBODY.length, 'mailing.title': WORDS.title });
    expect(said['mailing.first']).toMatch(/^\S+, \S+, \S+, \S+, \S+ …$/);
    expect((await send(support, toAll)).body).toMatchObject({ outcome: 'done', done: { members: EVERYBODY.length } });
    expect(await stream.until(isEvent('RowTold'))).toMatchObject({
      event: { data: { list: 'letters', row: { title: WORDS.title, readAt: null } } },
    });
    await origin.posted();
    expect(await receivers(beside(dataDir))).toEqual(onceEach(EVERYBODY));
    expect(await lettersOf(member)).toHaveLength(1);
    const entries = await auditOf(await signInOperator(origin));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ outcome: 'done', member: null, amount: null, reason: '정기 점검' });
    expect(entries[0]?.after).toMatchObject({ filter: { isSearched: false }, members: EVERYBODY.length });
    expect(JSON.stringify(entries)).not.toContain('비밀스러운');
  });

  it.each([
    { level: 3 },
    { state: 'signedIn' },
    { search: 'member7' },
    { search: 'member', level: 1 },
    { tendency: 36 },
    { partner: 'partner2' },
    { partner: 'partner1', search: 'member' },
  ])('MLG-1 MBR-3 of %j goes to whom the list of members shows, and to nobody else', async (filter) => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const support = await signInOperator(origin, 'support1');
    await signIn(origin, 'member2');
    const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
    const listed = rowsOf(MemberRow, await support.call('GET', `/members?${query.toString()}`));
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length).toBeLessThan(EVERYBODY.length);
    expect((await send(support, { filter, ...WORDS })).body).toMatchObject({ done: { members: listed.length } });
    await origin.posted();
    expect(await receivers(beside(dataDir))).toEqual(onceEach(listed.map(({ id }) => id)));
  });

  it('MLG-1 goes to who was a member when it was sent: not to who came later, nor to who is kept out before it comes', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir, clock: withoutSweeps });
    await origin.posted();
    const owner = await signInOperator(origin);
    const store = beside(dataDir);
    const block = (userId: string, level: number) => owner.does('/member', { userId, level, isBlocked: true });
    const levelOf = async (userId: string) =>
      rowsOf(MemberRow, await owner.call('GET', `/members?search=${userId}`))[0]?.level ?? 0;
    expect((await block('member3', await levelOf('member3'))).status).toBe(200);
    expect(await begin(store)).toBe(EVERYBODY.length - 1);
    expect((await block('member4', await levelOf('member4'))).status).toBe(200);
    await membersBeside(store, 1);
    await origin.posted();
    const rest = EVERYBODY.filter((id) => id !== 'member3' && id !== 'member4');
    expect(await receivers(store)).toEqual(onceEach(rest));
    const [mailing] = await mailingsOf(owner);
    expect(mailing).toMatchObject({ members: rest.length + 1, sent: rest.length, leftOut: 1, state: 'sent' });
  });

  it('MLG-2 MLG-4 MGR-1 names the partner whose members it goes to, and the log says which', async () => {
    const origin = await openOrigin();
    const [support, owner] = [await signInOperator(origin, 'support1'), await signInOperator(origin)];
    const given = { filter: { partner: 'partner2', tendency: 0 }, ...WORDS };
    const { lines } = await support.preview('/mailing', given);
    const said = Object.fromEntries(lines.map(({ what, after }) => [what, after]));
    expect(said).toMatchObject({ 'mailing.partner': '마포점 (partner2)', 'mailing.tendency': 0, 'mailing.members': 4 });
    expect((await send(support, given)).body).toMatchObject({ done: { members: 4 } });
    expect((await auditOf(owner))[0]?.after).toMatchObject({
      filter: { partner: 'partner2', tendency: 0, isSearched: false },
    });
    expect((await mailingsOf(support))[0]?.filter).toEqual(given.filter);
  });

  it('MLG-1 is refused for nobody, without a title, in another order, and where its HTML is too long as it is stored', async () => {
    const support = await signInOperator(await openOrigin(), 'support1');
    const refused = async (given: object) =>
      refusalOf(await support.call('POST', '/mailing/preview', { given })).reason;
    expect(await refused({ filter: { search: 'nobodyAtAll' }, ...WORDS })).toBe('nobody');
    expect(await refused({ filter: { state: 'blocked' }, ...WORDS })).toBe('nobody');
    expect(await refused({ filter: { partner: 'member1' }, ...WORDS })).toBe('nobody');
    expect(await refused({ filter: {}, title: '안내', contents: '&'.repeat(19_999) })).toBe('tooLong');
    const act = async (given: object) => refusalOf(await support.act('/mailing', given, { reason: '안내' })).reason;
    expect(await act({ ...toAll, title: '' })).toBe('malformed');
    expect(await act({ ...toAll, filter: { sort: 'newest' } })).toBe('malformed');
    expect(await act(toAll)).toBe('needsPreview');
    expect(refusalOf(await support.act('/mailing', toAll)).reason).toBe('needsReason');
    expect(await mailingsOf(support)).toEqual([]);
  });
});

describe('each member has it once', () => {
  it('MLG-3 OPR-4 whatever is sent again under its key', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const support = await signInOperator(origin, 'support1');
    const key = newKey();
    const { hash } = await support.preview('/mailing', toAll);
    const how = { key, confirms: hash, reason: '정기 점검' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => support.act('/mailing', toAll, how)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await origin.posted();
    expect(await receivers(beside(dataDir))).toEqual(onceEach(EVERYBODY));
    expect(await mailingsOf(support)).toHaveLength(1);
  });

  it('MLG-3 although the process ends in the middle, and in the middle of a batch: the next goes on from there', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const store = openSqliteStore(dataDir, 0);
    await begin(store);
    expect(await post(store, 4)).toBe(true);
    const broken = store.write(async (tx) => {
      await postSome(tx, { randomness: systemRandomness, limit: 3, now: Date.now(), tells: false });
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    expect(Object.keys(await receivers(store))).toHaveLength(4);
    await store.close();
    const origin = await openOrigin({ dataDir });
    await origin.posted();
    expect(await receivers(beside(dataDir))).toEqual(onceEach(EVERYBODY));
    const [mailing] = await mailingsOf(await signInOperator(origin, 'support1'));
    expect(mailing).toMatchObject({ sent: EVERYBODY.length, leftOut: 0, state: 'sent' });
  });

  it('MLG-3 two processes at once bring no letter twice', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const [one, other] = [beside(dataDir), beside(dataDir)];
    await begin(one);
    const all = async (store: Store) => {
      while (await post(store, 2));
    };
    await Promise.all([all(one), all(other)]);
    expect(await receivers(one)).toEqual(onceEach(EVERYBODY));
  });

  it('MLG-3 a letter that cannot be brought is left out, and keeps nobody else from theirs', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const store = beside(dataDir);
    await begin(store);
    const posting = { randomness: systemRandomness, limit: 1, now: Date.now(), tells: false };
    const left = await store.write((tx) => leaveNextOut(tx, posting));
    while (await post(store, 3));
    expect(await receivers(store)).toEqual(onceEach(EVERYBODY.filter((id) => id !== left)));
  });
});

describe('two persons, and how far it is', () => {
  const confirmOf = (proposal: Proposal | undefined) => ({ act: 'confirm', id: proposal?.id, hash: proposal?.hash });
  const proposalsOf = async (operator: OperatorCaller) => rowsOf(Proposal, await operator.call('GET', '/proposals'));

  it('MLG-2 TWO-1 MLG-4 takes another operator from the bound of members on, who sees its words; the log has none', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    await setBound(beside(dataDir), NAMED.length);
    const [support, owner] = [await signInOperator(origin, 'support1'), await signInOperator(origin)];
    const given = { filter: { search: 'member' }, ...WORDS };
    expect(await support.preview('/mailing', given)).toMatchObject({ isForTwo: true });
    expect((await send(support, given)).body).toMatchObject({ outcome: 'proposed' });
    await origin.posted();
    expect(await receivers(beside(dataDir))).toEqual({});
    const [proposal] = await proposalsOf(owner);
    expect(JSON.stringify(proposal?.lines)).toContain('비밀스러운');
    expect(proposal?.lines).toContainEqual({ what: 'mailing.isSearched', before: null, after: true });
    expect(JSON.stringify(await origin.inspect.log('office'))).not.toMatch(/mailing\.search|"search/);
    expect(refusalOf(await support.act('/proposal', confirmOf(proposal))).reason).toBe('ownProposal');
    const { body } = await owner.act('/proposal', confirmOf(proposal));
    expect(body).toMatchObject({ done: { state: 'confirmed', cameTo: { members: NAMED.length } } });
    await origin.posted();
    expect(await receivers(beside(dataDir))).toEqual(onceEach(NAMED));
    const entries = await auditOf(owner);
    expect(entries.map(({ outcome }) => outcome)).toEqual(['confirmed', 'proposed']);
    expect(entries.every(({ after }) => JSON.stringify(after).includes('"isSearched":true'))).toBe(true);
    expect(JSON.stringify(entries)).not.toMatch(/비밀스러운|"search":/);
    expect((await mailingsOf(owner))[0]?.by).toBe(support.session.operator.name);
  });

  it('MLG-2 TWO-4 of a few what was shown is what is confirmed; of many the number is, roughly', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const [support, store] = [await signInOperator(origin, 'support1'), beside(dataDir)];
    const few = await support.preview('/mailing', toAll);
    await membersBeside(store, 105 - EVERYBODY.length);
    const changed = await support.act('/mailing', toAll, { confirms: few.hash, reason: '정기 점검' });
    expect(refusalOf(changed)).toMatchObject({ reason: 'changed' });
    const many = await support.preview('/mailing', toAll);
    await store.write((tx) => tx.updateTable('members').set({ type: 1 }).where('id', '=', 'many0').execute());
    const how = { confirms: many.hash, reason: '정기 점검' };
    expect((await support.act('/mailing', toAll, how)).body).toMatchObject({ done: { members: 104 } });
  });

  it('MLG-5 how far it is, is listed and told to who may send one', async () => {
    const origin = await openOrigin();
    const [support, cashier] = [await signInOperator(origin, 'support1'), await signInOperator(origin, 'cashier1')];
    const office = await openOfficeStream(origin, support.cookie);
    const others = await openOfficeStream(origin, cashier.cookie);
    await Promise.all([office, others].map((stream) => stream.until(({ name }) => name === 'imageEnd')));
    await send(support, { filter: { search: 'member1' }, ...WORDS });
    await office.until((frame) => JSON.stringify(frame).includes('"document":"mailings"'));
    await origin.posted();
    const [mailing] = await mailingsOf(support);
    expect(mailing).toMatchObject({ title: WORDS.title, filter: { search: 'member1' }, sent: 1, state: 'sent' });
    expect(mailing?.endedAt).toBeGreaterThanOrEqual(mailing?.at ?? Infinity);
    expect((await cashier.call('GET', '/mailings')).status).toBe(403);
    expect(JSON.stringify(others.frames)).not.toContain('mailings');
  });

  it('MLG-5 is stopped: who has it keeps it, nobody else gets it', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir, clock: withoutSweeps });
    await origin.posted();
    const [support, store] = [await signInOperator(origin, 'support1'), beside(dataDir)];
    await begin(store);
    await post(store, 2);
    const stop = () => support.act('/mailing/stop', { id: 'm1' }, { reason: '잘못 쓴 쪽지' });
    expect(refusalOf(await support.act('/mailing/stop', { id: 'm1' })).reason).toBe('needsReason');
    expect((await stop()).body).toMatchObject({ done: { sent: 2 } });
    await origin.posted();
    expect(Object.values(await receivers(store))).toEqual([1, 1]);
    expect(refusalOf(await stop()).reason).toBe('over');
    expect(refusalOf(await support.act('/mailing/stop', { id: 'no' }, { reason: '잘못 쓴 쪽지' })).reason).toBe(
      'unknown',
    );
    expect((await mailingsOf(support))[0]).toMatchObject({ state: 'stopped', sent: 2, members: EVERYBODY.length });
  });

  it('MLG-6 the newest thousand are kept, and the letters of one that is forgotten', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const store = beside(dataDir);
    await begin(store, { search: 'member1' });
    while (await post(store, 3));
    await store.write(async (tx) => {
      const model = await tx.selectFrom('mailings').selectAll().executeTakeFirstOrThrow();
      for (let index = 0; index < 1_000; index += 1) {
        await tx
          .insertInto('mailings')
          .values({ ...model, id: `later${index}`, at: model.at + 1 + index })
          .execute();
      }
      await tx.updateTable('mailings').set({ at: 0, id: 'first' }).where('id', '=', 'm1').execute();
      await tx
        .insertInto('mailings')
        .values({ ...model, id: 'open', at: 1, state: 'sending' })
        .execute();
    });
    await forgetMailings(store);
    const kept = await store.read((tx) => tx.selectFrom('mailings').select('id').execute());
    expect(kept).toHaveLength(1_001);
    expect(kept.map(({ id }) => id)).not.toContain('first');
    expect(await receivers(store)).toEqual({ member1: 1 });
  });

  it('MLG-5 ten are under way at most', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir, clock: withoutSweeps });
    await origin.posted();
    const [support, store] = [await signInOperator(origin, 'support1'), beside(dataDir)];
    for (let index = 0; index < 10; index += 1) {
      const by = { operator_id: 'owner1', name: '김오너', at: index };
      await store.write((tx) => beginMailing(tx, { id: `m${index}`, filter: {}, ...WORDS, ...by }));
    }
    const asked = await support.call('POST', '/mailing/preview', { given: toAll });
    expect(refusalOf(asked).reason).toBe('underWay');
    await store.write((tx) => stopMailing(tx, 'm3', Date.now()));
    expect((await support.call('POST', '/mailing/preview', { given: toAll })).status).toBe(200);
  });

  it('TWO-3 MLG-5 one whose confirmation comes while ten are under way waits on, and is sent by the next', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir, clock: withoutSweeps });
    const [support, owner] = [await signInOperator(origin, 'support1'), await signInOperator(origin)];
    const store = beside(dataDir);
    await setBound(store, NAMED.length);
    await send(support, { filter: { search: 'member' }, ...WORDS });
    const by = { operator_id: 'owner1', name: '김오너', at: Date.now() };
    for (let index = 0; index < 10; index += 1)
      await store.write((tx) => beginMailing(tx, { id: `m${index}`, filter: {}, ...WORDS, ...by }));
    const [proposal] = await proposalsOf(owner);
    expect(refusalOf(await owner.act('/proposal', confirmOf(proposal))).reason).toBe('underWay');
    expect(await proposalsOf(owner)).toMatchObject([{ state: 'waiting', decidedBy: null }]);
    await store.write((tx) => stopMailing(tx, 'm3', Date.now()));
    expect((await owner.act('/proposal', confirmOf(proposal))).body).toMatchObject({ done: { state: 'confirmed' } });
  });

  it('TWO-6 no more than 250 wait, and each is listed', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const [support, owner] = [await signInOperator(origin, 'support1'), await signInOperator(origin)];
    const store = beside(dataDir);
    await setBound(store, 1);
    await send(support, toAll);
    await store.write(async (tx) => {
      const model = await tx.selectFrom('proposals').selectAll().executeTakeFirstOrThrow();
      for (let index = 1; index < 250; index += 1)
        await tx
          .insertInto('proposals')
          .values({ ...model, id: `p${index}` })
          .execute();
    });
    expect(refusalOf(await send(support, toAll))).toMatchObject({ reason: 'manyWaiting', numbers: { most: 250 } });
    const listed = await proposalsOf(owner);
    expect(listed).toHaveLength(250);
    await owner.act('/proposal', { act: 'withdraw', id: listed[7]?.id });
    expect((await send(support, toAll)).body).toMatchObject({ outcome: 'proposed' });
  });
});

/** A demo has one owner, and the bound takes two: it is stored as the house stores it. */
async function setBound(store: Store, twoFromMembers: number): Promise<void> {
  const value = JSON.stringify({ twoFrom: 3_000_000, twoFromMembers });
  await store.write((tx) => tx.insertInto('settings').values({ key: 'office', value }).execute());
}
