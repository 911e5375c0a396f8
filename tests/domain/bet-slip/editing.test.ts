/** What a member changes on an open slip, and that nothing changes while a bet is open. */
import { describe, expect, it } from 'vitest';
import {
  changeStake,
  clearSlip,
  isEditable,
  removePick,
  restorePicks,
  togglePick,
} from '../../../src/domain/bet-slip/decideSlip.ts';
import { emptySlip, evolveSlip, type Slip } from '../../../src/domain/bet-slip/slip.ts';
import { MAX_PICKS } from '../../../src/domain/reference/pages.ts';
import { aChange, aFixture, aPick, selectionId } from '../../support/domain/eventFactory.ts';
import { added, eventsOf, given, k1, page, reasonOf, requested } from '../../support/domain/slipSteps.ts';

describe('editing', () => {
  it('CRT-01 removes one pick, or all of them, and can put them back', () => {
    const slip = given(added('f-h'), added('g-h'));
    const removed = eventsOf(removePick(slip, selectionId('f-h'))).reduce(evolveSlip, slip);
    expect(removed.picks).toHaveLength(1);
    expect(reasonOf(removePick(removed, selectionId('f-h')))).toBe('nothingChanged');
    const cleared = eventsOf(clearSlip(slip, 'member')).reduce(evolveSlip, slip);
    expect(cleared.picks).toEqual([]);
    expect(reasonOf(clearSlip(cleared, 'member'))).toBe('nothingChanged');
    const restored = eventsOf(restorePicks(cleared, slip.picks)).reduce(evolveSlip, cleared);
    expect(restored.picks).toEqual(slip.picks);
    expect(reasonOf(restorePicks(cleared, []))).toBe('nothingChanged');
  });

  it('SLIP-14 restoring picks by the rule of the page: two families of a game stand in play, one pick in a mini game', () => {
    const picks = [aPick('f-h'), aPick('f-o', { marketId: '2' }), aPick('f-a', { marketId: '41' })];
    const restored = (kind: 'inplay' | 'minigame' | 'special') =>
      eventsOf(restorePicks(emptySlip(kind), picks)).flatMap((event) =>
        event.type === 'PicksRestored' ? event.picks.map((pick) => pick.selectionId) : [],
      );
    expect(restored('inplay')).toEqual(['f-o', 'f-a']);
    expect(restored('minigame')).toEqual(['f-a']);
    expect(restored('special')).toEqual(['f-h', 'f-o', 'f-a']);
  });

  it('SLIP-14 restoring what is there already holds it once', () => {
    const slip = evolveSlip(emptySlip('special'), { type: 'PicksRestored', page: 'special', picks: [aPick('f-h')] });
    const [event] = eventsOf(restorePicks(slip, [aPick('f-h', { odds: 200, marketId: '2' })]));
    expect(event).toMatchObject({ picks: [{ selectionId: 'f-h', odds: 200 }] });
  });

  it('SLIP-9 restoring exactly 20 picks is accepted', () => {
    const most = Array.from({ length: MAX_PICKS }, (_, n) => aPick(`g${n}-h`));
    expect(reasonOf(restorePicks(emptySlip(page), most))).toBe('accepted');
  });

  it('SLIP-2 restoring keeps one pick a fixture', () => {
    const slip = given(added('f-a'));
    const restored = eventsOf(restorePicks(slip, [aPick('f-h'), aPick('g-h')])).reduce(evolveSlip, slip);
    expect(restored.picks.map((pick) => pick.selectionId)).toEqual(['f-h', 'g-h']);
  });

  it('SLIP-9 restoring refuses more than 20 picks', () => {
    const many = Array.from({ length: MAX_PICKS + 1 }, (_, n) => aPick(`g${n}-h`));
    expect(reasonOf(restorePicks(emptySlip(page), many))).toBe('tooManyPicks');
  });

  it('CRT-10 clears picks and stake when the page is left, and keeps the stake when the member clears', () => {
    const slip = given(added('f-h'), { type: 'StakeChanged', page, stake: 5_000 });
    expect(eventsOf(clearSlip(slip, 'leftPage')).reduce(evolveSlip, slip)).toEqual(emptySlip(page));
    expect(eventsOf(clearSlip(slip, 'member')).reduce(evolveSlip, slip).stake).toBe(5_000);
  });

  it('CRT-10 leaving a page with nothing on its slip changes nothing; with a stake alone, the stake goes', () => {
    expect(reasonOf(clearSlip(emptySlip(page), 'leftPage'))).toBe('nothingChanged');
    const staked = given({ type: 'StakeChanged', page, stake: 5_000 });
    expect(reasonOf(clearSlip(staked, 'member'))).toBe('nothingChanged');
    expect(eventsOf(clearSlip(staked, 'leftPage'))).toEqual([{ type: 'SlipCleared', page, reason: 'leftPage' }]);
  });

  it('SLIP-4 CRT-04 caps the stake at the balance', () => {
    const slip = emptySlip(page);
    expect(eventsOf(changeStake(slip, 900_000, 100_000))).toEqual([{ type: 'StakeChanged', page, stake: 100_000 }]);
    expect(reasonOf(changeStake(slip, -5, 100))).toBe('nothingChanged');
    expect(eventsOf(changeStake(slip, 10.9, 100))).toEqual([{ type: 'StakeChanged', page, stake: 10 }]);
  });

  it('SLIP-5 CRT-11 cannot be edited while a bet is open', () => {
    const waiting: readonly Slip[] = [
      given(added('f-h'), requested()),
      given(added('f-h'), requested(), { type: 'OddsChangeReported', page, key: k1, changes: [aChange('f-h', 190)] }),
      given(added('f-h'), requested(), { type: 'BetOutcomeUnknown', page, key: k1 }),
    ];
    for (const slip of waiting) {
      expect(isEditable(slip)).toBe(false);
      expect([
        reasonOf(togglePick(slip, aFixture('g'), selectionId('g-h'))),
        reasonOf(removePick(slip, selectionId('f-h'))),
        reasonOf(clearSlip(slip, 'leftPage')),
        reasonOf(restorePicks(slip, [aPick('g-h')])),
        reasonOf(changeStake(slip, 1, 10)),
      ]).toEqual(Array.from({ length: 5 }, () => 'betInFlight'));
    }
  });
});
