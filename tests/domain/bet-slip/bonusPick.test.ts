import { describe, expect, it } from 'vitest';
import { bonusFault, foldsAskedBy, isBonus, unearnedBonuses } from '../../../src/domain/bet-slip/bonusPick.ts';
import { removePick, restorePicks, togglePick } from '../../../src/domain/bet-slip/decideSlip.ts';
import { emptySlip, evolveSlip, type Slip } from '../../../src/domain/bet-slip/slip.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { aFixture, aMarket, aPick, aSelection, selectionId } from '../../support/domain/eventFactory.ts';

const page = 'wintielose' as const;
const pick = (id: string, odds = 185) => aPick(id, { odds });
const bonus = (folds: string) => aPick(`bonus-${folds}`, { marketId: 'bonus', name: folds, side: 'named', odds: 103 });
const holding = (...picks: Slip['picks']): Slip => evolveSlip(emptySlip(page), { type: 'PicksRestored', page, picks });
const ids = (picks: readonly { selectionId: string }[]) => picks.map((each) => each.selectionId);

/** Bonuses for three and five folds, as the operator offers them. */
const bonuses: Fixture = aFixture('bonus', {
  markets: [
    aMarket(
      ['3', '5', 'many'].map((folds) => aSelection(`bonus-${folds}`, { side: 'named', name: folds, odds: 103 })),
      { marketId: 'bonus' },
    ),
  ],
});

const after = (slip: Slip, decision: ReturnType<typeof togglePick>): Slip => {
  if (!decision.ok) expect.fail(JSON.stringify(decision.rejection));
  return decision.events.reduce(evolveSlip, slip);
};

describe('what a bonus asks for', () => {
  it('BON-1 its name is the number of folds; any other name is never earned', () => {
    expect(['3', '10', '0', '', 'x', '3x', 'x3', '100', '-1'].map((name) => foldsAskedBy({ name }))).toEqual([
      3,
      10,
      ...Array.from({ length: 7 }, () => Number.POSITIVE_INFINITY),
    ]);
    expect([bonus('3'), pick('f-h')].map(isBonus)).toEqual([true, false]);
  });

  it('BON-1 CRT-08 is unearned when it asks for more than stand beside it', () => {
    const three = [pick('f-h'), pick('g-h'), pick('i-h')];
    expect(unearnedBonuses([...three, bonus('3')])).toEqual([]);
    expect(ids(unearnedBonuses([...three, bonus('4')]))).toEqual(['bonus-4']);
    expect(unearnedBonuses(three)).toEqual([]);
  });

  it('BON-1 BON-2 a claim with an unearned bonus, or low odds beside one, has a fault with numbers', () => {
    expect(bonusFault([pick('f-h'), bonus('2')])).toEqual({ reason: 'bonusNotEarned', folds: 2, picks: 1 });
    expect(bonusFault([pick('f-h', 129), pick('g-h'), bonus('2')])).toEqual({ reason: 'oddsBesideBonus', limit: 130 });
    expect(bonusFault([pick('f-h', 130), pick('g-h'), bonus('2')])).toBeUndefined();
    expect(bonusFault([pick('f-h', 101)])).toBeUndefined();
    expect(bonusFault([])).toBeUndefined();
  });
});

describe('the bonus on a slip', () => {
  const three = [pick('f-h'), pick('g-h'), pick('i-h')];

  it('BON-1 CRT-08 is added once enough picks stand, and refused with the numbers before', () => {
    const slip = holding(...three);
    expect(ids(after(slip, togglePick(slip, bonuses, selectionId('bonus-3'))).picks)).toEqual([
      'f-h',
      'g-h',
      'i-h',
      'bonus-3',
    ]);
    expect(togglePick(slip, bonuses, selectionId('bonus-5'))).toEqual({
      ok: false,
      rejection: { reason: 'bonusNotEarned', folds: 5, picks: 3 },
    });
  });

  it('BON-3 CRT-08 a second bonus replaces the first in one decision', () => {
    const slip = holding(...three, pick('j-h'), pick('k-h'), bonus('3'));
    const next = after(slip, togglePick(slip, bonuses, selectionId('bonus-5')));
    expect(ids(next.picks)).toEqual(['f-h', 'g-h', 'i-h', 'j-h', 'k-h', 'bonus-5']);
  });

  it('BON-1 CRT-08 goes in the decision that takes the pick it needs', () => {
    const slip = holding(...three, bonus('3'));
    expect(removePick(slip, selectionId('g-h'))).toEqual({
      ok: true,
      events: [
        { type: 'PickRemoved', page, selectionId: 'g-h' },
        { type: 'PickRemoved', page, selectionId: 'bonus-3' },
      ],
    });
    const roomy = holding(...three, pick('j-h'), bonus('3'));
    expect(removePick(roomy, selectionId('g-h'))).toMatchObject({ events: [{ selectionId: 'g-h' }] });
    expect(ids(after(slip, removePick(slip, selectionId('bonus-3'))).picks)).toEqual(['f-h', 'g-h', 'i-h']);
  });

  it('BON-4 CRT-08 goes when a replacement leaves too few picks, and the new pick stays', () => {
    const game = aFixture('f');
    const crowded = { ...holding(pick('f-h'), aPick('f-o', { marketId: '2' }), bonus('2')) };
    const next = after(crowded, togglePick(crowded, game, selectionId('f-a')));
    expect(ids(next.picks)).toEqual(['f-a']);
  });

  it('BON-2 CRT-08 odds below 1.30 are refused beside a bonus, whichever comes second', () => {
    const low = aFixture('z', {
      markets: [aMarket([aSelection('z-h', { odds: 129 }), aSelection('z-a', { odds: 130 })])],
    });
    const withBonus = holding(...three, bonus('3'));
    const refusal = { ok: false, rejection: { reason: 'oddsBesideBonus', limit: 130 } };
    expect(togglePick(withBonus, low, selectionId('z-h'))).toEqual(refusal);
    expect(togglePick(withBonus, low, selectionId('z-a')).ok).toBe(true);
    expect(togglePick(holding(...three), low, selectionId('z-h')).ok).toBe(true);
    const withLow = holding(...three, pick('z-h', 129));
    expect(togglePick(withLow, bonuses, selectionId('bonus-3'))).toEqual(refusal);
  });

  it('BON-2 odds below 1.30 may replace nothing beside a bonus, but a low pick that goes no longer counts', () => {
    const slip = holding(pick('f-h'), pick('g-h'), pick('i-h'), pick('z-h', 129));
    const better = aFixture('z');
    const replaced = after(slip, togglePick(slip, better, selectionId('z-a')));
    expect(togglePick(replaced, bonuses, selectionId('bonus-3')).ok).toBe(true);
  });

  it('SLIP-14 BON-1 restoring keeps an earned bonus, drops an unearned one and refuses low odds', () => {
    const empty = emptySlip(page);
    expect(ids(after(empty, restorePicks(empty, [...three, bonus('3')])).picks)).toHaveLength(4);
    expect(ids(after(empty, restorePicks(empty, [pick('f-h'), bonus('3')])).picks)).toEqual(['f-h']);
    expect(restorePicks(empty, [...three, pick('z-h', 101), bonus('3')])).toEqual({
      ok: false,
      rejection: { reason: 'oddsBesideBonus', limit: 130 },
    });
  });
});
