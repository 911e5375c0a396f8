/** One cell of a market as an odds button. */
import { formatOdds } from '../../../domain/kernel/odds.ts';
import type { PricedCell } from '../../../domain/mini-games/virtual/marketOf.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { OddsButton, type OddsButtonProps } from '../../kit/ui/odds-button/OddsButton.tsx';
import { virtualCellName, virtualMarketName, type CellNames } from '../copy/virtual.ts';

/** What all cells of a round share. */
export interface CellContext {
  readonly names: CellNames;
  readonly state: OddsButtonProps['state'];
  isPicked: (marketId: string, key: string) => boolean;
  onPress: (marketId: string, key: string) => void;
}

interface PriceCellProps {
  readonly marketId: string;
  readonly cell: PricedCell;
  readonly context: CellContext;
  readonly shape: OddsButtonProps['shape'];
}

export function PriceCell({ marketId, cell: { key, odds }, context, shape }: PriceCellProps) {
  const { now } = usePorts();
  const name = virtualCellName(key, context.names);
  return (
    <OddsButton
      label={`${virtualMarketName(marketId)} ${name} ${formatOdds(odds)}`}
      name={name}
      shape={shape}
      state={context.state}
      isPicked={context.isPicked(marketId, key)}
      odds={odds}
      oddsBefore={odds}
      movedAt={0}
      now={now}
      onPress={() => context.onPress(marketId, key)}
    />
  );
}
