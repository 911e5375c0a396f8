/**
 * Which game is played when: one starts every slot (three minutes), for ever, and all of it follows from the seed.
 *
 * Slot numbers count from the Unix epoch, so a game's teams, start and id are a function of (seed, slot) and an origin that was
 * off comes back to the same calendar. Every league plays whole rounds, so no team is in two games of one round.
 */
import type { FixtureId } from '../../../src/domain/kernel/ids.ts';
import type { League } from './league.ts';
import { hashOf, randomOf, shuffled } from './random.ts';

/** A game as the calendar has it. */
export interface PlannedGame {
  readonly slot: number;
  readonly fixtureId: FixtureId;
  readonly league: League;
  readonly home: string;
  readonly away: string;
  /** Epoch ms. */
  readonly startAt: number;
  /** When it comes on offer, epoch ms; 2 to 220 simulated hours before the start. */
  readonly openAt: number;
}

/** Every game there ever is, by its slot; nothing is stored. */
export interface Calendar {
  /** Real ms that one simulated minute takes. */
  readonly minuteMs: number;
  /** Real ms from one start to the next. */
  readonly slotMs: number;
  planned(slot: number): PlannedGame;
  /** When the game of a slot comes on offer, epoch ms; cheaper than `planned`. */
  openAt(slot: number): number;
  /** The slot of a game of this calendar; `undefined` for an id that is another calendar's. */
  slotOf(fixtureId: string, startAt: number): number | undefined;
}

/** With a round of all leagues taking about 580 games, a team then plays every 29 hours. */
const SLOT_MINUTES = 3;
const FEWEST_HOURS = 2;
const MOST_HOURS = 220;
/** The longest a game can be on offer before its start, in slots. */
export const LONGEST_LEAD = (MOST_HOURS * 60) / SLOT_MINUTES;
/** Spreads leads evenly however many slots are looked at. */
const GOLDEN = 0.618_033_988_749_895;
const FIRST_ID = 100_000_000;
const IDS = 900_000_000;

/**
 * @param timeScale how many simulated minutes pass in a real one; 1 is real time
 */
export function createCalendar(seed: number, timeScale: number, leagues: readonly League[]): Calendar {
  const minuteMs = 60_000 / timeScale;
  const slotMs = minuteMs * SLOT_MINUTES;
  const world = `${seed}/${timeScale}`;
  const shift = hashOf('ids', world) % IDS;
  const places = shuffled(leagues.flatMap(placesOf), randomOf('places', world));
  const idOf = (slot: number) => String(FIRST_ID + ((slot + shift) % IDS)) as FixtureId;
  const startAt = (slot: number) => Math.round(slot * slotMs);
  const openAt = (slot: number) => {
    const part = (slot * GOLDEN) % 1;
    return Math.round(startAt(slot) - (FEWEST_HOURS + part * (MOST_HOURS - FEWEST_HOURS)) * 60 * minuteMs);
  };
  return {
    minuteMs,
    slotMs,
    openAt,
    planned(slot) {
      const place = places[slot % places.length];
      if (place === undefined) throw new RangeError('a calendar needs a league of two teams');
      const pair = pairOf(place.league, Math.floor(slot / places.length), place.game, world);
      return {
        slot,
        fixtureId: idOf(slot),
        league: place.league,
        ...pair,
        startAt: startAt(slot),
        openAt: openAt(slot),
      };
    },
    slotOf(fixtureId, startsAt) {
      const slot = Math.round(startsAt / slotMs);
      return slot >= 0 && idOf(slot) === fixtureId && startAt(slot) === startsAt ? slot : undefined;
    },
  };
}

interface Place {
  readonly league: League;
  /** Which game of the league's round. */
  readonly game: number;
}

function placesOf(league: League): readonly Place[] {
  return Array.from({ length: Math.floor(league.teams.length / 2) }, (_, game) => ({ league, game }));
}

/** Who plays the `game`-th game of a league's round (circle method; with an odd number of teams one rests). */
function pairOf(
  league: League,
  round: number,
  game: number,
  world: string,
): { readonly home: string; readonly away: string } {
  const rests = league.teams.length % 2;
  const seats = league.teams.length + rests;
  const season = Math.floor(round / (seats - 1));
  const teams = shuffled(league.teams, randomOf('season', world, league.leagueId, season));
  const seat = (position: number): string => {
    // Position 0 never moves; with an odd number it is the empty seat.
    const index = position === 0 ? 0 : 1 + ((position - 1 + round) % (seats - 1));
    return teams[index - rests] ?? '';
  };
  const first = seat(game + rests);
  const second = seat(seats - 1 - game - rests);
  const flips = hashOf('home', world, league.leagueId, round, game) % 2 === 0;
  return flips ? { home: second, away: first } : { home: first, away: second };
}
