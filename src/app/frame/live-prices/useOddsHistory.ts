/**
 * The moves of one price: what the worker reads from the event log, and each move from then on (rules HIS). Asked of the worker, because it alone
 * knows the log's form: a tab would load its codec to read one price.
 */
import { useEffect, useState } from 'react';
import type { FixtureId, SelectionId } from '../../../domain/kernel/ids.ts';
import { withPoint, type OddsPoint } from '../../../domain/sports/oddsHistory.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

/** A price as whoever asks shows it now, so that the line ends where the number stands. */
export interface ShownPrice {
  /** Hundredths. */
  readonly odds: number;
  /** Of the selection. */
  readonly version: number;
}

interface Told {
  readonly selectionId: SelectionId;
  readonly points: readonly OddsPoint[];
}

/**
 * @param shown asked again when it changes; what the log does not have, as an answer to a bet may be ahead of the stream, is added
 * @returns `undefined` until the worker has answered, and where it does not
 */
export function useOddsHistory(
  fixtureId: FixtureId,
  selectionId: SelectionId,
  { odds, version }: ShownPrice,
): readonly OddsPoint[] | undefined {
  const { engine, now } = usePorts();
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    let isWanted = true;
    void engine.readOdds(fixtureId, selectionId).then((answer) => {
      if (!isWanted || !answer.ok) return;
      setTold({ selectionId, points: withPoint(answer.value.points, { at: now(), odds, version }) });
    });
    return () => {
      isWanted = false;
    };
  }, [engine, now, fixtureId, selectionId, odds, version]);
  return told?.selectionId === selectionId ? told.points : undefined;
}
