/** Calls about points (WAL-03). What they change is told by the member's stream. */
import { memberCommand } from '../commands/memberCommand.ts';
import { CONVERSION_REASONS, PointConversion, PointsConverted } from '../wallet/points.ts';

/** Turns points into money, once a key: at least 5,000 of them, of the record as it was last told. */
export const convertPointsCall = memberCommand({
  path: '/emoney/pointToEmoney',
  given: PointConversion,
  done: PointsConverted,
  reasons: CONVERSION_REASONS,
  isOfMoney: true,
});
