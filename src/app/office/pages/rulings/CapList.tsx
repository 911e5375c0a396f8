/** Caps in force, a row each, and taking one back (LIM-8). */
import { useState } from 'react';
import { capCall, capPreviewCall } from '../../../../domain/calls/officeRisk.ts';
import { capKey } from '../../../../domain/limits/caps.ts';
import type { StandingCap } from '../../../../domain/office/risk.ts';
import { capScopeNames, caps as words, rulings } from '../../copy/rulings.ts';
import { useMay } from '../../link/Office.tsx';
import { useAct } from '../../link/useAct.ts';
import { Panel } from '../../parts/Panel.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { EmptyNote } from '../../parts/StateNote.tsx';
import type { DeskState } from '../risk/deskState.ts';
import { useEffectOf } from '../risk/useEffectOf.ts';
import { CapForm } from './CapForm.tsx';
import { capName } from './rulingNames.ts';
import { LiftQuestion, RulingRow } from './RulingRow.tsx';
import * as styles from './RulingsScreen.css.ts';

interface CapListProps extends DeskState {
  readonly caps: readonly StandingCap[];
}

export function CapList({ caps, ...desk }: CapListProps) {
  const mayAct = useMay('risk.act');
  const [asked, setAsked] = useState<StandingCap>();
  return (
    <Panel title={words.title} note={words.note} className={styles.panel}>
      {mayAct ? <CapForm caps={caps} {...desk} /> : null}
      {caps.length === 0 ? <EmptyNote title={words.emptyTitle} hint={words.emptyHint} /> : null}
      <ul className={styles.list} aria-label={words.title}>
        {caps.map((cap) => (
          <RulingRow
            key={capKey(cap.target)}
            name={capName(cap.target)}
            scope={capScopeNames[cap.target.scope]}
            says={saysOf(cap)}
            by={cap}
            isLocked={desk.isLocked}
            onAsk={mayAct ? () => setAsked(cap) : undefined}
          />
        ))}
      </ul>
      {asked === undefined ? null : <Lifting cap={asked} {...desk} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

const saysOf = ({ maxStake, maxWinnings }: StandingCap): readonly string[] => [
  ...(maxStake === null ? [] : [words.stake(maxStake)]),
  ...(maxWinnings === null ? [] : [words.winnings(maxWinnings)]),
];

interface LiftingProps extends DeskState {
  readonly cap: StandingCap;
  readonly onClose: () => void;
}

function Lifting({ cap, isLocked, said, onClose }: LiftingProps) {
  const { act, state } = useAct(capCall);
  const given = { act: 'lift', target: cap.target } as const;
  const lines = useEffectOf(capPreviewCall, given);
  const name = capName(cap.target);
  const lift = async (reason: string) => {
    if (isLocked) return undefined;
    const result = await act({ given, reason });
    if (result === undefined) return undefined;
    if (!result.ok) return refusalText(result.failure, rulings.said.unanswered);
    said({ tone: 'done', text: words.lifted(name) });
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
