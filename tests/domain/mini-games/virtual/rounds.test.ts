/** Rounds of venues as the fixtures that slips and bets take, and the bonuses beside them. */
import { describe, expect, it } from 'vitest';
import { bonusFault } from '../../../../src/domain/bet-slip/bonusPick.ts';
import { familyOf } from '../../../../src/domain/mini-games/families.ts';
import { gameOf } from '../../../../src/domain/mini-games/gameTable.ts';
import { nextRound, roundOf, timesOf } from '../../../../src/domain/mini-games/round.ts';
import { cellOfSelection, fixtureOfRound } from '../../../../src/domain/mini-games/roundFixture.ts';
import { BONUS_FIXTURE, BONUSES } from '../../../../src/domain/mini-games/virtual/bonus.ts';
import { VENUES } from '../../../../src/domain/mini-games/virtual/venues.ts';
import { pickOf } from '../../../../src/domain/bet-slip/decideSlip.ts';
import { Fixture } from '../../../../src/domain/sports/fixture.ts';
import { numbersOf } from './support.ts';

const AT = 1_795_000_000_000;
const games = VENUES.map(({ gameId, venue, sport }) => {
  const game = gameOf(gameId);
  if (game === undefined) throw new Error(`no game of ${venue}`);
  return { venue, sport, game };
});

describe.each(games)('$venue', ({ venue, sport, game }) => {
  it('SPT-08 has its page and a round every two or three minutes that closes ten seconds before it starts', () => {
    expect(game.path).toBe(`/minigame/bet365/${sport}/${venue}`);
    const { opensAt, closesAt, drawsAt, shownAt } = timesOf(roundOf(game, AT));
    expect(drawsAt - closesAt).toBe(10_000);
    expect(drawsAt - opensAt).toBe(sport === 'dog' ? 120_000 : 180_000);
    expect(shownAt - drawsAt).toBeGreaterThanOrEqual(30_000);
    expect(shownAt - drawsAt).toBeLessThanOrEqual(60_000);
  });

  it('SPT-08 VIR-4 rounds of some hours are fixtures whose every price is within its bounds, and no two rounds alike', () => {
    const seen = new Set<string>();
    let round = roundOf(game, AT);
    for (let count = 0; count < 120; count += 1, round = nextRound(round)) {
      const fixture = fixtureOfRound(round);
      if (fixture === undefined) expect.fail(`${round} is no fixture`);
      expect(fixture.startAt).toBe(timesOf(round).closesAt);
      const odds = fixture.markets.flatMap(({ selections }) => selections.map((selection) => selection.odds));
      expect(Math.min(...odds), round).toBeGreaterThan(100);
      expect(Math.max(...odds), round).toBeLessThanOrEqual(10_000_000);
      seen.add(odds.join());
      if (count === 0) expect(Fixture.safeParse(fixture).success).toBe(true);
    }
    // Rounds of equal ratings may cost the same.
    expect(seen.size).toBeGreaterThan(60);
  });

  it('VIR-2 VIR-8 what is drawn of a round settles each of its cells', () => {
    const round = roundOf(game, AT);
    const family = familyOf(game.family);
    const below = numbersOf(9);
    for (let play = 0; play < 50; play += 1) {
      const drawn = family.draw({ below }, round);
      expect(family.isDrawn(drawn)).toBe(true);
      for (const { marketId, selections } of fixtureOfRound(round)?.markets ?? []) {
        const won = selections.filter(({ selectionId }) => {
          const cell = cellOfSelection(round, selectionId);
          return cell !== undefined && family.settle(drawn, cell.marketId, cell.key, round) === 2;
        });
        expect(won.length, `${marketId} ${drawn.join()}`).toBe(
          marketId === 'mg.vr.place' ? (drawn.length === 8 ? 3 : 2) : 1,
        );
      }
    }
  });
});

describe('bonus odds', () => {
  it('CRT-08 BON-1 each is a selection that asks for as many picks as it is named by', () => {
    const fixture = fixtureOfRound(BONUS_FIXTURE);
    expect(Fixture.safeParse(fixture).success).toBe(true);
    const selections = fixture?.markets[0]?.selections ?? [];
    expect(selections.map(({ name, odds }) => [name, odds])).toEqual(
      BONUSES.map(({ folds, odds }) => [`${folds}`, odds]),
    );
    const bonus = fixture && pickOf(fixture, selections[0]?.selectionId ?? ('' as never));
    if (bonus === undefined) expect.fail('no pick');
    const beside = (count: number) =>
      Array.from({ length: count }, () => ({ marketId: 'mg.vr.win', name: '5', odds: 287 }));
    expect(bonusFault([...beside(3), bonus])).toBeUndefined();
    expect(bonusFault([...beside(2), bonus])).toEqual({ reason: 'bonusNotEarned', folds: 3, picks: 2 });
  });
});
