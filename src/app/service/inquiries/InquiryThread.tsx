/** An inquiry with all that was said; the member may say that it is settled, or ask on. */
import { useState, type FormEvent } from 'react';
import { MOST_ASKED, MOST_TURNS, type Inquiry, type InquiryTurn } from '../../../domain/inquiries/inquiry.ts';
import { Link } from 'react-router-dom';
import { pathOf } from '../../kit/links/paths.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { inquiries } from '../copy/inquiries.ts';
import { threads } from '../copy/threads.ts';
import { MemberText } from '../threads/MemberText.tsx';
import { TextArea } from '../threads/TextArea.tsx';
import * as frame from '../threads/Threads.css.ts';
import { useDraft } from '../threads/useDraft.ts';
import { useSending } from '../threads/useSending.ts';
import * as styles from './Inquiries.css.ts';

const NOTHING = { text: '' };

export function InquiryThread({ inquiry }: { readonly inquiry: Inquiry }) {
  const { id, betId, state, turns } = inquiry;
  const { draft, change, drop } = useDraft(`inquiry-${id}`, NOTHING);
  const [isAsking, setIsAsking] = useState(draft.text !== '');
  const further = useSending('askFurther', () => {
    drop();
    setIsAsking(false);
  });
  const settled = useSending('closeInquiry', () => undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void further.send({ id, text: draft.text });
  };
  return (
    <div className={styles.thread}>
      {betId === null ? null : (
        <Link to={pathOf('betResult')} className={styles.bet}>
          {inquiries.bet(betId)}
        </Link>
      )}
      <div className={styles.turns} role="log" aria-label={inquiries.title}>
        {turns.map((turn) => (
          <Turn key={turn.at} turn={turn} />
        ))}
      </div>
      {state === 'waiting' ? <p className={styles.who}>{inquiries.waitingNote}</p> : null}
      {isAsking ? (
        <form className={frame.form} onSubmit={submit}>
          <TextArea
            label={inquiries.furtherLabel}
            value={draft.text}
            most={MOST_ASKED}
            rows={3}
            onType={(text) => change({ text })}
          />
          {further.problem === undefined ? null : (
            <p className={frame.problem} role="alert">
              {further.problem}
            </p>
          )}
          <div className={styles.acts}>
            <Button className={styles.act} onClick={() => setIsAsking(false)}>
              {threads.cancel}
            </Button>
            <Button
              type="submit"
              kind="primary"
              className={styles.act}
              isPending={further.isBusy}
              disabled={further.isShut || draft.text.trim() === ''}
            >
              {further.isBusy ? threads.sending : inquiries.send}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.acts}>
          {state === 'answered' ? (
            <Button
              kind="outline"
              className={styles.act}
              isPending={settled.isBusy}
              disabled={settled.isShut}
              onClick={() => void settled.send({ id })}
            >
              <Icon name="check" size={16} />
              {inquiries.settled}
            </Button>
          ) : null}
          {turns.length < MOST_TURNS - 1 ? (
            <Button kind="outline" className={styles.act} onClick={() => setIsAsking(true)}>
              <Icon name="undo" size={16} />
              {inquiries.further}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

export function Turn({ turn: { by, text, at } }: { readonly turn: InquiryTurn }) {
  return (
    <div className={styles.bubble} data-by={by}>
      <MemberText text={text} />
      <p className={styles.who}>
        {by === 'house' ? inquiries.desk : inquiries.me} · <ListTime at={at} />
      </p>
    </div>
  );
}
