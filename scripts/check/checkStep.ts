/** What a step of `npm run check` is and what it answers. A step that looked at nothing has failed, whatever its tool says. */
import { availableParallelism } from 'node:os';

export interface CheckOutcome {
  readonly ok: boolean;
  /** One line: what was looked at, or what went wrong. */
  readonly summary: string;
  /** The tool's own words, shown if the step failed. */
  readonly detail: string;
}

export interface CheckStep {
  readonly name: string;
  run(): Promise<CheckOutcome>;
}

/** Files of the root that are ours to check. */
export const ROOT_FILES = ['vite.config.ts', 'playwright.config.ts'] as const;

/** Folders and files that are ours to check. Tools are always given paths: without them some walk `node_modules`. */
export const OUR_PATHS = ['src', 'server', 'scripts', 'tests', 'e2e', 'bench', ...ROOT_FILES] as const;

/** Steps that run beside each other. */
export const AT_ONCE = 2;

/** Of this machine's cores, those of one step. */
export const STEP_CORES = Math.max(1, Math.floor(availableParallelism() / AT_ONCE));

/**
 * The environment of the compiler and of the lint, which are written in Go: no more threads than a step has cores, since each thread that checks
 * files works out the types of all that they share anew (0171), and a garbage collector that waits for memory before it works.
 */
export const GO_ENV = { GOMAXPROCS: String(STEP_CORES), GOGC: '1000', GOMEMLIMIT: '3GiB' } as const;

/** For tools that read every file once and keep what they read: young objects are collected less often. */
export const NODE_HEAP = '--max-semi-space-size=128';

/** Each step may take this long, ms: a bound, not a goal, beside another step and whatever else a machine does. */
export const STEP_TIMEOUT_MS = 360_000;
