/**
 * Every mini game, one row each (MIN-01): where its page is, by which rules it is drawn, and when. Pages, menus, rounds and the origin's scheduler come
 * from here; a game that has no row is named nowhere. Numbers are the product's where it has one (`reference/miniGames.ts`), ours elsewhere, as are
 * closing times that no source names.
 */
import { z } from 'zod';
import type { FamilyId } from './familyId.ts';
import { CLOSES_BEFORE_MS, PERIOD_MS, SHOWS_MS as VENUE_SHOWS_MS, VENUES, type VenueRow } from './virtual/venues.ts';

/** The product's number of a game, as text. */
export const GameId = z.string().regex(/^\d{1,6}$/);
export type GameId = z.infer<typeof GameId>;

export interface GameRow {
  readonly gameId: GameId;
  /** Key of its Korean name. */
  readonly name: string;
  /** Whose group of the menus it stands in. Games that the menus name one by one are Donghang's. */
  readonly provider: string;
  readonly path: `/minigame/${string}`;
  readonly family: FamilyId;
  /** How often a round is drawn, ms; divides the day. */
  readonly periodMs: number;
  /** When the first round of a Seoul day is drawn after its midnight, ms, below `periodMs`; 0: a period after it. */
  readonly phaseMs: number;
  /** How long before its draw a round takes no bets any more, ms. */
  readonly closesBeforeMs: number;
  /** How long its draw is drawn, ms. */
  readonly showsMs: number;
  /** Whether how it is drawn or when is the house's own: no source says it. */
  readonly isHouseRule: boolean;
  /** Other addresses of menus that lead to it. */
  readonly links?: readonly string[];
}

type More = Partial<Pick<GameRow, 'phaseMs' | 'links' | 'isHouseRule'>>;

/** How long each family's draw is drawn, ms. */
const SHOWS: { readonly [Id in FamilyId]?: number } = {
  powerLadder: 6_000,
  kenoLadder: 6_000,
  ladder: 6_000,
  race: 16_000,
  snail: 16_000,
};
const SHOWS_MS = 12_000;

/** @param seconds of a period, and before its end without bets */
function row(
  gameId: string,
  name: string,
  at: string,
  family: FamilyId,
  seconds: readonly [period: number, closes: number],
  more: More = {},
): GameRow {
  const [period, closes] = seconds;
  const [of = '', isOfProvider] = at.split('/');
  const provider = isOfProvider === undefined ? 'donghang' : of;
  const showsMs = Math.min(SHOWS[family] ?? SHOWS_MS, period * 500);
  return {
    ...{ gameId, name, provider, path: `/minigame/${at}`, family, periodMs: period * 1_000, phaseMs: 0 },
    ...{ closesBeforeMs: closes * 1_000, showsMs, isHouseRule: false, ...more },
  };
}

const OURS: More = { isHouseRule: true };
/** Periods of games that come in one to five minutes, with when they close. */
const MINUTES = [
  [60, 15],
  [120, 20],
  [180, 30],
  [240, 40],
  [300, 65],
] as const;

/** The same game drawn every one to five minutes. */
const everyMinutes = (first: number, name: string, at: string, family: FamilyId, more: More, isPlain = false) =>
  MINUTES.map((seconds, index) => {
    const minutes = index + 1;
    return row(
      String(first + index),
      `${name}${minutes}`,
      isPlain && minutes === 1 ? at : `${at}${minutes}`,
      family,
      seconds,
      more,
    );
  });

/** Tables of one game are drawn one after another, twenty seconds apart. */
const phased = (table: number): More => (table === 1 ? {} : { phaseMs: (table - 1) * 20_000 });

/** A venue of virtual sports. */
const venueGame = ({ gameId, venue, sport, phaseMs }: VenueRow): GameRow => ({
  gameId,
  name: venue,
  provider: 'bet365',
  path: `/minigame/bet365/${sport}/${venue}`,
  family: VENUE_FAMILIES[sport],
  periodMs: PERIOD_MS[sport],
  phaseMs,
  closesBeforeMs: CLOSES_BEFORE_MS,
  showsMs: VENUE_SHOWS_MS[sport],
  isHouseRule: true,
});

const VENUE_FAMILIES = {
  soccer: 'virtualSoccer',
  basketball: 'virtualBasketball',
  dog: 'virtualRace',
  horse: 'virtualRace',
} as const satisfies Record<VenueRow['sport'], FamilyId>;

export const GAMES: readonly GameRow[] = [
  row('241', 'donghangPowerball', 'donghang', 'powerball', [300, 65]),
  row('242', 'donghangLadder', 'donghang-sadari', 'powerLadder', [300, 65]),
  row('243', 'speedKino', 'speed-kino', 'keno', [300, 60]),
  row('244', 'kinoLadder', 'kino-sadari', 'kenoLadder', [300, 30], OURS),
  ...everyMinutes(211, 'eosPowerball', 'ntry/powerball', 'powerball', {}),
  row('216', 'entryPowerball', 'ntry/powerball', 'powerball', [300, 65]),
  row('217', 'entryPowerLadder', 'ntry/powerladder', 'powerLadder', [300, 65]),
  row('218', 'entryKinoLadder', 'ntry/kenoladder', 'kenoLadder', [300, 30], OURS),
  row('221', 'bepickPowerball', 'bepick/nnpowerball', 'powerball', [300, 65], OURS),
  ...everyMinutes(261, 'evolutionPowerball', 'evolution/powerball', 'powerball', OURS, true),
  ...everyMinutes(271, 'evolutionLadder', 'evolution/pbladder', 'powerLadder', OURS, true),
  row('234', 'namedPowerball', 'named/powerball', 'powerball', [300, 65]),
  row('236', 'namedPowerball3', 'named/powerball3', 'powerball', [180, 30]),
  row('237', 'namedPowerLadder3', 'named/powerladder3', 'powerLadder', [180, 30]),
  row('238', 'namedPowerLadder5', 'named/powerladder5', 'powerLadder', [300, 65]),
  row('232', 'namedSnail', 'named/snail', 'snail', [180, 60]),
  row('239', 'namedSpeed6', 'named/speed6', 'race', [300, 60], OURS),
  row('251', 'nextPowerball', 'next/powerball', 'powerball', [300, 65]),
  row('252', 'nextLadder', 'next/ladder', 'ladder', [300, 65], { links: ['/minigame/next-sadari'] }),
  row('253', 'nextBaccarat', 'next/baccarat', 'baccarat', [60, 20], { links: ['/minigame/next-bakara'] }),
  row('254', 'nextOnering', 'next/onering', 'oneRing', [60, 15], { ...OURS, links: ['/minigame/next-onering'] }),
  row('301', 'lotusBaccarat1', 'lotus/baccarat', 'baccarat', [60, 15]),
  row('304', 'lotusDragonTiger', 'lotus/dragontiger', 'dragonTiger', [60, 15]),
  row('305', 'lotusOddEven', 'lotus/oddeven', 'hiddenOddEven', [60, 15]),
  row('306', 'lotusSicbo', 'lotus/sicbo', 'sicbo', [60, 15]),
  ...[1, 2, 3].map((table) =>
    row(String(100 + table), `mgmBaccarat${table}`, `mgm/baccarat${table}`, 'baccarat', [60, 20], phased(table)),
  ),
  row('104', 'mgmOddEven', 'mgm/oddeven', 'cardOddEven', [60, 20], OURS),
  row('105', 'mgmGoStop', 'mgm/gostop', 'goStop', [60, 20], OURS),
  row('401', 'skyBaccarat1', 'skypark/baccarat1', 'baccarat', [60, 15], OURS),
  row('402', 'skyBaccarat2', 'skypark/baccarat2', 'baccarat', [60, 15], { ...OURS, phaseMs: 30_000 }),
  row('403', 'skySpeedBaccarat1', 'skypark/speed_baccarat1', 'baccarat', [30, 10], OURS),
  row('404', 'skySpeedBaccarat2', 'skypark/speed_baccarat2', 'baccarat', [30, 10], { ...OURS, phaseMs: 15_000 }),
  row('405', 'skyBlackjack', 'skypark/blackjack', 'blackjack', [60, 15], OURS),
  row('406', 'skyDice', 'skypark/dice', 'dice', [60, 15], OURS),
  row('407', 'skyDragonTiger', 'skypark/dragontiger', 'dragonTiger', [60, 15], OURS),
  row('408', 'skyOddEven', 'skypark/oddeven', 'cardOddEven', [60, 15], OURS),
  row('501', 'tokenBaccarat', 'token/baccarat', 'baccarat', [60, 15], OURS),
  row('502', 'tokenHighrow', 'token/highrow', 'hiLo', [10, 3], OURS),
  row('503', 'tokenHighrow5', 'token/highrow5', 'hiLo', [5, 1], OURS),
  row('504', 'tokenRoulette', 'token/roulette', 'roulette', [60, 15], OURS),
  ...VENUES.map(venueGame),
];

const byId = new Map(GAMES.map((game) => [game.gameId, game]));
const byPath = new Map<string, GameRow>(
  GAMES.flatMap((game) => [game.path, ...(game.links ?? [])].map((path) => [path, game] as const)),
);

export const gameOf = (gameId: string): GameRow | undefined => byId.get(gameId);

/** The game of an address, or of a menu's address that leads to it. */
export const gameAt = (path: string): GameRow | undefined => byPath.get(path);
