/**
 * The fair chance of a selection, from the chances of the part of the game its market asks about. Every market of a game is priced from here, and what
 * is pushed or half won is counted as the house settles it.
 */
import type { Side } from '../../../../src/domain/sports/fixture.ts';
import { resultAt } from '../../../../src/domain/sports/outcomes/lineResults.ts';
import { chanceThat, sumOf, type Chances } from '../chances/chances.ts';
import type { Part } from '../chances/part.ts';
import type { Prospect } from '../sportModel.ts';
import type { MarketPlan } from './marketPlan.ts';

/** An answer of a market, and its line from home's view in quarters of a point. */
export interface Asked {
  readonly plan: MarketPlan;
  readonly quarters: number;
  readonly side: Side;
  readonly name: string;
}

/** @returns 0 … 1: the chance at which a bet is fair, pushes and half results taken into account */
export function fairChance({ plan, quarters, side, name }: Asked, prospect: Prospect): number {
  if (plan.asks === 'first') return prospect.named(plan.marketId, name);
  if (plan.asks === 'halfFull') return halfFullChance(name, prospect);
  const part = prospect.part(plan.part);
  switch (plan.asks) {
    case 'oneXTwo':
      return winnerChance(part.margin(), side, 0);
    case 'europeanHandicap':
      return winnerChance(part.margin(), side, quarters / 4);
    case 'oneTwo':
    case 'handicap':
      return lineChance(part.margin(), side === 'home' ? 1 : -1, plan.asks === 'oneTwo' ? 0 : quarters);
    case 'overUnder':
      return lineChance(part.total(), side === 'over' ? 1 : -1, -quarters);
    case 'homeOverUnder':
      return lineChance(part.home(), side === 'over' ? 1 : -1, -quarters);
    case 'awayOverUnder':
      return lineChance(part.away(), side === 'over' ? 1 : -1, -quarters);
    case 'underExactOver':
      return chanceThat(part.total(), (total) => isSide(name, 4 * total - quarters));
    case 'oddEven':
      return chanceThat(part.total(), (total) => (total % 2 === 0) === (name === 'Even'));
    case 'bothToScore':
      return name === 'Yes' ? bothScore(part) : 1 - bothScore(part);
    case 'correctScore':
      return scoreChance(part, name);
    case 'doubleChance':
      return doubleChance(part.margin(), name);
    case 'winnerAndTotal':
      return winnerAndTotal(part, name, quarters);
  }
}

const isSide = (name: string, distance: number): boolean =>
  (name === 'Over' && distance > 0) || (name === 'Under' && distance < 0) || (name === 'Exact' && distance === 0);

/** @param sign 1 for who gains by more, −1 for the other side */
function lineChance({ from, weights }: Chances, sign: 1 | -1, quarters: number): number {
  let [won, lost] = [0, 0];
  for (let index = 0; index < weights.length; index += 1) {
    const chance = weights[index] ?? 0;
    const result = resultAt(sign * (4 * (from + index) + quarters));
    if (result === 2) won += chance;
    else if (result === 1) lost += chance;
    else if (result === 5) won += chance / 2;
    else if (result === 4) lost += chance / 2;
  }
  // Where all is pushed nobody is better off.
  return won + lost === 0 ? 0.5 : won / (won + lost);
}

function winnerChance(margin: Chances, side: Side, line: number): number {
  return chanceThat(margin, (lead) => Math.sign(lead + line) === { home: 1, draw: 0, away: -1 }[side as 'home']);
}

function bothScore(part: Part): number {
  const none = (chances: Chances) => chanceThat(chances, (goals) => goals === 0);
  return Math.max(0, 1 - none(part.home()) - none(part.away()) + part.cell(0, 0));
}

function scoreChance(part: Part, name: string): number {
  const [home = NaN, away = NaN] = name.split('-').map(Number);
  return part.cell(home, away);
}

/** The sign of home's lead that a letter stands for. */
const signOf: Readonly<Record<string, number>> = { '1': 1, X: 0, '2': -1 };

function doubleChance(margin: Chances, name: string): number {
  const signs = name.split('').map((letter) => signOf[letter]);
  return chanceThat(margin, (lead) => signs.includes(Math.sign(lead)));
}

/** Lead at half time, and lead at the end: the halves do not know of each other. */
function halfFullChance(name: string, prospect: Prospect): number {
  const [half, full] = name.split('/').map((letter) => signOf[letter]);
  const [first, second] = [prospect.part('half1').margin(), prospect.part('half2').margin()];
  const ahead = {
    from: first.from,
    weights: first.weights.map((chance, index) => (Math.sign(first.from + index) === half ? chance : 0)),
  };
  return chanceThat(sumOf(ahead, second), (lead) => Math.sign(lead) === full);
}

function winnerAndTotal(part: Part, name: string, quarters: number): number {
  const [home, away] = [part.home(), part.away()];
  const sign = signOf[name.charAt(0)];
  const isOver = name.endsWith('Over');
  let sum = 0;
  for (let h = home.from; h < home.from + home.weights.length; h += 1) {
    for (let a = away.from; a < away.from + away.weights.length; a += 1) {
      if (Math.sign(h - a) === sign && 4 * (h + a) > quarters === isOver) sum += part.cell(h, a);
    }
  }
  return sum;
}
