/** The head of a table of the office. */
import type { ReactNode } from 'react';
import * as table from './table.css.ts';

export interface TableColumn {
  readonly text: string;
  /** Its cells hold figures, which stand at their end. */
  readonly isNumber?: boolean;
  readonly className?: string;
}

interface TableHeadProps {
  readonly columns: readonly TableColumn[];
  /** Head of a column that picks rows, before the others. */
  readonly pick?: ReactNode;
}

export function TableHead({ columns, pick }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {pick}
        {columns.map(({ text, isNumber = false, className }) => (
          <th
            key={text}
            scope="col"
            className={[isNumber ? table.number : '', className].filter(Boolean).join(' ') || undefined}
          >
            {text}
          </th>
        ))}
      </tr>
    </thead>
  );
}
