/** What a screen says of the line: what is held back on it and why, and how old a price is. */
import type { LineChoice, LineState } from '../../../domain/events/line.ts';

export const lineWords = {
  held: {
    slow: '느린 연결: 보고 있는 경기만 실시간으로 받습니다.',
    saving: '데이터 절약: 보고 있는 경기만 실시간으로 받습니다.',
  } satisfies { readonly [State in Exclude<LineState, 'good'>]: string },
  all: '모두 받기',
  arriving: '나머지 경기를 받는 중입니다.',
  percent: (done: number) => `(${done}%)`,
  priceAge: (seconds: number) => `이 배당은 ${seconds}초 전 기준입니다.`,
} as const;

/** The choice on the member's page. */
export const lineChoice = {
  title: '데이터 사용',
  label: '경기 받기',
  names: { auto: '자동', all: '항상 모두 받기', saving: '데이터 절약' } satisfies {
    readonly [C in LineChoice]: string;
  },
  hint: '데이터 절약을 선택하면 보고 있는 경기만 실시간으로 받습니다.',
} as const;
