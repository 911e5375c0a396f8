/**
 * The prices of a game on the home page: the board's own buttons. A game in play whose prices do not stay on offer has none to press (CLS-1), and
 * says so.
 */
import { isListed } from '../../../domain/sports/board.ts';
import { winMarketOf, type Fixture, type Market, type Selection } from '../../../domain/sports/fixture.ts';
import { home } from '../copy/home.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { SelectionButton, type RowContext } from '../odds-board/SelectionButton.tsx';
import { AbsentOdds } from '../../kit/ui/odds-button/OddsButton.tsx';
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
  return (
    <div className={styles.prices} role="group" aria-label={teamsText(fixture)}>
      {cellsOf(market).map((selection, index) =>
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
      )}
    </div>
  );
}

/** Home, draw, away; of an outright its first three runners. */
function cellsOf({ selections }: Market): readonly (Selection | undefined)[] {
  const bySide = CELLS.map((side) => selections.find((selection) => selection.side === side));
  return bySide.every((selection) => selection === undefined) ? selections.slice(0, CELLS.length) : bySide;
}
