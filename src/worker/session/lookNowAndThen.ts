/** Looks whether a database was lost: most browsers tell of it, and not all. */
import { pause, type Clock } from '../ports/clock.ts';

/** Between two looks, ms. */
const LOOK_EVERY_MS = 5_000;
/** After one that found a database shut, ms. */
const LOOK_AGAIN_MS = 500;

/** At once, for what was lost before; what could not be looked at while it was being deleted again soon; and for what no browser told of. */
export async function lookNowAndThen(clock: Clock, look: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isSeen = await look().then(
      () => true,
      () => false,
    );
    await pause(clock, isSeen ? LOOK_EVERY_MS : LOOK_AGAIN_MS, signal);
  }
}
