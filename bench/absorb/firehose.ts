/** Updates as one body: what a subject is asked to absorb in a round. The next one goes on where the last one ended. */
import { FIXTURES } from '../workload/offer.ts';
import { createUpdates } from '../workload/updates.ts';
import { eventFrame, resumedFrame } from '../workload/wire.ts';

/** @returns gives the next so many updates */
export function createFirehose(fixtures = FIXTURES): (updates: number) => Buffer {
  const source = createUpdates(fixtures, 20_26);
  let head = 0;
  return (updates) => {
    const from = head;
    const now = Date.now();
    const frames = Array.from({ length: updates }, () => eventFrame(source.next(now).event, (head += 1)));
    return Buffer.concat([resumedFrame(from, head), ...frames]);
  };
}
