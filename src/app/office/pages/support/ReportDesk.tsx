/** What was reported on the free board: the text as it was written, hidden or left. */
import { useCallback, useState } from 'react';
import { judgeSpokenCall } from '../../../../domain/calls/officeActs.ts';
import { reportedCall } from '../../../../domain/calls/office.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { cashier } from '../../copy/cashier.ts';
import { reportWhys } from '../../../kit/copy/reportWhys.ts';
import { support as words } from '../../copy/support.ts';
import { useIsLive, useMay, useOffice, useOfficeNow, useTold } from '../../link/Office.tsx';
import { useAct } from '../../link/useAct.ts';
import { useAsked } from '../../link/useAsked.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { leftText } from '../../parts/leftText.ts';
import { MemberName } from '../../parts/MemberName.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { EmptyNote, WaitingNote } from '../../parts/StateNote.tsx';
import { TakeFoot } from '../../parts/TakeFoot.tsx';
import type { SupportDeskProps } from './InquiryDesk.tsx';
import * as styles from './SupportScreen.css.ts';

type ReportedFacts = NonNullable<ReturnType<typeof useReported>['value']>;

function useReported(key: string) {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(reportedCall, { params: { key } }), [api, key]);
  return useAsked(ask, useTold('queue', 'read'));
}

export function ReportDesk({ row, isMine, onTake, onSaid }: SupportDeskProps) {
  const mayJudge = useMay('post.moderate');
  const now = useOfficeNow();
  const { value, failure, again } = useReported(row.id);
  return (
    <Panel title={words.reported} aside={words.waited(leftText(now - row.since))} className={styles.desk}>
      {value === undefined ? (
        <WaitingNote {...{ failure, again }} />
      ) : (
        <>
          <Spoken facts={value} />
          {value.isJudged ? (
            <EmptyNote title={words.gone} />
          ) : !mayJudge ? null : isMine ? (
            <Judge spoken={value} onSaid={onSaid} />
          ) : (
            <TakeFoot {...{ row, onTake }} isTaking={false} hint={words.takeToJudge} />
          )}
        </>
      )}
    </Panel>
  );
}

function Spoken({ facts: { what, author, title, text, whys } }: { readonly facts: ReportedFacts }) {
  const said = whys.map(({ why, reports }) => words.why(reportWhys[why], reports)).join(' · ');
  return (
    <>
      <div className={styles.part}>
        <Facts
          facts={[
            { name: words.author, value: <MemberName {...author} />, note: words[what] },
            ...(title === '' ? [] : [{ name: words.title, value: <bdi dir="auto">{title}</bdi> }]),
            { name: words.reported, value: said },
          ]}
        />
      </div>
      <p className={`${styles.part} ${styles.said}`} dir="auto">
        {text}
      </p>
    </>
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
