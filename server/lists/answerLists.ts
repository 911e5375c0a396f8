/**
 * The one way a list is answered (decision 0076): a page by the row of its call, out of one reading of the store, with where the member's stream
 * stood then. A noun brings its rows (`ReadRows`), and nothing else.
 */
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { ListDeclaration, ListFilter } from '../../src/domain/lists/list.ts';
import type { ListCall, ListPage, PageAsked } from '../../src/domain/lists/listCall.ts';
import { cursorOf, keyOfCursor, type ListKey } from '../../src/domain/lists/listKey.ts';
import { betsOf, readStreamHead } from '../events/eventLog.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { epochOf } from '../store/readEpoch.ts';
import type { Store, Work } from '../store/store.ts';

/** Which rows are asked for: those of a filter, after a key, the first so many. */
export interface RowsAsked<Filter extends ListFilter> {
  /** Who asks: rows of nobody else are theirs to read. */
  readonly memberId: MemberId;
  readonly filter: Filter;
  /** `undefined` for the first rows. */
  readonly after: ListKey | undefined;
  readonly limit: number;
}

/** The rows in the order of the list, on an index that begins where they do (LST-8). */
export type ReadRows<Row, Filter extends ListFilter> = (tx: Work, asked: RowsAsked<Filter>) => Promise<readonly Row[]>;

type MemberListCall = ListCall & { readonly caller: 'member' };

export type AnswerList = <Row, Filter extends ListFilter>(
  call: ListCall<Row, Filter>,
  read: ReadRows<Row, Filter>,
) => void;

export function answerLists(answer: AnswerCall, store: Store): AnswerList {
  return <Row, Filter extends ListFilter>(call: ListCall<Row, Filter>, read: ReadRows<Row, Filter>) => {
    const { list } = call;
    answer<MemberListCall>(call as unknown as MemberListCall, ({ session, query }) => {
      const { after, limit = list.pageSize, ...filter } = query as PageAsked & Filter;
      const asked = { memberId: session.memberId, filter: filter as unknown as Filter, limit };
      return store.read((tx) =>
        readPage(tx, list, read, { ...asked, after: after === undefined ? undefined : keyOfCursor(after) }),
      );
    });
  };
}

async function readPage<Row, Filter extends ListFilter>(
  tx: Work,
  { keyOf, live }: ListDeclaration<Row, Filter>,
  read: ReadRows<Row, Filter>,
  asked: RowsAsked<Filter>,
): Promise<ListPage<Row>> {
  const { memberId, limit } = asked;
  // One more than is told says whether there is more.
  const found = await read(tx, { ...asked, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next = found.length > limit && last !== undefined ? cursorOf(keyOf(last)) : null;
  if (live === undefined) return { rows, next, position: null };
  const { head } = await readStreamHead(tx, betsOf(memberId));
  return { rows, next, position: { epoch: await epochOf(tx), offset: head } };
}
