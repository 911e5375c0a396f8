/** What is looked for among members, as a person says it and as the call asks for it. Pure. */
import { MEMBER_STATES, type MemberFilter, type MemberState } from '../../../../domain/office/members.ts';

export interface MemberChoice {
  readonly search: string;
  /** Empty for all. */
  readonly level: string;
  readonly state: MemberState | 'all';
  readonly sort: 'newest' | 'balance';
}

export const NO_CHOICE: MemberChoice = { search: '', level: '', state: 'all', sort: 'newest' };

/** What is absent asks for nothing. */
export function memberFilter({ search, level, state, sort }: MemberChoice): MemberFilter {
  const said = search.trim();
  return {
    ...(said === '' ? {} : { search: said }),
    ...(level === '' ? {} : { level: Number(level) }),
    ...(state === 'all' ? {} : { state }),
    sort,
  };
}

/** The search, level and state of a choice as an address has them. */
export function choiceQuery({ search, level, state }: MemberChoice): string {
  const said = search.trim();
  const query = new URLSearchParams({
    ...(said === '' ? {} : { search: said }),
    ...(level === '' ? {} : { level }),
    ...(state === 'all' ? {} : { state }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

/** The same, read from an address. */
export function choiceOf(query: URLSearchParams): MemberChoice {
  const level = query.get('level') ?? '';
  return {
    ...NO_CHOICE,
    search: query.get('search') ?? '',
    level: /^\d{1,2}$/.test(level) ? level : '',
    state: MEMBER_STATES.find((state) => state === query.get('state')) ?? 'all',
  };
}
