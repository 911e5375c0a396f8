/** How a round is drawn: words by HMAC of its seed, which nobody was told before (ROU-4). */
import { createHmac } from 'node:crypto';
import { drawRound } from '../../src/domain/mini-games/draws.ts';
import { partsOf, type Round, type RoundId } from '../../src/domain/mini-games/round.ts';
import type { Chains } from './chains.ts';
import { hexOf } from './dayChain.ts';
import type { DueRound } from './dueRound.ts';
import { voidRound } from './missedRounds.ts';

/**
 * @returns the round; void where nothing was published before its draw that it could be held to, as in a house's first seconds, and where its game
 *   cannot draw it, which is told to `onFailure`
 */
export async function drawnRound(chains: Chains, round: DueRound, onFailure: (error: unknown) => void): Promise<Round> {
  const { roundId } = round;
  const parts = partsOf(roundId);
  if (parts === undefined) return voidRound(round);
  const chain = await chains.of(parts.game, parts.day);
  if (chain.publishedAt >= round.drawsAt) return voidRound(round);
  try {
    const seed = chain.seedOf(parts.n);
    const drawn = drawnBy(roundId, seed, chain.salt);
    return { ...round, state: 'drawn', drawn, seed: hexOf(seed) };
  } catch (error) {
    onFailure(error);
    return voidRound(round);
  }
}

/** What a round comes to by its seed and the salt of its day. */
export const drawnBy = (roundId: RoundId, seed: Uint8Array, salt: string): number[] =>
  drawRound(roundId, salt, (message) => createHmac('sha256', seed).update(message).digest());
