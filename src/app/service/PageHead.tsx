/** The head of a page of the member's own: the way back, its title, and what stands at its end; of a phone the last alone (`PhoneHead`). */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageTitles } from '../kit/copy/pages.ts';
import { withTime } from '../kit/links/firstPaths.ts';
import { pathOf } from '../kit/links/paths.ts';
import { usePorts } from '../kit/ports/Ports.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import * as styles from './PageHead.css.ts';

export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const { now } = usePorts();
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={withTime(pathOf('member'), now())} aria-label={pageTitles.member}>
        <Icon name="left" size={20} />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}
