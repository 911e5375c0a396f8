import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdPage, waitingFor, type FreshPage, type HeldPage } from '../../../src/domain/sports/heldPage.ts';
import { fixtureId } from '../../support/domain/eventFactory.ts';

const page = (ids: string, key = 'k', isWhole = true): FreshPage => ({
  key,
  fixtureIds: ids.split('').map(fixtureId),
  isWhole,
});
const all = () => true;
const sortedText = (ids: string) => ids.split('').toSorted().join('');
const anyIds = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 6 })
  .map((ids) => ids.join(''));

describe('ORD the order in which a page is looked at', () => {
  it('ORD-1 SPT-10 holds still while games come, go and move', () => {
    const held = page('abc');
    expect(holdPage(held, page('cabd'), all)).toBe(held);
    expect(holdPage(held, page('a'), all)).toBe(held);
  });

  it('ORD-1 holds the same page, whatever befalls it, as long as a game of it is listed', () => {
    fc.assert(
      fc.property(anyIds, fc.array(anyIds, { maxLength: 8 }), (first, later) => {
        fc.pre(first !== '');
        const held = later.reduce((now: HeldPage, ids) => holdPage(now, page(ids), all), page(first));
        expect(held.fixtureIds).toEqual(page(first).fixtureIds);
      }),
    );
  });

  it('ORD-4 takes the order of now for another question, and when it is asked to', () => {
    const fresh = page('ba', 'another');
    expect(holdPage(page('ab'), fresh, all)).toBe(fresh);
    expect(holdPage(undefined, fresh, all)).toBe(fresh);
  });

  it('ORD-4 takes the order of now where nothing of the page is listed any more', () => {
    const fresh = page('c');
    expect(holdPage(page('ab'), fresh, () => false)).toBe(fresh);
    expect(holdPage(page(''), fresh, all)).toBe(fresh);
  });

  it('ORD-1 S-25 keeps no page of which not every game is known', () => {
    const fresh = page('cab');
    expect(holdPage(page('ab', 'k', false), fresh, all)).toBe(fresh);
    const behind = page('ab', 'k', false);
    expect(holdPage(page('abc'), behind, all)).toBe(behind);
  });

  it('ORD-3 counts the places that would be another’s', () => {
    expect(waitingFor(page('abc'), page('abc'))).toBe(0);
    expect(waitingFor(page('abc'), page('cba'))).toBe(0);
    expect(waitingFor(page('abc'), page('bcd'))).toBe(1);
    expect(waitingFor(page('abc'), page('ab'))).toBe(1);
    expect(waitingFor(page('ab'), page('abcd'))).toBe(2);
  });

  it('ORD-3 counts nothing for the page that was just taken, and never more than either has', () => {
    fc.assert(
      fc.property(anyIds, anyIds, (before, after) => {
        const count = waitingFor(page(before), page(after));
        expect(count).toBeLessThanOrEqual(Math.max(before.length, after.length));
        expect(waitingFor(page(after), page(after))).toBe(0);
        expect(count === 0).toBe(sortedText(before) === sortedText(after));
      }),
    );
  });
});
