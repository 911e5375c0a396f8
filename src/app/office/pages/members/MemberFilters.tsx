/** What members are narrowed by, over their list and over a letter to many of them: the same words, states and levels. */
import type { ReactNode } from 'react';
import { account } from '../../../kit/copy/labels.ts';
import { SearchField } from '../../../kit/ui/SearchField.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { members as words } from '../../copy/members.ts';
import { Filters } from '../../parts/Filters.tsx';
import { filters } from '../../parts/list.css.ts';
import type { MemberChoice } from '../../parts/memberChoice.ts';
import * as styles from './MembersScreen.css.ts';

const STATES = ['all', 'signedIn', 'blocked', 'restricted'] as const;
const stateChoices = STATES.map((value) => ({ value, label: words.states[value] }));
const LEVELS = Array.from({ length: 10 }, (_, place) => String(place + 1));
const levelChoices = [
  { value: '', label: words.allLevels },
  ...LEVELS.map((value) => ({ value, label: account.levelOf(Number(value)) })),
];

interface MemberFiltersProps {
  readonly choice: MemberChoice;
  /** Of a letter: who is kept out gets none. */
  readonly isOfLetter?: boolean;
  readonly onChoice: (choice: MemberChoice) => void;
  /** What stands behind them. */
  readonly children?: ReactNode;
}

export function MemberFilters({ choice, isOfLetter = false, onChoice, children }: MemberFiltersProps) {
  return (
    <search className={isOfLetter ? styles.ofLetter : filters} aria-label={words.filters}>
      <SearchField
        label={words.search}
        value={choice.search}
        onType={(search) => onChoice({ ...choice, search })}
        className={styles.search}
      />
      <Filters
        label={words.state}
        choices={isOfLetter ? stateChoices.filter(({ value }) => value !== 'blocked') : stateChoices}
        value={choice.state}
        onChange={(state) => onChoice({ ...choice, state })}
      />
      <Select
        kind="row"
        label={words.level}
        choices={levelChoices}
        value={choice.level}
        onChange={(level) => onChoice({ ...choice, level })}
      />
      {children}
    </search>
  );
}
