/** Letters at a real origin: who reads whose, what counts, and that the stream tells it (SES-11, MSG-1 … MSG-3). */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { Letter, Message } from '../../../src/domain/notices/message.ts';
import { Member } from '../../../src/domain/session/member.ts';
import { sendMessage } from '../../../server/notices/messages.ts';
import { addMember } from '../../../server/session/addMember.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { framesOf, isEvent, isFrame, openStream } from '../support/streamReader.ts';
import { doneOf, signInOperator, type OperatorCaller } from '../support/operator.ts';

const lettersOf = async (member: Caller) => z.array(Message).parse((await member.call('GET', '/message')).body);
const unreadOf = async (member: Caller) => Member.parse((await member.call('GET', '/member/user')).body).unreadCount;
const Page = z.object({ rows: z.array(Letter), next: z.string().nullable() });
const pageOf = async (member: Caller, query = '') => Page.parse((await member.call('GET', `/letter${query}`)).body);
const tidy = (member: Caller, given: object) =>
  member.call('POST', '/message/tidy', given, { 'idempotency-key': randomBytes(18).toString('base64url') });
const send = (owner: OperatorCaller, title: string, userId = 'member1') =>
  owner.does('/letter', { userId, title, contents: `<p>${title}</p>` });

describe('letters', () => {
  it('SES-11 a new house has one letter for each member, read already', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const [letter, ...others] = await lettersOf(member);
    expect(others).toEqual([]);
    expect(letter?.readAt).toBe(letter?.sentAt);
    expect(await unreadOf(member)).toBe(0);
    expect((await member.call('GET', '/message/unread')).body).toBe(0);
  });

  it('SES-11 MSG-1 sending, reading and deleting tell the unread count on the stream, each once', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const member = await signIn(origin);
    const stream = await openStream(origin, 'bets', member.token);
    await stream.until(isFrame('heartbeat'));
    expect((await send(owner, 'one')).status).toBe(200);
    expect((await send(owner, 'two')).status).toBe(200);
    const [two, one] = await lettersOf(member);
    expect([two?.title, one?.title]).toEqual(['two', 'one']);
    expect((await member.call('POST', `/message/${one?.id}/read`)).status).toBe(204);
    expect((await member.call('POST', `/message/${one?.id}/read`)).status).toBe(204);
    expect((await member.call('DELETE', `/message/${one?.id}`)).status).toBe(204);
    expect((await member.call('DELETE', `/message/${two?.id}`)).status).toBe(204);
    await stream.until(
      (frame) => isEvent('UnreadCountChanged')(frame) && JSON.stringify(frame).includes('"unreadCount":0'),
    );
    const counts = framesOf(stream, 'event').flatMap(({ event }) =>
      event.type === 'UnreadCountChanged' ? [event.data] : [],
    );
    expect(counts).toEqual([1, 2, 1, 0].map((unreadCount) => ({ unreadCount })));
    expect(await unreadOf(member)).toBe(0);
    expect(await lettersOf(member)).toHaveLength(1);
  });

  it('MSG-2 a member can neither read nor delete another’s letter', async () => {
    const origin = await openOrigin();
    const [operator, owner, other] = [
      await signInOperator(origin),
      await signIn(origin),
      await signIn(origin, 'member2'),
    ];
    const { id } = z.object({ id: z.string() }).parse(doneOf(await send(operator, 'one')));
    expect((await other.call('POST', `/message/${id}/read`)).status).toBe(404);
    expect(await other.call('DELETE', `/message/${id}`)).toMatchObject({
      status: 404,
      body: { message: '쪽지를 찾을 수 없습니다.', reason: 'noSuchMessage' },
    });
    expect((await lettersOf(owner))[0]).toMatchObject({ id, readAt: null });
    expect((await other.call('POST', `/message/${'x'.repeat(41)}/read`)).status).toBe(404);
  });

  it('MSG-3 LST-1 COM-01 letters are listed page by page, each once, unread ones alone where they are asked for', async () => {
    const origin = await openOrigin();
    const [owner, member, other] = [
      await signInOperator(origin),
      await signIn(origin),
      await signIn(origin, 'member2'),
    ];
    for (let n = 1; n <= 33; n += 1) expect((await send(owner, `letter ${n}`)).status).toBe(200);
    const first = await pageOf(member);
    const second = await pageOf(member, `?after=${first.next ?? ''}`);
    const all = [...first.rows, ...second.rows];
    expect([first.rows.length, second.rows.length, second.next]).toEqual([30, 4, null]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(34);
    expect(all[0]?.title).toBe('letter 33');
    // The welcome is read already.
    expect((await pageOf(member, '?unread=1&limit=50')).rows).toHaveLength(33);
    expect((await pageOf(other)).rows).toHaveLength(1);
  });

  it('MSG-1 COM-01 many are read or deleted by one command, told row by row, and nothing of another member’s', async () => {
    const origin = await openOrigin();
    const [owner, member, other] = [
      await signInOperator(origin),
      await signIn(origin),
      await signIn(origin, 'member2'),
    ];
    for (const title of ['one', 'two', 'three']) await send(owner, title);
    const ids = (await pageOf(member, '?unread=1')).rows.map(({ id }) => id);
    expect(await tidy(other, { act: 'delete', ids })).toMatchObject({ status: 200, body: { count: 0 } });
    expect(await tidy(other, { act: 'read', ids })).toMatchObject({ body: { count: 0 } });
    expect(await unreadOf(member)).toBe(3);
    expect(await tidy(member, { act: 'delete', ids: ids.slice(0, 1) })).toMatchObject({ body: { count: 1 } });
    expect(await tidy(member, { act: 'readAll', ids: [] })).toMatchObject({ body: { count: 2 } });
    expect(await unreadOf(member)).toBe(0);
    expect((await pageOf(member, '?unread=1')).rows).toEqual([]);
    const told = (await origin.inspect.log('bets:member1')).filter(({ envelope }) => envelope.includes('"letters"'));
    // Three that came, one that went, two that were read.
    expect(told).toHaveLength(6);
    expect(told[3]?.envelope).toContain('"isDeleted":true');
    expect(told[3]?.envelope).not.toContain('<p>');
  });

  it('MSG-3 keeps the 2,000 newest letters of a member', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-letters-'));
    const store = openSqliteStore(dataDir, 1);
    onTestFinished(async () => {
      await store.close();
      rmSync(dataDir, { recursive: true });
    });
    const id = MemberId.parse('m1');
    const standing = { level: 1, point: 0, type: 0, role: 0, tendency: 0, funding: 0 } as const;
    const secrets = { passwordHash: '', pinHash: '', phone: '', recommender: null };
    const letter = (n: number) => ({ id: `l${n}`, title: '글', contents: '', readAt: null });
    const count = await store.write(async (tx) => {
      await addMember(tx, { id, userId: 'm1', nickname: '한판', ...standing, ...secrets }, 1);
      for (let n = 0; n < 2_000; n += 1) {
        const { id: letterId, title, contents } = letter(n);
        const row = { id: letterId, member_id: id, title, contents, sent_at: 2 + n, read_at: null };
        await tx.insertInto('messages').values(row).execute();
      }
      for (const n of [2_000, 2_001]) await sendMessage(tx, id, letter(n), 2 + n);
      return tx.selectFrom('messages').select(['id']).orderBy('sent_at').execute();
    });
    expect([count.length, count[0]?.id, count.at(-1)?.id]).toEqual([2_000, 'l2', 'l2001']);
  });
});
