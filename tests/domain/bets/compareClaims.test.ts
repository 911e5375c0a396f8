import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareClaims } from '../../../src/domain/bets/compareClaims.ts';
import { ODDS_POLICIES } from '../../../src/domain/reference/oddsPolicies.ts';
import type { BettingLine } from '../../../src/domain/bets/bettingCall.ts';
import { formatOdds } from '../../../src/domain/kernel/odds.ts';
import type { Selection } from '../../../src/domain/sports/fixture.ts';
import { aFixture, aMarket, aSelection, fixtureId, selectionId } from '../../support/domain/eventFactory.ts';

const claim = (over: Partial<BettingLine> = {}): BettingLine => ({
  betBaseline: '',
  betPrice: '1.85',
  fixtureId: fixtureId('f'),
  oddsId: selectionId('f-h'),
  sportId: '6046',
  version: 1,
  ...over,
});

const offered =
  (selection: Partial<Selection>, fixture = {}) =>
  () =>
    aFixture('f', { markets: [aMarket([aSelection('f-h', selection)])], ...fixture });

describe('comparing claims with the offer', () => {
  it('BET-4 agrees with what is unchanged', () => {
    expect(compareClaims([claim()], offered({}), 'none')).toMatchObject({ kind: 'agreed' });
  });

  it('BET-4 CRT-12 reports price, version, administrator’s price and line as they are now', () => {
    const result = compareClaims([claim()], offered({ odds: 198, oddsByAdmin: 190, version: 4 }), 'none');
    expect(result).toEqual({
      kind: 'changed',
      changes: [
        {
          old: { oddsId: 'f-h', marketName: '1X2', betName: '1', betBaseline: '', betPrice: '1.85' },
          new: {
            id: 'f-h',
            version: 4,
            betPrice: '1.98',
            betPriceByAdmin: '1.90',
            betBaseline: '',
            fixtureId: 'f',
          },
        },
      ],
    });
  });

  it('BET-6 a newer version at the same price and line is no change', () => {
    expect(compareClaims([claim()], offered({ version: 9 }), 'none').kind).toBe('agreed');
    expect(compareClaims([claim({ version: 10 })], offered({ version: 9 }), 'any').kind).toBe('changed');
  });

  it('BET-7 FAIR-02 CRT-17 takes better, or any, odds where the member said so', () => {
    const kinds = (odds: number) =>
      ODDS_POLICIES.map((policy) => compareClaims([claim()], offered({ odds }), policy).kind);
    expect(kinds(190)).toEqual(['changed', 'agreed', 'agreed']);
    expect(kinds(180)).toEqual(['changed', 'changed', 'agreed']);
  });

  it('BET-7 FAIR-02 never takes a changed line by itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ODDS_POLICIES), fc.integer({ min: 101, max: 900 }), (policy, odds) => {
        const moved = claim({ betBaseline: '-1.5', betPrice: formatOdds(odds) });
        expect(compareClaims([moved], offered({ odds }), policy).kind).toBe('changed');
      }),
    );
  });

  it.each([
    ['an unknown fixture', () => undefined],
    ['a suspended selection', offered({ status: 'suspended' })],
    ['a settled selection', offered({ status: 'settled' })],
    ['a started game', offered({}, { status: 'inPlay' })],
    ['another sport', offered({}, { sportId: '48242' })],
    ['a selection of another fixture', () => aFixture('g')],
  ])('BET-1 refuses %s before it looks at prices', (_title, fixtureOf) => {
    expect(compareClaims([claim()], fixtureOf, 'any')).toEqual({ kind: 'closed', selectionIds: ['f-h'] });
  });

  it('BET-1 offers in play only what turns in play', () => {
    expect(compareClaims([claim()], offered({}, { status: 'inPlay', turnsInPlay: true }), 'none').kind).toBe('agreed');
  });

  it('BET-7 a claimed price that is no odds is asked about, whatever the policy', () => {
    for (const policy of ODDS_POLICIES) {
      expect(compareClaims([claim({ betPrice: '0.50' })], offered({}), policy).kind).toBe('changed');
    }
  });

  it('BET-4 CRT-12 without an administrator’s price there is none in the change', () => {
    const result = compareClaims([claim()], offered({ odds: 198, version: 2 }), 'none');
    expect(result).toMatchObject({ changes: [{ new: { betPrice: '1.98', betPriceByAdmin: null } }] });
  });

  it('BET-7 policies widen one another, and none takes a changed line, a closed selection or a version never given', () => {
    const odds = fc.integer({ min: 101, max: 5_000 });
    fc.assert(
      fc.property(odds, odds, fc.boolean(), fc.integer({ min: 1, max: 4 }), (claimed, now, isLineSame, version) => {
        const given = claim({ betPrice: formatOdds(claimed), betBaseline: isLineSame ? '' : '-1', version });
        const kinds = ODDS_POLICIES.map(
          (policy) => compareClaims([given], offered({ odds: now, version: 2 }), policy).kind,
        );
        const may = isLineSame && version <= 2;
        expect(kinds).toEqual(
          [may && now === claimed, may && now >= claimed, may].map((agrees) => (agrees ? 'agreed' : 'changed')),
        );
        const closed = compareClaims([given], offered({ odds: now, version: 2, status: 'suspended' }), 'any');
        expect(closed).toEqual({ kind: 'closed', selectionIds: ['f-h'] });
      }),
    );
  });

  it('BET-6 BET-7 the claimed price itself agrees under every policy', () => {
    for (const policy of ODDS_POLICIES) {
      expect(compareClaims([claim()], offered({ odds: 185, version: 3 }), policy).kind).toBe('agreed');
    }
  });
});
