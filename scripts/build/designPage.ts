/** `/design` while developing: the page of every part in every state. Builds of the site know nothing of it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Its sources, below the root. */
const DESIGN_SOURCES = 'src/app/design';

export function designPage(): Plugin {
  return {
    name: 'hanpan-design-page',
    apply: 'serve',
    configureServer(server) {
      const serve = async () => {
        const page = await readFile(path.join(server.config.root, DESIGN_SOURCES, 'index.html'), 'utf8');
        return server.transformIndexHtml('/design', page.replace('./main.tsx', `/${DESIGN_SOURCES}/main.tsx`));
      };
      server.middlewares.use('/design', (request, response, next) => {
        if (request.url !== '/') {
          next();
          return;
        }
        serve().then((page) => response.setHeader('content-type', 'text/html').end(page), next);
      });
    },
  };
}
