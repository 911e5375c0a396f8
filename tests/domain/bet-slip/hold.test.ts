import { describe, expect, test } from 'vitest';
import { quotesOf, requestBet, termsOf } from '../../../src/domain/bet-slip/consent.ts';
import { evolveSlip } from '../../../src/domain/bet-slip/slip.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { aFixture } from '../../support/domain/eventFactory.ts';
import { added, given, k1 } from '../../support/domain/slipSteps.ts';

const score = { period: 20, clockSeconds: 4_000, home: 1, away: 1 };
const requestedOn = (fixture: Fixture) => {
  const slip = given(added('f-h'));
  const terms = termsOf(
    slip,
    quotesOf(slip, () => fixture),
  );
  const decision = requestBet(slip, () => fixture, { question: k1, terms }, k1, 77);
  return decision.ok ? decision.events.reduce(evolveSlip, slip).phase : decision.rejection;
};

describe('a bet that the origin holds', () => {
  test('CLS-3 CRT-20 the slip says since when, and the score it was placed at', () => {
    const playing = { status: 'inPlay', turnsInPlay: true } as const;
    expect(requestedOn(aFixture('f', { ...playing, score }))).toEqual({
      at: 'sending',
      key: k1,
      hold: { since: 77, games: [{ fixtureId: 'f', score: { home: 1, away: 1 } }] },
    });
    expect(requestedOn(aFixture('f', playing))).toMatchObject({ hold: { games: [{ score: null }] } });
  });

  test('CLS-3 no other bet is held', () => {
    expect(requestedOn(aFixture('f'))).toEqual({ at: 'sending', key: k1 });
  });
});
