/** The index of all games: any team of the simulator's leagues is found, whatever is typed of it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leagueTable } from '../../../server/feed/simulator/leagues/leagueTable.ts';
import { teamIdOf } from '../../../src/domain/favourites/favourites.ts';
import { readAliases } from '../../../src/domain/search/aliases.ts';
import { fold, inNormalForm } from '../../../src/domain/search/fold.ts';
import { createGameIndex, SEARCH_LIMITS, type GameNames } from '../../../src/domain/search/gameIndex.ts';
import { initialOf } from '../../../src/domain/search/hangul.ts';

/** Every team of every league against the next one of its league. */
const games: readonly GameNames[] = leagueTable.flatMap((league) =>
  league.teams.map((home, at) => ({
    fixtureId: `${league.leagueId}-${at}`,
    sportId: league.sportId,
    leagueId: league.leagueId,
    leagueName: league.name,
    locationId: league.locationId,
    locationName: league.locationName,
    home,
    away: league.teams[(at + 1) % league.teams.length] ?? '',
    startAt: at,
  })),
);

const filled = () => {
  const index = createGameIndex(readAliases());
  for (const game of games) index.put(game);
  return index;
};
const index = filled();
const namesOf = (text: string) => index.find(text).teams.map(({ name }) => name);
const idsOf = (text: string) => index.find(text).teams.map(({ id }) => id);
const anyTeam = fc.constantFrom(...games.map(({ sportId, home }) => ({ name: home, id: teamIdOf(sportId, home) })));
const lettersOf = (name: string) => Array.from(fold(inNormalForm(name)).text);

describe('SPT-11 a search over the whole offer', () => {
  it('SRC-7 names the best match first, then what was typed whole, the weightier league, the shorter name', () => {
    expect(namesOf('ㅁㅊㅅ').slice(0, 2)).toEqual(['맨체스터 시티', '맨체스터 유나이티드']);
    expect(namesOf('맨유')[0]).toBe('맨체스터 유나이티드');
    expect(namesOf('레알')[0]).toBe('레알 마드리드');
    expect(namesOf('레알ㅅ')).toContain('레알 소시에다드');
    expect(namesOf('LG')[0]).toBe('LG 트윈스');
    expect(namesOf('나이트')).not.toEqual([]);
  });

  it('SRC-7 answers eight teams, six leagues and places and six games at most, of nothing nothing', () => {
    const { teams, leagues, games: shown } = index.find('ㅅ');
    expect([teams.length, leagues.length, shown.length]).toEqual([
      SEARCH_LIMITS.teams,
      SEARCH_LIMITS.leagues,
      SEARCH_LIMITS.games,
    ]);
    expect(index.find(' - ')).toEqual({ teams: [], leagues: [], games: [] });
    expect(index.find('없는팀이름')).toEqual({ teams: [], leagues: [], games: [] });
  });

  it('finds leagues and countries, with how many games they have', () => {
    expect(index.find('ㅍㄹㅁㅇ').leagues[0]).toMatchObject({ kind: 'league', name: '프리미어리그', count: 20 });
    expect(index.find('잉글').leagues.map(({ kind, name }) => [kind, name])).toContainEqual(['place', '잉글랜드']);
    expect(index.find('느바').leagues[0]).toMatchObject({ name: 'NBA', alias: '느바' });
  });

  it('SRC-8 names the games of what was found, the best first and the soonest of each, and a game by both its sides', () => {
    const { games: shown } = index.find('맨시티');
    expect(shown.map(({ home, away }) => [home, away])).toEqual([
      ['맨체스터 시티', '아스널'],
      ['선덜랜드', '맨체스터 시티'],
    ]);
    expect(shown[0]?.homeFound).toEqual({ from: 0, to: 0, alias: '맨시티' });
    expect(index.find('아스널 맨시티').games[0]).toMatchObject({ home: '맨체스터 시티', away: '아스널' });
    expect(index.find('맨체스터 시티').games.every(({ home, away }) => [home, away].includes('맨체스터 시티'))).toBe(
      true,
    );
    expect(index.find('맨시티 - 아스널').games[0]).toMatchObject({ home: '맨체스터 시티', away: '아스널' });
  });

  it('SRC-9 forgets what has gone, and its team with its last game', () => {
    const own = filled();
    const [first] = games;
    if (first === undefined) throw new Error('no games');
    const before = own.size;
    own.put({ ...first, startAt: 5 });
    expect(own.size).toBe(before);
    for (const { fixtureId, leagueId } of games) if (leagueId === '10201') own.drop(fixtureId);
    expect(own.find('아스널').teams).toEqual([]);
    expect(own.find('프리미어리그').leagues.filter(({ name }) => name === '프리미어리그')).toEqual([]);
    for (const { fixtureId } of games) own.drop(fixtureId);
    expect([own.size, own.find('ㅅ')]).toEqual([0, { teams: [], leagues: [], games: [] }]);
  });
});

describe('SPT-11 any team of the offer is found', () => {
  it('SRC-2 by its name without spaces, among the first three', () => {
    fc.assert(
      fc.property(anyTeam, ({ name, id }) => {
        expect(idsOf(name.replaceAll(' ', '')).slice(0, 3)).toContain(id);
      }),
      { numRuns: 200 },
    );
  });

  it('SRC-4 by the initials of its name, among the first eight', () => {
    fc.assert(
      fc.property(anyTeam, ({ name, id }) => {
        expect(idsOf(lettersOf(name).map(initialOf).join(''))).toContain(id);
      }),
      { numRuns: 200 },
    );
  });

  it('SRC-6 with any one letter wrong, among the first eight', () => {
    const wrongs = ['left out', 'other', 'twice', 'swapped'] as const;
    const named = anyTeam.filter(({ name }) => lettersOf(name).length >= 5);
    fc.assert(
      fc.property(named, fc.constantFrom(...wrongs), fc.nat(), ({ name, id }, wrong, place) => {
        const letters = lettersOf(name);
        const at = place % letters.length;
        if (/[\dq]/.test(letters.slice(at, at + 2).join(''))) return;
        const typed = letters.flatMap((letter, here) => {
          if (here !== at) return wrong === 'swapped' && here === at + 1 ? [letters[at] ?? ''] : [letter];
          if (wrong === 'left out') return initialOf(letter) === letter ? [] : [letter.normalize('NFD').slice(0, 2)];
          if (wrong === 'other') return [initialOf(letter) === letter ? 'q' : otherVowel(letter)];
          return wrong === 'twice'
            ? twice(letter)
            : initialOf(letter) === letter
              ? [letters[at + 1] ?? letter]
              : [letter];
        });
        if (wrong === 'swapped' && letters.slice(at, at + 2).some((letter) => initialOf(letter) !== letter)) return;
        expect(idsOf(typed.join(''))).toContain(id);
      }),
      { numRuns: 300 },
    );
  });
});

/** The syllable with the next vowel. */
function otherVowel(letter: string): string {
  const [initial = '', vowel = '', ...ending] = Array.from(letter.normalize('NFD'));
  const next = String.fromCharCode(vowel.charCodeAt(0) === 0x1161 ? 0x1165 : 0x1161);
  return [initial, next, ...ending].join('').normalize('NFC');
}

/** A letter typed twice; of a syllable its first consonant. */
const twice = (letter: string): string[] =>
  initialOf(letter) === letter ? [letter, letter] : [initialOf(letter), letter];
