/** The numbered rules and the tests that cite them: each rule has a test, each citation has a rule. */
import type { Breach, SourceText } from './sourceTree.ts';
import { testTitlesOf } from './syntax.ts';

const RULE_ID = /\b[A-Z]{1,4}-R?\d+\b/g;
const RULE_DEFINITION = /\*\*([A-Z]{1,4}-R?\d+)\b/g;

export interface RuleDocument {
  readonly path: string;
  readonly text: string;
}

/** Ids that a document defines: the bold ones. */
export function rulesIn(document: RuleDocument): readonly string[] {
  return [...document.text.matchAll(RULE_DEFINITION)].map((match) => match[1] ?? '');
}

export function citedIn(tree: readonly SourceText[]): ReadonlyMap<string, string> {
  const cited = new Map<string, string>();
  for (const source of tree.filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path))) {
    for (const title of testTitlesOf(source)) {
      for (const [id] of title.matchAll(RULE_ID)) cited.set(id, source.path);
    }
  }
  return cited;
}

/** Rules without a test. */
export function untestedRules(documents: readonly RuleDocument[], tree: readonly SourceText[]): readonly Breach[] {
  const cited = citedIn(tree);
  return documents.flatMap((document) =>
    rulesIn(document)
      .filter((id) => !cited.has(id))
      .map((id) => ({ path: document.path, what: `${id} is cited by no test` })),
  );
}

/** Citations of rules that no document defines, among the families (the letters before the dash) that documents define. */
export function unknownCitations(documents: readonly RuleDocument[], tree: readonly SourceText[]): readonly Breach[] {
  const known = new Set(documents.flatMap(rulesIn));
  const families = new Set([...known].map(familyOf));
  return [...citedIn(tree)]
    .filter(([id]) => families.has(familyOf(id)) && !known.has(id))
    .map(([id, path]) => ({ path, what: `cites ${id}, which is no rule` }));
}

/** Rules defined twice: a number is never used again. */
export function repeatedRules(documents: readonly RuleDocument[]): readonly string[] {
  const all = documents.flatMap(rulesIn);
  return all.filter((id, index) => all.indexOf(id) !== index);
}

/** `ODD-3` → `ODD`; `SES-R1` → `SES-R`, which keeps rules apart from the requirements of the same letters. */
const familyOf = (id: string) => id.replace(/\d+$/, '');
