/** The slip as a sheet from the bottom edge; its foot with total and button is always in view. */
import { Dialog } from 'radix-ui';
import { slip } from '../copy/labels.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { BetSlip, type BetSlipProps } from './BetSlip.tsx';
import { Scrim } from '../ui/Scrim.tsx';
import { useFocusReturn } from '../ui/useFocusReturn.ts';
import * as styles from './SlipSheet.css.ts';

interface SlipSheetProps extends BetSlipProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Its cross leads to the member's panel (CRT-01); Escape and a press outside only close. */
  readonly onMemberPanel: () => void;
}

export function SlipSheet({ isOpen, onOpenChange, onMemberPanel, ...parts }: SlipSheetProps) {
  const giveFocusBack = useFocusReturn(isOpen);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Content
          className={styles.sheet}
          data-modal="open"
          aria-describedby={undefined}
          aria-label={slip.region}
          onOpenAutoFocus={(event) => {
            // Its first button would only show its tooltip, which the first Escape would then close instead of the sheet.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={giveFocusBack}
        >
          <span className={styles.grip} aria-hidden="true" />
          <Dialog.Title className={styles.hiddenTitle}>{slip.region}</Dialog.Title>
          <BetSlip {...parts} controls={<IconButton icon="close" name={slip.close} onClick={onMemberPanel} />} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
