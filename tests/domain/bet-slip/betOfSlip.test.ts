/** The slip while its bet is on its way, and after each end the bet can have. */
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseOddsPolicy, declineChangedOdds, isEditable } from '../../../src/domain/bet-slip/decideSlip.ts';
import {
  emptySlip,
  evolveSlip,
  waitingKeyOf,
  withNewOdds,
  type Slip,
  type SlipEvent,
} from '../../../src/domain/bet-slip/slip.ts';
import { aChange, aPick, betId, selectionId } from '../../support/domain/eventFactory.ts';
import { added, eventsOf, given, k1, k2, page, reasonOf, requested } from '../../support/domain/slipSteps.ts';

describe('a bet of the slip', () => {
  let slip: Slip;
  beforeEach(() => {
    slip = given(added('f-h'), { type: 'StakeChanged', page, stake: 5_000 }, requested());
  });

  it('SLIP-6 CRT-11 a placed bet empties the slip and its stake', () => {
    const after = evolveSlip(slip, { type: 'BetPlaced', page, key: k1, betId: betId('b1') });
    expect(after).toMatchObject({ picks: [], stake: 0, phase: { at: 'open' } });
    expect(after.outcome).toEqual({ kind: 'accepted', key: k1, betId: 'b1', wasUnknown: false });
  });

  it('SLIP-6 CRT-14 a refused bet keeps picks and stake, and its message', () => {
    const after = evolveSlip(slip, { type: 'BetRefused', page, key: k1, message: 'no' });
    expect(after).toMatchObject({ stake: 5_000, phase: { at: 'open' }, outcome: { kind: 'refused', message: 'no' } });
    expect(after.picks).toHaveLength(1);
  });

  it('CRT-15 an unknown outcome stays until it is known', () => {
    const unknown = evolveSlip(slip, { type: 'BetOutcomeUnknown', page, key: k1 });
    expect(waitingKeyOf(unknown)).toBe(k1);
    expect(evolveSlip(unknown, { type: 'BetPlaced', page, key: k1, betId: betId('b') }).outcome).toMatchObject({
      kind: 'accepted',
      wasUnknown: true,
    });
    expect(evolveSlip(unknown, { type: 'BetNotPlaced', page, key: k1 })).toMatchObject({
      phase: { at: 'open' },
      stake: 5_000,
      outcome: { kind: 'notPlaced' },
    });
  });

  it('SLIP-7 CRT-12 accepting takes over id, version, odds and line of the changed pick only', () => {
    const two = given(added('f-h'), added('g-h'), requested());
    const changes = [aChange('f-h', 210, { id: selectionId('f-h2'), version: 9, betBaseline: '-1' })];
    const asked = evolveSlip(two, { type: 'OddsChangeReported', page, key: k1, changes });
    const after = evolveSlip(asked, { type: 'ChangedOddsAccepted', page, key: k1 });
    expect(after.phase).toEqual({ at: 'open' });
    expect(after.picks[0]).toMatchObject({ selectionId: 'f-h2', version: 9, odds: 210, baseLine: '-1' });
    expect(after.picks[1]).toBe(two.picks[1]);
  });

  it('SLIP-7 CRT-12 takes the administrator’s odds before the feed’s', () => {
    const changes = [aChange('f-h', 210, { betPriceByAdmin: '1.99' })];
    const asked = evolveSlip(slip, { type: 'OddsChangeReported', page, key: k1, changes });
    expect(evolveSlip(asked, { type: 'ChangedOddsAccepted', page, key: k1 }).picks[0]?.odds).toBe(199);
  });

  it('SLIP-7 CRT-12 odds that are no odds leave the pick at what was agreed', () => {
    const changes = [aChange('f-h', 210, { betPrice: '0.50' })];
    expect(withNewOdds([aPick('f-h')], changes)).toMatchObject([{ odds: 185, version: 2 }]);
  });

  it('CRT-12 declining empties the slip', () => {
    expect(evolveSlip(slip, { type: 'SlipCleared', page, reason: 'declined' })).toEqual(emptySlip(page));
  });

  it('SLIP-15 CRT-12 declining clears the slip on every page but the European one', () => {
    const asked = evolveSlip(slip, { type: 'OddsChangeReported', page, key: k1, changes: [aChange('f-h', 190)] });
    expect(eventsOf(declineChangedOdds(asked))).toEqual([{ type: 'SlipCleared', page, reason: 'declined' }]);
    const after = eventsOf(declineChangedOdds(asked)).reduce(evolveSlip, asked);
    expect(after).toEqual({ ...emptySlip(page), lastKey: k1 });
    expect(reasonOf(declineChangedOdds(slip))).toBe('nothingChanged');
  });

  it('SLIP-15 CRT-12 on the European page declining keeps the picks and hands the changes to the page', () => {
    const changes = [aChange('f-h', 190)];
    const asked: Slip = { ...slip, page: 'europe', phase: { at: 'changed', key: k1, changes } };
    const after = eventsOf(declineChangedOdds(asked)).reduce(evolveSlip, asked);
    expect(after).toEqual({ ...asked, phase: { at: 'open' }, declined: changes });
    const next: readonly SlipEvent[] = [
      added('g-h'),
      { type: 'PicksRestored', page: 'europe', picks: [] },
      { type: 'BetRequested', page: 'europe', key: k2 },
      { type: 'SlipCleared', page: 'europe', reason: 'member' },
    ];
    for (const event of next) expect(evolveSlip(after, event).declined).toEqual([]);
    expect(evolveSlip(after, { type: 'StakeChanged', page: 'europe', stake: 1 }).declined).toEqual(changes);
  });

  it('SLIP-16 BET-7 the policy is chosen while the slip is open, and outlives clearing and bets', () => {
    const open = given(added('f-h'));
    const chosen = eventsOf(chooseOddsPolicy(open, 'better')).reduce(evolveSlip, open);
    expect(chosen).toEqual({ ...open, policy: 'better' });
    expect(reasonOf(chooseOddsPolicy(chosen, 'better'))).toBe('nothingChanged');
    expect(reasonOf(chooseOddsPolicy(slip, 'any'))).toBe('betInFlight');
    const cleared = evolveSlip(chosen, { type: 'SlipCleared', page, reason: 'leftPage' });
    expect(cleared).toEqual({ ...emptySlip(page), policy: 'better' });
    const sent = evolveSlip(chosen, requested());
    expect(evolveSlip(sent, { type: 'BetPlaced', page, key: k1, betId: betId('b') }).policy).toBe('better');
  });

  it('SLIP-8 CRT-15 an answer to another key changes nothing', () => {
    const answers: readonly SlipEvent[] = [
      { type: 'BetPlaced', page, key: k2, betId: betId('b') },
      { type: 'BetRefused', page, key: k2, message: 'x' },
      { type: 'BetOutcomeUnknown', page, key: k2 },
      { type: 'BetNotPlaced', page, key: k2 },
      { type: 'OddsChangeReported', page, key: k2, changes: [aChange('f-h', 190)] },
      { type: 'ChangedOddsAccepted', page, key: k2 },
      { type: 'ChangedOddsDeclined', page, key: k2, changes: [] },
    ];
    for (const answer of answers) {
      expect(evolveSlip(slip, answer)).toBe(slip);
      const open = given(added('f-h'));
      expect(evolveSlip(open, answer)).toBe(open);
    }
  });

  it('SLIP-5 SLIP-8 a bet on its way is sending under its key; an open slip waits for none', () => {
    expect(slip.phase).toEqual({ at: 'sending', key: k1 });
    expect(waitingKeyOf(slip)).toBe(k1);
    expect(waitingKeyOf(emptySlip(page))).toBeUndefined();
    expect(isEditable(emptySlip(page))).toBe(true);
  });

  it('SLIP-8 CRT-12 a yes counts only for the question that was asked', () => {
    const yes: SlipEvent = { type: 'ChangedOddsAccepted', page, key: k1 };
    expect(evolveSlip(slip, yes)).toBe(slip);
    const asked = evolveSlip(slip, { type: 'OddsChangeReported', page, key: k1, changes: [aChange('f-h', 190)] });
    expect(evolveSlip(asked, { ...yes, key: k2 })).toBe(asked);
    expect(evolveSlip(asked, yes).phase).toEqual({ at: 'open' });
  });

  it('SLIP-8 a new pick forgets how the last bet ended', () => {
    const refused = evolveSlip(slip, { type: 'BetRefused', page, key: k1, message: 'no' });
    expect(evolveSlip(refused, added('g-h')).outcome).toBeNull();
    expect(evolveSlip(refused, { type: 'PicksRestored', page, picks: [] }).outcome).toBeNull();
  });

  it('SLIP-17 CRT-14 a refusal stands until a pick or the stake changes; that a bet was placed stays told', () => {
    const changes: readonly SlipEvent[] = [
      { type: 'PickRemoved', page, selectionId: selectionId('f-h') },
      { type: 'StakeChanged', page, stake: 6_000 },
    ];
    const refused = evolveSlip(slip, { type: 'BetRefused', page, key: k1, message: 'no' });
    const placed = evolveSlip(slip, { type: 'BetPlaced', page, key: k1, betId: betId('b1') });
    expect(evolveSlip(refused, { type: 'OddsPolicyChosen', page, policy: 'any' }).outcome).toEqual(refused.outcome);
    for (const change of changes) {
      expect(evolveSlip(refused, change).outcome).toBeNull();
      expect(evolveSlip(placed, change).outcome).toEqual(placed.outcome);
    }
  });
});
describe('what no event or rule may be', () => {
  it('SLIP-8 an event of no known type is a fault, not a change', () => {
    expect(() => evolveSlip(emptySlip(page), { type: 'Nonsense' } as never)).toThrow(RangeError);
  });
});
