/** The letters of the house to this member, newest first, each opening to its contents (SES-11). */
import { useEffect, useRef } from 'react';
import { currentMember } from '../../../db/queries/session.ts';
import type { Message } from '../../../domain/notices/message.ts';
import { failure } from '../../kit/copy/site.ts';
import { messages } from '../copy/messages.ts';
import { dateMinuteText, machineTime } from '../../kit/copy/time.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { Accordion } from '../../kit/ui/Accordion.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { useSending } from '../threads/useSending.ts';
import { Letter } from './Letter.tsx';
import * as styles from './Messages.css.ts';

export function MessageList() {
  const { view, retry } = useHouseDocument('messages');
  const unread = useLive(currentMember, [])?.unreadCount ?? 0;
  // A letter that arrives while the list is open belongs in it.
  useEffect(retry, [retry, unread]);
  const title = useRef<HTMLHeadingElement>(null);
  const letters = view?.value;
  return (
    <section className={styles.page} aria-labelledby="messages-title">
      <div className={styles.head}>
        <h1 id="messages-title" ref={title} tabIndex={-1} className={styles.title}>
          {messages.title}
        </h1>
        {letters === undefined ? null : (
          <p className={styles.count}>{messages.count(letters.length, letters.filter(isUnread).length)}</p>
        )}
        <ReadAll ids={(letters ?? []).filter(isUnread).map(({ id }) => id)} />
      </div>
      {letters !== undefined && view?.hasFailed === true ? (
        <div className={styles.old} role="status">
          <span>{messages.old}</span>
          <Button size="small" onClick={retry}>
            {failure.retry}
          </Button>
        </div>
      ) : null}
      {letters === undefined ? (
        <div className={styles.box}>
          {view?.hasFailed === true ? (
            <ErrorState hint={messages.failed} onRetry={retry} />
          ) : (
            <BoardSkeleton label={messages.loading} rows={5} />
          )}
        </div>
      ) : letters.length === 0 ? (
        <div className={styles.box}>
          <EmptyState icon="mail" title={messages.empty} hint={messages.emptyHint} />
        </div>
      ) : (
        <Accordion
          chapters={letters
            .toSorted((one, other) => other.sentAt - one.sentAt)
            .map((letter) => ({
              id: letter.id,
              title: <Line letter={letter} />,
              children: <Letter letter={letter} onDeleted={() => title.current?.focus()} />,
            }))}
        />
      )}
    </section>
  );
}

/** Reads all that are unread, by one command. */
function ReadAll({ ids }: { readonly ids: readonly string[] }) {
  const { isShut, isBusy, send } = useSending('tidyLetters', () => undefined);
  if (ids.length === 0) return null;
  return (
    <Button
      size="small"
      kind="quiet"
      isPending={isBusy}
      disabled={isShut}
      onClick={() => void send({ act: 'read', ids: [...ids] })}
    >
      {messages.readAll}
    </Button>
  );
}

const isUnread = (letter: Message) => letter.readAt === null;

function Line({ letter }: { readonly letter: Message }) {
  return (
    <span className={styles.line}>
      <span className={styles.sign} data-unread={isUnread(letter) || undefined}>
        {isUnread(letter) ? <span className={hidden}>{messages.unread}</span> : null}
      </span>
      <span className={styles.subject}>{letter.title}</span>
      <time className={styles.time} dateTime={machineTime(letter.sentAt)}>
        {dateMinuteText(letter.sentAt)}
      </time>
    </span>
  );
}
