/** What a step of `npm run check` is and what it answers. A step that looked at nothing has failed, whatever its tool says. */

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

/** Folders and files that are ours to check. Tools are always given paths: without them some walk `node_modules`. */
export const OUR_PATHS = [
  'src',
  'server',
  'scripts',
  'tests',
  'e2e',
  'bench',
  'vite.config.ts',
  'playwright.config.ts',
] as const;

/** Each step may take this long, ms: a bound, not a goal, beside another step and whatever else a machine does. */
export const STEP_TIMEOUT_MS = 360_000;
