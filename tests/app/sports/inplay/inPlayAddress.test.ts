import { describe, expect, test } from 'vitest';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { inPlaySearch, readInPlayAddress, withGame } from '../../../../src/app/sports/inplay/inPlayAddress.ts';
import { columnsFor, keepColumns, keptColumns } from '../../../../src/app/sports/inplay/sideBySide.ts';

const read = (search: string) => readInPlayAddress(new URLSearchParams(search));

describe('the address of the in-play page', () => {
  test('INP-1 names a sport and its flag, and the games in their order', () => {
    const address = { category: 'baseball', games: ['2', '1'] } as const;
    expect(inPlaySearch(address)).toBe(`?sport_id=${SPORT.baseball}&baseball=1&game=2&game=1`);
    expect(read(inPlaySearch(address))).toEqual(address);
    expect(inPlaySearch({ category: undefined, games: [] })).toBe('');
  });

  test('INP-1 takes no sport that is not played in play, no game twice, and no more than four', () => {
    expect(read(`?sport_id=${SPORT.cricket}&game=a&game=a&game=&game=b&game=c&game=d&game=e`)).toEqual({
      category: undefined,
      games: ['a', 'b', 'c', 'd'],
    });
    expect(read(`?game=${'x'.repeat(65)}`).games).toEqual([]);
  });
});

describe('games side by side', () => {
  test('INP-2 a game goes beside the others while there is room, and takes the last one’s place after that', () => {
    expect(withGame(['a'], 'b', 2)).toEqual(['a', 'b']);
    expect(withGame(['a', 'b'], 'c', 2)).toEqual(['a', 'c']);
    expect(withGame(['a', 'b'], 'a', 2)).toEqual(['a', 'b']);
    expect(withGame(['a', 'b', 'c'], 'b', 1)).toEqual(['b']);
  });

  test('INP-2 no more stand side by side than there is room for, and the choice is kept', () => {
    expect([0, 400, 640, 1_000, 1_316, 4_000].map(columnsFor)).toEqual([1, 1, 2, 3, 4, 4]);
    const texts = new Map<string, string>();
    const kept = {
      read: (key: string) => texts.get(key),
      keep: (key: string, text: string) => void texts.set(key, text),
    };
    expect(keptColumns(kept)).toBe(1);
    keepColumns(3, kept);
    expect(keptColumns(kept)).toBe(3);
    for (const [key] of texts) texts.set(key, '17');
    expect(keptColumns(kept)).toBe(1);
  });
});
