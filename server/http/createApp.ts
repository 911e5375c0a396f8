/** The HTTP side of the origin: API, streams and site on one server. No stack, header or body ever leaves in an answer or a log. */
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { bettingRoutes, type BettingParts } from '../betting/bettingRoutes.ts';
import { copy } from './copy.ts';
import { houseOperatorRoutes } from '../house/houseOperatorRoutes.ts';
import { houseFiles } from '../house/houseFiles.ts';
import { houseRoutes } from '../house/houseRoutes.ts';
import { lobbyRoutes } from '../lobbies/lobbyRoutes.ts';
import { playLobby } from '../lobbies/playLobby.ts';
import { messageRoutes } from '../notices/messageRoutes.ts';
import { createAuthenticateOperator } from '../session/authenticateOperator.ts';
import { joinRoutes, type JoinParts } from '../session/joinRoutes.ts';
import { loginRoute } from '../session/loginRoute.ts';
import { loginStepRoute } from '../session/loginStepRoute.ts';
import { passwordRoutes, type PasswordParts } from '../session/passwordRoutes.ts';
import { sessionRoutes } from '../session/sessionRoutes.ts';
import { operatorRoutes, type OperatorParts } from '../settlement/operatorRoutes.ts';
import { sportsRoutes } from '../sports/sportsRoutes.ts';
import { streamRoutes, type StreamOptions, type StreamParts } from '../streams/streamRoutes.ts';
import { answerCalls, type Doors } from './answerCalls.ts';
import { blockedAddresses } from './blockedAddresses.ts';
import { compressAnswers } from './compressAnswers.ts';
import { healthRoute, type HealthParts } from './healthRoute.ts';
import { policyReports } from './policyReports.ts';
import type { CallLimits } from './limitCalls.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendPage, siteRoutes } from './siteRoutes.ts';

/** The largest body any call needs is a bet of twenty picks: about 4 KB. */
const BODY_LIMIT = 64 * 1024;
/** How long a client may take to send a request, and its headers before that, ms. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often it is looked who takes longer, ms. */
const LOOK_MS = 1_000;

export interface AppOptions extends StreamOptions {
  readonly siteDir: string | null;
  readonly blockedAddresses: readonly string[];
  readonly trustProxy: readonly string[];
  readonly calls: CallLimits;
}

/** All that calls are answered with; each noun is handed its own. */
export interface AppParts
  extends HealthParts, JoinParts, PasswordParts, BettingParts, OperatorParts, Omit<StreamParts, keyof StreamOptions> {
  readonly needsSecondFactor: boolean;
}

export async function createApp(parts: AppParts, options: AppOptions): Promise<FastifyInstance> {
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
  answerFailures(app, options);
  await app.register(
    (api, _options, done) => {
      blockedAddresses(api, options.blockedAddresses);
      options.calls.byAddress(api);
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      compressAnswers(api);
      registerCalls(api, parts, options);
      done();
    },
    { prefix: '/api' },
  );
  await houseFiles(app);
  playLobby(app);
  if (options.siteDir !== null) await siteRoutes(app, options.siteDir);
  return app;
}

function registerCalls(api: FastifyInstance, parts: AppParts, options: AppOptions): void {
  const { store, clock, randomness, passwords, limits, needsSecondFactor, securityLog, authenticate } = parts;
  const { offer, tailer, hub, gzipPlaces, log, images, desk, epoch, build, startedAt, isBettingOff, producers } = parts;
  const { wakeSettler } = parts;
  const { maxUnsentBytes, openGzip, onFailure } = options;
  const administrator = createAuthenticateOperator({ store, authenticate, securityLog });
  const doors: Doors = { member: authenticate, administrator };
  const answer = answerCalls(api, doors);
  const entering = { clock, randomness, needsSecondFactor };
  const entrance = { store, passwords, limits, securityLog };
  loginRoute(answer, { ...entrance, entering });
  loginStepRoute(answer, { ...entrance, entering });
  passwordRoutes(answer, { ...entrance, clock, randomness, authenticate });
  joinRoutes(answer, { ...entrance, clock, randomness });
  sessionRoutes(answer, { store, clock, securityLog });
  houseRoutes(answer, { store, offer });
  houseOperatorRoutes(answer, { store, clock, randomness, securityLog });
  messageRoutes(answer, { store, clock });
  lobbyRoutes(answer, { store });
  sportsRoutes(answer, { offer });
  bettingRoutes(answer, { store, desk, clock, randomness, securityLog });
  operatorRoutes(answer, { store, clock, securityLog, wakeSettler });
  const streaming = { epoch, maxUnsentBytes, openGzip, onFailure };
  streamRoutes(answer, { store, clock, tailer, hub, log, images, gzipPlaces, ...streaming });
  healthRoute(answer, {
    ...{ store, clock, tailer, hub, gzipPlaces, log, images, offer, epoch, build, startedAt },
    isBettingOff,
    producers,
  });
  policyReports(api, doors, { securityLog, clock });
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
    const isPage = !/^\/(?:api|file|play-lobby)(?:[/?]|$)/.test(request.url);
    if (isPage && siteDir !== null && (await sendPage(request, reply, siteDir))) return reply;
    return reply.code(404).send({ message: copy.notFound });
  });
}
