/** Times are Seoul's, whatever zone the machine is in. */
import { describe, expect, it } from 'vitest';
import {
  ageText,
  clockText,
  dateMinuteText,
  dayText,
  machineTime,
  minuteText,
  secondText,
  untilText,
} from '../../../../src/app/kit/copy/time.ts';

const AT = Date.UTC(2026, 9, 24, 4, 42, 18);

describe('SES-15: times in Asia/Seoul', () => {
  it('shows day, minute, second and weekday of Seoul', () => {
    expect(dayText(AT)).toBe('10.24');
    expect(minuteText(AT)).toBe('13:42');
    expect(secondText(AT)).toBe('13:42:18');
    expect(clockText(AT)).toBe('10.24 (토) 13:42:18');
    expect(dateMinuteText(AT)).toBe('26-10-24 13:42');
    expect(machineTime(AT)).toBe('2026-10-24T13:42:18+09:00');
  });

  it('is on the next day after 15:00 UTC', () => {
    const late = Date.UTC(2026, 11, 31, 15, 0, 0);
    expect(`${dayText(late)} ${minuteText(late)}`).toBe('01.01 00:00');
  });

  it('agrees with the time zone database', () => {
    const text = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' });
    for (let month = 0; month < 12; month += 1) {
      const at = Date.UTC(2026, month, 15, 20, 30);
      expect(minuteText(at)).toBe(text.format(at));
    }
  });
});

describe('SYN-09: an age a reader understands', () => {
  it.each([
    [200, '0.2초'],
    [-50, '0.0초'],
    [38_400, '38초'],
    [125_000, '2분'],
    [3 * 3_600_000, '3시간'],
  ])('%i ms is %s', (ms, text) => {
    expect(ageText(ms)).toBe(text);
  });

  it('counts down to a start', () => {
    expect(untilText(17 * 60_000 + 42_000)).toBe('17:42 후');
    expect(untilText(3 * 3_600_000 + 5 * 60_000)).toBe('3시간 5분 후');
  });
});
