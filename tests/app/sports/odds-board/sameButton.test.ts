/** How many buttons a changed price draws again, on boards of one market a game and of several. */
import { describe, expect, it } from 'vitest';
import { crossMarkets, handicapMarkets } from '../../../../src/app/sports/odds-board/boardRows.ts';
import { isSameButton, isSameRow } from '../../../../src/app/sports/odds-board/sameButton.ts';
import type { Fixture, Market } from '../../../../src/domain/sports/fixture.ts';
import { aFixture, aMarket, aSelection, selectionId, withPrices } from '../../../support/domain/eventFactory.ts';

const line = (marketId: string, baseLine: string): Market =>
  aMarket(
    [
      aSelection(`${marketId}h${baseLine}`, { side: 'home', odds: 190 }),
      aSelection(`${marketId}a${baseLine}`, { side: 'away', odds: 190 }),
    ],
    { marketId, baseLine },
  );
const GAME = aFixture('f', {
  markets: [...aFixture('f').markets, line('3', '-0.5'), line('3', '0'), line('3', '0.5'), line('2', '2.5')],
});

/** What all rows of a page share. */
const CONTEXT = { page: 'cross' };

/** Of every button of a game its properties as a row gives them. */
const buttonsOf = (fixture: Fixture, markets: readonly Market[], pickedId?: string) =>
  markets.flatMap(({ selections }) =>
    selections.map((selection) => ({
      fixture,
      selection,
      isPicked: selection.selectionId === pickedId,
      shape: 'wide',
    })),
  );

const drawnAgain = (marketsOf: (fixture: Fixture) => readonly Market[], next: Fixture, pickedId?: string) => {
  const before = buttonsOf(GAME, marketsOf(GAME));
  return buttonsOf(next, marketsOf(next), pickedId).filter((button, place) => !isSameButton(before[place]!, button))
    .length;
};

const rowsDrawnAgain = (marketsOf: (fixture: Fixture) => readonly Market[], next: Fixture, context = CONTEXT) => {
  const before = marketsOf(GAME).map((market) => ({ fixture: GAME, market, pickedId: undefined, context: CONTEXT }));
  return marketsOf(next).filter(
    (market, place) => !isSameRow(before[place]!, { fixture: next, market, pickedId: undefined, context }),
  ).length;
};

const boards = {
  wintielose: ({ markets }: Fixture) => markets.slice(0, 1),
  cross: (fixture: Fixture) => crossMarkets(fixture).markets,
  handicap: (fixture: Fixture) => handicapMarkets(fixture).markets,
};

describe.each(Object.entries(boards))('SPT-01 buttons drawn again on %s', (board, marketsOf) => {
  const one = board === 'handicap' ? '2h2.5' : 'f-h';

  it('SPT-01 one for a price that changed, none for copies of the same', () => {
    const moved = withPrices(GAME, [{ selectionId: selectionId(one), version: 2, odds: 195 }]);
    expect(drawnAgain(marketsOf, moved)).toBe(1);
    expect(drawnAgain(marketsOf, structuredClone(GAME))).toBe(0);
  });

  it('SPT-01 one row for a price that changed, none for a price of a market that is not shown, all for what they share', () => {
    const moved = withPrices(GAME, [{ selectionId: selectionId(one), version: 2, odds: 195 }]);
    const count = marketsOf(GAME).length;
    expect(rowsDrawnAgain(marketsOf, moved)).toBe(1);
    const elsewhere = { ...GAME, markets: [...GAME.markets, line('99', '')] };
    expect(rowsDrawnAgain(marketsOf, elsewhere)).toBe(0);
    expect(rowsDrawnAgain(marketsOf, structuredClone(GAME))).toBe(0);
    expect(rowsDrawnAgain(marketsOf, { ...GAME, status: 'finished' })).toBe(count);
    expect(rowsDrawnAgain(marketsOf, GAME, { page: 'handicap' })).toBe(count);
  });

  it('SPT-01 one for a pick, all for a game that ends or is called otherwise', () => {
    const count = buttonsOf(GAME, marketsOf(GAME)).length;
    expect(drawnAgain(marketsOf, GAME, one)).toBe(1);
    expect(drawnAgain(marketsOf, { ...GAME, status: 'finished' })).toBe(count);
    expect(drawnAgain(marketsOf, { ...GAME, home: 'another' })).toBe(count);
  });
});
