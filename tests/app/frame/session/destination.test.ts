/** Where a visitor goes after the login page. */
import { describe, expect, it } from 'vitest';
import { destinationOf } from '../../../../src/app/frame/session/destination.ts';

describe('SES-01: back to where the visitor was going', () => {
  it('believes a path of this site', () => {
    expect(destinationOf({ from: '/korea/wintielose?league=67' })).toBe('/korea/wintielose?league=67');
  });

  it.each([
    [undefined],
    [null],
    [{}],
    [{ from: 7 }],
    [{ from: 'https://elsewhere' }],
    [{ from: '//elsewhere' }],
    [{ from: '/\\elsewhere' }],
  ])('believes nothing else: %j', (state) => {
    expect(destinationOf(state)).toBeUndefined();
  });
});
