/** The last question before a bet (CRT-11): what, for how much, for how much at most. */
import type { SlipView } from '../../db/queries/slip.ts';
import { totalsOf } from '../../domain/bet-slip/checkBet.ts';
import { formatWon } from '../../domain/kernel/money.ts';
import { formatOdds, formatTotalOdds } from '../../domain/kernel/odds.ts';
import { slip, units } from '../copy/labels.ts';
import { pickNameOf, teamsText } from '../copy/picks.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './ConfirmDialog.css.ts';

interface ConfirmDialogProps {
  readonly view: SlipView;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialog({ view, isOpen, onConfirm, onCancel }: ConfirmDialogProps) {
  const { picks, stake } = view.slip;
  // What is claimed: the odds agreed to when picking. Changed ones are asked about again.
  const totals = totalsOf(
    stake,
    picks.map((pick) => pick.odds),
    view.limits,
  );
  return (
    <AlertDialog
      isOpen={isOpen}
      title={slip.confirm}
      description={slip.folds(picks.length)}
      onClose={onCancel}
      cancel={<Button size="large">{slip.no}</Button>}
      action={
        <Button look="primary" size="large" onClick={onConfirm}>
          {slip.yes}
        </Button>
      }
    >
      <ul className={styles.picks}>
        {picks.map((pick) => (
          <li key={pick.selectionId} className={styles.pick}>
            <span className={styles.name}>{pickNameOf(pick)}</span>
            <span className={styles.odds}>{formatOdds(pick.odds)}</span>
            <span className={styles.teams}>{teamsText(pick)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        <Total label={slip.stake} value={formatWon(stake)} unit={units.won} />
        <Total label={slip.totalOdds} value={formatTotalOdds(totals.totalOdds)} unit={units.times} />
        <Total label={slip.expectedWinnings} value={formatWon(totals.expectedWinnings)} unit={units.won} isMain />
      </dl>
    </AlertDialog>
  );
}

interface TotalProps {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  readonly isMain?: boolean;
}

function Total({ label, value, unit, isMain = false }: TotalProps) {
  return (
    <div className={styles.total} data-main={isMain || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value}
        <span className={styles.unit}>{unit}</span>
      </dd>
    </div>
  );
}
