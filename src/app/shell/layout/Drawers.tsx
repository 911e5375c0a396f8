/** Both drawers of a small screen (NAV-09), and its search. Loaded when the first of them is opened. */
import type { ReactNode } from 'react';
import { MemberDrawer } from './MemberDrawer.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { SearchSheet } from './SearchSheet.tsx';
import type { OneOpen } from './useOneOpen.ts';

export type Panel = 'slip' | 'menu' | 'search' | 'member';

interface DrawersProps {
  readonly panels: OneOpen<Panel>;
  /** The slip's button, on pages that have a slip. */
  readonly slip: ReactNode;
}

export function Drawers({ panels, slip }: DrawersProps) {
  return (
    <>
      <MenuDrawer isOpen={panels.isOpen('menu')} onOpenChange={panels.change('menu')} />
      <SearchSheet isOpen={panels.isOpen('search')} onOpenChange={panels.change('search')} />
      <MemberDrawer isOpen={panels.isOpen('member')} onOpenChange={panels.change('member')} slip={slip} />
    </>
  );
}
