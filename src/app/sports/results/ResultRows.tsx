/** The games that are here, and where the list goes on. */
import { useCallback } from 'react';
import type { RunView } from '../../../db/queries/lists.ts';
import type { LeagueId } from '../../../domain/kernel/ids.ts';
import type { GameResult } from '../../../domain/results/gameResult.ts';
import { ListEnd, ListRows } from '../../frame/lists/ListRows.tsx';
import type { AskedList } from '../../frame/lists/footStateOf.ts';
import type { RowPlace } from '../../kit/windowed/Windowed.tsx';
import { results } from '../copy/results.ts';
import { ResultRow } from './ResultRow.tsx';

interface ResultRowsProps {
  readonly list: AskedList;
  readonly runs: readonly RunView<GameResult>[];
  readonly isFull: boolean;
  readonly onLeague: (league: LeagueId) => void;
}

/** Px. */
const ROW_HEIGHT = 120;
const idOf = ({ fixtureId }: GameResult) => fixtureId;

export function ResultRows({ list, runs, isFull, onLeague }: ResultRowsProps) {
  const draw = useCallback(
    (result: GameResult, place: RowPlace) => <ResultRow result={result} place={place} onLeague={onLeague} />,
    [onLeague],
  );
  return (
    <>
      <ul>
        <ListRows {...{ list, runs, idOf }} kind="li" estimate={ROW_HEIGHT}>
          {draw}
        </ListRows>
      </ul>
      <ListEnd {...{ list, runs, isFull }} end={results.end} />
    </>
  );
}
