/** A setting that two change at once, over all that a setting may be (OPR-14). */
import { describe, expect, it } from 'vitest';
import { mergedValue } from '../../../src/domain/house/mergedValue.ts';

const hours = (from: number, until: number) => ({ from, until });

describe('what two change of a setting at once', () => {
  it('OPR-14 keeps what each of them changed, part by part, however deep', () => {
    const was = { charge: { least: 1, maintenance: 0 }, flag: 0 };
    const mine = { charge: { least: 1, maintenance: 1 }, flag: 0 };
    const stored = { charge: { least: 5, maintenance: 0 }, flag: 1 };
    expect(mergedValue(was, mine, stored)).toEqual({ charge: { least: 5, maintenance: 1 }, flag: 1 });
  });

  it('OPR-14 keeps what came and what went of a map', () => {
    const was = { a: 1, b: 1, c: 1 };
    expect(mergedValue(was, { a: 1, c: 1, d: 1 }, { a: 1, b: 1, e: 1 })).toEqual({ a: 1, d: 1, e: 1 });
    expect(mergedValue({}, { a: hours(1, 2) }, { b: hours(3, 4) })).toEqual({ a: hours(1, 2), b: hours(3, 4) });
  });

  it('OPR-14 takes the word of whoever comes last where both changed the same', () => {
    expect(mergedValue({ a: 1 }, { a: 2 }, { a: 3 })).toEqual({ a: 2 });
    expect(mergedValue({ a: 1 }, {}, { a: 3 })).toEqual({});
    expect(mergedValue({ a: null }, { a: hours(1, 2) }, { a: hours(3, 4) })).toEqual({ a: hours(1, 2) });
  });

  it('OPR-14 makes no hours of the beginning of one and the end of another', () => {
    expect(mergedValue(hours(1, 2), hours(1, 9), hours(8, 2))).toEqual(hours(1, 9));
    expect(mergedValue(hours(1, 2), hours(1, 2), hours(8, 9))).toEqual(hours(8, 9));
  });

  it('OPR-14 puts rows together by what names them, in the order of whoever moved them', () => {
    const row = (id: string, isShown = true) => ({ id, isShown });
    const was = [row('a'), row('b'), row('c')];
    const hidden = [row('a'), row('b', false), row('c')];
    expect(mergedValue(was, hidden, [row('c'), row('a'), row('b')])).toEqual([row('c'), row('a'), row('b', false)]);
    expect(mergedValue(was, [row('b'), row('a'), row('c')], hidden)).toEqual([row('b', false), row('a'), row('c')]);
    expect(mergedValue(was, [row('a'), row('c'), row('d')], [...was, row('e')])).toEqual([
      row('a'),
      row('c'),
      row('e'),
      row('d'),
    ]);
    const shut = (range: string) => ({ range, note: '' });
    expect(mergedValue([], [shut('10.0.0.1')], [shut('10.0.0.2')])).toEqual([shut('10.0.0.2'), shut('10.0.0.1')]);
  });

  it('OPR-14 puts no list together whose rows have no names, or the same', () => {
    expect(mergedValue([1], [1, 2], [1, 3])).toEqual([1, 2]);
    const twice = [{ id: 'a' }, { id: 'a' }];
    expect(mergedValue([], twice, [{ id: 'b' }])).toEqual(twice);
  });

  it('OPR-14 changes nothing where nothing was changed, and all where nobody else did', () => {
    expect(mergedValue([1], [1], [5, 6])).toEqual([5, 6]);
    expect(mergedValue([1], [2], [1])).toEqual([2]);
    expect(mergedValue(undefined, 5, undefined)).toBe(5);
  });

  it('OPR-14 takes names that every object has for what they are', () => {
    const named = JSON.parse('{"__proto__":{"a":1}}') as unknown;
    const merged = mergedValue({}, named, { constructor: 2 });
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(JSON.stringify(merged)).toBe('{"constructor":2,"__proto__":{"a":1}}');
  });
});
