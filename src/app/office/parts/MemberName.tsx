/** A member's nickname with their level. */
import { account } from '../../kit/copy/labels.ts';
import { chip } from './marks.css.ts';
import * as styles from './MemberName.css.ts';

export function MemberName({ nickname, level }: { readonly nickname: string; readonly level: number }) {
  return (
    <span className={styles.whole}>
      <span className={styles.name}>{nickname}</span>
      <span className={chip}>{account.levelOf(level)}</span>
    </span>
  );
}
