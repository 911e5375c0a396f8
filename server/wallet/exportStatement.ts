/**
 * A statement as a file of comma-separated values (WAL-07, FAIR-04): the whole span in pages, so that neither the origin nor the browser ever has all of
 * it. A browser saves what an address answers, and an address bears no header: a ticket, given by a command, stands for the member once (STM-9).
 */
import { Readable } from 'node:stream';
import { exportStatementCall, statementFileCall } from '../../src/domain/calls/statements.ts';
import { succeed } from '../../src/domain/kernel/decision.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { inSeoul, seoulDate } from '../../src/domain/kernel/seoulDay.ts';
import type { LedgerEntry, StatementAsked } from '../../src/domain/wallet/entry.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { copy as httpCopy } from '../http/copy.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { Clock } from '../clock.ts';
import type { Randomness } from '../randomness.ts';
import { hashToken } from '../session/sessions.ts';
import type { Store, Work } from '../store/store.ts';
import { causeWords, pageWords, statementHeadings } from './copy.ts';
import { asCsvFile, csvHead, csvLine } from './csv.ts';
import { readEntryPage } from './entryPage.ts';

const TICKET_BYTES = 24;
const VALID_MS = 60_000;
/** Entries of one read: some milliseconds of the one thread that everybody shares. */
const PAGE_ROWS = 1_000;

interface StatementParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

export function statementCommands(answer: AnswerCommand, { randomness }: Pick<StatementParts, 'randomness'>): void {
  answer(exportStatementCall, async (tx, { memberId, given: { purse, from, until }, now }) => {
    const ticket = randomness.text(TICKET_BYTES);
    await tx.deleteFrom('statement_tickets').where('expires_at', '<=', now).execute();
    await tx
      .insertInto('statement_tickets')
      .values({
        ...{ ticket_hash: hashToken(ticket), member_id: memberId, purse, from_at: from, until_at: until },
        expires_at: now + VALID_MS,
      })
      .execute();
    return succeed({ ticket });
  });
}

export function statementFiles(answer: AnswerCall, { store, clock }: StatementParts): void {
  answer(statementFileCall, async ({ params: { ticket }, reply }) => {
    const asked = await store.write((tx) => redeem(tx, ticket, clock.now()));
    // Used already, or too late.
    if (asked === undefined) return reply.code(410).send({ message: httpCopy.notFound });
    const name = `hanpan-${asked.purse}-${seoulDate(asked.from)}-${seoulDate(asked.until - 1)}.csv`;
    return asCsvFile(reply, name)
      .header('cache-control', 'no-store')
      .send(Readable.from(linesOf(store, asked)));
  });
}

interface Asked extends StatementAsked {
  readonly memberId: MemberId;
}

async function redeem(tx: Work, ticket: string, now: number): Promise<Asked | undefined> {
  const row = await tx
    .deleteFrom('statement_tickets')
    .where('ticket_hash', '=', hashToken(ticket))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now) return undefined;
  const { member_id, purse, from_at: from, until_at: until } = row;
  return { memberId: MemberId.parse(member_id), purse, from, until };
}

/** The latest first, a page of lines at a time. */
async function* linesOf(store: Store, { memberId, purse, from, until }: Asked): AsyncGenerator<string> {
  yield csvHead(statementHeadings(purse));
  for (let after: { readonly at: number; readonly id: string } | undefined, isOver = false; !isOver;) {
    const page = { memberId, filter: { purse, from, until }, after, limit: PAGE_ROWS };
    const rows = await store.read((tx) => readEntryPage(tx, page));
    const last = rows.at(-1);
    isOver = rows.length < PAGE_ROWS || last === undefined;
    if (last !== undefined) after = { at: last.at, id: last.entryId };
    if (rows.length > 0) yield rows.map((entry) => csvLine(cellsOf(entry))).join('');
  }
}

function cellsOf({ entryId, at, kind, delta, balance, cause, bet }: LedgerEntry): readonly (string | number)[] {
  const time = inSeoul(at).toISOString().slice(0, 19).replace('T', ' ');
  const sides = bet === null ? '' : [bet.home, bet.away].filter(Boolean).join(' – ');
  const about = bet === null ? ['', '', ''] : [pageWords(bet.page), bet.folds, sides];
  return [time, causeWords(kind), ...about, delta, balance, bet?.betId ?? cause ?? '', entryId];
}
