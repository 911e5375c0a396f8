/** Basketball: margin and total are normal and independent; a draw goes to overtime, which somebody wins by one to eight. */
import { distributionOf, normalWeights, type Outlook } from '../distribution.ts';
import { spreadGoals, type PointsOf } from '../goals.ts';
import { normalOf, wholeBetween, type Random } from '../random.ts';
import type { Expectation, FinalScore, Phase, SportModel } from '../sportModel.ts';

const HOME_EDGE = 2.6;
const EDGE_WORTH = 4.2;
const MAX_SUPREMACY = 17;
const DEFAULT_SCORING = 164;
const MARGIN_DEVIATION = 11.5;
/** Standard deviation of the total, as a part of its mean. */
const TOTAL_SPREAD = 0.085;
const OVERTIME_MARGINS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Points of the side that loses the overtime. */
const OVERTIME_POINTS = 6;

const quarter = (code: number): Phase => ({ code, minutes: 26, clockSeconds: 600 });
const pause = (minutes: number): Phase => ({ code: 80, minutes, clockSeconds: 0 });
const PHASES: readonly Phase[] = [quarter(1), pause(2), quarter(2), pause(12), quarter(3), pause(2), quarter(4)];
const OVERTIME: Phase = { code: 40, minutes: 12, clockSeconds: 300 };

const held = (supremacy: number) => Math.max(-MAX_SUPREMACY, Math.min(MAX_SUPREMACY, supremacy));

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
  outlook: outlookOf,
  finalScore: drawScore,
  phases: (final) => (final.extra === null ? PHASES : [...PHASES, OVERTIME]),
  goals(final, random) {
    return spreadGoals(final, this.phases(final), random, basketPoints);
  },
  endCode: (final) => (final.extra === null ? 100 : 101),
};

const basketPoints: PointsOf = (random) => {
  const draw = random();
  return draw < 0.2 ? 1 : draw < 0.75 ? 2 : 3;
};

function outlookOf({ supremacy, total }: Expectation): Outlook {
  const margins: [number, number][] = [];
  for (const [value, weight] of normalWeights(supremacy, MARGIN_DEVIATION)) {
    if (value !== 0) margins.push([value, weight]);
    else for (const by of OVERTIME_MARGINS) margins.push([by, weight / 16], [-by, weight / 16]);
  }
  // Half of all totals do not fit the margin's parity and are one point higher.
  const totals: [number, number][] = [];
  for (const [value, weight] of normalWeights(total, total * TOTAL_SPREAD))
    totals.push([value, weight], [value + 1, weight]);
  return { margin: distributionOf(margins), total: distributionOf(totals) };
}

function drawScore({ supremacy, total }: Expectation, random: Random): FinalScore {
  const drawn = Math.round(supremacy + MARGIN_DEVIATION * normalOf(random, 4));
  const sum = Math.round(total + total * TOTAL_SPREAD * normalOf(random, 4));
  if (drawn !== 0) return { ...scoreWith(sum, drawn), extra: null };
  const by = wholeBetween(random, 1, OVERTIME_MARGINS.length);
  const homeWins = random() < 0.5;
  const extra = {
    home: OVERTIME_POINTS + (homeWins ? by : 0),
    away: OVERTIME_POINTS + (homeWins ? 0 : by),
  };
  return { ...scoreWith(sum, homeWins ? by : -by), extra };
}

function scoreWith(sum: number, margin: number): { readonly home: number; readonly away: number } {
  const even = (sum + margin) % 2 === 0 ? sum : sum + 1;
  return { home: (even + margin) / 2, away: (even - margin) / 2 };
}
