/**
 * How a price went, beneath it: on hover, on keyboard focus, on a press that is held. One for all prices of a match, told by where the pointer is, so
 * that no price is drawn again for it.
 */
import type { RefObject } from 'react';
import { formatOdds, movementOf } from '../../../domain/kernel/odds.ts';
import { findSelection, offeredOdds, type Fixture, type Selection } from '../../../domain/sports/fixture.ts';
import { useOddsHistory } from '../../frame/live-prices/useOddsHistory.ts';
import { oddsHistory as words } from '../../kit/copy/oddsHistory.ts';
import { OddsChangeText } from '../../kit/ui/OddsChangeText.tsx';
import { Sparkline } from '../../kit/ui/Sparkline.tsx';
import { match } from '../copy/match.ts';
import * as styles from './PriceHistory.css.ts';
import { useHeldPrice } from './useHeldPrice.ts';

interface PriceHistoryProps {
  readonly fixture: Fixture;
  /** What the prices stand in; it is what this is placed in too. */
  readonly within: RefObject<HTMLElement | null>;
}

export function PriceHistory({ fixture, within }: PriceHistoryProps) {
  const shown = useHeldPrice(within);
  const selection = shown && findSelection(fixture, shown.selectionId)?.selection;
  if (shown === undefined || selection === undefined) return null;
  const { left, top, width, isAbove } = shown;
  return (
    <div
      className={styles.popover}
      data-above={isAbove || undefined}
      style={{ left, top, inlineSize: width }}
      role="status"
    >
      <History key={shown.selectionId} fixtureId={fixture.fixtureId} selection={selection} />
    </div>
  );
}

interface HistoryProps extends Pick<Fixture, 'fixtureId'> {
  readonly selection: Selection;
}

function History({ fixtureId, selection }: HistoryProps) {
  const odds = offeredOdds(selection);
  const points = useOddsHistory(fixtureId, selection.selectionId, { odds, version: selection.version });
  if (points === undefined) return <span className={styles.none} />;
  const [first] = points;
  if (first === undefined || points.length < 2) return <span className={styles.none}>{match.noHistory}</span>;
  const all = points.map((point) => point.odds);
  const [least, most] = [formatOdds(Math.min(...all)), formatOdds(Math.max(...all))];
  const label = words.label(formatOdds(first.odds), formatOdds(odds), least, most, points.length - 1);
  return (
    <>
      <span className={styles.change}>
        <OddsChangeText before={first.odds} after={odds} />
      </span>
      <Sparkline
        points={points.map((point) => ({ at: point.at, value: point.odds, isAfterGap: point.isAfterGap }))}
        label={points.some(({ isAfterGap }) => isAfterGap) ? words.withGaps(label) : label}
        movement={movementOf(first.odds, odds)}
      />
      <span className={styles.range}>
        <span>{match.least(least)}</span>
        <span>{match.most(most)}</span>
      </span>
    </>
  );
}
