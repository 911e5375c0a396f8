import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyOf, type FamilyId } from '../../../../src/domain/mini-games/families.ts';
import type { RoundId } from '../../../../src/domain/mini-games/round.ts';
import {
  fitted,
  revealedAt,
  stilled,
  type Course,
  type CourseOf,
} from '../../../../src/app/mini-games/stages/course.ts';
import { drumPlaces, powerballCourse } from '../../../../src/app/mini-games/stages/powerballCourse.ts';

const COURSES: { readonly [Id in FamilyId]?: CourseOf } = { powerball: powerballCourse };
const FAMILIES = Object.keys(COURSES) as readonly FamilyId[];
const ROUND = 'mg.216.20261024.1' as RoundId;
/** What may move: nothing that makes a browser lay out or paint anew. */
const MOVABLE = new Set(['transform', 'opacity', 'strokeDashoffset', 'offset', 'easing']);

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
