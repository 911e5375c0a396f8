/** Markets of a round as rows of cells; those with many cells fold. */
import type { PricedMarket } from '../../../domain/mini-games/virtual/marketOf.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { virtual, virtualMarketName } from '../copy/virtual.ts';
import { PriceCell, type CellContext } from './PriceCell.tsx';
import { returnText } from './returns.ts';
import * as styles from './Virtual.css.ts';

/** From how many cells on a market folds. */
const MANY = 4;

interface MarketsProps {
  readonly markets: readonly PricedMarket[];
  readonly context: CellContext;
  /** Whether the cells say by themselves what they are of. */
  readonly isPlain?: boolean;
}

export function Markets({ markets, context, isPlain = false }: MarketsProps) {
  return markets.map((market) => {
    const cells = <Cells market={market} context={context} />;
    const title = virtualMarketName(market.marketId);
    const returned = (
      <span className={styles.returned}>
        {virtual.returned} {returnText(market)}
      </span>
    );
    // Whoever holds plain ones names them all at once: each a region of that name would be told apart by nothing.
    if (isPlain) {
      return (
        <div key={market.marketId} className={styles.market}>
          {cells}
        </div>
      );
    }
    return market.cells.length < MANY ? (
      <section key={market.marketId} className={styles.market} aria-label={title}>
        <p className={styles.marketHead}>
          {title}
          {returned}
        </p>
        {cells}
      </section>
    ) : (
      <details key={market.marketId} className={styles.fold}>
        <summary className={styles.foldHead}>
          <Icon name="down" size={16} />
          {title}
          <span className={styles.returned}>
            {market.cells.length} · {virtual.returned} {returnText(market)}
          </span>
        </summary>
        <div className={styles.market}>{cells}</div>
      </details>
    );
  });
}

function Cells({
  market: { marketId, cells },
  context,
}: {
  readonly market: PricedMarket;
  readonly context: CellContext;
}) {
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.cells} data-cells={cells.length >= MANY ? 'many' : cells.length}>
      {cells.map((cell) => (
        <PriceCell
          key={cell.key}
          marketId={marketId}
          cell={cell}
          context={context}
          shape={isNarrow || cells.length >= MANY ? 'compact' : 'wide'}
        />
      ))}
    </div>
  );
}
