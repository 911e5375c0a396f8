/** A part of the site that cannot be loaded reloads the page, at most once a minute. */
import { describe, expect, it } from 'vitest';
import { isChunkFailure, mayReload } from '../../../../src/app/shell/failure/chunkFailure.ts';

describe('NAV-13: chunk-load failure', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://h/assets/a.js',
    'error loading dynamically imported module: http://h/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('knows %s', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  });

  it('leaves other errors alone', () => {
    expect(isChunkFailure(new Error('boom'))).toBe(false);
    expect(isChunkFailure('dynamically imported module')).toBe(false);
  });

  it('reloads once a minute', () => {
    expect(mayReload(undefined, 100_000)).toBe(true);
    expect(mayReload('100000', 159_999)).toBe(false);
    expect(mayReload('100000', 160_000)).toBe(true);
    expect(mayReload('nonsense', 100_000)).toBe(true);
  });
});
