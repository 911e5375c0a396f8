/** The results of a day, or of a league or a search up to that day. */
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useList, type ShownList } from '../../frame/link/useList.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { ListPanel } from '../../kit/ui/ListPanel.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { results } from '../copy/results.ts';
import { choiceOf, filterOf, isOfDay, paramsOf, type ResultChoice } from './resultChoice.ts';
import { ResultFilters } from './ResultFilters.tsx';
import { ResultRows } from './ResultRows.tsx';
import { useEnded } from './useEnded.ts';

export function Results() {
  const { now } = usePorts();
  const [params, setParams] = useSearchParams();
  // The day on which the page was opened: a list does not change by itself at midnight.
  const [openedAt] = useState(now);
  const choice = useMemo(() => choiceOf(params), [params]);
  const list = useList('results', filterOf(choice, openedAt));
  useEnded(list.retry);
  const choose = (wish: ResultChoice) => setParams(paramsOf(wish), { replace: true });
  const rows = (list.view?.runs ?? []).flatMap((run) => run.rows);
  const league = rows.find(({ leagueId }) => leagueId === choice.league)?.leagueName;
  return (
    <ListPanel title={results.title} asOf={list.asOf}>
      <ResultFilters choice={choice} league={league} today={openedAt} onChoose={choose} />
      <Contents key={list.view?.id} list={list} choice={choice} onChoose={choose} />
    </ListPanel>
  );
}

interface ContentsProps {
  readonly list: ShownList<'results'>;
  readonly choice: ResultChoice;
  readonly onChoose: (choice: ResultChoice) => void;
}

function Contents({ list, choice, onChoose }: ContentsProps) {
  const { view, head, retry } = list;
  const runs = view?.runs ?? [];
  const isEmpty = runs.every(({ rows }) => rows.length === 0);
  const isFailed = head === 'offline' || head === 'failed';
  const isKnown = runs.length > 0 && head !== 'asking';
  if (view === undefined || (isEmpty && !isKnown && !isFailed)) return <BoardSkeleton label={results.loading} />;
  if (isEmpty && isFailed) return <ErrorState hint={results.failed} onRetry={retry} />;
  if (!isEmpty) {
    const onLeague = (league: ResultChoice['league']) => onChoose({ ...choice, league });
    return <ResultRows list={list} runs={runs} isFull={view.isFull} onLeague={onLeague} />;
  }
  return isOfDay(choice) ? (
    <EmptyState title={results.empty} hint={results.emptyHint} />
  ) : (
    <EmptyState icon="search" title={results.emptySearch} hint={results.emptySearchHint} />
  );
}
