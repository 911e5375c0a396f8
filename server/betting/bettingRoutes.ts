/** `/sports-prematch/betting`: placing a bet, its history, and what an idempotency key stands for. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { BettingRequest } from '../../src/domain/bets/bettingCall.ts';
import { ODDS_POLICY_HEADER, policyOf } from '../../src/domain/bets/oddsPolicy.ts';
import { SEEN_SCORES_HEADER, seenScoresOf } from '../../src/domain/bets/seenScores.ts';
import { BetId, BetKey } from '../../src/domain/kernel/ids.ts';
import { copy } from '../copy.ts';
import type { OriginParts } from '../http/originParts.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import { readKeyState, voidKey, type Answer } from './betKeys.ts';
import { readBetsOf } from './betRows.ts';
import { answerOfRefusal } from './refusal.ts';

const BET_ID_BYTES = 12;
/** Twenty games by the longest ids, encoded. Characters. */
const MAX_SCORES_HEADER = 4_500;

/** The headers of a bet; a name sent twice arrives joined by a comma and fits none of these. */
const BettingHeaders = z.object({
  'idempotency-key': BetKey,
  'hanpan-parent-key': BetKey.nullable().default(null),
  [ODDS_POLICY_HEADER]: z.string().max(16).optional(),
  [SEEN_SCORES_HEADER]: z.string().max(MAX_SCORES_HEADER).optional(),
});

const HistoryQuery = z.object({
  before: z.coerce.number().int().min(0).default(Number.MAX_SAFE_INTEGER),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export function bettingRoutes(app: FastifyInstance, parts: OriginParts): void {
  placeRoute(app, parts);
  keyRoutes(app, parts);
  const { store, authenticate } = parts;
  app.get('/sports-prematch/betting', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const query = HistoryQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: copy.badRequest });
    const { before, limit } = query.data;
    return reply.send(await store.read((tx) => readBetsOf(tx, session.memberId, before, limit)));
  });
}

function placeRoute(app: FastifyInstance, parts: OriginParts): void {
  const { desk, randomness, authenticate, securityLog } = parts;
  app.post('/sports-prematch/betting', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const { memberId } = session;
    const body = BettingRequest.safeParse(request.body);
    const headers = BettingHeaders.safeParse(request.headers);
    const scores = headers.success ? seenScoresOf(headers.data[SEEN_SCORES_HEADER]) : undefined;
    // Before the key is looked up only what the same request is refused for every time: a duplicate of a bet gets that bet's answer.
    if (!body.success || !headers.success || scores === undefined) {
      recordRefusedAccess(securityLog, request, memberId, 'malformed');
      return send(reply, answerOfRefusal({ reason: 'malformed' }));
    }
    if (body.data.memberId !== memberId) {
      recordRefusedAccess(securityLog, request, memberId, 'notYours');
      return send(reply, answerOfRefusal({ reason: 'notYours' }));
    }
    const answer = await desk.place({
      memberId,
      key: headers.data['idempotency-key'],
      parentKey: headers.data['hanpan-parent-key'],
      request: body.data,
      policy: policyOf(body.data.changeFlag, headers.data[ODDS_POLICY_HEADER]),
      scores,
      betId: BetId.parse(`b${randomness.text(BET_ID_BYTES)}`),
    });
    if (answer.isHit) reply.header('idempotency-hit', '1');
    return send(reply, answer);
  });
}

const send = (reply: FastifyReply, { status, body }: Answer) =>
  reply.code(status).type('application/json; charset=utf-8').send(body);

function keyRoutes(app: FastifyInstance, { store, clock, authenticate }: OriginParts): void {
  app.get<{ Params: { key: string } }>('/sports-prematch/betting/key/:key', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const key = BetKey.safeParse(request.params.key);
    if (!key.success) return reply.code(400).send({ message: copy.badRequest });
    return reply.send(await store.read((tx) => readKeyState(tx, session.memberId, key.data)));
  });

  app.post<{ Params: { key: string } }>('/sports-prematch/betting/key/:key/void', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const key = BetKey.safeParse(request.params.key);
    if (!key.success) return reply.code(400).send({ message: copy.badRequest });
    return reply.send(await store.write((tx) => voidKey(tx, session.memberId, key.data, clock.now())));
  });
}
