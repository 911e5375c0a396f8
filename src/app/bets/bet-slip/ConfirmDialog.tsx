/** The last question before a bet (CRT-11, CRT-19): everything that a yes to it sends, and nothing else. */
import type { PickView, SlipView } from '../../../db/queries/slip.ts';
import { totalsOf } from '../../../domain/bet-slip/checkBet.ts';
import type { BetConsent } from '../../../domain/bet-slip/consent.ts';
import { formatOdds, movementOf } from '../../../domain/kernel/odds.ts';
import { movementNames } from '../../kit/copy/codes.ts';
import { slip } from '../../kit/copy/labels.ts';
import { pickNameOf, teamsText } from '../../kit/copy/picks.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { MovementArrow } from '../../kit/ui/OddsChangeText.tsx';
import { BetTerms } from './BetTerms.tsx';
import * as styles from './ConfirmDialog.css.ts';
import { PriceAge } from './PriceAge.tsx';
import type { ShownQuestion } from './useBetQuestion.ts';
import { YesButton } from './YesButton.tsx';

interface ConfirmDialogProps {
  readonly view: SlipView;
  readonly question: ShownQuestion;
  readonly isOpen: boolean;
  readonly onConfirm: (consent: BetConsent) => void;
  readonly onCancel: () => void;
}

export function ConfirmDialog({ view, question, isOpen, onConfirm, onCancel }: ConfirmDialogProps) {
  const { picks, limits } = view;
  const odds = picks.map(({ quote }) => quote.pick.odds);
  return (
    <AlertDialog
      isOpen={isOpen}
      title={slip.confirm}
      description={question.isAgain ? slip.askedAgain(picks.length) : slip.folds(picks.length)}
      onClose={onCancel}
      cancel={<Button size="large">{slip.no}</Button>}
      action={
        <YesButton question={question} onYes={onConfirm}>
          {slip.yes}
        </YesButton>
      }
    >
      <ul className={styles.picks}>
        {picks.map((pickView) => (
          <AskedPick key={pickView.pick.selectionId} view={pickView} />
        ))}
      </ul>
      <PriceAge />
      <BetTerms view={view} totals={totalsOf(view.slip.stake, odds, limits)} />
    </AlertDialog>
  );
}

function AskedPick({ view: { pick, quote } }: { readonly view: PickView }) {
  const movement = movementOf(pick.odds, quote.pick.odds);
  const score = quote.inPlay?.score ?? null;
  return (
    <li className={styles.pick}>
      <span className={styles.name}>{pickNameOf(quote.pick)}</span>
      <span className={styles.odds}>
        {formatOdds(quote.pick.odds)}
        {movement === 'none' ? null : (
          <span className={styles.arrow}>
            <MovementArrow movement={movement} />
            <span className={hidden}>{movementNames[movement]}</span>
          </span>
        )}
      </span>
      <span className={styles.teams}>
        {teamsText(quote.pick)}
        {score === null ? null : ` · ${slip.score(score.home, score.away)}`}
      </span>
    </li>
  );
}
