/**
 * The two games that the house plays itself (rules HSG): a table of baccarat and a slot of three reels. What each choice gives back is counted over all
 * outcomes, at most 97 % of what is staked; a test counts it.
 */
import { baccarat, readBaccarat } from '../mini-games/baccarat.ts';
import { blockMessage, BLOCK_BYTES, MOST_BLOCKS } from '../mini-games/draws.ts';
import { OutOfWords, wordsOf, type Words } from '../mini-games/words.ts';
import type { HouseGame } from '../reference/lobbies.ts';

/** Won of a bet. */
export const HOUSE_STAKES = { least: 1_000, most: 500_000, unit: 1_000 } as const;
/** Rounds of one launch: so many seeds its chain has. */
export const ROUNDS_OF_LAUNCH = 1_000;

export const BACCARAT_CHOICES = ['player', 'banker', 'tie'] as const;
export const SLOT_CHOICES = ['spin'] as const;
export type HouseChoice = (typeof BACCARAT_CHOICES)[number] | (typeof SLOT_CHOICES)[number];

/** Hundredths of the stake, stake included. A tie gives the stake back to player and banker (HSG-2). */
export const BACCARAT_PAYS: Readonly<Record<(typeof BACCARAT_CHOICES)[number], number>> = {
  player: 195,
  banker: 190,
  tie: 900,
};

/** Stops of a reel, of 32: all three reels are alike (HSG-3). */
export const REEL = { moon: 1, rabbit: 2, mortar: 4, cake: 6, star: 8, cloud: 11 } as const;
export type ReelSign = keyof typeof REEL;
export const REEL_SIGNS = Object.keys(REEL) as readonly ReelSign[];
export const STOPS = 32;

/** Three of a sign, and two of it wherever they stand; hundredths of the stake. */
export const SLOT_PAYS: Readonly<Record<ReelSign, { readonly three: number; readonly two: number }>> = {
  moon: { three: 50_000, two: 1_000 },
  rabbit: { three: 10_000, two: 500 },
  mortar: { three: 6_000, two: 0 },
  cake: { three: 2_500, two: 0 },
  star: { three: 1_000, two: 0 },
  cloud: { three: 400, two: 100 },
};

/** The sign at a stop, 0 to 31. */
export function signAt(stop: number): ReelSign {
  let past = 0;
  for (const sign of REEL_SIGNS) {
    past += REEL[sign];
    if (stop < past) return sign;
  }
  throw new RangeError(`stop ${stop} of ${STOPS}`);
}

function slotPays(drawn: readonly number[]): number {
  const signs = drawn.map(signAt);
  return signs.reduce((best, sign) => {
    const count = signs.filter((each) => each === sign).length;
    return Math.max(best, count === 3 ? SLOT_PAYS[sign].three : count === 2 ? SLOT_PAYS[sign].two : 0);
  }, 0);
}

function baccaratPays(drawn: readonly number[], choice: HouseChoice): number {
  const deal = readBaccarat(drawn);
  if (deal === undefined || choice === 'spin') throw new RangeError('no deal');
  if (deal.winner === choice) return BACCARAT_PAYS[choice];
  return deal.winner === 'tie' ? 100 : 0;
}

interface Rules {
  readonly choices: readonly HouseChoice[];
  readonly draw: (words: Words) => number[];
  /** Hundredths of the stake. */
  readonly pays: (drawn: readonly number[], choice: HouseChoice) => number;
}

export const houseRules: Readonly<Record<HouseGame, Rules>> = {
  baccarat: {
    choices: BACCARAT_CHOICES,
    // Of no round: the deal of a shoe asks for none.
    draw: (words) => baccarat.draw(words, '' as never),
    pays: baccaratPays,
  },
  moonSlot: {
    choices: SLOT_CHOICES,
    draw: (words) => Array.from({ length: 3 }, () => words.below(STOPS)),
    pays: slotPays,
  },
};

/** Won paid, rounded down. */
export const paidOf = (game: HouseGame, drawn: readonly number[], choice: HouseChoice, stake: number): number =>
  Math.floor((stake * houseRules[game].pays(drawn, choice)) / 100);

/**
 * What is authenticated with a round's seed for a block (HSG-4, as DRW-2).
 *
 * @param n of the round in its launch, from 1
 * @param salt the key that the member's browser made for the bet, which the house could not know when it published the commitment
 */
export const houseMessage = (game: HouseGame, session: string, n: number, salt: string, counter: number): string =>
  blockMessage(`house.${game}`, session, n, salt, counter);

/** What a round draws. @param block 32 bytes of a counter, by HMAC of its message under the seed */
export async function drawHouse(
  game: HouseGame,
  block: (counter: number) => Uint8Array | Promise<Uint8Array>,
): Promise<readonly number[]> {
  for (let blocks = 2; blocks <= MOST_BLOCKS; blocks *= 2) {
    const bytes = new Uint8Array(blocks * BLOCK_BYTES);
    for (let counter = 0; counter < blocks; counter += 1) bytes.set(await block(counter), counter * BLOCK_BYTES);
    try {
      return houseRules[game].draw(wordsOf(bytes));
    } catch (error) {
      if (!(error instanceof OutOfWords)) throw error;
    }
  }
  throw new RangeError(`${game} is not drawn from ${MOST_BLOCKS} blocks`);
}
