/** The rows of the tree as they are shown: fixtures, the markets of the opened one, the selections of its opened market. Pure. */
import {
  sumOfStakes,
  type Risk,
  type RiskFixture,
  type RiskMarket,
  type RiskOfFixture,
  type RiskSelection,
} from '../../../../domain/office/risk.ts';
import { holdKey, type HoldScope, type HoldTarget, type MarginTarget } from '../../../../domain/sports/rulings.ts';

export type RiskRow =
  | { readonly kind: 'fixture'; readonly key: string; readonly fixture: RiskFixture }
  | { readonly kind: 'market'; readonly key: string; readonly fixture: RiskFixture; readonly market: RiskMarket }
  | {
      readonly kind: 'selection';
      readonly key: string;
      readonly fixture: RiskFixture;
      readonly market: RiskMarket;
      readonly selection: RiskSelection;
    };

/** Of each level one row at most is open. */
export interface OpenedRows {
  readonly fixture: string | undefined;
  /** `undefined`: the first one; `null`: none. */
  readonly market: string | null | undefined;
}

/** Fixtures listed until all are asked for: each that is drawn is painted anew with whatever moves, and two hundred take longer than a frame. */
const LISTED_FIRST = 50;

/**
 * What is at stake with the largest fixtures alone, and what stands on the others among the rest.
 *
 * @param kept fixtures that stay wherever they come: of what is opened or chosen
 */
export function shortened(risk: Risk, kept: readonly (string | undefined)[]): Risk {
  const isListed = ({ fixtureId }: RiskFixture, place: number) => place < LISTED_FIRST || kept.includes(fixtureId);
  const hidden = risk.fixtures.filter((fixture, place) => !isListed(fixture, place));
  return {
    ...risk,
    fixtures: risk.fixtures.filter(isListed),
    rest: { fixtures: risk.rest.fixtures + hidden.length, ...sumOfStakes([risk.rest, ...hidden]) },
  };
}

/** Of the fixture that a row is of: each key begins with it. */
export const fixtureOfKey = (key: string): string | undefined => key.split(' ')[0];

export const keyOfMarket = ({ marketId, baseLine }: RiskMarket): string => `${marketId}|${baseLine}`;

/** @param detail of the opened fixture, once it is read */
export function riskRows(
  fixtures: readonly RiskFixture[],
  { fixture: opened, market: openedMarket }: OpenedRows,
  detail: RiskOfFixture | undefined,
): readonly RiskRow[] {
  return fixtures.flatMap((fixture): RiskRow[] => {
    const row: RiskRow = { kind: 'fixture', key: fixture.fixtureId, fixture };
    if (fixture.fixtureId !== opened || detail?.fixture.fixtureId !== opened) return [row];
    return [row, ...detail.markets.flatMap((market, place) => marketRows(fixture, market, place, openedMarket))];
  });
}

function marketRows(
  fixture: RiskFixture,
  market: RiskMarket,
  place: number,
  opened: OpenedRows['market'],
): readonly RiskRow[] {
  const key = `${fixture.fixtureId} ${keyOfMarket(market)}`;
  const row: RiskRow = { kind: 'market', key, fixture, market };
  const isOpen = opened === undefined ? place === 0 : opened === keyOfMarket(market);
  if (!isOpen) return [row];
  return [
    row,
    ...market.selections.map((selection): RiskRow => ({
      kind: 'selection',
      key: `${key} ${selection.selectionId}`,
      ...{ fixture, market, selection },
    })),
  ];
}

/** Whether what is below a row is shown. */
export function isOpenRow(row: RiskRow, rows: readonly RiskRow[], { fixture }: OpenedRows): boolean {
  if (row.kind === 'fixture') return row.fixture.fixtureId === fixture;
  return row.kind === 'market' && rows.some((one) => one.kind === 'selection' && one.market === row.market);
}

/** What a hold of each scope would be about, of those that a row has; from the narrowest. */
export function targetsOf(row: RiskRow): ReadonlyMap<HoldScope, HoldTarget> {
  const around = marginTargetsOf(row);
  if (row.kind !== 'selection') return around;
  const { fixtureId } = row.fixture;
  const own: HoldTarget = { scope: 'selection', fixtureId, selectionId: row.selection.selectionId };
  return new Map<HoldScope, HoldTarget>([['selection', own], ...around]);
}

/** How far a margin reaches. */
export type MarginScope = MarginTarget['scope'];
export type MarginTargets = ReadonlyMap<MarginScope, MarginTarget>;

/** What a margin of each scope would be of, of those that a row has; from the narrowest. */
export function marginTargetsOf(row: RiskRow): MarginTargets {
  const { fixture } = row;
  const { fixtureId, leagueId, sportId } = fixture;
  const targets = new Map<MarginScope, MarginTarget>();
  if (row.kind !== 'fixture') {
    const { marketId, baseLine } = row.market;
    targets.set('market', { scope: 'market', fixtureId, marketId, baseLine });
  }
  targets.set('fixture', { scope: 'fixture', fixtureId });
  if (leagueId !== null) targets.set('league', { scope: 'league', leagueId });
  targets.set('sport', { scope: 'sport', sportId });
  targets.set('all', { scope: 'all' });
  return targets;
}

/** The ruling of a scope, of those that are known by the text of their target. */
export function rulingOn<Scope extends HoldScope, Ruling>(
  scope: Scope,
  targets: ReadonlyMap<Scope, HoldTarget>,
  known: ReadonlyMap<string, Ruling>,
): Ruling | undefined {
  const target = targets.get(scope);
  return target === undefined ? undefined : known.get(holdKey(target));
}

/** The narrowest ruling that reaches further than a scope. @param targets from the narrowest */
export function rulingOver<Scope extends HoldScope, Ruling>(
  scope: Scope,
  targets: ReadonlyMap<Scope, HoldTarget>,
  known: ReadonlyMap<string, Ruling>,
): { readonly scope: Scope; readonly ruling: Ruling } | undefined {
  const inOrder = [...targets.keys()];
  for (const wider of inOrder.slice(inOrder.indexOf(scope) + 1)) {
    const ruling = rulingOn(wider, targets, known);
    if (ruling !== undefined) return { scope: wider, ruling };
  }
  return undefined;
}

/** A part of a hundred for a bar, 0 to 100. */
export const partOf = (value: number, most: number): number =>
  most <= 0 ? 0 : Math.min(100, Math.max(0, (Math.abs(value) / most) * 100));
