/**
 * Logo, the play-money mark, search, the member, their money (NAV-02). On small screens search, letters and the member's drawer; elsewhere
 * letters, theme and logout.
 */
import { pagesOfBar } from '../../../domain/reference/barPages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountSummary } from '../../frame/account/AccountSummary.tsx';
import { UnreadLink } from '../../frame/account/UnreadLink.tsx';
import { chrome } from '../../frame/copy/chrome.ts';
import { shownTitles } from '../../kit/copy/barPages.ts';
import { account } from '../../kit/copy/labels.ts';
import { brand } from '../../kit/copy/site.ts';
import { BarLink } from '../../kit/links/BarLink.tsx';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Logo, PlayMoneyMark } from '../../kit/ui/Logo.tsx';
import * as styles from './AppBar.css.ts';
import { ThemeButton } from './ThemeButton.tsx';

interface AppBarProps {
  /** The field where there is room for one; on small screens it is a button. */
  readonly search: ReactNode;
  readonly onSearch: () => void;
  readonly onMemberPanel: () => void;
}

export function AppBar({ search, onSearch, onMemberPanel }: AppBarProps) {
  const { engine } = usePorts();
  const isNarrow = useIsNarrow();
  return (
    <header className={styles.bar}>
      <Link to={firstPathOf('home')} className={styles.logo} aria-label={brand.name}>
        <Logo />
      </Link>
      <PlayMoneyMark />
      {isNarrow ? null : <div className={styles.search}>{search}</div>}
      <div className={styles.account}>
        <AccountSummary />
      </div>
      <div className={styles.tools}>
        {isNarrow ? (
          <>
            <IconButton icon="search" name={chrome.search} aria-haspopup="dialog" onClick={onSearch} />
            <UnreadLink />
            <IconButton icon="user" name={chrome.memberPanel} aria-haspopup="dialog" onClick={onMemberPanel} />
          </>
        ) : (
          <>
            <UnreadLink />
            {pagesOfBar('cash').map((page) => (
              <BarLink key={page} page={page} className={styles.cash}>
                {shownTitles[page]}
              </BarLink>
            ))}
            <ThemeButton />
            <IconButton icon="exit" name={account.logout} onClick={() => void engine.logout()} />
          </>
        )}
      </div>
    </header>
  );
}
