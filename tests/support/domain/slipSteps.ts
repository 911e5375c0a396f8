/** Slips as tests bring them about: by events, and by decisions that are taken or refused. */
import { expect } from 'vitest';
import { emptySlip, evolveSlip, type Slip, type SlipEvent } from '../../../src/domain/bet-slip/slip.ts';
import type { Decision } from '../../../src/domain/kernel/decision.ts';
import { aPick, betKey } from './eventFactory.ts';

/** Whose slip it is, where nothing else is said. */
export const page = 'wintielose' as const;
export const [k1, k2] = [betKey('k1'), betKey('k2')];

/** The slip after these events. */
export const given = (...events: readonly SlipEvent[]): Slip => events.reduce(evolveSlip, emptySlip(page));
export const added = (id: string, over = {}): SlipEvent => ({
  type: 'PickAdded',
  page,
  pick: aPick(id, over),
  replaces: [],
});
/** A bet of the slip is on its way. */
export const requested = (key = k1): SlipEvent => ({ type: 'BetRequested', page, key });

/** The events of a decision; one that refuses fails the test. */
export function eventsOf<Event, Rejection>(decision: Decision<Event, Rejection>): readonly Event[] {
  if (!decision.ok) expect.fail(`refused: ${JSON.stringify(decision.rejection)}`);
  return decision.events;
}
export const reasonOf = (decision: Decision<unknown, { reason: string }>) =>
  decision.ok ? 'accepted' : decision.rejection.reason;
