/** What the slip says of a pick that took another one's place. */

export const replaced = {
  title: '같은 경기의 선택을 바꿨습니다.',
  change: (before: string, after: string) => `${before} → ${after}`,
} as const;
