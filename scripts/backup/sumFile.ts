/** The sum of a backup, beside it in the form of `sha256sum`: a bit that turns over where it is kept is seen before anybody relies on it (OPS-4, OPS-5). */
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isThere } from '../../server/store/bereftDirectory.ts';
import { makePrivateFile } from '../../server/store/privateDirectory.ts';
import { placeFile } from './placeFile.ts';

/** One line: the sum, and the name of the file as text or as bytes. */
const LINE = /^([0-9a-f]{64}) [ *][^\n]+\n?$/;

/** Where the sum of a backup is. */
export const sumFileOf = (file: string): string => `${file}.sha256`;

/**
 * Writes the sum that a backup will have under its name.
 *
 * @param draft is complete
 * @throws Error with a sentence for the operator if there is a file of that name
 */
export async function placeSum(draft: string, file: string): Promise<void> {
  const sumDraft = `${draft}.sha256`;
  try {
    rmSync(sumDraft, { force: true });
    makePrivateFile(sumDraft);
    writeFileSync(sumDraft, `${await sumOf(draft)}  ${path.basename(file)}\n`);
    placeFile(sumDraft, sumFileOf(file));
  } finally {
    rmSync(sumDraft, { force: true });
  }
}

/**
 * Holds a copy of a backup to the sum beside the backup.
 *
 * @returns whether there is one
 * @throws Error with a sentence for the operator if it is of other bytes, or no sum
 */
export async function proveSum(copy: string, from: string): Promise<boolean> {
  const sumFile = sumFileOf(from);
  if (!isThere(sumFile)) return false;
  const [, sum] = LINE.exec(readSum(sumFile)) ?? [];
  if (sum === undefined) throw new Error(`${sumFile} is no line of sha256sum`);
  if ((await sumOf(copy)) !== sum) throw new Error(`${from} is damaged: it is not what ${sumFile} was written for`);
  return true;
}

function readSum(sumFile: string): string {
  try {
    return readFileSync(sumFile, 'utf8');
  } catch (error) {
    throw new Error(`${sumFile} cannot be read`, { cause: error });
  }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
