/**
 * What the house itself says over its feed (rules RSK): it holds what the feed sells, and prices a selection itself. What members are offered is what the feed
 * says with these rulings laid over it, and this is the one place that lays them.
 *
 * RSK-1 A held selection is suspended, whatever the feed says of it; one that has its result keeps it.
 * RSK-2 A price of the house is offered in place of the feed's (FX-4), which goes on below it. It opens nothing.
 */
import { z } from 'zod';
import { FixtureId, LeagueId, SelectionId } from '../kernel/ids.ts';
import { SportId } from '../reference/sports.ts';
import { evolveSelection } from './evolveSelection.ts';
import { FIXTURE_LIMITS, type Fixture, type Market, type Selection, type SelectionChange } from './fixture.ts';

/** What is held: one selection, one market at one line, a fixture, a league, a sport, or everything the feed sells. */
export const HoldTarget = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('selection'), fixtureId: FixtureId, selectionId: SelectionId }),
  z.strictObject({
    scope: z.literal('market'),
    fixtureId: FixtureId,
    marketId: z.string().min(1).max(FIXTURE_LIMITS.marketId),
    baseLine: z.string().max(FIXTURE_LIMITS.line),
  }),
  z.strictObject({ scope: z.literal('fixture'), fixtureId: FixtureId }),
  z.strictObject({ scope: z.literal('league'), leagueId: LeagueId }),
  z.strictObject({ scope: z.literal('sport'), sportId: SportId }),
  z.strictObject({ scope: z.literal('all') }),
]);
export type HoldTarget = z.infer<typeof HoldTarget>;

/** From the smallest to the largest. */
export const HOLD_SCOPES = ['selection', 'market', 'fixture', 'league', 'sport', 'all'] as const;
/** How far a hold reaches. */
export type HoldScope = (typeof HOLD_SCOPES)[number];

/** One text for equal targets. */
export function holdKey(target: HoldTarget): string {
  switch (target.scope) {
    case 'selection':
      return JSON.stringify([target.scope, target.fixtureId, target.selectionId]);
    case 'market':
      return JSON.stringify([target.scope, target.fixtureId, target.marketId, target.baseLine]);
    case 'fixture':
      return JSON.stringify([target.scope, target.fixtureId]);
    case 'league':
      return JSON.stringify([target.scope, target.leagueId]);
    case 'sport':
      return JSON.stringify([target.scope, target.sportId]);
    case 'all':
      return JSON.stringify([target.scope]);
  }
}

/** A price of the house for one selection, hundredths. */
export interface HousePrice {
  readonly fixtureId: FixtureId;
  readonly selectionId: SelectionId;
  readonly price: number;
}

/** All rulings of one moment. */
export interface Rulings {
  readonly holds: ReadonlySet<string>;
  readonly prices: ReadonlyMap<FixtureId, ReadonlyMap<SelectionId, number>>;
}

/** Nothing but what the feed says. */
export const NO_RULINGS: Rulings = { holds: new Set(), prices: new Map() };

/** Rulings as they are asked for: by the text of a target, and by fixture. */
export function rulingsOf(holds: readonly HoldTarget[], prices: readonly HousePrice[]): Rulings {
  const byFixture = new Map<FixtureId, Map<SelectionId, number>>();
  for (const { fixtureId, selectionId, price } of prices) {
    const ofFixture = byFixture.get(fixtureId) ?? new Map<SelectionId, number>();
    byFixture.set(fixtureId, ofFixture.set(selectionId, price));
  }
  return { holds: new Set(holds.map(holdKey)), prices: byFixture };
}

/** What the house says of one selection. */
export interface Ruling {
  readonly isHeld: boolean;
  /** Hundredths; `null` where the feed's price is offered. */
  readonly price: number | null;
}

const NO_RULING: Ruling = { isHeld: false, price: null };

/** What the house says of the selections of one fixture. */
export type FixtureRulings = (market: Pick<Market, 'marketId' | 'baseLine'>, selectionId: SelectionId) => Ruling;

const UNRULED: FixtureRulings = () => NO_RULING;

/** Whether a hold is over all of a fixture. */
export function isFixtureHeld(
  holds: Rulings['holds'],
  { fixtureId, leagueId, sportId }: Pick<Fixture, 'fixtureId' | 'leagueId' | 'sportId'>,
): boolean {
  if (holds.size === 0) return false;
  const over: readonly HoldTarget[] = [
    { scope: 'all' },
    { scope: 'sport', sportId },
    { scope: 'league', leagueId },
    { scope: 'fixture', fixtureId },
  ];
  return over.some((target) => holds.has(holdKey(target)));
}

/** Asked once a fixture: where the house says nothing at all, which is nearly always, nothing is looked up for its selections. */
export function rulingsFor(
  { holds, prices }: Rulings,
  { fixtureId, leagueId, sportId }: Pick<Fixture, 'fixtureId' | 'leagueId' | 'sportId'>,
): FixtureRulings {
  const ofFixture = prices.get(fixtureId);
  if (holds.size === 0 && ofFixture === undefined) return UNRULED;
  const isHeld = (target: HoldTarget) => holds.has(holdKey(target));
  const isWholeHeld = isFixtureHeld(holds, { fixtureId, leagueId, sportId });
  return ({ marketId, baseLine }, selectionId) => ({
    isHeld:
      isWholeHeld ||
      (holds.size > 0 &&
        (isHeld({ scope: 'market', fixtureId, marketId, baseLine }) ||
          isHeld({ scope: 'selection', fixtureId, selectionId }))),
    price: ofFixture?.get(selectionId) ?? null,
  });
}

/** The offer of one selection: what the feed says of it, and the ruling over it (RSK-1, RSK-2). */
export function offeredUnder(
  fed: Selection['status'],
  { isHeld, price }: Ruling,
): Pick<Selection, 'status' | 'oddsByAdmin'> {
  return { status: isHeld && fed === 'open' ? 'suspended' : fed, oddsByAdmin: price };
}

/** The selections of a fixture that the feed has open and a hold suspends: with them its state below the rulings is known. */
export type FedOpen = ReadonlySet<SelectionId>;
/** Of a fixture over which no hold is. */
export const NONE_FED_OPEN: FedOpen = new Set();

/** What the feed says of a selection, whatever is laid over it. */
export const fedStatus = ({ selectionId, status }: Selection, fedOpen: FedOpen): Selection['status'] =>
  fedOpen.has(selectionId) ? 'open' : status;

/** A fixture under other rulings: what changes of the offer, as events carry it, and what is open below them. */
export interface LaidOver {
  readonly changes: readonly SelectionChange[];
  readonly fedOpen: FedOpen;
  readonly fixture: Fixture;
}

/**
 * Lays rulings over a fixture in place of those that were.
 *
 * @param fedOpen what the feed has open below the rulings so far
 * @param at epoch ms of the event that will carry the changes
 */
export function layOver(fixture: Fixture, fedOpen: FedOpen, rulings: Rulings, at: number): LaidOver {
  const ruled = rulingsFor(rulings, fixture);
  const changes: SelectionChange[] = [];
  const stillOpen = new Set<SelectionId>();
  const markets = fixture.markets.map((market) => {
    const selections = market.selections.map((selection) => {
      const { selectionId } = selection;
      const fed = fedStatus(selection, fedOpen);
      const next = offeredUnder(fed, ruled(market, selectionId));
      if (fed === 'open' && next.status !== 'open') stillOpen.add(selectionId);
      const change = changeTo(selection, next);
      if (change === undefined) return selection;
      changes.push(change);
      return evolveSelection(selection, change, at);
    });
    return { ...market, selections };
  });
  return { changes, fedOpen: stillOpen, fixture: changes.length === 0 ? fixture : { ...fixture, markets } };
}

/** Only what differs is told, under the next version. */
function changeTo(
  selection: Selection,
  { status, oddsByAdmin }: Pick<Selection, 'status' | 'oddsByAdmin'>,
): SelectionChange | undefined {
  if (status === selection.status && oddsByAdmin === selection.oddsByAdmin) return undefined;
  return {
    selectionId: selection.selectionId,
    version: selection.version + 1,
    ...(status === selection.status ? {} : { status }),
    ...(oddsByAdmin === selection.oddsByAdmin ? {} : { oddsByAdmin }),
  };
}
