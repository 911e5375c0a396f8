/** How a ladder is walked: its side lights up, its rungs come, then the path runs down and across them to the finish. */
import type { Ladder } from '../../../domain/mini-games/ladder.ts';
import type { Course, Frame, Track } from './course.ts';

/** Posts and ends of the ladder. */
export const LADDER = { left: 90, right: 270, top: 34, bottom: 196 } as const;

const SIDE_MS = 700;
const RUNGS_MS = 1_500;
const WALK_MS = 2_000;
const WALKS_MS = 3_200;

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Heights of the rungs, from above. */
export const rungsOf = ({ rungs }: Ladder): readonly number[] => {
  const { top, bottom } = LADDER;
  const [from, until] = [top + 34, bottom - 34];
  return Array.from({ length: rungs }, (_, rung) => from + (rung * (until - from)) / (rungs - 1));
};

/** Corners of the path, from its start to its finish. */
export function pathOf(ladder: Ladder): readonly Corner[] {
  const { left, right, top, bottom } = LADDER;
  let x: number = ladder.side === 'left' ? left : right;
  const corners: Corner[] = [{ x, y: top }];
  for (const y of rungsOf(ladder)) {
    corners.push({ x, y });
    x = x === left ? right : left;
    corners.push({ x, y });
  }
  return [...corners, { x, y: bottom }];
}

/** Reveals side, rungs and finish. The parts are `rung-<number>`, `leg-<number>` and `token`. */
export function ladderCourse(ladder: Ladder): Course {
  const corners = pathOf(ladder);
  const until = WALK_MS + WALKS_MS;
  const rungs = rungsOf(ladder).map((_, rung): Track => ({
    part: `rung-${rung}`,
    from: RUNGS_MS + rung * 90,
    until: RUNGS_MS + rung * 90 + 200,
    frames: [{ opacity: 0 }, { opacity: 1 }],
  }));
  const far = farAlong(corners);
  const at = (corner: number) => WALK_MS + WALKS_MS * (far[corner] ?? 1);
  const legs = legsOf(corners).map(({ isLevel }, leg): Track => ({
    ...{ part: `leg-${leg}`, from: at(leg), until: at(leg + 1), easing: 'linear' },
    frames: [{ transform: isLevel ? 'scale(0, 1)' : 'scale(1, 0)' }, { transform: 'none' }],
  }));
  const token: Track = { part: 'token', from: WALK_MS, until, frames: walk(corners, far), easing: 'linear' };
  return { tracks: [...rungs, ...legs, token], reveals: [SIDE_MS, RUNGS_MS, until], endMs: until + 200 };
}

/** From one corner of the path to the next: each grows by its length alone, which a browser does without painting anew. */
export const legsOf = (corners: readonly Corner[]) =>
  corners.slice(1).flatMap((to, leg) => {
    const from = corners[leg];
    return from === undefined ? [] : [{ from, x: to.x - from.x, y: to.y - from.y, isLevel: to.y === from.y }];
  });

/** Which share of the walk has been made at each corner; what is left at the last one is for arriving. */
function farAlong(corners: readonly Corner[]): readonly number[] {
  let walked = 0;
  const far = [0, ...legsOf(corners).map(({ x, y }) => (walked += Math.abs(x) + Math.abs(y)))];
  return far.map((one) => (one / walked) * 0.99);
}

/** Along the corners at one pace; gone where it arrives. */
function walk(corners: readonly Corner[], far: readonly number[]): readonly Frame[] {
  const [start] = corners;
  if (start === undefined) return [];
  const frames = corners.map(({ x, y }, index): Frame => ({
    transform: `translate(${x - start.x}px, ${(y - start.y).toFixed(1)}px)`,
    opacity: 1,
    offset: far[index] ?? 1,
  }));
  return [...frames, { transform: frames.at(-1)?.transform ?? 'none', opacity: 0, offset: 1 }];
}
