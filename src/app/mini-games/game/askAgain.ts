/** When the page of a game asks again whether it takes bets (ROU-21). Pure. */
import type { Result } from '../../../domain/kernel/decision.ts';
import type { GameFailure, GameState } from '../../../worker/contract.ts';

/** Before a change that was told is asked about, ms: a clock that is behind would be answered as before. */
const AFTER_CHANGE_MS = 500;
/** Of a clock that is ahead: what should have changed is asked about this often, ms. So is what nobody answered. */
const AGAIN_MS = 5_000;

/**
 * @param now by the origin's clock, epoch ms
 * @param isLive whether there is a stream: without one the page asks once there is
 * @returns ms from now; `null` where nothing is known to change
 */
export function askAgainIn(answer: Result<GameState, GameFailure>, now: number, isLive: boolean): number | null {
  if (!answer.ok) {
    const { kind } = answer.failure;
    return isLive && (kind === 'unreachable' || kind === 'unexpected') ? AGAIN_MS : null;
  }
  const changesAt = typeof answer.value === 'object' ? answer.value.changesAt : null;
  if (changesAt === null) return null;
  const wait = changesAt + AFTER_CHANGE_MS - now;
  return wait > 0 ? wait : AGAIN_MS;
}
