/** Results as operators see them (rules RSL): games that somebody backs, and of one of them each selection with what is recorded and what the feed says. */
import { z } from 'zod';
import { FixtureId, SelectionId } from '../kernel/ids.ts';
import { Won } from '../kernel/money.ts';
import { SportId } from '../reference/sports.ts';
import { Settlement, VOID } from '../reference/statuses.ts';
import { Side } from '../sports/fixture.ts';
import { EnteredScore } from '../sports/outcomes/enteredScore.ts';
import { PeriodScore, PLAY_LIMITS } from '../sports/play.ts';

const Count = z.number().int().min(0);
const Instant = z.number().int().min(0);

/**
 * `waiting` has begun and has no result of something that is backed; `disputed` by our own reckoning (DIS-1); `contradicted` by the final
 * score that was told after it was settled, in the last week (DIS-8); `decided` in the last week.
 */
export const GAME_STATES = ['waiting', 'disputed', 'contradicted', 'decided'] as const;
export const GameState = z.enum(GAME_STATES);
export type GameState = z.infer<typeof GameState>;

export const ResultGame = z.object({
  fixtureId: FixtureId,
  sportId: SportId,
  leagueName: z.string(),
  home: z.string(),
  away: z.string(),
  startAt: Instant,
  /** Backed selections, and those of them without a result. */
  selections: Count,
  open: Count,
  /** Bets on it, and their stakes. Won. */
  bets: Count,
  stakes: Won,
});
export type ResultGame = z.infer<typeof ResultGame>;

export const ResultSelection = z.object({
  selectionId: SelectionId,
  marketId: z.string(),
  baseLine: z.string(),
  marketName: z.string(),
  side: Side,
  name: z.string(),
  line: z.string(),
  bets: Count,
  stakes: Won,
  /** What its bets paid so far. Won. */
  paid: Won,
  /** Of its bets, those that what is recorded has not been settled for yet (SET-9). */
  waiting: Count,
  /** `null` while there is none. */
  recorded: Settlement.nullable(),
  /** When that was recorded; 0 before. */
  at: Instant,
  /** What the feed says where that is, or was, disputed, and what our own reckoning says. */
  fed: Settlement.nullable(),
  reckoned: Settlement.nullable(),
  /** What follows from the feed's score, its parts included (RSL-8); `null` where nothing does. */
  told: Settlement.nullable(),
  /** Whether it can still be bet on: nothing is decided of it then (RSL-4). */
  isOnSale: z.boolean(),
});
export type ResultSelection = z.infer<typeof ResultSelection>;

const Tally = z.object({ home: Count, away: Count });

/** The score that an operator entered last, by whom and when. */
export const LastEntered = z.object({ score: EnteredScore, name: z.string().max(40), at: Instant });
export type LastEntered = z.infer<typeof LastEntered>;

export const ResultOfGame = z.object({
  game: ResultGame,
  /** Goals or points as far as they are known. */
  score: Tally.nullable(),
  /** What the feed tells of it part by part, those in play included, and of the whole once it is over; `null` for nothing. */
  told: z.object({ parts: z.array(PeriodScore).max(PLAY_LIMITS.periods), total: Tally.nullable() }).nullable(),
  /** `null` where nobody entered one. */
  entered: LastEntered.nullable(),
  selections: z.array(ResultSelection).max(500),
});
export type ResultOfGame = z.infer<typeof ResultOfGame>;

/** Whether the score that was told says otherwise than what is paid (DIS-8); what is void stays so, and of what no score decides nothing is told. */
export const isContradicted = (recorded: Settlement | null, told: Settlement | null | undefined): told is Settlement =>
  recorded !== null && recorded !== VOID && told !== null && told !== undefined && told !== recorded;
