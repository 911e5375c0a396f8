/** What a member lets happen when odds changed: ask, take better odds, take any odds. A changed line is always asked (BET-7). */
import { z } from 'zod';

export const ODDS_POLICIES = ['none', 'better', 'any'] as const;
export const OddsPolicy = z.enum(ODDS_POLICIES);
export type OddsPolicy = z.infer<typeof OddsPolicy>;
