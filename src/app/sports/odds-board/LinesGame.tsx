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
import { keyOfMarket, MarketRow } from './MarketRow.tsx';
import { MoreMarkets } from './MoreMarkets.tsx';

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
  const room = roomOf(markets.length + (isOpen ? rest.length : 0), rest.length > 0, context.isNarrow);
  return (
    <div className={styles.game} style={room} role="group" aria-label={teamsText(fixture)}>
      <div className={styles.head}>
        {fixture.score === null ? <KickOff fixture={fixture} /> : <Played fixture={fixture} />}
      </div>
      <div className={styles.rows} id={id}>
        {hasSides(fixture) ? null : <strong className={styles.head}>{teamsText(fixture)}</strong>}
        {markets.map(row)}
        {isOpen ? rest.map(row) : null}
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
          <MoreMarkets id={fixture.fixtureId} count={fixture.markets.length - markets.length} />
        ) : (
          (ended ?? board.closed)
        )}
      </More>
    </div>
  );
}

/** What a game far below is taken to be high, so that the page is as long as it will be; once it was drawn, as high as it was. */
function roomOf(rows: number, hasMore: boolean, isNarrow: boolean): CSSProperties {
  const [row, more, around] = isNarrow ? [3.5, 3, 2.125] : [2.5, 2.25, 0.25];
  return { containIntrinsicBlockSize: `auto ${rows * row + (hasMore ? more : 0) + around}rem` };
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
