/** Why the bet button is off, before any rule is asked: in flight, unknown, stale, suspended; `undefined` lets it be pressed. */
import type { PickView, SlipView } from '../../../db/queries/slip.ts';
import type { StalePrices } from '../../frame/connection/stalePrices.ts';

export type Blocker = 'sending' | 'unknown' | 'changed' | 'stale' | 'suspended';

/** Whether the connection is stale, and the prices of each part of the feed. */
interface Trust {
  readonly isStale: boolean;
  readonly stale: StalePrices;
}

export function blockerOf(view: SlipView, { isStale, stale }: Trust): Blocker | undefined {
  const { phase, picks } = view.slip;
  if (phase.at !== 'open') return phase.at;
  if (picks.length === 0) return undefined;
  if (isStale || view.picks.some((pick) => isStalePick(pick, stale))) return 'stale';
  return view.isBackable ? undefined : 'suspended';
}

/** Whether the price of a pick comes from a part of the feed that does not keep it up to date (S-14), or the stream is not of its game (S-20). */
export function isStalePick({ producer, isFollowed }: PickView, stale: StalePrices): boolean {
  return !isFollowed || (producer !== undefined && stale[producer]);
}
