/** What a route says about itself to whatever stands around its page: a title, and the columns beside it. */
import { PAGE_KINDS, type PageKind } from '../../../domain/reference/pages.ts';

export interface PageColumns {
  /** Every page but home has the side menu (NAV-05). */
  readonly hasMenu: boolean;
  /** The member's account above the slip, where the page is the member's start. */
  readonly hasAccount: boolean;
  /** The slip this page fills; none elsewhere. */
  readonly slipPage: PageKind | undefined;
}

export interface PageHandle {
  readonly title: string;
  readonly columns?: Partial<PageColumns>;
}

type Matches = readonly { readonly handle: unknown }[];

/** The title of the innermost page; empty if no route has one. */
export function titleOf(matches: Matches): string {
  const handle = innermost(matches);
  return 'title' in handle && typeof handle.title === 'string' ? handle.title : '';
}

export function columnsOf(matches: Matches): PageColumns {
  const handle = innermost(matches);
  const columns = 'columns' in handle && isObject(handle.columns) ? handle.columns : {};
  const slipPage = 'slipPage' in columns ? PAGE_KINDS.find((kind) => kind === columns.slipPage) : undefined;
  return {
    hasMenu: !('hasMenu' in columns) || columns.hasMenu !== false,
    hasAccount: 'hasAccount' in columns && columns.hasAccount === true,
    slipPage,
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function innermost(matches: Matches): object {
  const handle = matches.at(-1)?.handle;
  return isObject(handle) ? handle : {};
}
