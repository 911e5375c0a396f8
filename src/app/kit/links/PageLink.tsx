/** A link to any page of the site, for what comes after the first picture; its bars have `BarLink`. */
import type { MenuPage } from '../../../domain/reference/pageTable.ts';
import { ChromeLink, type ChromeLinkProps } from './ChromeLink.tsx';
import { pathOf } from './paths.ts';

interface PageLinkProps extends ChromeLinkProps {
  readonly page: MenuPage;
}

export const PageLink = ({ page, ...rest }: PageLinkProps) => <ChromeLink path={pathOf(page)} {...rest} />;
