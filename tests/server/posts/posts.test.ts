/** The free board at a running origin (rules FRE): written, changed, reported, hidden, counted. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { QueueRow } from '../../../src/domain/office/queue.ts';
import { Post, PostComment } from '../../../src/domain/posts/post.ts';
import { newerThan } from '../../../src/app/service/posts/newerThan.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { movedClock } from '../support/movedClock.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';

const perform = (member: Caller, path: string, given: unknown) =>
  member.call('POST', path, given, { 'idempotency-key': randomBytes(18).toString('base64url') });
const write = async (member: Caller, text = '오늘도 무실점입니다.', title = '울산 홈 6경기') => {
  const { body } = await perform(member, '/free/write', { kind: 'analysis', title, text });
  return (body as { readonly id: string }).id;
};
const rowsOf = async (member: Caller, path: string) =>
  ((await member.call('GET', path)).body as { readonly rows: unknown }).rows;
const postsOf = async (member: Caller, query = '') => Post.array().parse(await rowsOf(member, `/free${query}`));
const postOf = async (member: Caller, id: string) => (await postsOf(member, `?post=${id}`))[0];
const commentsOf = async (member: Caller, id: string) =>
  PostComment.array().parse(await rowsOf(member, `/free/comment?post=${id}`));

async function openBoard() {
  const { clock, pass } = movedClock();
  const origin = await openOrigin({ clock });
  const seats = ['member1', 'member2', 'member3', 'member4', 'member5'];
  const [writer, ...others] = await Promise.all(seats.map((seat) => signIn(origin, seat)));
  const [reader, second, third, fourth] = others;
  if (!writer || !reader || !second || !third || !fourth) throw new Error('seats');
  const operator = () => signInOperator(origin, 'support1');
  return { origin, writer, reader, reporters: [reader, second, third, fourth] as const, operator, pass };
}

describe('the free board', () => {
  it('FRE-2 COM-05 what one writes all read, with the nickname as it is, and nobody reads what is theirs to hide', async () => {
    const { writer, reader } = await openBoard();
    const id = await write(writer);
    expect(await postOf(reader, id)).toMatchObject({ author: '한판승부', isOwn: false, state: 'shown' });
    expect(await postOf(writer, id)).toMatchObject({ isOwn: true });
    const told = await rowsOf(reader, '/free');
    expect(JSON.stringify(told)).not.toMatch(/member1|member_id/);
  });

  it("FRE-3 SEC-01 another's post is neither changed nor deleted", async () => {
    const { writer, reader } = await openBoard();
    const id = await write(writer);
    const change = { id, kind: 'talk', title: '바꿈', text: '바꿈' };
    expect(await perform(reader, '/free/edit', change)).toMatchObject({ status: 403, body: { reason: 'notYours' } });
    expect(await perform(reader, '/free/delete', { what: 'post', id })).toMatchObject({ status: 403 });
    expect(await postOf(reader, id)).toMatchObject({ title: '울산 홈 6경기', editedAt: null });
  });

  it('FRE-4 COM-05 an own post is changed within ten minutes, and not after', async () => {
    const { writer, reader, pass } = await openBoard();
    const id = await write(writer);
    const change = { id, kind: 'talk', title: '고친 제목', text: '고친 글' };
    expect(await perform(writer, '/free/edit', change)).toMatchObject({ status: 200 });
    expect(await postOf(reader, id)).toMatchObject({ title: '고친 제목', kind: 'talk' });
    pass(600_000);
    const late = await perform(writer, '/free/edit', { ...change, title: '늦음' });
    expect(late).toMatchObject({ body: { reason: 'tooLate', numbers: { minutes: 10 } } });
  });

  it('FRE-5 COM-05 posts come no sooner than half a minute apart, comments than three seconds', async () => {
    const { writer, pass } = await openBoard();
    const id = await write(writer);
    const again = () => perform(writer, '/free/write', { kind: 'talk', title: '또', text: '또' });
    expect(await again()).toMatchObject({ status: 422, body: { reason: 'tooSoon' } });
    pass(30_000);
    expect(await again()).toMatchObject({ status: 200 });
    const say = () => perform(writer, '/free/comment', { postId: id, text: '한마디' });
    expect(await say()).toMatchObject({ status: 200 });
    expect(await say()).toMatchObject({ body: { reason: 'tooSoon' } });
  });

  it('FRE-6 COM-05 three reports hold a post, the house shows it again for good or hides it, each counts once a member', async () => {
    const { writer, reader, reporters, operator } = await openBoard();
    const moderator = await operator();
    const id = await write(writer);
    const report = (member: Caller) => perform(member, '/free/report', { what: 'post', id, why: 'abuse' });
    await report(reader);
    await report(reader);
    await report(reporters[1]);
    expect(await postOf(reporters[3], id)).toMatchObject({ state: 'shown' });
    await report(reporters[2]);
    expect(await postOf(reporters[3], id)).toMatchObject({ state: 'held', title: '', text: '' });
    expect(await postOf(writer, id)).toMatchObject({ state: 'held', title: '울산 홈 6경기' });
    const reported = async () => (await moderator.call('GET', `/reported/${encodeURIComponent(`post|${id}`)}`)).body;
    const whys = [{ why: 'abuse', reports: 3 }];
    expect(await reported()).toMatchObject({ what: 'post', id, title: '울산 홈 6경기', whys, isJudged: false });
    await moderator.does('/post', { what: 'post', id, state: 'shown' });
    expect(await reported()).toMatchObject({ state: 'shown', isJudged: true });
    await report(reporters[3]);
    expect(await postOf(reader, id)).toMatchObject({ state: 'shown', isReported: true });
    await moderator.does('/post', { what: 'post', id, state: 'hidden' });
    expect(await postOf(reader, id)).toMatchObject({ state: 'hidden', text: '' });
    expect((await postsOf(reader)).map((post) => post.id)).not.toContain(id);
    expect(await perform(writer, '/free/report', { what: 'post', id, why: 'other' })).toMatchObject({ status: 422 });
  });

  it('FRE-10 QUE-1 a report waits since it was made, and no longer once its writer deletes what was said: operators are told', async () => {
    const { origin, writer, reader, operator, pass } = await openBoard();
    const moderator = await operator();
    const id = await write(writer);
    pass(60_000);
    await perform(reader, '/free/report', { what: 'post', id, why: 'advert' });
    const waiting = async () => {
      const { rows } = (await moderator.call('GET', '/queue')).body as { readonly rows: unknown };
      return QueueRow.array()
        .parse(rows)
        .filter(({ kind }) => kind === 'report');
    };
    const [row] = await waiting();
    expect(row).toMatchObject({ id: `post|${id}`, state: 'waiting', about: { reports: 1 } });
    const written = (await postOf(writer, id))?.at ?? 0;
    expect((row?.since ?? 0) - written).toBeGreaterThanOrEqual(60_000);
    await perform(writer, '/free/delete', { what: 'post', id });
    expect(await waiting()).toEqual([]);
    const told = (await origin.inspect.log('office')).filter(({ envelope }) => envelope.includes(`post|${id}`));
    expect(told.at(-1)?.envelope).toContain('"state":"over"');
  });

  it('FRE-2 COM-05 what its writer deletes has no text any more, a comment neither', async () => {
    const { writer, reader, pass } = await openBoard();
    const id = await write(writer);
    await perform(reader, '/free/comment', { postId: id, text: '지울 말' });
    const [comment] = await commentsOf(writer, id);
    expect(comment).toMatchObject({ author: '백두산호랑이', text: '지울 말', isOwn: false, isWriters: false });
    expect(await postOf(writer, id)).toMatchObject({ comments: 1 });
    await perform(reader, '/free/delete', { what: 'comment', id: comment?.id });
    expect(await commentsOf(writer, id)).toMatchObject([{ state: 'deleted', text: '' }]);
    expect(await postOf(writer, id)).toMatchObject({ comments: 0 });
    pass(4_000);
    await perform(writer, '/free/delete', { what: 'post', id });
    expect(await postOf(writer, id)).toMatchObject({ state: 'deleted', title: '', text: '' });
    expect(await perform(reader, '/free/comment', { postId: id, text: '늦음' })).toMatchObject({
      body: { reason: 'gone' },
    });
  });

  it('FRE-9 COM-05 the head of the board names new posts of all, hidden ones of nobody, and not a word of any', async () => {
    const { writer, reader, operator } = await openBoard();
    const [hidden, id] = [await write(writer), await write(reader)];
    await (await operator()).does('/post', { what: 'post', id: hidden, state: 'hidden' });
    const { body } = await writer.call('GET', '/free/head');
    const [post, ...others] = body as readonly object[];
    expect(others).toEqual([]);
    expect(Object.keys(post ?? {}).toSorted()).toEqual(['at', 'id', 'isOwn', 'kind']);
    expect(post).toMatchObject({ id, isOwn: false });
    expect((await reader.call('GET', '/free/head')).body).toMatchObject([{ id, isOwn: true }]);
  });

  it('FRE-9 posts of others that are newer than what is shown are counted, of the chosen kind alone', () => {
    const post = (id: string, at: number, isOwn = false, kind: 'talk' | 'boast' = 'talk') => ({ id, at, isOwn, kind });
    const head = [post('d', 5), post('c', 4, true), post('b', 3, false, 'boast'), post('a', 2)];
    const shown = [{ id: 'a', at: 2 }];
    expect(newerThan(head, shown, 'all')).toBe(2);
    expect(newerThan(head, shown, 'talk')).toBe(1);
    expect(newerThan(head, [{ id: 'd', at: 5 }], 'all')).toBe(0);
    expect(newerThan([], shown, 'all')).toBe(0);
  });

  it('FRE-8 COM-05 a view counts once a member and day, and never for whoever wrote it', async () => {
    const { writer, reader, reporters } = await openBoard();
    const id = await write(writer);
    for (const member of [writer, reader, reader, reporters[1]]) await perform(member, '/free/view', { id });
    expect(await postOf(writer, id)).toMatchObject({ views: 2 });
  });
});
