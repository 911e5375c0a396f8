/**
 * The order of the files of a run without a browser. A clean clone knows no times yet and would begin with the largest files; the longest of
 * all is among the smallest, and the whole run would wait for it at its end, on one core of two.
 */
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest by far, the longest first: ten to eighty seconds each beside others on two cores. */
export const LONGEST: readonly string[] = [
  'tests/simulation/simulation.test.ts',
  'tests/worker/line/heldBack.test.ts',
  'tests/server/feed/recording/sameLog.test.ts',
  'tests/server/store/conformance/conformance.test.ts',
  'tests/scripts/recording/recordingCommands.test.ts',
  'tests/architecture/fences.test.ts',
  'tests/server/feed/simulator/startSimulator.test.ts',
  'tests/server/kill/kill.test.ts',
  'tests/server/streams/conflation.test.ts',
  'tests/server/feed/recordingsPlayed.test.ts',
  'tests/server/http/slowRequests.test.ts',
  'tests/server/playedRecording.test.ts',
  'tests/server/roles.test.ts',
  'tests/server/streams/gathered.test.ts',
  'tests/worker/session/storageLost.test.ts',
];

/** @returns those of `LONGEST` in its order, then the others in theirs */
export function longestFirst(files: readonly string[]): readonly string[] {
  const placeOf = (file: string) => {
    const place = LONGEST.indexOf(file);
    return place === -1 ? LONGEST.length : place;
  };
  return files.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = new Map<string, TestSpecification[]>();
    // Not `super.sort`, which a lint takes for the sort of an array.
    const asGiven = await BaseSequencer.prototype.sort.call(this, files);
    for (const file of asGiven) {
      const name = path.relative(this.ctx.config.root, file.moduleId).replaceAll(path.sep, '/');
      known.set(name, [...(known.get(name) ?? []), file]);
    }
    const ordered = longestFirst([...known.keys()]).flatMap((name) => known.get(name) ?? []);
    // Those that share their modules come one after the other, at the end: a process is kept for the next file only if that shares them too.
    const sharesModules = ({ project }: TestSpecification) => Number(!project.config.isolate);
    return ordered.toSorted((a, b) => sharesModules(a) - sharesModules(b));
  }
}
