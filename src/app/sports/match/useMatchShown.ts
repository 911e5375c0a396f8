/** The match that the address of a list asks for, and the focus back on what opened it once it is closed. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GAME_MARK, gameIn } from './matchAddress.ts';

/** @returns its id; `undefined` where the list is shown */
export function useMatchShown(): string | undefined {
  const [params] = useSearchParams();
  const game = gameIn(params);
  const last = useRef<string>(undefined);
  // After every drawing until the list is there: it may have to be read first.
  useEffect(() => {
    if (game !== undefined) {
      last.current = game;
      return;
    }
    if (last.current === undefined) return;
    const opener = document.querySelector<HTMLElement>(`[${GAME_MARK}="${CSS.escape(last.current)}"]`);
    if (opener === null) return;
    last.current = undefined;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || activeElement.id === 'main') opener.focus();
  });
  return game;
}
