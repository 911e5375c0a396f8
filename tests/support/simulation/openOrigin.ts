/** The origin that a run is asked to have. */
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';
import { openRealOrigin } from './origin/realOrigin.ts';
import { createOriginModel } from './originModel.ts';
import type { OriginKind, SimulatedOrigin } from './simulatedOrigin.ts';

/** @param onFailure told of what went wrong inside it that nothing in a run should make go wrong */
export async function openOrigin(
  kind: OriginKind,
  agenda: Agenda,
  dice: Dice,
  onFailure: (error: unknown) => void,
): Promise<SimulatedOrigin> {
  if (kind === 'model') return createOriginModel(dice, agenda.now);
  return agenda.settle(openRealOrigin({ agenda, dice, onFailure }));
}
