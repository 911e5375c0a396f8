/** What a route says about the columns beside its page. */
import { PageKind } from '../../domain/reference/pages.ts';

export interface RouteColumns {
  /** Every page but home has the side menu (NAV-05). */
  readonly hasMenu: boolean;
  /** The slip this page fills; none elsewhere. */
  readonly slipPage: PageKind | undefined;
}

/** Reads the handle of the innermost route. */
export function columnsOf(matches: readonly { readonly handle: unknown }[]): RouteColumns {
  const handle = matches.at(-1)?.handle;
  if (typeof handle !== 'object' || handle === null) return { hasMenu: true, slipPage: undefined };
  const slipPage = 'slipPage' in handle ? PageKind.safeParse(handle.slipPage) : undefined;
  return {
    hasMenu: !('hasMenu' in handle) || handle.hasMenu !== false,
    slipPage: slipPage?.success === true ? slipPage.data : undefined,
  };
}
