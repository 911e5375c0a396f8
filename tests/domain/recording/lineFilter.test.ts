/** The language in which the inspector is asked for lines. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterText,
  isAsked,
  parseFilter,
  type FilterTerm,
} from '../../../src/domain/recording/inspection/lineFilter.ts';
import { LINE_STREAMS, type LogLine } from '../../../src/domain/recording/inspection/logLine.ts';

const BEGAN = Date.UTC(2026, 9, 24, 6, 7);
const line = (over: Partial<LogLine> = {}): LogLine => ({
  ...{ index: 0, n: 0, stream: 'events', at: BEGAN + 114_000, type: 'OddsChanged', isRefusal: false },
  ...{ fixtureIds: ['f1'], selectionIds: ['s1-home'], subject: {} },
  ...over,
});

const read = (text: string) => {
  const filter = parseFilter(text);
  if (!filter.ok) throw new Error(filter.failure.reason);
  return filter.value;
};
const asks = (text: string, one: LogLine, words = '') => isAsked(read(text), one, BEGAN, () => words);

const text = fc.string({ maxLength: 12 }).filter((value) => !value.includes('"'));
const id = text.filter((value) => value !== '' && !/^\s*$/.test(value));
const anyTerm: fc.Arbitrary<FilterTerm> = fc.oneof(
  fc.record({ isNot: fc.boolean(), by: fc.constant('stream'), stream: fc.constantFrom(...LINE_STREAMS) }),
  fc.record({
    isNot: fc.boolean(),
    by: fc.constantFrom('type', 'sel', 'fixture', 'bet', 'tab', 'call', 'page'),
    value: id,
  }),
  fc.record({
    isNot: fc.boolean(),
    by: fc.constant('lag'),
    than: fc.constantFrom('>', '<'),
    ms: fc.nat({ max: 99_999 }),
  }),
  fc.record({ isNot: fc.boolean(), by: fc.constantFrom('from', 'until'), time: fc.nat({ max: 86_399_999 }) }),
  fc.record({ isNot: fc.boolean(), by: fc.constantFrom('seen', 'refused'), is: fc.boolean() }),
  fc.record({ isNot: fc.boolean(), by: fc.constant('word'), word: text }),
);

describe('a filter', () => {
  it('INS-2 is read as it was written, whatever it asks', () => {
    fc.assert(
      fc.property(fc.array(anyTerm, { maxLength: 8 }), (terms) => {
        expect(read(filterText(terms))).toEqual(terms);
      }),
    );
  });

  it('INS-2 of any text is read, or told what of it cannot be and where', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^([a-z]{1,7}[:<>"-]{0,2}[0-9a-z: ]{0,6}){0,4}$/)),
        (given) => {
          const filter = parseFilter(given);
          if (filter.ok) return;
          const { from, until } = filter.failure;
          expect(from).toBeLessThan(until);
          expect(until).toBeLessThanOrEqual(given.length);
        },
      ),
    );
  });

  it.each([
    ['strem:bets', 'unknownField', 0, 10],
    ['a stream:beds', 'unknownStream', 2, 13],
    ['lag>fast', 'badLag', 0, 8],
    ['from:25:00', 'badTime', 0, 10],
    ['sel:', 'noValue', 0, 4],
    ['seen:maybe', 'badChoice', 0, 10],
    ['a "b c', 'openQuote', 2, 6],
  ])('INS-2 tells of %s: %s', (given, reason, from, until) => {
    const filter = parseFilter(given);
    expect(filter.ok ? undefined : filter.failure).toMatchObject({ reason, from, until });
  });

  it.each([
    ['stream:events', true],
    ['stream:bets', false],
    ['-stream:bets', true],
    ['type:oddschanged', true],
    ['type:suspended', true],
    ['sel:s1-home', true],
    ['sel:s1', false],
    ['fixture:f1 sel:s2', false],
    ['tab:t1', true],
    ['lag>200ms', true],
    ['lag<0.2s', false],
    ['from:15:08:54 until:15:08:54', true],
    ['from:15:08:55', false],
    ['seen:true refused:false', true],
    ['ULSAN', true],
    ['"ulsan hd"', true],
    ['-ulsan', false],
  ])('INS-3 takes all of %s: %s', (given, isTaken) => {
    const one = line({ effect: 'suspended', lag: 212, tab: 't1' });
    expect(asks(given, one, 'Ulsan HD')).toBe(isTaken);
  });

  it('INS-3 takes a time of day after midnight for that of the next day', () => {
    const began = Date.UTC(2026, 9, 24, 14, 59);
    const late = line({ at: began + 120_000 });
    expect(isAsked(read('from:00:00:30'), late, began, () => '')).toBe(true);
    expect(isAsked(read('from:00:02'), late, began, () => '')).toBe(false);
  });
});
