/** Times as the site shows them: always Seoul, whatever the browser's zone (SES-15). */
import { inSeoul } from '../../../domain/kernel/seoulDay.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

const two = (value: number) => value.toString().padStart(2, '0');

/** `10.24` */
export function dayText(at: number): string {
  const date = inSeoul(at);
  return `${two(date.getUTCMonth() + 1)}.${two(date.getUTCDate())}`;
}

/** `14:00` */
export function minuteText(at: number): string {
  const date = inSeoul(at);
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

/** `13:41:52` */
export function secondText(at: number): string {
  return `${minuteText(at)}:${two(inSeoul(at).getUTCSeconds())}`;
}

/** `10.24 (토)` */
export const weekdayText = (at: number): string => `${dayText(at)} (${WEEKDAYS[inSeoul(at).getUTCDay()] ?? ''})`;

/** `10.24 (토) 13:42:18` */
export const clockText = (at: number): string => `${weekdayText(at)} ${secondText(at)}`;

/** `26-10-24 13:42`, for what may be of another year */
export function dateMinuteText(at: number): string {
  const date = inSeoul(at);
  return `${two(date.getUTCFullYear() % 100)}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())} ${minuteText(at)}`;
}

/** The value of a `time` element's `dateTime`, in Seoul's offset. */
export function machineTime(at: number): string {
  return `${inSeoul(at).toISOString().slice(0, 19)}+09:00`;
}

/** An age for a reader: `0.2초`, `38초`, `12분`, `3시간`. */
export function ageText(ms: number): string {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 10) return `${(Math.floor(seconds * 10) / 10).toFixed(1)}초`;
  if (seconds < 120) return `${Math.floor(seconds)}초`;
  if (seconds < 7_200) return `${Math.floor(seconds / 60)}분`;
  return `${Math.floor(seconds / 3600)}시간`;
}

/** Time to a start: `17분 42초 후`, `3시간 5분 후`. */
export function untilText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 3600) return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)} 후`;
  return `${Math.floor(seconds / 3600)}시간 ${Math.floor((seconds % 3600) / 60)}분 후`;
}
