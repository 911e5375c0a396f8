/** Which rounds are shown, as the address says it: `date`, `provider`, `game`. What the address says wrongly is not asked. */
import type { RoundFilter } from '../../../domain/lists/roundList.ts';
import { gameOf, type GameRow } from '../../../domain/mini-games/gameTable.ts';
import { dayOf, daysAfter, readDay, startOf, type Day } from '../../kit/timing/seoulDays.ts';
import { gameGroups, type GameGroup } from '../copy/games.ts';

export interface RoundChoice {
  /** `undefined` is today. */
  readonly day: Day | undefined;
  readonly group: GameGroup | undefined;
  readonly game: GameRow | undefined;
}

/** Games of this page: those of venues have results of their own. */
export const groupsShown = (): readonly GameGroup[] => gameGroups().filter(({ id }) => id !== 'bet365');

export function choiceOf(params: Pick<URLSearchParams, 'get'>): RoundChoice {
  const game = gameOf(params.get('game') ?? '');
  const of = game === undefined ? params.get('provider') : game.provider;
  const group = groupsShown().find(({ id }) => id === of);
  return { day: readDay(params.get('date')), group, game: group === undefined ? undefined : game };
}

export function paramsOf({ day, group, game }: RoundChoice): Record<string, string> {
  return {
    ...(day === undefined ? {} : { date: day }),
    ...(game !== undefined ? { game: game.gameId } : group === undefined ? {} : { provider: group.id }),
  };
}

/** @param now epoch ms */
export function filterOf({ day, group, game }: RoundChoice, now: number): RoundFilter {
  const shown = day ?? dayOf(now);
  return {
    from: startOf(shown),
    // The round of midnight is of the day that ends.
    until: startOf(daysAfter(shown, 1)) + 1,
    ...(game !== undefined
      ? { gameId: game.gameId }
      : group !== undefined
        ? { provider: group.id }
        : { virtual: 0 as const }),
  };
}
