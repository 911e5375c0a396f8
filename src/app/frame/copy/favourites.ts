/** The words of favourites. */
export const favouriteWords = {
  title: '즐겨찾기',
  noGame: '예정 경기 없음',
  remove: (name: string) => `${name} 즐겨찾기 해제`,
} as const;
