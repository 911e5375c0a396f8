import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continuityOf, formatPosition, parsePosition } from '../../../src/domain/kernel/position.ts';

const position = fc.record({
  epoch: fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/),
  offset: fc.integer({ min: 0, max: 999_999_999_999_999 }),
});

describe('position', () => {
  it('S-1 is written as <epoch>.<offset> and read back the same', () => {
    fc.assert(
      fc.property(position, (given) => {
        expect(parsePosition(formatPosition(given))).toEqual(given);
      }),
    );
  });

  it.each(['', '.', 'a', 'a.', '.5', 'a.-1', 'a.1.5x', 'a b.1', 'a.1e3', `${'x'.repeat(33)}.1`])(
    'S-1 refuses "%s"',
    (text) => {
      expect(parsePosition(text)).toBeUndefined();
    },
  );

  it('S-7 applies only the next event', () => {
    const at = { epoch: 'e', offset: 7 };
    const arriving = (offset: number, epoch = 'e') => continuityOf(at, { epoch, offset });
    expect([arriving(8), arriving(7), arriving(1), arriving(9), arriving(8, 'f')]).toEqual([
      'next',
      'repeated',
      'repeated',
      'gap',
      'other-epoch',
    ]);
  });
});
