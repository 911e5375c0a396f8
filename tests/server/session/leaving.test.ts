/** Somebody who stops waiting for a login, at a real origin with hashes that take their time (rule SES-R7). */
import { once } from 'node:events';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { callOrigin, signIn } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

type Origin = Awaited<ReturnType<typeof openOrigin>>;

/** Sends a login and goes before it is answered. */
async function leave(origin: Origin, userId: string): Promise<void> {
  const sent = request(`${origin.url}/api/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  sent.on('error', () => undefined);
  sent.end(JSON.stringify({ userId, password: 'hanpan1234' }));
  await once(sent, 'finish');
  // Whoever asks after it is answered after it was read.
  await callOrigin(origin, 'GET', '/health');
  sent.destroy();
}

it('SES-R7 opens no session for whoever went away while waiting, and ends none', async () => {
  const dataDir = newDataDir();
  // Founded with cheap hashes; from the first login on each takes half a second.
  await (await openOrigin({ dataDir })).close();
  const origin = await openOrigin({ dataDir, passwordCost: 17 });
  const member = await signIn(origin);
  await leave(origin, 'member1');
  // Hashes of one address are made one after another: the abandoned login is through by then.
  await signIn(origin, 'member2');
  expect((await member.call('GET', '/member/user')).status).toBe(200);
  expect((await signIn(origin)).token).toHaveLength(43);
});
