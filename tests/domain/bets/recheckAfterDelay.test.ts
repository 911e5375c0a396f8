import { describe, expect, it } from 'vitest';
import { recheckAfterDelay, scoresInPlay, type HeldBet } from '../../../src/domain/bets/recheckAfterDelay.ts';
import type { Fixture, Selection } from '../../../src/domain/sports/fixture.ts';
import { aFixture, aMarket, aSelection, fixtureId, selectionId } from '../../support/domain/eventFactory.ts';

const score = (home: number, away: number, clockSeconds = 0) => ({ period: 10, clockSeconds, home, away });
const inPlay = (selection: Partial<Selection> = {}, over: Partial<Fixture> = {}): Fixture =>
  aFixture('f', {
    status: 'inPlay',
    turnsInPlay: true,
    score: score(1, 0),
    markets: [aMarket([aSelection('f-h', selection)])],
    ...over,
  });
const held = (over: Partial<HeldBet> = {}): HeldBet => ({
  claims: [
    {
      betBaseline: '',
      betPrice: '1.85',
      fixtureId: fixtureId('f'),
      oddsId: selectionId('f-h'),
      sportId: '6046',
      version: 1,
    },
  ],
  scores: scoresInPlay([inPlay()]),
  policy: 'none',
  ...over,
});

describe('after the delay', () => {
  it('CLS-4 a bet stands if nothing moved but clock, period and version', () => {
    const now = inPlay({ version: 3 }, { score: { ...score(1, 0, 77), period: 20 } });
    expect(recheckAfterDelay(held(), () => now)).toMatchObject({ kind: 'agreed', offers: [{ fixture: now }] });
  });

  it('CLS-4 a goal refuses it whatever the odds policy, with both scores', () => {
    for (const policy of ['none', 'better', 'any'] as const) {
      const now = inPlay({ odds: 300, version: 2 }, { score: score(1, 1, 9) });
      expect(recheckAfterDelay(held({ policy }), () => now)).toEqual({
        kind: 'scoreChanged',
        fixtureId: 'f',
        before: { home: 1, away: 0 },
        now: { home: 1, away: 1 },
      });
    }
    expect(recheckAfterDelay(held(), () => inPlay({}, { score: score(2, 0) }))).toMatchObject({ kind: 'scoreChanged' });
  });

  it('CLS-4 a score that appeared or vanished is a changed score', () => {
    const unseen = held({ scores: new Map([[fixtureId('f'), null]]) });
    expect(recheckAfterDelay(unseen, () => inPlay())).toMatchObject({ before: null, now: { home: 1, away: 0 } });
    expect(recheckAfterDelay(held(), () => inPlay({}, { score: null }))).toMatchObject({ now: null });
    expect(recheckAfterDelay(unseen, () => inPlay({}, { score: null }))).toMatchObject({ kind: 'agreed' });
  });

  it('CLS-4 a closed selection goes before a goal, a goal before changed odds', () => {
    const closed = inPlay({ status: 'suspended' }, { score: score(2, 0) });
    expect(recheckAfterDelay(held(), () => closed)).toEqual({ kind: 'closed', selectionIds: ['f-h'] });
    expect(recheckAfterDelay(held(), () => undefined)).toMatchObject({ kind: 'closed' });
    expect(recheckAfterDelay(held(), () => inPlay({ odds: 180, version: 2 }))).toMatchObject({ kind: 'changed' });
    expect(recheckAfterDelay(held({ policy: 'any' }), () => inPlay({ odds: 180, version: 2 }))).toMatchObject({
      kind: 'agreed',
    });
  });

  it('CLS-4 a fixture that was seen and is gone has changed', () => {
    const scores = new Map([[fixtureId('z'), { home: 0, away: 0 }]]);
    const gone = recheckAfterDelay(held({ scores }), (id) => (id === 'f' ? inPlay() : undefined));
    expect(gone).toEqual({ kind: 'scoreChanged', fixtureId: 'z', before: { home: 0, away: 0 }, now: null });
  });

  it('CLS-4 only fixtures in play are compared by score', () => {
    expect([
      ...scoresInPlay([aFixture('g'), inPlay(), inPlay({}, { fixtureId: fixtureId('h'), score: null })]),
    ]).toEqual([
      ['f', { home: 1, away: 0 }],
      ['h', null],
    ]);
  });
});
