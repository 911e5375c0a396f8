/** That every bug the simulation has to find can still be put into the code as it is: no seed is run for it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { patchCode } from '../support/simulation/plants/patchCode.ts';
import { misfits } from '../support/simulation/plants/plantBug.ts';
import { PLANTED_BUGS } from '../support/simulation/plants/plantedBugs.ts';
import { tokensOf } from '../support/simulation/plants/tokens.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('planted bugs', () => {
  it('can all still be planted', () => {
    const told = PLANTED_BUGS.flatMap((bug) => misfits(bug).map((why) => `${bug.name}: ${why}`));
    expect(told).toEqual([]);
  });

  it('have names of their own', () => {
    expect(new Set(PLANTED_BUGS.map(({ name }) => name)).size).toBe(PLANTED_BUGS.length);
  });

  it('leave code that can be read', () => {
    const broken = PLANTED_BUGS.flatMap(({ name, edits }) => {
      const codes = new Map<string, string>();
      for (const { file, find, replace } of edits) {
        const result = patchCode(codes.get(file) ?? readFileSync(path.join(root, file), 'utf8'), find, replace);
        if (result.kind === 'patched') codes.set(file, result.code);
      }
      return [...codes.values()]
        .flatMap((code) => ts.transpileModule(code, { reportDiagnostics: true }).diagnostics ?? [])
        .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
    });
    expect(broken).toEqual([]);
  });
});

const CODE = `
export function cut(batch: Batch, most: number) {
  // What is over is cut.
  if (batch.size > most) return batch.slice(0, most);
  return batch;
}
`;
const FIND = 'if (batch.size > most) return';
const REPLACE = 'if (batch.size > most * 2) return';

describe('the place of a planted bug', () => {
  it('is found whatever the line breaks and comments', () => {
    const code = CODE.replace('if (batch.size', 'if (\n // why\n batch.size').replace(
      'most) return',
      'most /* all */) return',
    );
    expect(patchCode(code, FIND, REPLACE)).toEqual({
      kind: 'patched',
      code: CODE.replace(FIND, REPLACE),
    });
  });

  it('is found where a name was changed, and the new one is put there', () => {
    expect(patchCode(CODE.replaceAll('most', 'limit'), FIND, REPLACE)).toEqual({
      kind: 'patched',
      code: CODE.replaceAll('most', 'limit').replace('size > limit', 'size > limit * 2'),
    });
  });

  it('is told with the nearest line where it is no longer there', () => {
    const changed = CODE.replace('batch.size > most', '!batch.fits(most)');
    expect(patchCode(changed, FIND, REPLACE)).toEqual({
      kind: 'misfit',
      why: `does not have \`${FIND}\`; nearest is line 4: \`if (!batch.fits(most)) return batch.slice(0, most);\``,
    });
  });

  it('is not taken for another one of the same shape whose names are others', () => {
    const other = CODE.replace(/if .*/, 'if (basket.weight > allowed) return basket;');
    expect(patchCode(other, FIND, REPLACE).kind).toBe('misfit');
  });

  it('is not chosen between two', () => {
    expect(patchCode(CODE + CODE, FIND, REPLACE)).toEqual({ kind: 'misfit', why: `has 2 places like \`${FIND}\`` });
  });

  it('is given no name that its file does not know', () => {
    expect(patchCode(CODE, FIND, 'if (batch.size > mostOfAll) return')).toEqual({
      kind: 'misfit',
      why: 'does not know `mostOfAll`, which the bug names',
    });
  });
});

describe('the words and signs of code', () => {
  it.each([
    ["const a = 'it // is'; // it was", ['const', 'a', '=', "'it // is'", ';']],
    ['a / b / c', ['a', '/', 'b', '/', 'c']],
    ['x.replace(/[\'"/]/g, b)', ['x', '.', 'replace', '(', '/[\'"/]/g', ',', 'b', ')']],
    ['`a ${b ? `c` : d} e` + f', ['`a ${b ? `c` : d} e`', '+', 'f']],
    ["return /a'b/.test(c)", ['return', "/a'b/", '.', 'test', '(', 'c', ')']],
  ])('of %s', (code, texts) => {
    expect(tokensOf(code).map(({ text }) => text)).toEqual(texts);
  });
});
