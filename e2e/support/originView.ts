/** The origin's own view of things, asked for without a browser: open streams, the log, bets, balance. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Bet } from '../../src/domain/bets/bet.ts';
import { BetKeyState, type BettingLine } from '../../src/domain/bets/bettingCall.ts';
import { betsCall } from '../../src/domain/calls/lists.ts';
import { RangeResponse } from '../../src/domain/events/frames.ts';
import { LoginResponse, Member } from '../../src/domain/session/member.ts';

const Health = z.object({ epoch: z.string(), streams: z.object({ events: z.number(), bets: z.number() }) });

export class OriginView {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async openStreams(): Promise<{ readonly events: number; readonly bets: number }> {
    return Health.parse(await this.#get('/api/health')).streams;
  }

  async epoch(): Promise<string> {
    return Health.parse(await this.#get('/api/health')).epoch;
  }

  /** Signs in; ends any other session of that member. */
  async signIn(userId: string, password: string): Promise<string> {
    const response = await fetch(`${this.#url}/api/member/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId, password }),
    });
    return LoginResponse.parse(await response.json()).token;
  }

  /** The whole log of a stream after a position, page by page: `<epoch>.<offset>` and the event's JSON. */
  async logAfter(token: string, stream: 'events' | 'bets', after: string) {
    const entries: { readonly position: string; readonly event: string }[] = [];
    let cursor = after;
    for (;;) {
      const page = RangeResponse.parse(
        await this.#get(`/api/streams/${stream}/range?after=${cursor}&limit=500`, token),
      );
      for (const { position, event } of page.events) {
        cursor = `${position.epoch}.${position.offset}`;
        entries.push({ position: cursor, event: JSON.stringify(event) });
      }
      if (page.events.length < 500) return entries;
    }
  }

  async member(token: string): Promise<Member> {
    return Member.parse(await this.#get('/api/member/user', token));
  }

  /** The member's bets, newest first. */
  async bets(token: string): Promise<readonly Bet[]> {
    return betsCall.answer.parse(await this.#get('/api/sports-prematch/betting?limit=100', token)).rows;
  }

  /** How many of the member's bets are open, forty at the most. */
  async openBets(token: string): Promise<number> {
    return betsCall.answer.parse(await this.#get('/api/sports-prematch/betting?status=0', token)).rows.length;
  }

  /** What the origin remembers of a bet's key. */
  async betKey(token: string, key: string): Promise<BetKeyState> {
    return BetKeyState.parse(await this.#get(`/api/sports-prematch/betting/key/${key}`, token));
  }

  /** Bets on one selection, several times, and waits for none but the origin's word. */
  async placeBets(
    token: string,
    bet: {
      readonly memberId: string;
      readonly on: Readonly<Record<keyof BettingLine, string | number>>;
      readonly count: number;
    },
  ): Promise<void> {
    for (let n = 0; n < bet.count; n += 1) {
      const response = await fetch(`${this.#url}/api/sports-prematch/betting`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-auth-token': `Bearer ${token}`,
          'idempotency-key': randomBytes(18).toString('base64url'),
        },
        body: JSON.stringify({
          memberId: bet.memberId,
          totalRatio: bet.on.betPrice,
          amounts: 5_000,
          bettings: [bet.on],
          gameDetailType: '12',
          betStyle: 'KR',
          minigameId: 1015,
          changeFlag: 0,
        }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`a bet was answered ${response.status}: ${await response.text()}`);
    }
  }

  async #get(path: string, token?: string): Promise<unknown> {
    const headers = token === undefined ? {} : { 'x-auth-token': `Bearer ${token}` };
    const response = await fetch(this.#url + path, { headers, signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }
}
