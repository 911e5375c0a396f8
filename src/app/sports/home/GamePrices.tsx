/**
 * The prices of a game on the home page: the board's own buttons. A game in play whose prices do not stay on offer has none to press (CLS-1), and
 * says so. One that is only named has the places of its prices (BRD-14).
 */
import { isListed } from '../../../domain/sports/board.ts';
import { hasDraw, OUTRIGHT } from '../../../domain/reference/boardMarkets.ts';
import { isOnlyNamed, winMarketOf, type Fixture, type Market, type Selection } from '../../../domain/sports/fixture.ts';
import { home } from '../copy/home.ts';
import { sideNames } from '../../kit/copy/codes.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { SelectionButton, type RowContext } from '../odds-board/SelectionButton.tsx';
import { AbsentOdds, ComingOdds } from '../../kit/ui/odds-button/OddsButton.tsx';
import * as styles from './GamePrices.css.ts';

export interface GameProps {
  readonly fixture: Fixture;
  /** The picked selection of this fixture, if one is. */
  readonly pickedId: string | undefined;
  readonly context: RowContext;
}

const CELLS = ['home', 'draw', 'away'] as const;

export function GamePrices({ fixture, pickedId, context }: GameProps) {
  const market = winMarketOf(fixture);
  if (market === undefined || !isListed(fixture, context.page))
    return <span className={styles.off}>{home.betsOff}</span>;
  const isNamed = isOnlyNamed(fixture);
  return (
    <div className={styles.prices} role="group" aria-label={teamsText(fixture)} aria-busy={isNamed || undefined}>
      {isNamed ? <ComingCells market={market} /> : <Cells {...{ fixture, market, pickedId, context }} />}
    </div>
  );
}

function Cells({ fixture, market, pickedId, context }: GameProps & { readonly market: Market }) {
  return cellsOf(market).map((selection, index) =>
    selection === undefined ? (
      <AbsentOdds key={CELLS[index]} />
    ) : (
      <SelectionButton
        key={selection.selectionId}
        fixture={fixture}
        selection={selection}
        isPicked={selection.selectionId === pickedId}
        context={context}
        shape="compact"
        isNamedBySide
      />
    ),
  );
}

/** Of a race nobody knows yet who runs. */
function ComingCells({ market: { marketId } }: { readonly market: Market }) {
  const isRace = marketId === OUTRIGHT;
  return CELLS.map((side) =>
    side === 'draw' && !isRace && !hasDraw(marketId) ? (
      <AbsentOdds key={side} />
    ) : (
      <ComingOdds key={side} name={isRace ? '' : sideNames[side]} shape="compact" />
    ),
  );
}

/** Home, draw, away; of an outright its first three runners. */
function cellsOf({ selections }: Market): readonly (Selection | undefined)[] {
  const bySide = CELLS.map((side) => selections.find((selection) => selection.side === side));
  return bySide.every((selection) => selection === undefined) ? selections.slice(0, CELLS.length) : bySide;
}
