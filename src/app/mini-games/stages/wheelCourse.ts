/** How wheels turn. Roulette: the wheel turns one way, the ball the other, until it falls into its pocket and turns with it. The ring: a pointer turns. */
import { between, chanceOf } from '../virtual/pictures/seeded.ts';
import type { Course, CourseOf } from './course.ts';

/** Pockets of a wheel with one nought, clockwise. */
export const POCKETS = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10],
  ...[5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
] as const;
const SPIN_MS = 6_200;
/** When the ball lies in its pocket, of the whole. */
const LIES = 0.8;

/** Where a pocket is on the wheel, degrees clockwise from the top. */
export const pocketAngle = (pocket: number): number =>
  (POCKETS.findIndex((one) => one === pocket) * 360) / POCKETS.length;

/** How the wheel stands at the end, degrees: any way, the ball tells the pocket. */
export const restAngle = (seed: string): number => Math.floor(between(chanceOf(seed, 'wheel'), 0, 360));

/** The parts are `wheel`, `ball`, which turns about the wheel, and `drop`, its way inwards. */
export const rouletteCourse: CourseOf = (_, seed): Course => {
  const turns = Math.round(between(chanceOf(seed, 'turns'), 4, 6));
  return {
    tracks: [
      {
        part: 'wheel',
        ...{ from: 0, until: SPIN_MS, easing: 'cubic-bezier(.2,.6,.25,1)' },
        frames: [{ transform: 'rotate(-900deg)' }, { transform: 'none' }],
      },
      {
        part: 'ball',
        ...{ from: 0, until: SPIN_MS * LIES, easing: 'cubic-bezier(.3,.5,.35,1)' },
        frames: [{ transform: `rotate(${turns * 360 + 1_080}deg)` }, { transform: 'none' }],
      },
      {
        part: 'drop',
        ...{ from: 0, until: SPIN_MS * LIES, easing: 'linear' },
        frames: [
          { transform: 'translateY(-13.3%)', offset: 0 },
          { transform: 'translateY(-13.3%)', offset: 0.62 },
          { transform: 'translateY(-1.6%)', offset: 0.8 },
          { transform: 'translateY(-5.5%)', offset: 0.88 },
          { transform: 'none', offset: 1 },
        ],
      },
    ],
    reveals: [SPIN_MS * 0.92],
    endMs: SPIN_MS,
  };
};

export const SECTORS = 12;
/** The middle of a sector, degrees clockwise from the top. */
export const sectorAngle = (sector: number): number => ((sector - 0.5) * 360) / SECTORS;

/** The part is `pointer`. */
export const ringCourse: CourseOf = (_, seed): Course => {
  const turns = Math.round(between(chanceOf(seed, 'turns'), 4, 7));
  const until = 5_000;
  return {
    tracks: [
      {
        part: 'pointer',
        ...{ from: 200, until, easing: 'cubic-bezier(.15,.65,.2,1)' },
        frames: [{ transform: `rotate(-${turns * 360}deg)` }, { transform: 'none' }],
      },
    ],
    reveals: [until],
    endMs: until + 250,
  };
};
