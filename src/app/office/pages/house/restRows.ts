/** When games rest, as the page of the house shows it. Pure. */
import { isRestingRound, restAt, type GameRests } from '../../../../domain/mini-games/gameRests.ts';
import type { GameRow } from '../../../../domain/mini-games/gameTable.ts';
import { partsOf, roundOf, roundsOfDay, type RoundId } from '../../../../domain/mini-games/round.ts';
import { minuteOfDay } from '../../../kit/copy/minuteOfDay.ts';
import { rests as words } from '../../copy/rests.ts';
import { isSame } from './fieldValue.ts';

type Hours = GameRests[string];

export const hoursText = (hours: Hours | undefined): string =>
  hours === undefined ? words.none : words.hours(minuteOfDay(hours.from), minuteOfDay(hours.until));

/** @param at epoch ms */
export function restText(rests: GameRests, game: GameRow, at: number): string {
  const text = hoursText(rests[game.gameId]);
  return restAt(rests, game, at).isResting ? words.isResting(text) : text;
}

/** The hours that all of some games have; `null` where none rests, `undefined` where they differ. */
export function commonHours(rests: GameRests, games: readonly GameRow[]): Hours | null | undefined {
  const [first, ...others] = games.map(({ gameId }) => rests[gameId] ?? null);
  return first !== undefined && others.every((other) => isSame(other, first)) ? first : undefined;
}

/** What rests once some games have other hours. */
export function withHours(rests: GameRests, games: readonly GameRow[], hours: Hours | null): GameRests {
  const ids = games.map(({ gameId }) => gameId);
  const others = Object.entries(rests).filter(([gameId]) => !ids.includes(gameId));
  return Object.fromEntries([...others, ...(hours === null ? [] : ids.map((gameId) => [gameId, hours] as const))]);
}

/** Numbers of the rounds of a day that rest, in the order of the hours; none where no round opens in them. @param at epoch ms, of the day */
export function restingRounds(
  rests: GameRests,
  game: GameRow,
  at: number,
): { first: number; last: number } | undefined {
  const id = partsOf(roundOf(game, at));
  if (id === undefined) return undefined;
  const ofDay = (n: number) => `mg.${game.gameId}.${id.day}.${n}` as RoundId;
  const numbers = Array.from({ length: roundsOfDay(game) }, (_, place) => place + 1).filter((n) =>
    isRestingRound(rests, ofDay(n)),
  );
  if (numbers.length === 0) return undefined;
  // Over midnight the first of the night is after the gap.
  const gap = numbers.findIndex((n, place) => place > 0 && n !== (numbers[place - 1] ?? 0) + 1);
  const ordered = gap < 0 ? numbers : [...numbers.slice(gap), ...numbers.slice(0, gap)];
  return { first: ordered[0] ?? 0, last: ordered.at(-1) ?? 0 };
}
