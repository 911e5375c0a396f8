/** Shortcuts of mobile and tablet (NAV-04): charge, tether deposit, exchange, tether withdrawal, bet history, customer centre, daily quest. */
import { memo } from 'react';
import { pagesOfBar } from '../../../domain/reference/barPages.ts';
import { chrome } from '../../frame/copy/chrome.ts';
import { shownTitles } from '../../kit/copy/barPages.ts';
import { barIcons } from '../../kit/links/barIcons.ts';
import { BarLink } from '../../kit/links/BarLink.tsx';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import * as styles from './QuickButtons.css.ts';

/** @param onGo called when the member goes to another page */
export const QuickButtons = memo(function QuickButtons({ onGo }: { readonly onGo?: () => void }) {
  return (
    <nav className={styles.row} data-in-drawer={onGo === undefined ? undefined : true} aria-label={chrome.quick}>
      {pagesOfBar('shortcuts').map((page) => (
        <BarLink key={page} page={page} className={styles.button} onGo={onGo}>
          <MenuIcon name={barIcons[page]} />
          {shownTitles[page]}
        </BarLink>
      ))}
    </nav>
  );
});
