/** A column that SQL calls by another name keeps its capitals in quotes alone: PostgreSQL folds the others, and what is read is `undefined` on one store of two. */
import type { Breach, SourceText } from './sourceTree.ts';

const FOLDED = /\bAS\s+([a-z]+[A-Z]\w*)/g;

export const aliasBreaches = (tree: readonly SourceText[]): readonly Breach[] =>
  tree
    .filter(({ path }) => path.startsWith('server/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(FOLDED)].map(([, name = '']) => ({ path, what: `the alias ${name} without quotes` })),
    );
