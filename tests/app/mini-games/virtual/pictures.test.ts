/** Races and matches as they are drawn: functions of seed, result and time. */
import { describe, expect, it } from 'vitest';
import {
  basketballCourse,
  basketballScoreAt,
  courtBallAt,
} from '../../../../src/app/mini-games/virtual/pictures/basketballCourse.ts';
import { raceCourse, standingAt } from '../../../../src/app/mini-games/virtual/pictures/raceCourse.ts';
import { soccerCourse, soccerScoreAt } from '../../../../src/app/mini-games/virtual/pictures/soccerCourse.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => index.toString(16).padStart(64, 'a'));
const SHAPE = { metres: 1_200, length: 2.4, runMs: 40_000 };
const ORDERS = [
  [5, 2, 7, 1, 3, 8, 4, 6],
  [6, 1, 2, 3, 4, 5],
  [2, 1, 3],
];
const times = (until: number, step: number) =>
  Array.from({ length: Math.floor(until / step) + 1 }, (_, index) => index * step);

describe('a race as it is drawn', () => {
  it('VIR-9 every runner goes on and never back, from the start to the line', () => {
    for (const seed of SEEDS) {
      const course = raceCourse(seed, [5, 2, 7, 1, 3, 8, 4, 6], SHAPE);
      for (let number = 1; number <= 8; number += 1) {
        const way = times(SHAPE.runMs, 250).map((ms) => course.metresAt(number, ms));
        expect(way[0]).toBe(0);
        expect(way.every((metres, index) => index === 0 || metres > (way[index - 1] ?? 0))).toBe(true);
        expect(way.at(-1)).toBeGreaterThanOrEqual(1_200);
      }
    }
  });

  it.each(ORDERS.map((order) => [order]))(
    'VIR-9 MIN-03 whoever is drawn first crosses the line first, and so on: %s',
    (order) => {
      for (const seed of SEEDS) {
        const course = raceCourse(seed, order, SHAPE);
        const home = order.map(
          (number) => times(SHAPE.runMs, 5).find((ms) => course.metresAt(number, ms) >= 1_200) ?? Infinity,
        );
        expect(home).toEqual(home.toSorted((a, b) => a - b));
        expect(course.overMs).toBeLessThanOrEqual(SHAPE.runMs);
        expect(standingAt(course, order, SHAPE.runMs).map(({ number }) => number)).toEqual(order);
        expect(standingAt(course, order, course.wonMs + 1)[0]).toEqual({ number: order[0], behind: 0 });
      }
    },
  );

  it('VIR-9 who leads changes on the way in most races, and no two seeds run alike', () => {
    const order = [5, 2, 7, 1, 3, 8, 4, 6];
    const led = SEEDS.map((seed) => {
      const course = raceCourse(seed, order, SHAPE);
      return new Set(
        times(course.wonMs, 500)
          .slice(1)
          .map((ms) => standingAt(course, order, ms)[0]?.number),
      ).size;
    });
    expect(led.filter((leaders) => leaders > 1).length).toBeGreaterThan(SEEDS.length / 2);
    expect(new Set(SEEDS.map((seed) => raceCourse(seed, order, SHAPE).metresAt(1, 17_000))).size).toBe(SEEDS.length);
  });
});

describe('a match as it is drawn', () => {
  it('VIR-9 soccer ends on the score that was drawn, and the ball is in the goal when one falls', () => {
    for (const seed of SEEDS) {
      for (const drawn of [
        [0, 0],
        [2, 1],
        [9, 9],
        [0, 4],
      ]) {
        const course = soccerCourse(seed, drawn);
        expect(soccerScoreAt(course, 90)).toEqual({ home: drawn[0], away: drawn[1] });
        expect(soccerScoreAt(course, 0)).toEqual({ home: 0, away: 0 });
        expect(new Set(course.goals.map(({ minute }) => minute)).size).toBe(course.goals.length);
        for (const { minute, side } of course.goals) expect(course.ballAt(minute).x).toBe(side === 'home' ? 1 : 0);
        for (const minute of times(90, 0.5)) {
          const { x, y } = course.ballAt(minute);
          expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
        }
      }
    }
  });

  it('VIR-9 basketball has the points of each period at its end', () => {
    const drawn = [22, 25, 30, 27, 19, 24, 28, 23, 9, 7];
    for (const seed of SEEDS) {
      const course = basketballCourse(seed, drawn);
      for (let period = 1; period <= 5; period += 1) {
        const sums = [0, 1].map((side) =>
          drawn
            .slice(0, 2 * period)
            .filter((_, index) => index % 2 === side)
            .reduce((a, b) => a + b, 0),
        );
        const { home, away } = basketballScoreAt(course, period / 5);
        expect([home, away]).toEqual(sums);
      }
      for (const share of times(1, 0.01)) {
        const { x, y } = courtBallAt(course, share);
        expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
      }
    }
  });
});
