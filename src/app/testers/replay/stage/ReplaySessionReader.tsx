/**
 * Reads who is signed in, as `SessionReader` of a live tab does, but for one thing: whatever the recording says of the maintenance flag was asked
 * for then, and counts.
 */
import { useEffect } from 'react';
import { houseDocument } from '../../../../db/queries/house.ts';
import { currentMember, session } from '../../../../db/queries/session.ts';
import { useLive } from '../../../frame/link/useLive.ts';
import type { SessionReaderProps } from '../../../frame/session/SessionReader.tsx';
import type { StoredSession } from '../../../frame/session/StoredSession.tsx';

/** Of a recording that never asked: nobody was led away from a page. */
const OPEN = 0;

export function ReplaySessionReader({ onRead }: SessionReaderProps) {
  const stored = useLive(async (db): Promise<StoredSession> => {
    const [row, member, flag] = await Promise.all([session(db), currentMember(db), houseDocument(db, 'maintenance')]);
    return { row, member, siteNoticeFlg: flag.value?.siteNoticeFlg ?? OPEN };
  }, []);
  useEffect(() => {
    if (stored !== undefined) onRead(stored);
  }, [stored, onRead]);
  return null;
}
