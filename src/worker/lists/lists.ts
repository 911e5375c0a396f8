/**
 * Fetches pages of lists into the member's database: once for all tabs and workers that ask at once, and never for a session that is over
 * (LST-7). Every page asked for ends within its time limits; what the tab shows is what is stored.
 */
import { quarantine } from '../../db/care/quarantine.ts';
import { openList, storePage, type AnsweredPage } from '../../db/records/lists.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import type { ListRow } from '../../db/tables/rows.ts';
import { declarationOf, listCalls, type ListName } from '../../domain/calls/lists.ts';
import { summaryOf } from '../../domain/events/decode.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { listId, wireFilter, type ListFilter } from '../../domain/lists/list.ts';
import { ListPage, MAX_ROWS_ASKED, type ListCall } from '../../domain/lists/listCall.ts';
import type { ListCursor } from '../../domain/lists/listKey.ts';
import { keptRows, MAX_KEPT } from '../../domain/lists/listRuns.ts';
import { sessionEndingOf } from '../../domain/session/session.ts';
import type { CallFailure } from '../contract.ts';
import type { OriginClient } from '../http/originClient.ts';
import { readAs } from '../http/answer.ts';
import { inTurn } from '../http/inTurn.ts';
import type { Clock } from '../ports/clock.ts';
import type { Locks } from '../ports/locks.ts';
import { currentCredentials, type SignedIn } from '../session/currentCredentials.ts';
import type { TokenVault } from '../session/tokenVault.ts';

/** First rows that were asked for this short a while ago are not asked for again, ms. */
const FRESH_MS = 3_000;
/** How often a page is asked for until it is not older than what the stream has told. */
const TRIES = 3;

export interface ListsDeps {
  readonly db: HanpanDatabase;
  readonly client: OriginClient;
  readonly vault: TokenVault;
  readonly locks: Locks;
  readonly clock: Clock;
}

/** Paged lists of the member who is signed in (LST-7). */
export interface Lists {
  /**
   * @param filter as the list's schema read it
   * @param after where the page begins, as it is stored; `null` for the first one. One that is here by now is not asked for again.
   */
  read(name: ListName, filter: ListFilter, after: ListCursor | null): Promise<Result<null, CallFailure>>;
}

/** One question for all tabs that ask the same. */
export function createLists(deps: ListsDeps): Lists {
  const asked = new Map<string, Promise<Result<null, CallFailure>>>();
  return {
    async read(name, filter, after) {
      const signedIn = await currentCredentials(deps.db, deps.vault);
      if (signedIn === undefined) return fail({ kind: 'signedOut' });
      // What was asked for by who was signed in before answers nobody else.
      const id = `${signedIn.credentials.sessionId} ${listId(name, filter)}`;
      const what = `${id} ${after ?? ''}`;
      const known = asked.get(what);
      if (known !== undefined) return known;
      const asking = inTurn(deps, `hanpan-list-${id}`, () =>
        readUnlessHere(deps, signedIn, name, filter, after),
      ).finally(() => asked.delete(what));
      asked.set(what, asking);
      return asking;
    },
  };
}

async function readUnlessHere(
  deps: ListsDeps,
  signedIn: SignedIn,
  name: ListName,
  filter: ListFilter,
  after: ListCursor | null,
): Promise<Result<null, CallFailure>> {
  const { theirs, credentials } = signedIn;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const askedAt = deps.clock.now();
    const list = await openList(theirs, credentials.sessionId, name, filter, askedAt);
    if (list === undefined) return fail({ kind: 'signedOut' });
    if (isHere(list, after, askedAt)) return succeed(null);
    const page = await fetchPage(deps, signedIn, list, after);
    if (!page.ok) return page;
    const answered = { ...page.value, list, after, askedAt, isAskedAgain: tries > 0 };
    const outcome = await storePage(theirs, credentials.sessionId, answered);
    if (outcome !== 'older') return succeed(null);
  }
  return fail({ kind: 'unexpected', detail: `${name}: older than the stream` });
}

/** Whether there is nothing to ask for: the page came meanwhile, no more is kept, or the first rows are young and all told since. */
function isHere({ runs, askedAt }: ListRow, after: ListCursor | null, now: number): boolean {
  if (after !== null) {
    const at = runs.findIndex(({ next }) => next === after);
    // A gap is filled whatever is kept: what is beyond the bound goes.
    return at < 0 || (at === runs.length - 1 && keptRows(runs) >= MAX_KEPT);
  }
  const age = now - askedAt;
  // A clock that was set back makes nothing fresh.
  return runs[0]?.isOld === false && age >= 0 && age < FRESH_MS;
}

async function fetchPage(
  { client, clock, db }: ListsDeps,
  { credentials }: SignedIn,
  { name, filter, runs }: ListRow,
  after: ListCursor | null,
): Promise<Result<Pick<AnsweredPage, 'rows' | 'next' | 'position'>, CallFailure>> {
  const { row: schema, keyOf, pageSize } = declarationOf(name);
  const [first] = runs;
  // After a gap as many rows as are shown are brought level at once.
  const limit =
    after === null && first?.isOld === true
      ? Math.min(Math.max(pageSize, first.keys.length), MAX_ROWS_ASKED)
      : pageSize;
  const asked = { ...filter, limit, ...(after === null ? {} : { after }) };
  // Which list it is, is known by its name alone.
  const call = listCalls[name] as unknown as ListCall;
  const answer = await client.ask(call, { credentials, query: Object.fromEntries(wireFilter(asked)) });
  if (answer.ok && sessionEndingOf(answer.value.status) !== undefined) return fail({ kind: 'signedOut' });
  const setAside = (detail: string) => {
    // What is a member's may be in it: nothing of the answer is kept.
    const kept = { at: clock.now(), source: 'http', kind: 'list', detail: `${name}: ${detail}`, sample: '' } as const;
    quarantine(db, kept).catch(() => undefined);
  };
  const page = readAs(answer, ListPage);
  if (!page.ok) {
    if (answer.ok && answer.value.status === 200) setAside('page');
    return page;
  }
  const rows = page.value.rows.flatMap((row) => {
    const read = schema.safeParse(row);
    if (read.success) return [{ key: keyOf(read.data), row: read.data }];
    setAside(summaryOf(read.error));
    return [];
  });
  return succeed({ ...page.value, rows });
}
