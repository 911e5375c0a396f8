/**
 * Football and ice hockey: each side's goals are Poisson and do not know of each other, period by period; corners likewise. The chances of what is
 * left are those of the minutes that are left.
 */
import { MARKET } from '../../../../src/domain/reference/markets.ts';
import { certain, poisson, shifted } from '../chances/chances.ts';
import { independentPart, playedOn, type Part } from '../chances/part.ts';
import {
  BREAK,
  countOf,
  framed,
  partLeft,
  scattered,
  scoreIn,
  type Course,
  type Happening,
  type Phase,
  type Standing,
  type Team,
} from '../course.ts';
import { poissonOf, type Random } from '../random.ts';
import { keptWithin, type Expectation, type PartName, type SportModel } from '../sportModel.ts';

/** What sets a sport of goals apart from another. */
export interface GoalsSport {
  /** Mean goals of both sides, unless the league says otherwise. */
  readonly scoring: number;
  /** Goals that playing at home is worth. */
  readonly homeEdge: number;
  /** Goals that one standard deviation of strength is worth. */
  readonly edgeWorth: number;
  /** Supremacy is kept within ± this. */
  readonly maxSupremacy: number;
  readonly phases: readonly Phase[];
  /** Which part of the goals falls into each period, by its code; they sum to 1. */
  readonly shares: ReadonlyMap<number, number>;
  /** The periods that a part is made of. */
  readonly parts: { readonly [Name in PartName]?: readonly number[] };
  /** Where a game that is level is played on; `null` where a draw is the end of it. */
  readonly overtime: Phase | null;
  /** Mean corners of both sides; 0 where there are none. */
  readonly corners: number;
  /** What happens besides goals and corners: mean of both sides together in a whole game. */
  readonly asides: readonly { readonly of: Happening['of']; readonly mean: number }[];
  /** Part of the goals that are penalties. */
  readonly penalties: number;
}

/** The most goals of one side that are told apart. */
const LAST_GOAL = 12;
const LAST_CORNER = 22;
/** A penalty is given this long before it is a goal, minutes. */
const PENALTY_MINUTES = 1.2;

interface Means {
  readonly home: number;
  readonly away: number;
}

/** Expectations are means of goals in regular time. */
export function goalsModel(sport: GoalsSport): SportModel {
  const held = keptWithin(sport.maxSupremacy);
  return {
    expectation: (edge, scoring) => ({
      supremacy: held(sport.homeEdge + sport.edgeWorth * edge),
      total: scoring ?? sport.scoring,
    }),
    drifted: ({ supremacy, total }, margin, goals) => ({
      supremacy: held(supremacy + margin * sport.edgeWorth * 1.6),
      total: total * (1 + goals * 0.25),
    }),
    prospect(expected, standing) {
      const parts = new Map<PartName, Part>();
      return {
        part(name) {
          const part = parts.get(name) ?? partOf(sport, expected, standing, name);
          parts.set(name, part);
          return part;
        },
        named: (marketId, name) =>
          marketId === MARKET.firstTeamToScore ? firstToScore(sport, expected, standing, name) : 0,
      };
    },
    course: (expected, random) => drawCourse(sport, expected, random),
  };
}

function meansOf({ supremacy, total }: Expectation): Means {
  return { home: Math.max(0.1, (total + supremacy) / 2), away: Math.max(0.1, (total - supremacy) / 2) };
}

/** Which part of the goals is still to come, of some periods. */
function shareLeft({ shares }: GoalsSport, standing: Standing, codes: readonly number[]): number {
  return codes.reduce((sum, code) => sum + (shares.get(code) ?? 0) * partLeft(standing, code), 0);
}

function partOf(sport: GoalsSport, expected: Expectation, standing: Standing, name: PartName): Part {
  if (name === 'corners') return cornersPart(sport, expected, standing);
  if (name === 'overtime') return overtimePart(sport, expected, standing);
  const codes = sport.parts[name];
  if (codes === undefined) throw new RangeError(`no part ${name} in this sport`);
  const left = shareLeft(sport, standing, codes);
  const [means, done] = [meansOf(expected), scoreIn(standing, codes)];
  return independentPart(
    shifted(poisson(means.home * left, LAST_GOAL), done.home),
    shifted(poisson(means.away * left, LAST_GOAL), done.away),
  );
}

/** Regular time, and the goal that ends a game that was level; that one may have fallen. */
function overtimePart(sport: GoalsSport, expected: Expectation, standing: Standing): Part {
  const { overtime } = sport;
  if (overtime === null) throw new RangeError('no overtime in this sport');
  const { home, away } = meansOf(expected);
  const fallen = standing.periods.get(overtime.code);
  if (fallen !== undefined && fallen.home + fallen.away > 0) {
    const whole = scoreIn(standing, standing.periods.keys());
    return independentPart(certain(whole.home), certain(whole.away));
  }
  return playedOn(partOf(sport, expected, standing, 'regular'), home / (home + away));
}

function cornerMeans({ corners }: GoalsSport, { supremacy }: Expectation): Means {
  const lean = Math.max(-0.16, Math.min(0.16, supremacy * 0.09));
  return { home: corners * (0.5 + lean), away: corners * (0.5 - lean) };
}

function cornersPart(sport: GoalsSport, expected: Expectation, standing: Standing): Part {
  const left = shareLeft(sport, standing, [...sport.shares.keys()]);
  const [means, done] = [cornerMeans(sport, expected), countOf(standing, ['corner'])];
  return independentPart(
    shifted(poisson(means.home * left, LAST_CORNER), done.home),
    shifted(poisson(means.away * left, LAST_CORNER), done.away),
  );
}

function firstToScore(sport: GoalsSport, expected: Expectation, standing: Standing, name: string): number {
  const first = firstScorer(standing.happened);
  if (first !== undefined) return name === first ? 1 : 0;
  const { home, away } = meansOf(expected);
  const none = Math.exp(-(home + away) * shareLeft(sport, standing, [...sport.shares.keys()]));
  if (name === 'No Goal') return none;
  const side = { '1': home, '2': away }[name] ?? 0;
  return (1 - none) * (side / (home + away));
}

/** The side of the first goal in the feed's digits. */
function firstScorer(happenings: readonly Happening[]): string | undefined {
  const side = happenings.find(({ points }) => points > 0)?.side;
  if (side === undefined || side === null) return undefined;
  return side === 'home' ? '1' : '2';
}

function drawCourse(sport: GoalsSport, expected: Expectation, random: Random): Course {
  const means = meansOf(expected);
  const cornersOf = cornerMeans(sport, expected);
  const happenings: Happening[] = [];
  let from = 0;
  for (const { code, minutes } of sport.phases) {
    const share = code === BREAK ? 0 : (sport.shares.get(code) ?? 0);
    const of = (what: Happening['of'], mean: Means, points: number) =>
      (['home', 'away'] as const).flatMap((side) =>
        Array.from({ length: poissonOf(mean[side] * share, random) }, () => ({ of: what, side, points })),
      );
    const asides = sport.asides.flatMap((aside) => of(aside.of, { home: aside.mean / 2, away: aside.mean / 2 }, 0));
    happenings.push(...scattered(from, minutes, random, [...of('corner', cornersOf, 0), ...asides]));
    const goals = scattered(from, minutes, random, of('goal', means, 1));
    happenings.push(...goals.flatMap((goal) => maybePenalty(goal, from, sport.penalties, random)));
    from += minutes;
  }
  const scored = (side: Team) => happenings.filter((one) => one.side === side && one.points > 0).length;
  const isLevel = scored('home') === scored('away');
  const { overtime } = sport;
  const playsOn = overtime !== null && isLevel;
  if (playsOn) {
    const side = random() < means.home / (means.home + means.away) ? 'home' : 'away';
    happenings.push({ minute: from + overtime.minutes * 0.999, of: 'goal', side, points: 1 });
  }
  const phases = playsOn ? [...sport.phases, overtime] : sport.phases;
  const ordered = framed(phases, happenings);
  const regular = firstScorer(ordered.filter(({ minute }) => minute < from));
  const answers = { [MARKET.firstTeamToScore]: regular ?? 'No Goal' };
  return { phases, happenings: ordered, endCode: playsOn ? 101 : 100, answers };
}

/** Some goals are penalties, which are known a little before. */
function maybePenalty(goal: Happening, from: number, part: number, random: Random): readonly Happening[] {
  if (random() >= part || goal.minute - PENALTY_MINUTES < from) return [goal];
  const side = goal.side === 'home' ? 'away' : 'home';
  return [
    { minute: goal.minute - PENALTY_MINUTES, of: 'foul', points: 0, side, isPenalty: true },
    { ...goal, of: 'penaltyGoal' },
  ];
}
