/** Every sport the simulator plays: its model, what its games are offered with, and when their prices are held. */
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import type { Incident, Play } from '../../../../src/domain/sports/play.ts';
import type { Phase } from '../course.ts';
import { footballMarkets, iceHockeyMarkets } from '../markets/goalsMarkets.ts';
import type { MarketPlan } from '../markets/marketPlan.ts';
import { baseballMarkets, basketballMarkets, eSportsMarkets, volleyballMarkets } from '../markets/pointsMarkets.ts';
import type { SportModel } from '../sportModel.ts';
import { baseballModel } from './baseballModel.ts';
import { goalsModel } from './goalsModel.ts';
import { mapsModel } from './mapsModel.ts';
import { pointsModel } from './pointsModel.ts';
import { ralliesModel } from './ralliesModel.ts';

const pause = (minutes: number): Phase => ({ code: 80, minutes, clockSeconds: 0 });
const half = (code: number): Phase => ({ code, minutes: 47, clockSeconds: 2_820 });
const third = (code: number): Phase => ({ code, minutes: 38, clockSeconds: 1_200 });

const football = goalsModel({
  scoring: 2.65,
  homeEdge: 0.32,
  edgeWorth: 0.5,
  maxSupremacy: 1.7,
  phases: [half(10), pause(15), half(20)],
  shares: new Map([
    [10, 0.45],
    [20, 0.55],
  ]),
  parts: { regular: [10, 20], firstPeriod: [10], secondPeriod: [20], half1: [10], half2: [20] },
  overtime: null,
  corners: 10,
  asides: [
    { of: 'yellowCard', mean: 3.6 },
    { of: 'redCard', mean: 0.16 },
    { of: 'substitution', mean: 8 },
    { of: 'foul', mean: 22 },
  ],
  penalties: 0.09,
});

const iceHockey = goalsModel({
  scoring: 5.4,
  homeEdge: 0.3,
  edgeWorth: 0.55,
  maxSupremacy: 2.2,
  phases: [third(1), pause(16), third(2), pause(16), third(3)],
  shares: new Map([
    [1, 0.32],
    [2, 0.34],
    [3, 0.34],
  ]),
  parts: { regular: [1, 2, 3], firstPeriod: [1], secondPeriod: [2], period3: [3] },
  overtime: { code: 40, minutes: 9, clockSeconds: 300 },
  corners: 0,
  asides: [{ of: 'powerPlay', mean: 6 }],
  penalties: 0.02,
});

/** Why prices are held once something has happened, and for how many simulated minutes. */
export interface Hold {
  readonly held: NonNullable<Play['held']>;
  readonly minutes: number;
}

/** A sport with what is offered of it. */
export interface SimulatedSport {
  readonly model: SportModel;
  readonly markets: readonly MarketPlan[];
  /** Whether a draw is a result. */
  readonly hasDraw: boolean;
  /** Whether prices stay on offer in play. */
  readonly turnsInPlay: boolean;
  readonly holds: { readonly [Of in Incident['of']]?: Hold };
}

const goal: Hold = { held: 'goal', minutes: 0.6 };
const ended: Hold = { held: 'period', minutes: 0.3 };
const begun: Hold = { held: 'period', minutes: 0.15 };
const timeout: Hold = { held: 'timeout', minutes: 0.2 };
const runners: Hold = { held: 'runners', minutes: 0.25 };
const card: Hold = { held: 'card', minutes: 0.25 };

/** By the sport's code; one that is missing is not simulated. */
export const sportModels: Readonly<Record<string, SimulatedSport>> = {
  [SPORT.football]: {
    model: football,
    markets: footballMarkets,
    hasDraw: true,
    turnsInPlay: true,
    holds: {
      goal,
      penaltyGoal: goal,
      redCard: { held: 'card', minutes: 0.5 },
      yellowCard: card,
      periodEnded: ended,
      periodBegun: begun,
    },
  },
  [SPORT.iceHockey]: {
    model: iceHockey,
    markets: iceHockeyMarkets,
    hasDraw: true,
    turnsInPlay: true,
    holds: { goal, penaltyGoal: goal, periodEnded: ended, periodBegun: begun },
  },
  [SPORT.basketball]: {
    model: pointsModel,
    markets: basketballMarkets,
    hasDraw: false,
    turnsInPlay: true,
    holds: { timeout, periodEnded: ended, periodBegun: begun },
  },
  [SPORT.baseball]: {
    model: baseballModel,
    markets: baseballMarkets,
    hasDraw: false,
    turnsInPlay: true,
    holds: { homeRun: runners, hit: runners, periodEnded: ended },
  },
  [SPORT.volleyball]: {
    model: ralliesModel,
    markets: volleyballMarkets,
    hasDraw: false,
    turnsInPlay: true,
    holds: { timeout, set: ended, periodBegun: begun },
  },
  [SPORT.eSports]: {
    model: mapsModel,
    markets: eSportsMarkets,
    hasDraw: false,
    turnsInPlay: false,
    holds: {},
  },
};
