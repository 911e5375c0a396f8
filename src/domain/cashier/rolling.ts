/**
 * How much of the play money that was charged has been staked (REQ-9). Stakes of bets that were won or lost count from a charge on, the oldest charge first,
 * and each stake once; bets that are open, void or pushed are left out by whoever adds them up.
 */
import { z } from 'zod';
import { Won } from '../kernel/money.ts';
import { CoolOff, type Exclusion } from '../limits/exclusion.ts';
import { BonusKind } from './bonus.ts';

/** A charge that asks for stakes. */
export const RollingCharge = z.object({
  id: z.string(),
  /** When it was approved, epoch ms. */
  at: z.number().int().min(0),
  amount: Won,
  /** Won to be staked. */
  needed: Won,
  percent: z.number().int().min(0),
  bonus: BonusKind.nullable(),
});
export type RollingCharge = z.infer<typeof RollingCharge>;

/** The same, with what of it is done. Won. */
export const RollingDone = RollingCharge.extend({ done: Won });
export type RollingDone = z.infer<typeof RollingDone>;

/**
 * Whether a charge asks for stakes of a member who may be shut out: nobody has to bet who may not (OWN-6). What came with a bonus still does during a cool-off,
 * or each day would give a bonus to whoever rests for its end.
 */
export const asksStakes = ({ bonus }: Pick<RollingCharge, 'bonus'>, exclusion: Exclusion | undefined): boolean =>
  exclusion === undefined || (bonus !== null && CoolOff.safeParse(exclusion.length).success);

/**
 * @param charges in the order of their approval
 * @param staked won staked after the charge of the same place and before the next
 */
export function rollingOf(charges: readonly RollingCharge[], staked: readonly number[]): readonly RollingDone[] {
  const done = charges.map(() => 0);
  charges.forEach((_, until) => {
    let left = staked[until] ?? 0;
    for (let index = 0; index <= until && left > 0; index += 1) {
      const taken = Math.min(left, (charges[index]?.needed ?? 0) - (done[index] ?? 0));
      done[index] = (done[index] ?? 0) + taken;
      left -= taken;
    }
  });
  return charges.map((charge, index) => ({ ...charge, done: done[index] ?? 0 }));
}

/** What all of them come to, won. */
export const rollingSum = (charges: readonly RollingDone[]): { readonly done: number; readonly needed: number } => ({
  done: charges.reduce((sum, { done }) => sum + done, 0),
  needed: charges.reduce((sum, { needed }) => sum + needed, 0),
});
