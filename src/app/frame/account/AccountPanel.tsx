/** What the member's name opens (NAV-11), placed beside the name's button, which gets the focus back unless a press outside closed it. */
import { Popover } from 'radix-ui';
import { useRef, type RefObject } from 'react';
import { chrome } from '../copy/chrome.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import { ReportLink } from '../acts/ReportLink.tsx';
import { OwnGlance } from './OwnGlance.tsx';
import { AccountCard } from './AccountCard.tsx';
import * as styles from './AccountPopover.css.ts';

interface AccountPanelProps {
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function AccountPanel({ id, button, isOpen, onOpenChange }: AccountPanelProps) {
  const wasLeft = useRef(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          className={styles.panel}
          aria-label={chrome.memberPanel}
          sideOffset={8}
          collisionPadding={12}
          align="end"
          onOpenAutoFocus={() => {
            wasLeft.current = false;
          }}
          onInteractOutside={(event) => {
            // A press on the button closes the panel itself.
            if (event.target instanceof Node && button.current?.contains(event.target) === true) event.preventDefault();
            else wasLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!wasLeft.current) button.current?.focus();
          }}
        >
          <AccountCard onGo={() => onOpenChange(false)} />
          <div className={styles.part}>
            <OwnGlance />
          </div>
          <div className={styles.part}>
            <LayoutChoice />
            <ReportLink onGo={() => onOpenChange(false)} />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
