/** Launches of house games (HSG-1, HSG-4): a session, a chain of seeds of its own, and its commitment, told before anything is staked. */
import { createHash } from 'node:crypto';
import type { MemberId } from '../../../src/domain/kernel/ids.ts';
import { MOST_LAUNCHES } from '../../../src/domain/calls/houseGames.ts';
import { ROUNDS_OF_LAUNCH } from '../../../src/domain/lobbies/houseGames.ts';
import type { HouseLaunch } from '../../../src/domain/lobbies/houseRound.ts';
import { LOBBY_SESSION_MINUTES, type HouseGame } from '../../../src/domain/reference/lobbies.ts';
import { hexOf } from '../../draws/dayChain.ts';
import { tellDocument } from '../../events/tellMember.ts';
import type { Randomness } from '../../randomness.ts';
import type { Work } from '../../store/store.ts';
import { houseSupplier } from '../suppliers/house.ts';
import { secretOf } from '../suppliers/suppliers.ts';

const SEED_BYTES = 32;
const SESSION_BYTES = 12;
const MINUTE_MS = 60_000;

/** The seed so many hashes down from the last. */
export function seedBelow(topSeed: Uint8Array, steps: number): Uint8Array {
  let seed = topSeed;
  for (let at = 0; at < steps; at += 1) seed = createHash('sha256').update(seed).digest();
  return seed;
}

/** @returns its address */
export async function launchHouse(
  tx: Work,
  memberId: MemberId,
  game: HouseGame,
  randomness: Randomness,
  now: number,
): Promise<string> {
  const session = randomness.text(SESSION_BYTES);
  const topSeed = createHash('sha256').update(randomness.text(SEED_BYTES)).digest();
  await tx
    .insertInto('lobby_sessions')
    .values({
      ...{ session_id: session, member_id: memberId, supplier: 'house', game, started_at: now },
      expires_at: now + LOBBY_SESSION_MINUTES * MINUTE_MS,
    })
    .execute();
  const commitment = hexOf(seedBelow(topSeed, ROUNDS_OF_LAUNCH));
  const chain = { session_id: session, top_seed: hexOf(topSeed), commitment };
  await tx
    .insertInto('house_launches')
    .values({ ...chain, played: 0, staked: 0, returned: 0 })
    .execute();
  await tellDocument(tx, memberId, 'houseLaunches', now);
  return houseSupplier.address(await secretOf(tx, 'house', randomness), { session, game });
}

/** Those that are not over, the latest first. */
export async function readLaunches(tx: Work, memberId: MemberId, now: number): Promise<readonly HouseLaunch[]> {
  const rows = await tx
    .selectFrom('lobby_sessions')
    .innerJoin('house_launches', 'house_launches.session_id', 'lobby_sessions.session_id')
    .select(['lobby_sessions.session_id as session', 'game', 'commitment', 'started_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('started_at', 'desc')
    .limit(MOST_LAUNCHES)
    .execute();
  return rows.map(({ session, game, commitment, started_at: startedAt, expires_at: expiresAt }) => ({
    ...{ session, commitment, startedAt, expiresAt },
    game: game as HouseGame,
  }));
}
