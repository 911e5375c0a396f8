/**
 * Volleyball: every rally is won with the same chance; sets go to 25, the fifth to 15, by two. Sets, points in a set and points of the whole game
 * follow from the one chance.
 */
import { certain, mixOf, shifted, sumOf, zeros, type Chances } from '../chances/chances.ts';
import { listedPart, once, valuesIn, widePart, type Cell, type Part } from '../chances/part.ts';
import { framed, type Course, type Happening, type Phase, type Standing, type Team } from '../course.ts';
import type { Random } from '../random.ts';
import { keptWithin, type Expectation, type PartName, type SportModel } from '../sportModel.ts';

const BEST_OF = 5;
const NEEDED = 3;
const HOME_EDGE = 0.1;
const EDGE_WORTH = 0.22;
const MAX_SUPREMACY = 1;
/** Log-odds of a rally that one log-odd of a set is worth. */
const RALLY_WORTH = 0.185;
/** Real minutes of a rally, and between two sets. */
const RALLY_MINUTES = 0.5;
const PAUSE_MINUTES = 3;

interface Points {
  readonly home: number;
  readonly away: number;
}

const NOTHING: Points = { home: 0, away: 0 };
const held = keptWithin(MAX_SUPREMACY);
const chanceOfRally = (supremacy: number) => 1 / (1 + Math.exp(-supremacy * RALLY_WORTH));
const targetOf = (set: number) => (set === BEST_OF ? 15 : 25);

/** Supremacy in log-odds of a set. */
export const ralliesModel: SportModel = {
  expectation: (edge) => ({ supremacy: held(HOME_EDGE + EDGE_WORTH * edge), total: BEST_OF }),
  drifted: ({ supremacy, total }, margin) => ({ supremacy: held(supremacy + margin * 0.6), total }),
  prospect,
  course: drawCourse,
};

function prospect({ supremacy }: Expectation, standing: Standing) {
  const rally = chanceOfRally(supremacy);
  const sets = standingSets(standing);
  const fresh = once(() => setCells(NOTHING, 25, rally));
  const fifth = once(() => setCells(NOTHING, 15, rally));
  const cellsOf = (set: number): readonly Cell[] => {
    const played = standing.periods.get(set);
    if (played === undefined) return set === BEST_OF ? fifth() : fresh();
    return set === sets.playing ? setCells(played, targetOf(set), rally) : [[played.home, played.away, 1]];
  };
  const parts = new Map<PartName, Part>();
  const make = (name: PartName): Part => {
    if (name === 'regular' || name === 'sets') return setsPart(sets, cellsOf);
    if (name === 'points') return pointsPart(sets, standing, cellsOf);
    const set = { firstPeriod: 1, secondPeriod: 2, period3: 3, period4: 4, period5: 5 }[name as 'period3'];
    if (set === undefined) throw new RangeError(`no part ${name} in volleyball`);
    return listedPart(cellsOf(set));
  };
  return {
    part(name: PartName) {
      const part = parts.get(name) ?? make(name);
      parts.set(name, part);
      return part;
    },
    named: () => 0,
  };
}

interface Sets {
  readonly home: number;
  readonly away: number;
  /** The set going on; 0 between two sets, before the first and after the last. */
  readonly playing: number;
}

/** Sets won so far; the one going on counts for nobody. */
function standingSets({ periods, period, isOver }: Standing): Sets {
  const playing = isOver || period > BEST_OF || period < 1 ? 0 : period;
  let [home, away] = [0, 0];
  for (const [set, score] of periods) {
    if (set === playing) continue;
    if (score.home > score.away) home += 1;
    else away += 1;
  }
  return { home, away, playing };
}

/** How a set can end from its score now, and the chance of each. */
function setCells({ home, away }: Points, target: number, rally: number): readonly Cell[] {
  const cells: Cell[] = [];
  // By the number of rallies: `row[n]` is the chance that home has won n of those to come. Every state leads to two.
  let row = [1];
  for (let rallies = 0; row.some((chance) => chance > 0); rallies += 1) {
    const next = zeros(rallies + 2);
    for (let won = 0; won <= rallies; won += 1) {
      const chance = row[won] ?? 0;
      if (chance < 1e-9) continue;
      const [scored, conceded] = [home + won, away + rallies - won];
      const most = Math.max(scored, conceded);
      const lead = Math.abs(scored - conceded);
      if (most >= target && (lead >= 2 || (lead === 1 && most >= target + 8))) {
        cells.push([scored, conceded, chance]);
        continue;
      }
      next[won + 1] = (next[won + 1] ?? 0) + chance * rally;
      next[won] = (next[won] ?? 0) + chance * (1 - rally);
    }
    row = next;
  }
  return cells;
}

function homeWins(cells: readonly Cell[]): number {
  let sum = 0;
  for (const [home, away, chance] of cells) if (home > away) sum += chance;
  return sum;
}

/** The ways from the sets now to three of one side. */
function setsPart({ home, away }: Sets, cellsOf: (set: number) => readonly Cell[]): Part {
  const cells: Cell[] = [];
  const walk = (won: number, lost: number, chance: number) => {
    if (won === NEEDED || lost === NEEDED) {
      cells.push([won, lost, chance]);
      return;
    }
    const wins = homeWins(cellsOf(won + lost + 1));
    walk(won + 1, lost, chance * wins);
    walk(won, lost + 1, chance * (1 - wins));
  };
  walk(home, away, 1);
  return listedPart(cells);
}

/** Points of all sets together: the lead and the sum along every way the sets can go. */
function pointsPart(sets: Sets, { periods }: Standing, cellsOf: (set: number) => readonly Cell[]): Part {
  let done = NOTHING;
  for (const [set, score] of periods) {
    if (set !== sets.playing) done = { home: done.home + score.home, away: done.away + score.away };
  }
  // By how many sets each side has won: ways that meet go on as one.
  const along = (value: (home: number, away: number) => number): Chances => {
    const reached = new Map<string, (readonly [Chances, number])[]>([['now', [[certain(0), 1]]]]);
    const ends: (readonly [Chances, number])[] = [];
    const first = sets.home + sets.away;
    const splits = new Map<readonly Cell[], ReturnType<typeof split>>();
    for (let played = first; played < BEST_OF; played += 1) {
      const cells = cellsOf(played + 1);
      const halves = splits.get(cells) ?? split(cells, value);
      splits.set(cells, halves);
      const { won, lost, wins } = halves;
      for (let home = 0; home <= played; home += 1) {
        const ways = reached.get(played === first && home === sets.home ? 'now' : `${home}-${played - home}`);
        if (ways === undefined || home >= NEEDED || played - home >= NEEDED) continue;
        const [so, chance] = [mixOf(ways), ways.reduce((sum, [, weight]) => sum + weight, 0)];
        for (const [next, set, weight] of [
          [home + 1, won, wins],
          [home, lost, 1 - wins],
        ] as const) {
          if (weight === 0) continue;
          const way = [sumOf(so, set), chance * weight] as const;
          const key = `${next}-${played + 1 - next}`;
          if (next === NEEDED || played + 1 - next === NEEDED) ends.push(way);
          else reached.set(key, [...(reached.get(key) ?? []), way]);
        }
      }
    }
    const isOver = sets.home === NEEDED || sets.away === NEEDED;
    return shifted(isOver ? certain(0) : mixOf(ends), value(done.home, done.away));
  };
  return widePart({
    home: () => along((home) => home),
    away: () => along((_, away) => away),
    margin: () => along((home, away) => home - away),
    total: () => along((home, away) => home + away),
  });
}

function split(cells: readonly Cell[], value: (home: number, away: number) => number) {
  return {
    won: valuesIn(
      cells.filter(([home, away]) => home > away),
      value,
    ),
    lost: valuesIn(
      cells.filter(([home, away]) => home < away),
      value,
    ),
    wins: homeWins(cells),
  };
}

/** Less than a step of the simulator, minutes. */
const INSTANT = 0.002;

function drawCourse({ supremacy }: Expectation, random: Random): Course {
  const rally = chanceOfRally(supremacy);
  const phases: Phase[] = [];
  const happenings: Happening[] = [];
  const won = { home: 0, away: 0 };
  let from = 0;
  for (let set = 1; won.home < NEEDED && won.away < NEEDED; set += 1) {
    if (set > 1) {
      phases.push({ code: 80, minutes: PAUSE_MINUTES, clockSeconds: 0 });
      from += PAUSE_MINUTES;
    }
    const sides = drawSet(targetOf(set), rally, random);
    sides.forEach((side, index) => {
      const minute = from + RALLY_MINUTES * (index + 0.9);
      happenings.push({ minute, of: 'point', side, points: 1 });
      if (random() < 0.02)
        happenings.push({ minute: minute + 0.05, of: 'timeout', side: side === 'home' ? 'away' : 'home', points: 0 });
    });
    // Over with its last point: while a set that is won went on, what it asked stood on offer.
    const lastPoint = RALLY_MINUTES * (sides.length - 0.1);
    const minutes = lastPoint + INSTANT;
    const winner = sides.at(-1) ?? 'home';
    won[winner] += 1;
    happenings.push({ minute: from + lastPoint + INSTANT / 2, of: 'set', side: winner, points: 0 });
    phases.push({ code: set, minutes, clockSeconds: Math.round(minutes * 60) });
    from += minutes;
  }
  return { phases, happenings: framed(phases, happenings), endCode: 100, answers: {} };
}

/** Who wins each rally of a set. */
function drawSet(target: number, rally: number, random: Random): readonly Team[] {
  const sides: Team[] = [];
  let [home, away] = [0, 0];
  while (Math.max(home, away) < target || Math.abs(home - away) < 2) {
    const side = random() < rally ? 'home' : 'away';
    if (side === 'home') home += 1;
    else away += 1;
    sides.push(side);
  }
  return sides;
}
