/** What each page is called, in the title of its window and in menus (NAV-01). A page that lacks a name does not compile. */
import type { PageId } from '../../../domain/reference/pageTable.ts';
import { shownTitles } from './barPages.ts';

export const pageTitles: Record<PageId, string> = {
  ...shownTitles,
  miniGame: '미니게임',
  sportsResult: '경기결과',
  miniGameResults: '미니게임 결과',
  virtualResults: '가상게임 결과',
  casinoCx: '카지노 2관',
  casinoVinus: '카지노 3관',
  slotCx: '슬롯 2관',
  slotVinus: '슬롯 3관',
  houseGame: '한판 하우스',
  attendance: '출석체크',
  tournament: '토너먼트',
  tournamentCasino: '카지노 토너먼트',
  friend: '추천인 현황',
  liveTv: '라이브TV',
  statement: '보유머니 내역',
  points: '포인트 전환',
  coupons: '쿠폰함',
  calculate: '정산',
  calculateSports: '스포츠 정산',
  calculateCasino: '카지노·게임 정산',
  calculateEvent: '이벤트 정산',
  calculateTether: '테더 정산',
  launch: '입장',
};
