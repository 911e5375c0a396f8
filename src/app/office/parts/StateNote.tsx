/** What stands where there is nothing to list: it is read, there is none, it failed, or the role has not the right. */
import type { ReactNode } from 'react';
import { hidden } from '../../kit/theme/hidden.css.ts';
import type { Role } from '../../../domain/office/roles.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { roleNames, states } from '../copy/office.ts';
import { OfficeIcon, type OfficeIconName } from './OfficeIcon.tsx';
import type { Asked } from '../link/useAsked.ts';
import * as styles from './StateNote.css.ts';

interface NoteProps {
  readonly icon?: OfficeIconName;
  readonly title: string;
  readonly hint?: string;
}

export function EmptyNote({ icon = 'check', title, hint }: NoteProps) {
  return (
    <div className={styles.note}>
      <OfficeIcon name={icon} size={28} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

export function LoadingNote({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div className={styles.loading} role="status" aria-busy="true">
      <span className={hidden}>{states.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  );
}

export function FailedNote({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.note} role="alert">
      <OfficeIcon name="warning" size={28} className={styles.icon} />
      <p className={styles.title}>{states.failed}</p>
      <p className={styles.hint}>{states.failedHint}</p>
      <Button size="small" onClick={onRetry}>
        {states.retry}
      </Button>
    </div>
  );
}

interface WaitingNoteProps extends Pick<Asked<unknown>, 'failure' | 'again'> {
  readonly rows?: number;
  /** What stands there where the origin has no such thing; without it that has failed as anything else has. */
  readonly gone?: ReactNode;
}

/** What stands for something that was asked for and has not come: that it is read, that there is none, or that it failed. */
export function WaitingNote({ failure, again, rows, gone }: WaitingNoteProps) {
  if (failure === undefined) return <LoadingNote {...(rows === undefined ? {} : { rows })} />;
  return failure.kind === 'refused' && gone !== undefined ? gone : <FailedNote onRetry={again} />;
}

export function RefusedNote({ role }: { readonly role: Role }) {
  return (
    <div className={styles.note} role="alert">
      <OfficeIcon name="lock" size={28} className={styles.icon} />
      <p className={styles.title}>{states.refused}</p>
      <p className={styles.hint}>{states.refusedHint(roleNames[role])}</p>
    </div>
  );
}
