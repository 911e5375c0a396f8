/** A member's level as a small plate. */
import { account } from '../../kit/copy/labels.ts';
import * as styles from './LevelMark.css.ts';

export function LevelMark({ level }: { readonly level: number }) {
  return (
    <span className={styles.level} aria-label={`${account.level} ${level}`} role="img">
      {account.levelOf(level)}
    </span>
  );
}
