/** What the house pays on mini games: within bounds, and one price book of a round on both sides (rules PAY). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../../../src/domain/mini-games/families.ts';
import { returnOf } from '../../../src/domain/mini-games/family.ts';
import { GAMES, type GameRow } from '../../../src/domain/mini-games/gameTable.ts';
import {
  bookOf,
  firstRoundFor,
  PAYOUT_GAMES,
  PAYOUT_LEAD_MS,
  payoutBounds,
  payoutFault,
  RETURN_BOUNDS,
  usualMarketsOf,
  withOdds,
} from '../../../src/domain/mini-games/payoutBounds.ts';
import { PayoutOdds, Payouts as PayoutsSchema } from '../../../src/domain/mini-games/payoutSchema.ts';
import { marketsBy, payoutsOf, repriced, type Payouts } from '../../../src/domain/mini-games/payouts.ts';
import { nextRound, previousRound, roundOf, timesOf } from '../../../src/domain/mini-games/round.ts';
import { fixtureOfRound } from '../../../src/domain/mini-games/roundFixture.ts';
import { Preview } from '../../../src/domain/office/operatorAct.ts';
import { pickOf } from '../../../src/domain/bet-slip/decideSlip.ts';

const AT = 1_795_000_000_000;
const cellsOf = (game: GameRow) =>
  usualMarketsOf(game).flatMap((market) => market.cells.map((cell) => ({ market, cell })));

/** Any odds within bounds for some cells of a game: each cell's place between its least and its most, or nothing. */
const changesOf = (game: GameRow) =>
  fc
    .array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), {
      minLength: cellsOf(game).length,
      maxLength: cellsOf(game).length,
    })
    .map((places) => {
      const changes: Record<string, Record<string, number>> = {};
      cellsOf(game).forEach(({ market, cell }, index) => {
        const place = places[index] ?? null;
        if (place === null) return;
        const { least, most } = payoutBounds(market, cell);
        (changes[market.marketId] ??= {})[cell.key] = least + Math.round(place * (most - least));
      });
      return changes;
    });

const anyGame = fc.constantFrom(...PAYOUT_GAMES);

describe('bounds of a payout', () => {
  it('PAY-2 what the table says is always within them, and nothing within them gives back more than 99 % or less than 80 %', () => {
    for (const game of PAYOUT_GAMES)
      for (const { market, cell } of cellsOf(game)) {
        const name = `${game.name} ${market.marketId} ${cell.key}`;
        const { least, most } = payoutBounds(market, cell);
        const share = (odds: number) => returnOf(market, { ...cell, odds });
        expect(cell.odds, name).toBeGreaterThanOrEqual(least);
        expect(cell.odds, name).toBeLessThanOrEqual(most);
        expect(share(most), name).toBeLessThanOrEqual(RETURN_BOUNDS.most);
        expect(share(most + 1), name).toBeGreaterThan(RETURN_BOUNDS.most);
        expect(share(least), name).toBeGreaterThanOrEqual(Math.min(RETURN_BOUNDS.least, share(cell.odds)));
        if (least > 101 && least < cell.odds) expect(share(least - 1), name).toBeLessThan(RETURN_BOUNDS.least);
      }
  });

  it('PAY-2 any settings within bounds are taken, stay within them as they are priced, and one hundredth beyond is none', () => {
    fc.assert(
      fc.property(
        anyGame.chain((game) => fc.record({ game: fc.constant(game), changes: changesOf(game) })),
        ({ game, changes }) => {
          const markets = usualMarketsOf(game);
          expect(payoutFault(markets, changes)).toBeUndefined();
          const odds = withOdds(bookOf(markets), changes);
          const fromRound = roundOf(game, AT);
          const book = PayoutsSchema.parse({ gameId: game.gameId, fromRound, version: 2, odds });
          for (const market of marketsBy(familyOf(game.family).markets(fromRound), book))
            for (const cell of market.cells) {
              expect(cell.odds).toBe(changes[market.marketId]?.[cell.key] ?? cell.odds);
              expect(returnOf(market, cell)).toBeLessThanOrEqual(RETURN_BOUNDS.most);
            }
          const [any] = cellsOf(game);
          const { least, most } = payoutBounds(any!.market, any!.cell);
          for (const beyond of [least - 1, most + 1])
            expect(payoutFault(markets, { [any!.market.marketId]: { [any!.cell.key]: beyond } })).toEqual({
              ...{ reason: 'outOfBounds', least, most },
            });
        },
      ),
      { numRuns: 120 },
    );
  });

  it('PAY-5 the whole of any game fits into one act, and into what is shown of it before', () => {
    for (const game of PAYOUT_GAMES) {
      const markets = usualMarketsOf(game);
      expect(PayoutOdds.parse(bookOf(markets)), game.name).toEqual(bookOf(markets));
      const lines = cellsOf(game).map(() => ({ what: 'payout', before: null, after: null }));
      const preview = { lines: [...lines, ...lines.slice(0, 2)], amount: 0, isForTwo: false, hash: '0'.repeat(32) };
      expect(Preview.safeParse(preview).success, `${game.name} has ${lines.length} cells`).toBe(true);
    }
  });

  it('PAY-1 markets and cells that a game has not are unknown, and virtual games have nothing to set', () => {
    const [game] = PAYOUT_GAMES;
    for (const changes of [{ 'mg.zz.oe': { odd: 190 } }, { [usualMarketsOf(game!)[0]!.marketId]: { nobody: 190 } }])
      expect(payoutFault(usualMarketsOf(game!), changes)).toEqual({ reason: 'unknown' });
    expect(GAMES.filter((row) => !PAYOUT_GAMES.includes(row)).map(({ provider }) => provider)).toEqual(
      GAMES.filter(({ provider }) => provider === 'bet365').map(() => 'bet365'),
    );
  });
});

describe('the book of a round', () => {
  it('PAY-3 holds from the first round that opens later than three seconds after it was stored', () => {
    fc.assert(
      fc.property(anyGame, fc.integer({ min: AT, max: AT + 86_400_000 }), (game, storedAt) => {
        const first = firstRoundFor(game, storedAt);
        expect(timesOf(first).opensAt).toBeGreaterThan(storedAt + PAYOUT_LEAD_MS);
        expect(timesOf(previousRound(first)).opensAt).toBeLessThanOrEqual(storedAt + PAYOUT_LEAD_MS);
      }),
    );
  });

  /** Changes of a game at random instants as the origin stores them: one that holds from the same round takes the place of the one before. */
  const history = (game: GameRow) =>
    fc
      .array(fc.record({ after: fc.integer({ min: 1, max: 4 * game.periodMs }), changes: changesOf(game) }), {
        minLength: 1,
        maxLength: 6,
      })
      .map((steps) => {
        const stored: Payouts[] = [];
        let at = AT;
        let odds = bookOf(usualMarketsOf(game));
        for (const { after, changes } of steps) {
          at += after;
          odds = withOdds(odds, changes);
          const fromRound = firstRoundFor(game, at);
          const version = (stored.at(-1)?.version ?? 1) + 1;
          if (stored.at(-1)?.fromRound === fromRound) stored.pop();
          stored.push({ gameId: game.gameId, fromRound, version, odds });
        }
        return { game, stored, until: at };
      });

  it('PAY-3 PAY-4 is the same at the origin, on the page, on the slip and for whoever knows only the newest books, and never changes for a round that is open', () => {
    fc.assert(
      fc.property(anyGame.chain(history), fc.integer({ min: -3, max: 3 }), ({ game, stored, until }, offset) => {
        let round = roundOf(game, until);
        for (let step = 0; step < Math.abs(offset); step += 1)
          round = offset < 0 ? previousRound(round) : nextRound(round);
        // The origin reads the newest book that holds from a round which opened no later.
        const { opensAt } = timesOf(round);
        const held = stored.filter(({ fromRound }) => timesOf(fromRound).opensAt <= opensAt).slice(-1);
        const origin = fixtureOfRound(round, held);
        expect(fixtureOfRound(round, stored)).toEqual(origin);
        expect(fixtureOfRound(round, stored.toReversed())).toEqual(origin);
        const shown = marketsBy(familyOf(game.family).markets(round), payoutsOf(stored, round));
        expect(shown.map(({ cells }) => cells.map(({ odds }) => odds))).toEqual(
          origin?.markets.map(({ selections }) => selections.map(({ odds }) => odds)),
        );
        // A pick that was made at the table's price is at the origin's as soon as the books are here.
        const table = fixtureOfRound(round)!;
        for (const { selections } of table.markets)
          for (const { selectionId } of selections) {
            const pick = pickOf(table, selectionId)!;
            const priced = pickOf(origin!, selectionId)!;
            expect(repriced(pick, stored)).toEqual(priced);
            expect(repriced(priced, stored.slice(0, 1))).toEqual(priced);
          }
        // Whatever is stored while a round is open says nothing of it.
        const later = firstRoundFor(game, opensAt + 1);
        const more = [...stored, { ...stored[0]!, fromRound: later, version: 99 }];
        expect(fixtureOfRound(round, more)).toEqual(origin);
      }),
      { numRuns: 150 },
    );
  });

  it('PAY-3 is of its own game and no other, whatever their numbers begin with', () => {
    const [one, other] = [GAMES.find(({ gameId }) => gameId === '241')!, GAMES.find(({ gameId }) => gameId === '243')!];
    const book = { gameId: one.gameId, fromRound: roundOf(one, AT), version: 2, odds: bookOf(usualMarketsOf(one)) };
    expect(payoutsOf([book], roundOf(one, AT + 86_400_000))).toBe(book);
    expect(payoutsOf([book], roundOf(one, AT - 86_400_000))).toBeUndefined();
    expect(payoutsOf([book], roundOf(other, AT + 86_400_000))).toBeUndefined();
    expect(payoutsOf([{ ...book, gameId: '24' }], roundOf(one, AT))).toBeUndefined();
  });
});
