/** How asking for the pages of a list goes, on a screen that shows one list after another. */
import { describe, expect, it } from 'vitest';
import { nothingAsked, withAsked } from '../../../../src/app/frame/link/askedPages.ts';

describe('what a screen asked for of a list', () => {
  it('LST-7 an answer of a list that was left says nothing of the one that is shown', () => {
    const first = withAsked(nothingAsked('a'), 'a', null, 'asking');
    const shown = withAsked(withAsked(first, 'b', null, 'asking'), 'b', null, 'done');
    expect(shown).toEqual({ id: 'b', head: 'done', pages: {} });
    for (const state of ['done', 'offline', 'failed'] as const) {
      expect(withAsked(shown, 'a', null, state)).toBe(shown);
      expect(withAsked(shown, 'a', '5.b1', state)).toBe(shown);
    }
  });

  it('LST-7 further pages that failed may be asked for again once the first one is answered', () => {
    let known = withAsked(nothingAsked('a'), 'a', '5.b1', 'failed');
    known = withAsked(known, 'a', '4.b1', 'asking');
    expect(withAsked(known, 'a', null, 'offline').pages).toEqual({ '5.b1': 'failed', '4.b1': 'asking' });
    expect(withAsked(known, 'a', null, 'done')).toEqual({ id: 'a', head: 'done', pages: { '4.b1': 'asking' } });
  });
});
