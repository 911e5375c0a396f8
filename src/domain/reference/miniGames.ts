/**
 * Mini games by the product's ids (§3 lookup tables, SPT-05). The specification gives the ranges and their games; where a range
 * has more numbers than named games, which number is which is ours.
 */

export const MINI_GAME = {
  mgmBaccarat1: 101,
  mgmBaccarat2: 102,
  mgmBaccarat3: 103,
  mgmOddEven: 104,
  mgmGoStop: 105,
  eosPowerball1: 211,
  eosPowerball2: 212,
  eosPowerball3: 213,
  eosPowerball4: 214,
  eosPowerball5: 215,
  entryPowerball: 216,
  entryPowerLadder: 217,
  namedLadder: 231,
  namedSnail: 232,
  namedBridge: 233,
  namedPowerball: 234,
  namedSpeedLadder: 235,
  nextPowerball: 251,
  nextLadder: 252,
  nextBaccarat: 253,
  nextOnering: 254,
  lotusBaccarat1: 301,
  lotusBaccarat2: 302,
  lotusBaccarat3: 303,
  lotusDragonTiger: 304,
  lotusOddEven: 305,
  lotusSicbo: 306,
  lotusSpeedBaccarat: 307,
  lotusSpeedOddEven: 308,
  skyBaccarat1: 401,
  skyBaccarat2: 402,
  skySpeedBaccarat1: 403,
  skySpeedBaccarat2: 404,
  skyBlackjack: 405,
  skyDice: 406,
  skyDragonTiger: 407,
  skyOddEven: 408,
  skySicbo: 409,
  skyRoulette: 410,
} as const;

export type MiniGame = keyof typeof MINI_GAME;

const byId = new Map<number, MiniGame>(Object.entries(MINI_GAME).map(([game, id]) => [id, game as MiniGame]));

/** The game of an id; `undefined` for an id the product does not have. */
export function miniGameOf(id: number): MiniGame | undefined {
  return byId.get(id);
}
