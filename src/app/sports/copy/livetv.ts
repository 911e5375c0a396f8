/** The words of `/livetv`. */
export const liveTv = {
  title: '라이브TV',
  noLicence: '중계 영상은 라이선스가 없어 제공하지 않습니다. 진행 중인 경기를 문자 중계로 보여드립니다.',
  loading: '진행 중인 경기를 불러오는 중입니다.',
  failed: '편성표를 불러오지 못했습니다.',
  empty: '진행 중인 경기가 없습니다.',
  emptyHint: '다른 종목을 선택해주세요.',
  markets: '배당 보기',
  toGame: (teams: string) => `${teams} 배당 보기`,
} as const;
