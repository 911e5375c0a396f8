/**
 * Two picks of one game of which one cannot be won without the other do not make one bet (rule HDG-5): their odds would be multiplied although the
 * second says nothing new. Found by going through scores, so that a market new in the table needs nothing here.
 */
import type { FixtureId, SelectionId } from '../kernel/ids.ts';
import { marketRowOf, type MarketRow, type MarketScope } from '../reference/marketTable.ts';
import { findSelection, type Fixture, type Selection } from '../sports/fixture.ts';
import type { FinalScore, SideScore } from '../sports/outcomes/finalScore.ts';
import { quartersOf, WON } from '../sports/outcomes/lineResults.ts';
import { answerTo, isAmbiguous } from '../sports/outcomes/outcomeOf.ts';

export interface ImpliedRejection {
  readonly reason: 'impliedPick';
  readonly fixtureId: FixtureId;
}

interface Pick {
  readonly fixtureId: FixtureId;
  readonly selectionId: SelectionId;
}

/** What a pick asks, and of which part of the game. */
interface Question {
  readonly row: MarketRow;
  readonly quarters: number;
  readonly selection: Selection;
  readonly part: Part;
}

/** `first` is any that begins with the game, and is counted in the whole of it. */
type Part = 'whole' | 'first' | MarketScope;

const PARTS: { readonly [Scope in MarketScope]?: Part } = {
  regular: 'whole',
  overtime: 'whole',
  firstPeriod: 'first',
  half1: 'first',
  innings5: 'first',
  innings7: 'first',
};

/** Goals more than each of these that are tried. */
const FEW = 5;
/** The same where the score of a part and what comes after it are tried with one another. */
const FEWER = 1;
const NIL: SideScore = { home: 0, away: 0 };

/**
 * The first game of which a bet holds two picks that say the same twice.
 *
 * @param fixtureOf the game as it stands; in play, what was scored already stays
 */
export function impliedPick(
  picks: readonly Pick[],
  fixtureOf: (fixtureId: FixtureId) => Fixture | undefined,
): ImpliedRejection | undefined {
  for (const [index, pick] of picks.entries()) {
    const { fixtureId } = pick;
    const others = picks.slice(index + 1).filter((other) => other.fixtureId === fixtureId);
    const fixture = others.length === 0 ? undefined : fixtureOf(fixtureId);
    if (fixture !== undefined && others.some((other) => isImplied(fixture, pick, other))) {
      return { reason: 'impliedPick', fixtureId };
    }
  }
  return undefined;
}

function isImplied(fixture: Fixture, a: Pick, b: Pick): boolean {
  const [first, second] = [questionOf(fixture, a), questionOf(fixture, b)];
  if (first === undefined || second === undefined) return false;
  const states = statesOf(fixture, first, second);
  const isWon = ({ row, quarters, selection, part }: Question, { early, whole }: State): boolean =>
    answerTo(row.outcome, selection, quarters, part === 'first' ? early : whole, gameOf(fixture, early, whole)) === WON;
  let [isFirstAlone, isSecondAlone, areBoth] = [false, false, false];
  for (const state of states) {
    const [one, other] = [isWon(first, state), isWon(second, state)];
    isFirstAlone ||= one && !other;
    isSecondAlone ||= other && !one;
    areBoth ||= one && other;
    // Most picks show soon that each can be won alone.
    if (isFirstAlone && isSecondAlone) return false;
  }
  return areBoth;
}

function questionOf(fixture: Fixture, { selectionId }: Pick): Question | undefined {
  const found = findSelection(fixture, selectionId);
  const row = found === undefined ? undefined : marketRowOf(found.market.marketId);
  if (found === undefined || row === undefined || isAmbiguous(row, gameOf(fixture, NIL, NIL))) return undefined;
  const quarters = row.hasLine ? quartersOf(found.market.baseLine) : 0;
  return quarters === undefined
    ? undefined
    : { row, quarters, selection: found.selection, part: PARTS[row.scope] ?? row.scope };
}

/** A score of the first part, and of the whole, which may be one part alone. */
interface State {
  readonly early: SideScore;
  readonly whole: SideScore;
}

/** Scores that may come yet; none where the two picks are about parts that have nothing to do with one another. */
function* statesOf({ score }: Fixture, a: Question, b: Question): Generator<State> {
  const asksHalf = [a, b].some(({ row }) => row.outcome === 'halfFull');
  const isNested = [a, b].every(({ part }) => part === 'whole' || part === 'first');
  if (a.part === b.part && !asksHalf) {
    for (const whole of scoresOf(sidesUpTo(FEW, [a, b], score))) {
      if (a.part !== 'whole' || isReached(whole, score)) yield { early: whole, whole };
    }
  } else if (isNested) {
    const scores = scoresOf(sidesUpTo(FEWER, [a, b], score));
    for (const early of scores) {
      for (const late of scores) {
        const whole = { home: early.home + late.home, away: early.away + late.away };
        if (isReached(whole, score)) yield { early, whole };
      }
    }
  }
}

const scoresOf = (sides: readonly number[]): readonly SideScore[] =>
  sides.flatMap((home) => sides.map((away) => ({ home, away })));

const isReached = (whole: SideScore, score: Fixture['score']): boolean =>
  whole.home >= (score?.home ?? 0) && whole.away >= (score?.away ?? 0);

/** What a side may have scored: few goals more than none, than now, than what a pick names, its line or half of it. Nothing turns elsewhere. */
function sidesUpTo(few: number, questions: readonly Question[], score: Fixture['score']): readonly number[] {
  const named = questions.flatMap(({ quarters, selection }) => {
    const line = Math.abs(quarters) / 4;
    return [line / 2, line, ...(selection.name.match(/\d{1,3}/g) ?? []).map(Number)];
  });
  const from = [0, score?.home ?? 0, score?.away ?? 0, ...named].map(Math.floor);
  return [...new Set(from.flatMap((goals) => Array.from({ length: few + 1 }, (_, more) => goals + more)))];
}

/** A game in which half time stood at one score and the end at another; asked for by the markets of both alone. */
function gameOf({ sportId }: Fixture, early: SideScore, whole: SideScore): FinalScore {
  const late = { home: whole.home - early.home, away: whole.away - early.away };
  return {
    sportId,
    periods: new Map([
      [10, early],
      [20, late],
      [1, early],
      [2, NIL],
      [3, late],
      [4, NIL],
    ]),
    whole: { regular: whole, overtime: whole, hadOvertime: false },
  };
}
