/**
 * How a game in play stands, by the parts its sport is played in (SPT-03, rules SCB): which columns there are, what stands in them for each side,
 * and which one is being played. A sport is one row of the table below; whatever a feed does not tell is a hole, never a nought.
 */
import { SPORT, type SportId } from '../reference/sports.ts';
import { FULL_TIME_CODES } from '../reference/periods.ts';
import { isSameScore, type Fixture, type Score } from './fixture.ts';
import type { COUNTS, Diamond, Play } from './play.ts';

export type CountName = (typeof COUNTS)[number];
export type TeamSide = 'home' | 'away';

export type ScoreColumn =
  | { readonly of: 'period'; readonly period: number; readonly isCurrent: boolean }
  | { readonly of: 'count'; readonly count: CountName }
  | { readonly of: 'total' };

export interface ScoreRow {
  readonly side: TeamSide;
  /** One for each column; `null` where nothing is known, or nothing has been played yet. */
  readonly cells: readonly (number | null)[];
  readonly isServing: boolean;
}

export interface Scoreboard {
  readonly columns: readonly ScoreColumn[];
  /** As they stand one above the other: in baseball who bats first. */
  readonly rows: readonly [ScoreRow, ScoreRow];
  /** Code of what is being played, of a break or of an end; `null` without a score. */
  readonly period: number | null;
  readonly half: Diamond['half'] | null;
}

interface SportScores {
  /** Shown from the start on, in their order. */
  readonly periods: readonly number[];
  /** Shown once they have begun. */
  readonly extra: readonly number[];
  /** Before the total. */
  readonly counts: readonly CountName[];
  /** After it. */
  readonly after: readonly CountName[];
  readonly first: TeamSide;
  /** How far a clock may run ahead of what was told last, seconds; 0 for a sport without one. */
  readonly runsAhead: number;
}

const plain: SportScores = { periods: [], extra: [], counts: [], after: [], first: 'home', runsAhead: 0 };
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** A football clock never rests; those of basketball and ice hockey do with every whistle, so that they may run less far ahead. */
const scoresOf: { readonly [Id in string]?: SportScores } = {
  [SPORT.football]: {
    ...plain,
    periods: [10, 20],
    extra: [30, 35, 50],
    counts: ['corners', 'yellowCards', 'redCards'],
    runsAhead: 120,
  },
  [SPORT.basketball]: { ...plain, periods: upTo(4), extra: [40], runsAhead: 30 },
  [SPORT.volleyball]: { ...plain, periods: upTo(5), extra: [50] },
  [SPORT.baseball]: { ...plain, periods: upTo(9), extra: [40], after: ['hits', 'errors'], first: 'away' },
  [SPORT.iceHockey]: { ...plain, periods: upTo(3), extra: [40, 50], counts: ['shots'], runsAhead: 30 },
  [SPORT.cricket]: { ...plain, after: ['wickets', 'balls'] },
  [SPORT.tennis]: { ...plain, extra: upTo(5) },
  [SPORT.eSports]: { ...plain, extra: upTo(9) },
};

const scoresIn = (sportId: SportId): SportScores =>
  (Object.hasOwn(scoresOf, sportId) ? scoresOf[sportId] : undefined) ?? plain;

/** How far the clock of a sport may run ahead of its feed, seconds (rule SCB-4). */
export const clockRunsAhead = (sportId: SportId): number => scoresIn(sportId).runsAhead;

export function scoreboardOf({ sportId, score }: Pick<Fixture, 'sportId' | 'score'>): Scoreboard {
  const { first } = scoresIn(sportId);
  const columns = columnsOf(sportId, score);
  const rowOf = (side: TeamSide): ScoreRow => ({
    side,
    cells: columns.map((column) => cellOf(score, column, side)),
    isServing: score?.play?.server === side,
  });
  return {
    columns,
    rows: first === 'home' ? [rowOf('home'), rowOf('away')] : [rowOf('away'), rowOf('home')],
    period: score?.period ?? null,
    half: score?.play?.diamond?.half ?? null,
  };
}

/** Nothing but the total where a feed tells no more than that: columns that stay empty would say that nothing was scored. */
function columnsOf(sportId: SportId, score: Score | null): readonly ScoreColumn[] {
  const total = { of: 'total' } as const;
  const { play, period: current } = score ?? {};
  if (play === undefined) return [total];
  const { periods, extra, counts, after } = scoresIn(sportId);
  const hasBegun = (period: number) => period === current || play.periods.some((one) => one.period === period);
  const shown = [...periods, ...extra.filter(hasBegun)];
  const counted = (names: readonly CountName[]) =>
    names.filter((name) => isCounted(play, name)).map((count) => ({ of: 'count', count }) as const);
  return [
    ...(play.periods.length === 0 ? [] : shown).map(
      (period) => ({ of: 'period', period, isCurrent: period === current }) as const,
    ),
    ...counted(counts),
    total,
    ...counted(after),
  ];
}

const isCounted = (play: Play, name: CountName) => play.counts.some(({ of }) => of === name);

function cellOf(score: Score | null, column: ScoreColumn, side: TeamSide): number | null {
  switch (column.of) {
    case 'total':
      return score?.[side] ?? null;
    case 'count':
      return score?.play?.counts.find(({ of }) => of === column.count)?.[side] ?? null;
    case 'period':
      return score?.play?.periods.find(({ period }) => period === column.period)?.[side] ?? null;
  }
}

/** The scoreboard with the last periods up to the one that is played, and those that follow while there is room (rule SCB-1). @param most periods */
export function compactScoreboard(scoreboard: Scoreboard, most: number): Scoreboard {
  const { columns, rows } = scoreboard;
  const periods = columns.filter(({ of }) => of === 'period').length;
  const current = columns.findIndex((column) => column.of === 'period' && column.isCurrent);
  const first = Math.max(0, Math.min(current - most + 2, periods - most));
  const isKept = (_: unknown, at: number) => at >= periods || (at >= first && at < first + most);
  const keep = (row: ScoreRow): ScoreRow => ({ ...row, cells: row.cells.filter(isKept) });
  return { ...scoreboard, columns: columns.filter(isKept), rows: [keep(rows[0]), keep(rows[1])] };
}

/**
 * What the clock shows between two scores, seconds (rule SCB-4): it runs by the origin's time from when the score was told, and no further ahead of the
 * feed than its sport allows. One that was never told when stands.
 *
 * @param now epoch ms of the origin
 */
export function clockAt({ clockSeconds, told }: Score, now: number, runsAhead: number): number {
  if (told === undefined) return clockSeconds;
  const ran = Math.floor((now - told.at) / 1_000);
  return Math.max(told.shown, clockSeconds + Math.min(runsAhead, Math.max(0, ran)));
}

/** What a page shows of a clock, seconds. */
export interface ShownClock {
  readonly period: number;
  readonly shown: number;
}

/**
 * The clock as a page shows it after what it showed before: a score takes a while to come, and the page ran on meanwhile. It does not go back for that,
 * and stands until it is caught up with (rule SCB-4).
 */
export function shownAfter(before: ShownClock | undefined, score: Score, now: number, runsAhead: number): ShownClock {
  const { period, clockSeconds } = score;
  const shown = clockAt(score, now, runsAhead);
  if (before?.period !== period) return { period, shown };
  return { period, shown: Math.max(shown, Math.min(before.shown, clockSeconds + runsAhead)) };
}

/**
 * A score of the feed as it is told from an instant on; the one before, which was told first, where it says no other. Where a clock runs it says when,
 * and what that shows, so that a page that is opened later shows the same. Within a period that is never less than what was shown before, but where the
 * feed allows no more; a clock that the feed tells again runs on (rule SCB-4).
 *
 * @param before as it stood; `null` for none
 * @param at epoch ms of the origin
 */
export function toldScore(sportId: SportId, before: Score | null, score: Score, at: number): Score {
  if (before !== null && isSameScore(before, score)) return before;
  const runsAhead = clockRunsAhead(sportId);
  const { period, clockSeconds } = score;
  if (runsAhead === 0 || !isBeingPlayed(score)) return score;
  if (before?.told !== undefined && before.period === period && before.clockSeconds === clockSeconds)
    return { ...score, told: before.told };
  const showed = before?.period === period ? clockAt(before, at, runsAhead) : clockSeconds;
  const shown = Math.max(clockSeconds, Math.min(showed, clockSeconds + runsAhead));
  return { ...score, told: { at, shown } };
}

/** Whether the period of a score is one that is played, and not a break, the time before the start or an end. */
export const isBeingPlayed = ({ period }: Pick<Score, 'period'>): boolean => period > 0 && !RESTS.has(period);

const RESTS: ReadonlySet<number> = new Set([80, 99, ...FULL_TIME_CODES]);
