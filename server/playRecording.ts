/**
 * A recording as `npm start` plays it: proved before anything is changed, told of while it runs, and reported at its end. How the process ends says
 * whether it was whole (REC-20 … REC-23).
 */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { OriginArguments } from './arguments.ts';
import type { FeedFactory } from './feed/feedFactory.ts';
import type { RecordingProgress } from './feed/recording/recordingProgress.ts';
import { reportLines, speedText } from './feed/recording/reportText.ts';
import { startRecording } from './feed/recording/startRecording.ts';
import { surveyRecording } from './feed/recording/surveyRecording.ts';
import { UnfitRecording } from './feed/recording/unfitRecording.ts';
import { openUnreadableFile } from './feed/recording/unreadableFile.ts';
import { clearDirectory, DirectoryInUse } from './store/clearDirectory.ts';

/** What the process ends with (docs/FEEDS.md). */
export const EXIT = { well: 0, failed: 1, unfit: 2, inUse: 3, broken: 4 } as const;

/** The code of a start that failed. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof UnfitRecording) return EXIT.unfit;
  return error instanceof DirectoryInUse ? EXIT.inUse : EXIT.failed;
}

/** A recording that is ready to be played, in a directory that is empty. */
export interface PlayedRecording {
  readonly feed: FeedFactory;
  /** `undefined` before its first line. */
  readonly progress: () => RecordingProgress | undefined;
  /** What a process that is stopped now ends with. */
  readonly exitCode: () => number;
}

/** Whether a path is a folder, or leads into it, by whatever links. */
function isWithin(folder: string, file: string): boolean {
  const real = (of: string) => (existsSync(of) ? realpathSync(of) : of);
  return `${real(file)}${path.sep}`.startsWith(`${real(folder)}${path.sep}`);
}

/**
 * @param onOver told once, after its report
 * @throws UnfitRecording, DirectoryInUse; nothing was changed then
 */
export async function prepareRecording(
  { recordings, speed, json, dataDir }: OriginArguments,
  say: (line: string) => void,
  onOver: () => void,
): Promise<PlayedRecording> {
  for (const file of recordings) {
    if (isWithin(dataDir, file)) throw new UnfitRecording(`${file} lies where its data would be: ${dataDir}`);
  }
  const survey = await surveyRecording(recordings);
  clearDirectory(dataDir);
  const unreadable = openUnreadableFile(`${dataDir}.unreadable.txt`);
  let progress: RecordingProgress | undefined;
  let code: number = EXIT.well;
  const feed = startRecording({
    survey,
    speed,
    random: Math.random,
    onUnreadable: unreadable.keep,
    onProgress(told) {
      if (progress === undefined) say(`Playing ${survey.name}: ${told.lines} lines, ${speedText(speed)}.`);
      progress = told;
    },
    onReport(report) {
      if (report.breaks.length > 0) code = EXIT.broken;
      if (json) say(JSON.stringify(report));
      else for (const line of reportLines(report)) say(line);
      const kept = unreadable.path();
      if (kept !== undefined) say(`  all unreadable lines: ${kept}`);
      if (report.isWhole || report.breaks.length > 0) onOver();
    },
  });
  return { feed, progress: () => progress, exitCode: () => code };
}
