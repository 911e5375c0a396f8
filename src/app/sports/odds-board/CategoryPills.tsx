/** The category tabs of a board with their counts: links, so that each has an address. */
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Category } from '../../../domain/reference/sports.ts';
import { categoryNames } from '../../kit/copy/codes.ts';
import { board } from '../../kit/copy/labels.ts';
import { CountOr } from '../../kit/ui/Unknown.tsx';
import type { BoardQuery } from '../../kit/links/boardFilter.ts';
import { BOARD_CATEGORIES, boardSearch } from '../../kit/links/boardSearch.ts';
import * as styles from './CategoryPills.css.ts';

interface CategoryPillsProps {
  readonly query: BoardQuery;
  /** `undefined` while they are not known. */
  readonly counts: { readonly [C in Category]: number } | undefined;
}

export const CategoryPills = memo(function CategoryPills({ query, counts }: CategoryPillsProps) {
  const { search, order, day, round } = query;
  return (
    <nav className={styles.pills} aria-label={board.categories} aria-busy={counts === undefined}>
      {BOARD_CATEGORIES.map((category) => (
        <Link
          key={category}
          className={styles.pill}
          to={{ search: boardSearch({ category, search, order, day, round }) }}
          aria-current={category === query.category ? 'page' : undefined}
        >
          {categoryNames[category]}
          <span className={styles.count}>
            <CountOr count={counts?.[category]} />
          </span>
        </Link>
      ))}
    </nav>
  );
});
