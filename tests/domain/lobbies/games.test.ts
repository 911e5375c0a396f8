/** What the lobbies list: COM-04, NAV-16, LBY-1, LBY-2, LBY-4. */
import { describe, expect, test } from 'vitest';
import {
  gamesOfPage,
  isOpenGame,
  LOBBY_GAMES,
  lobbyPages,
  playedNow,
  suppliersOfPage,
  type LastPlayed,
  type LobbyPage,
} from '../../../src/domain/lobbies/games.ts';
import { HOUSE_GAMES, houseGameOf, SUPPLIERS } from '../../../src/domain/reference/lobbies.ts';

const pages = Object.keys(lobbyPages) as LobbyPage[];

describe('the games of lobbies', () => {
  test('NAV-16 LBY-1 the first page of a lobby has all eight suppliers, the others some and the house', () => {
    expect(suppliersOfPage('casino', SUPPLIERS)).toHaveLength(8);
    for (const page of pages) {
      const suppliers = suppliersOfPage(page, SUPPLIERS);
      expect(suppliers, page).toContain('house');
      const listed = new Set(gamesOfPage(page).map(({ supplier }) => supplier));
      expect([...listed].toSorted(), page).toEqual(suppliers.toSorted());
      expect(gamesOfPage(page).every(({ lobby }) => lobby === lobbyPages[page].lobby)).toBe(true);
    }
    const apart = new Set([...suppliersOfPage('slotCx', SUPPLIERS), ...suppliersOfPage('slotVinus', SUPPLIERS)]);
    expect(apart.size).toBe(SUPPLIERS.length);
  });

  test('LBY-2 the games of the house open and come first; stakes are told of no other', () => {
    expect(LOBBY_GAMES.filter(isOpenGame).map(({ gameId }) => gameId)).toEqual(HOUSE_GAMES);
    expect(LOBBY_GAMES.filter((game) => isOpenGame(game) !== 'stakes' in game)).toEqual([]);
    for (const page of pages) expect(gamesOfPage(page)[0]?.gameId, page).toBe(houseGameOf(lobbyPages[page].lobby));
  });

  test('LBY-4 six games played last are kept, the latest first, each once', () => {
    let last: readonly LastPlayed[] = [];
    for (const [at, gameId] of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g'].entries())
      last = playedNow(last, { gameId, at });
    expect(last.map(({ gameId }) => gameId)).toEqual(['g', 'f', 'e', 'd', 'c', 'a']);
    expect(last.at(-1)).toEqual({ gameId: 'a', at: 2 });
  });
});
