/** How a game is told as it stands: score, clock, what each period came to, counts, diamond, server, what happened last, why prices are held. */
import { SPORT, type SportId } from '../../../src/domain/reference/sports.ts';
import type { Score } from '../../../src/domain/sports/fixture.ts';
import { countsSets } from '../../../src/domain/sports/outcomes/finalScore.ts';
import { PLAY_LIMITS, type Diamond, type Incident, type Play } from '../../../src/domain/sports/play.ts';
import { BREAK, countOf, countUntil, standingAt, type Course, type Happening, type Standing } from './course.ts';
import { minuteAt, type Game } from './game.ts';
import type { Hold } from './models/sportModels.ts';
import { hashOf } from './random.ts';

/** The longest that prices are held, simulated minutes. */
const LONGEST_HOLD = 1.5;
const PENALTY: Hold = { held: 'penalty', minutes: 1.3 };

/** Why prices are held at a minute; `null` if they are not. */
export function heldAt({ sport, course }: Game, minute: number): Play['held'] {
  const { happenings } = course();
  for (let index = countUntil(happenings, minute) - 1; index >= 0; index -= 1) {
    const happening = happenings[index];
    if (happening === undefined || minute - happening.minute > LONGEST_HOLD) return null;
    const hold = happening.isPenalty === true ? PENALTY : sport.holds[happening.of];
    if (hold !== undefined && minute - happening.minute < hold.minutes) return hold.held;
  }
  return null;
}

/** The score at a moment of the game; the final one from its end on. */
export function scoreAt(game: Game, at: number): Score {
  const minute = minuteAt(game, at);
  const course = game.course();
  const standing = standingAt(course, minute);
  const { sportId } = game.planned.league;
  const score = wholeScore(sportId, standing, standing.happened.length);
  const { period, clockSeconds } = standing;
  return { period, clockSeconds, ...score, play: playOf(game, course, standing, minute) };
}

/** Sets won where a sport is won by sets, points otherwise. */
function wholeScore(
  sportId: SportId,
  standing: Pick<Standing, 'periods' | 'period' | 'isOver' | 'happened'>,
  count: number,
) {
  if (!countsSets({ sportId })) {
    return sumOfPoints(standing.happened.slice(0, count));
  }
  const sets = countOf({ happened: standing.happened.slice(0, count) }, ['set']);
  return sets;
}

function sumOfPoints(happened: readonly Happening[]) {
  const sum = { home: 0, away: 0 };
  for (const { side, points } of happened) if (side !== null) sum[side] += points;
  return sum;
}

function playOf(game: Game, course: Course, standing: Standing, minute: number): Play {
  const { sportId } = game.planned.league;
  return {
    periods: [...standing.periods]
      .slice(-PLAY_LIMITS.periods)
      .map(([period, { home, away }]) => ({ period, home, away })),
    counts: countsOf(sportId, standing),
    diamond: sportId === SPORT.baseball && !standing.isOver ? diamondAt(course, standing, minute) : null,
    server: sportId === SPORT.volleyball && !standing.isOver ? serverOf(standing) : null,
    incidents: incidentsOf(sportId, course, standing),
    held: standing.isOver ? null : heldAt(game, minute),
  };
}

type Counted = readonly [of: Play['counts'][number]['of'], from: readonly Incident['of'][]];

const counted: Readonly<Record<string, readonly Counted[]>> = {
  [SPORT.football]: [
    ['corners', ['corner']],
    ['yellowCards', ['yellowCard']],
    ['redCards', ['redCard']],
    ['fouls', ['foul']],
  ],
  [SPORT.basketball]: [
    ['fouls', ['foul']],
    ['timeouts', ['timeout']],
    ['freeThrows', ['freeThrow']],
  ],
  [SPORT.baseball]: [['hits', ['hit', 'homeRun']]],
  [SPORT.volleyball]: [['timeouts', ['timeout']]],
};

function countsOf(sportId: SportId, standing: Standing): Play['counts'] {
  const counts = (counted[sportId] ?? []).map(([of, from]) => ({ of, ...countOf(standing, from) }));
  const set = sportId === SPORT.volleyball ? standing.periods.get(standing.period) : undefined;
  return set === undefined ? counts : [...counts, { of: 'points', home: set.home, away: set.away }];
}

/** Whoever won the last rally serves. */
function serverOf({ happened }: Standing): Play['server'] {
  return happened.findLast(({ of }) => of === 'point')?.side ?? 'home';
}

/** As the last batter left it, and the pitches to this one: they come evenly until he is done. */
function diamondAt({ happenings }: Course, standing: Standing, minute: number): Diamond {
  const count = standing.happened.length;
  const begun = standing.happened.filter(({ of }) => of === 'periodBegun').length;
  const half = begun % 2 === 1 ? 'top' : 'bottom';
  const last = standing.happened.findLast(({ diamond, of }) => diamond !== undefined || of === 'periodBegun');
  const { outs, bases } = last?.diamond ?? { outs: 0, bases: [false, false, false] as Diamond['bases'] };
  const [before, next] = [happenings[count - 1]?.minute ?? 0, happenings[count]?.minute ?? minute + 1];
  return { half, outs, bases, ...pitchesOf(count, (minute - before) / Math.max(0.01, next - before)) };
}

/** @param part of this batter's turn that is over, 0 … 1 */
function pitchesOf(turn: number, part: number): { readonly balls: number; readonly strikes: number } {
  const drawn = hashOf('pitches', turn);
  const pitches = Math.floor(part * (2 + (drawn % 5)));
  const balls = Math.min(3, Math.floor((pitches * (drawn % 7)) / 10));
  return { balls, strikes: Math.min(2, pitches - balls) };
}

/** The last ones with the score and the clock of their moment; single rallies are told by the count of the set. */
function incidentsOf(sportId: SportId, course: Course, standing: Standing): Play['incidents'] {
  const told: Play['incidents'] = [];
  for (let index = standing.happened.length - 1; index >= 0 && told.length < PLAY_LIMITS.incidents; index -= 1) {
    const happening = standing.happened[index];
    if (happening === undefined || happening.of === 'point') continue;
    const then = clockAt(course, happening.minute, happening.of);
    const { home, away } = wholeScore(sportId, standing, index + 1);
    told.unshift({ of: happening.of, side: happening.side, ...then, home, away });
  }
  return told;
}

function clockAt(
  { phases }: Course,
  minute: number,
  of: Incident['of'],
): { readonly period: number; readonly clockSeconds: number } {
  let [from, clock] = [0, 0];
  let period = 0;
  for (const phase of phases) {
    if (phase.code !== BREAK) period = phase.code;
    const until = from + phase.minutes;
    // What ends a stretch belongs to it, what begins one to the next.
    if (minute < until || (minute === until && of !== 'periodBegun')) {
      const elapsed = phase.minutes === 0 ? 0 : (minute - from) / phase.minutes;
      return { period, clockSeconds: clock + Math.floor(elapsed * phase.clockSeconds) };
    }
    from = until;
    clock += phase.clockSeconds;
  }
  return { period, clockSeconds: clock };
}
