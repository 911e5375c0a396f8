/** Sports of sets or maps (volleyball, e-sports): each set is won with the same chance; first to the majority wins. */
import { distributionOf, type Outlook } from '../distribution.ts';
import { shuffled, type Random } from '../random.ts';
import type { Expectation, FinalScore, Goal, Phase, SportModel } from '../sportModel.ts';

/** What sets a sport of sets apart from another. */
export interface SetsSport {
  /** The most sets that can be played: 3 or 5. */
  readonly bestOf: number;
  /** Log-odds of a set that playing at home is worth. */
  readonly homeEdge: number;
  readonly edgeWorth: number;
  /** Real minutes of one set, the break after it included. */
  readonly minutes: number;
}

/** Keeps the better side's chance of a set under 73 %. */
const MAX_SUPREMACY = 1;

/** Scores are sets won; nobody wins more than the majority. */
export function setsModel(sport: SetsSport): SportModel {
  const held = (supremacy: number) => Math.max(-MAX_SUPREMACY, Math.min(MAX_SUPREMACY, supremacy));
  return {
    expectation: (edge) => ({ supremacy: held(sport.homeEdge + sport.edgeWorth * edge), total: sport.bestOf }),
    drifted: ({ supremacy, total }, margin) => ({ supremacy: held(supremacy + margin * 0.6), total }),
    outlook: outlookOf,
    finalScore: drawScore,
    phases: (final) => setPhases(final, sport.minutes),
    goals: (final, random) => setGoals(final, sport.minutes, random),
    endCode: () => 100,
  };
}

const chanceOfSet = (supremacy: number) => 1 / (1 + Math.exp(-supremacy));

function outlookOf({ supremacy, total }: Expectation): Outlook {
  const home = chanceOfSet(supremacy);
  const needed = (total + 1) / 2;
  const margins: [number, number][] = [];
  const totals: [number, number][] = [];
  for (let lost = 0; lost < needed; lost += 1) {
    // The winner takes the last set; the loser's sets are anywhere before it.
    const orders = binomial(needed - 1 + lost, lost);
    const homeWins = orders * home ** needed * (1 - home) ** lost;
    const awayWins = orders * (1 - home) ** needed * home ** lost;
    margins.push([needed - lost, homeWins], [lost - needed, awayWins]);
    totals.push([needed + lost, homeWins + awayWins]);
  }
  return { margin: distributionOf(margins), total: distributionOf(totals) };
}

function drawScore({ supremacy, total }: Expectation, random: Random): FinalScore {
  const needed = (total + 1) / 2;
  const chance = chanceOfSet(supremacy);
  let home = 0;
  let away = 0;
  while (home < needed && away < needed) {
    if (random() < chance) home += 1;
    else away += 1;
  }
  return { home, away, extra: null };
}

function setPhases(final: FinalScore, minutes: number): readonly Phase[] {
  return Array.from({ length: final.home + final.away }, (_, set) => ({
    code: set + 1,
    minutes,
    clockSeconds: minutes * 60,
  }));
}

function setGoals(final: FinalScore, minutes: number, random: Random): readonly Goal[] {
  const winner = final.home > final.away ? 'home' : 'away';
  const sides: readonly Goal['side'][] = [
    ...Array.from({ length: final.home - (winner === 'home' ? 1 : 0) }, () => 'home' as const),
    ...Array.from({ length: final.away - (winner === 'away' ? 1 : 0) }, () => 'away' as const),
  ];
  const order: readonly Goal['side'][] = [...shuffled(sides, random), winner];
  return order.map((side, set) => ({ side, points: 1, minute: (set + 1) * minutes }));
}

function binomial(from: number, choose: number): number {
  let ways = 1;
  for (let index = 1; index <= choose; index += 1) ways = (ways * (from - choose + index)) / index;
  return ways;
}
