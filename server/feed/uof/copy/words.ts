/** Sports of the Unified Odds Feed, and words for events that a recording has no fixture of. */
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { rowOf } from '../../rowOf.ts';

const sports: Readonly<Record<string, string | undefined>> = {
  'sr:sport:1': SPORT.football,
  'sr:sport:2': SPORT.basketball,
  'sr:sport:3': SPORT.baseball,
  'sr:sport:4': SPORT.iceHockey,
  'sr:sport:5': SPORT.tennis,
  'sr:sport:6': SPORT.handball,
  'sr:sport:9': SPORT.golf,
  'sr:sport:10': SPORT.boxing,
  'sr:sport:16': SPORT.americanFootball,
  'sr:sport:20': SPORT.tableTennis,
  'sr:sport:21': SPORT.cricket,
  'sr:sport:23': SPORT.volleyball,
  'sr:sport:31': SPORT.badminton,
  'sr:sport:109': SPORT.eSports,
  'sr:sport:110': SPORT.eSports,
  'sr:sport:111': SPORT.eSports,
  'sr:sport:117': SPORT.boxing,
};

/** Any other keeps its number. */
export const sportOf = (urn: string): string => rowOf(sports, urn) ?? `uof-${urn.split(':').at(-1) ?? ''}`.slice(0, 16);

/** The last part of `sr:match:123`. */
const numberOf = (eventId: string) => eventId.split(':').at(-1) ?? eventId;

/** Made up: the feed names events by number. */
export const unnamed = {
  location: '국제',
  league: '스포트레이더',
  home: (eventId: string) => `홈팀 ${numberOf(eventId)}`,
  away: (eventId: string) => `원정팀 ${numberOf(eventId)}`,
  outcome: (id: string) => `선택 ${numberOf(id)}`.slice(0, 100),
} as const;
