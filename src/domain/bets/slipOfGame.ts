/** Whose slip rounds of a game are bet on by: virtual games have one of their own, with several picks (ROU-8). */
import type { GameRow } from '../mini-games/gameTable.ts';

/** Whoever has virtual games has no others. */
const VIRTUAL_PROVIDER = 'bet365';

export const slipOfGame = ({ provider }: Pick<GameRow, 'provider'>): 'minigame' | 'virtual' =>
  provider === VIRTUAL_PROVIDER ? 'virtual' : 'minigame';
