/** Why the bet button is off, before any rule is asked: in flight, unknown, stale, suspended; `undefined` lets it be pressed. */
import type { SlipView } from '../../db/queries/slip.ts';

export type Blocker = 'sending' | 'unknown' | 'changed' | 'stale' | 'suspended';

export function blockerOf(view: SlipView, isStale: boolean): Blocker | undefined {
  const { phase, picks } = view.slip;
  if (phase.at !== 'open') return phase.at;
  if (picks.length === 0) return undefined;
  if (isStale) return 'stale';
  return view.isBackable ? undefined : 'suspended';
}
