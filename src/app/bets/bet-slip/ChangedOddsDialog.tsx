/**
 * The question that every tab asks when the origin answered with other odds (CRT-12): old → new per pick and in total. It
 * stays until someone answers; Escape and a press outside do nothing.
 */
import type { ReactNode } from 'react';
import type { PickView, SlipView } from '../../../db/queries/slip.ts';
import type { SlipTotals } from '../../../domain/bet-slip/checkBet.ts';
import type { BetConsent } from '../../../domain/bet-slip/consent.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatTotalOdds, movementOf } from '../../../domain/kernel/odds.ts';
import { movementNames } from '../../kit/copy/codes.ts';
import { changedOdds, slip as words, units } from '../../kit/copy/labels.ts';
import { marketNameOf } from '../../kit/copy/markets.ts';
import { pickNameOf, teamsText } from '../../kit/copy/picks.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { MovementArrow, OddsChangeText } from '../../kit/ui/OddsChangeText.tsx';
import { BetTerms } from './BetTerms.tsx';
import { changedPicks, changedTotals } from './changedTotals.ts';
import * as styles from './ChangedOddsDialog.css.ts';
import { OddsHistoryLine } from './OddsHistoryLine.tsx';
import type { ShownQuestion } from './useBetQuestion.ts';
import { YesButton } from './YesButton.tsx';

interface ChangedOddsDialogProps {
  readonly view: SlipView;
  readonly question: ShownQuestion;
  /** An answer is on its way; further presses do nothing. */
  readonly isBusy: boolean;
  readonly onYes: (consent: BetConsent) => void;
  readonly onNo: () => void;
}

export function ChangedOddsDialog({ view, question, isBusy, onYes, onNo }: ChangedOddsDialogProps) {
  const { slip, picks } = view;
  const changed = changedPicks(picks);
  const summary = changedOdds.summary(picks.length, changed.length);
  return (
    <AlertDialog
      isOpen={slip.phase.at === 'changed'}
      isPersistent
      title={changedOdds.question}
      description={question.isAgain ? `${summary} ${changedOdds.again}` : summary}
      cancel={
        <Button size="large" disabled={isBusy} onClick={onNo}>
          {changedOdds.no}
        </Button>
      }
      action={
        <YesButton question={question} isBusy={isBusy} onYes={onYes}>
          {changedOdds.yes}
        </YesButton>
      }
    >
      <ul className={styles.changes}>
        {changed.map((pickView) => (
          <ChangeRow key={pickView.pick.selectionId} view={pickView} />
        ))}
      </ul>
      <TotalsChange {...changedTotals(view)} />
      <BetTerms view={view} />
    </AlertDialog>
  );
}

function ChangeRow({ view: { pick, quote } }: { readonly view: PickView }) {
  const { odds, baseLine } = quote.pick;
  return (
    <li className={styles.change}>
      <span className={styles.name}>{pickNameOf(quote.pick)}</span>
      <span className={styles.odds}>
        <OddsChangeText before={pick.odds} after={odds} />
        <span className={hidden}>{movementNames[movementOf(pick.odds, odds)]}</span>
      </span>
      <span className={styles.teams}>
        {marketNameOf({ marketId: pick.marketId, name: pick.marketName })} · {teamsText(pick)}
        {pick.baseLine === baseLine ? null : ` · ${changedOdds.line(pick.baseLine, baseLine)}`}
      </span>
      <OddsHistoryLine fixtureId={pick.fixtureId} selectionId={pick.selectionId} shown={quote.pick} />
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
        {words.expectedWinnings} <strong className={styles.sum}>{formatWon(totals.expectedWinnings)}</strong>
        {units.won}
      </p>
    </div>
  );
}
