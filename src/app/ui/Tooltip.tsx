/** A word over a control, on hover and on focus. */
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as styles from './Tooltip.css.ts';

export const TooltipProvider = Radix.Provider;

export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Radix.Root delayDuration={400}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
