/** Keeps every unreadable line of a recording in a file, once there are more than a report names. */
import { appendFileSync, rmSync } from 'node:fs';
import type { UnreadableLine } from './recordingProgress.ts';

/** More than a report names. */
const FEW = 20;
/** A file that is no recording from some line on has as many bad lines as lines. */
const MOST = 100_000;

/** What was written, and where. */
export interface UnreadableFile {
  keep(line: UnreadableLine): void;
  /** `undefined` while nothing is in it. */
  path(): string | undefined;
}

/** Removes what an earlier playing left there. */
export function openUnreadableFile(file: string): UnreadableFile {
  rmSync(file, { force: true });
  const held: string[] = [];
  let count = 0;
  return {
    keep({ file: of, line, reason }) {
      count += 1;
      if (count > MOST) return;
      held.push(`${of} line ${line}: ${reason.replace(/\s+/g, ' ')}\n`);
      if (count <= FEW) return;
      appendFileSync(file, held.splice(0).join(''));
    },
    path: () => (count > FEW ? file : undefined),
  };
}
