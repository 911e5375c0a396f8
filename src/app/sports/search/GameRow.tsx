/** A game that was found: its sides, when it begins or how it stands, and its prices, which go on the slip of the page. */
import type { FoundGame, Found } from '../../../domain/search/gameIndex.ts';
import { isOnlyNamed, winMarketOf, type Fixture, type Selection } from '../../../domain/sports/fixture.ts';
import { hasDraw } from '../../../domain/reference/boardMarkets.ts';
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

/** Three cells whatever the market has, so that a price has its place before it is here; of a game that is only named they are on their way (BRD-14). */
export function GamePrices({ fixture, pickedId, context }: Pick<GameRowProps, 'fixture' | 'pickedId' | 'context'>) {
  const market = fixture !== undefined && isListed(fixture, MAIN_BOARD) ? winMarketOf(fixture) : undefined;
  const isNamed = fixture !== undefined && isOnlyNamed(fixture);
  return SIDES.map((side) => (
    <span key={side} role="gridcell" className={styles.price}>
      {market !== undefined && isNamed && (side !== 'draw' || hasDraw(market.marketId)) ? (
        <ComingOdds name="" shape="priceOnly" />
      ) : (
        <Price
          fixture={fixture}
          selection={market?.selections.find((one) => one.side === side)}
          {...{ pickedId, context }}
        />
      )}
    </span>
  ));
}

interface PriceProps extends Pick<GameRowProps, 'fixture' | 'pickedId' | 'context'> {
  readonly selection: Selection | undefined;
}

function Price({ fixture, selection, pickedId, context }: PriceProps) {
  if (fixture === undefined || selection === undefined) return <AbsentOdds />;
  return (
    <SelectionButton
      fixture={fixture}
      selection={selection}
      isPicked={selection.selectionId === pickedId}
      context={context}
      shape="priceOnly"
    />
  );
}
