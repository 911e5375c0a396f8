/** S-12: a client that does not read is closed before it costs memory, and others do not notice. */
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { Origin } from '../../../server/origin.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { fixtureReport, games, marketReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { framesOf, isFrame, openStream } from '../support/streamReader.ts';

/** Opens a stream over a socket that is never read from. */
function openDeaf(origin: Origin, token: string) {
  const socket = connect(origin.port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET /api/streams/events HTTP/1.1\r\nHost: hanpan\r\nX-AUTH-TOKEN: Bearer ${token}\r\n\r\n`);
}

const openStreams = async (origin: Origin) => {
  const { body } = await callOrigin(origin, 'GET', '/health');
  return (body as { streams: { events: number } }).streams.events;
};

/** About 30 KB of event. */
const wideMarket = (round: number) => ({
  ...marketReport('a'),
  selections: Array.from({ length: 200 }, (_, index) => ({
    ...marketReport('a').selections[0]!,
    selectionId: marketReport(`wide-${index}`).selections[0]!.selectionId,
    name: `${'n'.repeat(100)} ${round} ${index}`,
  })),
  marketId: '274',
});

it('S-12 closes a client with too many unsent bytes; the other one gets every event', async () => {
  const origin = await openOrigin({ maxUnsentBytes: 256 * 1024, heartbeatMs: 10_000 });
  const { token } = await signIn(origin);
  await origin.sink.deliver(games('a'));
  const reader = await openStream(origin, 'events', token);
  await reader.until(isFrame('heartbeat'));
  openDeaf(origin, token);
  await expect.poll(() => openStreams(origin)).toBe(2);
  let rounds = 0;
  while ((await openStreams(origin)) === 2 && rounds < 400) {
    rounds += 1;
    await origin.sink.deliver([wideMarket(rounds)]);
  }
  expect(await openStreams(origin)).toBe(1);
  await origin.sink.deliver([fixtureReport('last')]);
  await reader.until((frame) => frame.name === 'event' && frame.event.type === 'FixtureOpened');
  const offsets = framesOf(reader, 'event').map((frame) => frame.position.offset);
  expect(offsets).toEqual(offsets.map((_, index) => (offsets[0] ?? 0) + index));
  expect(offsets).toHaveLength(rounds + 1);
});

it('bounds the streams of one session: the oldest makes room', async () => {
  const origin = await openOrigin();
  const { token } = await signIn(origin);
  const first = await openStream(origin, 'events', token);
  for (let count = 0; count < 4; count += 1)
    await (await openStream(origin, 'events', token)).until(isFrame('heartbeat'));
  await first.ended();
  expect(await openStreams(origin)).toBe(4);
});
