/** A reader that follows some topics over a scripted origin, and the words that origin says of topics (S-16 … S-20). */
import { followedTopics } from '../../../src/db/records/followedTopics.ts';
import type { Topic } from '../../../src/domain/events/topics.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { until } from '../../support/engine/manualClock.ts';
import { sampleFixture } from '../../support/engine/sampleData.ts';
import type { ScriptedStream } from '../../support/engine/scriptedOrigin.ts';
import { changeableInterests, reading } from './readingStream.ts';

export const FOOTBALL: Topic = `sport:${SPORT.football}`;
export const BASKETBALL: Topic = `sport:${SPORT.basketball}`;
/** Of football. */
export const game = sampleFixture(1);
/** Of basketball. */
export const hoops = sampleFixture(2, { sportId: SPORT.basketball });
/** What a connection asks for. */
export const queryOf = (topics: readonly Topic[], behind: readonly Topic[] = []) =>
  `?${new URLSearchParams([...topics.map((topic) => ['topics', topic]), ...behind.map((topic) => ['behind', topic])]).toString()}`;

const at = (offset: number) => ({ epoch: 'e1', offset });
export const resumed = (stream: ScriptedStream, offset: number, topics?: readonly Topic[]) => {
  stream.frame('resumed', { from: at(offset), head: at(offset), topics });
};
/** A word on offsets that were left out. */
export const passed = (stream: ScriptedStream, from: number, to: number) => {
  stream.frame('passed', { from }, `e1.${to}`);
};
/** What the end of an image says otherwise than it should. */
interface Shown {
  readonly topics?: readonly Topic[] | undefined;
  readonly digest?: string;
  readonly segments?: number;
}
/** A whole image of topics, in one piece. */
export const topicImage = (
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
export async function onFootball() {
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
export async function wantingBasketball() {
  const it = await onFootball();
  it.interests.set(FOOTBALL, BASKETBALL);
  await it.opened(2);
  resumed(it.stream(), 10, [FOOTBALL, BASKETBALL]);
  return it;
}
