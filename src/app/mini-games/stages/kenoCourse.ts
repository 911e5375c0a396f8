/** How keno runs: its numbers light up one after the other in the order drawn. The parts are `hit-<place drawn>`. */
import type { CourseOf } from './course.ts';

const FIRST_MS = 600;
const EVERY_MS = 260;
const LIT_MS = 240;

export const kenoCourse: CourseOf = (drawn) => {
  const begins = drawn.map((_, place) => FIRST_MS + place * EVERY_MS);
  return {
    tracks: begins.map((from, place) => ({
      part: `hit-${place}`,
      from,
      until: from + LIT_MS,
      frames: [
        { transform: 'scale(1.7)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
    })),
    reveals: begins.map((from) => from + LIT_MS),
    endMs: FIRST_MS + drawn.length * EVERY_MS + 300,
  };
};
