/** Values of settings as whoever fills them in sees them: units, empty ones, what differs. Pure. */
import { dayOfDate, seoulDate } from '../../../../domain/kernel/seoulDay.ts';
import { minuteText } from '../../../kit/copy/time.ts';
import { isClock } from '../../parts/isClock.ts';
import type { SettingField } from '../../../../domain/house/settingField.ts';

/** How a number is typed: in units of so many, or as a time of day or a moment of Seoul. */
export type NumberKind =
  | { readonly is: 'count'; readonly scale: number; readonly unit: NumberUnit }
  | { readonly is: 'clock' }
  | { readonly is: 'moment' };
export type NumberUnit =
  | 'won'
  | 'points'
  | 'percent'
  | 'days'
  | 'hours'
  | 'minutes'
  | 'seconds'
  | 'px'
  | 'usdt'
  | 'none';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
const count = (unit: NumberUnit, scale = 1): NumberKind => ({ is: 'count', scale, unit });

/** Names of sums, wherever they stand. */
const SUMS =
  /^(?:least|most|unit|quick|dayMost|fixtureMax|twoFrom|minStake|stake|(?:min|max)(?:Live|Special)?(?:Bet|Win)Amount|leastCharge)$/;
const POINTS = /^(?:points|daily|prizes)$/;

/** @param path names parted by dots; numbers of a list or a map are named by what they stand in */
export function numberKindOf(path: string, value: unknown): NumberKind {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part));
  const last = parts.at(-1) ?? '';
  if (isClock(path)) return { is: 'clock' };
  if (/(?:At|Time)$/.test(last) || /bonuses\.(?:from|until)$/.test(parts.join('.'))) return { is: 'moment' };
  if (last.endsWith('Ms')) return count(...durationUnit(value));
  if (parts[0] === 'liveBettingTime') return count('seconds');
  if (parts.includes('tether') && SUMS.test(last)) return count('usdt');
  if (last === 'rate') return count('won', 100);
  if (/percent$/i.test(last)) return count('percent');
  if (/(?:Min|Minutes)$/.test(last)) return count('minutes');
  if (/days$/i.test(last)) return count('days');
  if (POINTS.test(last)) return count('points');
  if (SUMS.test(last)) return count('won');
  return /^(?:width|pcLeftLocation|pcTopLocation)$/.test(last) ? count('px') : count('none');
}

/** The largest unit that says it whole. */
function durationUnit(value: unknown): [unit: NumberUnit, scale: number] {
  const ms = typeof value === 'number' ? value : 0;
  if (ms > 0 && ms % DAY === 0) return ['days', DAY];
  if (ms > 0 && ms % HOUR === 0) return ['hours', HOUR];
  return ms > 0 && ms % MINUTE === 0 ? ['minutes', MINUTE] : ['seconds', SECOND];
}

/** Of `23:30` the minute of the day. */
export function minuteOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** `2026-10-27T04:00` of Seoul, as a field of a moment takes it, and back; nothing for 0. */
export const momentText = (at: number): string => (at <= 0 ? '' : `${seoulDate(at)}T${minuteText(at)}`);
export function momentOf(text: string): number | undefined {
  const [date = '', clock = ''] = text.split('T');
  const [day, minute] = [dayOfDate(date), minuteOf(clock)];
  return day === undefined || minute === undefined ? undefined : day + minute * MINUTE;
}

/** What a field holds before anybody filled it in. */
export function emptyOf(field: SettingField): unknown {
  switch (field.is) {
    case 'switch':
      return field.isFlag ? 0 : false;
    case 'number':
      return Math.max(0, field.least ?? 0);
    case 'text':
      return '';
    case 'choice':
      return field.of[0];
    case 'group':
      return Object.fromEntries(
        field.fields.filter(({ isOptional }) => !isOptional).map(({ name, field: of }) => [name, emptyOf(of)]),
      );
    case 'list':
      return [];
    case 'map':
      return {};
    case 'perhaps':
      return null;
  }
}

export type Values = Readonly<Record<string, unknown>>;
export const partsOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {});
export const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** A value with another part; absent where that is nothing. */
export function withPart(value: unknown, name: string, part: unknown): Values {
  const { [name]: _old, ...rest } = partsOf(value);
  return part === undefined ? rest : { ...partsOf(value), [name]: part };
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, sorted(part)]));
}

/** Whether a field is filled in on one line. */
export const isPlain = ({ is }: SettingField): boolean =>
  is === 'switch' || is === 'number' || is === 'text' || is === 'choice';

export type { SettingField };
