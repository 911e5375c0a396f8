/** What is said of this visit and of what the member holds, wherever the account is (FAIR-04, NAV-11). */
import { formatWon } from '../../../domain/kernel/money.ts';
import { minuteText } from '../../kit/copy/time.ts';

/** `1:00:00`: hours, minutes, seconds. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (value: number) => value.toString().padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

export const glance = {
  visit: '이번 접속',
  netSince: (at: number) => `${minuteText(at)}부터 순변동`,
  netToday: '오늘 순변동',
  coupons: (count: number, areMore: boolean) => `${formatWon(count)}${areMore ? '+' : ''}장`,
} as const;
