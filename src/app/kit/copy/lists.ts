/** What every list says of itself: where it goes on, where it ends, what it waits for. */
export const lists = {
  more: '더보기',
  gap: '사이 내역 더보기',
  loading: '불러오는 중입니다.',
  offline: '연결이 끊겨 더 불러올 수 없습니다.',
  failed: '불러오지 못했습니다.',
  retry: '다시 시도',
  end: '모두 불러왔습니다.',
  endSince: (day: string) => `${day}부터 모두 불러왔습니다.`,
  full: '더 불러오려면 조회 조건을 좁혀주세요.',
  added: (count: number) => `${count}건을 더 불러왔습니다.`,
  asOf: (time: string) => `${time} 기준 내역입니다.`,
} as const;
