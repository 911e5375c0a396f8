/** Asks for a list of results again when the games in play are others than before: one may have ended, whose result came with that. */
import { useEffect, useRef } from 'react';
import { inPlayList } from '../../../db/queries/inPlay.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { after } from '../../kit/timing/pageTimer.ts';

/** A list that was asked for this short a while ago is not asked for again (`worker/lists`), ms. */
const FRESH_MS = 3_100;

export function useEnded(again: () => void): void {
  const playing = useLive(async (db) => {
    const list = await inPlayList(db, 0);
    return list === undefined
      ? undefined
      : `${list.counts.all} ${list.playing.map(({ fixtureId }) => fixtureId).join(' ')}`;
  }, []);
  const known = useRef<string>(undefined);
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    const isOther = known.current !== undefined && playing !== undefined && known.current !== playing;
    if (playing !== undefined) known.current = playing;
    return isOther ? after(FRESH_MS, () => latest.current()) : undefined;
  }, [playing]);
}
