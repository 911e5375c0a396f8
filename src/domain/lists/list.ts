/**
 * A list: what grows without end, read a page at a time, kept in part by the browser, added to by a stream (decision 0076).
 *
 * One declaration says all of it. The origin answers by it and the worker asks by it (`listCall.ts`), the browser stores by it.
 */
import { z } from 'zod';
import type { MemberEvent } from '../events/catalogue.ts';
import type { Right } from '../office/roles.ts';
import type { ListKey } from './listKey.ts';

/** What a filter is made of: words and numbers, which travel in an address; what is absent asks for nothing. */
export type ListFilter = Readonly<Record<string, string | number | undefined>>;

/** How the member's own stream changes a list. */
export interface LiveChanges<Row> {
  /** The row that an event is about; `undefined` for events about none. */
  readonly idOf: (event: MemberEvent) => string | undefined;
  /**
   * The row afterwards.
   *
   * @param row `undefined` for one that nobody here knows
   * @returns `undefined` if the event does not tell enough to know it
   */
  readonly evolve: (row: Row | undefined, event: MemberEvent) => Row | undefined;
}

export interface ListDeclaration<Row = unknown, Filter extends ListFilter = ListFilter> {
  /** Where the origin answers it, below `/api`. */
  readonly path: `/${string}`;
  /** Who may read it; a member reads what is theirs. */
  readonly caller: 'member' | 'operator';
  /** Of a list of operators: the right that it takes. */
  readonly right?: Right;
  readonly row: z.ZodType<Row>;
  /** A strict object; its numbers are `numberAsked`. */
  readonly filter: z.ZodObject & z.ZodType<Filter>;
  /** Rows in a page, 20 to 50. */
  readonly pageSize: number;
  readonly keyOf: (row: Row) => ListKey;
  /** Whether a row is in the list of that filter: what the origin's query says, for rows that a stream tells. */
  readonly fits: (row: Row, filter: Filter) => boolean;
  /** Absent where no stream tells of it: then it is as it was last asked for. */
  readonly live?: LiveChanges<Row>;
}

/** A declaration, with the kinds of its row and filter as its schemas say them. */
export const list = <Row, Filter extends ListFilter>(
  declaration: ListDeclaration<Row, Filter>,
): ListDeclaration<Row, Filter> => declaration;

/**
 * Changes of a list whose rows the member's own stream tells whole (LST-11).
 *
 * @param name as screens ask for it (`calls/lists.ts`)
 */
export function toldRows<Row>(name: string, row: z.ZodType<Row>, idOf: (row: Row) => string): LiveChanges<Row> {
  const told = (event: MemberEvent): Row | undefined =>
    event.type === 'RowTold' && event.data.list === name ? row.safeParse(event.data.row).data : undefined;
  return {
    idOf(event) {
      const changed = told(event);
      return changed === undefined ? undefined : idOf(changed);
    },
    evolve: (known, event) => told(event) ?? known,
  };
}

/** A whole number of a filter: a number, or digits as they travel. What the platform makes of an empty text is none. */
export const numberAsked = <Read extends z.ZodType<number, number>>(schema: Read) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
    .transform(Number)
    .pipe(schema);

/** One list of one filter: the same for filters that ask for the same, in whatever order. */
export function listId(name: string, filter: ListFilter): string {
  const asked = wireFilter(filter).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [name, ...asked.map(([field, value]) => `${field}=${value}`)].join(' ');
}

/** A filter as it travels. */
export const wireFilter = (filter: ListFilter): [field: string, value: string][] =>
  Object.entries(filter).flatMap(([field, value]) => (value === undefined ? [] : [[field, String(value)]]));
