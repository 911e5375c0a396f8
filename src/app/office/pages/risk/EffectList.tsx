/** What an act would change now, a line each, close together: what stays as it is is said once. */
import type { EffectLine } from '../../../../domain/office/operatorAct.ts';
import { hidden } from '../../../kit/theme/hidden.css.ts';
import { codeName } from '../../copy/codes.ts';
import { acts } from '../../copy/office.ts';
import { risk as words } from '../../copy/risk.ts';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { valueText } from '../../parts/valueText.ts';
import * as styles from './RulingDesk.css.ts';

/** Whether a market pays back more than is staked on it, or may. */
const isOverAll = (what: string, after: unknown): boolean =>
  what === 'riskOverFed' ||
  ((what === 'riskReturn' || what === 'riskMostReturn') && Number.parseFloat(String(after)) > 100);

/** Whether an effect says so. */
export const paysBackAll = (lines: readonly EffectLine[] | undefined): boolean =>
  lines?.some(({ what, after }) => isOverAll(what, after)) ?? false;

export function EffectList({ lines }: { readonly lines: readonly EffectLine[] | undefined }) {
  return (
    <dl className={styles.effect} aria-label={words.effect}>
      {(lines ?? []).map(({ what, before, after }) => (
        <div key={what} className={styles.effectLine}>
          <dt>{codeName(what)}</dt>
          <dd className={styles.effectValues} data-warn={isOverAll(what, after) || undefined}>
            {before === after ? null : (
              <>
                <span className={hidden}>{acts.before} </span>
                {valueText(before)}
                <OfficeIcon name="arrow" size={14} />
                <span className={hidden}>{acts.after} </span>
              </>
            )}
            <strong className={styles.effectAfter}>{valueText(after)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
