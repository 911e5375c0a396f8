/**
 * The lint of what changed since it last passed (0171). What it says of a file depends on the files of its project, on those of the projects that it
 * refers to and on the tools: where all of that is as it was when it passed, nothing is read again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, filesBelow } from '../process/filesBelow.ts';
import { ROOT_FILES, type CheckStep } from './checkStep.ts';
import { lint } from './lint.ts';

export interface LintProject {
  /** Its folder below the root, which has a `tsconfig.json`. */
  readonly folder: string;
  /** Files of the root that are compiled with it. */
  readonly files: readonly string[];
}

/** Below the root: for each project the digest of what it was made of when it last passed. Thrown away with what the compiler keeps. */
const PASSED_FOLDER = '.tsbuild/linted';

/** Rules, options and versions, for all projects. */
const OF_ALL = ['.oxlintrc.json', '.gitignore', 'tsconfig.base.json', 'package-lock.json', 'scripts/check/lint.ts'];

/** The project that includes the root's own files. */
const OF_ROOT = 'scripts';

/** All projects that the compiler builds. */
export const projectsOf = (root: string): readonly LintProject[] =>
  referencesOf(root, '.').map((folder) => ({ folder, files: folder === OF_ROOT ? ROOT_FILES : [] }));

/** @param projects at least one */
export function lintProjects(root: string, name: string, projects: readonly LintProject[]): CheckStep {
  return {
    name,
    async run() {
      const strays = straysBeside(root, projects);
      if (strays.length > 0) return { ok: false, summary: 'files of no project', detail: strays.join('\n') };
      const digestNow = digestsOf(root);
      const changed = projects
        .map((project) => ({ project, file: passedFile(root, project), digest: digestNow(project) }))
        .filter(({ file, digest }) => !existsSync(file) || readFileSync(file, 'utf8') !== digest);
      const kept = projects.length - changed.length;
      const words = kept === 0 ? '' : `${kept} ${kept === 1 ? 'project' : 'projects'} as when passed`;
      if (changed.length === 0) return { ok: true, summary: words, detail: '' };
      const paths = changed.flatMap(({ project: { folder, files } }) => [folder, ...files]);
      const outcome = await lint(root, paths).run();
      // What was written while it was read may have been read either way.
      const digestAfter = digestsOf(root);
      const isStill = changed.every(({ project, digest }) => digestAfter(project) === digest);
      if (outcome.ok && isStill) for (const { file, digest } of changed) writeInto(file, digest);
      return kept === 0 ? outcome : { ...outcome, summary: `${outcome.summary}, ${words}` };
    },
  };
}

/** Files in a folder that holds projects and in none of these: nothing would compile or lint them. */
function straysBeside(root: string, projects: readonly LintProject[]): readonly string[] {
  const holders = new Set(projects.map(({ folder }) => path.posix.dirname(folder)).filter((holder) => holder !== '.'));
  const isOurs = (file: string) => projects.some(({ folder }) => file.startsWith(`${folder}/`));
  return [...holders].flatMap((holder) => filesBelow(root, holder)).filter((file) => !isOurs(file));
}

const passedFile = (root: string, { folder }: LintProject): string =>
  path.join(root, PASSED_FOLDER, folder.replaceAll('/', '-'));

/** @returns the digest of a project as it is now; a folder that several projects read is read once */
function digestsOf(root: string): (project: LintProject) => string {
  const known = new Map<string, string>();
  const ofEntry = (entry: string) => {
    const digest = known.get(entry) ?? digestOf(root, filesBelow(root, entry));
    known.set(entry, digest);
    return digest;
  };
  return ({ folder, files }) =>
    [...OF_ALL, ...files, ...[...foldersReadBy(root, folder)].toSorted()].map(ofEntry).join('\n');
}

/** The project's folder and those of all projects that it refers to, over any number of steps. */
function foldersReadBy(root: string, folder: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const read of referencesOf(root, folder)) foldersReadBy(root, read, found);
  return found;
}

function referencesOf(root: string, folder: string): readonly string[] {
  const text = readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8');
  const { references = [] } = JSON.parse(text) as { references?: readonly { path: string }[] };
  return references.map((reference) => path.posix.join(folder, reference.path));
}

function writeInto(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
