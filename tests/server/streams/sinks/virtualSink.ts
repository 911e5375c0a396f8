/** A reader without a socket: takes the bytes of its stream as fast as it does, and holds every frame to the one before. */
import { createParser } from 'eventsource-parser';
import { readFrame, type Frame } from '../../../../src/domain/events/frames.ts';
import type { Topics } from '../../../../src/domain/events/topics.ts';
import type { StreamConnection } from '../../../../server/streams/streamConnection.ts';
import type { Session } from '../../../../server/session/sessions.ts';
import { NO_TEXTS, thenPiece, thenText, type Digest, type Wish } from './sinkTruth.ts';
import type { VirtualClock } from '../../support/virtualClock.ts';

/** As a connection's own, made small, so that a second of what moves fills a slow reader. */
const FULL_BYTES = 8 * 1024;
const CUT_BYTES = 64 * 1024;

/** What a piece of bytes says, read once for all who are told it. */
interface Said {
  /** Offset that a reader must have before it; `undefined` where it begins anew, or says nothing of the log. */
  readonly after: number | undefined;
  readonly to: number | undefined;
  readonly digest: Digest;
  readonly frames: number;
  /** Where an image ends, or a resumed stream begins. */
  readonly standsAt: number | undefined;
  readonly fault: string | undefined;
}

export type Reads = (bytes: Buffer) => Said;

/** One reading of each piece, for as long as somebody has it. */
export function readsPieces(): Reads {
  const known = new WeakMap<Buffer, Said>();
  return (bytes) => {
    const found = known.get(bytes) ?? readPiece(bytes);
    known.set(bytes, found);
    return found;
  };
}

const NOTHING: Said = {
  after: undefined,
  to: undefined,
  digest: NO_TEXTS,
  frames: 1,
  standsAt: undefined,
  fault: undefined,
};
const HEARTBEAT = Buffer.from('event: heartbeat');

function readPiece(bytes: Buffer): Said {
  // Of each reader its own, and nothing of the log in it.
  if (bytes.subarray(0, HEARTBEAT.length).equals(HEARTBEAT)) return NOTHING;
  const frames: [frame: Frame, text: string][] = [];
  const parser = createParser({ onEvent: (message) => frames.push([readFrame(message, 'events'), message.data]) });
  parser.feed(bytes.toString());
  let said = { ...NOTHING, frames: frames.length };
  for (const [frame, text] of frames) {
    if (frame.name === 'poison') said = { ...said, fault: 'a frame that no schema takes' };
    if (frame.name === 'resumed') said = { ...said, standsAt: frame.from.offset };
    if (frame.name === 'imageEnd') said = { ...said, standsAt: frame.position.offset };
    if (frame.name !== 'event' && frame.name !== 'passed') continue;
    const before = (frame.name === 'passed' ? frame.from : frame.position.offset) - 1;
    if (said.to !== undefined && said.to !== before) said = { ...said, fault: `${before + 1} follows ${said.to}` };
    const digest = frame.name === 'event' ? thenText(said.digest, text) : said.digest;
    said = { ...said, after: said.after ?? before, to: frame.position.offset, digest };
  }
  return said;
}

/** What all readers share. */
export interface SinkWorld {
  readonly clock: VirtualClock;
  readonly reads: Reads;
  readonly digestAt: (wish: Wish, offset: number) => number;
  readonly onWrite: (bytes: number) => void;
  readonly onFault: (what: string) => void;
  readonly onClose: (sink: VirtualSink, isCut: boolean) => void;
}

/** What a reader is from one stream to its next. */
export interface Reader {
  readonly session: Session;
  readonly wish: Wish;
  /** Bytes a second that it takes; Infinity for one that is never behind. */
  readonly rate: number;
  /** For how long what it is told is gathered, ms. */
  readonly gatherMs: number;
  /** Offset up to which it knows the log; -1 before its first image. */
  position: number;
  digest: number;
  /** Whether something may have been left out for it as overtaken: of that only the order is looked at. */
  isLossy: boolean;
}

export class VirtualSink implements StreamConnection {
  readonly stream = 'events';
  readonly rights = undefined;
  readonly reader: Reader;
  offset = 0;
  toldTo = 0;
  topics: Topics | undefined = undefined;
  gatherMs = 0;
  isSlow = false;
  beatenAt = -1;
  sent = 0;
  isClosed = false;
  readonly #world: SinkWorld;
  #isPlaced = false;
  #unsent = 0;
  #sentAt: number;

  constructor(world: SinkWorld, reader: Reader) {
    this.#world = world;
    this.reader = reader;
    this.#sentAt = world.clock.elapsed();
  }

  get session(): Session {
    return this.reader.session;
  }

  get endsBy(): 'events' | `bets:${string}` {
    return `bets:${this.session.memberId}`;
  }

  get isFull(): boolean {
    return this.#waiting() >= FULL_BYTES;
  }

  write(bytes: Buffer, frames = 1): void {
    if (this.isClosed) return;
    const { reads, onWrite, onFault } = this.#world;
    const said = reads(bytes);
    onWrite(bytes.length);
    this.sent += frames;
    if (said.frames !== frames) onFault(`${frames} frames were told of a piece of ${said.frames}`);
    if (said.fault !== undefined) onFault(said.fault);
    if (said.standsAt !== undefined) this.#standAt(said.standsAt);
    if (said.after !== undefined) this.#goOn(said);
    if (this.isSlow || this.gatherMs > 0) this.reader.isLossy = true;
    if (this.reader.rate === Infinity) return;
    this.#unsent = this.#waiting() + bytes.length;
    if (this.#unsent > CUT_BYTES) this.#close(true);
  }

  stillHere(): void {
    // Says nothing.
  }

  async drained(): Promise<void> {
    while (!this.isClosed && this.isFull) {
      const ms = ((this.#waiting() - FULL_BYTES) / this.reader.rate) * 1_000 + 1;
      await new Promise<void>((resolve) => this.#world.clock.after(ms, resolve));
    }
  }

  sendAway(): void {
    this.#close(false);
  }

  end(): void {
    this.#close(false);
  }

  #waiting(): number {
    const { clock } = this.#world;
    const { rate } = this.reader;
    if (rate === Infinity) return 0;
    const now = clock.elapsed();
    this.#unsent = Math.max(0, this.#unsent - ((now - this.#sentAt) * rate) / 1_000);
    this.#sentAt = now;
    return this.#unsent;
  }

  #standAt(offset: number): void {
    const { reader } = this;
    const { digestAt, onFault } = this.#world;
    const isResumed = !this.#isPlaced && reader.position === offset;
    if (this.#isPlaced && reader.position > offset) onFault(`an image of ${offset} after ${reader.position}`);
    this.#isPlaced = true;
    if (isResumed) return;
    [reader.position, reader.digest, reader.isLossy] = [offset, digestAt(reader.wish, offset), false];
  }

  #goOn({ after, to, digest }: Said): void {
    const { reader } = this;
    if (!this.#isPlaced || after !== reader.position)
      this.#world.onFault(`${(after ?? 0) + 1} follows ${reader.position} at ${reader.wish}`);
    reader.position = to ?? reader.position;
    reader.digest = thenPiece(reader.digest, digest);
  }

  #close(isCut: boolean): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#world.onClose(this, isCut);
  }
}
