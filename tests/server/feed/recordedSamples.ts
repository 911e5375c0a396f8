/** Where the recorded streams are, which are not part of this project. Tests that need one are skipped, visibly, without it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../../shared/data/', import.meta.url);

export interface RecordedSample {
  readonly file: string;
  readonly isAbsent: boolean;
  /** For a test's title: says that the sample is not there, or nothing. */
  readonly note: string;
}

export function recordedSample(path: string): RecordedSample {
  const file = fileURLToPath(new URL(path, FOLDER));
  const isAbsent = !existsSync(file);
  return { file, isAbsent, note: isAbsent ? ` (skipped: the sample ${path} is not here)` : '' };
}
