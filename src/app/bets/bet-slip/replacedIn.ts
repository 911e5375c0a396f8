/** What of a slip went for the pick that came last. Pure. */
import type { Slip } from '../../../domain/bet-slip/slip.ts';
import type { SlipPick } from '../../../domain/bet-slip/slipPick.ts';

export interface Replaced {
  readonly by: SlipPick;
  readonly gone: readonly SlipPick[];
}

/** @returns `undefined` for a change that is no replacement: a removal, another match, picks that were priced anew */
export function replacedIn(before: Slip, after: Slip): Replaced | undefined {
  if (before.page !== after.page) return undefined;
  // New ids after a question of odds are the same picks.
  if (before.phase.at !== 'open' || after.phase.at !== 'open') return undefined;
  const has = (slip: Slip, { selectionId }: SlipPick) => slip.picks.some((pick) => pick.selectionId === selectionId);
  const by = after.picks.at(-1);
  if (by === undefined || has(before, by)) return undefined;
  const gone = before.picks.filter((pick) => pick.fixtureId === by.fixtureId && !has(after, pick));
  return gone.length === 0 ? undefined : { by, gone };
}
