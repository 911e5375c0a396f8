/**
 * A score as an operator enters it, part by part, and what follows from it (rules RSL-6, RSL-8, RSL-9). Whatever was not played to its end is not entered; what only
 * the end of the match decides waits until it is said to be over.
 */
import { z } from 'zod';
import { FULL_TIME, FULL_TIME_CODES } from '../../reference/periods.ts';
import { marketRowOf } from '../../reference/marketTable.ts';
import type { SportId } from '../../reference/sports.ts';
import { VOID, type Settlement } from '../../reference/statuses.ts';
import type { Market, Selection } from '../fixture.ts';
import { PLAY_LIMITS, type PeriodScore } from '../play.ts';
import { countsSets, finalScoreOf, scoreOf, type EndedMatch, type FinalScore, type SideScore } from './finalScore.ts';
import { matchPartsOf, type MatchParts } from './matchParts.ts';
import { outcomeOf } from './outcomeOf.ts';

/** Most that a side scores in a part, or in all. */
export const MOST_SCORED = 999;

const Tally = z.number().int().min(0).max(MOST_SCORED);

/** Goals, points or runs of each part that is over; of the whole match the sum, or the sets won. */
export const EnteredScore = z.strictObject({
  parts: z
    .array(z.strictObject({ period: z.number().int().min(1).max(FULL_TIME), home: Tally, away: Tally }))
    .max(PLAY_LIMITS.periods)
    .refine((parts) => new Set(parts.map(({ period }) => period)).size === parts.length),
  /** Of the whole match, with overtime; `null` for what was not said. */
  total: z.strictObject({ home: Tally, away: Tally }).nullable(),
  /** Whether the match has been played to its end. */
  isOver: z.boolean(),
});
export type EnteredScore = z.infer<typeof EnteredScore>;

/** A score that is known beside what is entered: told by its feed, or entered before. */
export interface KnownScore {
  readonly parts: readonly PeriodScore[];
  readonly total: SideScore | null;
}

/** All that is known of a match beside what is entered; `null` for nothing. */
export interface KnownMatch {
  /** What an operator entered last. */
  readonly entered: EnteredScore | null;
  /** What the feed tells, parts in play included. */
  readonly told: KnownScore | null;
}

/** As one score: what was entered before, and of other parts what the feed tells. */
export function knownScore({ entered, told }: KnownMatch): KnownScore {
  const parts = entered?.parts ?? [];
  const others = (told?.parts ?? []).filter(({ period }) => !parts.some((part) => part.period === period));
  return { parts: [...parts, ...others], total: entered?.total ?? told?.total ?? null };
}

/** Every part that a score of a sport may have, in its order; none where only the whole is known. */
export function periodsOf(sportId: SportId): readonly number[] {
  const match = matchPartsOf(sportId);
  return match === undefined ? [] : [...match.regular, ...match.overtime];
}

/** Where the whole match stands among the parts. */
export const WHOLE_MATCH = FULL_TIME;

/** A score in short: every part of regular time in its order, overtime where there was one, the whole behind them: `1:0 –:– (2:1)`. */
export function scoreText(sportId: SportId, { parts, total }: KnownScore): string {
  const match = matchPartsOf(sportId);
  const isThere = (period: number) => parts.some((part) => part.period === period);
  // Of sets and of overtime only those that were played.
  const shown = periodsOf(sportId).filter(
    (period) => isThere(period) || (match?.sets === undefined && match?.regular.includes(period) === true),
  );
  const texts = shown.map((period) => {
    const part = parts.find((one) => one.period === period);
    return part === undefined ? '–:–' : `${part.home}:${part.away}`;
  });
  return [...texts, ...(total === null ? [] : [`(${total.home}:${total.away})`])].join(' ');
}

/** Whether every part of regular time was entered. */
export const hasAllParts = (match: MatchParts | undefined, parts: EnteredScore['parts']): boolean =>
  match !== undefined && match.regular.every((period) => parts.some((part) => part.period === period));

/** What a sound entry says of a match. Where parts are missing the whole counts; it had overtime where a part of it was entered. */
export function enteredGame(sportId: SportId, { parts, total }: EnteredScore): FinalScore {
  const periods = new Map(parts.map(({ period, home, away }) => [period, { home, away }]));
  const match = matchPartsOf(sportId);
  const isKnownByParts = match?.sets === undefined ? hasAllParts(match, parts) : parts.length > 0;
  if (total === null || isKnownByParts) return { sportId, periods };
  const hadOvertime = match?.overtime.some((period) => periods.has(period)) === true;
  return { sportId, periods, whole: { regular: hadOvertime ? undefined : total, overtime: total, hadOvertime } };
}

/** What a sound entry says of the whole match, with overtime: what it says itself, or what its parts come to; `undefined` before the end, or where parts are missing. */
export const enteredWhole = (sportId: SportId, entered: EnteredScore): SideScore | undefined =>
  entered.isOver ? scoreOf(enteredGame(sportId, entered), 'overtime') : undefined;

type AskedMarket = Pick<Market, 'marketId' | 'baseLine'>;
type AskedSelection = Pick<Selection, 'side' | 'name'>;

/**
 * The result that follows from an entry (RSL-6).
 *
 * @returns `undefined` for what does not follow from it, or not yet
 */
export function enteredResult(
  market: AskedMarket,
  selection: AskedSelection,
  sportId: SportId,
  entered: EnteredScore,
): Settlement | undefined {
  if (!entered.isOver && waitsForEnd(market, sportId)) return undefined;
  return outcomeOf(market, selection, enteredGame(sportId, entered));
}

/** Whether what was played so far says nothing of it: it counts overtime, or sets and points of a whole match. */
function waitsForEnd({ marketId }: AskedMarket, sportId: SportId): boolean {
  const scope = marketRowOf(marketId)?.scope;
  if (scope === 'regular') return countsSets({ sportId });
  return scope === 'overtime' || scope === 'half2WithOvertime' || scope === 'sets' || scope === 'points';
}

/** A match as its feed tells it, with what each part came to so far. */
export interface ToldMatch extends EndedMatch {
  readonly periods: readonly PeriodScore[];
}

/** What the feed tells of a match: each part that has begun, and the whole once it is over (RSL-8). */
export function toldScore({ sportId, status, score, periods }: ToldMatch): KnownScore | null {
  if (score === null) return null;
  const known = periodsOf(sportId);
  const isOver = status === 'finished' && FULL_TIME_CODES.includes(score.period);
  return {
    parts: periods.filter(({ period }) => known.includes(period)),
    total: isOver ? { home: score.home, away: score.away } : null,
  };
}

/** The result that follows from what the feed tells of a match, its parts included: only those that are over count. */
export function toldResult(market: AskedMarket, selection: AskedSelection, match: ToldMatch): Settlement | undefined {
  const told = toldScore(match);
  if (told === null) return undefined;
  const { sportId, score } = match;
  const isOver = told.total !== null;
  if (!isOver && waitsForEnd(market, sportId)) return undefined;
  const over = isOver ? told.parts : told.parts.filter(({ period }) => period !== score?.period);
  const periods = new Map(over.map(({ period, home, away }) => [period, { home, away }]));
  const whole = finalScoreOf(match)?.whole;
  return outcomeOf(market, selection, { sportId, periods, ...(whole === undefined ? {} : { whole }) });
}

/** A selection that somebody backs, as it is recorded. */
export interface ScoredSelection extends AskedMarket, AskedSelection {
  readonly recorded: Settlement | null;
}

/** What a score decides of what is backed, and what it leaves as it is. */
export interface DecidedByScore<One extends ScoredSelection> {
  readonly decided: readonly (One & { readonly settlement: Settlement })[];
  readonly left: readonly One[];
}

/** Every selection that a score decides; one that is void stays so (RSL-9). */
export function decidedByScore<One extends ScoredSelection>(
  sportId: SportId,
  entered: EnteredScore,
  selections: readonly One[],
): DecidedByScore<One> {
  const decided: (One & { readonly settlement: Settlement })[] = [];
  const left: One[] = [];
  for (const one of selections) {
    const settlement = one.recorded === VOID ? undefined : enteredResult(one, one, sportId, entered);
    if (settlement === undefined) left.push(one);
    else decided.push({ ...one, settlement });
  }
  return { decided, left };
}
