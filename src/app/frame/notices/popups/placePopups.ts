/**
 * Where notice popups stand on a large screen (NAV-14): where the house wants them, yet wholly inside the window and none over another,
 * so that no button is ever covered. One that finds no place waits until another is closed. Pure (rules POP-4 … POP-6).
 */

/** px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PopupWish extends Box {
  readonly id: string;
}

/** Least distance to the edge of the window and to another popup, px. */
export const POPUP_GAP = 12;

/**
 * @param viewport px
 * @param kept where popups stand now: one that still fits there does not move
 * @returns places by id; a popup without one waits
 */
export function placePopups(
  wishes: readonly PopupWish[],
  viewport: Pick<Box, 'width' | 'height'>,
  kept: ReadonlyMap<string, Box>,
): ReadonlyMap<string, Box> {
  const places = new Map<string, Box>();
  const settle = (wish: PopupWish, candidates: readonly Box[]) => {
    const taken = [...places.values()];
    const place = candidates.find((box) => isInside(box, viewport) && taken.every((other) => !overlap(box, other)));
    if (place !== undefined) places.set(wish.id, place);
  };
  for (const wish of wishes) {
    const old = kept.get(wish.id);
    if (old !== undefined) settle(wish, [{ ...old, ...sizeIn(wish, viewport) }]);
  }
  for (const wish of wishes) {
    if (!places.has(wish.id)) settle(wish, candidatesOf(wish, viewport, [...places.values()]));
  }
  return places;
}

function sizeIn(wish: Box, viewport: Pick<Box, 'width' | 'height'>): Pick<Box, 'width' | 'height'> {
  return {
    width: Math.min(wish.width, viewport.width - 2 * POPUP_GAP),
    height: Math.min(wish.height, viewport.height - 2 * POPUP_GAP),
  };
}

/** Where it wants to be, then beside, below, before and above each of the others, nearest first. */
function candidatesOf(wish: Box, viewport: Pick<Box, 'width' | 'height'>, others: readonly Box[]): readonly Box[] {
  const size = sizeIn(wish, viewport);
  const inside = (left: number, top: number): Box => ({
    left: clamp(left, viewport.width - size.width - POPUP_GAP),
    top: clamp(top, viewport.height - size.height - POPUP_GAP),
    ...size,
  });
  const wanted = inside(wish.left, wish.top);
  const lefts = others.flatMap(({ left, width }) => [left + width + POPUP_GAP, left - size.width - POPUP_GAP, left]);
  const tops = others.flatMap(({ top, height }) => [top + height + POPUP_GAP, top - size.height - POPUP_GAP, top]);
  const around = [wanted.left, ...lefts].flatMap((left) => [wanted.top, ...tops].map((top) => inside(left, top)));
  const distance = (box: Box) => Math.hypot(box.left - wanted.left, box.top - wanted.top);
  return around.toSorted((a, b) => distance(a) - distance(b));
}

const clamp = (value: number, max: number) => Math.max(POPUP_GAP, Math.min(value, max));

function isInside(box: Box, viewport: Pick<Box, 'width' | 'height'>): boolean {
  return (
    box.left >= POPUP_GAP &&
    box.top >= POPUP_GAP &&
    box.left + box.width <= viewport.width - POPUP_GAP &&
    box.top + box.height <= viewport.height - POPUP_GAP
  );
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width + POPUP_GAP &&
    b.left < a.left + a.width + POPUP_GAP &&
    a.top < b.top + b.height + POPUP_GAP &&
    b.top < a.top + a.height + POPUP_GAP
  );
}
