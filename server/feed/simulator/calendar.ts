/**
 * Which game is played when, for ever, and all of it follows from the seed: every league plays its rounds at its own days and hours, everybody meets
 * everybody twice a season, at home and away, and one season follows the other.
 *
 * Weeks are counted from the Unix epoch by Seoul's Mondays, so a game's teams, start and id are a function of (seed, slot) and an origin that was
 * off comes back to the same calendar.
 */
import type { FixtureId } from '../../../src/domain/kernel/ids.ts';
import { MINUTES_OF_DAY, MINUTES_OF_WEEK } from './kickOffPlan.ts';
import type { League } from './league.ts';
import { hashOf, randomOf, shuffled } from './random.ts';

/** A place of a week in the calendar: which game it is, when it starts, when it comes on offer. */
export interface Slot {
  readonly slot: number;
  readonly league: League;
  /** Epoch ms. */
  readonly startAt: number;
  /** Epoch ms. */
  readonly openAt: number;
}

/** A game as the calendar has it. */
export interface PlannedGame extends Slot {
  readonly fixtureId: FixtureId;
  readonly home: string;
  readonly away: string;
}

/** Every game there ever is, by its slot; nothing is stored. */
export interface Calendar {
  /** Real ms that one simulated minute takes. */
  readonly minuteMs: number;
  planned(slot: Slot): PlannedGame;
  /** Slots of games that start from one moment on and before another, epoch ms; in order of start. */
  slotsBetween(from: number, to: number): readonly Slot[];
  /** The slot of a game of this calendar; `undefined` for an id that is another calendar's. */
  slotOf(fixtureId: string, startAt: number): Slot | undefined;
}

/** How long a game is on offer before its start, hours; spread evenly. */
const FEWEST_HOURS = 288;
export const MOST_HOURS = 348;
const GOLDEN = 0.618_033_988_749_895;
const FIRST_ID = 100_000_000;
const IDS = 900_000_000;
/** The epoch was a Thursday, and Seoul is nine hours ahead. */
const FIRST_MONDAY = -3 * MINUTES_OF_DAY - 9 * 60;

/** A game of a league's week. */
interface Place {
  readonly league: League;
  /** Which round of the week. */
  readonly round: number;
  /** Which game of the round. */
  readonly game: number;
}

/**
 * @param timeScale how many simulated minutes pass in a real one; 1 is real time
 */
export function createCalendar(seed: number, timeScale: number, leagues: readonly League[]): Calendar {
  const minuteMs = 60_000 / timeScale;
  const world = `${seed}/${timeScale}`;
  const shift = hashOf('ids', world) % IDS;
  const places = leagues.flatMap(placesOf);
  const teamsOf = seasonTeams(world);
  const turnOf = roundTurns(world);
  const idOf = (slot: number) => String(FIRST_ID + ((slot + shift) % IDS)) as FixtureId;
  const weekOf = (at: number) => Math.floor((at / minuteMs - FIRST_MONDAY) / MINUTES_OF_WEEK);
  const slotAt = (week: number, place: number): Slot => {
    const { league, round, game } = places[place] ?? nowhere();
    const slot = week * places.length + place;
    const hours = league.kickOffs[round] ?? [];
    const turn = turnOf(league, week, round) % hours.length;
    const minute = FIRST_MONDAY + week * MINUTES_OF_WEEK + (hours[(game + turn) % hours.length] ?? 0);
    const lead = FEWEST_HOURS + ((slot * GOLDEN) % 1) * (MOST_HOURS - FEWEST_HOURS);
    const startAt = Math.round(minute * minuteMs);
    return { slot, league, startAt, openAt: Math.round(startAt - lead * 60 * minuteMs) };
  };
  return {
    minuteMs,
    planned(slot) {
      const { league, round, game } = places[slot.slot % places.length] ?? nowhere();
      const ordinal = Math.floor(slot.slot / places.length) * league.kickOffs.length + round;
      return { ...slot, fixtureId: idOf(slot.slot), ...pairOf(league, ordinal, game, teamsOf) };
    },
    slotsBetween(from, to) {
      const found: Slot[] = [];
      // A round may reach into the week after its own.
      for (let week = weekOf(from) - 1; week <= weekOf(to); week += 1) {
        for (let place = 0; place < places.length; place += 1) {
          const slot = slotAt(week, place);
          if (slot.startAt >= from && slot.startAt < to) found.push(slot);
        }
      }
      return found.toSorted((a, b) => a.startAt - b.startAt || a.slot - b.slot);
    },
    slotOf(fixtureId, startsAt) {
      const number = Number(fixtureId) - FIRST_ID - shift;
      if (!Number.isSafeInteger(number)) return undefined;
      for (const week of [weekOf(startsAt), weekOf(startsAt) - 1]) {
        const place = (((number - week * places.length) % IDS) + IDS) % IDS;
        if (week < 0 || place >= places.length) continue;
        const slot = slotAt(week, place);
        if (slot.startAt === startsAt && idOf(slot.slot) === fixtureId) return slot;
      }
      return undefined;
    },
  };
}

function nowhere(): never {
  throw new RangeError('a calendar needs a league of two teams');
}

function placesOf(league: League): readonly Place[] {
  const games = Array.from({ length: Math.floor(league.teams.length / 2) }, (_, game) => game);
  return league.kickOffs.flatMap((_, round) => games.map((game) => ({ league, round, game })));
}

/** The teams of a league in the order of a season. */
type SeasonTeams = (league: League, season: number) => readonly string[];

/** Drawn by the seed; that of each league's last season asked for is kept, games are asked for one after the other. */
function seasonTeams(world: string): SeasonTeams {
  const kept = new Map<string, { readonly season: number; readonly teams: readonly string[] }>();
  return (league, season) => {
    const known = kept.get(league.leagueId);
    if (known?.season === season) return known.teams;
    const teams = shuffled(league.teams, randomOf('season', world, league.leagueId, season));
    kept.set(league.leagueId, { season, teams });
    return teams;
  };
}

/** Which of its hours the first game of a round has. The last one asked for is kept: games of a round are asked for one after the other. */
function roundTurns(world: string): (league: League, week: number, round: number) => number {
  let last = { key: '', turn: 0 };
  return ({ leagueId }, week, round) => {
    const key = `${leagueId}|${week}|${round}`;
    if (last.key !== key) last = { key, turn: hashOf('hour', world, key) };
    return last.turn;
  };
}

/**
 * Who plays the `game`-th game of a league's round (circle method; with an odd number of teams one rests). The second half of a season is the first
 * with the grounds changed.
 *
 * @param ordinal number of the round since the epoch
 */
function pairOf(
  league: League,
  ordinal: number,
  game: number,
  teamsOf: SeasonTeams,
): { readonly home: string; readonly away: string } {
  const rests = league.teams.length % 2;
  const seats = league.teams.length + rests;
  const rounds = 2 * (seats - 1);
  const shifted = ordinal + (hashOf('season', league.leagueId) % rounds);
  const round = shifted % rounds;
  const teams = teamsOf(league, Math.floor(shifted / rounds));
  const seat = (position: number): string => {
    // Position 0 never moves; with an odd number it is the empty seat.
    const index = position === 0 ? 0 : 1 + ((position - 1 + round) % (seats - 1));
    return teams[index - rests] ?? '';
  };
  const first = seat(game + rests);
  const second = seat(seats - 1 - game - rests);
  // Who never moves would always be at home, or never.
  const parity = game + rests === 0 ? round % (seats - 1) : game;
  const flips = round < seats - 1 === (parity % 2 === 0);
  return flips ? { home: second, away: first } : { home: first, away: second };
}
