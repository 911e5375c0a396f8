/** The prices of a game beside boards, on the home page and of one that was searched for, while only its name has come. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GamePrices as HomePrices, type GameProps } from '../../../src/app/sports/home/GamePrices.tsx';
import { GamePrices as FoundPrices } from '../../../src/app/sports/search/GameRow.tsx';
import { NONE_STALE } from '../../../src/app/frame/connection/stalePrices.ts';
import { withoutPrices } from '../../../src/domain/sports/offerIndex.ts';
import { aFixture, aMarket, aSelection } from '../../support/domain/eventFactory.ts';

const CONTEXT: GameProps['context'] = {
  page: 'wintielose',
  stale: NONE_STALE,
  now: () => 0,
  isNarrow: false,
  onToggle: () => undefined,
  followed: new Set(['all']),
  hasArrowKeys: false,
};
const game = (marketId: string, ...sides: readonly ('home' | 'draw' | 'away' | 'named')[]) =>
  aFixture('f', {
    markets: [
      aMarket(
        sides.map((side, index) => aSelection(`${side}${index}`, { side })),
        { marketId },
      ),
    ],
  });
const FOOTBALL = game('1', 'home', 'draw', 'away');
const BASKETBALL = game('226', 'home', 'away');
const RACE = game('274', 'named', 'named', 'named');

const count = (html: string, what: string) => html.split(what).length - 1;

describe.each([
  ['on the home page', HomePrices],
  ['that was searched for', FoundPrices],
])('the prices of a game %s', (_where, Prices) => {
  const drawn = (fixture: GameProps['fixture']) =>
    renderToStaticMarkup(<Prices fixture={fixture} pickedId={undefined} context={CONTEXT} />);

  it.each([
    [3, FOOTBALL],
    [2, BASKETBALL],
  ])('BRD-14 have their %i places before they come, and nothing to press', (cells, fixture) => {
    const [named, priced] = [drawn(withoutPrices(fixture)), drawn(fixture)];
    expect(count(priced, '<button')).toBe(cells);
    expect(count(named, '<button')).toBe(0);
    expect(count(named, 'data-state="coming"')).toBe(cells);
    expect(count(named, '>–<')).toBe(count(priced, '>–<'));
  });
});

describe('a race on the home page', () => {
  it('BRD-14 has the places of three runners before it is known who runs', () => {
    const drawn = (fixture: GameProps['fixture']) =>
      renderToStaticMarkup(<HomePrices fixture={fixture} pickedId={undefined} context={CONTEXT} />);
    expect(count(drawn(RACE), '<button')).toBe(3);
    expect(count(drawn(withoutPrices(RACE)), 'data-state="coming"')).toBe(3);
  });
});
