/** The model of every sport the simulator plays, and the margin the house takes on it. */
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import type { Phase, SportModel } from '../sportModel.ts';
import { pointsModel } from './pointsModel.ts';
import { poissonModel } from './poissonModel.ts';
import { setsModel } from './setsModel.ts';

const pause = (minutes: number): Phase => ({ code: 80, minutes, clockSeconds: 0 });
const half = (code: number): Phase => ({ code, minutes: 45, clockSeconds: 2_700 });
const third = (code: number): Phase => ({ code, minutes: 38, clockSeconds: 1_200 });
const inning = (code: number): Phase => ({ code, minutes: 20, clockSeconds: 0 });

const football = poissonModel({
  scoring: 2.65,
  homeEdge: 0.32,
  edgeWorth: 0.5,
  maxSupremacy: 1.7,
  phases: [half(10), pause(15), half(20)],
  extra: null,
});

const iceHockey = poissonModel({
  scoring: 5.4,
  homeEdge: 0.3,
  edgeWorth: 0.55,
  maxSupremacy: 2.2,
  phases: [third(1), pause(16), third(2), pause(16), third(3)],
  extra: null,
});

const baseball = poissonModel({
  scoring: 9,
  homeEdge: 0.3,
  edgeWorth: 0.7,
  maxSupremacy: 2.6,
  phases: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(inning),
  extra: { code: 40, minutes: 25, clockSeconds: 0 },
});

/** A sport with the house's margin on it and what can end a game of it. */
export interface SimulatedSport {
  readonly model: SportModel;
  /** What all chances of a market add up to as offered; 1.07 is a margin of 7 %. */
  readonly overround: number;
  /** Whether the win market has a draw: market 1 if so, 226 or 52 if not. */
  readonly hasDraw: boolean;
  /** Whether the two-way win market counts overtime (226) or there is none (52). */
  readonly hasOvertime: boolean;
  /** How far the second under/over line is from the first; 0 for no second line. */
  readonly nextTotal: number;
}

/** By the sport's code; one that is missing is not simulated. */
export const sportModels: Readonly<Record<string, SimulatedSport>> = {
  [SPORT.football]: { model: football, overround: 1.07, hasDraw: true, hasOvertime: false, nextTotal: 1 },
  [SPORT.iceHockey]: { model: iceHockey, overround: 1.07, hasDraw: true, hasOvertime: false, nextTotal: 1 },
  [SPORT.basketball]: { model: pointsModel, overround: 1.06, hasDraw: false, hasOvertime: true, nextTotal: 5 },
  [SPORT.baseball]: { model: baseball, overround: 1.065, hasDraw: false, hasOvertime: true, nextTotal: 1 },
  [SPORT.volleyball]: {
    model: setsModel({ bestOf: 5, homeEdge: 0.1, edgeWorth: 0.22, minutes: 26 }),
    overround: 1.075,
    hasDraw: false,
    hasOvertime: false,
    nextTotal: 0,
  },
  [SPORT.eSports]: {
    model: setsModel({ bestOf: 3, homeEdge: 0.05, edgeWorth: 0.3, minutes: 38 }),
    overround: 1.08,
    hasDraw: false,
    hasOvertime: false,
    nextTotal: 0,
  },
};
