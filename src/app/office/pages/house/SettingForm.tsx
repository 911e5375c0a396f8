/** The form of one setting: what is typed stays until it is stored or thrown away, over what somebody else stores meanwhile. */
import type { ReactNode } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { house as words, settings as names } from '../../copy/house.ts';
import { acts } from '../../copy/office.ts';
import { Panel } from '../../parts/Panel.tsx';
import { FieldForm } from './FieldForm.tsx';
import type { Formed } from './formed.ts';
import { isUnsaved, valueTyped, type SettingDraft } from './settingDraft.ts';
import type { Drafts } from './useDrafts.ts';
import * as styles from './HouseScreen.css.ts';

interface SettingFormProps {
  readonly formed: Formed;
  readonly drafts: Drafts<SettingDraft>;
  readonly isLocked: boolean;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** What is said of the value as it is typed, in place of the hint. */
  readonly hintOf?: (value: unknown) => string;
  /** Why the value as it is typed cannot be stored. */
  readonly problemOf?: (value: unknown) => string | undefined;
  /** What else may be done, below the fields. */
  readonly more?: ReactNode;
  readonly onAsk: (value: unknown) => void;
  /** What is typed was thrown away. */
  readonly onDiscard: () => void;
  /** On a phone, where the list is not beside it. */
  readonly onBack: (() => void) | undefined;
}

export function SettingForm(props: SettingFormProps) {
  const { formed, drafts, isLocked, isBusy, hintOf, problemOf, more, onAsk, onDiscard, onBack } = props;
  const { id, name, note, field, value: stored } = formed;
  const draft = drafts.all.get(id);
  const value = valueTyped(draft, stored);
  const isChanged = isUnsaved(draft, stored);
  const unfit = isChanged ? problemOf?.(value) : undefined;
  const problem = unfit ?? props.problem;
  const hint = hintOf?.(value) ?? formed.hint;
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
          // What is typed while its effect is looked at would be thrown away with what was asked.
          isLocked={isLocked || isBusy}
          onChange={(next) => drafts.keep(id, { value: next, was: stored })}
        />
        {more}
      </div>
      <div className={styles.foot}>
        {problem === undefined ? (
          <span className={styles.footNote}>{isChanged ? words.changed : ''}</span>
        ) : (
          <span className={styles.footProblem} role="alert">
            {problem}
          </span>
        )}
        <Button
          kind="outline"
          disabled={!isChanged || isBusy}
          onClick={() => {
            drafts.keep(id, undefined);
            onDiscard();
          }}
        >
          {words.discard}
        </Button>
        <Button
          kind="primary"
          disabled={isLocked || !isChanged || isBusy || unfit !== undefined}
          isPending={isBusy}
          onClick={() => onAsk(value)}
        >
          {isBusy ? acts.sending : words.check}
        </Button>
      </div>
    </Panel>
  );
}
