/** The links at the foot of the side menu (NAV-06), as far as the site has their pages. */
import { menuPageNames, sideGroups } from '../../frame/copy/chrome.ts';
import { menuPageIcons } from '../../kit/links/menuPageIcons.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { builtPages } from '../../kit/links/paths.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import * as styles from './MenuLinks.css.ts';

export function MenuLinks({ onGo }: { readonly onGo: (() => void) | undefined }) {
  const pages = builtPages([
    'betResult',
    'gameResultSports',
    'message',
    'attendance',
    'free',
    'customer',
    'event',
    'rule',
    'livetv',
  ]);
  return (
    <ul className={styles.links} aria-label={sideGroups.links}>
      {pages.map((page) => (
        <li key={page}>
          <PageLink page={page} className={styles.link} onGo={onGo}>
            <Icon name={menuPageIcons[page]} size={18} />
            {menuPageNames[page]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
