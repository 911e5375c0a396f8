/** Parts of the risk page that decide something: rows of the tree, what a hold would be about, steps of a price. */
import { describe, expect, it } from 'vitest';
import { besideOdds } from '../../../src/app/office/pages/risk/besideOdds.ts';
import { partOf, riskRows, shortened, targetsOf, type RiskRow } from '../../../src/app/office/pages/risk/riskRows.ts';
import { rowBeside } from '../../../src/app/office/parts/rowBeside.ts';
import { besideShift, shiftFieldText, shiftIn } from '../../../src/app/office/pages/risk/shiftIn.ts';
import {
  returnsMoved,
  shiftText,
  type Risk,
  type RiskFixture,
  type RiskMarket,
  type RiskOfFixture,
  type RiskSelection,
} from '../../../src/domain/office/risk.ts';
import { aFixture, aMarket, aSelection, selectionId } from '../../support/domain/eventFactory.ts';

const stake = { legs: 0, stakes: 0, liability: 0 };
const fixture = (id: string): RiskFixture => {
  const { markets: _, turnsInPlay: __, locationId: ___, locationName: ____, ...facts } = aFixture(id);
  return { ...facts, score: null, markets: 1, isHeld: false, holds: 0, prices: 0, margins: 0, ...stake };
};
const selection = (id: string): RiskSelection => ({
  ...{ selectionId: selectionId(id), side: 'home', name: '1', line: '', offered: null, fed: null },
  ...{ isHeld: false, override: null, average: null, payout: 0, ...stake },
});
const market = (marketId: string): RiskMarket => ({
  ...{ marketId, baseLine: '', name: marketId, isHeld: false, shift: 0, ...stake },
  selections: [selection(`${marketId}-h`), selection(`${marketId}-a`)],
});
const detail: RiskOfFixture = {
  at: 0,
  fixture: fixture('b'),
  markets: [market('1'), market('2')],
  reach: { fixture: 4, league: 4, sport: 4, all: 4 },
};
const NOTHING_AT_STAKE: Risk = {
  ...{
    at: 0,
    open: { bets: 0, stakes: 0, payout: 0 },
    total: { fixtures: 0, ...stake },
    rest: { fixtures: 0, ...stake },
  },
  ...{ fixtures: [], holds: [], overrides: [], margins: [], onOffer: { fixtures: 0, inPlay: 0 } },
  ...{ largest: [], newest: [], members: [] },
};
const keysOf = (opened: Parameters<typeof riskRows>[1], of: RiskOfFixture | undefined = detail) =>
  riskRows([fixture('a'), fixture('b'), fixture('c')], opened, of).map(({ key }) => key);

describe('the tree of risk', () => {
  it('ADM-04 opens one fixture and one market of it, the first unless told', () => {
    expect(keysOf({ fixture: undefined, market: undefined })).toEqual(['a', 'b', 'c']);
    expect(keysOf({ fixture: 'b', market: undefined })).toEqual([
      'a',
      'b',
      'b 1|',
      'b 1| 1-h',
      'b 1| 1-a',
      'b 2|',
      'c',
    ]);
    expect(keysOf({ fixture: 'b', market: '2|' })).toEqual(['a', 'b', 'b 1|', 'b 2|', 'b 2| 2-h', 'b 2| 2-a', 'c']);
    expect(keysOf({ fixture: 'b', market: null })).toEqual(['a', 'b', 'b 1|', 'b 2|', 'c']);
  });

  it('ADM-04 shows no markets of another fixture while those of the opened one are read', () => {
    expect(keysOf({ fixture: 'a', market: undefined })).toEqual(['a', 'b', 'c']);
    expect(keysOf({ fixture: 'a', market: undefined }, undefined)).toEqual(['a', 'b', 'c']);
  });

  it('ADM-04 lists the fifty largest and what is opened or chosen, and counts the others among the rest', () => {
    const fixtures = Array.from({ length: 60 }, (_, place) => ({
      ...fixture(`f${place}`),
      ...{ legs: 1, stakes: 10, liability: 1_000 - place },
    }));
    const rest = { fixtures: 3, legs: 5, stakes: 7, liability: -2 };
    const short = shortened({ ...NOTHING_AT_STAKE, fixtures, rest }, ['f55', undefined]);
    expect(short.fixtures.map(({ fixtureId }) => fixtureId)).toEqual([
      ...fixtures.slice(0, 50).map(({ fixtureId }) => fixtureId),
      'f55',
    ]);
    const hidden = [50, 51, 52, 53, 54, 56, 57, 58, 59].reduce((sum, place) => sum + 1_000 - place, 0);
    expect(short.rest).toEqual({ fixtures: 12, legs: 14, stakes: 97, liability: hidden - 2 });
  });

  it('ADM-04 is walked row by row, from the first to the last', () => {
    const rows = riskRows([fixture('a'), fixture('b')], { fixture: undefined, market: undefined }, undefined);
    const beside = (of: readonly RiskRow[], chosen: string | undefined, step: 1 | -1) =>
      rowBeside(of, ({ key }) => key, chosen, step);
    expect(beside(rows, undefined, 1)?.key).toBe('a');
    expect(beside(rows, 'a', 1)?.key).toBe('b');
    expect(beside(rows, 'b', 1)?.key).toBe('b');
    expect(beside(rows, 'a', -1)?.key).toBe('a');
    expect(beside([], 'a', 1)).toBeUndefined();
  });

  it('RSK-1 a row may be held with all that is around it, and what is gone from the offer without its league', () => {
    const rows = riskRows([fixture('b')], { fixture: 'b', market: undefined }, detail);
    expect(rows.map((row) => [...targetsOf(row).keys()].join(' '))).toEqual([
      'fixture league sport all',
      'market fixture league sport all',
      'selection market fixture league sport all',
      'selection market fixture league sport all',
      'market fixture league sport all',
    ]);
    const [gone] = riskRows(
      [{ ...fixture('b'), leagueId: null }],
      { fixture: undefined, market: undefined },
      undefined,
    );
    expect(gone === undefined ? [] : [...targetsOf(gone).keys()]).toEqual(['fixture', 'sport', 'all']);
  });

  it('ADM-04 bars are parts of the largest', () => {
    expect([partOf(50, 200), partOf(-50, 200), partOf(300, 200), partOf(5, 0)]).toEqual([25, 25, 100, 0]);
  });
});

describe('a step of a price', () => {
  it('RSK-2 is finer where prices are low, leads back, and stays within what odds may be', () => {
    expect([150, 200, 300, 500, 1_000].map((odds) => besideOdds(odds, 1))).toEqual([151, 202, 305, 510, 1_050]);
    expect([150, 200, 300, 500, 1_000].map((odds) => besideOdds(odds, -1))).toEqual([149, 199, 298, 495, 990]);
    expect([besideOdds(101, -1), besideOdds(10_000_000, 1)]).toEqual([101, 10_000_000]);
  });
});

describe('a margin as it is typed', () => {
  it('RSK-10 is a percentage with one decimal within its bounds, and never none', () => {
    const typed = ['2.5', '+2.5', '-2.5', '−10.0', '20', '0', '0.0', '20.1', '−10.1', '2.55', '2,5', '', 'x'];
    expect(typed.map(shiftIn)).toEqual([
      ...[250, 250, -250, -1_000, 2_000],
      ...Array.from({ length: 8 }, () => undefined),
    ]);
    for (const shift of [-1_000, -10, 10, 250, 2_000]) expect(shiftIn(shiftFieldText(shift))).toBe(shift);
  });

  it('RSK-10 a step leads past none, and stays within its bounds', () => {
    expect([besideShift(250, 1), besideShift(250, -1), besideShift(50, -1), besideShift(-50, 1)]).toEqual([
      300, 200, -50, 50,
    ]);
    expect([besideShift(2_000, 1), besideShift(-1_000, -1)]).toEqual([2_000, -1_000]);
    expect([shiftText(250), shiftText(-1_000), shiftText(5)]).toEqual(['+2.5%p', '−10.0%p', '+0.05%p']);
  });
});

describe('the market that pays back most', () => {
  const priced = (odds: readonly number[], byAdmin: readonly (number | null)[] = []) =>
    aMarket(odds.map((one, place) => aSelection(`${place}`, { odds: one, oddsByAdmin: byAdmin[place] ?? null })));

  it('RSK-11 is found among those that the feed has priced whole; those that pay back more than all by its own prices are counted', () => {
    const [fair, half] = [priced([190, 190]), priced([190])];
    expect(returnsMoved([[priced([190, 190, 100]), fair]])).toEqual({ most: undefined, overFed: 0 });
    const moved = returnsMoved([
      [fair, priced([190, 190], [195, 195])],
      [fair, priced([190, 190], [203, 203])],
      [half, half],
    ]);
    expect(moved).toEqual({ most: { before: 9_500, after: 10_150 }, overFed: 1 });
  });
});
