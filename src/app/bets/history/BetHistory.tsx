/**
 * The member's bets, newest first: one line each, opening to their picks; live, so that a settlement shows by itself (SPT-06). Older ones come a page
 * at a time (LST-7), and what is here is shown with the line or without it.
 */
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { useList, type ShownList } from '../../frame/link/useList.ts';
import { pageNames } from '../../kit/copy/codes.ts';
import { lists } from '../../kit/copy/lists.ts';
import { machineTime } from '../../kit/copy/time.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { ListPanel } from '../../kit/ui/ListPanel.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { history } from '../copy/history.ts';
import { BetTable } from './BetTable.tsx';
import * as styles from './BetHistory.css.ts';
import { choiceOf, filterOf, paramsOf, type HistoryChoice } from './historyFilter.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { TotalsStrip } from './TotalsStrip.tsx';
import { useBetTotals } from './useBetTotals.ts';

export function BetHistory() {
  const { now } = usePorts();
  const [params, setParams] = useSearchParams();
  // The day on which the page was opened: a list does not change by itself at midnight.
  const [openedAt] = useState(now);
  const choice = useMemo(() => choiceOf(params), [params]);
  const filter = filterOf(choice, openedAt);
  const list = useList('bets', filter);
  const runs = list.view?.runs;
  const rows = useMemo(
    () =>
      (runs ?? []).flatMap((run) => run.rows.map(({ betId, status, paid }) => `${betId} ${status} ${paid}`)).join('|'),
    [runs],
  );
  const totals = useBetTotals(filter, rows);
  const choose = (wish: HistoryChoice) => setParams(paramsOf(wish), { replace: true });
  return (
    <ListPanel title={history.title} asOf={list.asOf}>
      <HistoryFilters choice={choice} totals={totals} today={openedAt} onChoose={choose} />
      <TotalsStrip totals={totals} />
      <Contents
        key={list.view?.id}
        list={list}
        isFiltered={params.size > 0}
        onBefore={(before) => choose({ ...choice, before })}
        end={
          filter.from === undefined
            ? lists.end
            : lists.endSince(machineTime(filter.from).slice(0, 10).replaceAll('-', '.'))
        }
      />
    </ListPanel>
  );
}

interface ContentsProps {
  readonly list: ShownList<'bets'>;
  readonly isFiltered: boolean;
  readonly onBefore: (at: number) => void;
  /** What is said at the end of the list. */
  readonly end: string;
}

function Contents({ list, isFiltered, onBefore, end }: ContentsProps) {
  const { view, head, retry, stateOf } = list;
  const runs = view?.runs ?? [];
  const isEmpty = runs.every(({ rows }) => rows.length === 0);
  // With nothing to show yet it is being asked for, unless that failed.
  const following = runs[0]?.next ?? null;
  const state = following === null ? head : stateOf(following);
  const isFailed = state === 'offline' || state === 'failed';
  const isKnown = runs.length > 0 && following === null && head !== 'asking';
  if (view === undefined || (isEmpty && !isKnown && !isFailed)) return <BoardSkeleton label={history.loading} />;
  if (isEmpty && !isKnown) return <ErrorState hint={history.failed} onRetry={retry} />;
  if (!isEmpty) return <BetTable list={list} runs={runs} isFull={view.isFull} end={end} onBefore={onBefore} />;
  return isFiltered ? (
    <EmptyState title={history.emptyFilter} hint={history.emptyFilterHint} />
  ) : (
    <EmptyState title={history.empty} hint={history.emptyHint}>
      <Link className={styles.toBoard} to={pathOf(MAIN_BOARD)}>
        {pageNames[MAIN_BOARD]}
      </Link>
    </EmptyState>
  );
}
