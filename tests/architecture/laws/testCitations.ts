/** Tables of docs/ that name the test of each row: what they name, and whether it is there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testTitlesOf } from './syntax.ts';

export interface Citation {
  readonly file: string;
  /** The start of a test's title, or of a part of it; empty for any test of the file. */
  readonly title: string;
}

/** The cells of every row of a Markdown table whose first cell is an id of this shape. */
export function tableRows(document: string, id: RegExp): readonly (readonly string[])[] {
  return document
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| ?| ?\|$/g, '')))
    .filter(([first = '']) => id.test(first));
}

/** What a cell names: a file between backticks and words of a title, one after the other with `<br>` between. */
export function citationsIn(cell: string): readonly Citation[] {
  return cell.split('<br>').flatMap((part) => {
    const found = /^`([^`]+\.(?:test|spec)\.tsx?)` ?(.*)$/.exec(part.trim());
    return found === null ? [] : [{ file: found[1] ?? '', title: found[2] ?? '' }];
  });
}

/** @param root of the project, to which the named files are relative */
export function isThere(root: string, { file, title }: Citation): boolean {
  return titlesIn(root, file).some((known) => known.includes(title));
}

function titlesIn(root: string, file: string): readonly string[] {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? testTitlesOf({ path: file, text: readFileSync(absolute, 'utf8') }) : [];
}
