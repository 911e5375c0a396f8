/** Turning points into money (WAL-03, rules PNT): one point is one won, and not below a least number of them. */
import { z } from 'zod';
import { MemberId } from '../kernel/ids.ts';

/** Fewer are not turned into money (specification §9). */
export const LEAST_POINTS = 5_000;
const MOST_POINTS = 1_000_000_000;

/**
 * Points to be turned into money. `userUpdatedAt` is the `updatedAt` of the record that the member saw, epoch ms: one that has changed since is no
 * longer what they decided by, so that two tabs cannot both convert what was there once (PNT-2).
 */
export const PointConversion = z.strictObject({
  memberId: MemberId,
  point: z.number().int().min(1).max(MOST_POINTS),
  userUpdatedAt: z.number().int().min(0),
});
export type PointConversion = z.infer<typeof PointConversion>;

/** What was left, points, and what is there now, won. */
export const PointsConverted = z.object({ point: z.number().int().min(0), emoney: z.number().int().min(0) });
export type PointsConverted = z.infer<typeof PointsConverted>;

/** `belowLeast`: of `least`; `tooFew`: of `point` that there are; `seenOld`: the record has changed since it was seen. */
export const CONVERSION_REASONS = ['belowLeast', 'tooFew', 'seenOld'] as const;
export type ConversionReason = (typeof CONVERSION_REASONS)[number];

interface Holder {
  readonly point: number;
  /** Epoch ms of the last change of the member's record. */
  readonly updatedAt: number;
}

/** Why points are not converted, with the numbers of the reason; `undefined` where they are. */
export function conversionRefusal(
  { point, userUpdatedAt }: Pick<PointConversion, 'point' | 'userUpdatedAt'>,
  holder: Holder,
): { readonly reason: ConversionReason; readonly numbers: Readonly<Record<string, number>> } | undefined {
  if (point < LEAST_POINTS) return { reason: 'belowLeast', numbers: { least: LEAST_POINTS } };
  if (userUpdatedAt !== holder.updatedAt) return { reason: 'seenOld', numbers: { point: holder.point } };
  if (point > holder.point) return { reason: 'tooFew', numbers: { point: holder.point } };
  return undefined;
}
