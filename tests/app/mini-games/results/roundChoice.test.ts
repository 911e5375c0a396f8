/** Which rounds the page of results asks for (MIN-05). */
import { expect, it } from 'vitest';
import { gameGroups } from '../../../../src/app/mini-games/copy/games.ts';
import { choiceOf, filterOf, groupsShown } from '../../../../src/app/mini-games/results/roundChoice.ts';
import { isOfFilter } from '../../../../src/domain/lists/roundList.ts';
import { GAMES } from '../../../../src/domain/mini-games/gameTable.ts';

it('MIN-05 LST-8 the rounds of a group of the menus are asked for whole, those of the games that the menus name one by one too', () => {
  for (const { id, games } of groupsShown()) {
    const filter = filterOf(choiceOf(new URLSearchParams({ provider: id })), 0);
    const asked = GAMES.filter(({ gameId }) => isOfFilter(gameId, filter));
    expect([id, asked]).toEqual([id, games]);
  }
  expect(gameGroups().flatMap(({ games }) => games)).toHaveLength(GAMES.length);
});
