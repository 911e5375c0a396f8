/** One step: its number, what it does, what it came to. */
import type { ReactNode } from 'react';
import { VERIFICATION_STEPS, type VerificationStep } from '../../../domain/mini-games/verification.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { verify } from '../copy/verify.ts';
import * as styles from './Verify.css.ts';

interface StepPanelProps {
  readonly step: VerificationStep;
  readonly note: string;
  readonly hasFailed: boolean;
  readonly result: string;
  readonly children: ReactNode;
}

export function StepPanel({ step, note, hasFailed, result, children }: StepPanelProps) {
  return (
    <section className={styles.panel} data-failed={hasFailed || undefined} aria-labelledby={`step-${step}`}>
      <div className={styles.stepHead}>
        <span className={styles.stepNumber} aria-hidden="true">
          {VERIFICATION_STEPS.indexOf(step) + 1}
        </span>
        <h2 id={`step-${step}`} className={styles.stepTitle}>
          {verify.steps[step]}
        </h2>
        <p className={styles.stepNote}>{note}</p>
        <Mark hasFailed={hasFailed} text={result} />
      </div>
      {children}
    </section>
  );
}

export const Mark = ({ hasFailed, text }: { readonly hasFailed: boolean; readonly text: string }) => (
  <span className={styles.tick} data-failed={hasFailed || undefined}>
    <Icon name={hasFailed ? 'close' : 'check'} size={16} />
    {text}
  </span>
);
