/** What a board says that has no game to show. Apart: most boards have one, and never load it. */
export const emptyBoard = {
  empty: '표시할 경기가 없습니다.',
  emptyHint: '다른 종목이나 리그를 선택해주세요.',
  soldOut: '이 회차의 경기는 모두 마감되었습니다.',
  otherRound: '발매 중인 다른 회차를 확인해주세요.',
  round: (round: number) => `${round}회차 보기`,
  emptySearch: (text: string) => `‘${text}’ 검색 결과가 없습니다.`,
  /** A number follows. */
  searched: (text: string) => `‘${text}’ 검색 결과`,
  showAll: '전체 보기',
} as const;
