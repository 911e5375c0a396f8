/**
 * What the house itself says over its feed (rules RSK): it holds what the feed sells, prices a selection itself, and moves the margin. What members are offered is
 * what the feed says with these rulings laid over it, and this is the one place that lays them.
 *
 * RSK-1 A held selection is suspended, whatever the feed says of it; one that has its result keeps it.
 * RSK-2 A price of the house is offered in place of the feed's (FX-4), which goes on below it. It opens nothing.
 * RSK-10 A margin offers every price of the feed below it lower or higher by a share, and follows it. The narrowest one counts, and a price of the house before it.
 */
import { z } from 'zod';
import { FixtureId, LeagueId, SelectionId } from '../kernel/ids.ts';
import { NO_PRICE_YET, shiftedOdds } from '../kernel/odds.ts';
import { SportId } from '../reference/sports.ts';
import { evolveSelection } from './evolveSelection.ts';
import { FIXTURE_LIMITS, type Fixture, type Market, type Selection, type SelectionChange } from './fixture.ts';

/** What a margin is moved of: one market at one line, a fixture, a league, a sport, or everything the feed sells. A selection alone is priced. */
export const MarginTarget = z.discriminatedUnion('scope', [
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
export type MarginTarget = z.infer<typeof MarginTarget>;

/** What is held: one selection, or any of what a margin is moved of. */
export const HoldTarget = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('selection'), fixtureId: FixtureId, selectionId: SelectionId }),
  ...MarginTarget.options,
]);
export type HoldTarget = z.infer<typeof HoldTarget>;

/** From the smallest to the largest. */
export const HOLD_SCOPES = ['selection', 'market', 'fixture', 'league', 'sport', 'all'] as const;
/** How far a hold reaches. */
export type HoldScope = (typeof HOLD_SCOPES)[number];

/** By how much a margin may be moved, hundredths of a percent of a price: below zero members are offered more. */
export const SHIFT_LIMITS = { least: -1_000, most: 2_000 } as const;
/** Hundredths of a percent that prices are offered lower by; never 0, which is no margin at all. */
export const Shift = z
  .number()
  .int()
  .min(SHIFT_LIMITS.least)
  .max(SHIFT_LIMITS.most)
  .refine((shift) => shift !== 0);

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

/** A margin that the house moves: of what, and by how much (`Shift`). */
export interface MovedMargin {
  readonly target: MarginTarget;
  readonly shift: number;
}

/** Shifts by the text of their target; of markets by their fixture, so that nothing is looked up by market where no market has one. */
export interface Margins {
  readonly ofMarkets: ReadonlyMap<FixtureId, ReadonlyMap<string, number>>;
  readonly wider: ReadonlyMap<string, number>;
}

/** All rulings of one moment. */
export interface Rulings {
  readonly holds: ReadonlySet<string>;
  readonly prices: ReadonlyMap<FixtureId, ReadonlyMap<SelectionId, number>>;
  readonly margins: Margins;
}

/** Nothing but what the feed says. */
export const NO_RULINGS: Rulings = {
  holds: new Set(),
  prices: new Map(),
  margins: { ofMarkets: new Map(), wider: new Map() },
};

/** Rulings as they are asked for: by the text of a target, and by fixture. */
export function rulingsOf(
  holds: readonly HoldTarget[],
  prices: readonly HousePrice[],
  margins: readonly MovedMargin[],
): Rulings {
  const byFixture = new Map<FixtureId, Map<SelectionId, number>>();
  for (const { fixtureId, selectionId, price } of prices) {
    const ofFixture = byFixture.get(fixtureId) ?? new Map<SelectionId, number>();
    byFixture.set(fixtureId, ofFixture.set(selectionId, price));
  }
  return { holds: new Set(holds.map(holdKey)), prices: byFixture, margins: marginsOf(margins) };
}

/** Margins as they are asked for. */
export function marginsOf(margins: readonly MovedMargin[]): Margins {
  const ofMarkets = new Map<FixtureId, Map<string, number>>();
  const wider = new Map<string, number>();
  for (const { target, shift } of margins) {
    if (target.scope === 'market') {
      const ofFixture = ofMarkets.get(target.fixtureId) ?? new Map<string, number>();
      ofMarkets.set(target.fixtureId, ofFixture.set(holdKey(target), shift));
    } else wider.set(holdKey(target), shift);
  }
  return { ofMarkets, wider };
}

/** What the house says of one selection. */
export interface Ruling {
  readonly isHeld: boolean;
  /** Hundredths; `null` where it has none of the house. */
  readonly price: number | null;
  /** Hundredths of a percent that the feed's price is offered lower by; 0 for as it is. */
  readonly shift: number;
}

const NO_RULING: Ruling = { isHeld: false, price: null, shift: 0 };

/** What the house says of the selections of one fixture. */
export type FixtureRulings = (market: Pick<Market, 'marketId' | 'baseLine'>, selectionId: SelectionId) => Ruling;

const UNRULED: FixtureRulings = () => NO_RULING;

/** Whether a hold is over all of a fixture. */
export function isFixtureHeld(
  holds: Rulings['holds'],
  { fixtureId, leagueId, sportId }: Pick<Fixture, 'fixtureId' | 'leagueId' | 'sportId'>,
): boolean {
  if (holds.size === 0) return false;
  return targetsOver({ fixtureId, leagueId, sportId }).some((target) => holds.has(holdKey(target)));
}

/** What is over all of a fixture, from the narrowest to the widest. */
const targetsOver = ({
  fixtureId,
  leagueId,
  sportId,
}: Pick<Fixture, 'fixtureId' | 'leagueId' | 'sportId'>): readonly MarginTarget[] => [
  { scope: 'fixture', fixtureId },
  { scope: 'league', leagueId },
  { scope: 'sport', sportId },
  { scope: 'all' },
];

/** The margin over all of a fixture, by the narrowest that there is; 0 for none. */
function shiftOver({ wider }: Margins, fixture: Pick<Fixture, 'fixtureId' | 'leagueId' | 'sportId'>): number {
  if (wider.size === 0) return 0;
  for (const target of targetsOver(fixture)) {
    const shift = wider.get(holdKey(target));
    if (shift !== undefined) return shift;
  }
  return 0;
}

/** The margin over one market of a fixture, of whatever scope: hundredths of a percent, 0 for none. */
export const shiftOf = (
  margins: Margins,
  fixture: Pick<Fixture, 'fixtureId' | 'leagueId' | 'sportId'>,
  { marketId, baseLine }: Pick<Market, 'marketId' | 'baseLine'>,
): number =>
  margins.ofMarkets
    .get(fixture.fixtureId)
    ?.get(holdKey({ scope: 'market', fixtureId: fixture.fixtureId, marketId, baseLine })) ??
  shiftOver(margins, fixture);

/** Asked once a fixture: where the house says nothing at all, which is nearly always, nothing is looked up for its selections. */
export function rulingsFor(
  { holds, prices, margins }: Rulings,
  { fixtureId, leagueId, sportId }: Pick<Fixture, 'fixtureId' | 'leagueId' | 'sportId'>,
): FixtureRulings {
  const ofFixture = prices.get(fixtureId);
  const ofMarkets = margins.ofMarkets.get(fixtureId);
  const shift = shiftOver(margins, { fixtureId, leagueId, sportId });
  if (holds.size === 0 && ofFixture === undefined && ofMarkets === undefined) {
    // A margin over all may stand for weeks: it is one ruling for every selection.
    const same: Ruling = { ...NO_RULING, shift };
    return shift === 0 ? UNRULED : () => same;
  }
  const isHeld = (target: HoldTarget) => holds.has(holdKey(target));
  const isWholeHeld = isFixtureHeld(holds, { fixtureId, leagueId, sportId });
  return ({ marketId, baseLine }, selectionId) => ({
    isHeld:
      isWholeHeld ||
      (holds.size > 0 &&
        (isHeld({ scope: 'market', fixtureId, marketId, baseLine }) ||
          isHeld({ scope: 'selection', fixtureId, selectionId }))),
    price: ofFixture?.get(selectionId) ?? null,
    shift: ofMarkets?.get(holdKey({ scope: 'market', fixtureId, marketId, baseLine })) ?? shift,
  });
}

/** The offer of one selection: what the feed says of it, and the ruling over it (RSK-1, RSK-2, RSK-10). */
export function offeredUnder(
  { status, odds }: Pick<Selection, 'status' | 'odds'>,
  { isHeld, price, shift }: Ruling,
): Pick<Selection, 'status' | 'oddsByAdmin'> {
  return {
    status: isHeld && status === 'open' ? 'suspended' : status,
    oddsByAdmin: price ?? (shift === 0 || status === 'settled' ? null : underMargin(odds, shift)),
  };
}

/** The price under a margin; `null` where it is the feed's all the same: it cannot go lower, or there is none yet. Hundredths. */
function underMargin(odds: number, shift: number): number | null {
  const shifted = odds === NO_PRICE_YET ? odds : shiftedOdds(odds, shift);
  return shifted === odds ? null : shifted;
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
      const next = offeredUnder({ status: fed, odds: selection.odds }, ruled(market, selectionId));
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
