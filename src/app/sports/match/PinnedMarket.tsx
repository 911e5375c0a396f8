/** A favourite market as one row: all of its prices, or those of its main line. */
import { useId } from 'react';
import { marketNameIn } from '../../kit/copy/sportMarketNames.ts';
import * as styles from './MarketBlockView.css.ts';
import type { ShapeProps } from './shapeProps.ts';
import { sidesOf } from './marketBlocks.ts';
import { lineText } from './lineText.ts';
import { PinButton } from './PinButton.tsx';
import { PriceCell } from './PriceCell.tsx';
import * as rows from './MarketRows.css.ts';

export function PinnedMarket({ block, picked, context, isNarrow }: Omit<ShapeProps, 'isWhole'>) {
  const id = useId();
  const { marketId, lines, mainLine, shape } = block;
  const main = lines.find(({ baseLine }) => baseLine === mainLine) ?? lines[0];
  if (main === undefined) return null;
  const cells = shape === 'ladder' ? sidesOf(main) : main.selections;
  const name = marketNameIn(context.game.sportId, { marketId, name: main.name });
  return (
    <section
      role="group"
      className={styles.pinned}
      style={{ flexGrow: cells.length, flexBasis: `${11 * Math.min(cells.length, 3)}rem` }}
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-name`} className={styles.name}>
          {name}
        </h2>
        <span className={styles.count}>{main.baseLine === '' ? null : lineText(main)}</span>
        <PinButton marketId={marketId} name={name} isPinned />
      </div>
      <div className={styles.prices} data-roomy="">
        <div
          className={rows.prices}
          style={{ gridTemplateColumns: `repeat(${Math.min(cells.length, 3)}, minmax(0, 1fr))` }}
        >
          {cells.map((selection, place) => (
            <PriceCell
              key={selection?.selectionId ?? place}
              selection={selection}
              picked={picked}
              context={context}
              shape={isNarrow ? 'compact' : 'wide'}
              isNamedBySide={shape === 'ladder' && (selection?.side === 'home' || selection?.side === 'away')}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
