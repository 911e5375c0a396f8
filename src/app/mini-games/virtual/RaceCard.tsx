/** The field of a race with its two main prices, and below the markets of the order of finish. */
import type { Runner } from '../../../domain/mini-games/virtual/field.ts';
import type { PricedMarket } from '../../../domain/mini-games/virtual/marketOf.ts';
import { placesOf } from '../../../domain/mini-games/virtual/race.ts';
import { virtual } from '../copy/virtual.ts';
import { PriceCell, type CellContext } from './PriceCell.tsx';
import { returnText } from './returns.ts';
import { Silk } from './Silk.tsx';
import * as styles from './Virtual.css.ts';

interface RaceCardProps {
  readonly field: readonly Runner[];
  readonly markets: readonly PricedMarket[];
  readonly context: CellContext;
  /** Places of a runner in its last races of the venue, the newest first. */
  formOf: (runner: number) => readonly number[];
}

const LOWEST_RATING = 60;
const RATINGS = 36;

export function RaceCard({ field, markets, context, formOf }: RaceCardProps) {
  const [win, place] = ['mg.vr.win', 'mg.vr.place'].map((id) => markets.find(({ marketId }) => marketId === id));
  if (win === undefined || place === undefined) return null;
  const places = placesOf(field.length);
  return (
    <>
      <div className={styles.runners} role="table" aria-label={virtual.startersHead}>
        <div className={styles.runnerRow} role="row">
          <span className={styles.colHead} role="columnheader">
            {virtual.startersHead}
          </span>
          <span className={styles.formHead} role="columnheader">
            {virtual.form}
          </span>
          <span className={styles.formHead} role="columnheader">
            {virtual.rating}
          </span>
          <span className={styles.colHead} role="columnheader">
            {virtual.winner}
          </span>
          <span className={styles.colHead} role="columnheader">
            {virtual.place(places)}
          </span>
        </div>
        {field.map(({ number, runner, rating }, index) => (
          <div key={number} className={styles.runnerRow} role="row">
            <span className={styles.runner} role="rowheader">
              <span className={styles.number}>{number}</span>
              <Silk number={number} size={24} />
              <span className={styles.runnerName}>{context.names.runnerOf(number)}</span>
            </span>
            <span className={styles.form} role="cell">
              {formOf(runner).map((finish, race) => (
                // Races of a runner have no name but their place in the row.
                <span key={`${race} ${finish}`} className={styles.finish} data-placed={finish <= places || undefined}>
                  {finish}
                </span>
              ))}
            </span>
            <span className={styles.rating} role="cell">
              <svg className={styles.bar} viewBox={`0 0 ${RATINGS} 3`} preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.barFill} width={rating - LOWEST_RATING} height="3" />
              </svg>
              {rating}
            </span>
            {[win, place].map(({ marketId, cells }) => {
              const cell = cells[index];
              return (
                <span key={marketId} className={styles.cell} role="cell">
                  {cell === undefined ? null : (
                    <PriceCell marketId={marketId} cell={cell} context={context} shape="priceOnly" />
                  )}
                </span>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.foot}>
        <span>
          {virtual.returned} {virtual.winner} {returnText(win)} · {virtual.place(places)} {returnText(place)}
        </span>
        <span>{virtual.bonusLeast}</span>
      </p>
    </>
  );
}
