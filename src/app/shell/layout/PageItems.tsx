/** The pages that a drop-down of the tabs names (NAV-04). */
import type { LaterPlace } from '../../../domain/reference/pageShape.ts';
import { pageTitles } from '../../kit/copy/pages.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { item } from '../../kit/ui/menuItem.css.ts';
import { useMenu } from '../useMenu.ts';

interface PageItemsProps {
  readonly place: LaterPlace;
  readonly onGo: () => void;
}

export const PageItems = ({ place, onGo }: PageItemsProps) =>
  useMenu(place).map((page) => (
    <PageLink key={page} page={page} className={item} onGo={onGo}>
      {pageTitles[page]}
    </PageLink>
  ));
