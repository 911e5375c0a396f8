/** Selections by their names, in columns. */
import type { Selection } from '../../../domain/sports/fixture.ts';
import type { ShapeProps } from './shapeProps.ts';
import * as styles from './NamedList.css.ts';
import { PriceCell } from './PriceCell.tsx';

export function NamedList({ block, ...rest }: ShapeProps) {
  return block.lines.map(({ baseLine, selections }) => (
    <NamedPrices key={baseLine} selections={selections} {...rest} />
  ));
}

type NamedPricesProps = Pick<ShapeProps, 'picked' | 'context' | 'isNarrow'> & {
  readonly selections: readonly Selection[];
};

export function NamedPrices({ selections, picked, context, isNarrow }: NamedPricesProps) {
  return (
    <div className={styles.list}>
      {selections.map((selection) => (
        <PriceCell
          key={selection.selectionId}
          selection={selection}
          picked={picked}
          context={context}
          shape={isNarrow ? 'compact' : 'wide'}
          isNamedBySide={!isNarrow}
        />
      ))}
    </div>
  );
}
