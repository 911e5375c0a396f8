/**
 * What the lobbies list (rules LBY): the games of eight suppliers. Those of the house open; no other supplier has a contract, and its games say so
 * (LBY-2).
 */
import type { HouseGame, Supplier } from '../reference/lobbies.ts';

export const TABLE_KINDS = ['baccarat', 'roulette', 'blackjack', 'dragonTiger', 'sicbo', 'others'] as const;
export const SLOT_KINDS = ['fresh', 'animals', 'places', 'things'] as const;
export type GameKind = (typeof TABLE_KINDS)[number] | (typeof SLOT_KINDS)[number];

/** Colours of covers: one of them each. */
export type Hue = 'green' | 'wine' | 'violet' | 'teal' | 'amber' | 'navy' | 'night' | 'plum';

interface Listed {
  readonly supplier: Supplier;
  readonly kind: GameKind;
  readonly hue: Hue;
  /** Won of one bet, least and most; unknown of games that nobody runs yet. */
  readonly stakes?: readonly [least: number, most: number];
}

const ours = { supplier: 'house', stakes: [1_000, 500_000] } as const;

/** By what favourites and addresses call them. */
export const tableGames = {
  baccarat: { ...ours, kind: 'baccarat', hue: 'green' },
  baccarat3: { supplier: 'starlight', kind: 'baccarat', hue: 'teal' },
  euroRoulette: { supplier: 'onnuri', kind: 'roulette', hue: 'wine' },
  blackjack1: { supplier: 'geumgang', kind: 'blackjack', hue: 'teal' },
  dragonTiger: { supplier: 'eunha', kind: 'dragonTiger', hue: 'amber' },
  highHwatu: { supplier: 'pinwheel', kind: 'others', hue: 'wine' },
  speedBaccarat: { supplier: 'starlight', kind: 'baccarat', hue: 'navy' },
  moneyWheel: { supplier: 'onnuri', kind: 'others', hue: 'amber' },
  holdem: { supplier: 'geumgang', kind: 'others', hue: 'navy' },
  hiLo: { supplier: 'moonrabbit', kind: 'others', hue: 'night' },
  liveLadder: { supplier: 'pado', kind: 'others', hue: 'amber' },
  baccarat1: { supplier: 'eunha', kind: 'baccarat', hue: 'violet' },
  speedRoulette: { supplier: 'pinwheel', kind: 'roulette', hue: 'teal' },
  blackjackVip: { supplier: 'starlight', kind: 'blackjack', hue: 'amber' },
  liveOddEven: { supplier: 'onnuri', kind: 'others', hue: 'wine' },
  sicbo: { supplier: 'geumgang', kind: 'sicbo', hue: 'green' },
  dragonTiger2: { supplier: 'pado', kind: 'dragonTiger', hue: 'violet' },
  hwatuMatgo: { supplier: 'moonrabbit', kind: 'others', hue: 'navy' },
} as const satisfies Readonly<Record<string, Listed>>;

export const slotGames = {
  moonSlot: { ...ours, kind: 'fresh', hue: 'night' },
  rabbitMill: { supplier: 'moonrabbit', kind: 'animals', hue: 'violet' },
  lighthouse: { supplier: 'pado', kind: 'places', hue: 'teal' },
  tigerEye: { supplier: 'geumgang', kind: 'animals', hue: 'amber' },
  drumBeat: { supplier: 'onnuri', kind: 'things', hue: 'wine' },
  iceGem: { supplier: 'starlight', kind: 'things', hue: 'navy' },
  nightTrain: { supplier: 'pinwheel', kind: 'places', hue: 'night' },
  whaleSong: { supplier: 'pado', kind: 'animals', hue: 'navy' },
  tangerines: { supplier: 'eunha', kind: 'things', hue: 'amber' },
  pinwheelHill: { supplier: 'pinwheel', kind: 'fresh', hue: 'green' },
  starBridge: { supplier: 'eunha', kind: 'places', hue: 'violet' },
  lotusPond: { supplier: 'onnuri', kind: 'fresh', hue: 'teal' },
} as const satisfies Readonly<Record<string, Listed>>;

export type LobbyGameId = keyof typeof tableGames | keyof typeof slotGames;

export interface LobbyGame extends Listed {
  readonly gameId: LobbyGameId;
  readonly lobby: 'casino' | 'slot';
}

const rowsOf = (lobby: LobbyGame['lobby'], games: Readonly<Record<string, Listed>>): readonly LobbyGame[] =>
  Object.entries(games).map(([gameId, game]) => ({ ...game, lobby, gameId: gameId as LobbyGameId }));

export const LOBBY_GAMES: readonly LobbyGame[] = [...rowsOf('casino', tableGames), ...rowsOf('slot', slotGames)];

/** Whether it opens (LBY-2). */
export const isOpenGame = <Game extends { readonly gameId: string; readonly supplier: Supplier }>(
  game: Game,
): game is Game & { readonly gameId: HouseGame } => game.supplier === 'house';

/** The pages of lobbies: `/casino` and `/slot` have all suppliers, the others some of them and the house (LBY-1). */
export const lobbyPages = {
  casino: { lobby: 'casino', hall: 1 },
  casinoCx: { lobby: 'casino', hall: 2 },
  casinoVinus: { lobby: 'casino', hall: 3 },
  slot: { lobby: 'slot', hall: 1 },
  slotCx: { lobby: 'slot', hall: 2 },
  slotVinus: { lobby: 'slot', hall: 3 },
} as const;
export type LobbyPage = keyof typeof lobbyPages;

const HALLS: Readonly<Record<2 | 3, readonly Supplier[]>> = {
  2: ['starlight', 'onnuri', 'geumgang', 'house'],
  3: ['eunha', 'moonrabbit', 'pado', 'pinwheel', 'house'],
};

/** What a page lists, games that open first. */
export function gamesOfPage(page: LobbyPage): readonly LobbyGame[] {
  const { lobby, hall } = lobbyPages[page];
  const games = LOBBY_GAMES.filter(
    (game) => game.lobby === lobby && (hall === 1 || HALLS[hall].includes(game.supplier)),
  );
  return games.toSorted((one, other) => Number(isOpenGame(other)) - Number(isOpenGame(one)));
}

/** The suppliers of a page in the order of menus. */
export const suppliersOfPage = (page: LobbyPage, all: readonly Supplier[]): readonly Supplier[] => {
  const { hall } = lobbyPages[page];
  return hall === 1 ? all : HALLS[hall];
};

/** A game opened on this device, with when. */
export interface LastPlayed {
  readonly gameId: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Games that are remembered (LBY-4). */
const MOST_LAST = 6;

/** The latest first, each once. */
export const playedNow = (last: readonly LastPlayed[], played: LastPlayed): readonly LastPlayed[] =>
  [played, ...last.filter(({ gameId }) => gameId !== played.gameId)].slice(0, MOST_LAST);
