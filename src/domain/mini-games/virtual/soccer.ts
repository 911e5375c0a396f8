/** Virtual soccer: both sides' goals are Poisson, of means that follow from their ratings (rule VIR-6). */
import { EVEN_RATING, type MatchUp } from './matchUp.ts';
import { evenLine, isHandicapWon, isTotalWon, marketOf, signed, type PricedMarket } from './marketOf.ts';
import { placeOf, poisson, WHOLE, type Weights } from './weights.ts';

/** What is drawn: goals of both sides. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** A side scores at most this many. */
const MOST_GOALS = 9;
const TOTAL_LINES = [1.5, 2.5, 3.5];
/** Scores that have a cell of their own; all others are one. */
const LISTED_GOALS = 4;

/** Means at equal ratings, and what a point of rating, and one of both sides', moves them by. */
const MEAN = { home: 1.5, away: 1.2, perPoint: 0.025, pace: 0.01, least: 0.35, most: 2.6 } as const;

/** Weights of each side's goals. */
export function goalWeights({ home, away }: MatchUp): { readonly home: Weights; readonly away: Weights } {
  const edge = (home.rating - away.rating) * MEAN.perPoint;
  const pace = (home.rating + away.rating - 2 * EVEN_RATING) * MEAN.pace;
  const mean = (base: number) => Math.min(MEAN.most, Math.max(MEAN.least, base + pace));
  return {
    home: poisson(mean(MEAN.home + edge), MOST_GOALS),
    away: poisson(mean(MEAN.away - edge), MOST_GOALS),
  };
}

/** Goals of the home side, then of the away side. */
export function drawGoals(match: MatchUp, below: (n: number) => number): number[] {
  const { home, away } = goalWeights(match);
  return [placeOf(home, below(WHOLE)), placeOf(away, below(WHOLE))];
}

/** `undefined` for numbers that are no score. */
export function readGoals(drawn: readonly number[]): Goals | undefined {
  const [home, away] = drawn;
  const isScore =
    drawn.length === 2 && drawn.every((goals) => Number.isInteger(goals) && goals >= 0 && goals <= MOST_GOALS);
  return isScore && home !== undefined && away !== undefined ? { home, away } : undefined;
}

/** All that can be backed of a match. */
export function soccerMarkets(match: MatchUp): readonly PricedMarket[] {
  const weights = goalWeights(match);
  const scores = weights.home.flatMap((ofHome, home) =>
    weights.away.map((ofAway, away) => ({ home, away, chance: (ofHome / WHOLE) * (ofAway / WHOLE) })),
  );
  const chanceOf = (isWon: (score: Goals) => boolean): number =>
    scores.reduce((sum, score) => (isWon(score) ? sum + score.chance : sum), 0);
  const margins = Array.from({ length: 2 * MOST_GOALS + 1 }, (_, index) =>
    chanceOf(({ home, away }) => home - away === index - MOST_GOALS),
  );
  const line = -evenLine(margins, -MOST_GOALS);
  const cell = (key: string) => [key, chanceOf((score) => isSoccerWon(key, score))] as const;
  const listed = Array.from({ length: LISTED_GOALS + 1 }, (_, goals) => goals);
  return [
    marketOf('mg.vs.1x2', 'soccerResult', ['home', 'draw', 'away'].map(cell)),
    marketOf('mg.vs.hc', 'soccerLine', [cell(`home${signed(line)}`), cell(`away${signed(-line)}`)]),
    ...TOTAL_LINES.map((total) =>
      marketOf(`mg.vs.ou${total * 10}`, 'soccerLine', [cell(`over${total}`), cell(`under${total}`)]),
    ),
    marketOf('mg.vs.bts', 'soccerLine', ['yes', 'no'].map(cell)),
    marketOf('mg.vs.cs', 'soccerScore', [
      ...listed.flatMap((home) => listed.map((away) => cell(`${home}-${away}`))),
      cell('other'),
    ]),
  ];
}

/** Whether a cell wins on a score; a key that no market has loses. */
export function isSoccerWon(key: string, { home, away }: Goals): boolean {
  switch (key) {
    case 'home':
      return home > away;
    case 'draw':
      return home === away;
    case 'away':
      return home < away;
    case 'yes':
      return home > 0 && away > 0;
    case 'no':
      return home === 0 || away === 0;
    case 'other':
      return Math.max(home, away) > LISTED_GOALS;
    default:
      return isHandicapWon(key, home, away) ?? isTotalWon(key, home + away) ?? key === `${home}-${away}`;
  }
}
