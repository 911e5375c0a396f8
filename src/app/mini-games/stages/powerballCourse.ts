/** How a powerball draw runs: the drum mixes, one ball after the other leaves it and lies in its place, the powerball last. */
import { chanceOf, type Chance } from '../virtual/pictures/seeded.ts';
import type { Course, CourseOf, Frame, Track } from './course.ts';

export const DRUM_BALLS = 28;
/** Radii of the drum and of a ball in it. */
export const DRUM = { radius: 96, ball: 11.6 } as const;

const MIX_MS = 900;
const EVERY_MS = 850;
const ROLL_MS = 700;
const STEP_MS = 170;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Rows of balls at rest on the bottom of the drum, from below: how far down, how many. */
const ROWS = [
  [75, 2],
  [53, 5],
  [31, 6],
  [9, 7],
  [-13, 6],
  [-35, 5],
] as const;
const PLACES: readonly Place[] = ROWS.flatMap(([y, count]) =>
  Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * 24, y })),
);

/** Where each ball lies, by its number: those that leave lie on top, so that what stays needs no new place. */
export function drumPlaces(drawn: readonly number[], seed: string): ReadonlyMap<number, Place> {
  const leaving = drawn.slice(0, -1);
  const all = Array.from({ length: DRUM_BALLS }, (_, index) => index + 1);
  const staying = shuffled(
    all.filter((ball) => !leaving.includes(ball)),
    chanceOf(seed, 'drum'),
  );
  return new Map([...staying, ...leaving].map((ball, index) => [ball, PLACES[index] ?? { x: 0, y: 0 }]));
}

/** The parts are `drum-<number>` and `ball-<place drawn>`. */
export const powerballCourse: CourseOf = (drawn, seed): Course => {
  const places = drumPlaces(drawn, seed);
  const begins = drawn.map((_, place) => MIX_MS + place * EVERY_MS);
  const settles = MIX_MS + (drawn.length - 1) * EVERY_MS;
  const drum = [...places].map(([ball, place]): Track => {
    const leaves = begins[drawn.slice(0, -1).indexOf(ball)];
    const until = leaves === undefined ? settles : leaves + ROLL_MS / 2;
    const mixed = mixing(place, Math.round(until / STEP_MS), chanceOf(seed, `ball ${ball}`));
    const last: Frame[] =
      leaves === undefined ? [] : [{ transform: `translate(${70 - place.x}px, ${-70 - place.y}px)`, opacity: 0 }];
    return { part: `drum-${ball}`, from: 0, until, frames: [...mixed, ...last], easing: 'linear' };
  });
  const tray = begins.map((from, place): Track => ({
    part: `ball-${place}`,
    from: from + ROLL_MS / 4,
    until: from + ROLL_MS,
    frames: [
      { transform: 'translate(-120px, -46px) rotate(-300deg)', opacity: 0 },
      { transform: 'translate(-60px, -18px) rotate(-160deg)', opacity: 1 },
      { transform: 'none', opacity: 1 },
    ],
  }));
  const reveals = begins.map((from) => from + ROLL_MS);
  return { tracks: [...drum, ...tray], reveals, endMs: (reveals.at(-1) ?? 0) + 200 };
};

/** From rest to rest through places inside the drum. */
function mixing(rest: Place, steps: number, chance: Chance): readonly Frame[] {
  const reach = DRUM.radius - DRUM.ball - 2;
  const frames = Array.from({ length: steps }, (): Frame => {
    const angle = chance() * 2 * Math.PI;
    const far = Math.sqrt(chance()) * reach;
    const [x, y] = [Math.cos(angle) * far - rest.x, Math.sin(angle) * far - rest.y];
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`, opacity: 1 };
  });
  return [{ transform: 'none', opacity: 1 }, ...frames, { transform: 'none', opacity: 1 }];
}

/** The same items in another order. */
const shuffled = <Item>(items: readonly Item[], chance: Chance): readonly Item[] =>
  items
    .map((item) => ({ item, place: chance() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
