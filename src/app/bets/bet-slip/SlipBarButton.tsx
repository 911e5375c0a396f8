/** The slip in the bottom bar of a small screen: folds and total odds, one tap from everywhere on the board. */
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { formatTotalOdds } from '../../../domain/kernel/odds.ts';
import { Link } from 'react-router-dom';
import { slip } from '../../kit/copy/labels.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import * as styles from './SlipBarButton.css.ts';
import { useShownSlip } from './SlipProvider.tsx';
import { currentTotals } from './SlipSummary.tsx';

export function SlipBarButton({ onOpen }: { readonly onOpen: () => void }) {
  const { view } = useShownSlip();
  const folds = view?.slip.picks.length ?? 0;
  return (
    <button
      type="button"
      className={styles.button}
      data-empty={folds === 0 || undefined}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Words folds={folds} />
      {view === undefined || folds === 0 ? null : (
        <span className={styles.total}>{formatTotalOdds(currentTotals(view).totalOdds)}</span>
      )}
    </button>
  );
}

/** In its place on pages without a slip: the way to the board, where one is filled. */
export function SlipBarLink({ onGo }: { readonly onGo?: () => void }) {
  return (
    <Link to={firstPathOf(MAIN_BOARD)} className={styles.button} data-empty onClick={onGo}>
      <Words folds={0} />
    </Link>
  );
}

const Words = ({ folds }: { readonly folds: number }) => (
  <span className={styles.words}>
    <span>{slip.region}</span>
    <span>{slip.folds(folds)}</span>
  </span>
);
