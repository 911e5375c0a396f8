/** The blocks of a match: what the member has marked as a favourite in a strip of its own, then all in three columns, two or one. */
import { useMemo } from 'react';
import { useFavourites } from '../../frame/favourites/useFavourites.ts';
import { useIsNarrow, useIsTight } from '../../kit/theme/screenSize.ts';
import { match } from '../copy/match.ts';
import { MarketBlockView } from './MarketBlockView.tsx';
import { inColumns, withPinned, type MarketBlock } from './marketBlocks.ts';
import type { MatchContext } from './matchContext.ts';
import * as styles from './MarketBlocks.css.ts';
import { PinnedMarket } from './PinnedMarket.tsx';
import type { Folded } from './useFolded.ts';

interface MarketBlocksProps {
  readonly blocks: readonly MarketBlock[];
  /** Whether favourites have their strip. */
  readonly hasStrip: boolean;
  readonly picked: ReadonlySet<string>;
  readonly context: MatchContext;
  readonly folded: Folded;
}

export function MarketBlocks({ blocks, hasStrip, picked, context, folded }: MarketBlocksProps) {
  const isNarrow = useIsNarrow();
  const isTight = useIsTight();
  const { markets } = useFavourites();
  const { strip, rest } = useMemo(() => withPinned(blocks, hasStrip ? markets : NONE), [blocks, hasStrip, markets]);
  const count = Math.max(1, Math.min(isNarrow ? 1 : isTight ? 2 : 3, rest.length));
  const columns = useMemo(() => inColumns(rest, count), [rest, count]);
  const shared = { picked, context, isNarrow };
  return (
    <>
      {strip.length === 0 ? null : (
        <section className={styles.strip} aria-label={match.pinned}>
          {strip.map((block) => (
            <PinnedMarket key={block.marketId} block={block} {...shared} />
          ))}
        </section>
      )}
      <div className={styles.columns} style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
        {columns.map((column, place) => (
          <div key={place} className={styles.column}>
            {column.map((block) => (
              <MarketBlockView
                key={block.marketId}
                block={block}
                {...shared}
                isFolded={folded.has(block.marketId)}
                onFold={folded.toggle}
                isPinned={markets.includes(block.marketId)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

const NONE: readonly string[] = [];
