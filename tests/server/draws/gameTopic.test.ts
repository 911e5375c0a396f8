/** Rounds on the wire (S-31): who is told of them, and who is told that something was passed over. */
import { expect, it } from 'vitest';
import { formatPosition } from '../../../src/domain/kernel/position.ts';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import { signIn } from '../support/caller.ts';
import { games } from '../support/feedReports.ts';
import { framesOf, isFrame, openStream, type StreamReader } from '../support/streamReader.ts';
import { drawsAt, openDrawHouse, roundOn } from './support/drawHouse.ts';

const [one, two] = GAMES.filter(({ periodMs }) => periodMs >= 60_000) as [(typeof GAMES)[0], (typeof GAMES)[0]];
const BEAT_MS = 1_000;
const endedOf = (reader: StreamReader) =>
  framesOf(reader, 'event').flatMap(({ event }) => (event.type === 'RoundEnded' ? [event.data.round.gameId] : []));

async function open() {
  const house = await openDrawHouse([one, two], { heartbeatMs: BEAT_MS });
  await house.origin.sink.deliver(games('a'));
  const { token } = await signIn(house.origin);
  const open = (query: string, cursor?: string) => openStream(house.origin, 'events', token, cursor, query);
  const longest = Math.max(one.periodMs, two.periodMs);
  return { ...house, open, bothDrawn: () => house.pass(longest + 1) };
}

it('S-31 tells of a round those alone who look at its game, and of everything else as ever', async () => {
  const { open: opened, bothDrawn, origin } = await open();
  const readers = {
    one: await opened(`?topics=game:${one.gameId}`),
    all: await opened('?topics=all'),
    both: await opened(`?topics=game:${two.gameId}&topics=all`),
    everything: await opened(''),
  };
  for (const reader of Object.values(readers)) await reader.until(isFrame('heartbeat'));
  await bothDrawn();
  await origin.sink.deliver(games('b'));
  for (const reader of Object.values(readers))
    await reader.until((frame) => frame.name === 'event' && frame.event.type === 'FixtureOpened');
  expect(new Set(endedOf(readers.one))).toEqual(new Set([one.gameId]));
  expect(endedOf(readers.all)).toEqual([]);
  expect(new Set(endedOf(readers.both))).toEqual(new Set([two.gameId]));
  expect(new Set(endedOf(readers.everything))).toEqual(new Set([one.gameId, two.gameId]));
  expect(framesOf(readers.all, 'passed').length).toBeGreaterThan(0);
});

it('S-31 has no games of sports in a stream of a game alone: an empty image, no digest, and it goes on from its cursor', async () => {
  const { open: opened, clock, pass, origin } = await open();
  const first = await opened(`?topics=game:${one.gameId}&images=blocks`);
  await first.until(isFrame('heartbeat'));
  const end = framesOf(first, 'imageEnd')[0]!;
  expect(framesOf(first, 'reset')[0]?.topics).toEqual([`game:${one.gameId}`]);
  first.close();
  await pass(drawsAt(roundOn(one, clock.now())) - clock.now());
  const second = await opened(`?topics=game:${one.gameId}`, formatPosition(end.position));
  await second.until((frame) => frame.name === 'event' && frame.event.type === 'RoundEnded');
  expect(framesOf(second, 'resumed')).toHaveLength(1);
  await clock.advance(BEAT_MS);
  await origin.sink.deliver([]);
  await clock.advance(BEAT_MS);
  await second.until((frame) => frame.name === 'heartbeat' && frame.digests !== undefined);
  for (const { digests } of framesOf(second, 'heartbeat')) expect(digests ?? {}).toEqual({});
});
