/**
 * How long the origin still holds the bet that is on its way (CLS-3): from the moment it was sent, for as long as the settings of the house say of
 * its slowest sport. The origin alone decides; this is what it will take.
 */
import type { SlipView } from '../../../db/queries/slip.ts';
import type { BetHold } from '../../../domain/bet-slip/slip.ts';
import { delayOfBet } from '../../../domain/bets/closingTime.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { useNow } from '../../kit/timing/useNow.ts';

export interface HeldFor {
  /** Epoch ms of the origin. */
  readonly dueAt: number;
  /** Whole seconds, at least 0. */
  readonly left: number;
  /** From 0 to 1. */
  readonly part: number;
}

/** Often enough that a second is never skipped, ms. */
const TICK_MS = 250;

/** @returns `undefined` until the settings of the house are known */
export function useHold({ slip: { picks } }: SlipView, { since, games }: BetHold): HeldFor | undefined {
  const { view } = useHouseDocument('liveBettingTime');
  const { clockOffset } = useFreshness();
  const now = useNow(TICK_MS);
  if (view?.value === undefined) return undefined;
  const playing = picks.flatMap(({ sportId, fixtureId }) =>
    games.some((game) => game.fixtureId === fixtureId) ? [{ sportId, status: 'inPlay' } as const] : [],
  );
  return heldFor(since, now, delayOfBet(playing, view.value), clockOffset);
}

/** @param ms how long it is held */
export function heldFor(since: number, now: number, ms: number, clockOffset: number): HeldFor {
  const left = Math.min(ms, Math.max(0, since + ms - now));
  return { dueAt: since + ms + clockOffset, left: Math.ceil(left / 1_000), part: ms === 0 ? 0 : left / ms };
}
