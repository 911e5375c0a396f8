/** The letters of the house to this member, newest first, each opening to its contents (SES-11); many are chosen to be read or deleted at once. */
import { useRef, useState } from 'react';
import { currentMember } from '../../../db/queries/session.ts';
import type { Message } from '../../../domain/notices/message.ts';
import { messages } from '../copy/messages.ts';
import { ListAge } from '../../kit/ui/ListAge.tsx';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { useList, type ShownList } from '../../frame/link/useList.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { Accordion, type AccordionProps } from '../../kit/ui/Accordion.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { Windowed } from '../../kit/windowed/Windowed.tsx';
import { Chips } from '../threads/Chips.tsx';
import { WholeRuns } from '../threads/Runs.tsx';
import { useSending } from '../threads/useSending.ts';
import { DeleteLetters } from './DeleteLetters.tsx';
import { Letter } from './Letter.tsx';
import * as styles from './Messages.css.ts';

const CHOICES = [
  ['all', messages.all],
  ['unread', messages.unread],
] as const;

export function MessageList() {
  const [choice, setChoice] = useState<'all' | 'unread'>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const list = useList('letters', choice === 'unread' ? { unread: 1 } : {});
  const unread = useLive(currentMember, [])?.unreadCount ?? 0;
  const title = useRef<HTMLHeadingElement>(null);
  const letters = (list.view?.runs ?? []).flatMap((run) => run.rows);
  // Of letters that have left meanwhile nothing is asked.
  const ids = letters.filter(({ id }) => chosen?.has(id) === true).map(({ id }) => id);
  return (
    <section className={styles.page} aria-labelledby="messages-title">
      <div className={styles.head}>
        <h1 id="messages-title" ref={title} tabIndex={-1} className={styles.title}>
          {messages.title}
        </h1>
        <p className={styles.count}>{messages.count(unread)}</p>
        <ListAge asOf={letters.length === 0 ? undefined : list.asOf} className={styles.asOf} />
      </div>
      <div className={styles.tools}>
        <Chips
          label={messages.filters}
          choices={CHOICES}
          chosen={choice}
          onChoose={(next) => {
            setChoice(next);
            setChosen(undefined);
          }}
        />
        {chosen === undefined ? (
          <div className={styles.acts}>
            {unread === 0 ? null : <Tidy act="readAll" ids={[]} name={messages.readAll} onDone={() => undefined} />}
            {letters.length === 0 ? null : (
              <Button kind="quiet" className={styles.act} onClick={() => setChosen(new Set())}>
                {messages.choose}
              </Button>
            )}
          </div>
        ) : (
          <div className={styles.acts}>
            <Button
              kind="quiet"
              className={styles.act}
              onClick={() => setChosen(new Set(ids.length === letters.length ? [] : letters.map(({ id }) => id)))}
            >
              {ids.length === letters.length ? messages.chooseNone : messages.chooseAll}
            </Button>
            <Tidy act="read" ids={ids} name={messages.readChosen} onDone={() => setChosen(undefined)} />
            <DeleteLetters
              ids={ids.slice(0, MOST_AT_ONCE)}
              name={messages.deleteChosen(ids.length)}
              onDeleted={() => {
                setChosen(undefined);
                title.current?.focus();
              }}
            />
            <Button kind="quiet" className={styles.act} onClick={() => setChosen(undefined)}>
              {messages.no}
            </Button>
          </div>
        )}
      </div>
      <Letters
        list={list}
        isUnread={choice === 'unread'}
        chosen={chosen}
        onChoose={setChosen}
        onDeleted={() => title.current?.focus()}
      />
    </section>
  );
}

/** Letters of one command. */
const MOST_AT_ONCE = 200;

interface TidyProps {
  readonly act: 'read' | 'readAll';
  readonly ids: readonly string[];
  readonly name: string;
  readonly onDone: () => void;
}

/** Marks as read, by one command. */
function Tidy({ act, ids, name, onDone }: TidyProps) {
  const { isShut, isBusy, send } = useSending('tidyLetters', onDone);
  return (
    <Button
      kind="quiet"
      className={styles.act}
      isPending={isBusy}
      disabled={isShut || (act === 'read' && ids.length === 0)}
      onClick={() => void send({ act, ids: ids.slice(0, MOST_AT_ONCE) })}
    >
      {name}
    </Button>
  );
}

interface LettersProps {
  readonly list: ShownList<'letters'>;
  readonly isUnread: boolean;
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onDeleted: () => void;
}

function Letters({ list, isUnread: isFiltered, chosen, onChoose, onDeleted }: LettersProps) {
  const { view, head, retry } = list;
  if ((view?.runs ?? []).every((run) => run.rows.length === 0)) {
    const isAsking = view === undefined || view.askedAt === 0 || head === 'asking';
    return (
      <div className={styles.box}>
        {head === 'offline' || head === 'failed' ? (
          <ErrorState hint={messages.failed} onRetry={retry} />
        ) : isAsking ? (
          <BoardSkeleton label={messages.loading} rows={5} />
        ) : (
          <EmptyState
            icon="mail"
            title={isFiltered ? messages.emptyUnread : messages.empty}
            hint={messages.emptyHint}
          />
        )}
      </div>
    );
  }
  const turn = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <WholeRuns list={list} end={messages.end}>
      {(rows) =>
        chosen === undefined ? (
          <Accordion
            draw={drawChapters}
            chapters={rows.map((letter) => ({
              id: letter.id,
              title: <Line letter={letter} />,
              children: <Letter letter={letter} onDeleted={onDeleted} />,
            }))}
          />
        ) : (
          <ul className={styles.box}>
            <Windowed items={rows} keyOf={idOf} estimate={ROW_HEIGHT} kind="li">
              {(letter, { box, told }) => (
                <li className={styles.choice} {...box} {...told}>
                  <label className={styles.choiceLine}>
                    <input
                      type="checkbox"
                      className={styles.check}
                      checked={chosen.has(letter.id)}
                      onChange={() => turn(letter.id)}
                    />
                    <Line letter={letter} />
                  </label>
                </li>
              )}
            </Windowed>
          </ul>
        )
      }
    </WholeRuns>
  );
}

/** Px. */
const ROW_HEIGHT = 49;
const idOf = ({ id }: { readonly id: string }) => id;
const drawChapters: NonNullable<AccordionProps['draw']> = (chapters, drawChapter) => (
  <Windowed items={chapters} keyOf={idOf} estimate={ROW_HEIGHT} kind="div">
    {drawChapter}
  </Windowed>
);
const isUnread = (letter: Message) => letter.readAt === null;

function Line({ letter }: { readonly letter: Message }) {
  return (
    <span className={styles.line}>
      <span className={styles.sign} data-unread={isUnread(letter) || undefined}>
        {isUnread(letter) ? <span className={hidden}>{messages.unread}</span> : null}
      </span>
      <span className={styles.subject}>{letter.title}</span>
      <ListTime className={styles.time} at={letter.sentAt} />
    </span>
  );
}
