/** The category tabs of a board with their counts: links, so that each has an address. */
import { Link } from 'react-router-dom';
import type { Category } from '../../../domain/reference/sports.ts';
import { categoryNames } from '../../kit/copy/codes.ts';
import { board } from '../../kit/copy/labels.ts';
import { CountOr } from '../../kit/ui/Unknown.tsx';
import { BOARD_CATEGORIES, boardSearch } from '../../kit/links/boardFilter.ts';
import * as styles from './CategoryPills.css.ts';

interface CategoryPillsProps {
  readonly selected: Category;
  /** `undefined` while they are not known. */
  readonly counts: { readonly [C in Category]: number } | undefined;
  readonly search: string | undefined;
}

export function CategoryPills({ selected, counts, search }: CategoryPillsProps) {
  return (
    <nav className={styles.pills} aria-label={board.categories} aria-busy={counts === undefined}>
      {BOARD_CATEGORIES.map((category) => (
        <Link
          key={category}
          className={styles.pill}
          to={{ search: boardSearch({ category, ...(search === undefined ? {} : { search }) }) }}
          aria-current={category === selected ? 'page' : undefined}
        >
          {categoryNames[category]}
          <span className={styles.count}>
            <CountOr count={counts?.[category]} />
          </span>
        </Link>
      ))}
    </nav>
  );
}
