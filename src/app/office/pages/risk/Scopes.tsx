/** How far a ruling reaches: one button a scope, with what stands there already and how many selections it is. */
import type { ReactNode } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { RiskOfFixture } from '../../../../domain/office/risk.ts';
import { HOLD_SCOPES, type HoldScope } from '../../../../domain/sports/rulings.ts';
import { units } from '../../../kit/copy/labels.ts';
import { scopeNames } from '../../copy/risk.ts';
import type { RiskRow } from './riskRows.ts';
import * as styles from './RulingDesk.css.ts';

interface ScopesProps<Scope extends HoldScope> {
  readonly label: string;
  readonly row: RiskRow;
  readonly reach: RiskOfFixture['reach'] | undefined;
  readonly scope: Scope;
  readonly scopes: ReadonlyMap<Scope, unknown>;
  readonly isRuled: (scope: Scope) => boolean;
  /** Before the name of a scope where a ruling stands. */
  readonly mark: ReactNode;
  readonly onScope: (scope: Scope) => void;
}

/** Whether it reaches beyond a fixture: then it is asked about. */
export const isFar = (scope: HoldScope): boolean => scope === 'league' || scope === 'sport' || scope === 'all';

export function Scopes<Scope extends HoldScope>(props: ScopesProps<Scope>) {
  const { label, row, reach, scope, scopes, isRuled, mark, onScope } = props;
  const inOrder = [...scopes.keys()].toSorted((a, b) => HOLD_SCOPES.indexOf(a) - HOLD_SCOPES.indexOf(b));
  return (
    <div role="group" aria-label={label} className={styles.scopes}>
      {inOrder.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.scope}
          aria-pressed={one === scope}
          onClick={() => onScope(one)}
        >
          <strong>
            {isRuled(one) ? mark : null}
            {scopeNames[one]}
          </strong>
          <span className={styles.reach}>{countOf(one, row, reach)}</span>
        </button>
      ))}
    </div>
  );
}

/** How many selections a scope reaches. */
function countOf(scope: HoldScope, row: RiskRow, reach: RiskOfFixture['reach'] | undefined): string {
  if (scope === 'selection') return '1';
  if (scope === 'market') return row.kind === 'fixture' ? units.none : formatWon(row.market.selections.length);
  return reach === undefined ? units.none : formatWon(reach[scope]);
}
