/** The words around the rules of the house. */
export const rules = {
  title: '이용규정',
  loading: '이용규정을 불러오는 중입니다.',
  failed: '이용규정을 불러오지 못했습니다.',
  empty: '등록된 규정이 없습니다.',
} as const;
