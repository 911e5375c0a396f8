/** Names that say nothing, files that only pass others on, files that do not say what they are for. */
import ts from 'typescript';
import type { Breach, SourceText } from './sourceTree.ts';
import { parse } from './syntax.ts';

const EMPTY_WORDS = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'types', 'misc', 'index']);
const CAMEL_OR_PASCAL = /^[A-Za-z][A-Za-z0-9]*$/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Folders and files with names of the vocabulary: kebab-case folders, files named after their main export. */
export function nameBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree.flatMap(({ path }) => {
    const parts = path.split('/');
    const file = (parts.pop() ?? '').replace(/\.(?:css|test|spec|d)?\.?[a-z]+$/, '');
    const words = [...parts, file];
    const breaches: Breach[] = words
      .filter((word) => EMPTY_WORDS.has(word.toLowerCase()))
      .map((word) => ({ path, what: `named ${word}` }));
    for (const folder of parts) if (!KEBAB.test(folder)) breaches.push({ path, what: `folder ${folder}` });
    if (!CAMEL_OR_PASCAL.test(file) && !KEBAB.test(file)) breaches.push({ path, what: `file ${file}` });
    return breaches;
  });
}

/** What a wing names of itself to others (law 3): the one kind of file that only passes on, and says why. */
const FACE = /^src\/app\/[a-z-]+\/face\.ts$/;

/** A barrel: a file whose statements only pass other files on. */
export function barrelBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree
    .filter(({ path }) => !FACE.test(path))
    .filter((source) => {
      const { statements } = parse(source);
      return (
        statements.length > 0 &&
        statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined)
      );
    })
    .map(({ path }) => ({ path, what: 'only passes other files on' }));
}

/** Every file of the product opens with the question it answers; `X.css.ts` is told by the `X.tsx` beside it. */
export function openingBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree
    .filter(({ path }) => /^(?:src|server|scripts)\//.test(path) && !path.endsWith('.css.ts'))
    .filter(({ text }) => !/^(?:#!.*\n)?\/(?:\*|\/)/.test(text))
    .map(({ path }) => ({ path, what: 'does not say what it is for' }));
}
