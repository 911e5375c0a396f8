/** The question before an act that cannot be taken back: pressed once, locked while it is under way. */
import type { ReactNode, RefObject } from 'react';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { acts, states } from '../copy/office.ts';
import type { ActState } from '../link/useAct.ts';
import * as styles from './ActQuestion.css.ts';

interface ActQuestionProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly description: string;
  /** What the yes says. */
  readonly answer: string;
  /** Takes something away: outlined instead of filled. */
  readonly isDanger?: boolean;
  readonly state: ActState;
  readonly onAnswer: () => void;
  readonly onClose: () => void;
  /** What was pressed, where it is locked until the question is there. */
  readonly pressed?: RefObject<Element | null>;
  readonly children?: ReactNode;
}

export function ActQuestion({
  answer,
  isDanger = false,
  state,
  onAnswer,
  onClose,
  children,
  ...dialog
}: ActQuestionProps) {
  const isBusy = state !== 'idle';
  return (
    <AlertDialog
      {...dialog}
      isPersistent={isBusy}
      onClose={onClose}
      cancel={
        <Button kind="outline" size="large" disabled={isBusy} onClick={onClose}>
          {states.cancel}
        </Button>
      }
      action={
        <Button
          kind={isDanger ? 'outline' : 'primary'}
          size="large"
          className={isDanger ? styles.danger : undefined}
          isPending={isBusy}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onAnswer}
        >
          {isBusy ? acts.sending : answer}
        </Button>
      }
    >
      {children}
      {state === 'unknown' ? (
        <p className={styles.unknown} role="status">
          {acts.unknown}
        </p>
      ) : null}
    </AlertDialog>
  );
}
