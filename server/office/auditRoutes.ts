/** The audit log over HTTP (AUD-3): pages by key, as a file, and whether its chain holds. */
import { auditCall, auditCheckCall, auditFileCall } from '../../src/domain/calls/office.ts';
import type { AuditFilter } from '../../src/domain/office/audit.ts';
import { sql } from 'kysely';
import { countedId, cursorOf, keyOfCursor } from '../../src/domain/lists/listKey.ts';
import { readStreamHead } from '../events/eventLog.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { epochOf } from '../store/readEpoch.ts';
import type { Work } from '../store/store.ts';
import { asCsvFile, csvHead, csvLine } from '../wallet/csv.ts';
import { checkAudit, entryOf } from './auditLog.ts';
import type { OfficeParts } from './officeParts.ts';

const MOST_IN_FILE = 10_000;
const { list } = auditCall;

/** Behind the right `audit.see`; nothing here writes. */
export function auditRoutes(answer: AnswerCall, { store }: OfficeParts): void {
  answer(auditCall as unknown as AuditCall, ({ query: { after, limit = list.pageSize, ...filter } }) =>
    store.read(async (tx) => {
      const before = after === undefined ? undefined : countedId(keyOfCursor(after).id);
      const found = await entries(tx, filter, before, limit + 1);
      const rows = found.slice(0, limit).map(entryOf);
      const last = rows.at(-1);
      const next = found.length > limit && last !== undefined ? cursorOf(list.keyOf(last)) : null;
      const { head } = await readStreamHead(tx, 'office');
      return { rows, next, position: { epoch: await epochOf(tx), offset: head } };
    }),
  );
  answer(auditCheckCall, () => store.read(checkAudit));
  answer(auditFileCall, async ({ query, reply }) => {
    const rows = await store.read((tx) => entries(tx, query, undefined, MOST_IN_FILE));
    const lines = rows.map((row) => {
      const who = [row.seq, new Date(row.at).toISOString(), row.name, row.role ?? '', row.from_address];
      const what = [row.act, row.outcome, row.target, row.member ?? '', row.amount ?? '', row.before, row.after];
      return csvLine([...who, ...what, row.reason, row.proposed_by ?? '', row.effect_hash ?? '', row.hash]);
    });
    return asCsvFile(reply, 'audit.csv').send(`${csvHead(FILE_HEAD)}${lines.join('')}`);
  });
}

const FILE_HEAD = [
  ...['seq', 'at', 'name', 'role', 'from', 'act', 'outcome', 'target', 'member', 'amount', 'before', 'after'],
  ...['reason', 'proposedBy', 'effectHash', 'hash'],
] as const;

type AuditCall = typeof auditCall & { readonly caller: 'operator' };

/** The newest first, older than one if it is given. Search reads back from there, as far as it must. */
const entries = (tx: Work, filter: AuditFilter, before: number | undefined, limit: number) => {
  const { like } = tx.engine;
  const { search, operator, act, target, two, from, until } = filter;
  const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return tx
    .selectFrom('audit_entries')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .$if(operator !== undefined, (query) => query.where('operator_id', '=', operator ?? ''))
    .$if(act !== undefined, (query) => query.where('act', '=', act ?? ''))
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
    .$if(two !== undefined, (query) => query.where('proposed_by', 'is not', null))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? 0))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? 0))
    .$if(search !== undefined, (query) =>
      query.where(sql<boolean>`(name ${like} ${pattern} ESCAPE '\\' OR target ${like} ${pattern} ESCAPE '\\'
        OR coalesce(member, '') ${like} ${pattern} ESCAPE '\\' OR reason ${like} ${pattern} ESCAPE '\\')`),
    )
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
};
