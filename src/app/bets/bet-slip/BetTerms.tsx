/** What a bet would be sent with beside its picks: amount, total odds, what it would pay, what happens when odds change (CRT-19). */
import type { SlipView } from '../../../db/queries/slip.ts';
import type { SlipTotals } from '../../../domain/bet-slip/checkBet.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatTotalOdds } from '../../../domain/kernel/odds.ts';
import { oddsPolicyNames } from '../../kit/copy/codes.ts';
import { slip, units } from '../../kit/copy/labels.ts';
import * as styles from './BetTerms.css.ts';

interface BetTermsProps {
  readonly view: SlipView;
  /** Left out where they are shown already. */
  readonly totals?: SlipTotals;
}

export function BetTerms({ view, totals }: BetTermsProps) {
  const { stake, policy } = view.slip;
  return (
    <dl className={styles.terms}>
      <TermRow label={slip.stake} value={formatWon(stake)} unit={units.won} />
      {totals === undefined ? null : (
        <TermRow label={slip.totalOdds} value={formatTotalOdds(totals.totalOdds)} unit={units.times} />
      )}
      <TermRow label={slip.oddsPolicy} value={oddsPolicyNames[policy]} isQuiet />
      {totals === undefined ? null : (
        <TermRow label={slip.expectedWinnings} value={formatWon(totals.expectedWinnings)} unit={units.won} isMain />
      )}
    </dl>
  );
}

interface TermProps {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly isMain?: boolean;
  readonly isQuiet?: boolean;
}

function TermRow({ label, value, unit, isMain = false, isQuiet = false }: TermProps) {
  return (
    <div className={styles.row} data-main={isMain || undefined} data-quiet={isQuiet || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value}
        {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
      </dd>
    </div>
  );
}
