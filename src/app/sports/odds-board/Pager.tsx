/** The pages of a board, fifteen games each (SPT-04): links, the current one marked, the first and last always at hand. */
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { board } from '../../kit/copy/labels.ts';
import type { BoardQuery } from '../../kit/links/boardFilter.ts';
import { boardSearch } from '../../kit/links/boardSearch.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { CountOr } from '../../kit/ui/Unknown.tsx';
import { pagesAround } from './pagesAround.ts';
import * as styles from './Pager.css.ts';

interface PagerProps {
  readonly page: number;
  /** More than one; `undefined` while it is not known. */
  readonly pageCount: number | undefined;
  /** What is asked, of whatever page. */
  readonly query: BoardQuery;
}

export const Pager = memo(function Pager({ page, pageCount, query }: PagerProps) {
  const searchOf = (to: number) => boardSearch({ ...query, page: to });
  if (pageCount === undefined) return <UnknownPages />;
  const step = (to: number, icon: 'left' | 'right', name: string) =>
    to < 1 || to > pageCount ? (
      <span className={styles.step} aria-hidden="true" data-off>
        <Icon name={icon} size={16} />
      </span>
    ) : (
      <Link className={styles.step} to={{ search: searchOf(to) }} aria-label={name}>
        <Icon name={icon} size={16} />
      </Link>
    );
  return (
    <nav className={styles.pager} aria-label={board.pages}>
      {step(page - 1, 'left', board.previous)}
      {pagesAround(page, pageCount).map((shown, index) =>
        shown === 'gap' ? (
          <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={shown}
            className={styles.step}
            to={{ search: searchOf(shown) }}
            aria-label={board.page(shown)}
            aria-current={shown === page ? 'page' : undefined}
          >
            {shown}
          </Link>
        ),
      )}
      {step(page + 1, 'right', board.next)}
    </nav>
  );
});

/** As high as what comes. */
function UnknownPages() {
  return (
    <div className={styles.pager} aria-busy="true">
      {[1, 2, 3].map((place) => (
        <span key={place} className={styles.step} aria-hidden="true" data-off>
          <CountOr count={undefined} />
        </span>
      ))}
    </div>
  );
}
