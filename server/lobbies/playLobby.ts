/** `GET /play-lobby/{lobby}`: the lobby that opens where no game supplier is set: a still page that says it is play money. No script. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lobbyTargetOf, type LobbyTarget } from '../../src/domain/reference/lobbies.ts';
import { lobbyCopy } from './copy.ts';

const Asked = z.object({ lobby: z.string().max(20), provider: z.string().max(40).nullable().default(null) });

/** Nothing but the page, its style sheets and its typeface; it may be neither framed nor scripted. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of this site; a provider is named in the query. */
export function playLobbyPath({ kind, provider }: LobbyTarget): string {
  return `/play-lobby/${kind}${provider === null ? '' : `?provider=${provider}`}`;
}

/** Adds the page to `app`; it has no script. */
export function playLobby(app: FastifyInstance): void {
  app.get<{ Params: { lobby: string }; Querystring: { provider?: unknown } }>(
    '/play-lobby/:lobby',
    (request, reply) => {
      const asked = Asked.safeParse({ ...request.params, provider: request.query.provider });
      const target = asked.success ? lobbyTargetOf(asked.data.lobby, asked.data.provider) : undefined;
      if (target === undefined) return reply.callNotFound();
      return reply
        .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(pageOf(target));
    },
  );
}

/** Every word of it is the house's own; nothing of the request is in it. */
function pageOf({ kind, provider }: LobbyTarget): string {
  const { titles, providers, brand, playMoney, notice, preparing, providerLabel, back } = lobbyCopy;
  const title = titles[kind];
  const supplier =
    provider === null ? '' : `<dl class="supplier"><dt>${providerLabel}</dt><dd>${providers[provider]}</dd></dl>`;
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${brand}</title>
<link rel="stylesheet" href="/file/font/pretendardvariable-dynamic-subset.css">
<link rel="stylesheet" href="/file/download/lobby/lobby.css">
</head>
<body>
<main class="lobby ${kind}">
<p class="brand">${brand}<span class="badge">${playMoney}</span></p>
<h1>${title}</h1>
${supplier}
<p class="preparing">${preparing}</p>
<p class="notice">${notice}</p>
<a class="back" href="/">${back}</a>
</main>
</body>
</html>
`;
}
