/**
 * Asks for a list of results again when a game may have ended, whose result came with that: when the games in play are others than before,
 * and when the stream is live again, for what ends before that changes nothing of what is known here.
 */
import { useEffect, useRef } from 'react';
import { inPlayList } from '../../../db/queries/inPlay.ts';
import { streamHealth } from '../../../db/queries/session.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { after } from '../../kit/timing/pageTimer.ts';

/** A list that was asked for this short a while ago is not asked for again (`worker/lists`), ms. */
const FRESH_MS = 3_100;

const LIVE = 'live ';

export function useEnded(again: () => void): void {
  const seen = useLive(async (db) => {
    const list = await inPlayList(db, 0);
    const isLive = (await streamHealth(db, 'events'))?.state === 'live';
    return `${isLive ? LIVE : ''}${list?.counts.all} ${list?.playing.map(({ fixtureId }) => fixtureId).join(' ')}`;
  }, []);
  const known = useRef<string>(undefined);
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (seen === undefined) return undefined;
    const isOther = known.current !== undefined && known.current !== seen;
    known.current = seen;
    return isOther && seen.startsWith(LIVE) ? after(FRESH_MS, () => latest.current()) : undefined;
  }, [seen]);
}
