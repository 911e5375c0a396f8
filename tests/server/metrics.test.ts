/** What an origin tells whoever watches it, and whom (OPS-6, OPS-7). */
import { describe, expect, it } from 'vitest';
import type { Address } from './support/caller.ts';
import { betOn, callOrigin, claimOn, newKey, signIn } from './support/caller.ts';
import { games } from './support/feedReports.ts';
import { openOrigin } from './support/openOrigin.ts';
import { isFrame, openStream } from './support/streamReader.ts';

const TOKEN = 'a-token-that-nobody-guesses';
const LIMIT_MS = 240_000;

const ask = (origin: Address, authorization?: string): Promise<Response> =>
  fetch(`${origin.url}/metrics`, authorization === undefined ? {} : { headers: { authorization } });

/** All figures by their name and labels. */
async function figures(origin: Address): Promise<ReadonlyMap<string, number>> {
  const answer = await ask(origin, `Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('the metrics of an origin', { timeout: LIMIT_MS }, () => {
  it('OPS-6 tell bets, commits, streams, the log, the feed, answers and the process', async () => {
    const origin = await openOrigin({ metricsToken: TOKEN });
    await origin.sink.deliver([...games('a'), { kind: 'producer', producer: 'prematch', state: 'up' }]);
    const member = await signIn(origin);
    const stream = await openStream(origin, 'events', member.token);
    await stream.until(isFrame('imageEnd'));
    const key = newKey();
    for (const one of [key, key]) await member.bet(betOn([claimOn('a')]), one);
    await member.bet(betOn([claimOn('nothing')]), newKey());
    await member.bet(betOn([claimOn('a', { betPrice: '1.10' })]), newKey());
    await member.call('GET', '/member/member1');
    await callOrigin(origin, 'GET', '/nothing/of/the/kind');

    const found = await figures(origin);
    // The same key again is the same answer, and no second bet.
    expect(found.get('hanpan_bets_accepted_total')).toBe(1);
    const refused = [...found].filter(([name]) => name.startsWith('hanpan_bets_refused_total'));
    expect(refused.reduce((sum, [, count]) => sum + count, 0)).toBe(2);
    expect(found.get('hanpan_bet_decision_seconds_count')).toBe(3);
    expect(found.get('hanpan_group_commit_units_sum')).toBeGreaterThanOrEqual(4);
    expect(found.get('hanpan_streams_open{kind="events"}')).toBe(1);
    expect(found.get('hanpan_streams_cut')).toBe(0);
    expect(found.get('hanpan_feed_up{producer="prematch"}')).toBe(1);
    expect(found.get('hanpan_feed_up{producer="inPlay"}')).toBe(0);
    expect(found.get('hanpan_feed_silent_seconds')).toBeLessThan(60);
    expect(found.get('hanpan_log_head{kind="events"}')).toBeGreaterThan(0);
    expect(found.get('hanpan_log_trimmed{kind="events"}')).toBe(0);
    expect(found.get('hanpan_tailer_lag_events')).toBe(0);
    expect(found.get('hanpan_database_bytes{file="origin.db"}')).toBeGreaterThan(0);
    expect(found.get('hanpan_poll_calls_total')).toBe(1);
    expect(found.get('hanpan_http_answers_total{route="none",status="4xx"}')).toBe(1);
    expect(found.get('hanpan_draining')).toBe(0);
    expect(found.get('nodejs_eventloop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
    expect(found.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
  });

  it('OPS-6 name no member, no key and no address that was asked for', async () => {
    const origin = await openOrigin({ metricsToken: TOKEN });
    const member = await signIn(origin);
    const key = newKey();
    await member.call('GET', `/sports-prematch/betting/keys/${key}`);
    await callOrigin(origin, 'GET', '/member/member7');
    await fetch(`${origin.url}/what-somebody-typed`);
    const text = await (await ask(origin, `Bearer ${TOKEN}`)).text();
    for (const word of ['member1', 'member7', key, 'what-somebody-typed', '127.0.0.1', TOKEN]) {
      expect(text).not.toContain(word);
    }
  });

  it('OPS-6 are of one origin, beside another in the same process', async () => {
    const [one, two] = [await openOrigin({ metricsToken: TOKEN }), await openOrigin({ metricsToken: TOKEN })];
    await signIn(one);
    expect((await figures(one)).get('hanpan_http_answers_total{route="/api/member/login",status="2xx"}')).toBe(1);
    expect((await figures(two)).has('hanpan_http_answers_total{route="/api/member/login",status="2xx"}')).toBe(false);
  });

  it.each([undefined, '', 'Bearer', `Bearer ${TOKEN}x`, TOKEN, `bearer ${TOKEN.toUpperCase()}`])(
    'OPS-7 are nothing that is there for whoever says %s',
    async (authorization) => {
      const origin = await openOrigin({ metricsToken: TOKEN });
      const [answer, other] = [await ask(origin, authorization), await fetch(`${origin.url}/nothing`)];
      const told = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'date');
      expect([answer.status, await answer.text()]).toEqual([404, await other.text()]);
      expect(told(answer)).toEqual(told(other));
    },
  );

  it('OPS-7 are nobody’s where no token is given', async () => {
    const origin = await openOrigin();
    for (const said of [undefined, 'Bearer ', 'Bearer null']) expect((await ask(origin, said)).status).toBe(404);
  });
});
