/**
 * What a market of the exchange is called here: fixture, market, line, side, name. Rules BF-M1 … BF-M6 (docs/FEEDS.md).
 *
 * The stream has ids and no names. Every word below is made up from ids and order, and says so by looking like it.
 */
import type { FixtureId, LeagueId, LocationId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import type { Side } from '../../../src/domain/sports/fixture.ts';
import type { FixtureReport } from '../feed.ts';
import { runnerKeyOf, type ExchangeMarket } from './exchangeMarket.ts';
import type { MarketDefinition, RunnerDefinition } from './marketChange.ts';

const sports: Readonly<Record<string, readonly [sportId: string, word: string]>> = {
  '1': [SPORT.football, '축구'],
  '2': [SPORT.tennis, '테니스'],
  '4': [SPORT.cricket, '크리켓'],
  '7': [SPORT.horseRacing, '경마'],
  '7511': [SPORT.baseball, '야구'],
  '7522': [SPORT.basketball, '농구'],
  '7524': [SPORT.iceHockey, '아이스하키'],
  '998917': [SPORT.volleyball, '배구'],
};

const isOutright = ({ marketType }: MarketDefinition) => marketType === 'WIN';

/** A race is a fixture by itself (BF-M2); markets of a match share the fixture of their event (BF-M1). */
export function fixtureIdOf({ marketId, first }: ExchangeMarket): FixtureId {
  return (isOutright(first) ? marketId : first.eventId) as FixtureId;
}

/** A fixture's facts except its status. */
export function factsOf(market: ExchangeMarket): Omit<FixtureReport, 'kind' | 'status'> {
  const { first, definition } = market;
  const [sportId, word] = sports[first.eventTypeId] ?? [`betfair-${first.eventTypeId}`.slice(0, 16), '기타'];
  const country = first.countryCode ?? '';
  return {
    fixtureId: fixtureIdOf(market),
    sportId,
    locationId: `betfair-${country === '' ? 'world' : country}` as LocationId,
    locationName: country === '' ? '국제' : country,
    leagueId: `betfair-${first.eventTypeId}-${first.venue ?? country}`.slice(0, 64) as LeagueId,
    leagueName: `베트페어 ${word} ${first.venue ?? country}`.trim(),
    ...opponentsOf(first),
    startAt: Date.parse(definition.marketTime),
    turnsInPlay: true,
  };
}

function opponentsOf(first: MarketDefinition): { readonly home: string; readonly away: string } {
  if (isOutright(first)) {
    const running = first.runners.filter((runner) => runner.status === 'ACTIVE').length;
    return { home: `${first.venue ?? '경주'} ${first.eventId}`, away: `${running}두 출전` };
  }
  const [home, away] = inSortOrder(first.runners.filter((runner, index, all) => isFirstOf(runner, index, all)));
  return { home: `홈팀 ${home?.id ?? ''}`.trim(), away: `원정팀 ${away?.id ?? ''}`.trim() };
}

const isFirstOf = (runner: RunnerDefinition, index: number, all: readonly RunnerDefinition[]) =>
  all.findIndex((other) => other.id === runner.id) === index;

const inSortOrder = (runners: readonly RunnerDefinition[]) =>
  runners.toSorted((a, b) => a.sortPriority - b.sortPriority);

/** Who is home where a market is about two: the runner that its first definition sorts first (BF-M3). */
export const firstRunnerOf = ({ first }: ExchangeMarket): string | undefined => inSortOrder(first.runners)[0]?.id;

/** Where one runner of a market stands here. */
export interface Seat {
  readonly marketId: string;
  readonly marketName: string;
  readonly baseLine: string;
  readonly selectionId: SelectionId;
  readonly side: Side;
  readonly name: string;
  readonly line: string;
}

/** The seats of all runners, by `runnerKeyOf`; they stay the same however later definitions sort the runners. */
export function seatsOf({ marketId, first }: ExchangeMarket): ReadonlyMap<string, Seat> {
  const runners = inSortOrder(first.runners);
  const place = placingOf(first, runners);
  return new Map(
    runners.map((runner, index) => {
      const key = runnerKeyOf(runner);
      return [key, { ...place(runner, index), selectionId: `${marketId}:${key}` as SelectionId }];
    }),
  );
}

type Placing = (runner: RunnerDefinition, index: number) => Omit<Seat, 'selectionId'>;

function placingOf(first: MarketDefinition, runners: readonly RunnerDefinition[]): Placing {
  switch (first.marketType) {
    case 'MATCH_ODDS':
      return matchOdds(runners.length);
    case 'ASIAN_HANDICAP':
      return asianHandicap(runners[0]?.id);
    case 'WIN':
      return (runner) => named(MARKET.outrightWinner, 'Outright Winner', `${runner.sortPriority}번`);
    default:
      return (runner) => ({
        ...named(first.marketType.slice(0, 16), first.marketType, `선택 ${runner.id}`),
        line: runner.hc === 0 ? '' : String(runner.hc),
      });
  }
}

/** First home, second away, third the draw (BF-M3); with two runners it is a market without a draw (BF-M4). */
function matchOdds(runners: number): Placing {
  const isTwoWay = runners === 2;
  const seats: readonly (readonly [Side, string])[] = [
    ['home', '1'],
    ['away', '2'],
    ['draw', 'X'],
  ];
  return (runner, index) => {
    const [side, name] = seats[index] ?? ['named', `선택 ${runner.id}`];
    const marketId = isTwoWay ? MARKET.oneTwo : MARKET.oneXTwo;
    return { marketId, marketName: isTwoWay ? '12' : '1X2', baseLine: '', side, name, line: '' };
  };
}

/** Every pair of lines is a market of its own; its base line is home's, whoever the runner is (BF-M5). */
function asianHandicap(homeId: string | undefined): Placing {
  return ({ id, hc }) => {
    const isHome = id === homeId;
    const baseLine = lineText(isHome ? hc : -hc);
    const side = isHome ? 'home' : 'away';
    const name = isHome ? '1' : '2';
    return { marketId: MARKET.asianHandicap, marketName: 'Asian Handicap', baseLine, side, name, line: lineText(hc) };
  };
}

function named(marketId: string, marketName: string, name: string): Omit<Seat, 'selectionId'> {
  return { marketId, marketName, baseLine: '', side: 'named', name, line: '' };
}

/** No `-0`. */
const lineText = (line: number) => String(line === 0 ? 0 : line);
