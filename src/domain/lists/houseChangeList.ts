/** What the house corrected of a member's money and points, the latest first (WAL-04, STM-10): told whole, so that it is said at once. */
import { z } from 'zod';
import { HouseChange } from '../wallet/entry.ts';
import { list, toldRows } from './list.ts';

export const houseChangeList = list({
  path: '/emoney/corrections',
  caller: 'member',
  row: HouseChange,
  filter: z.strictObject({}),
  pageSize: 20,
  keyOf: ({ at, entryId }) => ({ at, id: entryId }),
  fits: () => true,
  live: toldRows('houseChanges', HouseChange, ({ entryId }) => entryId),
});
