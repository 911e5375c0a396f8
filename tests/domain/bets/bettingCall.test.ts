import { describe, expect, it } from 'vitest';
import { BettingRequest, bettingRequestOf } from '../../../src/domain/bets/bettingCall.ts';
import { BetKey } from '../../../src/domain/kernel/ids.ts';
import { aPick, memberId } from '../../support/domain/eventFactory.ts';

const request = (page: 'wintielose' | 'europe', folds: number) =>
  bettingRequestOf(
    page,
    memberId('m1'),
    Array.from({ length: folds }, (_, n) => aPick(`f${n}-h`, { odds: [215, 198, 178][n % 3] ?? 215, version: n + 1 })),
    50_000,
    0,
  );

describe('the betting call', () => {
  it('CRT-13 has exactly the fields of the specification', () => {
    const body = request('wintielose', 3);
    expect(body).toEqual({
      memberId: 'm1',
      totalRatio: '7.58',
      amounts: 50_000,
      bettings: [
        { betBaseline: '', betPrice: '2.15', fixtureId: 'f0', oddsId: 'f0-h', sportId: '6046', version: 1 },
        { betBaseline: '', betPrice: '1.98', fixtureId: 'f1', oddsId: 'f1-h', sportId: '6046', version: 2 },
        { betBaseline: '', betPrice: '1.78', fixtureId: 'f2', oddsId: 'f2-h', sportId: '6046', version: 3 },
      ],
      gameDetailType: '12',
      betStyle: 'KR',
      minigameId: 1015,
      changeFlag: 0,
    });
    expect(BettingRequest.parse(body)).toEqual(body);
  });

  it('BET-5 CRT-13 counts picks for EU', () => {
    expect([1, 2, 3, 4].map((folds) => request('europe', folds).gameDetailType)).toEqual(['91', '92', '93', '93']);
    expect(request('europe', 1).betStyle).toBe('EU');
  });

  it.each([
    ['a fractional stake', { amounts: 5_000.5 }],
    ['a negative stake', { amounts: -1 }],
    ['a huge stake', { amounts: 2 ** 60 }],
    ['no picks', { bettings: [] }],
    ['another mini game', { minigameId: 1 }],
    ['odds as a number', { bettings: [{ ...request('europe', 1).bettings[0], betPrice: 2.15 }] }],
  ])('BET-1 refuses %s', (_title, over) => {
    expect(BettingRequest.safeParse({ ...request('europe', 1), ...over }).success).toBe(false);
  });

  it('BET-2 CRT-15 a key is 22 to 64 URL-safe characters', () => {
    expect(BetKey.safeParse('a'.repeat(22)).success).toBe(true);
    expect(
      ['a'.repeat(21), 'a'.repeat(65), `${'a'.repeat(21)}"`, ''].map((key) => BetKey.safeParse(key).success),
    ).toEqual([false, false, false, false]);
  });
});
