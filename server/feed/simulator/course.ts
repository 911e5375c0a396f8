/**
 * The true course of a game, drawn once: its stretches, everything that happens in them and when. Score, clock, counts, prices in play and all
 * results follow from it.
 */
import type { SideScore } from '../../../src/domain/sports/outcomes/finalScore.ts';
import type { Diamond, Incident } from '../../../src/domain/sports/play.ts';
import type { Random } from './random.ts';

/** One of the two sides. */
export type Team = 'home' | 'away';

/** A stretch of a game. Nothing happens in a break. */
export interface Phase {
  /** Period code of the feed; 80 is a break. */
  readonly code: number;
  /** Real minutes. */
  readonly minutes: number;
  /** Seconds of the sport's own clock that pass in it. */
  readonly clockSeconds: number;
}

/** Something that happens at a minute of real time after the start. */
export interface Happening {
  readonly minute: number;
  readonly of: Incident['of'];
  readonly side: Team | null;
  /** What the side's score of the period grows by. */
  readonly points: number;
  /** Football: a foul that a penalty is given for. */
  readonly isPenalty?: true;
  /** Baseball: how it leaves the diamond. */
  readonly diamond?: Pick<Diamond, 'half' | 'outs' | 'bases'>;
}

export interface Course {
  readonly phases: readonly Phase[];
  /** In order of minutes. */
  readonly happenings: readonly Happening[];
  /** Period code of the game when it is over: 100, or 101 after overtime. */
  readonly endCode: number;
  /** Right answers to what follows from no score, by market: the name of the selection that wins. */
  readonly answers: Readonly<Record<string, string>>;
}

/** How far a course has come. */
export interface Standing {
  /** Period code of now; 80 in a break, −1 before the start. */
  readonly period: number;
  /** Seconds of the sport's own clock. */
  readonly clockSeconds: number;
  readonly isOver: boolean;
  /** Score of every period begun, by its code, in their order. */
  readonly periods: ReadonlyMap<number, SideScore>;
  /** Part of the period of now that is over, 0 … 1; in a break 0. */
  readonly elapsed: number;
  /** What has happened, oldest first. */
  readonly happened: readonly Happening[];
}

/** Period code of a break. */
export const BREAK = 80;

export const NOT_STARTED: Standing = {
  period: -1,
  clockSeconds: 0,
  isOver: false,
  periods: new Map(),
  elapsed: 0,
  happened: [],
};

/** Real minutes a game takes. */
export function minutesOf(phases: readonly Phase[]): number {
  return phases.reduce((sum, phase) => sum + phase.minutes, 0);
}

/** @param minute real minutes since the start; from the end on the game is over */
export function standingAt({ phases, happenings, endCode }: Course, minute: number): Standing {
  const happened = happenings.slice(0, countUntil(happenings, minute));
  const periods = new Map<number, SideScore>();
  let [from, clock, next] = [0, 0, 0];
  for (const phase of phases) {
    const until = from + phase.minutes;
    if (phase.code !== BREAK) {
      const before = periods.get(phase.code) ?? { home: 0, away: 0 };
      const score = { ...before };
      for (; next < happened.length && (happened[next]?.minute ?? 0) <= until; next += 1) {
        const { side = null, points = 0 } = happened[next] ?? {};
        if (side !== null) score[side] += points;
      }
      periods.set(phase.code, score);
    }
    if (minute < until) {
      const elapsed = (minute - from) / phase.minutes;
      const clockSeconds = clock + Math.floor(elapsed * phase.clockSeconds);
      const isBreak = phase.code === BREAK;
      return { period: phase.code, clockSeconds, isOver: false, periods, elapsed: isBreak ? 0 : elapsed, happened };
    }
    from = until;
    clock += phase.clockSeconds;
  }
  return { period: endCode, clockSeconds: clock, isOver: true, periods, elapsed: 0, happened };
}

/** How many things have happened by a minute; looked up by halves, it is asked for at every step. */
export function countUntil(happenings: readonly Happening[], minute: number): number {
  let [low, high] = [0, happenings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((happenings[middle]?.minute ?? Infinity) <= minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Part of a period that is still to be played: 1 before it begins, 0 once it is over. */
export function partLeft({ period, periods, elapsed, isOver }: Standing, code: number): number {
  if (isOver) return 0;
  if (period === code) return 1 - elapsed;
  return periods.has(code) ? 0 : 1;
}

/** Score of some periods together. */
export function scoreIn({ periods }: Standing, codes: Iterable<number>): SideScore {
  let [home, away] = [0, 0];
  for (const code of codes) {
    const score = periods.get(code);
    home += score?.home ?? 0;
    away += score?.away ?? 0;
  }
  return { home, away };
}

/** How often something happened to each side. */
export function countOf({ happened }: Pick<Standing, 'happened'>, of: readonly Incident['of'][]): SideScore {
  const counts = { home: 0, away: 0 };
  for (const { of: what, side } of happened) if (side !== null && of.includes(what)) counts[side] += 1;
  return counts;
}

/** What happens between a minute and another, at even chances of when. */
export function scattered(
  from: number,
  minutes: number,
  random: Random,
  what: readonly Omit<Happening, 'minute'>[],
): readonly Happening[] {
  return what.map((happening) => ({ ...happening, minute: from + random() * minutes * 0.998 + minutes * 0.001 }));
}

/** The beginnings and ends of the stretches of play, and what happens in between, in order. */
export function framed(phases: readonly Phase[], happenings: readonly Happening[]): readonly Happening[] {
  const frame: Happening[] = [];
  let from = 0;
  for (const { code, minutes } of phases) {
    if (code !== BREAK) {
      frame.push({ minute: from, of: 'periodBegun', side: null, points: 0 });
      frame.push({ minute: from + minutes, of: 'periodEnded', side: null, points: 0 });
    }
    from += minutes;
  }
  return [...frame, ...happenings].toSorted((a, b) => a.minute - b.minute);
}
