/** One cell of a market: its name, its odds, and what the member has staked on it. */
import { memo } from 'react';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { cellNameOf, longCellNameOf } from '../copy/markets.ts';
import { play } from '../copy/play.ts';
import * as styles from './MarketCell.css.ts';

export interface MarketCellProps {
  readonly marketId: string;
  /** Key of the cell within its market. */
  readonly cell: string;
  /** Hundredths. */
  readonly odds: number;
  /** Name over odds, where cells are narrow. */
  readonly isTall: boolean;
  readonly isPicked: boolean;
  /** Won staked on it in this round. */
  readonly stake: number | undefined;
  readonly state: 'open' | 'closed' | 'stale' | 'hedged';
  readonly onPress: (marketId: string, cell: string) => void;
}

export const MarketCell = memo(function MarketCell(props: MarketCellProps) {
  const { marketId, cell, odds, isTall, isPicked, stake, state, onPress } = props;
  const isOpen = state === 'open';
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={`${longCellNameOf(marketId, cell)} ${formatOdds(odds)}`}
      aria-description={state === 'hedged' ? play.hedge : undefined}
      aria-pressed={isPicked}
      disabled={!isOpen}
      data-tall={isTall || undefined}
      data-state={state}
      data-picked={isPicked || undefined}
      data-staked={stake !== undefined || undefined}
      onClick={() => onPress(marketId, cell)}
    >
      <span className={styles.name}>
        {cellNameOf(marketId, cell)}
        <span className={styles.mark}>
          {isPicked ? <Icon name="check" size={12} /> : isOpen ? null : <Icon name="lock" size={12} />}
        </span>
      </span>
      {stake === undefined ? null : <span className={styles.stake}>{formatWon(stake)}</span>}
      {state === 'hedged' ? (
        <span className={styles.hedge}>{play.hedge}</span>
      ) : (
        <span className={styles.odds}>{formatOdds(odds)}</span>
      )}
    </button>
  );
});
