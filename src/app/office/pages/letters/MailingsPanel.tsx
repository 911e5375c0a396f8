/** Letters to many that were sent, the newest first: to whom, how far each is, and the button that stops one under way. */
import { mailingsCall, stopMailingCall } from '../../../../domain/calls/officeMailings.ts';
import type { Mailing } from '../../../../domain/office/mailing.ts';
import type { PartnerName } from '../../../../domain/office/partners.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { letters as words, mailingStates } from '../../copy/letters.ts';
import { useSubtitle } from '../../frame/subtitle.ts';
import { useIsLive } from '../../link/Office.tsx';
import { usePages } from '../../link/usePages.ts';
import { danger } from '../../parts/ActQuestion.css.ts';
import { round } from '../../parts/marks.css.ts';
import type { Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { useConfirm } from '../../parts/useConfirm.tsx';
import { filterText } from './filterText.ts';
import * as styles from './LettersScreen.css.ts';

interface MailingsPanelProps {
  /** Who are known by name. */
  readonly partners: readonly PartnerName[];
  readonly onSaid: (said: Said) => void;
}

const NO_FILTER = {};

export function MailingsPanel({ partners, onSaid }: MailingsPanelProps) {
  const { rows, state, hasMore, more, again } = usePages(mailingsCall, NO_FILTER, 'mailings');
  useSubtitle(words.subtitle(rows.filter((row) => row.state === 'sending').length));
  return (
    <Panel
      title={words.sent}
      className={styles.panel}
      isBusy={state === 'reading'}
      foot={
        <>
          <span>{words.count(rows.length)}</span>
          {hasMore ? (
            <Button size="small" className={styles.end} onClick={more}>
              {words.more}
            </Button>
          ) : null}
        </>
      }
    >
      {rows.length > 0 ? (
        <ul className={styles.list}>
          {rows.map((row) => (
            <Row key={row.id} {...{ row, partners, onSaid }} />
          ))}
        </ul>
      ) : state === 'reading' ? (
        <LoadingNote />
      ) : state === 'failed' ? (
        <FailedNote onRetry={again} />
      ) : (
        <EmptyNote icon="mail" title={words.empty} hint={words.emptyHint} />
      )}
    </Panel>
  );
}

const TONES = { sending: 'warn', sent: undefined, stopped: 'bad' } as const;

interface RowProps extends MailingsPanelProps {
  readonly row: Mailing;
}

function Row({ row, partners, onSaid }: RowProps) {
  const { id, title, filter, by, at, members, sent, leftOut, state } = row;
  const isLive = useIsLive();
  const stop = useConfirm({
    call: stopMailingCall,
    onDone: (came) => {
      if (came.outcome === 'done') onSaid({ tone: 'done', text: words.stopped(came.done.sent) });
    },
  });
  const done = sent + leftOut;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={`${round} ${styles.state}`} data-tone={TONES[state]}>
          {mailingStates[state]}
        </span>
      </p>
      <p className={styles.quiet}>
        {filterText(filter, partners)} · {words.by(by, dateMinuteText(at))}
      </p>
      <div className={styles.progress}>
        <progress className={styles.bar} aria-label={words.progressOf(title)} max={members} value={done} />
        <span className={styles.figure}>{words.progress(sent, members)}</span>
        {leftOut === 0 ? null : <span className={styles.quiet}>{words.leftOut(leftOut)}</span>}
        {state === 'sending' ? (
          <Button
            kind="outline"
            size="small"
            className={`${danger} ${styles.end}`}
            aria-label={words.stopOf(title)}
            disabled={!isLive || stop.isBusy}
            onClick={() =>
              void stop.ask(
                { id },
                { title: words.askStop, hint: words.askStopHint, answer: words.stop, isDanger: true },
              )
            }
          >
            {words.stop}
          </Button>
        ) : null}
      </div>
      {stop.dialog}
    </li>
  );
}
