/** A game with many possible winners: its title, and a button for each runner. */
import type { Fixture, Market } from '../../../domain/sports/fixture.ts';
import { fixtureStatusNames } from '../../kit/copy/codes.ts';
import { marketNameOf } from '../../kit/copy/markets.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { KickOff } from './KickOff.tsx';
import { countOfMore, MoreMarkets } from './MoreMarkets.tsx';
import * as styles from './OutrightRow.css.ts';
import { isPickedIn, SelectionButton, type RowContext } from './SelectionButton.tsx';

interface OutrightRowProps {
  readonly fixture: Fixture;
  readonly market: Market;
  readonly pickedId: string | undefined;
  readonly context: RowContext;
}

export function OutrightRow({ fixture, market, pickedId, context }: OutrightRowProps) {
  const title = teamsText(fixture);
  return (
    <div className={styles.outright} role="group" aria-label={title}>
      <div className={styles.head}>
        <KickOff startAt={fixture.startAt} isLive={fixture.status === 'inPlay'} />
        <span className={styles.title}>{title}</span>
        <span className={styles.market}>{fixtureStatusNames[fixture.status] ?? marketNameOf(market)}</span>
        <span className={styles.more}>
          <MoreMarkets id={fixture.fixtureId} count={countOfMore(fixture, 1)} />
        </span>
      </div>
      <div className={styles.runners}>
        {market.selections.map((selection) => (
          <SelectionButton
            key={selection.selectionId}
            fixture={fixture}
            selection={selection}
            isPicked={isPickedIn(pickedId, selection)}
            context={context}
            shape="wide"
          />
        ))}
      </div>
    </div>
  );
}
