import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeStake,
  chooseOddsPolicy,
  clearSlip,
  declineChangedOdds,
  isEditable,
  maxStake,
  pickOf,
  removePick,
  restorePicks,
  togglePick,
} from '../../../src/domain/bet-slip/decideSlip.ts';
import {
  emptySlip,
  evolveSlip,
  waitingKeyOf,
  withNewOdds,
  type Slip,
  type SlipEvent,
} from '../../../src/domain/bet-slip/slip.ts';
import type { Decision } from '../../../src/domain/kernel/decision.ts';
import { MAX_PICKS } from '../../../src/domain/reference/pages.ts';
import {
  aChange,
  aFixture,
  aMarket,
  aPick,
  aSelection,
  betId,
  betKey,
  selectionId,
} from '../../support/domain/eventFactory.ts';

const page = 'wintielose' as const;
const [k1, k2] = [betKey('k1'), betKey('k2')];

const given = (...events: readonly SlipEvent[]): Slip => events.reduce(evolveSlip, emptySlip(page));
const added = (id: string, over = {}): SlipEvent => ({ type: 'PickAdded', page, pick: aPick(id, over), replaces: [] });
const requested = (key = k1): SlipEvent => ({ type: 'BetRequested', page, key });

function eventsOf<Event, Rejection>(decision: Decision<Event, Rejection>): readonly Event[] {
  if (!decision.ok) expect.fail(`refused: ${JSON.stringify(decision.rejection)}`);
  return decision.events;
}
const reasonOf = (decision: Decision<unknown, { reason: string }>) =>
  decision.ok ? 'accepted' : decision.rejection.reason;

describe('picking', () => {
  it('SLIP-3 CRT-02 a pick keeps odds, version and words as shown', () => {
    const fixture = aFixture('f', {
      markets: [aMarket([aSelection('f-h', { odds: 210, oddsByAdmin: 200, version: 7 })])],
    });
    const [event] = eventsOf(togglePick(emptySlip(page), fixture, selectionId('f-h')));
    expect(event).toMatchObject({
      type: 'PickAdded',
      pick: { odds: 200, version: 7, home: 'Home f', leagueName: 'League 1', marketId: '1' },
    });
  });

  it('SLIP-1 picking a picked selection takes it back', () => {
    const slip = given(added('f-h'));
    const after = eventsOf(togglePick(slip, aFixture('f'), selectionId('f-h'))).reduce(evolveSlip, slip);
    expect(after.picks).toEqual([]);
  });

  it('SLIP-2 CRT-07 a new pick replaces the earlier pick of its fixture', () => {
    const slip = given(added('f-h'), added('g-h'));
    const after = eventsOf(togglePick(slip, aFixture('f'), selectionId('f-a'))).reduce(evolveSlip, slip);
    expect(after.picks.map((pick) => pick.selectionId)).toEqual(['g-h', 'f-a']);
  });

  it('SLIP-3 CRT-16 refuses what is gone, unknown, suspended or settled', () => {
    const suspended = aFixture('f', { markets: [aMarket([aSelection('f-h', { status: 'suspended' })])] });
    const settled = aFixture('f', { markets: [aMarket([aSelection('f-h', { status: 'settled' })])] });
    const slip = emptySlip(page);
    expect(reasonOf(togglePick(slip, undefined, selectionId('f-h')))).toBe('selectionGone');
    expect(reasonOf(togglePick(slip, aFixture('f'), selectionId('zzz')))).toBe('selectionGone');
    expect(reasonOf(togglePick(slip, suspended, selectionId('f-h')))).toBe('selectionSuspended');
    expect(reasonOf(togglePick(slip, settled, selectionId('f-h')))).toBe('selectionSuspended');
  });

  it('SLIP-9 holds at most 20 picks, but a full slip may still replace one', () => {
    const full = given(...Array.from({ length: MAX_PICKS }, (_, n) => added(`g${n}-h`)));
    expect(reasonOf(togglePick(full, aFixture('f'), selectionId('f-h')))).toBe('tooManyPicks');
    expect(reasonOf(togglePick(full, aFixture('g0'), selectionId('g0-a')))).toBe('accepted');
  });

  it('SLIP-2 never holds two picks of one fixture, whatever is picked in whatever order', () => {
    const side = fc.constantFrom('h', 'd', 'a');
    const picks = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), side), { maxLength: 40 });
    fc.assert(
      fc.property(picks, (steps) => {
        const slip = steps.reduce((current, [game, pick]) => {
          const decision = togglePick(current, aFixture(`f${game}`), selectionId(`f${game}-${pick}`));
          return decision.ok ? decision.events.reduce(evolveSlip, current) : current;
        }, emptySlip(page));
        const fixtures = slip.picks.map((pick) => pick.fixtureId);
        expect(new Set(fixtures).size).toBe(fixtures.length);
      }),
    );
  });
});

describe('what no event or rule may be', () => {
  it('SLIP-8 an event of no known type is a fault, not a change', () => {
    expect(() => evolveSlip(emptySlip(page), { type: 'Nonsense' } as never)).toThrow(RangeError);
  });
});

describe('a pick at today’s price', () => {
  it('SLIP-14 SLIP-3 a selection the fixture no longer has is no pick', () => {
    expect(pickOf(aFixture('f'), selectionId('f-a'))).toMatchObject({ selectionId: 'f-a', fixtureId: 'f', odds: 410 });
    expect(pickOf(aFixture('f'), selectionId('zzz'))).toBeUndefined();
  });
});

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
    expect(maxStake(1_000_000, 500_000)).toBe(500_000);
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
    expect(after).toEqual(emptySlip(page));
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
});
