/** The links at the foot of the side menu (NAV-06), as far as the site has their pages. */
import { sideGroups } from '../../frame/copy/chrome.ts';
import { pageTitles } from '../../kit/copy/pages.ts';
import { pageIcons } from '../../kit/links/pageIcons.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { PageIcon } from '../../kit/ui/PageIcon.tsx';
import { useMenu } from '../useMenu.ts';
import * as styles from './MenuLinks.css.ts';

export function MenuLinks({ onGo }: { readonly onGo: (() => void) | undefined }) {
  const pages = useMenu('side');
  return (
    <ul className={styles.links} aria-label={sideGroups.links}>
      {pages.map((page) => (
        <li key={page}>
          <PageLink page={page} className={styles.link} onGo={onGo}>
            <PageIcon name={pageIcons[page]} size={18} />
            {pageTitles[page]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
