/**
 * Back and forward lead to where one was on a page, whose rows come from the local database only after the router has looked: it is gone to again as the page
 * grows, until it is reached or somebody moves the page.
 */
import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { after } from '../../kit/timing/pageTimer.ts';

/** A page that has not grown until then is another one now, ms. */
const LONGEST_MS = 5_000;
const MOST_PLACES = 50;
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export function KeepPlace() {
  const { key } = useLocation();
  const way = useNavigationType();
  // By entry of the history, the oldest first, px.
  const [places] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    const wanted = way === NavigationType.Pop ? places.get(key) : undefined;
    let isGoing = wanted !== undefined && wanted > 0;
    const stop = () => {
      isGoing = false;
    };
    const note = () => {
      if (isGoing) return;
      places.delete(key);
      places.set(key, scrollY);
      const [oldest] = places.keys();
      if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
    };
    const go = () => {
      if (!isGoing || wanted === undefined) return;
      scrollTo({ top: wanted, behavior: 'instant' });
      if (Math.abs(scrollY - wanted) < 2) stop();
    };
    const observer = new ResizeObserver(go);
    observer.observe(document.body);
    const forget = after(LONGEST_MS, stop);
    addEventListener('scroll', note, { passive: true });
    for (const move of MOVES) addEventListener(move, stop, { passive: true });
    return () => {
      observer.disconnect();
      forget();
      removeEventListener('scroll', note);
      for (const move of MOVES) removeEventListener(move, stop);
    };
  }, [key, way, places]);
  return null;
}
