/** Members who joined by one's code, and what that brings (COM-03, rules FRN). */
import { z } from 'zod';

/** Points for a friend who has staked so much, once. */
export const FriendRules = z.object({
  stake: z.number().int().min(1).max(1_000_000_000),
  points: z.number().int().min(1).max(10_000_000),
});
export type FriendRules = z.infer<typeof FriendRules>;

/** Times epoch ms. What a friend stakes, wins or has is nobody's but theirs: only whether they brought points is told (FRN-2). */
export const Friends = z.object({
  /** What a friend types as the recommender. */
  code: z.string().max(40),
  rules: FriendRules,
  /** Of all friends, points. */
  earned: z.number().int().min(0),
  count: z.number().int().min(0),
  /** The latest two hundred. */
  friends: z
    .array(
      z.object({
        name: z.string().max(40),
        joinedAt: z.number().int(),
        /** `null` until the friend has staked enough. */
        earnedAt: z.number().int().nullable(),
      }),
    )
    .max(200),
});
export type Friends = z.infer<typeof Friends>;
