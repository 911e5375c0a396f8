/** Bugs to plant in a copy of the engine, one per kind of fault: a simulation that does not find them proves nothing. */
import { BET_BUGS } from './betBugs.ts';
import type { PlantedBug } from './bug.ts';
import { CONSENT_BUGS } from './consentBugs.ts';
import { IMAGE_BUGS } from './imageBugs.ts';
import { LINE_BUGS } from './lineBugs.ts';
import { ORIGIN_BUGS } from './originBugs.ts';
import { PUSH_BUGS } from './pushBugs.ts';
import { SESSION_BUGS } from './sessionBugs.ts';
import { STORAGE_BUGS } from './storageBugs.ts';
import { STREAM_BUGS } from './streamBugs.ts';
import { WORKER_BUGS } from './workerBugs.ts';

export const PLANTED_BUGS: readonly PlantedBug[] = [
  ...STREAM_BUGS,
  ...PUSH_BUGS,
  ...STORAGE_BUGS,
  ...BET_BUGS,
  ...CONSENT_BUGS,
  ...SESSION_BUGS,
  ...WORKER_BUGS,
  ...ORIGIN_BUGS,
  ...IMAGE_BUGS,
  ...LINE_BUGS,
];
