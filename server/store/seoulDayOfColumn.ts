/** Days of Seoul in queries, as `seoulDayOf` has them. */
import { sql, type RawBuilder } from 'kysely';
import { DAY_MS, SEOUL_OFFSET_MS } from '../../src/domain/kernel/seoulDay.ts';

const [day, offset] = [sql.lit(DAY_MS), sql.lit(SEOUL_OFFSET_MS)];

/**
 * When the day of a moment began, epoch ms. Its numbers are written out: a bound one is no whole one there, and would not be divided as one.
 *
 * @param column of epoch ms, none before 1970
 */
export const seoulDayOfColumn = (column: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(column)} + ${offset}) / ${day} * ${day} - ${offset}`;
