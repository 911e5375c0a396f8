/** A value that an act changes, as text: sums with their groups, nothing as a dash, whatever is of parts as it is written down. Pure. */
import type { PageId } from '../../../domain/reference/pageTable.ts';
import { pageTitles } from '../../kit/copy/pages.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { units } from '../../kit/copy/labels.ts';
import { minuteOfDay } from '../../kit/copy/minuteOfDay.ts';
import { dateMinuteText } from '../../kit/copy/time.ts';
import { codeName, durationText } from '../copy/codes.ts';
import { isClock } from './isClock.ts';

/** Words that somebody wrote, which are no codes though they may read like one. */
const WRITTEN = /^mailing\.(?:search|partner|first|title|contents)$/;

/** @param what name of what it is: moments and durations are said as such */
export function valueText(value: unknown, what = ''): string {
  if (value === null || value === undefined || value === '') return units.none;
  if (typeof value === 'number' && /(?:At|Time)$/.test(what)) return value === 0 ? units.none : dateMinuteText(value);
  if (typeof value === 'number' && what.endsWith('Ms')) return durationText(value);
  if (typeof value === 'number' && isClock(what)) return minuteOfDay(value);
  if (typeof value === 'number' && what.startsWith('payout mg.')) return formatOdds(value);
  if (typeof value === 'number') return Number.isInteger(value) ? formatWon(value) : String(value);
  if (Array.isArray(value) && /^menus\.\w+\.order$/.test(what)) return value.map(pageName).join(' · ');
  if (typeof value === 'string') return WRITTEN.test(what) ? value : codeName(value);
  return typeof value === 'boolean' ? codeName(String(value)) : JSON.stringify(value);
}

const pageName = (id: unknown): string =>
  typeof id === 'string' && Object.hasOwn(pageTitles, id) ? pageTitles[id as PageId] : String(id);

/** What two values are made of, name by name, and which of it differs; one line without a name where they are of no parts. */
export function changedLines(before: unknown, after: unknown): readonly ChangedLine[] {
  const [old, fresh] = [partsOf(before), partsOf(after)];
  if (old === undefined && fresh === undefined)
    return (before ?? null) === null && (after ?? null) === null ? [] : [{ name: '', before, after, isChanged: true }];
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])];
  return names.map((name) => {
    const [was, is] = [old?.[name], fresh?.[name]];
    return { name, before: was, after: is, isChanged: JSON.stringify(was) !== JSON.stringify(is) };
  });
}

export interface ChangedLine {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly isChanged: boolean;
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
