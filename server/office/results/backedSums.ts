/** What is backed of a selection with its result, as columns of one statement over picks `p`, their bets `b` and the results `r` of their selections. */
import { sql } from 'kysely';
import type { ResultSelection } from '../../../src/domain/office/results.ts';
import type { Engine } from '../../store/engine.ts';

/** Of one selection: a pick as it was stored, and what its bets come to. */
export interface BackedSums extends Pick<ResultSelection, 'bets' | 'stakes' | 'paid' | 'waiting' | 'recorded'> {
  readonly body: string;
}

/** For statements that are grouped by selection. */
export const backedSums = ({ any }: Engine) => sql`
      ${any(sql`p.body`)} AS body, count(*) AS bets, sum(b.stake) AS stakes, sum(b.paid) AS paid,
      sum(CASE WHEN p.result_version < r.version THEN 1 ELSE 0 END) AS waiting, ${any(sql`r.settlement`)} AS recorded`;
