/** Names of the office's pages. */
export const pageNames = {
  today: '오늘',
  risk: '리스크',
  results: '결과',
  bets: '베팅',
  members: '회원',
  letters: '쪽지',
  cashier: '입출금',
  support: '상담',
  partner: '파트너',
  reports: '보고서',
  house: '하우스',
  audit: '감사',
} as const;
