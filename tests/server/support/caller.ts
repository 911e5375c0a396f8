/** A member's browser as far as the origin can tell: signs in, calls, bets. */
import { randomBytes } from 'node:crypto';
import type { BettingLine, BettingRequest } from '../../../src/domain/bets/bettingCall.ts';
import { BetKey, MemberId } from '../../../src/domain/kernel/ids.ts';
import { LoginResponse } from '../../../src/domain/session/member.ts';
import { fixtureIdOf, selectionIdOf } from './feedReports.ts';

/** All a caller needs to know of an origin. */
export interface Address {
  readonly url: string;
}

export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Caller {
  readonly memberId: MemberId;
  readonly token: string;
  readonly call: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<CallAnswer>;
  readonly bet: (request: BettingRequest, key: string, headers?: Record<string, string>) => Promise<CallAnswer>;
  /** The same session at another origin of the same data. */
  readonly on: (origin: Address) => Caller;
}

export async function callOrigin(
  origin: Address,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<CallAnswer> {
  const response = await fetch(`${origin.url}/api${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const parsed: unknown = isJson && text !== '' ? JSON.parse(text) : text;
  return { status: response.status, body: parsed, headers: response.headers };
}

export async function signIn(origin: Address, userId = 'member1', password = 'hanpan1234'): Promise<Caller> {
  const answer = await callOrigin(origin, 'POST', '/member/login', { userId, password });
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${JSON.stringify(answer.body)}`);
  const { token } = LoginResponse.parse(answer.body);
  return callerOf(origin, MemberId.parse(userId), token);
}

/** Whoever has the token of a session already. */
export function callerOf(origin: Address, memberId: MemberId, token: string): Caller {
  const call: Caller['call'] = (method, path, body, headers = {}) =>
    callOrigin(origin, method, path, body, { 'x-auth-token': `Bearer ${token}`, ...headers });
  return {
    memberId,
    token,
    call,
    bet: (request, key, headers = {}) =>
      call('POST', '/sports-prematch/betting', request, { 'idempotency-key': key, ...headers }),
    on: (other) => callerOf(other, memberId, token),
  };
}

export const newKey = (): BetKey => BetKey.parse(randomBytes(18).toString('base64url'));

/** A claim on the home side of a game as `feedReports` opens it. */
export function claimOn(game: string, change: Partial<BettingLine> = {}): BettingLine {
  return {
    betBaseline: '',
    betPrice: '1.85',
    fixtureId: fixtureIdOf(game),
    oddsId: selectionIdOf(game, 'home'),
    sportId: '6046',
    version: 1,
    ...change,
  };
}

export function betOn(claims: readonly BettingLine[], change: Partial<BettingRequest> = {}): BettingRequest {
  return {
    memberId: MemberId.parse('member1'),
    totalRatio: '1.85',
    amounts: 10_000,
    bettings: [...claims],
    gameDetailType: '12',
    betStyle: 'KR',
    minigameId: 1015,
    changeFlag: 0,
    ...change,
  };
}
