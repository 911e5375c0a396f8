/** Margins in force, a row each, and taking one back (RSK-10, RSK-11). */
import { useState } from 'react';
import { moveMarginCall, moveMarginPreviewCall } from '../../../../domain/calls/officeRisk.ts';
import { shiftText, type NamedMargin } from '../../../../domain/office/risk.ts';
import { holdKey } from '../../../../domain/sports/rulings.ts';
import { scopeNames } from '../../copy/risk.ts';
import { margins as words, rulings } from '../../copy/rulings.ts';
import { useMay } from '../../link/Office.tsx';
import { useAct } from '../../link/useAct.ts';
import { Panel } from '../../parts/Panel.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { EmptyNote } from '../../parts/StateNote.tsx';
import type { DeskState } from '../risk/deskState.ts';
import { useEffectOf } from '../risk/useEffectOf.ts';
import { marginName } from './rulingNames.ts';
import { LiftQuestion, RulingRow } from './RulingRow.tsx';
import * as styles from './RulingsScreen.css.ts';

interface MarginListProps extends DeskState {
  readonly margins: readonly NamedMargin[];
}

export function MarginList({ margins, isLocked, said }: MarginListProps) {
  const mayAct = useMay('risk.act');
  const [asked, setAsked] = useState<NamedMargin>();
  return (
    <Panel title={words.title} note={words.note} className={styles.panel}>
      {margins.length === 0 ? <EmptyNote title={words.emptyTitle} hint={words.emptyHint} /> : null}
      <ul className={styles.list} aria-label={words.title}>
        {margins.map((margin) => (
          <RulingRow
            key={holdKey(margin.target)}
            name={marginName(margin)}
            scope={scopeNames[margin.target.scope]}
            says={[shiftText(margin.shift)]}
            by={margin}
            isLocked={isLocked}
            onAsk={mayAct ? () => setAsked(margin) : undefined}
          />
        ))}
      </ul>
      {asked === undefined ? null : (
        <Lifting margin={asked} {...{ isLocked, said }} onClose={() => setAsked(undefined)} />
      )}
    </Panel>
  );
}

interface LiftingProps extends DeskState {
  readonly margin: NamedMargin;
  readonly onClose: () => void;
}

function Lifting({ margin, isLocked, said, onClose }: LiftingProps) {
  const { act, state } = useAct(moveMarginCall);
  const given = { act: 'lift', target: margin.target } as const;
  const lines = useEffectOf(moveMarginPreviewCall, given);
  const name = marginName(margin);
  const lift = async (reason: string) => {
    if (isLocked) return undefined;
    const result = await act({ given, reason });
    if (result === undefined) return undefined;
    if (!result.ok) return refusalText(result.failure, rulings.said.unanswered);
    const count = result.value.outcome === 'done' ? result.value.done.selections : 0;
    said({ tone: 'done', text: words.lifted(name, count) });
    onClose();
    return undefined;
  };
  return (
    <LiftQuestion
      title={words.askLift(name)}
      description={words.askLiftHint}
      {...{ lines, state, onClose }}
      onAnswer={lift}
    />
  );
}
