/** What a board says that has no game to show. Apart: most boards have one, and never load it. */
export const emptyBoard = {
  empty: '표시할 경기가 없습니다.',
  emptyHint: '다른 종목이나 리그를 선택해주세요.',
  emptySearch: (text: string) => `‘${text}’ 검색 결과가 없습니다.`,
  /** A number follows. */
  searched: (text: string) => `‘${text}’ 검색 결과`,
  showAll: '전체 보기',
} as const;
