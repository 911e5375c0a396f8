/** The maintenance that was announced, or a form that announces one: a notice with its span, which members who are here are told at once. */
import { useState } from 'react';
import {
  houseArticlesCall,
  officeArticleCall,
  officeArticlePreviewCall,
  withdrawOfficeArticleCall,
} from '../../../../domain/calls/officeHouse.ts';
import { minuteText, weekdayText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { closing as words } from '../../copy/house.ts';
import { acts } from '../../copy/office.ts';
import { useOfficeNow } from '../../link/Office.tsx';
import { useConfirm } from '../../parts/useConfirm.tsx';
import { momentOf } from './fieldValue.ts';
import type { HouseProps } from './houseProps.ts';
import { usePages } from '../../link/usePages.ts';
import * as styles from './HouseScreen.css.ts';

const NOTICES = { shelf: 'notice' } as const;
/** Whether an announcement is over is looked at so often, ms. */
const LOOKS_EVERY_MS = 30_000;

/** Day and times of a span; with the day of its end where it is another. @param from epoch ms @param until epoch ms */
export function spanText(from: number, until: number): string {
  const end =
    weekdayText(from) === weekdayText(until) ? minuteText(until) : `${weekdayText(until)} ${minuteText(until)}`;
  return `${weekdayText(from)} ${minuteText(from)} – ${end}`;
}

export function Announcement({ isLocked, onSaid }: HouseProps) {
  const now = useOfficeNow(LOOKS_EVERY_MS);
  const { rows } = usePages(houseArticlesCall, NOTICES, 'house');
  const [isOpen, setIsOpen] = useState(false);
  const announced = rows.find(
    ({ title, startsAt, endsAt, isWithdrawn }) =>
      !isWithdrawn && startsAt !== null && endsAt !== null && endsAt > now && title.includes(words.isAnnouncement),
  );
  const withdraw = useConfirm({
    call: withdrawOfficeArticleCall,
    onDone: () => onSaid({ tone: 'done', text: words.withdrawn }),
  });
  return (
    <div className={styles.part}>
      <p className={styles.hint}>{words.announced}</p>
      {announced === undefined ? (
        <p className={styles.strong}>{words.notAnnounced}</p>
      ) : (
        <p className={styles.strong}>{spanText(announced.startsAt ?? 0, announced.endsAt ?? 0)}</p>
      )}
      {announced !== undefined ? (
        <Button
          kind="outline"
          className={styles.start}
          disabled={isLocked}
          onClick={() =>
            void withdraw.ask(
              { id: announced.id },
              { title: words.askWithdraw, answer: words.withdraw, isDanger: true },
            )
          }
        >
          {words.withdraw}
        </Button>
      ) : isOpen ? (
        <AnnounceForm isLocked={isLocked} onClose={() => setIsOpen(false)} onSaid={onSaid} />
      ) : (
        <Button className={styles.start} disabled={isLocked} onClick={() => setIsOpen(true)}>
          {words.announce}
        </Button>
      )}
      {withdraw.dialog}
    </div>
  );
}

interface AnnounceFormProps extends Pick<HouseProps, 'isLocked' | 'onSaid'> {
  readonly onClose: () => void;
}

function AnnounceForm({ isLocked, onSaid, onClose }: AnnounceFormProps) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [text, setText] = useState<string>(words.textDefault);
  const [problem, setProblem] = useState<string>();
  const confirm = useConfirm({
    call: officeArticleCall,
    previewedBy: officeArticlePreviewCall,
    onDone: () => {
      onSaid({ tone: 'done', text: words.announcedDone });
      onClose();
    },
  });
  const ask = () => {
    const [startsAt, endsAt] = [momentOf(from), momentOf(until)];
    const isSpan = startsAt !== undefined && endsAt !== undefined && startsAt < endsAt;
    setProblem(isSpan ? undefined : words.wrongSpan);
    if (!isSpan) return;
    const span = spanText(startsAt, endsAt);
    const contents = `<h3>${span}</h3>${paragraphsOf(text)}`;
    const given = { shelf: 'notice' as const, title: words.articleTitle(span), summary: span, contents, picture: null };
    void confirm.ask(
      { ...given, startsAt, endsAt },
      { title: words.askAnnounce, hint: words.announceHint, answer: words.announce },
    );
  };
  const said = problem ?? confirm.problem;
  return (
    <div className={styles.fields}>
      <label className={styles.field}>
        {words.from}
        <input
          className={styles.input}
          type="datetime-local"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
      </label>
      <label className={styles.field}>
        {words.until}
        <input
          className={styles.input}
          type="datetime-local"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </label>
      <label className={`${styles.field} ${styles.wideField}`}>
        {words.text}
        <textarea
          className={`${styles.text} ${styles.low}`}
          maxLength={1_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {said === undefined ? null : (
        <p className={`${styles.problem} ${styles.wideField}`} role="alert">
          {said}
        </p>
      )}
      <Button disabled={isLocked || confirm.isBusy} isPending={confirm.isBusy} onClick={ask}>
        {confirm.isBusy ? acts.sending : words.announce}
      </Button>
      {confirm.dialog}
    </div>
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain words as HTML: each line a paragraph. */
const paragraphsOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (letter) => ENTITIES[letter] ?? '')}</p>`)
    .join('');
