/**
 * Which results are shown, as the address says it: `date`, `category`, `league`, `search`. A day alone, or with a league or a search all games up to
 * that day. What the address says wrongly is not asked.
 */
import type { ResultFilter } from '../../../domain/lists/resultList.ts';
import { MAX_RESULT_SEARCH } from '../../../domain/lists/resultList.ts';
import { MAX_ID, type LeagueId } from '../../../domain/kernel/ids.ts';
import { CATEGORIES, type Category } from '../../../domain/reference/sports.ts';
import { dayOf, daysAfter, readDay, startOf, type Day } from '../../kit/timing/seoulDays.ts';

export interface ResultChoice {
  /** `undefined` is today. */
  readonly day: Day | undefined;
  readonly category: Category;
  readonly league: LeagueId | undefined;
  readonly search: string;
}

export function choiceOf(params: Pick<URLSearchParams, 'get'>): ResultChoice {
  const league = params.get('league')?.slice(0, MAX_ID) ?? '';
  return {
    day: readDay(params.get('date')),
    category: CATEGORIES.find((category) => category === params.get('category')) ?? 'all',
    // A page has no schemas: they would come with the first script of every page. A league that is none has no games.
    league: league === '' ? undefined : (league as LeagueId),
    search: (params.get('search') ?? '').trim().slice(0, MAX_RESULT_SEARCH),
  };
}

export function paramsOf({ day, category, league, search }: ResultChoice): Record<string, string> {
  return {
    ...(day === undefined ? {} : { date: day }),
    ...(category === 'all' ? {} : { category }),
    ...(league === undefined ? {} : { league }),
    ...(search === '' ? {} : { search }),
  };
}

/** Whether one day is shown, and not all games up to it. */
export const isOfDay = ({ league, search }: ResultChoice): boolean => league === undefined && search === '';

/** @param now epoch ms */
export function filterOf(choice: ResultChoice, now: number): ResultFilter {
  const { category, league, search } = choice;
  const day = choice.day ?? dayOf(now);
  return {
    ...(isOfDay(choice) ? { from: startOf(day) } : {}),
    until: startOf(daysAfter(day, 1)),
    ...(category === 'all' ? {} : { category }),
    ...(league === undefined ? {} : { leagueId: league }),
    ...(search === '' ? {} : { search }),
  };
}
