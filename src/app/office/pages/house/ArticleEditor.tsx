/** One article: what it says, where it stands and when, stored after its effect was shown. */
import { useState } from 'react';
import {
  officeArticleCall,
  officeArticlePreviewCall,
  withdrawOfficeArticleCall,
} from '../../../../domain/calls/officeHouse.ts';
import type { WrittenArticle } from '../../../../domain/articles/article.ts';
import type { HouseArticle } from '../../../../domain/office/house.ts';
import { storedHtml } from '../../../../house-html/storedHtml.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { HouseHtml } from '../../../kit/ui/HouseHtml.tsx';
import { articleWords as words, popupWords } from '../../copy/house.ts';
import { acts } from '../../copy/office.ts';
import type { Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useConfirm } from '../../parts/useConfirm.tsx';
import { isSame, momentOf, momentText } from './fieldValue.ts';
import { HtmlField } from './HtmlField.tsx';
import { WRITTEN_SHELVES } from './writtenShelves.ts';
import * as styles from './HouseScreen.css.ts';

interface ArticleEditorProps {
  /** `undefined` for one that is new. */
  readonly article: HouseArticle | undefined;
  readonly isLocked: boolean;
  readonly onSaid: (said: Said) => void;
  readonly onClose: () => void;
}

const NEW: WrittenArticle = {
  ...{ shelf: 'notice', title: '', summary: '', contents: '', picture: null, startsAt: null, endsAt: null },
};

function writtenOf(article: HouseArticle | undefined): WrittenArticle {
  if (article === undefined) return NEW;
  const { id, shelf, title, summary, contents, picture, startsAt, endsAt } = article;
  return { id, shelf, title, summary, contents, picture, startsAt, endsAt };
}

export function ArticleEditor({ article, isLocked, onSaid, onClose }: ArticleEditorProps) {
  const stored = writtenOf(article);
  const [draft, setDraft] = useState<WrittenArticle>();
  const [problem, setProblem] = useState<string>();
  const written = draft ?? stored;
  const change = (part: Partial<WrittenArticle>) => setDraft({ ...written, ...part });
  const isChanged = !isSame(written, stored) || article?.isWithdrawn === true;
  const save = useConfirm({
    call: officeArticleCall,
    previewedBy: officeArticlePreviewCall,
    onDone: () => {
      setDraft(undefined);
      onSaid({ tone: 'done', text: words.saved });
    },
  });
  const withdraw = useConfirm({
    call: withdrawOfficeArticleCall,
    onDone: () => onSaid({ tone: 'done', text: words.taken }),
  });
  const said = problem ?? save.problem;
  const ask = () => {
    const isNamed = written.title.trim() !== '';
    setProblem(isNamed ? undefined : words.needsTitle);
    if (isNamed) void save.ask(written, { title: words.ask, answer: popupWords.publish });
  };
  return (
    <Panel
      title={words.editor}
      className={styles.panelOf}
      aside={
        <Button kind="quiet" size="small" onClick={onClose}>
          {words.back}
        </Button>
      }
    >
      <ArticleFields {...{ written, isLocked, change }} />
      <div className={styles.part}>
        <p className={styles.hint}>{popupWords.preview}</p>
        <div inert>
          <HouseHtml html={storedHtml(written.contents)} />
        </div>
      </div>
      <div className={styles.foot}>
        {said === undefined ? null : (
          <span className={styles.footProblem} role="alert">
            {said}
          </span>
        )}
        {article === undefined || article.isWithdrawn ? null : (
          <Button
            kind="outline"
            className={styles.danger}
            disabled={isLocked || withdraw.isBusy}
            onClick={() =>
              void withdraw.ask(
                { id: article.id },
                { title: words.askWithdraw, hint: words.askWithdrawHint, answer: words.withdraw, isDanger: true },
              )
            }
          >
            {words.withdraw}
          </Button>
        )}
        <Button kind="primary" disabled={isLocked || !isChanged || save.isBusy} isPending={save.isBusy} onClick={ask}>
          {save.isBusy ? acts.sending : popupWords.publish}
        </Button>
      </div>
      {save.dialog}
      {withdraw.dialog}
    </Panel>
  );
}

interface ArticleFieldsProps {
  readonly written: WrittenArticle;
  readonly isLocked: boolean;
  readonly change: (part: Partial<WrittenArticle>) => void;
}

function ArticleFields({ written, isLocked, change }: ArticleFieldsProps) {
  const shelves = WRITTEN_SHELVES.some((each) => each === written.shelf)
    ? WRITTEN_SHELVES
    : [...WRITTEN_SHELVES, written.shelf];
  return (
    <div className={styles.part}>
      <label className={styles.field}>
        {words.title}
        <input
          className={styles.input}
          maxLength={120}
          value={written.title}
          disabled={isLocked}
          onChange={({ target }) => change({ title: target.value })}
        />
      </label>
      <div className={styles.fields}>
        <label className={styles.field}>
          {words.shelf}
          <select
            className={styles.input}
            value={written.shelf}
            disabled={isLocked}
            onChange={({ target }) => change({ shelf: shelves.find((each) => each === target.value) ?? written.shelf })}
          >
            {shelves.map((each) => (
              <option key={each} value={each}>
                {words.shelves[each]}
              </option>
            ))}
          </select>
        </label>
        <Moment
          name={words.from}
          value={written.startsAt}
          isLocked={isLocked}
          onChange={(startsAt) => change({ startsAt })}
        />
        <Moment
          name={words.until}
          value={written.endsAt}
          isLocked={isLocked}
          onChange={(endsAt) => change({ endsAt })}
        />
      </div>
      <label className={styles.field}>
        {words.summary}
        <input
          className={styles.input}
          maxLength={300}
          value={written.summary}
          disabled={isLocked}
          onChange={({ target }) => change({ summary: target.value })}
        />
      </label>
      <label className={styles.field}>
        {words.picture}
        <input
          className={styles.input}
          maxLength={200}
          value={written.picture ?? ''}
          disabled={isLocked}
          onChange={({ target }) => change({ picture: target.value === '' ? null : target.value })}
        />
      </label>
      <HtmlField
        value={written.contents}
        most={20_000}
        isLocked={isLocked}
        onChange={(contents) => change({ contents })}
      />
    </div>
  );
}

interface MomentProps {
  readonly name: string;
  readonly value: number | null;
  readonly isLocked: boolean;
  readonly onChange: (value: number | null) => void;
}

const Moment = ({ name, value, isLocked, onChange }: MomentProps) => (
  <label className={styles.field}>
    {name}
    <input
      className={styles.input}
      type="datetime-local"
      value={momentText(value ?? 0)}
      disabled={isLocked}
      onChange={({ target }) => onChange(momentOf(target.value) ?? null)}
    />
  </label>
);
