/** What a level may be changed to: every sum is one that can be meant, and no least is above its most (OPR-2). Won; percentages of the balance. */
import { z } from 'zod';
import { LevelSetting } from '../session/limits.ts';

/** Most of any sum that can be meant, won. */
export const MOST_WON = 1_000_000_000_000;
const isMeant = (value: number) => value <= MOST_WON;

/** The limits that a level is given, all of them at once. */
export const LevelChange = LevelSetting.extend({ level: z.number().int().min(1).max(100) })
  .strict()
  .refine((limits) => Object.values(limits).every(isMeant))
  .refine(({ minBetAmount, maxBetAmount }) => minBetAmount <= maxBetAmount)
  .refine(({ minLiveBetAmount, maxLiveBetAmount }) => minLiveBetAmount <= maxLiveBetAmount)
  .refine(({ minSpecialBetAmount, maxSpecialBetAmount }) => minSpecialBetAmount <= maxSpecialBetAmount);
export type LevelChange = z.infer<typeof LevelChange>;
