/** Letters at a real origin: who reads whose, what counts, and that the stream tells it (SES-11, MSG-1 … MSG-3). */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Message } from '../../../src/domain/notices/message.ts';
import { Member } from '../../../src/domain/session/member.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { framesOf, isEvent, isFrame, openStream } from '../support/streamReader.ts';

const lettersOf = async (member: Caller) => z.array(Message).parse((await member.call('GET', '/message')).body);
const unreadOf = async (member: Caller) => Member.parse((await member.call('GET', '/member/user')).body).unreadCount;
const send = (admin: Caller, title: string, userId = 'member1') =>
  admin.call('POST', '/operator/message', { userId, title, contents: `<p>${title}</p>` });

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
    const admin = await signIn(origin, 'admin1');
    const member = await signIn(origin);
    const stream = await openStream(origin, 'bets', member.token);
    await stream.until(isFrame('heartbeat'));
    expect((await send(admin, 'one')).status).toBe(200);
    expect((await send(admin, 'two')).status).toBe(200);
    const [two, one] = await lettersOf(member);
    expect([two?.title, one?.title]).toEqual(['two', 'one']);
    expect((await member.call('POST', `/message/${one?.id}/read`)).status).toBe(204);
    expect((await member.call('POST', `/message/${one?.id}/read`)).status).toBe(204);
    expect((await member.call('DELETE', `/message/${one?.id}`)).status).toBe(204);
    expect((await member.call('DELETE', `/message/${two?.id}`)).status).toBe(204);
    await stream.until(
      (frame) => isEvent('UnreadCountChanged')(frame) && JSON.stringify(frame).includes('"unreadCount":0'),
    );
    const counts = framesOf(stream, 'event').map(({ event }) => event.data);
    expect(counts).toEqual([1, 2, 1, 0].map((unreadCount) => ({ unreadCount })));
    expect(await unreadOf(member)).toBe(0);
    expect(await lettersOf(member)).toHaveLength(1);
  });

  it('MSG-2 a member can neither read nor delete another’s letter', async () => {
    const origin = await openOrigin();
    const [admin, owner, other] = [
      await signIn(origin, 'admin1'),
      await signIn(origin),
      await signIn(origin, 'member2'),
    ];
    const { id } = z.object({ id: z.string() }).parse((await send(admin, 'one')).body);
    expect((await other.call('POST', `/message/${id}/read`)).status).toBe(404);
    expect(await other.call('DELETE', `/message/${id}`)).toMatchObject({
      status: 404,
      body: { message: '쪽지를 찾을 수 없습니다.', reason: 'noSuchMessage' },
    });
    expect((await lettersOf(owner))[0]).toMatchObject({ id, readAt: null });
    expect((await other.call('POST', `/message/${'x'.repeat(41)}/read`)).status).toBe(404);
  });

  it('MSG-3 keeps the 200 newest letters, and counts none that the list does not show', async () => {
    const origin = await openOrigin();
    const admin = await signIn(origin, 'admin1');
    const member = await signIn(origin);
    for (let n = 1; n <= 203; n += 1) expect((await send(admin, `letter ${n}`)).status).toBe(200);
    const letters = await lettersOf(member);
    expect(letters).toHaveLength(200);
    expect(letters[0]?.title).toBe('letter 203');
    expect(await unreadOf(member)).toBe(letters.filter(({ readAt }) => readAt === null).length);
  });
});
