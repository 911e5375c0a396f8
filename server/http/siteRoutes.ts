/**
 * The built site: hashed files for ever, the page and the service worker always asked for again, any route answered by the page.
 *
 * A file that has a compressed twin (`.br`, `.gz`, written by the build) is sent as the best one the client takes.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Vite puts files with a hash in their name here; their contents never change. */
const HASHED_FOLDER = '/assets/';
/** Addresses that are no files of the built site; they have headers of their own. */
const NOT_OF_THE_SITE = /^\/(?:api|file|play-lobby|play-cashier|metrics)(?:\/|$)/;
/** The back office has a page of its own for every address below its own (decision 0116). */
const IS_OFFICE = /^\/(?:admin|manager)(?:\/|$)/;

/**
 * @param siteDir folder of the built site
 */
export async function siteRoutes(app: FastifyInstance, siteDir: string): Promise<void> {
  app.addHook('onSend', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (NOT_OF_THE_SITE.test(path) || reply.statusCode >= 400) return;
    // Also on what was sent as it is: a cache in between must not give it to whoever takes another encoding.
    reply.header('vary', 'accept-encoding');
    const isHashed = path.startsWith(HASHED_FOLDER) && !basename(path).startsWith('sw');
    reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  await app.register(fastifyStatic, {
    root: siteDir,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    // A twin is an encoding of a file, and no file of the site.
    globIgnore: ['**/*.{br,gz}'],
  });
}

/** Answers a page route with the page; `false` if this is not a request for a page. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, siteDir: string): Promise<boolean> {
  const [path = '/', search] = request.url.split('?');
  // The replay's files are named beside its page: without the slash they would be looked for among the site's.
  if (path === '/replay') {
    await reply.redirect(search === undefined ? '/replay/' : `/replay/?${search}`, 308);
    return true;
  }
  const page = IS_OFFICE.test(path) ? 'admin.html' : 'index.html';
  const isPage = request.method === 'GET' && !path.slice(path.lastIndexOf('/')).includes('.');
  if (!isPage || !existsSync(join(siteDir, page))) return false;
  await reply.header('cache-control', 'no-cache').sendFile(page);
  return true;
}
