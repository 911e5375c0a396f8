/** What became of the last act, said once where it was made; read to whoever does not see it. */
import { OfficeIcon } from './OfficeIcon.tsx';
import * as styles from './Notice.css.ts';

export interface Said {
  readonly tone: 'done' | 'problem';
  readonly text: string;
}

/** The place is there before anything is said: a screen reader reads what changes in it. */
export function Notice({ said }: { readonly said: Said | undefined }) {
  return (
    <div role="status" className={styles.place}>
      {said === undefined ? null : (
        <p className={styles.said} data-tone={said.tone}>
          <OfficeIcon name={said.tone === 'done' ? 'check' : 'warning'} size={16} />
          {said.text}
        </p>
      )}
    </div>
  );
}
