/** Where an arrow key leads from a price: the nearest one in that direction, as prices stand on the screen. */

/** A price's place, in px of the window. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof ARROWS)[number];

/** Half a pixel of rounding is no distance. */
const SAME_PX = 1;

/**
 * Up and down lead to the next line that has a price, and there to the one that stands nearest; left and right stay in the line.
 *
 * @returns the index of the price among `places`; `undefined` where nothing stands in that direction
 */
export function arrowTarget(arrow: Arrow, from: Place, places: readonly Place[]): number | undefined {
  let best: { readonly index: number; readonly along: number; readonly across: number } | undefined;
  for (const [index, place] of places.entries()) {
    const { along, across } = distance(arrow, from, place);
    if (along <= SAME_PX) continue;
    const isSideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
    if (isSideways && across > SAME_PX) continue;
    const isNearer =
      best === undefined ||
      along < best.along - SAME_PX ||
      (Math.abs(along - best.along) <= SAME_PX && across < best.across);
    if (isNearer) best = { index, along, across };
  }
  return best?.index;
}

/** How far a place is in the arrow's direction, and how far to its side; between the centres, px. */
function distance(arrow: Arrow, from: Place, to: Place): { readonly along: number; readonly across: number } {
  const right = to.left + to.width / 2 - (from.left + from.width / 2);
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  switch (arrow) {
    case 'ArrowUp':
      return { along: -down, across: Math.abs(right) };
    case 'ArrowDown':
      return { along: down, across: Math.abs(right) };
    case 'ArrowLeft':
      return { along: -right, across: Math.abs(down) };
    case 'ArrowRight':
      return { along: right, across: Math.abs(down) };
  }
}
