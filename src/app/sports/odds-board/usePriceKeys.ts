/**
 * The prices of a board as one stop of the Tab key, with the arrow keys between them: a page of fifteen games would be forty-five stops
 * between a member and the slip. The stop is the price that had the focus last, or the first that can be pressed.
 *
 * Prices are drawn with `tabindex="-1"`; which of them is the stop stands in the document alone, so that no row is drawn again for it.
 */
import { useCallback, useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { hasModifier } from '../../kit/ui/hasModifier.ts';
import { ARROWS, arrowTarget } from './arrowTarget.ts';

const PRICE = 'button[data-state]';
const STOP = `${PRICE}[tabindex="0"]:enabled`;

interface PriceKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

export function usePriceKeys(): PriceKeys {
  const ref = useRef<HTMLDivElement>(null);
  // After every drawing: the stop may have been locked, or left with its game.
  useEffect(() => {
    const board = ref.current;
    if (board === null || board.querySelector(STOP) !== null) return;
    const first = board.querySelector(`${PRICE}:enabled`);
    if (first !== null) makeStop(board, first);
  });
  const onFocus = useCallback(({ target }: FocusEvent) => {
    if (ref.current !== null && target.matches(PRICE)) makeStop(ref.current, target);
  }, []);
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const arrow = ARROWS.find((name) => name === event.key);
    const from = event.target;
    if (arrow === undefined || hasModifier(event) || event.shiftKey) return;
    if (!(from instanceof HTMLElement) || !from.matches(PRICE) || ref.current === null) return;
    const prices = [...ref.current.querySelectorAll<HTMLElement>(`${PRICE}:enabled`)];
    const places = prices.map((price) => price.getBoundingClientRect());
    const to = arrowTarget(arrow, from.getBoundingClientRect(), places);
    if (to === undefined) return;
    event.preventDefault();
    prices[to]?.focus();
  }, []);
  return { ref, onKeyDown, onFocus };
}

function makeStop(board: Element, price: Element): void {
  for (const other of board.querySelectorAll(`${PRICE}[tabindex="0"]`)) other.setAttribute('tabindex', '-1');
  price.setAttribute('tabindex', '0');
}
