/** Which part of a game a period code means, per sport (§3 "period labels", SPT-05). Words are in `app/kit/copy/periods.ts`. */
import { SPORT, type SportId } from './sports.ts';

export const PERIOD_LABELS = [
  'notStarted',
  'break',
  'none',
  'firstHalf',
  'secondHalf',
  'thirdHalf',
  'extraFirst',
  'extraSecond',
  'overtime',
  'extraInnings',
  'penalties',
  'fullTime',
  'fullTimeWithOvertime',
  'fullTimeWithPenalties',
  'quarter1',
  'quarter2',
  'quarter3',
  'quarter4',
  'inning1',
  'inning2',
  'inning3',
  'inning4',
  'inning5',
  'inning6',
  'inning7',
  'inning8',
  'inning9',
  'errors',
  'set1',
  'set2',
  'set3',
  'set4',
  'set5',
  'set6',
  'set7',
  'goldenSet',
  'period1',
  'period2',
  'period3',
  'game',
  'tieBreak',
  'map1',
  'map2',
  'map3',
  'map4',
  'map5',
  'map6',
  'map7',
  'map8',
  'map9',
  'round',
] as const;
export type PeriodLabel = (typeof PERIOD_LABELS)[number];

type PeriodTable = Readonly<Record<number, PeriodLabel | undefined>>;

/** Codes that mean the same in every sport. */
const everySport: PeriodTable = {
  [-1]: 'notStarted',
  80: 'break',
  99: 'none',
  100: 'fullTime',
  101: 'fullTimeWithOvertime',
  102: 'fullTimeWithPenalties',
};

export const FULL_TIME = 100;
export const FULL_TIME_WITH_OVERTIME = 101;
/** Codes of an end: after full time, overtime or penalties. */
export const FULL_TIME_CODES: readonly number[] = [FULL_TIME, FULL_TIME_WITH_OVERTIME, 102];

/** `1` to `count` under one stem. */
const counted = (labels: readonly PeriodLabel[]): PeriodTable =>
  Object.fromEntries(labels.map((label, index) => [index + 1, label]));

const sets = counted(['set1', 'set2', 'set3', 'set4', 'set5']);
const quarters = counted(['quarter1', 'quarter2', 'quarter3', 'quarter4']);

const bySport: Readonly<Record<string, PeriodTable>> = {
  [SPORT.football]: {
    10: 'firstHalf',
    20: 'secondHalf',
    25: 'thirdHalf',
    30: 'extraFirst',
    35: 'extraSecond',
    50: 'penalties',
  },
  [SPORT.basketball]: {
    ...quarters,
    10: 'firstHalf',
    20: 'secondHalf',
    40: 'overtime',
  },
  [SPORT.baseball]: {
    ...counted(['inning1', 'inning2', 'inning3', 'inning4', 'inning5', 'inning6', 'inning7', 'inning8', 'inning9']),
    40: 'extraInnings',
    62: 'errors',
  },
  [SPORT.volleyball]: { ...sets, 50: 'goldenSet' },
  [SPORT.iceHockey]: { ...counted(['period1', 'period2', 'period3']), 40: 'overtime', 50: 'penalties' },
  [SPORT.tennis]: { ...sets, 60: 'game', 61: 'tieBreak' },
  [SPORT.eSports]: {
    ...counted(['map1', 'map2', 'map3', 'map4', 'map5', 'map6', 'map7', 'map8', 'map9']),
    65: 'round',
  },
  [SPORT.handball]: { 10: 'firstHalf', 20: 'secondHalf', 30: 'extraFirst', 35: 'extraSecond' },
  [SPORT.americanFootball]: { ...quarters, 40: 'overtime' },
  [SPORT.tableTennis]: counted(['set1', 'set2', 'set3', 'set4', 'set5', 'set6', 'set7']),
  [SPORT.badminton]: sets,
  [SPORT.cricket]: counted(['inning1', 'inning2', 'inning3', 'inning4']),
};

/** What a sport calls a period code; `undefined` for a code it does not have. */
export function periodLabelOf(sportId: SportId, code: number): PeriodLabel | undefined {
  const ofSport = Object.hasOwn(bySport, sportId) ? bySport[sportId]?.[code] : undefined;
  return ofSport ?? everySport[code];
}
