/** The parts of the benchmark, in the order in which they run. */
import { absorb } from '../absorb/absorb.ts';
import { cold } from '../cold/cold.ts';
import { commits } from '../commits/commits.ts';
import { connections } from '../connections/connections.ts';
import { growth } from '../growth/growth.ts';
import { load } from '../load/load.ts';
import { log } from '../log/log.ts';
import { paint } from '../paint/paint.ts';
import { reruns } from '../reruns/reruns.ts';
import type { Part } from './part.ts';

export const PARTS = { absorb, paint, log, cold, reruns, load, connections, commits, growth } satisfies Record<
  string,
  Part
>;

export type PartName = keyof typeof PARTS;
