/** Joining at a real origin: the recommender, what is refused and why, and what a new member has (SES-12, ACC-1 … ACC-3). */
import { describe, expect, it } from 'vitest';
import { Member } from '../../../src/domain/session/member.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { storedText } from '../support/storedText.ts';
import { changeSettings } from '../support/operator.ts';

type Origin = Awaited<ReturnType<typeof openOrigin>>;

const form = {
  recommender: 'member1',
  userId: 'newcomer',
  nickname: '새회원',
  password: 'secret pass 1',
  phone: '01012345678',
  pin: '432187',
};
const join = (origin: Origin, change: object = {}) =>
  callOrigin(origin, 'POST', '/member/join', { ...form, ...change });

describe('the recommender', () => {
  it('SES-12 is a member, known by their user id', async () => {
    const origin = await openOrigin();
    const ask = (code: string) => callOrigin(origin, 'POST', '/member/recommender', { code });
    expect(await ask(' member2 ')).toMatchObject({ status: 200, body: { code: 'member2', nickname: '백두산호랑이' } });
    expect(await ask('nobody')).toMatchObject({ status: 404, body: { reason: 'unknownRecommender', field: 'code' } });
    for (let n = 0; n < 7; n += 1) await ask(`guess${n}`);
    const slowed = await ask('member2');
    expect(slowed).toMatchObject({ status: 429, body: { reason: 'tooManyAttempts' } });
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('signing up', () => {
  it('SES-12 ACC-1 gives a member of the first level with play money from the ledger, who can sign in', async () => {
    const origin = await openOrigin();
    expect((await join(origin)).status).toBe(204);
    const member = await signIn(origin, 'newcomer', 'secret pass 1');
    const record = Member.parse((await member.call('GET', '/member/user')).body);
    expect(record).toMatchObject({ nickname: '새회원', level: 1, type: 0, emoney: 100_000, point: 0, unreadCount: 0 });
    expect(await origin.inspect.balance(`available:${record.id}`)).toBe(100_000);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('ACC-2 refuses names that are taken, by field, also when two ask at once', async () => {
    const origin = await openOrigin();
    expect(await join(origin, { userId: 'member3' })).toMatchObject({
      status: 409,
      body: { reason: 'userIdTaken', field: 'userId', message: '이미 사용중인 아이디입니다.' },
    });
    expect(await join(origin, { nickname: '한라봉' })).toMatchObject({
      status: 409,
      body: { reason: 'nicknameTaken', field: 'nickname' },
    });
    const both = await Promise.all([join(origin), join(origin)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });

  it('ACC-8 refuses a nickname that passes for another’s, at joining and afterwards', async () => {
    const origin = await openOrigin();
    expect((await join(origin, { nickname: 'Lucky10' })).status).toBe(204);
    expect(await join(origin, { userId: 'newcomer2', nickname: 'Ｉucky1O' })).toMatchObject({
      status: 409,
      body: { reason: 'nicknameTaken' },
    });
    const other = await signIn(origin, 'member2');
    const rename = (nickname: string) => other.call('POST', '/member/edit', { nickname });
    expect(await rename('1UCKYl0')).toMatchObject({ status: 409, body: { reason: 'nicknameTaken' } });
    expect(await rename('관리\u200b자')).toMatchObject({ status: 400, body: { field: 'nickname' } });
    expect(await rename('ｌｕｃｋ')).toMatchObject({ status: 200, body: { nickname: 'luck' } });
    // What is one's own may be written another way.
    expect((await rename('LUCK')).status).toBe(200);
  });

  it.each([
    ['userId', { userId: 'X' }],
    ['pin', { pin: '12' }],
    ['phone', { phone: '02-123-4567' }],
    ['password', { password: 'short 7' }],
    ['nickname', { nickname: ' 나 ' }],
  ])('SES-13 names the unfit field: %s', async (field, change) => {
    const origin = await openOrigin();
    expect(await join(origin, change)).toMatchObject({ status: 400, body: { reason: 'malformed', field } });
  });

  it('ACC-12 refuses a PIN that is tried first, or that stands in the telephone number', async () => {
    const origin = await openOrigin();
    for (const pin of ['111111', '345678'])
      expect(await join(origin, { pin })).toMatchObject({
        status: 422,
        body: { reason: 'easyPin', field: 'pin', message: '추측하기 쉬운 PIN입니다. 다른 PIN을 입력해주세요.' },
      });
    expect((await join(origin)).status).toBe(204);
  });

  it('SES-12 ACC-3 refuses while sign-up is closed, and without a recommender', async () => {
    const origin = await openOrigin();
    expect(await join(origin, { recommender: 'nobody' })).toMatchObject({
      status: 404,
      body: { reason: 'unknownRecommender', field: 'recommender' },
    });
    await changeSettings(origin, { joinStartEndFlg: 1 });
    expect((await callOrigin(origin, 'GET', '/settingSignUp')).body).toEqual({ joinStartEndFlg: 1 });
    expect(await join(origin)).toMatchObject({
      status: 403,
      body: { reason: 'signUpClosed', message: '현재 회원가입은 종료했습니다.' },
    });
  });

  it('keeps neither the password nor the PIN in the data directory', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    await join(origin, { pin: '975313' });
    const stored = storedText(dataDir);
    expect(stored).toContain('newcomer');
    expect(stored).not.toContain('secret pass 1');
    expect(stored).not.toContain('975313');
  });
});
