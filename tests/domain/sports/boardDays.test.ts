import { describe, expect, it } from 'vitest';
import { dayOfDate, seoulDate, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import { startsOfDay } from '../../../src/domain/sports/boardDays.ts';

const seoul = (text: string) => Date.parse(`${text}+09:00`);
const NOW = seoul('2026-10-24T23:30:00');

describe('BRD-8 days of a board', () => {
  it('BRD-8 SES-15 SPT-10 are those of Seoul', () => {
    expect(startsOfDay('today', NOW)).toEqual([0, seoul('2026-10-25T00:00:00')]);
    expect(startsOfDay('tomorrow', NOW)).toEqual([seoul('2026-10-25T00:00:00'), seoul('2026-10-26T00:00:00')]);
    expect(startsOfDay('soon', NOW)).toEqual([0, seoul('2026-10-25T02:30:00')]);
    expect(startsOfDay('2026-11-01', NOW)).toEqual([seoul('2026-11-01T00:00:00'), seoul('2026-11-02T00:00:00')]);
  });

  it('BRD-8 a text that is no day leaves nothing out', () => {
    for (const text of [undefined, '', 'yesterday', '2026-13-01', '2026-02-30', '2026-1-1', '20261101'])
      expect(startsOfDay(text, NOW)).toBeUndefined();
  });

  it('SES-15 a day in Seoul begins at 15:00 UTC, and is found by its date', () => {
    expect(seoulDayOf(NOW)).toBe(Date.parse('2026-10-23T15:00:00Z'));
    expect(seoulDate(NOW)).toBe('2026-10-24');
    expect(dayOfDate('2026-10-24')).toBe(seoulDayOf(NOW));
  });
});
