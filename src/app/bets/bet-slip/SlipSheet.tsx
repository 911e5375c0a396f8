/** The slip as a sheet from the bottom edge; its foot with total and button is always in view. */
import { Dialog } from 'radix-ui';
import { slip } from '../../kit/copy/labels.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { BetSlip, type BetSlipProps } from './BetSlip.tsx';
import { ModalPanel } from '../../kit/ui/ModalPanel.tsx';
import { PinButton } from './PinButton.tsx';
import * as styles from './SlipSheet.css.ts';
import type { Pinning } from './usePinned.ts';

interface SlipSheetProps extends BetSlipProps {
  readonly pinning: Pinning;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Its cross leads to the member's panel (CRT-01); Escape and a press outside only close. */
  readonly onMemberPanel: () => void;
}

export function SlipSheet({ pinning, isOpen, onOpenChange, onMemberPanel, ...parts }: SlipSheetProps) {
  return (
    <ModalPanel isOpen={isOpen} onOpenChange={onOpenChange} className={styles.sheet} aria-label={slip.region}>
      <span className={styles.grip} aria-hidden="true" />
      <Dialog.Title className={styles.hiddenTitle}>{slip.region}</Dialog.Title>
      <BetSlip
        {...parts}
        controls={
          <>
            <PinButton {...pinning} />
            <IconButton icon="close" name={slip.close} onClick={onMemberPanel} />
          </>
        }
      />
    </ModalPanel>
  );
}
