/**
 * A link of the chrome to a page, with the current time in its query as the product's links have it (§2, NAV-01).
 */
import type { ReactNode } from 'react';
import type { MenuPage } from '../../../domain/reference/pageTable.ts';
import { NavLink } from 'react-router-dom';
import { pathOf, withTime } from './paths.ts';
import { usePorts } from '../ports/Ports.tsx';

interface PageLinkProps {
  readonly page: MenuPage;
  readonly className?: string;
  readonly name?: string;
  readonly onGo?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function PageLink({ page, className, name, onGo, children }: PageLinkProps) {
  const { now } = usePorts();
  return (
    <NavLink
      to={withTime(pathOf(page), now())}
      end
      aria-label={name}
      onClick={onGo}
      {...(className === undefined ? {} : { className })}
    >
      {children}
    </NavLink>
  );
}
