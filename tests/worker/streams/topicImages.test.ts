/** The image that brings a topic back, whole or spoiled (S-19, S-20), over a scripted origin. */
import { describe, expect, it } from 'vitest';
import { rebuild } from '../../support/engine/rebuild.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import { settle } from '../../support/engine/manualClock.ts';
import { projectionsOf } from '../../support/engine/openDatabases.ts';
import { oddsChanged, sampleFixture } from '../../support/engine/sampleData.ts';
import {
  BASKETBALL,
  FOOTBALL,
  game,
  hoops,
  passed,
  queryOf,
  topicImage,
  wantingBasketball,
} from '../support/topicStream.ts';

describe('a topic that comes back', () => {
  it('S-19, S-20 is followed from its image on, and everything else stays live', async () => {
    const it = await wantingBasketball();
    expect(it.stream().query).toBe(queryOf([FOOTBALL, BASKETBALL], [BASKETBALL]));
    expect(it.stream().lastEventId).toBe('e1.10');
    passed(it.stream(), 11, 12);
    await settle();
    expect(await it.state()).toBe('live');
    expect(await it.followed()).toEqual([FOOTBALL]);
    const now = sampleFixture(2, { sportId: SPORT.basketball, home: 'As it is now' });
    topicImage(it.stream(), 12, [BASKETBALL], [now]);
    await it.follows(FOOTBALL, BASKETBALL);
    it.stream().event('e1', 13, oddsChanged(2, 2, 250));
    await settle();
    await it.clock.advance(50);
    await it.at(13);
    expect(await it.homeOdds(2)).toBe(250);
    expect(await it.state()).toBe('live');
    await it.stop();
  });

  it('S-19 LAW-4 leaves a log from which a rebuild gives the same', async () => {
    const it = await wantingBasketball();
    const late = sampleFixture(2, {
      sportId: SPORT.basketball,
      score: { period: 10, clockSeconds: 1, home: 1, away: 0 },
    });
    topicImage(it.stream(), 10, [BASKETBALL], [late]);
    await it.follows(FOOTBALL, BASKETBALL);
    it.stream().event('e1', 11, oddsChanged(2, 2, 250));
    it.stream().event('e1', 12, oddsChanged(1, 2, 222));
    await settle();
    await it.clock.advance(50);
    await it.at(12);
    const before = await projectionsOf(it.db);
    expect((await rebuild(it.db)).events).toBe('rebuilt');
    expect(await projectionsOf(it.db)).toEqual(before);
    expect(await it.homeOdds(2)).toBe(250);
    await it.stop();
  });

  it('S-19 drops a game of the topic that its image does not have', async () => {
    const it = await wantingBasketball();
    topicImage(it.stream(), 10, [BASKETBALL], []);
    await it.follows(FOOTBALL, BASKETBALL);
    expect(await it.homeOdds(2)).toBeUndefined();
    expect(await it.homeOdds(1)).toBe(185);
    await it.stop();
  });

  it.each([
    ['does not add up', { digest: 'ffffffff' }],
    ['misses a segment', { segments: 2 }],
    ['says that it is the whole', { topics: undefined }],
    ['is of other topics at its end', { topics: [FOOTBALL] }],
  ] as const)('S-19 nothing is stored of an image that %s, and it is asked for again', async (_what, end) => {
    const it = await wantingBasketball();
    topicImage(
      it.stream(),
      10,
      [BASKETBALL],
      [sampleFixture(2, { sportId: SPORT.basketball, score: null, home: 'Wrong' })],
      end,
    );
    await it.in('waiting');
    expect(await it.followed()).toEqual([FOOTBALL]);
    expect(await it.db.fixtures.count()).toBe(2);
    await it.clock.advance(500);
    await it.opened(3);
    expect(it.stream().query).toBe(queryOf([FOOTBALL, BASKETBALL], [BASKETBALL]));
    await it.stop();
  });

  it('S-19 nothing is stored of an image that stands elsewhere, or holds a game of another sport', async () => {
    for (const [offset, fixtures] of [
      [11, [hoops]],
      [10, [hoops, game]],
    ] as const) {
      const it = await wantingBasketball();
      topicImage(it.stream(), offset, [BASKETBALL], fixtures);
      await it.in('waiting');
      expect(await it.followed()).toEqual([FOOTBALL]);
      await it.stop();
    }
  });

  it('S-19 an image that never begins ends the connection', async () => {
    const it = await wantingBasketball();
    for (let beats = 0; beats < 4; beats += 1) it.stream().heartbeat('e1', 10);
    await it.in('waiting');
    await it.stop();
  });
});
