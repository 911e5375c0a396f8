/** Beside the ledger: when a member was here, what operators say of them, and what they did about them. */
import { useState } from 'react';
import { noteMemberCall } from '../../../../domain/calls/officeMembers.ts';
import type { AuditEntry } from '../../../../domain/office/audit.ts';
import type { MemberRecord } from '../../../../domain/office/members.ts';
import { dayText, minuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { actName, codeName } from '../../copy/codes.ts';
import { memberActs, record as words, sessionStateNames } from '../../copy/members.ts';
import { acts } from '../../copy/office.ts';
import { useIsLive, useMay } from '../../link/Office.tsx';
import { useAct } from '../../link/useAct.ts';
import { dot } from '../../parts/marks.css.ts';
import { Panel } from '../../parts/Panel.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { changedLines, valueText } from '../../parts/valueText.ts';
import type { RecordProps } from './recordProps.ts';
import * as styles from './MemberRecord.css.ts';

export function BesidePanels({ record, onDone }: RecordProps) {
  return (
    <>
      <SessionsPanel record={record} />
      <NotesPanel {...{ record, onDone }} />
      <ActsPanel record={record} />
    </>
  );
}

const whenText = (at: number): string => `${dayText(at)} ${minuteText(at)}`;

function SessionsPanel({ record: { sessions } }: { readonly record: MemberRecord }) {
  return (
    <Panel title={words.sessions} note={String(sessions.length)} className={styles.panel}>
      {sessions.length === 0 ? (
        <p className={styles.hint}>{words.nothing}</p>
      ) : (
        <ul>
          {sessions.slice(0, 5).map(({ startedAt, endedAt, state }) => (
            <li key={startedAt} className={styles.item}>
              <p className={styles.itemHead}>
                {endedAt === null ? <span className={dot} /> : null}
                <strong>{whenText(startedAt)}</strong>
                <span className={styles.itemEnd}>
                  {endedAt === null ? words.sessionNow : words.sessionUntil(whenText(endedAt))}
                </span>
              </p>
              <p className={styles.quiet}>{sessionStateNames[state]}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const MOST_NOTED = 500;

function NotesPanel({ record: { notes, row }, onDone }: RecordProps) {
  const mayNote = useMay('member.note');
  const isLive = useIsLive();
  const { act, state } = useAct(noteMemberCall);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const isBusy = state !== 'idle';
  const send = async () => {
    if (text.trim() === '') return;
    const result = await act({ given: { userId: row.userId, text: text.trim() } });
    if (result === undefined) return;
    setProblem(result.ok ? undefined : refusalText(result.failure, memberActs.unanswered));
    if (!result.ok) return;
    setText('');
    onDone({ tone: 'done', text: memberActs.noted });
  };
  return (
    <Panel title={words.notes} note={String(notes.length)} className={styles.panel}>
      {notes.length === 0 ? <p className={styles.hint}>{words.noNotes}</p> : null}
      <ul>
        {notes.map((note) => (
          <li key={note.id} className={styles.item}>
            <p className={styles.noteText} dir="auto">
              {note.text}
            </p>
            <p className={styles.quiet}>
              {note.name} · {whenText(note.at)}
            </p>
          </li>
        ))}
      </ul>
      {mayNote ? (
        <div className={styles.part}>
          <textarea
            className={styles.text}
            aria-label={words.note}
            placeholder={words.noteHint}
            maxLength={MOST_NOTED}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {problem === undefined ? null : (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <Button
            size="small"
            className={styles.end}
            isPending={isBusy}
            disabled={!isLive || isBusy || text.trim() === ''}
            onClick={() => void send()}
          >
            {isBusy ? acts.sending : words.addNote}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

function ActsPanel({ record }: { readonly record: MemberRecord }) {
  const maySee = useMay('audit.see');
  return (
    <Panel title={words.audit} className={styles.panel}>
      {record.acts.length === 0 ? (
        <p className={styles.hint}>{maySee ? words.noActs : words.noActsRight}</p>
      ) : (
        <ul>
          {record.acts.map((entry) => (
            <Act key={entry.seq} entry={entry} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Act({ entry }: { readonly entry: AuditEntry }) {
  const { act, at, name, reason, before, after } = entry;
  const changed = changedLines(before, after).filter(({ isChanged }) => isChanged);
  return (
    <li className={styles.item}>
      <p className={styles.itemHead}>
        <strong>{actName(act)}</strong>
        <span className={styles.itemEnd}>{whenText(at)}</span>
      </p>
      {changed.map((line) => (
        <p key={line.name} className={styles.changed}>
          {line.name === '' ? '' : `${codeName(line.name)} `}
          <bdi>{changeText(line.before, line.after)}</bdi>
        </p>
      ))}
      <p className={styles.quiet}>{reason === '' ? name : `${name} · ${reason}`}</p>
    </li>
  );
}

const changeText = (before: unknown, after: unknown): string =>
  before === undefined || before === null ? valueText(after) : `${valueText(before)} → ${valueText(after)}`;
