/** `/sports-prematch/betting`: placing a bet, its history, and what an idempotency key stands for. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BettingRequest } from '../../src/domain/bets/bettingCall.ts';
import { BetKey } from '../../src/domain/kernel/ids.ts';
import { copy } from '../copy.ts';
import type { OriginParts } from '../http/originParts.ts';
import { readKeyState, voidKey } from './betKeys.ts';
import { readBetsOf } from './betRows.ts';
import { placeBet } from './placeBet.ts';

const BET_ID_BYTES = 12;

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
  const { store, clock, randomness, authenticate, feedSilenceMs } = parts;
  app.post('/sports-prematch/betting', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const { memberId } = session;
    const body = BettingRequest.safeParse(request.body);
    const key = BetKey.safeParse(request.headers['idempotency-key']);
    const parentHeader = request.headers['hanpan-parent-key'];
    const parentKey =
      parentHeader === undefined ? { success: true as const, data: null } : BetKey.safeParse(parentHeader);
    if (!body.success || !key.success || !parentKey.success) return reply.code(400).send({ message: copy.badRequest });
    if (body.data.memberId !== memberId) return reply.code(403).send({ message: copy.notYours });
    if (parts.isBettingOff()) return reply.code(422).send({ message: copy.bettingOff });
    const order = { memberId, key: key.data, parentKey: parentKey.data, request: body.data };
    const betId = `b${randomness.text(BET_ID_BYTES)}`;
    const answer = await store.write((tx) => placeBet(tx, order, betId, feedSilenceMs, clock.now()));
    if (answer.isHit) reply.header('idempotency-hit', '1');
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
  });
}

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
