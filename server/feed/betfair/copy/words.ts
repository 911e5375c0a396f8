/** Words for what the exchange has without a name, or in English alone. */
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { rowOf } from '../../rowOf.ts';

/** Event types of the exchange: which sport they are here, and what its league line calls them. */
const sports: Readonly<Record<string, readonly [sportId: string, word: string] | undefined>> = {
  '1': [SPORT.football, '축구'],
  '2': [SPORT.tennis, '테니스'],
  '3': [SPORT.golf, '골프'],
  '4': [SPORT.cricket, '크리켓'],
  '6': [SPORT.boxing, '복싱'],
  '7': [SPORT.horseRacing, '경마'],
  '4339': ['betfair-4339', '그레이하운드'],
  '6423': [SPORT.americanFootball, '미식축구'],
  '7511': [SPORT.baseball, '야구'],
  '7522': [SPORT.basketball, '농구'],
  '7524': [SPORT.iceHockey, '아이스하키'],
  '468328': [SPORT.handball, '핸드볼'],
  '627555': [SPORT.badminton, '배드민턴'],
  '998917': [SPORT.volleyball, '배구'],
  '2593174': [SPORT.tableTennis, '탁구'],
  '26420387': [SPORT.boxing, '격투기'],
  '27454571': [SPORT.eSports, 'E스포츠'],
};

/** The sport of an event type; any other keeps its number. */
export function sportOf(eventTypeId: string): readonly [sportId: string, word: string] {
  return rowOf(sports, eventTypeId) ?? [`betfair-${eventTypeId}`.slice(0, 16), '기타'];
}

/** The league line. Prices that were traded and are on offer to nobody are said to be so (BF-S7). */
export const leagueLine = (word: string, place: string, isTraded: boolean): string =>
  `베트페어 ${word} ${place}`.trim() + (isTraded ? ' · 최종 체결가' : '');

export const WORLD = '국제';

/** Made up, where a file says no name. */
export const unnamed = {
  home: (runnerId: string) => `홈팀 ${runnerId}`.trim(),
  away: (runnerId: string) => `원정팀 ${runnerId}`.trim(),
  race: (place: string | undefined, eventId: string) => `${place ?? '경주'} ${eventId}`,
  event: (word: string, eventId: string) => `${word} ${eventId}`,
  starter: (number: number) => `${number}번`,
  runner: (runnerId: string) => `선택 ${runnerId}`,
} as const;

/** How many go, in the place of a second side. */
export const starters = (count: number): string => `${count}두 출전`;

/** Who comes in among the first. */
export const placed = (places: number): string => `${places}위 이내`;
export const EACH_WAY_NAME = '이치웨이';
