/** The rules of the house, chapter by chapter (NAV-01). An address that ends in `#rule-…` opens its chapter and goes there. */
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RuleChapter } from '../../../domain/notices/houseDocuments.ts';
import { rules } from '../copy/rules.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { Accordion } from '../../kit/ui/Accordion.tsx';
import { HouseHtml } from '../../kit/ui/HouseHtml.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import * as styles from './RuleBook.css.ts';

/** Prefixed, so that nothing the house calls a chapter can be mistaken for another part of the page. */
const anchorOf = (chapter: RuleChapter) => `rule-${chapter.id}`;

export function RuleBook() {
  const { view, retry } = useHouseDocument('rules');
  const loading = (
    <div className={styles.box}>
      <BoardSkeleton label={rules.loading} rows={6} />
    </div>
  );
  return (
    <section className={styles.page} aria-labelledby="rules-title">
      <h1 id="rules-title" className={styles.title}>
        {rules.title}
      </h1>
      {view?.value !== undefined && view.value.length > 0 ? (
        <Suspense fallback={loading}>
          <Chapters chapters={view.value} />
        </Suspense>
      ) : view?.value !== undefined ? (
        <div className={styles.box}>
          <EmptyState title={rules.empty} />
        </div>
      ) : view?.hasFailed === true ? (
        <div className={styles.box}>
          <ErrorState hint={rules.failed} onRetry={retry} />
        </div>
      ) : (
        loading
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
        children: <HouseHtml html={chapter.contents} className={styles.contents} isWaitedFor />,
      }))}
    />
  );
}
