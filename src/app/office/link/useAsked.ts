/** What a call answers, asked when a screen is opened and again when it is told that it is another one. What was shown stays until the next is here. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../../domain/kernel/decision.ts';
import type { OfficeFailure } from './officeApi.ts';

export interface Asked<Value> {
  /** The last that was read; `undefined` before the first. */
  readonly value: Value | undefined;
  /** Why the last try came to nothing. */
  readonly failure: OfficeFailure | undefined;
  readonly again: () => void;
}

/** Things told in a burst are asked for once, ms. */
const SETTLES_MS = 120;

/**
 * @param ask kept by whoever calls (`useCallback`): another one is another question, whose answer takes the place of the last
 * @param told another number, asked again
 */
export function useAsked<Value>(ask: () => Promise<Result<Value, OfficeFailure>>, told = 0): Asked<Value> {
  const [of, setOf] = useState<{ readonly ask: unknown; readonly value?: Value; readonly failure?: OfficeFailure }>({
    ask,
  });
  const [tries, setTries] = useState(0);
  const turn = useRef(0);
  useEffect(() => {
    turn.current += 1;
    const mine = turn.current;
    const run = async () => {
      const result = await ask();
      if (turn.current !== mine) return;
      setOf((last) =>
        result.ok
          ? { ask, value: result.value }
          : {
              ask,
              ...(last.ask === ask && last.value !== undefined ? { value: last.value } : {}),
              failure: result.failure,
            },
      );
    };
    const timer = setTimeout(() => void run(), tries === 0 && told === 0 ? 0 : SETTLES_MS);
    return () => clearTimeout(timer);
  }, [ask, told, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  const isOfThis = of.ask === ask;
  return { value: isOfThis ? of.value : undefined, failure: isOfThis ? of.failure : undefined, again };
}
