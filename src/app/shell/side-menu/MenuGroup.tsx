/** A group of the side menu that folds; its content is built when it opens first (NAV-06, NAV-07). */
import { useState, type ReactNode } from 'react';
import { MenuIcon, type MenuIconName } from '../../kit/ui/MenuIcon.tsx';
import { CountOr } from '../../kit/ui/Unknown.tsx';
import * as styles from './MenuGroup.css.ts';

interface MenuGroupProps {
  readonly icon: MenuIconName;
  readonly name: string;
  /** How many there are inside; or a word instead. */
  readonly count?: number | 'unknown';
  readonly note?: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

export function MenuGroup({ icon, name, count, note, isOpenAtFirst = false, children }: MenuGroupProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <section className={styles.group}>
      <h2>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-busy={count === 'unknown'}
          onClick={() => setIsOpen(!isOpen)}
        >
          <MenuIcon name={icon} size={18} />
          <span className={styles.name}>{name}</span>
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
          {count === undefined ? null : (
            <span className={styles.count}>
              <CountOr count={count === 'unknown' ? undefined : count} />
            </span>
          )}
          <MenuIcon name={isOpen ? 'up' : 'down'} size={14} className={styles.arrow} />
        </button>
      </h2>
      {isOpen ? children : null}
    </section>
  );
}
