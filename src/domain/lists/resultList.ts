/** How games ended, the latest start first (SPT-13, MIN-05). No stream of a member tells of them: what is here is as it was last asked for. */
import { z } from 'zod';
import { Category, categoryOf } from '../reference/sports.ts';
import { GameResult } from '../results/gameResult.ts';
import { fold, inNormalForm } from '../search/fold.ts';
import { FIXTURE_LIMITS } from '../sports/fixture.ts';
import { list, numberAsked } from './list.ts';

const Instant = numberAsked(z.number().int().min(0));

/** Longest text that is looked for, characters. */
export const MAX_RESULT_SEARCH = 40;

/** Days of start, epoch ms: from `from` on and before `until`. */
export const ResultFilter = z.strictObject({
  from: Instant.optional(),
  until: Instant.optional(),
  category: Category.exclude(['all']).optional(),
  leagueId: GameResult.shape.leagueId.max(FIXTURE_LIMITS.leagueName).optional(),
  /** Part of the name of a team or the league (SRC-1). */
  search: z.string().max(MAX_RESULT_SEARCH).optional(),
});
export type ResultFilter = z.output<typeof ResultFilter>;

/** A name as it is looked for. */
export const foldedName = (name: string): string => fold(inNormalForm(name)).text;

/** What of a result is looked for, in one text. */
export const namesOf = ({ home, away, leagueName }: Pick<GameResult, 'home' | 'away' | 'leagueName'>): string =>
  [home, away, leagueName].map(foldedName).join(' ');

export const resultList = list({
  path: '/game-result/sports',
  caller: 'member',
  row: GameResult,
  filter: ResultFilter,
  pageSize: 40,
  keyOf: ({ startAt, fixtureId }) => ({ at: startAt, id: fixtureId }),
  fits: (result, { from = 0, until = Infinity, category, leagueId, search }) =>
    result.startAt >= from &&
    result.startAt < until &&
    (category === undefined || category === categoryOf(result.sportId)) &&
    (leagueId === undefined || leagueId === result.leagueId) &&
    (search === undefined || namesOf(result).includes(foldedName(search))),
});
