/**
 * A question that must be answered. Never closes by a press outside; `isPersistent` ignores Escape too, for a question whose
 * two answers both have consequences. Gives the focus back to what opened it.
 */
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { PlayMoneyMark } from './Logo.tsx';
import { Scrim } from './Scrim.tsx';
import { takeEscape } from './takeEscape.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import * as styles from './AlertDialog.css.ts';

interface AlertDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly description?: string;
  readonly children?: ReactNode;
  /** The two answers, the harmless one first: it takes the focus. */
  readonly cancel: ReactNode;
  readonly action: ReactNode;
  readonly isPersistent?: boolean;
  readonly onClose?: () => void;
  /** What was pressed, where it is locked until the question is there. */
  readonly pressed?: RefObject<Element | null>;
}

export function AlertDialog({
  isOpen,
  title,
  description,
  children,
  cancel,
  action,
  isPersistent = false,
  onClose,
  pressed,
}: AlertDialogProps) {
  const giveFocusBack = useFocusReturn(isOpen, pressed);
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && !isPersistent) onClose?.();
      }}
    >
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          className={styles.content}
          data-modal="open"
          onCloseAutoFocus={giveFocusBack}
          onKeyDown={takeEscape(() => {
            if (!isPersistent) onClose?.();
          })}
          onEscapeKeyDown={(event) => {
            if (isPersistent) event.preventDefault();
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <PlayMoneyMark />
            {description === undefined ? null : (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
          </div>
          {children}
          <div className={styles.answers}>
            <Radix.Cancel asChild>{cancel}</Radix.Cancel>
            {action}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
