/** The places of games in their proto round, as the origin numbered it (rule PRT-3); asked again when a game is shown that has none yet. */
import { useEffect, useState } from 'react';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

/** After an answer that did not come, or that does not have a game that is shown. */
const AGAIN_MS = 5_000;

/**
 * @param until end of the round, epoch ms
 * @returns from 0, by fixture; empty until they are told
 */
export function useProtoPlaces(
  until: number,
  shown: readonly Pick<Fixture, 'fixtureId'>[],
): ReadonlyMap<string, number> {
  const { engine } = usePorts();
  const [told, setTold] = useState<Told>({ until, places: new Map(), times: 0 });
  const { places } = told.until === until ? told : NOT_TOLD;
  const isMissing = shown.some(({ fixtureId }) => !places.has(fixtureId));
  const { times } = told;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    const ask = () => {
      void engine.protoNumbers(until).then((answer) => {
        if (!isWanted) return;
        setTold((before) => {
          const known = before.until === until ? before.places : NOT_TOLD.places;
          const next = answer.ok ? new Map(answer.value.map((id, place) => [id as string, place])) : known;
          return { until, places: next, times: before.times + 1 };
        });
      });
    };
    const timer = times === 0 || told.until !== until ? undefined : setTimeout(ask, AGAIN_MS);
    if (timer === undefined) ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [engine, until, isMissing, times, told.until]);
  return places;
}

interface Told {
  readonly until: number;
  readonly places: ReadonlyMap<string, number>;
  /** Answers, and failures, so far. */
  readonly times: number;
}

const NOT_TOLD: Told = { until: 0, places: new Map(), times: 0 };
