/** What sports are called. */
import { SPORT } from '../../src/domain/reference/sports.ts';

const sportNames: Readonly<Record<string, { readonly name: string; readonly korean: string }>> = {
  [SPORT.football]: { name: 'Football', korean: '축구' },
  [SPORT.basketball]: { name: 'Basketball', korean: '농구' },
  [SPORT.volleyball]: { name: 'Volleyball', korean: '배구' },
  [SPORT.baseball]: { name: 'Baseball', korean: '야구' },
  [SPORT.iceHockey]: { name: 'Ice Hockey', korean: '아이스하키' },
  [SPORT.eSports]: { name: 'E-Sports', korean: 'e스포츠' },
  [SPORT.tennis]: { name: 'Tennis', korean: '테니스' },
  [SPORT.horseRacing]: { name: 'Horse Racing', korean: '경마' },
  [SPORT.cricket]: { name: 'Cricket', korean: '크리켓' },
};

/** Names of a sport; one the table does not know is called "other" in both languages. */
export function sportNameOf(sportId: string): { readonly name: string; readonly korean: string } {
  return sportNames[sportId] ?? { name: 'Other', korean: '기타' };
}
