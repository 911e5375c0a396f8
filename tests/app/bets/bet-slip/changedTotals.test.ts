/** The changed-odds question: which picks changed, and the totals before and with the new odds. */
import { describe, expect, it } from 'vitest';
import { changedPicks, changedTotals } from '../../../../src/app/bets/bet-slip/changedTotals.ts';
import { withPrices } from '../../../../src/db/queries/slip.ts';
import { evolveSlip, type Slip } from '../../../../src/domain/bet-slip/slip.ts';
import type { OddsChange } from '../../../../src/domain/bets/bettingCall.ts';
import { aChange } from '../../../support/domain/eventFactory.ts';
import { added, given, k1, page, requested } from '../../../support/domain/slipSteps.ts';

const limits = { minStake: 5_000, maxStake: 2_000_000, maxWinnings: 5_000_000, maxOdds: 10_000 };

/** A slip whose bet the origin answered with these changes. */
function asked(slip: Slip, changes: OddsChange[]) {
  const changed = evolveSlip(slip, { type: 'OddsChangeReported', page, key: k1, changes });
  return withPrices({ slip: changed, limits, balance: 0, payouts: [] }, [], { fixtures: [], followed: new Set() });
}

describe('CRT-12: current and changed totals', () => {
  const slip = given(
    added('a-h', { odds: 215 }),
    added('b-h', { odds: 192 }),
    added('c-h', { odds: 178 }),
    { type: 'StakeChanged', page, stake: 50_000 },
    requested(),
  );

  it('are the exact products of old and new odds', () => {
    const view = asked(slip, [aChange('b-h', 198), aChange('c-h', 174)]);
    const totals = changedTotals(view);
    expect(totals.before).toEqual({ totalOdds: 735, expectedWinnings: 367_500 });
    expect(totals.after).toEqual({ totalOdds: 741, expectedWinnings: 370_500 });
    expect(changedPicks(view.picks).map(({ pick }) => pick.selectionId)).toEqual(['b-h', 'c-h']);
  });

  it("take an administrator's odds first", () => {
    const view = asked(slip, [aChange('a-h', 230, { betPriceByAdmin: '2.50' })]);
    expect(view.picks[0]?.quote.pick.odds).toBe(250);
  });

  it('a changed line is a change at the same odds', () => {
    const view = asked(slip, [aChange('a-h', 215, { betBaseline: '-1' })]);
    expect(changedPicks(view.picks)).toHaveLength(1);
  });
});
