/**
 * A small script of a page that is asked for before all others and runs as soon as it is here. Built, a page has one script, which runs when all
 * it imports is here and compiled; what this one started is under way by then. The page's script imports it too, so that it runs
 * once, whoever comes first, and while developing as well.
 */
import type { Plugin } from 'vite';

/** Modules that are a first script. With all it imports each is a file of its own: a second file to wait for would take from it what it gains. */
export const FIRST_SCRIPT = /[\\/](?:src[\\/]app[\\/]ahead|bench[\\/]site[\\/]hanpanAhead)\.ts$/;

export function firstScript(): Plugin {
  return {
    name: 'hanpan-first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => FIRST_SCRIPT.test(id)));
        // A page that does not load it has none.
        if (first === undefined || !html.includes(first.fileName)) return [];
        if (first.imports.length > 0) throw new Error(`the first script waits for ${first.imports.join(', ')}`);
        // What is asynchronous would be asked for last on a slow line.
        const attrs = {
          type: 'module',
          async: true,
          crossorigin: true,
          fetchpriority: 'high',
          src: `/${first.fileName}`,
        };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
