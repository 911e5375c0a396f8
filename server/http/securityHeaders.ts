/**
 * Headers of every answer: what a page of ours may load, who may frame it, and that no text becomes code.
 *
 * Scripts come from our own files only, and the DOM's places where a text turns into markup or code take nothing but what one of
 * two policies made: `dompurify`, the cleaner's own, and `hanpan-script`, which knows the addresses of our workers.
 *
 * Answers of calls, styles, typefaces and pictures of points are no documents: shown as one, nothing may load from them. The long policy would be
 * half of a small answer, twelve times a minute.
 */
import type { FastifyInstance } from 'fastify';

/** Where browsers tell what the policy made them refuse. */
export const POLICY_REPORTS = '/api/policy-report';

/** The header's value; browsers report what it made them refuse (LOG-5). */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify hanpan-script',
  `report-uri ${POLICY_REPORTS}`,
  'report-to policy',
].join('; ');

const OF_DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const OF_DOCUMENTS = {
  ...OF_DATA,
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'reporting-endpoints': `policy="${POLICY_REPORTS}"`,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** The replay's page has itself in a frame, as the stage (decision 0095). Its letters and scripts are as those of the site. */
const OF_REPLAY = {
  ...OF_DOCUMENTS,
  'content-security-policy': CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  'x-frame-options': 'SAMEORIGIN',
} as const;
const IS_REPLAY = /^\/replay\/(?:index\.html)?(?:\?|$)/;

/** What no browser takes for a document or a script, by its address. A script may be a worker's, which goes by the policy it came with. */
const IS_DATA = /^\/api\/|^[^?]*\.(?:css|woff2|png|webp|jpg)(?:\?|$)/;

/** Once a browser came by TLS, it comes by nothing else for a year, to this name and those below it. */
const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/** Adds a hook: refusals and errors have the headers too. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Whether it was TLS only a proxy can say, and only one that is trusted is heard; said in plain text it would count for nobody.
    if (request.protocol === 'https') reply.header('strict-transport-security', TRANSPORT_SECURITY);
    const ofDocument = IS_REPLAY.test(request.url) ? OF_REPLAY : OF_DOCUMENTS;
    reply.headers(IS_DATA.test(request.url) ? OF_DATA : ofDocument);
  });
}
