/**
 * The origin's time: never goes back, whatever is done to the machine's clock, not over a restart either (SYN-12).
 *
 * A clock that was set back is not followed but waited for: meanwhile time passes a little more slowly than it does, so that intervals,
 * sessions and throttles go on, and both agree again in the end.
 */
import type { Clock } from './clock.ts';
import type { Work } from './store/store.ts';
import { readPulse } from './ingest/feedPulse.ts';

/** How fast time passes while it is ahead of the machine's clock: an hour is made up in ten. */
const PACE_AHEAD = 0.9;

/**
 * @param machine may be set forward, which is followed, and back, which is not
 * @param notBefore epoch ms that was written down already
 */
export function onwardClock(machine: Clock, notBefore: number): Clock {
  let at = Math.max(machine.now(), notBefore);
  let lookedAt = machine.elapsed();
  return {
    ...machine,
    now() {
      const elapsed = machine.elapsed();
      const passed = Math.max(0, elapsed - lookedAt);
      lookedAt = elapsed;
      at = Math.max(machine.now(), at + passed * PACE_AHEAD);
      return Math.floor(at);
    },
  };
}

/** The latest time that the data directory tells of: of its last event, or of the feed's last sign of life. Epoch ms; 0 for none. */
export async function lastTimeIn(tx: Work): Promise<number> {
  const last = await tx.selectFrom('event_log').select('envelope').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  // The log holds what `encodeEvent` wrote.
  const { at } = last === undefined ? { at: 0 } : (JSON.parse(last.envelope) as { at: number });
  return Math.max(at, await readPulse(tx));
}
