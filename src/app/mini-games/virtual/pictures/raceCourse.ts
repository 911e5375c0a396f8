/**
 * Where the runners of a race are at a moment: a pure function of seed, order of finish and time, so that whoever comes late sees what the others see, and
 * the picture ends as the round did (rule VIR-9).
 */
import { between, chanceOf, type Chance } from './seeded.ts';

/** How far and how long a race is run, and how long its runners are. */
export interface RaceShape {
  readonly metres: number;
  /** What gaps are counted in, metres. */
  readonly length: number;
  /** From the start to when the last one is home, at most, ms. */
  readonly runMs: number;
}

/** A race as it is run. Times are ms after its start. */
export interface RaceCourse {
  readonly shape: RaceShape;
  /** When the first and the last are home. */
  readonly wonMs: number;
  readonly overMs: number;
  /** How far a runner has come, by its number from 1; beyond the line it runs out. */
  metresAt: (number: number, ms: number) => number;
}

/** When the winner is home, of the whole time. */
const WON = 0.88;
/** Widest gap between two who finish one after the other, in lengths. */
const WIDEST = 1.9;
/** How far a runner is ahead of or behind an even pace, in lengths, by how often this turns. */
const WAVES = [5, 3, 1.5];

interface Pace {
  readonly homeMs: number;
  /** Metres beyond the line at which it stands in the end: the earlier home, the farther. */
  readonly outMetres: number;
  readonly waves: readonly number[];
}

/** @param order numbers from the first to the last */
export function raceCourse(seed: string, order: readonly number[], shape: RaceShape): RaceCourse {
  const chance = chanceOf(seed, 'race');
  const wonMs = shape.runMs * WON;
  const speed = shape.metres / wonMs;
  const paces = new Map<number, Pace>();
  let behind = 0;
  for (const number of order) {
    paces.set(number, {
      homeMs: wonMs + behind / speed,
      // The winner stands within the narrowest picture, whose line is at less than half of its 8.5 lengths.
      outMetres: shape.length * (4.6 - (1.8 * paces.size) / order.length),
      waves: wavesOf(chance, shape),
    });
    behind += shape.length * (0.12 + chance() ** 2 * WIDEST);
  }
  const lastMs = paces.get(order.at(-1) ?? 0)?.homeMs ?? wonMs;
  return {
    shape,
    wonMs,
    overMs: lastMs,
    metresAt: (number, ms) => {
      const pace = paces.get(number);
      return pace === undefined || ms <= 0 ? 0 : metresOf(pace, shape.metres, ms);
    },
  };
}

const wavesOf = (chance: Chance, { length, metres }: RaceShape): readonly number[] =>
  WAVES.map((most) => (between(chance, -most, most) * length) / metres);

/** Waves are nought at both ends and never turn anybody back: their slopes add up to less than one. */
function metresOf({ homeMs, outMetres, waves }: Pace, metres: number, ms: number): number {
  const run = ms / homeMs;
  if (run >= 1) return metres + outMetres * (1 - Math.exp(((1 - run) * metres) / outMetres));
  const ahead = waves.reduce((sum, wave, index) => sum + wave * Math.sin((index + 1) * Math.PI * run), 0);
  return metres * (run + ahead);
}

/** Numbers from the first to the last at a moment, with what each is behind, in lengths; who is home keeps the place it came home in. */
export function standingAt(
  course: RaceCourse,
  order: readonly number[],
  ms: number,
): readonly { readonly number: number; readonly behind: number }[] {
  const { metres, length } = course.shape;
  const at = order.map((number, place) => ({ number, place, metres: course.metresAt(number, ms) }));
  const key = (runner: (typeof at)[number]) => (runner.metres >= metres ? 2 * metres - runner.place : runner.metres);
  const sorted = at.toSorted((a, b) => key(b) - key(a));
  const lead = sorted[0]?.metres ?? 0;
  return sorted.map(({ number, metres: come }) => ({ number, behind: Math.max(0, (lead - come) / length) }));
}
