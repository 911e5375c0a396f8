/** What happens when odds change between picking and betting: ask, take better ones, take any (FAIR-02). */
import { OddsPolicy, ODDS_POLICIES } from '../../domain/reference/oddsPolicies.ts';
import { oddsPolicyNames } from '../copy/codes.ts';
import { slip } from '../copy/labels.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './OddsPolicyChoice.css.ts';

interface OddsPolicyChoiceProps {
  readonly policy: OddsPolicy;
  readonly isLocked: boolean;
  readonly onChoose: (policy: OddsPolicy) => void;
}

export function OddsPolicyChoice({ policy, isLocked, onChoose }: OddsPolicyChoiceProps) {
  return (
    <label className={styles.row}>
      <span className={styles.label}>{slip.oddsPolicy}</span>
      <span className={styles.field}>
        <select
          className={styles.choice}
          value={policy}
          disabled={isLocked}
          onChange={(event) => {
            onChoose(OddsPolicy.parse(event.target.value));
          }}
        >
          {ODDS_POLICIES.map((each) => (
            <option key={each} value={each}>
              {oddsPolicyNames[each]}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="down" size={14} />
        </span>
      </span>
    </label>
  );
}
