/** What was reported on the free board: the text as it was written, hidden or left. */
import { useCallback, useState } from 'react';
import { judgeSpokenCall } from '../../../../domain/calls/officeActs.ts';
import { reportedCall } from '../../../../domain/calls/office.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { cashier } from '../../copy/cashier.ts';
import { support as words } from '../../copy/support.ts';
import { useIsLive, useMay, useOffice, useTold } from '../../link/Office.tsx';
import { useAct } from '../../link/useAct.ts';
import { useAsked } from '../../link/useAsked.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { TakeFoot } from '../../parts/TakeFoot.tsx';
import type { SupportDeskProps } from './InquiryDesk.tsx';
import * as styles from './SupportScreen.css.ts';

export function ReportDesk({ row, isMine, onTake, onSaid }: SupportDeskProps) {
  const { api } = useOffice();
  const mayJudge = useMay('post.moderate');
  const ask = useCallback(() => api.ask(reportedCall, {}), [api]);
  const { value, failure, again } = useAsked(ask, useTold('queue', 'read'));
  const spoken = value?.find(({ what, id }) => row.id === id || row.id === `${what}:${id}`);
  return (
    <Panel title={words.reported} className={styles.desk}>
      {value === undefined ? (
        failure === undefined ? (
          <LoadingNote />
        ) : (
          <FailedNote onRetry={again} />
        )
      ) : spoken === undefined ? (
        <EmptyNote title={words.gone} />
      ) : (
        <>
          <div className={styles.part}>
            <Facts
              facts={[
                { name: words.author, value: spoken.author, note: words[spoken.what] },
                ...(spoken.title === '' ? [] : [{ name: words.title, value: spoken.title }]),
                { name: words.reported, value: words.count(spoken.reports) },
              ]}
            />
          </div>
          <p className={`${styles.part} ${styles.said}`} dir="auto">
            {spoken.text}
          </p>
          {!mayJudge ? null : isMine ? (
            <Judge spoken={spoken} onSaid={onSaid} />
          ) : (
            <TakeFoot {...{ row, onTake }} isTaking={false} hint={cashier.takeFirst} />
          )}
        </>
      )}
    </Panel>
  );
}

interface JudgeProps extends Pick<SupportDeskProps, 'onSaid'> {
  readonly spoken: { readonly what: 'post' | 'comment'; readonly id: string };
}

function Judge({ spoken: { what, id }, onSaid }: JudgeProps) {
  const isLive = useIsLive();
  const { act, state } = useAct(judgeSpokenCall);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const judge = async (verdict: 'shown' | 'hidden') => {
    const result = await act({ given: { what, id, state: verdict } });
    if (result === undefined) return;
    setAsked(false);
    if (!result.ok) setProblem(refusalText(result.failure, cashier.said.unanswered));
    else onSaid({ tone: 'done', text: words[verdict] });
  };
  const isLocked = !isLive || state !== 'idle';
  return (
    <div className={styles.foot}>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.answers}>
        <Button kind="outline" size="large" disabled={isLocked} onClick={() => setAsked(true)}>
          {words.hide}
        </Button>
        <Button kind="primary" size="large" disabled={isLocked} onClick={() => void judge('shown')}>
          {words.show}
        </Button>
      </div>
      <ActQuestion
        isOpen={asked}
        title={words.askHide}
        description={words.askHideHint}
        answer={words.hide}
        isDanger
        state={state}
        onAnswer={() => void judge('hidden')}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
