/** How a game stands on a board that the offer index has named, and whose prices are on their way. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { crossMarkets } from '../../../../src/app/sports/odds-board/boardRows.ts';
import { FixtureRow } from '../../../../src/app/sports/odds-board/FixtureRow.tsx';
import { LinesGame } from '../../../../src/app/sports/odds-board/LinesGame.tsx';
import { NONE_STALE } from '../../../../src/app/frame/connection/stalePrices.ts';
import type { RowContext } from '../../../../src/app/sports/odds-board/SelectionButton.tsx';
import type { Fixture } from '../../../../src/domain/sports/fixture.ts';
import { withoutPrices } from '../../../../src/domain/sports/offerIndex.ts';
import { aFixture, aMarket, aSelection } from '../../../support/domain/eventFactory.ts';

const market = (marketId: string, ...sides: readonly ('home' | 'draw' | 'away' | 'under' | 'over')[]) =>
  aMarket(
    sides.map((side) => aSelection(`${marketId}${side}`, { side, odds: 777 })),
    { marketId },
  );
const FOOTBALL = aFixture('f', {
  markets: [market('1', 'home', 'draw', 'away'), market('3', 'home', 'away'), market('2', 'under', 'over')],
});
const BASKETBALL = aFixture('b', { markets: [market('226', 'home', 'away'), market('28', 'under', 'over')] });

const PHONE = true;
const PRICE = '7.77';
const context = (isNarrow: boolean): RowContext => ({
  page: 'wintielose',
  stale: NONE_STALE,
  now: () => 0,
  isNarrow,
  onToggle: () => undefined,
  followed: new Set(['all']),
  hasArrowKeys: false,
});

/** Of a cross board, or else of the one of winners. */
function drawn(fixture: Fixture, board: 'cross' | 'winners', isNarrow = false): string {
  const shared = { fixture, pickedId: undefined, context: context(isNarrow) };
  return renderToStaticMarkup(
    <MemoryRouter>
      {board === 'cross' ? (
        <LinesGame {...shared} markets={crossMarkets(fixture).markets} />
      ) : (
        <FixtureRow {...shared} />
      )}
    </MemoryRouter>,
  );
}

const BOARDS = [
  ['winners', FOOTBALL, 3, 0],
  ['winners', BASKETBALL, 2, 1],
  ['cross', FOOTBALL, 7, 0],
  ['cross', BASKETBALL, 4, 0],
] as const;
const shapesIn = (html: string) => html.match(/data-shape="\w+"/g) ?? [];
const timesIn = (html: string, text: string) => html.split(text).length - 1;

describe('a game that is only named', () => {
  it.each(BOARDS)('IDX-1 BRD-14 stands on the board of %s as it will with its prices', (board, game, cells, absent) => {
    for (const isNarrow of [!PHONE, PHONE]) {
      const [named, priced] = [drawn(withoutPrices(game), board, isNarrow), drawn(game, board, isNarrow)];
      expect(timesIn(priced, '<button')).toBe(cells);
      expect(shapesIn(named)).toEqual(shapesIn(priced));
      for (const html of [named, priced]) expect(timesIn(html, '>–<')).toBe(absent);
      expect(named).toContain(game.home);
      expect(named).toContain(game.away);
      expect(timesIn(named, 'data-two-way')).toBe(timesIn(priced, 'data-two-way'));
    }
  });

  it.each(BOARDS)(
    'IDX-1 BRD-14 has no price to press on the board of %s, and no count of what is not known',
    (board, game) => {
      const named = drawn(withoutPrices(game), board);
      expect(named).not.toContain('<button');
      expect(named).not.toContain('<a ');
      expect(drawn(game, board)).toContain(PRICE);
      expect(named).not.toContain(PRICE);
    },
  );

  it('BRD-12 BRD-14 stands under its title where it is a race', () => {
    const race = aFixture('r', { markets: [aMarket([aSelection('r1', { side: 'named' })], { marketId: '274' })] });
    const named = drawn(withoutPrices(race), 'winners');
    expect(shapesIn(named)).toEqual([]);
    expect(named).toContain(race.home);
  });
});
