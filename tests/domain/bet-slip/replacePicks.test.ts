import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusedBesideBonus, withoutUnearnedBonus } from '../../../src/domain/bet-slip/bonusPick.ts';
import { replacedBy } from '../../../src/domain/bet-slip/replacePicks.ts';
import { familyOf } from '../../../src/domain/reference/marketFamilies.ts';
import { aPick } from '../../support/domain/eventFactory.ts';

const pick = (id: string, marketId = '1') => aPick(id, { marketId });
const bonus = (folds: string) => aPick(`bonus-${folds}`, { marketId: 'bonus', name: folds, side: 'named', odds: 103 });

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

describe('the bonus pick', () => {
  it('BON-1 CRT-08 goes when it asks for more folds than stand beside it', () => {
    const earned = [pick('f-h'), pick('g-h'), pick('i-h'), bonus('3')];
    expect(withoutUnearnedBonus(earned)).toBe(earned);
    expect(withoutUnearnedBonus(earned.slice(1)).map((kept) => kept.selectionId)).toEqual(['g-h', 'i-h']);
    expect(withoutUnearnedBonus([pick('f-h'), bonus('x')])).toHaveLength(1);
  });

  it('BON-2 CRT-08 does not stand beside odds below 1.30', () => {
    const low = aPick('f-h', { odds: 129 });
    const enough = aPick('f-h', { odds: 130 });
    expect(isRefusedBesideBonus([bonus('3')], low)).toBe(true);
    expect(isRefusedBesideBonus([bonus('3')], enough)).toBe(false);
    expect(isRefusedBesideBonus([pick('g-h')], low)).toBe(false);
    expect(isRefusedBesideBonus([low], bonus('3'))).toBe(true);
    expect(isRefusedBesideBonus([enough], bonus('3'))).toBe(false);
  });
});
