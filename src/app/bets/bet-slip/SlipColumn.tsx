/** The slip as the third column; pinned it stays in sight while the board scrolls. */
import { BetSlip, type BetSlipProps } from './BetSlip.tsx';
import { PinButton } from './PinButton.tsx';
import * as styles from './SlipColumn.css.ts';
import type { Pinning } from './usePinned.ts';

export function SlipColumn({ pinning, ...parts }: BetSlipProps & { readonly pinning: Pinning }) {
  return (
    <div className={styles.column} data-pinned={pinning.isPinned || undefined}>
      <BetSlip {...parts} controls={<PinButton {...pinning} />} />
    </div>
  );
}
