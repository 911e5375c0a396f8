/**
 * The worker's side of the call table: each call is read by the schema of its handler, answered by it, and settles whatever goes wrong.
 * What no schema accepts reaches no handler (WRK-3); what throws in one is told as what its kind of call says of that (WRK-6).
 */
import type { z } from 'zod';
import { summaryOf } from '../domain/events/decode.ts';
import { fail } from '../domain/kernel/decision.ts';
import {
  callTable,
  type AnswerKind,
  type AnswerOf,
  type CallName,
  type EngineCalls,
  type GivenTo,
} from './callTable.ts';

/** One call's schema and its answer; whatever `answer` throws is told as its kind of call says (WRK-6). */
export interface Handler<Name extends CallName> {
  /** Of all that the call takes, in order. */
  readonly takes: z.ZodType<GivenTo<Name>>;
  readonly answer: (...given: GivenTo<Name>) => Promise<AnswerOf<Name>>;
}

/** Every call has one: without it this does not compile (WRK-1). */
export type Handlers<Names extends CallName = CallName> = { readonly [Name in Names]: Handler<Name> };

export interface CallTroubles {
  /** A call was not as its row says. @param detail which call and what of it, without anything that was given */
  onVoid(detail: string): void;
  onFailed(name: CallName, error: unknown): void;
}

/** Nothing was done. A bet is to be asked about again: what was agreed to is not what this worker could read. */
const refused: { readonly [Kind in AnswerKind]: () => unknown } = {
  result: () => fail({ kind: 'unexpected', detail: 'arguments' }),
  bet: () => ({ kind: 'rejected', rejection: { reason: 'questionChanged' } }),
  nothing: () => null,
  news: () => {
    throw new TypeError('arguments');
  },
};

/** It may have been done in part. A bet may have been sent: the slip and the reconciler know more. */
const failed: { readonly [Kind in AnswerKind]: (error: unknown) => unknown } = {
  result: () => fail({ kind: 'unexpected', detail: 'worker' }),
  bet: () => ({ kind: 'unknown' }),
  nothing: () => null,
  news: (error) => {
    throw error;
  },
};

/** Told of each call that is done, with what was given; what it gives is told the answer. */
export type CallWatch = (name: CallName, given: readonly unknown[]) => ((answer: unknown) => void) | undefined;

/** @returns an object that has nothing but the calls, and cannot be given more: comlink follows any path and sets any property */
export function serveCalls(handlers: Handlers, { onVoid, onFailed }: CallTroubles, watch?: CallWatch): EngineCalls {
  const served = <Name extends CallName>(name: Name) => {
    const { takes, answer }: Handler<Name> = handlers[name];
    const { kind } = callTable[name];
    return async (...given: unknown[]): Promise<unknown> => {
      const read = takes.safeParse(given);
      if (!read.success) {
        onVoid(`${name} ${summaryOf(read.error)}`);
        return refused[kind]();
      }
      try {
        const tell = watch?.(name, read.data);
        const answered = await answer(...read.data);
        tell?.(answered);
        return answered;
      } catch (error) {
        onFailed(name, error);
        return failed[kind](error);
      }
    };
  };
  const calls = Object.entries(callTable).map(([name]) => [name, served(name as CallName)] as const);
  // Each handler answers what its row says; a table that is walked over cannot tell that to the compiler.
  return Object.freeze({ __proto__: null, ...Object.fromEntries(calls) }) as unknown as EngineCalls;
}
