/** What bets are looked for by, as it is chosen on the screen and as it travels. Pure. */
import { DAY_MS, seoulDayOf } from '../../../../domain/kernel/seoulDay.ts';
import type { OfficeBetFilter } from '../../../../domain/office/bets.ts';

export const BET_STATES = ['all', '0', '2', '1', '3', '-1'] as const;
export const BET_SPANS = ['day', 'week', 'month', 'all'] as const;

export interface BetChoice {
  readonly search: string;
  readonly fixture: string;
  readonly status: (typeof BET_STATES)[number];
  readonly span: (typeof BET_SPANS)[number];
  /** Won; 0 for any. */
  readonly least: number;
}

const DAYS = { day: 0, week: 6, month: 29 } as const;

/** @param now epoch ms */
export function betFilter({ search, fixture, status, span, least }: BetChoice, now: number): OfficeBetFilter {
  const [said, game] = [search.trim(), fixture.trim()];
  return {
    ...(said === '' ? {} : { search: said }),
    ...(game === '' ? {} : { fixture: game }),
    ...(status === 'all' ? {} : { status: Number(status) as 0 }),
    ...(span === 'all' ? {} : { from: seoulDayOf(now) - DAYS[span] * DAY_MS }),
    ...(least === 0 ? {} : { least }),
  };
}
