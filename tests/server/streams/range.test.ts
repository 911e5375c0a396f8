/** `/streams/{stream}/range`: the log itself, for filling a gap and for proving that nothing was lost or doubled. */
import { describe, expect, it } from 'vitest';
import { decodeEvent } from '../../../src/domain/events/decode.ts';
import { RangeResponse } from '../../../src/domain/events/frames.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { games, marketReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { framesOf, isFrame, openStream } from '../support/streamReader.ts';

describe('range', () => {
  it('S-1, S-2 gives what a stream gave, page by page', async () => {
    const origin = await openOrigin();
    const { token, call } = await signIn(origin);
    const reader = await openStream(origin, 'events', token);
    await reader.until(isFrame('heartbeat'));
    const start = framesOf(reader, 'imageEnd')[0]!.position;
    await origin.sink.deliver(games('a', 'b'));
    for (const odds of [190, 191, 192]) await origin.sink.deliver([marketReport('a', { home: { odds } })]);
    await reader.until(() => framesOf(reader, 'event').length === 5);
    const pages = [];
    for (let after = start.offset; pages.at(-1)?.events.length !== 0; after += pages.at(-1)?.events.length ?? 0) {
      const answer = await call('GET', `/streams/events/range?after=${start.epoch}.${after}&limit=2`);
      pages.push(RangeResponse.parse(answer.body));
    }
    expect(pages.map((page) => page.events.length)).toEqual([2, 2, 1, 0]);
    const events = pages.flatMap((page) => page.events);
    expect(events.map((one) => one.position)).toEqual(framesOf(reader, 'event').map((frame) => frame.position));
    expect(events.map((one) => decodeEvent(one.event, 'events'))).toEqual(
      framesOf(reader, 'event').map((frame) => ({ ok: true, value: frame.event })),
    );
    expect(pages[0]?.head.offset).toBe(start.offset + 5);
  });

  it('keeps one member’s events from another', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const [one, two] = [await signIn(origin), await signIn(origin, 'member2')];
    await one.bet(betOn([claimOn('a')]), newKey());
    const { epoch } = (await one.call('GET', '/health')).body as { epoch: string };
    const read = async (caller: typeof one) =>
      RangeResponse.parse((await caller.call('GET', `/streams/bets/range?after=${epoch}.0`)).body).events.length;
    expect([await read(one), await read(two)]).toEqual([2, 0]);
  });

  it.each([
    ['/streams/events/range', 400],
    ['/streams/events/range?after=nonsense', 400],
    ['/streams/events/range?after=e.1&limit=501', 400],
    ['/streams/other/range?after=e.1', 404],
    ['/streams/events/range?after=elsewhere.1', 410],
  ])('answers %s with %i', async (path, status) => {
    const origin = await openOrigin();
    expect((await (await signIn(origin)).call('GET', path)).status).toBe(status);
  });
});
