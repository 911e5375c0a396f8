/** What the house tells: settings, limits, notices, unread messages. */
import type { FastifyInstance } from 'fastify';
import type { OriginParts } from '../http/originParts.ts';
import { unreadCount } from '../session/readMember.ts';
import { readLevels } from './levels.ts';
import { readSetting } from './settings.ts';

export function houseRoutes(app: FastifyInstance, parts: OriginParts): void {
  openRoutes(app, parts);
  const { store, offer, authenticate } = parts;

  app.get('/setting/level', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    return reply.send(await store.read(readLevels));
  });

  app.get('/message/unread', async (request, reply) => {
    const session = await authenticate(request, reply);
    if (session === undefined) return reply;
    const unread = await store.read((tx) => unreadCount(tx, session.memberId));
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(unread));
  });

  app.get('/newsLink', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    return reply.send(offer.news);
  });

  app.get('/popup', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    return reply.send(await store.read((tx) => readSetting(tx, 'popups')));
  });
}

/** What a visitor may know before signing in. */
function openRoutes(app: FastifyInstance, { store }: OriginParts): void {
  app.get('/setting/autoLogoutMin', async () => ({
    autoLogoutMin: await store.read((tx) => readSetting(tx, 'autoLogoutMin')),
  }));
  app.get('/setting/maintanace', async () => ({
    siteNoticeFlg: await store.read((tx) => readSetting(tx, 'siteNoticeFlg')),
  }));
  app.get('/setting/liveBettingTime', () => store.read((tx) => readSetting(tx, 'liveBettingTime')));
  app.get('/setting/messenger', () => store.read((tx) => readSetting(tx, 'messenger')));
  app.get('/settingSignUp', async () => ({
    joinStartEndFlg: await store.read((tx) => readSetting(tx, 'joinStartEndFlg')),
  }));
}
