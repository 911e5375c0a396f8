/** Bugs in who leads, in calls to workers, and between code of several deploys. */
import { bug, type PlantedBug } from './bug.ts';

export const WORKER_BUGS: readonly PlantedBug[] = [
  bug(
    'worker',
    'two-leaders',
    'every worker syncs',
    ['secondWorker'],
    ['worker/leadership/lead.ts', "mode: 'exclusive'", "mode: 'shared'"],
  ),
  bug(
    'worker',
    'call-hangs',
    'a call to a dead worker never settles',
    ['workerKilled'],
    [
      'app/frame/link/settled.ts',
      "    ended.addEventListener('abort', lost, { once: true });\n    late.addEventListener('abort', lost, { once: true });",
      '',
    ],
  ),
  bug(
    'deploy',
    'newer-code-waits',
    'newer code waits behind older code for ever',
    ['deployed'],
    ['worker/leadership/lead.ts', "if (standing !== 'newer' || wait", "if (standing !== 'same' || wait"],
  ),
  bug(
    'deploy',
    'tabs-not-told',
    'tabs of older code are never refreshed',
    ['deployed'],
    ['worker/leadership/lead.ts', "if (standing === 'older') deps.onOutdated();", ''],
    ['worker/leadership/lead.ts', '    deps.onOutdated();\n    // Hands over', '    // Hands over'],
    ['worker/versions/age.ts', 'if (build !== undefined && build !== identity.build) onOutdated();', ''],
  ),
  bug(
    'deploy',
    'older-code-leads',
    'of two protocols the older one takes itself for the newer',
    ['deployed'],
    [
      'worker/versions/identity.ts',
      "own.protocol > other.protocol ? 'newer' : 'older'",
      "own.protocol < other.protocol ? 'newer' : 'older'",
    ],
  ),
];
