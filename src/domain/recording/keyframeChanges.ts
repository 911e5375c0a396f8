/**
 * A keyframe as what is other in it than in the first one of its file (RCD-14): most rows of a house never change, and of a game what it is does not. Rows
 * are of any shape here: one is told as another one's only where that gives it back, field by field.
 */
import { z } from 'zod';
import { Keyframe, type ByTable } from './recording.ts';

/** All rows by table, of both databases. */
export type KeyframeRows = Pick<Keyframe, 'house' | 'member'>;

const place = z.number().int().min(0);
/** Of a row its place in the first keyframe's table, and the fields that are other. */
const Changed = z.record(z.string().max(40), z.array(z.tuple([place, z.record(z.string(), z.unknown())])));
const Places = z.record(z.string().max(40), z.array(place));

/** A keyframe as a line says it: all rows, or since the first one those that are new, changed and gone. */
export const KeyframeSaid = Keyframe.pick({ house: true, member: true }).extend({
  since: z.literal(0).optional(),
  changed: z.object({ house: Changed, member: Changed }).optional(),
  gone: z.object({ house: Places, member: Places }).optional(),
});
export type KeyframeSaid = z.infer<typeof KeyframeSaid>;

type Rows = z.infer<typeof ByTable>;
type Row = Readonly<Record<string, unknown>>;

/** @param base of the first keyframe */
export function keyframeChanges(base: KeyframeRows, rows: KeyframeRows): KeyframeSaid {
  const house = changesOf(base.house, rows.house);
  const member = changesOf(base.member, rows.member);
  return {
    since: 0,
    house: house.put,
    member: member.put,
    changed: { house: house.changed, member: member.changed },
    gone: { house: house.gone, member: member.gone },
  };
}

/** @returns `undefined` where it speaks of rows that the first keyframe does not have */
export function keyframeRows(base: KeyframeRows, said: KeyframeSaid): KeyframeRows | undefined {
  const of = (db: 'house' | 'member') =>
    withChanges(base[db], said[db], said.changed?.[db] ?? {}, said.gone?.[db] ?? {});
  const [house, member] = [of('house'), of('member')];
  return house === undefined || member === undefined ? undefined : { house, member };
}

interface Changes {
  readonly put: Rows;
  readonly changed: z.infer<typeof Changed>;
  readonly gone: z.infer<typeof Places>;
}

function changesOf(base: Rows, rows: Rows): Changes {
  const changes: Changes = { put: {}, changed: {}, gone: {} };
  for (const table of new Set([...Object.keys(base), ...Object.keys(rows)])) {
    const known = base[table] ?? [];
    const places = new Map(known.map((row, at) => [nameOf(row), at] as const));
    const left = new Set(known.keys());
    for (const row of rows[table] ?? []) {
      const at = places.get(nameOf(row));
      const fields = at === undefined || !left.has(at) ? undefined : fieldsOf(known[at], row);
      if (at === undefined || fields === undefined) {
        (changes.put[table] ??= []).push(row);
        continue;
      }
      left.delete(at);
      if (Object.keys(fields).length > 0) (changes.changed[table] ??= []).push([at, fields]);
    }
    if (left.size > 0) changes.gone[table] = [...left];
  }
  return changes;
}

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row);

/** What tells a row from others of its table, as far as anybody can see: what stands first in it. */
const nameOf = (row: unknown): unknown => (isRow(row) ? Object.values(row)[0] : row);

/** Fields that make one row of the other; `undefined` where none do. */
function fieldsOf(known: unknown, row: unknown): Record<string, unknown> | undefined {
  if (known === row) return {};
  if (!isRow(known) || !isRow(row) || Object.keys(known).some((field) => row[field] === undefined)) return undefined;
  const other = Object.entries(row).filter(([field, value]) => !isAlike(known[field], value));
  return Object.fromEntries(other.filter(([, value]) => value !== undefined));
}

const isAlike = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

function withChanges(base: Rows, put: Rows, changed: Changes['changed'], gone: Changes['gone']): Rows | undefined {
  const tables: Record<string, unknown[]> = {};
  for (const table of new Set([base, put, changed, gone].flatMap((all) => Object.keys(all)))) {
    const rows = [...(ownOf(base, table) ?? [])];
    for (const [at, fields] of ownOf(changed, table) ?? []) {
      const known = rows[at];
      if (!isRow(known)) return undefined;
      rows[at] = { ...known, ...fields };
    }
    const without = new Set(ownOf(gone, table));
    if (without.size > 0 && Math.max(...without) >= rows.length) return undefined;
    const left = without.size === 0 ? rows : rows.filter((_, at) => !without.has(at));
    left.push(...(ownOf(put, table) ?? []));
    if (left.length > 0) tables[table] = left;
  }
  return tables;
}

const ownOf = <Value>(
  tables: Readonly<Record<string, readonly Value[]>>,
  table: string,
): readonly Value[] | undefined => (Object.hasOwn(tables, table) ? tables[table] : undefined);
