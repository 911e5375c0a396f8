/** A stream of some topics as the browser takes it in (S-16 … S-20), over a scripted origin. */
import { describe, expect, it } from 'vitest';
import { followedTopics } from '../../../src/db/followedTopics.ts';
import { rebuild } from '../../../src/db/rebuild.ts';
import type { Topic } from '../../../src/domain/events/topics.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { projectionsOf } from '../../support/engine/openDatabases.ts';
import { oddsChanged, sampleFixture } from '../../support/engine/sampleData.ts';
import type { ScriptedStream } from '../../support/engine/scriptedOrigin.ts';
import { changeableInterests, reading } from '../support/readingStream.ts';

const FOOTBALL: Topic = `sport:${SPORT.football}`;
const BASKETBALL: Topic = `sport:${SPORT.basketball}`;
const game = sampleFixture(1);
const hoops = sampleFixture(2, { sportId: SPORT.basketball });
const queryOf = (topics: readonly Topic[], behind: readonly Topic[] = []) =>
  `?${new URLSearchParams([...topics.map((topic) => ['topics', topic]), ...behind.map((topic) => ['behind', topic])]).toString()}`;

const at = (offset: number) => ({ epoch: 'e1', offset });
const resumed = (stream: ScriptedStream, offset: number, topics?: readonly Topic[]) => {
  stream.frame('resumed', { from: at(offset), head: at(offset), topics });
};
const passed = (stream: ScriptedStream, from: number, to: number) => {
  stream.frame('passed', { from }, `e1.${to}`);
};
interface Shown {
  readonly topics?: readonly Topic[] | undefined;
  readonly digest?: string;
  readonly segments?: number;
}
const topicImage = (
  stream: ScriptedStream,
  offset: number,
  topics: readonly Topic[],
  fixtures: readonly Fixture[],
  end: Shown = {},
) => {
  stream.frame('topicImage', { topics });
  stream.frame('image', { of: 'fixtures', segment: 0, fixtures });
  const digest = digestOfFixtures(fixtures);
  stream.frame('imageEnd', { position: at(offset), segments: 1, digest, topics, ...end }, `e1.${offset}`);
};

/** Live on football alone, with a game of basketball stored as it was at `e1.10`. */
async function onFootball() {
  const interests = changeableInterests(FOOTBALL);
  const it = reading(undefined, interests);
  const followed = async () => [...(await followedTopics(it.db))];
  const follows = (...topics: readonly Topic[]) =>
    until(
      `follows ${topics.join()}`,
      async () => (await followed()).toSorted().join() === [...topics].toSorted().join(),
    );
  await it.opened(1);
  const stream = it.stream();
  stream.frame('reset', { reason: 'noCursor', head: at(10), topics: [FOOTBALL] });
  stream.frame('image', { of: 'fixtures', segment: 0, fixtures: [game, hoops] });
  stream.frame('imageEnd', { position: at(10), segments: 1, digest: digestOfFixtures([game, hoops]) }, 'e1.10');
  await it.in('live');
  return { ...it, interests, followed, follows };
}

/** The same once basketball is wanted too, and the origin has resumed. */
async function wantingBasketball() {
  const it = await onFootball();
  it.interests.set(FOOTBALL, BASKETBALL);
  await it.opened(2);
  resumed(it.stream(), 10, [FOOTBALL, BASKETBALL]);
  return it;
}

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
