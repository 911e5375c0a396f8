/** The words of the European page. */

export const europe = {
  league: '리그 선택',
  allLeagues: '전체 리그',
  leagueOf: (place: string, league: string, count: number) => `${place} · ${league} (${count})`,
  declined: '받아들이지 않은 배당 변경',
  declinedHint: '카트의 선택은 그대로입니다. 다시 베팅하면 지금 배당을 다시 확인합니다.',
  toMatch: (pick: string) => `${pick} 경기 보기`,
} as const;
