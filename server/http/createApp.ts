/** The HTTP side of the origin: API, streams and site on one server. No stack, header or body ever leaves in an answer or a log. */
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { copy } from './copy.ts';
import { houseFiles } from '../house/houseFiles.ts';
import { playCashier } from '../cashier/playCashier.ts';
import { playLobby } from '../lobbies/playLobby.ts';
import { blockedAddresses } from './blockedAddresses.ts';
import type { Metrics } from '../metrics/openMetrics.ts';
import { metricsRoute } from '../metrics/metricsRoute.ts';
import { compressAnswers } from './compressAnswers.ts';
import type { CallLimits } from './limitCalls.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendPage, siteRoutes } from './siteRoutes.ts';
import type { UnderWay } from './underWay.ts';

/** The largest body any call needs is a bet of twenty picks: about 4 KB. */
const BODY_LIMIT = 64 * 1024;
/** How long a client may take to send a request, and its headers before that, ms. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often it is looked who takes longer, ms. */
const LOOK_MS = 1_000;

export interface AppOptions {
  readonly onFailure: (error: unknown) => void;
  readonly siteDir: string | null;
  readonly blockedAddresses: readonly string[];
  readonly trustProxy: readonly string[];
  readonly calls: CallLimits;
  readonly underWay: UnderWay;
  readonly metrics: Metrics;
  /** What opens the metrics; `null` where nobody may ask for them. */
  readonly metricsToken: string | null;
  /** Told of every answer: the pattern of its call, if it has one, and its status. */
  readonly onAnswered: (route: string | undefined, status: number) => void;
}

/** @param answerAll registers every call of the API */
export async function createApp(
  options: AppOptions,
  answerAll: (api: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Of the two limits Node takes the longer one for the whole: a request was cut by its limit for headers, a minute, and looked at
    // every half.
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: LOOK_MS,
    },
    forceCloseConnections: true,
    // Nobody is trusted where nothing is said: of a list that is empty, the framework would say so with an error.
    trustProxy: options.trustProxy.length === 0 ? false : [...options.trustProxy],
    routerOptions: { maxParamLength: 128 },
  });
  securityHeaders(app);
  app.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    options.onAnswered(routeOptions.url, statusCode);
  });
  answerFailures(app, options);
  await app.register(
    (api, _options, done) => {
      blockedAddresses(api, options.blockedAddresses);
      options.calls.byAddress(api);
      options.underWay.watch(api);
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      compressAnswers(api);
      answerAll(api);
      done();
    },
    { prefix: '/api' },
  );
  await houseFiles(app);
  playLobby(app);
  playCashier(app);
  metricsRoute(app, options.metrics, options.metricsToken);
  if (options.siteDir !== null) await siteRoutes(app, options.siteDir);
  return app;
}

function answerFailures(app: FastifyInstance, { siteDir, onFailure }: AppOptions): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send({ message: copy.badRequest });
    // Full for a moment: 500 would sign the member out.
    if (status === 503) return reply.code(503).header('retry-after', '1').send({ message: copy.tooManyRequests });
    onFailure(error);
    return reply.code(500).send({ message: copy.unexpected });
  });
  app.setNotFoundHandler(async (request, reply) => {
    // Only pages of the site are answered by the site: not the API, not a file that is missing, not a lobby nobody knows.
    const isPage = !/^\/(?:api|file|play-lobby|play-cashier)(?:[/?]|$)/.test(request.url);
    if (isPage && siteDir !== null && (await sendPage(request, reply, siteDir))) return reply;
    return reply.code(404).send({ message: copy.notFound });
  });
}
