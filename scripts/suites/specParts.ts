/** The parts of a whole run that drive a browser, and what each asks of `runSpecs`. */
export interface SpecPart {
  readonly title: string;
  readonly args: readonly string[];
}

/** The specs most of whose work is the engine's; `npm run test:e2e -- --no-shared-worker` runs all that way (SYN-06). */
const WITHOUT_SHARED = ['tabs', 'connection'].map((spec) => `e2e/${spec}.spec.ts`);

export const SPEC_PARTS: readonly SpecPart[] = [
  { title: 'specs in Chromium', args: [] },
  { title: 'specs without shared workers', args: ['--no-shared-worker', ...WITHOUT_SHARED] },
];
