/** Which market of ours a market of the-odds-api is, and its prices in hundredths. Rules OA-M1 … OA-M3 (docs/FEEDS.md). */
import { parseOdds } from '../../../src/domain/kernel/odds.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import type { Side } from '../../../src/domain/sports/fixture.ts';
import { sportOf } from './copy/words.ts';
import type { OddsEvent, OddsMarket, Outcome } from './oddsEvent.ts';

/** One outcome where it stands here. */
export interface Stand {
  readonly marketId: string;
  readonly marketName: string;
  readonly baseLine: string;
  readonly side: Side;
  readonly name: string;
  readonly line: string;
  /** Hundredths; `null` for what is no price. */
  readonly odds: number | null;
}

/** Sports whose prices and scores count overtime. */
export const WITH_OVERTIME: ReadonlySet<string> = new Set([
  SPORT.basketball,
  SPORT.baseball,
  SPORT.iceHockey,
  SPORT.americanFootball,
]);

type Kind = 'win' | 'spread' | 'total' | 'teamTotal' | 'answers' | 'names';
const kinds: readonly (readonly [key: RegExp, kind: Kind, regular: string, overtime: string])[] = [
  [/^h2h(_3_way)?$/, 'win', MARKET.oneTwo, MARKET.oneTwoWithOvertime],
  [/^draw_no_bet$/, 'win', MARKET.oneTwo, MARKET.oneTwo],
  [/^h2h_(?:3_way_)?h1$/, 'win', MARKET.oneTwoHalfTime, MARKET.oneTwoHalfTime],
  [/^(?:alternate_)?spreads$/, 'spread', MARKET.asianHandicap, MARKET.handicapWithOvertime],
  [/^(?:alternate_)?spreads_h1$/, 'spread', MARKET.handicapHalfTime, MARKET.handicapHalfTime],
  [/^(?:alternate_)?totals$/, 'total', MARKET.overUnder, MARKET.overUnderWithOvertime],
  [/^(?:alternate_)?totals_h1$/, 'total', MARKET.overUnderHalf, MARKET.overUnderHalf],
  [/^(?:alternate_)?team_totals$/, 'teamTotal', '', ''],
  [/^btts$/, 'answers', MARKET.bothTeamsToScore, MARKET.bothTeamsToScore],
  [/^outrights$/, 'names', MARKET.outrightWinner, MARKET.outrightWinner],
];
/** With a draw among its outcomes. */
const withDraw: Readonly<Record<string, string | undefined>> = {
  [MARKET.oneTwo]: MARKET.oneXTwo,
  [MARKET.oneTwoWithOvertime]: MARKET.oneXTwo,
  [MARKET.oneTwoHalfTime]: MARKET.halfWinner,
};

/** @returns where each outcome stands; none for prices to lay, which are no offers to a member */
export function standsOf(event: OddsEvent, { key, outcomes }: OddsMarket): readonly Stand[] {
  if (key.endsWith('_lay')) return [];
  const hasOvertime = WITH_OVERTIME.has(sportOf(event.sport_key));
  const [, kind, regular, overtime] = kinds.find(([of]) => of.test(key)) ?? [undefined, 'names', '', ''];
  const isAmerican = outcomes.length > 0 && outcomes.every(({ price }) => Math.abs(price) >= 100);
  const known = hasOvertime ? overtime : regular;
  const hasDraw = outcomes.some(({ name }) => name === 'Draw');
  const marketId =
    (kind === 'win' && hasDraw ? withDraw[known] : undefined) ?? (known === '' ? key.slice(0, 16) : known);
  return outcomes.flatMap((outcome) => {
    const seat = seatOf(event, kind, outcome);
    return seat === undefined ? [] : [{ marketId, marketName: key, ...seat, odds: oddsOf(outcome.price, isAmerican) }];
  });
}

type Seat = Pick<Stand, 'baseLine' | 'side' | 'name' | 'line'> & { readonly marketId?: string };

function seatOf(event: OddsEvent, kind: Kind, { name, point, description }: Outcome): Seat | undefined {
  const side =
    name === event.home_team ? 'home' : name === event.away_team ? 'away' : name === 'Draw' ? 'draw' : undefined;
  const line = point === null || point === undefined ? '' : String(point === 0 ? 0 : point);
  switch (kind) {
    case 'win':
      return side && { baseLine: '', side, name: { home: '1', away: '2', draw: 'X' }[side], line: '' };
    case 'spread': {
      if ((side !== 'home' && side !== 'away') || point === null || point === undefined) return undefined;
      const own = side === 'home' ? point : -point;
      return { baseLine: String(own === 0 ? 0 : own), side, name: side === 'home' ? '1' : '2', line };
    }
    case 'total':
    case 'teamTotal': {
      if ((name !== 'Over' && name !== 'Under') || line === '') return undefined;
      const seat = { baseLine: line, side: name === 'Over' ? ('over' as const) : ('under' as const), name, line };
      if (kind === 'total') return seat;
      const isHome = description === event.home_team;
      return isHome || description === event.away_team ? { ...seat, marketId: teamTotal(event, isHome) } : undefined;
    }
    case 'answers':
    case 'names':
      return { baseLine: '', side: 'named', name: [description, name].filter(Boolean).join(' '), line };
  }
}

function teamTotal(event: OddsEvent, isHome: boolean): string {
  if (WITH_OVERTIME.has(sportOf(event.sport_key)))
    return isHome ? MARKET.overUnderHomeWithOvertime : MARKET.overUnderAwayWithOvertime;
  return isHome ? MARKET.overUnderHome : MARKET.overUnderAway;
}

/** +150 is 2.50, −110 is 1.90: cut, as every price is. */
function oddsOf(price: number, isAmerican: boolean): number | null {
  if (!isAmerican) return parseOdds(String(price)) ?? null;
  const hundredths = price > 0 ? 100 + Math.floor(price) : 100 + Math.floor(10_000 / -price);
  return parseOdds((hundredths / 100).toFixed(2)) ?? null;
}
