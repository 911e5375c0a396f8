/**
 * Where a row stands in a list: by its time, newest first; ties are broken by id, greatest first. It never changes, so that rows that come or
 * change while somebody pages move no other row (LST-1).
 */
import { z } from 'zod';
import { MAX_ID } from '../kernel/ids.ts';

export interface ListKey {
  /** Epoch ms. */
  readonly at: number;
  readonly id: string;
}

/** Below zero where `a` stands before `b`. Ids are compared unit by unit, as the origin's store compares them. */
export function compareKeys(a: ListKey, b: ListKey): number {
  if (a.at !== b.at) return b.at - a.at;
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}

/**
 * After which row a page begins, as the origin told it. Browsers hand it back as it came and read nothing out of it; what the origin would not
 * have told is refused (LST-2).
 */
export const ListCursor = z.string().regex(new RegExp(String.raw`^\d{1,15}\.[\w.-]{1,${MAX_ID}}$`));
export type ListCursor = z.infer<typeof ListCursor>;

export const cursorOf = ({ at, id }: ListKey): ListCursor => `${at}.${id}`;

/** @param cursor of `cursorOf` */
export function keyOfCursor(cursor: ListCursor): ListKey {
  const dot = cursor.indexOf('.');
  return { at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}

/** The number that the id of a counted row is; 0, which none has, where it is none. */
export function countedId(id: string): number {
  const number = Number(id);
  return Number.isSafeInteger(number) ? number : 0;
}
