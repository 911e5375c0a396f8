/** A link of a bar of the first picture to a page. */
import type { ShownPage } from '../../../domain/reference/barPages.ts';
import { ChromeLink, type ChromeLinkProps } from './ChromeLink.tsx';
import { shownPathOf } from './shownPaths.ts';

interface BarLinkProps extends ChromeLinkProps {
  readonly page: ShownPage;
}

export const BarLink = ({ page, ...rest }: BarLinkProps) => <ChromeLink path={shownPathOf(page)} {...rest} />;
