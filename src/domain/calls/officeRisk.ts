/** Calls of traders (rules RSK): what the house has at stake, holding what its feed sells, prices of its own, and moving the margin. */
import { z } from 'zod';
import { FixtureId, SelectionId } from '../kernel/ids.ts';
import { LEAST_OFFERED, Odds } from '../kernel/odds.ts';
import { CapSums, CapTarget, isKnownTarget } from '../limits/caps.ts';
import { officeCall, operatorAct, previewCall } from '../office/operatorAct.ts';
import { Risk, RiskOfFixture, RulingList } from '../office/risk.ts';
import { HoldTarget, MarginTarget, Shift } from '../sports/rulings.ts';

const READ_MS = 8_000;
const Count = z.number().int().min(0);

/**
 * What the house has at stake: fixtures with open bets or a ruling by liability, the two hundred largest, with the largest and the newest bets, members with most at
 * stake, and all rulings. With `show` only those in play or those with a ruling, also without bets; with `search` any on offer by team or league.
 *
 * @ours
 */
export const riskCall = officeCall({
  method: 'GET',
  path: '/office/risk',
  right: 'risk.see',
  timeoutMs: READ_MS,
  query: z.strictObject({
    show: z.enum(['all', 'inPlay', 'ruled']).default('all'),
    search: z.string().min(1).max(60).optional(),
  }),
  answer: Risk,
});

/**
 * The markets and selections of a fixture: offered, fed, and what stands on them. 404 where it is not on offer and nobody has a bet on it.
 *
 * @ours
 */
export const riskOfFixtureCall = officeCall({
  method: 'GET',
  path: '/office/risk/:fixtureId',
  right: 'risk.see',
  timeoutMs: READ_MS,
  params: z.object({ fixtureId: FixtureId }),
  answer: RiskOfFixture,
});

/**
 * The margins and the caps in force, the newest first, with what they are of, by whom, when and why.
 *
 * @ours
 */
export const rulingsCall = officeCall({
  method: 'GET',
  path: '/office/rulings',
  right: 'risk.see',
  timeoutMs: READ_MS,
  answer: RulingList,
});

/**
 * Caps the stake, the winnings or both of a page, a sport, a type of market, or that type in one sport, below what levels allow (LIM-6), or lifts that. Its effect is
 * shown and not confirmed (RSK-5). `same`: it stands so already, or there is none to lift; `empty`: neither sum is said; `tooMany` caps.
 *
 * @ours
 */
export const capCall = operatorAct({
  path: '/risk/cap',
  right: 'risk.act',
  given: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('set'), target: CapTarget.refine(isKnownTarget), ...CapSums.shape }),
    z.strictObject({ act: z.literal('lift'), target: CapTarget }),
  ]),
  done: CapSums,
  reasons: ['same', 'empty', 'tooMany'],
  needsReason: true,
});

/**
 * What a cap would change now.
 *
 * @ours
 */
export const capPreviewCall = previewCall(capCall);

/**
 * Holds what the feed sells, or goes back to what the feed says now: a selection, a market, a fixture, a league, a sport, all. Its effect is shown and not confirmed:
 * prices that move meanwhile do not stop it (RSK-5). `same`: it stands so already; `tooMany` holds.
 *
 * @ours
 */
export const holdCall = operatorAct({
  path: '/risk/hold',
  right: 'risk.act',
  given: z.strictObject({ target: HoldTarget, isOn: z.boolean() }),
  done: z.object({ selections: Count, fixtures: Count }),
  reasons: ['same', 'tooMany'],
  needsReason: true,
});

/**
 * What a hold would change now.
 *
 * @ours
 */
export const holdPreviewCall = previewCall(holdCall);

/**
 * Moves the margin of a market, a fixture, a league, a sport or of all: every price of the feed there is offered lower by a share of it, in hundredths of a percent, or
 * higher below zero, and follows the feed, until it is lifted. The narrowest margin counts (RSK-10). Its effect is shown and not confirmed (RSK-5). `same`: it stands so
 * already, or there is none to lift; `tooMany` margins.
 *
 * @ours
 */
export const moveMarginCall = operatorAct({
  path: '/risk/margin',
  right: 'risk.act',
  given: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('set'), target: MarginTarget, shift: Shift }),
    z.strictObject({ act: z.literal('lift'), target: MarginTarget }),
  ]),
  done: z.object({ selections: Count, fixtures: Count }),
  reasons: ['same', 'tooMany'],
  needsReason: true,
});

/**
 * What moving a margin would change now.
 *
 * @ours
 */
export const moveMarginPreviewCall = previewCall(moveMarginCall);

/**
 * Offers a selection at a price of the house, hundredths, until a time or until it is lifted, or at the feed's again, under its margin. Its effect is shown and not confirmed (RSK-5).
 * `past`: that time is over; `same`: there is no price to lift; `tooMany` prices.
 *
 * @ours
 */
export const overridePriceCall = operatorAct({
  path: '/risk/price',
  right: 'risk.act',
  given: z.discriminatedUnion('act', [
    z.strictObject({
      act: z.literal('set'),
      fixtureId: FixtureId,
      selectionId: SelectionId,
      price: Odds.min(LEAST_OFFERED),
      until: z.number().int().min(0).nullable(),
    }),
    z.strictObject({ act: z.literal('lift'), fixtureId: FixtureId, selectionId: SelectionId }),
  ]),
  done: z.object({ price: Odds, fed: Odds }),
  reasons: ['past', 'same', 'tooMany'],
  needsReason: true,
});

/**
 * What a price of the house would change now.
 *
 * @ours
 */
export const overridePricePreviewCall = previewCall(overridePriceCall);
