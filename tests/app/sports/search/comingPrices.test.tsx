/** The prices of a game that was searched for, while only its name has come. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GamePrices } from '../../../../src/app/sports/search/GameRow.tsx';
import { NONE_STALE } from '../../../../src/app/frame/connection/stalePrices.ts';
import type { RowContext } from '../../../../src/app/sports/odds-board/SelectionButton.tsx';
import type { Fixture } from '../../../../src/domain/sports/fixture.ts';
import { aFixture, aMarket, aSelection } from '../../../support/domain/eventFactory.ts';

const CONTEXT: RowContext = {
  page: 'wintielose',
  stale: NONE_STALE,
  now: () => 0,
  isNarrow: false,
  onToggle: () => undefined,
  followed: new Set(['all']),
  hasArrowKeys: false,
};
const game = (marketId: string, ...sides: readonly ('home' | 'draw' | 'away')[]) =>
  aFixture('f', {
    markets: [
      aMarket(
        sides.map((side) => aSelection(side, { side })),
        { marketId },
      ),
    ],
  });

const count = (html: string, what: string) => html.split(what).length - 1;
const drawn = (fixture: Fixture | undefined) => {
  const html = renderToStaticMarkup(<GamePrices fixture={fixture} pickedId={undefined} context={CONTEXT} />);
  return { coming: count(html, 'data-state="coming"'), buttons: count(html, '<button'), dashes: count(html, '>–<') };
};

it('BRD-14 the prices of a game that was searched for have their places before they come, and no dash says that there are none', () => {
  expect(drawn(undefined)).toEqual({ coming: 3, buttons: 0, dashes: 0 });
  expect(drawn(game('1', 'home', 'draw', 'away'))).toEqual({ coming: 0, buttons: 3, dashes: 0 });
  expect(drawn(game('226', 'home', 'away'))).toEqual({ coming: 0, buttons: 2, dashes: 1 });
});
