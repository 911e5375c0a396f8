/** Names of sports by the feed's ids (SPT-05): a sport without a word does not compile. */
import { SPORT, type KnownSportId } from '../../../domain/reference/sports.ts';

const sportNames: Record<KnownSportId, string> = {
  [SPORT.football]: '축구',
  [SPORT.basketball]: '농구',
  [SPORT.volleyball]: '배구',
  [SPORT.baseball]: '야구',
  [SPORT.iceHockey]: '아이스하키',
  [SPORT.eSports]: 'e스포츠',
  [SPORT.tennis]: '테니스',
  [SPORT.horseRacing]: '경마',
  [SPORT.cricket]: '크리켓',
  [SPORT.americanFootball]: '미식축구',
  [SPORT.boxing]: '격투기',
  [SPORT.handball]: '핸드볼',
  [SPORT.tableTennis]: '탁구',
  [SPORT.badminton]: '배드민턴',
  [SPORT.golf]: '골프',
};

const byId: Readonly<Record<string, string | undefined>> = sportNames;

/** The word of a sport; `기타` for one the table does not know. */
export function sportNameOf(sportId: string): string {
  return byId[sportId] ?? '기타';
}
