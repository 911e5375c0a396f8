/** Holding and going on: how far it reaches, why, and what it would change. What reaches beyond a fixture asks first. */
import { useState } from 'react';
import { holdCall, holdPreviewCall } from '../../../../domain/calls/officeRisk.ts';
import type { Hold, RiskOfFixture } from '../../../../domain/office/risk.ts';
import { holdKey, type HoldScope, type HoldTarget } from '../../../../domain/sports/rulings.ts';
import { minuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { acts } from '../../copy/office.ts';
import { risk as words, scopeNames } from '../../copy/risk.ts';
import { useAct } from '../../link/useAct.ts';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import type { DeskState } from './deskState.ts';
import { EffectList } from './EffectList.tsx';
import { HoldQuestion } from './HoldQuestion.tsx';
import { targetText } from './riskNames.ts';
import { rulingOn, rulingOver, targetsOf, type RiskRow } from './riskRows.ts';
import { isFar, Scopes } from './Scopes.tsx';
import { useEffectOf } from './useEffectOf.ts';
import * as styles from './RulingDesk.css.ts';

interface HoldFormProps extends DeskState {
  readonly row: RiskRow;
  readonly holds: readonly Hold[];
  readonly reach: RiskOfFixture['reach'] | undefined;
  /** Why, in words: of a hold and of a price alike. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

export function HoldForm({ row, holds, reach, reason, onReason, isLocked, said }: HoldFormProps) {
  const targets = targetsOf(row);
  const [scope, setScope] = useState<HoldScope>(row.kind);
  const [problem, setProblem] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const { act, state } = useAct(holdCall);
  const target = targets.get(scope) ?? { scope: 'all' as const };
  const known = new Map(holds.map((hold) => [holdKey(hold.target), hold]));
  const hold = known.get(holdKey(target));
  const isOn = hold === undefined;
  const name = targetText(scope, row);
  const effect = useEffectOf(holdPreviewCall, isFar(scope) ? undefined : { target, isOn });
  const isBusy = isLocked || state !== 'idle';
  const press = async () => {
    if (isBusy) return;
    if (reason.trim().length < 2) setProblem(acts.needsReason);
    else if (isFar(scope)) setIsAsked(true);
    else {
      setProblem(undefined);
      const result = await act({ given: { target, isOn }, reason: reason.trim() });
      if (result === undefined) return;
      if (!result.ok) setProblem(refusalText(result.failure, words.said.unanswered));
      else if (result.value.outcome === 'done') {
        const { selections } = result.value.done;
        said({ tone: 'done', text: isOn ? words.said.held(name, selections) : words.said.lifted(name, selections) });
      }
    }
  };
  useDeskKeys({ h: () => void press() });
  return (
    <div className={styles.part}>
      <p className={styles.label}>{words.scopes}</p>
      <Scopes
        {...{ row, reach, scope }}
        label={words.scopes}
        scopes={targets}
        isRuled={(one) => rulingOn(one, targets, known) !== undefined}
        mark={<OfficeIcon name="lock" size={12} />}
        onScope={setScope}
      />
      <p className={styles.hint}>{standingOf(hold, scope, targets, known)}</p>
      <EffectList lines={effect} />
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.press}>
        <input
          className={styles.field}
          aria-label={words.reason}
          placeholder={words.reason}
          maxLength={200}
          value={reason}
          onChange={({ target: field }) => onReason(field.value)}
        />
        <Button kind={isOn ? 'neutral' : 'outline'} disabled={isBusy} onClick={() => void press()}>
          <OfficeIcon name="lock" size={16} />
          {isOn ? words.hold(scopeNames[scope]) : words.lift(scopeNames[scope])}
        </Button>
      </div>
      {isAsked ? (
        <HoldQuestion {...{ target, isOn, name, reason, isLocked, said }} onClose={() => setIsAsked(false)} />
      ) : null}
    </div>
  );
}

type Targets = ReadonlyMap<HoldScope, HoldTarget>;
type Known = ReadonlyMap<string, Hold>;

/** Who holds it, or that it is held with more around it; empty where nobody does. */
function standingOf(hold: Hold | undefined, scope: HoldScope, targets: Targets, known: Known): string {
  if (hold !== undefined) return words.heldBy(hold.name, minuteText(hold.at), hold.reason);
  const over = rulingOver(scope, targets, known);
  return over === undefined ? '' : words.stillHeld(scopeNames[over.scope]);
}
