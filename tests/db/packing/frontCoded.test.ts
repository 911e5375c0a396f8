/** Names in one text: what was written is read again, and numbers stand for the same names in every text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNameNumbers, readNames, writeNames } from '../../../src/db/packing/frontCoded.ts';

const anyNames = fc
  .uniqueArray(fc.string({ unit: fc.constantFrom('1', '4', '+', '가'), maxLength: 6 }), { maxLength: 30 })
  .map((names) => names.toSorted());

describe('LAW-4 names of a log record', () => {
  it('come back in their order, as texts and as numbers that are the same in every record', () => {
    fc.assert(
      fc.property(fc.array(anyNames, { maxLength: 5 }), anyNames, (lists, known) => {
        const numbers = createNameNumbers();
        const numberOf = new Map(known.map((name) => [name, numbers.numberOf(name)]));
        for (const names of lists) {
          const text = writeNames(names);
          expect(readNames(text)).toEqual(names);
          const read = numbers.read(text) ?? [];
          for (const [index, name] of names.entries()) {
            const number = numberOf.get(name) ?? read[index] ?? -1;
            numberOf.set(name, number);
            expect(read[index]).toBe(number);
          }
        }
        expect(new Set(numberOf.values()).size).toBe(numberOf.size);
      }),
    );
  });

  it('D9 are refused as numbers where they are refused as texts, whatever the text is', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('\u0000', '\u0001', '\u0002', '\u0003', '1', 'a'),
      maxLength: 20,
    });
    fc.assert(
      fc.property(anyText, (text) => {
        expect(createNameNumbers().read(text)?.length).toBe(readNames(text)?.length);
      }),
      { numRuns: 1_000 },
    );
  });
});
