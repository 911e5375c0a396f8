/** Which sentence about the line a page shows, if any (LIN-4): pure, from what is stored. */
import type { Arrival } from '../../../db/queries/arrival.ts';
import { fetchesRest, type LineState } from '../../../domain/events/line.ts';

export type LineNotice =
  /** The line is slow or data is saved: games that nobody looks at are not fetched now. */
  | { readonly kind: 'held'; readonly why: Exclude<LineState, 'good'> }
  /** The rest is on its way; how much of it is here, once that is known. */
  | { readonly kind: 'arriving'; readonly percent: number | undefined };

/** Before anything of the offer is here there is nothing to say, and of the whole of it only that its prices are held back. */
export function lineNoticeOf({ offer, line, progress }: Arrival): LineNotice | undefined {
  if (offer === 'none') return undefined;
  // An image that was begun is fetched to its end, whatever became of the line.
  const isComing = offer !== 'whole' && progress !== undefined;
  if (!isComing && line.state !== 'good' && !fetchesRest(line.state, line.choice, line.isWide))
    return { kind: 'held', why: line.state };
  if (offer === 'whole') return undefined;
  // Of a wide one nothing more comes, and nothing is missed: what is looked at is fetched (LIN-10).
  if (!isComing && !fetchesRest(line.state, line.choice, line.isWide)) return undefined;
  return { kind: 'arriving', percent: progress === undefined ? undefined : percentOf(progress) };
}

/** Never a hundred: then it is not on its way. */
function percentOf({ bytes, had }: { readonly bytes: number; readonly had: number }): number {
  return Math.min(99, Math.floor((100 * had) / Math.max(1, bytes)));
}
