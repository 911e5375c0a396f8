/** A bet on its way to the origin, as it is kept until its outcome is known (CRT-15, CRT-19). */
import { z } from 'zod';
import { BettingRequest } from '../bets/bettingCall.ts';
import { BetKey, MemberId } from '../kernel/ids.ts';
import { BetConsent } from './consent.ts';

/** A bet waiting to be told to the origin: kept before the first byte is sent, until its outcome is known. */
export const BetIntent = z.object({
  key: BetKey,
  /** The refused key whose changed odds this bet accepts. */
  parentKey: BetKey.nullable(),
  memberId: MemberId,
  page: z.string(),
  request: BettingRequest,
  /** The yes it was sent for: what the request says is what this says. */
  consent: BetConsent,
  createdAt: z.number().int(),
});
export type BetIntent = z.infer<typeof BetIntent>;
