/** The system's clock, some time ahead: for what happens when nobody looked for a while. */
import { systemClock, type Clock } from '../../../server/clock.ts';

export const laterClock = (aheadMs: number): Clock => ({ ...systemClock, now: () => systemClock.now() + aheadMs });
