/**
 * A panel over the page: closed by Escape, by a press outside or by its cross; gives the focus back to what opened it. On a
 * small screen it is a sheet of full height. Without a field that takes the focus, reading begins at its title. A question with
 * consequences is an `AlertDialog` instead.
 */
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { menu } from '../copy/labels.ts';
import { IconButton } from './IconButton.tsx';
import { ModalPanel } from './ModalPanel.tsx';
import * as styles from './Dialog.css.ts';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: string;
  /** Scrolls when it is higher than the panel. */
  readonly children: ReactNode;
  /** Widths of 400, 560 and 880 px where there is room. */
  readonly size?: 'small' | 'normal' | 'large';
  /** Answers, always in view. */
  readonly footer?: ReactNode;
}

export function Dialog({ isOpen, onOpenChange, title, description, children, size = 'normal', footer }: DialogProps) {
  return (
    <ModalPanel
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      startsAt="h2"
      isDescribed={description !== undefined}
      className={styles.content({ size })}
    >
      <header className={styles.head}>
        <Radix.Title tabIndex={-1} className={styles.title}>
          {title}
        </Radix.Title>
        <IconButton icon="close" name={menu.close} onClick={() => onOpenChange(false)} />
        {description === undefined ? null : (
          <Radix.Description className={styles.description}>{description}</Radix.Description>
        )}
      </header>
      <div className={styles.body}>{children}</div>
      {footer === undefined ? null : <footer className={styles.foot}>{footer}</footer>}
    </ModalPanel>
  );
}
