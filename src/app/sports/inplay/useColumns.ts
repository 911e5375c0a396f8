/** The number of games side by side: the member's choice, as far as there is room (`sideBySide.ts`). */
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { columnsFor, keepColumns, keptColumns } from './sideBySide.ts';

export interface Columns {
  /** Of the room they stand in. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** How many are shown. */
  readonly count: number;
  /** How many there is room for. */
  readonly most: number;
  readonly choose: (count: number) => void;
}

export function useColumns(): Columns {
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(() => keptColumns());
  const [most, setMost] = useState(1);
  useLayoutEffect(() => {
    const room = ref.current;
    if (room === null) return undefined;
    const measure = () => setMost(columnsFor(room.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
  const choose = useCallback((count: number) => {
    keepColumns(count);
    setChosen(count);
  }, []);
  return { ref, count: Math.min(chosen, most), most, choose };
}
