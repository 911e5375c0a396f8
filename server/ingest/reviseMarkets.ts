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
import type { MarketReport, SelectionReport } from '../feed/feed.ts';
import { changeBetween, openSelection, reviseSelection } from './reviseSelection.ts';

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
export function reviseMarkets(fixture: Fixture, reports: readonly MarketReport[], at: number): MarketRevision {
  const drafts = new Map<string, Draft>(fixture.markets.map((market) => [keyOf(market), draftOf(market)]));
  const home = new Map<SelectionId, Draft>();
  for (const draft of drafts.values()) for (const id of draft.selections.keys()) home.set(id, draft);
  let leftOut = 0;
  for (const report of reports) {
    const key = keyOf(report);
    const draft = drafts.get(key) ?? newDraft(report);
    if (!drafts.has(key) && drafts.size >= MAX_MARKETS) {
      leftOut += 1;
      continue;
    }
    drafts.set(key, draft);
    for (const selection of report.selections) {
      if (!place(draft, home, selection, at)) leftOut += 1;
    }
  }
  return { ...differences(drafts), leftOut };
}

/** Puts a reported selection into its market, out of the one it was in. `false` if there is no room. */
function place(draft: Draft, home: Map<SelectionId, Draft>, report: SelectionReport, at: number): boolean {
  const id = report.selectionId;
  const before = home.get(id);
  if (before !== draft && draft.selections.size >= MAX_SELECTIONS) return false;
  const known = before?.selections.get(id);
  let next = known === undefined ? openSelection(report) : reviseSelection(known, report, at);
  if (before !== undefined && before !== draft) {
    before.selections.delete(id);
    if (next === known) next = { ...known, version: known.version + 1 };
  }
  draft.selections.set(id, next);
  home.set(id, draft);
  return true;
}

function differences(drafts: ReadonlyMap<string, Draft>): Omit<MarketRevision, 'leftOut'> {
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
