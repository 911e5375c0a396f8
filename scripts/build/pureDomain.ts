/**
 * Lets the bundler leave out what a page does not use of the domain: each constant a module builds is marked as built without
 * effects, which law 2 promises of everything below `src/domain`.
 *
 * Without it every schema beside a used function stays, and the parser library with it, on pages that parse nothing.
 */
import type { Plugin } from 'vite';

/** What a bundler already knows to be without effects. */
const KNOWN_PURE = new Set([
  'Literal',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'Identifier',
  'ClassExpression',
]);

export function pureDomain(): Plugin {
  return {
    name: 'hanpan-pure-domain',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/domain\/.*\.ts$/.test(id)) return null;
      const inits = this.parse(code).body.flatMap((statement) => {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declared?.type !== 'VariableDeclaration') return [];
        return declared.declarations.flatMap(({ init }) => (init && !KNOWN_PURE.has(init.type) ? [init] : []));
      });
      // From the end, so that earlier places stay true.
      return inits.toReversed().reduce((text, { start, end }) => {
        return `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`;
      }, code);
    },
  };
}
