/** The words of the notice popups (NAV-14). */
import { formatWon } from '../../../domain/kernel/money.ts';

export const popups = {
  name: (at: number, count: number) => (count === 1 ? '공지' : `공지 ${formatWon(at)} / ${formatWon(count)}`),
  announce: (count: number) => `공지 ${formatWon(count)}건이 있습니다.`,
  snooze: '6시간 동안 보지 않기',
  close: '닫기',
} as const;
