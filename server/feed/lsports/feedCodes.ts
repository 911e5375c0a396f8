/** LSports' numbers in this project's words: statuses, results, sides, lines. Rules LS-C1 … LS-C5 (docs/FEEDS.md). */
import type { FixtureStatus, SelectionStatus, Settlement } from '../../../src/domain/reference/statuses.ts';
import { Settlement as SettlementSchema } from '../../../src/domain/reference/statuses.ts';
import type { Side } from '../../../src/domain/sports/fixture.ts';

const fixtureStatuses: Readonly<Record<number, FixtureStatus>> = {
  0: 'scheduled',
  1: 'scheduled',
  2: 'inPlay',
  3: 'finished',
  4: 'cancelled',
  5: 'postponed',
  6: 'interrupted',
  // Abandoned: what is not decided yet is void, which the feed's own settlements say.
  7: 'cancelled',
  // Coverage lost: nobody reports it any more.
  8: 'interrupted',
  // About to start, at most half an hour from now.
  9: 'scheduled',
};

/** `undefined` for a number the feed's documents do not have. */
export function fixtureStatusOf(code: number): FixtureStatus | undefined {
  return fixtureStatuses[code];
}

/** A settled bet without a result is suspended until the result comes (LS-C3). */
export function selectionStateOf(
  status: number,
  settlement: number,
): { readonly status: SelectionStatus; readonly settlement: Settlement | null } {
  if (status !== 3) return { status: status === 1 ? 'open' : 'suspended', settlement: null };
  const result = SettlementSchema.safeParse(settlement);
  return result.success ? { status: 'settled', settlement: result.data } : { status: 'suspended', settlement: null };
}

const sides: Readonly<Record<string, Side>> = { '1': 'home', X: 'draw', '2': 'away', Over: 'over', Under: 'under' };

/** `named` for whatever is neither home, draw, away nor a side of a line. */
export function sideOf(name: string): Side {
  return sides[name] ?? 'named';
}

/** `-2.5 (0-0)` → `-2.5`: an in-play handicap carries the score it was offered at. */
export function lineOf(text: string | null | undefined): string {
  return (text ?? '').split(' ', 1)[0]?.slice(0, 24) ?? '';
}

/** A time of a header in epoch ms: older feeds count seconds, and no ms of this millennium is so small. */
export function stampOf(serverTimestamp: number): number {
  return serverTimestamp < 100_000_000_000 ? serverTimestamp * 1_000 : serverTimestamp;
}
