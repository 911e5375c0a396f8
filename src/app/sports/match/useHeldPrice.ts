/**
 * Which price of a match is looked at closely: the pointer rests on it, the focus came to it by keyboard, or a finger is held on it. Native listeners on
 * what holds all prices: none of them is drawn again.
 */
import { useEffect, useState, type RefObject } from 'react';
import type { SelectionId } from '../../../domain/kernel/ids.ts';

/** A price, and where what is told of it stands, px within what holds the prices. */
export interface HeldPrice {
  readonly selectionId: SelectionId;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Whether `top` is where it ends. */
  readonly isAbove: boolean;
}

const REST_MS = 350;
const HOLD_MS = 500;
/** Less has no room for the two ends of a history. */
const LEAST_WIDTH = 136;
const GAP = 4;

export function useHeldPrice(within: RefObject<HTMLElement | null>): HeldPrice | undefined {
  const [held, setHeld] = useState<HeldPrice>();
  useEffect(() => {
    const { current } = within;
    return current === null ? undefined : followPrices(current, setHeld);
  }, [within]);
  return held;
}

/** @returns takes the listeners away */
function followPrices(container: HTMLElement, show: (held: HeldPrice | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  /** A finger that was held has looked, and does not press. */
  let isPressTaken = false;
  const clear = () => {
    clearTimeout(timer);
    if (isShown) show(undefined);
    isShown = false;
  };
  const showAfter = (ms: number, target: EventTarget | null, then = () => {}) => {
    const price = priceAt(target);
    clear();
    if (price === undefined) return;
    timer = setTimeout(() => {
      isShown = true;
      show(placeOf(price, container));
      then();
    }, ms);
  };
  const listeners = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, listen: (event: HTMLElementEventMap[Type]) => void) =>
    container.addEventListener(type, listen, { signal: listeners.signal, capture: true });
  on('pointerover', (event) => {
    if (event.pointerType === 'mouse') showAfter(REST_MS, event.target);
  });
  on('pointerleave', (event) => {
    if (event.target === container) clear();
  });
  on('pointerdown', (event) => {
    isPressTaken = false;
    if (event.pointerType === 'mouse') clear();
    else showAfter(HOLD_MS, event.target, () => (isPressTaken = true));
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    on(end, (event) => {
      if (event.pointerType !== 'mouse') clear();
    });
  }
  on('click', (event) => {
    if (!isPressTaken) return;
    isPressTaken = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on('contextmenu', (event) => {
    if (isPressTaken) event.preventDefault();
  });
  on('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) showAfter(REST_MS, event.target);
  });
  on('focusout', clear);
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !isShown) return;
    // The first Escape takes this away, the next one closes the match.
    event.preventDefault();
    clear();
  });
  return () => {
    listeners.abort();
    clear();
  };
}

function priceAt(target: EventTarget | null): HTMLElement | undefined {
  const price = target instanceof Element ? target.closest('[data-selection]') : null;
  return price instanceof HTMLElement ? price : undefined;
}

/** Beneath the price, or above one that is low on the screen; as wide as it, and never beyond what holds the prices. */
function placeOf(price: HTMLElement, container: HTMLElement): HeldPrice {
  const [at, around] = [price.getBoundingClientRect(), container.getBoundingClientRect()];
  const width = Math.max(LEAST_WIDTH, at.width);
  const left = Math.min(at.left - around.left, around.width - width - GAP);
  const isAbove = at.bottom + HEIGHT > innerHeight;
  return {
    // Written there by what draws the price.
    selectionId: (price.dataset['selection'] ?? '') as SelectionId,
    left: Math.max(GAP, left),
    top: isAbove ? at.top - around.top - GAP : at.bottom - around.top + GAP,
    width,
    isAbove,
  };
}

/** Of a history with the bar at the foot of a phone, px. */
const HEIGHT = 180;
