/** A panel of a small screen that slides in from an edge, 90 % wide (NAV-09). Closed by Escape, by a press outside or its cross. */
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { menu } from '../../kit/copy/labels.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { ModalPanel } from '../../kit/ui/ModalPanel.tsx';
import * as styles from './Drawer.css.ts';
import { ThemeButton } from './ThemeButton.tsx';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface EdgeProps extends DrawerProps {
  readonly edge: 'left' | 'right';
  /** Its name. */
  readonly title: string;
  /** What stands in its head in the place of the name and the theme. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

export function Drawer({ isOpen, onOpenChange, edge, title, head, children }: EdgeProps) {
  return (
    <ModalPanel isOpen={isOpen} onOpenChange={onOpenChange} className={styles.drawer} data-edge={edge}>
      <div className={styles.head}>
        <Dialog.Title className={head === undefined ? styles.title : hidden}>{title}</Dialog.Title>
        {head ?? <ThemeButton />}
        <IconButton icon="close" name={menu.close} onClick={() => onOpenChange(false)} />
      </div>
      {children}
    </ModalPanel>
  );
}
