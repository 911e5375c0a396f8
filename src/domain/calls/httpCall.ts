/**
 * A call to the origin, declared once: the worker asks by it, the origin answers by it, and docs/API.md is written from it (decision 0074).
 *
 * A constant of this type is one row. What is written above it is its line in docs/API.md.
 */
import type { z } from 'zod';
import type { Right } from '../office/roles.ts';
import type { CallKind } from './callBudgets.ts';

/** Who may call: anybody, whoever is signed in, or operators whose role has the right (OPR-3). */
export type Caller = 'visitor' | 'member' | 'operator';

export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`. `:name` stands for the one of `params` that is called so. */
  readonly path: `/${string}`;
  readonly caller: Caller;
  /** Of operators alone: the right that it takes. */
  readonly right?: Right;
  /** Of operators alone: whether it is no act that keeps a session from ending (OSN-2); what only reads is none. */
  readonly isQuiet?: boolean;
  /** What it counts among; `others` if absent. */
  readonly budget?: CallKind;
  /** How long a client waits for the whole answer, ms; absent where none of ours calls. */
  readonly timeoutMs?: number;
  /** Most bytes of a body; what the origin takes of any if absent. */
  readonly bodyLimit?: number;
  /** What is sent: parts of the path, of the query, the body, and headers in lower case. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly headers?: z.ZodType;
  /** What a 200 says: JSON, the media type of what is not, or `null` for 204 and nothing. */
  readonly answer: z.ZodType | 'text/event-stream' | 'application/octet-stream' | 'text/csv' | null;
  /** What a refusal says beside its sentence: the field of the form that it is about; a sentence alone if absent. */
  readonly refusal?: 'form';
}

/** What is sent with a call, in its parts. */
export const CALL_PARTS = ['params', 'query', 'body', 'headers'] as const;
export type CallPart = (typeof CALL_PARTS)[number];

/** The parts of a call that it declares, as whoever calls gives them. */
export type PartsGiven<Call extends HttpCall> = {
  readonly [Part in CallPart as Call[Part] extends z.ZodType ? Part : never]: Call[Part] extends z.ZodType
    ? z.input<Call[Part]>
    : never;
};

/** The parts of a call that it declares, as whoever answers reads them. */
export type PartsRead<Call extends HttpCall> = {
  readonly [Part in CallPart as Call[Part] extends z.ZodType ? Part : never]: Call[Part] extends z.ZodType
    ? z.output<Call[Part]>
    : never;
};

/** What the answer of a call may be made of: `undefined` where it is 204, nothing at all where it is no JSON. */
export type AnswerGiven<Call extends HttpCall> = Call['answer'] extends z.ZodType
  ? Unwritten<z.input<Call['answer']>>
  : Call['answer'] extends null
    ? undefined
    : never;

/** The same, nowhere to be written to. */
type Unwritten<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : { readonly [Key in keyof Value]: Unwritten<Value[Key]> };
