/** Asks the worker what has changed of what a tab looks at, and asks again, for as long as it looks at the same. */
import type { ChangedFixtures } from '../../../worker/contract.ts';
import { pause, type Clock } from '../../../worker/ports/clock.ts';
import type { Engine } from '../../kit/ports/engine.ts';

/** After the worker died or did not answer, ms. */
const AGAIN_AFTER_MS = 250;

/** @param isOvertaken whether something else is looked at by now */
type Take = (answer: ChangedFixtures, asked: readonly string[], isOvertaken: boolean) => void;

/**
 * @param begin gives what is looked at now: it is asked about nothing else from here on
 * @param run the run that tells; `null` for none
 * @param restMs how long to rest between an answer and the next question
 * @param end is told that nobody answers, or nothing is looked at
 * @returns to be called whenever what is looked at may have changed
 */
export function followChanges(
  engine: Pick<Engine, 'changedFixtures'>,
  clock: Clock,
  begin: () => readonly string[],
  run: () => string | null,
  take: Take,
  end: () => void,
  restMs: () => number,
): () => void {
  /** Changes with what is looked at. */
  let turn = 0;
  let isTurning = false;

  const follow = async (own: number): Promise<void> => {
    const ids = begin();
    if (ids.length === 0) {
      end();
      await engine.changedFixtures([], null);
      return;
    }
    while (own === turn) {
      const answer = await engine.changedFixtures(ids, run());
      if (answer !== undefined) {
        take(answer, ids, own !== turn);
        // What changes meanwhile comes with the next answer, in one.
        if (restMs() > 0) await pause(clock, restMs());
      } else if (own === turn) {
        end();
        await pause(clock, AGAIN_AFTER_MS);
      }
    }
  };

  /** Whatever is mounted together is asked for together. */
  return () => {
    if (isTurning) return;
    isTurning = true;
    queueMicrotask(() => {
      isTurning = false;
      turn += 1;
      follow(turn).catch(end);
    });
  };
}
