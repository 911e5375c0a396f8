/** Approving and rejecting: a reason to reject, a question before either, and one press that counts. */
import { useState } from 'react';
import { REJECTION_REASONS, type RejectionReason } from '../../../../domain/cashier/moneyRequest.ts';
import { decideRequestCall } from '../../../../domain/calls/officeActs.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { RequestFacts } from '../../../../domain/office/requestFacts.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { cashier, kindNames, rejectionNames } from '../../copy/cashier.ts';
import { acts } from '../../copy/office.ts';
import { useIsLive } from '../../link/Office.tsx';
import { useAct } from '../../link/useAct.ts';
import { key } from '../../parts/marks.css.ts';
import { refusalText } from '../../parts/refusalText.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import type { DeskProps } from './deskProps.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import * as foot from '../../parts/TakeFoot.css.ts';
import * as styles from './DeskPanel.css.ts';

interface DecideFootProps extends DeskProps {
  readonly facts: RequestFacts;
}

type Verdict = 'approve' | 'reject';

export function DecideFoot({ row, facts, onDone }: DecideFootProps) {
  const isLive = useIsLive();
  const { act, state } = useAct(decideRequestCall);
  const [asked, setAsked] = useState<Verdict>();
  const [why, setWhy] = useState<RejectionReason>();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const isForTwo = facts.request.amount >= facts.twoFrom;
  const isLocked = !isLive || state !== 'idle';
  const ask = (verdict: Verdict) => {
    if (isLocked) return;
    const isMissing = verdict === 'reject' && why === undefined;
    setProblem(isMissing ? cashier.whyFirst : undefined);
    setAsked(isMissing ? undefined : verdict);
  };
  useDeskKeys({ a: () => ask('approve'), r: () => ask('reject') });
  const decide = async () => {
    if (asked === undefined) return;
    const given =
      asked === 'approve' ? { act: asked, id: row.id } : { act: asked, id: row.id, why: why ?? ('byHouse' as const) };
    const result = await act({ given, reason: asked === 'reject' ? words : '' });
    if (result === undefined) return;
    setAsked(undefined);
    const what = [row.member.nickname, kindNames[row.kind], formatWon(facts.request.amount)] as const;
    if (!result.ok) setProblem(refusalText(result.failure, cashier.said.unanswered));
    else if (result.value.outcome === 'proposed') onDone({ tone: 'done', text: cashier.said.proposed(...what) }, row);
    else onDone({ tone: 'done', text: cashier.said[result.value.done.state](...what) }, row);
  };
  return (
    <div className={foot.foot}>
      <Whys {...{ why, words, isLocked }} onWhy={setWhy} onWords={setWords} />
      {isForTwo ? <p className={foot.hint}>{cashier.bound(facts.twoFrom)}</p> : null}
      {state === 'unknown' ? <p role="status">{acts.unknown}</p> : null}
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.answers}>
        <Button kind="outline" size="large" disabled={isLocked} onClick={() => ask('reject')}>
          {cashier.reject} <kbd className={key}>R</kbd>
        </Button>
        <Button kind="primary" size="large" disabled={isLocked} onClick={() => ask('approve')}>
          {isForTwo ? cashier.approveForTwo : cashier.approve} <kbd className={key}>A</kbd>
        </Button>
      </div>
      <ActQuestion
        isOpen={asked !== undefined}
        title={questionOf(asked ?? 'approve', isForTwo, kindNames[row.kind], formatWon(facts.request.amount))}
        description={isForTwo && asked === 'approve' ? cashier.ask.two : cashier.ask.final}
        answer={asked === 'reject' ? cashier.reject : isForTwo ? cashier.approveForTwo : cashier.approve}
        isDanger={asked === 'reject'}
        state={state}
        onAnswer={() => void decide()}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
}

function questionOf(verdict: Verdict, isForTwo: boolean, kind: string, sum: string): string {
  const { ask } = cashier;
  if (verdict === 'reject') return ask.reject(kind, sum);
  return isForTwo ? ask.propose(kind, sum) : ask.approve(kind, sum);
}

interface WhysProps {
  readonly why: RejectionReason | undefined;
  readonly words: string;
  readonly isLocked: boolean;
  readonly onWhy: (why: RejectionReason | undefined) => void;
  readonly onWords: (words: string) => void;
}

function Whys({ why, words, isLocked, onWhy, onWords }: WhysProps) {
  return (
    <div role="group" aria-label={cashier.why} className={styles.reasons}>
      <p className={foot.hint}>{cashier.why}</p>
      <div className={styles.whys}>
        {REJECTION_REASONS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.why}
            aria-pressed={each === why}
            disabled={isLocked}
            onClick={() => onWhy(each === why ? undefined : each)}
          >
            {rejectionNames[each]}
          </button>
        ))}
      </div>
      {why === 'byHouse' ? (
        <input
          className={styles.words}
          aria-label={cashier.words}
          placeholder={cashier.words}
          maxLength={200}
          value={words}
          onChange={({ target }) => onWords(target.value)}
        />
      ) : null}
    </div>
  );
}
