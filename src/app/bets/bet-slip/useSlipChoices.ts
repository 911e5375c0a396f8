/** How the member wants their slip to be, in every tab at once, and how to say it (rules SCH). */
import { slipChoices } from '../../../db/queries/slipChoices.ts';
import { HOUSE_CHOICES, type SlipChoices } from '../../../domain/bet-slip/slipChoices.ts';
import { useLive } from '../../frame/link/useLive.ts';

/** What the house has until it was read. */
export const useSlipChoices = (): SlipChoices => useLive(slipChoices, []) ?? HOUSE_CHOICES;
