/** What an operator has chosen for the selections of a game and not said yet. Pure. */
import type { ResultSelection } from '../../../../domain/office/results.ts';
import type { Settlement } from '../../../../domain/reference/statuses.ts';

export type Draft = ReadonlyMap<string, Settlement>;

export const NO_DRAFT: Draft = new Map();

/** Of these one wins, and the others lose. */
const EXCLUSIVE: ReadonlySet<string> = new Set(['home', 'draw', 'away', 'over', 'under']);
const WON: Settlement = 2;
const LOST: Settlement = 1;

/**
 * A choice more. Where one side of a line has won and nothing is decided or chosen of the others, they have lost.
 *
 * @param settlement `undefined` leaves it as it is recorded
 */
export function chosen(
  draft: Draft,
  selections: readonly ResultSelection[],
  of: ResultSelection,
  settlement: Settlement | undefined,
): Draft {
  const next = new Map(draft);
  if (settlement === undefined || settlement === of.recorded) next.delete(of.selectionId);
  else next.set(of.selectionId, settlement);
  if (settlement !== WON || !EXCLUSIVE.has(of.side)) return next;
  for (const other of selections) {
    const isBeside = other.marketId === of.marketId && other.baseLine === of.baseLine && other !== of;
    const isFree = other.recorded === null && !next.has(other.selectionId) && !other.isOnSale;
    if (isBeside && isFree && EXCLUSIVE.has(other.side)) next.set(other.selectionId, LOST);
  }
  return next;
}
