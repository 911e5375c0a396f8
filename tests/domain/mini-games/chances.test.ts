/** What each cell says of its chance against every outcome there is, counted another way than the rules reckon. */
import { describe, expect, it } from 'vitest';
import { baccarat, bankerDraws, readBaccarat } from '../../../src/domain/mini-games/baccarat.ts';
import { blackjack, pointsOfHand } from '../../../src/domain/mini-games/blackjack.ts';
import type { Family, GameMarket } from '../../../src/domain/mini-games/family.ts';
import { returnOf } from '../../../src/domain/mini-games/family.ts';
import { dice, sicbo } from '../../../src/domain/mini-games/dice.ts';
import { goStop } from '../../../src/domain/mini-games/goStop.ts';
import { hiLo } from '../../../src/domain/mini-games/hiLo.ts';
import { keno } from '../../../src/domain/mini-games/keno.ts';
import { kenoLadder, ladder, powerLadder, readLadder, readPowerLadder } from '../../../src/domain/mini-games/ladder.ts';
import { powerball } from '../../../src/domain/mini-games/powerball.ts';
import { cardOddEven, dragonTiger, hiddenOddEven } from '../../../src/domain/mini-games/twoCards.ts';
import { oneRing, roulette } from '../../../src/domain/mini-games/wheels.ts';
import { FixtureId } from '../../../src/domain/kernel/ids.ts';

const round = FixtureId.parse('mg.216.20261124.1');
const marketsOf = (family: Family): Map<string, GameMarket> =>
  new Map(family.markets(round).map((market) => [market.marketId, market]));

/** How often each cell wins, and a push comes, over outcomes with their weights, as parts of all of them. */
function counted(family: Family, outcomes: Iterable<readonly [drawn: readonly number[], weight: number]>) {
  const markets = family.markets(round);
  const won = new Map(markets.map(({ marketId }) => [marketId, new Map<string, number>()]));
  let all = 0;
  for (const [drawn, weight] of outcomes) {
    all += weight;
    for (const { marketId, cells } of markets) {
      const of = won.get(marketId);
      for (const { key } of cells) {
        const result = family.settle(drawn, marketId, key, round);
        if (result === 2) of?.set(key, (of.get(key) ?? 0) + weight);
        if (result === 3) of?.set('push', (of.get('push') ?? 0) + weight / cells.length);
      }
    }
  }
  return { won, all };
}

/** @param digits that a chance must agree to; whole counts agree exactly */
function expectAsCounted(family: Family, outcomes: Iterable<readonly [readonly number[], number]>, digits = 12): void {
  const { won, all } = counted(family, outcomes);
  for (const { marketId, cells, of, pushWays = 0 } of family.markets(round)) {
    const cellsWon = won.get(marketId);
    for (const { key, ways } of cells)
      expect((cellsWon?.get(key) ?? 0) / all, `${marketId} ${key}`).toBeCloseTo(ways / of, digits);
    expect((cellsWon?.get('push') ?? 0) / all, `${marketId} push`).toBeCloseTo(pushWays / of, digits);
  }
}

function* tuples(...sizes: readonly number[]): Generator<number[]> {
  const [size = 0, ...others] = sizes;
  if (sizes.length === 0) {
    yield [];
    return;
  }
  for (let value = 0; value < size; value += 1) for (const rest of tuples(...others)) yield [value, ...rest];
}

function* evenly(rows: Iterable<number[]>): Generator<readonly [number[], number]> {
  for (const drawn of rows) yield [drawn, 1];
}

/** Sets of `count` numbers from `from` on and up to `most`. */
function* sets(count: number, most: number, from = 1): Generator<number[]> {
  if (count === 0) yield [];
  else
    for (let low = from; low <= most; low += 1) for (const rest of sets(count - 1, most, low + 1)) yield [low, ...rest];
}

describe('chances', () => {
  it('PWB-1 MIN-04 powerball: all 98,280 sets and ten powerballs', () => {
    const ofBalls = marketsOf(powerball);
    let draws = 0;
    const count = function* (): Generator<readonly [number[], number]> {
      for (const balls of sets(5, 28)) {
        draws += 1;
        // Sum and power say nothing of one another: one power a set, in turn, is enough for the sums.
        yield [[...balls, draws % 10], 1];
      }
    };
    expectAsCounted(powerball, count());
    expect(draws).toBe(98_280);
    const odds = ofBalls.get('mg.pb.section')?.cells.map((cell) => cell.odds);
    expect(odds).toEqual([8_299, 1_264, 919, 624, 322, 261]);
  });

  it('PWB-1 turning every ball round turns sum and parity', () => {
    for (const balls of [
      [1, 2, 3, 4, 5],
      [28, 3, 17, 9, 22],
      [14, 15, 1, 28, 7],
    ]) {
      const turned = balls.map((ball) => 29 - ball);
      for (const [market, key, other] of [
        ['mg.pb.uo', 'under', 'over'],
        ['mg.pb.size', 'small', 'big'],
        ['mg.pb.oe', 'odd', 'even'],
      ] as const) {
        expect(powerball.settle([...balls, 0], market, key, round)).toBe(
          powerball.settle([...turned, 0], market, other, round),
        );
      }
    }
  });

  it('LAD-1 LAD-2 LAD-3 ladders: four paths, each a quarter', () => {
    expect(
      [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ].map((drawn) => readLadder(drawn)?.finish),
    ).toEqual(['even', 'odd', 'odd', 'even']);
    const first = (ball: number) =>
      readPowerLadder([ball, ...[1, 2, 3, 4, 5].filter((other) => other !== ball).slice(0, 4), 0]);
    expect([1, 2, 14, 15, 27, 28].map((ball) => `${first(ball)?.side}${first(ball)?.rungs}`)).toEqual([
      'left3',
      'right3',
      'right3',
      'left4',
      'left4',
      'right4',
    ]);
    for (const family of [ladder, kenoLadder]) expectAsCounted(family, evenly(tuples(2, 2)));
    const balls = Array.from({ length: 28 }, (_, at) => [
      at + 1,
      ...[1, 2, 3, 4, 5].filter((n) => n !== at + 1).slice(0, 4),
      0,
    ]);
    expectAsCounted(powerLadder, evenly(balls));
  });

  it('KEN-1 keno: every sum of 22 of 70', () => {
    // How many sets of so many numbers come to a sum, as whole counts.
    const ways = Array.from({ length: 23 }, () => new Map<number, bigint>());
    ways[0]?.set(0, 1n);
    for (let number = 1; number <= 70; number += 1) {
      for (let size = 22; size >= 1; size -= 1) {
        for (const [sum, count] of ways[size - 1] ?? []) {
          ways[size]?.set(sum + number, (ways[size]?.get(sum + number) ?? 0n) + count);
        }
      }
    }
    const bySum = [...(ways[22] ?? [])];
    const all = bySum.reduce((total, [, count]) => total + count, 0n);
    expect(all).toBe(858_478_958_817_125_100n);
    // Some set of that sum: the market asks for nothing else.
    const outcomes = bySum.map(([sum, count]) => [setOfSum(sum), Number(count)] as const);
    expectAsCounted(keno, outcomes, 6);
  });

  it('BAC-1 BAC-2 MIN-04 baccarat: who wins, pairs and number of cards over all shoes', () => {
    // By points alone, with how many of each are left; a pair needs ranks and is counted apart.
    const left = [128, ...Array.from({ length: 9 }, () => 32)];
    const tally = { player: 0, banker: 0, tie: 0, small: 0, all: 0 };
    const deal = (cards: number[], weight: number): void => {
      const done = (player: number, banker: number, isSmall: boolean) => {
        let rest = weight;
        for (let more = cards.length; more < 6; more += 1) rest *= 416 - more;
        tally[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += rest;
        if (isSmall) tally.small += rest;
        tally.all += rest;
      };
      const [a = 0, b = 0, c = 0, d = 0, e, f] = cards;
      if (cards.length >= 4) {
        const [player, banker] = [(a + c) % 10, (b + d) % 10];
        const stands = player >= 6;
        if (player >= 8 || banker >= 8) return done(player, banker, true);
        if (stands && banker >= 6) return done(player, banker, true);
        if (stands && e !== undefined) return done(player, (banker + e) % 10, false);
        if (!stands && e !== undefined) {
          if (!bankerTakes(banker, e)) return done((player + e) % 10, banker, false);
          if (f !== undefined) return done((player + e) % 10, (banker + f) % 10, false);
        }
      }
      for (let value = 0; value < 10; value += 1) {
        const count = left[value] ?? 0;
        if (count === 0) continue;
        left[value] = count - 1;
        deal([...cards, value], weight * count);
        left[value] = count;
      }
    };
    deal([], 1);
    expect(tally).toMatchObject({
      all: 4_998_398_275_503_360,
      player: 2_230_518_282_592_256,
      banker: 2_292_252_566_437_888,
      tie: 475_627_426_473_216,
    });
    const markets = marketsOf(baccarat);
    expect(markets.get('mg.bc.win')).toMatchObject({
      of: tally.all,
      pushWays: tally.tie,
      cells: [{ ways: tally.player }, { ways: tally.banker }],
    });
    expect(tally.small / tally.all).toBeCloseTo((markets.get('mg.bc.size')?.cells[0]?.ways ?? 0) / 1_000_000, 6);
  });

  it('BAC-2 the third card of the banker, by the table', () => {
    const table: Record<number, string> = {
      0: '0123456789',
      1: '0123456789',
      2: '0123456789',
      3: '012345679',
      4: '234567',
      5: '4567',
      6: '67',
      7: '',
    };
    for (const [points, thirds] of Object.entries(table)) {
      for (let third = 0; third <= 9; third += 1) {
        expect(bankerDraws(Number(points), third), `${points} ${third}`).toBe(thirds.includes(String(third)));
      }
    }
    expect([0, 5, 6, 7].map((points) => bankerDraws(points, undefined))).toEqual([true, true, false, false]);
    // Nine against one: no third card. Two against two: both draw.
    expect(readBaccarat([7, 0, 0, 12])).toMatchObject({ winner: 'player', points: { player: 9, banker: 1 } });
    expect(readBaccarat([0, 1, 0, 12, 2, 3])).toMatchObject({ points: { player: 5, banker: 6 }, winner: 'banker' });
    expect(readBaccarat([0, 1, 0, 12, 2])).toBeUndefined();
    expect(readBaccarat([7, 0, 0, 12, 1])).toBeUndefined();
  });

  it('CRD-1 CRD-2 CRD-3 two and three cards of a shoe', () => {
    const pairs = function* (deck: number): Generator<readonly [number[], number]> {
      for (const [first = 0, second = 0] of tuples(deck, deck)) yield [[first, second], 8 * (first === second ? 7 : 8)];
    };
    expectAsCounted(dragonTiger, pairs(52));
    expectAsCounted(cardOddEven, pairs(52));
    const three = function* (): Generator<readonly [number[], number]> {
      for (const [[first = 0, second = 0], weight] of pairs(40)) {
        for (let hidden = 0; hidden < 40; hidden += 1) {
          const gone = Number(hidden === first) + Number(hidden === second);
          yield [[first, second, hidden], weight * (8 - gone)];
        }
      }
    };
    expectAsCounted(hiddenOddEven, three());
  });

  it('HIL-1 high and low: every pair of two decks', () => {
    expectAsCounted(hiLo, evenly(tuples(54, 54)));
  });

  it('DIC-1 DIC-2 dice: every throw', () => {
    const faces = (rows: Iterable<number[]>) => evenly([...rows].map((row) => row.map((face) => face + 1)));
    expectAsCounted(sicbo, faces(tuples(6, 6, 6)));
    expectAsCounted(dice, faces(tuples(6, 6)));
  });

  it('WHL-1 WHL-2 wheels: every pocket and sector; roulette gives back 36 of 37', () => {
    expectAsCounted(roulette, evenly(tuples(37)));
    expectAsCounted(oneRing, evenly([...tuples(12)].map(([at = 0]) => [at + 1])));
    for (const market of roulette.markets(round)) {
      for (const cell of market.cells) expect(returnOf(market, cell)).toBeCloseTo(36 / 37, 12);
    }
  });

  it('GOS-1 go and stop: every deal of four of forty', () => {
    const deals = function* (): Generator<readonly [number[], number]> {
      // By month; cards of a month are four, and one that lies is gone.
      for (const months of tuples(10, 10, 10, 10)) {
        const cards = months.map(
          (month, at) => month + 10 * months.slice(0, at).filter((other) => other === month).length,
        );
        const weight = months.reduce(
          (all, month, at) => all * (4 - months.slice(0, at).filter((other) => other === month).length),
          1,
        );
        if (weight > 0) yield [cards, weight];
      }
    };
    expectAsCounted(goStop, deals());
  });

  it('BLJ-1 blackjack: both hands by how likely each is', () => {
    const ends = (cards: readonly number[], chance: number, into: Map<string, number>): void => {
      const points = pointsOfHand(cards);
      if (cards.length >= 2 && points >= 17) {
        const end = points > 21 ? 'bust' : cards.length === 2 && points === 21 ? 'natural' : String(points);
        into.set(end, (into.get(end) ?? 0) + chance);
        return;
      }
      for (let rank = 0; rank < 13; rank += 1) ends([...cards, rank], chance / 13, into);
    };
    const hand = new Map<string, number>();
    ends([], 1, hand);
    const height = (end: string) => (end === 'natural' ? 22 : Number(end));
    let [player, push, dealer] = [0, 0, 0];
    for (const [first, one] of hand) {
      for (const [second, other] of hand) {
        const chance = one * other;
        if (first === 'bust') dealer += chance;
        else if (second === 'bust' || height(first) > height(second)) player += chance;
        else if (first === second) push += chance;
        else dealer += chance;
      }
    }
    const markets = marketsOf(blackjack);
    const [first, second] = markets.get('mg.bj.win')?.cells ?? [];
    expect(player).toBeCloseTo((first?.ways ?? 0) / 1_000_000, 6);
    expect(dealer).toBeCloseTo((second?.ways ?? 0) / 1_000_000, 6);
    expect(push).toBeCloseTo((markets.get('mg.bj.push')?.cells[0]?.ways ?? 0) / 1_000_000, 6);
    expect(hand.get('bust')).toBeCloseTo((markets.get('mg.bj.bust')?.cells[0]?.ways ?? 0) / 1_000_000, 6);
  });
});

/** The banker's rule as it is usually written down. */
function bankerTakes(banker: number, third: number): boolean {
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

/** 22 different numbers up to 70 of a sum. */
function setOfSum(sum: number): number[] {
  const numbers = Array.from({ length: 22 }, (_, at) => at + 1);
  let missing = sum - 253;
  for (let at = 21; at >= 0; at -= 1) {
    const step = Math.min(missing, 48);
    numbers[at] = (numbers[at] ?? 0) + step;
    missing -= step;
  }
  return numbers;
}
