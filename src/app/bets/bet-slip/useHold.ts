/**
 * How long the origin still holds the bet that is on its way (CLS-3): from the moment it was sent, for as long as the settings of the house say of
 * its slowest sport. The origin alone decides; this is what it will take.
 */
import type { SlipView } from '../../../db/queries/slip.ts';
import type { BetHold } from '../../../domain/bet-slip/slip.ts';
import { delayOfBet } from '../../../domain/bets/closingTime.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useNow } from '../../kit/timing/useNow.ts';
import { heldFor, type HeldFor } from './heldFor.ts';

/** Often enough that a second is never skipped, ms. */
const TICK_MS = 250;

/** @returns `undefined` until the settings of the house are known */
export function useHold({ slip: { picks } }: SlipView, { since, games }: BetHold): HeldFor | undefined {
  const { view } = useHouseDocument('liveBettingTime');
  const machine = usePorts();
  const originNow = useOriginClock();
  const now = useNow(TICK_MS);
  if (view?.value === undefined) return undefined;
  const playing = picks.flatMap(({ sportId, fixtureId }) =>
    games.some((game) => game.fixtureId === fixtureId) ? [{ sportId, status: 'inPlay' } as const] : [],
  );
  return heldFor(since, now, delayOfBet(playing, view.value), originNow() - machine.now());
}
