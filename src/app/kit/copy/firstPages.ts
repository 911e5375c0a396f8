/** What the pages of every first visit are called, in the title of their window and in menus (NAV-01). One that lacks a name does not compile. */
import type { FirstPage } from '../../../domain/reference/firstPages.ts';
import type { PageId } from '../../../domain/reference/pageTable.ts';
import { brand } from './site.ts';

export const firstTitles: Record<FirstPage, string> = {
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
  admin: '관리자',
  manager: '매니저',
  verify: '추첨 검증',
  notFound: '페이지를 찾을 수 없습니다',
};

/** As a tab of the browser shows it: the site's name ends every title, and is all of the start page's. */
export const windowTitle = (page: PageId, title: string): string =>
  page === 'home' ? brand.name : `${title} · ${brand.name}`;
