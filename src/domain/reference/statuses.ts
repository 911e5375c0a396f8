/** Closed tables of codes: fixture status, selection status, settlement. Words are in the app's `copy` folders. */
import { z } from 'zod';

export const FIXTURE_STATUSES = ['scheduled', 'inPlay', 'finished', 'cancelled', 'postponed', 'interrupted'] as const;
export const FixtureStatus = z.enum(FIXTURE_STATUSES);
export type FixtureStatus = z.infer<typeof FixtureStatus>;

export const SELECTION_STATUSES = ['open', 'suspended', 'settled'] as const;
export const SelectionStatus = z.enum(SELECTION_STATUSES);
export type SelectionStatus = z.infer<typeof SelectionStatus>;

/**
 * Result of one selection, in the feed's numbers (§3 and `SettlementType` of the feed): −1 cancelled, 1 lost, 2 won,
 * 3 special (push or refund), 4 half lost, 5 half won. `null` while open.
 */
export const Settlement = z.union([
  z.literal(-1),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
export type Settlement = z.infer<typeof Settlement>;

/** Of a selection whose stake is given back. */
export const VOID: Settlement = -1;

/** Status of a bet as the product numbers it (§3): −1 cancelled, 0 in progress, 1 lost, 2 won, 3 special. */
export const BetStatus = z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type BetStatus = z.infer<typeof BetStatus>;
