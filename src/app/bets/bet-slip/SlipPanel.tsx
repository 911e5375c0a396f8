/**
 * The slip as a panel at the bottom right, 330 px (CRT-01). On a middle screen it is always there, folded to its title and total or open;
 * on a small one it takes the place of the sheet while it is pinned, over the page and not instead of it.
 */
import { useState } from 'react';
import { formatTotalOdds } from '../../../domain/kernel/odds.ts';
import { slip, units } from '../../kit/copy/labels.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { BetSlip, type BetSlipProps } from './BetSlip.tsx';
import { PinButton } from './PinButton.tsx';
import { SLIP_ID } from './slipId.ts';
import * as styles from './SlipPanel.css.ts';
import { currentTotals } from './SlipSummary.tsx';
import type { Pinning } from './usePinned.ts';

interface PanelProps extends BetSlipProps {
  readonly pinning: Pinning;
}

/** Folds by itself, and opens by itself where it is pinned. */
export function SlipPanel(props: PanelProps) {
  const { view, pinning } = props;
  const [isOpen, setIsOpen] = useState(pinning.isPinned);
  if (isOpen) return <OpenPanel {...props} onFold={() => setIsOpen(false)} />;
  const folds = view.slip.picks.length;
  const { totalOdds } = currentTotals(view);
  return (
    <section id={SLIP_ID} tabIndex={-1} className={styles.panel} aria-label={slip.region}>
      <div className={styles.folded}>
        <button type="button" className={styles.unfold} aria-expanded={false} onClick={() => setIsOpen(true)}>
          <span className={styles.title}>{slip.title(folds)}</span>
          {folds === 0 ? null : (
            <span className={styles.total}>
              {formatTotalOdds(totalOdds)}
              {units.times}
            </span>
          )}
          <Icon name="up" size={16} />
        </button>
        <PinButton {...pinning} />
      </div>
    </section>
  );
}

export function OpenPanel({ pinning, onFold, ...parts }: PanelProps & { readonly onFold: () => void }) {
  return (
    <div className={styles.panel}>
      <BetSlip
        {...parts}
        controls={
          <>
            <PinButton {...pinning} />
            <IconButton icon="down" name={slip.close} size={18} onClick={onFold} />
          </>
        }
      />
    </div>
  );
}
