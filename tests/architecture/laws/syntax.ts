/** Reads imports, names and test titles out of code with the compiler's own parser, so that comments and strings cannot lie. */
import path from 'node:path';
import ts from 'typescript';
import type { SourceText } from './sourceTree.ts';

export interface ImportOf {
  /** A package's name, or a path from the project's root. */
  readonly target: string;
  readonly isPackage: boolean;
  readonly isTypeOnly: boolean;
}

/** Several laws look at the same file: parsing takes longer than all of their looking. */
const parsed = new WeakMap<SourceText, ts.SourceFile>();

export function parse(source: SourceText): ts.SourceFile {
  const known = parsed.get(source) ?? ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  parsed.set(source, known);
  return known;
}

/** Every static and dynamic import and every re-export of a file. */
export function importsOf(source: SourceText): readonly ImportOf[] {
  const found: ImportOf[] = [];
  visit(parse(source), (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push(importOf(source, node.moduleSpecifier.text, isTypeOnlyImport(node)));
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push(importOf(source, node.moduleSpecifier.text, node.isTypeOnly));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteralLike(argument)) found.push(importOf(source, argument.text, false));
    }
  });
  return found;
}

function importOf(source: SourceText, specifier: string, isTypeOnly: boolean): ImportOf {
  if (specifier.startsWith('.')) {
    return { target: path.posix.join(path.posix.dirname(source.path), specifier), isPackage: false, isTypeOnly };
  }
  const parts = specifier.split('/');
  return { target: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/'), isPackage: true, isTypeOnly };
}

function isTypeOnlyImport(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const bindings = clause.namedBindings;
  if (clause.name !== undefined || bindings === undefined || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

/**
 * Titles of all tests and groups of a file: first arguments of `it`, `test`, `describe` and what hangs on them, and the texts of
 * an `each` table, which become part of titles.
 */
export function testTitlesOf(source: SourceText): readonly string[] {
  const titles: string[] = [];
  visit(parse(source), (node) => {
    if (
      !ts.isCallExpression(node) ||
      !/^(?:it|test|long|declare|describe|visit|seated|fresh|phone)\b/.test(node.expression.getText())
    )
      return;
    const [title] = node.arguments;
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) titles.push(title.getText());
    else if (title && /\.(?:each|for)$/.test(node.expression.getText())) titles.push(...textsIn(title));
  });
  return titles;
}

function textsIn(node: ts.Node): readonly string[] {
  const texts: string[] = [];
  visit(node, (inner) => {
    if (ts.isStringLiteralLike(inner)) texts.push(inner.text);
  });
  return texts;
}

/** Calls back for a node and everything in it. */
export function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node);
  ts.forEachChild(node, (child) => {
    visit(child, callback);
  });
}
