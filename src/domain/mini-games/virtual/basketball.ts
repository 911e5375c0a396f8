/**
 * Virtual basketball: four quarters of possessions, each worth none, one, two or three points by the ratings of both sides; a draw is played on
 * until somebody leads (rule VIR-7).
 */
import { evenLine, isHandicapWon, isTotalWon, marketOf, signed, type PricedMarket } from './marketOf.ts';
import { EVEN_RATING, type MatchUp } from './matchUp.ts';
import { placeOf, sumOf, sumSpread, WHOLE, wholeOf, type Weights } from './weights.ts';

/** What is drawn: points of home and away by quarter, and of the overtime as a fifth if there is one. */
export interface Points {
  readonly quarters: readonly { readonly home: number; readonly away: number }[];
  readonly home: number;
  readonly away: number;
}

const QUARTERS = 4;
const POSSESSIONS = { quarter: 24, overtime: 10 } as const;
/** Of a possession: what is worth one and three points, and two at equal ratings; what home, a point of rating and a point of both sides' add to that. */
const SHARE = { one: 0.04, two: 0.36, three: 0.12, atHome: 0.006, perPoint: 0.0012, pace: 0.0006 } as const;

type Period = keyof typeof POSSESSIONS;
type Sides<Of> = { readonly home: Of; readonly away: Of };

/** Weights of each side's points in a period. */
export function pointWeights({ home, away }: MatchUp, period: Period): Sides<Weights> {
  const edge = (home.rating - away.rating) * SHARE.perPoint + SHARE.atHome;
  const pace = (home.rating + away.rating - 2 * EVEN_RATING) * SHARE.pace;
  const of = (two: number): Weights => {
    const possession = [1 - SHARE.one - two - SHARE.three, SHARE.one, two, SHARE.three];
    let spread: readonly number[] = [1];
    for (let played = 0; played < POSSESSIONS[period]; played += 1) spread = sumSpread(spread, possession);
    return wholeOf(spread);
  };
  return { home: of(SHARE.two + pace + edge), away: of(SHARE.two + pace - edge) };
}

/** Points of both sides, quarter by quarter; an overtime is drawn again until it has a winner, which alone is kept. */
export function drawPoints(match: MatchUp, below: (n: number) => number): number[] {
  const drawPeriod = (weights: Sides<Weights>): [number, number] => [
    placeOf(weights.home, below(WHOLE)),
    placeOf(weights.away, below(WHOLE)),
  ];
  const quarter = pointWeights(match, 'quarter');
  const drawn = Array.from({ length: QUARTERS }, () => drawPeriod(quarter)).flat();
  const { home, away } = sumsOf(drawn);
  if (home !== away) return drawn;
  const overtime = pointWeights(match, 'overtime');
  for (;;) {
    const extra = drawPeriod(overtime);
    if (extra[0] !== extra[1]) return [...drawn, ...extra];
  }
}

const sumsOf = (drawn: readonly number[]): Sides<number> => ({
  home: sumOf(drawn.filter((_, index) => index % 2 === 0)),
  away: sumOf(drawn.filter((_, index) => index % 2 === 1)),
});

/** `undefined` for numbers that are no game: not four quarters, a draw, an overtime of a game that had a winner. */
export function readPoints(drawn: readonly number[]): Points | undefined {
  const isCounted = drawn.every(
    (points) => Number.isInteger(points) && points >= 0 && points <= 3 * POSSESSIONS.quarter,
  );
  if (!isCounted || (drawn.length !== 2 * QUARTERS && drawn.length !== 2 * QUARTERS + 2)) return undefined;
  const regular = sumsOf(drawn.slice(0, 2 * QUARTERS));
  const all = sumsOf(drawn);
  if ((regular.home === regular.away) !== drawn.length > 2 * QUARTERS || all.home === all.away) return undefined;
  const quarters = Array.from({ length: drawn.length / 2 }, (_, index) => ({
    home: drawn[2 * index] ?? 0,
    away: drawn[2 * index + 1] ?? 0,
  }));
  return { quarters, ...all };
}

/** All that can be backed of a game, its overtime counted. */
export function basketballMarkets(match: MatchUp): readonly PricedMarket[] {
  const { margins, least, totals } = spreadOf(match);
  const above = (chances: readonly number[], from: number, line: number) =>
    sumOf(chances.filter((_, index) => from + index > line));
  const home = above(margins, least, 0);
  const handicap = evenLine(margins, least);
  const covered = above(margins, least, handicap);
  const total = evenLine(totals, 0);
  const over = above(totals, 0, total);
  return [
    marketOf('mg.vb.win', 'basketballResult', [
      ['home', home],
      ['away', 1 - home],
    ]),
    marketOf('mg.vb.hc', 'basketballLine', [
      [`home${signed(-handicap)}`, covered],
      [`away${signed(handicap)}`, 1 - covered],
    ]),
    marketOf('mg.vb.ou', 'basketballLine', [
      [`over${total}`, over],
      [`under${total}`, 1 - over],
    ]),
  ];
}

/** How margin and total are spread at the end: `margins[margin - least]`, `totals[total]`. */
export function spreadOf(match: MatchUp): {
  readonly margins: readonly number[];
  readonly least: number;
  readonly totals: readonly number[];
} {
  const quarter = pointWeights(match, 'quarter');
  const [home, away] = [ofGame(quarter.home), ofGame(quarter.away)];
  const least = 1 - away.length;
  const margins = [...sumSpread(home, away.toReversed())];
  const totals = [...sumSpread(home, away)];
  const { margins: extraMargins, totals: extraTotals, least: leastExtra } = overtimeSpread(match);
  const tied = margins[-least] ?? 0;
  margins[-least] = 0;
  extraMargins.forEach((share, index) => add(margins, index + leastExtra - least, tied * share));
  home.forEach((chance, points) => {
    const both = chance * (away[points] ?? 0);
    if (both === 0) return;
    add(totals, 2 * points, -both);
    extraTotals.forEach((share, extra) => add(totals, 2 * points + extra, both * share));
  });
  return { margins, least, totals };
}

const add = (into: number[], index: number, chance: number) => {
  while (into.length <= index) into.push(0);
  into[index] = (into[index] ?? 0) + chance;
};

/** The same of an overtime that has a winner. */
function overtimeSpread(match: MatchUp): ReturnType<typeof spreadOf> {
  const { home, away } = pointWeights(match, 'overtime');
  const decided = WHOLE * WHOLE - sumOf(home.map((weight, points) => weight * (away[points] ?? 0)));
  const least = 1 - away.length;
  const margins: number[] = [];
  const totals: number[] = [];
  home.forEach((ofHome, homePoints) =>
    away.forEach((ofAway, awayPoints) => {
      if (homePoints === awayPoints) return;
      const share = (ofHome * ofAway) / decided;
      add(margins, homePoints - awayPoints - least, share);
      add(totals, homePoints + awayPoints, share);
    }),
  );
  return { margins, least, totals };
}

/** How the points of one side are spread over a whole game. */
function ofGame(weights: Weights): readonly number[] {
  const chances = weights.map((weight) => weight / WHOLE);
  const half = sumSpread(chances, chances);
  return sumSpread(half, half);
}

/** Whether a cell wins on the points of a game; a key that no market has loses. */
export function isBasketballWon(key: string, { home, away }: Sides<number>): boolean {
  if (key === 'home') return home > away;
  if (key === 'away') return away > home;
  return isHandicapWon(key, home, away) ?? isTotalWon(key, home + away) ?? false;
}
