/** The lines of the bets that are here, and after each run of them where it goes on. */
import { useCallback, useState } from 'react';
import type { RunView } from '../../../db/queries/lists.ts';
import type { Bet } from '../../../domain/bets/bet.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import type { AskedList } from '../../frame/lists/footStateOf.ts';
import { ListEnd, ListRows, rowCountOf } from '../../frame/lists/ListRows.tsx';
import { lists } from '../../kit/copy/lists.ts';
import { dateMinuteText } from '../../kit/copy/time.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import type { RowPlace } from '../../kit/windowed/Windowed.tsx';
import { history } from '../copy/history.ts';
import { useInWords } from './useInWords.ts';
import * as styles from './BetHistory.css.ts';
import { BetRow } from './BetRow.tsx';
import { BetTableHead } from './BetTableHead.tsx';
import { useAdded } from './useAdded.ts';

interface BetTableProps {
  readonly list: AskedList;
  readonly runs: readonly RunView<Bet>[];
  readonly isFull: boolean;
  /** Goes on with the bets placed before an instant, where no more are kept; epoch ms. */
  readonly onBefore: (at: number) => void;
  /** What is said at the end of the list. */
  readonly end: string;
}

/** Px. */
const ROW_HEIGHT = 56;
const NONE: ReadonlySet<string> = new Set();
const idOf = ({ betId }: Bet) => betId;

export function BetTable({ list, runs, isFull, end, onBefore }: BetTableProps) {
  const { view: cancelling } = useHouseDocument('betCancelling');
  const oldest = runs.at(-1)?.rows.at(-1);
  const { table, added, follow } = useAdded(runs.flatMap(({ rows }) => rows.map(({ betId }) => betId)));
  const inWords = useInWords(runs);
  const [open, setOpen] = useState<ReadonlySet<string>>(NONE);
  const turn = useCallback(
    (id: string) =>
      setOpen((known) => (known.has(id) ? new Set([...known].filter((one) => one !== id)) : new Set([...known, id]))),
    [],
  );
  const rules = cancelling?.value;
  const draw = (bet: Bet, place: RowPlace) => (
    <BetRow bet={inWords(bet)} cancelling={rules} isOpen={open.has(bet.betId)} onTurn={turn} place={place} />
  );
  const onMore = ({ rows }: RunView<Bet>) => follow(rows.at(-1)?.betId);
  return (
    <>
      <table className={styles.table} ref={table} aria-rowcount={rowCountOf(runs)}>
        <BetTableHead />
        <ListRows {...{ list, runs, idOf, onMore }} kind="tbody" estimate={ROW_HEIGHT} columns={6}>
          {draw}
        </ListRows>
      </table>
      <ListEnd {...{ list, runs, isFull, end, onMore }} />
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
