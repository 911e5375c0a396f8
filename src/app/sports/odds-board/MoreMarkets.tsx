/** How many other markets a game has. */
import { board } from '../../kit/copy/labels.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';

export function MoreMarkets({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <>
      <span aria-hidden="true">{board.moreMarkets(count)}</span>
      <span className={hidden}>{board.moreMarketsLabel(count)}</span>
    </>
  );
}
