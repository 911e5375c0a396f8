/**
 * Why a score that an operator enters is not taken (rule RSL-7). What was entered is over and stands: whoever changes any of it, also by leaving it out, corrects it.
 * What the feed tells may still be in play: an entry may be above it, and may leave parts of it out.
 */
import type { SportId } from '../../reference/sports.ts';
import type { PeriodScore } from '../play.ts';
import {
  enteredWhole,
  hasAllParts,
  periodsOf,
  WHOLE_MATCH,
  type EnteredScore,
  type KnownMatch,
  type KnownScore,
} from './enteredScore.ts';
import type { SideScore } from './finalScore.ts';
import { matchPartsOf, type MatchParts, type SetsToWin } from './matchParts.ts';

/**
 * `scoreMissing`: nothing is entered; `scorePart`: the sport has no such part; `scoreGap`: a set is missing before it; `scoreTied`: a set has a winner; `scoreSets`: the
 * match was won before it; `scoreShort`: nobody has won the match yet; `scoreSum`: the whole is another than its parts come to; `scoreOpen`: only a match that is over
 * has a whole score; `scoreBelow`: less than what is known; `scoreOther`: another than what was entered; `scoreLeftOut`: it is known, and missing here; `scoreReopened`:
 * the match was entered as over; `scoreEnded`: it was entered as over without this part.
 */
export const SCORE_FAULTS = [
  'scoreMissing',
  'scorePart',
  'scoreGap',
  'scoreTied',
  'scoreSets',
  'scoreShort',
  'scoreSum',
  'scoreOpen',
  'scoreBelow',
  'scoreOther',
  'scoreLeftOut',
  'scoreReopened',
  'scoreEnded',
] as const;

/** What is wrong, in which part (or `WHOLE_MATCH`), and the score that it is measured by where there is one. */
export interface ScoreFault {
  readonly reason: (typeof SCORE_FAULTS)[number];
  readonly at: number;
  readonly home?: number;
  readonly away?: number;
}

/**
 * The first fault of a score (RSL-7).
 *
 * @param known `undefined` where what is known is being corrected
 */
export function scoreFault(
  sportId: SportId,
  score: EnteredScore,
  known: KnownMatch | undefined,
): ScoreFault | undefined {
  const { parts, total, isOver } = score;
  if (parts.length === 0 && total === null) return { reason: 'scoreMissing', at: WHOLE_MATCH };
  if (total !== null && !isOver) return { reason: 'scoreOpen', at: WHOLE_MATCH };
  const match = matchPartsOf(sportId);
  const stranger = parts.find(({ period }) => !periodsOf(sportId).includes(period));
  if (stranger !== undefined) return { reason: 'scorePart', at: stranger.period };
  const fault = match?.sets === undefined ? sumFault(match, score) : setFault(match.sets, score);
  return fault ?? (known === undefined ? undefined : knownFault(sportId, score, known));
}

/** Of parts that are added up: the whole is their sum, and before all are known no less. */
function sumFault(match: MatchParts | undefined, { parts, total }: EnteredScore): ScoreFault | undefined {
  if (total === null) return undefined;
  const sum = sumOf(parts);
  const isWrong = hasAllParts(match, parts) ? !isSame(sum, total) : isBelow(total, sum);
  return isWrong ? { reason: 'scoreSum', at: WHOLE_MATCH, ...sum } : undefined;
}

const sumOf = (parts: readonly SideScore[]): SideScore =>
  parts.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 });

const isSame = (a: SideScore, b: SideScore): boolean => a.home === b.home && a.away === b.away;

/** Whether either side has less. */
const isBelow = (a: SideScore, b: SideScore): boolean => a.home < b.home || a.away < b.away;

/** Of parts that are won: one after the other, each by somebody, until the match is won. */
function setFault(sets: SetsToWin, { parts, total, isOver }: EnteredScore): ScoreFault | undefined {
  const won = { home: 0, away: 0 };
  let last: keyof SideScore | undefined;
  for (const [place, { period, home, away }] of parts.toSorted((a, b) => a.period - b.period).entries()) {
    if (period !== place + 1) return { reason: 'scoreGap', at: place + 1 };
    if (home === away) return { reason: 'scoreTied', at: period };
    if (Math.max(won.home, won.away) >= sets.most) return { reason: 'scoreSets', at: period, ...won };
    last = home > away ? 'home' : 'away';
    won[last] += 1;
  }
  if (total !== null && parts.length > 0 && !isSame(total, won)) return { reason: 'scoreSum', at: WHOLE_MATCH, ...won };
  const whole = total ?? won;
  if (Math.max(whole.home, whole.away) > sets.most) return { reason: 'scoreSets', at: WHOLE_MATCH, ...whole };
  return isOver && !isWon(sets, whole, last) ? { reason: 'scoreShort', at: WHOLE_MATCH, ...whole } : undefined;
}

/** Whether one side has the sets that win a match, and the other fewer. @param last who won the last set, which is the one that wins a match; `undefined` where that is not known */
function isWon({ least, canDraw }: SetsToWin, { home, away }: SideScore, last: keyof SideScore | undefined): boolean {
  if (Math.max(home, away) < least) return false;
  if (canDraw) return true;
  const winner = home > away ? 'home' : 'away';
  return home !== away && (last ?? winner) === winner;
}

function knownFault(sportId: SportId, score: EnteredScore, { entered, told }: KnownMatch): ScoreFault | undefined {
  const fault = entered === null ? undefined : changeFault(sportId, score, entered);
  return fault ?? (told === null ? undefined : toldFault(sportId, score, { entered, told }));
}

/** What was entered before is all there, as it was: an entry only adds to it. */
function changeFault(sportId: SportId, score: EnteredScore, before: EnteredScore): ScoreFault | undefined {
  for (const part of before.parts) {
    const fault = differenceFault(part.period, partOf(score, part.period), part);
    if (fault !== undefined) return fault;
  }
  if (!before.isOver) return undefined;
  if (!score.isOver) return { reason: 'scoreReopened', at: WHOLE_MATCH };
  // What counts overtime counted what was entered of it.
  const late = overtimeOf(sportId, score).find(({ period }) => partOf(before, period) === undefined);
  if (late !== undefined) return { reason: 'scoreEnded', at: late.period };
  const whole = enteredWhole(sportId, before);
  return whole === undefined ? undefined : differenceFault(WHOLE_MATCH, enteredWhole(sportId, score), whole);
}

function differenceFault(at: number, score: SideScore | undefined, before: SideScore): ScoreFault | undefined {
  if (score !== undefined && isSame(score, before)) return undefined;
  const reason = score === undefined ? 'scoreLeftOut' : isBelow(score, before) ? 'scoreBelow' : 'scoreOther';
  return { reason, at, home: before.home, away: before.away };
}

/** What the feed tells of parts and of a whole that nobody entered before is no more than what is entered. */
function toldFault(
  sportId: SportId,
  score: EnteredScore,
  { entered, told }: KnownMatch & { readonly told: KnownScore },
): ScoreFault | undefined {
  const ofOthers = told.parts.filter(({ period }) => entered === null || partOf(entered, period) === undefined);
  for (const { period, home, away } of ofOthers) {
    const part = partOf(score, period);
    if (part !== undefined && isBelow(part, { home, away })) return { reason: 'scoreBelow', at: period, home, away };
  }
  const whole = enteredWhole(sportId, score);
  if (whole === undefined || (entered !== null && enteredWhole(sportId, entered) !== undefined)) return undefined;
  if (told.total !== null && isBelow(whole, told.total))
    return { reason: 'scoreBelow', at: WHOLE_MATCH, ...told.total };
  const left = ofOthers.filter(({ period }) => partOf(score, period) === undefined);
  return matchPartsOf(sportId)?.sets === undefined ? addedFault(sportId, score, whole, left) : laterFault(whole, left);
}

/** A whole is no less than its parts with those that only the feed tells; and of overtime, if only one was played, there is a part. */
function addedFault(
  sportId: SportId,
  score: EnteredScore,
  whole: SideScore,
  left: readonly PeriodScore[],
): ScoreFault | undefined {
  const sum = sumOf([...score.parts, ...left]);
  if (isBelow(whole, sum)) return { reason: 'scoreBelow', at: WHOLE_MATCH, ...sum };
  const late = overtimeOf(sportId, score).length === 0 ? overtimeOf(sportId, { parts: left })[0] : undefined;
  return late === undefined ? undefined : leftOut(late);
}

/** Whoever has won with a set before one that the feed tells points of has not won with it. */
function laterFault(whole: SideScore, left: readonly PeriodScore[]): ScoreFault | undefined {
  const later = left.find(({ period, home, away }) => period > whole.home + whole.away && home + away > 0);
  return later === undefined ? undefined : leftOut(later);
}

const leftOut = ({ period, home, away }: PeriodScore): ScoreFault => ({
  ...{ reason: 'scoreLeftOut', at: period },
  ...{ home, away },
});

type Parts = Pick<KnownScore, 'parts'>;

const partOf = ({ parts }: Parts, period: number): SideScore | undefined =>
  parts.find((part) => part.period === period);

const overtimeOf = (sportId: SportId, { parts }: Parts): readonly PeriodScore[] =>
  parts.filter(({ period }) => matchPartsOf(sportId)?.overtime.includes(period) === true);
