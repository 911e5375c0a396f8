/** A row of prices for each line, however many stand in it; a market without a line is one row. */
import { memo } from 'react';
import type { Market } from '../../../domain/sports/fixture.ts';
import type { ShapeProps } from './shapeProps.ts';
import { lineText } from './lineText.ts';
import * as styles from './MarketRows.css.ts';
import { PriceCell } from './PriceCell.tsx';

export function MarketRows({ block, picked, context, isNarrow }: ShapeProps) {
  return block.lines.map((market) => (
    <LineRow key={market.baseLine} market={market} picked={picked} context={context} isNarrow={isNarrow} />
  ));
}

type LineRowProps = Pick<ShapeProps, 'picked' | 'context' | 'isNarrow'> & { readonly market: Market };

/** More stand in several rows. */
const MOST_ACROSS = 3;

const LineRow = memo(function LineRow({ market, picked, context, isNarrow }: LineRowProps) {
  const { selections, baseLine } = market;
  const across = Math.min(selections.length, MOST_ACROSS);
  return (
    <div className={styles.row}>
      {baseLine === '' ? null : <span className={styles.line}>{lineText(market)}</span>}
      <div
        className={styles.prices}
        {...(isNamed(market) ? {} : { style: { gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` } })}
      >
        {selections.map((selection) => (
          <PriceCell
            key={selection.selectionId}
            selection={selection}
            picked={picked}
            context={context}
            shape={isNarrow ? 'compact' : 'wide'}
            // Above the price there is room for a team's name, beside it there is none.
            isNamedBySide={!isNarrow || baseLine !== ''}
          />
        ))}
      </div>
    </div>
  );
});

/** Three names or more take what room they need. */
const isNamed = ({ selections }: Market): boolean =>
  selections.length > 2 && selections.some(({ side }) => side === 'named');
