/** The list of games as a sheet from the bottom edge of a phone. */
import { Dialog } from 'radix-ui';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { ModalPanel } from '../../kit/ui/ModalPanel.tsx';
import { menu } from '../../kit/copy/labels.ts';
import { inPlay } from '../copy/inplay.ts';
import * as styles from './PhoneGames.css.ts';
import { PlayList } from './PlayList.tsx';
import type { InPlayGames } from './useInPlay.ts';

interface ListSheetProps {
  readonly games: InPlayGames;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function ListSheet({ games, isOpen, onOpenChange }: ListSheetProps) {
  return (
    <ModalPanel isOpen={isOpen} onOpenChange={onOpenChange} className={styles.sheet} aria-label={inPlay.list}>
      <div className={styles.sheetHead}>
        <Dialog.Title className={styles.sheetTitle}>{inPlay.list}</Dialog.Title>
        <IconButton icon="close" name={menu.close} onClick={() => onOpenChange(false)} />
      </div>
      <div className={styles.sheetBody}>
        <PlayList games={games} columns={1} onGo={() => onOpenChange(false)} />
      </div>
    </ModalPanel>
  );
}
