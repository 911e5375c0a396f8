/** How whoever is signed in wants their slip to be, live (rules SCH); what the house has until they have chosen. */
import { HOUSE_CHOICES, type SlipChoices } from '../../domain/bet-slip/slipChoices.ts';
import { readChoice } from '../records/memberChoices.ts';
import type { HanpanDatabase } from '../tables/database.ts';

export const slipChoices = async (db: HanpanDatabase): Promise<SlipChoices> =>
  (await readChoice(db, 'slip')) ?? HOUSE_CHOICES;
