/** An inquiry with all that was said, and its answer: own words, or one that is given often and may be changed before it is sent. */
import { useCallback, useState } from 'react';
import { answerInquiryCall } from '../../../../domain/calls/officeActs.ts';
import { inquiryCall } from '../../../../domain/calls/office.ts';
import type { QueueRow } from '../../../../domain/office/queue.ts';
import { dayText, minuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { cashier } from '../../copy/cashier.ts';
import { inquiryStates, support as words, topicNames } from '../../copy/support.ts';
import { acts } from '../../copy/office.ts';
import { useIsLive, useMay, useOffice, useOfficeNow, useTold } from '../../link/Office.tsx';
import { useAct } from '../../link/useAct.ts';
import { useAsked } from '../../link/useAsked.ts';
import { leftText } from '../../parts/leftText.ts';
import { round } from '../../parts/marks.css.ts';
import { MemberName } from '../../parts/MemberName.tsx';
import type { Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { WaitingNote } from '../../parts/StateNote.tsx';
import { TakeFoot } from '../../parts/TakeFoot.tsx';
import * as styles from './SupportScreen.css.ts';

export interface SupportDeskProps {
  readonly row: QueueRow;
  readonly isMine: boolean;
  readonly onTake: (row: QueueRow) => Promise<void>;
  readonly onSaid: (said: Said) => void;
}

type InquiryFacts = NonNullable<ReturnType<typeof useInquiry>['value']>;

function useInquiry(id: string) {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(inquiryCall, { params: { id } }), [api, id]);
  return useAsked(ask, useTold('queue', 'read'));
}

export function InquiryDesk({ row, isMine, onTake, onSaid }: SupportDeskProps) {
  const inquiry = useInquiry(row.id);
  const mayAnswer = useMay('inquiry.answer');
  const now = useOfficeNow();
  return (
    <Panel title={words.thread} aside={words.waited(leftText(now - row.since))} className={styles.desk}>
      {inquiry.value === undefined ? (
        <WaitingNote failure={inquiry.failure} again={inquiry.again} />
      ) : (
        <Thread facts={inquiry.value} />
      )}
      {!mayAnswer ? null : !isMine ? (
        <TakeFoot {...{ row, onTake }} isTaking={false} hint={words.takeToAnswer} />
      ) : inquiry.value === undefined ? null : (
        <Answer {...{ row, onSaid }} facts={inquiry.value} />
      )}
    </Panel>
  );
}

function Thread({ facts: { inquiry, member } }: { readonly facts: InquiryFacts }) {
  return (
    <>
      <div className={styles.part}>
        <p className={styles.who}>
          <MemberName {...member} />
          <span className={round}>{topicNames[inquiry.topic]}</span>
          <span className={styles.meta}>{inquiryStates[inquiry.state]}</span>
          {inquiry.betId === null ? null : <span className={styles.meta}>{words.about(inquiry.betId)}</span>}
        </p>
      </div>
      <ol className={styles.thread}>
        {inquiry.turns.map(({ by, text, at }, place) => (
          <li key={`${at}-${place}`} className={styles.turn} data-by={by}>
            <span className={styles.meta}>
              {by === 'member' ? words.byMember : words.byHouse} · {dayText(at)} {minuteText(at)}
            </span>
            <p className={styles.said} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

interface AnswerProps extends Pick<SupportDeskProps, 'row' | 'onSaid'> {
  readonly facts: InquiryFacts;
}

/** Characters of an answer by which it is chosen: with more, its field would leave its name no room. */
const BEGINNING = 20;
/** Nothing chosen yet. */
const OWN = '';

function Answer({ row, facts, onSaid }: AnswerProps) {
  const isLive = useIsLive();
  const { act, state } = useAct(answerInquiryCall);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const choices = [
    { value: OWN, label: words.chooseCanned },
    ...facts.canned.map((each) => ({
      value: each.id,
      label: `${topicNames[each.topic]} · ${each.text.slice(0, BEGINNING)}`,
    })),
  ];
  const send = async () => {
    if (text.trim() === '') {
      setProblem(words.needsText);
      return;
    }
    setProblem(undefined);
    const result = await act({ given: { id: facts.inquiry.id, text: text.trim() } });
    if (result === undefined) return;
    if (!result.ok) setProblem(refusalText(result.failure, cashier.said.unanswered));
    else onSaid({ tone: 'done', text: words.sent(row.member.nickname) });
  };
  const isLocked = !isLive || state !== 'idle';
  return (
    <div className={styles.foot}>
      {facts.canned.length === 0 ? null : (
        <Select
          kind="row"
          label={words.canned}
          choices={choices}
          value={OWN}
          onChange={(id) => setText(facts.canned.find((each) => each.id === id)?.text ?? text)}
        />
      )}
      <label className={styles.field}>
        {words.answer} · {words.answerHint}
        <textarea
          className={styles.text}
          maxLength={2_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {state === 'unknown' ? <p role="status">{acts.unknown}</p> : null}
      <Button
        kind="primary"
        size="large"
        isWide
        isPending={state !== 'idle'}
        disabled={isLocked}
        onClick={() => void send()}
      >
        {state === 'idle' ? words.send : acts.sending}
      </Button>
    </div>
  );
}
