import { describe, expect, it } from 'vitest';
import { sparkPath } from '../../../../src/app/kit/ui/sparkPath.ts';

const point = (at: number, value: number, isAfterGap = false) => ({ at, value, isAfterGap });

describe('the line of a price', () => {
  it('HIS-4 goes in steps: a price stands until the next one', () => {
    const path = sparkPath([point(0, 100), point(100, 200), point(200, 150)], 106, 26);
    expect(path?.line).toBe('M3 23H17.3V3H88.7V13H103');
    expect([path?.ends, path?.last]).toEqual(['', { x: 103, y: 13 }]);
  });

  it('HIS-2 HIS-4 ends at a gap and begins anew after it: nothing is drawn between', () => {
    const path = sparkPath([point(0, 100), point(100, 200), point(200, 100, true), point(300, 200)], 106, 26);
    expect(path?.line).toBe('M3 23H17.3V3M53 23H88.7V3H103');
    expect(path?.ends).toBe('M17.3 3h0');
  });

  it('HIS-4 a price that stood for hours before its first move takes no more than its share', () => {
    const path = sparkPath([point(-10_000_000, 100), point(0, 110), point(100, 120)], 106, 26);
    expect(path?.line.startsWith('M3 23H17.3V')).toBe(true);
  });

  it('HIS-4 a price without a move is no line, and one that moved and moved at once is', () => {
    expect(sparkPath([point(0, 100)], 106, 26)).toBeUndefined();
    expect(sparkPath([], 106, 26)).toBeUndefined();
    expect(sparkPath([point(5, 100), point(5, 120)], 106, 26)?.line).not.toContain('NaN');
  });
});
