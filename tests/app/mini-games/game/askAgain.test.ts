/** When the page of a game asks again whether it is closed or rests (ROU-21). */
import { describe, expect, it } from 'vitest';
import { askAgainIn } from '../../../../src/app/mini-games/game/askAgain.ts';
import { fail, succeed } from '../../../../src/domain/kernel/decision.ts';

const NOW = 1_000_000;
const unreachable = fail({ kind: 'unreachable' } as const);

describe('asking again of a game', () => {
  it('ROU-21 comes half a second after the change that was told, by the origin’s clock', () => {
    expect(askAgainIn(succeed({ isResting: false, changesAt: NOW + 60_000 }), NOW, true)).toBe(60_500);
    expect(askAgainIn(succeed({ isResting: true, changesAt: NOW - 10_000 }), NOW, true)).toBe(5_000);
  });

  it('ROU-21 comes not where nothing is known to change', () => {
    expect(askAgainIn(succeed('open'), NOW, true)).toBeNull();
    expect(askAgainIn(succeed('closed'), NOW, true)).toBeNull();
    expect(askAgainIn(succeed({ isResting: true, changesAt: null }), NOW, true)).toBeNull();
  });

  it('ROU-21 comes where nobody answered, while there is a stream that would not come back and ask', () => {
    expect(askAgainIn(unreachable, NOW, true)).toBe(5_000);
    expect(askAgainIn(unreachable, NOW, false)).toBeNull();
    expect(askAgainIn(fail({ kind: 'unexpected', detail: 'status 503' }), NOW, true)).toBe(5_000);
    expect(askAgainIn(fail({ kind: 'refused', message: 'x' }), NOW, true)).toBeNull();
    expect(askAgainIn(fail({ kind: 'workerGone' }), NOW, true)).toBeNull();
  });
});
