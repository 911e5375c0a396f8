/** The title of each page's window (NAV-01). */
import { brand } from '../../kit/copy/site.ts';

/** Titles of the pages, as a tab of the browser shows them. */
export const pageTitles = {
  login: '로그인',
  maintenance: '점검중',
  message: '쪽지',
  member: '회원정보',
  rule: '이용규정',
  admin: '관리자',
  manager: '매니저',
  home: '',
  wintielose: '승무패',
  betResult: '베팅내역',
  launch: '입장',
  notFound: '페이지를 찾을 수 없습니다',
} as const;

/** The site's name ends every title; the start page has nothing else. */
export const documentTitle = (page: string): string => (page === '' ? brand.name : `${page} · ${brand.name}`);
