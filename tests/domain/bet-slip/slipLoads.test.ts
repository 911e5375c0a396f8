import { describe, expect, it } from 'vitest';

describe('the slip', () => {
  it('EVT-2 its schemas can be built: every event, phase and outcome says which it is', async () => {
    // Loaded here and not at the top, so that a schema that cannot be built fails this test instead of the whole file.
    const slips = await import('../../../src/domain/bet-slip/slip.ts');
    expect(slips.SlipEvent.safeParse({ type: 'Nonsense' }).success).toBe(false);
    expect(slips.SlipPhase.safeParse({ at: 'nowhere' }).success).toBe(false);
    expect(slips.SlipOutcome.safeParse({ kind: 'else' }).success).toBe(false);
    expect(slips.SlipEvent.safeParse({}).success).toBe(false);
  });
});
