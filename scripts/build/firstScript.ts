/**
 * A small script of a page that is asked for before all others and runs as soon as it is here. Built, a page has one script, which runs when all
 * it imports is here and compiled; what this one started is under way by then. The page's script imports it too, so that it runs
 * once, whoever comes first, and while developing as well.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The file of a page's first script, and of what it imports: whichever files import it, they run it. */
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
        const files = [first.fileName, ...first.imports];
        return files.map((file, index): HtmlTagDescriptor => ({
          ...(index === 0
            ? { tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src: `/${file}` } }
            : { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` } }),
          injectTo: 'head-prepend',
        }));
      },
    },
  };
}
