/** Sports of few goals (football, ice hockey, baseball): each side's goals are Poisson and do not know of each other. */
import { distributionOf, poissonChances, type Outlook } from '../distribution.ts';
import { onePoint, spreadGoals } from '../goals.ts';
import type { Random } from '../random.ts';
import type { Expectation, FinalScore, Phase, SportModel } from '../sportModel.ts';

/** What sets a sport of goals apart from another. */
export interface PoissonSport {
  /** Mean goals of both sides, unless the league says otherwise. */
  readonly scoring: number;
  /** Goals that playing at home is worth. */
  readonly homeEdge: number;
  /** Goals that one standard deviation of strength is worth. */
  readonly edgeWorth: number;
  /** Supremacy is kept within ± this. */
  readonly maxSupremacy: number;
  readonly phases: readonly Phase[];
  /** Where a draw is played on until somebody wins by one; `null` where a draw is a result. */
  readonly extra: Phase | null;
}

/** Expectations are means of goals; where there is no draw, a tie is played on. */
export function poissonModel(sport: PoissonSport): SportModel {
  const { maxSupremacy } = sport;
  const held = (supremacy: number) => Math.max(-maxSupremacy, Math.min(maxSupremacy, supremacy));
  return {
    expectation: (edge, scoring) => ({
      supremacy: held(sport.homeEdge + sport.edgeWorth * edge),
      total: scoring ?? sport.scoring,
    }),
    drifted: ({ supremacy, total }, margin, goals) => ({
      supremacy: held(supremacy + margin * sport.edgeWorth * 1.6),
      total: total * (1 + goals * 0.25),
    }),
    outlook: (expected) => outlookOf(expected, sport.extra !== null),
    finalScore: (expected, random) => drawScore(expected, random, sport.extra !== null),
    phases: (final) => (final.extra === null || sport.extra === null ? sport.phases : [...sport.phases, sport.extra]),
    goals(final, random) {
      return spreadGoals(final, this.phases(final), random, onePoint);
    },
    endCode: (final) => (final.extra === null ? 100 : 101),
  };
}

function meansOf({ supremacy, total }: Expectation): { readonly home: number; readonly away: number } {
  return { home: (total + supremacy) / 2, away: (total - supremacy) / 2 };
}

function outlookOf(expected: Expectation, playsOn: boolean): Outlook {
  const means = meansOf(expected);
  const last = Math.ceil(means.home + means.away + 6);
  const away = poissonChances(means.away, last);
  const homeWinsExtra = means.home / (means.home + means.away);
  const margins: [number, number][] = [];
  const totals: [number, number][] = [];
  poissonChances(means.home, last).forEach((homeChance, home) => {
    away.forEach((awayChance, conceded) => {
      const chance = homeChance * awayChance;
      if (playsOn && home === conceded) {
        margins.push([1, chance * homeWinsExtra], [-1, chance * (1 - homeWinsExtra)]);
        totals.push([home + conceded + 1, chance]);
      } else {
        margins.push([home - conceded, chance]);
        totals.push([home + conceded, chance]);
      }
    });
  });
  return { margin: distributionOf(margins), total: distributionOf(totals) };
}

function drawScore(expected: Expectation, random: Random, playsOn: boolean): FinalScore {
  const means = meansOf(expected);
  const home = drawPoisson(means.home, random);
  const away = drawPoisson(means.away, random);
  if (!playsOn || home !== away) return { home, away, extra: null };
  const extra = random() < means.home / (means.home + means.away) ? { home: 1, away: 0 } : { home: 0, away: 1 };
  return { home: home + extra.home, away: away + extra.away, extra };
}

/** Knuth's method; the means here are small. */
function drawPoisson(mean: number, random: Random): number {
  const threshold = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > threshold; product *= random()) count += 1;
  return count;
}
