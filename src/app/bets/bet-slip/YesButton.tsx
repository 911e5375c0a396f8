/** The yes of a question: it can be reached at once and pressed once the question has been read (rule CNS-5). */
import type { ReactNode } from 'react';
import type { BetConsent } from '../../../domain/bet-slip/consent.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { takeDoubleClick } from '../../kit/ui/takeDoubleClick.ts';
import type { ShownQuestion } from './useBetQuestion.ts';
import * as styles from './YesButton.css.ts';

interface YesButtonProps {
  readonly question: ShownQuestion;
  /** An answer is on its way. */
  readonly isBusy?: boolean;
  readonly onYes: (consent: BetConsent) => void;
  readonly children: ReactNode;
}

export function YesButton({ question, isBusy = false, onYes, children }: YesButtonProps) {
  const isResting = question.isResting && !isBusy;
  return (
    <Button
      kind="primary"
      size="large"
      className={styles.yes}
      isPending={isBusy}
      disabled={isBusy}
      aria-disabled={isResting || undefined}
      data-resting={isResting || undefined}
      onClick={(event) => {
        const consent = question.press(event.timeStamp);
        if (consent === undefined) return;
        // The dialog goes with the first click; what lies behind it is not meant by the second.
        takeDoubleClick();
        onYes(consent);
      }}
    >
      {children}
      {isResting ? <span key={JSON.stringify(question.terms)} className={styles.rest} aria-hidden="true" /> : null}
    </Button>
  );
}
