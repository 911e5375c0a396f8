/** The words around every page: titles, menus, drawers, lobbies (NAV-01 … NAV-16). */

export const chrome = {
  quick: '바로가기',
  rules: '이벤트·규정',
  results: '경기결과',
  memberPanel: '내 정보',
  openMemberPanel: (nickname: string) => `${nickname} 내 정보`,
  search: '검색',
  back: '뒤로',
  layout: '화면',
  layoutMobile: '모바일',
  layoutDesktop: 'PC',
  layoutAuto: '자동',
  noticeStop: '공지 멈추기',
  noticeGo: '공지 움직이기',
  footer: '사이트 정보',
  playMoneyNote: '모의 머니로만 운영됩니다. 실제 돈은 오가지 않습니다.',
} as const;

export const messengers = {
  region: '상담 안내',
  kakao: '카톡 상담',
  telegram: '텔레그램 상담',
  domain: '예비 주소',
  domainImage: '예비 주소 안내 그림',
} as const;

export const sideGroups = {
  domestic: '국내형 스포츠',
  european: '유럽형 스포츠',
  casino: '카지노',
  slot: '슬롯',
  miniGame: '미니게임',
  links: '바로가기',
} as const;
