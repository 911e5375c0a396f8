/** Totals of the changed-odds question: before, and with the new odds. */
import { describe, expect, it } from 'vitest';
import { changedTotals } from '../../../src/app/bet-slip/changedTotals.ts';
import type { OddsChange } from '../../../src/domain/bets/bettingCall.ts';
import { fixtureId, aPick, selectionId } from '../../support/domain/eventFactory.ts';

const limits = { minStake: 5_000, maxStake: 2_000_000, maxWinnings: 5_000_000, maxOdds: 10_000 };
const change = (id: string, before: string, after: string, byAdmin: string | null = null): OddsChange => ({
  old: { oddsId: selectionId(id), marketName: '', betName: '', betBaseline: '', betPrice: before },
  new: {
    id: selectionId(id),
    version: 2,
    betPrice: after,
    betPriceByAdmin: byAdmin,
    betBaseline: '',
    fixtureId: fixtureId('f'),
  },
});

describe('CRT-12: current and changed totals', () => {
  const picks = [aPick('a-h', { odds: 215 }), aPick('b-h', { odds: 192 }), aPick('c-h', { odds: 178 })];

  it('are the exact products of old and new odds', () => {
    const totals = changedTotals(
      { picks, stake: 50_000 },
      [change('b-h', '1.92', '1.98'), change('c-h', '1.78', '1.74')],
      limits,
    );
    expect(totals.before).toEqual({ totalOdds: 735, expectedWinnings: 367_500 });
    expect(totals.after).toEqual({ totalOdds: 741, expectedWinnings: 370_500 });
  });

  it("take an administrator's odds first", () => {
    const [pick] = picks;
    if (pick === undefined) throw new Error('a pick');
    expect(
      changedTotals({ picks: [pick], stake: 10_000 }, [change('a-h', '2.15', '2.30', '2.50')], limits).after.totalOdds,
    ).toBe(250);
  });
});
