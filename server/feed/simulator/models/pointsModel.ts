/**
 * Basketball: in every quarter lead and sum are normal and do not know of each other; what is left of a quarter is as wide as its time. A game that is
 * level goes to overtime, which somebody wins by one to eight.
 */
import { certain, chanceAt, chancesOf, normal, shifted, type Chances } from '../chances/chances.ts';
import { once, widePart, type Part } from '../chances/part.ts';
import {
  framed,
  partLeft,
  scattered,
  scoreIn,
  type Course,
  type Happening,
  type Phase,
  type Standing,
} from '../course.ts';
import { normalOf, wholeBetween, type Random } from '../random.ts';
import { keptWithin, type Expectation, type PartName, type SportModel } from '../sportModel.ts';

const HOME_EDGE = 2.6;
const EDGE_WORTH = 4.2;
const MAX_SUPREMACY = 17;
const DEFAULT_SCORING = 164;
const MARGIN_DEVIATION = 11.5;
/** Standard deviation of the sum, as a part of its mean. */
const TOTAL_SPREAD = 0.085;
const OVERTIME_MARGINS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Points of the side that loses the overtime. */
const OVERTIME_POINTS = 6;
/** Points that overtime adds, to the nearest. */
const OVERTIME_TOTAL = 2 * OVERTIME_POINTS + 4;

const QUARTERS = [1, 2, 3, 4] as const;
const OVERTIME_CODE = 40;
const quarter = (code: number): Phase => ({ code, minutes: 24, clockSeconds: 600 });
const pause = (minutes: number): Phase => ({ code: 80, minutes, clockSeconds: 0 });
const PHASES: readonly Phase[] = [quarter(1), pause(2), quarter(2), pause(13), quarter(3), pause(2), quarter(4)];
const OVERTIME: readonly Phase[] = [pause(2), { code: OVERTIME_CODE, minutes: 12, clockSeconds: 300 }];

const PARTS: { readonly [Name in PartName]?: readonly number[] } = {
  regular: QUARTERS,
  firstPeriod: [1],
  secondPeriod: [2],
  period3: [3],
  period4: [4],
  half1: [1, 2],
  half2: [3, 4],
};

const held = keptWithin(MAX_SUPREMACY);

/** Expectations and scores in points. */
export const pointsModel: SportModel = {
  expectation: (edge, scoring) => ({
    supremacy: held(HOME_EDGE + EDGE_WORTH * edge),
    total: scoring ?? DEFAULT_SCORING,
  }),
  drifted: ({ supremacy, total }, margin, points) => ({
    supremacy: held(supremacy + margin * 9),
    total: total * (1 + points * 0.06),
  }),
  prospect(expected, standing) {
    const parts = new Map<PartName, Part>();
    return {
      part(name) {
        const make = name === 'overtime' ? wholePart : partOf;
        const part = parts.get(name) ?? make(expected, standing, name);
        parts.set(name, part);
        return part;
      },
      named: () => 0,
    };
  },
  course: drawCourse,
};

function partOf({ supremacy, total }: Expectation, standing: Standing, name: PartName): Part {
  const codes = PARTS[name];
  if (codes === undefined) throw new RangeError(`no part ${name} in basketball`);
  const left = codes.reduce((sum, code) => sum + partLeft(standing, code), 0) / QUARTERS.length;
  const done = scoreIn(standing, codes);
  const width = Math.sqrt(left);
  const sumDeviation = total * TOTAL_SPREAD;
  const sideDeviation = Math.hypot(MARGIN_DEVIATION, sumDeviation) / 2;
  const side = (mean: number, scored: number) => notBelow(normal(scored + mean * left, sideDeviation * width), scored);
  return widePart({
    home: () => side((total + supremacy) / 2, done.home),
    away: () => side((total - supremacy) / 2, done.away),
    margin: () => normal(done.home - done.away + supremacy * left, MARGIN_DEVIATION * width),
    total: () => notBelow(normal(done.home + done.away + total * left, sumDeviation * width), done.home + done.away),
  });
}

/** Nobody loses points that were scored. */
function notBelow(chances: Chances, least: number): Chances {
  if (chances.from >= least) return chances;
  const { from, weights } = chances;
  return chancesOf(weights.map((weight, index) => [Math.max(least, from + index), weight]));
}

/** With overtime: nothing is level, and what would be has more points. */
function wholePart(expected: Expectation, standing: Standing): Part {
  const regular = partOf(expected, standing, 'regular');
  if (standing.period === OVERTIME_CODE) return overtimePart(standing);
  const level = once(() => chanceAt(regular.margin(), 0));
  const longer = (chances: Chances, by: number) =>
    chancesOf([...weighed(chances, 1 - level()), ...weighed(shifted(chances, by), level())]);
  return widePart({
    home: () => longer(regular.home(), OVERTIME_TOTAL / 2),
    away: () => longer(regular.away(), OVERTIME_TOTAL / 2),
    total: () => longer(regular.total(), OVERTIME_TOTAL),
    margin: () => {
      const { from, weights } = regular.margin();
      const even = level() / (2 * OVERTIME_MARGINS.length);
      return chancesOf([
        ...weights.map((weight, index): readonly [number, number] => [from + index, from + index === 0 ? 0 : weight]),
        ...OVERTIME_MARGINS.flatMap((by): (readonly [number, number])[] => [
          [by, even],
          [-by, even],
        ]),
      ]);
    },
  });
}

const weighed = ({ from, weights }: Chances, by: number): (readonly [number, number])[] =>
  weights.map((weight, index) => [from + index, weight * by]);

/** Overtime is short: what stands in it counts, and what is left is as wide as its time. Level at its end is as good as even. */
function overtimePart(standing: Standing): Part {
  const { home, away } = scoreIn(standing, standing.periods.keys());
  const left = partLeft(standing, OVERTIME_CODE);
  const more = 8 * left;
  const side = (scored: number) => notBelow(normal(scored + more, 2.5 * Math.sqrt(left)), scored);
  return widePart({
    home: () => side(home),
    away: () => side(away),
    total: () => notBelow(normal(home + away + 2 * more, 4 * Math.sqrt(left)), home + away),
    margin: () => {
      const { from, weights } = left === 0 ? certain(home - away) : normal(home - away, 4 * Math.sqrt(left) + 0.4);
      const half = chanceAt({ from, weights }, 0) / 2;
      return chancesOf([
        ...weights.map((weight, index): readonly [number, number] => [from + index, from + index === 0 ? 0 : weight]),
        [1, half],
        [-1, half],
      ]);
    },
  });
}

function drawCourse({ supremacy, total }: Expectation, random: Random): Course {
  const happenings: Happening[] = [];
  const score = { home: 0, away: 0 };
  let from = 0;
  const play = (minutes: number, points: { readonly home: number; readonly away: number }) => {
    for (const side of ['home', 'away'] as const) {
      score[side] += points[side];
      happenings.push(
        ...scattered(from, minutes, random, [...baskets(points[side], side, random), ...asides(side, random)]),
      );
    }
  };
  for (const { code, minutes } of PHASES) {
    if (code !== 80) play(minutes, quarterPoints(supremacy / 4, total / 4, random));
    from += minutes;
  }
  if (score.home !== score.away)
    return { phases: PHASES, happenings: framed(PHASES, happenings), endCode: 100, answers: {} };
  const by = wholeBetween(random, 1, OVERTIME_MARGINS.length);
  const homeWins = random() < 0.5;
  from += 2;
  play(12, { home: OVERTIME_POINTS + (homeWins ? by : 0), away: OVERTIME_POINTS + (homeWins ? 0 : by) });
  const phases = [...PHASES, ...OVERTIME];
  return { phases, happenings: framed(phases, happenings), endCode: 101, answers: {} };
}

function quarterPoints(supremacy: number, total: number, random: Random) {
  const lead = Math.round(supremacy + (MARGIN_DEVIATION / 2) * normalOf(random, 4));
  const drawn = Math.round(total + total * 2 * TOTAL_SPREAD * normalOf(random, 4));
  const sum = (drawn + lead) % 2 === 0 ? drawn : drawn + (random() < 0.5 ? 1 : -1);
  return { home: Math.max(4, (sum + lead) / 2), away: Math.max(4, (sum - lead) / 2) };
}

function baskets(points: number, side: 'home' | 'away', random: Random): readonly Omit<Happening, 'minute'>[] {
  const made: Omit<Happening, 'minute'>[] = [];
  for (let left = points; left > 0;) {
    const draw = random();
    const worth = Math.min(left, draw < 0.2 ? 1 : draw < 0.75 ? 2 : 3);
    made.push({ of: worth === 1 ? 'freeThrow' : worth === 2 ? 'twoPoints' : 'threePoints', side, points: worth });
    left -= worth;
  }
  return made;
}

/** Fouls and a time-out or none of one side in a quarter. */
function asides(side: 'home' | 'away', random: Random): readonly Omit<Happening, 'minute'>[] {
  const fouls = Array.from({ length: wholeBetween(random, 2, 6) }, () => ({ of: 'foul' as const, side, points: 0 }));
  return random() < 0.6 ? [...fouls, { of: 'timeout', side, points: 0 }] : fouls;
}
