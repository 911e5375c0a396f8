/** Where whoever asked for more rows goes on: at the first of them, once they are here, unless they have gone elsewhere meanwhile. */
import { useEffect, useRef, useState, type RefObject } from 'react';

interface Added {
  readonly table: RefObject<HTMLTableElement | null>;
  /** How many rows came with the last page that was asked for; 0 before one was. */
  readonly added: number;
  /** More rows were asked for after this one. */
  readonly follow: (id: string | undefined) => void;
}

interface Followed {
  readonly id: string | undefined;
  readonly next: string | undefined;
  readonly count: number;
  readonly pressed: Element | null;
}

/** @param ids of the rows shown, in order; a row bears its own as `data-row` */
export function useAdded(ids: readonly string[]): Added {
  const table = useRef<HTMLTableElement>(null);
  const followed = useRef<Followed>(undefined);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    const asked = followed.current;
    const next = asked?.id === undefined ? undefined : ids[ids.indexOf(asked.id) + 1];
    if (asked === undefined || next === undefined || next === asked.next) return;
    followed.current = undefined;
    setAdded(ids.length - asked.count);
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== asked.pressed) return;
    const row = table.current?.querySelector(`[data-row="${CSS.escape(next)}"] button`);
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  }, [ids]);
  return {
    table,
    added,
    follow: (id) => {
      const next = id === undefined ? undefined : ids[ids.indexOf(id) + 1];
      followed.current = { id, next, count: ids.length, pressed: document.activeElement };
    },
  };
}
