/** The slip as a panel at the bottom right, 330 px: folded to its title and total, or open; pinned it opens by itself. */
import { useState } from 'react';
import { formatTotalOdds } from '../../domain/kernel/odds.ts';
import { slip, units } from '../copy/labels.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { BetSlip, type BetSlipProps } from './BetSlip.tsx';
import { PinButton } from './PinButton.tsx';
import * as styles from './SlipPanel.css.ts';
import { currentTotals } from './SlipSummary.tsx';
import { usePinned } from './usePinned.ts';

export function SlipPanel(props: BetSlipProps) {
  const [isPinned, toggle] = usePinned(false);
  const [isOpen, setIsOpen] = useState(isPinned);
  if (!isOpen) {
    const folds = props.view.slip.picks.length;
    const { totalOdds } = currentTotals(props.view);
    return (
      <section className={styles.panel} aria-label={slip.region}>
        <button type="button" className={styles.folded} aria-expanded={false} onClick={() => setIsOpen(true)}>
          <span className={styles.title}>{slip.title(folds)}</span>
          {folds === 0 ? null : (
            <span className={styles.total}>
              {formatTotalOdds(totalOdds)}
              {units.times}
            </span>
          )}
          <Icon name="up" size={16} />
        </button>
      </section>
    );
  }
  return (
    <div className={styles.panel}>
      <BetSlip
        {...props}
        controls={
          <>
            <PinButton isPinned={isPinned} onToggle={toggle} />
            <IconButton icon="down" name={slip.close} size={18} onClick={() => setIsOpen(false)} />
          </>
        }
      />
    </div>
  );
}
