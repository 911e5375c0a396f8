/** The slip's title with its number of folds, clear-all, and what the container adds: pin, fold, close (CRT-01). */
import type { ReactNode } from 'react';
import { slip } from '../../kit/copy/labels.ts';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './SlipHead.css.ts';

interface SlipHeadProps {
  readonly folds: number;
  readonly isLocked: boolean;
  readonly onClear: () => void;
  readonly children?: ReactNode;
}

export function SlipHead({ folds, isLocked, onClear, children }: SlipHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{slip.title(folds)}</h2>
      <span className={styles.actions}>
        {folds === 0 ? null : (
          <Button kind="quiet" size="small" disabled={isLocked} onClick={onClear}>
            {slip.clearAll}
          </Button>
        )}
        {children}
      </span>
    </div>
  );
}
