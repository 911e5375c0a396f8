/**
 * A command of a member (rules CMD): said once under a key, done at most once whatever the network does, answered by what it came to or by why not.
 *
 * One declaration says all of it. The origin answers by it (`server/commands`), the worker sends by it and finds out what became of it, screens name it.
 */
import { z } from 'zod';
import type { HttpCall } from '../calls/httpCall.ts';
import { CommandKey } from '../kernel/ids.ts';

/** Shorter than a tab waits, so that the tab hears from the worker that nothing is known yet. */
const COMMAND_MS = 12_000;

/**
 * Why any command may be refused. `malformed`: no schema takes it; `notYours`: about what is somebody else's, or nobody's; `closed`: the house does
 * not do such things now; `excluded`: by the member's own limits, `numbers.until` epoch ms where that ends.
 */
export const COMMON_REASONS = ['malformed', 'notYours', 'closed', 'excluded'] as const;
export type CommonReason = (typeof COMMON_REASONS)[number];

/** Why a command was refused: a reason and its numbers (won, points, counts, epoch ms), never a sentence (law 5). */
export interface CommandRefusal<Reason extends string = string> {
  readonly reason: Reason;
  readonly numbers: Readonly<Record<string, number>>;
}

export const CommandRefusal = z.object({
  reason: z.string().min(1).max(40),
  numbers: z.record(z.string().max(40), z.number()).default({}),
});

export interface CommandDeclaration<
  Given extends z.ZodObject = z.ZodObject,
  Done extends z.ZodType = z.ZodType,
  Reason extends string = string,
> {
  /** Where the origin takes it, below `/api`. */
  readonly path: `/${string}`;
  /** What is said: a strict object. */
  readonly given: Given;
  /** What it came to. */
  readonly done: Done;
  /** Why it may be refused, beside `COMMON_REASONS`. */
  readonly reasons: readonly Reason[];
  /** Whether it moves money or points: refused as `closed` while the house's books are wrong (LED-1). */
  readonly isOfMoney?: boolean;
  /** Whether it plays, charges or draws in: refused as `excluded` to members who have shut themselves out (OWN-6). */
  readonly isOfPlay?: boolean;
  /** Fields of `given` that nobody keeps: passwords. */
  readonly secrets?: readonly (keyof z.output<Given> & string)[];
}

/** The call of a command, with the command. */
export interface CommandCall<
  Given extends z.ZodObject = z.ZodObject,
  Done extends z.ZodType = z.ZodType,
  Reason extends string = string,
> extends HttpCall {
  readonly method: 'POST';
  readonly caller: 'member';
  readonly timeoutMs: number;
  readonly body: Given;
  readonly headers: typeof KeyHeader;
  readonly answer: Done;
  readonly command: Pick<CommandDeclaration<Given, Done, Reason>, 'reasons' | 'secrets' | 'isOfMoney' | 'isOfPlay'>;
}

// A name sent twice arrives joined by a comma and fits no key.
const KeyHeader = z.object({ 'idempotency-key': CommandKey });

export function memberCommand<Given extends z.ZodObject, Done extends z.ZodType, const Reason extends string>(
  declaration: CommandDeclaration<Given, Done, Reason>,
): CommandCall<Given, Done, Reason> {
  const { path, given, done, ...command } = declaration;
  return {
    method: 'POST',
    path,
    caller: 'member',
    budget: 'commands',
    timeoutMs: COMMAND_MS,
    body: given,
    headers: KeyHeader,
    answer: done,
    command,
  };
}

/** What may be kept of what was said. */
export function withoutSecrets(
  { command: { secrets = [] } }: Pick<CommandCall, 'command'>,
  given: object,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(given).filter(([field]) => !secrets.includes(field)));
}
