/**
 * Which layout the page has: by the width of the window, or the one the member chose (NAV-09), as `data-screen` on the root
 * element. Styles ask for it with `at` of the tokens, components with `useIsNarrow` and `useIsWide`.
 *
 * A media query cannot be told that a member on a large screen wants the small layout; an attribute can.
 */
import { useSyncExternalStore } from 'react';
import { CHOSEN_WIDTH, LARGE_LEAST } from './chosenWidths.ts';

export const LAYOUT_CHOICES = ['mobile', 'desktop'] as const;
export type LayoutChoice = (typeof LAYOUT_CHOICES)[number];

const KEY = 'hanpan.layout';
const CHANGED = 'hanpan:screen';
const NARROW_BELOW = 960;
const WIDE_FROM = LARGE_LEAST;
const TIGHT_BELOW = 1440;

/** The kept choice; `undefined` while the window decides, or if storage is closed to us. */
export function layoutChoice(): LayoutChoice | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return LAYOUT_CHOICES.find((choice) => choice === kept);
  } catch {
    return undefined;
  }
}

/** Words of `data-screen` for a width in px: `narrow`, `middle` or `wide`, with the ranges they belong to. */
export function screenWords(width: number): readonly string[] {
  if (width < NARROW_BELOW) return ['narrow', 'upToMiddle'];
  const tight = width < TIGHT_BELOW ? ['tight'] : [];
  return width < WIDE_FROM ? ['middle', 'upToMiddle', 'fromMiddle', ...tight] : ['wide', 'fromMiddle', ...tight];
}

/** The width that decides, px: of the window, of the small layout, or of the large one, which is never less than it needs. */
export function laidOutWidth(choice: LayoutChoice | undefined, windowWidth: number): number {
  if (choice === undefined) return windowWidth;
  return choice === 'mobile' ? CHOSEN_WIDTH.mobile : Math.max(windowWidth, LARGE_LEAST);
}

/** Puts layout and choice on the page; call before the first paint, and whenever the window or the choice changes. */
export function applyScreenSize(): void {
  const choice = layoutChoice();
  const root = document.documentElement;
  const viewport = document.querySelector('meta[name=viewport]');
  const content = choice === undefined ? 'width=device-width, initial-scale=1' : `width=${CHOSEN_WIDTH[choice]}`;
  viewport?.setAttribute('content', `${content}, viewport-fit=cover`);
  const words = screenWords(laidOutWidth(choice, innerWidth)).join(' ');
  if (root.dataset['screen'] !== words) root.dataset['screen'] = words;
  if (choice === undefined) delete root.dataset['layout'];
  else root.dataset['layout'] = choice;
}

/** Follows the window and the choice made in another tab. Call once per tab. */
export function followScreenSize(): void {
  const changed = () => {
    applyScreenSize();
    dispatchEvent(new Event(CHANGED));
  };
  changed();
  addEventListener('resize', changed);
  addEventListener('storage', (event) => {
    if (event.key === KEY) changed();
  });
}

/** @param choice `undefined` gives the decision back to the window */
export function chooseLayout(choice: LayoutChoice | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // A browser that keeps nothing keeps no choice.
  }
  applyScreenSize();
  dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}

const has = (word: string) => () => (document.documentElement.dataset['screen'] ?? '').split(' ').includes(word);

export const useIsNarrow = () => useSyncExternalStore(subscribe, has('narrow'));
export const useIsUpToMiddle = () => useSyncExternalStore(subscribe, has('upToMiddle'));
export const useIsTight = () => useSyncExternalStore(subscribe, has('tight'));
export const useIsWide = () => useSyncExternalStore(subscribe, has('wide'));
export const useLayoutChoice = () => useSyncExternalStore(subscribe, layoutChoice);
