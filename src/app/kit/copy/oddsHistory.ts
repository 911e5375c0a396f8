/** What the line of a price says in words. */

export const oddsHistory = {
  title: '최근 배당',
  /** Odds as texts. */
  label: (first: string, last: string, least: string, most: string, moves: number) =>
    `배당 변동 ${moves}회: ${first}에서 ${last}, 최저 ${least}, 최고 ${most}`,
  withGaps: (label: string) => `${label}, 일부 구간 기록 없음`,
} as const;
