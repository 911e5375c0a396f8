/** Marks of a member, pure. */
import { describe, expect, it } from 'vitest';
import {
  MAX_FAVOURITES,
  teamIdOf,
  teamOfId,
  toggled,
  type Favourite,
} from '../../../src/domain/favourites/favourites.ts';

const league = (id: string): Favourite => ({ kind: 'league', id, name: `League ${id}` });
const marked = (...all: readonly Favourite[]) => all.reduce<readonly Favourite[]>(toggled, []);

describe('SPT-12 favourites', () => {
  it('FAV-1 what is marked a second time is marked no more, and of another kind it is another', () => {
    const team: Favourite = { kind: 'team', id: '1', name: 'One' };
    expect(marked(league('1'), league('2'), team, league('1'))).toEqual([league('2'), team]);
  });

  it('FAV-2 of a kind sixty are kept, in their order; the oldest gives way, and none of another kind', () => {
    const market: Favourite = { kind: 'market', id: '1', name: '' };
    const leagues = Array.from({ length: MAX_FAVOURITES + 1 }, (_, at) => league(`${at}`));
    expect(MAX_FAVOURITES).toBe(60);
    expect(marked(market, ...leagues)).toEqual([market, ...leagues.slice(1)]);
  });

  it('names a team by its sport and its name, whatever is in it', () => {
    expect(teamOfId(teamIdOf('6046', 'A:B 04'))).toEqual({ sportId: '6046', name: 'A:B 04' });
  });
});
