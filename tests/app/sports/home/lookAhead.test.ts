/** Which games a list of home looks at while it changes. */
import { describe, expect, it } from 'vitest';
import { lookAhead } from '../../../../src/app/sports/home/useLookAhead.ts';
import { FixtureId } from '../../../../src/domain/kernel/ids.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';

const games = (...numbers: readonly number[]) =>
  numbers.map((n) => ({ fixtureId: FixtureId.parse(`f${n}`), sportId: SPORT.football }));
const shown = (looked: readonly { fixtureId: string }[]) => looked.map(({ fixtureId }) => fixtureId).join(' ');

describe('S-16 NAV-14 a list of home looks at', () => {
  it('its games and the next ones, each once', () => {
    expect(shown(lookAhead(undefined, games(1, 2), games(1, 2, 3, 4)))).toBe('f1 f2 f3 f4');
    expect(lookAhead(undefined, [], [])).toEqual([]);
  });

  it('the same as before for as long as that has every game shown', () => {
    const before = lookAhead(undefined, games(1, 2), games(1, 2, 3));
    expect(lookAhead(before, games(2, 3), games(2, 3, 4))).toBe(before);
    expect(lookAhead(before, [], [])).toBe(before);
    expect(shown(lookAhead(before, games(3, 4), games(3, 4, 5)))).toBe('f3 f4 f5');
  });
});
