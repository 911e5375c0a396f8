/**
 * The security log on disk: a JSON object a line, in files that rotate by size and age and of which so many are kept (LOG-1 … LOG-4).
 *
 * Whoever records never waits: lines are written in batches, and where the disk is slower than whoever calls, lines are left out and their
 * number told. Nothing is forced to disk; a power cut may cost the last second.
 */
import { mkdir, open, readdir, stat, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import { lineOf } from './securityLine.ts';
import type { SecurityLog } from './securityLog.ts';

/** Bounds of the files on disk. */
export interface LogRotation {
  /** Bytes after which a file is followed by the next. */
  readonly maxBytes: number;
  /** Age after which it is, ms. */
  readonly maxAgeMs: number;
  /** Files kept, the one that is written included; the oldest go. */
  readonly maxFiles: number;
}

/** At most 512 MiB, and at least a week of days in which much happened. */
export const DEFAULT_ROTATION: LogRotation = { maxBytes: 8 * 1024 * 1024, maxAgeMs: 24 * 3_600_000, maxFiles: 64 };

export interface FileSecurityLogOptions {
  /** Made if it does not exist; for the owner's eyes only. */
  readonly folder: string;
  readonly clock: Pick<Clock, 'now'>;
  /** Keeps the files of processes apart that share a folder. */
  readonly process: string;
  readonly rotation: LogRotation;
  readonly onFailure: (error: unknown) => void;
}

/** A log that must be closed, or its last lines are lost. */
export interface FileSecurityLog extends SecurityLog {
  /** Writes what waits, then closes. */
  close(): Promise<void>;
}

/** Lines that may wait for the disk. */
const MAX_WAITING = 10_000;

interface LogFile {
  readonly handle: FileHandle;
  readonly openedAt: number;
  bytes: number;
}

/** `onFailure` hears of what could not be written; whoever records does not. */
export function openFileSecurityLog(options: FileSecurityLogOptions): FileSecurityLog {
  const { folder, clock, rotation, onFailure } = options;
  let waiting: string[] = [];
  let leftOut = 0;
  let file: LogFile | undefined;
  let files = 0;
  let writing: Promise<void> | undefined;
  let hasFailed = false;

  const isDue = ({ bytes, openedAt }: LogFile) =>
    bytes >= rotation.maxBytes || Math.abs(clock.now() - openedAt) >= rotation.maxAgeMs;
  const nextFile = async (): Promise<LogFile> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    files += 1;
    const now = clock.now();
    const stamp = new Date(now).toISOString().replaceAll(/[-:.]/g, '');
    const name = `security-${stamp}-${options.process}-${String(files).padStart(6, '0')}.ndjson`;
    const handle = await open(path.join(folder, name), 'a', 0o600);
    await dropOldest(folder, rotation.maxFiles);
    return { handle, openedAt: now, bytes: 0 };
  };
  const letGo = async () => {
    const old = file;
    file = undefined;
    await old?.handle.close();
  };
  const write = async () => {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      const missed = leftOut;
      leftOut = 0;
      try {
        if (file !== undefined && isDue(file)) await letGo();
        file ??= await nextFile();
        const note = missed === 0 ? '' : lineOf(clock.now(), { name: 'linesLeftOut', count: missed });
        const text = lines.join('') + note;
        await file.handle.appendFile(text);
        file.bytes += Buffer.byteLength(text);
        hasFailed = false;
      } catch (error) {
        leftOut += missed + lines.length;
        // A full disk is told once, not with every line.
        if (!hasFailed) onFailure(error);
        hasFailed = true;
        await letGo().catch(() => undefined);
      }
    }
  };
  return {
    record(event) {
      if (waiting.length >= MAX_WAITING) {
        leftOut += 1;
        return;
      }
      waiting.push(lineOf(clock.now(), event));
      writing ??= write().finally(() => {
        writing = undefined;
      });
    },
    async close() {
      while (writing !== undefined) await writing;
      await letGo();
    },
  };
}

/** By the time they were last written to: names of several processes do not sort by it, and neither do those of a clock set back. */
async function dropOldest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^security-.*\.ndjson$/.test(name));
  if (names.length <= keep) return;
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const oldest = aged.toSorted((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1));
  for (const { name } of oldest.slice(0, names.length - keep)) await unlink(path.join(folder, name));
}
