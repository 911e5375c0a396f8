/**
 * Directories of this run of the tests, gone with it: for what is made once and used by many of its processes, and for all that a test calls temporary, which
 * lies in memory where there is room. One test of a process that is killed stays on the disk.
 */
import type { TestProject } from 'vitest/node';
import { diskDirectory, memoryDirectory, removeDirectory } from '../../scripts/process/runDirectory.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute, empty at first. */
    readonly runDirectory: string;
    /** The same, where the machine keeps what is temporary: on its disk as a rule. */
    readonly diskDirectory: string;
  }
}

export function setup(project: TestProject): () => void {
  const onDisk = diskDirectory();
  const runDirectory = memoryDirectory() ?? onDisk;
  project.provide('runDirectory', runDirectory);
  project.provide('diskDirectory', onDisk);
  // Read by `os.tmpdir()` of the tests' processes, and of those that they start.
  project.config.env = { ...project.config.env, TMPDIR: runDirectory };
  return () => {
    for (const directory of [runDirectory, onDisk]) removeDirectory(directory);
  };
}
