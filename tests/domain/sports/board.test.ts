import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LeagueId, LocationId } from '../../../src/domain/kernel/ids.ts';
import { boardEntryOf, isListed, isOnBoard, type BoardEntry } from '../../../src/domain/sports/board.ts';
import { countByCategory, inBoardOrder, pageOf } from '../../../src/domain/sports/boardPage.ts';
import { PAGE_KINDS } from '../../../src/domain/reference/pages.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { withoutPrices } from '../../../src/domain/sports/offerIndex.ts';
import { aFixture, aMarket, fixtureId } from '../../support/domain/eventFactory.ts';

const entry = (id: string, league: string, startAt: number, sportId = '6046'): BoardEntry => ({
  fixtureId: fixtureId(id),
  locationId: LocationId.parse('kr'),
  leagueId: LeagueId.parse(league),
  startAt,
  sportId,
});

const entries = fc.uniqueArray(
  fc.record({
    fixtureId: fc.integer({ min: 1, max: 500 }).map((n) => fixtureId(String(n))),
    locationId: fc.constant(LocationId.parse('kr')),
    leagueId: fc.constantFrom('a', 'b', 'c', 'd').map((text) => LeagueId.parse(text)),
    startAt: fc.integer({ min: 0, max: 50 }),
    sportId: fc.constantFrom('6046', '48242', '687888'),
  }),
  { selector: (row) => row.fixtureId, maxLength: 80 },
);

describe('board', () => {
  it('BRD-1 SPT-01 lists a game with a win market until it starts', () => {
    expect(isListed(aFixture('f'), 'wintielose')).toBe(true);
    expect(isListed(aFixture('f', { status: 'inPlay' }), 'wintielose')).toBe(false);
    const played = aFixture('f', { status: 'inPlay', turnsInPlay: true });
    expect(PAGE_KINDS.filter((page) => isListed(played, page))).toEqual(['live', 'inplay']);
    const outright = { ...played, markets: [aMarket([], { marketId: '274' })] };
    expect(PAGE_KINDS.filter((page) => isListed(outright, page))).toEqual(['wintielose', 'europe', 'inplay']);
    expect(isListed(aFixture('f', { markets: [] }), 'wintielose')).toBe(false);
  });

  it('BRD-1 BRD-6 SPT-01 each board lists games by the markets that it shows', () => {
    const of = (...ids: readonly string[]) =>
      aFixture('f', { markets: ids.map((marketId) => aMarket([], { marketId })) });
    const boards = ['cross', 'wintielose', 'handicap', 'special', 'proto'] as const;
    const listing = (...ids: readonly string[]) => boards.filter((page) => isListed(of(...ids), page));
    expect(listing('1')).toEqual(['cross', 'wintielose', 'proto']);
    expect(listing('342')).toEqual(['cross', 'handicap', 'proto']);
    expect(listing('28')).toEqual(['cross', 'handicap', 'proto']);
    expect(listing('50')).toEqual(['special']);
    expect(listing('no such market')).toEqual(['special']);
    expect(listing('274')).toEqual(['wintielose']);
    expect(listing()).toEqual([]);
  });

  it('BRD-1 PRT-3 the live board lists games in play alone, and a proto round keeps them for its numbers', () => {
    const inPlay = aFixture('f', { status: 'inPlay' });
    expect([isListed(inPlay, 'live'), isListed(aFixture('f'), 'live')]).toEqual([true, false]);
    expect([isListed(inPlay, 'proto'), isOnBoard(inPlay, 'proto')]).toEqual([false, true]);
    expect(isOnBoard({ ...inPlay, status: 'finished' }, 'proto')).toBe(false);
  });

  it('BRD-6 IDX-1 a game without prices is on the boards that it is on with them', () => {
    const ids = fc.uniqueArray(fc.constantFrom('1', '52', '274', '3', '866', '2', '28', '50', '13', '9999'));
    fc.assert(
      fc.property(ids, fc.constantFrom('scheduled' as const, 'inPlay' as const), (marketIds, status) => {
        const game = aFixture('f', { status, markets: marketIds.map((marketId) => aMarket([], { marketId })) });
        const on = (fixture: Fixture) => PAGE_KINDS.filter((page) => isOnBoard(fixture, page));
        expect(on(withoutPrices(game))).toEqual(on(game));
      }),
    );
  });

  it('BRD-5 NAV-14 keeps games in play on their own board, whether or not they take bets', () => {
    expect(isOnBoard(aFixture('f', { status: 'inPlay' }), 'inplay')).toBe(true);
    expect(isOnBoard(aFixture('f', { status: 'inPlay', turnsInPlay: true }), 'inplay')).toBe(true);
    expect(isOnBoard(aFixture('f'), 'inplay')).toBe(false);
    expect(isOnBoard(aFixture('f', { status: 'finished' }), 'inplay')).toBe(false);
    expect(isOnBoard(aFixture('f', { status: 'inPlay', markets: [] }), 'inplay')).toBe(false);
    expect(isOnBoard(aFixture('f'), 'wintielose')).toBe(true);
    expect(isOnBoard(aFixture('f', { status: 'inPlay' }), 'wintielose')).toBe(false);
  });

  it('INP-4 the in-play page takes bets on games in play whose prices stay on offer, and on no others', () => {
    expect(isListed(aFixture('f', { status: 'inPlay', turnsInPlay: true }), 'inplay')).toBe(true);
    expect(isListed(aFixture('f', { status: 'inPlay' }), 'inplay')).toBe(false);
    expect(isListed(aFixture('f', { turnsInPlay: true }), 'inplay')).toBe(false);
    expect(isListed(aFixture('f', { status: 'finished', turnsInPlay: true }), 'inplay')).toBe(false);
  });

  it('BRD-2 stands leagues by their earliest game and games by start', () => {
    const ordered = inBoardOrder([entry('1', 'late', 30), entry('2', 'early', 40), entry('3', 'early', 10)]);
    expect(ordered.map((row) => row.fixtureId)).toEqual(['3', '2', '1']);
  });

  it('FAV-5 stands marked leagues before the others, each where it would stand among its own, and none of them by time', () => {
    const rows = [entry('1', 'first', 10), entry('2', 'late', 40), entry('3', 'next', 20), entry('4', 'last', 50)];
    const pinned = new Set(['last', 'late', 'elsewhere']);
    expect(inBoardOrder(rows, 'league', pinned).map((row) => row.fixtureId)).toEqual(['2', '4', '1', '3']);
    expect(inBoardOrder(rows, 'time', pinned)).toEqual(inBoardOrder(rows, 'time'));
  });

  it('BRD-2 orders all games by the earliest of their league, the league, their own start and their id', () => {
    const keyOf = (rows: readonly BoardEntry[], { leagueId, startAt, fixtureId: id }: BoardEntry) => {
      const earliest = Math.min(...rows.filter((row) => row.leagueId === leagueId).map((row) => row.startAt));
      return `${String(earliest).padStart(3)}${leagueId}${String(startAt).padStart(3)}${id}`;
    };
    fc.assert(
      fc.property(entries, (rows) => {
        const keys = inBoardOrder(rows).map((row) => keyOf(rows, row));
        expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
        expect(keys).toHaveLength(rows.length);
      }),
    );
  });

  it('BRD-7 SPT-10 in the order of time games stand by their start', () => {
    fc.assert(
      fc.property(entries, (rows) => {
        const starts = inBoardOrder(rows, 'time').map(({ startAt }) => startAt);
        expect(starts).toEqual(rows.map(({ startAt }) => startAt).toSorted((a, b) => a - b));
      }),
    );
  });

  it('BRD-4 a league counts all its games, whatever page or filter is shown', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 50 }), (rows, at, from) => {
        const { leagueSizes } = pageOf(inBoardOrder(rows), { category: 'all', starts: [from, 60] }, at);
        for (const [league, size] of leagueSizes)
          expect(size).toBe(rows.filter(({ leagueId }) => leagueId === league).length);
      }),
    );
  });

  it('BRD-8 NAV-08 filters by start and location', () => {
    const ordered = inBoardOrder([entry('1', 'a', 1), entry('2', 'a', 2), entry('3', 'a', 3)]);
    expect(pageOf(ordered, { category: 'all', starts: [2, 3] }, 1).fixtureIds).toEqual(['2']);
    expect(pageOf(ordered, { category: 'all', locationId: 'kr' }, 1).total).toBe(3);
    expect(pageOf(ordered, { category: 'all', locationId: 'jp' }, 1).total).toBe(0);
  });

  it('BRD-2 is the same order whatever order entries were stored in', () => {
    fc.assert(
      fc.property(entries, fc.integer(), (rows, seed) => {
        const shuffled = rows.toSorted(
          (a, b) => ((Number(a.fixtureId) * seed) % 7) - ((Number(b.fixtureId) * seed) % 7),
        );
        expect(inBoardOrder(shuffled)).toEqual(inBoardOrder(rows));
      }),
    );
  });

  it('BRD-3 SPT-04 cuts pages of 15 that together list every game once', () => {
    fc.assert(
      fc.property(entries, (rows) => {
        const ordered = inBoardOrder(rows);
        const { pageCount } = pageOf(ordered, { category: 'all' }, 1);
        const listed = Array.from({ length: pageCount }, (_, index) => pageOf(ordered, { category: 'all' }, index + 1));
        expect(listed.flatMap((page) => page.fixtureIds)).toEqual(ordered.map((row) => row.fixtureId));
        for (const page of listed.slice(0, -1)) expect(page.fixtureIds).toHaveLength(15);
      }),
    );
  });

  it('BRD-3 clamps page numbers', () => {
    const ordered = inBoardOrder(Array.from({ length: 16 }, (_, n) => entry(`f${n}`, 'l', n)));
    expect(pageOf(ordered, { category: 'all' }, 99).page).toBe(2);
    expect(pageOf(ordered, { category: 'all' }, 0).page).toBe(1);
    expect(pageOf(ordered, { category: 'all' }, Number.NaN).page).toBe(1);
    expect(pageOf([], { category: 'all' }, 3)).toEqual({
      fixtureIds: [],
      page: 1,
      pageCount: 1,
      total: 0,
      sportIds: [],
      leagueSizes: new Map(),
    });
  });

  it('SPT-02 NAV-08 filters by category and league', () => {
    const ordered = inBoardOrder([entry('1', 'a', 1), entry('2', 'b', 2), entry('3', 'a', 3, '48242')]);
    expect(pageOf(ordered, { category: 'basketball' }, 1).fixtureIds).toEqual(['3']);
    expect(pageOf(ordered, { category: 'all', leagueId: 'a' }, 1).fixtureIds).toEqual(['1', '3']);
  });

  it('BRD-4 counts per tab and in all', () => {
    fc.assert(
      fc.property(entries, (rows) => {
        const { all, ...rest } = countByCategory(rows);
        expect(all).toBe(rows.length);
        expect(Object.values(rest).reduce((sum, count) => sum + count, 0)).toBe(all);
      }),
    );
    expect(countByCategory([boardEntryOf(aFixture('f', { sportId: '999' }))]).other).toBe(1);
  });
});
