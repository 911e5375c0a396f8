/** What the pages are called that a bar of the first picture can name. */
import type { ShownPage } from '../../../domain/reference/barPages.ts';
import { firstTitles } from './firstPages.ts';

export const shownTitles: Record<ShownPage, string> = {
  ...firstTitles,
  charge: '충전',
  chargeCrypto: '테더입금',
  exchange: '환전',
  exchangeCrypto: '테더출금',
  casino: '카지노',
  slot: '슬롯',
  miniGames: '미니게임',
  betResult: '베팅내역',
  virtualGame: '가상게임',
  message: '쪽지',
  customer: '고객센터',
  rule: '이용규정',
  member: '회원정보',
  points: '포인트 전환',
  coupons: '쿠폰함',
  eventMission: '일일퀘스트',
  limits: '내 한도',
};
