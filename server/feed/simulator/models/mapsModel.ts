/** E-sports, best of three maps: every map is won with the same chance, and the first blood of the first one is somewhat the better side's. */
import { MARKET } from '../../../../src/domain/reference/markets.ts';
import { listedPart, type Cell, type Part } from '../chances/part.ts';
import { framed, type Course, type Happening, type Phase, type Standing } from '../course.ts';
import type { Random } from '../random.ts';
import { keptWithin, type Expectation, type PartName, type SportModel } from '../sportModel.ts';

const BEST_OF = 3;
const NEEDED = 2;
const HOME_EDGE = 0.05;
const EDGE_WORTH = 0.3;
const MAX_SUPREMACY = 1;
const MAP_MINUTES = 34;
const PAUSE_MINUTES = 8;
/** How much of the better side's edge on a map shows in its first minutes. */
const EARLY = 0.45;

const held = keptWithin(MAX_SUPREMACY);
const chanceOfMap = (supremacy: number) => 1 / (1 + Math.exp(-supremacy));
const FIRSTS = [MARKET.firstKill, MARKET.firstDragon] as const;
const firstOfMap = (map: number) => 0.5 + EARLY * (map - 0.5);

/** Supremacy in log-odds of a map. */
export const mapsModel: SportModel = {
  expectation: (edge) => ({ supremacy: held(HOME_EDGE + EDGE_WORTH * edge), total: BEST_OF }),
  drifted: ({ supremacy, total }, margin) => ({ supremacy: held(supremacy + margin * 0.6), total }),
  prospect({ supremacy }, standing) {
    const map = chanceOfMap(supremacy);
    return {
      part: (name) => partOf(map, standing, name),
      named(marketId, name) {
        if (!FIRSTS.some((id) => id === marketId)) return 0;
        return { '1': firstOfMap(map), '2': 1 - firstOfMap(map) }[name] ?? 0;
      },
    };
  },
  course: drawCourse,
};

function partOf(chance: number, { periods }: Standing, name: PartName): Part {
  const one = { firstPeriod: 1, secondPeriod: 2, period3: 3 }[name as 'period3'];
  if (one !== undefined) {
    const { home, away } = periods.get(one) ?? { home: 0, away: 0 };
    if (home + away > 0) return listedPart([[home, away, 1]]);
    return listedPart([
      [1, 0, chance],
      [0, 1, 1 - chance],
    ]);
  }
  if (name !== 'sets' && name !== 'regular') throw new RangeError(`no part ${name} in e-sports`);
  const cells: Cell[] = [];
  const walk = (won: number, lost: number, weight: number) => {
    if (won === NEEDED || lost === NEEDED) {
      cells.push([won, lost, weight]);
      return;
    }
    walk(won + 1, lost, weight * chance);
    walk(won, lost + 1, weight * (1 - chance));
  };
  const won = [...periods.values()];
  walk(won.filter(({ home }) => home > 0).length, won.filter(({ away }) => away > 0).length, 1);
  return listedPart(cells);
}

function drawCourse({ supremacy }: Expectation, random: Random): Course {
  const chance = chanceOfMap(supremacy);
  const phases: Phase[] = [];
  const happenings: Happening[] = [];
  const won = { home: 0, away: 0 };
  let from = 0;
  for (let map = 1; won.home < NEEDED && won.away < NEEDED; map += 1) {
    if (map > 1) {
      phases.push({ code: 80, minutes: PAUSE_MINUTES, clockSeconds: 0 });
      from += PAUSE_MINUTES;
    }
    const side = random() < chance ? 'home' : 'away';
    const minutes = MAP_MINUTES * (0.8 + 0.4 * random());
    won[side] += 1;
    phases.push({ code: map, minutes, clockSeconds: Math.round(minutes * 60) });
    happenings.push({ minute: from + minutes * 0.9999, of: 'set', side, points: 1 });
    from += minutes;
  }
  const answers = Object.fromEntries(FIRSTS.map((id) => [id, random() < firstOfMap(chance) ? '1' : '2']));
  return { phases, happenings: framed(phases, happenings), endCode: 100, answers };
}
