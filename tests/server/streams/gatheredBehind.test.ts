/** S-28 beside S-19 and S-21: a connection that events are gathered for, takes no more and lacks topics. Real origin, real sockets. */
import { expect, it } from 'vitest';
import { signIn } from '../support/caller.ts';
import { fixtureReport, games, wideMarketReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { openSlowReader } from '../support/slowReader.ts';

it('S-28 S-19 gets the image of what it lacks where what it missed fills it up', async () => {
  const origin = await openOrigin({ heartbeatMs: 10_000, maxUnsentBytes: 60_000 });
  await origin.sink.deliver([...games('a'), fixtureReport('x', { sportId: '48242' })]);
  const { token } = await signIn(origin);
  const first = await openSlowReader(origin, token, '');
  await first.until((frame) => frame.name === 'imageEnd');
  const end = first.frames.find((frame) => frame.name === 'imageEnd');
  const cursor = end?.name === 'imageEnd' ? `${end.position.epoch}.${end.position.offset}` : '';
  await origin.sink.deliver([{ ...wideMarketReport('a', 1, 200), marketId: '2' }]);
  const missed = (await origin.inspect.log('events')).at(-1)?.envelope.length ?? 0;
  expect(missed).toBeGreaterThan(30_000);
  expect(missed).toBeLessThan(59_000);
  const both = '?topics=sport:6046&topics=sport:48242&behind=sport:48242&gather=1000';
  const gathered = await openSlowReader(origin, token, both, cursor, 'gzip');
  await gathered.until((frame) => frame.name === 'imageEnd');
});
