/**
 * Code of several deploys in one browser. All of it is the engine of today; what tells it apart is what it says of itself: its build,
 * and a protocol number shifted by its level, up on the way out and down on the way in, so that each takes its own for the usual one.
 */
export interface CodeLevel {
  readonly build: string;
  /** Protocols raised before this build. */
  readonly level: number;
}

interface Spoken {
  readonly from?: { readonly protocol: number };
  readonly target?: { readonly protocol: number };
}

/** A message between workers as code whose protocol is `by` higher would have said it. */
export function shifted(message: unknown, by: number): unknown {
  if (by === 0 || typeof message !== 'string') return message;
  const { from, target, ...rest } = JSON.parse(message) as Spoken;
  const raised = (identity: { readonly protocol: number }) => ({ ...identity, protocol: identity.protocol + by });
  return JSON.stringify({
    ...rest,
    ...(from === undefined ? {} : { from: raised(from) }),
    ...(target === undefined ? {} : { target: raised(target) }),
  });
}
