/** How it goes on after a run of a list (LST-7). */
import type { ListName } from '../../../domain/calls/lists.ts';
import type { ListCursor } from '../../../domain/lists/listKey.ts';
import type { FootState } from '../../kit/ui/ListFoot.tsx';
import type { ShownList } from '../link/useList.ts';

/** What is asked of it is the same whatever its rows are. */
export type AskedList = Pick<ShownList<ListName>, 'head' | 'stateOf' | 'more'>;

/** @param isFull whether no more rows are kept after it */
export function footStateOf({ head, stateOf }: AskedList, next: ListCursor | null, isFull: boolean): FootState {
  if (next === null) return 'end';
  if (isFull) return 'full';
  const state = stateOf(next);
  // Without a line nothing more comes; whoever presses nevertheless tries it.
  return state === 'done' ? (head === 'offline' ? 'offline' : 'more') : state;
}
