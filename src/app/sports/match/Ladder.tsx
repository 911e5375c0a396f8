/** Lines of a market one below the other, each between its two prices; the one that is priced most alike stands out. */
import { memo } from 'react';
import type { Market } from '../../../domain/sports/fixture.ts';
import { sideNames } from '../../kit/copy/codes.ts';
import { match } from '../copy/match.ts';
import * as styles from './Ladder.css.ts';
import { lineText } from './lineText.ts';
import type { ShapeProps } from './shapeProps.ts';
import { linesAround, MOST_LINES, MOST_LINES_NARROW, sidesOf } from './marketBlocks.ts';
import { PriceCell } from './PriceCell.tsx';

export function Ladder({ block, picked, context, isNarrow, isWhole }: ShapeProps) {
  const [first] = block.lines;
  if (first === undefined) return null;
  const [left, right] = sidesOf(first);
  const lines = isWhole ? block.lines : linesAround(block, isNarrow ? MOST_LINES_NARROW : MOST_LINES);
  return (
    <div className={styles.ladder}>
      <div className={styles.head} aria-hidden="true">
        <span>{wordOf(left?.side)}</span>
        <span>{match.line}</span>
        <span>{wordOf(right?.side)}</span>
      </div>
      {lines.map((market) => (
        <Rung
          key={market.baseLine}
          market={market}
          picked={picked}
          context={context}
          isMain={block.lines.length > 1 && market.baseLine === block.mainLine}
        />
      ))}
    </div>
  );
}

const wordOf = (side: keyof typeof sideNames | 'named' | undefined) =>
  side === undefined || side === 'named' ? '' : sideNames[side];

type RungProps = Pick<ShapeProps, 'picked' | 'context'> & { readonly market: Market; readonly isMain: boolean };

const Rung = memo(function Rung({ market, picked, context, isMain }: RungProps) {
  const [left, right] = sidesOf(market);
  return (
    <div className={styles.rung} data-main={isMain || undefined}>
      <PriceCell selection={left} picked={picked} context={context} shape="priceOnly" />
      <span className={styles.line}>{lineText(market)}</span>
      <PriceCell selection={right} picked={picked} context={context} shape="priceOnly" />
    </div>
  );
});
