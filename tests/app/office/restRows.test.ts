/** When games rest, as whoever sets it sees it (ROU-19, ROU-20). */
import { describe, expect, it } from 'vitest';
import {
  commonHours,
  hoursText,
  restingRounds,
  restText,
  withHours,
} from '../../../src/app/office/pages/house/restRows.ts';
import { fieldName, fieldPath } from '../../../src/app/office/copy/houseFields.ts';
import { numberKindOf } from '../../../src/app/office/pages/house/fieldValue.ts';
import { valueText } from '../../../src/app/office/parts/valueText.ts';
import { gameOf } from '../../../src/domain/mini-games/gameTable.ts';

const [one, two, three] = ['401', '402', '403'].map((gameId) => gameOf(gameId)!) as [never, never, never];
const NIGHT = { from: 23 * 60 + 30, until: 30 };
const AT = Date.parse('2026-11-27T23:45:10+09:00');

describe('hours of rest, as they are set', () => {
  it('ROU-20 of one game leave those of others, and those of a provider are of all its games', () => {
    const rests = withHours({ '401': NIGHT }, [two, three], { from: 0, until: 60 });
    expect(rests).toEqual({ '401': NIGHT, '402': { from: 0, until: 60 }, '403': { from: 0, until: 60 } });
    expect(commonHours(rests, [two, three])).toEqual({ from: 0, until: 60 });
    expect(commonHours(rests, [one, two])).toBeUndefined();
    expect(commonHours({}, [one, two])).toBeNull();
    expect(withHours(rests, [one, two, three], null)).toEqual({});
  });

  it('ROU-19 say when, and whether it is now', () => {
    expect(hoursText(undefined)).toBe('휴식 없음');
    expect(restText({ '401': NIGHT }, one, AT)).toBe('23:30 – 00:30 · 휴식 중');
    expect(restText({ '401': NIGHT }, one, AT - 3_600_000)).toBe('23:30 – 00:30');
  });

  it('ROU-19 name the rounds of the day, over midnight from the evening on', () => {
    // A round a minute: what opens at 23:30 is drawn at 23:31.
    expect(restingRounds({ '401': NIGHT }, one, AT)).toEqual({ first: 1_411, last: 30 });
    expect(restingRounds({ '401': { from: 60, until: 62 } }, one, AT)).toEqual({ first: 61, last: 62 });
    expect(restingRounds({}, one, AT)).toBeUndefined();
  });

  it('OPR-10 are times of day, by the name of the game', () => {
    expect(fieldName('gameRests.401')).toBe('스카이파크 바카라1');
    expect(fieldPath('gameRests.401.from')).toBe('게임 휴식 · 스카이파크 바카라1 · 시작 시각');
    expect(numberKindOf('gameRests.401.from', 1_410)).toEqual({ is: 'clock' });
    expect(valueText(1_410, 'gameRests.401.from')).toBe('23:30');
    expect(valueText(30, 'cashier.exchange.closed.until')).toBe('00:30');
  });
});
