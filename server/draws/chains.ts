/** Day chains of all games: written down before their day begins, and in memory as far as rounds are drawn by them (ROU-3). */
import { createHash } from 'node:crypto';
import type { GameRow } from '../../src/domain/mini-games/gameTable.ts';
import { roundsOfDay } from '../../src/domain/mini-games/round.ts';
import type { Clock } from '../clock.ts';
import type { Randomness } from '../randomness.ts';
import type { DrawChainTable } from '../store/originTables.ts';
import type { Store, Work } from '../store/store.ts';
import { walkChain, type DayChain } from './dayChain.ts';
import type { Day } from './days.ts';

const SEED_BYTES = 32;
const SALT_BYTES = 12;

/** A chain with what every word drawn by it is salted with. */
export interface SaltedChain extends DayChain {
  readonly salt: string;
  /** When its commitment could first be read, epoch ms. */
  readonly publishedAt: number;
}

export interface Chains {
  /** The chain of a game and day; written down first where there is none. */
  readonly of: (game: GameRow, day: Day) => Promise<SaltedChain>;
  /** Lets go of those of days before. */
  readonly forgetBefore: (day: Day) => void;
}

export interface ChainsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** Throws if this process may no longer draw. */
  readonly fence: (tx: Work) => Promise<void>;
}

/** What is published of a chain before its day, and what is kept back; `undefined` for a day without one. */
export const readChain = (tx: Work, gameId: string, day: Day): Promise<DrawChainTable | undefined> =>
  tx.selectFrom('draw_chains').selectAll().where('game_id', '=', gameId).where('day', '=', day).executeTakeFirst();

export function createChains({ store, clock, randomness, fence }: ChainsOptions): Chains {
  const chains = new Map<string, { readonly day: Day; readonly chain: Promise<SaltedChain> }>();

  const make = async (game: GameRow, day: Day): Promise<SaltedChain> => {
    const { gameId } = game;
    const known = await store.read((tx) => readChain(tx, gameId, day));
    if (known !== undefined) return walked(known);
    const topSeed = createHash('sha256').update(randomness.text(SEED_BYTES)).digest();
    const rounds = roundsOfDay(game);
    const chain = await walkChain(topSeed, rounds);
    const row: DrawChainTable = {
      game_id: gameId,
      day,
      rounds,
      top_seed: topSeed.toString('hex'),
      commitment: chain.commitment,
      salt: randomness.text(SALT_BYTES),
      created_at: clock.now(),
    };
    const stored = await store.write(async (tx) => {
      await fence(tx);
      await tx
        .insertInto('draw_chains')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return readChain(tx, gameId, day);
    });
    // Another process was first: what it published holds.
    if (stored !== undefined && stored.top_seed !== row.top_seed) return walked(stored);
    return { ...chain, salt: row.salt, publishedAt: row.created_at };
  };

  return {
    of(game, day) {
      const key = `${game.gameId} ${day}`;
      const known = chains.get(key);
      if (known !== undefined) return known.chain;
      const chain = make(game, day);
      chains.set(key, { day, chain });
      // What could not be made or read is tried anew by whoever asks next.
      chain.catch(() => chains.delete(key));
      return chain;
    },
    forgetBefore(day) {
      for (const [key, known] of chains) if (known.day < day) chains.delete(key);
    },
  };
}

const walked = async ({ top_seed, rounds, salt, created_at }: DrawChainTable): Promise<SaltedChain> => ({
  ...(await walkChain(Buffer.from(top_seed, 'hex'), rounds)),
  salt,
  publishedAt: created_at,
});
