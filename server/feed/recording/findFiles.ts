/** The files that a recording was told to be: files by name, everything in a folder, everything in an archive. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readArchive, streamOf } from './archive.ts';
import { UnfitRecording } from './unfitRecording.ts';

/** A file as it lies somewhere, packed or not. */
export interface FoundFile {
  /** For telling which it was: in an archive `ARCHIVE: ENTRY`. */
  readonly name: string;
  readonly bytes: number;
  /** Told by its name: it must be a recording. What was found in a folder or an archive is left out if it is none. */
  readonly isNamed: boolean;
  /** @param chunkBytes read at a time */
  open(chunkBytes: number): AsyncIterable<Buffer>;
}

/** What broke off before its end, and where. */
export interface Break {
  readonly file: string;
  /** 0 for an archive. */
  readonly afterLine: number;
  readonly reason: string;
}

const DEEPEST = 12;
const MOST_FILES = 50_000;

/**
 * In the order they were told, those of a folder by their names.
 *
 * @throws UnfitRecording where there is nothing, or more than is opened
 */
export async function findFiles(
  paths: readonly string[],
): Promise<{ readonly files: readonly FoundFile[]; readonly breaks: readonly Break[] }> {
  const files: FoundFile[] = [];
  const breaks: Break[] = [];
  const take = async (file: string, bytes: number, isNamed: boolean) => {
    const name = path.basename(file);
    const archive = await readArchive(file);
    if (archive === undefined) {
      files.push({ name, bytes, isNamed, open: (chunkBytes) => streamOf(file, chunkBytes) });
      return;
    }
    for (const entry of archive.entries) files.push({ ...entry, name: `${name}: ${entry.name}`, isNamed: false });
    if (archive.brokeOff !== undefined) breaks.push({ file: name, afterLine: 0, reason: archive.brokeOff });
  };
  for (const told of paths) {
    const found = await stat(told).catch(() => undefined);
    if (found?.isDirectory() === true) {
      for await (const file of within(told, 0)) {
        if (files.length >= MOST_FILES) throw new UnfitRecording(`the folder has more than ${MOST_FILES} files`);
        await take(file, (await stat(file)).size, false);
      }
    } else if (found?.isFile() === true) await take(told, found.size, true);
    else throw new UnfitRecording(`there is no recording at ${told}`);
  }
  return { files, breaks };
}

/** Every file below a folder, but hidden ones; links are not followed. */
async function* within(folder: string, depth: number): AsyncGenerator<string> {
  if (depth > DEEPEST) throw new UnfitRecording(`folders lie in one another more than ${DEEPEST} deep`);
  const all = (await readdir(folder, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of all) {
    if (entry.name.startsWith('.')) continue;
    const inner = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* within(inner, depth + 1);
    else if (entry.isFile()) yield inner;
  }
}
