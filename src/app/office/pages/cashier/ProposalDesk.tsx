/** A request that somebody approved above the bound, as a second operator sees it, and as its maker does: what was asked, by whom, and what it changes. */
import { useState } from 'react';
import { decideProposalCall } from '../../../../domain/calls/officeActs.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { Proposal } from '../../../../domain/office/proposal.ts';
import { secondText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { cashier } from '../../copy/cashier.ts';
import { acts, roleNames } from '../../copy/office.ts';
import { useIsLive, useMay, useOffice, useRows } from '../../link/Office.tsx';
import { useAct } from '../../link/useAct.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import { EffectLines } from '../../parts/EffectLines.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { key } from '../../parts/marks.css.ts';
import { refusalText } from '../../parts/refusalText.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import type { DeskProps } from './deskProps.ts';
import * as foot from '../../parts/TakeFoot.css.ts';
import * as styles from './DeskPanel.css.ts';

const { proposal: words } = cashier;

export function ProposalDesk({ row, onDone }: DeskProps) {
  const { proposals } = useRows();
  const proposal = proposals?.get(row.proposal ?? '')?.row;
  if (proposal === undefined)
    return (
      <p className={styles.part} role="status">
        {words.lost}
      </p>
    );
  return <ProposalBody proposal={proposal} onDone={(said) => onDone(said, row)} />;
}

/** What was asked, and what is done about it. */
export function ProposalBody({ proposal, onDone }: DecideProps) {
  return (
    <>
      <div className={styles.part}>
        <Facts
          facts={[
            { name: words.by, value: proposal.by.name, note: roleNames[proposal.by.role] },
            { name: words.at, value: secondText(proposal.at) },
            ...(proposal.reason === '' ? [] : [{ name: acts.reason, value: proposal.reason }]),
            { name: acts.hash, value: <code>{shortHash(proposal.hash)}</code> },
          ]}
        />
      </div>
      <section className={styles.part} aria-label={words.changes}>
        <h3 className={styles.strong}>{words.changes}</h3>
        <EffectLines lines={proposal.lines} />
      </section>
      <Decide {...{ proposal, onDone }} />
    </>
  );
}

/** Enough of it to be told from another. */
const shortHash = (hash: string): string => hash.slice(0, 12).replaceAll(/(.{4})(?=.)/g, '$1 ');

type Verdict = 'confirm' | 'refuse' | 'withdraw';
const SAID = { confirmed: words.confirmed, refused: words.refused, withdrawn: words.withdrawn } as const;

/** What became of it, with the number of a coupon: whoever confirmed it is the one who is told. */
function saidOf({ state, cameTo }: { readonly state: keyof typeof SAID; readonly cameTo?: unknown }): string {
  const code = typeof cameTo === 'object' && cameTo !== null && 'code' in cameTo ? cameTo.code : null;
  return typeof code === 'string' ? words.confirmedCode(code) : SAID[state];
}

interface DecideProps {
  readonly proposal: Proposal;
  readonly onDone: (said: { readonly tone: 'done'; readonly text: string }) => void;
}

function Decide({ proposal, onDone }: DecideProps) {
  const { session } = useOffice();
  const isLive = useIsLive();
  const mayDecide = useMay(proposal.right);
  const { act, state } = useAct(decideProposalCall);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOwn = proposal.by.id === session.operator.id;
  const isLocked = !isLive || state !== 'idle' || !mayDecide;
  useDeskKeys({
    a: () => {
      if (!isOwn && !isLocked) setAsked(true);
    },
  });
  const decide = async (verdict: Verdict) => {
    const { id, hash } = proposal;
    const result = await act({ given: verdict === 'confirm' ? { act: verdict, id, hash } : { act: verdict, id } });
    if (result === undefined) return;
    setAsked(false);
    if (!result.ok) setProblem(refusalText(result.failure, cashier.said.unanswered));
    else if (result.value.outcome === 'done') onDone({ tone: 'done', text: saidOf(result.value.done) });
  };
  return (
    <div className={foot.foot}>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isOwn ? (
        <>
          <p className={foot.hint}>{words.own}</p>
          <Button kind="outline" size="large" isWide disabled={isLocked} onClick={() => void decide('withdraw')}>
            {words.withdraw}
          </Button>
        </>
      ) : (
        <div className={styles.answers}>
          <Button kind="outline" size="large" disabled={isLocked} onClick={() => void decide('refuse')}>
            {words.refuse}
          </Button>
          <Button kind="primary" size="large" disabled={isLocked} onClick={() => setAsked(true)}>
            {words.confirm} <kbd className={key}>A</kbd>
          </Button>
        </div>
      )}
      <ActQuestion
        isOpen={asked}
        title={proposal.amount === 0 ? words.askChange : words.ask(formatWon(proposal.amount))}
        description={cashier.ask.final}
        answer={words.confirm}
        state={state}
        onAnswer={() => void decide('confirm')}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
