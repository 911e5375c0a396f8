/** How markets and their cells share the lines of a page, so that no cell is wider than its neighbours and no half of a line is empty. */
import type { CSSProperties } from 'react';

/** @returns the places of what has a whole line: whatever has no room in a half, or no neighbour to share with */
export function wholeLinesOf(hasRoomInHalf: readonly boolean[]): ReadonlySet<number> {
  const whole = new Set<number>();
  for (let index = 0; index < hasRoomInHalf.length; index += 1) {
    if (hasRoomInHalf[index] === true && hasRoomInHalf[index + 1] === true) index += 1;
    else whole.add(index);
  }
  return whole;
}

/** Cells that have room beside one another, on a screen and on a phone. */
const [SCREEN, PHONE] = [11, 5];
const LEAST = 3;

/** Columns of a market of so many cells, as variables of its style. */
export function columnsOf(cells: number): CSSProperties {
  return { '--columns': columnsWithin(SCREEN, cells), '--phone-columns': columnsWithin(PHONE, cells) } as CSSProperties;
}

/** One line if there is room; else whatever has few lines and a last one that lacks few cells. */
function columnsWithin(most: number, cells: number): number {
  if (cells <= most) return cells;
  const cost = (columns: number) => {
    const lines = Math.ceil(cells / columns);
    return lines + lines * columns - cells;
  };
  let best = most;
  for (let columns = most - 1; columns >= LEAST; columns -= 1) if (cost(columns) <= cost(best)) best = columns;
  return best;
}
