/**
 * What deciding returns: the events of an accepted command, or the reason of a refused one.
 *
 * A rejection is a value with a reason and its numbers, never a sentence; sentences live in folders of `copy` (law 5).
 */
export type Decision<Event, Rejection> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly rejection: Rejection };

export const accept = <Event>(...events: readonly Event[]): Decision<Event, never> => ({ ok: true, events });

export const reject = <Rejection>(rejection: Rejection): Decision<never, Rejection> => ({ ok: false, rejection });

/** The outcome of asking the outside: a value, or a failure that says how it went wrong. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export const succeed = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const fail = <Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure });

/** Proves to the compiler that a union has no member left; throws `RangeError` if the outside broke that promise. */
export function unreachable(value: never): never {
  throw new RangeError(`unexpected value: ${JSON.stringify(value)}`);
}
