/** The games that are here, and where the list goes on. */
import { Fragment } from 'react';
import type { RunView } from '../../../db/queries/lists.ts';
import type { LeagueId } from '../../../domain/kernel/ids.ts';
import type { GameResult } from '../../../domain/results/gameResult.ts';
import type { ShownList } from '../../frame/link/useList.ts';
import { lists } from '../../kit/copy/lists.ts';
import { ListFoot, type FootState } from '../../kit/ui/ListFoot.tsx';
import { results } from '../copy/results.ts';
import { ResultRow } from './ResultRow.tsx';

interface ResultRowsProps {
  readonly list: Pick<ShownList<'results'>, 'head' | 'stateOf' | 'more'>;
  readonly runs: readonly RunView<GameResult>[];
  readonly isFull: boolean;
  readonly onLeague: (league: LeagueId) => void;
}

export function ResultRows({ list, runs, isFull, onLeague }: ResultRowsProps) {
  const last = runs.length - 1;
  return runs.map(({ rows, next }, index) => (
    <Fragment key={rows[0]?.fixtureId ?? index}>
      <ul>
        {rows.map((result) => (
          <ResultRow key={result.fixtureId} result={result} onLeague={onLeague} />
        ))}
      </ul>
      <ListFoot
        state={footStateOf(list, next, isFull && index === last)}
        end={results.end}
        {...(index === last ? {} : { more: lists.gap })}
        onMore={() => {
          if (next !== null) void list.more(next);
        }}
      />
    </Fragment>
  ));
}

function footStateOf(
  { head, stateOf }: ResultRowsProps['list'],
  next: RunView<GameResult>['next'],
  isFull: boolean,
): FootState {
  if (next === null) return 'end';
  if (isFull) return 'full';
  const state = stateOf(next);
  return state === 'done' ? (head === 'offline' ? 'offline' : 'more') : state;
}
