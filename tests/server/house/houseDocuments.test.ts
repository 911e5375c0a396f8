/** What the house tells and the files it hands out: for whom, in whose schema, and nothing beside (§7, NAV-15). */
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { documentCalls } from '../../../src/domain/calls/house.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { games } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';

const paths = {
  popups: '/popup',
  messages: '/message',
  banners: '/event/banner',
  rules: '/rule',
  topEvents: '/sports-prematch/event/top',
} as const;

/** `fetch` tidies paths up before it sends them; this does not. */
const rawStatus = (port: number, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('documents', () => {
  it('SPT-07 DOC-1 fit their schemas and are for members', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games(...Array.from({ length: 12 }, (_, n) => `g${n}`)));
    const member = await signIn(origin);
    for (const [name, path] of Object.entries(paths)) {
      const answer = await member.call('GET', path);
      const parsed = documentCalls[name as keyof typeof paths].answer.parse(answer.body);
      expect(parsed.length, name).toBeGreaterThan(0);
      expect((await callOrigin(origin, 'GET', path)).status, name).toBe(401);
    }
    expect((await member.call('GET', paths.topEvents)).body).toHaveLength(10);
  });

  it('NAV-15 the picture a messenger group names can be had', async () => {
    const origin = await openOrigin();
    const [group] = documentCalls.messengers.answer.parse((await callOrigin(origin, 'GET', '/setting/messenger')).body);
    const picture = await fetch(`${origin.url}/file/download/${group?.imgPath}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const bytes = new Uint8Array(await picture.arrayBuffer());
    expect([...bytes.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });
});

describe('files', () => {
  it.each([
    '/file/download/../houseFiles.ts',
    '/file/download/..%2f..%2fcopy.ts',
    '/file/download/%2e%2e/%2e%2e/main.ts',
    '/file/download/messenger/..%5c..%5c..%5ccopy.ts',
    '/file/download//etc/passwd',
    '/file/download/messenger',
    '/file/download/',
    '/file/download/nothing',
    '/file/font/../../../package.json',
  ])('are only what is in their folder: %s is not', async (path) => {
    const origin = await openOrigin();
    expect([400, 403, 404]).toContain(await rawStatus(origin.port, path));
  });
});
