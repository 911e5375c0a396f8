/** One market with all its lines under a head that folds it. Drawn again only when something of it changes. */
import { memo, useId, useState, type ReactNode } from 'react';
import type { MarketShape } from '../../../domain/reference/marketShapes.ts';
import { marketNameIn } from '../../kit/copy/sportMarketNames.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { match } from '../copy/match.ts';
import { Ladder } from './Ladder.tsx';
import * as styles from './MarketBlockView.css.ts';
import { MarketRows } from './MarketRows.tsx';
import { MOST_LINES, MOST_LINES_NARROW, type MarketBlock } from './marketBlocks.ts';
import { NamedList } from './NamedList.tsx';
import { PinButton } from './PinButton.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import type { ShapeProps } from './shapeProps.ts';

const shapes: { readonly [Shape in MarketShape]: (props: ShapeProps) => ReactNode } = {
  row: MarketRows,
  ladder: Ladder,
  lines: MarketRows,
  grid: ScoreTable,
  list: NamedList,
};

interface MarketBlockViewProps extends Omit<ShapeProps, 'isWhole'> {
  readonly isFolded: boolean;
  readonly onFold: (marketId: string) => void;
  readonly isPinned: boolean;
}

export const MarketBlockView = memo(function MarketBlockView(props: MarketBlockViewProps) {
  const { block, context, isNarrow, isFolded, onFold, isPinned } = props;
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { marketId, lines, shape } = block;
  const name = marketNameIn(context.game.sportId, { marketId, name: lines[0]?.name ?? '' });
  const Shape = shapes[shape];
  const left = shape === 'ladder' ? lines.length - (isNarrow ? MOST_LINES_NARROW : MOST_LINES) : 0;
  return (
    <section role="group" className={styles.block} aria-labelledby={`${id}-name`}>
      <div className={styles.head}>
        <h2 id={`${id}-name`} className={styles.name}>
          {name}
        </h2>
        <span className={styles.count}>{countText(block)}</span>
        <PinButton marketId={marketId} name={name} isPinned={isPinned} />
        <button
          type="button"
          className={styles.tool}
          aria-expanded={!isFolded}
          aria-controls={`${id}-prices`}
          aria-label={isFolded ? match.unfold(name) : match.fold(name)}
          onClick={() => onFold(marketId)}
        >
          <Icon name={isFolded ? 'down' : 'up'} size={16} />
        </button>
      </div>
      <div id={`${id}-prices`} className={styles.prices} hidden={isFolded}>
        {isFolded ? null : <Shape {...props} isWhole={isWhole} />}
        {isFolded || left <= 0 ? null : (
          <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? match.fewerLines : match.moreLines(left)}
            <Icon name={isWhole ? 'up' : 'down'} size={16} />
          </button>
        )}
      </div>
    </section>
  );
});

function countText({ lines }: MarketBlock): string | null {
  if (lines.length > 1) return match.lines(lines.length);
  const count = lines[0]?.selections.length ?? 0;
  return count > FEW ? match.selections(count) : null;
}

/** So many are counted at a glance. */
const FEW = 3;
