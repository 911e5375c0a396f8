/** What is looked for among members, as a person says it and as the call asks for it. Pure. */
import type { MemberFilter, MemberState } from '../../../../domain/office/members.ts';

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
