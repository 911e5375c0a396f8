/** How a cell of a market stands on boards: its letter, name and side, by the end of the market's id and the key of the cell. */
import { cellFaces, marketFaces, marketNames, type CellFace } from '../copy/boards.ts';

const endOf = (marketId: string): string => marketId.slice(marketId.lastIndexOf('.') + 1);

/** A cell without a face of its own is named by its key. */
export const cellFace = (marketId: string, key: string): CellFace =>
  marketFaces[marketId]?.[key] ??
  marketFaces[endOf(marketId)]?.[key] ??
  cellFaces[key] ?? { letter: key.slice(0, 2), name: key, tone: 'neutral' };

export const boardMarketName = (marketId: string): string =>
  marketNames[marketId] ?? marketNames[endOf(marketId)] ?? marketId;
