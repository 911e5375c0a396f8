/**
 * The results of a game of the simulator, by the rules the house reckons with (`src/domain/sports/outcomes`). What those leave to the feed, the
 * feed decides here: corners, who is first, points and maps over a whole game (rules SIM-S1 … SIM-S7, docs/FEEDS.md).
 */
import type { MarketScope } from '../../../src/domain/reference/marketTable.ts';
import type { SportId } from '../../../src/domain/reference/sports.ts';
import type { Settlement } from '../../../src/domain/reference/statuses.ts';
import {
  countsSets,
  scoreOf,
  type FinalScore,
  type SideScore,
} from '../../../src/domain/sports/outcomes/finalScore.ts';
import { answerTo, outcomeOf } from '../../../src/domain/sports/outcomes/outcomeOf.ts';
import { countOf, scoreIn, type Standing } from './course.ts';
import type { MarketPlan } from './markets/marketPlan.ts';
import type { OfferedMarket, OfferedSelection } from './markets/offeredMarkets.ts';

const WON: Settlement = 2;
const LOST: Settlement = 1;
/** A part that was not played gives the stake back. */
const VOID: Settlement = -1;

type Market = Pick<OfferedMarket, 'plan' | 'marketId' | 'baseLine' | 'quarters'>;
type Answer = Pick<OfferedSelection, 'side' | 'name'>;

/** Where a game of a sport stands, and what follows from no score. */
export interface Reckoned {
  readonly sportId: SportId;
  readonly standing: Standing;
  readonly answers: Readonly<Record<string, string>>;
}

/** @returns the result of a game that is over: 2 won, 1 lost, 3 push, 5 half won, 4 half lost, −1 where its part was not played */
export function settlementOf(market: Market, selection: Answer, { sportId, standing, answers }: Reckoned): Settlement {
  const game: FinalScore = { sportId, periods: standing.periods };
  const { plan, quarters } = market;
  if (plan.asks === 'first') return answers[plan.marketId] === selection.name ? WON : LOST;
  const score = scoreOfPart(plan, game, standing);
  const own = score === undefined ? undefined : answerTo(plan.asks, selection, quarters, score, game);
  return outcomeOf(market, selection, game) ?? own ?? VOID;
}

function scoreOfPart({ part }: MarketPlan, game: FinalScore, standing: Standing): SideScore | undefined {
  return part === 'corners' ? countOf(standing, ['corner']) : scoreOf(game, part);
}

/**
 * The result of a selection that nothing can change any more, while the game goes on: its part is over, or the score is past what it asks (SIM-S6).
 *
 * @returns `undefined` while it is open
 */
export function decidedOf(market: Market, selection: Answer, reckoned: Reckoned): Settlement | undefined {
  const { plan } = market;
  const { standing } = reckoned;
  if (standing.isOver) return settlementOf(market, selection, reckoned);
  if (plan.asks === 'first') return decidedFirst(plan, selection, reckoned);
  const periods = new Map([...standing.periods].filter(([code]) => code !== standing.period));
  const game: FinalScore = { sportId: reckoned.sportId, periods };
  if (isOverAlone(plan.part, reckoned.sportId)) {
    const score = scoreOf(game, plan.part);
    if (score !== undefined) return answerTo(plan.asks, selection, market.quarters, score, game);
  }
  return passed(market, selection, scoreSoFar(plan, reckoned));
}

/** Parts that may be over before the game is. Sets won count only when all are played. */
function isOverAlone(part: MarketPlan['part'], sportId: SportId): part is MarketScope {
  return part === 'regular' ? !isBySets(sportId) : !WHOLE.has(part);
}

const WHOLE: ReadonlySet<MarketPlan['part']> = new Set(['overtime', 'half2WithOvertime', 'sets', 'points', 'corners']);
const isBySets = (sportId: SportId): boolean => countsSets({ sportId });

function decidedFirst(plan: MarketPlan, { name }: Answer, { standing, answers }: Reckoned): Settlement | undefined {
  const hasFallen = standing.happened.some(({ points }) => points > 0);
  return hasFallen ? (answers[plan.marketId] === name ? WON : LOST) : undefined;
}

/** Score of a part as far as it is played; `undefined` where it counts otherwise than by adding up. */
function scoreSoFar({ part }: MarketPlan, { sportId, standing }: Reckoned): SideScore | undefined {
  if (part === 'corners') return countOf(standing, ['corner']);
  const isWhole = part === 'regular' || part === 'overtime';
  if (part === 'sets' || (isWhole && isBySets(sportId))) return undefined;
  if (!isWhole && part !== 'points') return scoreOf({ sportId, periods: standing.periods }, part);
  const codes = [...standing.periods.keys()];
  return scoreIn(standing, part === 'regular' ? codes.filter((code) => !OVERTIME.includes(code)) : codes);
}

/** Period codes that regular time is without. */
const OVERTIME: readonly number[] = [30, 35, 40];

/** What can only grow has passed what is asked: an over, both have scored, a score that cannot come any more. */
function passed(
  { plan, quarters }: Market,
  { side, name }: Answer,
  score: SideScore | undefined,
): Settlement | undefined {
  if (score === undefined) return undefined;
  const sum = sumAsked(plan, score);
  if (sum !== undefined) return 4 * sum - quarters >= 2 ? (side === 'over' ? WON : LOST) : undefined;
  if (plan.asks === 'bothToScore') {
    return score.home > 0 && score.away > 0 ? (name === 'Yes' ? WON : LOST) : undefined;
  }
  if (plan.asks !== 'correctScore') return undefined;
  const [home = 0, away = 0] = name.split('-').map(Number);
  return score.home > home || score.away > away ? LOST : undefined;
}

function sumAsked({ asks }: MarketPlan, { home, away }: SideScore): number | undefined {
  if (asks === 'overUnder') return home + away;
  if (asks === 'homeOverUnder') return home;
  return asks === 'awayOverUnder' ? away : undefined;
}
