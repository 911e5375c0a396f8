/** A directory of this run of the tests, for what is made once and used by many of its processes; gone with the run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute, empty at first. */
    readonly runDirectory: string;
  }
}

export function setup(project: TestProject): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'hanpan-run-'));
  project.provide('runDirectory', directory);
  return () => {
    rmSync(directory, { recursive: true, force: true });
  };
}
