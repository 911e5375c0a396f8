/**
 * The processes of one house that serve streams, on a clock that is set: store, log, tailers, hubs and what serves a stream are the origin's own; the readers have no
 * sockets. The first process takes what the feed says, and is never killed: a feed that moves elsewhere is a thing of its own.
 */
import { readStreamAfter } from '../../../../server/events/eventLog.ts';
import { followLog, type FollowedLog } from '../../../../server/events/followLog.ts';
import { createSink, type CountingSink } from '../../../../server/ingest/createSink.ts';
import { withDefaults } from '../../../../server/originOptions.ts';
import { openSqliteStore } from '../../../../server/store/openSqliteStore.ts';
import type { Store } from '../../../../server/store/store.ts';
import type { Interest } from '../../../../server/streams/interest.ts';
import { openStreaming } from '../../../../server/streams/openStreaming.ts';
import { createFollow, serveStream, type Follow } from '../../../../server/streams/serveStream.ts';
import type { SinkTruth, Wish } from './sinkTruth.ts';
import type { VirtualClock } from '../../support/virtualClock.ts';
import { readsPieces, VirtualSink, type Reader, type SinkWorld } from './virtualSink.ts';

const EPOCH = 'e';
const LOG_POLL_MS = 25;
const HEARTBEAT_MS = 5_000;
/** How long a killed process is gone, ms. */
const GONE_MS = 1_000;
/** Of the event loop, in a moment of the clock: who is slow takes some for each piece of the log. */
const TURNS = 8;

interface Process extends FollowedLog {
  readonly streaming: ReturnType<typeof openStreaming>;
  readonly serve: Follow;
  readonly open: Set<VirtualSink>;
}

export interface VirtualHouseOptions {
  readonly dataDir: string;
  readonly clock: VirtualClock;
  readonly truth: SinkTruth;
  readonly interestOf: (wish: Wish, gatherMs: number) => Interest;
  /** Told of a reader whose stream is over. */
  readonly onLeft: (reader: Reader) => void;
  readonly onFault: (what: string) => void;
}

export class VirtualHouse {
  readonly counts = { opened: 0, resumed: 0, kills: 0, cut: 0, writes: 0, bytes: 0 };
  readonly #given: VirtualHouseOptions;
  readonly #store: Store;
  readonly #processes: (Process | undefined)[] = [];
  readonly #reads = readsPieces();
  #sink: CountingSink | undefined;
  #opening = 0;

  constructor(given: VirtualHouseOptions) {
    this.#given = given;
    this.#store = openSqliteStore(given.dataDir, given.clock.now());
  }

  async open(processes: number): Promise<void> {
    for (let index = 0; index < processes; index += 1) this.#processes.push(await this.#start());
  }

  async close(): Promise<void> {
    for (const one of this.#processes) {
      one?.streaming.hub.stop();
      await one?.tailer.stop();
    }
    await this.#store.close();
  }

  /** Delivers, and reads what the log has of it. */
  async deliver(reports: Parameters<CountingSink['deliver']>[0]): Promise<void> {
    const { truth } = this.#given;
    await this.#sink?.deliver(reports);
    const events = await this.#store.read((tx) => readStreamAfter(tx, 'events', truth.head(), 10_000));
    for (const { offset, envelope } of events) truth.add(offset, envelope);
  }

  /** Opens a reader's stream, the first or the next. @param place 0 up to 1: at which process, or at the first where that one is gone */
  serve(reader: Reader, place: number): void {
    const process = this.#processes[Math.floor(place * this.#processes.length)] ?? this.#processes[0];
    if (process === undefined) return;
    const { hub, images } = process.streaming;
    const sink = new VirtualSink(this.#worldOf(process), reader);
    process.open.add(sink);
    const interest = this.#given.interestOf(reader.wish, reader.gatherMs);
    const isFirst = reader.position < 0;
    this.counts[isFirst ? 'opened' : 'resumed'] += 1;
    // One that is slow is served for as long as it takes, which the clock decides.
    const isAwaited = reader.rate === Infinity;
    if (isAwaited) this.#opening += 1;
    serveStream({
      ...{ epoch: EPOCH, store: this.#store, hub, connection: sink, interest, follow: process.serve },
      ...{ turn: images.turn, takeTopicImage: images.ofBehind, takeImage: () => images.first(interest) },
      isSigned: () => Promise.resolve(true),
      cursor: isFirst ? undefined : `${EPOCH}.${reader.position}`,
    })
      .catch((error: unknown) => this.#given.onFault(String(error)))
      .finally(() => {
        if (isAwaited) this.#opening -= 1;
      });
  }

  /** Resolves once everything is done that is to be done at this moment. */
  async settled(): Promise<void> {
    for (let count = 0; count < TURNS || this.#opening > 0; count += 1) await turn();
    for (const one of this.#processes) await one?.tailer.caughtUp();
  }

  /** Some lines break. @param random 0 up to 1 */
  lose(random: () => number): void {
    for (const process of this.#processes) {
      let left = Math.ceil((process?.open.size ?? 0) / 2_000);
      for (const sink of process?.open ?? []) {
        if (left === 0) break;
        if (random() < 0.5) continue;
        sink.end();
        left -= 1;
      }
    }
  }

  /** A process is gone at once: nobody is told, and what it held is lost. Another is started in its place. @param place 0 up to 1 */
  kill(place: number): void {
    const index = 1 + Math.floor(place * (this.#processes.length - 1));
    const process = this.#processes[index];
    if (process === undefined) return;
    this.#processes[index] = undefined;
    this.counts.kills += 1;
    process.streaming.hub.stop();
    void process.tailer.stop();
    this.#given.clock.after(GONE_MS, () => {
      void this.#start().then((started) => (this.#processes[index] = started));
    });
  }

  /** Streams that are open, as readers know them. */
  get openStreams(): number {
    return this.#processes.reduce((sum, process) => sum + (process?.open.size ?? 0), 0);
  }

  /** The same as the processes count them. */
  get countedStreams(): number {
    return this.#processes.reduce((sum, process) => sum + (process?.streaming.hub.counts().events ?? 0), 0);
  }

  async #start(): Promise<Process> {
    const { clock, onFault } = this.#given;
    const onFailure = (error: unknown) => onFault(String(error));
    const store = this.#store;
    const followed = await followLog({ store, clock, logPollMs: LOG_POLL_MS, onFailure });
    const { offer, tailer, follow } = followed;
    const nowhere = { dataDir: '', port: 0, host: '', siteDir: null, feed: null };
    const producers = () => offer.producers;
    const streamed = { epoch: EPOCH, store, clock, tailer, offer, follow, producers };
    const streaming = openStreaming(withDefaults({ ...nowhere, heartbeatMs: HEARTBEAT_MS }), streamed);
    const { hub, log } = streaming;
    const fence = () => Promise.resolve();
    const heard = { onDelivered: () => undefined, onDisputed: () => undefined };
    this.#sink ??= createSink({ store, clock, tailer, offer, fence, ...heard });
    const serve = createFollow({ epoch: EPOCH, tailer, hub, log, onFailure });
    return { ...followed, streaming, serve, open: new Set() };
  }

  #worldOf({ open, streaming }: Process): SinkWorld {
    const { clock, truth, onFault, onLeft } = this.#given;
    return {
      ...{ clock, reads: this.#reads, digestAt: truth.digestAt, onFault },
      onWrite: (bytes) => {
        this.counts.writes += 1;
        this.counts.bytes += bytes;
      },
      onClose: (sink, isCut) => {
        open.delete(sink);
        streaming.hub.remove(sink);
        if (isCut) this.counts.cut += 1;
        onLeft(sink.reader);
      },
    };
  }
}

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));
