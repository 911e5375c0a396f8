/** Beneath a pick: which pick of the same match it replaced, and the way back. */
import { marketNameOf } from '../../kit/copy/markets.ts';
import { pickNameOf } from '../../kit/copy/picks.ts';
import { slip } from '../../kit/copy/labels.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { replaced as words } from '../copy/replaced.ts';
import type { Replaced } from './replacedIn.ts';
import * as styles from './ReplacedNote.css.ts';

interface ReplacedNoteProps {
  readonly replaced: Replaced;
  readonly isLocked: boolean;
  readonly onUndo: () => void;
}

export function ReplacedNote({ replaced: { by, gone }, isLocked, onUndo }: ReplacedNoteProps) {
  const before = gone
    .map((pick) => `${marketNameOf({ ...pick, name: pick.marketName })} ${pickNameOf(pick)}`)
    .join(', ');
  return (
    <div className={styles.note} role="status">
      <p className={styles.text}>
        {words.title}
        <span className={styles.change}>{words.change(before, pickNameOf(by))}</span>
      </p>
      <button type="button" className={styles.undo} disabled={isLocked} onClick={onUndo}>
        <Icon name="undo" size={16} />
        {slip.undo}
      </button>
    </div>
  );
}
