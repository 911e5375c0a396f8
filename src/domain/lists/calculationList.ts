/** Days of a member's play by product, the latest first (WAL-05, rules CLC). A request's state is told whole; that a day came to more is told by the balance. */
import { z } from 'zod';
import { Area, CalculationDay } from '../wallet/calculation.ts';
import { list, numberAsked, toldRows } from './list.ts';

const Instant = numberAsked(z.number().int().min(0));
export const CalculationFilter = z.strictObject({
  area: Area,
  from: Instant.optional(),
  until: Instant.optional(),
});
export type CalculationFilter = z.output<typeof CalculationFilter>;

const idOf = ({ area, day }: CalculationDay) => `${area}-${day}`;
const told = toldRows('calculations', CalculationDay, idOf);

export const calculationList = list({
  path: '/calculate',
  caller: 'member',
  row: CalculationDay,
  filter: CalculationFilter,
  pageSize: 31,
  keyOf: (row) => ({ at: row.day, id: idOf(row) }),
  fits: ({ area, day }, { area: asked, from = 0, until = Infinity }) => area === asked && day >= from && day < until,
  live: {
    ...told,
    // A row that nobody here knows: the list is old (LST-6).
    idOf: (event) => told.idOf(event) ?? (event.type === 'BalanceChanged' ? 'new' : undefined),
  },
});
