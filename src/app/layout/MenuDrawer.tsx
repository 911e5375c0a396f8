/** The side menu of a small screen, 90 % wide from the left (NAV-09). */
import { Dialog } from 'radix-ui';
import { menu } from '../copy/labels.ts';
import { SideMenu } from '../side-menu/SideMenu.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Scrim } from '../ui/Scrim.tsx';
import * as styles from './MenuDrawer.css.ts';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function MenuDrawer({ isOpen, onOpenChange }: MenuDrawerProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Content className={styles.drawer} data-modal="open" aria-describedby={undefined}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{menu.menu}</Dialog.Title>
            <IconButton icon="close" name={menu.close} onClick={() => onOpenChange(false)} />
          </div>
          <SideMenu onGo={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
