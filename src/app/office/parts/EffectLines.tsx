/** What an act changes, line by line: before and after. */
import type { EffectLine } from '../../../domain/office/operatorAct.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { acts } from '../copy/office.ts';
import { effectName } from '../copy/codes.ts';
import { keyStop } from './keyStop.ts';
import { OfficeIcon } from './OfficeIcon.tsx';
import { valueText } from './valueText.ts';
import * as styles from './EffectLines.css.ts';

/** Words where there were none have the whole line: before them is nothing to compare. */
const isNewText = (before: unknown, after: unknown): boolean => before === null && typeof after === 'string';

export function EffectLines({ lines }: { readonly lines: readonly EffectLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ what, before, after }) => (
        <div key={what} className={styles.line}>
          <dt className={styles.what}>{effectName(what)}</dt>
          <dd className={styles.values} data-new={isNewText(before, after) || undefined}>
            <span ref={keyStop} className={styles.before}>
              <span className={hidden}>{acts.before} </span>
              {valueText(before, what)}
            </span>
            <OfficeIcon name="arrow" size={14} className={styles.arrow} />
            <span ref={keyStop} className={styles.after}>
              <span className={hidden}>{acts.after} </span>
              {valueText(after, what)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
