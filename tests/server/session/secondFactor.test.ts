/** Operators of a house that is no demo prove themselves twice (SEC-02, rules ENT-9 … ENT-11), at a real origin. */
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { LoginAnswer, type LoginStep } from '../../../src/domain/session/loginSteps.ts';
import type { Clock } from '../../../server/clock.ts';
import { systemClock } from '../../../server/clock.ts';
import { DEMO_AUTHENTICATOR } from '../../../server/house/demoHouse.ts';
import type { OriginProgress } from '../../../server/originOptions.ts';
import { stepOf } from '../../../server/session/secondFactor.ts';
import { callOrigin } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';

type Origin = Awaited<ReturnType<typeof openOrigin>>;

const OWN = 'my own pass 7';

/** A house of its own, its administrator's first password, and a clock that goes on when it is told to. */
async function openHouse() {
  let ahead = 0;
  const clock: Clock = { ...systemClock, now: () => systemClock.now() + ahead };
  const told: OriginProgress[] = [];
  const origin = await openOrigin({ demo: false, clock, onProgress: (progress) => told.push(progress) });
  const [founded] = told;
  const password = founded?.phase === 'founded' ? (founded.administrator?.password ?? '') : '';
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });
  const later = (ms: number) => {
    ahead += ms;
  };
  return { origin, password, codeOf, later };
}

const login = async (origin: Origin, password: string) =>
  LoginAnswer.parse((await callOrigin(origin, 'POST', '/member/login', { userId: 'admin', password })).body);

const answer = (origin: Origin, ticket: string, text: string) =>
  callOrigin(origin, 'POST', '/member/login/step', { ticket, answer: text });

const go = async (origin: Origin, ticket: string, text: string) =>
  LoginAnswer.parse((await answer(origin, ticket, text)).body);

function asked<Name extends LoginStep['step']>(
  given: unknown,
  name: Name,
): Extract<LoginStep, { readonly step: Name }> {
  const step = LoginAnswer.parse(given);
  if (!('step' in step) || step.step !== name) throw new Error(`asked for ${JSON.stringify(step)}, not ${name}`);
  return step as Extract<LoginStep, { readonly step: Name }>;
}

const userOf = (origin: Origin, token: string) =>
  callOrigin(origin, 'GET', '/member/user', undefined, { 'x-auth-token': `Bearer ${token}` });

const tokenOf = (given: unknown): string => {
  const parsed = LoginAnswer.parse(given);
  if (!('token' in parsed)) throw new Error(`no token: ${JSON.stringify(parsed)}`);
  return parsed.token;
};

/** Goes through the first login. */
async function enrolled() {
  const house = await openHouse();
  const { origin, password, codeOf, later } = house;
  const first = asked(await login(origin, password), 'newPassword');
  const enrol = asked(await go(origin, first.ticket, OWN), 'enrol');
  const { codes, ticket } = asked(await go(origin, enrol.ticket, codeOf(enrol.secret)), 'recoveryCodes');
  const token = tokenOf(await go(origin, ticket, ''));
  later(60_000);
  return { ...house, secret: enrol.secret, uri: enrol.uri, codes, token };
}

describe('the first login of a house that is no demo', () => {
  it('ENT-9 takes a password of one’s own, an authenticator and a look at the codes, then opens', async () => {
    const { origin, password, uri, secret, codes, token } = await enrolled();
    expect(uri).toContain(`secret=${secret}`);
    expect(codes).toHaveLength(10);
    expect((await userOf(origin, token)).body).toMatchObject({ userId: 'admin', type: 1 });
    const once = await callOrigin(origin, 'POST', '/member/login', { userId: 'admin', password });
    expect(once.status).toBe(404);
  });

  it('ENT-9 the house’s password opens nothing else: not with a poor one, nor with a ticket twice', async () => {
    const { origin, password } = await openHouse();
    const { ticket } = asked(await login(origin, password), 'newPassword');
    expect((await answer(origin, ticket, 'short1')).body).toMatchObject({ reason: 'malformed' });
    expect((await answer(origin, ticket, 'qwer1234')).body).toMatchObject({ reason: 'commonPassword' });
    expect((await answer(origin, ticket, password)).body).toMatchObject({ reason: 'samePassword', field: 'answer' });
    expect((await answer(origin, ticket, OWN)).status).toBe(200);
    expect(await answer(origin, ticket, OWN)).toMatchObject({ status: 410, body: { reason: 'loginOver' } });
  });
});

describe('a code', () => {
  it('ENT-10 opens once: of sixty at once one, and none afterwards', async () => {
    const { origin, codeOf, secret } = await enrolled();
    const { ticket } = asked(await login(origin, OWN), 'code');
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 60 }, () => answer(origin, ticket, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = asked(await login(origin, OWN), 'code');
    expect(await answer(origin, again.ticket, code)).toMatchObject({ status: 422, body: { reason: 'wrongCode' } });
  });

  it('ENT-1 sixty guesses at once: eight are tried, whatever the tickets', async () => {
    const { origin, codeOf, secret, later } = await enrolled();
    const { ticket } = asked(await login(origin, OWN), 'code');
    const wrong = Array.from({ length: 60 }, (_, n) => answer(origin, ticket, `${100_000 + n}`));
    const statuses = (await Promise.all(wrong)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(52);
    const other = asked(await login(origin, OWN), 'code');
    later(30_000);
    expect((await answer(origin, other.ticket, codeOf(secret))).status).toBe(429);
  });

  it('ENT-11 kept for the day the authenticator is lost opens once', async () => {
    const { origin, codes } = await enrolled();
    const { ticket } = asked(await login(origin, OWN), 'code');
    const [code = ''] = codes;
    const both = await Promise.all([answer(origin, ticket, code), answer(origin, ticket, code.toLowerCase())]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const next = asked(await login(origin, OWN), 'code');
    expect((await answer(origin, next.ticket, code)).status).toBe(422);
  });

  it('ENT-11 shown and not kept: new ones are shown with the next code, and those of before open nothing', async () => {
    const { origin, password, codeOf, later } = await openHouse();
    const first = asked(await login(origin, password), 'newPassword');
    const enrol = asked(await go(origin, first.ticket, OWN), 'enrol');
    const closed = asked(await go(origin, enrol.ticket, codeOf(enrol.secret)), 'recoveryCodes');
    later(60_000);
    const again = asked(await login(origin, OWN), 'code');
    const shown = asked(await go(origin, again.ticket, codeOf(enrol.secret)), 'recoveryCodes');
    expect(shown.codes.filter((code) => closed.codes.includes(code))).toEqual([]);
    tokenOf(await go(origin, shown.ticket, ''));
    later(60_000);
    const next = asked(await login(origin, OWN), 'code');
    expect((await answer(origin, next.ticket, closed.codes[0] ?? '')).status).toBe(422);
    tokenOf(await go(origin, next.ticket, shown.codes[0] ?? ''));
  });

  it('ENT-11 used up: the last opens, and leads to ten new ones', async () => {
    const { origin, codes } = await enrolled();
    for (const code of codes.slice(0, 9)) {
      tokenOf(await go(origin, asked(await login(origin, OWN), 'code').ticket, code));
    }
    const last = asked(await login(origin, OWN), 'code');
    const shown = asked(await go(origin, last.ticket, codes[9] ?? ''), 'recoveryCodes');
    expect(shown.codes).toHaveLength(10);
    tokenOf(await go(origin, shown.ticket, ''));
  });

  it('ENT-10 is asked for within ten minutes of the password', async () => {
    const { origin, codeOf, secret, later } = await enrolled();
    const { ticket } = asked(await login(origin, OWN), 'code');
    later(10 * 60_000 + 1_000);
    expect(await answer(origin, ticket, codeOf(secret))).toMatchObject({ status: 410, body: { reason: 'loginOver' } });
  });
});

describe('the life of a code', () => {
  const HALF_MINUTE = 30_000;
  const START = 58_000_000 * HALF_MINUTE;
  const step = START / HALF_MINUTE;
  const own = 'MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43U';
  const codeAt = (secret: string, timestamp: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

  it.each([
    ['at its first millisecond', 0, step],
    ['at its last', HALF_MINUTE - 1, step],
    ['five seconds late', HALF_MINUTE + 4_999, step],
    ['later than that', HALF_MINUTE + 5_000, undefined],
    ['before its half minute', -1, undefined],
    ['half a minute early', -HALF_MINUTE, undefined],
  ])('ENT-13 %s', (_when, after, expected) => {
    expect(stepOf(own, codeAt(own, START), START + after)).toBe(expected);
  });

  it('ENT-13 of a demo opens half a minute early, and no earlier', () => {
    const code = codeAt(DEMO_AUTHENTICATOR, START);
    expect(stepOf(DEMO_AUTHENTICATOR, code, START - HALF_MINUTE)).toBe(step);
    expect(stepOf(DEMO_AUTHENTICATOR, code, START - HALF_MINUTE - 1)).toBeUndefined();
    expect(stepOf(DEMO_AUTHENTICATOR, code, START + HALF_MINUTE + 5_000)).toBeUndefined();
  });
});

it('ENT-9 asks no operator of a demo house', async () => {
  const origin = await openOrigin();
  const form = { userId: 'admin1', password: 'hanpan1234' };
  expect((await callOrigin(origin, 'POST', '/member/login', form)).body).toHaveProperty('token');
});
