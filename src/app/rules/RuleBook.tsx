/** The rules of the house, chapter by chapter (NAV-01). An address that ends in `#rule-…` opens its chapter and goes there. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RuleChapter } from '../../domain/notices/houseDocuments.ts';
import { rules } from '../copy/rules.ts';
import { useHouseDocument } from '../ports/useHouseDocument.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { HouseHtml } from '../ui/HouseHtml.tsx';
import { BoardSkeleton } from '../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import * as styles from './RuleBook.css.ts';

/** Prefixed, so that nothing the house calls a chapter can be mistaken for another part of the page. */
const anchorOf = (chapter: RuleChapter) => `rule-${chapter.id}`;

export function RuleBook() {
  const { view, retry } = useHouseDocument('rules');
  return (
    <section className={styles.page} aria-labelledby="rules-title">
      <h1 id="rules-title" className={styles.title}>
        {rules.title}
      </h1>
      {view?.value !== undefined && view.value.length > 0 ? (
        <Chapters chapters={view.value} />
      ) : (
        <div className={styles.box}>
          {view?.value !== undefined ? (
            <EmptyState title={rules.empty} />
          ) : view?.hasFailed === true ? (
            <ErrorState hint={rules.failed} onRetry={retry} />
          ) : (
            <BoardSkeleton label={rules.loading} rows={6} />
          )}
        </div>
      )}
    </section>
  );
}

function Chapters({ chapters }: { readonly chapters: readonly RuleChapter[] }) {
  const { hash } = useLocation();
  const wanted = chapters.find((chapter) => `#${anchorOf(chapter)}` === hash);
  const open = wanted ?? chapters[0];
  const anchor = wanted === undefined ? undefined : anchorOf(wanted);
  useEffect(() => {
    if (anchor !== undefined) document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, [anchor]);
  return (
    <Accordion
      // Another address opens another chapter.
      key={anchor ?? ''}
      openAtFirst={open === undefined ? [] : [open.id]}
      chapters={chapters.map((chapter) => ({
        id: chapter.id,
        title: (
          <span id={anchorOf(chapter)} className={styles.chapter}>
            {chapter.title}
          </span>
        ),
        children: <HouseHtml html={chapter.contents} className={styles.contents} />,
      }))}
    />
  );
}
