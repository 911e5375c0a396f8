/**
 * Where a command of this browser stands (rules CMD): `sent` until an answer comes, `unknown` while nobody knows what became of it, then for good what
 * it came to. States only go forward.
 */
import type { CommandRefusal } from './memberCommand.ts';

/** What became of a command. `said`: refused in a sentence of whoever answered, and void; `notDone`: it never arrived, and never will. */
export type CommandVerdict =
  | { readonly kind: 'done'; readonly done: unknown }
  | { readonly kind: 'refused'; readonly refusal: CommandRefusal }
  | { readonly kind: 'said'; readonly message: string }
  | { readonly kind: 'notDone' }
  | { readonly kind: 'unknown' };

export type CommandStanding = 'sent' | CommandVerdict['kind'];

const RANK: Readonly<Record<CommandStanding, number>> = {
  sent: 0,
  unknown: 1,
  done: 2,
  refused: 2,
  said: 2,
  notDone: 2,
};

/** Standings in which nobody knows yet what the origin decided. */
export const OPEN_STANDINGS = ['sent', 'unknown'] as const satisfies readonly CommandStanding[];

/** Whether a standing says more than another (CMD-4). */
export const isAhead = (standing: CommandStanding, before: CommandStanding): boolean => RANK[standing] > RANK[before];

/** A command as screens see it: every tab the same. */
export interface CommandState {
  readonly key: string;
  /** A `CommandName`. */
  readonly name: string;
  /** What was said, without what nobody keeps; `null` after a sign-out. */
  readonly given: unknown;
  readonly standing: CommandStanding;
  /** What became of it, as far as it is known. */
  readonly verdict: CommandVerdict | null;
  /** Epoch ms, by this machine. */
  readonly createdAt: number;
  readonly updatedAt: number;
}
