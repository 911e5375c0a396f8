/** What members are narrowed by, over their list and over a letter to many of them: the same words, states and levels. */
import type { ReactNode } from 'react';
import type { PartnerName } from '../../../../domain/office/partners.ts';
import { RESTRICTED_TENDENCY } from '../../../../domain/reference/lobbies.ts';
import { TENDENCY_CAPS } from '../../../../domain/session/limits.ts';
import { account } from '../../../kit/copy/labels.ts';
import { SearchField } from '../../../kit/ui/SearchField.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { members as words } from '../../copy/members.ts';
import { Filters } from '../../parts/Filters.tsx';
import { filters } from '../../parts/list.css.ts';
import type { MemberChoice } from '../../parts/memberChoice.ts';
import { oddsText } from './oddsText.ts';
import * as styles from './MembersScreen.css.ts';

const STATES = ['all', 'signedIn', 'blocked', 'restricted'] as const;
const stateChoices = STATES.map((value) => ({ value, label: words.states[value] }));
const LEVELS = Array.from({ length: 10 }, (_, place) => String(place + 1));
const levelChoices = [
  { value: '', label: words.allLevels },
  ...LEVELS.map((value) => ({ value, label: account.levelOf(Number(value)) })),
];

const tendencyChoices = [
  { value: '', label: words.allTendencies },
  { value: String(RESTRICTED_TENDENCY), label: words.restricted(RESTRICTED_TENDENCY) },
  ...Object.entries(TENDENCY_CAPS).map(([value, odds]) => ({
    value,
    label: words.capped(Number(value), oddsText(odds)),
  })),
];

/** One that is chosen stands among them, also before they are read and where it is none any more. */
function partnerChoices(partners: readonly PartnerName[], chosen: string) {
  const isKnown = chosen === '' || partners.some(({ userId }) => userId === chosen);
  return [
    { value: '', label: words.allPartners },
    ...partners.map(({ userId, name }) => ({ value: userId, label: words.partnerOf(name, userId) })),
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
  ];
}

interface MemberFiltersProps {
  readonly choice: MemberChoice;
  /** Who may be chosen. */
  readonly partners: readonly PartnerName[];
  /** Of a letter: who is kept out gets none. */
  readonly isOfLetter?: boolean;
  readonly onChoice: (choice: MemberChoice) => void;
  /** What stands behind them. */
  readonly children?: ReactNode;
}

export function MemberFilters({ choice, partners, isOfLetter = false, onChoice, children }: MemberFiltersProps) {
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
      <Select
        kind="row"
        label={words.tendency}
        choices={tendencyChoices}
        value={choice.tendency}
        onChange={(tendency) => onChoice({ ...choice, tendency })}
      />
      <Select
        kind="row"
        label={words.partner}
        choices={partnerChoices(partners, choice.partner)}
        value={choice.partner}
        onChange={(partner) => onChoice({ ...choice, partner })}
      />
      {children}
    </search>
  );
}
