/** One game with its three prices: home | draw | away. Drawn again only when its fixture, its pick or the freshness changes. */
import { memo } from 'react';
import { winMarketOf, type Selection, type Side } from '../../../domain/sports/fixture.ts';
import { fixtureStatusNames } from '../../kit/copy/codes.ts';
import { board } from '../../kit/copy/labels.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { AbsentOdds } from '../../kit/ui/odds-button/OddsButton.tsx';
import { KickOff } from './KickOff.tsx';
import { MoreMarkets } from './MoreMarkets.tsx';
import { OutrightRow } from './OutrightRow.tsx';
import * as styles from './FixtureRow.css.ts';
import type { GameProps } from './gameParts.ts';
import { isPickedIn, SelectionButton } from './SelectionButton.tsx';

export const FixtureRow = memo(function FixtureRow({ fixture, pickedId, context }: GameProps) {
  const market = winMarketOf(fixture);
  if (market === undefined) return null;
  // One that the offer index names has none at all (IDX-1): its title, without a price.
  if (market.selections.every((selection) => selection.side === 'named')) {
    return <OutrightRow fixture={fixture} market={market} pickedId={pickedId} context={context} />;
  }
  const bySide = new Map<Side, Selection>(market.selections.map((selection) => [selection.side, selection]));
  const ended = fixtureStatusNames[fixture.status];
  const cell = (side: 'home' | 'draw' | 'away') => {
    const selection = bySide.get(side);
    if (selection === undefined) return <AbsentOdds />;
    return (
      <SelectionButton
        fixture={fixture}
        selection={selection}
        isPicked={isPickedIn(pickedId, selection)}
        context={context}
        shape={context.isNarrow ? 'compact' : side === 'draw' ? 'priceOnly' : 'wide'}
        priceAt={side === 'away' ? 'start' : 'end'}
      />
    );
  };
  return (
    <div
      className={styles.row}
      aria-label={teamsText(fixture)}
      role="group"
      data-two-way={!bySide.has('draw') || undefined}
    >
      <KickOff startAt={fixture.startAt} isLive={fixture.status === 'inPlay'} />
      <div className={styles.home}>{cell('home')}</div>
      <div className={styles.draw}>{cell('draw')}</div>
      <div className={styles.away}>{cell('away')}</div>
      <div className={styles.more}>
        {ended === null ? (
          <MoreMarkets id={fixture.fixtureId} count={fixture.markets.length - 1} />
        ) : (
          <span className={styles.ended}>{ended ?? board.closed}</span>
        )}
      </div>
    </div>
  );
});
