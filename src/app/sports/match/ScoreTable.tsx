/** Correct scores: home's goals down, away's across, draws outlined; what has no place stands beneath by its name. */
import { Fragment } from 'react';
import { match } from '../copy/match.ts';
import type { ShapeProps } from './shapeProps.ts';
import { scoreGridOf } from './marketBlocks.ts';
import { NamedPrices } from './NamedList.tsx';
import { PriceCell } from './PriceCell.tsx';
import * as styles from './ScoreTable.css.ts';

export function ScoreTable({ block, picked, context, isNarrow }: ShapeProps) {
  const [market] = block.lines;
  if (market === undefined) return null;
  const { goals, at, rest } = scoreGridOf(market);
  return (
    <>
      <p className={styles.hint}>{match.grid}</p>
      <div className={styles.grid} style={{ gridTemplateColumns: `1.25rem repeat(${goals.length}, minmax(0, 1fr))` }}>
        <span />
        {goals.map((away) => (
          <span key={away} className={styles.goals} aria-hidden="true">
            {away}
          </span>
        ))}
        {goals.map((home) => (
          <Fragment key={home}>
            <span className={styles.goals} aria-hidden="true">
              {home}
            </span>
            {goals.map((away) => (
              <span key={away} className={styles.cell} data-draw={home === away || undefined}>
                <PriceCell selection={at(home, away)} picked={picked} context={context} shape="priceOnly" />
              </span>
            ))}
          </Fragment>
        ))}
      </div>
      {rest.length === 0 ? null : (
        <NamedPrices selections={rest} picked={picked} context={context} isNarrow={isNarrow} />
      )}
    </>
  );
}
