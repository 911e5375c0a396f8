/**
 * What the market reports of one turn, none of which names a selection twice, make of a fixture: changes that travel as `OddsChanged`, and markets
 * that must travel whole because they are new or because a selection changed its words, its line or its market.
 */
import type { SelectionId } from '../../src/domain/kernel/ids.ts';
import {
  hasSameWords,
  type Fixture,
  type Market,
  type Selection,
  type SelectionChange,
} from '../../src/domain/sports/fixture.ts';
import type { FedOpen, FixtureRulings } from '../../src/domain/sports/rulings.ts';
import type { MarketReport, SelectionReport } from '../feed/feed.ts';
import { changeBetween, fedStatusOf, openSelection, reviseSelection } from './reviseSelection.ts';

/** The most one market, and one fixture, may hold: what the wire's schemas accept. */
const MAX_SELECTIONS = 200;
const MAX_MARKETS = 400;

/** A fixture's markets afterwards, and how each change travels. */
export interface MarketRevision {
  readonly markets: readonly Market[];
  /** Markets to send whole. */
  readonly whole: readonly Market[];
  /** Changes in all other markets. */
  readonly changes: readonly SelectionChange[];
  /** Reports left out because the fixture is full. */
  readonly leftOut: number;
  /** What the feed has open and a hold suspends; the same object where that is as before. */
  readonly fedOpen: FedOpen;
}

/** What the house says of a fixture, and what the feed has open below it. */
export interface RuledOver {
  readonly ruled: FixtureRulings;
  readonly fedOpen: FedOpen;
}

const keyOf = (market: Pick<Market, 'marketId' | 'baseLine'>): string => `${market.marketId}|${market.baseLine}`;

interface Draft {
  readonly stored: Market | undefined;
  readonly marketId: string;
  readonly baseLine: string;
  readonly name: string;
  readonly selections: Map<SelectionId, Selection>;
}

/** Pure; `at` in epoch ms becomes the time of what moved. */
export function reviseMarkets(
  fixture: Fixture,
  reports: readonly MarketReport[],
  at: number,
  { ruled, fedOpen }: RuledOver,
): MarketRevision {
  const drafts = new Map<string, Draft>(fixture.markets.map((market) => [keyOf(market), draftOf(market)]));
  const home = new Map<SelectionId, Draft>();
  for (const draft of drafts.values()) for (const id of draft.selections.keys()) home.set(id, draft);
  let leftOut = 0;
  let openBelow = fedOpen;
  for (const report of reports) {
    const key = keyOf(report);
    const draft = drafts.get(key) ?? newDraft(report);
    if (!drafts.has(key) && drafts.size >= MAX_MARKETS) {
      leftOut += 1;
      continue;
    }
    drafts.set(key, draft);
    for (const selection of report.selections) {
      const next = place({ draft, home, ruled, at }, selection);
      if (next === undefined) leftOut += 1;
      else openBelow = withFed(openBelow, next, fedStatusOf(selection));
    }
  }
  return { ...differences(drafts), leftOut, fedOpen: openBelow };
}

interface Placing {
  readonly draft: Draft;
  readonly home: Map<SelectionId, Draft>;
  readonly ruled: FixtureRulings;
  readonly at: number;
}

/** Puts a reported selection into its market, out of the one it was in. `undefined` if there is no room. */
function place({ draft, home, ruled, at }: Placing, report: SelectionReport): Selection | undefined {
  const id = report.selectionId;
  const before = home.get(id);
  if (before !== draft && draft.selections.size >= MAX_SELECTIONS) return undefined;
  const known = before?.selections.get(id);
  const ruling = ruled(draft, id);
  let next = known === undefined ? openSelection(report, ruling) : reviseSelection(known, report, at, ruling);
  if (before !== undefined && before !== draft) {
    before.selections.delete(id);
    if (next === known) next = { ...known, version: known.version + 1 };
  }
  draft.selections.set(id, next);
  home.set(id, draft);
  return next;
}

/** The same set where nothing is otherwise, which is nearly always. */
function withFed(fedOpen: FedOpen, { selectionId, status }: Selection, fed: Selection['status']): FedOpen {
  const isBelow = fed === 'open' && status !== 'open';
  if (fedOpen.has(selectionId) === isBelow) return fedOpen;
  const next = new Set(fedOpen);
  if (isBelow) next.add(selectionId);
  else next.delete(selectionId);
  return next;
}

function differences(drafts: ReadonlyMap<string, Draft>): Pick<MarketRevision, 'markets' | 'whole' | 'changes'> {
  const markets: Market[] = [];
  const whole: Market[] = [];
  const changes: SelectionChange[] = [];
  for (const draft of drafts.values()) {
    const found = changesWithin(draft);
    if (found !== 'whole' && found.length === 0 && draft.stored !== undefined) {
      markets.push(draft.stored);
      continue;
    }
    const { marketId, name, baseLine } = draft;
    const market: Market = { marketId, name, baseLine, selections: [...draft.selections.values()] };
    markets.push(market);
    if (found === 'whole') whole.push(market);
    else changes.push(...found);
  }
  return { markets, whole, changes };
}

function changesWithin({ stored, selections }: Draft): readonly SelectionChange[] | 'whole' {
  if (stored === undefined || stored.selections.length !== selections.size) return 'whole';
  const changes: SelectionChange[] = [];
  for (const before of stored.selections) {
    const next = selections.get(before.selectionId);
    if (next === undefined || !hasSameWords(before, next)) return 'whole';
    if (next !== before) changes.push(changeBetween(before, next));
  }
  return changes;
}

const draftOf = (market: Market): Draft => ({
  stored: market,
  marketId: market.marketId,
  baseLine: market.baseLine,
  name: market.name,
  selections: new Map(market.selections.map((selection) => [selection.selectionId, selection])),
});

const newDraft = (report: MarketReport): Draft => ({
  stored: undefined,
  marketId: report.marketId,
  baseLine: report.baseLine,
  name: report.marketName,
  selections: new Map(),
});
