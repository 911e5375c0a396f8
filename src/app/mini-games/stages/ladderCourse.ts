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

/** Reveals side, rungs and finish. The parts are `rung-<number>`, `path` and `token`. */
export function ladderCourse(ladder: Ladder): Course {
  const corners = pathOf(ladder);
  const until = WALK_MS + WALKS_MS;
  const rungs = rungsOf(ladder).map((_, rung): Track => ({
    part: `rung-${rung}`,
    from: RUNGS_MS + rung * 90,
    until: RUNGS_MS + rung * 90 + 200,
    frames: [{ opacity: 0 }, { opacity: 1 }],
  }));
  const path: Track = {
    ...{ part: 'path', from: WALK_MS, until, easing: 'linear' },
    frames: [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }],
  };
  const token: Track = { part: 'token', from: WALK_MS, until, frames: walk(corners), easing: 'linear' };
  return { tracks: [...rungs, path, token], reveals: [SIDE_MS, RUNGS_MS, until], endMs: until + 200 };
}

/** Along the corners at one pace; gone where it arrives. */
function walk(corners: readonly Corner[]): readonly Frame[] {
  const [start] = corners;
  if (start === undefined) return [];
  let walked = 0;
  const far = corners.map(({ x, y }, index) => {
    const before = corners[index - 1] ?? start;
    walked += Math.abs(x - before.x) + Math.abs(y - before.y);
    return walked;
  });
  const frames = corners.map(({ x, y }, index): Frame => ({
    transform: `translate(${x - start.x}px, ${(y - start.y).toFixed(1)}px)`,
    opacity: 1,
    offset: ((far[index] ?? 0) / walked) * 0.99,
  }));
  return [...frames, { transform: frames.at(-1)?.transform ?? 'none', opacity: 0, offset: 1 }];
}
