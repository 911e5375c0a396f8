/** What a browser makes of events that a stream of some topics leaves out (S-18), over a scripted origin. */
import { describe, expect, it } from 'vitest';
import { settle } from '../../support/engine/manualClock.ts';
import { oddsChanged } from '../../support/engine/sampleData.ts';
import type { ScriptedStream } from '../../support/engine/scriptedOrigin.ts';
import { reading } from '../support/readingStream.ts';
import { BASKETBALL, FOOTBALL, game, hoops, onFootball, passed, queryOf, topicImage } from '../support/topicStream.ts';

describe('a stream of some topics', () => {
  it('S-16, S-20 asks for what the tabs look at, and follows what the origin says it sends', async () => {
    const it = await onFootball();
    expect(it.stream().query).toBe(queryOf([FOOTBALL]));
    expect(await it.followed()).toEqual([FOOTBALL]);
    expect(await it.homeOdds(2)).toBe(185);
    await it.stop();
  });

  it('S-18 goes on after what was passed over, and resumes from there', async () => {
    const it = await onFootball();
    it.stream().event('e1', 11, oddsChanged(1, 2, 190));
    passed(it.stream(), 12, 19);
    it.stream().event('e1', 20, oddsChanged(1, 3, 195));
    passed(it.stream(), 21, 22);
    await settle();
    await it.clock.advance(50);
    await it.at(22);
    expect(await it.homeOdds(1)).toBe(195);
    expect(await it.state()).toBe('live');
    expect((await it.db.log.toArray()).map((row) => [row.from, row.to])).toEqual([[11, 22]]);
    await it.stop();
  });

  it.each([
    [
      'an event after a lost passed',
      (stream: ScriptedStream) => {
        stream.event('e1', 14, oddsChanged(1, 2, 190));
      },
    ],
    [
      'a passed after a lost event',
      (stream: ScriptedStream) => {
        passed(stream, 12, 15);
      },
    ],
    [
      'a passed of another epoch',
      (stream: ScriptedStream) => {
        stream.frame('passed', { from: 11 }, 'e2.15');
      },
    ],
    [
      'a passed that begins before the last word',
      (stream: ScriptedStream) => {
        passed(stream, 9, 15);
      },
    ],
    [
      'an image of topics that are not behind',
      (stream: ScriptedStream) => {
        topicImage(stream, 10, [BASKETBALL], [hoops]);
      },
    ],
  ])('S-7, S-18 ends the connection at %s', async (_what, send) => {
    const it = await onFootball();
    send(it.stream());
    await it.in('waiting');
    expect(await it.offset()).toBe(10);
    expect(await it.followed()).toEqual([FOOTBALL]);
    await it.stop();
  });

  it('S-18 drops a passed that came twice', async () => {
    const it = await onFootball();
    passed(it.stream(), 11, 15);
    passed(it.stream(), 11, 15);
    it.stream().event('e1', 16, oddsChanged(1, 2, 190));
    await settle();
    await it.clock.advance(50);
    await it.at(16);
    expect(await it.state()).toBe('live');
    await it.stop();
  });

  it('S-18 ends a connection of everything at a word on what was left out', async () => {
    const it = reading();
    await it.opened(1);
    it.stream().image('e1', 10, [game]);
    await it.in('live');
    passed(it.stream(), 11, 15);
    await it.in('waiting');
    expect(it.stream().query).toBe('');
    await it.stop();
  });
});
