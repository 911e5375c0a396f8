/** What the stream of operators tells, and who is told it (OPR-7): rows of three lists and seven documents, each behind the right of whoever may read it. */
import type { AuditEntry } from './audit.ts';
import type { Proposal } from './proposal.ts';
import { QUEUE_RULES, type QueueRow } from './queue.ts';
import type { Right } from './roles.ts';

export type OfficeRow =
  | { readonly list: 'queue'; readonly row: QueueRow }
  | { readonly list: 'audit'; readonly row: AuditEntry }
  | { readonly list: 'proposals'; readonly row: Proposal };

export type OfficeDocument = 'today' | 'risk' | 'operators' | 'house' | 'members' | 'mailings' | 'tree';

/** The right that it takes to be told a row. */
export function rightForRow(told: OfficeRow): Right {
  if (told.list === 'queue') return QUEUE_RULES[told.row.kind].right;
  return told.list === 'audit' ? 'audit.see' : told.row.right;
}

/** The right that it takes to be told that a document is another one. */
export const DOCUMENT_RIGHTS: Readonly<Record<OfficeDocument, Right>> = {
  today: 'today.see',
  risk: 'risk.see',
  operators: 'operator.see',
  house: 'setting.see',
  members: 'member.see',
  mailings: 'letter.send',
  tree: 'tree.see',
};
