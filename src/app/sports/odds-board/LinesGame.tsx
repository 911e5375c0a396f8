/** A game of a board of several markets: its start on the left, a row for each market, the way to all of them on the right. */
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import type { Fixture, Market } from '../../../domain/sports/fixture.ts';
import { fixtureStatusNames } from '../../kit/copy/codes.ts';
import { board } from '../../kit/copy/labels.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { boards } from '../copy/boards.ts';
import { playedText } from '../copy/home.ts';
import type { GameProps } from './gameParts.ts';
import { hasSides } from './hasSides.ts';
import { KickOff } from './KickOff.tsx';
import * as styles from './LinesGame.css.ts';
import { keyOfMarket, MarketRow, shapeOf } from './MarketRow.tsx';
import { countOfMore, MoreMarkets } from './MoreMarkets.tsx';

/** Heights of what a game is made of, each with the gap that follows it, as its styles make them; `head`: what stands over the rows, less the last gap. */
const WIDE_REM = { row: 2.5, more: 2.25, head: -0.25 };
const NARROW_REM = { row: 3.5, name: 1.25, more: 3, head: 1.25 };

interface LinesGameProps extends GameProps {
  readonly markets: readonly Market[];
  /** Those that are shown once they are asked for. */
  readonly rest?: readonly Market[];
}

export function LinesGame({ fixture, pickedId, context, markets, rest = [] }: LinesGameProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const ended = fixtureStatusNames[fixture.status];
  const row = (market: Market) => (
    <MarketRow key={keyOfMarket(market)} fixture={fixture} market={market} pickedId={pickedId} context={context} />
  );
  const shown = isOpen ? [...markets, ...rest] : markets;
  return (
    <div
      className={styles.game}
      style={hasSides(fixture) ? whenNear(shown, rest.length > 0, context.isNarrow) : undefined}
      role="group"
      aria-label={teamsText(fixture)}
    >
      <div className={styles.head}>
        {fixture.score === null ? (
          <KickOff startAt={fixture.startAt} isLive={fixture.status === 'inPlay'} />
        ) : (
          <Played fixture={fixture} />
        )}
      </div>
      <div className={styles.rows} id={id}>
        {hasSides(fixture) ? null : <strong className={styles.head}>{teamsText(fixture)}</strong>}
        {shown.map(row)}
        {rest.length === 0 ? null : (
          <button
            type="button"
            className={styles.rest}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? boards.fold : boards.restLines(rest.length)}
            <Icon name={isOpen ? 'up' : 'down'} size={14} />
          </button>
        )}
      </div>
      <More>
        {ended === null ? (
          <MoreMarkets id={fixture.fixtureId} count={countOfMore(fixture, markets.length)} />
        ) : (
          (ended ?? board.closed)
        )}
      </More>
    </div>
  );
}

/**
 * A game is laid out and painted when it comes near (0170). Until then it counts as high as its rows will make it, without the room around them, so
 * that the page is as long as it will be and a place in it is found again; where its rows do not tell how high they are, it is drawn with the page.
 */
function whenNear(shown: readonly Market[], hasMore: boolean, isNarrow: boolean): CSSProperties | undefined {
  const shapes = shown.map(shapeOf);
  if (shapes.includes('grid')) return undefined;
  const headed = shapes.filter((shape) => shape === 'headed').length;
  const height = isNarrow
    ? NARROW_REM.head + shown.length * NARROW_REM.row + headed * NARROW_REM.name + (hasMore ? NARROW_REM.more : 0)
    : WIDE_REM.head + shown.length * WIDE_REM.row + (hasMore ? WIDE_REM.more : 0);
  return { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}rem` };
}

const More = ({ children }: { readonly children: ReactNode }) => <div className={styles.more}>{children}</div>;

/** Of a game in play: where it stands. */
function Played({ fixture: { sportId, score } }: { readonly fixture: Fixture }) {
  if (score === null) return null;
  return (
    <span className={styles.played}>
      <span className={styles.period}>{playedText(sportId, score)}</span>
      <span className={styles.score}>
        {score.home} : {score.away}
      </span>
    </span>
  );
}
