/** Blocks of markets in three columns, two or one, as wide as the page is. */
import { useMemo } from 'react';
import { useIsNarrow, useIsTight } from '../../kit/theme/screenSize.ts';
import { MarketBlockView } from './MarketBlockView.tsx';
import { inColumns, type MarketBlock } from './marketBlocks.ts';
import type { MatchContext } from './matchContext.ts';
import * as styles from './BlockColumns.css.ts';
import type { Folded } from './useFolded.ts';

interface BlockColumnsProps {
  readonly blocks: readonly MarketBlock[];
  readonly picked: ReadonlySet<string>;
  readonly context: MatchContext;
  readonly folded: Folded;
}

export function BlockColumns({ blocks, picked, context, folded }: BlockColumnsProps) {
  const isNarrow = useIsNarrow();
  const isTight = useIsTight();
  const count = Math.min(isNarrow ? 1 : isTight ? 2 : 3, blocks.length);
  const columns = useMemo(() => inColumns(blocks, count), [blocks, count]);
  return (
    <div className={styles.columns} style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
      {columns.map((column, place) => (
        <div key={place} className={styles.column}>
          {column.map((block) => (
            <MarketBlockView
              key={block.marketId}
              block={block}
              picked={picked}
              context={context}
              isFolded={folded.has(block.marketId)}
              onFold={folded.toggle}
              isNarrow={isNarrow}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
