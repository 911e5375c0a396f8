/** Articles of events and notices, the newest first, those that were taken back among them; written, changed and taken back. */
import { useState } from 'react';
import { houseArticlesCall } from '../../../../domain/calls/officeHouse.ts';
import type { HouseArticle } from '../../../../domain/office/house.ts';
import type { Shelf } from '../../../../domain/articles/article.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { articleWords as words } from '../../copy/house.ts';
import { useMay } from '../../link/Office.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, FailedNote, LoadingNote } from '../../parts/StateNote.tsx';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import type { HouseProps } from './houseProps.ts';
import { usePages } from '../../link/usePages.ts';
import { WRITTEN_SHELVES } from './writtenShelves.ts';
import * as styles from './HouseScreen.css.ts';

type ShelfChoice = Shelf | 'all';
const choices = [
  { value: 'all' as ShelfChoice, label: words.all },
  ...[...WRITTEN_SHELVES, 'popup' as const].map((value) => ({ value, label: words.shelves[value] })),
];

export function ArticleTab({ isLocked, onSaid }: HouseProps) {
  const mayWrite = useMay('article.write');
  const isPhone = useIsPhone();
  const [shelf, setShelf] = useState<ShelfChoice>('all');
  const pages = usePages(houseArticlesCall, shelf === 'all' ? {} : { shelf }, 'house');
  const [opened, setOpened] = useState<HouseArticle | 'new'>();
  const article = opened === 'new' ? undefined : (pages.rows.find(({ id }) => id === opened?.id) ?? opened);
  const editor =
    opened === undefined ? null : (
      <ArticleEditor
        key={opened === 'new' ? 'new' : opened.id}
        article={article}
        isLocked={isLocked || !mayWrite}
        onSaid={(said) => {
          if (opened === 'new') setOpened(undefined);
          onSaid(said);
        }}
        onClose={() => setOpened(undefined)}
      />
    );
  if (isPhone && editor !== null) return editor;
  return (
    <div className={opened === undefined ? styles.alone : styles.halves}>
      <Panel
        title={words.list}
        className={styles.panelOf}
        isBusy={pages.state === 'reading'}
        aside={
          <Button size="small" disabled={isLocked || !mayWrite} onClick={() => setOpened('new')}>
            {words.add}
          </Button>
        }
        foot={
          <>
            <span>{words.reading(pages.rows.length)}</span>
            {pages.hasMore ? (
              <Button size="small" onClick={pages.more}>
                {words.more}
              </Button>
            ) : null}
          </>
        }
      >
        <div className={styles.filters}>
          <Filters label={words.shelf} choices={choices} value={shelf} onChange={setShelf} />
        </div>
        {pages.rows.length > 0 ? (
          <div className={styles.list}>
            {pages.rows.map((row) => (
              <button
                key={row.id}
                type="button"
                className={styles.item}
                aria-current={row.id === article?.id}
                onClick={() => setOpened(row)}
              >
                <span className={styles.clipped}>{row.title}</span>
                <span className={styles.itemNote}>
                  {words.shelves[row.shelf]} · {dateMinuteText(row.at)}
                  {row.isWithdrawn ? ` · ${words.withdrawn}` : ''}
                </span>
              </button>
            ))}
          </div>
        ) : pages.state === 'reading' ? (
          <LoadingNote />
        ) : pages.state === 'failed' ? (
          <FailedNote onRetry={pages.again} />
        ) : (
          <EmptyNote icon="document" title={words.empty} />
        )}
      </Panel>
      {editor}
    </div>
  );
}
