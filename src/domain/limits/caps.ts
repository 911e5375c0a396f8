/**
 * What the house caps by kind (rules LIM-6 … LIM-8): the largest stake and the most winnings of a page, a sport, a type of market, or that type in one sport. A cap only lowers what
 * the level of a member allows; of several the lowest counts, of each of the two sums for itself.
 */
import { z } from 'zod';
import { MOST_WON } from '../house/levelChange.ts';
import { PageKind } from '../reference/pages.ts';
import { isKnownSport, SportId } from '../reference/sports.ts';
import { FIXTURE_LIMITS } from '../sports/fixture.ts';

/** Most caps at a time. */
export const MOST_CAPS = 500;

const MarketId = z.string().min(1).max(FIXTURE_LIMITS.marketId);

/** What is capped: bets of a page, or bets with a pick of a sport, of a type of market, or of both. */
export const CapTarget = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('page'), page: PageKind }),
  z.strictObject({ scope: z.literal('sport'), sportId: SportId }),
  z.strictObject({ scope: z.literal('market'), marketId: MarketId }),
  z.strictObject({ scope: z.literal('marketOfSport'), sportId: SportId, marketId: MarketId }),
]);
export type CapTarget = z.infer<typeof CapTarget>;

/** How feeds call types of markets: by numbers, and where the tables have none by a number or a word of their own. */
const OF_A_FEED = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Whether a cap of it can be laid: of a sport of the table, and of a type of market as feeds call them. One that stands is read, and lifted, whatever it is of. */
export const isKnownTarget = (target: CapTarget): boolean =>
  (!('sportId' in target) || isKnownSport(target.sportId)) &&
  (!('marketId' in target) || OF_A_FEED.test(target.marketId));

export const CAP_SCOPES = CapTarget.options.map(({ shape }) => shape.scope.value);
/** What kind of thing is capped. */
export type CapScope = CapTarget['scope'];

const Sum = z.number().int().min(1).max(MOST_WON).nullable();

/** The two sums of a cap, won; `null` leaves the level's. */
export const CapSums = z.strictObject({ maxStake: Sum, maxWinnings: Sum });
export type CapSums = z.infer<typeof CapSums>;

/** A cap with what it is of. */
export const Cap = CapSums.extend({ target: CapTarget });
export type Cap = z.infer<typeof Cap>;

/** One text for equal targets. */
export function capKey(target: CapTarget): string {
  switch (target.scope) {
    case 'page':
      return JSON.stringify([target.scope, target.page]);
    case 'sport':
      return JSON.stringify([target.scope, target.sportId]);
    case 'market':
      return JSON.stringify([target.scope, target.marketId]);
    case 'marketOfSport':
      return JSON.stringify([target.scope, target.sportId, target.marketId]);
  }
}
