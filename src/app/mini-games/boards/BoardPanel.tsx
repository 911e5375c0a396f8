/** The frame of a board: its name, what it is of, its choices; a picture or the same as a table; what may be expected of it. */
import { useId, useState, type ReactNode } from 'react';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { panel } from '../../kit/theme/panel.css.ts';
import { boardWords } from '../copy/boards.ts';
import * as styles from './BoardPanel.css.ts';

interface BoardPanelProps {
  readonly title: string;
  readonly hint?: string;
  /** Choices and chips at the right of the title. */
  readonly tools?: ReactNode;
  /** Hidden from whoever reads: `table` says the same. */
  readonly children: ReactNode;
  /** What is drawn, as a table; absent where what is drawn is one already. */
  readonly table?: ReactNode;
  readonly foot?: ReactNode;
}

export function BoardPanel({ title, hint, tools, children, table, foot }: BoardPanelProps) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <section className={`${panel} ${styles.box}`} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
        <div className={styles.tools}>{tools}</div>
      </header>
      <div className={styles.body}>
        {isTable ? null : children}
        {table === undefined ? null : <div className={isTable ? styles.tableBox : hidden}>{table}</div>}
      </div>
      <footer className={styles.foot}>
        {foot}
        <p className={styles.fixed}>
          {boardWords.noInfluence}
          {table === undefined ? null : (
            <button type="button" className={styles.plain} aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
              {isTable ? boardWords.asBoard : boardWords.asTable}
            </button>
          )}
        </p>
      </footer>
    </section>
  );
}

/** A board before the first round. */
export const EmptyBoard = ({ title }: { readonly title: string }) => (
  <BoardPanel title={title}>
    <p className={styles.hint}>{boardWords.none}</p>
  </BoardPanel>
);
