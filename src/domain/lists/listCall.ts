/** The call that a list is read by, made of its declaration: a row of the call table as any other. */
import { z } from 'zod';
import type { HttpCall } from '../calls/httpCall.ts';
import { Position } from '../kernel/position.ts';
import { numberAsked, type ListDeclaration, type ListFilter } from './list.ts';
import { ListCursor } from './listKey.ts';

/** Rows of one answer at most: a page, or as many as are brought level at once. */
export const MAX_ROWS_ASKED = 200;
const LIST_MS = 5_000;

/** What a page is asked by, beside the filter of its list. */
const PageAsked = z.object({
  after: ListCursor.optional(),
  limit: numberAsked(z.number().int().min(1).max(MAX_ROWS_ASKED)).optional(),
});

export type PageAsked = z.output<typeof PageAsked>;

const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row).max(MAX_ROWS_ASKED),
    /** After which row the next page begins; `null` if there is none. */
    next: ListCursor.nullable(),
    /** Where the member's stream stood; `null` for a list that no stream tells of. */
    position: Position.nullable(),
  });

/** A page whose rows are still to be read, each by itself. */
export const ListPage = pageOf(z.unknown());
export type ListPage<Row = unknown> = Omit<z.infer<typeof ListPage>, 'rows'> & { readonly rows: readonly Row[] };

/** The call of a list, with the list. */
export interface ListCall<Row = unknown, Filter extends ListFilter = ListFilter> extends HttpCall {
  readonly method: 'GET';
  readonly caller: ListDeclaration['caller'];
  readonly timeoutMs: number;
  readonly query: z.ZodType<PageAsked & Filter, Readonly<Record<string, string>>>;
  readonly answer: z.ZodType<ListPage<Row>>;
  readonly list: ListDeclaration<Row, Filter>;
}

export function listCall<Row, Filter extends ListFilter>(
  declaration: ListDeclaration<Row, Filter>,
): ListCall<Row, Filter> {
  return {
    method: 'GET',
    path: declaration.path,
    caller: declaration.caller,
    ...(declaration.right === undefined ? {} : { right: declaration.right }),
    timeoutMs: LIST_MS,
    // An extended schema's kind says what it reads; of one that is not known yet the compiler cannot tell.
    query: declaration.filter.extend(PageAsked.shape) as unknown as ListCall<Row, Filter>['query'],
    answer: pageOf(declaration.row),
    list: declaration,
  };
}
