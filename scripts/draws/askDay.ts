/** Asks an origin for what a day is checked by: anyone is told the commitment and the last seed, a member the rounds as they were drawn. */
import { z } from 'zod';
import { drawsCall } from '../../src/domain/calls/draws.ts';
import { DAY_MS, dayOfDate } from '../../src/domain/kernel/seoulDay.ts';
import { Round } from '../../src/domain/mini-games/round.ts';
import type { DayFile } from './verifyDay.ts';

export interface Asked {
  /** `https://…`, without a path. */
  readonly origin: string;
  readonly gameId: string;
  /** `2026-11-24`, of Seoul. */
  readonly date: string;
  /** A member to read the rounds as; without one no draw is compared. */
  readonly member: { readonly userId: string; readonly password: string } | undefined;
}

const LIMIT_MS = 20_000;
const RoundPage = z.object({ rows: z.array(Round), next: z.string().nullable() });

/** @throws Error with what the origin said if it has no such day, or lets the member not in */
export async function askDay({ origin, gameId, date, member }: Asked): Promise<DayFile> {
  const day = date.replaceAll('-', '');
  const kept = drawsCall.answer.parse(await ask(`${origin}/api/draws/${gameId}/${day}`));
  if (member === undefined) return { ...kept, drawn: [] };
  const { token } = z.object({ token: z.string() }).parse(await ask(`${origin}/api/member/login`, { body: member }));
  const from = dayOfDate(date) ?? 0;
  const drawn: Round[] = [];
  // A round drawn at midnight is the last of the day before.
  const filter = { gameId, from: String(from + 1), until: String(from + DAY_MS + 1) };
  for (let after: string | null = ''; after !== null;) {
    const query = new URLSearchParams({ ...filter, ...(after === '' ? {} : { after }) });
    const page = RoundPage.parse(await ask(`${origin}/api/game-result/rounds?${query.toString()}`, { token }));
    drawn.push(...page.rows);
    after = page.next;
  }
  return { ...kept, drawn };
}

async function ask(
  url: string,
  { body, token }: { readonly body?: object; readonly token?: string } = {},
): Promise<unknown> {
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { 'x-auth-token': `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${await response.text()}`);
  return response.json();
}
