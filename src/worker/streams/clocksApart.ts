/** How far this machine's clock and the one that nobody sets have gone apart since a byte last came (C1): the one was set, or the other stood still in a sleep. */
import { instantOf, type SteadyClock } from '../ports/clock.ts';

export interface ClocksApart {
  /** A byte came: from here on. */
  heard(): void;
  /** Since then, either way, ms; 0 before a byte came to this worker. */
  ms(): number;
}

export function createClocksApart(clock: SteadyClock): ClocksApart {
  let leadThen: number | undefined;
  const lead = () => {
    const { now, elapsed } = instantOf(clock);
    return now - elapsed;
  };
  return {
    heard() {
      leadThen = lead();
    },
    ms: () => (leadThen === undefined ? 0 : Math.round(Math.abs(lead() - leadThen))),
  };
}
