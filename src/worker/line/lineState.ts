/** What is held back on a line (rules LIN): from the estimate, what the browser says, and what the member chose. Pure. */
import type { LineChoice, LineState } from '../../domain/events/line.ts';
import type { LineEstimate } from './estimate.ts';

/** What a browser tells of its line by itself, as far as it does (`navigator.connection`). */
export interface LineHints {
  readonly saveData?: boolean | undefined;
  readonly effectiveType?: string | undefined;
}

/** The member's word comes before the browser's, and both before what was measured. */
export function lineStateOf(estimate: Pick<LineEstimate, 'state'>, hints: LineHints, choice: LineChoice): LineState {
  const is2g = hints.effectiveType === 'slow-2g' || hints.effectiveType === '2g';
  if (choice === 'saving' || ((hints.saveData === true || is2g) && choice !== 'all')) return 'saving';
  return is2g ? 'slow' : estimate.state;
}
