/** What `whereabouts` decides from, alive: the session, the member and the maintenance flag as stored, and this tab's own place. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Member } from '../../../domain/session/member.ts';
import { plainPath } from '../../kit/links/firstPaths.ts';
import { useSessionId } from '../link/Database.tsx';
import { usePageShown } from '../../kit/links/usePage.ts';
import { destinationOf } from './destination.ts';
import { useStoredSession, type StoredSession } from './StoredSession.tsx';
import type { Facts } from './whereabouts.ts';

export interface FactsAndMember {
  readonly facts: Facts;
  readonly member: Member | undefined;
  readonly sessionId: string;
}

/** @param isForVisitors whether the page may be seen without a sign-in */
export function useFacts(isForVisitors: boolean): FactsAndMember {
  const location = useLocation();
  const { page, row } = usePageShown();
  const wasSignedIn = useRef(false);
  const stored = useStoredSession();
  const sessionId = useSessionId();
  const isSignedIn = stored?.row?.state === 'signedIn';
  useEffect(() => {
    if (isSignedIn) wasSignedIn.current = true;
  }, [isSignedIn]);
  return {
    facts: {
      isForVisitors,
      // The router takes addresses of other case, coding and end for a page too: who may see it is asked of the page.
      path: page === 'notFound' ? location.pathname : plainPath(row.path),
      search: location.search,
      destination: destinationOf(location.state),
      maintenance: flagOf(stored?.siteNoticeFlg),
      session: sessionOf(stored),
      wasSignedIn: wasSignedIn.current,
    },
    member: isSignedIn ? stored?.member : undefined,
    sessionId,
  };
}

const flagOf = (flag: 0 | 1 | undefined) => (flag === undefined ? 'unknown' : flag === 1 ? 'on' : 'off');

function sessionOf(stored: StoredSession | undefined): Facts['session'] {
  if (stored === undefined) return { state: 'loading' };
  const { row, member } = stored;
  if (row?.state === 'signedIn') return { state: 'signedIn', member };
  return { state: 'signedOut', ending: row?.ending ?? null };
}
