/** What a mini game pays, as whoever sets it sees it (PAY-3, PAY-5): in force, to come, and as typed. */
import { describe, expect, it } from 'vitest';
import {
  countOf,
  payoutsOfGame,
  returnAt,
  typedChanges,
  typedOdds,
} from '../../../src/app/office/pages/house/payoutRows.ts';
import type { OfficePayouts } from '../../../src/domain/calls/officeGames.ts';
import { gameOf } from '../../../src/domain/mini-games/gameTable.ts';
import { bookOf, firstRoundFor, usualMarketsOf, withOdds } from '../../../src/domain/mini-games/payoutBounds.ts';
import { partsOf, timesOf } from '../../../src/domain/mini-games/round.ts';

const AT = 1_795_000_000_000;
const game = gameOf('241')!;
const first = firstRoundFor(game, AT);
const book: OfficePayouts = {
  ...{ gameId: game.gameId, fromRound: first, version: 2, by: '윤서진', at: AT },
  odds: withOdds(bookOf(usualMarketsOf(game)), { 'mg.pb.oe': { odd: 190 } }),
};
const { opensAt } = timesOf(first);

describe('a game as it is set', () => {
  it('PAY-3 says what the round that is on pays beside what is to come, until that is on', () => {
    const before = payoutsOfGame(game, [book], opensAt - 1);
    expect(before.rows[0]).toMatchObject({ now: 195, stored: 190 });
    expect([before.waits, before.isUsual]).toEqual([partsOf(first)!.n, false]);
    const after = payoutsOfGame(game, [book], opensAt);
    expect(after.rows[0]).toMatchObject({ now: 190, stored: 190 });
    expect(after.waits).toBeUndefined();
    expect(payoutsOfGame(game, [], AT)).toMatchObject({ last: undefined, waits: undefined, isUsual: true });
  });

  it('PAY-2 PAY-5 changes are what differs from what is stored, and nothing is one while a cell is beyond its bounds', () => {
    const { rows } = payoutsOfGame(game, [book], opensAt);
    const [odd, even] = rows as [(typeof rows)[0], (typeof rows)[0]];
    expect(typedChanges(rows, {})).toEqual({});
    expect(typedChanges(rows, { [odd.id]: '1.90', [even.id]: ' 1.9 ' })).toEqual({ 'mg.pb.oe': { even: 190 } });
    expect(countOf(typedChanges(rows, { [odd.id]: '1.95', [even.id]: '1.9' }))).toBe(2);
    expect([odd.least, odd.most]).toEqual([160, 198]);
    for (const wrong of ['', 'a', '1.5', '1.59', '1.99', '1.955', '-1.9', '1,90', '1e2']) {
      expect(typedOdds(odd, { [odd.id]: wrong }), wrong).toBeUndefined();
      expect(typedChanges(rows, { [odd.id]: wrong, [even.id]: '1.9' }), wrong).toBeUndefined();
    }
    expect(returnAt(odd, 190)).toBeCloseTo(0.95, 9);
    expect(returnAt(odd, odd.most)).toBeLessThanOrEqual(0.99);
  });
});
