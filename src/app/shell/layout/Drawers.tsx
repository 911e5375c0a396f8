/** Both drawers of a small screen (NAV-09). Loaded when the first of them is opened. */
import type { ReactNode } from 'react';
import { MemberDrawer } from './MemberDrawer.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import type { OneOpen } from './useOneOpen.ts';

export type Panel = 'slip' | 'menu' | 'search' | 'member';

interface DrawersProps {
  readonly panels: OneOpen<Panel>;
  /** The slip's button, on pages that have a slip. */
  readonly slip: ReactNode;
}

export function Drawers({ panels, slip }: DrawersProps) {
  const isForSearch = panels.isOpen('search');
  return (
    <>
      <MenuDrawer
        isOpen={panels.isOpen('menu') || isForSearch}
        isForSearch={isForSearch}
        onOpenChange={panels.change(isForSearch ? 'search' : 'menu')}
      />
      <MemberDrawer isOpen={panels.isOpen('member')} onOpenChange={panels.change('member')} slip={slip} />
    </>
  );
}
