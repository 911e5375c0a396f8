/**
 * The question that every tab asks when the origin answered with other odds (CRT-12): old → new per pick and in total. It
 * stays until someone answers; Escape and a press outside do nothing.
 */
import type { ReactNode } from 'react';
import type { SlipView } from '../../db/queries/slip.ts';
import type { OddsChange } from '../../domain/bets/bettingCall.ts';
import type { SlipTotals } from '../../domain/bet-slip/checkBet.ts';
import { formatWon } from '../../domain/kernel/money.ts';
import { formatTotalOdds, movementOf, parseOdds } from '../../domain/kernel/odds.ts';
import { movementNames } from '../copy/codes.ts';
import { changedOdds, slip, units } from '../copy/labels.ts';
import { marketNameOf } from '../copy/markets.ts';
import { pickNameOf, teamsText } from '../copy/picks.ts';
import { hidden } from '../theme/hidden.css.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MovementArrow, OddsChangeText } from '../ui/OddsChangeText.tsx';
import { changedTotals } from './changedTotals.ts';
import * as styles from './ChangedOddsDialog.css.ts';

interface ChangedOddsDialogProps {
  readonly view: SlipView;
  /** An answer is on its way; further presses do nothing. */
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function ChangedOddsDialog({ view, isBusy, onYes, onNo }: ChangedOddsDialogProps) {
  const { phase, picks } = view.slip;
  const changes = phase.at === 'changed' ? phase.changes : [];
  return (
    <AlertDialog
      isOpen={phase.at === 'changed'}
      isPersistent
      title={changedOdds.question}
      description={changedOdds.summary(picks.length, changes.length)}
      cancel={
        <Button size="large" disabled={isBusy} onClick={onNo}>
          {changedOdds.no}
        </Button>
      }
      action={
        <Button look="primary" size="large" isPending={isBusy} disabled={isBusy} onClick={onYes}>
          {changedOdds.yes}
        </Button>
      }
    >
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeRow key={change.old.oddsId} change={change} view={view} />
        ))}
      </ul>
      <TotalsChange {...changedTotals(view.slip, changes, view.limits)} />
    </AlertDialog>
  );
}

function ChangeRow({ change, view }: { readonly change: OddsChange; readonly view: SlipView }) {
  const pick = view.slip.picks.find((candidate) => candidate.selectionId === change.old.oddsId);
  const before = parseOdds(change.old.betPrice) ?? 0;
  const after = parseOdds(change.new.betPriceByAdmin ?? change.new.betPrice) ?? before;
  return (
    <li className={styles.change}>
      <span className={styles.name}>{pick === undefined ? change.old.betName : pickNameOf(pick)}</span>
      <span className={styles.odds}>
        <OddsChangeText before={before} after={after} />
        <span className={hidden}>{movementNames[movementOf(before, after)]}</span>
      </span>
      {pick === undefined ? null : (
        <span className={styles.teams}>
          {marketNameOf({ marketId: pick.marketId, name: pick.marketName })} · {teamsText(pick)}
          {change.old.betBaseline === change.new.betBaseline
            ? null
            : ` · ${changedOdds.line(change.old.betBaseline, change.new.betBaseline)}`}
        </span>
      )}
    </li>
  );
}

function TotalsChange({ before, after }: { readonly before: SlipTotals; readonly after: SlipTotals }) {
  const movement = movementOf(before.totalOdds, after.totalOdds);
  return (
    <div className={styles.totals}>
      <Total label={changedOdds.before} totals={before} isBefore />
      <Icon name="arrow" size={18} className={styles.to} />
      <Total label={changedOdds.after} totals={after}>
        <MovementArrow movement={movement} />
        <span className={hidden}>{movementNames[movement]}</span>
      </Total>
    </div>
  );
}

interface TotalProps {
  readonly label: string;
  readonly totals: SlipTotals;
  readonly isBefore?: boolean;
  readonly children?: ReactNode;
}

function Total({ label, totals, isBefore = false, children }: TotalProps) {
  return (
    <div data-before={isBefore || undefined} className={styles.total}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>
        {formatTotalOdds(totals.totalOdds)}
        <span className={styles.unit}>{units.times}</span>
        {children}
      </p>
      <p className={styles.winnings}>
        {slip.expectedWinnings} <strong className={styles.sum}>{formatWon(totals.expectedWinnings)}</strong>
        {units.won}
      </p>
    </div>
  );
}
