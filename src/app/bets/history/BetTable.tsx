/** The lines of the bets that are here, and after each run of them where it goes on. */
import { Fragment } from 'react';
import type { RunView } from '../../../db/queries/lists.ts';
import type { Bet } from '../../../domain/bets/bet.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import type { ShownList } from '../../frame/link/useList.ts';
import { lists } from '../../kit/copy/lists.ts';
import { dateMinuteText } from '../../kit/copy/time.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ListFoot, type FootState } from '../../kit/ui/ListFoot.tsx';
import { history } from '../copy/history.ts';
import { useInWords } from './useInWords.ts';
import * as styles from './BetHistory.css.ts';
import { BetRow } from './BetRow.tsx';
import { BetTableHead } from './BetTableHead.tsx';
import { useAdded } from './useAdded.ts';

interface BetTableProps {
  readonly list: Pick<ShownList<'bets'>, 'head' | 'stateOf' | 'more'>;
  readonly runs: readonly RunView<Bet>[];
  readonly isFull: boolean;
  /** Goes on with the bets placed before an instant, where no more are kept; epoch ms. */
  readonly onBefore: (at: number) => void;
  /** What is said at the end of the list. */
  readonly end: string;
}

export function BetTable({ list, runs, isFull, end, onBefore }: BetTableProps) {
  const { view: cancelling } = useHouseDocument('betCancelling');
  const oldest = runs.at(-1)?.rows.at(-1);
  const { table, added, follow } = useAdded(runs.flatMap(({ rows }) => rows.map(({ betId }) => betId)));
  const inWords = useInWords(runs);
  const last = runs.length - 1;
  const footOf = ({ rows, next }: RunView<Bet>, index: number) => (
    <ListFoot
      state={footStateOf(list, next, isFull && index === last)}
      end={end}
      {...(index === last ? {} : { more: lists.gap })}
      onMore={() => {
        if (next === null) return;
        follow(rows.at(-1)?.betId);
        void list.more(next);
      }}
    />
  );
  return (
    <>
      <table className={styles.table} ref={table}>
        <BetTableHead />
        {runs.map((run, index) => (
          <Fragment key={run.rows[0]?.betId ?? index}>
            {run.rows.map((bet) => (
              <BetRow key={bet.betId} bet={inWords(bet)} cancelling={cancelling?.value} />
            ))}
            {index === last ? null : (
              <tbody className={styles.gap}>
                <tr>
                  <td colSpan={6}>{footOf(run, index)}</td>
                </tr>
              </tbody>
            )}
          </Fragment>
        ))}
      </table>
      {runs.slice(last).map((run) => (
        <Fragment key="end">{footOf(run, last)}</Fragment>
      ))}
      {isFull && oldest !== undefined ? (
        <div className={styles.older}>
          <Button size="small" onClick={() => onBefore(oldest.placedAt + 1)}>
            {history.older(dateMinuteText(oldest.placedAt))}
          </Button>
        </div>
      ) : null}
      <p role="status" className={hidden}>
        {added === 0 ? '' : lists.added(added)}
      </p>
    </>
  );
}

function footStateOf({ head, stateOf }: BetTableProps['list'], next: RunView<Bet>['next'], isFull: boolean): FootState {
  if (next === null) return 'end';
  if (isFull) return 'full';
  const state = stateOf(next);
  // Without a line nothing more comes; whoever presses nevertheless tries it.
  if (state === 'done') return head === 'offline' ? 'offline' : 'more';
  return state;
}
