/** What a press on a price makes of the slip. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickOf, togglePick } from '../../../src/domain/bet-slip/decideSlip.ts';
import { emptySlip, evolveSlip } from '../../../src/domain/bet-slip/slip.ts';
import { MAX_PICKS } from '../../../src/domain/reference/pages.ts';
import { aFixture, aMarket, aSelection, selectionId } from '../../support/domain/eventFactory.ts';
import { added, eventsOf, given, page, reasonOf } from '../../support/domain/slipSteps.ts';

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

describe('a pick at today’s price', () => {
  it('SLIP-14 SLIP-3 a selection the fixture no longer has is no pick', () => {
    expect(pickOf(aFixture('f'), selectionId('f-a'))).toMatchObject({ selectionId: 'f-a', fixtureId: 'f', odds: 410 });
    expect(pickOf(aFixture('f'), selectionId('zzz'))).toBeUndefined();
  });
});
