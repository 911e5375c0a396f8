/**
 * What a layer gives to others is explained where it is declared: meaning, units, errors, rules. Counted are exported names; a schema and the
 * type that is read off it are one.
 */
import ts from 'typescript';
import { below, type Breach, type SourceText } from './sourceTree.ts';
import { parse } from './syntax.ts';

/** Of a hundred exported names of a layer, how many are explained at least. A floor may only rise. */
export const DOCSTRING_FLOORS: Readonly<Record<string, number>> = {
  'src/db': 82,
  'src/domain': 72,
  'src/worker': 82,
  server: 78,
};

/** How far a layer may be above its floor before the floor has to follow, hundredths. */
const SLACK = 3;

export interface DocstringCount {
  readonly exported: number;
  /** Exported names without a word, as `path name`. */
  readonly bare: readonly string[];
}

/** @param folder a layer, with no stroke at its end */
export function countDocstrings(tree: readonly SourceText[], folder: string): DocstringCount {
  const names = below(tree, `${folder}/`)
    .filter(({ path }) => /\.tsx?$/.test(path) && !path.endsWith('.css.ts'))
    .flatMap((source) => [...explainedByName(source)].map(([name, isExplained]) => ({ name, isExplained, source })));
  const bare = names.filter(({ isExplained }) => !isExplained).map(({ name, source }) => `${source.path} ${name}`);
  return { exported: names.length, bare };
}

/** Layers that explain less than their floor asks for, and floors that have fallen behind what stands on them. */
export function docstringBreaches(
  tree: readonly SourceText[],
  floors: Readonly<Record<string, number>>,
): readonly Breach[] {
  return Object.entries(floors).flatMap(([folder, floor]) => {
    const { exported, bare } = countDocstrings(tree, folder);
    const share = exported === 0 ? 100 : (100 * (exported - bare.length)) / exported;
    const said = `${exported - bare.length} of ${exported} exported names are explained, ${share.toFixed(1)} %`;
    if (share < floor) return [{ path: folder, what: `${said}, not ${floor}: ${bare.join(', ')}` }];
    return share > floor + SLACK ? [{ path: folder, what: `${said}: raise its floor of ${floor}` }] : [];
  });
}

/** Each exported name of a file, and whether any of its declarations is explained. */
function explainedByName(source: SourceText): ReadonlyMap<string, boolean> {
  const explained = new Map<string, boolean>();
  for (const statement of parse(source).statements) {
    if (!ts.canHaveModifiers(statement)) continue;
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    if (!isExported) continue;
    const isExplained = ts.getJSDocCommentsAndTags(statement).some((doc) => ts.isJSDoc(doc));
    for (const name of namesOf(statement)) explained.set(name, isExplained || explained.get(name) === true);
  }
  return explained;
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}
