/**
 * Reads for the whole tab who is signed in and whether the site is closed, again whenever it changes, and keeps the local timestamp
 * `custom.auth` equal to the session's expiry (SES-04). Says what the tab looks at before a page can. Loaded with the database.
 */
import { useEffect, useState } from 'react';
import { askAgainAfterClosing } from '../../../db/queries/askAgain.ts';
import { houseDocument } from '../../../db/queries/house.ts';
import { currentMember, session } from '../../../db/queries/session.ts';
import { useDatabase } from '../link/Database.tsx';
import { after } from '../../kit/timing/pageTimer.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from '../link/useLive.ts';
import { AUTH_KEY, DATABASE_KEY } from './authKey.ts';
import { PageLook, type Going } from './PageLook.tsx';
import type { StoredSession } from './StoredSession.tsx';

export interface SessionReaderProps {
  readonly router: Going;
  readonly onRead: (stored: StoredSession) => void;
}

export function SessionReader({ router, onRead }: SessionReaderProps) {
  const { local, now } = usePorts();
  const db = useDatabase();
  useEffect(() => askAgainAfterClosing(db, after), [db]);
  // A flag that was asked for before the page was says nothing about now, whenever the answer came: whoever believed it would be led away from the login
  // card and back to it, and lose what they typed. The gate asks as soon as the page runs, the worker's watch every few seconds.
  const [believedFrom] = useState(() => Math.floor(now() - performance.now()));
  const stored = useLive<StoredSession>(
    async (db) => {
      const [row, member, flag] = await Promise.all([session(db), currentMember(db), houseDocument(db, 'maintenance')]);
      const value = flag.askedAt < believedFrom ? undefined : flag.value;
      return { row, member, siteNoticeFlg: value?.siteNoticeFlg };
    },
    [believedFrom],
    undefined,
    true,
  );
  useEffect(() => {
    if (stored !== undefined) onRead(stored);
  }, [stored, onRead]);
  const isKnown = stored !== undefined;
  const expiresAt = stored?.row?.state === 'signedIn' ? stored.row.expiresAt : 0;
  useEffect(() => {
    if (!isKnown) return;
    if (expiresAt > 0) local.keep(AUTH_KEY, expiresAt.toString());
    else local.drop(AUTH_KEY);
  }, [local, isKnown, expiresAt]);
  const database = stored?.row?.database ?? null;
  useEffect(() => {
    if (!isKnown) return;
    if (database !== null) local.keep(DATABASE_KEY, database);
    else local.drop(DATABASE_KEY);
  }, [local, isKnown, database]);
  return <PageLook router={router} />;
}
