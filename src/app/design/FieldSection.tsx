/** Fields with a hint, a problem, or locked; the amount of the slip; a choice of one. */
import { useState } from 'react';
import { StakeField } from '../bets/bet-slip/StakeField.tsx';
import { design } from './copy/design.ts';
import { Select } from '../kit/ui/Select.tsx';
import { FieldProblem, TextField } from '../kit/ui/TextField.tsx';
import * as styles from './DesignPage.css.ts';
import { Section } from './Section.tsx';

const PROBLEM_ID = 'design-stake-problem';
const choices = [
  { value: 'home', label: design.teams.home },
  { value: 'away', label: design.teams.away },
] as const;

const ignore = () => undefined;
const draftOf = (text: string) => ({ text, type: ignore, compose: ignore });
const unbounded = (won: number) => ({ won, isReduced: false });

export function FieldSection() {
  const [choice, setChoice] = useState<'home' | 'away'>('home');
  return (
    <Section title={design.fields}>
      <div className={styles.stack}>
        <StakeField
          draft={draftOf('50,000')}
          most={unbounded}
          isLocked={false}
          problemId={undefined}
          onSubmit={ignore}
        />
        <StakeField
          draft={draftOf('3,000')}
          most={unbounded}
          isLocked={false}
          problemId={PROBLEM_ID}
          onSubmit={ignore}
        />
        <FieldProblem id={PROBLEM_ID} text={design.tooLow} />
      </div>
      <TextField label={design.nickname} hint={design.nicknameHint} defaultValue="" />
      <TextField label={design.nickname} problem={design.nicknameProblem} defaultValue="member1" />
      <Select label={design.team} choices={choices} value={choice} onChange={setChoice} />
    </Section>
  );
}
