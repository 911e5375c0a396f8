/** What something of the house was and would be, name by name, as far as it differs. Pure. */
import type { EffectLine } from '../../../src/domain/office/operatorAct.ts';
import { removedFrom } from '../../../src/house-html/removedHtml.ts';

/** Fewer than a preview holds: what is left out of HTML is said beside them. */
const MOST_LINES = 80;
const MOST_LETTERS = 80;

/** What writing HTML anew leaves out of it, a line each: how often it stands there, and that it will not. */
export const removedLines = (html: string): readonly EffectLine[] =>
  removedFrom(html).map(({ kind, name, count }) => ({ what: `removed.${kind}.${name}`, before: count, after: 0 }));

/** One line for each part that is another one: names below one another are parted by a dot; more parts than can be shown are one line. */
export function changedLines(key: string, before: unknown, after: unknown): readonly EffectLine[] {
  const lines = linesOf(key, before, after);
  return lines.length <= MOST_LINES ? lines : [{ what: key, before, after }];
}

function linesOf(what: string, before: unknown, after: unknown): readonly EffectLine[] {
  if (isSame(before, after)) return [];
  // What comes or goes as a whole is said part by part as well.
  const [was, is] = [partsOf(before ?? emptyLike(after)), partsOf(after ?? emptyLike(before))];
  if (was === undefined || is === undefined) {
    return [{ what: what.slice(0, MOST_LETTERS), before: before ?? null, after: after ?? null }];
  }
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const lines = names.flatMap((name) => linesOf(`${what}.${name}`, was.get(name), is.get(name)));
  // Rows in another order are the same parts, and another value.
  const [order, newOrder] = [[...was.keys()], [...is.keys()]];
  const isMoved = Array.isArray(after) && !isSame(sharedOf(order, is), sharedOf(newOrder, was));
  return lines.length > 0 && !isMoved
    ? lines
    : [...lines, { what: `${what}.order`.slice(0, MOST_LETTERS), before: order, after: newOrder }];
}

const sharedOf = (names: readonly string[], other: Parts): readonly string[] => names.filter((name) => other.has(name));

const emptyLike = (other: unknown): unknown => (Array.isArray(other) || typeof other !== 'object' ? undefined : {});

type Parts = ReadonlyMap<string, unknown>;

/** Parts by name, whatever name that is, in the order they stand in: of an object its fields, of a list its rows by their ids, where each has one of its own. */
function partsOf(value: unknown): Parts | undefined {
  if (Array.isArray(value)) {
    const named = value.map((row: unknown) => [idOf(row), row] as const);
    const ids = new Set(named.map(([id]) => id));
    return ids.has(undefined) || ids.size !== named.length ? undefined : new Map(named as [string, unknown][]);
  }
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
}

const idOf = (row: unknown): string | undefined =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : undefined;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one ?? null)) === JSON.stringify(sorted(other ?? null));

/** The same however its fields were written down. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  );
}
