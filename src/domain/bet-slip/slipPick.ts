/** One pick of a slip, as it is kept, sent and shown. */
import { z } from 'zod';
import { FixtureId, SelectionId } from '../kernel/ids.ts';
import { Odds } from '../kernel/odds.ts';
import { SportId } from '../reference/sports.ts';
import { Side } from '../sports/fixture.ts';

/** A pick with the price the member agreed to when picking, and the words to show it by. */
export const SlipPick = z.object({
  selectionId: SelectionId,
  fixtureId: FixtureId,
  sportId: SportId,
  marketId: z.string(),
  marketName: z.string(),
  side: Side,
  name: z.string(),
  line: z.string(),
  baseLine: z.string(),
  leagueName: z.string(),
  home: z.string(),
  away: z.string(),
  startAt: z.number().int(),
  /** Hundredths, as seen when picked or last accepted. */
  odds: Odds,
  version: z.number().int().min(1),
});
export type SlipPick = z.infer<typeof SlipPick>;
