/** Several requests decided alike: what they come to is shown before, what became of each after. */
import { useState } from 'react';
import { decideRequestsCall, decideRequestsPreviewCall } from '../../../../domain/calls/officeActs.ts';
import { REJECTION_REASONS, type RejectionReason } from '../../../../domain/cashier/moneyRequest.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { Preview } from '../../../../domain/office/operatorAct.ts';
import type { QueueRow } from '../../../../domain/office/queue.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { cashier, rejectionNames } from '../../copy/cashier.ts';
import { acts, states } from '../../copy/office.ts';
import { useOffice } from '../../link/Office.tsx';
import { useAct } from '../../link/useAct.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import { EffectLines } from '../../parts/EffectLines.tsx';
import type { Said } from '../../parts/Notice.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import * as styles from './ManyActs.css.ts';

interface ManyActsProps {
  /** As they were picked: some may have left the queue since. */
  readonly rows: readonly QueueRow[];
  readonly isLocked: boolean;
  /** What was picked is decided, and what became of it was read. */
  readonly onOver: (said: Said) => void;
}

type Verdict = 'approve' | 'reject';
type Outcomes = readonly { readonly id: string; readonly outcome: keyof typeof cashier.many.outcomes }[];
const whyChoices = REJECTION_REASONS.map((value) => ({ value, label: rejectionNames[value] }));

export function ManyActs({ rows, isLocked, onOver }: ManyActsProps) {
  const { api } = useOffice();
  const { act, state } = useAct(decideRequestsCall);
  const [asked, setAsked] = useState<{ readonly verdict: Verdict; readonly preview: Preview }>();
  const [why, setWhy] = useState<RejectionReason>('notReceived');
  const [problem, setProblem] = useState<string>();
  const [outcomes, setOutcomes] = useState<Outcomes>();
  const ids = rows.map(({ id }) => id);
  const givenOf = (verdict: Verdict) => (verdict === 'approve' ? { act: verdict, ids } : { act: verdict, ids, why });
  const ask = async (verdict: Verdict) => {
    setProblem(undefined);
    const preview = await api.ask(decideRequestsPreviewCall, { body: { given: givenOf(verdict) } });
    if (preview.ok) setAsked({ verdict, preview: preview.value });
    else setProblem(acts.unexpected);
  };
  const decide = async () => {
    if (asked === undefined) return;
    const result = await act({ given: givenOf(asked.verdict), confirms: asked.preview.hash });
    if (result === undefined) return;
    const changed = !result.ok && result.failure.kind === 'refused' ? result.failure.refusal.preview : null;
    setAsked(changed === null ? undefined : { ...asked, preview: changed });
    if (!result.ok) setProblem(refusalText(result.failure, cashier.said.unanswered));
    else if (result.value.outcome === 'done') setOutcomes(result.value.done.outcomes);
  };
  return (
    <>
      <span className={styles.picked}>
        {cashier.picked(
          rows.length,
          rows.reduce((sum, row) => sum + (row.amount ?? 0), 0),
        )}
      </span>
      {problem === undefined ? null : <span role="alert">{problem}</span>}
      <span className={styles.acts}>
        <Select kind="row" label={cashier.why} choices={whyChoices} value={why} onChange={setWhy} />
        <Button kind="outline" size="small" disabled={isLocked} onClick={() => void ask('reject')}>
          {cashier.many.reject}
        </Button>
        <Button kind="neutral" size="small" disabled={isLocked} onClick={() => void ask('approve')}>
          {cashier.many.approve}
        </Button>
      </span>
      <ActQuestion
        isOpen={asked !== undefined}
        title={cashier.ask.many(rows.length)}
        description={cashier.ask.manyHint}
        answer={asked?.verdict === 'reject' ? cashier.many.reject : cashier.many.approve}
        isDanger={asked?.verdict === 'reject'}
        state={state}
        onAnswer={() => void decide()}
        onClose={() => setAsked(undefined)}
      >
        <div className={styles.effect}>
          {problem === undefined ? null : <p role="alert">{problem}</p>}
          <EffectLines lines={asked?.preview.lines ?? []} />
        </div>
      </ActQuestion>
      <Outcome {...{ rows, outcomes }} onClose={() => onOver({ tone: 'done', text: acts.done })} />
    </>
  );
}

interface OutcomeProps {
  readonly rows: readonly QueueRow[];
  readonly outcomes: Outcomes | undefined;
  readonly onClose: () => void;
}

function Outcome({ rows, outcomes, onClose }: OutcomeProps) {
  const names = new Map(rows.map((row) => [row.id, row]));
  return (
    <Dialog
      isOpen={outcomes !== undefined}
      onOpenChange={onClose}
      title={cashier.many.title}
      footer={<Button onClick={onClose}>{states.close}</Button>}
    >
      <table className={table.table}>
        <TableHead
          columns={[
            { text: cashier.head.member },
            { text: cashier.head.amount, isNumber: true },
            { text: cashier.many.outcome },
          ]}
        />
        <tbody>
          {(outcomes ?? []).map(({ id, outcome }) => (
            <tr key={id}>
              <td className={table.strong}>{names.get(id)?.member.nickname ?? id}</td>
              <td className={table.number}>{formatWon(names.get(id)?.amount ?? 0)}</td>
              <td className={outcome === 'approved' ? table.good : outcome === 'rejected' ? undefined : table.late}>
                {cashier.many.outcomes[outcome]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
