/** Law 6 for the rules: what docs/RULES.md and docs/STREAMS.md number, tests cite, and the other way round. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repeatedRules, rulesIn, unknownCitations, untestedRules, type RuleDocument } from './laws/ruleCitations.ts';
import { readSourceTree } from './laws/sourceTree.ts';

const root = path.resolve(import.meta.dirname, '../..');
const present = ['docs/RULES.md', 'docs/STREAMS.md'].filter((name) => existsSync(path.join(root, name)));
const documents: readonly RuleDocument[] = present.map((name) => ({
  path: name,
  text: readFileSync(path.join(root, name), 'utf8'),
}));
// The made-up citations of this folder are no citations.
const tree = readSourceTree(root, ['tests', 'e2e']).filter(({ path: name }) => !name.startsWith('tests/architecture/'));

describe.skipIf(!present.includes('docs/RULES.md'))('numbered rules', () => {
  it('are there', () => {
    expect(documents.flatMap(rulesIn).length).toBeGreaterThan(20);
  });

  it('are numbered once', () => {
    expect(repeatedRules(documents)).toEqual([]);
  });

  it('are each cited by a test', () => {
    expect(untestedRules(documents, tree).map(({ what }) => what)).toEqual([]);
  });

  it('are the only ones that tests cite', () => {
    expect(unknownCitations(documents, tree)).toEqual([]);
  });
});

describe('the check of citations', () => {
  const document: RuleDocument = { path: 'docs/RULES.md', text: '- **AB-1** one\n- **AB-2** two · **CD-R1** three' };
  const cites = (title: string) => [{ path: 'tests/a.test.ts', text: `it('${title}', () => {});` }];

  it('finds a rule that no test cites', () => {
    expect(untestedRules([document], cites('AB-1 and CD-R1')).map(({ what }) => what)).toEqual([
      'AB-2 is cited by no test',
    ]);
  });

  it('finds a citation of a rule that is not there, and leaves other families alone', () => {
    expect(unknownCitations([document], cites('AB-7 CRT-05 CD-1'))).toHaveLength(1);
  });

  it('finds a number used twice', () => {
    expect(repeatedRules([document, { path: 'b', text: '**AB-2**' }])).toEqual(['AB-2']);
  });

  it('does not take a comment for a test', () => {
    const source = { path: 'tests/a.test.ts', text: "// it('AB-1')\nit('nothing', () => {});" };
    expect(untestedRules([document], [source])).toHaveLength(3);
  });
});
