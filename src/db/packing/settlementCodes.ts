/** Settlements as small numbers, in stored rows and log records alike: places in this list, which may only grow at its end. */
import type { Selection } from '../../domain/sports/fixture.ts';

export const SETTLEMENTS: readonly Selection['settlement'][] = [null, -1, 1, 2, 3, 4, 5];
