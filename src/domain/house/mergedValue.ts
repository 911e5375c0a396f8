/** What becomes of a setting that two change at once (rule OPR-14): each part is whose who changed it. Pure. */
import { isAlike } from '../kernel/isAlike.ts';

/**
 * What is to be stored where somebody changed what they saw: what they left as it was stays as it is stored by now, what they changed is as they say,
 * also where another changed the same. Parts are fields of objects and rows by what names them; hours and whatever else has a beginning and an end are one part.
 *
 * @param was what they saw; all three are plain data that fit one schema
 */
export function mergedValue(was: unknown, said: unknown, stored: unknown): unknown {
  if (isAlike(was, said)) return stored;
  if (isAlike(was, stored)) return said;
  const [old, mine, now] = [partsOf(was), partsOf(said), partsOf(stored)];
  if (old === undefined || mine === undefined || now === undefined) return said;
  const isMoved = !isAlike(sharedOf(old, mine), sharedOf(mine, old));
  const [first, then] = isMoved ? [mine, now] : [now, mine];
  const names = [...new Set([...first.keys(), ...then.keys()])];
  const parts = names
    .map((name) => [name, mergedValue(old.get(name), mine.get(name), now.get(name))] as const)
    .filter(([, part]) => part !== undefined);
  return Array.isArray(said) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

type Parts = ReadonlyMap<string, unknown>;

/** By name, in their order; `undefined` for what has none. */
function partsOf(value: unknown): Parts | undefined {
  if (Array.isArray(value)) {
    const rows = new Map(value.map((row: unknown) => [nameOf(row), row] as const));
    return rows.has(undefined) || rows.size !== value.length ? undefined : (rows as Map<string, unknown>);
  }
  if (typeof value !== 'object' || value === null || ('from' in value && 'until' in value)) return undefined;
  return new Map(Object.entries(value));
}

/** Names of one that another has too, in its order. */
const sharedOf = (of: Parts, other: Parts): readonly string[] => [...of.keys()].filter((name) => other.has(name));

/** What names a row: its id, or the addresses that it is about. */
function nameOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const name = 'id' in row ? row.id : 'range' in row ? row.range : undefined;
  return typeof name === 'string' ? name : undefined;
}
