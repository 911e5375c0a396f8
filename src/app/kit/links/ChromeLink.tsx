/**
 * A link of the chrome to a page, with the current time in its query as the product's links have it (§2, NAV-01).
 */
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { usePorts } from '../ports/Ports.tsx';
import { withTime } from './firstPaths.ts';

export interface ChromeLinkProps {
  readonly className?: string;
  readonly name?: string;
  readonly onGo?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function ChromeLink({ path, className, name, onGo, children }: ChromeLinkProps & { readonly path: string }) {
  const { now } = usePorts();
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
