/**
 * What an operator does that changes something (OPR-4): said under a key, done at most once, written down with reason and effect, answered by what it came to or
 * by why not. One declaration says all of it; the origin answers by it (`server/office/answerActs.ts`), the screen says by it.
 */
import { z } from 'zod';
import type { HttpCall } from '../calls/httpCall.ts';
import { CommandRefusal } from '../commands/memberCommand.ts';
import { CommandKey, MAX_ID } from '../kernel/ids.ts';
import { cleanText } from '../kernel/memberText.ts';
import type { Right } from './roles.ts';

const ACT_MS = 12_000;

/** What an act stands on, as one short text: another one, another effect (TWO-4). */
export const EffectHash = z.string().regex(/^[0-9a-f]{32}$/);
export type EffectHash = z.infer<typeof EffectHash>;

/** Longest name of a line, characters. */
export const MAX_LINE_NAME = 80;

/** One thing that an act changes: a code of what, and it before and after. Amounts are won, points or counts, as the code says. */
export const EffectLine = z.object({
  what: z.string().min(1).max(MAX_LINE_NAME),
  before: z.unknown(),
  after: z.unknown(),
});
export type EffectLine = z.infer<typeof EffectLine>;

/** What an act would do now, and the hash that a confirmation sends back. `amount`: won that it moves in all, 0 for none. */
export const Preview = z.object({
  lines: z.array(EffectLine).max(100),
  amount: z.number().int().min(0),
  /** Whether another operator has to confirm it (TWO-1). */
  isForTwo: z.boolean(),
  hash: EffectHash,
});
export type Preview = z.infer<typeof Preview>;

/**
 * Why any act may be refused. `malformed`: no schema takes it; `needsReason`: none was given; `needsPreview`: its effect was not confirmed; `changed`: the effect is
 * another one now, which comes with the refusal; `unknown`: what it is about is not there, or is over; `keyUsed`: another act had that key; `closed`: the books are wrong; `manyWaiting`: it takes two, and 250 acts wait for that (TWO-6).
 */
export type ActReason =
  | 'malformed'
  | 'needsReason'
  | 'needsPreview'
  | 'changed'
  | 'unknown'
  | 'keyUsed'
  | 'closed'
  | 'manyWaiting';

/** Of a refused act: 422, `changed` 409. */
export const ActRefusal = CommandRefusal.extend({ preview: Preview.nullable().default(null) });
export type ActRefusal = z.infer<typeof ActRefusal>;

export interface ActDeclaration<
  Given extends z.ZodType = z.ZodType,
  Done extends z.ZodType = z.ZodType,
  Reason extends string = string,
> {
  /** Where the origin takes it, below `/api/office`. */
  readonly path: `/${string}`;
  readonly right: Right;
  readonly given: Given;
  readonly done: Done;
  /** Why it may be refused, beside those of `ActReason`. */
  readonly reasons: readonly Reason[];
  /** Whether its effect is shown before: `previewCall` asks for it, and the act confirms its hash. */
  readonly hasEffect?: boolean;
  /** Whether it says why, in words. */
  readonly needsReason?: boolean;
  /** Whether it takes a second operator where it moves as much as the house's bound, or more (TWO-1). */
  readonly isForTwo?: boolean;
  /** Whether it moves money or points: refused as `closed` while the books are wrong (LED-1). */
  readonly isOfMoney?: boolean;
}

/** What an act came to: done, or waiting for a second operator under the id of its proposal. */
const answerOf = <Done extends z.ZodType>(done: Done) =>
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('done'), done }),
    z.object({ outcome: z.literal('proposed'), proposal: z.string().min(1).max(MAX_ID) }),
  ]);

const bodyOf = <Given extends z.ZodType>(given: Given) =>
  z.strictObject({
    given,
    /** Why, in words; empty where none is needed. */
    reason: z.string().max(200).transform(cleanText).default(''),
    /** Hash of the effect that was shown; `null` where none was. */
    confirms: EffectHash.nullable().default(null),
  });

const KeyHeader = z.object({ 'idempotency-key': CommandKey });

/** The call of an act, with the act. */
export interface ActCall<
  Given extends z.ZodType = z.ZodType,
  Done extends z.ZodType = z.ZodType,
  Reason extends string = string,
> extends HttpCall {
  readonly method: 'POST';
  readonly caller: 'operator';
  readonly right: Right;
  readonly timeoutMs: number;
  readonly body: ReturnType<typeof bodyOf<Given>>;
  readonly headers: typeof KeyHeader;
  readonly answer: ReturnType<typeof answerOf<Done>>;
  readonly act: Pick<
    ActDeclaration<Given, Done, Reason>,
    'given' | 'reasons' | 'hasEffect' | 'needsReason' | 'isForTwo' | 'isOfMoney'
  >;
}

export function operatorAct<Given extends z.ZodType, Done extends z.ZodType, const Reason extends string>(
  declaration: ActDeclaration<Given, Done, Reason>,
): ActCall<Given, Done, Reason> {
  const { path, right, done, ...act } = declaration;
  return {
    method: 'POST',
    path: `/office${path}`,
    caller: 'operator',
    right,
    timeoutMs: ACT_MS,
    body: bodyOf(act.given),
    headers: KeyHeader,
    answer: answerOf(done),
    act,
  };
}

/** What an act would do now; nothing is done. */
export const previewCall = <Given extends z.ZodType>({ path, right, act }: ActCall<Given>) =>
  ({
    method: 'POST',
    path: `${path}/preview`,
    caller: 'operator',
    right,
    timeoutMs: ACT_MS,
    body: z.strictObject({ given: act.given }),
    answer: Preview,
  }) as const satisfies HttpCall;

/** A call of operators that changes nothing, or nothing of the house's. */
export const officeCall = <const Call extends Omit<HttpCall, 'caller'> & { readonly right: Right }>(
  call: Call,
): Call & { readonly caller: 'operator' } => ({ ...call, caller: 'operator' });
