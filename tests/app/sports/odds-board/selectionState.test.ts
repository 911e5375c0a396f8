/** Which selections can be pressed. */
import { describe, expect, it } from 'vitest';
import { selectionState } from '../../../../src/app/sports/odds-board/selectionState.ts';
import { aFixture, aSelection } from '../../../support/domain/eventFactory.ts';

describe('SYN-05: what locks a selection', () => {
  it.each([
    ['scheduled', 'open', false, 'open'],
    ['scheduled', 'open', true, 'stale'],
    ['scheduled', 'suspended', true, 'suspended'],
    ['inPlay', 'open', false, 'open'],
    ['finished', 'open', false, 'closed'],
    ['cancelled', 'suspended', false, 'closed'],
    ['scheduled', 'settled', false, 'closed'],
  ] as const)('%s, %s, stale %s: %s', (status, selection, isStale, state) => {
    expect(selectionState(aFixture('f', { status }), aSelection('f-h', { status: selection }), isStale)).toBe(state);
  });
});
