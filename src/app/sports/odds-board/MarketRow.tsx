/** One market of a game in one row: its name, then a price on the left, one or a line in the middle, one on the right. What has more answers is a grid. */
import { memo, type ReactNode } from 'react';
import { groupOf, hasDraw } from '../../../domain/reference/boardMarkets.ts';
import type { Fixture, Market, Selection, Side } from '../../../domain/sports/fixture.ts';
import { sideNames } from '../../kit/copy/codes.ts';
import { marketNameOf } from '../../kit/copy/markets.ts';
import { AbsentOdds, ComingOdds } from '../../kit/ui/odds-button/OddsButton.tsx';
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
  if (market.selections.length === 0)
    return <ComingRow fixture={fixture} market={market} isNarrow={context.isNarrow} />;
  if (cells === undefined) {
    return (
      <div className={styles.many}>
        <span className={styles.name}>{nameOf(market)}</span>
        <div className={styles.grid}>{market.selections.map((selection) => button(selection, 'grid'))}</div>
      </div>
    );
  }
  const { left, middle, right } = cells;
  return (
    <Row
      market={market}
      isHeaded={isHeaded(market, cells)}
      left={left ? button(left, 'left') : <AbsentOdds />}
      middle={middle ? button(middle, 'middle') : <Line market={market} />}
      right={right ? button(right, 'right') : <AbsentOdds />}
    />
  );
}, isSameRow);

interface ComingRowProps extends Pick<MarketRowProps, 'fixture' | 'market'> {
  readonly isNarrow: boolean;
}

/** Of a market that is only named (IDX-1): as its row will be, with the names that are known and the prices on their way. */
function ComingRow({ fixture, market, isNarrow }: ComingRowProps) {
  const [left, right] = comingNames(fixture, market);
  const shape = isNarrow ? 'compact' : 'wide';
  return (
    <Row
      market={market}
      isHeaded={false}
      isBusy
      left={<ComingOdds name={left} shape={shape} />}
      middle={
        hasDraw(market.marketId) ? (
          <ComingOdds name={sideNames.draw} shape={isNarrow ? 'compact' : 'priceOnly'} />
        ) : (
          <Line market={market} />
        )
      }
      right={<ComingOdds name={right} shape={shape} priceAt="start" />}
    />
  );
}

interface RowProps extends Pick<MarketRowProps, 'market'> {
  readonly isHeaded: boolean;
  /** Whether its prices are on their way. */
  readonly isBusy?: true;
  readonly left: ReactNode;
  readonly middle: ReactNode;
  readonly right: ReactNode;
}

function Row({ market, isHeaded: isUnderName, isBusy, left, middle, right }: RowProps) {
  const name = nameOf(market);
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={`${name} ${market.baseLine}`.trim() || undefined}
      aria-busy={isBusy}
      data-headed={isUnderName || undefined}
    >
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <div className={styles.left}>{left}</div>
      <div className={styles.middle}>{middle}</div>
      <div className={styles.right}>{right}</div>
    </div>
  );
}

/** On a phone the market's name has no column of its own. */
function Line({ market }: Pick<MarketRowProps, 'market'>) {
  return (
    <span className={styles.line} aria-hidden="true">
      <span className={styles.lineName}>{nameOf(market)}</span>
      {market.baseLine}
    </span>
  );
}

/** The line stands in the middle, so that a side is called by its name alone. */
function shownName({ home, away }: Fixture, { side }: Selection): { readonly shown?: string } {
  if (side === 'home') return { shown: home };
  if (side === 'away') return { shown: away };
  return side === 'named' ? {} : { shown: sideNames[side] };
}

/** What its group asks; of a special market they are not known. */
function comingNames({ home, away }: Fixture, { marketId }: Market): readonly [left: string, right: string] {
  const group = groupOf(marketId);
  if (group === 'total') return [sideNames.under, sideNames.over];
  return group === 'special' && !hasDraw(marketId) ? ['', ''] : [home, away];
}

/** One that is only named has no answers to count. */
export const isTwoWay = ({ marketId, selections }: Market): boolean =>
  selections.length === 0 ? !hasDraw(marketId) : selections.length === 2;

function nameOf(market: Market): string {
  const group = groupOf(market.marketId);
  if (group === 'special') return marketNameOf(market);
  return group === 'win' && isTwoWay(market) ? twoWay : groupNames[group];
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
