/** One market of a game in one row: its name, then a price on the left, one or a line in the middle, one on the right. What has more answers is a grid. */
import { memo } from 'react';
import { groupOf } from '../../../domain/reference/boardMarkets.ts';
import type { Fixture, Market, Selection, Side } from '../../../domain/sports/fixture.ts';
import { sideNames } from '../../kit/copy/codes.ts';
import { marketNameOf } from '../../kit/copy/markets.ts';
import { AbsentOdds } from '../../kit/ui/odds-button/OddsButton.tsx';
import { groupNames, twoWay } from '../copy/boards.ts';
import type { GameProps } from './gameParts.ts';
import * as styles from './MarketRow.css.ts';
import { isSameRow } from './sameButton.ts';
import { isPickedIn, SelectionButton } from './SelectionButton.tsx';

interface MarketRowProps extends GameProps {
  readonly market: Market;
}

export const keyOfMarket = ({ marketId, baseLine }: Market): string => `${marketId}|${baseLine}`;

/** How a market is drawn: in one row, on a phone under its name, or as a grid whose rows are as many as its width makes them. */
export function shapeOf(market: Market): 'row' | 'headed' | 'grid' {
  const cells = cellsOf(market);
  if (cells === undefined) return 'grid';
  return isHeaded(market, cells) ? 'headed' : 'row';
}

const isHeaded = ({ marketId }: Market, { middle }: Cells): boolean =>
  middle !== undefined && groupOf(marketId) === 'special';

export const MarketRow = memo(function MarketRow({ fixture, market, pickedId, context }: MarketRowProps) {
  const name = nameOf(market);
  const cells = cellsOf(market);
  const button = (selection: Selection, place: 'left' | 'middle' | 'right' | 'grid') => (
    <SelectionButton
      key={selection.selectionId}
      fixture={fixture}
      selection={selection}
      isPicked={isPickedIn(pickedId, selection)}
      context={context}
      shape={context.isNarrow ? 'compact' : place === 'middle' ? 'priceOnly' : 'wide'}
      priceAt={place === 'right' ? 'start' : 'end'}
      {...shownName(fixture, selection)}
    />
  );
  if (cells === undefined) {
    return (
      <div className={styles.many}>
        <span className={styles.name}>{name}</span>
        <div className={styles.grid}>{market.selections.map((selection) => button(selection, 'grid'))}</div>
      </div>
    );
  }
  const { left, middle, right } = cells;
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={`${name} ${market.baseLine}`.trim()}
      data-headed={isHeaded(market, cells) || undefined}
    >
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <div className={styles.left}>{left ? button(left, 'left') : <AbsentOdds />}</div>
      <div className={styles.middle}>
        {middle ? button(middle, 'middle') : <Line name={name} line={market.baseLine} />}
      </div>
      <div className={styles.right}>{right ? button(right, 'right') : <AbsentOdds />}</div>
    </div>
  );
}, isSameRow);

/** On a phone the market's name has no column of its own. */
function Line({ name, line }: { readonly name: string; readonly line: string }) {
  return (
    <span className={styles.line} aria-hidden="true">
      <span className={styles.lineName}>{name}</span>
      {line}
    </span>
  );
}

/** The line stands in the middle, so that a side is called by its name alone. */
function shownName({ home, away }: Fixture, { side }: Selection): { readonly shown?: string } {
  if (side === 'home') return { shown: home };
  if (side === 'away') return { shown: away };
  return side === 'named' ? {} : { shown: sideNames[side] };
}

function nameOf(market: Market): string {
  const group = groupOf(market.marketId);
  if (group === 'special') return marketNameOf(market);
  return group === 'win' && market.selections.length === 2 ? twoWay : groupNames[group];
}

interface Cells {
  readonly left: Selection | undefined;
  readonly middle: Selection | undefined;
  readonly right: Selection | undefined;
}

/** @returns `undefined` for a market with more answers than a row has places */
function cellsOf({ selections }: Market): Cells | undefined {
  const of = (...sides: readonly Side[]) => selections.find(({ side }) => sides.includes(side));
  const named = selections.filter(({ side }) => side === 'named');
  if (named.length === 0) return { left: of('home', 'under'), middle: of('draw'), right: of('away', 'over') };
  if (named.length > 3 || named.length === 1) return undefined;
  const [first, second, third] = named;
  return third === undefined
    ? { left: first, middle: undefined, right: second }
    : { left: first, middle: second, right: third };
}
