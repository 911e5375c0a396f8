/** A panel of a small screen that slides in from an edge, 90 % wide (NAV-09). Closed by Escape, by a press outside or its cross. */
import { Dialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { menu } from '../copy/labels.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Scrim } from '../ui/Scrim.tsx';
import * as styles from './Drawer.css.ts';
import { ThemeButton } from './ThemeButton.tsx';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface EdgeProps extends DrawerProps {
  readonly edge: 'left' | 'right';
  readonly title: string;
  /** Selector of what takes the focus first; the drawer itself otherwise. */
  readonly startsAt?: string | undefined;
  readonly children: ReactNode;
}

export function Drawer({ isOpen, onOpenChange, edge, title, startsAt, children }: EdgeProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Content
          className={styles.drawer}
          data-edge={edge}
          data-modal="open"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            const drawer = event.currentTarget;
            if (!(drawer instanceof HTMLElement)) return;
            const start = startsAt === undefined ? null : drawer.querySelector<HTMLElement>(startsAt);
            // Its first button would only show its tooltip.
            (start ?? drawer).focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus to its own trigger, and drawers have none.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <ThemeButton />
            <IconButton icon="close" name={menu.close} onClick={() => onOpenChange(false)} />
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
