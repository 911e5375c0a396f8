/** A tone when more waits than before, where the sound is on. */
import { useEffect, useRef } from 'react';
import { playTone } from './useSound.ts';

/** @param waiting `undefined` until read */
export function useNews(waiting: number | undefined): void {
  const last = useRef(waiting);
  useEffect(() => {
    if (waiting !== undefined && last.current !== undefined && waiting > last.current) playTone();
    last.current = waiting;
  }, [waiting]);
}
