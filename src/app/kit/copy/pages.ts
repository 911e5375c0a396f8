/** What each page is called, in the title of its window and in menus (NAV-01). A page that lacks a name does not compile. */
import type { PageId } from '../../../domain/reference/pageTable.ts';
import { brand } from './site.ts';

export const pageTitles: Record<PageId, string> = {
  login: '로그인',
  maintenance: '점검중',
  home: '홈',
  // As its kind is called on boards; those words are of files that the first visit does not load.
  cross: '크로스',
  wintielose: '승무패',
  europe: '유럽형',
  inplay: '인플레이',
  handicap: '핸디캡',
  special: '스페셜',
  live: '라이브',
  proto: '프로토',
  miniGames: '미니게임',
  miniGame: '미니게임',
  betResult: '베팅내역',
  sportsResult: '경기결과',
  virtualGame: '가상게임',
  miniGameResults: '미니게임 결과',
  virtualResults: '가상게임 결과',
  message: '쪽지',
  rule: '이용규정',
  member: '회원정보',
  admin: '관리자',
  manager: '매니저',
  verify: '추첨 검증',
  launch: '입장',
  notFound: '페이지를 찾을 수 없습니다',
};

/** As a tab of the browser shows it: the site's name ends every title, and is all of the start page's. */
export const documentTitle = (page: PageId): string =>
  page === 'home' ? brand.name : `${pageTitles[page]} · ${brand.name}`;
