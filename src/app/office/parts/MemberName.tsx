/** A member's nickname with their level; leads to their record where the role may read it and a link may stand. */
import { Link } from 'react-router-dom';
import { account } from '../../kit/copy/labels.ts';
import { useMay } from '../link/Office.tsx';
import { chip } from './marks.css.ts';
import * as styles from './MemberName.css.ts';

interface MemberNameProps {
  readonly userId: string;
  readonly nickname: string;
  readonly level: number;
  /** Inside of a button there is no link. */
  readonly isPlain?: boolean;
}

export function MemberName({ userId, nickname, level, isPlain = false }: MemberNameProps) {
  const maySee = useMay('member.see');
  return (
    <span className={styles.whole}>
      {maySee && !isPlain ? (
        <Link className={`${styles.name} ${styles.link}`} to={`/members?member=${encodeURIComponent(userId)}`}>
          {nickname}
        </Link>
      ) : (
        <span className={styles.name}>{nickname}</span>
      )}
      <span className={chip}>{account.levelOf(level)}</span>
    </span>
  );
}
