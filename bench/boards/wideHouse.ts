/**
 * A house of the size the boards must bear: 2,000 games of 40 markets, 94 prices each, and so many changes a second, most of them of the games
 * that begin first (Zipf), each of one price. It stands still until it is told to move.
 */
import type { FeedReport, MarketReport, SelectionReport } from '../../server/feed/feed.ts';
import type { FeedFactory } from '../../server/feed/feedFactory.ts';
import { FixtureId, LeagueId, LocationId, SelectionId } from '../../src/domain/kernel/ids.ts';
import { SPORT, type SportId } from '../../src/domain/reference/sports.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import { zipfSampler } from '../workload/zipf.ts';

export interface HouseSize {
  readonly games: number;
  readonly markets: number;
}

const CHUNK = 40;
const TICK_MS = 50;
const MINUTE_MS = 60_000;
const GAMES_OF_LEAGUE = 20;
const LINES = 13;
const SPORTS = [SPORT.football, SPORT.basketball, SPORT.baseball, SPORT.volleyball] as const;
/** With three answers: halves, double chance, corners and others of football. */
const SPECIALS = ['7', '41', '42', '13', '16', '70', '1170', '427', '669', '43', '44', '49', '62'];

/** @param rate changes a second, asked at each tick */
export function wideHouse({ games, markets }: HouseSize, rate: () => number): FeedFactory {
  return async (sink) => {
    const startAt = Date.now() + 60 * MINUTE_MS;
    const random = seededRandom(1);
    const nextGame = zipfSampler(games, random);
    const versions = new Map<string, number>();
    for (let first = 0; first < games; first += CHUNK) {
      const places = Array.from({ length: Math.min(CHUNK, games - first) }, (_, at) => first + at);
      await sink.deliver(places.flatMap((game) => [fixtureAt(game, startAt), ...marketsAt(game, markets)]));
    }
    await sink.deliver([producer('prematch'), producer('inPlay')]);
    let owed = 0;
    let isBusy = false;
    const timer = setInterval(() => {
      owed = Math.min(owed + (rate() * TICK_MS) / 1_000, rate());
      if (isBusy) return;
      isBusy = true;
      const changes = Array.from({ length: Math.floor(owed) }, () => changeOf(nextGame(), markets, random, versions));
      owed -= changes.length;
      void sink.deliver(changes).finally(() => (isBusy = false));
    }, TICK_MS);
    return {
      stop: () => {
        clearInterval(timer);
        return Promise.resolve();
      },
    };
  };
}

const producer = (name: 'prematch' | 'inPlay') => ({ kind: 'producer', producer: name, state: 'up' }) as const;

export const gameIdAt = (game: number): string => String(15_000_000 + game);

export const sportAt = (game: number): SportId =>
  SPORTS[Math.floor(game / GAMES_OF_LEAGUE) % SPORTS.length] ?? SPORT.football;

function fixtureAt(game: number, startAt: number): FeedReport {
  const league = Math.floor(game / GAMES_OF_LEAGUE);
  return {
    kind: 'fixture',
    fixtureId: FixtureId.parse(gameIdAt(game)),
    sportId: sportAt(game),
    locationId: LocationId.parse('410'),
    locationName: 'Korea Republic',
    leagueId: LeagueId.parse(String(30_000 + league)),
    leagueName: `Wide league ${league}`,
    home: `Home side ${game}`,
    away: `Away side ${game}`,
    startAt: startAt + game * MINUTE_MS,
    status: 'scheduled',
    turnsInPlay: false,
  };
}

const marketsAt = (game: number, markets: number): readonly MarketReport[] =>
  Array.from({ length: markets }, (_, market) => marketAt(game, market));

/** First who wins, then lines of handicap and total in turn, then what has three answers. */
export function marketAt(
  game: number,
  market: number,
  oddsOf: (answer: number) => number | undefined = () => undefined,
): MarketReport {
  const [marketId, line] =
    market === 0 ? ['1', ''] : market <= 2 * LINES ? lineAt(market - 1) : [SPECIALS[market - 1 - 2 * LINES] ?? '7', ''];
  const sides: readonly SelectionReport['side'][] =
    line === '' ? ['home', 'draw', 'away'] : marketId === '3' ? ['home', 'away'] : ['under', 'over'];
  return {
    kind: 'market',
    fixtureId: FixtureId.parse(gameIdAt(game)),
    marketId,
    marketName: marketId,
    baseLine: line,
    selections: sides.map((side, answer) => ({
      selectionId: SelectionId.parse(`${gameIdAt(game)}${String(market).padStart(2, '0')}${answer}`),
      side: market > 2 * LINES ? 'named' : side,
      name: ['1', 'X', '2'][answer] ?? '',
      line: side === 'away' ? String(-Number(line)) : line,
      odds: oddsOf(answer) ?? 180 + answer * 7 + (market % LINES) * 5,
      status: 'open',
      settlement: null,
    })),
  };
}

function lineAt(place: number): readonly [marketId: string, line: string] {
  const at = Math.floor(place / 2);
  return place % 2 === 0 ? ['3', String(at - LINES / 2)] : ['2', String(at + 0.5)];
}

/** Of most games the first markets move most: those that are looked at. */
function changeOf(game: number, markets: number, random: () => number, versions: Map<string, number>): FeedReport {
  const market = Math.floor(random() ** 2 * markets);
  const whole = marketAt(game, market);
  const answer = Math.floor(random() * whole.selections.length);
  const key = `${game} ${market} ${answer}`;
  const version = (versions.get(key) ?? 0) + 1;
  versions.set(key, version);
  const moved = marketAt(game, market, () => 150 + ((version * 7 + answer * 31) % 400));
  return { ...moved, selections: moved.selections.filter((_, at) => at === answer) };
}
