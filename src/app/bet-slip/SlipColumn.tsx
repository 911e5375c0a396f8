/** The slip as the third column; pinned it stays in sight while the board scrolls. */
import { BetSlip, type BetSlipProps } from './BetSlip.tsx';
import { PinButton } from './PinButton.tsx';
import * as styles from './SlipColumn.css.ts';
import { usePinned } from './usePinned.ts';

export function SlipColumn(props: BetSlipProps) {
  const [isPinned, toggle] = usePinned(true);
  return (
    <div className={styles.column} data-pinned={isPinned || undefined}>
      <BetSlip {...props} controls={<PinButton isPinned={isPinned} onToggle={toggle} />} />
    </div>
  );
}
