/** A form of an act that stands in the page: its fields, why it cannot be done, and one answer. */
import type { ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { acts, states } from '../copy/office.ts';
import { useIsLive } from '../link/Office.tsx';
import { Panel } from './Panel.tsx';
import * as styles from './ActForm.css.ts';

interface ActFormProps {
  readonly title: string;
  readonly problem: string | undefined;
  readonly answer: string;
  readonly isBusy: boolean;
  readonly onAnswer: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ActForm({ title, problem, answer, isBusy, onAnswer, onClose, children }: ActFormProps) {
  const isLive = useIsLive();
  return (
    <Panel
      title={title}
      className={styles.panel}
      aside={<IconButton icon="close" name={states.close} onClick={onClose} />}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer();
        }}
      >
        {children}
        {problem === undefined ? null : (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          kind="primary"
          size="large"
          className={styles.answer}
          disabled={!isLive || isBusy}
          isPending={isBusy}
        >
          {isBusy ? acts.sending : answer}
        </Button>
      </form>
    </Panel>
  );
}
