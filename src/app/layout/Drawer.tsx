/** A panel of a small screen that slides in from an edge, 90 % wide (NAV-09). Closed by Escape, by a press outside or its cross. */
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { menu } from '../copy/labels.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Scrim } from '../ui/Scrim.tsx';
import { useFocusReturn } from '../ui/useFocusReturn.ts';
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
  const giveFocusBack = useFocusReturn(isOpen);
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
            const drawer = event.currentTarget;
            if (!(drawer instanceof HTMLElement)) return;
            const start = startsAt === undefined ? null : drawer.querySelector<HTMLElement>(startsAt);
            // Its first button would only show its tooltip.
            (start ?? drawer).focus();
          }}
          onCloseAutoFocus={giveFocusBack}
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
