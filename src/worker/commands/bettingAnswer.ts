/**
 * What an answer to a betting call, or the origin's memory of one, says about the bet (CRT-12, CRT-14, CRT-15). Anything
 * that does not say so plainly leaves it unknown.
 */
import { z } from 'zod';
import { BettingAccepted, OddsChanges, type BetKeyState, type OddsChange } from '../../domain/bets/bettingCall.ts';
import type { BetId } from '../../domain/kernel/ids.ts';
import { MessageBody } from '../../domain/session/member.ts';

/** What is known of a bet. `unknown` is no outcome: the key has to be asked for again (CRT-15). */
export type BetVerdict =
  | { readonly kind: 'accepted'; readonly betId: BetId }
  | { readonly kind: 'changed'; readonly changes: readonly OddsChange[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'notPlaced' }
  | { readonly kind: 'unknown' };

const UNKNOWN: BetVerdict = { kind: 'unknown' };

/** The key was used for another bet: what became of that one is asked for. */
const KeyUsed = z.object({ reason: z.literal('keyUsed') });

/** Statuses with which the origin refuses a bet for good. The ones that end a session, 429 and 5xx say nothing of the bet. */
const REFUSALS: readonly number[] = [400, 403, 409, 422];

/** Total: a status or body that says nothing plain, a server error included, is `unknown` and never a refusal. */
export function verdictOf(status: number, body: unknown): BetVerdict {
  if (status === 200) {
    const accepted = BettingAccepted.safeParse(body);
    return accepted.success ? { kind: 'accepted', betId: accepted.data.betId } : UNKNOWN;
  }
  if (status === 409) {
    const changes = OddsChanges.safeParse(body);
    if (changes.success) return { kind: 'changed', changes: changes.data };
  }
  if (status === 410) return { kind: 'notPlaced' };
  if (!REFUSALS.includes(status)) return UNKNOWN;
  if (KeyUsed.safeParse(body).success) return UNKNOWN;
  const refusal = MessageBody.safeParse(body);
  return refusal.success ? { kind: 'refused', message: refusal.data.message } : UNKNOWN;
}

/**
 * What a refusal in plain text says (CRT-14); `undefined` for every other answer. Anybody on the way can have written it, so that it is
 * no word on the bet until its key is void.
 */
export function saidInText(status: number, body: unknown): string | undefined {
  return typeof body === 'string' && body !== '' && REFUSALS.includes(status) ? body : undefined;
}

/** The verdict in what the origin knows of a key; `undefined` if it has never seen it. */
export function verdictOfKey(known: BetKeyState): BetVerdict | undefined {
  switch (known.state) {
    case 'absent':
      return undefined;
    case 'void':
      return { kind: 'notPlaced' };
    case 'pending':
      return UNKNOWN;
    case 'decided':
      return verdictOf(known.status, known.body);
  }
}
