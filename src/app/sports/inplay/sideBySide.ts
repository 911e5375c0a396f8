/** How many games stand side by side: as the member chose, and no more than there is room for. Kept in this browser. */
import { createKeeper, type Keeper } from '../../kit/ports/keeper.ts';
import { MOST_COLUMNS } from './inPlayAddress.ts';

const KEY = 'hanpan.inplay.columns';
/** A column with less has no room for two prices and their line, px. */
const LEAST_COLUMN = 296;

const keeper = createKeeper(() => localStorage);

export function keptColumns(kept: Pick<Keeper, 'read'> = keeper): number {
  const columns = Number(kept.read(KEY));
  return Number.isInteger(columns) && columns >= 1 && columns <= MOST_COLUMNS ? columns : 1;
}

export function keepColumns(columns: number, kept: Pick<Keeper, 'keep'> = keeper): void {
  kept.keep(KEY, columns.toString());
}

/** @param width px; 0 while it is not known */
export function columnsFor(width: number): number {
  return Math.max(1, Math.min(MOST_COLUMNS, Math.floor(width / LEAST_COLUMN)));
}
