/** What switches the bet button off before any rule is asked. */
import { describe, expect, it } from 'vitest';
import { blockerOf } from '../../../../src/app/bets/bet-slip/blockers.ts';
import { outcomeMessage } from '../../../../src/app/bets/bet-slip/outcomeText.ts';
import { ALL_STALE, NONE_STALE } from '../../../../src/app/frame/connection/stalePrices.ts';
import type { PickView, SlipView } from '../../../../src/db/queries/slip.ts';
import { emptySlip, type SlipPhase } from '../../../../src/domain/bet-slip/slip.ts';
import { DEFAULT_LIMITS } from '../../../../src/domain/session/limits.ts';
import { aPick, betId, betKey } from '../../../support/domain/eventFactory.ts';

const key = betKey('k');
const view = (phase: SlipPhase, isBackable = true): SlipView => ({
  slip: { ...emptySlip('wintielose'), picks: [aPick('f-h')], phase },
  picks: [],
  limits: DEFAULT_LIMITS,
  balance: 0,
  payouts: [],
  isBackable,
});

const aPickView = (over: Partial<PickView>): PickView => ({
  pick: aPick('f-h'),
  quote: { pick: aPick('f-h'), inPlay: null },
  currentOdds: 185,
  movement: 'none',
  availability: 'open',
  producer: 'prematch',
  isFollowed: true,
  ...over,
});

describe('CRT-11, CRT-15, CRT-16, SYN-05: the bet button', () => {
  it.each([
    ['open and fresh', view({ at: 'open' }), false, undefined],
    ['sending', view({ at: 'sending', key }), false, 'sending'],
    ['unknown, even while stale', view({ at: 'unknown', key }), true, 'unknown'],
    ['stale before suspended', view({ at: 'open' }, false), true, 'stale'],
    ['suspended', view({ at: 'open' }, false), false, 'suspended'],
  ] as const)('%s', (_, slip, isStale, blocker) => {
    expect(blockerOf(slip, { isStale, stale: isStale ? ALL_STALE : NONE_STALE })).toBe(blocker);
  });

  it.each([
    ['prematch', { prematch: true, inPlay: false }, 'stale'],
    ['prematch', { prematch: false, inPlay: true }, undefined],
    ['inPlay', { prematch: false, inPlay: true }, 'stale'],
    ['inPlay', { prematch: true, inPlay: false }, undefined],
  ] as const)('S-14 STL-3 with a pick of %s prices and %o stale: %s', (producer, stale, blocker) => {
    const one = { ...view({ at: 'open' }), picks: [aPickView({ producer })] };
    expect(blockerOf(one, { isStale: false, stale })).toBe(blocker);
  });

  it('S-20 waits for the stream to be of every pick’s game', () => {
    const slip = view({ at: 'open' });
    const picks = [aPickView({}), aPickView({ isFollowed: false })];
    expect(blockerOf({ ...slip, picks }, { isStale: false, stale: NONE_STALE })).toBe('stale');
  });

  it('is left to the checks on an empty slip', () => {
    const empty = view({ at: 'open' });
    expect(blockerOf({ ...empty, slip: emptySlip('wintielose') }, { isStale: true, stale: ALL_STALE })).toBeUndefined();
  });
});

describe('CRT-11, CRT-14, CRT-15: how a bet ended', () => {
  it('has one sentence for each end, a refusal the origin’s own', () => {
    const accepted = { kind: 'accepted', key, betId: betId('1') } as const;
    expect(outcomeMessage({ ...accepted, wasUnknown: false }).text).toBe('베팅이 완료되었습니다.');
    expect(outcomeMessage({ ...accepted, wasUnknown: true }).text).toBe('베팅이 접수되었습니다.');
    expect(outcomeMessage({ kind: 'notPlaced', key }).text).toBe('베팅이 접수되지 않았습니다.');
    expect(outcomeMessage({ kind: 'refused', key, message: '잔액 부족' })).toEqual({
      tone: 'problem',
      text: '잔액 부족',
    });
  });
});
