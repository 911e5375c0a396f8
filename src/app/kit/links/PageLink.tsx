/**
 * A link of the chrome to a page, with the current time in its query as the product's links have it (§2, NAV-01). While the site
 * does not have the page its content stands alone, so that nothing leads to a 404.
 */
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { pathOf, withTime, type MenuPage } from './paths.ts';
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
  const path = pathOf(page);
  if (path === undefined) return <span className={className}>{children}</span>;
  return (
    <NavLink
      to={withTime(path, now())}
      end
      aria-label={name}
      onClick={onGo}
      {...(className === undefined ? {} : { className })}
    >
      {children}
    </NavLink>
  );
}
