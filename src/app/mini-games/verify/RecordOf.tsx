/** Looks for what this browser was told of a round, in the list of rounds; draws nothing. Visitors have none: the house says what it told members. */
import { useEffect, useMemo, useRef } from 'react';
import { gameOfRound, timesOf, type Round, type RoundId } from '../../../domain/mini-games/round.ts';
import { useList } from '../../frame/link/useList.ts';

interface RecordOfProps {
  readonly roundId: RoundId;
  readonly onRecord: (round: Round) => void;
}

export function RecordOf({ roundId, onRecord }: RecordOfProps) {
  const filter = useMemo(() => {
    const { drawsAt } = timesOf(roundId);
    return { gameId: gameOfRound(roundId).gameId, from: drawsAt, until: drawsAt + 1 };
  }, [roundId]);
  const { view } = useList('rounds', filter);
  const round = view?.runs[0]?.rows.find((row) => row.roundId === roundId);
  const latest = useRef(onRecord);
  latest.current = onRecord;
  useEffect(() => {
    if (round !== undefined) latest.current(round);
  }, [round]);
  return null;
}
