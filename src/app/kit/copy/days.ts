/** Words of choosing a day. */
export const days = {
  day: '날짜',
  before: '이전 날',
  after: '다음 날',
  today: '오늘',
} as const;
