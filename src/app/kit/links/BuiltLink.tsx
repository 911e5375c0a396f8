/** A link to an address the house gave, drawn where it leads somewhere on this site. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isBuiltPath } from './paths.ts';

interface BuiltLinkProps {
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

export const BuiltLink = ({ to, className, children }: BuiltLinkProps) =>
  isBuiltPath(to) ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : null;
