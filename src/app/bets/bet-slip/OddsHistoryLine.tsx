/** How the price of a pick went, where this browser saw it move: beside a question about odds that changed. */
import type { FixtureId, SelectionId } from '../../../domain/kernel/ids.ts';
import { formatOdds, movementOf } from '../../../domain/kernel/odds.ts';
import type { OddsPoint } from '../../../domain/sports/oddsHistory.ts';
import { useOddsHistory, type ShownPrice } from '../../frame/live-prices/useOddsHistory.ts';
import { Sparkline } from '../../kit/ui/Sparkline.tsx';
import { oddsHistory as words } from '../../kit/copy/oddsHistory.ts';
import * as styles from './OddsHistoryLine.css.ts';

interface OddsHistoryLineProps {
  readonly fixtureId: FixtureId;
  readonly selectionId: SelectionId;
  readonly shown: ShownPrice;
}

/** Its place is kept until moves are known: a row that came by itself would move yes and no under a finger. */
export function OddsHistoryLine({ fixtureId, selectionId, shown }: OddsHistoryLineProps) {
  const points = useOddsHistory(fixtureId, selectionId, shown);
  return <span className={styles.history}>{hasMoved(points) ? <HistoryLine points={points} /> : null}</span>;
}

const hasMoved = (points: readonly OddsPoint[] | undefined): points is readonly OddsPoint[] =>
  points !== undefined && points.length > 1;

function HistoryLine({ points }: { readonly points: readonly OddsPoint[] }) {
  const odds = points.map((point) => point.odds);
  const [first, last] = [odds[0] ?? 0, odds.at(-1) ?? 0];
  const label = words.label(
    formatOdds(first),
    formatOdds(last),
    formatOdds(Math.min(...odds)),
    formatOdds(Math.max(...odds)),
    points.length - 1,
  );
  const hasGaps = points.some(({ isAfterGap }) => isAfterGap);
  return (
    <>
      <span className={styles.title} aria-hidden="true">
        {words.title}
      </span>
      <Sparkline
        points={points.map((point) => ({ at: point.at, value: point.odds, isAfterGap: point.isAfterGap }))}
        label={hasGaps ? words.withGaps(label) : label}
        movement={movementOf(first, last)}
      />
    </>
  );
}
