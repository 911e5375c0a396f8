/** The drawers of a small screen (NAV-09), and its search. Loaded when the first of them is opened. */
import { MenuDrawer } from './MenuDrawer.tsx';
import { SearchSheet } from './SearchSheet.tsx';
import type { OneOpen } from './useOneOpen.ts';

export { MemberDrawer } from './MemberDrawer.tsx';
export type Panel = 'slip' | 'menu' | 'search' | 'member';

export const Drawers = ({ panels }: { readonly panels: OneOpen<Panel> }) => (
  <>
    <MenuDrawer isOpen={panels.isOpen('menu')} onOpenChange={panels.change('menu')} />
    <SearchSheet isOpen={panels.isOpen('search')} onOpenChange={panels.change('search')} />
  </>
);
