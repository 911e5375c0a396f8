/**
 * Plays a course on the parts that are drawn: begins where its time stands, ends with it, and rests at once while the page is hidden. What it
 * plays says nothing to anybody: all that is decided was so before.
 */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { revealedAt, type Course } from './course.ts';

/** Words and motion that are further apart than this are seen to be, ms. */
const APART_MS = 100;

export interface Play {
  /** How many items can be read. */
  readonly revealed: number;
  readonly isEnded: boolean;
}

/**
 * @param since when the course began, ms by the clock that nobody sets; a course that is not under way is at its end
 */
export function usePlay(
  stage: RefObject<HTMLElement | null>,
  course: Course,
  since: number,
  isUnderWay: boolean,
): Play {
  const { elapsed } = usePorts();
  const [at, setAt] = useState(() => elapsed() - since);
  const isEnded = !isUnderWay || at >= course.endMs;
  const moves = useRef<readonly Animation[]>([]);

  useEffect(() => {
    if (isEnded) return;
    const next = [...course.reveals, course.endMs].find((reveal) => reveal > at) ?? course.endMs;
    const tell = () => {
      const told = Math.max(next, elapsed() - since);
      keepUp(moves.current, told);
      setAt(told);
    };
    const timer = setTimeout(tell, Math.max(0, next - (elapsed() - since)));
    return () => clearTimeout(timer);
  }, [at, course, isEnded, elapsed, since]);

  // Before anything is painted: how a part rests tells how the draw ends.
  useLayoutEffect(() => {
    const { current } = stage;
    if (current === null || !isUnderWay) return;
    const stop = () => {
      for (const animation of moves.current) animation.cancel();
      moves.current = [];
    };
    const play = () => {
      stop();
      if (!document.hidden) moves.current = begin(current, course, elapsed() - since);
    };
    play();
    document.addEventListener('visibilitychange', play);
    return () => {
      document.removeEventListener('visibilitychange', play);
      stop();
    };
  }, [course, isUnderWay, elapsed, since, stage]);

  // What was read stays so where its reader asks for less motion in its midst.
  const read = useRef(0);
  read.current = Math.max(read.current, isEnded ? course.reveals.length : revealedAt(course, at));
  return { revealed: read.current, isEnded };
}

/** Motion goes by the page's own time, and what is told of a recording by the recording's, however fast that is played: what is told leads. */
function keepUp(moves: readonly Animation[], told: number): void {
  const start = performance.now() - told;
  for (const move of moves) {
    const { startTime } = move;
    if (startTime !== null && Math.abs(Number(startTime) - start) > APART_MS) move.startTime = start;
  }
}

/**
 * Every track from where it stands `sinceMs` into the course. Its start is said: one that waits for a frame to start with is behind what is told by as
 * long as that frame is.
 */
function begin(stage: HTMLElement, course: Course, sinceMs: number): readonly Animation[] {
  const start = performance.now() - sinceMs;
  const parts = new Map(
    [...stage.querySelectorAll('[data-part]')].map((part) => [part.getAttribute('data-part'), part]),
  );
  return course.tracks.flatMap(({ part, from, until, frames, easing = 'ease-out' }) => {
    const drawn = parts.get(part);
    if (drawn === undefined || until <= sinceMs) return [];
    const timing = { delay: from, duration: until - from, fill: 'backwards', easing } as const;
    const animation = drawn.animate(
      frames.map((frame) => ({ ...frame })),
      timing,
    );
    animation.startTime = start;
    return [animation];
  });
}
