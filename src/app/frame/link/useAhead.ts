/**
 * What was read ahead of the page (`db/queries/readAhead.ts`), for as long as it may stand in for the first answer of a live query. Whoever comes
 * to a page later has its own question answered as ever.
 */
import type { RowsAhead } from '../../../db/queries/readAhead.ts';
import { usePorts, type Ports } from '../../kit/ports/Ports.tsx';

/** Longer than a slow page takes to be drawn first, ms. */
const COUNTS_FOR_MS = 3_000;

export const useAhead = (): RowsAhead | undefined => aheadOf(usePorts());

export function aheadOf({ ahead, now }: Pick<Ports, 'ahead' | 'now'>): RowsAhead | undefined {
  // A clock that was set back tells no age.
  return ahead !== undefined && Math.abs(now() - ahead.at) < COUNTS_FOR_MS ? ahead : undefined;
}
