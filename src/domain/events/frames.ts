/**
 * The frames of a stream (docs/STREAMS.md): server-sent events named `event`, `passed`, `resumed`, `reset`, `topicImage`, `image`,
 * `imageEnd`, `imageBlocks` and `heartbeat`. Data events carry `id: <epoch>.<offset>`, `passed` the last offset it stands for, `imageEnd`
 * the image's position; the others carry none.
 */
import { z } from 'zod';
import { Bet } from '../bets/bet.ts';
import { parseJson } from '../kernel/json.ts';
import { Position } from '../kernel/position.ts';
import { Member } from '../session/member.ts';
import { Fixture } from '../sports/fixture.ts';
import { EventEnvelope, decodeEvent, summaryOf, type DecodeFailure } from './decode.ts';
import { fail, succeed, type Result } from '../kernel/decision.ts';
import { PRODUCERS, ProducerState, type DomainEvent, type StreamName } from './catalogue.ts';
import { parsePosition } from '../kernel/position.ts';
import { NewsItem } from '../notices/notice.ts';
import { FixtureId } from '../kernel/ids.ts';
import { PageTopic, Topic, Topics } from './topics.ts';

export const FRAME_NAMES = [
  'event',
  'passed',
  'resumed',
  'reset',
  'topicImage',
  'image',
  'imageEnd',
  'imageBlocks',
  'heartbeat',
] as const;
export type FrameName = (typeof FRAME_NAMES)[number];

/** Whether a server-sent event is named as a frame of ours; what it says is another matter. */
export const isFrameName = (name: string | undefined): name is FrameName => FRAME_NAMES.some((known) => known === name);

/** Whether a frame is neither an event nor a word on events: those come in heaps, and are numbered. */
export const isControlFrame = ({ event }: RawFrame): boolean => event !== 'event' && event !== 'passed';

export const RESET_REASONS = ['noCursor', 'otherEpoch', 'trimmed', 'ahead', 'malformedCursor'] as const;

/** The topics this connection is of, as asked for; absent where it is of everything, and where the origin knows no topics (S-16). */
const asked = Topics.optional();

/** The stream goes on after `from`, exactly where the client asked. */
export const ResumedFrame = z.object({ from: Position, head: Position, topics: asked });

/** The stream cannot go on from the client's cursor: an image follows, then events after it. */
export const ResetFrame = z.object({ reason: z.enum(RESET_REASONS), head: Position, topics: asked });

/** Events from this offset to the frame's own are of none of the connection's topics (S-18). */
export const PassedFrame = z.object({ from: z.number().int().min(1) });

/** An image of some topics alone follows, as they stand where the stream stands now (S-19). */
export const TopicImageFrame = z.object({ topics: Topics });

/** A piece of the image. Nothing of it may be shown before `imageEnd`. */
export const ImageFrame = z.discriminatedUnion('of', [
  z.object({ of: z.literal('fixtures'), segment: z.number().int().min(0), fixtures: z.array(Fixture) }),
  z.object({ of: z.literal('news'), segment: z.number().int().min(0), news: z.array(NewsItem) }),
  z.object({ of: z.literal('member'), segment: z.number().int().min(0), member: Member }),
  z.object({ of: z.literal('bets'), segment: z.number().int().min(0), bets: z.array(Bet) }),
]);
export type ImageFrame = z.infer<typeof ImageFrame>;

/** The image is whole: swap it in and stand at `position`. */
export const ImageEndFrame = z.object({
  position: Position,
  segments: z.number().int().min(0),
  /** `digestOfFixtures` of the image; empty on streams without fixtures. */
  digest: z.string().max(16),
  /** The topics it is an image of; absent for everything. */
  topics: asked,
});

/** Name of a block, the beginning of the SHA-256 of its bytes: it is the same for ever, whoever asks. */
export const BLOCK_NAME_LENGTH = 32;
export const BlockName = z.string().regex(/^[0-9a-f]{32}$/);
export type BlockName = z.infer<typeof BlockName>;

/** Most bytes of one block as it is sent, and most blocks of an image. */
export const MAX_BLOCK_BYTES = 64 * 1024;
export const MAX_BLOCKS = 1_000;

/** Most characters of what an index adds to its blocks: many times what an origin of ours lets it come to. */
const MAX_SINCE = 1024 * 1024;

/**
 * Takes the place of `image` frames and `imageEnd`: the fixtures of the topics at `position`, which is where the stream stands, are fetched
 * as blocks (S-25). The stream goes on from here, of all that it was asked to be of.
 */
export const ImageBlocksFrame = z.object({
  position: Position,
  /** The topics it is an image of, as they were asked for. */
  topics: Topics,
  /** Of each page among them, the games it came to: with these the client asks for it from here on. */
  pages: z.partialRecord(PageTopic, z.array(FixtureId)),
  /** `digestOfFixtures` of all its blocks together. */
  digest: z.string().max(16),
  blocks: z.array(z.object({ name: BlockName, bytes: z.number().int().min(1).max(MAX_BLOCK_BYTES) })).max(MAX_BLOCKS),
  /** The newest news at `position`; only after `reset`. */
  news: z.array(NewsItem).optional(),
});
export type ImageBlocksFrame = z.infer<typeof ImageBlocksFrame>;

/** `GET /streams/events/index`: which blocks are the offer index now (S-29). The same names, and the same since, are the same index. */
export const IndexAnswer = ImageBlocksFrame.pick({ blocks: true }).extend({
  /** Where the stream stands that this is true of; absent from an origin that does not say. */
  position: Position.optional(),
  /** Games that are otherwise than in the blocks, as the text of a block; `''` for none. */
  since: z.string().max(MAX_SINCE).default(''),
});
export type IndexAnswer = z.infer<typeof IndexAnswer>;

/** Of each topic, what its fixtures add up to. */
export const TopicDigests = z.partialRecord(Topic, z.string().max(16));
export type TopicDigests = z.infer<typeof TopicDigests>;

/** The last second of the year 9999: what is later is no time that a page could show. */
const LATEST_MS = 253_402_300_799_999;

export const HeartbeatFrame = z.object({
  head: Position,
  /** Origin's clock, epoch ms. */
  serverTime: z.number().int().min(0).max(LATEST_MS),
  /** How often heartbeats come, ms; the client's watchdog waits 2.5 times as long. */
  heartbeatMs: z.number().int().min(10),
  producers: z.partialRecord(z.enum(PRODUCERS), ProducerState),
  /** Frames written to this connection before this one; absent from an origin that does not count them (S-22). */
  sent: z.number().int().min(0).optional(),
  /** By topic of the connection, `digestOfFixtures` at `head`; absent where the connection does not stand there (S-23). */
  digests: TopicDigests.optional(),
  /** The offer is so large that nobody should fetch what they do not look at (S-32); absent where it is not, or nobody says. */
  wide: z.boolean().optional(),
});
export type HeartbeatFrame = z.infer<typeof HeartbeatFrame>;

/** A frame, read. Anything that cannot be read is a `poison` frame: kept aside and counted, never thrown. */
export type Frame =
  | { readonly name: 'event'; readonly position: Position; readonly event: DomainEvent }
  | { readonly name: 'passed'; readonly from: number; readonly position: Position }
  | ({ readonly name: 'resumed' } & z.infer<typeof ResumedFrame>)
  | ({ readonly name: 'reset' } & z.infer<typeof ResetFrame>)
  | ({ readonly name: 'topicImage' } & z.infer<typeof TopicImageFrame>)
  | { readonly name: 'image'; readonly image: ImageFrame }
  | ({ readonly name: 'imageEnd' } & z.infer<typeof ImageEndFrame>)
  | ({ readonly name: 'imageBlocks' } & ImageBlocksFrame)
  | ({ readonly name: 'heartbeat' } & HeartbeatFrame)
  | { readonly name: 'poison'; readonly position: Position | undefined; readonly failure: DecodeFailure };

/** A server-sent event as its parser yields it. */
export interface RawFrame {
  readonly id?: string | undefined;
  readonly event?: string | undefined;
  readonly data: string;
}

/** What a decoder puts in place of bytes that are no text. */
export const NO_TEXT = '\uFFFD';

/** Reads a server-sent event of a stream. Total: what is not a frame of ours comes back as `poison`. */
export function readFrame(raw: RawFrame, stream: StreamName): Frame {
  const position = raw.id === undefined ? undefined : parsePosition(raw.id);
  const poison = (failure: DecodeFailure): Frame => ({ name: 'poison', position, failure });
  // What the bytes said is lost there. An origin writes that character as an escape.
  if (raw.data.includes(NO_TEXT)) return poison({ kind: 'notText', detail: 'bytes that are no text' });
  const json = parseJson(raw.data);
  if (!json.ok) return poison({ kind: 'notJson', detail: json.failure });
  switch (raw.event) {
    case 'event': {
      if (position === undefined) return poison({ kind: 'badEnvelope', detail: 'event without a position' });
      const decoded = decodeEvent(json.value, stream);
      return decoded.ok ? { name: 'event', position, event: decoded.value } : poison(decoded.failure);
    }
    case 'passed': {
      if (position === undefined) return poison({ kind: 'badEnvelope', detail: 'passed without a position' });
      return orPoison(parsed(PassedFrame, json.value), poison, ({ from }) => ({ name: 'passed', from, position }));
    }
    case 'resumed':
      return orPoison(parsed(ResumedFrame, json.value), poison, (data) => ({ name: 'resumed', ...data }));
    case 'reset':
      return orPoison(parsed(ResetFrame, json.value), poison, (data) => ({ name: 'reset', ...data }));
    case 'topicImage':
      return orPoison(parsed(TopicImageFrame, json.value), poison, (data) => ({ name: 'topicImage', ...data }));
    case 'image':
      return orPoison(parsed(ImageFrame, json.value), poison, (image) => ({ name: 'image', image }));
    case 'imageEnd':
      return orPoison(parsed(ImageEndFrame, json.value), poison, (data) => ({ name: 'imageEnd', ...data }));
    case 'imageBlocks':
      return orPoison(parsed(ImageBlocksFrame, json.value), poison, (data) => ({ name: 'imageBlocks', ...data }));
    case 'heartbeat':
      return orPoison(parsed(HeartbeatFrame, json.value), poison, (data) => ({ name: 'heartbeat', ...data }));
    default:
      return poison({ kind: 'unknownType', detail: `frame ${(raw.event ?? 'message').slice(0, 40)}` });
  }
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): Result<z.infer<Schema>, DecodeFailure> {
  const result = schema.safeParse(value);
  return result.success ? succeed(result.data) : fail({ kind: 'badData', detail: summaryOf(result.error) });
}

function orPoison<Data>(
  result: Result<Data, DecodeFailure>,
  poison: (failure: DecodeFailure) => Frame,
  frame: (data: Data) => Frame,
): Frame {
  return result.ok ? frame(result.value) : poison(result.failure);
}

/** One page of `GET /streams/{stream}/range`: events after a position, for filling a gap or checking a log. */
export const RangeResponse = z.object({
  events: z.array(z.object({ position: Position, event: EventEnvelope })),
  head: Position,
});
