/**
 * The one place that says no for a member's own limits (FAIR-03, rules OWN): to a bet, a charge, a game. What it is asked of is a reading of the store; where it is
 * called is the origin's (`server/limits`).
 */
import { isExcluded, type Exclusion } from './exclusion.ts';
import { SPANS, type LimitSpan, type OwnLimit, type OwnLimitKind, type Span } from './ownLimit.ts';

/** What a member has used of a span: won, and minutes signed in. */
export interface Used {
  readonly deposit: number;
  /** Staked less what came back; below zero for who won. */
  readonly loss: number;
  readonly stake: number;
  readonly session: number;
}

/** A member's limits and what was used of them, as of one moment. */
export interface OwnStanding {
  readonly exclusion: Exclusion | undefined;
  readonly limits: readonly OwnLimit[];
  readonly used: Readonly<Record<Span, Used>>;
  /** Epoch ms. */
  readonly now: number;
}

/** Why a member's own limits say no. `limit` in won, or minutes of a `session`; `used` of it so far; `until` epoch ms, `null` for good. */
export type OwnRefusal =
  | { readonly reason: 'excluded'; readonly until: number | null }
  | {
      readonly reason: 'aboveOwnLimit';
      readonly kind: OwnLimitKind;
      readonly span: LimitSpan;
      readonly limit: number;
      readonly used: number;
    };

/** Nobody's limits: what holds for a member who has set none. */
export const NOTHING_USED: Used = { deposit: 0, loss: 0, stake: 0, session: 0 };

/** Whether playing is shut (OWN-6). Games of others are launched by this too, with the time that is left. */
export function playRefusal(standing: OwnStanding): OwnRefusal | undefined {
  return exclusionRefusal(standing) ?? sessionRefusal(standing);
}

/**
 * Whether a bet is too much (OWN-3, OWN-4, OWN-6): for its own limit, for what is staked, and for what would be lost if it and all open ones were.
 *
 * @param stake won
 */
export function stakeRefusal(standing: OwnStanding, stake: number): OwnRefusal | undefined {
  return (
    playRefusal(standing) ??
    lowest(standing, 'bet', stake) ??
    lowest(standing, 'stake', stake) ??
    lowest(standing, 'loss', stake)
  );
}

/** Whether a charge is too much: gross, nothing that was taken out again opens it (OWN-4). @param amount won, with what waits already */
export function chargeRefusal(standing: OwnStanding, amount: number): OwnRefusal | undefined {
  return exclusionRefusal(standing) ?? lowest(standing, 'deposit', amount);
}

function exclusionRefusal({ exclusion, now }: OwnStanding): OwnRefusal | undefined {
  return exclusion !== undefined && isExcluded(exclusion, now)
    ? { reason: 'excluded', until: exclusion.until }
    : undefined;
}

/** Time is used up with the minute that reaches the limit; sums may reach theirs. */
const sessionRefusal = (standing: OwnStanding) => lowest(standing, 'session', 1);

/** Of limits that hold together the one that leaves least (OWN-4). */
function lowest({ limits, used }: OwnStanding, kind: OwnLimitKind, more: number): OwnRefusal | undefined {
  const broken = limits.flatMap(({ kind: of, span, amount }) => {
    if (of !== kind || amount === null) return [];
    const before = kind === 'bet' || span === 'bet' ? 0 : Math.max(0, used[span][kind]);
    return before + more > amount ? [{ span, limit: amount, used: before }] : [];
  });
  const [least] = broken.toSorted((a, b) => a.limit - a.used - (b.limit - b.used));
  return least && { reason: 'aboveOwnLimit', kind, ...least };
}

/** Spans by name, each with what something says of it. */
export const bySpan = <Value>(of: (span: Span) => Value): Readonly<Record<Span, Value>> =>
  Object.fromEntries(SPANS.map((span) => [span, of(span)])) as Readonly<Record<Span, Value>>;
