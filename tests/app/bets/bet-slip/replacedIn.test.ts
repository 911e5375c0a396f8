import { describe, expect, it } from 'vitest';
import { replacedIn } from '../../../../src/app/bets/bet-slip/replacedIn.ts';
import { restorePicks, togglePick } from '../../../../src/domain/bet-slip/decideSlip.ts';
import { emptySlip, evolveSlip, type Slip, type SlipEvent } from '../../../../src/domain/bet-slip/slip.ts';
import type { Decision } from '../../../../src/domain/kernel/decision.ts';
import { aFixture, betKey, selectionId } from '../../../support/domain/eventFactory.ts';

const taken = (slip: Slip, decision: Decision<SlipEvent, unknown>): Slip => {
  if (!decision.ok) throw new Error('refused');
  return decision.events.reduce(evolveSlip, slip);
};
const picked = (slip: Slip, id: string): Slip =>
  taken(slip, togglePick(slip, aFixture(id.split('-')[0] ?? ''), selectionId(id)));

describe('CRT-07 SLIP-2 the slip says what a pick replaced', () => {
  const one = picked(emptySlip('europe'), 'f-h');

  it('CRT-07 another pick of the same match', () => {
    const two = picked(one, 'f-d');
    const replaced = replacedIn(one, two);
    expect([replaced?.by.selectionId, replaced?.gone]).toEqual(['f-d', one.picks]);
  });

  it('CRT-07 and it comes back as the one that replaced it goes', () => {
    const two = picked(one, 'f-d');
    const back = taken(two, restorePicks(two, replacedIn(one, two)?.gone ?? []));
    expect(back.picks.map((pick) => pick.selectionId)).toEqual(['f-h']);
  });

  it.each([
    ['another match', picked(one, 'g-h')],
    ['a pick that is taken back', picked(one, 'f-h')],
    ['nothing', one],
  ])('CRT-07 not of %s', (_, after) => {
    expect(replacedIn(one, after)).toBeUndefined();
  });

  it('CRT-07 nor of the slip of another page', () => {
    expect(replacedIn(one, { ...picked(one, 'f-d'), page: 'cross' })).toBeUndefined();
  });

  it('CRT-12 nor of a pick that was priced anew under another id', () => {
    const two = picked(one, 'f-d');
    const asked: Slip = { ...one, phase: { at: 'unknown', key: betKey('k') } };
    expect(replacedIn(asked, two)).toBeUndefined();
  });
});
