import { describe, expect, test } from 'vitest';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { boardEntryOf } from '../../../../src/domain/sports/board.ts';
import { countByCategory } from '../../../../src/domain/sports/boardPage.ts';
import type { InPlayList } from '../../../../src/db/queries/inPlay.ts';
import { askedOf } from '../../../../src/app/sports/inplay/useInPlay.ts';
import { aFixture } from '../../../support/domain/eventFactory.ts';

const entry = (id: string, sportId: string = SPORT.football) => boardEntryOf(aFixture(id, { sportId }));
function listOf(...playing: InPlayList['playing']): InPlayList {
  return { playing, counts: countByCategory(playing), next: [entry('n', SPORT.baseball)], isWhole: true };
}
const nothing = { category: undefined, games: [] } as const;

describe('what the in-play page shows', () => {
  test('INP-3 the first game of the first sport that is played, where the address names none', () => {
    const list = listOf(entry('v', SPORT.volleyball), entry('b', SPORT.baseball));
    expect(askedOf(list, nothing, undefined)).toMatchObject({ category: 'volleyball', shown: ['v'] });
    expect(askedOf(list, { category: 'baseball', games: [] }, undefined)).toMatchObject({ shown: ['b'] });
    expect(askedOf(list, { category: 'football', games: [] }, undefined).shown).toEqual([]);
    expect(askedOf(listOf(), nothing, undefined)).toMatchObject({ category: 'football', shown: [] });
  });

  test('INP-3 goes on with the game that was shown once it is over, and with what the address names', () => {
    const list = listOf(entry('f'), entry('g'));
    expect(askedOf(list, nothing, 'g').shown).toEqual(['g']);
    expect(askedOf(list, nothing, 'over').shown).toEqual(['over']);
    expect(askedOf(list, { category: undefined, games: ['x', 'f'] }, 'g').shown).toEqual(['x', 'f']);
    expect(askedOf(list, { category: 'volleyball', games: [] }, 'g').shown).toEqual([]);
  });

  test('INP-3 reads what is shown, what is listed and what comes next, each once', () => {
    const list = listOf(entry('f'), entry('b', SPORT.baseball));
    expect(askedOf(list, { category: undefined, games: ['b'] }, undefined)).toMatchObject({
      category: 'baseball',
      ids: ['b', 'f', 'n'],
    });
  });
});
