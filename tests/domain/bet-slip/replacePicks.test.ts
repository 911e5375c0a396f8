import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replacedBy, standTogether } from '../../../src/domain/bet-slip/replacePicks.ts';
import { familyOf } from '../../../src/domain/reference/marketFamilies.ts';
import { aPick } from '../../support/domain/eventFactory.ts';

const pick = (id: string, marketId = '1') => aPick(id, { marketId });

describe('what a new pick replaces', () => {
  it('SLIP-2 CRT-07 every pick of its fixture', () => {
    expect(replacedBy('fixture', [pick('f-h'), pick('g-h'), pick('f-o', '2')], pick('f-a'))).toEqual(['f-h', 'f-o']);
  });

  it('SLIP-10 CRT-07 every pick of its fixture and market', () => {
    expect(replacedBy('fixtureMarket', [pick('f-h'), pick('f-o', '2'), pick('g-h')], pick('f-a'))).toEqual(['f-h']);
  });

  it('SLIP-11 CRT-07 in play: of two picks, the one of a different family stays', () => {
    const two = [pick('f-h', '1'), pick('f-o', '2')];
    expect(replacedBy('inPlayFamily', two, pick('f-u', '21'))).toEqual(['f-o']);
    expect(replacedBy('inPlayFamily', two, pick('f-a', '41'))).toEqual(['f-h']);
    expect(replacedBy('inPlayFamily', two, pick('f-c', '3'))).toEqual(['f-h']);
  });

  it('SLIP-11 CRT-07 in play: one pick goes only for its own family', () => {
    expect(replacedBy('inPlayFamily', [pick('f-h')], pick('f-a'))).toEqual(['f-h']);
    expect(replacedBy('inPlayFamily', [pick('f-h')], pick('f-o', '2'))).toEqual([]);
    expect(replacedBy('inPlayFamily', [pick('g-h')], pick('f-o', '2'))).toEqual([]);
  });

  it('SLIP-11 CRT-07 in play a fixture never has more than two picks, nor two of one family', () => {
    const markets = fc.constantFrom('1', '2', '3', '21', '41', '52', '226', '866', '712');
    fc.assert(
      fc.property(fc.array(markets, { maxLength: 20 }), (added) => {
        let picks = [pick('f-0')].slice(1);
        for (const [index, marketId] of added.entries()) {
          const next = pick(`f-${index}`, marketId);
          const gone = replacedBy('inPlayFamily', picks, next);
          picks = [...picks.filter((kept) => !gone.includes(kept.selectionId)), next];
        }
        const families = picks.map((kept) => familyOf(kept.marketId));
        expect(picks.length).toBeLessThanOrEqual(2);
        expect(new Set(families).size).toBe(families.length);
      }),
    );
  });
});

describe('picks and bonuses', () => {
  const bonus = (id: string) => aPick(id, { marketId: 'bonus', name: '2', side: 'named' });

  it('BON-3 a second bonus replaces the first, and nothing else', () => {
    for (const rule of ['fixture', 'fixtureMarket', 'inPlayFamily', 'single'] as const) {
      const slip = [pick('f-h'), bonus('b-2'), pick('g-h')];
      expect(replacedBy(rule, slip, bonus('b2-3'))).toEqual(['b-2']);
      expect(replacedBy(rule, slip, pick('b-h'))).toEqual(rule === 'single' ? ['f-h', 'g-h'] : []);
    }
  });
});

describe('a slip of one pick', () => {
  it('SLIP-13 a mini game holds one pick: a new one replaces whatever is there', () => {
    expect(replacedBy('single', [pick('f-h'), pick('g-h')], pick('i-h'))).toEqual(['f-h', 'g-h']);
    expect(replacedBy('single', [], pick('i-h'))).toEqual([]);
  });
});

describe('a rule nobody knows', () => {
  it('SLIP-2 is a fault, not a slip that keeps everything', () => {
    expect(() => replacedBy('other' as never, [pick('f-h')], pick('f-a'))).toThrow(RangeError);
  });
});

describe('picks of a claim', () => {
  it('SLIP-12 stand together if none would have replaced another', () => {
    expect(standTogether('fixture', [pick('f-h'), pick('g-h')])).toBe(true);
    expect(standTogether('fixture', [pick('f-h'), pick('f-o', '2')])).toBe(false);
    expect(standTogether('fixtureMarket', [pick('f-h'), pick('f-o', '2')])).toBe(true);
    expect(standTogether('fixtureMarket', [pick('f-h'), pick('g-h'), pick('f-a')])).toBe(false);
    expect(standTogether('inPlayFamily', [pick('f-h'), pick('f-o', '2')])).toBe(true);
    expect(standTogether('inPlayFamily', [pick('f-h', '1'), pick('f-a', '41')])).toBe(false);
    expect(standTogether('inPlayFamily', [pick('f-h', '1'), pick('f-o', '2'), pick('f-c', '3')])).toBe(false);
    expect(standTogether('single', [pick('f-h'), pick('g-h')])).toBe(false);
    expect(standTogether('single', [pick('f-h')])).toBe(true);
  });
});
