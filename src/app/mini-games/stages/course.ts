/**
 * The course of a draw: what moves when, and when each item of it can be read. A pure function of what was drawn and of its seed, so that
 * whoever comes late is shown what everybody else sees (rules STG in docs/RULES.md).
 *
 * Nothing of it decides anything: a part at rest stands as it was drawn, and a track tells only how it comes there.
 */

/** What may move: nothing that makes a browser lay out or paint anew. */
export interface Frame {
  readonly transform?: string;
  readonly opacity?: number;
  /** Where between the first and the last frame, 0 to 1; evenly spread without it. */
  readonly offset?: number;
  readonly easing?: string;
}

/** How one part comes to where it rests; before it begins the first frame stands. */
export interface Track {
  /** The `data-part` of what moves. */
  readonly part: string;
  /** ms after the draw. */
  readonly from: number;
  readonly until: number;
  /** The last is how the part rests. */
  readonly frames: readonly Frame[];
  readonly easing?: string;
}

export interface Course {
  readonly tracks: readonly Track[];
  /** ms after the draw at which the first, second … item can be read; rising. */
  readonly reveals: readonly number[];
  /** ms after the draw at which all rests and the result is told, in every variant. */
  readonly endMs: number;
}

/** As good as nothing: what stands at 0 is painted as it comes only, and the browser misses a frame for it. */
export const UNSEEN = 0.01;

/** A part that lies over another until it goes at once: of what a browser had not to show before it misses a frame. */
export const goesAt = (part: string, at: number): Track => ({
  part,
  from: at - 1,
  until: at,
  frames: [{ opacity: 1 }, { opacity: 0 }],
});

/** Draws, or waits. */
export type CourseOf = (drawn: readonly number[], seed: string) => Course;

/** STG-2 How many items can be read at a time. */
export const revealedAt = ({ reveals }: Course, atMs: number): number => reveals.filter((at) => at <= atMs).length;

/** STG-3 The same course in no more than so many ms. */
export function fitted(course: Course, mostMs: number): Course {
  if (course.endMs <= mostMs) return course;
  const pace = mostMs / course.endMs;
  return {
    tracks: course.tracks.map((track) => ({ ...track, from: track.from * pace, until: track.until * pace })),
    reveals: course.reveals.map((at) => at * pace),
    endMs: mostMs,
  };
}

/** STG-4 A course without a move: all of it can be read at its end. */
export const stilled = ({ reveals, endMs }: Course): Course => ({
  tracks: [],
  reveals: reveals.map(() => endMs),
  endMs,
});
