/** How a member wants their slip to be, on every page and in every tab (rules SCH): own amounts, quick bet, where a bet leaves them. */
import { z } from 'zod';
import { QUICK_AMOUNTS } from '../reference/pages.ts';

/** Largest amount that a member may keep, won: more than any limit takes. */
export const MOST_KEPT = 100_000_000;

const Amount = z.number().int().min(1).max(MOST_KEPT);

export const SlipChoices = z.strictObject({
  /** What the quick amounts add, won; as many as the house has (SCH-1). */
  amounts: z.array(Amount).length(QUICK_AMOUNTS.length),
  /** Won that a price is asked about at once when it is pressed on an empty slip; `null`: nothing is asked (SCH-2). */
  quickStake: Amount.nullable(),
  /** Whether a bet that was placed leaves the member where they are instead of in the history (SCH-3). */
  staysOnPage: z.boolean(),
});
export type SlipChoices = z.infer<typeof SlipChoices>;

/** What holds until a member has chosen otherwise. */
export const HOUSE_CHOICES: SlipChoices = { amounts: [...QUICK_AMOUNTS], quickStake: null, staysOnPage: false };

/** What is chosen anew; the rest stays as it is, so that two tabs that choose different things both have theirs. */
export const SlipChoicesChange = SlipChoices.partial();
export type SlipChoicesChange = z.infer<typeof SlipChoicesChange>;

/** The choices after a change; the same object if it changes nothing. */
export function chosen(before: SlipChoices, change: SlipChoicesChange): SlipChoices {
  const after: SlipChoices = {
    amounts: change.amounts ?? before.amounts,
    quickStake: change.quickStake === undefined ? before.quickStake : change.quickStake,
    staysOnPage: change.staysOnPage ?? before.staysOnPage,
  };
  const isSame =
    after.quickStake === before.quickStake &&
    after.staysOnPage === before.staysOnPage &&
    after.amounts.every((amount, index) => amount === before.amounts[index]);
  return isSame ? before : after;
}

/**
 * What a price that was pressed is asked about with at once (rule SCH-2), won; `undefined` where nothing is asked.
 *
 * @param picks on the slip before and after it was pressed
 */
export function quickStakeOf(
  { quickStake }: SlipChoices,
  picks: { readonly before: number; readonly after: number },
): number | undefined {
  return picks.before === 0 && picks.after === 1 ? (quickStake ?? undefined) : undefined;
}
