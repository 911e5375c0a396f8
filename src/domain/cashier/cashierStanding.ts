/** How a member stands with the cashier: a document of theirs, told anew when a request changes it. What is said before a form is filled in comes from here. */
import { z } from 'zod';
import { Won } from '../kernel/money.ts';
import { RollingDone } from './rolling.ts';

const Instant = z.number().int().min(0);

export const CashierStanding = z.object({
  /** Whom the house knows, with all but the first and the last letter hidden. */
  depositor: z.string().max(40),
  /** Last four digits of the play account. */
  account: z.string().max(4),
  /** When a bonus that is given once was asked for, by kind. */
  used: z.object({ joining: Instant.optional(), daily: Instant.optional() }),
  /** Won charged today, of Seoul, with what waits. */
  today: Won,
  waiting: z.object({ charges: z.number().int().min(0), exchanges: z.number().int().min(0) }),
  /** When the last exchange was requested that was neither rejected nor cancelled. */
  lastExchangeAt: Instant.nullable(),
  /** Charges since the last exchange that ask for stakes, the oldest first. */
  rolling: z.array(RollingDone).max(50),
});
export type CashierStanding = z.infer<typeof CashierStanding>;

/** A name of which a stranger learns nothing but its ends. */
export function maskedName(name: string): string {
  const letters = Array.from(name);
  if (letters.length < 3) return `${letters[0] ?? ''}*`;
  return `${letters[0] ?? ''}${'*'.repeat(letters.length - 2)}${letters.at(-1) ?? ''}`;
}
