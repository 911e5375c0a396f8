/**
 * A live query whose answer stands while the browser itself fails to read (D3): a full disk, a storage process that died. What was read says
 * how old it is, what was not read yet is on its way, and a screen that goes would take a slip and a place in a list with it.
 */
import { isLostReading } from '../../../db/queries/lostReading.ts';
import type { LiveQuery } from '../../../db/queries/liveQuery.ts';
import { after } from '../../kit/timing/pageTimer.ts';

/** Until it is asked again, ms; twice as long after each failure, up to the longest. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/**
 * @param isFirstTold whether a failure is told as long as there has been no answer
 * @returns the same query, which is asked again where the browser failed
 */
export function standingAnswers<Answer>(query: LiveQuery<Answer>, isFirstTold: boolean): LiveQuery<Answer> {
  return {
    subscribe(next, fail) {
      let isTold = isFirstTold;
      let wait = FIRST_WAIT_MS;
      let stop: () => void;
      const ask = () => {
        const subscription = query.subscribe(
          (answer) => {
            isTold = false;
            wait = FIRST_WAIT_MS;
            next(answer);
          },
          (error) => {
            if (isTold || !isLostReading(error)) {
              fail?.(error);
              return;
            }
            subscription.unsubscribe();
            stop = after(wait, ask);
            wait = Math.min(2 * wait, LONGEST_WAIT_MS);
          },
        );
        stop = () => subscription.unsubscribe();
      };
      ask();
      return { unsubscribe: () => stop() };
    },
  };
}
