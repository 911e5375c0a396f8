/** Why an act came to nothing, as a sentence. */
import { acts, refusals } from '../copy/office.ts';
import type { ActFailure } from '../link/useAct.ts';

export function refusalText(failure: ActFailure, unanswered: string): string {
  if (failure.kind === 'unanswered') return unanswered;
  if (failure.kind === 'failed') return acts.unexpected;
  return refusals[failure.refusal.reason] ?? acts.notDone;
}
