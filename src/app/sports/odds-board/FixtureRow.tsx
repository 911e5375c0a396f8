/** One game with its three prices: home | draw | away. Drawn again only when its fixture, its pick or the freshness changes. */
import { memo } from 'react';
import { hasDraw, OUTRIGHT } from '../../../domain/reference/boardMarkets.ts';
import { isOnlyNamed, winMarketOf, type Selection, type Side } from '../../../domain/sports/fixture.ts';
import { fixtureStatusNames, sideNames } from '../../kit/copy/codes.ts';
import { board } from '../../kit/copy/labels.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { AbsentOdds, ComingOdds } from '../../kit/ui/odds-button/OddsButton.tsx';
import { KickOff } from './KickOff.tsx';
import { countOfMore, MoreMarkets } from './MoreMarkets.tsx';
import * as styles from './FixtureRow.css.ts';
import type { GameProps } from './gameParts.ts';
import { OutrightRow } from './OutrightRow.tsx';
import { isPickedIn, SelectionButton } from './SelectionButton.tsx';

export const FixtureRow = memo(function FixtureRow({ fixture, pickedId, context }: GameProps) {
  const market = winMarketOf(fixture);
  if (market === undefined) return null;
  // One that is only named has no selection: of those but a race stands as it will, its prices on the way.
  const isNamed = isOnlyNamed(fixture);
  if (isNamed ? market.marketId === OUTRIGHT : market.selections.every((selection) => selection.side === 'named')) {
    return <OutrightRow fixture={fixture} market={market} pickedId={pickedId} context={context} />;
  }
  const bySide = new Map<Side, Selection>(market.selections.map((selection) => [selection.side, selection]));
  const ended = fixtureStatusNames[fixture.status];
  const isThreeWay = isNamed ? hasDraw(market.marketId) : bySide.has('draw');
  const cell = (side: 'home' | 'draw' | 'away') => {
    const selection = bySide.get(side);
    const shape = context.isNarrow ? 'compact' : side === 'draw' ? 'priceOnly' : 'wide';
    const priceAt = side === 'away' ? 'start' : 'end';
    if (selection !== undefined)
      return (
        <SelectionButton
          fixture={fixture}
          selection={selection}
          isPicked={isPickedIn(pickedId, selection)}
          context={context}
          shape={shape}
          priceAt={priceAt}
        />
      );
    if (!isNamed || (side === 'draw' && !isThreeWay)) return <AbsentOdds />;
    return <ComingOdds name={side === 'draw' ? sideNames.draw : fixture[side]} shape={shape} priceAt={priceAt} />;
  };
  return (
    <div
      className={styles.row}
      aria-label={teamsText(fixture)}
      role="group"
      aria-busy={isNamed || undefined}
      data-two-way={!isThreeWay || undefined}
    >
      <KickOff startAt={fixture.startAt} isLive={fixture.status === 'inPlay'} />
      <div className={styles.home}>{cell('home')}</div>
      <div className={styles.draw}>{cell('draw')}</div>
      <div className={styles.away}>{cell('away')}</div>
      <div className={styles.more}>
        {ended === null ? (
          <MoreMarkets id={fixture.fixtureId} count={countOfMore(fixture, 1)} />
        ) : (
          <span className={styles.ended}>{ended ?? board.closed}</span>
        )}
      </div>
    </div>
  );
});
