/** Files of the built pages. The product's page and worker get the product's security policy; peers are spared it. */
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { CONTENT_SECURITY_POLICY } from '../../server/http/securityHeaders.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Files whose name says that a peer runs in them. */
const OF_PEER = /^(peer|naive|strongNaive)/;

export function sendSiteFile(siteDir: string, pathname: string, response: ServerResponse): void {
  const file = path.join(siteDir, path.normalize(pathname));
  if (!file.startsWith(siteDir) || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const policy = OF_PEER.test(path.basename(file)) ? {} : { 'content-security-policy': CONTENT_SECURITY_POLICY };
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=3600', ...policy });
  response.end(readFileSync(file));
}
