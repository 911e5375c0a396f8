/**
 * Baseball: each side's runs of an inning are Poisson. Home bats last, and no further than it needs: not at all when it is ahead after the top of
 * the ninth, and only until it is. A game that is level then is played on until somebody wins by one.
 */
import { poisson, shifted } from '../chances/chances.ts';
import { independentPart, listedPart, once, playedOn, type Cell, type Part } from '../chances/part.ts';
import { framed, partLeft, scoreIn, type Course, type Happening, type Phase, type Standing } from '../course.ts';
import { poissonOf, type Random } from '../random.ts';
import { keptWithin, type Expectation, type PartName, type SportModel } from '../sportModel.ts';
import { halfInning } from './halfInning.ts';

const SCORING = 9;
const HOME_EDGE = 0.3;
const EDGE_WORTH = 0.7;
const MAX_SUPREMACY = 2.6;
const INNINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const LAST_INNING = 9;
/** Real minutes of half an inning. */
const HALF_MINUTES = 9.5;
const EXTRA = 40;
/** The most runs of one side that are told apart. */
const LAST_RUN = 22;

const held = keptWithin(MAX_SUPREMACY);

/** Expectations are means of runs in nine innings played to their end. */
export const baseballModel: SportModel = {
  expectation: (edge, scoring) => ({ supremacy: held(HOME_EDGE + EDGE_WORTH * edge), total: scoring ?? SCORING }),
  drifted: ({ supremacy, total }, margin, runs) => ({
    supremacy: held(supremacy + margin * EDGE_WORTH * 1.6),
    total: total * (1 + runs * 0.25),
  }),
  prospect(expected, standing) {
    const parts = new Map<PartName, Part>();
    const whole = once(() => regularPart(expected, standing));
    const make = (name: PartName): Part => {
      if (name === 'regular') return whole();
      if (name === 'overtime') return wholePart(expected, standing, whole());
      const codes = codesOf(name);
      const { home, away } = inningMeans(expected);
      const [left, done] = [leftOf(standing, codes), scoreIn(standing, codes)];
      return independentPart(
        shifted(poisson(home * left.home, LAST_RUN), done.home),
        shifted(poisson(away * left.away, LAST_RUN), done.away),
      );
    };
    return {
      part(name) {
        const part = parts.get(name) ?? make(name);
        parts.set(name, part);
        return part;
      },
      named: () => 0,
    };
  },
  course: drawCourse,
};

/** Mean runs of one inning. */
function inningMeans({ supremacy, total }: Expectation): { readonly home: number; readonly away: number } {
  return { home: (total + supremacy) / 2 / LAST_INNING, away: (total - supremacy) / 2 / LAST_INNING };
}

const firstPeriods: { readonly [Name in PartName]?: number } = { firstPeriod: 1, secondPeriod: 2 };

function codesOf(name: PartName): readonly number[] {
  if (name === 'innings5') return INNINGS.slice(0, 5);
  if (name === 'innings7') return INNINGS.slice(0, 7);
  const inning = firstPeriods[name] ?? Number(name.slice('period'.length));
  if (!name.startsWith('period') && firstPeriods[name] === undefined)
    throw new RangeError(`no part ${name} in baseball`);
  return [inning];
}

/** Innings that each side still bats in. */
function leftOf(standing: Standing, codes: readonly number[]): { readonly home: number; readonly away: number } {
  let [home, away] = [0, 0];
  for (const code of codes) {
    const left = partLeft(standing, code);
    const half = standing.period === code ? halfOf(standing) : undefined;
    home += half === 'top' ? 1 : left;
    away += half === 'bottom' ? 0 : left;
  }
  return { home, away };
}

/** Each half begins as a stretch of its own. */
function halfOf({ happened }: Standing): 'top' | 'bottom' {
  return happened.filter(({ of }) => of === 'periodBegun').length % 2 === 1 ? 'top' : 'bottom';
}

function regularPart(expected: Expectation, standing: Standing): Part {
  const means = inningMeans(expected);
  const before = INNINGS.slice(0, -1);
  const [left, done] = [leftOf(standing, INNINGS), scoreIn(standing, INNINGS)];
  const lastLeft = leftOf(standing, [LAST_INNING]).home;
  const eight = leftOf(standing, before).home;
  const home = shifted(poisson(means.home * eight, LAST_RUN), done.home);
  const away = shifted(poisson(means.away * left.away, LAST_RUN), done.away);
  const bats = poisson(means.home * lastLeft, 12);
  const cells: Cell[] = [];
  home.weights.forEach((homeChance, scored) => {
    away.weights.forEach((awayChance, conceded) => {
      const chance = homeChance * awayChance;
      if (chance < 1e-6) return;
      const [h, a] = [home.from + scored, away.from + conceded];
      if (h > a) cells.push([h, a, chance]);
      else lastBats(bats.weights, h, a, chance, cells);
    });
  });
  return listedPart(cells);
}

/** The bottom of the last inning: every number of runs short of the lead, and all others as the one that ends the game. */
function lastBats(bats: readonly number[], home: number, away: number, chance: number, cells: Cell[]): void {
  let short = 0;
  for (let runs = 0; runs <= away - home; runs += 1) {
    const weight = bats[runs] ?? 0;
    short += weight;
    if (weight > 0) cells.push([home + runs, away, chance * weight]);
  }
  if (short < 1) cells.push([away + 1, away, chance * (1 - short)]);
}

function wholePart(expected: Expectation, standing: Standing, regular: Part): Part {
  const { home, away } = inningMeans(expected);
  const extra = standing.periods.get(EXTRA);
  if (extra !== undefined && extra.home !== extra.away) {
    const whole = scoreIn(standing, standing.periods.keys());
    return listedPart([[whole.home, whole.away, 1]]);
  }
  return playedOn(regular, home / (home + away));
}

function drawCourse(expected: Expectation, random: Random): Course {
  const means = inningMeans(expected);
  const phases: Phase[] = [];
  const happenings: Happening[] = [];
  const score = { home: 0, away: 0 };
  let from = 0;
  const bat = (code: number, half: 'top' | 'bottom', runs: number, isWalkOff = false) => {
    const side = half === 'top' ? 'away' : 'home';
    phases.push({ code, minutes: HALF_MINUTES, clockSeconds: 0 });
    happenings.push(...halfInning({ half, runs, isWalkOff, from, minutes: HALF_MINUTES }, random));
    score[side] += runs;
    from += HALF_MINUTES;
  };
  for (const inning of INNINGS) {
    bat(inning, 'top', poissonOf(means.away, random));
    const isLast = inning === LAST_INNING;
    if (isLast && score.home > score.away) break;
    const needed = isLast ? score.away - score.home + 1 : Infinity;
    const runs = poissonOf(means.home, random);
    bat(inning, 'bottom', Math.min(runs, needed), runs >= needed);
  }
  if (score.home !== score.away) return { phases, happenings: framed(phases, happenings), endCode: 100, answers: {} };
  const homeWins = random() < means.home / (means.home + means.away);
  bat(EXTRA, 'top', homeWins ? 0 : 1);
  bat(EXTRA, 'bottom', homeWins ? 1 : 0, homeWins);
  return { phases, happenings: framed(phases, happenings), endCode: 101, answers: {} };
}
