/** The one way a list of operators is answered that no stream tells row by row: a page by key, with where the next begins. */
import type { ListFilter } from '../../src/domain/lists/list.ts';
import type { ListCall } from '../../src/domain/lists/listCall.ts';
import { cursorOf, keyOfCursor, type ListKey } from '../../src/domain/lists/listKey.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { Work } from '../store/store.ts';
import type { OfficeParts } from './officeParts.ts';

type ReadPage<Row, Filter> = (
  tx: Work,
  filter: Filter,
  after: ListKey | undefined,
  limit: number,
) => Promise<readonly Row[]>;

/**
 * A noun brings its rows, and nothing else.
 *
 * @param keyOf of a list that a filter sorts otherwise
 */
export function answerPages<Row, Filter extends ListFilter>(
  answer: AnswerCall,
  store: OfficeParts['store'],
  call: ListCall<Row, Filter>,
  read: ReadPage<Row, Filter>,
  keyOf: (row: Row, filter: Filter) => ListKey = (row) => call.list.keyOf(row),
): void {
  const { list } = call;
  answer(call as unknown as ListCall<Row, Filter> & { readonly caller: 'operator' }, ({ query }) => {
    const { after, limit = list.pageSize, ...asked } = query;
    const filter = asked as unknown as Filter;
    return store.read(async (tx) => {
      const key = after === undefined ? undefined : keyOfCursor(after);
      // One more than is told says whether there is more.
      const found = await read(tx, filter, key, limit + 1);
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      const next = found.length > limit && last !== undefined ? cursorOf(keyOf(last, filter)) : null;
      return { rows, next, position: null };
    });
  });
}
