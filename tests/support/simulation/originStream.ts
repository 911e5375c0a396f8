/**
 * The model origin's end of one stream connection: what an honest origin says on it, and in which order (docs/STREAMS.md). Written
 * from the contract, without the origin's code. What befalls those words on their way is streamWire.ts.
 */
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { imageBets, type MemberModel } from './memberModel.ts';
import type { FeedModel } from './feedModel.ts';
import { digestOfGames } from './offerHistory.ts';
import { overtakenAt } from './overtakenModel.ts';
import { HEARTBEAT_MS } from './simulatedOrigin.ts';
import { frame } from './spoil.ts';
import type { StreamModel } from './streamModel.ts';

export interface StreamSource {
  readonly name: 'events' | 'bets';
  readonly model: StreamModel;
  /** `image` frames and the digest of the state they stand for. */
  image(): { readonly pieces: readonly object[]; readonly digest: string };
  /** The same of some topics alone. */
  topicImage(topics: readonly string[]): { readonly pieces: readonly object[]; readonly digest: string };
  /** Whether an event is left out for who asks for these topics. */
  isLeftOut(event: string, topics: readonly string[]): boolean;
  /** What the fixtures of topics add up to. */
  digests(topics: readonly string[]): Readonly<Record<string, string>>;
  /** Whether one is left out for a client that was slow. */
  isOvertaken(offset: number): boolean;
}

export interface AskedTopics {
  readonly topics: readonly string[];
  readonly behind: readonly string[];
}

export function askedIn(query: URLSearchParams): AskedTopics | undefined {
  const named = (name: string) => query.getAll(name).filter((topic) => topic !== '');
  return query.has('topics') ? { topics: named('topics'), behind: named('behind') } : undefined;
}

const isOf = (topics: readonly string[], { fixtureId, sportId }: Fixture) =>
  topics.some((topic) => topic === 'all' || topic === `sport:${sportId}` || topic === `fixture:${fixtureId}`);

/** An event; with `from`, a word on what was left out from there on. */
export interface Message {
  readonly offset: number;
  readonly from?: number;
}

/** An image frame by frame: what announces it, its pieces, and what vouches for them. */
export interface ToldImage {
  readonly opening: string;
  readonly pieces: readonly object[];
  readonly end: string;
}

export interface OriginStream {
  readonly epoch: string;
  /** The log it was opened on is no more: a restarted origin lets go of everyone. */
  readonly isOver: boolean;
  /** Events are stored that it has not said. */
  readonly hasMore: boolean;
  /** How it begins: `resumed` where the cursor can be gone on from, else the whole image. */
  readonly beginning: string | ToldImage;
  /** The next events, {@link CHUNK_EVENTS} at most, and words on those that are left out. Goes on behind them. */
  nextMessages(): Message[];
  /** Its client has not taken anything for a while: until it is level it is told nothing that is overtaken. */
  fellBehind(): void;
  /** Text of an event of its log. */
  textAt(offset: number): string | undefined;
  /** The image of the topics that are behind, if any: from here on it is of all its topics. */
  nextTopicImage(): ToldImage | undefined;
  heartbeat(now: number): string;
}

/** Most events of one chunk, so that a long catch-up is interrupted by faults too. */
const CHUNK_EVENTS = 64;

export const feedSource = (feed: FeedModel): StreamSource => ({
  name: 'events',
  model: feed.stream,
  image: () => {
    const fixtures = [...feed.fixtures.values()];
    const half = Math.ceil(fixtures.length / 2);
    return {
      pieces: [
        { of: 'fixtures', segment: 0, fixtures: fixtures.slice(0, half) },
        { of: 'fixtures', segment: 1, fixtures: fixtures.slice(half) },
        { of: 'news', segment: 2, news: feed.news },
      ],
      digest: digestOfGames(fixtures),
    };
  },
  topicImage: (topics) => {
    const fixtures = [...feed.fixtures.values()].filter((fixture) => isOf(topics, fixture));
    const [first, ...others] = fixtures;
    const pieces = [
      { of: 'fixtures', segment: 0, fixtures: first === undefined ? [] : [first] },
      { of: 'fixtures', segment: 1, fixtures: others },
    ];
    return { pieces, digest: digestOfGames(fixtures) };
  },
  isLeftOut: (event, topics) => {
    const [, type = '', id = ''] = /^\{"type":"(\w+)".*?"fixtureId":"([^"]+)"/.exec(event) ?? [];
    const fixture = feed.fixtures.get(id);
    return (type === 'OddsChanged' || type === 'ScoreChanged') && fixture !== undefined && !isOf(topics, fixture);
  },
  digests: (topics) =>
    Object.fromEntries(
      topics.map((topic) => [topic, digestOfGames([...feed.fixtures.values()].filter((one) => isOf([topic], one)))]),
    ),
  isOvertaken: (offset) => {
    const fixtureId = overtakenAt(feed.stream, offset);
    if (fixtureId !== undefined) feed.leaveOut(offset, fixtureId);
    return fixtureId !== undefined;
  },
});

export const memberSource = (member: MemberModel): StreamSource => ({
  name: 'bets',
  model: member.stream,
  image: () => ({
    pieces: [
      { of: 'member', segment: 0, member: member.record },
      { of: 'bets', segment: 1, bets: imageBets(member) },
    ],
    digest: '',
  }),
  topicImage: () => ({ pieces: [], digest: '' }),
  isLeftOut: () => false,
  digests: () => ({}),
  isOvertaken: () => false,
});

/**
 * @param cursor `Last-Event-ID` of the request
 * @param asked what it is to be of; `undefined` for everything, and where the origin knows no topics
 * @param isCounting whether its heartbeats tell how many frames came before them
 */
export function openOriginStream(
  source: StreamSource,
  cursor: string | undefined,
  asked: AskedTopics | undefined,
  isCounting = true,
): OriginStream {
  const { model } = source;
  const { epoch } = model;
  let sent = 0;
  /** What it is of now. */
  let topics = asked?.topics;
  let behind: readonly string[] = [];
  let isSlow = false;
  /** Frames said so far. */
  let said = 0;

  /** Of the state at what was said last. */
  const toldImage = (
    opening: string,
    { pieces, digest }: ReturnType<StreamSource['image']>,
    shown?: readonly string[],
  ): ToldImage => {
    const end = { position: { epoch, offset: sent }, segments: pieces.length, digest, topics: shown };
    said += pieces.length + 2;
    return { opening, pieces, end: frame('imageEnd', JSON.stringify(end), `${epoch}.${sent}`) };
  };

  const reset = (reason: string) => {
    sent = model.head;
    const opening = frame('reset', JSON.stringify({ reason, head: { epoch, offset: sent }, topics }));
    return toldImage(opening, source.image());
  };

  const resumed = (from: number) => {
    sent = from;
    said += 1;
    behind = asked?.behind ?? [];
    topics = topics?.filter((topic) => !behind.includes(topic));
    const head = { epoch, offset: model.head };
    return frame('resumed', JSON.stringify({ from: { epoch, offset: from }, head, topics: asked?.topics }));
  };

  const begin = () => {
    const [, cursorEpoch, offset] = /^(.+)\.(\d+)$/.exec(cursor ?? '') ?? [];
    const from = Number(offset);
    if (cursor === undefined) return reset('noCursor');
    if (cursorEpoch !== epoch) return reset('otherEpoch');
    if (!model.reaches(from)) return reset(from > model.head ? 'ahead' : 'trimmed');
    return resumed(from);
  };

  return {
    epoch,
    get isOver() {
      return model.epoch !== epoch;
    },
    get hasMore() {
      return sent < model.head;
    },
    beginning: begin(),
    nextMessages() {
      const first = sent + 1;
      sent = Math.min(model.head, sent + CHUNK_EVENTS);
      const messages = messagesOf(source, topics, first, sent, isSlow);
      if (sent === model.head) isSlow = false;
      said += messages.length;
      return messages;
    },
    fellBehind() {
      isSlow = true;
    },
    textAt: (offset) => model.at(offset)?.text,
    nextTopicImage() {
      if (behind.length === 0) return undefined;
      topics = asked?.topics;
      const shown = behind;
      behind = [];
      return toldImage(frame('topicImage', JSON.stringify({ topics: shown })), source.topicImage(shown), shown);
    },
    heartbeat: (now) => {
      const head = { epoch, offset: model.head };
      const count = isCounting ? said++ : undefined;
      const isLevel = isCounting && sent === model.head;
      const digests = isLevel && topics !== undefined ? source.digests(topics) : undefined;
      const beat = { head, sent: count, digests, serverTime: now, heartbeatMs: HEARTBEAT_MS, producers: {} };
      return frame('heartbeat', JSON.stringify(beat));
    },
  };
}

/** The events of these offsets, and a word on those that are left out. */
function messagesOf(
  { model, isLeftOut, isOvertaken }: StreamSource,
  topics: readonly string[] | undefined,
  first: number,
  last: number,
  isSlow: boolean,
): Message[] {
  const messages: Message[] = [];
  let passedFrom: number | undefined;
  const tellPassed = (offset: number) => {
    if (passedFrom !== undefined) messages.push({ offset, from: passedFrom });
    passedFrom = undefined;
  };
  for (let offset = first; offset <= last; offset += 1) {
    if (topics !== undefined && isLeftOut(model.at(offset)?.text ?? '', topics)) {
      passedFrom ??= offset;
      continue;
    }
    if (topics !== undefined && isSlow && isOvertaken(offset)) {
      passedFrom ??= offset;
      continue;
    }
    tellPassed(offset - 1);
    messages.push({ offset });
  }
  tellPassed(last);
  return messages;
}
