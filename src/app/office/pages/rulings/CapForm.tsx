/** Capping the stake and the winnings of a kind: of what, how much, what it would change, and why (LIM-6 … LIM-8). */
import { useState } from 'react';
import { capCall, capPreviewCall } from '../../../../domain/calls/officeRisk.ts';
import { CAP_SCOPES } from '../../../../domain/limits/caps.ts';
import type { StandingCap } from '../../../../domain/office/risk.ts';
import { MARKET } from '../../../../domain/reference/markets.ts';
import { PAGE_KINDS } from '../../../../domain/reference/pages.ts';
import { SPORT } from '../../../../domain/reference/sports.ts';
import { pageNames } from '../../../kit/copy/codes.ts';
import { marketNameOf } from '../../../kit/copy/markets.ts';
import { sportNameOf } from '../../../kit/copy/sports.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Select, type Choice } from '../../../kit/ui/Select.tsx';
import { acts } from '../../copy/office.ts';
import { capScopeNames, caps as words, rulings } from '../../copy/rulings.ts';
import { useAct } from '../../link/useAct.ts';
import { AmountField } from '../../parts/AmountField.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import type { DeskState } from '../risk/deskState.ts';
import { EffectList } from '../risk/EffectList.tsx';
import { useEffectOf } from '../risk/useEffectOf.ts';
import { FIRST_CAP, givenIn, sumsIn, targetOf, type CapDraft } from './capDraft.ts';
import { capName } from './rulingNames.ts';
import * as styles from './RulingsScreen.css.ts';

interface CapFormProps extends DeskState {
  readonly caps: readonly StandingCap[];
}

const SCOPES = CAP_SCOPES.map((value) => ({ value, label: capScopeNames[value] }));
const PAGES = PAGE_KINDS.map((value) => ({ value, label: pageNames[value] }));
const SPORTS: readonly Choice<string>[] = Object.values(SPORT).map((value) => ({ value, label: sportNameOf(value) }));
const MARKETS: readonly Choice<string>[] = Object.values(MARKET)
  .map((value) => ({ value, label: marketNameOf({ marketId: value, name: value }) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'ko'));

export function CapForm({ caps, isLocked, said }: CapFormProps) {
  const [draft, setDraft] = useState<CapDraft>(FIRST_CAP);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { act, state } = useAct(capCall);
  const given = givenIn(draft, caps);
  const sums = sumsIn(draft, caps);
  const effect = useEffectOf(capPreviewCall, given);
  const apply = async () => {
    if (given === undefined) return setProblem(words.emptySums);
    if (reason.trim().length < 2) return setProblem(acts.needsReason);
    const result = await act({ given, reason: reason.trim() });
    if (result === undefined) return;
    setProblem(result.ok ? undefined : refusalText(result.failure, rulings.said.unanswered));
    if (!result.ok) return;
    setReason('');
    setDraft({ ...draft, maxStake: undefined, maxWinnings: undefined });
    said({ tone: 'done', text: words.set(capName(targetOf(draft))) });
  };
  return (
    <form
      className={styles.form}
      aria-label={words.form}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <Target draft={draft} onDraft={setDraft} />
      <div className={styles.fields}>
        <AmountField
          label={words.maxStake}
          amount={sums.maxStake}
          onAmount={(maxStake) => setDraft({ ...draft, maxStake })}
        />
        <AmountField
          label={words.maxWinnings}
          amount={sums.maxWinnings}
          onAmount={(maxWinnings) => setDraft({ ...draft, maxWinnings })}
        />
      </div>
      <p className={styles.by}>{words.sumsHint}</p>
      <EffectList lines={given === undefined ? undefined : effect} />
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.press}>
        <input
          className={styles.reason}
          aria-label={rulings.reason}
          placeholder={`${rulings.reason} · ${rulings.reasonHint}`}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" kind="primary" disabled={isLocked} isPending={state !== 'idle'}>
          {words.apply}
        </Button>
      </div>
    </form>
  );
}

interface TargetProps {
  readonly draft: CapDraft;
  readonly onDraft: (draft: CapDraft) => void;
}

/** What is capped: another one shows the sums that stand there. */
function Target({ draft, onDraft }: TargetProps) {
  const { scope, page, sportId, marketId } = draft;
  const change = (next: Partial<CapDraft>) =>
    onDraft({ ...draft, ...next, maxStake: undefined, maxWinnings: undefined });
  return (
    <div className={styles.fields}>
      <Select label={words.scope} choices={SCOPES} value={scope} onChange={(next) => change({ scope: next })} />
      {scope === 'page' ? (
        <Select label={words.page} choices={PAGES} value={page} onChange={(next) => change({ page: next })} />
      ) : null}
      {scope === 'sport' || scope === 'marketOfSport' ? (
        <Select label={words.sport} choices={SPORTS} value={sportId} onChange={(next) => change({ sportId: next })} />
      ) : null}
      {scope === 'market' || scope === 'marketOfSport' ? (
        <Select
          label={words.market}
          choices={MARKETS}
          value={marketId}
          onChange={(next) => change({ marketId: next })}
        />
      ) : null}
    </div>
  );
}
