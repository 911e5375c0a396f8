import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  heldLines,
  isSettled,
  linesOf,
  linesToShow,
  mainLineOf,
  numberOfLine,
} from '../../../src/domain/sports/marketLines.ts';
import { aFixture, aMarket, aSelection } from '../../support/domain/eventFactory.ts';
import type { Market, Selection } from '../../../src/domain/sports/fixture.ts';

const line = (baseLine: string, home: number, away: number, status: Selection['status'] = 'open'): Market =>
  aMarket(
    [
      aSelection(`h${baseLine}`, { side: 'home', odds: home, line: baseLine, status }),
      aSelection(`a${baseLine}`, { side: 'away', odds: away, line: baseLine, status }),
    ],
    { marketId: '3', baseLine },
  );

const mainOf = (...lines: readonly Market[]) => mainLineOf(aFixture('f', { markets: [...lines] }), '3')?.baseLine;

describe('lines of a market', () => {
  it('MKL-1 reads a line as a number', () => {
    expect(['-0.75', '2.5', '0.0', '+1', ''].map(numberOfLine)).toEqual([-0.75, 2.5, 0, 1, 0]);
  });

  it('MKL-1 stands lines by their numbers, and none of another market', () => {
    const markets = [line('10.5', 180, 200), line('-1', 180, 200), line('9.5', 180, 200), aMarket([])];
    expect(linesOf({ markets }, '3').map(({ baseLine }) => baseLine)).toEqual(['-1', '9.5', '10.5']);
    expect(linesOf({ markets }, '2')).toEqual([]);
  });

  it('MKL-2 takes the line whose prices are nearest, of equals the smaller', () => {
    expect(mainOf(line('-1', 260, 150), line('-0.5', 195, 190), line('0', 150, 260))).toBe('-0.5');
    expect(mainOf(line('0.5', 190, 195), line('-0.5', 195, 190))).toBe('-0.5');
    expect(mainLineOf(aFixture('f'), '3')).toBeUndefined();
  });

  it('MKL-2 keeps a suspended line, and takes no settled one while another is left', () => {
    expect(mainOf(line('0', 190, 190, 'suspended'), line('1', 150, 260))).toBe('0');
    expect(mainOf(line('0', 190, 190, 'settled'), line('1', 150, 260))).toBe('1');
    expect(mainOf(line('0', 190, 190, 'settled'))).toBe('0');
  });

  it('MKL-2 goes by what is offered, an administrator’s odds first', () => {
    const [home, away] = line('1', 150, 260).selections;
    const raised = aMarket([{ ...home!, oddsByAdmin: 260 }, away!], { marketId: '3', baseLine: '1' });
    expect(mainOf(line('0', 190, 195), raised)).toBe('1');
  });

  it('MKL-2 is one of the lines, the same whatever order they came in', () => {
    const lines = fc.uniqueArray(
      fc
        .tuple(
          fc.integer({ min: -12, max: 12 }),
          fc.integer({ min: 101, max: 500 }),
          fc.integer({ min: 101, max: 500 }),
        )
        .map(([quarters, home, away]) => line(String(quarters / 4), home, away)),
      { selector: ({ baseLine }) => baseLine, minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, (markets) => {
        const main = mainLineOf({ markets }, '3');
        expect(markets).toContain(main);
        expect(mainLineOf({ markets: markets.toReversed() }, '3')).toBe(main);
      }),
    );
  });
});

describe('lines that go on being shown', () => {
  const [low, middle, high] = [line('-1', 260, 150), line('0', 190, 190), line('1', 150, 260)];
  const settled = (baseLine: string) => line(baseLine, 190, 190, 'settled');

  it('BRD-13 are those that were shown, as they stand now; a suspended one stays, a settled one and one that is gone do not', () => {
    const moved = line('0', 150, 260, 'suspended');
    expect(heldLines([low, moved, high], [middle, undefined])).toEqual([moved]);
    expect(heldLines([low, settled('0'), high], [middle, high])).toEqual([high]);
    expect(heldLines([low], [middle])).toEqual([]);
    expect(heldLines([low, middle])).toEqual([]);
    expect(heldLines([{ ...middle, marketId: '2' }], [middle])).toEqual([]);
  });

  it('BRD-13 a market is settled once all that it asks is', () => {
    const [home, away] = middle.selections;
    expect(isSettled(settled('0'))).toBe(true);
    expect(isSettled(aMarket([{ ...home!, status: 'settled' }, away!]))).toBe(false);
    expect(isSettled(aMarket([]))).toBe(false);
  });

  it('BRD-13 none that stays gives way, and a free place is taken by what matters most', () => {
    const between = line('0.5', 190, 190);
    const shown = (lines: readonly Market[], now: readonly Market[], before?: readonly Market[]) =>
      linesToShow(lines, now, before, 2).map(({ baseLine }) => baseLine);
    expect(shown([low, middle, high], [middle, high])).toEqual(['0', '1']);
    expect(shown([low, middle, between, high], [between, middle, high], [middle, high])).toEqual(['0', '1']);
    expect(shown([low, between, high], [between, low, high], [middle, high])).toEqual(['0.5', '1']);
    expect(shown([middle], [middle], [middle, high])).toEqual(['0']);
  });
});
