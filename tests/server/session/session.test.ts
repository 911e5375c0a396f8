/** Signing in and out, and every way a session ends at the origin (SES-02, SES-03, SES-05, SES-07). */
import { describe, expect, it } from 'vitest';
import { Member, MessageBody } from '../../../src/domain/session/member.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import type { Clock } from '../../../server/clock.ts';
import { systemClock } from '../../../server/clock.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { framesOf, isEvent, isFrame, openStream } from '../support/streamReader.ts';
import { storedText } from '../support/storedText.ts';

const login = (origin: Parameters<typeof callOrigin>[0], password: string, userId = 'member1') =>
  callOrigin(origin, 'POST', '/member/login', { userId, password });

describe('login', () => {
  it('SES-02 gives a token that opens the member’s own record', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const user = Member.parse((await member.call('GET', '/member/user')).body);
    expect(user).toMatchObject({ userId: 'member1', level: 1, emoney: 1_000_000, point: 10_000, type: 0 });
    expect((await member.call('GET', `/member/${user.id}`)).body).toEqual(user);
    expect((await member.call('GET', '/member/member2')).status).toBe(403);
    expect(JSON.stringify(user)).not.toMatch(/password|scrypt/);
  });

  it.each([
    ['member1', 'wrong'],
    ['nobody', 'hanpan1234'],
  ])('SES-03 answers a wrong login of %s with 404 and a sentence', async (userId, password) => {
    const origin = await openOrigin();
    const answer = await login(origin, password, userId);
    expect(answer.status).toBe(404);
    expect(MessageBody.parse(answer.body).message).toBe('아이디 또는 비밀번호가 일치하지 않습니다.');
  });

  it('SES-03 slows guessing with 429 and Retry-After, also for the right password', async () => {
    const origin = await openOrigin();
    for (let round = 0; round < 8; round += 1) expect((await login(origin, 'wrong')).status).toBe(404);
    const answer = await login(origin, 'hanpan1234');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(origin, 'hanpan1234', 'member2')).status).toBe(200);
  });

  it('keeps no token and no password in the data directory', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const { token } = await signIn(origin);
    const stored = storedText(dataDir);
    expect(stored).toContain('member1');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('hanpan1234');
  });
});

describe('endings', () => {
  it.each([undefined, 'Bearer nonsense', `Bearer ${'x'.repeat(43)}`])(
    'SES-07 answers 401 to token %s',
    async (token) => {
      const origin = await openOrigin();
      const headers = token === undefined ? {} : { 'x-auth-token': token };
      for (const path of ['/member/user', '/streams/events', '/sports-prematch/sports', '/setting/level']) {
        expect((await callOrigin(origin, 'GET', path, undefined, headers)).status).toBe(401);
      }
    },
  );

  it('SES-07 replaces the older session: SessionEnded on its streams, then 555', async () => {
    const origin = await openOrigin();
    const first = await signIn(origin);
    const bets = await openStream(origin, 'bets', first.token);
    const events = await openStream(origin, 'events', first.token);
    await bets.until(isFrame('heartbeat'));
    await events.until(isFrame('heartbeat'));
    const second = await signIn(origin);
    const ended = await bets.until(isEvent('SessionEnded'));
    expect(ended).toMatchObject({ event: { data: { ending: 'replaced' } } });
    await bets.ended();
    await events.ended();
    expect((await first.call('GET', '/member/user')).status).toBe(555);
    expect(
      (await callOrigin(origin, 'GET', '/streams/bets', undefined, { 'x-auth-token': `Bearer ${first.token}` })).status,
    ).toBe(555);
    expect((await second.call('GET', '/member/user')).status).toBe(200);
  });

  it('SES-07 does not tell the new session of the old one’s end, whatever its cursor', async () => {
    const origin = await openOrigin();
    const first = await signIn(origin);
    const old = await openStream(origin, 'bets', first.token);
    await old.until(isFrame('imageEnd'));
    const { epoch, offset } = framesOf(old, 'imageEnd')[0]!.position;
    const second = await signIn(origin);
    await old.ended();
    const reader = await openStream(origin, 'bets', second.token, `${epoch}.${offset}`);
    await reader.until(isFrame('heartbeat'));
    expect(framesOf(reader, 'reset')[0]?.reason).toBe('trimmed');
    expect(framesOf(reader, 'event')).toEqual([]);
    expect(reader.isEnded).toBe(false);
  });

  it('SES-05, SES-07 answers 556 after the house signed a member out', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const bets = await openStream(origin, 'bets', member.token);
    await bets.until(isFrame('heartbeat'));
    await origin.closeSession(MemberId.parse('member1'));
    expect(await bets.until(isEvent('SessionEnded'))).toMatchObject({ event: { data: { ending: 'closed' } } });
    expect((await member.call('GET', '/member/user')).status).toBe(556);
  });

  it('SES-06 forgets a token at logout', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    expect((await member.call('POST', '/member/logout')).status).toBe(204);
    expect((await member.call('GET', '/member/user')).status).toBe(401);
  });

  it('SES-R4 leaves one session of six sign-ins at once, and one of each member', async () => {
    const origin = await openOrigin();
    const callers = await Promise.all([
      ...Array.from({ length: 6 }, () => signIn(origin, 'member1')),
      signIn(origin, 'member2'),
    ]);
    const statuses = await Promise.all(callers.map(async (each) => (await each.call('GET', '/member/user')).status));
    expect(statuses.slice(0, 6).toSorted((a, b) => a - b)).toEqual([200, 555, 555, 555, 555, 555]);
    expect(statuses[6]).toBe(200);
  });

  it('SES-04 ends a session nobody used for autoLogoutMin, and extends one in use', async () => {
    let ahead = 0;
    const clock: Clock = { ...systemClock, now: () => systemClock.now() + ahead };
    const origin = await openOrigin({ clock, upkeepMs: 60_000 });
    const used = await signIn(origin, 'member1');
    const left = await signIn(origin, 'member2');
    ahead = 40 * 60_000;
    expect((await used.call('GET', '/member/user')).status).toBe(200);
    ahead = 70 * 60_000;
    expect((await used.call('GET', '/member/user')).status).toBe(200);
    expect((await left.call('GET', '/member/user')).status).toBe(556);
  });

  it('SES-07 writes 600 raw for a blocked address', async () => {
    const origin = await openOrigin({ blockedAddresses: ['127.0.0.1'] });
    const answer = await callOrigin(origin, 'GET', '/setting/maintanace');
    expect(answer.status).toBe(600);
    expect(answer.body).toEqual({ message: '차단된 IP입니다.' });
  });
});
