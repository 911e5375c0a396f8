/**
 * How a change moves a selection. One rule for a selection as an object and for one that stands in columns (`selectionColumns.ts`).
 *
 * FX-1 A change whose version is not above the stored one changes nothing.
 * FX-2 When offered odds move, the odds before and the time of the move are kept; a change of anything else keeps them as they are.
 * FX-4 Odds set by an administrator are offered before the feed's.
 */
import { offeredOdds, type FieldsChanged, type Selection } from './fixture.ts';

/** What a change may touch. */
export type SelectionState = Pick<
  Selection,
  'version' | 'odds' | 'oddsByAdmin' | 'status' | 'settlement' | 'oddsBefore' | 'movedAt'
>;

/**
 * Writes a change into a state that is the caller's own.
 *
 * @param at epoch ms of the event that carries the change
 */
export function takeChange(state: SelectionState, change: FieldsChanged, at: number): void {
  if (!isNews(state, change)) return;
  const before = offeredOdds(state);
  state.version = change.version;
  if (change.odds !== undefined) state.odds = change.odds;
  if (change.oddsByAdmin !== undefined) state.oddsByAdmin = change.oddsByAdmin;
  if (change.status !== undefined) state.status = change.status;
  if (change.settlement !== undefined) state.settlement = change.settlement;
  if (offeredOdds(state) === before) return;
  state.oddsBefore = before;
  state.movedAt = at;
}

/**
 * @param at epoch ms of the event that carries the change
 * @returns the same object if the change is not news
 */
export function evolveSelection(selection: Selection, change: FieldsChanged, at: number): Selection {
  if (!isNews(selection, change)) return selection;
  // Named one by one: thousands a second are copied here, and a spread takes several times as long.
  const { selectionId, side, name, line, odds, oddsByAdmin, status, settlement, version, oddsBefore, movedAt } =
    selection;
  const next = { selectionId, side, name, line, odds, oddsByAdmin, status, settlement, version, oddsBefore, movedAt };
  takeChange(next, change, at);
  return next;
}

const isNews = (known: Pick<SelectionState, 'version'>, change: FieldsChanged): boolean =>
  change.version > known.version;
