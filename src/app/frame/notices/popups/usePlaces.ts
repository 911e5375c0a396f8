/** Measures popups and gives each its place in the window; again when the window or a popup changes its size. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { wantedPlace, type Popup } from '../../../../domain/notices/popup.ts';
import { placePopups, type Box } from './placePopups.ts';

export interface Places {
  readonly of: (popupId: string) => Box | undefined;
  /** A popup has been laid out this high, px. */
  readonly measured: (popupId: string, height: number) => void;
}

export function usePlaces(popups: readonly Popup[]): Places {
  const viewport = useViewport();
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  const measured = useCallback((id: string, height: number) => {
    setHeights((before) => (before[id] === height ? before : { ...before, [id]: height }));
  }, []);
  const kept = useRef<ReadonlyMap<string, Box>>(new Map());
  const wishes = popups.flatMap((popup) => {
    const { id, width } = popup;
    const height = heights[id];
    return height === undefined ? [] : [{ id, ...wantedPlace(popup, height, viewport), width, height }];
  });
  kept.current = placePopups(wishes, viewport, kept.current);
  const places = kept.current;
  return useMemo(() => ({ of: (id) => places.get(id), measured }), [places, measured]);
}

const readViewport = () => ({ width: innerWidth, height: innerHeight });

function useViewport() {
  const [viewport, setViewport] = useState(readViewport);
  useEffect(() => {
    const measure = () => setViewport(readViewport);
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return viewport;
}
