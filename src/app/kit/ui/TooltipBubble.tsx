/** The drawn part of a `Tooltip`, kept within the window by Radix; it stands at where the control is, not around it. */
import { Tooltip as Radix } from 'radix-ui';
import * as styles from './Tooltip.css.ts';

interface TooltipBubbleProps {
  readonly text: string;
  /** Where the control is in the window. */
  readonly anchor: DOMRect;
  readonly onClose: () => void;
}

export function TooltipBubble({ text, anchor, onClose }: TooltipBubbleProps) {
  const { left, top, width, height } = anchor;
  return (
    <Radix.Provider>
      <Radix.Root
        open
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Radix.Trigger asChild>
          <span className={styles.anchor} style={{ left, top, width, height }} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
