/** What the shapes of a market share: a row, a ladder, a grid of scores, a list. */
import type { MarketBlock } from './marketBlocks.ts';
import type { MatchContext } from './matchContext.ts';

/** What every shape is drawn from. */
export interface ShapeProps {
  readonly block: MarketBlock;
  readonly picked: ReadonlySet<string>;
  readonly context: MatchContext;
  readonly isNarrow: boolean;
  /** Whether all lines are shown, however many. */
  readonly isWhole: boolean;
}
