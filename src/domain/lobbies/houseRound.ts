/** A round of a house game, and the launch that it is of (rules HSG): what was published before, and what is told after. */
import { z } from 'zod';
import { HOUSE_GAMES } from '../reference/lobbies.ts';
import { BACCARAT_CHOICES, HOUSE_STAKES, SLOT_CHOICES } from './houseGames.ts';

const Won = z.number().int().min(0).max(1_000_000_000_000);
const Hex = z.string().regex(/^[\da-f]{64}$/);

/** Id of a launch: no secret, yet of nobody else's making. */
export const LaunchId = z.string().regex(/^[\w-]{10,40}$/);
export const HouseGameId = z.enum(HOUSE_GAMES);
export const HouseChoiceId = z.enum([...BACCARAT_CHOICES, ...SLOT_CHOICES]);

/** A launch as its window needs it. */
export const HouseLaunch = z.object({
  session: LaunchId,
  game: HouseGameId,
  /** Hash of the first seed, told before anything is staked. */
  commitment: Hex,
  /** Epoch ms. */
  startedAt: z.number().int().min(0),
  expiresAt: z.number().int().min(0),
});
export type HouseLaunch = z.infer<typeof HouseLaunch>;

export const HouseRound = z.object({
  roundId: z.string().min(1).max(80),
  session: LaunchId,
  game: HouseGameId,
  n: z.number().int().min(1),
  choice: HouseChoiceId,
  stake: Won,
  paid: Won,
  drawn: z.array(z.number().int().min(0).max(1_000)).min(1).max(10),
  seed: Hex,
  /** The key of the bet. */
  salt: z.string().min(1).max(80),
  /** Of the launch, with this round: won staked and won paid. */
  staked: Won,
  returned: Won,
  /** Epoch ms. */
  at: z.number().int().min(0),
});
export type HouseRound = z.infer<typeof HouseRound>;

/** A bet on the next round of a launch. */
export const HousePlay = z.strictObject({
  session: LaunchId,
  /** That the house made the address of the launch. */
  sign: z.string().regex(/^[\w-]{20,60}$/),
  choice: HouseChoiceId,
  stake: z.number().int().min(HOUSE_STAKES.least).max(HOUSE_STAKES.most).multipleOf(HOUSE_STAKES.unit),
});

/**
 * `unknownSession`: no launch of this member's, or one that is over (`over`); `tooPoor`: of `emoney` that there is; `ownLimit`: the member's own;
 * `restricted`: the house lets this member into no lobby.
 */
export const PLAY_REASONS = ['unknownSession', 'over', 'tooPoor', 'ownLimit', 'restricted'] as const;
