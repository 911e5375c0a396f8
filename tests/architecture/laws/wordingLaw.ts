/** Law 5: sentences live in `src/app/copy`; nowhere else in the client is there a Korean letter, comments included. */
import type { Breach, SourceText } from './sourceTree.ts';

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;

export function wordingBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree
    .filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/app/copy/'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, number: index + 1 }))
        .filter(({ line }) => HANGUL.test(line))
        .map(({ line, number }) => ({ path, what: `line ${number}: ${line.trim()}` })),
    );
}
