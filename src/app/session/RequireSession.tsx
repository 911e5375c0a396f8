/** Lets members in and sends visitors to the login page, remembering where they were going (SES-01). */
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Blank } from './Blank.tsx';
import { useSession } from './useSession.ts';

/** What the login page is told about where the visitor came from. */
export interface LoginState {
  readonly from: string;
}

export function RequireSession() {
  const session = useSession();
  const location = useLocation();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (session.state === 'signedIn') wasSignedIn.current = true;
  }, [session.state]);
  if (session.state === 'loading') return null;
  if (session.state === 'signedIn') return <Outlet />;
  if (session.row?.ending === 'blank' && wasSignedIn.current) return <Blank />;
  // A member who has signed out on purpose starts from the top; everyone else goes on where they were.
  const from =
    session.row?.ending === 'logout' && wasSignedIn.current ? paths.home : location.pathname + location.search;
  return <Navigate to={paths.login} replace state={{ from } satisfies LoginState} />;
}
