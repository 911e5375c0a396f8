/** The search of a small screen, over the whole page: opened by its button in the app bar or its key. */
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { search as words } from '../../sports/copy/search.ts';
import { SearchField } from '../../sports/search/SearchField.tsx';
import { menu } from '../../kit/copy/labels.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { ModalPanel } from '../../kit/ui/ModalPanel.tsx';
import type { DrawerProps } from './Drawer.tsx';
import * as styles from './SearchSheet.css.ts';

export function SearchSheet({ isOpen, onOpenChange }: DrawerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <ModalPanel isOpen={isOpen} onOpenChange={onOpenChange} startsAt="input" className={styles.sheet}>
      <div className={styles.head}>
        <Dialog.Title className={styles.title}>{words.label}</Dialog.Title>
        <IconButton icon="close" name={menu.close} onClick={() => onOpenChange(false)} />
      </div>
      <div className={styles.body} role="search">
        <SearchField
          input={input}
          isOpen
          onOpenChange={(open) => {
            if (!open) onOpenChange(false);
          }}
          place="sheet"
        />
      </div>
    </ModalPanel>
  );
}
