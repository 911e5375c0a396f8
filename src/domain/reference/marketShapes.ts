/**
 * How the prices of a market stand on the page of a match, and under which tab (SPT-09): one row for each kind of outcome, so that a market which
 * the tables come to know has its place without another line here. Words are in the app's copy.
 */
import { MARKET } from './markets.ts';
import { marketRowOf, type MarketScope, type OutcomeKind } from './marketTable.ts';
import { categoryOf, SPORT, type Category, type SportId } from './sports.ts';

/**
 * `row`: all prices side by side. `ladder`: a row for each line, the line between its two prices. `lines`: a row for each line, with however many
 * prices. `grid`: scores by both sides' goals. `list`: names with prices, in columns.
 */
export type MarketShape = 'row' | 'ladder' | 'lines' | 'grid' | 'list';

/** Tabs of a match, in their order. A part of the game has one of its own: which parts there are is the sport's. */
export const MARKET_TABS = [
  'result',
  'totals',
  'firstHalf',
  'secondHalf',
  'quarters',
  'innings',
  'sets',
  'periods',
  'maps',
  'goals',
  'scores',
  'corners',
  'others',
] as const;
export type MarketTab = (typeof MARKET_TABS)[number];

interface OutcomeStand {
  readonly shape: MarketShape;
  /** For what counts the whole game. */
  readonly tab: MarketTab;
}

/** In the order in which a tab shows them. */
const stands: { readonly [Kind in OutcomeKind]: OutcomeStand } = {
  oneXTwo: { shape: 'row', tab: 'result' },
  oneTwo: { shape: 'row', tab: 'result' },
  handicap: { shape: 'ladder', tab: 'result' },
  overUnder: { shape: 'ladder', tab: 'totals' },
  correctScore: { shape: 'grid', tab: 'scores' },
  doubleChance: { shape: 'row', tab: 'result' },
  europeanHandicap: { shape: 'lines', tab: 'result' },
  homeOverUnder: { shape: 'ladder', tab: 'totals' },
  awayOverUnder: { shape: 'ladder', tab: 'totals' },
  bothToScore: { shape: 'row', tab: 'goals' },
  oddEven: { shape: 'row', tab: 'goals' },
  underExactOver: { shape: 'lines', tab: 'totals' },
  winnerAndTotal: { shape: 'lines', tab: 'result' },
  halfFull: { shape: 'list', tab: 'firstHalf' },
  overtimePlayed: { shape: 'row', tab: 'others' },
  fromFeed: { shape: 'list', tab: 'others' },
};
const ranks = new Map(Object.keys(stands).map((kind, rank) => [kind, rank]));

/** Markets that follow from nothing a score says have their tab from what they are about. */
const tabOfFed: { readonly [Id in string]?: MarketTab } = {
  [MARKET.cornersOverUnder]: 'corners',
  [MARKET.cornersHome]: 'corners',
  [MARKET.cornersAway]: 'corners',
  [MARKET.cornerHandicap]: 'corners',
  [MARKET.firstTeamToScore]: 'goals',
  [MARKET.firstPlayerToScore]: 'goals',
  [MARKET.highestScoringPeriod]: 'goals',
  [MARKET.homeWinAndTotal]: 'result',
  [MARKET.awayWinAndTotal]: 'result',
};

/** What a part of the game is called in a sport; halves where it has no other. */
const partOf: { readonly [C in Category]?: MarketTab } = {
  basketball: 'quarters',
  baseball: 'innings',
  volleyball: 'sets',
  iceHockey: 'periods',
  eSports: 'maps',
};

const WHOLE: ReadonlySet<MarketScope> = new Set(['regular', 'overtime', 'sets', 'points']);
const halves: { readonly [S in MarketScope]?: MarketTab } = {
  half1: 'firstHalf',
  half2: 'secondHalf',
  half2WithOvertime: 'secondHalf',
  innings5: 'innings',
  innings7: 'innings',
};

function tabOfPart(scope: MarketScope, sportId: SportId): MarketTab {
  const part = halves[scope] ?? (sportId === SPORT.tennis ? 'sets' : partOf[categoryOf(sportId)]);
  return part ?? (scope === 'firstPeriod' ? 'firstHalf' : 'secondHalf');
}

/** How a market is shown in a sport. Those that the tables do not know are lists under the last tab. */
export interface MarketStand extends OutcomeStand {
  /** Its place within its tab: lower first. */
  readonly rank: number;
  /** Whether the whole game counts. */
  readonly isWhole: boolean;
}

export function marketStandOf(marketId: string, sportId: SportId): MarketStand {
  const row = marketRowOf(marketId);
  const outcome = row?.outcome ?? 'fromFeed';
  const { shape, tab } = stands[outcome];
  const isWhole = row === undefined || WHOLE.has(row.scope);
  return {
    shape: row !== undefined && outcome === 'fromFeed' && row.hasLine ? 'ladder' : shape,
    tab: row === undefined || isWhole ? (tabOfFed[marketId] ?? tab) : tabOfPart(row.scope, sportId),
    rank: ranks.get(outcome) ?? ranks.size,
    isWhole,
  };
}
