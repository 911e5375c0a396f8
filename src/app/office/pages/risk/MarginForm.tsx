/** Moving a margin, and lifting it: of what, by how much, and what it would change. What reaches beyond a fixture, or gives away more than is staked, asks first. */
import { useId, useRef, useState } from 'react';
import { moveMarginCall, moveMarginPreviewCall } from '../../../../domain/calls/officeRisk.ts';
import { shiftText, type Margin, type RiskOfFixture } from '../../../../domain/office/risk.ts';
import { holdKey } from '../../../../domain/sports/rulings.ts';
import { minuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { risk as words, scopeNames } from '../../copy/risk.ts';
import { useAct } from '../../link/useAct.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import type { DeskState } from './deskState.ts';
import { EffectList, paysBackAll } from './EffectList.tsx';
import { targetText } from './riskNames.ts';
import {
  marginTargetsOf,
  rulingOn,
  rulingOver,
  type MarginScope,
  type MarginTargets,
  type RiskRow,
} from './riskRows.ts';
import { isFar, Scopes } from './Scopes.tsx';
import { SteppedField } from './SteppedField.tsx';
import { besideShift, shiftFieldText, shiftIn } from './shiftIn.ts';
import { useEffectOf } from './useEffectOf.ts';
import * as styles from './RulingDesk.css.ts';
import { question } from './RiskScreen.css.ts';

interface MarginFormProps extends DeskState {
  readonly row: RiskRow;
  readonly margins: readonly Margin[];
  readonly reach: RiskOfFixture['reach'] | undefined;
  readonly reason: string;
}

type Known = ReadonlyMap<string, Margin>;
const FIRST = '2.5';

export function MarginForm({ row, margins, reach, ...rest }: MarginFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const targets = marginTargetsOf(row);
  const [scope, setScope] = useState<MarginScope>(row.kind === 'selection' ? 'market' : row.kind);
  const known = new Map(margins.map((margin) => [holdKey(margin.target), margin]));
  const standing = rulingOn(scope, targets, known);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (standing === undefined ? FIRST : shiftFieldText(standing.shift));
  const moving = useMoving({ row, scope, targets, text, ...rest });
  const { shift, effect, isBusy, problem, asked } = moving;
  useDeskKeys({ m: () => field.current?.select() });
  return (
    <div className={styles.part}>
      <p className={styles.label}>
        <label htmlFor={id}>{words.margin}</label>
        <span className={styles.aside}>{words.marginUnit}</span>
      </p>
      <Scopes
        {...{ row, reach, scope }}
        label={words.marginScopes}
        scopes={targets}
        isRuled={(one) => rulingOn(one, targets, known) !== undefined}
        mark="± "
        onScope={(next) => {
          setScope(next);
          setTyped(undefined);
        }}
      />
      <p className={styles.hint}>{standingOf(scope, targets, known)}</p>
      <SteppedField
        {...{ id, field, text, isBusy }}
        isWrong={shift === undefined}
        names={{ down: words.marginDown, up: words.marginUp }}
        maxLength={5}
        onText={setTyped}
        onStep={(by) => setTyped(shiftFieldText(besideShift(shift ?? 0, by)))}
        onEnter={() => void moving.press('set')}
      />
      <EffectList lines={asked === undefined ? effect : undefined} />
      <p className={styles.hint}>{words.marginHint}</p>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <MarginAnswers {...{ ...moving, isMoved: standing !== undefined }} />
      <MarginQuestion {...moving} name={targetText(scope, row)} />
    </div>
  );
}

/** Who moved it, or that a wider one is over it; empty where there is none. */
function standingOf(scope: MarginScope, targets: MarginTargets, known: Known): string {
  const margin = rulingOn(scope, targets, known);
  if (margin !== undefined)
    return `${shiftText(margin.shift)} · ${words.heldBy(margin.name, minuteText(margin.at), margin.reason)}`;
  const over = rulingOver(scope, targets, known);
  return over === undefined ? '' : words.marginOver(scopeNames[over.scope], shiftText(over.ruling.shift));
}

type Act = 'set' | 'lift';

interface MovingOptions extends Omit<MarginFormProps, 'margins' | 'reach'> {
  readonly scope: MarginScope;
  readonly targets: MarginTargets;
  readonly text: string;
}

type Moving = ReturnType<typeof useMoving>;

/** What is typed, what it would change, and doing it. */
function useMoving({ row, scope, targets, text, reason, isLocked, said }: MovingOptions) {
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Act>();
  const { act, state } = useAct(moveMarginCall);
  const target = targets.get(scope) ?? { scope: 'all' as const };
  const name = targetText(scope, row);
  const shift = shiftIn(text);
  const given = (of: Act) => {
    if (of === 'lift') return { act: of, target };
    return shift === undefined ? undefined : { act: of, target, shift };
  };
  // Far ones are looked at when they are asked about: they are of all that is on offer.
  const effect = useEffectOf(
    moveMarginPreviewCall,
    isFar(scope) && asked === undefined ? undefined : given(asked ?? 'set'),
  );
  const isBusy = isLocked || state !== 'idle';
  // Whether it is asked about is known with its effect.
  const isUnknown = !isFar(scope) && shift !== undefined && effect === undefined;
  const send = async (of: Act) => {
    const saying = given(of);
    if (isBusy || saying === undefined) return;
    const result = await act({ given: saying, reason: reason.trim() });
    setAsked(undefined);
    if (result === undefined) return;
    setProblem(result.ok ? undefined : refusalText(result.failure, words.said.unanswered));
    if (!result.ok || result.value.outcome !== 'done') return;
    const { selections } = result.value.done;
    const by = of === 'set' && shift !== undefined ? shiftText(shift) : undefined;
    said({
      tone: 'done',
      text: by === undefined ? words.said.marginLifted(name, selections) : words.said.moved(name, by, selections),
    });
  };
  const press = async (of: Act) => {
    if (isBusy) return;
    if (of === 'set' && shift === undefined) return setProblem(words.marginWrong);
    if (isFar(scope)) return setAsked(of);
    if (of === 'lift') return send(of);
    if (isUnknown) return;
    return paysBackAll(effect) ? setAsked(of) : send(of);
  };
  const close = () => setAsked(undefined);
  return { shift, effect, isBusy, isUnknown, problem, asked, state, press, send, close };
}

function MarginAnswers({ shift, isBusy, isUnknown, isMoved, state, press }: Moving & { readonly isMoved: boolean }) {
  return (
    <div className={styles.answers}>
      <Button kind="outline" disabled={isBusy || !isMoved} onClick={() => void press('lift')}>
        {words.liftMargin}
      </Button>
      <Button
        kind="primary"
        disabled={isBusy || isUnknown}
        isPending={state !== 'idle'}
        onClick={() => void press('set')}
      >
        {words.apply(shift === undefined ? '' : shiftText(shift))}
      </Button>
    </div>
  );
}

function MarginQuestion({ name, shift, effect, asked, state, send, close }: Moving & { readonly name: string }) {
  const by = shift === undefined ? '' : shiftText(shift);
  const isLifted = asked === 'lift';
  return (
    <ActQuestion
      isOpen={asked !== undefined}
      title={isLifted ? words.askLiftMargin(name) : words.askMargin(name, by)}
      description={isLifted ? words.askLiftMarginHint : paysBackAll(effect) ? words.askPriceHint : words.priceHint}
      answer={isLifted ? words.liftMargin : words.apply(by)}
      isDanger
      state={state}
      onAnswer={() => {
        // What goes back to the feed need not be looked at; what is moved may give more away than is staked.
        if (asked === 'lift' || (asked === 'set' && effect !== undefined)) void send(asked);
      }}
      onClose={close}
    >
      <div className={question}>
        <EffectList lines={effect} />
      </div>
    </ActQuestion>
  );
}
