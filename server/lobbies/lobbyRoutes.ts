/**
 * Where a lobby is (NAV-10): the house's own play-money lobby, or an address an operator has set. Members of tendency 22 are told
 * no here as well as on their screen (SES-09), and a lobby under maintenance opens for nobody (LOB-1 … LOB-3).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  isCasinoLike,
  lobbyTargetOf,
  RESTRICTED_TENDENCY,
  type LobbyTarget,
} from '../../src/domain/reference/lobbies.ts';
import type { OriginParts } from '../http/originParts.ts';
import { readSetting } from '../house/settings.ts';
import { answerRefused, malformed, type AccountRefusal } from '../session/accountRefusal.ts';
import { readMember } from '../session/readMember.ts';
import type { Member } from '../../src/domain/session/member.ts';
import type { Work } from '../store/store.ts';
import { playLobbyPath } from './playLobby.ts';

const OpenGame = z.object({ type: z.enum(['EU', 'IN']) });
const PlayFun = z.object({ lobby: z.enum(['casino', 'slot']), provider: z.string().max(40) });

type Opened = { readonly url: string } | { readonly refusal: AccountRefusal };

export function lobbyRoutes(app: FastifyInstance, parts: OriginParts): void {
  app.get('/kosca/opengame', async (request, reply) => {
    const query = OpenGame.safeParse(request.query);
    if (!query.success) return answerRefused(reply, malformed(query.error));
    const kind = query.data.type === 'EU' ? 'european' : 'inPlay';
    const opened = await open(parts, request, reply, { kind, provider: null });
    if (opened === undefined) return reply;
    if ('refusal' in opened) return answerRefused(reply, opened.refusal);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(opened.url));
  });

  app.post('/playfun/auth', async (request, reply) => {
    const form = PlayFun.safeParse(request.body);
    if (!form.success) return answerRefused(reply, malformed(form.error));
    const target = lobbyTargetOf(form.data.lobby, form.data.provider);
    if (target === undefined) return answerRefused(reply, { reason: 'malformed', field: 'provider' });
    const opened = await open(parts, request, reply, target);
    if (opened === undefined) return reply;
    if ('refusal' in opened) return answerRefused(reply, opened.refusal);
    return reply.send({ launch_url: opened.url });
  });
}

/** @returns `undefined` after the answer was sent */
async function open(
  { store, authenticate }: OriginParts,
  request: FastifyRequest,
  reply: FastifyReply,
  target: LobbyTarget,
): Promise<Opened | undefined> {
  const session = await authenticate(request, reply);
  if (session === undefined) return undefined;
  return store.read(async (tx) => decide(tx, await readMember(tx, session.memberId), target));
}

async function decide(tx: Work, member: Member | undefined, target: LobbyTarget): Promise<Opened> {
  const { kind } = target;
  if (member === undefined) return { refusal: { reason: 'notYours' } };
  if (isCasinoLike(kind) && member.tendency === RESTRICTED_TENDENCY) return { refusal: { reason: 'restricted' } };
  const closed = await readSetting(tx, 'lobbyMaintenance');
  if (closed[kind] === 1) return { refusal: { reason: 'maintenance' } };
  const urls = await readSetting(tx, 'lobbyUrls');
  return { url: urls[kind] ?? playLobbyPath(target) };
}
