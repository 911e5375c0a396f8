/** How a match of virtual soccer goes on a pitch: goals and ball by the minute, out of the seed and the score alone (rule VIR-9). */
import { between, chanceOf, type Chance } from './seeded.ts';

export type MatchSide = 'home' | 'away';

/** A goal in a minute of 1 to 90. */
export interface Goal {
  readonly minute: number;
  readonly side: MatchSide;
}

/** Where the ball is: 0 to 1 from the home goal to the away goal, and from the upper to the lower line. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface SoccerCourse {
  readonly goals: readonly Goal[];
  ballAt: (minute: number) => Spot;
}

export const MINUTES = 90;
/** How often the ball changes its way, minutes. */
const LEG = 1.5;

/** @param drawn goals of home and away */
export function soccerCourse(seed: string, drawn: readonly number[]): SoccerCourse {
  const chance = chanceOf(seed, 'soccer');
  const [home = 0, away = 0] = drawn;
  const goals = goalsOf(chance, home, away);
  const spots = spotsOf(chance, goals);
  return {
    goals,
    ballAt: (minute) => {
      const leg = Math.min(spots.length - 2, Math.max(0, Math.floor(minute / LEG)));
      const [from, to] = [spots[leg] ?? MIDDLE, spots[leg + 1] ?? MIDDLE];
      const share = Math.min(1, Math.max(0, minute / LEG - leg));
      const eased = share * share * (3 - 2 * share);
      return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
    },
  };
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 };
const LEGS = MINUTES / LEG;

/** A minute of its own for each goal, at the end of a leg, never in the first three or the last two minutes. */
function goalsOf(chance: Chance, home: number, away: number): readonly Goal[] {
  const legs = Array.from({ length: LEGS / 2 - 3 }, (_, index) => 2 * index + 4);
  const sides: MatchSide[] = [
    ...Array.from({ length: home }, () => 'home' as const),
    ...Array.from({ length: away }, () => 'away' as const),
  ];
  return sides
    .map((side) => {
      const [leg = 4] = legs.splice(Math.floor(chance() * legs.length), 1);
      return { minute: leg * LEG, side };
    })
    .toSorted((a, b) => a.minute - b.minute);
}

/** The ball at the end of each leg: in the goal at a goal's minute, in the middle after it, anywhere else otherwise. */
function spotsOf(chance: Chance, goals: readonly Goal[]): readonly Spot[] {
  let x = 0.5;
  return Array.from({ length: LEGS + 1 }, (_, leg): Spot => {
    const goal = goals.find(({ minute }) => minute === leg * LEG);
    if (goal !== undefined) {
      x = goal.side === 'home' ? 1 : 0;
      return { x, y: between(chance, 0.45, 0.55) };
    }
    if (x === 0 || x === 1 || leg === 0) {
      x = 0.5;
      return MIDDLE;
    }
    x = Math.min(0.93, Math.max(0.07, x + between(chance, -0.34, 0.34)));
    return { x, y: between(chance, 0.1, 0.9) };
  });
}

/** The score at a minute. */
export const soccerScoreAt = (
  { goals }: SoccerCourse,
  minute: number,
): { readonly home: number; readonly away: number } => ({
  home: goals.filter((goal) => goal.side === 'home' && goal.minute <= minute).length,
  away: goals.filter((goal) => goal.side === 'away' && goal.minute <= minute).length,
});
