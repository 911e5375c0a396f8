/** How dice fall: each tumbles in, shows other faces on its way, and lies on what was rolled. The parts are `die-<place>` and `face-<place>-<step>`. */
import { between, chanceOf } from '../virtual/pictures/seeded.ts';
import { goesAt, UNSEEN, type CourseOf, type Track } from './course.ts';

const FALL_MS = 1_500;
const EVERY_MS = 550;
const FIRST_MS = 250;
export const STEPS = 9;

/** Faces that a die shows before it lies, the last another than the one it lies on. */
export function tumbledFaces(drawn: readonly number[], seed: string, place: number): readonly number[] {
  const chance = chanceOf(seed, `die ${place}`);
  const faces: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const near = step === STEPS - 1 ? [faces.at(-1), drawn[place]] : [faces.at(-1)];
    const others = [1, 2, 3, 4, 5, 6].filter((face) => !near.includes(face));
    faces.push(others[Math.floor(chance() * others.length)] ?? 1);
  }
  return faces;
}

/** How far a die lies from straight, degrees. */
export const leanOf = (seed: string, place: number): number => between(chanceOf(seed, `lean ${place}`), -13, 13);

export const diceCourse: CourseOf = (drawn, seed) => {
  const lands = drawn.map((_, place) => FIRST_MS + place * EVERY_MS + FALL_MS);
  const tracks = lands.flatMap((until, place) => {
    const from = until - FALL_MS;
    const turn = between(chanceOf(seed, `turn ${place}`), 420, 900);
    const fall: Track = {
      part: `die-${place}`,
      ...{ from, until, easing: 'ease-out' },
      frames: [
        { transform: `translate(-260px, -150px) rotate(-${turn.toFixed(0)}deg)`, opacity: UNSEEN },
        { transform: `translate(-120px, 26px) rotate(-${(turn * 0.5).toFixed(0)}deg)`, opacity: 1, offset: 0.4 },
        { transform: `translate(-48px, -38px) rotate(-${(turn * 0.2).toFixed(0)}deg)`, opacity: 1, offset: 0.65 },
        { transform: 'translate(-12px, 6px) rotate(-24deg)', opacity: 1, offset: 0.85 },
        { transform: 'none', opacity: 1 },
      ],
    };
    // Each face lies under the one before it.
    const faces = Array.from({ length: STEPS }, (_, index) =>
      goesAt(`face-${place}-${index}`, from + ((index + 1) * FALL_MS) / STEPS),
    );
    return [fall, ...faces];
  });
  return { tracks, reveals: lands, endMs: (lands.at(-1) ?? 0) + 350 };
};
