/** What is looked for among members, as a person says it and as the call asks for it. Pure. */
import { z } from 'zod';
import { MEMBER_STATES, type MemberFilter, type MemberState } from '../../../domain/office/members.ts';

export interface MemberChoice {
  readonly search: string;
  /** Empty for all. */
  readonly level: string;
  readonly state: MemberState | 'all';
  /** Empty for all. */
  readonly tendency: string;
  /** User id of one, with everybody below them; empty for all. */
  readonly partner: string;
  readonly sort: 'newest' | 'balance';
}

export const NO_CHOICE: MemberChoice = {
  ...{ search: '', level: '', state: 'all', tendency: '', partner: '' },
  sort: 'newest',
};

/** What is absent asks for nothing. */
export function memberFilter({ search, level, state, tendency, partner, sort }: MemberChoice): MemberFilter {
  const said = search.trim();
  return {
    ...(said === '' ? {} : { search: said }),
    ...(level === '' ? {} : { level: Number(level) }),
    ...(state === 'all' ? {} : { state }),
    ...(tendency === '' ? {} : { tendency: Number(tendency) }),
    ...(partner === '' ? {} : { partner }),
    sort,
  };
}

const Handed = z.object({
  search: z.string(),
  level: z.string().regex(/^\d{0,2}$/),
  state: z.enum(['all', ...MEMBER_STATES]),
  tendency: z.string().regex(/^\d{0,2}$/),
  partner: z.string().max(40),
});

/** What one page hands to another of a choice. Not in its address: what is searched for may be somebody's name or telephone number. */
export const handedChoice = ({ sort: _sort, ...handed }: MemberChoice): z.infer<typeof Handed> => handed;

/** @param handed the state of a step of the browser's history, whatever that is */
export function choiceIn(handed: unknown): MemberChoice {
  const read = Handed.safeParse(handed);
  return read.success ? { ...NO_CHOICE, ...read.data } : NO_CHOICE;
}
