/**
 * The markets of a match as its page shows them (MCH-1 … MCH-4): all lines of a market are one block, each under a tab. Pure; what has not changed is the same
 * object as before, so that nothing of it is drawn again.
 */
import {
  MARKET_TABS,
  marketStandOf,
  type MarketTab,
  type MarketShape,
} from '../../../domain/reference/marketShapes.ts';
import type { Fixture, Market, Selection } from '../../../domain/sports/fixture.ts';
import { linesOf, mainLineOf } from '../../../domain/sports/marketLines.ts';

export interface MarketBlock {
  readonly marketId: string;
  readonly tab: MarketTab;
  readonly shape: MarketShape;
  /** Whether the whole game counts. */
  readonly isWhole: boolean;
  /** In the order of their numbers. */
  readonly lines: readonly Market[];
  /** The base line that is priced most alike. */
  readonly mainLine: string | undefined;
}

type Offered = Pick<Fixture, 'sportId' | 'markets'>;

/** Blocks of the whole game by kind of outcome, then those of its parts, part by part. */
export function blocksOf(fixture: Offered, before: readonly MarketBlock[] = []): readonly MarketBlock[] {
  const known = new Map(before.map((block) => [block.marketId, block]));
  const ids = [...new Set(fixture.markets.map(({ marketId }) => marketId))];
  const ranked = ids.map((marketId) => {
    const { tab, shape, rank, isWhole } = marketStandOf(marketId, fixture.sportId);
    const lines = linesOf(fixture, marketId);
    const isTwoSided = lines.every(hasTwoSides);
    const block: MarketBlock = {
      marketId,
      tab,
      shape: shape === 'ladder' && !isTwoSided ? 'lines' : shape,
      isWhole,
      lines,
      mainLine: mainLineOf({ markets: [...lines] }, marketId)?.baseLine,
    };
    return { rank, block: keptBlock(known.get(marketId), block) };
  });
  const place = ({ block, rank }: (typeof ranked)[number]) =>
    block.isWhole ? rank : PARTS + MARKET_TABS.indexOf(block.tab) * PARTS + rank;
  return ranked.toSorted((a, b) => place(a) - place(b)).map(({ block }) => block);
}

/** More than there are kinds of outcome. */
const PARTS = 100;

const hasTwoSides = ({ selections }: Market): boolean =>
  selections.length === 2 && selections.every(({ side }) => side !== 'named' && side !== 'draw');

function keptBlock(before: MarketBlock | undefined, block: MarketBlock): MarketBlock {
  const isSame =
    before !== undefined &&
    before.mainLine === block.mainLine &&
    before.shape === block.shape &&
    isSameList(before.lines, block.lines);
  return isSame ? before : block;
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** The markets of a newer copy of a fixture, with the old objects wherever they say the same: versions decide (FX-1). */
export function keepMarkets(before: readonly Market[], after: readonly Market[]): readonly Market[] {
  const known = new Map(before.map((market) => [keyOf(market), market]));
  const kept = after.map((market) => {
    const old = known.get(keyOf(market));
    return old === undefined ? market : keptMarket(old, market);
  });
  return isSameList(kept, before) ? before : kept;
}

const keyOf = ({ marketId, baseLine }: Market): string => `${marketId}|${baseLine}`;

function keptMarket(before: Market, after: Market): Market {
  if (before === after) return before;
  const known = new Map(before.selections.map((selection) => [selection.selectionId, selection]));
  const selections = after.selections.map((selection) => keptSelection(known.get(selection.selectionId), selection));
  return isSameList(selections, before.selections) && before.name === after.name ? before : { ...after, selections };
}

const keptSelection = (before: Selection | undefined, after: Selection): Selection =>
  before?.version === after.version ? before : after;

/** A tab with how many lines are under it. */
export interface MatchTab {
  readonly tab: MarketTab | 'all';
  readonly count: number;
  readonly hasPick: boolean;
}

/** `all` and every tab that has a market, in their order; a tab with a pick says so. */
export function tabsOf(blocks: readonly MarketBlock[], picked: ReadonlySet<string>): readonly MatchTab[] {
  const tabOf = (tab: MatchTab['tab'], own: readonly MarketBlock[]): MatchTab => ({
    tab,
    count: own.reduce((sum, { lines }) => sum + lines.length, 0),
    hasPick: tab !== 'all' && own.some((block) => hasPick(block, picked)),
  });
  const tabs = MARKET_TABS.map((tab) =>
    tabOf(
      tab,
      blocks.filter((block) => block.tab === tab),
    ),
  );
  return [tabOf('all', blocks), ...tabs.filter(({ count }) => count > 0)];
}

const hasPick = ({ lines }: MarketBlock, picked: ReadonlySet<string>): boolean =>
  picked.size > 0 && lines.some(({ selections }) => selections.some(({ selectionId }) => picked.has(selectionId)));

/**
 * Favourites apart: those of one row, or of a ladder by its main line, in a strip; a row that stands there stands nowhere else, a ladder keeps its
 * place, and what has another shape comes first.
 */
export function withPinned(
  blocks: readonly MarketBlock[],
  pinned: readonly string[],
): { readonly strip: readonly MarketBlock[]; readonly rest: readonly MarketBlock[] } {
  const isPinned = ({ marketId }: MarketBlock) => pinned.includes(marketId);
  const isOfStrip = ({ shape }: MarketBlock) => shape === 'row' || shape === 'ladder';
  const others = blocks.filter((block) => !isPinned(block) || block.shape === 'ladder');
  return {
    strip: blocks.filter((block) => isPinned(block) && isOfStrip(block)),
    rest: [...blocks.filter((block) => isPinned(block) && !isOfStrip(block)), ...others],
  };
}

/** Two sides of a line: home or under first, as the heads of the two columns say. */
export function sidesOf({ selections }: Market): readonly [Selection | undefined, Selection | undefined] {
  const of = (...sides: readonly Selection['side'][]) => selections.find(({ side }) => sides.includes(side));
  return [of('home', 'under'), of('away', 'over')];
}

/** Some lines of a ladder around its main one, in order; all of them where there are no more. */
export function linesAround({ lines, mainLine }: MarketBlock, most: number): readonly Market[] {
  if (lines.length <= most) return lines;
  const main = Math.max(
    0,
    lines.findIndex(({ baseLine }) => baseLine === mainLine),
  );
  const first = Math.min(Math.max(0, main - Math.floor(most / 2)), lines.length - most);
  return lines.slice(first, first + most);
}

/** Most goals of a side that have a row or column of the grid. */
const MOST_GOALS = 5;

/** Correct scores by both sides' goals. */
export interface ScoreGrid {
  /** Goals that have a row or column, from 0. */
  readonly goals: readonly number[];
  at(home: number, away: number): Selection | undefined;
  /** Those that have no place: higher scores, and "any other". */
  readonly rest: readonly Selection[];
}

export function scoreGridOf({ selections }: Market): ScoreGrid {
  const scores = new Map<string, Selection>();
  const rest: Selection[] = [];
  let most = 0;
  for (const selection of selections) {
    const match = /^(\d{1,2})-(\d{1,2})$/.exec(selection.name);
    const [home, away] = [Number(match?.[1]), Number(match?.[2])];
    if (match === null || home > MOST_GOALS || away > MOST_GOALS) {
      rest.push(selection);
      continue;
    }
    scores.set(`${home}-${away}`, selection);
    most = Math.max(most, home, away);
  }
  return {
    goals: scores.size === 0 ? [] : Array.from({ length: most + 1 }, (_, goals) => goals),
    at: (home, away) => scores.get(`${home}-${away}`),
    rest,
  };
}

/** Spreads blocks over columns, each into what is the shortest so far, so that folding one moves nothing in another column. */
export function inColumns(blocks: readonly MarketBlock[], count: number): readonly (readonly MarketBlock[])[] {
  const columns = Array.from({ length: count }, () => ({ height: 0, blocks: [] as MarketBlock[] }));
  for (const block of blocks) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best));
    shortest.blocks.push(block);
    shortest.height += HEAD_ROWS + rowsOf(block);
  }
  return columns.map((column) => column.blocks);
}

/** Height of a head, in rows of prices. */
const HEAD_ROWS = 1;
const LIST_COLUMNS = 3;

const rowsOf = ({ shape, lines }: MarketBlock): number => {
  const [first] = lines;
  if (shape === 'ladder') return 1 + Math.min(lines.length, MOST_LINES);
  if (shape === 'row' || first === undefined) return 1;
  if (shape === 'grid') return 2 + scoreGridOf(first).goals.length;
  const perLine = shape === 'list' ? Math.ceil(first.selections.length / LIST_COLUMNS) : 1;
  return lines.length * perLine;
};

/** Lines of a ladder that are shown before more are asked for: on a wide page, and on a phone. */
export const MOST_LINES = 9;
export const MOST_LINES_NARROW = 3;

/** Whether a market's name has what is searched for, whatever the spaces and letters' case. */
export function isNamedLike(name: string, search: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');
  return plain(name).includes(plain(search));
}
