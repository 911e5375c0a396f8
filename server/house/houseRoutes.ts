/** What the house tells: settings, limits, notices. */
import type { FastifyInstance } from 'fastify';
import type { OriginParts } from '../http/originParts.ts';
import { readLevels } from './levels.ts';
import { ruleChapters } from './ruleChapters.ts';
import { readSetting } from './settings.ts';

export function houseRoutes(app: FastifyInstance, parts: OriginParts): void {
  openRoutes(app, parts);
  const { store, offer, authenticate } = parts;

  app.get('/setting/level', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    return reply.send(await store.read(readLevels));
  });

  app.get('/newsLink', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    return reply.send(offer.news);
  });

  app.get('/popup', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    return reply.send(await store.read((tx) => readSetting(tx, 'popups')));
  });

  app.get('/event/banner', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    return reply.send(await store.read((tx) => readSetting(tx, 'banners')));
  });

  app.get('/rule', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    return reply.send(ruleChapters);
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
