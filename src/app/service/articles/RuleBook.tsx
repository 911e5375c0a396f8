/**
 * The rules of the house, chapter by chapter (NAV-01). An address that ends in `#rule-…` opens its chapter and goes there; what is looked for opens the
 * chapters that have it, marked.
 */
import { Suspense, useRef, useState, type FormEvent } from 'react';
import type { RuleChapter } from '../../../domain/notices/houseDocuments.ts';
import { rules } from '../copy/rules.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { searchedText, wordsPattern } from '../../kit/house-html/wordsPattern.ts';
import { HouseHtml } from '../../kit/ui/HouseHtml.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { AnchoredChapters } from './AnchoredChapters.tsx';
import * as styles from './RuleBook.css.ts';

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

/** How often words stand in a chapter. */
const foundIn = ({ title, contents }: RuleChapter, pattern: RegExp) =>
  [title, searchedText(contents)].reduce((count, text) => count + (text.match(pattern)?.length ?? 0), 0);

function Chapters({ chapters }: { readonly chapters: readonly RuleChapter[] }) {
  const [search, setSearch] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const reached = useRef(-1);
  const pattern = wordsPattern(search);
  const counted =
    pattern === undefined ? [] : chapters.map((chapter) => ({ chapter, count: foundIn(chapter, pattern) }));
  const found = counted.filter(({ count }) => count > 0);
  const places = found.reduce((sum, { count }) => sum + count, 0);
  const shown = pattern === undefined ? chapters : found.map(({ chapter }) => chapter);
  const type = (text: string) => {
    reached.current = -1;
    setSearch(text);
  };
  /** Enter goes to the next place, and on from the last to the first. */
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const marks = [...(place.current?.querySelectorAll('mark[data-found]') ?? [])];
    if (marks.length === 0) return;
    reached.current = (reached.current + 1) % marks.length;
    marks[reached.current]?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <form role="search" className={styles.search} onSubmit={goOn}>
        <SearchField label={rules.search} value={search} onType={type} className={styles.field} />
        <p className={styles.found} role="status">
          {pattern === undefined || places === 0 ? '' : rules.found(found.length, places)}
        </p>
      </form>
      <div ref={place}>
        {shown.length === 0 ? (
          <div className={styles.box}>
            <EmptyState icon="search" title={rules.nothing} hint={rules.nothingHint} />
          </div>
        ) : (
          <AnchoredChapters
            prefix="rule-"
            first={chapters[0]?.id}
            held={pattern === undefined ? undefined : found.map(({ chapter }) => chapter.id)}
            chapters={shown.map((chapter) => ({
              id: chapter.id,
              title: pattern === undefined ? chapter.title : <MarkedTitle text={chapter.title} pattern={pattern} />,
              children: <HouseHtml html={chapter.contents} className={styles.contents} marked={search} isWaitedFor />,
            }))}
          />
        )}
      </div>
    </>
  );
}

/** What was found stands at every second place of what a pattern in brackets splits. */
const MarkedTitle = ({ text, pattern }: { readonly text: string; readonly pattern: RegExp }) =>
  text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} data-found="" className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
