import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../../../../src/domain/mini-games/families.ts';
import type { FamilyId } from '../../../../src/domain/mini-games/familyId.ts';
import type { RoundId } from '../../../../src/domain/mini-games/round.ts';
import {
  fitted,
  revealedAt,
  stilled,
  type Course,
  type CourseOf,
} from '../../../../src/app/mini-games/stages/course.ts';
import { CARD_FAMILIES, cardTable, type CardFamily } from '../../../../src/app/mini-games/stages/cardTables.ts';
import { dealCourse } from '../../../../src/app/mini-games/stages/dealCourse.ts';
import { diceCourse, STEPS, tumbledFaces } from '../../../../src/app/mini-games/stages/diceCourse.ts';
import { kenoCourse } from '../../../../src/app/mini-games/stages/kenoCourse.ts';
import { LADDER, ladderCourse, pathOf } from '../../../../src/app/mini-games/stages/ladderCourse.ts';
import { pocketAngle, POCKETS, ringCourse, rouletteCourse } from '../../../../src/app/mini-games/stages/wheelCourse.ts';
import { readLadder, readPowerLadder, type Ladder } from '../../../../src/domain/mini-games/ladder.ts';
import { readBaccarat } from '../../../../src/domain/mini-games/baccarat.ts';
import { readBlackjack } from '../../../../src/domain/mini-games/blackjack.ts';
import { drumPlaces, powerballCourse } from '../../../../src/app/mini-games/stages/powerballCourse.ts';

const NONE: Course = { tracks: [], reveals: [], endMs: 0 };
const ladderOf =
  (read: (drawn: readonly number[]) => Ladder | undefined): CourseOf =>
  (drawn) => {
    const ladder = read(drawn);
    return ladder === undefined ? NONE : ladderCourse(ladder);
  };
const dealt = Object.fromEntries(
  CARD_FAMILIES.map((family): [CardFamily, CourseOf] => [
    family,
    (drawn) => dealCourse(drawn.length, cardTable(family, drawn)?.hidden ?? 0),
  ]),
);
const COURSES: { readonly [Id in FamilyId]?: CourseOf } = {
  ...{ powerball: powerballCourse, keno: kenoCourse, powerLadder: ladderOf(readPowerLadder) },
  ...{ kenoLadder: ladderOf(readLadder), ladder: ladderOf(readLadder), ...dealt },
  ...{ sicbo: diceCourse, dice: diceCourse, roulette: rouletteCourse, oneRing: ringCourse },
};
const FAMILIES = Object.keys(COURSES) as readonly FamilyId[];
const ROUND = 'mg.216.20261024.1' as RoundId;
/** What may move: nothing that makes a browser lay out or paint anew. */
const MOVABLE = new Set(['transform', 'opacity', 'offset', 'easing']);

const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);
const draws = fc.record({
  family: fc.constantFrom(...FAMILIES),
  seed: seeds,
  words: fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
});

/** A draw by the rules of its family, and its course. */
function courseOf({ family, seed, words }: { family: FamilyId; seed: string; words: Iterator<number> }) {
  const below = (n: number) => Math.floor(Number(words.next().value) * n);
  const drawn = familyOf(family).draw({ below }, ROUND);
  const course = COURSES[family]?.(drawn, seed);
  if (course === undefined) throw new Error('a course');
  return { drawn, course };
}

/** Where a part rests: at the last frame of its track. */
const restOf = ({ frames }: Course['tracks'][number]) => frames.at(-1);

describe('courses', () => {
  it('STG-1 each part comes to rest as it was drawn, before the end', () => {
    fc.assert(
      fc.property(draws, (given) => {
        const { course } = courseOf(given);
        for (const track of course.tracks) {
          expect(track.from).toBeLessThanOrEqual(track.until);
          expect(track.until).toBeLessThanOrEqual(course.endMs);
          const { transform = 'none', opacity = 1 } = restOf(track) ?? {};
          // What leaves the stage goes out of sight; all else stands where it is drawn.
          if (opacity !== 0) expect([transform, opacity]).toEqual(['none', 1]);
        }
        expect(new Set(course.tracks.map(({ part }) => part)).size).toBe(course.tracks.length);
      }),
      { numRuns: 60 },
    );
  });

  it('STG-1 the same draw and seed are the same course, and another seed decides nothing that is told', () => {
    fc.assert(
      fc.property(draws, seeds, ({ words, ...given }, other) => {
        const numbers = Array.from({ length: 64 }, () => Number(words.next().value));
        const run = (seed: string) => courseOf({ ...given, seed, words: numbers.values() });
        expect(run(given.seed)).toEqual(run(given.seed));
        expect(run(other).course.reveals).toEqual(run(given.seed).course.reveals);
        expect(run(other).course.endMs).toBe(run(given.seed).course.endMs);
      }),
      { numRuns: 30 },
    );
  });

  it('STG-1 nothing moves that a browser would have to lay out', () => {
    fc.assert(
      fc.property(draws, (given) => {
        const frames = courseOf(given).course.tracks.flatMap((track) => track.frames);
        expect(frames.flatMap((frame) => Object.keys(frame)).filter((key) => !MOVABLE.has(key))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('STG-2 items can be read one after another, none at first, all at the end', () => {
    fc.assert(
      fc.property(draws, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const { course } = courseOf(given);
        const { reveals, endMs } = course;
        expect(reveals).toEqual([...reveals].toSorted((one, other) => one - other));
        expect(revealedAt(course, 0)).toBe(0);
        expect(revealedAt(course, endMs)).toBe(reveals.length);
        expect(revealedAt(course, part * endMs)).toBe(reveals.filter((at) => at <= part * endMs).length);
      }),
      { numRuns: 30 },
    );
  });

  it('STG-3 fits into the time its game has, and keeps a shorter one as it is', () => {
    const { course } = courseOf({ family: 'powerball', seed: '0', words: [0, 0, 0, 0, 0, 0].values() });
    expect(fitted(course, course.endMs)).toBe(course);
    const short = fitted(course, 2_000);
    expect(short.endMs).toBe(2_000);
    expect(short.reveals.every((at) => at <= 2_000)).toBe(true);
    expect(short.tracks.every(({ until }) => until <= 2_000)).toBe(true);
  });

  it('STG-4 without motion all is told at the same moment at which it rests with motion', () => {
    const { course } = courseOf({ family: 'powerball', seed: '0', words: [0, 0, 0, 0, 0, 0].values() });
    const still = stilled(course);
    expect(still.tracks).toEqual([]);
    expect(still.endMs).toBe(course.endMs);
    expect(revealedAt(still, course.endMs - 1)).toBe(0);
    expect(revealedAt(still, course.endMs)).toBe(course.reveals.length);
  });
});

describe('the drum', () => {
  it('STG-1 holds each ball once, those that leave on top', () => {
    const drawn = [24, 6, 20, 13, 16, 3];
    const places = drumPlaces(drawn, 'seed');
    expect([...places.keys()].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 28 }, (_, at) => at + 1),
    );
    expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(28);
    const lowest = Math.max(...drawn.slice(0, 5).map((ball) => places.get(ball)?.y ?? 0));
    const staying = [...places].filter(([ball]) => !drawn.slice(0, 5).includes(ball));
    expect(staying.every(([, { y }]) => y >= lowest)).toBe(true);
  });
});

describe('ladders', () => {
  it('STG-1 the path ends below the finish of the draw', () => {
    for (const drawn of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]) {
      const ladder = readLadder(drawn);
      if (ladder === undefined) throw new Error('a ladder');
      const last = pathOf(ladder).at(-1);
      expect(last).toEqual({ x: ladder.finish === 'odd' ? LADDER.left : LADDER.right, y: LADDER.bottom });
    }
  });

  it('STG-1 each leg of the path has grown to the corner when the token turns there', () => {
    const ladder = readLadder([0, 1]);
    if (ladder === undefined) throw new Error('a ladder');
    const corners = pathOf(ladder);
    const { tracks } = ladderCourse(ladder);
    const token = tracks.find(({ part }) => part === 'token');
    const legs = tracks.filter(({ part }) => part.startsWith('leg-'));
    if (token === undefined) throw new Error('a token');
    expect(legs).toHaveLength(corners.length - 1);
    const turns = token.frames.map(({ offset = 0 }) => token.from + offset * (token.until - token.from));
    for (const [leg, { from, until }] of legs.entries()) {
      expect(from).toBeCloseTo(turns[leg] ?? 0, 6);
      expect(until).toBeCloseTo(turns[leg + 1] ?? 0, 6);
    }
  });
});

describe('tables of cards', () => {
  it.each(CARD_FAMILIES)('STG-1 STG-2 %s has each card once, in the order dealt', (family) => {
    fc.assert(
      fc.property(draws, ({ words }) => {
        const below = (n: number) => Math.floor(Number(words.next().value) * n);
        const drawn = familyOf(family).draw({ below }, ROUND);
        const table = cardTable(family, drawn);
        const places = table?.hands.flatMap(({ cards }) => cards.map(({ place }) => place)) ?? [];
        expect(places.toSorted((one, other) => one - other)).toEqual(drawn.map((_card, place) => place));
        const told = table?.hands.map((hand) => hand.tell(hand.cards.length));
        const points = { baccarat: readBaccarat(drawn)?.points, blackjack: readBlackjack(drawn) };
        if (family === 'baccarat') expect(told).toEqual(Object.values(points.baccarat ?? {}).map(String));
        if (family === 'blackjack') {
          expect(told).toEqual([points.blackjack?.player.points, points.blackjack?.dealer.points].map(String));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('STG-1 nothing lies on the table for numbers that are no deal', () => {
    for (const family of CARD_FAMILIES) expect(cardTable(family, [999])).toBeUndefined();
  });
});

describe('dice', () => {
  it('STG-1 the last face on the way is not the one it lies on, and none is shown twice running', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 3 }), (seed, drawn) => {
        for (const [place, face] of drawn.entries()) {
          const shown = [...tumbledFaces(drawn, seed, place), face];
          expect(shown).toHaveLength(STEPS + 1);
          expect(shown.every((one, step) => one !== shown[step - 1])).toBe(true);
        }
      }),
    );
  });
});

describe('wheels', () => {
  it('STG-1 the roulette has each pocket once, as far from one another', () => {
    expect(POCKETS.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket));
    expect(pocketAngle(0)).toBe(0);
    expect(pocketAngle(26)).toBeCloseTo(360 - 360 / 37, 9);
  });
});
