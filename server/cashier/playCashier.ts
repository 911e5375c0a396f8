/** `GET /play-cashier`: where play tether is paid in: a still page of the house that says it is play money (WAL-02). No script, and nothing of the request in it. */
import type { FastifyInstance } from 'fastify';
import { cashierCopy } from './copy.ts';

/** Of this site. */
export const PLAY_CASHIER_PATH = '/play-cashier';

/** Nothing but the page, its style sheets and its typeface; it may be neither framed nor scripted. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Adds the page to `app`. */
export function playCashier(app: FastifyInstance): void {
  app.get(PLAY_CASHIER_PATH, (_, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
}

const { brand, playMoney, title, received, notice, back } = cashierCopy;
const PAGE = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${brand}</title>
<link rel="stylesheet" href="/file/font/pretendardvariable-dynamic-subset.css">
<link rel="stylesheet" href="/file/download/lobby/lobby.css">
</head>
<body>
<main class="lobby">
<p class="brand">${brand}<span class="badge">${playMoney}</span></p>
<h1>${title}</h1>
<p class="preparing">${received}</p>
<p class="notice">${notice}</p>
<a class="back" href="/">${back}</a>
</main>
</body>
</html>
`;
