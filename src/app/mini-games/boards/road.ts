/** A row of rounds as a road sees it: which market, which of its cells are the sides, and what each round was. */
import type { MarketMark } from '../../../domain/mini-games/boards/marketMarks.ts';
import type { RoadResult } from '../../../domain/mini-games/boards/roads.ts';
import type { Round } from '../../../domain/mini-games/round.ts';
import type { CellFace } from '../copy/boards.ts';
import { cellFace } from './cellFace.ts';

export interface Road {
  readonly marketId: string;
  /** Keys of the cells that are the sides. */
  readonly sides: Readonly<Record<RoadResult, string>>;
  readonly marks: readonly MarketMark[];
  readonly results: readonly RoadResult[];
  readonly rounds: readonly Round[];
}

export const faceOf = ({ marketId, sides }: Road, result: RoadResult): CellFace => cellFace(marketId, sides[result]);
