/** `/verify`: a round drawn again in this browser, step by step, by whoever doubts it (rules VER, MIN-06). */
import { verify } from '../copy/verify.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { Findings } from './Findings.tsx';
import { OpenFrame } from './OpenFrame.tsx';
import { RecordOf } from './RecordOf.tsx';
import * as styles from './Verify.css.ts';
import { useVerification } from './useVerification.ts';

export function Component() {
  const form = useVerification();
  return (
    <OpenFrame>
      <div className={styles.head}>
        <h1 className={styles.title}>{verify.title}</h1>
        <p className={styles.lead}>{verify.lead}</p>
      </div>
      {form.asked === undefined ? null : <RecordOf key={form.asked} roundId={form.asked} onRecord={form.onRecord} />}
      <div className={styles.columns} data-asked={form.asked !== undefined || undefined}>
        <ClaimForm form={form} />
        <Findings form={form} />
      </div>
    </OpenFrame>
  );
}
