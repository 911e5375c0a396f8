/** What parts of a record work with. */
import type { MemberRecord } from '../../../../domain/office/members.ts';
import type { Said } from '../../parts/Notice.tsx';

export type OpenedAct = 'purse' | 'letter' | 'change';

export interface RecordProps {
  readonly record: MemberRecord;
  /** Told what became of an act; the record is read again. */
  readonly onDone: (said: Said) => void;
}
