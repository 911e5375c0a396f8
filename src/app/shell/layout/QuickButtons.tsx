/**
 * Shortcuts of mobile and tablet (NAV-04): charge, tether deposit, exchange, tether withdrawal, bet history, customer centre, daily
 * quest, as far as the site has them. While it lacks some, the pages a member needs next stand in for them.
 */
import { chrome, menuPageNames } from '../../frame/copy/chrome.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { builtPages, type MenuPage } from '../../kit/links/paths.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { menuPageIcons } from '../../kit/links/menuPageIcons.ts';
import * as styles from './QuickButtons.css.ts';

const WANTED: readonly MenuPage[] = [
  'charge',
  'chargeCrypto',
  'exchange',
  'exchangeCrypto',
  'betResult',
  'customer',
  'eventMission',
];
const STAND_INS: readonly MenuPage[] = ['message', 'rule', 'member'];

/** @param onGo called when the member goes to another page */
export function QuickButtons({ onGo }: { readonly onGo?: () => void }) {
  const pages = builtPages([...WANTED, ...STAND_INS]).slice(0, WANTED.length);
  return (
    <nav className={styles.row} aria-label={chrome.quick}>
      {pages.map((page) => (
        <PageLink key={page} page={page} className={styles.button} onGo={onGo}>
          <Icon name={menuPageIcons[page]} />
          {menuPageNames[page]}
        </PageLink>
      ))}
    </nav>
  );
}
