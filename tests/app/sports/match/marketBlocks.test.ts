import { describe, expect, it } from 'vitest';
import {
  blocksOf,
  inColumns,
  isNamedLike,
  keepMarkets,
  linesAround,
  scoreGridOf,
  sidesOf,
  tabsOf,
  withPinned,
  type MarketBlock,
} from '../../../../src/app/sports/match/marketBlocks.ts';
import { MARKET } from '../../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import type { Fixture, Market, Side } from '../../../../src/domain/sports/fixture.ts';
import { aFixture, aMarket, aSelection, withPrices } from '../../../support/domain/eventFactory.ts';
import { matchWithManyMarkets } from '../../../support/domain/manyMarkets.ts';

const side = (of: Side, id: string, odds = 190) => aSelection(id, { side: of, odds });
const total = (line: string, odds: readonly [number, number] = [190, 190]): Market =>
  aMarket([side('over', `o${line}`, odds[0]), side('under', `u${line}`, odds[1])], {
    marketId: MARKET.overUnder,
    baseLine: line,
  });
const gameOf = (markets: readonly Market[], sportId: string = SPORT.football): Fixture =>
  aFixture('f', { sportId, markets: [...markets] });
const blockOf = (markets: readonly Market[]): MarketBlock => {
  const [block] = blocksOf(gameOf(markets));
  if (block === undefined) throw new Error('no block');
  return block;
};

describe('MCH-1 the markets of a match are blocks, the whole game first', () => {
  const part = aMarket([side('home', 'p')], { marketId: MARKET.firstPeriodWinner });
  const unknown = aMarket([side('named', 'x')], { marketId: '4242' });
  const win = aMarket([side('home', 'w')]);

  it('MCH-1 all lines of a market are one block, in the order of their numbers', () => {
    const blocks = blocksOf(gameOf([total('3.5'), win, total('2.5')]));
    expect(blocks.map(({ marketId, lines }) => [marketId, lines.map(({ baseLine }) => baseLine)])).toEqual([
      [MARKET.oneXTwo, ['']],
      [MARKET.overUnder, ['2.5', '3.5']],
    ]);
  });

  it.each([
    [SPORT.football, 'firstHalf'],
    [SPORT.basketball, 'quarters'],
    [SPORT.baseball, 'innings'],
    [SPORT.volleyball, 'sets'],
    [SPORT.tennis, 'sets'],
    [SPORT.iceHockey, 'periods'],
    [SPORT.eSports, 'maps'],
  ])('MCH-1 a part of a game of %s is under %s', (sportId, tab) => {
    const blocks = blocksOf(gameOf([part, unknown, total('2.5'), win], sportId));
    expect(blocks.map((block) => [block.marketId, block.tab])).toEqual([
      [MARKET.oneXTwo, 'result'],
      [MARKET.overUnder, 'totals'],
      ['4242', 'others'],
      [MARKET.firstPeriodWinner, tab],
    ]);
  });
});

describe('MCH-2 how a block is drawn', () => {
  it('MCH-2 follows from what its market asks', () => {
    const shapes = new Map(blocksOf(matchWithManyMarkets()).map(({ marketId, shape }) => [marketId, shape]));
    expect(shapes.get(MARKET.oneXTwo)).toBe('row');
    expect(shapes.get(MARKET.asianHandicap)).toBe('ladder');
    expect(shapes.get(MARKET.cornersOverUnder)).toBe('ladder');
    expect(shapes.get(MARKET.europeanHandicap)).toBe('lines');
    expect(shapes.get(MARKET.correctScore)).toBe('grid');
    expect(shapes.get(MARKET.halfTimeFullTime)).toBe('list');
  });

  it('MCH-2 a line that lacks a side makes rows of a ladder', () => {
    const half = aMarket([side('over', 'only')], { marketId: MARKET.overUnder, baseLine: '9.5' });
    expect(blockOf([total('2.5'), half]).shape).toBe('lines');
  });

  it('MCH-2 home and under stand left', () => {
    expect(sidesOf(total('2.5')).map((selection) => selection?.side)).toEqual(['under', 'over']);
    const handicap = aMarket([side('away', 'a'), side('home', 'h')], {
      marketId: MARKET.asianHandicap,
      baseLine: '-1',
    });
    expect(sidesOf(handicap).map((selection) => selection?.side)).toEqual(['home', 'away']);
  });
});

describe('MCH-3 tabs', () => {
  it('MCH-3 count lines, and say where a pick is', () => {
    const blocks = blocksOf(gameOf([aMarket([side('home', 'w')]), total('2.5'), total('3.5')]));
    expect(tabsOf(blocks, new Set(['u3.5']))).toEqual([
      { tab: 'all', count: 3, hasPick: false },
      { tab: 'result', count: 1, hasPick: false },
      { tab: 'totals', count: 2, hasPick: true },
    ]);
  });
});

describe('MCH-4 what did not change is the same object', () => {
  it('MCH-4 of 200 selections and more one price moves: one selection, one line, one block are new', () => {
    const match = matchWithManyMarkets();
    const before = blocksOf(match);
    const moved = match.markets[5]?.selections[0];
    if (moved === undefined) throw new Error('no selection');
    // As a tab gets it: every object is a copy.
    const told = structuredClone(withPrices(match, [{ selectionId: moved.selectionId, version: 2, odds: 333 }], 7));
    const markets = keepMarkets(match.markets, told.markets);
    const blocks = blocksOf({ sportId: match.sportId, markets: [...markets] }, before);

    const selections = new Set(match.markets.flatMap((market) => market.selections));
    expect(selections.size).toBeGreaterThan(200);
    const isNew = markets.flatMap((market) => market.selections).filter((selection) => !selections.has(selection));
    expect(isNew).toEqual([{ ...moved, version: 2, odds: 333, oddsBefore: moved.odds, movedAt: 7 }]);
    expect(markets.filter((market) => !match.markets.includes(market))).toHaveLength(1);
    expect(blocks.filter((block) => !before.includes(block)).map(({ marketId }) => marketId)).toEqual([
      MARKET.asianHandicap,
    ]);
  });

  it('MCH-4 nothing is new where nothing changed', () => {
    const match = matchWithManyMarkets();
    expect(keepMarkets(match.markets, structuredClone(match.markets))).toBe(match.markets);
  });
});

describe('MCH-5 a ladder with little room', () => {
  const ladder = ['0.5', '1.5', '2.5', '3.5', '4.5'].map((line) =>
    total(line, line === '3.5' ? [190, 190] : [150, 300]),
  );

  it.each([
    [3, ['2.5', '3.5', '4.5']],
    [4, ['1.5', '2.5', '3.5', '4.5']],
    [9, ['0.5', '1.5', '2.5', '3.5', '4.5']],
  ])('MCH-5 shows %i lines around the main one', (most, lines) => {
    expect(linesAround(blockOf(ladder), most).map(({ baseLine }) => baseLine)).toEqual(lines);
  });

  it('MCH-5 at its end keeps as many', () => {
    const low = ladder.map((market, at) => (at === 0 ? total('0.5', [190, 191]) : total(market.baseLine, [150, 300])));
    expect(linesAround(blockOf(low), 3).map(({ baseLine }) => baseLine)).toEqual(['0.5', '1.5', '2.5']);
  });
});

describe('MCH-6 correct scores', () => {
  it('MCH-6 stand by goals, others beneath', () => {
    const scores = ['0-0', '2-1', '7-0', 'Any Other Home'].map((name) => aSelection(name, { side: 'named', name }));
    const { goals, at, rest } = scoreGridOf(aMarket(scores, { marketId: MARKET.correctScore }));
    expect(goals).toEqual([0, 1, 2]);
    expect(at(2, 1)).toBe(scores[1]);
    expect(at(1, 2)).toBeUndefined();
    expect(rest).toEqual([scores[2], scores[3]]);
  });

  it('MCH-6 without a score have no grid', () => {
    const { goals, rest } = scoreGridOf(aMarket([aSelection('o', { side: 'named', name: 'Other' })]));
    expect([goals.length, rest.length]).toEqual([0, 1]);
  });
});

describe('MCH-8 favourite markets', () => {
  it('MCH-8 stand apart: rows alone there, ladders in their place too, all else first', () => {
    const blocks = blocksOf(matchWithManyMarkets());
    const { strip, rest } = withPinned(blocks, [MARKET.correctScore, MARKET.oneXTwo, MARKET.overUnder, 'not offered']);
    const ids = (of: readonly MarketBlock[]) => of.map(({ marketId }) => marketId);
    expect(ids(strip)).toEqual([MARKET.oneXTwo, MARKET.overUnder]);
    expect(ids(rest).slice(0, 3)).toEqual([MARKET.correctScore, MARKET.asianHandicap, MARKET.overUnder]);
    expect(ids(rest)).not.toContain(MARKET.oneXTwo);
    expect(rest).toHaveLength(blocks.length - 1);
  });

  it('MCH-8 without one all is as it was', () => {
    const blocks = blocksOf(matchWithManyMarkets());
    expect(withPinned(blocks, [])).toEqual({ strip: [], rest: blocks });
  });
});

describe('SPT-09 a match on the screen', () => {
  it('SPT-09 has every block in one column, however many there are', () => {
    const blocks = blocksOf(matchWithManyMarkets());
    for (const count of [1, 2, 3]) {
      const columns = inColumns(blocks, count);
      expect(columns).toHaveLength(count);
      expect(columns.every((column) => column.length > 0)).toBe(true);
      expect(new Set(columns.flat())).toEqual(new Set(blocks));
    }
  });

  it('SPT-09 finds a market whatever the spaces and letters’ case', () => {
    expect(isNamedLike('언더오버 [홈팀]', '언더 오버[')).toBe(true);
    expect(isNamedLike('e스포츠', 'E스')).toBe(true);
    expect(isNamedLike('핸디캡', '언더')).toBe(false);
    expect(isNamedLike('핸디캡', '')).toBe(true);
  });
});
