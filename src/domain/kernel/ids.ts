/**
 * Identifiers. Every id is an opaque string: feed ids exceed 2^53 (an LSports selection id reaches 2.2e17) and lose
 * their last digits as numbers. A brand keeps one kind of id from being passed for another; it costs nothing at run time.
 */
import { z } from 'zod';

/** Longest id, characters. */
export const MAX_ID = 64;

const id = () => z.string().min(1).max(MAX_ID);

export const FixtureId = id().brand<'FixtureId'>();
export type FixtureId = z.infer<typeof FixtureId>;

/** What the wire of the product calls `oddsId`: one backable outcome of one market line. */
export const SelectionId = id().brand<'SelectionId'>();
export type SelectionId = z.infer<typeof SelectionId>;

export const LeagueId = id().brand<'LeagueId'>();
export type LeagueId = z.infer<typeof LeagueId>;

export const LocationId = id().brand<'LocationId'>();
export type LocationId = z.infer<typeof LocationId>;

export const MemberId = id().brand<'MemberId'>();
export type MemberId = z.infer<typeof MemberId>;

export const BetId = id().brand<'BetId'>();
export type BetId = z.infer<typeof BetId>;

/** Idempotency key of one confirmed bet: 22 to 64 characters of the URL-safe alphabet (rule BET-2). */
export const BetKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/)
  .brand<'BetKey'>();
export type BetKey = z.infer<typeof BetKey>;

/** Idempotency key of a member's command, of the same kind: what a member said once is done once (rule CMD-1). */
export const CommandKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,64}$/)
  .brand<'CommandKey'>();
export type CommandKey = z.infer<typeof CommandKey>;
