/** What a peer's store is asked to do: put rows that exist already, durably if it can, and say when they are in. */
import type { OutcomeRow } from './outcomeRow.ts';

export interface OutcomeStore {
  put(rows: readonly OutcomeRow[]): Promise<unknown>;
}
