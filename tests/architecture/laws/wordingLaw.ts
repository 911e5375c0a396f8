/**
 * Law 5: sentences live in the `copy/` folder of each wing and of each noun of the origin, and what both sides say in `src/copy`; nowhere
 * else is there a Korean letter.
 */
import type { Breach, SourceText } from './sourceTree.ts';

/** One below each wing, none deeper, and that of both sides. */
const COPY = /^src\/(?:app\/[a-z-]+\/)?copy\//;
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;

/** Names as feeds say them and as people look for them, and passwords as people choose them: data, and nothing we say. */
const DATA = /^(?:server\/(?:feed\/|session\/commonPasswords\.ts$)|src\/domain\/search\/aliasTable\.ts$)/;

const isOfOrigin = (path: string): boolean =>
  path.startsWith('server/') && !/\/copy(?:\/|\.ts$)/.test(path) && !DATA.test(path);

export function wordingBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree
    .filter(({ path }) => (path.startsWith('src/') && !COPY.test(path) && !DATA.test(path)) || isOfOrigin(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, number: index + 1 }))
        .filter(({ line }) => HANGUL.test(line))
        .map(({ line, number }) => ({ path, what: `line ${number}: ${line.trim()}` })),
    );
}
