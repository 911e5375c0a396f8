/**
 * Shortcuts of mobile and tablet (NAV-04): charge, tether deposit, exchange, tether withdrawal, bet history, customer centre, daily
 * quest, as far as the site has them. While it lacks some, the pages a member needs next stand in for them.
 */
import { pagesOfBar } from '../../../domain/reference/barPages.ts';
import { chrome } from '../../frame/copy/chrome.ts';
import { shownTitles } from '../../kit/copy/barPages.ts';
import { barIcons } from '../../kit/links/barIcons.ts';
import { BarLink } from '../../kit/links/BarLink.tsx';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import * as styles from './QuickButtons.css.ts';

/** As many as a row of a small screen holds. */
const MOST = 7;

/** @param onGo called when the member goes to another page */
export function QuickButtons({ onGo }: { readonly onGo?: () => void }) {
  const pages = pagesOfBar('shortcuts').slice(0, MOST);
  return (
    <nav className={styles.row} aria-label={chrome.quick}>
      {pages.map((page) => (
        <BarLink key={page} page={page} className={styles.button} onGo={onGo}>
          <MenuIcon name={barIcons[page]} />
          {shownTitles[page]}
        </BarLink>
      ))}
    </nav>
  );
}
