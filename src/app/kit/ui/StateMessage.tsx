/** What stands in a panel that has nothing to list: empty, or failed with a way out. */
import type { ReactNode } from 'react';
import { failure } from '../copy/site.ts';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './StateMessage.css.ts';

interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}

export function EmptyState({ icon = 'receipt', title, hint, children }: EmptyStateProps) {
  const isOverAct = hint === undefined && children !== undefined;
  return (
    <div className={styles.message}>
      <Icon name={icon} size={32} className={styles.icon} />
      <p className={isOverAct ? styles.titleOverAct : styles.title}>{title}</p>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  );
}

export function ErrorState({ hint, onRetry }: { readonly hint: string; readonly onRetry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <Icon name="warning" size={32} className={styles.icon} />
      <p className={styles.title}>{failure.title}</p>
      <p className={styles.hint}>{hint}</p>
      <Button size="small" onClick={onRetry}>
        <Icon name="refresh" size={16} />
        {failure.retry}
      </Button>
    </div>
  );
}
