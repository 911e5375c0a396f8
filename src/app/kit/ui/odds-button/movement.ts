/**
 * When an odds change shows, and when it may flash: pure rules, so that a screen of moving prices stays calm.
 *
 * The arrow stays for 3 s after the origin moved the price. A cell flashes at most once per 700 ms, a page at most three
 * times a second (photosensitivity, WCAG 2.3.1).
 */
import { movementOf, type Movement } from '../../../../domain/kernel/odds.ts';

export const SHOWN_MS = 3_000;
const CELL_PAUSE_MS = 700;
const PAGE_FLASHES = 3;
const PAGE_WINDOW_MS = 1_000;

export interface Price {
  /** Hundredths, now and before the last change. */
  readonly odds: number;
  readonly oddsBefore: number;
  /** Epoch ms at the origin; 0 if the price never moved. */
  readonly movedAt: number;
}

/** How long a price's movement still shows at `originNow`, ms; 0 if it does not. A clock that runs ahead shows 3 s, no more. */
export function movementLeft(price: Price, originNow: number): number {
  if (price.movedAt === 0 || price.odds === price.oddsBefore) return 0;
  return Math.min(SHOWN_MS, Math.max(0, price.movedAt + SHOWN_MS - originNow));
}

export function shownMovement(price: Price, originNow: number): Movement {
  return movementLeft(price, originNow) > 0 ? movementOf(price.oddsBefore, price.odds) : 'none';
}

export interface FlashBudget {
  /** Whether a cell may flash now; a yes is counted. `lastFlashAt`: when this cell last did, epoch ms, 0 for never. */
  take(now: number, lastFlashAt: number): boolean;
}

/** One per page. */
export function createFlashBudget(): FlashBudget {
  let recent: number[] = [];
  return {
    take(now, lastFlashAt) {
      // A clock that was set back makes no flash one to come: the page's count as of now, so that there are never more in a second.
      if (Math.abs(now - lastFlashAt) < CELL_PAUSE_MS) return false;
      recent = recent.map((at) => Math.min(at, now)).filter((at) => now - at < PAGE_WINDOW_MS);
      if (recent.length >= PAGE_FLASHES) return false;
      recent.push(now);
      return true;
    },
  };
}
