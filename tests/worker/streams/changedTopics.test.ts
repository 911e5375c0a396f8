/** What a browser follows when it comes to look at other topics (S-16, S-20), over a scripted origin. */
import { describe, expect, it } from 'vitest';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { settle } from '../../support/engine/manualClock.ts';
import { changeableInterests, reading } from '../support/readingStream.ts';
import {
  BASKETBALL,
  FOOTBALL,
  game,
  hoops,
  onFootball,
  queryOf,
  resumed,
  topicImage,
  wantingBasketball,
} from '../support/topicStream.ts';

describe('other topics', () => {
  it('S-20 stops following a topic before the first of its events can be left out', async () => {
    const it = await wantingBasketball();
    topicImage(it.stream(), 10, [BASKETBALL], [hoops]);
    await it.follows(FOOTBALL, BASKETBALL);
    it.interests.set(BASKETBALL);
    await it.opened(3);
    expect(it.stream().query).toBe(queryOf([BASKETBALL]));
    // Nothing is left out before the origin has said so.
    expect(await it.followed()).toContain(FOOTBALL);
    resumed(it.stream(), 10, [BASKETBALL]);
    await it.follows(BASKETBALL);
    await it.stop();
  });

  it('S-16 one game of a followed sport stays followed without an image when its sport does not', async () => {
    const it = await onFootball();
    it.interests.set('fixture:f1');
    await it.opened(2);
    expect(it.stream().query).toBe(queryOf(['fixture:f1']));
    resumed(it.stream(), 10, ['fixture:f1']);
    await it.follows('fixture:f1');
    it.interests.set('fixture:f1', 'fixture:f2');
    await it.opened(3);
    expect(it.stream().query).toBe(queryOf(['fixture:f1', 'fixture:f2'], ['fixture:f2']));
    await it.stop();
  });

  it('S-16 a whole image that is coming is not begun anew: it has every fixture, and the topics are asked for after it', async () => {
    const interests = changeableInterests(FOOTBALL);
    const it = reading(undefined, interests);
    await it.opened(1);
    const stream = it.stream();
    stream.frame('reset', { reason: 'noCursor', head: { epoch: 'e1', offset: 10 }, topics: [FOOTBALL] });
    stream.frame('image', { of: 'fixtures', segment: 0, fixtures: [game, hoops] });
    await it.in('catchingUp');
    await settle();
    interests.set(FOOTBALL, BASKETBALL);
    interests.set(BASKETBALL);
    await settle();
    expect(it.origin.streams).toHaveLength(1);
    stream.frame(
      'imageEnd',
      { position: { epoch: 'e1', offset: 10 }, segments: 1, digest: digestOfFixtures([game, hoops]) },
      'e1.10',
    );
    await it.opened(2);
    expect(await it.state()).toBe('live');
    expect(it.stream().query).toBe(queryOf([BASKETBALL], [BASKETBALL]));
    await it.stop();
  });

  it('S-6 a connection that takes the place of a silent one opens before that one would have been given up', async () => {
    const it = await onFootball();
    await it.clock.advance(9_000);
    it.origin.refuseStreams('hang');
    it.interests.set(BASKETBALL);
    await settle();
    expect(await it.state()).toBe('live');
    await it.clock.advance(3_600);
    await it.in('waiting');
    await it.stop();
  });

  it('S-16 an origin that knows no topics sends everything: nothing else is followed, or an image comes', async () => {
    const it = await onFootball();
    it.interests.set(FOOTBALL, BASKETBALL);
    await it.opened(2);
    resumed(it.stream(), 10);
    await it.in('waiting');
    await it.clock.advance(500);
    await it.opened(3);
    expect(it.stream().lastEventId).toBeUndefined();
    it.stream().image('e1', 20, [game, hoops]);
    await it.follows('all');
    it.interests.set(BASKETBALL);
    await it.opened(4);
    resumed(it.stream(), 20);
    await settle();
    expect(await it.followed()).toEqual(['all']);
    expect(await it.state()).toBe('live');
    await it.stop();
  });
});
