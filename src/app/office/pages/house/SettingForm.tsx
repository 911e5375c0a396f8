/** The form of one setting: what is typed stays until it is stored or thrown away, over what somebody else stores meanwhile. */
import { useState } from 'react';
import { mergedValue } from '../../../../domain/house/mergedValue.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { house as words, settings as names } from '../../copy/house.ts';
import { acts } from '../../copy/office.ts';
import { Panel } from '../../parts/Panel.tsx';
import { FieldForm } from './FieldForm.tsx';
import { isSame } from './fieldValue.ts';
import type { Formed } from './formed.ts';
import * as styles from './HouseScreen.css.ts';

/** What is typed, and what was stored when it was. */
interface Draft {
  readonly value: unknown;
  readonly was: unknown;
}

interface SettingFormProps {
  readonly formed: Formed;
  readonly isLocked: boolean;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onAsk: (value: unknown) => void;
  /** On a phone, where the list is not beside it. */
  readonly onBack: (() => void) | undefined;
}

export function SettingForm({ formed, isLocked, isBusy, problem, onAsk, onBack }: SettingFormProps) {
  const { id, name, note, field, value: stored, hint } = formed;
  const [draft, setDraft] = useState<Draft>();
  // What another stores meanwhile of other parts is taken over (OPR-14); it may be what was typed: then nothing is left to store.
  const value = draft === undefined ? stored : mergedValue(draft.was, draft.value, stored);
  const isChanged = !isSame(value, stored);
  return (
    <Panel
      title={name}
      note={note}
      className={styles.panelOf}
      aside={
        onBack === undefined ? undefined : (
          <Button kind="quiet" size="small" onClick={onBack}>
            {names.back}
          </Button>
        )
      }
    >
      <div className={styles.part}>
        {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
        <FieldForm
          field={field}
          path={id.startsWith('level.') ? 'level' : id}
          value={value}
          stored={stored}
          isLocked={isLocked}
          onChange={(next) => setDraft({ value: next, was: stored })}
        />
      </div>
      <div className={styles.foot}>
        {problem === undefined ? (
          <span className={styles.footNote}>{isChanged ? words.changed : ''}</span>
        ) : (
          <span className={styles.footProblem} role="alert">
            {problem}
          </span>
        )}
        <Button kind="outline" disabled={!isChanged || isBusy} onClick={() => setDraft(undefined)}>
          {words.discard}
        </Button>
        <Button
          kind="primary"
          disabled={isLocked || !isChanged || isBusy}
          isPending={isBusy}
          onClick={() => onAsk(value)}
        >
          {isBusy ? acts.sending : words.check}
        </Button>
      </div>
    </Panel>
  );
}
