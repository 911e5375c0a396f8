/** Keeps the local timestamp `custom.auth` equal to the session's expiry (SES-04), and drops it when the session ends. */
import { useEffect } from 'react';
import { usePorts } from '../ports/Ports.tsx';
import { useSession } from './useSession.ts';

const KEY = 'custom.auth';

export function SessionClock() {
  const { local } = usePorts();
  const session = useSession();
  const expiresAt = session.state === 'signedIn' ? session.row.expiresAt : 0;
  const isKnown = session.state !== 'loading';
  useEffect(() => {
    if (!isKnown) return;
    if (expiresAt > 0) local.keep(KEY, expiresAt.toString());
    else local.drop(KEY);
  }, [local, isKnown, expiresAt]);
  return null;
}
