import { describe, expect, it } from 'vitest';
import { gameIn, isOpened, OPENED, withGame } from '../../../../src/app/sports/match/matchAddress.ts';

const params = (text: string) => new URLSearchParams(text);

describe('MCH-7 the address of a match', () => {
  it('MCH-7 names its game, and nothing that could be no id', () => {
    expect(gameIn(params('sport_id=6046&game=1795'))).toBe('1795');
    expect(gameIn(params('sport_id=6046'))).toBeUndefined();
    expect(gameIn(params('game='))).toBeUndefined();
    expect(gameIn(params(`game=${'9'.repeat(65)}`))).toBeUndefined();
  });

  it('MCH-7 keeps the list behind it', () => {
    expect(withGame(params('sport_id=6046&page=2'), '1795')).toBe('?sport_id=6046&page=2&game=1795');
    expect(withGame(params('sport_id=6046&game=1795'), undefined)).toBe('?sport_id=6046');
    expect(withGame(params('game=1795'), undefined)).toBe('');
  });

  it('MCH-7 knows whether its list is one step back', () => {
    expect([OPENED, null, undefined, 'isOpened', { isOpened: 1 }].map(isOpened)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
