/** Calls of the house's own games, and of suppliers to the wallet (rules LBY, HSG). */
import { z } from 'zod';
import { memberCommand } from '../commands/memberCommand.ts';
import { HouseLaunch, HousePlay, HouseRound, PLAY_REASONS } from '../lobbies/houseRound.ts';
import { WalletAnswer } from '../lobbies/walletCall.ts';
import type { HttpCall } from './httpCall.ts';

/** Launches that a member's windows may still be of. */
export const MOST_LAUNCHES = 20;

/**
 * A member's launches of house games that are not over, the latest first, with the commitment of each.
 *
 * @ours
 */
export const houseLaunchesCall = {
  method: 'GET',
  path: '/house-game/launches',
  caller: 'member',
  timeoutMs: 5_000,
  answer: z.array(HouseLaunch).max(MOST_LAUNCHES),
} as const satisfies HttpCall;

/**
 * Bets on the next round of a launch, which is drawn and paid at once: 422 `unknownSession`, `over`, `tooPoor` (of `emoney`), `ownLimit`, `restricted`.
 *
 * @ours
 */
export const playHouseCall = memberCommand({
  path: '/house-game/play',
  given: HousePlay,
  done: z.object({ round: HouseRound, emoney: z.number().int().min(0) }),
  reasons: PLAY_REASONS,
  isOfMoney: true,
  isOfPlay: true,
});

/**
 * What a supplier asks of the wallet, in its own words and with its signature in `x-signature`; each key is done once (LBY-5 to LBY-8). A refusal is an
 * answer with its reason: 401 `badSignature`, 422 the others.
 *
 * @ours
 */
export const walletCall = {
  method: 'POST',
  path: '/supplier/:supplier/wallet',
  caller: 'visitor',
  bodyLimit: 4_096,
  params: z.object({ supplier: z.string().max(40) }),
  headers: z.object({ 'x-signature': z.string().max(200).default('') }),
  body: z.unknown(),
  answer: WalletAnswer,
} as const satisfies HttpCall;
