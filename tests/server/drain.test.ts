/** An origin that is told to stop, in a process of its own (OPS-3, S-33). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { processFile } from '../support/process/processFile.ts';
import { betOn, callOrigin, claimOn, newKey, signIn, type Address, type CallAnswer } from './support/caller.ts';
import { newDataDir } from './support/openOrigin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const LIMIT_MS = 120_000;
/** As `npm start` does, with a recording of nothing for a feed: it is open at once. */
async function startMain() {
  const folder = newDataDir();
  const recording = path.join(folder, 'game');
  const marketDefinition = { eventId: '77', eventTypeId: '7', marketType: 'WIN', runners: [], status: 'OPEN' };
  const times = { marketTime: '2021-07-30T05:45:00.000Z', inPlay: false };
  const mc = [{ id: '1.5', marketDefinition: { ...marketDefinition, ...times } }];
  writeFileSync(recording, `${JSON.stringify({ op: 'mcm', pt: 1_627_623_600_000, mc })}\n`);
  mkdirSync(path.join(folder, 'data'));
  const env = {
    ...process.env,
    HANPAN_DATABASE: '',
    HANPAN_DATA: path.join(folder, 'data'),
    HANPAN_DEV: '1',
    PORT: '0',
  };
  const argv = [await processFile('server/main.ts', root), '--recording', recording, '--demo', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, argv, { cwd: root, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const isOpen = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString();
        const url = /Hanpan is open: (\S+)/.exec(said)?.[1];
        if (url !== undefined) resolve(url);
      });
  });
  const gone = once(child, 'exit').then(([code]) => ({ code: code as number | null, said }));
  const url = await Promise.race([isOpen, gone.then(() => Promise.reject(new Error(said)))]);
  return { url, gone, terminate: () => child.kill('SIGTERM') };
}

/** Open when it resolves. */
const openStream = (origin: Address, name: string, token: string): Promise<Response> =>
  fetch(`${origin.url}/api/streams/${name}`, { headers: { 'x-auth-token': `Bearer ${token}` } });

/** A bet on nothing that the origin has begun with, and waits for the body of. */
async function beginBet(
  origin: Address,
  token: string,
): Promise<{ readonly finish: () => Promise<number | undefined> }> {
  const headers = {
    'content-type': 'application/json',
    expect: '100-continue',
    'x-auth-token': `Bearer ${token}`,
    'idempotency-key': newKey(),
  };
  const asked = request(`${origin.url}/api/sports-prematch/betting`, { method: 'POST', headers, agent: false });
  const status = new Promise<number | undefined>((resolve) => {
    asked.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    asked.on('error', () => resolve(undefined));
  });
  asked.flushHeaders();
  await once(asked, 'continue');
  return {
    finish() {
      asked.end(JSON.stringify(betOn([claimOn('nothing')])));
      return status;
    },
  };
}

it(
  'OPS-3 S-33 is ready no more, tells streams when to come again, answers the calls under way, and ends with 0',
  { timeout: LIMIT_MS },
  async () => {
    const origin = await startMain();
    const member = await signIn(origin);
    expect(await callOrigin(origin, 'GET', '/health/ready')).toMatchObject({ status: 200 });
    const names = ['events', 'bets', 'events', 'bets'];
    const streams = await Promise.all(names.map((name) => openStream(origin, name, member.token)));
    const bet = await beginBet(origin, member.token);
    origin.terminate();
    const asked: CallAnswer[] = [];
    while ((asked.at(-1)?.status ?? 200) === 200) asked.push(await callOrigin(origin, 'GET', '/health/ready'));
    expect(asked.at(-1)).toMatchObject({ status: 503, body: { ready: false, lacks: ['draining'] } });
    const late = await member.call('GET', '/member/user');
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1']);

    expect(await bet.finish()).toBe(422);
    const texts = await Promise.all(streams.map((stream) => stream.text()));
    const times = texts.map((text) => Number(/\nretry: (\d+)\n\n$/.exec(text)?.[1]));
    expect(new Set(times).size).toBe(4);
    for (const ms of times) expect(ms).toSatisfy((one: number) => one >= 1_000 && one < 4_000);
    expect(await origin.gone).toMatchObject({ code: 0 });
  },
);
