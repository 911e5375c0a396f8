/** Calls about settlements that partners ask for (WAL-05, rules CLC). */
import { memberCommand } from '../commands/memberCommand.ts';
import { CALCULATION_REASONS, CalculationAsked, CalculationDay } from '../wallet/calculation.ts';

/**
 * Asks for the settlement of a day that is over.
 *
 * @ours
 */
export const askCalculationCall = memberCommand({
  path: '/calculate/request',
  given: CalculationAsked,
  done: CalculationDay,
  reasons: CALCULATION_REASONS,
});
