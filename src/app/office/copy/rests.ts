/** The words of when games rest. */
export const rests = {
  title: '휴식 시간',
  choose: '휴식 시간을 정할 게임을 고르세요.',
  none: '휴식 없음',
  hours: (from: string, until: string) => `${from} – ${until}`,
  isResting: (hours: string) => `${hours} · 휴식 중`,
  allOf: (count: number) => `전체 게임 ${count}개`,
  allOfProvider: (provider: string) => `${provider} 전체`,
  many: '게임마다 다름',
  hint: '매일 이 시간에 시작하는 회차는 베팅을 받지 않습니다. 회차 번호와 추첨은 그대로이며, 저장하면 바로 적용됩니다.',
  manyHint: '저장하면 이 제공사의 모든 게임이 같은 휴식 시간을 갖습니다.',
  noSpan: '시작 시각과 끝 시각을 다르게 정하세요.',
  endAll: '모두 휴식 없음으로',
  rounds: (first: number, last: number) => `${first}회차부터 ${last}회차까지 베팅을 받지 않습니다.`,
  noRound: '이 시간에 시작하는 회차가 없습니다.',
} as const;
