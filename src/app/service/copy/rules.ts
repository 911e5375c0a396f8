/** The words around the rules of the house. */
export const rules = {
  title: '이용규정',
  loading: '이용규정을 불러오는 중입니다.',
  failed: '이용규정을 불러오지 못했습니다.',
  search: '규정 검색',
  found: (chapters: number, places: number) => `${chapters}개 항목에서 ${places}곳을 찾았습니다.`,
  nothing: '찾는 내용이 없습니다.',
  nothingHint: '다른 검색어를 입력해보세요.',
  empty: '등록된 규정이 없습니다.',
} as const;
