/** A game that was found: its sides, when it begins or how it stands, and its prices, which go on the slip of the page. */
import type { FoundGame, Found } from '../../../domain/search/gameIndex.ts';
import { winMarketOf, type Fixture, type Selection } from '../../../domain/sports/fixture.ts';
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { categoryOf } from '../../../domain/reference/sports.ts';
import { isListed } from '../../../domain/sports/board.ts';
import { playedText } from '../copy/home.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { AbsentOdds, ComingOdds } from '../../kit/ui/odds-button/OddsButton.tsx';
import { SelectionButton, type RowContext } from '../odds-board/SelectionButton.tsx';
import { Marked } from './Marked.tsx';
import { startText } from './startText.ts';
import * as styles from './SearchPanel.css.ts';

interface GameRowProps {
  readonly game: FoundGame;
  /** `undefined` while its prices have not come, and where it has left the offer. */
  readonly fixture: Fixture | undefined;
  readonly pickedId: string | undefined;
  readonly context: RowContext;
  readonly now: number;
}

const SIDES = ['home', 'draw', 'away'] as const;
const NOT_FOUND: Found = { from: 0, to: 0, alias: null };

export function GameName({ game, fixture, now }: Pick<GameRowProps, 'game' | 'fixture' | 'now'>) {
  const isLive = fixture?.status === 'inPlay';
  return (
    <>
      <MenuIcon name={categoryOf(game.sportId)} size={18} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>
          <Marked text={game.home} found={game.homeFound ?? NOT_FOUND} /> –{' '}
          <Marked text={game.away} found={game.awayFound ?? NOT_FOUND} />
        </span>
        <span className={styles.meta}>
          {isLive && fixture.score !== null ? (
            <span className={styles.live}>
              {playedText(game.sportId, fixture.score)} {fixture.score.home} : {fixture.score.away}
            </span>
          ) : (
            startText(fixture?.startAt ?? game.startAt, now)
          )}{' '}
          · {game.leagueName}
        </span>
      </span>
    </>
  );
}

/** Three cells whatever the market has: where a game is known by its name alone its prices are on their way (BRD-14), and no dash says that there are none. */
export function GamePrices({ fixture, pickedId, context }: Pick<GameRowProps, 'fixture' | 'pickedId' | 'context'>) {
  const isOffered = fixture !== undefined && isListed(fixture, MAIN_BOARD);
  const selections = isOffered ? (winMarketOf(fixture)?.selections ?? []) : [];
  return SIDES.map((side) => {
    const selection: Selection | undefined = selections.find((one) => one.side === side);
    return (
      <span key={side} role="gridcell" className={styles.price}>
        {fixture === undefined ? (
          <ComingOdds name="" shape="priceOnly" />
        ) : selection === undefined ? (
          <AbsentOdds />
        ) : (
          <SelectionButton
            fixture={fixture}
            selection={selection}
            isPicked={selection.selectionId === pickedId}
            context={context}
            shape="priceOnly"
          />
        )}
      </span>
    );
  });
}
